"""The files of a pack, read and merged into one document that remembers where each part stood."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from ludopolis.content.kept import digest, kept
from ludopolis.content.locate import KeyPath, locate
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Table: TypeAlias = "dict[str, object]"

SYNTAX_ERROR: Final = r"(?P<detail>.*) \(at (?:line (?P<line>\d+), .*|end of document)\)"
SUFFIX: Final = ".toml"


class SourceFile:
    """One file: its name for messages, its values and, when asked, the lines of its keys."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.known_lines: dict[KeyPath, int] = {}

    @cached_property
    def table(self) -> Table:
        return parse_toml(self.name, self.text)

    def line(self, path: KeyPath) -> int:
        """The line of a path, or of the nearest thing around it."""
        if not self.known_lines:
            self.known_lines = {(): 1, **locate(self.text)}
        while path not in self.known_lines:
            path = path[:-1]
        return self.known_lines[path]


class Document:
    """All files of a pack as one table. Arrays of tables with one name are joined end to end."""

    def __init__(self, files: list[SourceFile]) -> None:
        self.files = files
        self.table: Table = {}
        self.homes: dict[KeyPath, tuple[SourceFile, KeyPath]] = {}
        for file in files:
            for key, value in file.table.items():
                self.add(file, key, value)

    def add(self, file: SourceFile, key: str, value: object) -> None:
        known = self.table.get(key)
        if isinstance(value, list) and (known is None or isinstance(known, list)):
            self.join(file, key, value)
        elif known is None:
            self.table[key] = value
            self.homes[key,] = (file, (key,))
        else:
            raise Refusal(
                "pack-key-twice", file=file.name, line=file.line((key,)), key=key,
                other=self.homes[key,][0].name,
            )  # fmt: skip

    def join(self, file: SourceFile, key: str, elements: list[object]) -> None:
        self.homes.setdefault((key,), (file, (key,)))
        joined = self.table.setdefault(key, [])
        assert isinstance(joined, list)
        for index, element in enumerate(elements):
            self.homes[key, len(joined)] = (file, (key, index))
            joined.append(element)

    def place(self, path: KeyPath) -> tuple[str, int]:
        """The file and the line of a path, or of the nearest thing around it."""
        for depth in (2, 1):
            if path[:depth] in self.homes:
                file, home = self.homes[path[:depth]]
                return file.name, file.line((*home, *path[depth:]))
        return self.files[0].name, 1


def parse_toml(name: str, text: str) -> Table:
    """The values of a text; a fault of syntax is refused with its line."""
    read = kept().files.get(digest(text))
    if read is not None:
        table: Table = msgspec.msgpack.decode(read)
        return table
    import tomllib  # noqa: PLC0415 - what comes with the package has been read by the build

    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Refusal("pack-too-deep", file=name) from None
    except ValueError as error:
        match = re.fullmatch(SYNTAX_ERROR, str(error))
        detail = match["detail"] if match else str(error)
        at_end = text.count("\n") + 1
        line = int(match["line"]) if match and match["line"] else at_end
        raise Refusal("pack-syntax", file=name, line=line, detail=detail) from None


def read_files(source: Traversable) -> list[SourceFile]:
    """The file, or all TOML files of the directory in the order of their names."""
    try:
        if not source.is_dir():
            return [read_file(source)]
        inside = sorted(source.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        raise unreadable(source.name, error) from None
    files = [read_file(entry) for entry in inside if entry.name.endswith(SUFFIX)]
    if not files:
        raise Refusal("pack-empty", file=source.name)
    return files


def read_file(source: Traversable) -> SourceFile:
    try:
        return SourceFile(source.name, source.read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(source.name, error) from None
    except UnicodeDecodeError as fault:
        line = fault.object[: fault.start].count(b"\n") + 1
        raise Refusal("pack-not-utf8", file=source.name, line=line) from None


def unreadable(name: str, error: OSError) -> Refusal:
    return Refusal("pack-unreadable", file=name, detail=error.strerror or str(error))
