"""The questions of Dominations (section 22) and how their options are numbered."""

from typing import Final

from ludopolis.core.decision import CARD, CELL, CHOICE, COLOUR, ROTATION, SEAT, SITE, TILE, AskSpec
from ludopolis.games.dominations.grid import CELLS, CORNERS, VERTICES
from ludopolis.games.dominations.tables import (
    CARDS,
    COPIES,
    LAND_TILES,
    MASTERIES,
    MONUMENTS,
    NATIONS,
    SEATS_MOST,
)
from ludopolis.games.dominations.tree import TREE_CELLS
from ludopolis.games.dominations.vocabulary import DOMAINS

SETUP_OBJECTIVE: Final = 0
SETUP_MONUMENT: Final = 1
SETUP_REDRAW: Final = 2
GROW_MENU: Final = 3
GROW_CELL: Final = 4
GROW_ROTATION: Final = 5
GROW_LOCUS: Final = 6
INVENTOR_TILE: Final = 7
INVENTOR_MODE: Final = 8
PRODUCE_VESTIGIUM: Final = 9
GAIN_VESTIGIUM: Final = 10
GROW_SECOND: Final = 11
BUILD_MENU: Final = 12
BUILD_CITY: Final = 13
BUILD_UPGRADE: Final = 14
BUILD_MONUMENT: Final = 15
BUILD_PLACE: Final = 16
BUILD_ROTATION: Final = 17
PAY_REDUCE: Final = 18
TREE_CELL: Final = 19
DEVELOP_MENU: Final = 20
DEVELOP_MASTERY: Final = 21
DEVELOP_COPY: Final = 22
DEVELOP_UPGRADE: Final = 23
EFFECT_FREE_UPGRADE: Final = 24
EXCHANGE_OFFER: Final = 25
EXCHANGE_GIVE: Final = 26
EXCHANGE_GET: Final = 27
AGE_ASSIMILATE: Final = 28
AGE_ORDER: Final = 29
AGE_KEEP: Final = 30
AGE_REDRAW: Final = 31

# grow.menu: the tiles, then these.
MENU_INVENTOR: Final = LAND_TILES
MENU_EXCHANGE: Final = LAND_TILES + 1

SECOND_PLACE: Final = 0
SECOND_EXCHANGE: Final = 1

MENU_CITY: Final = 0
MENU_UPGRADE: Final = 1
MENU_MONUMENT: Final = 2
BUILD_EXCHANGE: Final = 3
BUILD_WORDS: Final = ["city", "upgrade", "monument", "exchange"]

MENU_DEVELOP: Final = 0
MENU_TURN: Final = 1
DEVELOP_EXCHANGE: Final = 2
DEVELOP_WORDS: Final = ["develop", "upgrade", "exchange"]

# inventor.mode: the edges, then the vertices.
EDGES_MODE: Final = 0
LOCUS_MODE: Final = 1

# build.place: cells for a tile, then vertices for a circle.
PLACE_VERTEX: Final = CELLS

# exchange.offer: the Campfire, then the cards.
OFFER_CAMPFIRE: Final = 0
OFFER_CARD: Final = 1

# age.assimilate: Masteries to take, then Masteries to turn.
TURNED: Final = MASTERIES

# What declining is called in each question that may be declined.
DECLINES: Final = {
    SETUP_REDRAW: "done",
    GROW_SECOND: "no",
    BUILD_MENU: "pass",
    DEVELOP_MENU: "end",
    EFFECT_FREE_UPGRADE: "no",
    AGE_ASSIMILATE: "no",
    AGE_KEEP: "done",
    AGE_REDRAW: "done",
}

SPECS: Final = [
    AskSpec("setup.objective", CARD, "D-2.3", NATIONS),
    AskSpec("setup.monument", CARD, "D-2.3", MONUMENTS),
    AskSpec("setup.redraw", TILE, "D-2.8", LAND_TILES, optional=True),
    AskSpec("grow.menu", TILE, "D-4.1", LAND_TILES + 2),
    AskSpec("grow.cell", CELL, "D-4.1", CELLS),
    AskSpec("grow.rotation", ROTATION, "D-4.4", CORNERS),
    AskSpec("grow.locus", SITE, "D-6.5", VERTICES),
    AskSpec("inventor.tile", CELL, "D-15.10", CELLS),
    AskSpec("inventor.mode", SITE, "D-15.12", LOCUS_MODE + VERTICES),
    AskSpec("produce.vestigium", COLOUR, "D-8.9", DOMAINS),
    AskSpec("gain.vestigium", COLOUR, "D-8.9", DOMAINS),
    AskSpec("grow.second", CHOICE, "D-15.15", 2, optional=True),
    AskSpec("build.menu", CHOICE, "D-9.1", 4, optional=True),
    AskSpec("build.city", CELL, "D-9.2", CELLS),
    AskSpec("build.upgrade", CELL, "D-9.3", CELLS),
    AskSpec("build.monument", CARD, "D-10.1", MONUMENTS),
    AskSpec("build.place", CELL, "D-10.5", CELLS + VERTICES),
    AskSpec("build.rotation", ROTATION, "D-10.9", CORNERS),
    AskSpec("pay.reduce", COLOUR, "D-13.5", DOMAINS),
    AskSpec("tree.cell", CELL, "D-12.2", TREE_CELLS),
    AskSpec("develop.menu", CHOICE, "D-11.1", 3, optional=True),
    AskSpec("develop.mastery", CARD, "D-11.2", MASTERIES),
    AskSpec("develop.copy", CARD, "D-11.3", COPIES),
    AskSpec("develop.upgrade", CARD, "D-11.8", MASTERIES),
    AskSpec("effect.free_upgrade", CARD, "D-21.23", MASTERIES, optional=True),
    AskSpec("exchange.offer", CARD, "D-13.7", OFFER_CARD + CARDS),
    AskSpec("exchange.give", COLOUR, "D-13.6", DOMAINS),
    AskSpec("exchange.get", COLOUR, "D-13.9", DOMAINS),
    AskSpec("age.assimilate", CARD, "D-14.4", 2 * MASTERIES, optional=True),
    AskSpec("age.order", SEAT, "D-15.6", SEATS_MOST),
    AskSpec("age.keep", TILE, "D-16.3", LAND_TILES, optional=True),
    AskSpec("age.redraw", TILE, "D-16.5", LAND_TILES, optional=True),
]
