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
    """What a level sees (``sight``) and how far it looks: one action, or rounds of search.

    ``actions`` are played on before a round of search judges the position.
    """

    def __init__(self, sight: int, iterations: int = GREEDY, actions: int = 0) -> None:
        self.sight: Final = sight
        self.iterations: Final = iterations
        self.actions: Final = actions


# The bits of sight are named in each game's heuristic.
UTOPIA: Final = [
    Level(1 | 2 | 4),
    Level(1 | 2 | 32),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 25, 4),
    Level(FULL_SIGHT, 100, 10),
]
UCHRONIA: Final = [
    Level(1 | 8),
    Level(1),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 25, 4),
    Level(FULL_SIGHT, 150, 10),
]
DOMINATIONS: Final = [
    Level(1 | 2 | 8),
    Level(1 | 2 | 4 | 8),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 22, 4),
    Level(FULL_SIGHT, 400, 4),
]
TABLE: Final = {"utopia": UTOPIA, "uchronia": UCHRONIA, "dominations": DOMINATIONS}
TUNED: Final[dict[str, dict[str, float]]] = {
    "utopia": {"curiosity": 0.4, "sharpness": 3.0, "width": 100.0, "actions": 10.0},
    "uchronia": {"curiosity": 0.4, "sharpness": 5.0, "width": 60.0, "actions": 10.0},
    "dominations": {"curiosity": 0.4, "sharpness": 20.0, "width": 40.0, "actions": 4.0},
}
"""Settings of search; docs/design/bots.md says which trials they come from."""


def tuned(slug: str, iterations: int, actions: int = -1) -> Settings:
    """The search settings of a game, with a measure of iterations and of actions played on."""
    found = TUNED[slug]
    return Settings(
        iterations=iterations,
        curiosity=found["curiosity"],
        sharpness=found["sharpness"],
        width=int(found["width"]),
        actions=int(found["actions"]) if actions < 0 else actions,
    )


def level_bot(game: Game, name: str) -> Bot:
    """The bot of a level, ``level1`` to ``level5``."""
    level = TABLE[game.slug][LEVELS.index(name)]
    heuristic = heuristic_for(game, level.sight)
    if level.iterations == GREEDY:
        return Greedy(heuristic)
    return Ismcts(heuristic, tuned(game.slug, level.iterations, level.actions))


def strongest(game: Game) -> Ismcts:
    """The search of the highest level, for hints."""
    bot = level_bot(game, LEVELS[-1])
    assert isinstance(bot, Ismcts)
    return bot
