"""The questions of Dominations (section 22) and how their options are numbered."""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.games.dominations.grid import CELLS, CORNERS, VERTICES
from ludopolis.games.dominations.tables import (
    CARDS,
    COPIES,
    LAND_TILES,
    MASTERIES,
    MAX_SEATS,
    MONUMENTS,
    NATIONS,
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

# What the words of the answers name on the table.
PLAIN: Final[dict[str, str]] = {}
CELL: Final = {"(*,*,*)": "cell:*,*,*"}
VERTEX: Final = {"(*,*)": "vertex:*,*"}
TREE: Final = {"(*,*)": "tree:*,*"}
TILE: Final = {"tile:*": "tile:*"}
LOCUS: Final = {"locus:(*,*)": "vertex:*,*"}
ASSIMILATED: Final = {"take:*": "mastery:* take", "turn:*": "mastery:* turn"}

SPECS: Final = [
    AskSpec("setup.objective", "nation", "D-2.3", NATIONS),
    AskSpec("setup.monument", "monument", "D-2.3", MONUMENTS),
    AskSpec("setup.redraw", "tile", "D-2.8", LAND_TILES, optional=True, continues=True),
    AskSpec("grow.menu", TILE, "D-4.1", LAND_TILES + 2),
    AskSpec("grow.cell", CELL, "D-4.1", CELLS, continues=True),
    AskSpec("grow.rotation", "rot", "D-4.4", CORNERS, continues=True, preset=True),
    AskSpec("grow.locus", VERTEX, "D-6.5", VERTICES, continues=True),
    AskSpec("inventor.tile", CELL, "D-15.10", CELLS, continues=True),
    AskSpec("inventor.mode", LOCUS, "D-15.12", LOCUS_MODE + VERTICES, continues=True),
    AskSpec("produce.vestigium", "domain", "D-8.9", DOMAINS, continues=True),
    AskSpec("gain.vestigium", "domain", "D-8.9", DOMAINS, continues=True),
    AskSpec("grow.second", PLAIN, "D-15.15", 2, optional=True),
    AskSpec("build.menu", PLAIN, "D-9.1", 4, optional=True),
    AskSpec("build.city", CELL, "D-9.2", CELLS, continues=True),
    AskSpec("build.upgrade", CELL, "D-9.3", CELLS, continues=True),
    AskSpec("build.monument", "monument", "D-10.1", MONUMENTS, continues=True),
    AskSpec("build.place", {**CELL, **VERTEX}, "D-10.5", CELLS + VERTICES, continues=True),
    AskSpec("build.rotation", "rot", "D-10.9", CORNERS, continues=True, preset=True),
    AskSpec("pay.reduce", "domain", "D-13.5", DOMAINS, continues=True),
    AskSpec("tree.cell", TREE, "D-12.2", TREE_CELLS, continues=True),
    AskSpec("develop.menu", PLAIN, "D-11.1", 3, optional=True),
    AskSpec("develop.mastery", "mastery", "D-11.2", MASTERIES, continues=True),
    AskSpec("develop.copy", PLAIN, "D-11.3", COPIES, continues=True),
    AskSpec("develop.upgrade", "mastery", "D-11.8", MASTERIES, continues=True),
    AskSpec("effect.free_upgrade", "mastery", "D-21.23", MASTERIES, optional=True, continues=True),
    AskSpec("exchange.offer", PLAIN, "D-13.7", OFFER_CARD + CARDS, continues=True),
    AskSpec("exchange.give", "domain", "D-13.6", DOMAINS, continues=True),
    AskSpec("exchange.get", "domain", "D-13.9", DOMAINS, continues=True),
    AskSpec("age.assimilate", ASSIMILATED, "D-14.4", 2 * MASTERIES, optional=True),
    AskSpec("age.order", "seat", "D-15.6", MAX_SEATS),
    AskSpec("age.keep", "tile", "D-16.3", LAND_TILES, optional=True, continues=True),
    AskSpec("age.redraw", "tile", "D-16.5", LAND_TILES, optional=True, continues=True),
]
