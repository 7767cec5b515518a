"""Section 9: Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.dominations.counting import groups
from ludopolis.games.dominations.events import CityBuilt, InfluenceGrew, Scored

if TYPE_CHECKING:
    from tests.dominations.given import Given

BOARD = "L31 (0,0,1) r0 P1:1, L16 (-1,1,0) r0, L61 (-2,0,1) r0 P0:1, L46 (1,-1,0) r0 P0:3"


@pytest.mark.rule("D-9.1")
def test_one_action_a_turn(given: Given) -> None:
    table = given(
        "build",
        board="L16 (-1,1,0) r0, L61 (-2,0,1) r0",
        knowledge={0: "craftsmanship 5 government 5"},
    )

    table.build("(-1,1,0)")

    assert table.asking == "develop.menu"
    assert table.told(CityBuilt) == [CityBuilt(0, [-1, 1, 0], "craftsmanship", 1)]


@pytest.mark.rule("D-9.2", "D-9.8", "D-9.10")
def test_any_free_camp(given: Given) -> None:
    table = given(
        "build",
        board=f"{BOARD}, L62 (0,-2,1) r0",
        knowledge={0: "all 5"},
        pieces="lighthouse (-1,-1,0) r0",
        trees={1: "lighthouse-1"},
    )

    table.chain("city")

    assert table.words() == ["(-1,1,0)", "(0,-2,1)"]


@pytest.mark.rule("D-9.3", "D-9.4")
def test_only_own_cities_below_level_3_are_raised_by_one(given: Given) -> None:
    table = given("build", board=BOARD, knowledge={0: "all 10"})

    table.chain("upgrade")
    assert table.words() == ["(-2,0,1)"]
    table.chain("(-2,0,1)")

    assert table.city("(-2,0,1)") == "P0:2"


@pytest.mark.rule("D-9.5")
@pytest.mark.parametrize(("level", "cost"), [(0, 3), (1, 6), (2, 9)])
def test_costs(given: Given, level: int, cost: int) -> None:
    city = f" P0:{level}" if level else ""
    verb = "upgrade" if level else "city"
    enough = given("build", board=f"L31 (0,0,1) r0{city}", knowledge={0: f"art {cost}"})
    short = given("build", board=f"L31 (0,0,1) r0{city}", knowledge={0: f"art {cost - 1}"})

    assert verb not in short.words()
    enough.chain(verb, "(0,0,1)")

    assert enough.knowledge(0) == ""
    assert enough.city("(0,0,1)") == f"P0:{level + 1}"


@pytest.mark.rule("D-9.8")
def test_cities_are_never_removed(given: Given) -> None:
    table = given("build", board=BOARD, knowledge={0: "craftsmanship 3"})

    table.build("(-1,1,0)")

    cities = ("(0,0,1)", "(-2,0,1)", "(1,-1,0)")
    assert [table.city(cell) for cell in cities] == ["P1:1", "P0:1", "P0:3"]


WHEEL = (
    "L07 (1,-1,0) r0, L18 (1,-1,1) r0 P1:1, L33 (2,-1,0) r1 P1:1, L50 (1,-2,1) r2,"
    " L64 (2,-2,0) r0, L80 (2,-2,1) r1"
)


@pytest.mark.rule("D-9.9", "D-10.14")
@pytest.mark.parametrize(
    ("monument", "influence", "points"),
    [("colosseum", 2, 0), ("kukulkan", 2, 0), ("great-pyramid", 1, 1), ("stonehenge", 1, 0)],
)
def test_a_circle_does_not_occupy_camps(
    given: Given, monument: str, influence: int, points: int
) -> None:
    table = given(
        "build",
        board=WHEEL,
        pieces=f"{monument} (2,-1)",
        trees={1: f"{monument}-1"},
        knowledge={0: "trade 3"},
    )

    table.build("(1,-1,0)")

    assert (table.influence(0), table.points(0)) == (influence, points)


@pytest.mark.rule("D-10.14", "D-13.2")
def test_a_discount_beside_angkor_wat(given: Given) -> None:
    table = given(
        "build",
        board=f"{WHEEL}, L01 (0,0,1) r0",
        pieces="angkor-wat (2,-1)",
        trees={1: "angkor-wat-1"},
        knowledge={0: "trade 2"},
    )

    table.chain("city")

    assert table.words() == ["(1,-1,0)"]


@pytest.mark.rule("D-9.11")
def test_the_order_after_building(given: Given) -> None:
    table = given(
        "build",
        board=WHEEL,
        pieces="great-pyramid (2,-1)",
        trees={0: "military", 1: "great-pyramid-1"},
        knowledge={0: "trade 3"},
    )

    table.build("(1,-1,0)")

    kinds = [type(event) for event in table.events]
    assert kinds.index(CityBuilt) < kinds.index(InfluenceGrew) < kinds.index(Scored)


@pytest.mark.rule("D-9.12")
def test_a_new_city_does_not_trade(given: Given) -> None:
    table = given("build", board=BOARD, knowledge={0: "craftsmanship 3"})

    table.build("(-1,1,0)")

    assert table.produced(0) == ""
    assert table.knowledge(0) == ""


@pytest.mark.rule("D-9.13", "D-20.12")
def test_groups_are_joined_by_edges_not_corners(given: Given) -> None:
    table = given(
        board="L07 (1,-1,0) r0 P0:1, L18 (1,-1,1) r0 P0:1, L33 (2,-1,0) r1 P1:1,"
        " L56 (1,0,0) r0 P0:1, L42 (0,0,1) r0, L50 (1,-2,1) r2",
        hands={0: "L10"},
    )

    assert sorted(groups(table.s.board, 0)) == [3]
    assert sorted(groups(table.s.board, 1)) == [1]
