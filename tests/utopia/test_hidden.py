"""Section 14: public and hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.utopia.events import CardsDealt
from ludopolis.games.utopia.view import Princes
from ludopolis.testing.conformance import walk
from tests.utopia.given import GAME

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

OWN = {"seat", "asked", "hand", "unseen"}


def busy(given: Given, blue: str = "maya x2 china", red: str = "egypt x2") -> Table:
    return given(
        turn="G",
        track="B7 G5 R5",
        acted="B",
        princes={"ea1": "B maya x2, R china"},
        monuments={"wi8": "maya B"},
        wonders={"fire": "R"},
        hands={"B": blue, "R": red, "G": "persia x3"},
        pile="greece x2",
        privileges={"B": 1, "R": 2},
    )


def public(table: Table, colour: str) -> dict[str, object]:
    view = msgspec.structs.asdict(table.view(colour))
    return {name: value for name, value in view.items() if name not in OWN}


@pytest.mark.rule("T-14.1")
def test_what_lies_open(given: Given) -> None:
    view = busy(given).view("")

    assert view.track == [0, 2, 1]
    assert view.scores == [7, 5, 5]
    assert view.worth == [2, 4, 3, 1, 5]
    assert view.princes == [Princes(10, 0, 0, 2), Princes(10, 1, 4, 1)]
    assert view.reserve == [[6, 8, 8, 8, 8], [8, 8, 8, 8, 7], [8, 8, 8, 8, 8]]
    assert view.bases == [7, 7, 8]
    assert view.privileges == [1, 2, 0]
    assert (view.controller[23], view.monument[23], view.wonder[1]) == (0, 0, 1)
    assert view.stock == [6, 7, 7, 7, 7]
    assert view.hand_sizes == [3, 2, 3]
    assert view.deck_size == 40
    assert view.pile == [0, 0, 0, 2, 0]


@pytest.mark.rule("T-14.1")
def test_guests_lie_open(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/water x2", taken={"R": "persia/wind"})

    view = table.view("")

    assert view.guests == [2, *[0] * 19]
    assert view.taken[1] == [*[0] * 7, 1, *[0] * 12]


@pytest.mark.rule("T-14.1")
@pytest.mark.parametrize("colour", ["B", "R", "G"])
def test_all_see_the_same_public_things(given: Given, colour: str) -> None:
    table = busy(given)

    assert public(table, colour) == public(table, "")


@pytest.mark.rule("T-14.1", "T-14.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_but_the_deal_is_told_to_all(seats: int) -> None:
    events = [event for p in walk(GAME, Setup(seats, 3), 2000) for event in p.events]

    hidden = {type(event) for event in events if event.seen_by(-1) != event}
    assert hidden == {CardsDealt}


@pytest.mark.rule("T-14.2")
def test_a_player_sees_his_own_hand_only(given: Given) -> None:
    table = busy(given)

    assert table.view("B").hand == [2, 0, 0, 0, 1]
    assert table.view("R").hand == [0, 0, 2, 0, 0]
    assert table.view("").hand is None


@pytest.mark.rule("T-14.2")
@pytest.mark.parametrize("colour", ["R", "G", ""])
def test_other_cards_in_a_hand_look_the_same(given: Given, colour: str) -> None:
    table = busy(given, blue="maya x2 china")
    other = busy(given, blue="persia egypt greece")

    assert table.view(colour) == other.view(colour)
    assert table.view("B") != other.view("B")


@pytest.mark.rule("T-14.2")
def test_the_options_are_told_to_the_asked_player_only(given: Given) -> None:
    table = busy(given)

    asked = [table.view(colour).asked for colour in ("B", "R", "G", "")]

    assert [each.options for each in asked if each] == [None, None, table.s.decision.options, None]
    assert [each.seat for each in asked if each] == [2, 2, 2, 2]


@pytest.mark.rule("T-14.2")
def test_cards_dealt_are_told_to_the_receiver_only(given: Given) -> None:
    table = given(phase="deal")

    dealt = [event for event in table.events if isinstance(event, CardsDealt)]

    assert [event.seen_by(1).cards is None for event in dealt] == [True, False, True]
    assert [event.seen_by(-1).cards for event in dealt] == [None, None, None]


@pytest.mark.rule("T-14.3")
@pytest.mark.parametrize("colour", ["B", "R", "G", ""])
def test_nobody_sees_what_chance_will_bring(given: Given, colour: str) -> None:
    table = busy(given)
    other = busy(given)
    other.s.rng = seeded(99)

    assert table.view(colour) == other.view(colour)
    assert table.end_turns().lying != other.end_turns().lying


@pytest.mark.rule("T-14.4")
def test_deck_and_other_hands_are_known_together(given: Given) -> None:
    table = busy(given)

    assert table.view("B").unseen == [8, 10, 10, 8, 9]
    assert table.view("").unseen == [10, 10, 10, 8, 10]


@pytest.mark.rule("T-14.4")
def test_what_is_in_the_bag_can_be_counted(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/water x2", taken={"R": "persia/wind"})

    view = table.view("G")

    rows = [view.guests, *view.taken]
    assert [2 - sum(column) for column in zip(*rows, strict=True)] == table.bag


@pytest.mark.rule("T-14.5")
@pytest.mark.parametrize("colour", ["B", "R", "G", ""])
def test_the_whole_pile_may_be_looked_through(given: Given, colour: str) -> None:
    table = given(turn="B", hands={"B": "maya x2"}, pile="greece x4 persia egypt x2")

    assert table.view(colour).pile == [0, 1, 2, 4, 0]


@pytest.mark.rule("T-14.6")
def test_a_sampled_world_keeps_what_the_seat_sees_and_nothing_else(given: Given) -> None:
    table = busy(given)
    worlds = [table.twin() for _ in range(12)]

    for seed, world in enumerate(worlds):
        world.s.determinize(table.seat("G"), seeded(seed))

    assert {str(world.view("G")) for world in worlds} == {str(table.view("G"))}
    assert len({world.hand("B") for world in worlds}) > 3
    assert len({world.hand("R") for world in worlds}) > 3
    assert table.s.rng.words() not in [world.s.rng.words() for world in worlds]
    assert len({str(world.s.rng.words()) for world in worlds}) == 12


def sampled_hands(table: Table, colour: str) -> set[str]:
    """The hands of Blue in worlds that the colour holds possible; nothing is lost in any."""
    hands: set[str] = set()
    for seed in range(20):
        world = table.twin()
        world.s.determinize(table.seat(colour) if colour else -1, seeded(seed))
        assert GAME.violations(world.s) == []
        assert world.view(colour) == table.view(colour)
        again = GAME.restore(table.setup, world.s.save())
        assert world.s.decision.options == again.decision.options
        hands.add(world.hand("B"))
    return hands


@pytest.mark.rule("T-14.2", "T-14.6")
@pytest.mark.parametrize("colour", ["R", ""])
@pytest.mark.parametrize("civ", ["maya", "china"])
def test_a_sampled_hand_lets_the_player_go_on(given: Given, civ: str, colour: str) -> None:
    # Greece is at the bottom; two cards of one other civilisation are left outside the pile.
    pile = "china x9 persia x9 egypt x9 maya x9".replace(f"{civ} x9", f"{civ} x8")
    table = given(turn="B", hands={"B": f"{civ} x2"}, pile=pile)

    table.play("lower")
    assert sampled_hands(table, colour) == {f"{civ} x2"}

    table.apply(table.s.decision.options[0])
    assert sampled_hands(table, colour) == {f"{civ} x2"}


@pytest.mark.rule("T-14.2", "T-14.6")
def test_any_hand_that_lets_the_player_go_on_may_be_sampled(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x2"}, pile="china x8 persia x9 egypt x9 maya x8")

    table.play("lower")

    assert sampled_hands(table, "R") == {"maya x2", "china x2"}


@pytest.mark.rule("T-14.2", "T-10.1")
def test_a_privilege_stands_for_a_card_in_a_sampled_hand(given: Given) -> None:
    pile = "china x9 persia x9 egypt x9 maya x9"
    table = given(turn="B", hands={"B": "maya greece"}, pile=pile, privileges={"B": 1})

    table.play("lower")
    hands = sampled_hands(table, "R")

    assert "greece x2" not in hands
    assert len(hands) > 4


@pytest.mark.rule("T-14.6")
@pytest.mark.parametrize("colour", ["B", "R", ""])
def test_a_finished_game_has_worlds_too(given: Given, colour: str) -> None:
    table = given(phase="scoring", track="R52 B40 G30", hands={"B": "maya x3", "R": "china x2"})
    assert table.is_over()

    worlds = [table.twin() for _ in range(8)]
    for seed, world in enumerate(worlds):
        world.s.determinize(table.seat(colour) if colour else -1, seeded(seed))

    assert {str(world.view(colour)) for world in worlds} == {str(table.view(colour))}
    assert all(GAME.violations(world.s) == [] for world in worlds)
    assert len({world.hand("B") for world in worlds}) == (1 if colour == "B" else 8)


@pytest.mark.rule("T-14.2")
def test_an_asked_player_is_offered_what_the_sampled_hand_allows(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x3", "R": "china x2"})

    assert len(sampled_hands(table, "R")) > 4
