"""The game that the table is tested with keeps its own promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.testing.pearls.asks import GIVE, LAY, ROB
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import RUBY
from tests.pearls import GAME, LeakyEvents, LeakyViews, pearls

if TYPE_CHECKING:
    from ludopolis.wire.event import Event


# Numbers are drawn, not positions: Hypothesis takes weak references to what it draws, and those
# of compiled classes are broken.
SEATS, SEEDS, PLIES = st.integers(2, 4), st.integers(0, 999), st.integers(0, 40)


def walked(game: PearlsGame, seats: int, seed: int, plies: int) -> Pearls:
    """The position after some random plies."""
    s = game.new(Setup(seats, seed))
    rng = seeded(seed + 1)
    while plies > 0 and not s.over:
        options = s.decision.options
        s.apply(options[rng.below(len(options))])
        plies -= 1
    return s


def test_start() -> None:
    s = GAME.new(Setup(3, 1))

    assert [sum(s.hand(seat)) for seat in range(3)] == [3, 2, 2]
    assert (s.decision.seat, s.decision.ask) == (0, LAY)
    assert s.decision.options[-1] == PASS


def test_pass_hands_over() -> None:
    s = GAME.new(Setup(2, 1))

    s.apply(PASS)

    assert s.decision.seat == 1


def test_ruby_asks_the_rival() -> None:
    s = GAME.new(Setup(2, 1))
    s.hands[:] = [0, 0, 1, 1, 1, 0]
    s.settle()

    s.apply(RUBY)
    assert (s.decision.seat, s.decision.ask) == (0, ROB)
    s.apply(1)
    assert (s.decision.seat, s.decision.ask) == (1, GIVE)
    s.apply(1)

    assert s.hand(0) == [0, 1, 0]
    assert s.shown[:3] == [0, 1, 0]


def test_end() -> None:
    s = walked(GAME, 3, 5, 999)

    outcome = GAME.outcome(s)

    assert outcome is not None
    assert outcome.scores == s.scores()
    assert max(outcome.scores) in [outcome.scores[seat] for seat in outcome.winners]


@given(SEATS, SEEDS, PLIES)
def test_save_and_restore(seats: int, seed: int, plies: int) -> None:
    s = walked(GAME, seats, seed, plies)

    restored = GAME.restore(Setup(s.seats, 0), s.save())

    assert restored.save() == s.save()
    assert GAME.violations(s) == []


@given(SEATS, SEEDS, PLIES, st.integers(-1, 1))
def test_two_worlds(seats: int, seed: int, plies: int, seat: int) -> None:
    s = walked(GAME, seats, seed, plies)
    other = s.clone()

    other.determinize(seat, seeded(seed + 2))

    assert GAME.view(other, seat) == GAME.view(s, seat)
    assert GAME.violations(other) == []


def test_planted_leak_shows() -> None:
    leaky = pearls(LeakyViews)
    s = walked(leaky, 2, 1, 1)

    worlds = [s.clone() for seed in range(9)]
    for seed, world in enumerate(worlds):
        world.determinize(0, seeded(seed))

    assert len({str(leaky.view(world, 0)) for world in worlds}) > 1


@pytest.mark.parametrize(("game", "told"), [(GAME, None), (pearls(LeakyEvents), "shell")])
def test_draws_are_told_to_the_drawer_only(game: PearlsGame, told: str | None) -> None:
    s = game.new(Setup(2, 1))
    events: list[Event] = []
    s.deck[-1] = 0
    s.sink = events

    s.apply(PASS)

    assert getattr(events[-1].seen_by(0), "card", "") == told
    assert getattr(events[-1].seen_by(1), "card", "") == "shell"
