"""The two-worlds test of worlds, bots and hints: python bench/leak.py GAME POSITIONS [--log FILE].

Positions come from games played at random with every number of seats, in blocks of a hundred. In
each, the worlds of all seats are compared number by number, then the answers of all bots and of the
hint. A log keeps the finished blocks: the same command goes on where it was cut.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import msgspec

from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.worlds import differences, unlike_worlds
from ludopolis.games import open_game

BOTS = ["uniform", "greedy", "level1", "level2", "level4", "hint"]
BLOCK = 100


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("positions", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=3, help="rounds of search for an answer")
    parser.add_argument("--log", type=Path)
    return parser.parse_args()


def finished(log: Path | None, key: str) -> dict[int, list[object]]:
    """The blocks that are done, with what was found in them."""
    done: dict[int, list[object]] = {}
    if log is not None and log.exists():
        for line in log.read_text("utf-8").splitlines():
            row = json.loads(line)
            if row["key"] == key:
                done[row["block"]] = row["found"]
    return done


def block_of(given: argparse.Namespace, block: int) -> list[object]:
    game = open_game(given.game)
    seats = game.seats.start + block % len(game.seats)
    seed = seed_from(given.seed, block)
    found = [
        *unlike_worlds(game, seats, BLOCK, seed),
        *differences(game, BOTS, seats, BLOCK, seed, given.iterations),
    ]
    return [msgspec.to_builtins(difference) for difference in found]


def main() -> int:
    given = arguments()
    key = f"{given.game} {given.seed} {given.iterations}"
    done = finished(given.log, key)
    blocks = -(-given.positions // BLOCK)
    began = time.perf_counter()
    for block in range(blocks):
        if block not in done:
            done[block] = block_of(given, block)
            if given.log is not None:
                with given.log.open("a", encoding="utf-8") as log:
                    row = {"key": key, "block": block, "found": done[block]}
                    log.write(json.dumps(row) + "\n")
        for difference in done[block]:
            print(difference)
        print(f"{(block + 1) * BLOCK} of {blocks * BLOCK}", end="\r", file=sys.stderr, flush=True)
    found = sum(len(done[block]) for block in range(blocks))
    seconds = time.perf_counter() - began
    print(
        f"{given.game}: {blocks * BLOCK} positions, worlds of all seats and answers of "
        f"{len(BOTS)} bots ({', '.join(BOTS)}): {found} differences, {seconds:.0f} s"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
