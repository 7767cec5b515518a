"""Frames, questions, saving and restoring, shown with Pearls."""

from __future__ import annotations

import pytest

from ludopolis.core.decision import PASS, AskSpec
from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.testing.toy import GIVE, LAY, ROB, RUBY, Lay, Rob, ToyGame, ToyState, Turn

GAME = ToyGame()
SETUP = Setup(3, 1)


def robbery() -> ToyState:
    """Seat 0 has laid a ruby and chosen to rob seat 1."""
    s = GAME.new(SETUP)
    s.hands[:] = [1, 0, 1, 1, 1, 0, 0, 1, 0]
    s.settle()
    s.apply(RUBY)
    s.apply(1)
    return s


def test_a_frame_that_asks_waits_on_the_stack() -> None:
    s = GAME.new(SETUP)

    assert [type(frame) for frame in s.stack] == [Turn, Lay]
    assert s.decision.ask == LAY


def test_an_answered_frame_is_gone() -> None:
    s = robbery()

    assert (s.decision.seat, s.decision.ask, s.decision.cause) == (1, GIVE, RUBY)
    assert not any(isinstance(frame, Rob) for frame in s.stack)


def test_asking_again_changes_nothing() -> None:
    s = robbery()
    rows, options = s.save(), s.decision.options

    s.settle()

    assert s.save() == rows
    assert s.decision.options == options


def test_save_lists_kernel_zones_and_frames() -> None:
    s = robbery()

    rows = s.save()

    assert rows[0] == [0, s.revealed, 4, *s.rng.words()]
    assert rows[1:5] == s.zones()
    assert rows[5:] == [[0, 1], [1, 0, 1], [3, 1, 0]]


def test_restore_is_the_inverse_of_save() -> None:
    s = robbery()

    restored = GAME.restore(SETUP, s.save())

    assert restored.save() == s.save()
    assert restored.decision.options == s.decision.options
    assert restored.revealed == s.revealed
    assert restored.sink is None


def test_a_restored_game_goes_on_alike() -> None:
    s = robbery()
    restored = GAME.restore(SETUP, s.save())

    decisions = playout(s, seeded(5)), playout(restored, seeded(5))

    assert decisions[0] == decisions[1]
    assert restored.save() == s.save()


def test_a_finished_game_is_restored_as_finished() -> None:
    s = GAME.new(SETUP)
    playout(s, seeded(5))

    restored = GAME.restore(SETUP, s.save())

    assert restored.over
    assert restored.pending is None
    assert restored.scores() == s.scores()


def test_a_clone_has_no_listener_and_leaves_the_original_alone() -> None:
    s = robbery()
    s.sink = []
    rows = s.save()

    twin = s.clone()
    twin.apply(twin.decision.options[0])

    assert twin.sink is None
    assert s.sink == []
    assert s.save() == rows
    assert s.decision.ask == GIVE


def test_a_clone_keeps_question_and_counters() -> None:
    s = robbery()

    twin = s.clone()

    assert twin.pending is s.pending
    assert (twin.revealed, twin.over) == (s.revealed, s.over)


def test_no_question_once_the_game_is_over() -> None:
    s = GAME.new(SETUP)
    playout(s, seeded(5))

    with pytest.raises(AssertionError, match="over"):
        assert s.decision.options == []


def test_playout_counts_decisions() -> None:
    s = GAME.new(SETUP)
    twin = s.clone()

    count = playout(s, seeded(5))

    rng = seeded(5)
    for _ in range(count):
        options = twin.decision.options
        twin.apply(options[rng.below(len(options))])
    assert twin.over


def test_pass_is_no_number_of_an_option() -> None:
    assert PASS == -1
    assert (LAY, ROB, GIVE) == (0, 1, 2)


@pytest.mark.parametrize(
    ("things", "word", "path"),
    [
        ("card", "jade", ["card:jade"]),
        ({"control:*:*": "district:* civ:*"}, "control:wa1:maya", ["district:wa1", "civ:maya"]),
        ({"surprise": "bag"}, "surprise", ["bag"]),
        ({"command:*": "hand:* command"}, "command:clay", ["hand:clay", "command"]),
        ({"(*,*,*)": "cell:*,*,*", "(*,*)": "vertex:*,*"}, "(1,-2,0)", ["cell:1,-2,0"]),
        ({"(*,*,*)": "cell:*,*,*", "(*,*)": "vertex:*,*"}, "(0,1)", ["vertex:0,1"]),
        ({"*": "card:*", "*+privilege": "card:*"}, "maya+privilege", ["card:maya"]),
        ({"c": "seat:2", "c/*": "at:2:*"}, "c/cellar", ["at:2:cellar"]),
        ({"wonder:*": "island:*"}, "move", []),
        ({}, "2", []),
    ],
)
def test_what_a_word_points_at(things: str | dict[str, str], word: str, path: list[str]) -> None:
    assert AskSpec("some", things, "Y-1", 1).path(word) == path


def test_declining_points_at_nothing() -> None:
    assert GAME.path(LAY, PASS) == []
    assert GAME.path(LAY, 0) == ["card:shell"]
