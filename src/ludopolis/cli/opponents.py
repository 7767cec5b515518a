"""The bots of a match, each choosing with a generator that depends on seed and ply only."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.roster import bot_named
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from ludopolis.play.table import Table

STANDARD: Final = LEVELS[0]
"""A newcomer sees what lies at hand, as the first level does: the game is even."""


def full_name(level: str) -> str:
    """``3`` is short for ``level3``."""
    return f"level{level}" if f"level{level}" in LEVELS else level


class Opponents:
    """One bot per seat that has one. Refuses a level that nobody plays at."""

    def __init__(self, table: Table) -> None:
        self.bots = {
            seat: bot_named(table.game, info.level)
            for seat, info in enumerate(table.seats)
            if info.kind == "bot"
        }

    def choose(self, table: Table) -> int:
        """The answer of the bot that is asked: the same again after a game is resumed."""
        text = f"{table.setup.seed} {table.ply} {table.branch}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
        rng = seeded(seed)
        world = world_of(table.game, table.history.state, rng)
        return self.bots[table.asked].choose(world, Budget(), rng)

    def close(self) -> None:
        """Give back what the bots hold, such as programs that were started."""
        for bot in self.bots.values():
            bot.close()
