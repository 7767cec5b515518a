"""The bot that takes what looks best right now, one action ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.lookahead import Lookahead
from ludopolis.core.judgement import FULL_SIGHT, UNCLEAR

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng

WIDTH: Final = 400


class Greedy(Bot):
    """Takes the option with the best lead on average over ``worlds`` sampled worlds.

    Who sees all takes any of equals, so that no district or card is taken for its place in the
    list. Who overlooks much finds equals where there are none, and takes the first.
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
        if len(best) == 1 or self.heuristic.sight != FULL_SIGHT:
            return best[0]
        return best[rng.below(len(best))]

    def leads(self, world: World, options: list[int], rng: Rng) -> list[float]:
        """The sum of leads that each option gives."""
        ahead = Lookahead(self.heuristic, len(world.known.scores()), self.width)
        leads = [0.0] * len(options)
        for i in range(self.worlds):
            s = world.sample(rng)
            for k in range(len(options)):
                leads[k] += ahead.after(s, options[k], world.seat)
        return leads
