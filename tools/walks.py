"""Walk through a game at random for as long as asked, testing every position.

Usage: ``python -m tools.walks utopia --decisions 1000000 --two-worlds 100000``. Prints counts,
speed and failures as JSON; each failure names seats, seed and ply. Exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING, Final

from ludopolis.core import state
from ludopolis.core.game import Setup
from ludopolis.core.hashing import checksum
from ludopolis.core.rng import seeded
from ludopolis.testing.conformance import check_end, check_options, check_saving, check_two_worlds
from tests.conformance.games import SCORES_NEVER_FALL, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State

MOST_FAILURES: Final = 20


class Tally:
    """What was done and what went wrong."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.positions = 0
        self.failures: list[str] = []

    def attempt(self, check: Callable[[], None], where: str) -> None:
        """Run a check; its failure is noted and the walk goes on."""
        try:
            check()
        except Exception as failure:  # noqa: BLE001 - whatever goes wrong is to be reported
            self.failures.append(f"{where}: {type(failure).__name__} {failure}")


class Walker:
    """Plays random games of one kind and tests their positions."""

    def __init__(self, game: Game, seed: int, two_worlds: int) -> None:
        self.game = game
        self.rng = seeded(seed)
        self.two_worlds = two_worlds
        self.tally = Tally()

    def walk(self, decisions: int) -> Tally:
        """Play games until so many decisions are made and so many positions compared."""
        tally = self.tally
        while tally.decisions < decisions or tally.positions < self.two_worlds:
            if len(tally.failures) >= MOST_FAILURES:
                break
            self.play_game(random_setup(self.game, self.rng), decisions)
        return tally

    def play_game(self, setup: Setup, decisions: int) -> None:
        s = self.game.new(setup)
        tally = self.tally
        tally.games += 1
        ply = 0
        while not s.over and len(tally.failures) < MOST_FAILURES:
            if tally.decisions >= decisions and tally.positions >= self.two_worlds:
                return
            where = (
                f"{self.game.slug} seats {setup.seats} seed {setup.seed} {setup.flags} ply {ply}"
            )
            self.check_worlds(s, setup, where)
            self.step(s, setup, where)
            tally.decisions += 1
            ply += 1
        tally.attempt(lambda: check_end(self.game, s, "end"), f"{setup.seed} end")

    def check_worlds(self, s: State, setup: Setup, where: str) -> None:
        if self.tally.positions < self.two_worlds:
            seat = self.rng.below(setup.seats + 1) - 1
            self.tally.attempt(lambda: check_two_worlds(self.game, s, seat, self.rng, where), where)
            self.tally.positions += 1

    def step(self, s: State, setup: Setup, where: str) -> None:
        """Test the position, then play on: in a clone first, which must change nothing here."""
        self.tally.attempt(lambda: check_position(self.game, setup, s, where), where)
        before, scores = checksum(s.save()), s.scores()
        option = s.decision.options[self.rng.below(len(s.decision.options))]
        twin = s.clone()
        twin.apply(option)
        if checksum(s.save()) != before:
            self.tally.failures.append(f"{where}: a clone shares a zone")
        s.apply(option)
        if checksum(s.save()) != checksum(twin.save()):
            self.tally.failures.append(f"{where}: a clone plays on differently")
        if self.game.slug in SCORES_NEVER_FALL:
            fell = [was > now for was, now in zip(scores, s.scores(), strict=True)]
            if any(fell):
                self.tally.failures.append(f"{where}: a score fell")


def random_setup(game: Game, rng: Rng) -> Setup:
    """Any number of seats; each flag by chance."""
    seats = game.seats.start + rng.below(len(game.seats))
    flags = {spec.name: spec.values[rng.below(len(spec.values))] for spec in game.flags}
    return Setup(seats, rng.next(), flags)


def check_position(game: Game, setup: Setup, s: State, where: str) -> None:
    violations = game.violations(s)
    assert not violations, violations
    check_options(game, s, where)
    check_saving(game, setup, s, where)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.walks", description=__doc__)
    parser.add_argument("game", help="pearls, or the slug of another game")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--two-worlds", type=int, default=0, help="positions seen from two worlds")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    given = arguments()
    started = time.perf_counter()
    tally = Walker(opened(given.game), given.seed, given.two_worlds).walk(given.decisions)
    seconds = time.perf_counter() - started
    report = {
        "game": given.game,
        "compiled": not state.__file__.endswith(".py"),
        "seed": given.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "two_worlds": tally.positions,
        "failures": tally.failures,
        "seconds": round(seconds, 1),
    }
    print(json.dumps(report, indent=1))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
