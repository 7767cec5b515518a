"""Section 6: wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.utopia.given import Given

FIVE_OF_BLUE = "B maya, B persia, B egypt, B greece, B china"
SPREAD = {"fi1": "B maya", "fi2": "B persia", "fi3": "B egypt", "fi4": "B greece", "fi5": "B china"}


@pytest.mark.rule("T-6.1")
def test_a_wonder_in_phase_1(given: Given) -> None:
    table = given(phase="welcome", turn="B", princes=SPREAD, lying="maya/wind")

    table.asked("enter", "B", "guest:maya:wind", "surprise", "wonder:fire")


@pytest.mark.rule("T-6.1")
def test_a_wonder_in_phase_2(given: Given) -> None:
    table = given(turn="B", princes=SPREAD)

    table.asked("action", "B", "wonder:fire", "end").play("wonder:fire")

    assert table.wonder("fire") == "B"
    assert table.gains() == ["B6"]


@pytest.mark.rule("T-6.1")
def test_only_in_ones_own_turn_with_ones_own_princes(given: Given) -> None:
    table = given(
        phase="welcome", turn="R", princes=SPREAD | {"fi1": "B maya, R china"}, lying="maya/wind"
    )

    table.asked("enter", "R", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-6.1")
def test_four_civilisations_are_not_enough(given: Given) -> None:
    princes = {"fi1": "B maya x2", "fi2": "B persia, B egypt, B greece", "wi1": "B china"}
    table = given(phase="welcome", turn="B", princes=princes, lying="maya/wind")

    table.asked("enter", "B", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-6.2")
@pytest.mark.parametrize("princes", [SPREAD, {"fi4": FIVE_OF_BLUE}])
def test_wherever_on_the_island(given: Given, princes: dict[str, str]) -> None:
    table = given(turn="B", princes=princes)

    table.offers("wonder:fire")


@pytest.mark.rule("T-6.3", "T-15.8")
@pytest.mark.parametrize("owner", ["B", "R"])
def test_one_wonder_per_island(given: Given, owner: str) -> None:
    table = given(
        phase="welcome", turn="B", princes=SPREAD, wonders={"fire": owner}, lying="maya/wind"
    )

    table.asked("enter", "B", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-6.4")
def test_exactly_one_prince_of_each_is_given_up(given: Given) -> None:
    princes = {
        "fi1": "B maya x2, B persia x3, B egypt, B greece, B china, R maya",
        "wi1": "B china",
    }
    table = given(turn="B", princes=princes)

    table.play("wonder:fire")

    assert table.princes("fi1") == "B maya, B persia x2, R maya"
    assert table.princes("wi1") == "B china"
    assert table.reserve("B") == [7, 6, 8, 8, 7]


@pytest.mark.rule("T-6.5")
def test_the_builder_chooses_the_district_for_each_civilisation(given: Given) -> None:
    table = given(turn="B", princes={"fi1": FIVE_OF_BLUE, "fi2": "B maya, B china"})

    table.play("wonder:fire").asked("wonder_prince", "B", "fi1", "fi2").play("fi2")
    table.asked("wonder_prince", "B", "fi1", "fi2").play("fi1")

    assert table.princes("fi1") == "B maya"
    assert table.princes("fi2") == "B china"


@pytest.mark.rule("T-6.6", "T-6.7")
def test_it_takes_a_base_and_stays_his(given: Given) -> None:
    table = given(turn="B", princes=SPREAD, track="R3 B2 G1")

    table.play("wonder:fire")
    assert table.bases("B") == 7
    assert table.track == "B8 R3 G1"
    table.end_turns().end_goes()

    assert table.wonder("fire") == "B"


@pytest.mark.rule("T-6.8")
def test_building_a_wonder_can_be_declined(given: Given) -> None:
    table = given(phase="entered", turn="B", princes=SPREAD, lying="maya/wind")

    table.play("done")

    assert table.wonder("fire") == ""
    assert table.next == "R enter"


@pytest.mark.rule("T-6.9")
def test_it_needs_a_base(given: Given) -> None:
    eight = dict.fromkeys(["wa1", "wa2", "wa3", "wa4"], "maya B") | dict.fromkeys(
        ["ea1", "ea2", "ea3", "ea4"], "china B"
    )
    table = given(phase="welcome", turn="B", princes=SPREAD, monuments=eight, lying="maya/wind")

    assert table.bases("B") == 0
    table.withholds("wonder:fire")


@pytest.mark.rule("T-6.10")
def test_it_costs_no_card_and_no_go_and_several_may_be_owned(given: Given) -> None:
    princes = {"fi1": FIVE_OF_BLUE, "ea1": FIVE_OF_BLUE, "wa1": FIVE_OF_BLUE}
    table = given(
        phase="welcome", turn="B", princes=princes, hands={"B": "maya x2"}, lying="maya/wind"
    )

    table.play("wonder:fire", "wonder:earth", "wonder:water")

    assert [table.wonder(island) for island in ("water", "fire", "earth")] == ["B", "B", "B"]
    assert table.hand("B") == "maya x2"
    assert table.score("B") == 18
    table.asked("enter", "B", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-6.11")
def test_districts_controlled_before_bring_nothing(given: Given) -> None:
    monuments = {"fi4": "maya R", "fi3": "china B"}
    table = given(turn="B", princes={"fi1": FIVE_OF_BLUE}, monuments=monuments)

    table.play("wonder:fire")

    assert table.gains() == ["B6"]
