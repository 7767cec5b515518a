"""What is missing, different, doubled or unused in the texts, compared with the program's source.

Keys are collected from the source itself: literals given to ``Line``, ``tell``, ``TermArg``,
``Refusal``, ``AskSpec`` and to the problems of packs must exist and get the arguments that their
texts use; of a form with fields in braces some key must exist, and each gets them.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludopolis.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from importlib.resources.abc import Traversable

Files: TypeAlias = "Mapping[str, Mapping[str, Traversable]]"
"""Fluent files by language and name."""

PACK_ARGUMENTS: Final = frozenset({"file", "line", "key"})
REFUSALS: Final = {"Refusal": 0, "refusal": 0, "problem": 1, "refuse": 1, "problem_at": 2}
MESSAGES: Final = {"Line": 0, "TermArg": 0, "term": 0}
WORD: Final = re.compile(r"[a-z][a-z0-9_-]*")
ANY_CODE: Final = r"[a-z0-9_-]+"
FORM: Final = re.compile(r"[a-z]+\\-|.*\\-[a-z]+(\\-|$)")
EVERY_REFUSAL: Final = f"refusal\\-{ANY_CODE}"
CLIENT_SUFFIXES: Final = (".ts", ".svelte")
CLIENT_KEY: Final = re.compile(r"(['\"])(?P<key>[a-z][a-z0-9-]*-[a-z0-9-]+)\1")
CLIENT_FORM: Final = re.compile(r"`(?P<form>(?:[a-z]+-[a-z0-9-]*\$\{|\$\{[^}`]*\}-[a-z]+)[^`]*)`")
CLIENT_ARGUMENT: Final = re.compile(r"\$\{[^}]*\}")
TOLD_TERM: Final = "term "
TOLD_FIELD: Final = re.compile(r"\{[^}]*\}")


class Message:
    """One message of one language: where it stands and which variables and messages it uses."""

    def __init__(self, key: str, place: str) -> None:
        self.key = key
        self.place = place
        self.variables: set[str] = set()
        self.references: set[str] = set()


class References(Visitor):
    """Collects what a message refers to."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.message.references.add(f"-{node.id.name}")


class Use:
    """One place in the source that names a message; ``arguments`` is None where unknown.

    The key may be a form with fields in braces, which names all messages of that form.
    """

    def __init__(self, key: str, place: str, arguments: set[str] | None) -> None:
        self.key = key
        self.place = place
        self.arguments = arguments

    def named(self, messages: dict[str, Message]) -> list[Message]:
        if not TOLD_FIELD.search(self.key):
            return [messages[self.key]] if self.key in messages else []
        form = re.compile(ANY_CODE.join(map(re.escape, TOLD_FIELD.split(self.key))))
        return [message for key, message in messages.items() if form.fullmatch(key)]


class Texts:
    """All messages of all languages, with the faults found while reading them."""

    def __init__(self, files: Files) -> None:
        self.faults: list[str] = []
        self.messages = {language: self.read(language, files[language]) for language in LANGUAGES}

    def read(self, language: str, files: Mapping[str, Traversable]) -> dict[str, Message]:
        messages: dict[str, Message] = {}
        for name, file in files.items():
            place = f"{language}/{name}"
            for message in self.messages_of(place, file.read_text(encoding="utf-8")):
                if message.key in messages:
                    first = messages[message.key].place
                    self.faults.append(f"{place}: {message.key} stands in {first} already")
                messages.setdefault(message.key, message)
        return messages

    def messages_of(self, place: str, text: str) -> Iterator[Message]:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                self.faults.append(f"{place}: not understood: {first_line(entry.content)}")
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                mark = "-" if isinstance(entry, ftl.Term) else ""
                message = Message(mark + entry.id.name, place)
                References(message).visit(entry)
                yield message


def first_line(content: str | None) -> str:
    return (content or "").strip().partition("\n")[0]


def audit(files: Files, sources: Iterable[tuple[str, str]]) -> list[str]:
    """Every fault found, in words. ``sources``: names and texts of Python and client files."""
    texts = Texts(files)
    scan = Scan()
    for name, source in sources:
        scan.read(name, source)
    return [
        *texts.faults,
        *language_faults(texts),
        *reference_faults(texts),
        *use_faults(texts.messages[LANGUAGES[0]], scan.uses),
        *unused(texts.messages[LANGUAGES[0]], scan),
    ]


def language_faults(texts: Texts) -> Iterator[str]:
    """Every key must stand in all languages, with the same variables."""
    every_key = sorted({key for messages in texts.messages.values() for key in messages})
    for key in every_key:
        found = {
            code: messages[key] for code, messages in texts.messages.items() if key in messages
        }
        for language in LANGUAGES:
            if language not in found:
                yield f"{key}: missing in {language}"
        spoken = {code: sorted(message.variables) for code, message in found.items()}
        if len({tuple(variables) for variables in spoken.values()}) > 1:
            yield f"{key}: different variables: {spoken}"


def reference_faults(texts: Texts) -> Iterator[str]:
    """What a message refers to must stand in the same language."""
    for messages in texts.messages.values():
        for message in messages.values():
            for key in sorted(message.references - messages.keys()):
                yield f"{message.place}: {message.key} refers to {key}, which is missing"


def use_faults(messages: dict[str, Message], uses: list[Use]) -> Iterator[str]:
    """What the source names must exist, and its text may use only the arguments it gets."""
    for use in uses:
        named = use.named(messages)
        if not named:
            yield f"{use.place}: no text {use.key}"
        if use.arguments is None:
            continue
        for message in named:
            if lacking := message.variables - use.arguments:
                yield f"{use.place}: {message.key} gets no {', '.join(sorted(lacking))}"


def unused(messages: dict[str, Message], scan: Scan) -> Iterator[str]:
    """Keys that no literal, no formatted string of the source and no other message names."""
    named = scan.literals | {message.key for use in scan.uses for message in use.named(messages)}
    for message in messages.values():
        named |= message.references
    patterns = [re.compile(pattern) for pattern in sorted(scan.patterns)]
    for key, message in messages.items():
        if key not in named and not any(pattern.fullmatch(key) for pattern in patterns):
            yield f"{message.place}: {key} is not used"


class Scan:
    """The keys that the source names, plainly or as formatted strings."""

    def __init__(self) -> None:
        self.uses: list[Use] = []
        self.literals: set[str] = set()
        self.patterns: set[str] = set()

    def read(self, name: str, source: str) -> None:
        if name.endswith(CLIENT_SUFFIXES):
            self.read_client(name, source)
        else:
            self.read_program(name, source)

    def read_client(self, name: str, source: str) -> None:
        """The browser's texts have keys of their own, ``web-…``; those must exist."""
        for found in CLIENT_KEY.finditer(source):
            self.literals.add(found["key"])
            if found["key"].startswith("web-"):
                line = source.count("\n", 0, found.start()) + 1
                self.uses.append(Use(found["key"], f"{name}:{line}", None))
        for found in CLIENT_FORM.finditer(source):
            parts = [re.escape(part) for part in CLIENT_ARGUMENT.split(found["form"])]
            self.patterns.add(ANY_CODE.join(parts))

    def read_program(self, name: str, source: str) -> None:
        for node in ast.walk(ast.parse(source, name)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.note_literal(node.value)
            elif isinstance(node, ast.JoinedStr):
                self.note_pattern(node)
            elif isinstance(node, ast.Call):
                self.note_call(name, node)

    def note_literal(self, text: str) -> None:
        if WORD.fullmatch(text):
            self.literals |= {text, f"refusal-{text}"}

    def note_pattern(self, node: ast.JoinedStr) -> None:
        """A formatted string stands for all keys of its form, if it says what they are about."""
        pattern = "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY_CODE
            for part in node.values
        )
        if FORM.match(pattern) and pattern != EVERY_REFUSAL:
            self.patterns.add(pattern)

    def note_call(self, name: str, call: ast.Call) -> None:
        called = called_name(call)
        place = f"{name}:{call.lineno}"
        if called in REFUSALS:
            code = literal(call, REFUSALS[called])
            if code is not None:
                extra = PACK_ARGUMENTS if called not in {"Refusal", "refusal"} else frozenset()
                self.uses.append(Use(f"refusal-{code}", place, keywords(call, extra)))
        elif called in MESSAGES:
            key = literal(call, MESSAGES[called])
            if key is not None:
                self.uses.append(Use(key, place, line_arguments(call, called)))
        elif called == "tell":
            self.uses += tellings(call, place)


def tellings(call: ast.Call, place: str) -> Iterator[Use]:
    """What an event is told by, and the terms among its arguments."""
    key = literal(call, 0)
    if key is not None:
        yield Use(key, place, keywords(call, frozenset()))
    for keyword in call.keywords:
        form = keyword.value
        if isinstance(form, ast.Constant) and str(form.value).startswith(TOLD_TERM):
            yield Use(str(form.value).removeprefix(TOLD_TERM), place, set())


def called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def literal(call: ast.Call, index: int) -> str | None:
    if len(call.args) > index:
        arg = call.args[index]
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            return arg.value
    return None


def keywords(call: ast.Call, extra: frozenset[str]) -> set[str] | None:
    """The names of the keyword arguments; None when some come from a mapping."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name is not None} | extra


def line_arguments(call: ast.Call, called: str) -> set[str] | None:
    """The keys of the dictionary literal that a ``Line`` is made with."""
    if called == "TermArg" or (len(call.args) == 1 and called == "Line"):
        return set()
    given = call.args[1] if len(call.args) > 1 else None
    if not isinstance(given, ast.Dict):
        return None
    keys = [key.value for key in given.keys if isinstance(key, ast.Constant)]
    return {str(key) for key in keys} if len(keys) == len(given.keys) else None
