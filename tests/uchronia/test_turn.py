"""Setup, turn, Command and Plot: sections U-3 to U-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import Drew, TurnBegan, WorkDrawn

if TYPE_CHECKING:
    from tests.uchronia.given import Given

WORKS = "bridge square fountain thermae rampart"


@pytest.mark.rule("U-3.2", "U-3.9")
def test_piles_are_shuffled(given: Given) -> None:
    one = given.new(2, seed=1)
    other = given.new(2, seed=2)

    assert one.buildings != other.buildings
    assert list(one.s.pile) != list(other.s.pile)
    assert sorted(one.s.building_pile) == sorted(other.s.building_pile)


@pytest.mark.rule("U-3.3", "U-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_great_works_after_setup(given: Given, seats: int) -> None:
    assert len(given.new(seats).s.works) == 5


@pytest.mark.rule("U-3.8")
def test_a_name_may_be_there_twice_after_the_first_player_is_found(given: Given) -> None:
    table = given.setup(2, "rampart bridge bridge rampart square")

    assert table.works == "rampart bridge bridge rampart square"


@pytest.mark.rule("U-3.5", "U-3.6")
def test_the_alphabet_of_english_names_decides(given: Given) -> None:
    # Barter Stalls comes before Bridge; the Dutch names say otherwise.
    table = given.setup(2, "bridge barter_stalls square fountain thermae")

    table.asked("setup_discard", "B")


@pytest.mark.rule("U-3.9")
def test_six_cards_each_then_one_into_the_forum(given: Given) -> None:
    table = given.setup(3, "bridge rampart square fountain thermae")

    assert [table.hand_size(player) for player in "ABC"] == [6, 6, 6]
    table.asked("setup_discard", "A", *table.words())
    table.play(table.words()[0])

    assert table.hand_size("A") == 5


@pytest.mark.rule("U-3.10")
def test_later_players_see_earlier_cards(given: Given) -> None:
    table = given.setup(3, "bridge rampart square fountain thermae")
    card = table.words()[0]

    table.play(card)

    assert table.forum == card
    assert sum(table.view("B").forum) == 1


@pytest.mark.rule("U-3.11", "U-3.1")
def test_play_starts_with_an_empty_table(given: Given) -> None:
    table = given.setup(2, "bridge rampart square fountain thermae")
    table.play(table.words()[0])
    table.play(table.words()[0])

    table.asked("action", "A")
    assert [table.domain(player) + table.stock(player) for player in "AB"] == ["", ""]
    assert [table.activities(player) for player in "AB"] == ["", ""]
    assert [table.sites(player) for player in "AB"] == [{}, {}]


@pytest.mark.rule("U-3.12")
def test_one_colour_check_at_the_end_of_setup(given: Given) -> None:
    table = given.setup(2, "bridge rampart guildhall echo_gallery leaf_library viaduct square")
    table.play(table.words()[0])
    table.play(table.words()[0])

    assert table.works.startswith("viaduct square")
    assert table.discarded_buildings == "bridge rampart guildhall echo_gallery leaf_library"


@pytest.mark.rule("U-4.1")
def test_the_parts_of_a_turn_in_order(given: Given) -> None:
    table = given(
        phase="turn",
        hands={"A": "clay", "B": "wood"},
        completed={"A": "covered_canal drafting_loft"},
        domains={"A": "wood x2"},
    )

    table.asked("domain_to_stock", "A")
    table.play("no").asked("replace_work", "A")
    table.play("none").asked("action", "A")


@pytest.mark.rule("U-4.2", "U-4.8")
def test_the_domain_stays_until_the_next_own_turn(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay x2", "B": "wood"})

    table.play("command:clay").asked("action", "B")
    assert (table.domain("A"), table.forum) == ("clay", "")
    table.play("plot").asked("action", "A")

    assert (table.domain("A"), table.forum) == ("", "clay")


@pytest.mark.rule("U-4.4")
def test_command_or_plot(given: Given) -> None:
    table = given(hands={"A": "clay x2 wood"})

    table.asked("action", "A", "command:clay", "command:wood", "command2:clay", "plot")


@pytest.mark.rule("U-4.5")
def test_without_cards_only_plot(given: Given) -> None:
    table = given(hands={"A": ""})

    assert table.words() == ["plot"]


@pytest.mark.rule("U-4.6")
def test_the_plot_draw_comes_before_the_refill(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay", "B": "wood"}, works="bridge square")

    table.play("plot").asked("action", "B")

    kinds = [type(event) for event in table.events]
    assert kinds.index(Drew) < kinds.index(WorkDrawn) < kinds.index(TurnBegan)


@pytest.mark.rule("U-4.7")
def test_a_command_draws_nothing(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay wood", "B": "wood"})

    table.play("command:clay").asked("action", "B")

    assert table.hand("A") == "wood"


@pytest.mark.rule("U-5.1")
def test_one_card_or_two_of_a_colour(given: Given) -> None:
    table = given(hands={"A": "clay x3 wood"})

    table.withholds("command2:wood")
    table.play("command2:clay")

    assert table.domain("A") == "clay x2"
    assert table.hand("A") == "clay wood"


@pytest.mark.rule("U-5.2")
@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("clay", "take:wood"),
        ("wood", "stow:marble"),
        ("brick", "reveal:marble"),
        ("stone", "feed:viaduct"),
        ("marble", "launch:clay"),
    ],
)
def test_one_card_gives_the_order_of_its_colour(given: Given, card: str, step: str) -> None:
    table = given(
        hands={"A": f"{card} marble"},
        stocks={"A": "clay"},
        sites={"A": {"viaduct": ""}},
        forum="wood",
        works=WORKS,
    )

    table.play(f"command:{card}").offers(step)


@pytest.mark.rule("U-5.3")
def test_two_cards_give_any_order(given: Given) -> None:
    table = given(hands={"A": "clay x2"}, forum="wood")

    table.play("command2:clay").asked(
        "wild_order", "A", "production", "exploration", "draconians", "construction", "trade"
    )
    table.play("production").offers("take:wood")


@pytest.mark.rule("U-5.4", "U-5.5")
def test_two_cards_give_one_base_step(given: Given) -> None:
    table = given(hands={"A": "clay x2"}, activities={"A": "wood x2"}, forum="stone x3")

    table.play("command2:clay", "production")

    assert table.steps == 1


@pytest.mark.rule("U-5.4", "U-5.5")
def test_the_bonus_follows_the_executed_order(given: Given) -> None:
    table = given(hands={"A": "wood x2"}, activities={"A": "clay x2"}, forum="stone x5")

    table.play("command2:wood", "production")

    assert table.steps == 3


@pytest.mark.rule("U-5.6")
def test_an_order_that_can_do_nothing_may_be_commanded(given: Given) -> None:
    table = given(hands={"A": "clay marble"})

    table.offers("command:clay", "command:marble")
    table.play("command:marble").ends()

    assert table.domain("A") == "marble"


@pytest.mark.rule("U-5.7")
def test_a_commanded_card_has_left_the_hand(given: Given) -> None:
    table = given(hands={"A": "wood"})

    table.play("command:wood").ends()

    assert table.stock("A") == ""


@pytest.mark.rule("U-6.1")
def test_a_plot_plays_no_card(given: Given) -> None:
    table = given(hands={"A": "clay wood"}, pile="stone x3")

    table.play("plot").ends()

    assert table.domain("A") == ""
    assert table.hand("A") == "clay wood stone x3"


@pytest.mark.rule("U-6.2", "U-6.4")
def test_copying_needs_a_shown_order_and_an_activity(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "clay"},
        activities={"A": "clay marble"},
        domains={"B": "clay", "C": "wood"},
    )

    table.play("plot").asked("copy", "A", "production", "none")


@pytest.mark.rule("U-6.4", "U-6.6")
def test_empty_domains_show_nothing(given: Given) -> None:
    table = given(
        phase="turn", hands={"A": "wood x5"}, activities={"A": "clay"}, domains={"A": "clay"}
    )

    table.play("plot")

    assert table.hand_size("A") == 6


@pytest.mark.rule("U-6.6")
def test_copying_may_be_declined(given: Given) -> None:
    table = given(
        hands={"A": "wood x5"}, activities={"A": "clay"}, domains={"B": "clay"}, forum="stone"
    )

    table.play("plot", "none").ends()

    assert table.stock("A") == ""
    assert table.hand_size("A") == 6


@pytest.mark.rule("U-6.7")
def test_an_order_may_be_copied_again_by_others(given: Given) -> None:
    table = given(
        phase="rest",
        seats=3,
        hands={"A": "wood", "B": "wood", "C": "wood"},
        activities={"A": "clay", "B": "clay"},
        domains={"C": "clay"},
        forum="stone x3",
    )

    table.play("plot", "production", "take:stone").asked("action", "B")
    table.play("plot").asked("copy", "B", "production", "none")


@pytest.mark.rule("U-6.12", "U-10.6")
def test_who_plotted_is_out_of_reach(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay x5", "B": "brick clay"}, activities={"B": "clay"})

    table.play("plot").asked("action", "B")
    copying = table.twin()
    table.play("command:brick", "reveal:clay")
    copying.play("plot")

    assert table.stock("B") == ""
    assert copying.hand_size("B") == 5
