"""Sections 14 to 16: the End of an Age, roles, the next Age."""

from __future__ import annotations

import pytest

from ludopolis.core.native import packed
from ludopolis.games.dominations.events import (
    KnowledgeCleared,
    MasteryTurned,
    RoleTaken,
    Scored,
    TilesDrawn,
    TilesReturned,
    TileWoken,
)
from ludopolis.games.dominations.production import has_unspent
from ludopolis.games.dominations.vocabulary import Power
from tests.dominations.given import Given

HANDS = {0: "L01 L02", 1: "L03 L04", 2: "L05 L06"}


@pytest.mark.rule("D-14.1", "D-14.14")
def test_the_steps_in_their_order(given: Given) -> None:
    table = given(
        "end",
        trees={0: "renaissance"},
        influence={0: 3, 1: 2},
        knowledge={0: "art 2 trade 1"},
        hands=HANDS,
    )

    kinds = [event for event in table.events if isinstance(event, Scored)]
    sources = [event.source for event in kinds if event.source != "cards"]
    assert sources == ["influence", "influence", "roles", "roles"]
    names = [type(event).__name__ for event in table.events]
    assert names.index("RoleTaken") < names.index("KnowledgeCleared")


@pytest.mark.rule("D-14.1", "D-14.2")
def test_assimilation_comes_after_the_effects_and_before_the_points(given: Given) -> None:
    table = given("end", trees={0: "markets"}, influence={1: 5}, hands=HANDS)

    table.asks("age.assimilate", 1, "take:markets", "no")
    assert table.points(1) == 0
    table.play("no")

    assert table.points(1) == 5


@pytest.mark.rule("D-14.4")
def test_only_the_leader_assimilates(given: Given) -> None:
    table = given(
        "assimilation", trees={0: "markets", 1: "music"}, influence={1: 5, 0: 4}, hands=HANDS
    )

    table.asks("age.assimilate", 1, "take:markets", "no").play("no")

    assert table.asking != "age.assimilate"


@pytest.mark.rule("D-14.4", "D-3.7")
@pytest.mark.parametrize("order", ["0 1 2", "2 1 0", "1 2 0"])
def test_of_equal_leaders_the_nearest_to_i_assimilates(given: Given, order: str) -> None:
    trees = {0: "markets", 1: "music", 2: "prayer"}

    table = given("assimilation", order=order, trees=trees, influence=dict.fromkeys(range(3), 5))

    table.asks("age.assimilate", int(order[0]))


@pytest.mark.rule("D-14.9", "D-11.9")
def test_what_is_advanced_is_not_turned_again(given: Given) -> None:
    table = given("assimilation", trees={0: "markets+", 1: "markets+"}, influence={1: 5})

    assert table.asking != "age.assimilate"


@pytest.mark.rule("D-14.4", "D-3.7")
def test_nobody_else_when_the_leader_cannot(given: Given) -> None:
    table = given("assimilation", trees={1: "music"}, influence={1: 5}, hands=HANDS)

    assert table.asking != "age.assimilate"


@pytest.mark.rule("D-14.5")
def test_the_other_player_loses_nothing(given: Given) -> None:
    table = given("assimilation", trees={0: "markets"}, influence={1: 5}, hands=HANDS)

    table.chain("take:markets", "", "")

    assert table.has(0, "markets")
    assert table.has(1, "markets")
    assert table.violations() == []


@pytest.mark.rule("D-14.7", "D-11.5")
def test_rule_of_1_and_copies_hold(given: Given) -> None:
    table = given(
        "assimilation",
        trees={0: "markets music dance", 1: "markets"},
        copies={"music": ""},
        influence={1: 5},
        hands=HANDS,
    )

    assert table.words() == ["take:dance", "no"]


@pytest.mark.rule("D-14.8")
def test_no_prerequisite_is_needed(given: Given) -> None:
    table = given("assimilation", trees={0: "metallurgy"}, influence={1: 23}, hands=HANDS)

    assert table.words() == ["take:metallurgy", "no"]


@pytest.mark.rule("D-14.11", "D-21.14", "D-21.15")
def test_taking_is_not_developing_but_turning_is_upgrading(given: Given) -> None:
    taken = given(
        "assimilation", trees={0: "markets", 1: "academy"}, influence={1: 5}, hands=HANDS
    ).chain("take:markets", "", "")
    cards = [e for e in taken.events if isinstance(e, Scored) and e.source == "cards"]

    assert cards == []


@pytest.mark.rule("D-14.12", "D-21.48")
def test_assimilation_effects_count_for_leader_and_band_only(given: Given) -> None:
    table = given(
        "assimilation",
        trees={0: "mercenaries", 1: "diplomacy"},
        influence={0: 12, 1: 8},
        hands=HANDS,
    )

    table.asks("age.assimilate", 1, "take:mercenaries", "no").play("no")

    assert table.points(1) == 8


@pytest.mark.rule("D-14.13")
def test_influence_is_kept(given: Given) -> None:
    table = given("influence", influence={0: 7}, hands=HANDS)

    assert table.points(0) == 7
    assert table.influence(0) == 7


@pytest.mark.rule("D-15.5")
@pytest.mark.parametrize(
    ("domain", "role", "points"),
    [
        ("government", "governor", 6),
        ("religion", "high-priest", 5),
        ("art", "diplomat", 4),
        ("trade", "trader", 3),
        ("science", "inventor", 2),
        ("craftsmanship", "farmer", 1),
    ],
)
def test_roles(given: Given, domain: str, role: str, points: int) -> None:
    table = given("roles", knowledge={1: f"{domain} 2"}, hands=HANDS)

    assert table.holder(role) == 1
    while table.asking == "age.order":
        table.chain("")
    assert table.points(1) == points
    assert [event.role for event in table.events if isinstance(event, RoleTaken)] == [role]


@pytest.mark.rule("D-15.6")
def test_the_governor_sets_the_order(given: Given) -> None:
    table = given("roles", seats=4, order="3 1 0 2", knowledge={2: "government 1"})

    table.asks("age.order", 2, "0", "1", "2", "3").play("1", "3", "2")

    assert table.order == [1, 3, 2, 0]


@pytest.mark.rule("D-15.6")
def test_without_a_governor_the_order_stays(given: Given) -> None:
    table = given("roles", seats=4, order="3 1 0 2", knowledge={2: "art 1"})

    assert table.order == [3, 1, 0, 2]


@pytest.mark.rule("D-15.7")
def test_the_diplomats_influence_comes_after_scoring(given: Given) -> None:
    table = given("influence", knowledge={0: "art 1"}, influence={0: 3}, hands=HANDS)

    assert table.influence(0) == 5
    assert table.points(0) == 3 + 4


@pytest.mark.rule("D-15.8", "D-16.4", "D-21.47")
def test_hands_are_refilled(given: Given) -> None:
    table = given("roles", knowledge={0: "religion 1"}, trees={1: "shipbuilding"}, hands=HANDS)

    while table.s.active() < 0:
        table.apply(table.s.decision.options[-1])

    assert [table.s.hand_count(seat) for seat in range(3)] == [9, 8, 7]


@pytest.mark.rule("D-15.14", "D-15.17", "D-15.10")
def test_the_inventor_replaces_the_placing_once(given: Given) -> None:
    table = given(
        board="L07 (1,-1,0) r0",
        pieces="lighthouse (-1,1,0) r0",
        trees={1: "lighthouse-1"},
        hands=HANDS,
        roles={"inventor": 0},
        age=2,
    )

    table.chain("inventor")
    assert table.words() == ["(1,-1,0)"]
    table.chain("(1,-1,0)")

    assert table.hand(0) == "L01 L02"
    assert table.view(0).spent[4]
    assert table.told(TileWoken) == [TileWoken(0, "L07", [1, -1, 0])]
    again = given(
        board="L07 (1,-1,0) r0", hands=HANDS, roles={"inventor": 0}, spent="inventor", age=2
    )
    again.withholds("inventor")


@pytest.mark.rule("D-15.18")
def test_the_inventor_may_be_left_unused(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0", hands=HANDS, roles={"inventor": 0}, age=2)

    table.offers("tile:L01", "inventor").place("L01", "(1,-1,1)")

    assert not table.view(0).spent[4]


@pytest.mark.rule("D-15.15", "D-15.17")
def test_the_farmer_places_a_second_tile(given: Given) -> None:
    table = given(hands={0: "L07 L18 L33"}, roles={"farmer": 0}, age=2)

    table.place("L07", "(1,-1,0)").asks("grow.second", 0).play("place")
    table.asks("grow.menu", 0, "tile:L18", "tile:L33").place("L18", "(1,-1,1)")

    assert table.asking == "build.menu"
    assert table.hand(0) == "L33"
    assert not has_unspent(table.s, 0, Power.SECOND_TILE_ONCE)


@pytest.mark.rule("D-15.16")
def test_the_farmer_needs_a_placed_tile(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0", hands=HANDS, roles={"farmer": 0, "inventor": 0}, age=2)

    table.chain("inventor", "(1,-1,0)")

    assert table.asking == "build.menu"


@pytest.mark.rule("D-15.18")
def test_the_farmer_may_decline(given: Given) -> None:
    table = given(hands={0: "L07 L18"}, roles={"farmer": 0}, age=2)

    table.place("L07", "(1,-1,0)").play("no")

    assert has_unspent(table.s, 0, Power.SECOND_TILE_ONCE)


@pytest.mark.rule("D-15.17")
def test_roles_are_given_out_anew(given: Given) -> None:
    table = given(
        "roles",
        knowledge={1: "craftsmanship 1"},
        roles={"farmer": 0, "trader": 0},
        spent="farmer",
        hands=HANDS,
        age=2,
    )

    assert table.holder("farmer") == 1
    assert table.holder("trader") == -1
    assert has_unspent(table.s, 1, Power.SECOND_TILE_ONCE)


@pytest.mark.rule("D-15.17")
@pytest.mark.parametrize("seat", range(3))
def test_who_keeps_a_card_may_use_it_again(given: Given, seat: int) -> None:
    table = given(
        "roles",
        knowledge={seat: "craftsmanship 1"},
        roles={"farmer": seat},
        spent="farmer",
        hands=HANDS,
        age=2,
    )

    assert has_unspent(table.s, seat, Power.SECOND_TILE_ONCE)


@pytest.mark.rule("D-16.1")
def test_all_knowledge_is_lost(given: Given) -> None:
    table = given("next_age", knowledge={0: "all 5", 1: "art 3"}, hands=HANDS)

    assert [table.knowledge(seat) for seat in range(3)] == ["", "", ""]
    assert len(table.told(KnowledgeCleared)) == 1


@pytest.mark.rule("D-16.2", "D-16.3", "D-16.5")
def test_each_player_refills_in_the_new_order(given: Given) -> None:
    table = given("next_age", order="2 0 1", hands=HANDS)

    table.asks("age.keep", 2, "L05", "L06", "done").play("L05", "done")
    table.asks("age.redraw", 2)
    assert table.s.hand_count(2) == 7
    assert table.supply[-1] == "L05"
    table.play("L06", "done")

    assert table.s.hand_count(2) == 7
    assert table.supply[-1] == "L06"
    table.asks("age.keep", 0).play("done").asks("age.redraw", 0).play("done")
    table.asks("age.keep", 1)


@pytest.mark.rule("D-16.2", "D-16.3", "D-16.4")
def test_an_empty_hand_is_refilled_once(given: Given) -> None:
    table = given("next_age", order="0 1 2", hands={1: "L03", 2: "L05"})

    table.asks("age.redraw", 0).play("done").asks("age.keep", 1)

    assert [event.count for event in table.told(TilesDrawn)] == [7]


@pytest.mark.rule("D-16.5", "D-2.8")
@pytest.mark.parametrize("given_up", ["L01", "L90", "L01 L90"])
def test_any_tiles_may_be_redrawn(given: Given, given_up: str) -> None:
    hand = "L01 L10 L11 L12 L13 L14 L90"
    table = given("next_age", hands={0: hand, 1: "L20"}, supply="L35 L34 L33")
    table.play("done").asks("age.redraw", 0)

    table.play(*given_up.split(), "done")

    drawn = ["L35", "L34"][: len(given_up.split())]
    assert table.told(TilesDrawn)[0] == TilesDrawn(0, len(drawn), sorted(drawn))
    assert table.told(TilesReturned)[0] == TilesReturned(0, len(drawn), given_up.split())
    assert sorted(table.hand(0).split()) == sorted({*hand.split(), *drawn} - {*given_up.split()})


@pytest.mark.rule("D-16.6")
def test_an_empty_supply_ends_the_drawing(given: Given) -> None:
    table = given("next_age", hands=HANDS, supply="L10 L11 L12")

    table.play("done", "done", "done")

    assert table.s.hand_count(0) == 5
    assert table.supply == []


@pytest.mark.rule("D-16.7", "D-3.6")
def test_then_the_age_begins(given: Given) -> None:
    table = given("next_age", hands=HANDS, order="1 2 0")

    while table.s.active() < 0:
        table.apply(table.s.decision.options[-1])

    assert (table.s.age(), table.s.active()) == (2, 1)


@pytest.mark.rule("D-14.6", "D-14.7")
@pytest.mark.parametrize("mastery", ["markets", "holy-scriptures"])
def test_any_mastery_may_be_taken_while_a_copy_is_left(given: Given, mastery: str) -> None:
    table = given(
        "assimilation",
        trees={0: mastery},
        copies={mastery: "1"},
        influence={1: 23},
        hands=HANDS,
    )

    assert table.words() == [f"take:{mastery}", "no"]


@pytest.mark.rule("D-14.7")
def test_what_fits_nowhere_is_not_taken() -> None:
    trees = {0: "caravans"}
    table = Given()(
        "assimilation", trees=trees, copies={"caravans": "1"}, influence={1: 5}, hands=HANDS
    )
    assert table.words() == ["take:caravans", "no"]
    tree = table.s.trees[1]
    science_above = packed([tree.frontier[0], 1 << 3])

    table.s.trees[1] = type(tree)(tree.cards, tree.held, science_above, tree.nodus)
    table.s.settle()

    assert table.asking != "age.assimilate"


@pytest.mark.rule("D-14.9")
@pytest.mark.parametrize("mastery", ["markets", "holy-scriptures"])
def test_any_mastery_may_be_turned(given: Given, mastery: str) -> None:
    table = given(
        "assimilation", trees={0: f"{mastery}+", 1: mastery}, influence={1: 23}, hands=HANDS
    )

    table.play(f"turn:{mastery}")

    assert table.is_advanced(1, mastery)
    assert [event.is_free for event in table.told(MasteryTurned)] == [True]


@pytest.mark.rule("D-16.4")
@pytest.mark.parametrize("size", [7, 8])
def test_a_full_hand_draws_nothing(given: Given, size: int) -> None:
    full = " ".join(f"L{number:02}" for number in range(10, 10 + size))
    table = given("next_age", hands=HANDS | {0: full})

    table.asks("age.keep", 0).play("done")

    assert table.hand(0) == full
