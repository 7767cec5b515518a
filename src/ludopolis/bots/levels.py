"""Five levels of every game, from beginners to experts.

A weaker level sees less far and overlooks parts of the position; dice decide only among equals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.greedy import Greedy
from ludopolis.bots.ismcts import Ismcts, Settings
from ludopolis.bots.judgements import has_net, heuristic_for, learnt_for, levels_of, search_of
from ludopolis.bots.lookahead import ALL
from ludopolis.core.judgement import GREEDY

if TYPE_CHECKING:
    from ludopolis.bots.bot import Bot
    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic, Level

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]


def tuned_settings(
    game: Game, iterations: int, actions: int = -1, *, shared: bool = False
) -> Settings:
    """The search settings of a game, with a measure of iterations and of actions played on."""
    found = search_of(game)
    return Settings(
        iterations=iterations,
        curiosity=found["curiosity"],
        sharpness=found["sharpness"],
        width=int(found["width"]),
        glances=int(found.get("glances", ALL)),
        actions=int(found["actions"]) if actions < 0 else actions,
        shared=shared,
    )


def level_bot(game: Game, name: str) -> Bot:
    """The bot of a level, ``level1`` to ``level5``."""
    level = levels_of(game)[LEVELS.index(name)]
    by_net = level.by_net
    if by_net is not None and has_net(game):
        judge = learnt_for(game, share=by_net.share)
        if by_net.iterations == GREEDY:
            return Greedy(judge, finalists=by_net.finalists)
        return searching(game, judge, by_net.iterations, by_net.actions, level)
    judge = heuristic_for(game, level.sight)
    if level.iterations == GREEDY:
        return Greedy(judge, finalists=level.finalists)
    return searching(game, judge, level.iterations, level.actions, level)


def searching(game: Game, judge: Heuristic, iterations: int, actions: int, level: Level) -> Ismcts:
    return Ismcts(judge, tuned_settings(game, iterations, actions, shared=level.shared))


def strongest(game: Game) -> Ismcts:
    """The search of the highest level, for hints."""
    bot = level_bot(game, LEVELS[-1])
    assert isinstance(bot, Ismcts)
    return bot
