"""The pack of Pearls: its TOML as structs, its checks, and the tables made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ludopolis.content import Loaded, load
from ludopolis.testing.pearls.tables import KINDS, RUBY, Tables

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    value: int
    name_en: str
    name_fr: str
    name_nl: str


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the game."""

    game: Literal["pearls"]
    kind: list[Kind]


def load_pack(source: Traversable) -> Loaded[Pack]:
    """Read a pack; refuses one with other kinds than the rules speak of."""
    return load(source, Pack, look_over)


def look_over(pack: Loaded[Pack]) -> None:
    ids = [kind.id for kind in pack.data.kind]
    if len(ids) != KINDS or ids[RUBY] != "ruby":
        pack.problem("kind", "pearls-pack-kinds", count=KINDS)


def tables_of(pack: Pack) -> Tables:
    return Tables([kind.id for kind in pack.kind], [kind.value for kind in pack.kind])
