"""Section 17: questions and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.testing.conformance import walk
from tests.utopia.given import GAME, opened

if TYPE_CHECKING:
    from tests.utopia.given import Given

ASKS = {
    "enter": False,
    "district": False,
    "build": True,
    "wonder_prince": False,
    "name": False,
    "extra": False,
    "position_discard": False,
    "action": True,
    "civilisation": False,
    "from": False,
    "to": False,
    "how_many": False,
    "monument": False,
    "island": False,
    "prince": False,
    "pay": False,
    "hand_limit": True,
}


@pytest.mark.rule("T-17.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_answer_can_be_carried_out(seats: int) -> None:
    for position in walk(GAME, Setup(seats, 41), 600):
        for option in position.state.decision.options:
            child = position.state.clone()
            child.apply(option)
            assert child.over or child.decision.options


@pytest.mark.rule("T-17.1")
def test_an_action_is_listed_for_the_civilisations_it_can_end_with(given: Given) -> None:
    table = given(
        turn="B",
        privileges={"B": 1},
        princes={"ea1": "B persia"},
        monuments={"wi1": "egypt R"},
        hands={"B": "maya x2"},
    )

    assert table.twin().play("move").words() == ["persia"]
    assert table.twin().play("add").words() == ["egypt"]
    assert table.twin().play("raise").words() == ["maya", "persia", "egypt", "greece"]
    assert table.twin().play("lower").words() == ["maya"]
    table.withholds("add_any", "remove")


@pytest.mark.rule("T-17.2")
def test_single_answers_are_not_asked(given: Given) -> None:
    table = given(
        turn="B",
        track="B3 R2 G1",
        princes={"wi8": "B china"},
        monuments={"wi8": "china R"},
        hands={"B": "china", "R": "maya"},
    )

    table.asked("action", "B", "move", "add", "remove", "end").play("remove")
    table.asked("action", "R", "raise", "end")

    assert table.score("B") == 5


@pytest.mark.rule("T-17.2")
def test_a_wonder_asks_only_where_there_is_a_choice(given: Given) -> None:
    five = {"fi1": "B maya, B persia, B egypt, B greece, B china", "fi2": "B egypt"}
    table = given(turn="B", princes=five)

    table.play("wonder:fire").asked("wonder_prince", "B", "fi1", "fi2").play("fi2")

    assert table.wonder("fire") == "B"


@pytest.mark.rule("T-17.3")
def test_alike_things_give_one_answer(given: Given) -> None:
    table = given(
        turn="B", princes={"ea1": "B maya x3", "ea2": "B maya x2"}, hands={"B": "maya x6"}
    )

    assert table.words().count("move") == 1
    assert table.twin().play("move").words() == ["maya"]
    assert table.twin().play("move").forced().words() == ["ea1", "ea2"]
    assert table.twin().play("move", "ea1", "ea2", "1").words() == ["maya"]
    assert table.twin().play("end").words() == ["maya"]


@pytest.mark.rule("T-17.3")
def test_two_alike_guests_are_one_answer(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/wind x2 maya/fire x2")

    table.asked("enter", "B", "guest:maya:fire", "guest:maya:wind", "surprise")


@pytest.mark.rule("T-17.4")
def test_there_is_no_way_back_and_no_chance_within_an_action(given: Given) -> None:
    table = given(
        turn="B",
        privileges={"B": 2},
        princes={"ea1": "B maya x3, B china"},
        hands={"B": "maya x2 china persia x2"},
    )
    before = (table.s.revealed, table.s.rng.words())

    for word in ("move", "maya", "ea1", "ea2", "2", "persia+privilege"):
        table.forced()
        assert "back" not in table.words()
        if word in table.words():
            table.play(word)

    assert table.princes("ea2") == "B maya x2"
    assert (table.s.revealed, table.s.rng.words()) == before


@pytest.mark.rule("T-17.4")
def test_asks_and_which_may_be_declined() -> None:
    assert {spec.name: spec.optional for spec in GAME.asks} == ASKS


@pytest.mark.rule("T-8.16")
def test_the_first_rules_knew_no_card_thrown_away() -> None:
    first = opened(rules_version=1)

    assert not first.asks[-1].optional
    assert {spec.name for spec in GAME.flags} - {spec.name for spec in first.flags} == {
        "phase3_order",
        "spare_cards",
    }


@pytest.mark.rule("T-17.5")
@pytest.mark.parametrize(
    ("phase", "ask"), [("welcome", "enter"), ("entered", "build"), ("development", "action")]
)
def test_build_answers(given: Given, phase: str, ask: str) -> None:
    five = "B maya, B persia, B egypt, B greece, B china"
    table = given(
        phase=phase,
        turn="B",
        princes={"fi1": five, "ea1": "B maya x3, B china x2", "wi1": "B egypt x4"},
        monuments={"wi2": "china R"},
        lying="maya/wind",
    )

    table.asked(ask, "B")

    builds = [word for word in table.words() if ":" in word and not word.startswith("guest")]
    assert builds == ["wonder:fire", "control:ea1:maya", "control:wi1:egypt"]


@pytest.mark.rule("T-17.1")
def test_all_but_what_begins_something_continues_a_gesture() -> None:
    begin = ["enter", "build", "name", "extra", "action"]

    asks = opened().asks

    assert [ask.name for ask in asks if not ask.continues] == begin
    assert [ask.name for ask in asks if ask.preset] == ["pay"]
