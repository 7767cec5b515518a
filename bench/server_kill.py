"""Kill a server at random moments under load, start it again, and compare what was promised with
what is stored: ``python bench/server_kill.py --rounds 20 --moves 20000``. With ``--workers 2`` one
of its workers is killed instead, which the server replaces.

Every confirmation that a client holds must be in the store, once, and every stored move must have
been confirmed to the client that made it, at the latest when it asked again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from ludopolis.testing.load import Confirmed, Load, Site
from ludopolis.testing.load_figures import Process, processes_of


class Verdict:
    """What a run has found; ``faults`` must be empty."""

    def __init__(self, load: Load, stored: list[Confirmed], kills: int) -> None:
        confirmed, kept = Counter(load.confirmed), Counter(stored)
        self.kills = kills
        self.confirmed = len(load.confirmed)
        self.stored = len(stored)
        self.resent = load.resent
        self.lost = list((confirmed - kept).elements())
        self.unconfirmed = list((kept - confirmed).elements())
        self.doubled = [move for move, count in kept.items() if count > 1]
        self.refused = load.refused
        self.longest = round(load.longest, 2)

    @property
    def faults(self) -> list[Confirmed]:
        return self.lost + self.unconfirmed + self.doubled

    def report(self, begun: float, **more: object) -> int:
        """Print what was found; the exit status is 1 if anything is wrong."""
        found = {
            **more,
            "kills": self.kills,
            "confirmed": self.confirmed,
            "stored": self.stored,
            "resent": self.resent,
            "lost": len(self.lost),
            "doubled": len(self.doubled),
            "stored but not confirmed": len(self.unconfirmed),
            "refused": self.refused,
            "longest pause of a match": self.longest,
            "seconds": round(time.perf_counter() - begun, 1),
        }
        print(json.dumps(found))
        return 1 if self.faults else 0


async def run(
    process: Process, rounds: int, moves: int, tables: int, game: str, *, seed: int = 1
) -> Load:
    """Play; kill and restart ``rounds`` times, spread over at least ``moves`` moves."""
    rng = random.Random(seed)
    load = Load([Site(process.url)], game, 4)
    tasks = [asyncio.create_task(load.run_table()) for _ in range(tables)]
    for number in range(rounds):
        await confirmed(load, moves * (number + 1) // (rounds + 1))
        await asyncio.sleep(rng.random() * 0.3)
        workers = worker_pids(process)
        if workers:
            os.kill(rng.choice(workers), signal.SIGKILL)
        else:
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
    await confirmed(load, moves)
    load.is_over = True
    await asyncio.wait(tasks, timeout=30)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load


def worker_pids(process: Process) -> list[int]:
    """The processes that play matches, in order; none where one process does everything."""
    found = [(name, pid) for pid, name in processes_of(process.pid).items()]
    return [pid for name, pid in sorted(found) if re.fullmatch(r"ludopolis-\d+", name)]


async def confirmed(load: Load, count: int) -> None:
    while len(load.confirmed) < count:  # noqa: ASYNC110 - a look now and then is enough
        await asyncio.sleep(0.05)


def stored_moves(database: str) -> list[Confirmed]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT match, seat, ply, value FROM moves WHERE kind = 'play'"
        ).fetchall()
    return [Confirmed(*row) for row in rows]


def try_it(
    rounds: int, moves: int, tables: int, game: str, folder: Path, workers: int = 1
) -> Verdict:
    idle = {"LUDOPOLIS_IDLE_SECONDS": "5", "LUDOPOLIS_WORKERS": str(workers)}
    with Process(str(folder / "kill.db"), environment=idle) as process:
        load = asyncio.run(run(process, rounds, moves, tables, game))
    return Verdict(load, stored_moves(process.database), rounds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", default="utopia")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        chosen = (given.rounds, given.moves, given.tables, given.game)
        found = try_it(*chosen, Path(folder), given.workers)
    return found.report(begun, game=given.game)


if __name__ == "__main__":
    sys.exit(main())
