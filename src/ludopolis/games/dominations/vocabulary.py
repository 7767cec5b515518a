"""The words of effect lines, objectives and conditions as numbers, in the order of the rules."""

from typing import Final


def ids(words: type) -> list[str]:
    """What packs call the words of a namespace, by number."""
    return [name.lower() for name in vars(words) if name.isupper()]


DOMAINS: Final = 6
DOMAIN_IDS: Final = ["trade", "craftsmanship", "art", "science", "government", "religion"]


class Half:
    """A dot or a Half that is none of the Domains."""

    VESTIGIUM: Final = 6
    CORRUPTIO: Final = 7
    NOTHING: Final = 8


HALF_IDS: Final = [*DOMAIN_IDS, "vestigium", "corruptio", "none"]

ANY: Final = -1

VALUES: Final = [3, 6, 9]
TIERS: Final = 3
"""Masteries have values of three tiers, as Cities have levels."""
CITY_LEVELS: Final = 3


class Side:
    """The sides of a Mastery; a Level card has only the basic one."""

    BASIC: Final = 0
    ADVANCED: Final = 1


SIDE_IDS: Final = ids(Side)


class Trigger:
    """When an effect line happens (D-21.6 to D-21.18)."""

    ON_ACQUIRE: Final = 0
    TURN_START: Final = 1
    AGE_START: Final = 2
    ON_PRODUCE: Final = 3
    ON_PLACE: Final = 4
    ON_LOCUS: Final = 5
    ON_CITY_BUILT: Final = 6
    ON_MONUMENT_LEVEL: Final = 7
    ON_DEVELOP: Final = 8
    ON_UPGRADE: Final = 9
    END_OF_AGE: Final = 10
    GAME_END: Final = 11
    PASSIVE: Final = 12


TRIGGERS: Final = 13
TRIGGER_IDS: Final = ids(Trigger)


class Effect:
    """The outcome of an effect line (D-21.19 to D-21.25); from ``CITY_COST`` on the modifiers."""

    KNOWLEDGE: Final = 0
    VP: Final = 1
    INFLUENCE: Final = 2
    TILES: Final = 3
    FREE_UPGRADE: Final = 4
    EXTRA_BUILD: Final = 5
    EXTRA_DEVELOP: Final = 6
    CITY_COST: Final = 7
    MASTERY_COST: Final = 8
    UPGRADE_COST: Final = 9
    MONUMENT_COST: Final = 10
    RESERVE_STEP: Final = 11
    CAMP_BONUS: Final = 12
    TRADE_BONUS: Final = 13
    CONCENTRATION_BONUS: Final = 14
    EXCHANGE: Final = 15
    HAND_SIZE: Final = 16
    ASSIMILATION: Final = 17


OUTCOME_IDS: Final = ids(Effect)


class Per:
    """What an effect line counts (D-21.26 to D-21.37)."""

    NODUS: Final = 0
    CITIES: Final = 1
    CITY_LEVELS: Final = 2
    CITY_GROUP: Final = 3
    CITY_SEPARATE: Final = 4
    MASTERIES: Final = 5
    DOMAINS: Final = 6
    MONUMENT_LEVELS: Final = 7
    MONUMENTS: Final = 8
    STOCK: Final = 9
    PRODUCED: Final = 10
    INFLUENCE: Final = 11


PER_IDS: Final = ids(Per)


class Goal:
    """The kinds of objectives (D-18.4)."""

    CITIES: Final = 0
    ADJACENT_CITIES: Final = 1
    SEPARATE_CITIES: Final = 2
    MONUMENTS: Final = 3
    NODUS: Final = 4
    INFLUENCE: Final = 5
    MASTERIES: Final = 6


OBJECTIVE_IDS: Final = ids(Goal)


class Power:
    """What a Domination card lets its holder do in the next Age (D-15.5)."""

    SET_ORDER: Final = 0
    EXTRA_TILES: Final = 1
    INFLUENCE_NOW: Final = 2
    CAMP_PLUS: Final = 3
    REACTIVATE_ONCE: Final = 4
    SECOND_TILE_ONCE: Final = 5


POWER_IDS: Final = ids(Power)


class Shape:
    """The pieces of Monuments: on a vertex or on a cell."""

    CIRCLE: Final = 0
    TILE: Final = 1


SHAPE_IDS: Final = ids(Shape)
