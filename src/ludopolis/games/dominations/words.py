# interpreted: words are made outside the hot path
"""Dominations in words: the notation of options, and the lines that ask and answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.decision import PASS
from ludopolis.games.dominations.asks import (
    AGE_ASSIMILATE,
    AGE_KEEP,
    AGE_ORDER,
    AGE_REDRAW,
    BUILD_CITY,
    BUILD_MENU,
    BUILD_MONUMENT,
    BUILD_PLACE,
    BUILD_ROTATION,
    BUILD_UPGRADE,
    BUILD_WORDS,
    DECLINES,
    DEVELOP_COPY,
    DEVELOP_MASTERY,
    DEVELOP_MENU,
    DEVELOP_UPGRADE,
    DEVELOP_WORDS,
    EDGES_MODE,
    EFFECT_FREE_UPGRADE,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    EXCHANGE_OFFER,
    GAIN_VESTIGIUM,
    GROW_CELL,
    GROW_LOCUS,
    GROW_MENU,
    GROW_ROTATION,
    GROW_SECOND,
    INVENTOR_MODE,
    INVENTOR_TILE,
    LOCUS_MODE,
    MENU_EXCHANGE,
    MENU_INVENTOR,
    OFFER_CAMPFIRE,
    OFFER_CARD,
    PAY_REDUCE,
    PLACE_VERTEX,
    PRODUCE_VESTIGIUM,
    SECOND_EXCHANGE,
    SETUP_MONUMENT,
    SETUP_OBJECTIVE,
    SETUP_REDRAW,
    SPECS,
    TREE_CELL,
    TURN,
)
from ludopolis.games.dominations.events import card_name
from ludopolis.games.dominations.grid import cell_i, cell_j, cell_t, vertex_a, vertex_b
from ludopolis.games.dominations.tree import tree_x, tree_y
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, HALF_IDS, NOTHING
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.games.dominations.tables import Tables

DOMAIN_ASKS: Final = (PRODUCE_VESTIGIUM, GAIN_VESTIGIUM, PAY_REDUCE, EXCHANGE_GIVE, EXCHANGE_GET)
CELL_ASKS: Final = (GROW_CELL, INVENTOR_TILE, BUILD_CITY, BUILD_UPGRADE)
ROTATION_ASKS: Final = (GROW_ROTATION, BUILD_ROTATION)
TILE_ASKS: Final = (SETUP_REDRAW, AGE_KEEP, AGE_REDRAW, GROW_MENU)
MASTERY_ASKS: Final = (DEVELOP_MASTERY, DEVELOP_UPGRADE, EFFECT_FREE_UPGRADE)
MONUMENT_ASKS: Final = (SETUP_MONUMENT, BUILD_MONUMENT)


def cell_word(cell: int) -> str:
    return f"({cell_i(cell)},{cell_j(cell)},{cell_t(cell)})"


def vertex_word(vertex: int) -> str:
    return f"({vertex_a(vertex)},{vertex_b(vertex)})"


def word(tables: Tables, ask: int, option: int) -> str:
    """The answer as the rules write it (section 22)."""
    if option == PASS:
        return DECLINES[ask]
    if ask in TILE_ASKS:
        return tile_word(tables, ask, option)
    if ask in CELL_ASKS:
        return cell_word(option)
    if ask in DOMAIN_ASKS:
        return DOMAIN_IDS[option]
    if ask in MASTERY_ASKS:
        return tables.card_ids[option]
    if ask in MONUMENT_ASKS:
        return tables.monument_ids[option]
    if ask in ROTATION_ASKS or ask == AGE_ORDER:
        return str(option)
    return other_word(tables, ask, option)


def tile_word(tables: Tables, ask: int, option: int) -> str:
    if option == MENU_INVENTOR:
        return "inventor"
    if option == MENU_EXCHANGE:
        return "exchange"
    tile = tables.tile_ids[option]
    return f"tile:{tile}" if ask == GROW_MENU else tile


def other_word(tables: Tables, ask: int, option: int) -> str:
    if ask == SETUP_OBJECTIVE:
        return tables.nation_ids[option]
    if ask == GROW_LOCUS:
        return vertex_word(option)
    if ask == INVENTOR_MODE:
        return "edges" if option == EDGES_MODE else f"locus:{vertex_word(option - LOCUS_MODE)}"
    if ask == GROW_SECOND:
        return "exchange" if option == SECOND_EXCHANGE else "place"
    if ask == BUILD_MENU:
        return BUILD_WORDS[option]
    if ask == DEVELOP_MENU:
        return DEVELOP_WORDS[option]
    if ask == BUILD_PLACE:
        is_cell = option < PLACE_VERTEX
        return cell_word(option) if is_cell else vertex_word(option - PLACE_VERTEX)
    if ask == TREE_CELL:
        return f"({tree_x(option)},{tree_y(option)})"
    if ask == DEVELOP_COPY:
        return str(option + 1)
    if ask == EXCHANGE_OFFER:
        return "campfire" if option == OFFER_CAMPFIRE else tables.card_ids[option - OFFER_CARD]
    assert ask == AGE_ASSIMILATE
    return f"{'turn' if option >= TURN else 'take'}:{tables.card_ids[option % TURN]}"


def question(tables: Tables, decision: Decision) -> Line:
    """The question; its cause is the card that it is about."""
    key = f"dominations-ask-{dashed(SPECS[decision.ask].name)}"
    if decision.cause < 0:
        return Line(key)
    return Line(key, {"card": card_name(tables.card_ids[decision.cause])})


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def label(tables: Tables, ask: int, option: int) -> Line:
    """The answer in words."""
    if option == PASS:
        return Line(f"dominations-option-{dashed(SPECS[ask].name)}-{DECLINES[ask]}")
    if ask in TILE_ASKS and option < MENU_INVENTOR:
        return tile_label(tables, option)
    if ask in CELL_ASKS:
        return Line("dominations-option-cell", cell_args(option))
    if ask == BUILD_PLACE and option < PLACE_VERTEX:
        return Line("dominations-option-cell", cell_args(option))
    if ask in ROTATION_ASKS:
        return Line("dominations-option-rotation", {"rotation": option})
    if ask == AGE_ORDER:
        return Line("option-player", {"player": SeatArg(option)})
    if ask == TREE_CELL:
        args: dict[str, Arg] = {"x": tree_x(option), "y": tree_y(option)}
        return Line("dominations-option-tree-cell", args)
    if ask == DEVELOP_COPY:
        return Line("dominations-option-copy", {"number": option + 1})
    return word_label(ask, word(tables, ask, option))


def word_label(ask: int, notation: str) -> Line:
    """Labels that follow from the notation alone."""
    kind, _, rest = notation.partition(":")
    if ask in (GROW_LOCUS, BUILD_PLACE):
        return vertex_label(notation)
    if kind == "locus":
        return vertex_label(rest)
    if rest:
        return Line(f"dominations-option-{kind}", {"mastery": card_name(rest)})
    if ask in (GROW_MENU, GROW_SECOND, BUILD_MENU, DEVELOP_MENU, INVENTOR_MODE):
        return Line(f"dominations-option-{dashed(SPECS[ask].name)}-{kind}")
    return Line("option-name", {"name": card_name(kind)})


def vertex_label(notation: str) -> Line:
    a, b = notation.strip("()").split(",")
    return Line("dominations-option-vertex", {"a": int(a), "b": int(b)})


def cell_args(cell: int) -> dict[str, Arg]:
    return {"i": cell_i(cell), "j": cell_j(cell), "t": cell_t(cell)}


def half_arg(half: int) -> TermArg | NameArg:
    """A Domain by the name of the pack, the other Halves by their texts."""
    if half < len(DOMAIN_IDS):
        return NameArg(DOMAIN_IDS[half])
    return TermArg(f"dominations-half-{HALF_IDS[half]}")


def tile_label(tables: Tables, tile: int) -> Line:
    dots = [tables.dots[3 * tile + k] for k in range(3)]
    return Line(
        "dominations-option-tile",
        {
            "tile": tables.tile_ids[tile],
            "camp": NameArg(DOMAIN_IDS[tables.camps[tile]]),
            "dots": [half_arg(dot) for dot in dots if dot != NOTHING],
        },
    )
