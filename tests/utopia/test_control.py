"""Section 7: controlling districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.utopia.given import Given


@pytest.mark.rule("T-7.1")
@pytest.mark.parametrize(
    "princes",
    [
        {"ea1": "B maya x2"},
        {"ea1": "B maya x2, B china"},
        {"ea1": "B maya x2, R maya"},
        {"ea1": "R maya x3"},
        {"ea1": "B maya x2", "ea2": "B maya"},
    ],
)
def test_fewer_than_three_of_one_civilisation(given: Given, princes: dict[str, str]) -> None:
    table = given(phase="welcome", turn="B", princes=princes, lying="maya/wind")

    table.asked("enter", "B", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-7.1")
def test_control_in_phase_1(given: Given) -> None:
    table = given(phase="welcome", turn="B", princes={"ea1": "B maya x3"}, lying="maya/wind")

    table.asked("enter", "B", "guest:maya:wind", "surprise", "control:ea1:maya")


@pytest.mark.rule("T-7.1")
def test_control_in_phase_2(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3"})

    table.asked("action", "B", "control:ea1:maya", "end").play("control:ea1:maya")

    assert table.monument("ea1") == "maya B"


@pytest.mark.rule("T-7.1")
def test_only_in_ones_own_turn(given: Given) -> None:
    table = given(phase="welcome", turn="R", princes={"ea1": "B maya x3"}, lying="maya/wind")

    table.asked("enter", "R", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-7.2", "T-15.8")
def test_the_controller_does_not_take_it_again(given: Given) -> None:
    table = given(turn="B", monuments={"ea1": "china B"}, princes={"ea1": "B maya x3, B china x3"})

    assert table.words() == ["end"]


@pytest.mark.rule("T-7.3")
def test_exactly_three_are_given_up(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B maya x5, B china x3, R maya x2"})

    table.play("control:ea1:maya")

    assert table.princes("ea1") == "B maya x2, B china x3, R maya x2"
    assert table.reserve("B") == [6, 8, 8, 8, 5]


@pytest.mark.rule("T-7.4")
def test_a_monument_and_a_base(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B egypt x3"})

    table.play("control:ea1:egypt")
    assert table.monument("ea1") == "egypt B"
    assert (table.stock("egypt"), table.bases("B")) == (6, 7)
    table.end_turns().end_goes()

    assert table.monument("ea1") == "egypt B"


@pytest.mark.rule("T-7.5")
def test_taking_control_can_be_declined(given: Given) -> None:
    table = given(phase="entered", turn="B", princes={"ea1": "B maya x3"}, lying="maya/wind")

    table.play("done")

    assert table.monument("ea1") == ""
    assert table.princes("ea1") == "B maya x3"


@pytest.mark.rule("T-7.6")
def test_taking_control_brings_the_controller_nothing(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3"}, wonders={"fire": "B", "earth": "R"})

    table.play("control:ea1:maya")

    assert table.gains() == ["R4"]


@pytest.mark.rule("T-7.7", "T-1.5")
@pytest.mark.parametrize(
    ("district", "island", "value"),
    [("wa1", "water", 2), ("fi2", "fire", 3), ("ea1", "earth", 4), ("wi8", "wind", 1)],
)
def test_the_owner_of_the_wonder_gains_the_printed_value(
    given: Given, district: str, island: str, value: int
) -> None:
    table = given(turn="B", princes={district: "B greece x3"}, wonders={island: "G"})

    table.play(f"control:{district}:greece")

    assert table.gains() == [f"G{value}"]


@pytest.mark.rule("T-7.7")
def test_a_wonder_elsewhere_brings_nothing(given: Given) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3"}, wonders={"fire": "R"})

    table.play("control:ea1:maya")

    assert table.gains() == []


@pytest.mark.rule("T-7.8")
@pytest.mark.parametrize(("flags", "gains"), [({}, ["B4"]), ({"wonder_own_income": "false"}, [])])
def test_own_income(given: Given, flags: dict[str, str], gains: list[str]) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3"}, wonders={"earth": "B"}, flags=flags)

    table.play("control:ea1:maya")

    assert table.gains() == gains


@pytest.mark.rule("T-7.8", "T-7.7")
def test_without_own_income_others_still_pay(given: Given) -> None:
    table = given(
        turn="B",
        princes={"ea1": "B maya x3"},
        wonders={"earth": "R"},
        flags={"wonder_own_income": "false"},
    )

    table.play("control:ea1:maya")

    assert table.gains() == ["R4"]


@pytest.mark.rule("T-7.9")
def test_the_last_monument_of_a_civilisation(given: Given) -> None:
    six = dict.fromkeys(["wa1", "wa2", "wa3", "wa4", "wa5", "fi1"], "maya R")
    table = given(turn="B", monuments=six, princes={"ea1": "B maya x3", "ea2": "B maya x3"})

    table.asked("action", "B", "control:ea1:maya", "control:ea2:maya", "end")
    table.play("control:ea1:maya")

    assert table.words() == ["end"]


@pytest.mark.rule("T-7.10")
@pytest.mark.parametrize("civ", ["maya", "china"])
def test_the_builder_chooses_the_civilisation(given: Given, civ: str) -> None:
    table = given(turn="B", princes={"ea1": "B maya x3, B china x3"})

    table.play(f"control:ea1:{civ}")

    assert table.monument("ea1") == f"{civ} B"


@pytest.mark.rule("T-7.10")
def test_three_princes_of_every_civilisation(given: Given) -> None:
    civs = ["china", "egypt", "greece", "maya", "persia"]
    table = given(turn="B", princes={"ea1": ", ".join(f"B {civ} x3" for civ in civs)})

    assert {f"control:ea1:{civ}" for civ in civs} < set(table.words())


@pytest.mark.rule("T-7.11")
def test_a_building_may_make_another_impossible(given: Given) -> None:
    princes = {"fi4": "R maya x3", "fi2": "R persia, R egypt", "fi3": "R greece, R china"}
    table = given(turn="R", princes=princes)

    table.asked("action", "R", "wonder:fire", "control:fi4:maya", "end").play("wonder:fire")

    assert table.words() == ["end"]


@pytest.mark.rule("T-7.12")
def test_nothing_is_built_in_the_middle_of_entering(given: Given) -> None:
    table = given(
        phase="welcome", turn="B", princes={"ea1": "B maya x3"}, lying="maya/fire china/fire"
    )

    table.play("guest:maya:fire").asked("district", "B", "fi1", "fi2", "fi3", "fi4", "fi5")


@pytest.mark.rule("T-7.12")
def test_nothing_is_built_in_the_middle_of_a_card_action(given: Given) -> None:
    table = given(
        turn="B",
        privileges={"B": 1},
        princes={"ea1": "B maya x3", "wi8": "B maya x2"},
        hands={"B": "maya china"},
    )

    table.play("move").asked("from", "B", "ea1", "wi8").play("wi8")
    table.asked("to", "B", "wi1", "wi7", "ea2").play("ea2")
    table.asked("how_many", "B", "1", "2").play("1")
    table.asked("pay", "B", "maya", "china+privilege")
