"""What measures the bots measures what it says; the measuring itself takes minutes."""

from __future__ import annotations

import pytest

from bench.answers import answers, share
from bench.chances import error, told
from ludopolis.games import SLUGS
from tests.extent import sparing


def test_chances_that_come_true_are_not_off() -> None:
    off, rows = error([(0.25, 0.0), (0.25, 0.0), (0.25, 1.0), (0.25, 0.0), (1.0, 1.0)])

    assert off == pytest.approx(0.0)
    assert rows == ["25→25 (4)", "100→100 (1)"]


def test_tenths_count_by_their_answers() -> None:
    off, _ = error([(0.5, 1.0), (0.5, 1.0), (0.5, 1.0), (0.9, 1.0)])

    assert off == pytest.approx(0.75 * 50 + 0.25 * 10)


@pytest.mark.parametrize("slug", sparing(SLUGS, "uchronia", "dominations"))
def test_a_game_tells_its_hints_and_how_it_ended_for_them(slug: str) -> None:
    pairs = told(slug, "level1", 2, 1, 0.05, 1)

    assert all(0.0 <= chance <= 1.0 for chance, _ in pairs)
    assert {won for _, won in pairs} <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("slug", sparing(SLUGS, "uchronia", "dominations"))
def test_every_answer_of_a_game_is_timed(slug: str) -> None:
    times = answers(slug, "uniform", 2, 1)

    assert times
    assert min(times) >= 0.0
    assert share(times, 1.0) == max(times)
