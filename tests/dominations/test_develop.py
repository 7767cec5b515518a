"""Section 11: Masteries."""

from __future__ import annotations

import pytest

from ludopolis.core.native import packed
from ludopolis.games.dominations.events import Gained, Scored
from tests.dominations.given import Given, Table


@pytest.mark.rule("D-11.1", "D-22.7")
def test_one_develop_action_a_turn(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3 art 5"}, trees={0: "dance"})

    table.develop("markets")

    table.asks("develop.menu", 0, "exchange", "end")


@pytest.mark.rule("D-11.1")
def test_an_upgrade_is_the_other_develop_action(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 5 art 5"}, trees={0: "dance"})

    table.chain("upgrade", "dance")

    assert table.is_advanced(0, "dance")
    table.withholds("develop", "upgrade")


@pytest.mark.rule("D-11.2", "D-22.5")
@pytest.mark.parametrize(("knowledge", "offered"), [("trade 2 art 5", False), ("trade 3", True)])
def test_the_price_is_the_value_in_its_domain(given: Given, knowledge: str, offered: bool) -> None:
    table = given("develop", knowledge={0: knowledge})
    table.play("develop")

    assert ("markets" in table.words()) == offered


@pytest.mark.rule("D-11.3", "D-12.9")
def test_the_copy_is_the_players_choice(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3"}, copies={"markets": "24"})

    table.chain("develop", "markets")
    assert table.words() == ["2", "4"]
    table.chain("4", "")

    assert table.s.copies[0] == 0b0010


@pytest.mark.rule("D-11.4", "D-22.2")
def test_copies_that_fit_nowhere_are_left_out() -> None:
    table = Given()("develop", knowledge={0: "trade 3"}, copies={"caravans": "1"})
    tree = table.s.trees[0]
    science_above = [tree.frontier[0], 1 << 3]

    table.s.trees[0] = type(tree)(tree.cards, tree.held, packed(science_above), tree.nodus)
    table.s.settle()

    table.withholds("develop")


@pytest.mark.rule("D-11.9")
def test_a_mastery_is_upgraded_once(given: Given) -> None:
    table = given("develop", knowledge={0: "art 5 trade 5"}, trees={0: "dance+ markets"})

    table.chain("upgrade")

    assert table.words() == ["markets"]


@pytest.mark.rule("D-11.10", "D-21.3")
def test_the_advanced_side_replaces_the_basic_one(given: Given) -> None:
    basic = given(hands={0: "L07"}, trees={0: "caravans"}).place("L07", "(1,-1,0)")
    advanced = given(hands={0: "L07"}, trees={0: "caravans+"}).place("L07", "(1,-1,0)")

    assert [event.amounts[0] for event in basic.told(Gained)] == [2]
    assert [event.amounts[0] for event in advanced.told(Gained)] == [3]


@pytest.mark.rule("D-11.12", "D-11.14")
def test_own_lines_then_the_reactions_of_others(given: Given) -> None:
    table = given("develop", trees={0: "mathematics academy"}, knowledge={0: "trade 6"})

    table.develop("banking")

    points = [event.points for event in table.told(Scored)]
    assert points == [1, 1]
    assert table.points(0) == 2


@pytest.mark.rule("D-11.15")
def test_a_reduction_does_not_lower_its_own_price(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 5"})

    table.play("develop")
    table.withholds("guilds")

    board = "L07 (0,0,1) r0 P0:1"
    enough = given("develop", knowledge={0: "trade 6"}, board=board).develop("guilds")
    assert enough.s.knowledge(0, 0) == 0


def with_an_extra_build(given: Given) -> Table:
    """After Urban planning was developed, which grants it."""
    return given(
        "develop",
        board="L16 (1,-1,0) r0, L31 (0,0,1) r0",
        trees={0: "forge"},
        knowledge={0: "government 9 craftsmanship 9 art 9"},
    ).develop("urban-planning")


@pytest.mark.rule("D-11.16")
def test_an_extra_action_may_be_declined(given: Given) -> None:
    table = with_an_extra_build(given)

    table.asks("build.menu", 0).play("pass")

    assert table.asking == "develop.menu"


@pytest.mark.rule("D-11.16")
def test_an_extra_action_is_offered_once(given: Given) -> None:
    table = with_an_extra_build(given)

    table.asks("build.menu", 0).build("(1,-1,0)")

    assert table.asking != "build.menu"
