"""Five levels per game, from beginners to experts.

A weaker level sees less far and overlooks parts of the position; none throws dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.greedy import Greedy
from ludopolis.bots.heuristics import heuristic_for
from ludopolis.bots.heuristics.heuristic import FULL_SIGHT
from ludopolis.bots.ismcts import Ismcts, Settings

if TYPE_CHECKING:
    from ludopolis.bots.bot import Bot
    from ludopolis.core.game import Game

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
GREEDY: Final = 0


class Level:
    """What a level sees (``sight``) and how far it looks: rounds of search, or one action."""

    def __init__(self, sight: int, iterations: int = GREEDY, worlds: int = 1) -> None:
        self.sight: Final = sight
        self.iterations: Final = iterations
        self.worlds: Final = worlds


# The bits of sight are named in each game's heuristic.
UTOPIA: Final = [
    Level(1 | 4),
    Level(1 | 2 | 4),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 60),
    Level(FULL_SIGHT, 600),
]
UCHRONIA: Final = [
    Level(1 | 2),
    Level(1 | 2 | 4 | 8),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 60),
    Level(FULL_SIGHT, 600),
]
DOMINATIONS: Final = [
    Level(1 | 2),
    Level(1 | 2 | 4 | 8),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 60),
    Level(FULL_SIGHT, 600),
]
TABLE: Final = {"utopia": UTOPIA, "uchronia": UCHRONIA, "dominations": DOMINATIONS}
TUNED: Final = {
    "utopia": [0.4, 3.0],
    "uchronia": [0.2, 5.0],
    "dominations": [0.2, 20.0],
}
"""Curiosity and sharpness of search, as found by ``ludopolis tune`` (docs/design/bots.md)."""


def tuned(slug: str, iterations: int) -> Settings:
    """The search settings of a game, with its own measure of iterations."""
    curiosity, sharpness = TUNED[slug]
    return Settings(iterations=iterations, curiosity=curiosity, sharpness=sharpness, width=200)


def level_bot(game: Game, name: str) -> Bot:
    """The bot of a level, ``level1`` to ``level5``."""
    level = TABLE[game.slug][LEVELS.index(name)]
    heuristic = heuristic_for(game, level.sight)
    if level.iterations == GREEDY:
        return Greedy(heuristic, level.worlds)
    return Ismcts(heuristic, tuned(game.slug, level.iterations))


def strongest(game: Game) -> Ismcts:
    """The search of the highest level, for hints."""
    bot = level_bot(game, LEVELS[-1])
    assert isinstance(bot, Ismcts)
    return bot
