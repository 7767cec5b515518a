"""What a seat of Utopia may know (section 14); ``sight`` builds it from the position."""

from __future__ import annotations

from typing import Final

import msgspec

from ludopolis.wire.view import Own, View

PHASES: Final = ("setup", "welcome", "development", "scoring")
"""What the phases of a view are called."""


class Princes(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Princes of one player and civilisation in one district."""

    district: int
    seat: int
    civ: int
    count: int


class UtopiaView(View, frozen=True, tag="utopia"):
    """Numbers index seats, districts, islands and civilisations; -1 is nobody.

    ``hand`` is the viewer's own, by civilisation. ``unseen`` counts the cards in the deck and in
    other hands together (T-14.4). ``guests`` are on the board by civilisation and island,
    ``taken`` those in front of each seat.
    """

    round: int
    phase: int
    entry: int
    acted: list[bool]
    surprised: list[bool]
    track: list[int]
    worth: list[int]
    princes: list[Princes]
    reserve: list[list[int]]
    controller: list[int]
    monument: list[int]
    wonder: list[int]
    bases: list[int]
    privileges: list[int]
    stock: list[int]
    guests: list[int]
    taken: list[list[int]]
    hand_sizes: list[int]
    hand: list[int] | None
    deck_size: int
    pile: list[int]
    unseen: list[int]


class UtopiaOwn(Own, frozen=True):
    """What of a view only its seat may know."""

    hand: list[int] | None
    unseen: list[int]
