"""The hand-made judgements: every weight named in a table counts."""

from __future__ import annotations

from functools import cache

import pytest

from ludopolis.bots.heuristics import heuristic_for, weights_of
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.games import open_game

GAMES = ["dominations", "uchronia", "utopia"]
WEIGHTS = [(slug, name) for slug in GAMES for name in weights_of(slug)]


@cache
def positions(slug: str) -> list[State]:
    """Every tenth position of eight games of random play."""
    game = open_game(slug)
    found = []
    for seed in range(8):
        s = game.new(Setup(2, seed, {}))
        rng = seeded(seed)
        for ply in range(10_000):
            if s.over:
                break
            if ply % 10 == 0:
                found.append(s.clone())
            options = s.decision.options
            s.apply(options[rng.below(len(options))])
    return found


def judged(slug: str, changes: dict[str, float]) -> list[float]:
    heuristic = heuristic_for(open_game(slug), changes=changes)
    return [heuristic.value(s, 0) + heuristic.scale(s) for s in positions(slug)]


@pytest.mark.parametrize(("slug", "name"), WEIGHTS)
def test_every_weight_counts_somewhere(slug: str, name: str) -> None:
    doubled = {name: 2 * weights_of(slug)[name]}

    assert judged(slug, doubled) != judged(slug, {})
