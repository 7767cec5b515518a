# interpreted: words are made outside the hot path
"""Pearls in words: the notation of options, and the lines that ask and answer questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.decision import PASS
from ludopolis.testing.pearls.asks import ASKS, LAY, ROB
from ludopolis.wire.text import Line, NameArg, SeatArg

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.testing.pearls.tables import Tables


def word(tables: Tables, ask: int, option: int) -> str:
    if option == PASS:
        return "pass"
    name = str(option) if ask == ROB else tables.ids[option]
    return f"{ASKS[ask].name}:{name}"


def question(decision: Decision) -> Line:
    return Line(f"pearls-ask-{ASKS[decision.ask].name}")


def label(tables: Tables, ask: int, option: int) -> Line:
    if option == PASS:
        return Line("pearls-option-pass")
    if ask == ROB:
        return Line("pearls-option-rob", {"player": SeatArg(option)})
    key = "pearls-option-lay" if ask == LAY else "pearls-option-give"
    return Line(key, {"card": NameArg(tables.ids[option])})
