"""How do games of a level against itself end? python -m bench.endings [GAME ...] [--games G].

Each level plays alone at every number of seats. All but one game in two hundred must end as the
rules mean games to end, not by a standstill.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from typing import Final

from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import BotGame, seed_from
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.roster import bot_named
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game

GOALS: Final = {"utopia": "goal", "uchronia": "threshold", "dominations": "ages"}
LEAST: Final = 199 / 200


def reason_of(slug: str, level: str, seats: int, number: int) -> str:
    """Why game ``number`` of a level against itself ended."""
    game = open_game(slug)
    seeds = [seed_from("endings", level, seats, number, seat) for seat in range(seats)]
    bots = [bot_named(game, level) for _ in range(seats)]
    match = BotGame(game, Setup(seats, seeds[0]), bots, seeds, Budget())
    outcome = game.outcome(match.play())
    assert outcome is not None
    return outcome.reason


def endings(slug: str, level: str, seats: int, games: int, jobs: int = 1) -> Counter[str]:
    play = partial(reason_of, slug, level, seats)
    return Counter(reason for _, reason in spread(play, list(range(games)), jobs))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SLUGS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def main() -> int:
    given = arguments()
    stalled = 0
    for slug in given.game:
        for level in given.levels.split(","):
            for seats in open_game(slug).seats:
                found = endings(slug, level, seats, given.games, given.jobs)
                stalled += found[GOALS[slug]] < LEAST * given.games
                print(f"{slug}, {level}, {seats} seats: {dict(found)}", flush=True)
    return 1 if stalled else 0


if __name__ == "__main__":
    sys.exit(main())
