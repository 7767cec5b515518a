"""What a seat of Utopia may know, built field by field from the position (section 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludopolis.core.native import unpacked
from ludopolis.games.utopia.tables import CIVS, PAIRS
from ludopolis.wire.view import View

if TYPE_CHECKING:
    from ludopolis.games.utopia.state import Utopia
    from ludopolis.wire.view import Asked


class Princes(msgspec.Struct, frozen=True, array_like=True):
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


def view_of(s: Utopia, seat: int, asked: Asked | None) -> UtopiaView:
    seats = s.match.seats
    cards = rows(unpacked(s.cards), CIVS)
    guests = rows(unpacked(s.guests), PAIRS)
    hidden = [cards[row] for row in range(seats + 1) if row != seat]
    return UtopiaView(
        seat=seat,
        seats=seats,
        over=s.over,
        scores=s.scores(),
        asked=asked,
        round=s.round,
        phase=s.phase,
        entry=s.entry,
        acted=bits(s.acted, seats),
        surprised=bits(s.surprised, seats),
        track=unpacked(s.track),
        worth=unpacked(s.worth),
        princes=[Princes(*place) for place in s.princes_on_board()],
        reserve=rows(unpacked(s.reserve), CIVS),
        controller=unpacked(s.controller),
        monument=unpacked(s.monument),
        wonder=unpacked(s.wonder),
        bases=unpacked(s.bases),
        privileges=unpacked(s.privileges),
        stock=unpacked(s.stock),
        guests=guests[seats],
        taken=guests[:seats],
        hand_sizes=[sum(hand) for hand in cards[:seats]],
        hand=cards[seat] if seat >= 0 else None,
        deck_size=sum(cards[seats]),
        pile=cards[seats + 1],
        unseen=[sum(column) for column in zip(*hidden, strict=True)],
    )


def rows(flat: list[int], width: int) -> list[list[int]]:
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def bits(mask: int, count: int) -> list[bool]:
    return [bool(mask >> i & 1) for i in range(count)]
