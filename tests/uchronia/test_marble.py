"""The Marble Buildings, with the corner cases of their notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.uchronia.given import Given


def test_square_feeds_from_the_forum(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone"},
        completed={"A": "square"},
        stocks={"A": "brick"},
        sites={"A": {"thermae": ""}},
        forum="brick",
        works="viaduct bridge echo_gallery guildhall rampart",
    )

    table.play("command:stone", "feed:thermae").asked("material", "A", "stock:brick", "forum:brick")
    table.play("forum:brick", "feed:thermae").ends()

    assert table.completed("A") == "thermae square"
    assert table.forum == ""


def test_square_launches_from_the_forum(given: Given) -> None:
    table = given(
        hands={"A": "marble"}, completed={"A": "square"}, stocks={"A": "clay"}, forum="wood"
    )

    table.play("command:marble").asked(
        "order_step", "A", "launch:clay", "launch_forum:wood", "done"
    )
    table.play("launch_forum:wood").ends()

    assert table.activities("A") == "wood"
    assert table.stock("A") == "clay"


@pytest.mark.rule("U-15.2")
def test_square_serves_the_rest_of_the_order_that_completes_it(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone"},
        stocks={"A": "marble"},
        sites={"A": {"square": "marble x2", "thermae": "brick"}},
        forum="brick",
        works="viaduct bridge echo_gallery guildhall rampart",
    )

    table.play("command:stone", "feed:square", "feed:thermae").ends()

    assert table.completed("A") == "thermae square"


@pytest.mark.rule("U-15.1", "U-15.16")
def test_fountain_take_or_feed_step_by_step(given: Given) -> None:
    table = given(
        hands={"A": "clay"},
        activities={"A": "clay"},
        sites={"A": {"fountain": ""}},
        forum="marble wood",
    )

    table.play("command:clay").asked(
        "order_step", "A", "take:wood", "take:marble", "fountain", "done"
    )
    table.play("fountain", "take:wood").ends()

    assert table.sites("A") == {"fountain": "marble"}
    assert table.stock("A") == "wood"


@pytest.mark.rule("U-15.16")
def test_fountain_by_a_copied_production_and_by_construction(given: Given) -> None:
    copied = given(
        hands={"A": "wood x5"},
        activities={"A": "clay"},
        sites={"A": {"fountain": ""}},
        domains={"B": "clay"},
        forum="marble",
    )
    fed = given(hands={"A": "stone"}, stocks={"A": "marble"}, sites={"A": {"fountain": ""}})

    copied.play("plot", "production", "fountain").ends()
    fed.play("command:stone", "feed:fountain").ends()

    assert copied.sites("A") == fed.sites("A") == {"fountain": "marble"}


def test_fountain_does_nothing_once_completed(given: Given) -> None:
    table = given(hands={"A": "clay"}, completed={"A": "fountain"}, forum="marble")

    table.play("command:clay").asked("order_step", "A", "take:marble", "done")


@pytest.mark.rule("U-7.4")
def test_tyrant_arena_after_the_raid_only(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay wood", "B": "stone"},
        activities={"A": "brick"},
        completed={"A": "tyrant_arena", "B": "frontier_post"},
        stocks={"B": "clay wood stone", "C": "marble"},
    )

    table.play("command:brick").withholds("bonus:tyrant_arena")
    table.play("reveal:clay", "wood", "bonus:tyrant_arena").asked("pick_card", "A", "clay", "wood")
    table.play("wood").ends()

    assert table.stock("A") == "wood"
    assert table.stock("B") == "clay stone"


def test_tyrant_arena_chooses_among_opponents(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay"},
        completed={"A": "tyrant_arena"},
        stocks={"B": "clay", "C": "clay"},
    )

    table.play("command:brick", "reveal:clay", "bonus:tyrant_arena").asked(
        "pick_target", "A", "b", "c"
    )


@pytest.mark.rule("U-7.4", "U-10.4")
def test_tyrant_arena_needs_a_raid(given: Given) -> None:
    table = given(hands={"A": "brick"}, completed={"A": "tyrant_arena"}, stocks={"B": "clay"})

    table.play("command:brick").ends()


@pytest.mark.rule("U-16.5", "U-2.3")
def test_star_observatory_shares_three_cards(given: Given) -> None:
    table = given(
        hands={"A": "wood"}, completed={"A": "star_observatory"}, pile="clay brick marble"
    )

    table.play("command:wood", "bonus:star_observatory").asked(
        "pick_card", "A", "clay", "brick", "marble"
    )
    assert table.view("B").turned == [1, 0, 1, 0, 1]
    table.play("marble").asked("pick_card", "A", "clay", "brick")
    table.play("clay", "done").ends()

    assert table.stock("A") == "marble"
    assert table.hand("A") == table.known("A") == "clay"
    assert table.forum == "brick"


@pytest.mark.parametrize(
    ("pile", "stock", "hand"), [("clay x2", "clay", "clay"), ("clay", "clay", "")]
)
def test_star_observatory_with_fewer_cards(given: Given, pile: str, stock: str, hand: str) -> None:
    table = given(
        hands={"A": "wood"}, completed={"A": "star_observatory"}, pile=pile, only_pile=True
    )

    table.play("command:wood", "bonus:star_observatory").forced()

    assert table.stock("A") == stock
    assert table.hand("A") == hand
    assert table.forum == ""


@pytest.mark.rule("U-16.4")
def test_star_observatory_needs_a_card(given: Given) -> None:
    table = given(hands={"A": "wood"}, completed={"A": "star_observatory"}, only_pile=True)

    table.play("command:wood").ends()


@pytest.mark.rule("U-15.11")
@pytest.mark.parametrize(("others", "extra"), [("", 0), ("viaduct", 1), ("viaduct latrines", 1)])
def test_great_temple_counts_pairs_of_buildings(given: Given, others: str, extra: int) -> None:
    table = given(completed={"A": f"great_temple {others}"})

    assert table.points("A") == 3 + len(others.split()) + extra


@pytest.mark.rule("U-5.5", "U-12.8")
def test_hall_of_nations_counts_trade_activities(given: Given) -> None:
    table = given(
        hands={"A": "clay"},
        completed={"A": "hall_of_nations"},
        activities={"A": "marble x2 clay"},
        forum="wood x5",
    )

    table.play("command:clay")

    assert table.steps == 4
    assert table.monopoly("wood") == ""
    assert table.limit("A") == 3


def test_hall_of_nations_counts_nothing_twice_for_trade(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "hall_of_nations rampart"},
        activities={"A": "marble x2"},
        stocks={"A": "clay x5"},
    )

    table.play("command:marble")

    assert table.steps == 3


@pytest.mark.rule("U-6.2")
def test_hall_of_nations_copies_any_order(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        completed={"A": "hall_of_nations"},
        activities={"A": "marble"},
        domains={"B": "clay"},
    )

    table.play("plot").asked("copy", "A", "production", "none")


@pytest.mark.rule("U-7.2")
def test_hall_of_nations_completed_in_an_order_leaves_its_steps(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "marble x2"},
        stocks={"A": "marble"},
        sites={"A": {"hall_of_nations": "marble x2"}},
        forum="stone",
        works="bridge rampart square thermae viaduct",
    )

    table.play("command:stone", "feed:hall_of_nations").ends()


@pytest.mark.rule("U-16.8", "U-16.10", "U-13.8")
def test_house_of_plans_renews_the_great_works(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone"},
        completed={"A": "bridge"},
        stocks={"A": "marble x2 clay"},
        sites={"A": {"house_of_plans": "marble x2"}},
        works="viaduct latrines mud_wharf tenements fountain",
        buildings="bridge rampart thermae latrines viaduct",
    )

    table.play("command:stone", "feed:house_of_plans").asked(
        "free_start", "A", "rampart", "thermae", "latrines", "viaduct", "none"
    )
    table.play("latrines").ends()

    assert table.works == "bridge rampart thermae viaduct"
    assert table.discarded_buildings == "viaduct latrines mud_wharf tenements fountain"
    assert table.sites("A") == {"latrines": ""}
    assert table.discard == "marble x3"


def test_house_of_plans_may_decline(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        stocks={"A": "marble"},
        sites={"A": {"house_of_plans": "marble x2"}},
    )

    table.play("command:stone", "feed:house_of_plans", "none").ends()

    assert table.sites("A") == {}


@pytest.mark.rule("U-6.5")
def test_chancery_gives_the_bonus_to_a_copy(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        completed={"A": "chancery hall_of_nations"},
        activities={"A": "clay x2 marble"},
        domains={"B": "clay"},
        forum="wood x6",
    )

    table.play("plot", "production")

    assert table.steps == 4


def test_chancery_with_echo_gallery_and_no_activity(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        completed={"A": "chancery echo_gallery"},
        domains={"B": "clay"},
        forum="wood x6",
    )

    table.play("plot", "production")

    assert table.steps == 1


@pytest.mark.rule("U-7.2")
def test_chancery_completed_by_a_copy_leaves_its_step(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        activities={"A": "stone x2"},
        stocks={"A": "marble x3"},
        sites={"A": {"chancery": "marble x2", "square": ""}},
        domains={"B": "stone"},
        works="viaduct bridge rampart thermae latrines",
    )

    table.play("plot", "construction", "feed:chancery").ends()

    assert table.sites("A") == {"square": ""}
