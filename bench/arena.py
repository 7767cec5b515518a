"""How much faster the arena is on two cores: python bench/arena.py [GAME] [--games G] [--pairs P].

Runs the same contest on one process and on two, in turns, and compares the whole time of the runs,
start-up and writing of the log included. On a machine that does other work, look at the second
figure: processor time says how much the spreading itself costs, whoever else is running.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from ludopolis.contest.arena import Contest, Log, contest_of, run

BAR = 1.8


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="utopia")
    parser.add_argument("--bots", default="greedy,level2")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--pairs", type=int, default=3)
    return parser.parse_args()


def spent() -> float:
    """Processor time of this process and of those that it has started and that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def measured(contest: Contest, jobs: int) -> tuple[float, float]:
    """Seconds by the clock and of processor time."""
    with tempfile.TemporaryDirectory() as folder:
        began, before = time.perf_counter(), spent()
        games = sum(1 for _ in run(contest, jobs, Log(Path(folder, "games.jsonl"), contest)))
        assert games == contest.games
        return time.perf_counter() - began, spent() - before


def main() -> int:
    given = arguments()
    contest = contest_of(given.game, given.bots.split(","), 2, given.games, 1, {})
    ratios = []
    for _ in range(given.pairs):
        one, one_spent = measured(contest, 1)
        two, two_spent = measured(contest, 2)
        ratios.append(one / two)
        print(
            f"{given.game}, {contest.games} games: {one:.1f} s on one, {two:.1f} s on two, "
            f"{one / two:.2f} times; processor time {one_spent:.1f} and {two_spent:.1f} s, "
            f"which alone would allow {2 * one_spent / two_spent:.2f} times; "
            f"load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    middle = statistics.median(ratios)
    print(f"median of {given.pairs}: {middle:.2f} times (at least {BAR} is asked for)")
    return 0 if middle >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
