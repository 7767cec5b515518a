"""The pack frozen into numbers: colours, Buildings, constants and the effect of each Building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import bit, i64, packed, vec

if TYPE_CHECKING:
    from ludopolis.games.uchronia.effects.effect import Effect

COLOURS: Final = 5
CLAY: Final = 0
WOOD: Final = 1
BRICK: Final = 2
STONE: Final = 3
MARBLE: Final = 4
COLOUR_IDS: Final = ["clay", "wood", "brick", "stone", "marble"]

# A colour is its Order too (U-1.1).
PRODUCTION: Final = 0
EXPLORATION: Final = 1
DRACONIANS: Final = 2
CONSTRUCTION: Final = 3
TRADE: Final = 4
ORDER_IDS: Final = ["production", "exploration", "draconians", "construction", "trade"]

MAX_SEATS: Final = 5
MAX_NAMES: Final = 60
"""Names are bits of a machine integer, and options leave room for so many."""

# Lasting permissions, one bit each.
PROTECTION: Final = 0
WITHHOLD: Final = 1
ANY_FOUNDATION: Final = 2
COPY_ANY: Final = 3
DOMAIN_TO_STOCK_POWER: Final = 4
FORUM_AS_STOCK: Final = 5
COPY_BONUS: Final = 6
PLOT_DISCARD_POWER: Final = 7
REPLACE_WORK_POWER: Final = 8
POWERS: Final = 9


class Constants:
    """The numbers of the pack that are not tied to a Building."""

    def __init__(
        self,
        resource_cards: list[int],
        costs: list[int],
        points: list[int],
        thresholds: list[int],
        copies: i64,
        setup_draw: i64,
        setup_to_forum: i64,
        great_works: i64,
        plot_target: i64,
        plot_draw: i64,
        limit_base: i64,
        limit_per_building: i64,
        round_guard: i64,
    ) -> None:
        self.resource_cards: Final[vec[i64]] = packed(resource_cards)
        self.costs: Final[vec[i64]] = packed(costs)
        self.points: Final[vec[i64]] = packed(points)
        self.thresholds: Final[vec[i64]] = packed(thresholds)
        self.copies: Final = copies
        self.setup_draw: Final = setup_draw
        self.setup_to_forum: Final = setup_to_forum
        self.great_works: Final = great_works
        self.plot_target: Final = plot_target
        self.plot_draw: Final = plot_draw
        self.limit_base: Final = limit_base
        self.limit_per_building: Final = limit_per_building
        self.round_guard: Final = round_guard


class Tables:
    """The Buildings by number, in the order of the pack, and what their effects touch.

    ``rank`` is the place of a name in the alphabet. The masks have a bit per Building: ``bonuses``
    by Order, ``completions``, ``scorings``, and ``fed_by_production`` for the Fountain's kind.

    ``looks_within_exchange`` is of the first version of the rules: points were looked at between
    the two colours of an exchange, so that a seat could set off the end without ever having them.
    """

    def __init__(
        self,
        constants: Constants,
        ids: list[str],
        materials: list[int],
        rank: list[int],
        effects: list[Effect],
        *,
        looks_within_exchange: bool,
    ) -> None:
        self.constants: Final = constants
        self.looks_within_exchange: Final = looks_within_exchange
        self.ids: Final = ids
        self.names: Final[i64] = len(ids)
        self.material: Final[vec[i64]] = packed(materials)
        # A Building has one number on it, that of its material (U-1.6); packs may part the two.
        self.cost: Final[vec[i64]] = packed([constants.costs[m] for m in materials])
        self.worth: Final[vec[i64]] = packed([constants.points[m] for m in materials])
        self.rank: Final[vec[i64]] = packed(rank)
        self.effects: Final = effects
        self.bonuses: Final[vec[i64]] = packed(bonus_masks(effects))
        self.of_colour: Final[vec[i64]] = packed(colour_masks(materials))
        self.completions: Final[i64] = mask_of([e.acts_on_completion for e in effects])
        self.scorings: Final[i64] = mask_of([e.scores for e in effects])
        self.fed_by_production: Final[i64] = mask_of([e.is_fed_by_production for e in effects])
        self.causes: Final[vec[i64]] = packed(power_causes(effects))


def mask_of(flags: list[bool]) -> int:
    mask = 0
    for card in range(len(flags)):
        if flags[card]:
            mask |= bit(card)
    return mask


def bonus_masks(effects: list[Effect]) -> list[int]:
    """Per Order, the Buildings with a step of their own in it."""
    masks: list[int] = []
    for order in range(COLOURS):
        masks.append(mask_of([e.bonus_order == order for e in effects]))
    return masks


def colour_masks(materials: list[int]) -> list[int]:
    masks: list[int] = []
    for colour in range(COLOURS):
        masks.append(mask_of([material == colour for material in materials]))
    return masks


def power_causes(effects: list[Effect]) -> list[int]:
    """For each lasting permission the first Building that gives it, or -1."""
    causes = [-1] * POWERS
    for card in range(len(effects)):
        power = effects[card].power
        if power >= 0 and causes[power] < 0:
            causes[power] = card
    return causes
