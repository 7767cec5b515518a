"""The Wood Buildings, with the corner cases of their notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import Lacked

if TYPE_CHECKING:
    from tests.uchronia.given import Given


@pytest.mark.rule("U-10.15")
def test_frontier_post_withholds_a_card_not_a_colour(given: Given) -> None:
    table = given(
        hands={"A": "brick marble x2", "B": "marble"},
        activities={"A": "brick"},
        completed={"B": "frontier_post"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:marble", "marble").ends()

    assert table.stock("A") == "marble"
    assert table.hand("B") == ""


@pytest.mark.rule("U-10.15", "U-10.9")
def test_frontier_posts_are_asked_for_clockwise_before_any_gift(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay wood", "B": "clay wood", "C": "clay wood"},
        activities={"A": "brick"},
        completed={"B": "frontier_post", "C": "frontier_post"},
        domains={"B": "wood", "C": "wood"},
    )

    table.play("command:brick", "reveal:clay", "wood", "clay").asked("withhold", "A")
    table.play("wood").ends()

    assert table.hand("B") == "clay"
    assert table.hand("C") == "wood"


@pytest.mark.rule("U-10.15", "U-10.6")
def test_frontier_post_is_not_asked_for_with_an_empty_domain(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood", "B": "clay"},
        activities={"A": "brick"},
        completed={"B": "frontier_post"},
    )

    table.play("command:brick", "reveal:clay", "wood").ends()

    assert table.hand("B") == "clay"


@pytest.mark.rule("U-10.15", "U-10.10")
def test_frontier_post_does_not_change_the_forum_part(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood", "B": "brick"},
        activities={"A": "brick"},
        completed={"B": "frontier_post"},
        domains={"B": "wood"},
        forum="clay wood",
    )

    table.play("command:brick", "reveal:clay", "wood", "clay").ends()

    assert table.stock("A") == "clay wood"
    assert table.told(Lacked) == [Lacked(1, ["wood"])]


@pytest.mark.rule("U-2.5")
def test_scouts_lodge_draws_unseen(given: Given) -> None:
    table = given(hands={"A": "wood"}, completed={"A": "scouts_lodge"}, pile="marble")

    table.play("command:wood", "bonus:scouts_lodge")

    assert table.hand("A") == "marble"
    assert table.known("A") == ""
    table.play("stow:marble").ends()
    assert table.stock("A") == "marble"


@pytest.mark.rule("U-16.4")
def test_scouts_lodge_needs_a_card_to_draw(given: Given) -> None:
    table = given(hands={"A": "wood clay"}, completed={"A": "scouts_lodge"}, only_pile=True)
    reserve = given(
        hands={"A": "wood"}, completed={"A": "scouts_lodge"}, only_pile=True, forum="brick"
    )

    table.play("command:wood").withholds("bonus:scouts_lodge")
    reserve.play("command:wood", "bonus:scouts_lodge")

    assert reserve.hand("A") == "brick"
    assert reserve.forum == ""


@pytest.mark.rule("U-15.17")
def test_pterosaur_roost_in_a_command(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood stone marble"},
        activities={"A": "brick"},
        completed={"A": "pterosaur_roost"},
    )

    table.play("command:brick").asked(
        "order_step", "A", "reveal:clay", "reveal:wood", "reveal:stone", "reveal:marble", "done"
    )
    table.play("reveal:clay", "wood", "stone").ends()


@pytest.mark.rule("U-15.17")
def test_pterosaur_roost_in_a_copy(given: Given) -> None:
    table = given(
        hands={"A": "clay wood stone"},
        activities={"A": "brick"},
        completed={"A": "pterosaur_roost"},
        domains={"B": "brick"},
    )

    table.play("plot", "draconians", "reveal:clay", "wood").ends()


def test_timber_slide_stows_in_a_production(given: Given) -> None:
    table = given(hands={"A": "clay marble"}, completed={"A": "timber_slide scouts_lodge"})

    table.play("command:clay").asked("order_step", "A", "bonus:timber_slide", "done")
    table.play("bonus:timber_slide").ends()

    assert table.stock("A") == "marble"


def test_timber_slide_needs_a_hand(given: Given) -> None:
    table = given(hands={"A": "clay"}, completed={"A": "timber_slide"}, forum="wood")

    table.play("command:clay").withholds("bonus:timber_slide")


@pytest.mark.rule("U-4.1", "U-16.10")
def test_drafting_loft_replaces_a_work_before_the_action(given: Given) -> None:
    table = given(
        phase="turn",
        hands={"A": "clay"},
        completed={"A": "drafting_loft"},
        works="bridge treadwheel_crane echo_gallery guildhall viaduct",
        buildings="rampart",
    )

    table.asked(
        "replace_work",
        "A",
        "bridge",
        "treadwheel_crane",
        "echo_gallery",
        "guildhall",
        "viaduct",
        "none",
    )
    table.play("viaduct").asked("action", "A")

    assert table.works == "bridge treadwheel_crane echo_gallery guildhall rampart"
    assert table.buildings[-1] == "viaduct"
    assert table.view("B").pile_bottom == table.view("A").pile_bottom != []


def test_drafting_loft_may_be_declined(given: Given) -> None:
    table = given(phase="turn", hands={"A": "clay"}, completed={"A": "drafting_loft"})
    before = table.works

    table.play("none").asked("action", "A")

    assert table.works == before


def test_drafting_loft_draws_from_the_discarded_buildings(given: Given) -> None:
    table = given(
        phase="turn",
        hands={"A": "clay"},
        completed={"A": "drafting_loft"},
        only_buildings=True,
        discarded_buildings="rampart",
        works="bridge square viaduct thermae fountain",
    )

    table.play("square")

    assert table.works == "bridge viaduct thermae fountain rampart"
    assert table.buildings == ["square"]


def test_drafting_loft_needs_a_building_to_draw(given: Given) -> None:
    table = given(
        phase="turn", hands={"A": "clay"}, completed={"A": "drafting_loft"}, only_buildings=True
    )

    table.asked("action", "A")


def test_surveyors_camp_any_foundation(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "surveyors_camp"},
        forum="clay wood",
        works="bridge square fountain thermae rampart",
    )

    table.play("command:stone").offers("start:bridge", "start:square", "start:thermae")
    table.play("start:square").asked("foundation", "A", "clay", "wood")
    table.play("wood").ends()

    assert table.sites("A") == {"square": ""}
    assert table.forum == "clay"
    assert table.discard == "wood"


def test_surveyors_camp_needs_a_forum_card(given: Given) -> None:
    table = given(hands={"A": "stone"}, completed={"A": "surveyors_camp"})

    table.play("command:stone").ends()


def test_surveyors_camp_does_not_change_feeding(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "surveyors_camp"},
        stocks={"A": "clay"},
        sites={"A": {"square": ""}},
    )

    table.play("command:stone").ends()

    assert table.sites("A") == {"square": ""}


@pytest.mark.rule("U-6.11", "U-15.12")
def test_toll_house_draws_for_every_copied_owner(given: Given) -> None:
    table = given(
        seats=4,
        activities={"A": "clay"},
        hands={"A": "wood x5"},
        completed={"B": "toll_house", "C": "toll_house"},
        domains={"B": "clay x2", "C": "clay", "D": "clay"},
        forum="wood",
        pile="stone brick",
        works="viaduct bridge square thermae rampart",
    )

    table.play("plot", "production")

    assert (table.hand("B"), table.hand("C"), table.hand("D")) == ("stone", "brick", "")
    assert table.known("B") == ""
    table.asked("order_step", "A", "take:wood", "done")


def test_toll_house_needs_the_copied_colour(given: Given) -> None:
    table = given(
        seats=3,
        activities={"A": "clay"},
        hands={"A": "wood x5"},
        completed={"B": "toll_house"},
        domains={"B": "wood", "C": "clay"},
    )

    table.play("plot", "production").ends()

    assert table.hand("B") == ""


@pytest.mark.rule("U-13.4", "U-13.8")
def test_sauropod_yard_starts_clay_or_wood(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "sauropod_yard"},
        stocks={"A": "wood"},
        forum="wood x2 stone",
        works="scouts_lodge timber_slide bridge square viaduct",
    )

    table.play("command:stone", "bonus:sauropod_yard").asked(
        "pick_start", "A", "scouts_lodge", "timber_slide"
    )
    table.play("scouts_lodge").asked(
        "order_step", "A", "start:timber_slide", "start:bridge", "done"
    )
    table.play("start:timber_slide").ends()

    assert table.sites("A") == {"scouts_lodge": "", "timber_slide": ""}
    assert table.discard == "wood x2"


def test_sauropod_yard_with_surveyors_camp(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "sauropod_yard surveyors_camp"},
        forum="brick stone",
        works="scouts_lodge timber_slide bridge square viaduct",
    )

    table.play("command:stone", "bonus:sauropod_yard", "viaduct").asked(
        "foundation", "A", "brick", "stone"
    )


def test_sauropod_yard_needs_something_to_start(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "sauropod_yard"},
        forum="stone",
        works="scouts_lodge timber_slide bridge square viaduct",
    )

    table.play("command:stone").withholds("bonus:sauropod_yard")
