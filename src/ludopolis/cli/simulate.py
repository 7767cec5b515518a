"""Random play by the thousand, on all cores: counts, speed, and a checksum of every final state."""

from __future__ import annotations

import hashlib
import json as codec
import math
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from ludopolis.cli.about import is_compiled
from ludopolis.cli.arguments import (
    FIRST_GAME,
    AsJson,
    Flags,
    GameName,
    Jobs,
    PackFile,
    Seats,
    Seed,
    at_least,
    flags_of,
)
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.core.game import Setup
from ludopolis.core.hashing import checksum
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.text import term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game

CHUNK: Final = 50
TIMES_WAITING: Final = 4
CONFIDENCE: Final = 1.959963984540054
"""The normal quantile of intervals that hold 95 times of 100."""


class Task:
    """What to simulate; small enough to be sent to another process."""

    def __init__(
        self, game: str, pack: Path | None, seats: int, flags: dict[str, str], seed: int
    ) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.flags = flags
        self.seed = seed


class Played:
    """Some games in a row: one checksum each, and their sums."""

    def __init__(self, seats: int) -> None:
        self.checksums: list[int] = []
        self.decisions = 0
        self.scores = [0] * seats
        self.wins = [0] * seats
        self.began = time.time()
        self.ended = self.began

    def add(self, more: Played) -> None:
        self.checksums.extend(more.checksums)
        self.decisions += more.decisions
        self.scores = [a + b for a, b in zip(self.scores, more.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, more.wins, strict=True)]
        self.ended = max(self.ended, more.ended)


@cache
def cached_game(slug: str, pack: Path | None) -> Game:
    return open_game(slug, pack)


def play_chunk(task: Task, first: int, count: int) -> Played:
    """Play games number ``first`` and on; what happens depends on the task and the number only."""
    game = cached_game(task.game, task.pack)
    played = Played(task.seats)
    for number in range(first, first + count):
        play_one(game, task, number, played)
    played.ended = time.time()
    return played


def play_one(game: Game, task: Task, number: int, played: Played) -> None:
    deal, choices = seeds_of(task.seed, number)
    s = game.new(Setup(task.seats, deal, task.flags))
    played.decisions += playout(s, seeded(choices))
    played.checksums.append(checksum(s.save()))
    outcome = game.outcome(s)
    assert outcome is not None
    for seat in range(task.seats):
        played.scores[seat] += outcome.scores[seat]
        played.wins[seat] += outcome.places[seat] == 1


def seeds_of(seed: int, number: int) -> tuple[int, int]:
    """The seeds of one game's deal and of its players' choices."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(digest[:8]), int.from_bytes(digest[8:16])


def ignore_interrupt() -> None:
    # Ctrl-C is for the parent, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(task: Task, games: int, jobs: int) -> Iterator[Played]:
    """All games in order, whatever the number of processes."""
    starts = range(0, games, CHUNK)
    if jobs == 1 or len(starts) == 1:
        for first in starts:
            yield play_chunk(task, first, min(CHUNK, games - first))
        return
    # Spawned, not forked: the same on every system, and safe whatever threads there are.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupt)
    try:
        waiting = []
        for first in starts:
            waiting.append(pool.submit(play_chunk, task, first, min(CHUNK, games - first)))
            if len(waiting) == jobs * TIMES_WAITING:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def simulate(
    game: GameName = FIRST_GAME,
    /,
    *,
    seats: Seats = 4,
    games: Annotated[int, Parameter(help="Number of games.")] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 0,
    flag: Flags = None,
    pack: PackFile = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Play games at random on all cores; print lengths, scores, wins, speed and a checksum.

    The checksum covers every final position. It depends on the other arguments only, not on the
    number of processes nor on being compiled.

    Example: ludopolis simulate utopia --seats 4 --games 10000 --seed 1 --json
    """
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    task = Task(game, pack, seats, flags_of(flag), seed)
    cached_game(game, pack).check_setup(Setup(seats, seed, task.flags))
    jobs = min(jobs or os.cpu_count() or 1, -(-games // CHUNK))
    total = gather_games(task, games, jobs, chosen_language(language))
    report = report_of(task, games, jobs, total)
    if json:
        print(codec.dumps(report))
    else:
        print_report(report, chosen_language(language))
    return 0


def gather_games(task: Task, games: int, jobs: int, language: str) -> Played:
    """Everything added up, with a bar at the terminal to show how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Left

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
    total = Played(task.seats)
    is_first = True
    with Progress(
        *columns, console=console, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        shown = bar.add_task(term("cli-simulate-playing", language), total=games)
        for played in chunks(task, games, jobs):
            if is_first:
                total.began = played.began
                is_first = False
            total.add(played)
            bar.advance(shown, len(played.checksums))
    return total


def report_of(task: Task, games: int, jobs: int, total: Played) -> dict[str, object]:
    seconds = max(total.ended - total.began, 1e-9)
    combined = 0
    for one in total.checksums:
        combined = checksum([[one]], combined)
    return {
        "game": task.game,
        "pack_hash": cached_game(task.game, task.pack).pack_hash,
        "seats": task.seats,
        "seed": task.seed,
        "flags": task.flags,
        "jobs": jobs,
        "compiled": is_compiled(),
        "games": games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(total.decisions / seconds),
        "games_per_s": round(games / seconds, 1),
        "mean_length": round(total.decisions / games, 2),
        "mean_scores": [round(score / games, 2) for score in total.scores],
        "wins": [wins_of(seat, wins, games) for seat, wins in enumerate(total.wins)],
        "checksum": f"{combined:08x}",
    }


def wins_of(seat: int, wins: int, games: int) -> dict[str, object]:
    low, high = wilson(wins, games)
    return {
        "seat": seat + 1,
        "wins": wins,
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins 95 times of 100 (Wilson's score).

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    z2 = CONFIDENCE * CONFIDENCE / games
    share = wins / games
    centre = share + z2 / 2
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + z2 / (4 * games))
    return max(0.0, (centre - spread) / (1 + z2)), min(1.0, (centre + spread) / (1 + z2))


def print_report(report: dict[str, object], language: str) -> None:
    keys = ("games", "decisions", "decisions_per_s", "games_per_s", "mean_length")
    for key in keys:
        print(term(f"cli-simulate-{key}", language, {"value": str(report[key])}))
    wins = report["wins"]
    scores = report["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    for win, score in zip(wins, scores, strict=True):
        shares = {name: f"{100 * win[name]:.1f}" for name in ("share", "low", "high")}
        print(term("cli-simulate-seat", language, {"seat": win["seat"], "score": score, **shares}))
    print(term("cli-simulate-checksum", language, {"value": str(report["checksum"])}))
