"""Where things stand in a TOML text: the line of every key and element.

The standard parser gives values without lines. This scanner walks a text which that parser has
already accepted, so it need not tell right from wrong, only keys, values and line ends apart.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

KeyPath: TypeAlias = "tuple[str | int, ...]"

# Compiled when first used: hardly any program needs them.
STEP: Final = r"\.?([^.\[\]]+)|\[(\d+)\]"
BARE_KEY: Final = r"[A-Za-z0-9_-]+"
BLANK: Final = r"[ \t]*"
GAP: Final = r"(?:[ \t\r\n]|#[^\n]*)*"
SCALAR: Final = r"[^,\]}#\n]*"
BASIC: Final = r'"(?:[^"\\\n]|\\.)*"'
LITERAL: Final = r"'[^'\n]*'"
LONG_BASIC: Final = r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
LONG_LITERAL: Final = r"'''.*?'{3,5}(?!')"


def key_path(text: str) -> KeyPath:
    """The steps of a path written ``district[3].neighbours``."""
    steps = re.finditer(STEP, text)
    return tuple(int(step[2]) if step[2] is not None else step[1] for step in steps)


def key_text(path: KeyPath) -> str:
    """The inverse of ``key_path``."""
    parts = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(parts).removeprefix(".")


def locate(text: str) -> dict[KeyPath, int]:
    """The line of every key, table and array element of a valid TOML text."""
    scanner = Scanner(text.replace("\r\n", "\n"))
    scanner.document()
    return scanner.lines


class Scanner:
    """Reads one text from top to bottom, noting the line of each path."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[KeyPath, int] = {}
        self.counts: dict[KeyPath, int] = {}

    def document(self) -> None:
        table: KeyPath = ()
        self.take(GAP)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.take(GAP)

    def take(self, pattern: str) -> str:
        """Read on over what the pattern matches here, counting lines."""
        match = re.compile(pattern, re.DOTALL).match(self.text, self.at)
        taken = match[0] if match else ""
        self.at += len(taken)
        self.line += taken.count("\n")
        return taken

    def note(self, path: KeyPath) -> None:
        self.lines.setdefault(path, self.line)

    def header(self) -> KeyPath:
        """``[a.b]`` or ``[[a.b]]``: the path of the table it opens."""
        is_array = self.text.startswith("[[", self.at)
        self.at += 2 if is_array else 1
        *outer, last = self.dotted_names()
        self.at += 2 if is_array else 1
        path = self.inner((), outer)
        path = self.element((*path, last)) if is_array else self.inner(path, [last])
        self.note(path)
        return path

    def inner(self, path: KeyPath, names: list[str]) -> KeyPath:
        """Go down by names; a name of an array of tables means its latest table."""
        for name in names:
            path = (*path, name)
            self.note(path)
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
        return path

    def element(self, array: KeyPath) -> KeyPath:
        """The next table of an array of tables."""
        self.note(array)
        index = self.counts.get(array, 0)
        self.counts[array] = index + 1
        return (*array, index)

    def dotted_names(self) -> list[str]:
        names = [self.name()]
        while self.text.startswith(".", self.at):
            self.at += 1
            names.append(self.name())
        return names

    def name(self) -> str:
        self.take(BLANK)
        quote = self.text[self.at]
        if quote == '"':
            import tomllib  # noqa: PLC0415 - only to say where something is wrong

            name = str(tomllib.loads(f"name = {self.take(BASIC)}")["name"])
        elif quote == "'":
            name = self.take(LITERAL)[1:-1]
        else:
            name = self.take(BARE_KEY)
        self.take(BLANK)
        return name

    def pair(self, table: KeyPath) -> None:
        path = table
        for name in self.dotted_names():
            path = (*path, name)
            self.note(path)
        self.at += 1
        self.take(BLANK)
        self.value(path)

    def value(self, path: KeyPath) -> None:
        opening = self.text[self.at]
        if opening == "[":
            self.array(path)
        elif opening == "{":
            self.inline_table(path)
        elif opening in "\"'":
            self.string(opening)
        else:
            self.take(SCALAR)

    def string(self, quote: str) -> None:
        is_long = self.text.startswith(quote * 3, self.at)
        if quote == '"':
            self.take(LONG_BASIC if is_long else BASIC)
        else:
            self.take(LONG_LITERAL if is_long else LITERAL)

    def array(self, path: KeyPath) -> None:
        self.at += 1
        self.take(GAP)
        index = 0
        while self.text[self.at] != "]":
            element = (*path, index)
            self.note(element)
            self.value(element)
            self.separator()
            index += 1
        self.at += 1

    def inline_table(self, path: KeyPath) -> None:
        self.at += 1
        self.take(GAP)
        while self.text[self.at] != "}":
            self.pair(path)
            self.separator()
        self.at += 1

    def separator(self) -> None:
        self.take(GAP)
        if self.text[self.at] == ",":
            self.at += 1
        self.take(GAP)
