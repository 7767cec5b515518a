"""Section 15: what holds in every position, and how a breach is noticed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.games.utopia.state import Utopia
from ludopolis.testing.conformance import walk
from tests.utopia.given import GAME, Given

if TYPE_CHECKING:
    from tests.utopia.given import Table


def full() -> Table:
    """A position with something in every zone."""
    return Given()(
        turn="R",
        track="B7 R5 G5",
        acted="B",
        princes={"ea1": "B maya x2, R china"},
        monuments={"wi8": "maya B"},
        wonders={"fire": "R"},
        hands={"B": "maya x5", "R": "egypt x6", "G": "persia x6"},
        pile="greece x2",
    )


def breaches(table: Table) -> list[str]:
    """The rules that the position breaks."""
    return sorted({found.split()[0] for found in GAME.violations(table.s)})


@pytest.mark.rule(
    "T-15.1", "T-15.2", "T-15.3", "T-15.4", "T-15.5", "T-15.6", "T-15.7", "T-15.8", "T-15.9"
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_broken_on_the_way(seats: int) -> None:
    for position in walk(GAME, Setup(seats, 23), 2500):
        assert isinstance(position.state, Utopia)
        assert GAME.violations(position.state) == []


def test_the_position_to_be_broken_is_whole() -> None:
    assert breaches(full()) == []


@pytest.mark.rule("T-15.1")
def test_a_prince_too_many_is_noticed() -> None:
    table = full()

    table.s.reserve[0] += 1

    assert breaches(table) == ["T-15.1"]


@pytest.mark.rule("T-15.1")
def test_a_prince_below_none_is_noticed() -> None:
    table = full()

    table.s.princes[0] -= 1
    table.s.standing[0] -= 1
    table.s.reserve[0] += 1

    assert breaches(table) == ["T-15.1"]


@pytest.mark.rule("T-15.2")
def test_a_base_too_many_is_noticed() -> None:
    table = full()

    table.s.bases[0] += 1

    assert breaches(table) == ["T-15.2"]


@pytest.mark.rule("T-15.3")
def test_a_monument_too_many_is_noticed() -> None:
    table = full()

    table.s.stock[0] += 1

    assert breaches(table) == ["T-15.3"]


@pytest.mark.rule("T-15.3")
def test_a_stock_below_none_is_noticed() -> None:
    table = full()

    for district in range(8):
        table.s.monument[district] = 4
        table.s.controller[district] = 2
    table.s.bases[2] = 0
    table.s.stock[4] = -1

    assert breaches(table) == ["T-15.3"]


@pytest.mark.rule("T-15.4")
def test_a_card_too_many_is_noticed() -> None:
    table = full()

    table.s.cards[0] += 1

    assert "T-15.4" in breaches(table)


@pytest.mark.rule("T-15.5")
def test_a_guest_too_many_is_noticed() -> None:
    table = full()

    table.s.guests[0] += 1

    assert breaches(table) == ["T-15.5"]


@pytest.mark.rule("T-15.5")
def test_a_guest_below_none_is_noticed() -> None:
    table = full()

    table.s.guests[0] -= 1
    table.s.guests[20] += 1

    assert breaches(table) == ["T-15.5"]


@pytest.mark.rule("T-15.6")
def test_a_place_held_twice_is_noticed() -> None:
    table = full()

    table.s.worth[0] = 5

    assert breaches(table) == ["T-15.6"]


@pytest.mark.rule("T-15.8")
def test_a_monument_without_a_controller_is_noticed() -> None:
    table = full()

    table.s.monument[0] = 4
    table.s.stock[4] -= 1

    assert breaches(table) == ["T-15.8"]


@pytest.mark.rule("T-15.9")
def test_a_hand_too_large_after_the_turn_is_noticed() -> None:
    table = full()

    table.s.cards[0] += 1
    table.s.cards[table.s.deck_row() * 5] -= 1

    assert breaches(table) == ["T-15.9"]


@pytest.mark.rule("T-15.9")
def test_a_hand_too_large_in_phase_1_is_noticed() -> None:
    table = Given()(phase="welcome", turn="B", lying="maya/wind", hands={"G": "maya x5"})

    table.s.cards[10] += 1
    table.s.cards[table.s.deck_row() * 5] -= 1

    assert breaches(table) == ["T-15.9"]


def owners(s: object) -> list[int]:
    assert isinstance(s, Utopia)
    return [*s.controller, *s.monument, *s.wonder]


@pytest.mark.rule("T-15.8", "T-7.4", "T-6.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_buildings_stay_where_and_whose_they_are(seats: int) -> None:
    positions = [owners(p.state) for p in walk(GAME, Setup(seats, 31), 4000)]

    for before, after in pairwise(positions):
        kept = [now for was, now in zip(before, after, strict=True) if was >= 0]
        assert kept == [was for was in before if was >= 0]
    assert max(positions[-1]) >= 0
