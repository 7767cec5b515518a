"""What changes only with the rules: ways to answer, fingerprints, playthroughs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.dominations.state import Dominations
from ludopolis.testing.conformance import fingerprint
from ludopolis.testing.golden import playthrough
from ludopolis.testing.perft import divide, perft
from tests.dominations.given import GAME

GOLDEN: Final = Path(__file__).parent / "golden"
GOLDEN_PLIES: Final = 150


def led(seats: int, plies: int) -> Dominations:
    """The position after some random plies of the first seed."""
    s = GAME.new(Setup(seats, 1))
    rng = seeded(2)
    for _ in range(plies):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    return s


@pytest.mark.rule("D-22.1")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [8, 112, 31, 45]), (3, [8, 93, 8, 27]), (4, [8, 177, 6, 84])],
)
def test_perft(seats: int, counts: list[int]) -> None:
    positions = [led(seats, plies) for plies in (0, 10, 60, 200)]

    assert [perft(s, 3) for s in positions] == counts, [divide(GAME, s, 3) for s in positions]


@pytest.mark.rule("D-19.4")
@pytest.mark.parametrize(
    ("seats", "seed", "expected"),
    [
        (2, 1, 3011779885),
        (2, 2, 1862988254),
        (3, 1, 795876528),
        (3, 2, 1923646062),
        (4, 1, 3998932142),
        (4, 2, 2755353316),
    ],
)
def test_fingerprints(seats: int, seed: int, expected: int) -> None:
    assert fingerprint(GAME, Setup(seats, seed)) == expected


@pytest.mark.rule("D-19.4", "D-22.1")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_golden_playthroughs(seats: int, seed: int) -> None:
    expected = (GOLDEN / f"seats-{seats}-seed-{seed}.txt").read_text("utf-8")

    assert playthrough(GAME, Setup(seats, seed), GOLDEN_PLIES) == expected
