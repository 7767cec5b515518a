# interpreted: texts are made outside the hot path
"""What the cards of Pearls are, in words: the same at the terminal and in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.testing.pearls.tables import RUBY
from ludopolis.wire.text import About, Line, NameArg, Things

if TYPE_CHECKING:
    from ludopolis.testing.pearls.tables import Tables


def things(tables: Tables) -> Things:
    kinds = enumerate(tables.ids)
    return Things({f"card:{name}": card_text(tables, kind) for kind, name in kinds})


def card_text(tables: Tables, kind: int) -> About:
    title = Line("option-name", {"name": NameArg(tables.ids[kind])})
    facts = [Line("pearls-text-card", {"value": tables.values[kind]})]
    effects = [[Line("pearls-text-ruby")]] if kind == RUBY else []
    return About(title, facts, effects, "Y-4" if kind == RUBY else "Y-6")
