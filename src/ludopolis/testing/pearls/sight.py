"""From a position of Pearls to what a seat may know of it, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.testing.pearls.tables import KINDS
from ludopolis.testing.pearls.view import PearlsOwn, PearlsView

if TYPE_CHECKING:
    from ludopolis.testing.pearls.state import Pearls
    from ludopolis.wire.view import Asked


def own_of(s: Pearls, seat: int, asked: Asked | None) -> PearlsOwn:
    return PearlsOwn(seat, asked, [] if seat < 0 else s.hand(seat))


def view_of(s: Pearls, own: PearlsOwn) -> PearlsView:
    return PearlsView(
        seat=own.seat,
        seats=s.seats,
        over=s.over,
        scores=s.scores(),
        asked=own.asked,
        deck=len(s.deck),
        hand=own.hand,
        hand_sizes=[sum(s.hand(seat)) for seat in range(s.seats)],
        shown=by_seat(s, s.shown),
        laid=by_seat(s, s.laid),
    )


def by_seat(s: Pearls, counts: list[int]) -> list[list[int]]:
    return [counts[seat * KINDS : (seat + 1) * KINDS] for seat in range(s.seats)]
