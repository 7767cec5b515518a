# interpreted: words are made outside the hot path
"""Uchronia in words: the notation of options, and the lines that ask and answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.decision import PASS
from ludopolis.games.uchronia.asks import (
    ACTION,
    ASKS,
    BONUS,
    COMMAND_TWO,
    COPY,
    DOMAIN_TO_STOCK,
    FEED,
    FEED_BY_PRODUCTION,
    FREE_START,
    MATERIAL,
    MONOPOLY_TAKE,
    ORDER_STEP,
    PICK_CARD,
    PICK_SITE,
    PICK_START,
    PICK_TARGET,
    PLOT,
    REPLACE_WORK,
    REVEAL_MORE,
    SEAT_LETTERS,
    START,
    TAKE_MORE,
    TARGET_SITES,
    WILD_ORDER,
    WITHHOLD_CARD,
    YES,
    ZONE_IDS,
)
from ludopolis.games.uchronia.tables import COLOUR_IDS, COLOURS, MAX_NAMES, ORDER_IDS
from ludopolis.wire.text import Line, NameArg, SeatArg, TermArg

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.games.uchronia.tables import Tables
    from ludopolis.wire.text import Arg

DECLINED: Final = {ORDER_STEP: "done", REVEAL_MORE: "enough", TAKE_MORE: "enough"}
BUILDING_ASKS: Final = (REPLACE_WORK, PICK_SITE, FREE_START, PICK_START)
ORDER_ASKS: Final = (WILD_ORDER, COPY)
YES_NO_ASKS: Final = (DOMAIN_TO_STOCK, MONOPOLY_TAKE)
COLOUR_STEPS: Final = ["take", "stow", "reveal", "launch", "launch_forum"]


def material(colour: str) -> NameArg:
    return NameArg(f"material.{colour}")


def building(card: str) -> NameArg:
    return NameArg(f"building.{card}")


def order_term(order: str) -> TermArg:
    return TermArg(f"uchronia-order-{order}")


def from_term(zone: str) -> TermArg:
    return TermArg(f"uchronia-from-{zone}")


def word(tables: Tables, ask: int, option: int) -> str:
    """The answer as the rules write it (their table of decisions)."""
    if option == PASS:
        return DECLINED.get(ask, "none")
    if ask == ACTION:
        return action_word(option)
    if ask == ORDER_STEP:
        return step_word(tables, option)
    if ask in YES_NO_ASKS:
        return "yes" if option == YES else "no"
    if ask in ORDER_ASKS:
        return ORDER_IDS[option]
    if ask in BUILDING_ASKS:
        return tables.ids[option]
    if ask == PICK_TARGET:
        return target_word(tables, option)
    colour = COLOUR_IDS[option % COLOURS]
    return f"{ZONE_IDS[option // COLOURS]}:{colour}" if ask == MATERIAL else colour


def action_word(option: int) -> str:
    if option == PLOT:
        return "plot"
    kind = "command2" if option >= COMMAND_TWO else "command"
    return f"{kind}:{COLOUR_IDS[option % COLOURS]}"


def step_word(tables: Tables, option: int) -> str:
    if option < START:
        return f"{COLOUR_STEPS[option // COLOURS]}:{COLOUR_IDS[option % COLOURS]}"
    if option < FEED:
        return f"start:{tables.ids[option - START]}"
    if option < BONUS:
        return f"feed:{tables.ids[option - FEED]}"
    if option < FEED_BY_PRODUCTION:
        return f"bonus:{tables.ids[option - BONUS]}"
    # The Fountain's own step is written as its name.
    return tables.ids[option - FEED_BY_PRODUCTION]


def target_word(tables: Tables, option: int) -> str:
    if option < TARGET_SITES:
        return SEAT_LETTERS[option]
    seat, card = divmod(option - TARGET_SITES, MAX_NAMES)
    return f"{SEAT_LETTERS[seat]}/{tables.ids[card]}"


def is_in_pack(tables: Tables, ask: int, option: int) -> bool:
    """Whether the pack has the Building that an option names; there is room for more."""
    first = START if ask == ORDER_STEP else TARGET_SITES if ask == PICK_TARGET else 0
    is_building = ask in BUILDING_ASKS or (ask in {ORDER_STEP, PICK_TARGET} and option >= first)
    return not is_building or (option - first) % MAX_NAMES < len(tables.ids)


def question(tables: Tables, decision: Decision) -> Line:
    """The question; its cause is the Building behind it."""
    key = f"uchronia-ask-{ASKS[decision.ask].name.replace('_', '-')}"
    args: dict[str, Arg] = {}
    if decision.ask == WITHHOLD_CARD:
        args["owner"] = SeatArg(decision.options[0] // COLOURS)
    if decision.ask == PICK_CARD:
        args["source"] = from_term(ZONE_IDS[decision.options[0] // COLOURS])
    if decision.cause >= 0:
        args["building"] = building(tables.ids[decision.cause])
        if f"{key}-for" in FOR_KEYS:
            key = f"{key}-for"
    return Line(key, args)


FOR_KEYS: Final = frozenset({"uchronia-ask-give-for"})
"""Questions that the plain rules ask and some Building asks too."""


def label(tables: Tables, ask: int, option: int) -> Line:
    """The answer in words."""
    if option == PASS:
        return Line(f"uchronia-option-{DECLINED.get(ask, 'none')}")
    if ask == ACTION:
        return action_label(option)
    if ask == ORDER_STEP:
        return step_label(tables, option)
    if ask in YES_NO_ASKS:
        return Line(f"uchronia-option-{'yes' if option == YES else 'no'}")
    if ask in ORDER_ASKS:
        return Line("uchronia-option-order", {"order": order_term(ORDER_IDS[option])})
    if ask in BUILDING_ASKS:
        return Line("uchronia-option-building", {"building": building(tables.ids[option])})
    if ask == PICK_TARGET:
        return target_label(tables, option)
    args: dict[str, Arg] = {"card": material(COLOUR_IDS[option % COLOURS])}
    if ask == MATERIAL:
        args["source"] = from_term(ZONE_IDS[option // COLOURS])
        return Line("uchronia-option-material", args)
    return Line("uchronia-option-colour", args)


def action_label(option: int) -> Line:
    if option == PLOT:
        return Line("uchronia-option-plot")
    colour = option % COLOURS
    args: dict[str, Arg] = {"card": material(COLOUR_IDS[colour])}
    if option >= COMMAND_TWO:
        return Line("uchronia-option-command-two", args)
    return Line("uchronia-option-command", {**args, "order": order_term(ORDER_IDS[colour])})


def step_label(tables: Tables, option: int) -> Line:
    if option < START:
        kind = COLOUR_STEPS[option // COLOURS].replace("_", "-")
        return Line(f"uchronia-option-{kind}", {"card": material(COLOUR_IDS[option % COLOURS])})
    kinds = ["start", "feed", "bonus", "feed-by-production"]
    kind_number, card = divmod(option - START, MAX_NAMES)
    return Line(f"uchronia-option-{kinds[kind_number]}", {"building": building(tables.ids[card])})


def target_label(tables: Tables, option: int) -> Line:
    if option < TARGET_SITES:
        return Line("uchronia-option-seat", {"player": SeatArg(option)})
    seat, card = divmod(option - TARGET_SITES, MAX_NAMES)
    args: dict[str, Arg] = {"player": SeatArg(seat), "building": building(tables.ids[card])}
    return Line("uchronia-option-seat-building", args)
