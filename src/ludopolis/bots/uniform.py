"""The bot that takes any option, all equally likely."""

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.core.rng import Rng


class Uniform(Bot):
    """Plays at random."""

    def __reduce__(self) -> tuple[object, ...]:
        return Uniform, ()

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = world.decision.options
        return options[rng.below(len(options))]
