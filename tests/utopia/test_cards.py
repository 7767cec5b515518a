"""Section 8: the deal, the discards and the turns of phase 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.utopia.events import CardsDealt, CardsShuffled
from ludopolis.games.utopia.state import DEVELOPMENT, WELCOME

if TYPE_CHECKING:
    from tests.utopia.given import Given

MIXED = "maya x2 persia x2 egypt"


@pytest.mark.rule("T-8.1", "T-8.18")
def test_five_cards_are_added_to_those_kept(given: Given) -> None:
    table = given(phase="deal", hands={"B": "maya x5", "R": "china x2"})

    assert table.hand_sizes() == [10, 7, 5]
    assert table.cards(0)[0] >= 5
    assert table.cards(1)[4] >= 2


@pytest.mark.rule("T-8.2")
def test_the_deal_goes_in_track_order(given: Given) -> None:
    table = given(phase="deal", track="G9 B4 R4")

    dealt = [event for event in table.events if isinstance(event, CardsDealt)]
    assert [table.colours[event.seat] for event in dealt] == ["G", "B", "R"]
    assert [event.count for event in dealt] == [5, 5, 5]


@pytest.mark.rule("T-8.3")
def test_the_pile_is_not_shuffled_before_a_card_is_wanted(given: Given) -> None:
    table = given(phase="deal", deck="maya x5 china x10")

    assert sum(table.deck) == 0
    assert table.pile == "maya x5 persia x10 egypt x10 greece x10"
    assert CardsShuffled() not in table.events


@pytest.mark.rule("T-8.3")
def test_the_old_deck_is_dealt_before_the_pile(given: Given) -> None:
    table = given(phase="deal", track="B2 R1 G0", deck="maya x3")

    assert table.cards(0)[0] >= 3
    assert table.events.count(CardsShuffled()) == 1


@pytest.mark.rule("T-8.4")
def test_the_deal_stops_when_cards_run_out(given: Given) -> None:
    table = given(
        phase="deal",
        track="B2 R1 G0",
        hands={"B": "maya x10 persia x8", "R": "egypt x10 persia x2", "G": "greece x10"},
        deck="china x7",
    )

    table_sizes = table.hand_sizes()

    assert sum(table_sizes) == 50
    assert table_sizes == [23, 17, 10]
    dealt = [event for event in table.events if isinstance(event, CardsDealt)]
    assert [len(event.cards or []) for event in dealt] == [5, 5, 0]


@pytest.mark.rule("T-8.5")
@pytest.mark.parametrize(
    ("track", "sizes"),
    [
        ("B3 R0", [3, 5]),
        ("B3 R2 G0", [3, 4, 5]),
        ("P9 Y7 G5 R3 B1", [5, 4, 4, 4, 3]),
    ],
)
def test_discards_by_position(given: Given, track: str, sizes: list[int]) -> None:
    hands = dict.fromkeys("BRGYP", MIXED)
    table = given(phase="discards", track=track, hands=hands)

    while table.next.endswith("position_discard"):
        table.apply(table.s.decision.options[0])

    assert table.hand_sizes() == sizes


@pytest.mark.rule("T-8.6")
def test_the_second_of_two_discards_none(given: Given) -> None:
    table = given(phase="discards", track="B0 R0", hands={"B": MIXED, "R": MIXED})

    table.play("maya", "persia")

    assert table.hand_sizes() == [3, 5]
    assert table.next == "B action"


@pytest.mark.rule("T-8.7")
def test_the_line_on_a_shared_square_counts(given: Given) -> None:
    hands = {"B": MIXED, "R": MIXED, "G": MIXED}
    table = given(phase="discards", track="R7 G7 B7", hands=hands)

    table.asked("position_discard", "R").play("maya", "maya")
    table.asked("position_discard", "G").play("maya")

    assert table.hand_sizes() == [5, 3, 4]


@pytest.mark.rule("T-8.8")
@pytest.mark.parametrize("civ", ["maya", "persia", "egypt", "greece"])
def test_new_and_kept_cards_may_be_discarded(given: Given, civ: str) -> None:
    table = given(phase="discards", hands={"B": "maya persia egypt greece x4", "R": MIXED})

    table.asked("position_discard", "B", "maya", "persia", "egypt", "greece").play(civ)

    assert table.pile == civ


@pytest.mark.rule("T-8.9")
def test_all_discard_in_track_order_before_the_first_turn(given: Given) -> None:
    table = given(phase="discards", track="Y9 R5 B5 G0", hands=dict.fromkeys("BRGY", MIXED))

    order = [table.next]
    for _ in range(4):
        table.play("maya")
        order.append(table.next)

    assert order == [
        "Y position_discard",
        "Y position_discard",
        "R position_discard",
        "B position_discard",
        "Y action",
    ]


@pytest.mark.rule("T-8.10")
def test_who_has_too_few_cards_discards_all(given: Given) -> None:
    table = given(phase="discards", hands={"B": "maya", "G": "egypt"})

    table.forced()

    assert table.pile == "maya"
    assert table.next == "G action"


@pytest.mark.rule("T-8.11")
def test_every_player_has_one_turn(given: Given) -> None:
    table = given(phase="discards", track="R9 P8 G3 B1 Y0")

    assert table.turns() == "RPGBY"
    assert table.s.phase == WELCOME


@pytest.mark.rule("T-8.12")
def test_as_many_actions_as_can_be_paid_for(given: Given) -> None:
    table = given(
        turn="B",
        scale="china persia egypt greece maya",
        princes={"ea1": "B maya"},
        hands={"B": "maya x4"},
    )

    table.play("raise", "move", "ea2", "raise", "raise").paid()

    assert table.scale == "china maya persia egypt greece"
    assert table.princes("ea2") == "B maya"
    assert table.hand("B") == ""
    assert table.words() == ["end"]


@pytest.mark.rule("T-8.13")
def test_building_before_between_and_after_actions(given: Given) -> None:
    table = given(
        turn="B",
        princes={"ea1": "B maya x3", "ea2": "B maya x2", "ea3": "B maya", "wi1": "B china x2"},
        monuments={"wi1": "china R"},
        hands={"B": "maya persia"},
    )

    table.play("control:ea1:maya", "move", "ea3", "ea2").paid()
    table.play("control:ea2:maya", "raise").paid()

    assert table.monument("ea1") == "maya B"
    assert table.monument("ea2") == "maya B"
    assert table.scale == "persia china egypt maya greece"


@pytest.mark.rule("T-8.14")
def test_a_turn_may_end_without_an_action(given: Given) -> None:
    table = given(turn="B", track="B2 R1 G0", hands={"B": "maya x3", "R": "china x2"})

    table.play("end")

    assert table.hand("B") == "maya x3"
    assert table.next == "R action"


@pytest.mark.rule("T-8.14")
def test_a_turn_may_end_after_an_action(given: Given) -> None:
    table = given(turn="B", track="B2 R1 G0", hands={"B": "maya x3", "R": "china x2 maya"})

    table.play("raise", "end")

    assert table.next == "R action"


@pytest.mark.rule("T-8.15", "T-15.9")
def test_five_cards_are_kept(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x2 persia x2 egypt x2 greece", "R": "maya persia"})

    table.play("end").asked("hand_limit", "B", "maya", "persia", "egypt", "greece").play("greece")
    table.asked("hand_limit", "B", "maya", "persia", "egypt").play("egypt")

    assert table.hand("B") == "maya x2 persia x2 egypt"
    assert table.next == "R action"


@pytest.mark.rule("T-8.16")
@pytest.mark.parametrize("hand", ["maya x3 china x2", "maya china", "egypt"])
def test_no_more_than_that_is_discarded(given: Given, hand: str) -> None:
    table = given(turn="B", hands={"B": hand, "R": "maya persia"})

    table.play("end")

    assert table.hand("B") == hand
    assert table.next == "R action"


@pytest.mark.rule("T-8.16")
def test_by_the_books_any_card_may_be_thrown_away(given: Given) -> None:
    flags = {"spare_cards": "discarded"}
    table = given(turn="B", hands={"B": "maya x4 china x2", "R": "maya"}, flags=flags)

    table.play("end").asked("hand_limit", "B", "maya", "china").play("china")
    table.asked("hand_limit", "B", "maya", "china", "keep").play("china")
    table.asked("hand_limit", "B", "maya", "keep").play("keep")

    assert table.hand("B") == "maya x4"
    assert table.pile == "china x2"
    assert table.next == "R action"


@pytest.mark.rule("T-8.16")
def test_nobody_is_asked_once_the_hand_is_empty(given: Given) -> None:
    hands = {"B": "egypt", "R": "maya"}
    table = given(turn="B", hands=hands, flags={"spare_cards": "discarded"})

    table.play("end", "egypt")

    assert table.hand("B") == ""
    assert table.next == "R action"


@pytest.mark.rule("T-8.17")
def test_played_and_discarded_cards_go_on_the_pile(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x4 china x3"}, pile="egypt")

    table.play("raise").paid()
    assert table.pile == "maya egypt"
    table.play("end", "china")

    assert table.pile == "maya egypt china"
    assert table.view("R").pile == [1, 0, 1, 0, 1]


@pytest.mark.rule("T-8.18")
def test_more_than_five_cards_may_be_held_before_the_end_of_the_turn(given: Given) -> None:
    table = given(phase="deal", hands={"B": "maya x5", "R": "china x5", "G": "egypt x5"})

    while table.next.endswith("position_discard"):
        table.apply(table.s.decision.options[0])

    assert table.s.phase == DEVELOPMENT
    assert table.hand_sizes() == [8, 9, 10]
