"""What counts as revealed: undo is free within a turn and ends where others or chance come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.dominations.given import Given


@pytest.mark.rule("D-22.4")
def test_a_whole_turn_reveals_nothing(given: Given) -> None:
    table = given(
        hands={0: "L07 L18", 1: "L19"}, board="L31 (0,0,1) r0", knowledge={0: "art 4 trade 3"}
    )
    revealed = table.s.revealed

    table.place("L07", "(1,-1,0)").play("exchange", "trade", "science").build("(0,0,1)")
    table.develop("markets")

    assert table.s.revealed == revealed


@pytest.mark.rule("D-3.2")
def test_the_next_turn_is_a_barrier(given: Given) -> None:
    table = given("develop", hands={1: "L07 L18"})
    revealed = table.s.revealed

    table.chain("end")

    assert table.s.revealed > revealed


@pytest.mark.rule("D-2.9", "D-21.22")
def test_drawn_tiles_are_a_barrier(given: Given) -> None:
    table = given(
        "develop",
        trees={0: "holy-scriptures"},
        knowledge={0: "religion 5 art 3"},
        hands={0: "L07"},
    )
    revealed = table.s.revealed

    table.chain("upgrade", "holy-scriptures")

    assert table.s.revealed > revealed


@pytest.mark.rule("D-7.10")
def test_a_question_to_another_player_is_a_barrier(given: Given) -> None:
    table = given(
        board="L07 (1,-1,0) r0 P1:3",
        hands={0: "L18"},
        trees={1: "spice-route"},
    )
    revealed = table.s.revealed

    table.place("L18", "(1,-1,1)")

    assert table.next == "1 gain.vestigium"
    assert table.s.revealed > revealed
