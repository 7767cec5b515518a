"""How long levels take to answer: python -m bench.answers [GAME ...] [--games G] [--levels L,L].

A level plays itself on one core, with two seats and with the most; what is told is the processor
time of each answer to a question with a choice. Run it against the compiled package.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial

from ludopolis.bots.bot import Budget, World, world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.roster import bot_named
from ludopolis.contest.spread import spread
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.state import State
from ludopolis.games import SLUGS, open_game

BARS = dict.fromkeys(LEVELS, 50.0) | {LEVELS[-1]: 1000.0}
"""What 99 answers of 100 must keep to, in milliseconds."""


def choices(game: Game, s: State, rng: Rng) -> Iterator[World]:
    """What each who has a choice knows; whoever asks applies the answers."""
    while not s.over:
        options = s.decision.options
        if len(options) == 1:
            s.apply(options[0])
        else:
            yield world_of(game, s, rng)


def answers(slug: str, level: str, seats: int, number: int) -> list[float]:
    """Milliseconds of every answer of a game."""
    game = open_game(slug)
    bots = [bot_named(game, level) for _ in range(seats)]
    rng = seeded(seed_from("answers", level, seats, number))
    s = game.new(Setup(seats, seed_from("answers", seats, number)))
    found = []
    for world in choices(game, s, rng):
        began = time.process_time()
        option = bots[world.seat].choose(world, Budget(), rng)
        found.append(1000 * (time.process_time() - began))
        s.apply(option)
    return found


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SLUGS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    late = 0
    for slug in given.game:
        seats = open_game(slug).seats
        for level in given.levels.split(","):
            for count in (seats[0], seats[-1]):
                play = partial(answers, slug, level, count)
                played = spread(play, list(range(given.games)), given.jobs)
                times = [each for _, game in played for each in game]
                is_late = share(times, 0.99) > BARS.get(level, BARS[LEVELS[-1]])
                late += is_late
                print(
                    f"{slug}, {count} seats, {level}: median {share(times, 0.5):.2f} ms,"
                    f" 99 % under {share(times, 0.99):.1f} ms, longest {max(times):.1f} ms,"
                    f" {len(times):,} answers" + (" TOO LATE" if is_late else ""),
                    flush=True,
                )
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
