"""How fast the rules run: random play, clones, restores and views, on one core."""

from __future__ import annotations

import gc
import json as codec
import time
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from ludopolis.cli.about import is_compiled, present_games
from ludopolis.cli.arguments import AsJson, at_least
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.core.game import Setup
from ludopolis.core.playout import playout
from ludopolis.core.rng import seeded
from ludopolis.games import check_slug
from ludopolis.text import term

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

SEATS: Final = 4
POSITIONS: Final = 64
APART: Final = 23
MICRO: Final = 1_000_000
MILLISECONDS: Final = 1000


def engine(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    seconds: Annotated[float, Parameter(help="Time for each measurement.")] = 2.0,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Measure each game on one core with four seats.

    Example: ludopolis bench engine --json
    """
    at_least("--seconds (ms)", int(seconds * MILLISECONDS), 1)
    if game is not None:
        check_slug(game)
    figures = {
        found.slug: measure_game(found, seconds)
        for found in present_games()
        if game in {None, found.slug}
    }
    if json:
        print(codec.dumps(figures))
        return 0
    print(term("cli-compiled" if is_compiled() else "cli-uncompiled", chosen_language(language)))
    for slug, row in figures.items():
        print(f"{slug}: " + "  ".join(f"{key} {value:,}" for key, value in row.items()))
    return 0


def measure_game(game: Game, seconds: float) -> dict[str, bool | int | float]:
    setup = Setup(min(SEATS, game.seats.stop - 1), 1)
    gc.collect()
    gc.disable()
    try:
        decisions, games = play_rates(game, setup.seats, seconds)
        positions = sample_positions(game, setup)
        rows = [s.save() for s in positions]
        part = seconds / 4
        return {
            "compiled": is_compiled(),
            "decisions_per_s": round(decisions),
            "games_per_s": round(games, 1),
            "clone_us": micro(part, lambda i: positions[i].clone()),
            "restore_us": micro(part, lambda i: game.restore(setup, rows[i])),
            "view_us": micro(part, lambda i: game.view(positions[i], 0)),
        }
    finally:
        gc.enable()


def play_rates(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per second; the first game only warms up."""
    rng = seeded(1)
    playout(game.new(Setup(seats, 0)), rng)
    decisions = games = 0
    began = time.perf_counter()
    while True:
        games += 1
        decisions += playout(game.new(Setup(seats, games)), rng)
        passed = time.perf_counter() - began
        if passed >= seconds:
            return decisions / passed, games / passed


def sample_positions(game: Game, setup: Setup) -> list[State]:
    """Positions from all stretches of random games."""
    rng = seeded(2)
    found: list[State] = []
    s = game.new(setup)
    while len(found) < POSITIONS:
        for step in range(APART):
            if s.over:
                s = game.new(setup)
            options = s.decision.options
            s.apply(options[rng.below(len(options))])
        if not s.over:
            found.append(s.clone())
    return found


def micro(seconds: float, call: Callable[[int], object]) -> float:
    """Microseconds per call; the cost of calling at all is taken off."""
    return round(
        max(0.0, seconds_per_call(seconds, call) - seconds_per_call(seconds / 4, id)) * MICRO, 3
    )


def seconds_per_call(seconds: float, call: Callable[[int], object]) -> float:
    rounds = 0
    began = time.perf_counter()
    while True:
        for i in range(POSITIONS):
            call(i)
        rounds += 1
        passed = time.perf_counter() - began
        if passed >= seconds:
            return passed / (rounds * POSITIONS)
