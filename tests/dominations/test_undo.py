"""What counts as revealed: undo is free within a turn and ends where others or chance come in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.core.rng import seeded
from ludopolis.games.dominations.events import TilesDrawn
from tests.dominations.given import Given

if TYPE_CHECKING:
    from tests.dominations.given import Table


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
    revealed = table.s.revealed
    table.play("art")
    assert table.s.active() == 0
    assert table.s.revealed > revealed


@pytest.mark.rule("D-15.6")
def test_the_governors_order_is_a_barrier(given: Given) -> None:
    table = given(
        "assimilation", trees={0: "markets"}, influence={1: 5}, knowledge={2: "government 1"}
    )
    revealed = table.s.revealed

    table.play("no").asks("age.order", 2)

    assert table.s.revealed > revealed


@pytest.mark.rule("D-14.1")
@pytest.mark.parametrize("age", [1, 3])
def test_the_end_of_an_age_is_a_barrier(given: Given, age: int) -> None:
    table = given("develop", active=2, round_number=5, age=age, hands={0: "L07 L18"})
    revealed = table.s.revealed

    table.chain("end")

    assert table.s.active() < 0
    assert table.s.revealed > revealed


@pytest.mark.rule("D-21.22", "D-16.6")
def test_what_draws_nothing_reveals_nothing(given: Given) -> None:
    table = given(
        "develop",
        trees={0: "holy-scriptures"},
        knowledge={0: "religion 5 art 3"},
        hands={0: "L07"},
        supply="",
    )
    revealed = table.s.revealed

    table.chain("upgrade", "holy-scriptures")

    assert table.s.revealed == revealed
    assert table.told(TilesDrawn) == []


@pytest.mark.rule("D-3.2", "D-2.4", "D-16.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_ends_where_another_seat_comes_in(seats: int) -> None:
    table = Given().new(seats)
    rng = seeded(seats)
    before = whose(table)
    while before != OVER:
        revealed = table.s.revealed
        options = table.s.decision.options
        table.apply(options[rng.below(len(options))])
        after = whose(table)
        assert table.s.revealed > revealed or after in (before, OVER)
        assert table.s.revealed >= revealed
        before = after


OVER: Final = (-1, -1, -1)


def whose(table: Table) -> tuple[int, int, int]:
    """Who is asked, in whose turn of which Age."""
    if table.s.over:
        return OVER
    return table.s.decision.seat, table.s.active(), table.s.age()
