# interpreted: words are made outside the hot path
"""Utopia in words: the notation of options, and the lines that ask and answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.decision import PASS
from ludopolis.games.utopia.asks import (
    ACTION,
    ACTION_BUILDS,
    ACTION_IDS,
    BUILD,
    BUILD_BUILDS,
    CIVILISATION,
    ENTER,
    ENTER_BUILDS,
    EXTRA,
    HAND_LIMIT,
    HOW_MANY,
    ISLAND,
    NAME,
    PAY,
    POSITION_DISCARD,
    SURPRISE,
    TURNED,
)
from ludopolis.games.utopia.tables import CIV_IDS, CIVS, COLOURS, ISLAND_IDS, ISLANDS
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg

if TYPE_CHECKING:
    from ludopolis.core.decision import AskSpec, Decision
    from ludopolis.games.utopia.tables import Tables

BUILD_OFFSETS = {
    ENTER: ENTER_BUILDS,
    EXTRA: ENTER_BUILDS,
    BUILD: BUILD_BUILDS,
    ACTION: ACTION_BUILDS,
}
CIV_ASKS = (POSITION_DISCARD, CIVILISATION, HAND_LIMIT)
DECLINES = {ACTION: "end", HAND_LIMIT: "keep"}


def word(tables: Tables, ask: int, option: int) -> str:
    """The answer as the rules write it (section 17)."""
    if option == PASS:
        return DECLINES.get(ask, "done")
    if ask in BUILD_OFFSETS:
        return choice_word(tables, ask, option)
    if ask in CIV_ASKS:
        return CIV_IDS[option]
    if ask == NAME:
        return COLOURS[option]
    if ask == HOW_MANY:
        return str(option)
    if ask == ISLAND:
        return ISLAND_IDS[option]
    if ask == PAY:
        civ = CIV_IDS[option % TURNED]
        return civ if option < TURNED else f"{civ}+privilege"
    return tables.district_ids[option]


def choice_word(tables: Tables, ask: int, option: int) -> str:
    built = option - BUILD_OFFSETS[ask]
    if built >= ISLANDS:
        district, civ = divmod(built - ISLANDS, CIVS)
        return f"control:{tables.district_ids[district]}:{CIV_IDS[civ]}"
    if built >= 0:
        return f"wonder:{ISLAND_IDS[built]}"
    if ask == ACTION:
        return ACTION_IDS[option]
    if option == SURPRISE:
        return "surprise"
    civ, island = divmod(option, ISLANDS)
    return f"guest:{CIV_IDS[civ]}:{ISLAND_IDS[island]}"


def question(asks: list[AskSpec], decision: Decision) -> Line:
    """The question; its cause is the civilisation, or the action, that it is about."""
    key = f"utopia-ask-{asks[decision.ask].name.replace('_', '-')}"
    if decision.cause < 0:
        return Line(key)
    if decision.ask == CIVILISATION:
        return Line(f"{key}-{ACTION_IDS[decision.cause].replace('_', '-')}")
    return Line(key, {"civ": civ_term(CIV_IDS[decision.cause])})


def civ_term(civ: str) -> TermArg:
    return TermArg(f"utopia-civ-{civ}")


def label(tables: Tables, ask: int, option: int) -> Line:
    """The answer in words, made from its notation."""
    kind, *parts = word(tables, ask, option).split(":")
    if ask == NAME:
        return Line("option-player", {"player": SeatArg(option)})
    if ask == HOW_MANY:
        return Line("utopia-option-princes", {"count": option})
    if kind == "guest":
        args: dict[str, Arg] = {"civ": civ_term(parts[0]), "island": NameArg(parts[1])}
        return Line("utopia-option-guest", args)
    if kind == "wonder":
        return Line("utopia-option-wonder", {"island": NameArg(parts[0])})
    if kind == "control":
        args = {"district": NameArg(parts[0]), "civ": civ_term(parts[1])}
        return Line("utopia-option-control", args)
    return plain_label(tables, kind)


def plain_label(tables: Tables, kind: str) -> Line:
    civ, _, turned = kind.partition("+")
    if turned:
        return Line("utopia-option-turned", {"civ": civ_term(civ)})
    if kind in CIV_IDS:
        return Line("utopia-option-civ", {"civ": civ_term(kind)})
    if kind in ISLAND_IDS or kind in tables.district_ids:
        return Line("option-name", {"name": NameArg(kind)})
    return Line(f"utopia-option-{kind.replace('_', '-')}")
