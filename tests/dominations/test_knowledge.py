"""Sections 8 and 13: reserves, Vestigium, costs, reductions and exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.dominations.events import Gained

if TYPE_CHECKING:
    from tests.dominations.given import Given, Table

ART_3 = "L31 (0,0,1) r0 P0:3"


@pytest.mark.rule("D-8.3")
@pytest.mark.parametrize(
    ("board", "trees", "limit"),
    [
        ("", "", 5),
        ("", "currency", 10),
        ("", "currency+", 15),
        ("L07 (0,0,1) r0 P0:1", "currency", 15),
        ("L07 (0,0,1) r0 P0:3", "currency+", 20),
    ],
)
def test_steps_raise_the_limit_to_20_at_most(
    given: Given, board: str, trees: str, limit: int
) -> None:
    table = given(board=board, trees={0: trees}, hands={0: "L01"})

    assert table.limit(0, "trade") == limit
    assert table.limit(0, "religion") == 5


@pytest.mark.rule("D-8.6", "D-8.5")
def test_each_addition_scores_once(given: Given) -> None:
    table = given(
        board="L07 (1,-1,0) r0 P0:3, L18 (1,-1,1) r0",
        hands={0: "L10"},
        trees={0: "bartering"},
        knowledge={0: "trade 20"},
        age=2,
        roles={"inventor": 0},
    )

    table.play("inventor", "(1,-1,0)")

    assert table.s.produced(0, 0) >= 2
    assert table.points(0) == 2


@pytest.mark.rule("D-8.7")
def test_loss_below_20_scores_nothing(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0 P0:2", knowledge={0: "trade 15"}, hands={0: "L01"}).place(
        "L01", "(1,-1,1)"
    )

    assert table.s.knowledge(0, 0) == 15
    assert table.points(0) == 0


@pytest.mark.rule("D-8.8")
def test_a_new_city_raises_the_limit_at_once(given: Given) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "art 3"})

    table.build("(0,0,1)")

    assert table.limit(0, "art") == 10


def vestigium(given: Given, knowledge: str = "", board: str = "") -> Table:
    """Stonehenge level 1 Gains three points of Vestigium."""
    wheel = "L07 (1,-1,0) r0, L18 (1,-1,1) r0, L33 (2,-1,0) r1, L50 (1,-2,1) r2"
    wheel += f", L64 (2,-2,0) r0, L80 (2,-2,1) r1, {board}"
    table = given(
        "build",
        board=wheel,
        monuments="stonehenge",
        knowledge={0: f"science 3 religion 2 {knowledge}"},
    )
    return table.chain("monument", "stonehenge", "(2,-1)", "")


@pytest.mark.rule("D-8.9", "D-21.19")
def test_each_point_may_be_named_differently(given: Given) -> None:
    table = vestigium(given)

    table.asks("gain.vestigium", 0).play("art", "trade", "art")

    assert table.knowledge(0) == "trade 1 art 2"


@pytest.mark.rule("D-8.11")
def test_points_are_added_together_in_the_end(given: Given) -> None:
    table = vestigium(given, "art 20", "L31 (0,0,1) r0 P0:3")

    table.play("art", "art")
    assert table.points(0) == 1
    table.play("art")

    assert table.points(0) == 1 + 1
    assert len(table.told(Gained)) == 1


@pytest.mark.rule("D-8.12")
def test_a_full_domain_may_be_named(given: Given) -> None:
    table = vestigium(given, "art 5").play("art", "art", "art")

    assert table.knowledge(0) == "art 5"


@pytest.mark.rule("D-13.1", "D-9.5")
def test_only_the_named_domain_pays(given: Given) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "art 2 trade 5 science 5"})

    table.withholds("city")


@pytest.mark.rule("D-13.2", "D-13.3", "D-13.4", "D-9.5")
@pytest.mark.parametrize(
    ("trees", "paid"),
    [("", 3), ("law", 2), ("law+", 1), ("law engineering", 0), ("law engineering+", 0)],
)
def test_x15_reductions_add_up_to_no_less_than_0(given: Given, trees: str, paid: int) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "art 4 trade 5"}, trees={0: trees})

    table.build("(0,0,1)")

    assert table.s.knowledge(0, 2) == 4 - paid
    assert table.s.knowledge(0, 0) == 5
    assert table.city("(0,0,1)") == "P0:1"


@pytest.mark.rule("D-13.2")
def test_x15_another_domain_cannot_pay(given: Given) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "trade 5"}, trees={0: "law+"})

    table.withholds("city")


@pytest.mark.rule("D-13.4")
def test_a_free_action_is_legal(given: Given) -> None:
    table = given("develop", trees={0: "guilds+"})

    table.develop("markets")

    assert table.knowledge(0) == ""
    assert table.has(0, "markets")


@pytest.mark.rule("D-13.3")
def test_nothing_is_given_back(given: Given) -> None:
    table = given("develop", trees={0: "guilds+"}, knowledge={0: "trade 2"})

    table.develop("markets")

    assert table.knowledge(0) == "trade 2"


@pytest.mark.rule("D-13.5")
def test_the_player_chooses_which_domain_is_lowered(given: Given) -> None:
    table = given("develop", trees={0: "banking medicine"}, knowledge={0: "trade 3 science 2"})

    table.chain("upgrade", "banking").asks("pay.reduce", 0, "trade", "science")
    table.play("trade").play("science").play("trade")

    assert table.knowledge(0) == "trade 2 science 1"
    assert table.is_advanced(0, "banking")


@pytest.mark.rule("D-13.5")
def test_only_what_leaves_the_rest_payable_may_be_lowered(given: Given) -> None:
    table = given("develop", trees={0: "banking medicine"}, knowledge={0: "trade 3"})

    table.chain("upgrade", "banking").asks("pay.reduce", 0, "trade", "science").chain("trade")

    assert table.words() == ["science"]


@pytest.mark.rule("D-13.6")
def test_two_for_one_as_often_as_wanted(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 5"})

    table.play("exchange", "art", "exchange", "art")

    assert table.knowledge(0) == "trade 1 art 2"


@pytest.mark.rule("D-13.8")
def test_an_exchange_sets_nothing_off(given: Given) -> None:
    table = given("build", trees={0: "bartering"}, knowledge={0: "art 4"})

    table.play("exchange", "trade")

    assert table.knowledge(0) == "trade 1 art 2"
    assert table.told(Gained) == []


@pytest.mark.rule("D-13.10")
@pytest.mark.parametrize(
    ("phase", "name"),
    [("grow", "grow.menu"), ("build", "build.menu"), ("develop", "develop.menu")],
)
def test_exchange_whenever_a_menu_is_open(given: Given, phase: str, name: str) -> None:
    table = given(phase, hands={0: "L07 L18"}, knowledge={0: "art 4"})

    table.asks(name, 0).offers("exchange").play("exchange", "trade").asks(name, 0)


@pytest.mark.rule("D-13.10", "D-15.15")
def test_exchange_before_the_second_tile(given: Given) -> None:
    table = given(
        "second",
        hands={0: "L07 L18"},
        knowledge={0: "art 4"},
        roles={"farmer": 0},
        age=2,
        has_placed=True,
    )

    table.asks("grow.second", 0, "place", "exchange", "no").play("exchange", "trade")

    assert table.next == "0 grow.second"
