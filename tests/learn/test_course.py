"""Learning by self-play: what is kept of games, and rounds that go on where they were cut."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import msgspec
import pytest

from ludopolis.bots.judgements import NET
from ludopolis.contest.ratings import wilson
from ludopolis.games import FOLDER, SLUGS, open_game
from ludopolis.wire.error import Refusal
from tests.extent import takes_long

if TYPE_CHECKING:
    from pathlib import Path

np = pytest.importorskip("numpy")

from ludopolis.learn.course import Course, Fit, Learning, Round, elo, gathered  # noqa: E402
from ludopolis.learn.curve import curve  # noqa: E402
from ludopolis.learn.selfplay import Lessons, drawn, play, seats_of  # noqa: E402


def test_every_number_of_seats_has_its_turn_and_half_the_games_are_for_the_fewest() -> None:
    for slug in SLUGS:
        game = open_game(slug)
        seats = [seats_of(game, number) for number in range(24)]
        assert set(seats) == set(game.seats)
        assert seats.count(game.seats[0]) == 12


def test_a_game_is_the_same_whoever_plays_it_and_its_rows_fit() -> None:
    lessons = Lessons("utopia", 3, blunders=20.0, kept=0.3)

    played = play(lessons, 0)

    assert played == play(lessons, 0)
    rows = gathered(open_game("utopia"), 2, [played])
    assert len(rows["seen"]) == len(rows["ends"]) == len(rows["leads"]) == played.rows > 0
    # Of the two seats that each position is kept for, one wins, or they share.
    assert rows["ends"][:, 0].reshape(-1, 2).sum(axis=1) == pytest.approx(1.0)
    assert rows["ends"][:, 1].reshape(-1, 2).sum(axis=1) == pytest.approx(0.0)


def test_doubt_draws_near_equals_only() -> None:
    from ludopolis.core.rng import seeded  # noqa: PLC0415 - beside its only use

    rng = seeded(1)

    assert drawn([1.0, 3.0, 2.0], 0.0, rng) == 1
    assert {drawn([0.0, 3.0, 2.99], 0.1, rng) for _ in range(60)} == {1, 2}


def test_a_folder_goes_on_with_the_course_that_was_begun_there(tmp_path: Path) -> None:
    Learning(tmp_path, Course("utopia", games=2), 1)

    assert Learning(tmp_path, Course("utopia", games=2), 1).log == []
    with pytest.raises(Refusal, match="learn-other-course"):
        Learning(tmp_path, Course("utopia", games=4), 1)


def test_strength_is_drawn_with_a_dot_for_each_round() -> None:
    log = [
        Round(number, 8, 100, 0.6, 0.7, "greedy", wilson(6, 10), [], taken, 70.4, 3.0)
        for number, taken in enumerate([True, False])
    ]

    drawn_svg = ET.fromstring(curve(log))

    assert len(drawn_svg.findall("{http://www.w3.org/2000/svg}circle")) == 2
    assert elo(0.5) == 0.0


def test_a_net_that_was_trained_before_a_cut_is_tried_and_not_trained_again(tmp_path: Path) -> None:
    learning = Learning(tmp_path, Course("utopia", games=2, gate_games=2), 1)
    learning.rows(0).touch()
    learning.fit(0).write_bytes(msgspec.json.encode(Fit(120, 0.5, 0.75)))
    learning.net(0).write_bytes((FOLDER / "utopia" / NET).read_bytes())

    done = learning.round(0)

    assert (done.rows, done.loss, done.right) == (120, 0.5, 0.75)
    assert done.gate.low <= done.gate.share <= done.gate.high


@takes_long
def test_a_round_plays_trains_and_tries_and_is_not_done_twice(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    course = Course("utopia", games=2, steps=25, hidden=(8, 8), gate_games=2, kept=0.3)

    done = list(Learning(tmp_path, course, 1).rounds(1))

    assert [one.number for one in done] == [0]
    again = Learning(tmp_path, course, 1)
    assert again.log == done
    assert list(again.rounds(1)) == []
    assert (again.best() is not None) == done[0].taken
