"""Random play by the thousand, on all cores: counts, speed, and a checksum of every final state."""

from __future__ import annotations

import hashlib
import json as codec
import math
import os
import time
from functools import cache, partial
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
from ludopolis.cli.progress import Bar
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup
from ludopolis.core.hashing import checksum
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.text import term

if TYPE_CHECKING:
    from ludopolis.core.game import Game

CHUNK: Final = 50
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
        self.began = min(self.began, more.began)
        self.ended = max(self.ended, more.ended)


@cache
def cached_game(slug: str, pack: Path | None) -> Game:
    return open_game(slug, pack)


def play_chunk(task: Task, parts: list[range], number: int) -> Played:
    """Play the games of a part; what happens depends on the task and their numbers only."""
    game = cached_game(task.game, task.pack)
    played = Played(task.seats)
    for one in parts[number]:
        play_one(game, task, one, played)
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


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of all games; the parts shrink, so that all processes end at the same time."""
    parts: list[range] = []
    first = 0
    while first < games:
        count = max(1, min(CHUNK, (games - first) // (2 * jobs)))
        parts.append(range(first, first + count))
        first += count
    return parts


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
    parts = parts_of(games, jobs)
    play = partial(play_chunk, task, parts)
    found: dict[int, Played] = {}
    with Bar(term("cli-simulate-playing", language), games) as bar:
        for number, played in spread(play, list(range(len(parts))), jobs):
            found[number] = played
            bar.step(len(played.checksums))
    return sum_of(task, [found[number] for number in range(len(parts))])


def sum_of(task: Task, parts: list[Played]) -> Played:
    """All of them added up, in the order of their games."""
    total = Played(task.seats)
    for played in parts:
        total.add(played)
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
