"""The pack frozen into numbers: effect lines, cards, Monuments, Nations, tiles and roles.

Cards are numbered Masteries first, then Level cards Monument by Monument, then the Campfire.
"""

from typing import Final

from ludopolis.core.native import bit, i64, packed, vec
from ludopolis.games.dominations.vocabulary import DOMAINS, Half

# The material (D-1.1), as a pack must have it.
MASTERIES: Final = 72
COPIES: Final = 4
LEVEL_CARDS: Final = 50
CARDS: Final = MASTERIES + LEVEL_CARDS
CAMPFIRE: Final = CARDS
MONUMENTS: Final = 12
NATIONS: Final = 16
OBJECTIVES: Final = 5
LAND_TILES: Final = 90
ROLES: Final = 6
MAX_SEATS: Final = 4

AGES: Final = 3
TURNS_PER_AGE: Final = 5


class Constants:
    """The figures of ``core.toml``."""

    def __init__(
        self,
        hand_size: i64,
        city_tokens: i64,
        reserve_base: i64,
        reserve_step: i64,
        reserve_max: i64,
        over_max_vp: i64,
        last_age_role_vp: i64,
        campfire_give: i64,
        campfire_get: i64,
        objective_vp: list[int],
        city_cost: list[int],
        city_influence: list[int],
        city_trade: list[int],
        bands: list[int],
    ) -> None:
        self.hand_size: Final = hand_size
        self.city_tokens: Final = city_tokens
        self.reserve_base: Final = reserve_base
        self.reserve_step: Final = reserve_step
        self.reserve_max: Final = reserve_max
        self.over_max_vp: Final = over_max_vp
        self.last_age_role_vp: Final = last_age_role_vp
        self.campfire_give: Final = campfire_give
        self.campfire_get: Final = campfire_get
        self.objective_vp: Final[vec[i64]] = packed(objective_vp)
        self.city_cost: Final[vec[i64]] = packed(city_cost)
        self.city_influence: Final[vec[i64]] = packed(city_influence)
        self.city_trade: Final[vec[i64]] = packed(city_trade)
        self.bands: Final[vec[i64]] = packed(bands)


class Tables:
    """All content as packed rows; their columns are named in ``columns``.

    ``sides`` has, for each card and side, where its effect lines begin, and one end more;
    ``halves`` four Halves (n, e, s, w) for each card and copy; ``costs`` six numbers for each card:
    the upgrade of a Mastery, the price of a Level card.
    """

    def __init__(
        self,
        constants: Constants,
        lines: list[int],
        sides: list[int],
        halves: list[int],
        costs: list[int],
        domain: list[int],
        value: list[int],
        prerequisite: list[int],
        monument_of: list[int],
        first_level: list[int],
        shapes: list[int],
        conditions: list[int],
        pieces: list[int],
        monument_dots: list[int],
        objectives: list[int],
        needs: list[int],
        camps: list[int],
        dots: list[int],
        cradle: list[int],
        roles: list[int],
        card_ids: list[str],
        monument_ids: list[str],
        nation_ids: list[str],
        tile_ids: list[str],
        role_ids: list[str],
    ) -> None:
        self.constants: Final = constants
        self.lines: Final[vec[i64]] = packed(lines)
        self.sides: Final[vec[i64]] = packed(sides)
        self.halves: Final[vec[i64]] = packed(halves)
        self.costs: Final[vec[i64]] = packed(costs)
        self.domain: Final[vec[i64]] = packed(domain)
        self.value: Final[vec[i64]] = packed(value)
        self.prerequisite: Final[vec[i64]] = packed(prerequisite)
        self.monument_of: Final[vec[i64]] = packed(monument_of)
        self.first_level: Final[vec[i64]] = packed(first_level)
        self.shapes: Final[vec[i64]] = packed(shapes)
        self.conditions: Final[vec[i64]] = packed(conditions)
        self.pieces: Final[vec[i64]] = packed(pieces)
        self.monument_dots: Final[vec[i64]] = packed(monument_dots)
        self.objectives: Final[vec[i64]] = packed(objectives)
        self.needs: Final[vec[i64]] = packed(needs)
        self.camps: Final[vec[i64]] = packed(camps)
        self.dots: Final[vec[i64]] = packed(dots)
        self.cradle: Final[vec[i64]] = packed(cradle)
        self.roles: Final[vec[i64]] = packed(roles)
        self.card_ids: Final = card_ids
        self.monument_ids: Final = monument_ids
        self.nation_ids: Final = nation_ids
        self.tile_ids: Final = tile_ids
        self.role_ids: Final = role_ids
        accepts = [self.accepted(layout) for layout in range(len(halves) // 4)]
        self.accepts: Final[vec[i64]] = packed(accepts)

    def half(self, card: i64, copy: i64, side: i64) -> i64:
        """The Half on the n, e, s or w side; the basic and the advanced one are alike (D-11.11)."""
        return self.halves[(card * COPIES + copy) * 4 + side]

    def accepted(self, layout: int) -> int:
        """Nine bits for each side: the Halves with which it forms a Nodus (D-12.4 to D-12.8)."""
        total = 0
        for side in range(4):
            total |= partners(self.halves[layout * 4 + side]) << (9 * side)
        return total

    def first_line(self, card: i64, side: i64) -> i64:
        return self.sides[card * 2 + side]

    def end_line(self, card: i64, side: i64) -> i64:
        return self.sides[card * 2 + side + 1]

    def levels(self, monument: i64) -> i64:
        """How many Level cards the Monument has."""
        return self.first_level[monument + 1] - self.first_level[monument]

    def called(self, card: i64) -> str:
        """The id by which a card is named: a Level card is called after its Monument."""
        monument = self.monument_of[card]
        return self.card_ids[card] if monument < 0 else self.monument_ids[monument]


def partners(half: i64) -> i64:
    """The Halves, as bits, that form a Nodus with this one."""
    colours: i64 = bit(DOMAINS) - 1
    if half < DOMAINS:
        return bit(half) | bit(Half.VESTIGIUM)
    if half == Half.VESTIGIUM:
        return colours
    assert half >= Half.CORRUPTIO
    return 0


class Terms:
    """What one match fixes: content, seats and flags.

    ``any_wheel``: every wheel is a Locus (D-6.7, D-6.9). ``bonus_produced``: what cards add to
    Production is Production too (D-8.13).
    """

    def __init__(self, tables: Tables, seats: i64, any_wheel: bool, bonus_produced: bool) -> None:
        self.tables: Final = tables
        self.seats: Final = seats
        self.any_wheel: Final = any_wheel
        self.bonus_produced: Final = bonus_produced
