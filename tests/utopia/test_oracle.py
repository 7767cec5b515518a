"""Random games against a second, plain reading of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.utopia.events import PhaseBegan, Scored
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.view import UtopiaView
from tests.utopia.given import GAME
from tests.utopia.oracle import Oracle

if TYPE_CHECKING:
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

OTHER_FLAGS = {
    "sea_range": "same",
    "phase1_order": "fixed",
    "extra_entering_builds": "false",
    "start_rotation": "all",
    "district_value_floor": "2",
    "wonder_own_income": "false",
    "phase3_order": "turns",
    "spare_cards": "discarded",
}


def view_of(s: State) -> UtopiaView:
    assert isinstance(s, Utopia)
    view = GAME.view(s, s.decision.seat)
    assert isinstance(view, UtopiaView)
    return view


def play_beside(setup: Setup, most: int) -> set[str]:
    """Play a random game; each list of answers must be the oracle's. The asks that came up."""
    s = GAME.new(setup)
    oracle = Oracle(setup.flags)
    rng = seeded(setup.seed + 77)
    asks = set()
    for ply in range(most):
        if s.over:
            break
        asked = s.decision
        ask = GAME.asks[asked.ask].name
        words = [GAME.word(asked.ask, option) for option in asked.options]
        assert set(words) == oracle.answers(ask, view_of(s)), f"ply {ply}: {ask}"
        choice = rng.below(len(words))
        events: list[Event] = []
        s.sink = events
        s.apply(asked.options[choice])
        oracle.hear(ask, words[choice], events)
        asks.add(ask)
    return asks


@pytest.mark.rule("T-9.24", "T-17.1", "T-17.5")
@pytest.mark.parametrize("flags", [{}, OTHER_FLAGS])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_answers_in_random_games(seats: int, flags: dict[str, str]) -> None:
    asks = play_beside(Setup(seats, 400 + seats, flags), 2500)

    assert len(asks) >= 15


def income(view: UtopiaView) -> list[int]:
    """T-11.1, district by district."""
    gains = [0] * view.seats
    for controller, civ in zip(view.controller, view.monument, strict=True):
        if controller >= 0:
            gains[controller] += view.worth[civ]
    return gains


@pytest.mark.rule("T-11.1", "T-11.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_scores_are_what_was_told(seats: int) -> None:
    s = GAME.new(Setup(seats, 500 + seats))
    rng = seeded(5)
    totals = [0] * seats

    while not s.over:
        before = view_of(s)
        events: list[Event] = []
        s.sink = events
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
        for event in events:
            if isinstance(event, Scored):
                totals[event.seat] += event.points
        if PhaseBegan(3) in events:
            told = {e.seat: e.points for e in events if isinstance(e, Scored)}
            assert told == {seat: gain for seat, gain in enumerate(income(before)) if gain}

    assert totals == s.scores()
    assert max(totals) >= 50
