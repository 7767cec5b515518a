"""The words of effect lines, objectives and conditions as numbers, in the order of the rules."""

from typing import Final

DOMAINS: Final = 6
DOMAIN_IDS: Final = ["trade", "craftsmanship", "art", "science", "government", "religion"]
TRADE: Final = 0
CRAFTSMANSHIP: Final = 1
ART: Final = 2
SCIENCE: Final = 3
GOVERNMENT: Final = 4
RELIGION: Final = 5

# A dot or a Half: one of the Domains, or one of these.
VESTIGIUM: Final = 6
CORRUPTIO: Final = 7
NOTHING: Final = 8
HALF_IDS: Final = [*DOMAIN_IDS, "vestigium", "corruptio", "none"]

ANY: Final = -1

VALUES: Final = [3, 6, 9]
RANKS: Final = 3
CITY_LEVELS: Final = 3

BASIC: Final = 0
ADVANCED: Final = 1
SIDE_IDS: Final = ["basic", "advanced"]

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
TRIGGER_IDS: Final = [
    "on_acquire",
    "turn_start",
    "age_start",
    "on_produce",
    "on_place",
    "on_locus",
    "on_city_built",
    "on_monument_level",
    "on_develop",
    "on_upgrade",
    "end_of_age",
    "game_end",
    "passive",
]

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
OUTCOME_IDS: Final = [
    "knowledge",
    "vp",
    "influence",
    "tiles",
    "free_upgrade",
    "extra_build",
    "extra_develop",
    "city_cost",
    "mastery_cost",
    "upgrade_cost",
    "monument_cost",
    "reserve_step",
    "camp_bonus",
    "trade_bonus",
    "concentration_bonus",
    "exchange",
    "hand_size",
    "assimilation",
]

PER_NODUS: Final = 0
PER_CITIES: Final = 1
PER_CITY_LEVELS: Final = 2
PER_CITY_GROUP: Final = 3
PER_CITY_SEPARATE: Final = 4
PER_MASTERIES: Final = 5
PER_DOMAINS: Final = 6
PER_MONUMENT_LEVELS: Final = 7
PER_MONUMENTS: Final = 8
PER_STOCK: Final = 9
PER_PRODUCED: Final = 10
PER_INFLUENCE: Final = 11
PER_IDS: Final = [
    "nodus",
    "cities",
    "city_levels",
    "city_group",
    "city_separate",
    "masteries",
    "domains",
    "monument_levels",
    "monuments",
    "stock",
    "produced",
    "influence",
]

CITIES: Final = 0
ADJACENT_CITIES: Final = 1
SEPARATE_CITIES: Final = 2
MONUMENTS_KIND: Final = 3
NODUS: Final = 4
INFLUENCE_KIND: Final = 5
MASTERIES_KIND: Final = 6
OBJECTIVE_IDS: Final = [
    "cities",
    "adjacent_cities",
    "separate_cities",
    "monuments",
    "nodus",
    "influence",
    "masteries",
]

SET_ORDER: Final = 0
EXTRA_TILES: Final = 1
INFLUENCE_NOW: Final = 2
CAMP_PLUS: Final = 3
REACTIVATE_ONCE: Final = 4
SECOND_TILE_ONCE: Final = 5
POWER_IDS: Final = [
    "set_order",
    "extra_tiles",
    "influence_now",
    "camp_plus",
    "reactivate_once",
    "second_tile_once",
]

CIRCLE: Final = 0
TILE_SHAPE: Final = 1
SHAPE_IDS: Final = ["circle", "tile"]
