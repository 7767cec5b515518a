"""Section 13: randomness."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.utopia.events import CardsDealt, GuestsArrived, SurpriseDrawn
from ludopolis.testing.conformance import walk
from tests.utopia.given import GAME, PAIR_IDS

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

CHANCE = (CardsDealt, GuestsArrived, SurpriseDrawn)
SPENT = "maya/fire x2 persia/fire x2 egypt/fire x2 greece/fire x2 china/fire x2 maya/wind"


@pytest.mark.rule("T-13.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_chance_decides_nothing_but_draws(seats: int) -> None:
    before = GAME.new(Setup(seats, 3)).rng.words()

    for position in walk(GAME, Setup(seats, 3), 2000):
        after = position.state.rng.words()
        drew = any(isinstance(event, CHANCE) for event in position.events)
        assert (after != before) == drew
        before = after


@pytest.mark.rule("T-13.1", "T-17.4")
def test_draws_are_counted_as_revealed_and_nothing_else(given: Given) -> None:
    arrived = given(phase="round", track="B2 R1 G0")
    drawn = given(phase="welcome", turn="B", lying="maya/wind").play("surprise")
    dealt = given(phase="deal")
    acted = given(turn="B", hands={"B": "maya x2 china"}).play("raise", "end")

    assert [table.s.revealed for table in (arrived, drawn, dealt, acted)] == [9, 1, 15, 0]


@pytest.mark.rule("T-13.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seed_and_decisions_replay_a_game(seats: int) -> None:
    first = [p.state.save() for p in walk(GAME, Setup(seats, 11), 1500)]
    again = [p.state.save() for p in walk(GAME, Setup(seats, 11), 1500)]

    assert first == again


@pytest.mark.rule("T-13.2")
def test_another_seed_is_another_game() -> None:
    assert GAME.new(Setup(3, 1)).save() != GAME.new(Setup(3, 2)).save()


def drawn_guests(table: Table, count: int) -> Counter[str]:
    """What the bag gives when the same surprise is drawn with other luck."""
    found: Counter[str] = Counter()
    before = table.guests(0)
    for seed in range(count):
        trial = table.twin()
        trial.s.rng = seeded(seed)
        trial.play("surprise")
        gained = [a - b for a, b in zip(trial.guests(0), before, strict=True)]
        found[PAIR_IDS[gained.index(1)]] += 1
    return found


@pytest.mark.rule("T-13.3", "T-13.1")
def test_every_guest_in_the_bag_is_equally_likely(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/earth", taken={"R": SPENT})

    drawn = drawn_guests(table, 1400)

    twice_in_bag = [
        count for pair, count in drawn.items() if pair not in {"maya/wind", "maya/earth"}
    ]
    assert len(twice_in_bag) == 13
    assert min(twice_in_bag) > 60
    assert max(twice_in_bag) < 145
    assert 25 < drawn["maya/wind"] < 80
    assert 25 < drawn["maya/earth"] < 80
