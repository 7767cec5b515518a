"""Texts as data: a message key with typed arguments, put into words elsewhere."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class SeatArg(msgspec.Struct, frozen=True, gc=False, tag="seat"):
    """The player in a seat, by the name shown at the table."""

    seat: int


class TermArg(msgspec.Struct, frozen=True, gc=False, tag="term"):
    """A message of its own, without arguments: the name of a civilisation, of an order."""

    key: str


class NameArg(msgspec.Struct, frozen=True, gc=False, tag="name"):
    """The name that the content pack gives to one of its things."""

    id: str


Arg: TypeAlias = int | str | SeatArg | TermArg | NameArg | list[TermArg | NameArg]


class Line(msgspec.Struct, frozen=True, gc=False):
    """A message key and its arguments."""

    key: str
    args: dict[str, Arg] = {}


Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""What a content pack calls its things: language, then id, then name."""
