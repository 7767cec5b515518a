"""Loading of packs: shape checked by msgspec structs, meaning by the game that owns the pack.

Every fault becomes a problem with file, line and key; all problems found are reported together.
"""

from __future__ import annotations

import hashlib
import re
from functools import cached_property
from typing import TYPE_CHECKING, Final, Generic, NoReturn, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from ludopolis.content.kept import Kept, Whole, digest, kept
from ludopolis.content.locate import KeyPath, key_path, key_text
from ludopolis.content.names import names_in
from ludopolis.content.source import Document, SourceFile, Table, parse_toml, read_files
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from importlib.resources.abc import Traversable

    from ludopolis.wire.text import Names

T = TypeVar("T", bound=msgspec.Struct)
Container: TypeAlias = "dict[str, object] | list[object]"

WITH_PATH: Final = r"(?s)(?P<detail>.*?)(?: - at `\$\.?(?P<path>.*)`)?"
FIELD_FAULT: Final = r"Object (?P<fault>contains unknown|missing required) field `(.*)`"
TYPE_FAULT: Final = r"Expected `(?P<expected>.*?)`, got `(?P<got>.*)`"
LARGEST: Final = 2**63 - 1


class PackRefusal(Refusal):
    """A pack has problems. As a refusal it is the first of them; ``problems`` has all."""

    def __init__(self, problems: list[Refusal]) -> None:
        first = problems[0]
        super().__init__(first.code, first.rule, **first.arguments)
        self.problems = problems

    @property
    def __notes__(self) -> list[str]:  # type: ignore[override]  # as it is there
        return [note for problem in self.problems for note in problem.__notes__]

    def __reduce__(self) -> tuple[object, ...]:
        return PackRefusal, (self.problems,)


class Loaded(Generic[T]):
    """A pack whose shape is right. ``hash`` depends on its content, not on how it is written."""

    def __init__(
        self,
        name: str,
        data: T,
        content_hash: str,
        files: list[SourceFile],
        names: Names | None = None,
    ) -> None:
        self.name = name
        self.data = data
        self.hash = content_hash
        self.files = files
        self.known_names = names
        self.problems: list[Refusal] = []

    @cached_property
    def document(self) -> Document:
        """The files as they were written; hardly ever needed for a pack that the build knows."""
        return Document(self.files)

    def problem(self, path: str, code: str, **args: int | str) -> None:
        """Note a problem of meaning at a key such as ``district[3].neighbours``."""
        self.problems.append(problem_at(self.document, key_path(path), code, **args))

    def refuse(self, path: str, code: str, **args: int | str) -> NoReturn:
        """Give up at once, with this problem and those noted before."""
        self.problem(path, code, **args)
        raise PackRefusal(self.problems)

    def check(self) -> None:
        """Refuse the pack if problems were noted."""
        refuse_any(self.problems)

    def names(self) -> Names:
        """What the pack calls its things, by language and id."""
        if self.known_names is not None:
            return self.known_names
        return names_in(self.document.table)


def load(
    source: Traversable, model: type[T], look_over: Callable[[Loaded[T]], None] | None = None
) -> Loaded[T]:
    """Read a pack from a TOML file, or from all TOML files of a directory.

    ``look_over`` notes what is wrong with its meaning, unless the build has found it right.
    """
    return load_files(source.name, read_files(source), model, look_over)


def load_text(
    name: str, text: str, model: type[T], look_over: Callable[[Loaded[T]], None] | None = None
) -> Loaded[T]:
    """Read a pack from a text; ``name`` stands for the file in messages."""
    return load_files(name, [SourceFile(name, text)], model, look_over)


def load_files(
    name: str,
    files: list[SourceFile],
    model: type[T],
    look_over: Callable[[Loaded[T]], None] | None,
) -> Loaded[T]:
    whole = kept().packs.get(digest_of(files))
    if whole is not None:
        data = msgspec.msgpack.decode(whole.table, type=model)
        return Loaded(name, data, whole.hash, files, whole.names)
    try:
        loaded = read_tables(name, files, model)
    except RecursionError:
        raise Refusal("pack-too-deep", file=name) from None
    if look_over is not None:
        look_over(loaded)
        loaded.check()
    return loaded


def read_tables(name: str, files: list[SourceFile], model: type[T]) -> Loaded[T]:
    """A pack whose shape and values are right; refuses others."""
    document = Document(files)
    table = canonical(document.table)
    data, faults = convert_table(document, table, model)
    refuse_any([*faults, *faults_of_values(document)])
    assert data is not None
    return Loaded(name, data, content_hash(table), files)


def digest_of(files: list[SourceFile]) -> str:
    return digest(*(file.text for file in files))


def keep(texts: Iterable[str], packs: Iterable[Traversable]) -> bytes:
    """These files and packs as ``kept`` finds them; for the build, which has opened the packs."""
    encode = msgspec.msgpack.encode
    tables = {digest(text): msgspec.Raw(encode(parse_toml("", text))) for text in texts}
    whole: dict[str, Whole] = {}
    for pack in packs:
        document = Document(read_files(pack))
        table = canonical(document.table)
        whole[digest_of(document.files)] = Whole(
            msgspec.Raw(encode(table)), content_hash(table), names_in(document.table)
        )
    return encode(Kept(tables, whole))


def refuse_any(problems: list[Refusal]) -> None:
    if problems:
        raise PackRefusal(sorted(problems, key=place_of))


def place_of(problem: Refusal) -> tuple[str, int]:
    return str(problem.arguments["file"]), int(problem.arguments["line"])


def problem_at(document: Document, path: KeyPath, code: str, **args: int | str) -> Refusal:
    file, line = document.place(path)
    return Refusal(code, "", file=file, line=line, key=key_text(path), **args)


def canonical(table: Table) -> Table:
    """The same content with sorted keys, so that equal hashes mean equal data in equal order."""
    return {key: canonical_value(value) for key, value in sorted(table.items())}


def canonical_value(value: object) -> object:
    if isinstance(value, dict):
        return canonical(value)
    if isinstance(value, list):
        return [canonical_value(element) for element in value]
    return value


def content_hash(table: Table) -> str:
    import json  # noqa: PLC0415 - the hashes of packs that come with the package are kept

    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def containers(value: object, path: KeyPath = ()) -> list[tuple[KeyPath, Container]]:
    """Every table and array of the document with its path."""
    if not isinstance(value, dict | list):
        return []
    found: list[tuple[KeyPath, Container]] = [(path, value)]
    for key, inner in entries(value):
        if isinstance(inner, dict | list):
            found.extend(containers(inner, (*path, key)))
    return found


def entries(container: Container) -> Iterable[tuple[str | int, object]]:
    return container.items() if isinstance(container, dict) else enumerate(container)


def faults_of_values(document: Document) -> list[Refusal]:
    """No number may be too large, and two tables of one array can't share an ``id``."""
    problems: list[Refusal] = []
    for path, container in containers(document.table):
        for key, value in entries(container):
            if isinstance(value, int) and abs(value) > LARGEST:
                problems.append(problem_at(document, (*path, key), "pack-number"))
        if isinstance(container, list):
            problems.extend(repeats(document, path, container))
    return problems


def repeats(document: Document, path: KeyPath, elements: list[object]) -> list[Refusal]:
    problems: list[Refusal] = []
    seen: set[str] = set()
    for index, element in enumerate(elements):
        name = element.get("id") if isinstance(element, dict) else None
        if not isinstance(name, str):
            continue
        if name in seen:
            problems.append(problem_at(document, (*path, index, "id"), "pack-id-twice", id=name))
        seen.add(name)
    return problems


def convert_table(
    document: Document, table: Table, model: type[T]
) -> tuple[T | None, list[Refusal]]:
    """The table as a struct, or what is wrong with it."""
    try:
        return msgspec.convert(table, model), []
    except msgspec.ValidationError as error:
        parts = part_faults(document, table, model)
        return None, parts or [fault(document, (), error)]


def part_faults(document: Document, table: Table, model: type[T]) -> list[Refusal]:
    """Each element of the top-level arrays tried by itself, to find more than the first fault."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(model)}
    parts: list[Refusal] = []
    for key, value in table.items():
        if key not in fields:
            parts.append(problem_at(document, (key,), "pack-key-unknown"))
        elif get_origin(fields[key].type) is list and isinstance(value, list):
            element_type = get_args(fields[key].type)[0]
            for index, element in enumerate(value):
                parts.extend(faults_of(document, (key, index), element, element_type))
        else:
            parts.extend(faults_of(document, (key,), value, fields[key].type))
    missing = [field for key, field in fields.items() if field.required and key not in table]
    return parts + [
        problem_at(document, (field.encode_name,), "pack-key-missing") for field in missing
    ]


def faults_of(document: Document, path: KeyPath, value: object, kind: object) -> list[Refusal]:
    try:
        msgspec.convert(value, type=kind)
    except msgspec.ValidationError as error:
        return [fault(document, path, error)]
    return []


def fault(document: Document, start: KeyPath, error: msgspec.ValidationError) -> Refusal:
    """A fault of shape, as msgspec words it, with its place in the file."""
    whole = re.fullmatch(WITH_PATH, str(error))
    assert whole is not None
    detail, path = whole["detail"], (*start, *key_path((whole["path"] or "").replace("[...]", "")))
    if match := re.fullmatch(FIELD_FAULT, detail):
        code = "pack-key-missing" if match["fault"].startswith("missing") else "pack-key-unknown"
        return problem_at(document, (*path, match[2]), code)
    if match := re.fullmatch(TYPE_FAULT, detail):
        return problem_at(document, path, "pack-type", expected=match["expected"], got=match["got"])
    return problem_at(document, path, "pack-value", detail=detail)
