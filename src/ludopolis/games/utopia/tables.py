"""The board frozen into numbers, and what stays fixed during one match."""

from typing import Any, Final

from ludopolis.core.native import i64, packed, vec

MAX_SEATS: Final = 5  # T-1.1
CIVS: Final = 5  # T-1.2
ISLANDS: Final = 4  # T-1.3, each with room for one of the wonders, all alike (T-1.8)
PAIRS: Final = CIVS * ISLANDS

CIV_IDS: Final = ["maya", "persia", "egypt", "greece", "china"]
ISLAND_IDS: Final = ["water", "fire", "earth", "wind"]
COLOURS: Final = ["blue", "red", "green", "yellow", "purple"]

PRINCES: Final = 8  # of each civilisation, for each player (T-1.9)
BASES: Final = 8  # T-1.10
PRIVILEGES: Final = 2  # T-1.10
MONUMENTS: Final = 7  # of each civilisation, besides the one on the scale (T-1.7)
CARDS: Final = 10  # of each civilisation (T-1.12)
GUESTS: Final = 2  # of each pair of civilisation and island (T-1.11)


class Tables:
    """A pack's board. Districts are numbered island by island, so an island is a range.

    A plaza is no district: no prince can stand on it or cross it (T-1.6). ``builds_by_prince`` is
    a matter of version 1: a guest without a prince gave no chance to build. ``known_princes`` are
    those that views have shown so far, by place and number.
    """

    def __init__(
        self,
        district_ids: list[str],
        island_starts: list[int],
        values: list[int],
        roads: list[list[int]],
        sailings: list[list[int]],
        near_sailings: list[list[int]],
        closed_with_two: int,
        builds_by_prince: bool,
    ) -> None:
        self.district_ids: Final = district_ids
        self.island_starts: Final[vec[i64]] = packed(island_starts)
        self.values: Final[vec[i64]] = packed(values)
        self.roads: Final = roads
        self.sailings: Final = sailings
        self.near_sailings: Final = near_sailings
        self.closed_with_two: Final = closed_with_two
        self.builds_by_prince: Final = builds_by_prince
        islands = [
            i for i in range(ISLANDS) for _ in range(island_starts[i + 1] - island_starts[i])
        ]
        self.island_of: Final[vec[i64]] = packed(islands)
        places = MAX_SEATS * len(district_ids) * CIVS
        self.known_princes: Final[list[Any]] = [None] * (places * (PRINCES + 1))


# Who goes to the back of the start square (T-3.7, T-3.8).
ROTATE_FRONT: Final = 0
ROTATE_FIRST: Final = 1
ROTATE_ALL: Final = 2


class Terms:
    """What one match fixes: seats, flags, open islands and the reach of every district."""

    def __init__(
        self,
        tables: Tables,
        seats: i64,
        value_floor: i64,
        rotation: i64,
        same_sector: bool,
        fixed_order: bool,
        extra_builds: bool,
        own_income: bool,
        shared_victory: bool,
        scores_by_turns: bool,
        may_discard: bool,
    ) -> None:
        self.tables: Final = tables
        self.seats: Final = seats
        self.rotation: Final = rotation
        self.fixed_order: Final = fixed_order
        self.extra_builds: Final = extra_builds
        self.own_income: Final = own_income
        self.shared_victory: Final = shared_victory
        self.scores_by_turns: Final = scores_by_turns
        self.may_discard: Final = may_discard
        self.districts: Final[i64] = len(tables.district_ids)
        # T-2.8, T-2.10: what is not among the open islands and within reach can't be entered.
        self.closed: Final[i64] = tables.closed_with_two if seats == 2 else -1
        self.open_islands: Final = [i for i in range(ISLANDS) if i != self.closed]
        self.values: Final[vec[i64]] = packed([max(value_floor, v) for v in tables.values])
        sailings = tables.near_sailings if same_sector else tables.sailings
        self.reach: Final = [self.reachable(d, sailings) for d in range(self.districts)]
        self.island_districts: Final = [
            list(range(tables.island_starts[i], tables.island_starts[i + 1]))
            for i in range(ISLANDS)
        ]

    def reachable(self, district: int, sailings: list[list[int]]) -> list[int]:
        """Where one card takes a prince by street, bridge or ship (T-9.3, T-9.4, T-2.11)."""
        ends = sorted(set(self.tables.roads[district] + sailings[district]))
        return [d for d in ends if self.tables.island_of[d] != self.closed]
