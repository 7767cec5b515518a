"""Compiled Utopia against OpenSpiel's backgammon, both driven from Python at random in one run.

Needs the extra ``peers``: ``.venv/bin/pip install open_spiel``. Both loops do the same: ask for the
legal answers, choose one, play it. ``playout`` is the same loop inside the compiled core.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import TYPE_CHECKING

import pyspiel

from ludopolis.cli.about import is_compiled
from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import open_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game

SEATS = 4


def rate(seconds: float, play_one: Callable[[int], int]) -> float:
    """Decisions per second; the first game only warms up."""
    play_one(0)
    decisions = number = 0
    began = time.perf_counter()
    while True:
        number += 1
        decisions += play_one(number)
        passed = time.perf_counter() - began
        if passed >= seconds:
            return decisions / passed


def utopia_from_python(game: Game) -> Callable[[int], int]:
    rng = random.Random(1)

    def play_one(number: int) -> int:
        s = game.new(Setup(SEATS, number))
        decisions = 0
        while not s.over:
            options = s.decision.options
            s.apply(options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    return play_one


def utopia_in_the_core(game: Game) -> Callable[[int], int]:
    rng = seeded(1)

    def play_one(number: int) -> int:
        return playout(game.new(Setup(SEATS, number)), rng)

    return play_one


def backgammon() -> Callable[[int], int]:
    """Dice are chance nodes; only the players' own decisions are counted."""
    game = pyspiel.load_game("backgammon")

    def play_one(number: int) -> int:
        rng = random.Random(number)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            options = state.legal_actions()
            is_chance = state.is_chance_node()
            state.apply_action(options[int(rng.random() * len(options))])
            decisions += not is_chance
        return decisions

    return play_one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    game = open_game("utopia")
    peer = rate(args.seconds, backgammon())
    driven = rate(args.seconds, utopia_from_python(game))
    inside = rate(args.seconds, utopia_in_the_core(game))
    result = {
        "compiled": is_compiled(),
        "backgammon_per_s": round(peer),
        "utopia_from_python_per_s": round(driven),
        "utopia_playout_per_s": round(inside),
        "ratio_from_python": round(driven / peer, 2),
        "ratio_playout": round(inside / peer, 2),
    }
    if args.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name:28}{value:>14,}")


if __name__ == "__main__":
    main()
