"""Section 9: card actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.utopia.board import links, sailings
from tests.utopia.given import DISTRICTS

if TYPE_CHECKING:
    from tests.utopia.given import Given

ALL_MAYA_OUT = {"ea1": "B maya x2", "wi1": "B maya x2", "fi1": "B maya x2", "wa1": "B maya x2"}


@pytest.mark.rule("T-9.3", "T-9.4", "T-9.5", "T-9.6")
@pytest.mark.parametrize(("sea_range", "steps"), [("adjacent", 1), ("same", 0)])
@pytest.mark.parametrize("start", DISTRICTS)
def test_reach_from_every_district(given: Given, start: str, sea_range: str, steps: int) -> None:
    table = given(
        turn="B", princes={start: "B maya"}, hands={"B": "maya"}, flags={"sea_range": sea_range}
    )

    table.play("move").asked("to", "B", *(links(start) | sailings(start, steps)))


@pytest.mark.rule("T-9.1", "T-9.2")
@pytest.mark.parametrize(
    ("count", "left", "moved"), [("1", "B maya x2", "B maya"), ("2", "B maya", "B maya x2")]
)
def test_one_or_two_princes_move_together(given: Given, count: str, left: str, moved: str) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3"}, hands={"B": "maya"})

    table.play("move", "ea2").asked("how_many", "B", "1", "2").play(count).paid()

    assert table.princes("ea1") == left
    assert table.princes("ea2") == moved


@pytest.mark.rule("T-9.1", "T-9.2")
def test_only_princes_of_the_civilisation_of_the_card(given: Given) -> None:
    princes = {"ea1": "B maya, B china", "wi1": "B persia", "wi2": "B maya"}
    table = given(turn="B", princes=princes, hands={"B": "maya"})

    table.play("move").asked("from", "B", "ea1", "wi2").play("ea1", "ea2").paid()

    assert table.princes("ea1") == "B china"
    assert table.princes("ea2") == "B maya"
    assert table.princes("wi2") == "B maya"


@pytest.mark.rule("T-9.3")
def test_across_a_bridge(given: Given) -> None:
    table = given(turn="B", princes={"fi4": "B maya"}, hands={"B": "maya"})

    table.play("move", "wi1").paid()

    assert table.princes("wi1") == "B maya"


@pytest.mark.rule("T-9.7")
def test_a_district_holds_any_number(given: Given) -> None:
    crowd = "B maya x6, R maya x8, G maya x8, R china x8"
    table = given(
        turn="B",
        princes={"ea1": crowd, "ea2": "B maya x2"},
        monuments={"ea1": "egypt R"},
        hands={"B": "maya"},
    )

    table.play("move", "ea2", "ea1", "2").paid()

    assert table.princes("ea1") == "B maya x8, R maya x8, R china x8, G maya x8"


@pytest.mark.rule("T-9.8")
def test_the_same_prince_moves_again(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B maya"}, hands={"B": "maya x2"})

    table.play("move", "ea2", "move", "ea3").paid()

    assert table.princes("ea3") == "B maya"


@pytest.mark.rule("T-9.9")
def test_princes_of_others_are_not_moved(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "R maya x2"}, hands={"B": "maya"})

    table.asked("action", "B", "raise", "end")


@pytest.mark.rule("T-9.10")
def test_at_any_monument_of_the_civilisation(given: Given) -> None:
    monuments = {"ea5": "persia B", "wi1": "persia R", "wi2": "china B"}
    table = given(turn="R", monuments=monuments, hands={"R": "persia"})

    table.play("add").asked("monument", "R", "ea5", "wi1").play("wi1").paid()

    assert table.princes("wi1") == "R persia"
    assert table.reserve("R") == [8, 7, 8, 8, 8]


@pytest.mark.rule("T-9.10")
def test_a_monument_of_another_civilisation_does_not_do(given: Given) -> None:
    table = given(turn="R", monuments={"wi2": "china B"}, hands={"R": "persia"})

    table.asked("action", "R", "raise", "end")


@pytest.mark.rule("T-9.11", "T-9.12")
@pytest.mark.parametrize(("controller", "gains"), [("B", ["B1"]), ("G", ["G1"]), ("R", [])])
def test_the_controller_gains_one(given: Given, controller: str, gains: list[str]) -> None:
    table = given(turn="R", monuments={"ea5": f"persia {controller}"}, hands={"R": "persia"})

    table.play("add").paid()

    assert table.gains() == gains


@pytest.mark.rule("T-9.13")
@pytest.mark.parametrize(("hand", "offered"), [("greece x2 maya", False), ("greece x3", True)])
def test_anywhere_takes_three_cards_alike(given: Given, hand: str, offered: bool) -> None:
    table = given(turn="R", hands={"R": hand})

    assert ("add_any" in table.words()) == offered


@pytest.mark.rule("T-9.13")
@pytest.mark.parametrize(
    ("island", "district"), [("water", "wa3"), ("fire", "fi4"), ("earth", "ea2"), ("wind", "wi8")]
)
def test_into_any_district(given: Given, island: str, district: str) -> None:
    table = given(turn="R", hands={"R": "greece x3"}, monuments={"wi8": "maya B"})

    table.play("add_any", island, district).paid()

    assert table.princes(district) == "R greece"
    assert table.pile == "greece x3"


@pytest.mark.rule("T-9.14")
@pytest.mark.parametrize("controller", ["B", "R"])
def test_three_cards_never_give_a_point(given: Given, controller: str) -> None:
    table = given(turn="R", monuments={"fi2": f"greece {controller}"}, hands={"R": "greece x3"})

    table.play("add_any", "fire", "fi2").paid()

    assert table.gains() == []


@pytest.mark.rule("T-9.15")
def test_without_a_prince_in_reserve_none_is_added(given: Given) -> None:
    table = given(
        turn="B", princes=ALL_MAYA_OUT, monuments={"fi2": "maya R"}, hands={"B": "maya x3"}
    )

    table.asked("action", "B", "move", "raise", "lower", "end")


@pytest.mark.rule("T-9.15")
def test_the_last_prince_in_reserve_is_added(given: Given) -> None:
    princes = {"ea1": "B maya x2", "wi1": "B maya x2", "fi1": "B maya x2", "wa1": "B maya"}
    table = given(turn="B", princes=princes, monuments={"fi2": "maya R"}, hands={"B": "maya x3"})

    table.offers("add", "add_any").play("add").paid()

    assert table.reserve("B")[0] == 0
    table.withholds("add", "add_any")


@pytest.mark.rule("T-9.16")
def test_a_prince_beside_a_monument_of_his_civilisation(given: Given) -> None:
    table = given(
        turn="R",
        monuments={"wi8": "maya B", "wi7": "maya R", "wi6": "china B", "wi5": "maya B"},
        princes={
            "wi8": "R maya",
            "wi7": "R maya x2",
            "wi6": "R maya",
            "wi5": "R china",
            "wi1": "R maya",
        },
        hands={"R": "maya"},
    )

    table.play("remove").asked("prince", "R", "wi7", "wi8").play("wi7").paid()

    assert table.princes("wi7") == "R maya"
    assert table.gains() == ["R2"]


@pytest.mark.rule("T-9.16", "T-9.9")
def test_the_princes_of_others_are_not_removed(given: Given) -> None:
    table = given(
        turn="R", monuments={"wi8": "maya R"}, princes={"wi8": "B maya"}, hands={"R": "maya"}
    )

    table.asked("action", "R", "add", "raise", "end")


@pytest.mark.rule("T-9.17")
@pytest.mark.parametrize("controller", ["B", "R", "G"])
def test_whoever_controls_the_district(given: Given, controller: str) -> None:
    table = given(
        turn="R",
        monuments={"wi8": f"maya {controller}"},
        princes={"wi8": "R maya"},
        hands={"R": "maya"},
    )

    table.play("remove").paid()

    assert table.gains() == ["R2"]


@pytest.mark.rule("T-9.18")
def test_a_removed_prince_returns_to_the_reserve(given: Given) -> None:
    table = given(
        turn="R", monuments={"wi8": "maya B"}, princes={"wi8": "R maya x2"}, hands={"R": "maya"}
    )

    table.play("remove").paid()

    assert table.reserve("R")[0] == 7


@pytest.mark.rule("T-9.19", "T-9.23")
@pytest.mark.parametrize(
    ("civ", "scale"),
    [
        ("persia", "persia china egypt maya greece"),
        ("egypt", "china egypt persia maya greece"),
        ("maya", "china persia maya egypt greece"),
        ("greece", "china persia egypt greece maya"),
    ],
)
def test_one_place_up(given: Given, civ: str, scale: str) -> None:
    table = given(turn="B", hands={"B": civ})

    table.play("raise").paid()

    assert table.scale == scale
    assert table.pile == civ


@pytest.mark.rule("T-9.20")
def test_the_first_cannot_be_raised(given: Given) -> None:
    table = given(turn="B", hands={"B": "china"})

    assert table.words() == ["end"]


@pytest.mark.rule("T-9.21", "T-9.23")
@pytest.mark.parametrize(
    ("civ", "scale"),
    [
        ("china", "persia egypt maya greece china"),
        ("egypt", "china persia maya greece egypt"),
        ("maya", "china persia egypt greece maya"),
    ],
)
def test_down_to_the_last_place(given: Given, civ: str, scale: str) -> None:
    table = given(turn="B", hands={"B": f"{civ} x2"})

    table.play("lower").paid()

    assert table.scale == scale
    assert table.pile == f"{civ} x2"


@pytest.mark.rule("T-9.22")
def test_the_last_cannot_be_dropped(given: Given) -> None:
    table = given(turn="B", hands={"B": "greece x2"})

    table.asked("action", "B", "raise", "end")


@pytest.mark.rule("T-9.23")
def test_the_cards_are_of_the_civilisation_that_moves(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x2 egypt"})

    assert table.twin().play("raise").words() == ["maya", "egypt"]
    assert table.twin().play("lower").words() == ["maya"]


@pytest.mark.rule("T-9.23")
def test_both_cards_are_of_the_civilisation_that_drops(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya egypt persia"})

    table.withholds("lower")


@pytest.mark.rule("T-9.24", "T-17.1")
@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("", ["end"]),
        ("china", ["end"]),
        ("egypt", ["add", "raise", "end"]),
        ("persia", ["move", "raise", "end"]),
        ("egypt x2", ["add", "raise", "lower", "end"]),
        ("greece x3", ["add_any", "raise", "end"]),
        ("maya", ["move", "add", "remove", "raise", "end"]),
    ],
)
def test_only_what_can_be_done_and_paid_is_offered(
    given: Given, hand: str, actions: list[str]
) -> None:
    table = given(
        turn="B",
        princes={"ea1": "B persia, B maya"},
        monuments={"ea1": "maya R", "wi1": "egypt R"},
        hands={"B": hand},
    )

    assert sorted(table.words()) == sorted(actions)


@pytest.mark.rule("T-9.25")
def test_nothing_happens_before_the_payment_is_complete(given: Given) -> None:
    table = given(
        turn="R",
        privileges={"R": 2},
        monuments={"wi7": "greece B"},
        hands={"R": "greece x3 persia egypt"},
    )

    table.play("add_any", "greece", "wind", "wi7")
    assert table.hand("R") == "persia egypt greece x3"
    assert table.pile == ""
    table.play("greece", "persia+privilege")
    assert table.princes("wi7") == ""
    assert table.reserve("R") == [8, 8, 8, 8, 8]
    table.play("greece")

    assert table.princes("wi7") == "R greece"
    assert table.hand("R") == "egypt greece"
