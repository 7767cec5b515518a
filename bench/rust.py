"""Compiled Utopia against the same rules written by hand in Rust, in one run.

    .venv/bin/python bench/rust.py [--games 2000] [--seats 4] [--json]

Needs a Rust compiler (Debian's ``rustc`` will do), and says so where there is none. First both play
the same seeds and must ask the same questions, offer the same options in the same order and end
with the same points; then their processor time is taken in turn, the best of each.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import subprocess
import sys
import time
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludopolis.cli.about import is_compiled
from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import open_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "bench" / "rust" / "utopia.rs"
PROGRAM = ROOT / "build" / "rust" / "utopia"
TURNS = 5


def built() -> Path:
    """The program in Rust, made anew if its source has changed."""
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < SOURCE.stat().st_mtime:
        PROGRAM.parent.mkdir(parents=True, exist_ok=True)
        command = ["rustc", "-C", "opt-level=3", str(SOURCE), "-o", str(PROGRAM)]
        subprocess.run(command, check=True)  # noqa: S603
    return PROGRAM


def board(game: Game, seats: int) -> str:
    """What a match fixes, as the program reads it: numbers, each list led by its length."""
    start: Any = game.new(Setup(seats, 0))
    terms = start.terms
    starts = list(terms.tables.island_starts)
    lists = [list(terms.values), terms.open_islands, *terms.reach]
    rows = [[seats], starts, *([len(each), *each] for each in lists)]
    return " ".join(str(number) for row in rows for number in row)


def in_rust(mode: str, games: int, terms: str) -> tuple[bytes, float]:
    """What the program writes, and the processor time that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [str(built()), mode, "0", str(games)]
    done = subprocess.run(  # noqa: S603
        command, input=terms.encode(), stdout=subprocess.PIPE, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def told(game: Game, seats: int, games: int) -> bytes:
    """Every question, option and answer of the games, and their points, as 16-bit numbers."""
    numbers = array("h")
    for seed in range(games):
        s = game.new(Setup(seats, seed))
        rng = seeded(seed + 1)
        while not s.over:
            asked = s.decision
            option = asked.options[rng.below(len(asked.options))]
            numbers.extend((asked.seat, asked.ask, asked.cause, *asked.options, option))
            s.apply(option)
        numbers.extend(s.scores())
    return numbers.tobytes()


def played(game: Game, seats: int, games: int) -> int:
    return sum(playout(game.new(Setup(seats, seed)), seeded(seed + 1)) for seed in range(games))


def seconds(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def measured(seats: int, games: int) -> dict[str, Any]:
    game = open_game("utopia")
    terms = board(game, seats)
    if in_rust("tell", games, terms)[0] != told(game, seats, games):
        sys.exit("The two don't play the same game.")
    decisions = played(game, seats, games)
    if int(in_rust("count", games, terms)[0]) != decisions:
        sys.exit("The two don't count the same decisions.")
    ours = min(seconds(lambda: played(game, seats, games)) for _ in range(TURNS))
    rust = min(in_rust("count", games, terms)[1] for _ in range(TURNS))
    return {
        "compiled": is_compiled(),
        "games_alike": games,
        "decisions": decisions,
        "decisions_per_s": round(decisions / ours),
        "rust_decisions_per_s": round(decisions / rust),
        "share_of_rust": round(rust / ours, 3),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if shutil.which("rustc") is None:
        print("There is no Rust compiler here (rustc): nothing to compare with.")
        return 0
    figures = measured(args.seats, args.games)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:24}{value:>14,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
