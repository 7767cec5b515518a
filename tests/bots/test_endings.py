"""Games of a level against itself end by the game's own goal.

This is a sample; ``make test-habits`` plays two hundred at each number of seats.
"""

from __future__ import annotations

import pytest

from bench.endings import GOALS, endings
from ludopolis.games import SLUGS
from tests.extent import amount


def test_every_game_has_a_goal() -> None:
    assert set(GOALS) == set(SLUGS)


@pytest.mark.parametrize("level", ["level1", "level2"])
def test_beginners_reach_the_goal(level: str) -> None:
    games = amount(1, 10)

    assert endings("uchronia", level, 3, games) == {"threshold": games}
