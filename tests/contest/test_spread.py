"""Work on several processes: nothing finished is lost, whoever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from ludopolis.contest.arena import Log, Played, contest_of, run
from ludopolis.contest.spread import Pool, Worker, WorkerDied, spread
from ludopolis.wire.error import Refusal


def squared(number: int) -> int:
    return number * number


def deadly(folder: str, number: int) -> int:
    """Number 3 kills its worker the first time; each piece of work leaves a line of its own."""
    tried = Path(folder, str(number))
    with tried.open("a", encoding="utf-8") as file:
        file.write("tried\n")
    if number == 3 and tried.read_text("utf-8") == "tried\n":
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refusing(number: int) -> int:
    raise Refusal("arena-bots", number=number)


def timeless(games: list[Played]) -> list[Played]:
    """The games in order, without the time that their bots took."""
    games = sorted(games, key=lambda played: played.number)
    return [msgspec.structs.replace(played, ms=[], slowest_ms=[]) for played in games]


def test_all_work_is_done_once() -> None:
    found = list(spread(squared, list(range(20)), 3))

    assert sorted(found) == [(number, number * number) for number in range(20)]


def test_what_a_dead_worker_had_not_finished_is_done_by_another(tmp_path: Path) -> None:
    found = list(spread(partial(deadly, str(tmp_path)), list(range(8)), 2))

    tries = [(tmp_path / str(number)).read_text("utf-8").count("tried") for number in range(8)]
    assert sorted(found) == [(number, number) for number in range(8)]
    assert tries == [1, 1, 1, 2, 1, 1, 1, 1]


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerDied):
        list(spread(always_deadly, [0, 1], 2))


def test_a_refusal_in_a_worker_comes_through() -> None:
    with pytest.raises(Refusal) as refused:
        list(spread(refusing, [0, 1], 2))

    assert refused.value.code == "arena-bots"


def test_an_arena_whose_worker_is_killed_gives_the_same_games(tmp_path: Path) -> None:
    contest = contest_of("utopia", ["uniform"], 2, 12, 7, {})
    log = Log(tmp_path / "games.jsonl", contest)

    found = []
    for played in run(contest, 2, log):
        found.append(played)
        if len(found) == 3:
            os.kill(active_children()[0].pid or 0, signal.SIGKILL)

    assert timeless(found) == timeless(list(run(contest, 1)))
    assert timeless(list(Log(log.path, contest).done.values())) == timeless(found)


def test_no_worker_outlives_a_run_that_is_left(tmp_path: Path) -> None:
    contest = contest_of("utopia", ["uniform"], 2, 12, 7, {})
    others = set(active_children())  # a server of another test may have bots at work
    games = run(contest, 2, Log(tmp_path / "games.jsonl", contest))
    next(games)

    del games

    assert set(active_children()) <= others


FORKED = """
import sys
from ludopolis.contest import spread
spread.loaded_by_the_parent = True
def known(number):
    return getattr(sys.modules["ludopolis.contest.spread"], "loaded_by_the_parent", False)
print(spread.may_fork(), [found for _, found in spread.spread(known, [0, 1, 2], 2)])
"""

ORPHANS = """
import os, sys, time
from multiprocessing import active_children
from ludopolis.contest.spread import spread
results = spread(lambda number: number, list(range(100)), 3)
next(results)
print(*(child.pid for child in active_children()), flush=True)
os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are spawned")
def test_workers_begin_with_what_the_parent_has_loaded() -> None:
    ran = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, check=True)

    assert ran.stdout.split(maxsplit=1) == ["True", "[True, True, True]\n"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are spawned")
def test_no_forked_worker_outlives_a_parent_that_is_killed() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True, check=False
    )

    # The pipe of its output is at its end when the last worker that has it is gone.
    assert ran.returncode == -signal.SIGKILL
    assert len(ran.stdout.split()) == 3


def test_towards_the_end_nobody_holds_work_that_another_could_begin() -> None:
    pool = Pool(squared, list(range(7)))
    pool.workers = [Hand(), Hand(), Hand()]

    for worker in pool.workers:
        pool.supply(worker)

    assert [len(worker.in_hand) for worker in pool.workers] == [2, 1, 1]
    assert list(pool.left) == [4, 5, 6]


class Hand(Worker):
    """A worker that is given numbers and does nothing."""

    def __init__(self) -> None:
        self.in_hand = deque()

    def give(self, number: int) -> None:
        self.in_hand.append(number)
