"""Climb to better weights of a judgement: python bench/weights.py GAME OUT.jsonl [MINUTES] [SEATS].

Each step changes a few weights at random and lets the changed greedy bot play the present one on
fresh deals; what wins clearly is taken. Every step is a line of the file with what it changed, so a
second run goes on from there. The weights with all that was taken are printed at the end.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Any

from ludopolis.bots.judgements import weights_of
from ludopolis.contest.arena import contest_of, report_of, run
from ludopolis.games import open_game

BLOCK = 100
MAX_BLOCKS = 6
STEP = 0.35
HOPELESS = (0.47, 0.50, 0.51, 0.52, 0.525)
TAKEN = 0.53
FOR_SEARCH = {"calm", "swing"}


def spelled(weights: dict[str, float]) -> str:
    return ":".join(["greedy", *(f"{name}={value:.4g}" for name, value in weights.items())])


def share_of(game: str, new: str, old: str, seats: int, seed: int) -> float:
    """The share of wins of the new one, alone among copies of the old one."""
    bots = [new] + [old] * (seats - 1)
    contest = contest_of(game, bots, seats, BLOCK, seed, {})
    share = report_of(contest, list(run(contest, 1))).standings[0].win.share
    # Against several rivals, an even share is stretched to one half.
    even = 1 / seats
    return share / even / 2 if share < even else 0.5 + (share - even) / (1 - even) / 2


def changed(weights: dict[str, float], rng: random.Random) -> dict[str, float]:
    new = dict(weights)
    for name in rng.sample(sorted(new.keys() - FOR_SEARCH), rng.choice([1, 2, 3])):
        new[name] = float(f"{new[name] * math.exp(rng.gauss(0, STEP)):.3g}")
    return new


def trial(game: str, new: str, old: str, seats: int, seed: int) -> tuple[float, int]:
    total = 0.0
    for block in range(MAX_BLOCKS):
        total += share_of(game, new, old, seats, seed * 100 + block)
        if block < len(HOPELESS) and total / (block + 1) < HOPELESS[block]:
            return total / (block + 1), (block + 1) * BLOCK
    return total / MAX_BLOCKS, MAX_BLOCKS * BLOCK


def main() -> int:
    game, path = sys.argv[1], Path(sys.argv[2])
    minutes = float(sys.argv[3]) if len(sys.argv) > 3 else 10.0
    seats = int(sys.argv[4]) if len(sys.argv) > 4 else 2
    steps: list[dict[str, Any]] = []
    if path.exists():
        steps = [json.loads(line) for line in path.read_text().splitlines()]
    weights = dict(weights_of(open_game(game)))
    for step in steps:
        if step["taken"]:
            weights.update(step["weights"])
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        number = len(steps)
        new = changed(weights, random.Random(f"{game} {number}"))
        share, games = trial(game, spelled(new), spelled(weights), seats, 7000 + number)
        taken = games == MAX_BLOCKS * BLOCK and share >= TAKEN
        different = {name: new[name] for name in new if new[name] != weights[name]}
        step = {"taken": taken, "share": round(share, 4), "games": games, "weights": different}
        steps.append(step)
        with path.open("a") as file:
            file.write(json.dumps(step) + "\n")
        print(json.dumps(step), flush=True)
        if taken:
            weights = new
    print(json.dumps(weights))
    return 0


if __name__ == "__main__":
    sys.exit(main())
