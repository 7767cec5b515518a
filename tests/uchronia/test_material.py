"""Principles and components: sections U-0 and U-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.testing.conformance import walk
from ludopolis.wire.error import Refusal
from tests.uchronia.given import GAME, NAMES

if TYPE_CHECKING:
    from tests.uchronia.given import Given

TABLES = GAME.tables


@pytest.mark.rule("U-0.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(Refusal, match="seats-out-of-range"):
        GAME.new(Setup(seats, 1))


@pytest.mark.rule("U-0.1", "U-3.7")
def test_turns_go_clockwise(given: Given) -> None:
    hands = {"A": "clay", "B": "clay", "C": "clay"}
    table = given(phase="turn", seats=3, turn="C", first="B", hands=hands)

    table.play("plot").asked("action", "A")
    table.play("plot").asked("action", "B")


@pytest.mark.rule("U-0.2")
def test_opponents_are_all_but_the_acting_player(given: Given) -> None:
    table = given(
        seats=3,
        turn="B",
        hands={"A": "clay", "B": "brick clay x2", "C": "clay"},
        domains={"A": "wood", "C": "wood"},
    )

    table.play("command:brick", "reveal:clay").ends()

    assert table.stock("B") == "clay x2"
    assert table.hand("B") == "clay x2"


@pytest.mark.rule("U-0.3")
def test_cards_of_a_colour_are_one_option(given: Given) -> None:
    table = given(hands={"A": "clay"}, forum="wood x5 marble x2")

    table.play("command:clay").asked("order_step", "A", "take:wood", "take:marble", "done")


@pytest.mark.rule("U-0.4")
def test_copies_of_a_building_are_one_option(given: Given) -> None:
    table = given(
        hands={"A": "stone"}, forum="clay x2", works="viaduct viaduct bridge square thermae"
    )

    table.play("command:stone").asked("order_step", "A", "start:viaduct", "done")
    table.play("start:viaduct")

    assert table.works == "viaduct bridge square thermae"


@pytest.mark.rule("U-0.5")
def test_a_transfer_keeps_the_colour(given: Given) -> None:
    table = given(hands={"A": "clay"}, forum="wood")

    table.play("command:clay", "take:wood")

    assert (table.forum, table.stock("A")) == ("", "wood")


@pytest.mark.rule("U-0.6")
def test_a_discarded_card_does_not_go_to_the_forum(given: Given) -> None:
    table = given(hands={"A": "stone"}, forum="clay", works="viaduct bridge square thermae rampart")

    table.play("command:stone", "start:viaduct")

    assert (table.forum, table.discard) == ("", "clay")


@pytest.mark.rule("U-0.7")
def test_an_effect_wins_over_a_general_rule(given: Given) -> None:
    works = "viaduct bridge square thermae rampart"
    plain = given(hands={"A": "stone"}, forum="wood", works=works)
    camp = given(hands={"A": "stone"}, completed={"A": "surveyors_camp"}, forum="wood", works=works)

    plain.play("command:stone").ends()
    camp.play("command:stone").offers("start:viaduct")


@pytest.mark.rule("U-0.8")
def test_every_step_may_be_skipped(given: Given) -> None:
    table = given(hands={"A": "clay"}, completed={"A": "waterwheel"}, forum="wood")

    table.play("command:clay", "done").ends()

    assert (table.forum, table.stock("A")) == ("wood", "")


@pytest.mark.rule("U-0.9", "U-10.8")
def test_what_is_demanded_of_an_opponent_is_compulsory(given: Given) -> None:
    table = given(hands={"A": "brick clay", "B": "clay wood"}, domains={"B": "wood"})

    table.play("command:brick", "reveal:clay").ends()

    assert table.hand("B") == "wood"


@pytest.mark.rule("U-0.10")
def test_what_can_be_followed_in_part_is(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        stocks={"A": "stone"},
        sites={"A": {"leaf_library": "stone"}},
        completed={"A": "viaduct latrines"},
        pile="wood",
        only_pile=True,
    )

    table.play("command:stone", "feed:leaf_library").forced()

    # The two Stones just discarded are drawn as well.
    assert table.hand("A") == "wood stone x2"


@pytest.mark.rule("U-0.11")
def test_a_single_option_is_asked_and_answered_by_the_driver(given: Given) -> None:
    table = given(hands={"A": "brick clay", "B": "clay"}, domains={"B": "wood"})

    table.play("command:brick", "reveal:clay")

    assert table.words() == ["clay"]
    table.forced().ends()


@pytest.mark.rule("U-0.12")
def test_seed_and_decisions_give_the_game() -> None:
    setup = Setup(4, 77)

    games = [[position.state.save() for position in walk(GAME, setup, 300)] for _ in range(2)]

    assert games[0] == games[1]


@pytest.mark.rule("U-0.12")
def test_only_shuffles_are_random() -> None:
    s = GAME.new(Setup(3, 5))
    rng = seeded(9)
    words = s.rng.words()

    for _ in range(60):
        s.apply(s.decision.options[rng.below(len(s.decision.options))])

    assert s.rng.words() == words


@pytest.mark.rule("U-1.1")
def test_colours_orders_costs() -> None:
    assert COLOUR_IDS == ["clay", "wood", "brick", "stone", "marble"]
    assert ORDER_IDS == ["production", "exploration", "draconians", "construction", "trade"]
    assert list(TABLES.constants.costs) == [1, 1, 2, 2, 3]
    assert list(TABLES.constants.points) == [1, 1, 2, 2, 3]


@pytest.mark.rule("U-1.2", "U-1.3")
def test_resource_cards() -> None:
    assert list(TABLES.constants.resource_cards) == [35, 35, 35, 35, 34]
    assert sum(TABLES.constants.resource_cards) == 174


@pytest.mark.rule("U-1.4", "U-1.5")
def test_building_cards() -> None:
    materials = list(TABLES.material)

    assert len(NAMES) == 40
    assert TABLES.constants.copies == 2
    assert [materials.count(colour) for colour in range(5)] == [8] * 5


@pytest.mark.rule("U-1.6")
def test_cost_is_worth() -> None:
    assert list(TABLES.cost) == list(TABLES.worth)


@pytest.mark.rule("U-1.7", "U-3.1")
def test_monopolies_and_the_last_turn_card(given: Given) -> None:
    view = given.new(3).view("")

    assert view.monopoly == [-1] * 5
    assert view.last == (view.first + 2) % 3


@pytest.mark.rule("U-1.8")
def test_a_card_is_what_its_zone_makes_it(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "clay x2", "B": "wood"},
        activities={"A": "clay"},
        stocks={"A": "clay"},
        forum="clay x2",
    )

    table.play("command:clay")
    assert table.steps == 2
    table.play("take:clay", "take:clay").asked("action", "B")

    assert (table.domain("A"), table.stock("A"), table.activities("A")) == (
        "clay",
        "clay x3",
        "clay",
    )


@pytest.mark.rule("U-0.8")
def test_declining_is_the_reserved_option(given: Given) -> None:
    table = given(hands={"A": "clay"}, forum="wood")

    table.play("command:clay")

    assert table.s.decision.options[-1] == PASS
