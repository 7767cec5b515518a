# interpreted: words are made outside the hot path
"""Dominations in words: the notation of options, and the lines that ask and answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.decision import PASS
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.grid import cell_i, cell_j, cell_t, vertex_a, vertex_b
from ludopolis.games.dominations.tree import tree_x, tree_y
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, HALF_IDS, Half
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.games.dominations.tables import Tables

DOMAIN_ASKS: Final = (
    asks.PRODUCE_VESTIGIUM,
    asks.GAIN_VESTIGIUM,
    asks.PAY_REDUCE,
    asks.EXCHANGE_GIVE,
    asks.EXCHANGE_GET,
)
MENUS: Final = (
    asks.GROW_MENU,
    asks.GROW_SECOND,
    asks.BUILD_MENU,
    asks.DEVELOP_MENU,
    asks.INVENTOR_MODE,
)
CELL_ASKS: Final = (asks.GROW_CELL, asks.INVENTOR_TILE, asks.BUILD_CITY, asks.BUILD_UPGRADE)
ROTATION_ASKS: Final = (asks.GROW_ROTATION, asks.BUILD_ROTATION)
TILE_ASKS: Final = (asks.SETUP_REDRAW, asks.AGE_KEEP, asks.AGE_REDRAW, asks.GROW_MENU)
MASTERY_ASKS: Final = (asks.DEVELOP_MASTERY, asks.DEVELOP_UPGRADE, asks.EFFECT_FREE_UPGRADE)
MONUMENT_ASKS: Final = (asks.SETUP_MONUMENT, asks.BUILD_MONUMENT)


def card_name(card: str) -> NameArg:
    """The name of a card; a Level card is called after its Monument."""
    monument, _, level = card.rpartition("-")
    return NameArg(monument if level.isdigit() else card)


def cell_word(cell: int) -> str:
    return f"({cell_i(cell)},{cell_j(cell)},{cell_t(cell)})"


def vertex_word(vertex: int) -> str:
    return f"({vertex_a(vertex)},{vertex_b(vertex)})"


def word(tables: Tables, ask: int, option: int) -> str:
    """The answer as the rules write it (section 22)."""
    if option == PASS:
        return asks.DECLINES[ask]
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
    if ask in ROTATION_ASKS or ask == asks.AGE_ORDER:
        return str(option)
    return other_word(tables, ask, option)


def tile_word(tables: Tables, ask: int, option: int) -> str:
    if option == asks.MENU_INVENTOR:
        return "inventor"
    if option == asks.MENU_EXCHANGE:
        return "exchange"
    tile = tables.tile_ids[option]
    return f"tile:{tile}" if ask == asks.GROW_MENU else tile


def other_word(tables: Tables, ask: int, option: int) -> str:
    if ask == asks.SETUP_OBJECTIVE:
        return tables.nation_ids[option]
    if ask == asks.GROW_LOCUS:
        return vertex_word(option)
    if ask == asks.INVENTOR_MODE:
        return (
            "edges"
            if option == asks.EDGES_MODE
            else f"locus:{vertex_word(option - asks.LOCUS_MODE)}"
        )
    if ask == asks.GROW_SECOND:
        return "exchange" if option == asks.SECOND_EXCHANGE else "place"
    if ask == asks.BUILD_MENU:
        return asks.BUILD_WORDS[option]
    if ask == asks.DEVELOP_MENU:
        return asks.DEVELOP_WORDS[option]
    if ask == asks.BUILD_PLACE:
        is_cell = option < asks.PLACE_VERTEX
        return cell_word(option) if is_cell else vertex_word(option - asks.PLACE_VERTEX)
    if ask == asks.TREE_CELL:
        return f"({tree_x(option)},{tree_y(option)})"
    if ask == asks.DEVELOP_COPY:
        return str(option + 1)
    if ask == asks.EXCHANGE_OFFER:
        return (
            "campfire"
            if option == asks.OFFER_CAMPFIRE
            else tables.card_ids[option - asks.OFFER_CARD]
        )
    assert ask == asks.AGE_ASSIMILATE
    return f"{'turn' if option >= asks.TURNED else 'take'}:{tables.card_ids[option % asks.TURNED]}"


def question(tables: Tables, decision: Decision) -> Line:
    """The question; its cause is the card that it is about."""
    key = f"dominations-ask-{dashed(asks.SPECS[decision.ask].name)}"
    if decision.cause < 0:
        return Line(key)
    return Line(key, {"card": NameArg(tables.called(decision.cause))})


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def label(tables: Tables, ask: int, option: int) -> Line:
    """The answer in words."""
    if option == PASS:
        return Line(f"dominations-option-{dashed(asks.SPECS[ask].name)}-{asks.DECLINES[ask]}")
    if ask in TILE_ASKS and option < asks.MENU_INVENTOR:
        return tile_label(tables, option)
    if ask in CELL_ASKS:
        return Line("dominations-option-cell", cell_args(option))
    if ask == asks.BUILD_PLACE and option < asks.PLACE_VERTEX:
        return Line("dominations-option-cell", cell_args(option))
    if ask in ROTATION_ASKS:
        return Line("dominations-option-rotation", {"rotation": option})
    if ask == asks.AGE_ORDER:
        return Line("option-player", {"player": SeatArg(option)})
    if ask == asks.TREE_CELL:
        args: dict[str, Arg] = {"x": tree_x(option), "y": tree_y(option)}
        return Line("dominations-option-tree-cell", args)
    if ask == asks.DEVELOP_COPY:
        return Line("dominations-option-copy", {"number": option + 1})
    return word_label(ask, word(tables, ask, option))


def word_label(ask: int, notation: str) -> Line:
    """Labels that follow from the notation alone."""
    kind, _, rest = notation.partition(":")
    if ask in (asks.GROW_LOCUS, asks.BUILD_PLACE):
        return vertex_label(notation)
    if kind == "locus":
        return vertex_label(rest)
    if rest:
        return Line(f"dominations-option-{kind}", {"mastery": card_name(rest)})
    if ask in MENUS:
        return Line(f"dominations-option-{dashed(asks.SPECS[ask].name)}-{kind}")
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
            "dots": [half_arg(dot) for dot in dots if dot != Half.NOTHING],
        },
    )
