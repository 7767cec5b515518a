"""Section 1: the material."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.testing.conformance import walk
from ludopolis.wire.error import Refusal
from tests.utopia.given import DISTRICTS, GAME, island_of

if TYPE_CHECKING:
    from tests.utopia.given import Given

CIVS = ["maya", "persia", "egypt", "greece", "china"]


@pytest.mark.rule("T-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    assert len(GAME.new(Setup(seats, 1)).scores()) == seats


@pytest.mark.rule("T-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new(Setup(seats, 1))

    assert refused.value.code == "seats-out-of-range"
    assert refused.value.arguments == {"seats": seats, "min": 2, "max": 5}


@pytest.mark.rule("T-1.2")
def test_five_civilisations(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya persia egypt greece china"}, phase="discards")

    table.asked("position_discard", "B", *CIVS)


@pytest.mark.rule("T-1.3", "T-1.4")
def test_districts_of_the_islands() -> None:
    islands = [island_of(district) for district in DISTRICTS]

    assert len(set(DISTRICTS)) == 24
    assert [islands.count(island) for island in range(4)] == [5, 5, 6, 8]


@pytest.mark.rule("T-1.3")
@pytest.mark.parametrize(
    ("island", "count", "prefix"),
    [("water", 5, "wa"), ("fire", 5, "fi"), ("earth", 6, "ea"), ("wind", 8, "wi")],
)
def test_a_guest_leads_to_the_districts_of_his_island(
    given: Given, island: str, count: int, prefix: str
) -> None:
    table = given(phase="welcome", turn="B", lying=f"maya/{island} persia/{island}")

    table.play(f"guest:maya:{island}")

    table.asked("district", "B", *[f"{prefix}{number + 1}" for number in range(count)])


@pytest.mark.rule("T-1.5")
def test_printed_values() -> None:
    values = dict(zip(DISTRICTS, GAME.tables.values, strict=True))

    assert set(values.values()) == {1, 2, 3, 4}
    assert (values["wa1"], values["ea1"], values["fi4"], values["wi8"]) == (2, 4, 4, 1)


@pytest.mark.rule("T-1.6")
def test_nobody_stands_on_a_plaza_or_crosses_it(given: Given) -> None:
    table = given(
        turn="B", wonders={"wind": "B"}, princes={"wi8": "B maya"}, hands={"B": "maya x4"}
    )

    table.play("move").asked("to", "B", "wi1", "wi7", "ea2")


@pytest.mark.rule("T-1.7")
@pytest.mark.parametrize("civ", CIVS)
def test_seven_monuments_can_be_built(given: Given, civ: str) -> None:
    assert given.new(3).stock(civ) == 7


@pytest.mark.rule("T-1.8")
@pytest.mark.parametrize("island", ["water", "fire", "earth", "wind"])
def test_each_of_four_wonders_brings_the_same(given: Given, island: str) -> None:
    site = f"{island[:2]}1"
    five = {site: "B maya, B persia, B egypt, B greece, B china"}
    table = given(phase="entered", turn="B", princes=five, lying="maya/wind")

    table.asked("build", "B", f"wonder:{island}", "done").play(f"wonder:{island}")

    assert table.wonder(island) == "B"
    assert table.gains() == ["B6"]


@pytest.mark.rule("T-1.9", "T-2.3")
@pytest.mark.parametrize("colour", ["B", "R", "G", "Y", "P"])
def test_eight_princes_of_each_civilisation(given: Given, colour: str) -> None:
    assert given.new(5).reserve(colour) == [8, 8, 8, 8, 8]


@pytest.mark.rule("T-1.10", "T-2.3")
def test_bases_privileges_and_ministers(given: Given) -> None:
    table = given.new(4)

    assert [table.bases(colour) for colour in "BRGY"] == [8, 8, 8, 8]
    assert [table.privileges(colour) for colour in "BRGY"] == [2, 2, 2, 2]
    assert sorted(table.s.track) == [0, 1, 2, 3]


@pytest.mark.rule("T-1.11", "T-2.2")
def test_two_guests_of_each_pair(given: Given) -> None:
    table = given.new(3)

    bag_and_board = zip(table.bag, table.guests(3), strict=True)
    assert [in_bag + lying for in_bag, lying in bag_and_board] == [2] * 20


@pytest.mark.rule("T-1.12", "T-2.4")
def test_ten_cards_of_each_civilisation(given: Given) -> None:
    table = given.new(3)

    assert table.deck == [10, 10, 10, 10, 10]
    assert table.pile == ""


@pytest.mark.rule("T-1.13")
def test_each_place_of_the_scale_holds_one_civilisation(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x3 persia x2 greece"})

    table.play("raise", "maya", "lower", "persia", "raise", "greece").paid()

    assert sorted(table.s.worth) == [1, 2, 3, 4, 5]
    assert table.scale == "china maya greece egypt persia"


@pytest.mark.rule("T-1.14")
def test_the_start_square_counts_nothing(given: Given) -> None:
    assert given.new(5).s.scores() == [0, 0, 0, 0, 0]


@pytest.mark.rule("T-1.14", "T-15.7")
@pytest.mark.parametrize("seats", [2, 5])
def test_points_are_never_lost(seats: int) -> None:
    scores = [p.state.scores() for p in walk(GAME, Setup(seats, 7), 3000)]

    assert all(
        before <= after
        for earlier, later in pairwise(scores)
        for before, after in zip(earlier, later, strict=True)
    )
    assert max(scores[-1]) > 0


@pytest.mark.rule("T-1.15")
def test_scores_go_on_beyond_the_last_square(given: Given) -> None:
    table = given(
        turn="R",
        track="R59 B58 G0",
        monuments={"wi8": "maya B"},
        princes={"wi8": "R maya x2"},
        hands={"R": "maya x2"},
    )

    table.play("remove", "remove").paid()

    assert table.track == "R63 B58 G0"
