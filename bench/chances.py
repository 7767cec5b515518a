"""Do hints tell the truth? python -m bench.chances [GAME ...] [--games G] [--seats N] [--rounds R].

A level plays itself, and at some questions the judgement of hints is asked for the chance of the
seat that is asked: as it stands, and after so many rounds of search. What was told is put in tenths
and set against the share of those games that the seat won; the error is the mean distance of the
tenths, each counted by its answers.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial

from bench.answers import choices
from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.hint import hint
from ludopolis.bots.roster import bot_named
from ludopolis.contest.ratings import shares
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game

BAR = 3.0
"""Points of per cent."""
TENTHS = 10
THOUSAND = 1000


def told(
    slug: str, level: str, seats: int, rounds: int, asked: float, number: int
) -> list[tuple[float, float]]:
    """Pairs of what a hint said in a game and what became of it."""
    game = open_game(slug)
    bots = [bot_named(game, level) for _ in range(seats)]
    rng = seeded(seed_from("chances", seats, number))
    s = game.new(Setup(seats, seed_from("chances", "deal", seats, number)))
    found: list[tuple[float, int]] = []
    for world in choices(game, s, rng):
        if rng.below(THOUSAND) < round(THOUSAND * asked):
            found.append((hint(world, Budget(60.0, rounds), rng)[0].chance, world.seat))
        s.apply(bots[world.seat].choose(world, Budget(), rng))
    outcome = game.outcome(s)
    assert outcome is not None
    won = shares(outcome.places)
    return [(chance, won[seat]) for chance, seat in found]


def error(pairs: list[tuple[float, float]]) -> tuple[float, list[str]]:
    """The mean distance in points of per cent, and the tenths in words."""
    total = 0.0
    rows = []
    for tenth in range(TENTHS):
        held = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth]
        if held:
            said = 100 * sum(chance for chance, _ in held) / len(held)
            came = 100 * sum(share for _, share in held) / len(held)
            total += abs(said - came) * len(held) / len(pairs)
            rows.append(f"{said:.0f}→{came:.0f} ({len(held)})")
    return total, rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SLUGS))
    parser.add_argument("--level", default="level3")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--asked", type=float, default=0.05, help="share of questions")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    worst = 0.0
    for slug in given.game:
        play = partial(told, slug, given.level, given.seats, given.rounds, given.asked)
        played = spread(play, list(range(given.games)), given.jobs)
        pairs = [pair for _, game in played for pair in game]
        found, rows = error(pairs)
        worst = max(worst, found)
        print(
            f"{slug}, {given.seats} seats, {given.level}, {given.games} games, {len(pairs)} hints:"
            f" off by {found:.1f} points; told→came: {', '.join(rows)}",
            flush=True,
        )
    return 1 if worst > BAR else 0


if __name__ == "__main__":
    sys.exit(main())
