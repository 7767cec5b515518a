"""The scenario language itself, shown with Pearls."""

from __future__ import annotations

import pytest

from ludopolis.core.game import Setup
from ludopolis.testing.pearls.events import Laid
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.scenario import CLONE, MODES, PLAIN, RESTORE, Scenario
from tests.pearls import GAME

SETUP = Setup(2, 1)


def robbing(mode: str = PLAIN) -> Scenario:
    """Seat 0 holds a shell and a ruby, seat 1 a shell and a pearl."""
    s = GAME.new(SETUP)
    s.hands[:] = [1, 0, 1, 1, 1, 0]
    s.settle()
    return Scenario(GAME, SETUP, s, mode)


@pytest.mark.parametrize("mode", MODES)
def test_answers_are_given_in_words(mode: str) -> None:
    scenario = robbing(mode).asks("lay", 0, "lay:shell", "lay:ruby", "pass")

    scenario.play("lay:ruby").asks("give", 1, "give:shell", "give:pearl").play("give:pearl")

    assert isinstance(scenario.state, Pearls)
    assert scenario.state.hand(0) == [1, 1, 0]


@pytest.mark.parametrize("mode", MODES)
def test_events_are_heard_in_every_mode(mode: str) -> None:
    scenario = robbing(mode)

    scenario.play("lay:ruby", "give:pearl", "pass")

    assert scenario.events[0] == Laid(0, "ruby")
    assert len(scenario.events) == 3


@pytest.mark.parametrize(("mode", "is_same"), [(PLAIN, True), (CLONE, False), (RESTORE, False)])
def test_modes_replace_the_state_before_each_step(mode: str, is_same: bool) -> None:
    scenario = robbing(mode)
    first = scenario.state

    scenario.play("lay:shell")

    assert (scenario.state is first) == is_same


def test_forced_questions_answer_themselves() -> None:
    scenario = robbing().play("lay:ruby")

    assert scenario.words() == ["rob:1"]
    assert scenario.forced().words() == ["give:shell", "give:pearl"]


def test_an_answer_that_is_not_offered_fails() -> None:
    with pytest.raises(AssertionError, match="lay:pearl is not among"):
        robbing().play("lay:pearl")


def test_another_question_fails() -> None:
    with pytest.raises(AssertionError):
        robbing().asks("give", 0)


def test_another_seat_fails() -> None:
    with pytest.raises(AssertionError):
        robbing().asks("lay", 1)


def test_other_answers_fail() -> None:
    with pytest.raises(AssertionError):
        robbing().asks("lay", 0, "lay:shell", "pass")


def test_offers_and_withholds() -> None:
    scenario = robbing().offers("lay:shell", "pass").withholds("lay:pearl")

    with pytest.raises(AssertionError, match="not offered"):
        scenario.offers("lay:pearl")
    with pytest.raises(AssertionError, match="offered"):
        scenario.withholds("pass")
