"""Random games for Hypothesis: it draws the answers, so that a failing game shrinks.

Nothing else needs Hypothesis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

MAX_SEED = 2**64 - 1


class Walk:
    """A game from its set-up on: some plies at random, then answers that were drawn."""

    def __init__(self, game: Game, setup: Setup, lead: int, options: list[int]) -> None:
        self.game = game
        self.setup = setup
        self.lead = lead
        self.options = options

    def start(self) -> State:
        """The position before the first drawn answer."""
        s = self.game.new(self.setup)
        rng = seeded(self.setup.seed)
        for ply in range(self.lead):
            if s.over:
                break
            s.apply(s.decision.options[rng.below(len(s.decision.options))])
        return s

    def states(self) -> Iterator[State]:
        """Every position from there on; the same object each time."""
        s = self.start()
        yield s
        for option in self.options:
            s.apply(option)
            yield s

    def last(self) -> State:
        """The position after the last drawn answer."""
        s = self.start()
        for option in self.options:
            s.apply(option)
        return s

    def __repr__(self) -> str:
        s = self.start()
        words = []
        for option in self.options:
            words.append(self.game.word(s.decision.ask, option))
            s.apply(option)
        setup = f"seats {self.setup.seats} seed {self.setup.seed} {self.setup.flags}"
        return f"Walk({self.game.slug} {setup} after {self.lead} plies: {' '.join(words)})"


def setups(game: Game) -> st.SearchStrategy[Setup]:
    """Any number of seats, any seed, any flags."""
    seats = st.integers(game.seats.start, game.seats.stop - 1)
    flags = st.fixed_dictionaries(
        {}, optional={spec.name: st.sampled_from(spec.values) for spec in game.flags}
    )
    return st.builds(Setup, seats, st.integers(0, MAX_SEED), flags)


@st.composite
def walks(
    draw: Callable[[st.SearchStrategy[object]], object],
    game: Game,
    most_lead: int = 400,
    most_drawn: int = 30,
) -> Walk:
    """A walk to anywhere in a game; simpler ones are shorter and take first answers."""
    setup = draw(setups(game))
    assert isinstance(setup, Setup)
    lead = draw(st.integers(0, most_lead))
    drawn = draw(st.integers(0, most_drawn))
    assert isinstance(lead, int)
    assert isinstance(drawn, int)
    walk = Walk(game, setup, lead, [])
    s = walk.start()
    for ply in range(drawn):
        if s.over:
            break
        option = draw(st.sampled_from(s.decision.options))
        assert isinstance(option, int)
        walk.options.append(option)
        s.apply(option)
    return walk
