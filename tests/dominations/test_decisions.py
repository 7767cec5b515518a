"""Section 22: how decisions are asked, and section 19: what is public."""

from __future__ import annotations

from typing import Final

import pytest

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.dominations import asks
from tests.dominations.given import GAME, Given

NAMES: Final = [
    "setup.objective",
    "setup.monument",
    "setup.redraw",
    "grow.menu",
    "grow.cell",
    "grow.rotation",
    "grow.locus",
    "inventor.tile",
    "inventor.mode",
    "produce.vestigium",
    "gain.vestigium",
    "grow.second",
    "build.menu",
    "build.city",
    "build.upgrade",
    "build.monument",
    "build.place",
    "build.rotation",
    "pay.reduce",
    "tree.cell",
    "develop.menu",
    "develop.mastery",
    "develop.copy",
    "develop.upgrade",
    "effect.free_upgrade",
    "exchange.offer",
    "exchange.give",
    "exchange.get",
    "age.assimilate",
    "age.order",
    "age.keep",
    "age.redraw",
]


@pytest.mark.rule("D-22.1")
def test_the_questions_of_the_rules() -> None:
    assert [spec.name for spec in asks.SPECS] == NAMES
    assert {ask for ask, spec in enumerate(asks.SPECS) if spec.optional} == set(asks.DECLINES)


@pytest.mark.rule("D-22.1", "D-20.16")
def test_numbers_of_answers_never_change() -> None:
    words = {
        (3, 6): "tile:L07",
        (3, 90): "inventor",
        (3, 91): "exchange",
        (4, 5398): "(1,-1,0)",
        (6, 2701): "(1,1)",
        (8, 0): "edges",
        (8, 2629): "locus:(0,0)",
        (12, 0): "city",
        (12, PASS): "pass",
        (19, 3444): "(0,0)",
        (20, PASS): "end",
        (22, 0): "1",
        (25, 0): "campfire",
        (25, 7): "banking",
        (28, 0): "take:markets",
        (28, 72): "turn:markets",
    }

    assert {pair: GAME.word(*pair) for pair in words} == words


@pytest.mark.rule("D-22.2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_offered_can_be_carried_through(seed: int) -> None:
    s = GAME.new(Setup(3, seed))
    rng = seeded(seed)
    while not s.over:
        for option in s.decision.options:
            trial = s.clone()
            trial.apply(option)
            assert trial.over or trial.decision.options
        s.apply(s.decision.options[rng.below(len(s.decision.options))])


@pytest.mark.rule("D-22.3")
def test_single_answers_give_themselves(given: Given) -> None:
    table = given("build", hands={1: "L07 L18"})

    assert table.words() == ["pass"]
    assert table.forced().next == "1 grow.menu"


@pytest.mark.rule("D-22.4")
def test_a_chain_changes_nothing_for_others_until_its_end(given: Given) -> None:
    table = given(hands={0: "L07 L18"}, board="L33 (0,0,1) r0", knowledge={0: "trade 3 art 3"})
    seen = table.view(1).players, table.view(1).board

    table.play("tile:L07", "(1,-1,0)")

    assert (table.view(1).players, table.view(1).board) == seen
    table.play("0")
    assert table.view(1).board != seen[1]


@pytest.mark.rule("D-22.4")
def test_nothing_is_paid_before_the_last_answer(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3"})

    table.chain("develop", "markets", "1")
    assert table.knowledge(0) == "trade 3"
    table.chain("(1,0)")

    assert table.knowledge(0) == ""


@pytest.mark.rule("D-22.4")
def test_going_back_within_a_chain_stays_free(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3"})
    revealed = table.s.revealed

    table.chain("develop", "markets", "1")

    assert table.s.revealed == revealed


@pytest.mark.rule("D-22.5")
def test_exchange_comes_first(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 2 art 2"})
    table.withholds("develop")

    table.play("exchange", "art", "trade")

    table.offers("develop")


@pytest.mark.rule("D-22.6")
@pytest.mark.parametrize(
    ("knowledge", "offered"), [("trade 1 art 1", False), ("trade 2", True), ("all 5", False)]
)
def test_exchange_is_listed_only_if_possible(given: Given, knowledge: str, offered: bool) -> None:
    table = given("build", knowledge={0: knowledge})

    assert ("exchange" in table.words()) == offered


@pytest.mark.rule("D-22.6", "D-13.7")
def test_exchange_is_listed_if_only_a_card_makes_it_possible(given: Given) -> None:
    table = given("build", knowledge={0: "trade 1"}, trees={0: "banking"})

    table.offers("exchange").play("exchange", "art")

    assert table.knowledge(0) == "art 1"


@pytest.mark.rule("D-22.6", "D-13.7")
def test_a_card_without_what_it_takes_makes_no_exchange_possible(given: Given) -> None:
    given("build", knowledge={0: "art 1"}, trees={0: "banking"}).withholds("exchange")


@pytest.mark.rule("D-22.7")
def test_a_last_exchange_after_developing(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 5"})

    table.develop("markets").play("exchange", "art")

    assert table.knowledge(0) == "art 1"


@pytest.mark.rule("D-22.7")
def test_build_is_followed_by_develop(given: Given) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "art 5"})

    table.build("(0,0,1)")

    assert table.asking == "develop.menu"


@pytest.mark.rule("D-22.8", "D-19.1")
@pytest.mark.parametrize("phase", ["grow", "next_age"])
def test_options_that_name_tiles_are_for_their_player(given: Given, phase: str) -> None:
    table = given(phase, hands={0: "L07 L18", 1: "L19"})

    own, other, spectator = table.view(0).asked, table.view(1).asked, table.view(-1).asked
    assert own is not None
    assert other is not None
    assert spectator is not None
    assert own.options
    assert other.options is None
    assert spectator.options is None


@pytest.mark.rule("D-22.8", "D-19.1")
def test_the_tile_about_to_be_laid_is_hidden(given: Given) -> None:
    table = given(hands={0: "L07 L18"}).play("tile:L07")

    assert "L07" not in str(table.view(1))
    assert [tile.tile for tile in table.view(0).chosen] == ["L07"]
    assert table.view(1).players[0].hand_size == 2


@pytest.mark.rule("D-19.2")
def test_what_is_public(given: Given) -> None:
    table = given(
        board="L31 (0,0,1) r0 P1:2",
        knowledge={1: "art 4"},
        trees={1: "markets"},
        hands={0: "L07", 1: "L18 L19"},
        roles={"trader": 1},
        age=2,
    )

    view = table.view(-1)
    player = view.players[1]
    assert (player.knowledge[2], player.limits[2], player.influence) == (4, 15, 3)
    assert (player.tokens, player.hand_size, player.nation) == (13, 2, "huns")
    assert [card.card for card in player.tree] == ["campfire", "markets"]
    assert view.holders[3] == 1
    assert (view.copies[0] & 15).bit_count() == 3
    assert view.supply_size == 90 - 1 - 3
