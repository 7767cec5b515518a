"""The Stone Buildings, with the corner cases of their notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.uchronia.given import Given


def test_bridge_lists_pairs_and_colours(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick"},
        completed={"A": "bridge", "B": "mortar_pits frontier_post"},
        sites={"B": {"square": "clay marble", "viaduct": ""}, "C": {"thermae": "brick"}},
    )

    table.play("command:brick", "bonus:bridge").asked("pick_target", "A", "b/square", "c/thermae")
    table.play("b/square").asked("pick_card", "A", "clay", "marble")
    table.play("clay").ends()

    assert table.stock("A") == "clay"
    assert table.sites("B") == {"viaduct": "", "square": "marble"}


def test_bridge_leaves_the_building(given: Given) -> None:
    table = given(
        hands={"A": "brick"}, completed={"A": "bridge"}, sites={"B": {"thermae": "brick"}}
    )

    table.play("command:brick", "bonus:bridge").ends()

    assert table.sites("B") == {"thermae": ""}


@pytest.mark.rule("U-13.10")
def test_bridge_does_not_touch_completed_buildings_or_foundations(given: Given) -> None:
    table = given(
        hands={"A": "brick"},
        completed={"A": "bridge", "B": "thermae"},
        sites={"B": {"square": ""}},
    )

    table.play("command:brick").ends()


@pytest.mark.rule("U-13.8")
def test_treadwheel_crane_feeds_what_was_started_this_turn(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "treadwheel_crane"},
        stocks={"A": "clay"},
        forum="clay",
        works="viaduct bridge square thermae rampart",
    )

    table.play("command:stone", "start:viaduct", "bonus:treadwheel_crane").ends()

    assert table.completed("A") == "viaduct treadwheel_crane"


def test_treadwheel_crane_takes_from_the_stock_only(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "treadwheel_crane square"},
        sites={"A": {"thermae": ""}},
        forum="brick",
        works="viaduct bridge echo_gallery guildhall rampart",
    )

    table.play("command:stone").asked("order_step", "A", "feed:thermae", "done")


@pytest.mark.rule("U-15.14")
def test_rampart_protects_the_stock_and_the_hand(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay"},
        completed={"A": "tyrant_arena raptor_kennels", "B": "rampart"},
        domains={"B": "wood"},
        stocks={"B": "clay"},
    )

    table.play("command:brick", "reveal:clay").ends()

    assert (table.hand("B"), table.stock("B")) == ("clay", "clay")


@pytest.mark.rule("U-15.14")
def test_rampart_does_not_stop_copying_or_monopolies(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        completed={"B": "rampart", "A": "strongroom"},
        activities={"A": "marble clay", "B": "clay"},
        monopolies={"clay": "B"},
        stocks={"A": "clay"},
        domains={"B": "marble"},
    )

    table.play("plot", "trade", "launch:clay").ends()

    assert table.monopoly("clay") == "A"


def test_echo_gallery_copies_without_an_activity(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "wood x5"},
        completed={"A": "echo_gallery"},
        domains={"B": "clay", "C": "stone"},
        forum="wood x2",
    )

    table.play("plot").asked("copy", "A", "production", "construction", "none")
    table.play("production")

    assert table.steps == 1


def test_echo_gallery_completed_in_a_plot_gives_no_second_copy(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"},
        activities={"A": "stone"},
        stocks={"A": "stone"},
        sites={"A": {"echo_gallery": "stone"}},
        domains={"B": "stone"},
    )

    table.play("plot", "construction", "feed:echo_gallery").ends()

    assert table.hand_size("A") == 6


@pytest.mark.rule("U-4.3")
@pytest.mark.parametrize(
    ("answer", "stock", "forum"), [("yes", "wood", "wood"), ("no", "", "wood x2")]
)
def test_covered_canal(given: Given, answer: str, stock: str, forum: str) -> None:
    table = given(
        phase="turn",
        hands={"A": "clay"},
        completed={"A": "covered_canal"},
        domains={"A": "wood x2"},
    )

    table.asked("domain_to_stock", "A", "yes", "no")
    table.play(answer).asked("action", "A")

    assert table.stock("A") == stock
    assert table.forum == forum


def test_covered_canal_needs_two_cards(given: Given) -> None:
    table = given(
        phase="turn", hands={"A": "clay"}, completed={"A": "covered_canal"}, domains={"A": "wood"}
    )

    table.asked("action", "A")

    assert table.forum == "wood"


@pytest.mark.rule("U-11.5", "U-12.1", "U-15.18")
def test_caravanserai_launches_from_the_forum(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "caravanserai"},
        activities={"A": "wood x2"},
        forum="clay brick",
    )

    table.play("command:marble", "bonus:caravanserai", "clay").ends()

    assert table.activities("A") == "clay wood x2"
    assert table.monopoly("clay") == "A"
    assert table.forum == "brick"


def test_caravanserai_not_at_the_limit(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "caravanserai"},
        activities={"A": "wood x3"},
        forum="clay",
    )

    table.play("command:marble").ends()


@pytest.mark.parametrize(
    ("others", "drawn"),
    [("", 1), ("viaduct bridge", 3), ("viaduct bridge rampart thermae square fountain", 5)],
)
def test_leaf_library_draws_per_building(given: Given, others: str, drawn: int) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": others},
        stocks={"A": "stone"},
        sites={"A": {"leaf_library": "stone"}},
        works="viaduct latrines guildhall tenements chancery",
    )

    table.play("command:stone", "feed:leaf_library").forced()

    assert table.hand_size("A") == drawn


@pytest.mark.rule("U-6.10")
def test_leaf_library_in_a_plot_counts_before_the_draw(given: Given) -> None:
    table = given(
        hands={"A": "wood x3"},
        activities={"A": "stone"},
        completed={"A": "tenements"},
        stocks={"A": "stone"},
        sites={"A": {"leaf_library": "stone"}},
        domains={"B": "stone"},
    )

    table.play("plot", "construction", "feed:leaf_library").ends()

    assert table.hand_size("A") == 6


@pytest.mark.rule("U-15.11")
def test_guildhall_counts_activities_without_monopoly(given: Given) -> None:
    table = given(
        completed={"A": "guildhall rampart tenements"},
        activities={"A": "clay wood x2 stone", "B": "clay x2 wood x3"},
    )

    assert table.points("A") == 2 + 2 + 1 + 1 + 1
