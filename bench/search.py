"""Rounds of search per second of processor time, of two builds beside each other.

    python bench/search.py FOLDER    # level 5, compiled in FOLDER against the source here
    python bench/search.py FOLDER --former OLD --bot ismcts:glances=3 --then ismcts

A folder holds a compiled package (of an unpacked wheel, or site-packages). Of a former build other
settings may be asked for, where it does not know those of now.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
SOURCE = BENCH.parent / "src"
STRONGEST = "level5"
TIMES = 10
"""So much faster than the source compiled search must be."""
ENDLESS = 1_000_000
SEATS = 2


def rates(bot_name: str, seconds: float) -> dict[str, int]:
    """Rounds per second over positions from all stretches of random games, by the build here."""
    from ludopolis.bots.bot import Budget, world_of  # noqa: PLC0415 - of whichever build it is
    from ludopolis.bots.roster import bot_named  # noqa: PLC0415
    from ludopolis.cli.tune import POSITIONS, positions  # noqa: PLC0415
    from ludopolis.core.rng import seeded  # noqa: PLC0415
    from ludopolis.games import SLUGS, open_game  # noqa: PLC0415

    found = {}
    for slug in SLUGS:
        game = open_game(slug)
        search: Any = bot_named(game, bot_name)  # of any kind that searches, in any build
        rounds, passed = 0, 0.0
        for s in positions(game, SEATS):
            search.reset()
            search.rounds = 0
            world = world_of(game, s, seeded(3))
            began = time.process_time()
            search.think(world, Budget(seconds / POSITIONS, ENDLESS), seeded(4))
            passed += time.process_time() - began
            rounds += search.rounds
        found[slug] = round(rounds / passed)
    return found


def measured(folder: Path, bot: str, seconds: float) -> dict[str, int]:
    """The same in a process of its own, by the build in the folder."""
    code = f"import search; search.show({bot!r}, {seconds})"
    done = subprocess.run(  # noqa: S603 - this very program
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(BENCH)])},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: dict[str, int] = json.loads(done.stdout)
    return figures


def show(bot: str, seconds: float) -> None:
    print(json.dumps(rates(bot, seconds)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--former", type=Path, help="instead of the source")
    parser.add_argument("--bot", default=STRONGEST)
    parser.add_argument("--then", help="the bot of the former build")
    parser.add_argument("--seconds", type=float, default=4.0)
    given = parser.parse_args()
    now = measured(given.folder, given.bot, given.seconds)
    former = given.former or SOURCE
    then = measured(former, given.then or given.bot, given.seconds)
    for slug, rate in now.items():
        print(f"{slug}: {rate:,} and {then[slug]:,}, {rate / then[slug]:.2f} times")
    least = 0 if given.former else TIMES
    return 0 if all(rate >= least * then[slug] for slug, rate in now.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
