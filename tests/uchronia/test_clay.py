"""The Clay Buildings, with the corner cases of their notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.uchronia.given import Given


@pytest.mark.rule("U-15.4", "U-2.3")
def test_viaduct_takes_a_forum_card_in_public(given: Given) -> None:
    table = given(hands={"A": "wood"}, completed={"A": "viaduct"}, forum="clay marble")

    table.play("command:wood", "bonus:viaduct").asked("pick_card", "A", "clay", "marble")
    table.play("marble", "stow:marble").ends()

    assert table.stock("A") == "marble"
    assert table.forum == "clay"
    assert table.known("A") == ""


def test_viaduct_needs_a_forum_card(given: Given) -> None:
    table = given(hands={"A": "wood clay"}, completed={"A": "viaduct"})

    table.play("command:wood").withholds("bonus:viaduct")


def test_latrines_before_the_draw(given: Given) -> None:
    table = given(hands={"A": "wood x2 clay"}, completed={"A": "latrines"})

    table.play("plot").asked("plot_discard", "A", "clay", "wood", "none")
    table.play("clay").ends()

    assert table.forum == "clay"
    assert table.hand_size("A") == 5


def test_latrines_may_be_declined(given: Given) -> None:
    table = given(hands={"A": "wood x5"}, completed={"A": "latrines"})

    table.play("plot", "none").ends()

    assert table.hand_size("A") == 6
    assert table.forum == ""


def test_latrines_ask_no_empty_hand_and_no_command(given: Given) -> None:
    empty = given(hands={"A": ""}, completed={"A": "latrines"})
    command = given(hands={"A": "clay x2"}, completed={"A": "latrines"})

    empty.forced().ends()
    command.play("command:clay").ends()

    assert empty.hand_size("A") == 5
    assert command.forum == ""


@pytest.mark.rule("U-6.10", "U-15.2")
def test_latrines_completed_in_the_same_plot(given: Given) -> None:
    table = given(
        hands={"A": "wood clay"},
        completed={"A": "echo_gallery"},
        stocks={"A": "clay"},
        sites={"A": {"latrines": ""}},
        domains={"B": "stone"},
    )

    table.play("plot", "construction", "feed:latrines").asked("plot_discard", "A")


@pytest.mark.rule("U-15.19")
def test_mud_wharf_exchanges_stock_and_forum(given: Given) -> None:
    table = given(
        hands={"A": "clay"}, completed={"A": "mud_wharf"}, stocks={"A": "wood"}, forum="wood brick"
    )

    table.play("command:clay", "bonus:mud_wharf", "wood", "brick")

    assert table.stock("A") == "brick"
    assert table.forum == "wood x2"
    table.play("take:wood").ends()


@pytest.mark.rule("U-15.8", "U-15.19")
def test_mud_wharf_needs_two_colours(given: Given) -> None:
    table = given(
        hands={"A": "clay"}, completed={"A": "mud_wharf"}, stocks={"A": "wood"}, forum="wood"
    )

    table.play("command:clay").asked("order_step", "A", "take:wood", "done")


@pytest.mark.rule("U-11.4")
def test_tenements_raise_the_limit_by_two(given: Given) -> None:
    table = given(hands={"A": "stone"}, stocks={"A": "clay"}, sites={"A": {"tenements": ""}})

    table.play("command:stone", "feed:tenements").ends()

    assert table.limit("A") == 4


@pytest.mark.rule("U-14.3")
def test_potters_row_takes_up_to_two_after_the_monopoly(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "brick"},
        activities={"B": "clay"},
        stocks={"A": "clay"},
        sites={"A": {"potters_row": ""}},
        forum="clay wood",
    )

    table.play("command:stone", "feed:potters_row").asked("monopoly_take", "B")
    table.play("yes").asked("take_more", "A", "wood", "enough")
    table.play("wood").ends()

    assert table.stock("A") == "wood"
    assert table.discard == "clay"


def test_potters_row_stops_at_enough_or_two(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        stocks={"A": "clay"},
        sites={"A": {"potters_row": ""}},
        forum="marble x3",
    )
    table.play("command:stone", "feed:potters_row")
    declining = table.twin()

    table.play("marble", "marble").ends()
    declining.play("enough").ends()

    assert table.stock("A") == "marble x2"
    assert declining.stock("A") == ""


def test_potters_row_cards_serve_the_interrupted_order(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone"},
        stocks={"A": "clay"},
        sites={"A": {"potters_row": "", "scouts_lodge": ""}},
        forum="wood",
    )

    table.play("command:stone", "feed:potters_row", "wood", "feed:scouts_lodge").ends()

    assert table.completed("A") == "potters_row scouts_lodge"


@pytest.mark.rule("U-15.15")
def test_mortar_pits_one_clay_per_building(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone x2"},
        completed={"A": "mortar_pits"},
        stocks={"A": "clay x2 marble x2"},
        sites={"A": {"square": ""}},
    )

    table.play("command:stone", "feed:square").asked("material", "A", "stock:clay", "stock:marble")
    table.play("stock:clay", "feed:square", "feed:square").ends()

    assert table.completed("A") == "mortar_pits square"
    assert table.stock("A") == "clay"


def test_mortar_pits_another_clay_after_a_theft(given: Given) -> None:
    table = given(
        turn="B",
        seats=2,
        hands={"B": "brick", "A": "stone"},
        completed={"A": "mortar_pits", "B": "bridge"},
        stocks={"A": "clay"},
        sites={"A": {"square": "clay"}},
        phase="rest",
    )

    table.play("command:brick", "bonus:bridge").asked("action", "A")
    table.play("command:stone").offers("feed:square")


def test_mortar_pits_do_not_help_foundations(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "mortar_pits"},
        forum="clay",
        works="bridge square fountain thermae rampart",
    )

    table.play("command:stone").ends()

    assert table.sites("A") == {}


@pytest.mark.rule("U-12.6")
def test_mortar_pits_leave_the_colour_for_monopolies(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "clay"},
        activities={"B": "wood"},
        completed={"A": "mortar_pits"},
        stocks={"A": "clay"},
        sites={"A": {"scouts_lodge": ""}},
        forum="wood clay",
    )

    table.play("command:stone", "feed:scouts_lodge").asked("monopoly_take", "B")


def test_mortar_pits_apply_to_the_fountain_from_the_forum(given: Given) -> None:
    table = given(
        hands={"A": "clay"},
        completed={"A": "mortar_pits"},
        sites={"A": {"fountain": "marble x2"}},
        forum="clay",
    )

    table.play("command:clay", "fountain").ends()

    assert table.completed("A") == "mortar_pits fountain"


@pytest.mark.rule("U-15.11", "U-17.1")
def test_egg_mounds_count_four_real_colours(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "egg_mounds hall_of_nations"},
        activities={"A": "marble clay wood"},
        stocks={"A": "brick"},
    )
    assert table.points("A") == 1 + 3 + 3

    table.play("command:marble", "launch:brick")

    assert table.points("A") == 1 + 3 + 4 + 1


def test_egg_mounds_never_give_more_than_one(given: Given) -> None:
    table = given(
        completed={"A": "egg_mounds rampart bridge"},
        activities={"A": "marble clay wood brick stone"},
    )

    assert table.points("A") == 5 + 5 + 1


@pytest.mark.rule("U-15.19", "U-2.3")
def test_barter_stalls_exchange_hand_and_forum(given: Given) -> None:
    table = given(hands={"A": "marble wood"}, completed={"A": "barter_stalls"}, forum="wood brick")

    table.play("command:marble", "bonus:barter_stalls", "wood").ends()

    assert table.hand("A") == "brick"
    assert table.known("A") == "brick"
    assert table.forum == "wood x2"


@pytest.mark.rule("U-15.8")
def test_barter_stalls_need_two_colours(given: Given) -> None:
    table = given(hands={"A": "marble wood"}, completed={"A": "barter_stalls"}, forum="wood")

    table.play("command:marble")

    assert table.words() == ["done"]
