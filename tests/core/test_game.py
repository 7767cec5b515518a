"""What a game refuses, and how outcomes and questions are read."""

from __future__ import annotations

import pytest

from ludopolis.core.game import Outcome, Setup
from ludopolis.wire.error import Refusal
from tests.pearls import GAME


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_out_of_range(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_setup(Setup(seats, 1))

    assert refused.value.code == "seats-out-of-range"
    assert refused.value.arguments == {"seats": seats, "min": 2, "max": 4}


def test_an_unknown_flag() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_setup(Setup(2, 1, {"speed": "high"}))

    assert refused.value.code == "flag-unknown"
    assert refused.value.arguments == {"flag": "speed", "flags": "deck"}


def test_a_value_that_the_flag_does_not_know() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_setup(Setup(2, 1, {"deck": "huge"}))

    assert refused.value.code == "flag-value"
    assert refused.value.arguments == {"flag": "deck", "value": "huge", "values": "full, short"}


@pytest.mark.parametrize(
    "setup", [Setup(1, 1), Setup(2, 1, {"deck": "huge"}), Setup(2, 1, {"x": "y"})]
)
def test_a_new_game_is_checked(setup: Setup) -> None:
    with pytest.raises(Refusal):
        GAME.new(setup)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_good_setup_passes(seats: int) -> None:
    GAME.check_setup(Setup(seats, 1, {"deck": "short"}))


@pytest.mark.parametrize(
    ("flags", "index"), [({}, 0), ({"deck": "full"}, 0), ({"deck": "short"}, 1)]
)
def test_the_first_value_is_the_default(flags: dict[str, str], index: int) -> None:
    assert GAME.flag_index(Setup(2, 1, flags), "deck") == index


def test_options_are_for_the_asked_seat() -> None:
    s = GAME.new(Setup(2, 1))

    asked = [GAME.asked(s, seat) for seat in (0, 1, -1)]

    assert [each.options for each in asked if each] == [s.decision.options, None, None]


def test_shared_places_make_several_winners() -> None:
    assert Outcome([5, 7, 7], [3, 1, 1], "goal").winners == [1, 2]
