"""Counting ways and writing games down."""

from __future__ import annotations

from ludopolis.core.game import Setup
from ludopolis.testing.golden import playthrough
from ludopolis.testing.perft import divide, perft
from tests.pearls import GAME

SETUP = Setup(2, 1)


def test_nothing_to_decide_is_one_way() -> None:
    assert perft(GAME.new(SETUP), 0) == 1


def test_one_decision_is_as_many_ways_as_options() -> None:
    s = GAME.new(SETUP)

    assert perft(s, 1) == len(s.decision.options)


def test_division_adds_up() -> None:
    s = GAME.new(SETUP)
    rows = s.save()

    counts = divide(GAME, s, 4)

    assert sum(counts.values()) == perft(s, 4)
    assert list(counts) == [GAME.word(s.decision.ask, option) for option in s.decision.options]
    assert s.save() == rows


def test_a_finished_game_is_one_way() -> None:
    s = GAME.new(SETUP)
    while not s.over:
        s.apply(s.decision.options[0])

    assert perft(s, 5) == 1


def test_a_playthrough_lists_questions_events_and_checksums() -> None:
    lines = playthrough(GAME, Setup(3, 1, {"deck": "short"})).splitlines()

    assert lines[0] == "pearls rules 1 seats 3 seed 1 deck=short"
    assert lines[1].startswith("0 seat 0 lay: ")
    assert any('"type":"Drew"' in line for line in lines)
    assert lines[-2].startswith("  = ")
    assert lines[-1].startswith("over: deck-empty scores")


def test_a_playthrough_may_be_cut() -> None:
    lines = playthrough(GAME, SETUP, 3).splitlines()

    assert len([line for line in lines if " seat " in line and " -> " in line]) == 3


def test_a_playthrough_repeats() -> None:
    assert playthrough(GAME, SETUP) == playthrough(GAME, SETUP)
