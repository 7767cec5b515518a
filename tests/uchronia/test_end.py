"""Victory Points and the end of the game: section U-17."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import EndSetOff

if TYPE_CHECKING:
    from tests.uchronia.given import Given, Table

STILL = {"A": "clay", "B": "wood"}


def plotted(table: Table, times: int) -> Table:
    for _ in range(times):
        table.play("plot")
    return table


@pytest.mark.rule("U-17.1", "U-17.2")
def test_points_are_buildings_monopolies_and_scoring(given: Given) -> None:
    table = given(
        hands={"A": "marble x5"},
        completed={"A": "square bridge viaduct great_temple"},
        activities={"A": "clay x2 wood", "B": "wood x2"},
        stocks={"A": "marble x5"},
        sites={"A": {"fountain": "marble x2"}},
    )

    assert table.points("A") == (3 + 2 + 1 + 3) + 2 + 2


@pytest.mark.rule("U-17.3")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 20), (3, 18), (4, 16), (5, 14)])
def test_the_threshold_by_number_of_players(given: Given, seats: int, threshold: int) -> None:
    assert given.new(seats).view("").threshold == threshold


@pytest.mark.rule("U-17.4")
def test_one_point_short_sets_nothing_off(given: Given) -> None:
    table = given(
        seats=5,
        phase="rest",
        hands={"A": "marble", "B": "clay"},
        completed={"A": "square chancery tyrant_arena house_of_plans viaduct"},
        stocks={"A": "clay"},
        works="latrines latrines rampart tenements tenements",
    )
    assert (table.points("A"), table.view("A").ending) == (13, False)

    table.play("command:marble", "launch:clay")

    assert table.told(EndSetOff) == [EndSetOff(0, 14)]
    assert table.view("B").ending


@pytest.mark.rule("U-17.6", "U-17.8")
def test_play_goes_on_to_the_last_turn_card(given: Given) -> None:
    table = given(
        phase="rest",
        seats=3,
        turn="A",
        first="B",
        hands={"A": "clay", "B": "clay", "C": "clay"},
        completed={"C": "square chancery tyrant_arena house_of_plans fountain hall_of_nations"},
        works="latrines latrines rampart tenements tenements",
    )
    after_b = given(
        phase="rest",
        seats=3,
        turn="B",
        first="B",
        hands={"A": "clay", "B": "clay", "C": "clay"},
        completed={"C": "square chancery tyrant_arena house_of_plans fountain hall_of_nations"},
        works="latrines latrines rampart tenements tenements",
    )

    table.play("plot")
    after_b.play("plot").asked("action", "C")
    after_b.play("plot").asked("action", "A")
    after_b.play("plot")

    assert table.reason == after_b.reason == "threshold"


@pytest.mark.rule("U-17.9")
def test_most_points_win_above_the_threshold_or_not(given: Given) -> None:
    table = given(
        phase="end",
        turn="B",
        completed={
            "A": "square chancery tyrant_arena house_of_plans fountain hall_of_nations bridge"
        },
    )

    assert table.winners == "A"


@pytest.mark.rule("U-17.12")
def test_standstill_after_two_rounds_without_a_change(given: Given) -> None:
    table = given(phase="turn", hands=STILL, only_pile=True)

    plotted(table, 3)
    assert table.reason == ""
    plotted(table, 1)

    assert table.reason == "standstill"


@pytest.mark.rule("U-17.12")
def test_a_command_breaks_the_standstill(given: Given) -> None:
    table = given(phase="turn", hands={"A": "clay x2", "B": "wood"}, only_pile=True)

    plotted(table, 2)
    table.play("command:clay", "plot")
    # The Clay comes back into reach as the Forum: it is drawn.
    table.play("plot", "plot")

    assert table.reason == ""


@pytest.mark.rule("U-17.12")
def test_a_half_quiet_round_does_not_count(given: Given) -> None:
    table = given(phase="turn", turn="B", hands=STILL, only_pile=True)

    plotted(table, 2)
    assert table.reason == ""
    plotted(table, 1)

    assert table.reason == "standstill"


@pytest.mark.rule("U-17.13")
def test_the_guard_ends_the_game_after_round_300(given: Given) -> None:
    table = given(phase="turn", turn="B", hands=STILL, round_number=300)

    table.play("plot")

    assert table.reason == "guard"


@pytest.mark.rule("U-17.13")
def test_a_round_is_a_turn_of_every_player(given: Given) -> None:
    table = given(phase="turn", hands=STILL, round_number=299)

    plotted(table, 3)
    assert table.reason == ""
    assert table.view("A").round == 300
    plotted(table, 1)

    assert table.reason == "guard"
