"""Orders, Activities and Monopolies: sections U-7 to U-12."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import MonopolyChanged, Revealed

if TYPE_CHECKING:
    from tests.uchronia.given import Given


@pytest.mark.rule("U-7.1", "U-7.3", "U-15.6")
def test_main_steps_and_bonuses_in_any_order(given: Given) -> None:
    table = given(
        hands={"A": "clay wood"},
        activities={"A": "clay"},
        completed={"A": "timber_slide waterwheel"},
        forum="stone x2",
        pile="marble",
    )
    table.play("command:clay")
    other = table.twin()

    table.play("bonus:waterwheel", "take:stone", "bonus:timber_slide", "take:stone").ends()
    other.play("take:stone", "take:stone", "bonus:timber_slide", "bonus:waterwheel").ends()

    assert table.stock("A") == other.stock("A") == "wood stone x2 marble"


@pytest.mark.rule("U-15.4", "U-15.6")
def test_each_bonus_once(given: Given) -> None:
    table = given(
        hands={"A": "clay wood x2"}, activities={"A": "clay x2"}, completed={"A": "timber_slide"}
    )

    table.play("command:clay", "bonus:timber_slide").ends()

    assert table.hand("A") == "wood"


@pytest.mark.rule("U-7.6")
def test_steps_are_judged_anew(given: Given) -> None:
    table = given(
        hands={"A": "wood"},
        completed={"A": "viaduct"},
        forum="stone",
    )

    table.play("command:wood").asked("order_step", "A", "bonus:viaduct", "done")
    table.play("bonus:viaduct").asked("order_step", "A", "stow:stone", "done")


@pytest.mark.rule("U-7.7")
def test_a_step_is_resolved_before_the_next(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "wood"},
        activities={"A": "stone", "B": "clay"},
        stocks={"A": "clay x2"},
        sites={"A": {"viaduct": "", "latrines": ""}},
        forum="clay",
    )

    table.play("command:stone", "feed:viaduct").asked("monopoly_take", "B")
    table.play("yes").asked("order_step", "A", "feed:latrines", "done")


@pytest.mark.rule("U-9.2")
def test_exploration_needs_a_hand(given: Given) -> None:
    table = given(hands={"A": "wood"}, activities={"A": "wood x2"})

    table.play("command:wood").ends()


@pytest.mark.rule("U-10.1")
def test_all_steps_of_draconians_are_one_raid(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood", "B": "clay x2"},
        activities={"A": "brick x2"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay", "enough").ends()

    assert table.stock("A") == "clay"
    assert table.hand("B") == "clay"


@pytest.mark.rule("U-10.2")
def test_no_more_reveals_than_main_steps(given: Given) -> None:
    table = given(hands={"A": "brick clay wood stone"}, activities={"A": "brick"})

    table.play("command:brick", "reveal:clay").asked("reveal_more", "A", "wood", "stone", "enough")
    table.play("wood").ends()


@pytest.mark.rule("U-10.3", "U-10.10")
def test_revealed_cards_of_a_colour_count_separately(given: Given) -> None:
    table = given(
        hands={"A": "brick marble x3"}, activities={"A": "brick x2"}, forum="marble x2 clay"
    )

    table.play("command:brick", "reveal:marble", "marble", "marble").ends()

    assert table.stock("A") == "marble x2"
    assert table.forum == "clay"


@pytest.mark.rule("U-10.5")
def test_reveals_are_told_to_all(given: Given) -> None:
    table = given(seats=3, hands={"A": "brick clay"})

    table.play("command:brick", "reveal:clay")

    (event,) = table.told(Revealed)
    assert isinstance(event, Revealed)
    assert [event.seen_by(seat) for seat in (-1, 0, 1, 2)] == [event] * 4


@pytest.mark.rule("U-10.7")
def test_one_card_in_all_of_the_givers_choice(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood", "B": "clay wood stone"},
        activities={"A": "brick"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay", "wood").asked("give", "B", "clay", "wood")
    table.play("wood").ends()

    assert table.hand("B") == "clay stone"
    assert table.stock("A") == "wood"


@pytest.mark.rule("U-10.9")
def test_opponents_answer_clockwise(given: Given) -> None:
    hands = dict.fromkeys("ABCD", "clay wood") | {"C": "brick clay wood"}
    table = given(
        seats=4,
        turn="C",
        hands=hands,
        activities={"C": "brick"},
        domains={"A": "wood", "B": "wood", "D": "wood"},
    )

    table.play("command:brick", "reveal:clay", "wood").asked("give", "D")
    table.play("clay").asked("give", "A")
    table.play("clay").asked("give", "B")


@pytest.mark.rule("U-10.11", "U-10.12")
def test_the_forum_part_is_not_declined(given: Given) -> None:
    table = given(hands={"A": "brick clay"}, forum="clay")

    table.play("command:brick", "reveal:clay").ends()

    assert table.stock("A") == "clay"


@pytest.mark.rule("U-10.13")
def test_revealed_cards_stay_in_the_hand(given: Given) -> None:
    table = given(hands={"A": "brick clay", "B": "clay"}, domains={"B": "wood"})

    table.play("command:brick", "reveal:clay")
    assert table.hand("A") == "clay"
    table.ends()

    assert table.hand("A") == "clay"


@pytest.mark.rule("U-11.2")
def test_monopolies_are_settled_after_each_launch(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        activities={"A": "marble"},
        completed={"A": "rampart"},
        stocks={"A": "clay wood"},
    )

    table.play("command:marble", "launch:clay")
    assert table.monopoly("clay") == "A"
    table.play("launch:wood")

    assert [type(event) for event in table.told(MonopolyChanged)] == [MonopolyChanged] * 2


@pytest.mark.rule("U-11.7", "U-13.12")
def test_nothing_offers_to_take_back_activities_or_resources(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        activities={"A": "clay x2"},
        stocks={"A": "wood"},
        sites={"A": {"square": "marble"}},
    )

    table.play("command:marble").ends()

    assert table.activities("A") == "clay x2"
    assert table.sites("A") == {"square": "marble"}


@pytest.mark.rule("U-11.8", "U-11.5")
def test_activities_above_the_limit_stay(given: Given) -> None:
    table = given(hands={"A": "marble"}, activities={"A": "clay x4"}, stocks={"A": "wood"})

    table.play("command:marble").ends()

    assert table.activities("A") == "clay x4"
    assert table.limit("A") == 2


@pytest.mark.rule("U-12.2")
def test_on_a_tie_a_free_monopoly_stays_on_the_table(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "marble"},
        activities={"B": "clay x2", "C": "clay x2", "A": "clay"},
        stocks={"A": "clay"},
    )

    table.play("command:marble", "launch:clay").ends()

    assert table.monopoly("clay") == ""


@pytest.mark.rule("U-12.6")
def test_the_holder_gets_the_bonus_for_an_own_building(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "clay"},
        stocks={"A": "clay"},
        sites={"A": {"viaduct": ""}},
        forum="clay",
    )

    table.play("command:stone", "feed:viaduct").asked("monopoly_take", "A", "yes", "no")
    table.play("yes").ends()

    assert table.hand("A") == table.known("A") == "clay"


@pytest.mark.rule("U-12.7")
def test_the_construction_bonus_may_be_declined(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "wood"},
        activities={"B": "clay"},
        stocks={"A": "clay"},
        sites={"A": {"viaduct": ""}},
        forum="clay",
    )

    table.play("command:stone", "feed:viaduct", "no").ends()

    assert table.hand("B") == "wood"
    assert table.forum == "clay"
