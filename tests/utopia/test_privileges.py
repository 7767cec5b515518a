"""Section 10: privileges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.utopia.given import Given


@pytest.mark.rule("T-10.1")
def test_a_privilege_is_out_of_the_game(given: Given) -> None:
    table = given(turn="B", track="B5 R4 G3", privileges={"B": 1}, hands={"B": "maya"})

    table.play("raise", "egypt").paid()
    assert table.scale == "china egypt persia maya greece"
    assert table.privileges("B") == 0
    table.end_turns().end_goes()

    assert table.privileges("B") == 0


@pytest.mark.rule("T-10.1")
def test_a_privilege_turns_one_card_only(given: Given) -> None:
    table = given(turn="B", privileges={"B": 1}, hands={"B": "maya china"})

    assert table.twin().play("raise").words() == ["maya", "persia", "egypt", "greece"]
    assert table.twin().play("lower").words() == ["maya", "china"]


@pytest.mark.rule("T-10.1", "T-10.2")
def test_a_privilege_without_a_card_does_nothing(given: Given) -> None:
    table = given(turn="B", privileges={"B": 2}, princes={"ea1": "B maya"})

    assert table.words() == ["end"]


@pytest.mark.rule("T-10.2")
def test_discards_know_no_privileges(given: Given) -> None:
    table = given(
        phase="discards",
        privileges={"B": 2, "R": 2},
        hands={"B": "maya x5 china x5", "R": "maya persia"},
    )

    table.asked("position_discard", "B", "maya", "china").play("maya", "china")
    table.asked("position_discard", "R", "maya", "persia").play("maya", "end")

    table.asked("hand_limit", "B", "maya", "china")
    assert table.privileges("B") == 2


@pytest.mark.rule("T-10.3")
def test_two_privileges_in_two_actions_of_a_turn(given: Given) -> None:
    table = given(turn="B", privileges={"B": 2}, hands={"B": "china x2"})

    table.play("raise", "egypt", "raise", "greece").paid()

    assert table.privileges("B") == 0
    assert table.scale == "china egypt persia greece maya"


@pytest.mark.rule("T-10.3")
def test_two_privileges_do_not_turn_three_cards(given: Given) -> None:
    table = given(turn="B", privileges={"B": 2}, hands={"B": "maya persia x2"})

    assert table.play("add_any").words() == ["maya", "persia"]


@pytest.mark.rule("T-10.4")
@pytest.mark.parametrize(
    "cards",
    [
        ["persia+privilege", "greece", "greece"],
        ["greece", "persia+privilege", "greece"],
        ["greece", "greece", "persia+privilege"],
    ],
)
def test_any_card_of_a_payment_may_be_turned(given: Given, cards: list[str]) -> None:
    table = given(turn="R", privileges={"R": 2}, hands={"R": "greece x3 persia egypt"})

    table.play("add_any", "greece", "fire", "fi1", *cards)

    assert table.princes("fi1") == "R greece"
    assert table.hand("R") == "egypt greece"
    assert table.privileges("R") == 1


@pytest.mark.rule("T-10.4")
def test_a_card_is_listed_only_if_the_rest_can_be_paid(given: Given) -> None:
    table = given(turn="R", privileges={"R": 1}, hands={"R": "greece x2 persia egypt"})

    table.play("add_any", "fire", "fi1")
    table.asked("pay", "R", "greece", "persia+privilege", "egypt+privilege")
    table.play("persia+privilege").paid()

    assert table.hand("R") == "egypt"
    assert table.princes("fi1") == "R greece"


@pytest.mark.rule("T-10.5")
def test_the_right_card_may_be_kept(given: Given) -> None:
    table = given(turn="B", privileges={"B": 1}, hands={"B": "egypt china"})

    table.play("raise", "egypt").asked("pay", "B", "egypt", "china+privilege")
    table.play("china+privilege")

    assert table.hand("B") == "egypt"
    assert table.scale == "china egypt persia maya greece"


@pytest.mark.rule("T-10.6")
def test_the_card_is_discarded_as_what_it_shows(given: Given) -> None:
    table = given(turn="B", privileges={"B": 2}, hands={"B": "maya china"})

    table.play("lower", "persia", "maya+privilege").paid()

    assert table.pile == "maya china"
