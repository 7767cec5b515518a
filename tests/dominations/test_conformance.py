"""The promises that every game keeps, kept by Dominations at every number of players."""

from __future__ import annotations

import pytest

from ludopolis.core.game import Setup
from ludopolis.testing.conformance import check_game
from tests.dominations.given import GAME


@pytest.mark.rule("D-19.1", "D-19.2", "D-19.3", "D-19.4", "D-22.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int) -> None:
    assert check_game(GAME, [Setup(seats, seats)], every=29) > 5
