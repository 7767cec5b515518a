"""The bot that takes what looks best right now, one action ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.lookahead import Lookahead
from ludopolis.core.judgement import UNCLEAR

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng

WIDTH: Final = 400


class Greedy(Bot):
    """Takes the option with the best lead on average over ``worlds`` sampled worlds.

    Among equals it takes any: the first one listed would always be the same district or card.
    """

    def __init__(self, heuristic: Heuristic, worlds: int = 1, width: int = WIDTH) -> None:
        self.heuristic: Final = heuristic
        self.worlds: Final = worlds
        self.width: Final = width

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.heuristic, self.worlds, self.width)

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = self.heuristic.considered(world.decision)
        known = self.heuristic.clear(world.known, world.decision, options)
        if known != UNCLEAR:
            return known
        leads = self.leads(world, options, rng)
        top = max(leads)
        best = [options[k] for k in range(len(options)) if leads[k] == top]
        return best[rng.below(len(best))] if len(best) > 1 else best[0]

    def leads(self, world: World, options: list[int], rng: Rng) -> list[float]:
        """The sum of leads that each option gives."""
        ahead = Lookahead(self.heuristic, len(world.known.scores()), self.width)
        leads = [0.0] * len(options)
        for i in range(self.worlds):
            s = world.sample(rng)
            for k in range(len(options)):
                leads[k] += ahead.after(s, options[k], world.seat)
        return leads
