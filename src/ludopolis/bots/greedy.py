"""The bot that takes what looks best right now, one action ahead or to the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.lookahead import LOST, Lookahead
from ludopolis.core.judgement import FULL_SIGHT, UNCLEAR

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State

WIDTH: Final = 400


class Greedy(Bot):
    """Takes the option with the best lead on average over ``worlds`` sampled worlds.

    Who sees all takes any of equals, so that no district or card is taken for its place in the
    list. Who overlooks much finds equals where there are none, and takes the first.

    The best ``finalists`` are judged once more by what the rest of the turn makes of them, if any.
    """

    def __init__(
        self, heuristic: Heuristic, worlds: int = 1, width: int = WIDTH, finalists: int = 0
    ) -> None:
        self.heuristic: Final = heuristic
        self.worlds: Final = worlds
        self.width: Final = width
        self.finalists: Final = finalists

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.heuristic, self.worlds, self.width, self.finalists)

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        if self.finalists == 0:
            options = self.heuristic.considered(world.decision)
        else:
            options = self.heuristic.planned(world.known, world.decision)
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
        worlds: list[State] = []
        for i in range(self.worlds):
            worlds.append(world.sample(rng))
            for k in range(len(options)):
                leads[k] += ahead.after(worlds[i], options[k], world.seat)
        if self.finalists == 0:
            return leads
        final = [LOST * self.worlds] * len(options)
        for k in best_of(leads, self.finalists):
            final[k] = 0.0
            for s in worlds:
                final[k] += ahead.after_turn(s, options[k], world.seat)
        return final


def best_of(leads: list[float], count: int) -> list[int]:
    """The places of so many of the best leads."""
    found: list[int] = []
    for i in range(min(count, len(leads))):
        best = -1
        for k in range(len(leads)):
            if k not in found and (best < 0 or leads[k] > leads[best]):
                best = k
        found.append(best)
    return found
