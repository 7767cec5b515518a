"""How far a player of Utopia is: points, the nearest district and the nearest wonder.

All of it lies open on the table (T-14.1). Everybody is told after every move, and mostly the same
as before: lines are made once.
"""

from functools import lru_cache
from typing import Final

from ludopolis.core.native import i64
from ludopolis.games.utopia.building import CONTROL_PRICE
from ludopolis.games.utopia.scoring import income
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIV_IDS, CIVS, ISLAND_IDS, ISLANDS
from ludopolis.games.utopia.turn import GOAL
from ludopolis.games.utopia.words import civ_term
from ludopolis.wire.text import Line, NameArg

KEPT: Final = 4096
FIELDS: Final = frozenset(
    {
        "over",
        "scores",
        "princes",
        "controller",
        "monument",
        "stock",
        "worth",
        "bases",
        "wonder",
    }
)
"""The fields of a view that these lines are made of."""


def lines(s: Utopia, seat: int) -> list[Line]:
    found: list[Line] = [points_line(s.points[seat], income(s, seat))]
    if s.bases[seat] == 0:
        return found
    place = nearest_district(s, seat)
    if place >= 0:
        count = s.princes[s.prince_index(seat, 0, 0) + place]
        district = s.terms.tables.district_ids[place // CIVS]
        found.append(district_line(count, CIV_IDS[place % CIVS], district))
    island = nearest_island(s, seat)
    if island >= 0:
        found.append(wonder_line(civilisations(s, seat, island), ISLAND_IDS[island]))
    return found


@lru_cache(KEPT)
def points_line(points: int, more: int) -> Line:
    return Line("utopia-goal-points", {"points": points, "goal": GOAL, "income": more})


def nearest_district(s: Utopia, seat: i64) -> i64:
    """The district and civilisation with the most princes; the civilisation worth more first."""
    best: i64 = -1
    most: i64 = 0
    first = s.prince_index(seat, 0, 0)
    for place in range(s.terms.districts * CIVS):
        princes = s.princes[first + place]
        if princes > 0 and s.controller[place // CIVS] < 0 and s.stock[place % CIVS] > 0:
            rank = 10 * min(princes, CONTROL_PRICE) + s.worth[place % CIVS]
            if rank > most:
                best = place
                most = rank
    return best


@lru_cache(KEPT)
def district_line(count: int, civ: str, district: str) -> Line:
    return Line(
        "utopia-goal-district",
        {
            "count": count,
            "need": CONTROL_PRICE,
            "civ": civ_term(civ),
            "district": NameArg(district),
        },
    )


def nearest_island(s: Utopia, seat: i64) -> i64:
    """The island without a wonder on which the seat has the most civilisations."""
    best: i64 = -1
    most: i64 = 0
    for island in range(ISLANDS):
        found = civilisations(s, seat, island)
        if s.wonder[island] < 0 and found > most:
            best = island
            most = found
    return best


def civilisations(s: Utopia, seat: i64, island: i64) -> i64:
    count: i64 = 0
    for civ in range(CIVS):
        if s.standing_on(seat, island, civ) > 0:
            count += 1
    return count


@lru_cache(KEPT)
def wonder_line(count: int, island: str) -> Line:
    return Line("utopia-goal-wonder", {"count": count, "need": CIVS, "island": NameArg(island)})
