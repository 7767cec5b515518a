"""Run the simulated server by many seeds: ``python -m bench.simulation --seeds 0-1000 --jobs 16``.

One seed with its trace: ``python -m bench.simulation --seed 49 --trace``. Prints a line of JSON;
the exit status is 1 if any seed has shown a fault.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import date
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from ludopolis.testing.simulation.world import run

if TYPE_CHECKING:
    from collections.abc import Iterator

CHUNK = 20
A_DAY = 1_000_000
SHOWN = 20


def run_chunk(seeds: list[int]) -> dict[str, Any]:
    """What came of some seeds, in one process."""
    gc.freeze()
    begun = time.process_time()
    moves, commits, failed, seconds = 0, 0, {}, 0.0
    for seed in seeds:
        outcome = run(seed)
        moves += outcome.moves
        commits += outcome.commits
        seconds += outcome.seconds
        if outcome.faults:
            failed[seed] = outcome.faults
    cpu = time.process_time() - begun
    return {
        "seeds": len(seeds),
        "moves": moves,
        "commits": commits,
        "failed": failed,
        "cpu": cpu,
        "seconds": seconds,
    }


def chunks(first: int, last: int) -> Iterator[list[int]]:
    for start in range(first, last, CHUNK):
        yield list(range(start, min(start + CHUNK, last)))


def run_all(first: int, last: int, jobs: int, seconds: float) -> Iterator[dict[str, Any]]:
    """All chunks, as they are done, in so many processes, for so long."""
    deadline = time.monotonic() + seconds
    todo = chunks(first, last)
    if jobs == 1:
        for chunk in todo:
            if time.monotonic() > deadline:
                return
            yield run_chunk(chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting: set[Future[dict[str, Any]]] = {
            pool.submit(run_chunk, chunk) for chunk in islice(todo, jobs)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            if time.monotonic() < deadline:
                waiting |= {pool.submit(run_chunk, chunk) for chunk in islice(todo, len(done))}
            yield from (one.result() for one in done)


def summary(results: list[dict[str, Any]], begun: float) -> dict[str, Any]:
    failed = {seed: faults for one in results for seed, faults in one["failed"].items()}
    kinds = Counter(fault.partition(":")[0] for faults in failed.values() for fault in faults[:1])
    moves, cpu = sum(one["moves"] for one in results), sum(one["cpu"] for one in results)
    return {
        "seeds": sum(one["seeds"] for one in results),
        "confirmed moves": moves,
        "commits": sum(one["commits"] for one in results),
        "virtual hours": round(sum(one["seconds"] for one in results) / 3600, 2),
        "failed": len(failed),
        "kinds": dict(kinds),
        "first failed": {seed: failed[seed][0] for seed in sorted(failed)[:SHOWN]},
        "cpu seconds": round(cpu, 1),
        "moves per cpu second": round(moves / cpu, 1) if cpu else 0.0,
        "seconds": round(time.monotonic() - begun, 1),
    }


def today() -> tuple[int, int]:
    """A million seeds that no other day has tried."""
    first = date.today().toordinal() * A_DAY  # noqa: DTZ011 - any calendar will do
    return first, first + A_DAY


def run_one(seed: int, *, is_traced: bool) -> int:
    outcome = run(seed)
    print(outcome.report() if is_traced else "\n".join(outcome.faults))
    print(f"seed {seed}: {outcome.moves} moves, {len(outcome.faults)} faults, {outcome.digest}")
    return 1 if outcome.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0-1000", help="from-to, the last one not included")
    parser.add_argument("--today", action="store_true", help="seeds that no other day has tried")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--trace", action="store_true", help="show what happened in it")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin nothing new after this")
    chosen = parser.parse_args()
    if chosen.seed is not None:
        return run_one(chosen.seed, is_traced=chosen.trace)
    begun = time.monotonic()
    first, last = today() if chosen.today else (int(each) for each in chosen.seeds.split("-"))
    results = list(run_all(first, last, chosen.jobs, chosen.seconds))
    found = {"first seed": first, **summary(results, begun)}
    print(json.dumps(found))
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
