# interpreted: the time goes into the bots
"""A whole game between bots. Whatever a bot does, the game goes on to its end by the rules."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from typing import TYPE_CHECKING

from ludopolis.bots.bot import Budget, world_of
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from ludopolis.bots.bot import Bot
    from ludopolis.core.game import Game, Setup
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State


class BotGame:
    """One game with a bot in every seat. Bots draw chance from generators of their own.

    ``faults`` counts, per seat, answers that were none: a uniform move was made instead.
    """

    def __init__(
        self, game: Game, setup: Setup, bots: list[Bot], seeds: list[int], budget: Budget
    ) -> None:
        self.game = game
        self.bots = bots
        self.budget = budget
        self.flags = setup.flags
        self.state: State = game.new(setup)
        self.rngs: list[Rng] = [seeded(seed) for seed in seeds]
        self.plies: list[int] = []
        self.faults: list[Counter[str]] = [Counter() for _ in bots]
        self.seconds = [0.0] * len(bots)
        self.slowest = [0.0] * len(bots)
        self.asked = [0] * len(bots)

    def play(self) -> State:
        """Play to the end; the final position."""
        for bot in self.bots:
            bot.reset()
        while not self.state.over:
            self.step()
        for seat, bot in enumerate(self.bots):
            self.faults[seat].update(bot.faults())
        return self.state

    def step(self) -> None:
        decision = self.state.decision
        option = decision.options[0]
        if len(decision.options) > 1:
            began = time.perf_counter()
            option = self.answer(decision.seat)
            passed = time.perf_counter() - began
            self.seconds[decision.seat] += passed
            self.slowest[decision.seat] = max(self.slowest[decision.seat], passed)
            self.asked[decision.seat] += 1
        self.plies.append(option)
        self.state.apply(option)

    def answer(self, seat: int) -> int:
        """The bot's option; if it fails or cheats, any option and a fault."""
        rng = self.rngs[seat]
        options = self.state.decision.options
        world = world_of(self.game, self.state, rng, self.flags)
        try:
            option = self.bots[seat].choose(world, self.budget, rng)
        except Exception:  # noqa: BLE001 - a bot's fault must never stop a game
            self.faults[seat]["crash"] += 1
            return options[rng.below(len(options))]
        if option not in options:
            self.faults[seat]["illegal"] += 1
            return options[rng.below(len(options))]
        return option


def seed_from(*parts: object) -> int:
    """A seed that depends on the parts only, the same on every machine."""
    digest = hashlib.sha256(" ".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:8])
