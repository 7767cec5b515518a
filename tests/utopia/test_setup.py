"""Section 2: the set-up, and the closed island of two players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.testing.conformance import walk
from tests.utopia.given import DISTRICTS, GAME

if TYPE_CHECKING:
    from tests.utopia.given import Given


@pytest.mark.rule("T-2.1", "T-13.1")
def test_every_order_of_the_scale_comes_up() -> None:
    orders = Counter(tuple(GAME.new(Setup(2, seed)).worth) for seed in range(1800))

    assert len(orders) == 120
    assert max(orders.values()) < 40


@pytest.mark.rule("T-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_bag_starts_with_forty_guests(given: Given, seats: int) -> None:
    table = given.new(seats)

    assert sum(table.bag) + table.lying_count == 40


@pytest.mark.rule("T-2.3")
def test_nobody_starts_with_cards(given: Given) -> None:
    assert given.new(5).hand_sizes() == [0, 0, 0, 0, 0]


@pytest.mark.rule("T-2.4", "T-13.1")
def test_the_deck_is_shuffled(given: Given) -> None:
    hands = {given.new(3, seed).end_goes().hand("B") for seed in range(8)}

    assert len(hands) > 1


@pytest.mark.rule("T-2.5", "T-13.1")
def test_everybody_is_as_likely_to_be_first() -> None:
    firsts = Counter(GAME.new(Setup(5, seed)).track[0] for seed in range(1000))

    assert sorted(firsts) == [0, 1, 2, 3, 4]
    assert min(firsts.values()) > 150
    assert max(firsts.values()) < 250


@pytest.mark.rule("T-2.6")
@pytest.mark.parametrize(
    ("first", "track"),
    [("B", "B0 R0 G0 Y0"), ("R", "R0 G0 Y0 B0"), ("G", "G0 Y0 B0 R0"), ("Y", "Y0 B0 R0 G0")],
)
def test_the_others_follow_clockwise(given: Given, first: str, track: str) -> None:
    assert given.starting(first, 4).track == track


@pytest.mark.rule("T-2.7")
def test_the_board_is_empty(given: Given) -> None:
    table = given.new(4)

    assert [table.princes(district) for district in DISTRICTS] == [""] * 24
    assert [table.monument(district) for district in DISTRICTS] == [""] * 24
    assert [table.wonder(island) for island in ("water", "fire", "earth", "wind")] == [""] * 4


@pytest.mark.rule("T-2.8", "T-2.10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_answer_of_two_players_leads_to_water(seed: int) -> None:
    asked = [
        GAME.word(p.state.decision.ask, option)
        for p in walk(GAME, Setup(2, seed), 3000)
        if not p.state.over
        for option in p.state.decision.options
    ]

    assert [word for word in asked if "wa" in word.replace("wind", "")] == []
    assert any(word.startswith("fi") for word in asked)


@pytest.mark.rule("T-2.8", "T-2.10")
def test_more_than_two_players_use_water(given: Given) -> None:
    table = given(turn="B", seats=3, hands={"B": "maya x3"})

    table.play("add_any").offers("water")


@pytest.mark.rule("T-2.9")
def test_no_fish_guests_with_two_players(given: Given) -> None:
    table = given.new(2)

    board_and_bag = [a + b for a, b in zip(table.guests(2), table.bag, strict=True)]
    assert board_and_bag == [0, 2, 2, 2] * 5


@pytest.mark.rule("T-2.11")
@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("fi3", "fi1 fi2 fi4 wi2"),
        ("ea4", "ea1 ea3 ea5 ea6 wi3 wi4 wi6"),
        ("wi6", "ea3 ea4 ea6 wi3 wi4 wi5 wi7"),
    ],
)
def test_the_sea_of_water_stays_between_fire_and_earth(
    given: Given, start: str, reach: str
) -> None:
    table = given(turn="B", seats=2, princes={start: "B maya"}, hands={"B": "maya"})

    table.play("move").asked("to", "B", *reach.split())


@pytest.mark.rule("T-2.12")
def test_two_players_have_everything_else(given: Given) -> None:
    table = given.new(2)

    assert table.deck == [10, 10, 10, 10, 10]
    assert [table.bases(colour) for colour in "BR"] == [8, 8]
    assert [table.privileges(colour) for colour in "BR"] == [2, 2]
    assert [table.reserve(colour) for colour in "BR"] == [[8] * 5, [8] * 5]
    assert list(table.s.stock) == [7, 7, 7, 7, 7]
