"""Victory Points, worked out from public zones at any moment (U-2.2, U-17.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.native import i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia


def points(s: Uchronia, seat: i64) -> i64:
    """Buildings, Activities with their Monopoly, scoring effects; nothing else (U-12.5, U-17.2)."""
    total = s.tableau[seat * layout.COLUMNS + layout.WORTH]
    for colour in range(COLOURS):
        if s.monopoly[colour] == seat:
            total += s.activities(seat, colour)
    scoring = s.tableau[seat * layout.COLUMNS + layout.COMPLETED] & s.tables.scorings
    card: i64 = 0
    while scoring != 0:
        if scoring & 1 == 1:
            total += s.tables.effects[card].points(s, seat)
        scoring >>= 1
        card += 1
    return total


def threshold(s: Uchronia) -> i64:
    """What sets off the end (U-17.3)."""
    return s.tables.constants.thresholds[s.seats]


def places(s: Uchronia) -> list[int]:
    """Most points first, then most completed Buildings; what is equal is shared (U-17.9-17.11)."""
    ranks = [points(s, seat) * 100 + s.built(seat) for seat in range(s.seats)]
    found: list[int] = []
    for rank in ranks:
        better = [other for other in ranks if other > rank]
        found.append(1 + len(better))
    return found
