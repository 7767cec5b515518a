"""The promises that every game keeps, walked through at random."""

from __future__ import annotations

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.testing.conformance import check_game, check_two_worlds
from tests.conformance.games import GAMES, opened, other_flags, seat_counts
from tests.extent import amount
from tests.pearls import GAME, LeakyEvents, LeakyGoals, LeakyViews, pearls

EVERY = amount(60, 5)
"""Of a whole game one position of so many is looked at."""
TABLES = [(slug, seats) for slug in GAMES for seats in seat_counts(slug)]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_beginning_of_a_game(slug: str, seats: int) -> None:
    assert check_game(opened(slug), [Setup(seats, 100 + seats)], most=amount(40, 120)) > 10


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_whole_game(slug: str, seats: int) -> None:
    assert check_game(opened(slug), [Setup(seats, 200 + seats)], every=EVERY) > 0


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_with_other_flags(slug: str) -> None:
    setup = Setup(seat_counts(slug)[-1], 300, other_flags(slug))

    assert check_game(opened(slug), [setup], every=EVERY) > 0


def test_a_leak_in_a_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="the view differs"):
        check_game(pearls(LeakyViews), [Setup(3, 1)])


def test_a_leak_in_a_goal_is_caught() -> None:
    with pytest.raises(AssertionError, match="the goals differ"):
        check_two_worlds(pearls(LeakyGoals), first_position(), 0, seeded(1), "")


def first_position() -> State:
    return GAME.new(Setup(3, 1))


def test_a_leak_in_an_event_is_caught() -> None:
    with pytest.raises(AssertionError, match="the events differ"):
        check_game(pearls(LeakyEvents), [Setup(3, seed) for seed in range(5)])
