"""Texts as data: a message key with typed arguments, put into words elsewhere."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType, structs


class SeatArg(msgspec.Struct, frozen=True, gc=False, tag="seat"):
    """The player in a seat, by the name shown at the table."""

    seat: int


class TermArg(msgspec.Struct, frozen=True, gc=False, tag="term"):
    """A message of its own, without arguments: the name of a civilisation, of an order."""

    key: str


class NameArg(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """The name that the content pack gives to one of its things; ``count`` says how many of it."""

    id: str
    count: int | UnsetType = UNSET


Arg: TypeAlias = int | str | SeatArg | TermArg | NameArg | list[TermArg | NameArg]


class Line(msgspec.Struct, frozen=True, gc=False):
    """A message key and its arguments."""

    key: str
    args: dict[str, Arg] = {}


class Goals(msgspec.Struct, frozen=True, gc=False):
    """How far a seat is, in a few lines, the most telling first; for spectators the leader's."""

    seat: int
    lines: list[Line]


Origin: TypeAlias = Literal["", "partly", "reconstructed"]


class About(msgspec.Struct, frozen=True):
    """What a thing is, in words: its name, facts such as kind and price, and what it does.

    An effect is a row of texts to be read one after the other. ``rule`` is the numbered rule that
    says more. ``origin`` says what of it is ours and not the rulebook's: nothing, part of it, all.
    """

    title: Line
    facts: list[Line] = []
    effects: list[list[Line]] = []
    rule: str = ""
    origin: Origin = ""


class Things(msgspec.Struct, frozen=True):
    """The texts of all things that a player meets, by kind and id: ``mastery:markets``.

    ``kinds`` says what lies at a kind of place that is called otherwise: a card in ``hand`` is a
    ``material``. A ``term`` is explained wherever a text names it, and so are things of the kinds
    in ``words``.
    """

    texts: dict[str, About] = {}
    kinds: dict[str, str] = {}
    words: list[str] = []

    def at(self, place: str) -> About | None:
        """The text of the thing at a place, such as ``district:wa1`` or ``at:2:cellar``."""
        kind, _, rest = place.partition(":")
        thing = rest.rpartition(":")[2]
        return self.texts.get(place) or self.texts.get(f"{self.kinds.get(kind, kind)}:{thing}")

    def marked(self, origins: Mapping[str, str]) -> "Things":
        """With what each thing's pack says of its origin."""
        texts = {
            thing: structs.replace(about, origin=origin_of(origins.get(thing, "")))
            for thing, about in self.texts.items()
        }
        return Things(texts, self.kinds, self.words)


def origin_of(provenance: str) -> Origin:
    """Between what a rulebook says and what is ours lies what is known in part, or inferred."""
    if provenance == "reconstructed":
        return "reconstructed"
    return "" if provenance in {"", "rulebook"} else "partly"


Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""What a content pack calls its things: language, then id, then name."""
