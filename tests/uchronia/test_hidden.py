"""Zones and what players can see: section U-2, and the worlds that a seat reckons with."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.uchronia.events import Drew
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.testing.conformance import walk
from tests.extent import amount
from tests.uchronia.contradictions import contradictions
from tests.uchronia.given import GAME, Given

if TYPE_CHECKING:
    from tests.uchronia.given import Table

OWN = {"seat", "asked", "hand", "unseen"}
MANY = range(40)


def public(table: Table, player: str) -> dict[str, object]:
    view = msgspec.structs.asdict(table.view(player))
    return {name: value for name, value in view.items() if name not in OWN}


def raided(given: Given) -> Table:
    """B could not give clay; B's turn is next."""
    table = given(
        phase="rest",
        seats=3,
        hands={"A": "brick clay", "B": "wood x3", "C": "clay stone"},
        domains={"B": "wood"},
        pile="clay x2",
    )
    return table.play("command:brick", "reveal:clay")


@pytest.mark.rule("U-2.1")
def test_what_lies_open(given: Given) -> None:
    view = given(
        hands={"A": "clay x2", "B": "wood"},
        stocks={"A": "brick"},
        activities={"B": "stone"},
        domains={"B": "marble x2"},
        completed={"A": "bridge"},
        sites={"B": {"square": "marble"}},
        forum="clay",
        discard="wood",
        discarded_buildings="viaduct",
    ).view("")

    assert view.hand is None
    assert [player.hand_size for player in view.players] == [2, 1]
    assert view.players[0].stock == [0, 0, 1, 0, 0]
    assert view.players[1].activities == [0, 0, 0, 1, 0]
    assert view.players[1].domain == [0, 0, 0, 0, 2]
    assert [GAME.tables.ids[card] for card in view.players[0].completed] == ["bridge"]
    assert view.players[1].sites[0].resources == [0, 0, 0, 0, 1]
    assert (view.forum, view.discard) == ([1, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    assert view.monopoly == [-1, -1, -1, 1, -1]
    assert len(view.works) == 5
    assert view.building_pile_size == 80 - 5 - 1 - 1 - 1


@pytest.mark.rule("U-2.1")
def test_hands_and_piles_are_hidden(given: Given) -> None:
    one = given(hands={"A": "clay x2", "B": "wood stone"}, pile="brick wood")
    other = given(hands={"A": "clay x2", "B": "brick marble"}, pile="marble x2")

    assert public(one, "A") == public(other, "A")
    assert one.view("A").hand == [2, 0, 0, 0, 0]


@pytest.mark.rule("U-2.1")
def test_options_are_for_the_asked_seat_only(given: Given) -> None:
    table = given(hands={"A": "clay x2", "B": "wood"})
    seen = [table.view(player).asked for player in ("A", "B", "")]

    assert [asked.options is None for asked in seen if asked is not None] == [False, True, True]


@pytest.mark.rule("U-2.2")
def test_points_are_public(given: Given) -> None:
    table = given(completed={"A": "bridge"}, activities={"B": "clay"})

    assert table.view("").scores == [2, 1]


@pytest.mark.rule("U-2.3", "U-10.5")
def test_a_revealed_card_stays_known(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "brick clay wood", "B": "stone"},
        activities={"A": "brick"},
    )

    table.play("command:brick", "reveal:clay", "wood").asked("action", "B")

    assert table.known("A") == "clay wood"
    assert table.view("B").players[0].at_least == [1, 1, 0, 0, 0]


@pytest.mark.rule("U-2.3")
def test_a_reveal_does_not_add_to_what_is_known(given: Given) -> None:
    table = given(
        phase="rest", seats=2, hands={"A": "brick x2 clay", "B": "stone"}, pile="wood x20"
    )

    table.play("command:brick", "reveal:clay", "plot", "command:brick", "reveal:clay")

    assert table.known("A") == "clay"


@pytest.mark.rule("U-2.3")
def test_a_known_card_leaves_first(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "brick clay x2", "B": "stone"},
        forum="wood",
    )

    table.play("command:brick", "reveal:clay", "plot", "command:clay")

    assert table.hand("A") == "clay"
    assert table.known("A") == ""


@pytest.mark.rule("U-2.4")
def test_who_could_not_give_has_none_until_a_draw(given: Given) -> None:
    table = raided(given)
    worlds = [table.sampled("A", seed) for seed in MANY]

    assert table.view("A").players[1].at_most[0] == 0
    assert not any("clay" in world.hand("B") for world in worlds)
    assert any("clay" in world.hand("C") for world in worlds)


@pytest.mark.rule("U-2.4", "U-2.5")
def test_each_unseen_draw_may_bring_what_was_lacking(given: Given) -> None:
    table = raided(given).play("plot")
    worlds = [table.sampled("A", seed) for seed in MANY]

    assert table.view("A").players[1].at_most[0] == 2
    assert {world.s.hand(1, 0) for world in worlds} == {0, 1, 2}


@pytest.mark.rule("U-2.5")
def test_drawn_cards_are_told_to_their_owner_only(given: Given) -> None:
    table = given(hands={"A": "wood x4", "B": "stone"}, pile="marble")

    table.play("plot")

    (event,) = table.told(Drew)
    assert isinstance(event, Drew)
    assert event.seen_by(0) == Drew(0, 1, ["marble"])
    assert event.seen_by(1) == event.seen_by(-1) == Drew(0, 1, None)


@pytest.mark.rule("U-2.6")
def test_hidden_cards_are_known_in_total(given: Given) -> None:
    table = given(hands={"A": "clay x2", "B": "wood"}, forum="clay", stocks={"B": "marble x4"})

    assert table.view("A").unseen == [32, 35, 35, 35, 30]
    assert table.view("B").unseen == [34, 34, 35, 35, 30]


@pytest.mark.rule("U-2.7")
def test_a_hand_has_no_limit(given: Given) -> None:
    table = given(hands={"A": "clay x20 wood x10"})

    table.play("plot").ends()

    assert table.hand_size("A") == 31


@pytest.mark.rule("U-2.4", "U-10.8")
def test_who_is_asked_to_give_can_give_in_every_world(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay wood x4"}, domains={"B": "wood"}, pile="clay"
    )
    table.play("command:brick", "reveal:clay")

    worlds = [table.sampled("A", seed) for seed in MANY]

    assert all("clay" in world.hand("B") for world in worlds)
    assert len({world.hand("B") for world in worlds}) > 1


@pytest.mark.rule("U-2.3")
def test_a_chosen_card_of_an_exchange_is_held_in_every_world(given: Given) -> None:
    table = given(
        hands={"A": "marble wood clay x3", "B": "stone"},
        completed={"A": "barter_stalls"},
        forum="stone brick",
    )
    table.play("command:marble", "bonus:barter_stalls", "wood")

    worlds = [table.sampled("B", seed) for seed in MANY]

    assert all("wood" in world.hand("A") for world in worlds)


@pytest.mark.rule("U-2.3")
def test_a_begun_exchange_can_go_on_in_every_world(given: Given) -> None:
    table = given(
        hands={"A": "marble wood clay", "B": "stone"},
        completed={"A": "barter_stalls"},
        forum="clay",
        pile="clay x20",
    )
    table.play("command:marble", "bonus:barter_stalls")

    worlds = [table.sampled("B", seed) for seed in MANY]

    assert all(world.words() for world in worlds)
    assert all(world.hand("A") != "clay x2" for world in worlds)


@pytest.mark.rule("U-2.3", "U-3.4")
def test_a_building_seen_going_under_the_pile_stays_there(given: Given) -> None:
    table = given.setup(3, "rampart bridge bridge fountain latrines square")

    worlds = [table.sampled("A", seed) for seed in MANY]

    assert {world.buildings[-1] for world in worlds} == {"bridge"}
    assert len({world.buildings[0] for world in worlds}) > 5


@pytest.mark.rule("U-16.1", "U-2.6")
def test_a_renewed_pile_holds_what_was_discarded(given: Given) -> None:
    table = given(
        phase="rest",
        seats=3,
        hands={"A": "wood x4", "B": "stone x2", "C": "brick x2"},
        only_pile=True,
        discard="clay x6",
    )
    table.play("plot")

    worlds = [table.sampled("A", seed) for seed in MANY]

    assert {world.pile for world in worlds} == {"clay x5"}
    assert {world.hand("B") for world in worlds} == {"stone x2", "brick stone", "brick x2"}


@pytest.mark.rule("U-2.1")
def test_worlds_differ_and_keep_the_own_hand(given: Given) -> None:
    table = given(hands={"A": "clay wood", "B": "stone x3 clay"})

    worlds = [table.sampled("A", seed) for seed in MANY]

    assert {world.hand("A") for world in worlds} == {"clay wood"}
    assert len({world.hand("B") for world in worlds}) > 10
    assert len({tuple(world.s.pile) for world in worlds}) == len(MANY)


@pytest.mark.rule("U-2.6")
def test_all_deals_are_equally_likely() -> None:
    table = Given()(
        seats=3, hands={"A": "brick", "B": "clay wood"}, pile="clay stone", only_pile=True
    )

    hands = Counter(table.sampled("A", seed).hand("B") for seed in range(1200))

    # Six pairs of four cards, two of which are Clay.
    assert set(hands) == {"clay x2", "clay wood", "clay stone", "wood stone"}
    assert abs(hands["clay x2"] - 200) < 50
    assert abs(hands["clay wood"] - 400) < 60
    assert abs(hands["clay stone"] - 400) < 60


@pytest.mark.rule("U-2.4")
def test_deals_that_agree_with_a_refusal_are_equally_likely() -> None:
    table = Given()(
        phase="rest",
        seats=3,
        hands={"A": "brick stone wood", "B": "clay wood", "C": "marble"},
        domains={"B": "clay"},
        pile="clay stone",
        only_pile=True,
    )
    table.play("command:brick", "reveal:stone")

    hands = Counter(table.sampled("A", seed).hand("B") for seed in range(1200))

    # Pairs of Clay, Clay, Wood, Marble: the Stone can only be in the pile or with C.
    assert set(hands) == {"clay x2", "clay wood", "clay marble", "wood marble"}
    assert abs(hands["clay x2"] - 200) < 50
    assert abs(hands["clay wood"] - 400) < 60


@pytest.mark.rule("U-2.1")
def test_the_generator_is_not_handed_on(given: Given) -> None:
    table = given(hands={"A": "clay wood", "B": "stone x3"})

    world = table.sampled("A", 1)

    assert world.s.rng.words() != table.s.rng.words()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_sampled_world_contradicts_what_was_seen(seats: int) -> None:
    assert (
        contradictions(Setup(seats, 900 + seats), every=amount(60, 20), samples=1, most=600) == []
    )


def test_knowledge_holds_in_whole_games() -> None:
    rng = seeded(3)

    # Prime to the five who look on, so that each of them does.
    every = amount(11, 1)

    for position in islice(walk(GAME, Setup(4, 31)), 0, None, every):
        twin = position.state.clone()
        twin.determinize(position.ply % 5 - 1, rng)
        assert isinstance(twin, Uchronia)
        assert GAME.violations(twin) == []
