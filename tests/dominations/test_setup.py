"""Sections 1 to 3: material, setup, Ages and turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.games.dominations.columns import Where
from ludopolis.games.dominations.events import (
    ChoicesRevealed,
    NationChosen,
    Produced,
    TilesReturned,
    TurnBegan,
)
from ludopolis.wire.error import Refusal
from tests.dominations.given import GAME, TABLES, Given, Table
from tests.dominations.naive import PACK

if TYPE_CHECKING:
    from ludopolis.wire.event import Event

SEATS = [2, 3, 4]


def finished_setup(table: Table) -> Table:
    """Choose the first of everything and keep all tiles."""
    while table.s.age() == 0:
        table.apply(table.s.decision.options[-1])
    return table


@pytest.mark.rule("D-1.1")
def test_the_material() -> None:
    assert len(PACK.tile) == 90
    assert len(PACK.monument) == 12
    assert sum(len(monument.level) for monument in PACK.monument) == 50
    assert len(PACK.mastery) == 72
    assert [len(mastery.copies) for mastery in PACK.mastery] == [4] * 72
    assert len(PACK.nation) == 16
    assert len(PACK.role) == 6


@pytest.mark.rule("D-1.2", "D-2.2", "D-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(given: Given, seats: int) -> None:
    table = given.new(seats)

    for seat, player in enumerate(table.view(-1).players):
        assert player.knowledge == [0] * 6
        assert player.limits == [5] * 6
        assert (player.influence, player.points, player.tokens) == (0, 0, 15)
        assert [card.card for card in player.tree] == ["campfire"]
        assert table.s.hand_count(seat) == 7
    assert table.view(-1).copies == [15] * 72


@pytest.mark.rule("D-1.3", "D-9.7")
def test_no_city_without_a_token(given: Given) -> None:
    table = given(
        "build",
        board="L31 (0,0,1) r0 P0:1, L16 (-1,1,0) r0",
        knowledge={0: "all 9"},
        tokens={0: 0},
    )

    table.withholds("city", "upgrade")


@pytest.mark.rule("D-1.3", "D-11.4")
def test_no_mastery_without_a_copy(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3"}, copies={"markets": ""})

    table.play("develop").withholds("markets").offers("bartering")


@pytest.mark.rule("D-2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_two_nations_and_two_monuments_to_choose_from(given: Given, seats: int) -> None:
    table = given.new(seats)
    nations: list[str] = []
    monuments: list[str] = []

    for seat in range(seats):
        nations += table.asks("setup.objective", seat).words()
        table.play(table.words()[0])
        monuments += table.asks("setup.monument", seat).words()
        table.play(table.words()[0])

    assert len(set(nations)) == len(set(monuments)) == 2 * seats


@pytest.mark.rule("D-2.3", "D-19.4")
def test_the_cards_are_dealt_at_random() -> None:
    dealt = [Given().new(2, seed) for seed in range(6)]

    assert len({tuple(table.words()) for table in dealt}) > 3
    assert len({tuple(table.chain("").words()) for table in dealt}) > 3


@pytest.mark.rule("D-2.3", "D-2.4")
def test_what_is_told_of_the_choices(given: Given) -> None:
    table = given.new(2)
    chosen = []
    for _ in range(4):
        chosen.append(table.words()[0])
        table.play(chosen[-1])

    assert table.told(NationChosen) == [NationChosen(0, *chosen[:2]), NationChosen(1, *chosen[2:])]
    assert table.told(ChoicesRevealed) == [ChoicesRevealed(chosen[::2], chosen[1::2])]


@pytest.mark.rule("D-2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_first_before_the_order_is_drawn(seats: int) -> None:
    table = Given().new(seats)
    assert GAME.first(table.s) == -1

    finished_setup(table)

    assert GAME.first(table.s) == table.order[0] == table.s.active()


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refusal, match="seats"):
        GAME.new(Setup(seats, 1))


@pytest.mark.rule("D-2.3", "D-2.4", "D-19.1")
def test_choices_are_secret_until_all_have_chosen(given: Given) -> None:
    table = given.new(2)
    chosen = table.words()[0]
    table.play(chosen).play(table.words()[0])

    assert table.view(1).players[0].nation == ""
    assert table.view(0).picked[0] == chosen
    assert table.view(1).monuments == []
    assert table.told(ChoicesRevealed) == []

    table.play(table.words()[0]).play(table.words()[0])

    assert len(table.told(ChoicesRevealed)) == 1
    assert table.view(1).players[0].nation == chosen


@pytest.mark.rule("D-2.3", "D-19.1")
def test_what_was_not_chosen_stays_hidden(given: Given) -> None:
    table = given.new(2)
    chosen, other = table.words()
    table.play(chosen).to("grow.menu")

    assert other in table.view(0).dealt
    assert other not in str(table.view(-1))


@pytest.mark.rule("D-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_chosen_monuments_are_in_play(given: Given, seats: int) -> None:
    table = finished_setup(given.new(seats))

    view = table.view(0)
    assert len(view.monuments) == seats
    assert [monument.bought for monument in view.monuments] == [0] * seats
    assert all(monument.place == [] for monument in view.monuments)


@pytest.mark.rule("D-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_seven_tiles_each_from_a_hidden_supply(given: Given, seats: int) -> None:
    table = given.new(seats)

    assert [player.hand_size for player in table.view(-1).players] == [7] * seats
    assert len(table.supply) == 90 - 7 * seats
    assert table.view(-1).supply_size == 90 - 7 * seats
    assert table.view(-1).hand == []
    assert given.new(seats, 2).supply != table.supply


@pytest.mark.rule("D-2.8", "D-2.9", "D-2.10")
def test_the_first_redraw(given: Given) -> None:
    table = given.new(3).to("setup.redraw")
    hand = table.hand(0).split()
    front = table.supply[:2]
    table.asks("setup.redraw", 0, *hand, "done").play(hand[0], hand[3])
    table.asks("setup.redraw", 0, *[t for t in hand if t not in (hand[0], hand[3])], "done")

    table.play("done")

    assert sorted(table.hand(0).split()) == sorted([*hand[1:3], *hand[4:], *front])
    assert sorted(table.supply[-2:]) == sorted([hand[0], hand[3]])
    assert table.next == "1 setup.redraw"


@pytest.mark.rule("D-2.9")
def test_given_up_tiles_are_mixed() -> None:
    backs = set()
    for seed in range(20):
        table = Given().new(2, 5).to("setup.redraw")
        hand = table.hand(0).split()
        table.s.rng = GAME.new(table.setup).rng
        for _ in range(seed):
            table.s.rng.next()
        table.play(*hand[:3], "done")
        backs.add(tuple(hand.index(tile) for tile in table.supply[-3:]))

    assert len(backs) > 1


@pytest.mark.rule("D-2.11", "D-19.4")
def test_the_first_order_is_random_and_seeded() -> None:
    orders = [tuple(finished_setup(Given().new(4, seed)).order) for seed in range(12)]
    again = [tuple(finished_setup(Given().new(4, seed)).order) for seed in range(12)]

    assert len(set(orders)) > 3
    assert orders == again
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def random_game(seats: int) -> tuple[Table, list[Event]]:
    table = Given().new(seats, seats)
    while not table.s.over:
        options = table.s.decision.options
        table.apply(options[len(table.events) % len(options)])
    return table, table.events


@pytest.mark.rule("D-3.1", "D-3.2", "D-3.6")
@pytest.mark.parametrize("seats", SEATS)
def test_three_ages_of_five_turns(seats: int) -> None:
    table, events = random_game(seats)
    turns = [event for event in events if isinstance(event, TurnBegan)]

    seen = [(turn.age, turn.round) for turn in turns]
    assert seen == [(a, r) for a in (1, 2, 3) for r in range(1, 6) for _ in range(seats)]
    assert [turn.seat for turn in turns][-seats:] == table.order


@pytest.mark.rule("D-3.3", "D-3.5")
def test_grow_build_develop(given: Given) -> None:
    table = given("turn", hands={0: "L07 L18", 1: "L10 L11"}, knowledge={0: "trade 5"})

    table.asks("grow.menu", 0).withholds("pass", "end").place("L07", "(1,-1,0)")
    table.asks("build.menu", 0).offers("pass").play("pass")
    table.asks("develop.menu", 0).offers("end").play("end")

    assert table.next == "1 grow.menu"


@pytest.mark.rule("D-3.4", "D-21.7")
def test_turn_start_comes_before_grow(given: Given) -> None:
    table = given("turn", board="L16 (0,0,1) r0 P0:1", trees={0: "fishing"}, hands={0: "L07 L18"})

    assert table.asking == "grow.menu"
    assert table.knowledge(0) == "craftsmanship 1"


@pytest.mark.rule("D-3.7")
@pytest.mark.parametrize(("order", "winner"), [("0 1 2", 1), ("2 1 0", 2)])
def test_ties_go_to_the_player_nearest_to_i(given: Given, order: str, winner: int) -> None:
    table = given("roles", order=order, knowledge={1: "trade 4", 2: "trade 4", 0: "trade 3"})

    assert table.holder("trader") == winner


@pytest.mark.rule("D-3.8")
def test_the_active_player_is_handled_first() -> None:
    table = Given()(
        active=2,
        order="0 1 2",
        board="L07 (1,-1,0) r0 P0:1, L18 (1,-1,1) r0 P1:2, L33 (2,-1,0) r1, L50 (1,-2,1) r2,"
        " L64 (2,-2,0) r0",
        hands={2: "L80"},
    )

    table.place("L80", "(2,-2,1)", 1)

    produced = [event.seat for event in table.told(Produced)]
    assert produced == [2, 0, 1]


@pytest.mark.rule("D-19.3")
def test_discards_are_told_to_their_owner_only(given: Given) -> None:
    table = given.new(2).to("setup.redraw")
    tile = table.hand(0).split()[0]

    table.play(tile, "done")

    told = table.told(TilesReturned)[0]
    assert told.seen_by(0).tiles == [tile]
    assert told.seen_by(1).tiles == told.seen_by(-1).tiles == []
    assert table.s.where[TABLES.tile_ids.index(tile)] == Where.SUPPLY
