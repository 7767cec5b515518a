"""``ludopolis tune`` and ``ludopolis bench search``: how well and how fast the bots search."""

from __future__ import annotations

import json as codec
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.levels import strongest
from ludopolis.cli.about import is_compiled, present_games
from ludopolis.cli.arguments import FIRST_GAME, AsJson, GameName, Jobs, Seed, at_least
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.contest.tune import GRID, resume_tuning, run_trials, tuning_of, write_tuning
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import check_slug
from ludopolis.text import term
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.contest.tune import Trial, Tuning
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

POSITIONS: Final = 8
APART: Final = 31
ENDLESS: Final = 1_000_000
"""Rounds that no time allows."""


def tune(
    game: GameName = FIRST_GAME,
    /,
    *,
    settings: Annotated[str, Parameter(help="Which to try, separated by commas.")] = ",".join(GRID),
    iterations: Annotated[int, Parameter(help="Rounds of search for an answer.")] = 100,
    games: Annotated[int, Parameter(help="Games for each value.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None,
        Parameter(help="JSON file of all trials; if it exists, the run continues from it."),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Try settings of search against the present ones, on the same deals.

    Example: ludopolis tune utopia --settings curiosity --games 200 --out tuned.json
    """
    at_least("--games", games, 1)
    at_least("--iterations", iterations, 1)
    at_least("--jobs", jobs, 0)
    names = [name.strip() for name in settings.split(",")]
    for name in names:
        if name not in GRID:
            raise Refusal("bot-setting", setting=name, settings=", ".join(GRID))
    tuning = resume_tuning(tuning_of(game, iterations, games, seed), out)
    if not json:
        for trial in tuning.trials:
            print_trial(trial)
    for after in run_trials(tuning, names, jobs or os.cpu_count() or 1):
        tuning = after
        write_tuning(tuning, out)
        if not json:
            print_trial(tuning.trials[-1])
    if json:
        print(msgspec.json.format(msgspec.json.encode(tuning)).decode())
    else:
        print_best(tuning, chosen_language(language))
    return 0


def print_trial(trial: Trial) -> None:
    win = trial.win
    shares = f"{100 * win.share:.1f} % ({100 * win.low:.1f}–{100 * win.high:.1f})"
    row = f"{trial.setting} = {trial.value}: {shares}, n = {trial.games}, {trial.ms:.1f} ms"
    print(row, flush=True)


def print_best(tuning: Tuning, language: str) -> None:
    if not tuning.best:
        print(term("bots-tune-none", language))
        return
    best = ", ".join(f"{name} = {value}" for name, value in tuning.best.items())
    print(term("bots-tune-best", language, {"best": best}))
    print(term("bots-tune-use", language, {"bot": tuning.bot}))


def search(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    seats: Annotated[int, Parameter(help="Number of players.")] = 2,
    seconds: Annotated[float, Parameter(help="Time for each game.")] = 2.0,
    json: AsJson = False,
) -> int:
    """Count the rounds of search per second, on one core.

    Example: ludopolis bench search --json
    """
    if game is not None:
        check_slug(game)
    figures = {
        found.slug: {"compiled": is_compiled(), "iterations_per_s": rate(found, seats, seconds)}
        for found in present_games()
        if game in {None, found.slug}
    }
    if json:
        print(codec.dumps(figures))
        return 0
    for slug, row in figures.items():
        print(f"{slug}: {row['iterations_per_s']:,} iterations/s, compiled: {row['compiled']}")
    return 0


def rate(game: Game, seats: int, seconds: float) -> int:
    """Rounds of the highest level per second of processor time, all through a random game."""
    bot = strongest(game)
    rounds = 0
    passed = 0.0
    for s in positions(game, seats):
        bot.reset()
        bot.rounds = 0
        world = world_of(game, s, seeded(3))
        began = time.process_time()
        bot.think(world, Budget(seconds / POSITIONS, ENDLESS), seeded(4))
        passed += time.process_time() - began
        rounds += bot.rounds
    return round(rounds / passed)


def positions(game: Game, seats: int) -> list[State]:
    """Questions with a choice, some way apart."""
    rng = seeded(2)
    found: list[State] = []
    s = game.new(Setup(seats, 1))
    step = 0
    while len(found) < POSITIONS:
        if s.over:
            s = game.new(Setup(seats, len(found)))
        options = s.decision.options
        if step >= APART and len(options) > 1:
            found.append(s.clone())
            step = 0
        s.apply(options[rng.below(len(options))])
        step += 1
    return found
