"""Nets with drawn weights, for tests."""

from __future__ import annotations

from array import array

import msgspec
import pytest

from ludopolis.bots.judgements import heuristic_for
from ludopolis.core.net import Net
from ludopolis.core.rng import seeded
from ludopolis.games import open_game

pytest.importorskip("numpy")

from ludopolis.learn.course import plan_of

HIDDEN_SIZES = (6, 4)


def net_of(slug: str, seed: int, *, points: bool = False, is_told: bool = False) -> Net:
    """A net of the game with drawn weights."""
    game = open_game(slug)
    told = heuristic_for(game).names() if is_told else []
    plan = plan_of(game, HIDDEN_SIZES, (), told=told, points=points)
    first, second = HIDDEN_SIZES
    sizes = [(plan.inputs(), first), (first, second), (second, 2)]
    rng = seeded(seed)
    numbers = [rng.below(801) - 400 for rows, size in sizes for _ in range((rows + 2) * size)]
    return Net(msgspec.json.encode(plan) + b"\n" + array("h", numbers).tobytes())
