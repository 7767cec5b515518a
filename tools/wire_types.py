"""Write the TypeScript types of everything that goes over the wire, from the msgspec structs.

``python -m tools.wire_types`` writes ``web/src/wire``; with ``--check`` it only says what is stale.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect

from ludopolis.games import SLUGS
from ludopolis.wire import message, rest, text
from ludopolis.wire.event import Event
from ludopolis.wire.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire"
OPEN_BASES: Final[tuple[type, ...]] = (Event, View)
HEADER: Final = "// Made by tools/wire_types.py from the msgspec structs; do not edit.\n"
MODULES: Final = (message, rest, text)
SCALARS: Final[dict[type, str]] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
    inspect.RawType: "unknown",
    inspect.BytesType: "string",
    inspect.DateTimeType: "string",
}


class Writer:
    """Collects one declaration per struct, in the order in which they are met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def name_of(self, cls: type) -> str:
        if cls in OPEN_BASES:
            return f"Any{cls.__name__}"
        name = typescript_name(cls)
        if name not in self.declared:
            self.declared[name] = ""
            self.declared[name] = self.declaration(cls, name)
        return name

    def declaration(self, cls: type, name: str) -> str:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        if info.array_like:
            parts = [f"{field.name}: {self.type_of(field.type)}" for field in info.fields]
            return f"export type {name} = [{', '.join(parts)}]\n"
        rows = [f"  {info.tag_field}: '{info.tag}'\n"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if may_be_missing(cls, field) else ""
            rows.append(f"  {field.encode_name}{mark}: {self.type_of(field.type)}\n")
        return f"export interface {name} {{\n{''.join(rows)}}}\n"

    def type_of(self, kind: inspect.Type) -> str:
        if type(kind) in SCALARS:
            return SCALARS[type(kind)]
        if isinstance(kind, inspect.StructType):
            return self.name_of(kind.cls)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(literal(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.type_of(part) for part in kind.types)
        if isinstance(kind, inspect.DictType):
            return f"{{ [key: string]: {self.type_of(kind.value_type)} }}"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.type_of(part) for part in kind.item_types)}]"
        if isinstance(kind, inspect.CollectionType):
            return f"{bracketed(self.type_of(kind.item_type))}[]"
        raise TypeError(f"no TypeScript type for {kind}")

    def union(self, name: str, classes: Iterable[type]) -> None:
        members = sorted(self.name_of(cls) for cls in classes)
        self.declared[name] = f"export type {name} = {' | '.join(members) or 'never'}\n"

    def text(self) -> str:
        return HEADER + "\n" + "\n".join(self.declared.values())


def may_be_missing(cls: type, field: inspect.Field) -> bool:
    """Packs come as they were written, without defaults; messages leave out what is unset."""
    is_unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    is_short = issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults
    is_left_out = is_unset or is_short
    return not field.required and (is_left_out or cls.__module__.endswith(".pack"))


def typescript_name(cls: type) -> str:
    """The name of the struct; those of a game begin with the game's name."""
    _, _, place = cls.__module__.partition("ludopolis.games.")
    game = place.partition(".")[0].capitalize()
    return cls.__name__ if cls.__name__.startswith(game) else game + cls.__name__


def literal(value: object) -> str:
    return str(value) if isinstance(value, int) else f"'{value}'"


def bracketed(kind: str) -> str:
    return f"({kind})" if "|" in kind else kind


def structs_of(module: Any) -> list[type[msgspec.Struct]]:  # noqa: ANN401 - a module
    """The structs that the module itself defines."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def structs_of_game(slug: str, kind: str, base: type) -> list[type]:
    """The events, or the view, of a game; none while it has no such module."""
    name = f"ludopolis.games.{slug}.{kind}"
    if importlib.util.find_spec(name) is None:
        return []
    found = structs_of(importlib.import_module(name))
    return [cls for cls in found if issubclass(cls, base)]


def wire_text() -> str:
    """All declarations, the same for the same structs."""
    writer = Writer()
    for module in MODULES:
        for cls in structs_of(module):
            writer.name_of(cls)
    views: list[type] = []
    events: list[type] = []
    for slug in SLUGS:
        views += structs_of_game(slug, "view", View)
        own_events = structs_of_game(slug, "events", Event)
        events += own_events
        writer.union(f"{slug.capitalize()}Event", own_events)
        for cls in structs_of_game(slug, "pack", msgspec.Struct):
            if cls.__name__ == "Pack":
                writer.name_of(cls)
    writer.union("AnyView", views)
    writer.union("AnyEvent", events)
    for alias in ("SocketRequest", "SocketMessage"):
        writer.union(alias, getattr(message, alias).__args__)
    return writer.text()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    check: bool = parser.parse_args(arguments).check
    target = FOLDER / "types.ts"
    fresh = wire_text()
    if target.is_file() and target.read_text(encoding="utf-8") == fresh:
        return 0
    if check:
        print(f"{target} is stale: run `python -m tools.wire_types`")
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
