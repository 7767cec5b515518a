"""Random play to the end: the measure of the engine's speed and the simplest of players."""

from ludopolis.core.rng import Rng
from ludopolis.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play on at random until the game is over; the number of decisions made."""
    decisions = 0
    while not s.over:
        options = s.decision.options
        s.apply(options[rng.below(len(options))])
        decisions += 1
    return decisions
