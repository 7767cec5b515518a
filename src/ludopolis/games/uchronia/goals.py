"""How far a player of Uchronia is: points, the closest Monopoly, Buildings under construction.

All of it lies open on the table (U-2.2).
"""

from typing import Final

from ludopolis.core.native import i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.scoring import points, threshold
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS, MAX_NAMES, ORDER_IDS
from ludopolis.games.uchronia.words import building, order_term
from ludopolis.wire.text import Line

SITES: Final = 2
"""So many Buildings under construction are told."""


def lines(s: Uchronia, seat: int) -> list[Line]:
    found: list[Line] = [
        Line("uchronia-goal-points", {"points": points(s, seat), "goal": threshold(s)})
    ]
    colour = closest_monopoly(s, seat)
    if colour >= 0:
        found.append(monopoly_line(s, seat, colour))
    for card in nearest_sites(s, seat):
        found.append(site_line(s, seat, card))
    return found


def closest_monopoly(s: Uchronia, seat: i64) -> i64:
    """The colour of the seat's Activities in which one more, or one less, matters soonest."""
    best: i64 = -1
    least: i64 = 0
    for colour in range(COLOURS):
        own = s.activities(seat, colour)
        most = most_of_rivals(s, seat, colour)
        gap = max(own - most, most - own)
        if own > 0 and (best < 0 or gap < least):
            best = colour
            least = gap
    return best


def most_of_rivals(s: Uchronia, seat: i64, colour: i64) -> i64:
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.activities(other, colour))
    return most


def monopoly_line(s: Uchronia, seat: i64, colour: i64) -> Line:
    key = "uchronia-goal-monopoly-held" if s.monopoly[colour] == seat else "uchronia-goal-monopoly"
    return Line(
        key,
        {
            "order": order_term(ORDER_IDS[colour]),
            "count": s.activities(seat, colour),
            "other": most_of_rivals(s, seat, colour),
        },
    )


def nearest_sites(s: Uchronia, seat: i64) -> list[int]:
    """The Buildings under construction that lack least."""
    ranks: list[int] = []
    mask = s.seat_number(seat, layout.SITES)
    card: i64 = 0
    while mask != 0:
        if mask & 1 == 1:
            ranks.append((s.tables.cost[card] - s.site_size(seat, card)) * MAX_NAMES + card)
        mask >>= 1
        card += 1
    ranks.sort()
    return [rank % MAX_NAMES for rank in ranks[:SITES]]


def site_line(s: Uchronia, seat: i64, card: i64) -> Line:
    return Line(
        "uchronia-goal-building",
        {
            "building": building(s.tables.ids[card]),
            "count": s.site_size(seat, card),
            "need": s.tables.cost[card],
        },
    )
