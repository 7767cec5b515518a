"""Settings of search tried against the present ones, each on the same deals, and written down.

Every trial is a contest of the arena; a file keeps those that are finished, so that a run that was
cut short goes on where it stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.bots.roster import settings_of
from ludopolis.contest.arena import contest_of, report_of, run
from ludopolis.contest.ratings import Interval
from ludopolis.games import open_game
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GRID: Final[dict[str, list[str]]] = {
    "curiosity": ["0.1", "0.2", "0.4", "0.8", "1.6"],
    "sharpness": ["1", "3", "6", "12", "24"],
    "even": ["0.02", "0.1", "0.3"],
    "width": ["30", "60", "200"],
    "actions": ["0", "2", "4", "8"],
}
ALL_CHOSEN: Final = "together"
"""The setting of the last trial: all the chosen values at once, on deals of its own."""


class Trial(msgspec.Struct, frozen=True):
    """How one setting fared against the present settings at the same number of iterations."""

    setting: str
    value: str
    games: int
    win: Interval
    ms: float


class Tuning(msgspec.Struct, frozen=True):
    """A run of tuning. ``present`` is what every trial played against, spelled out in full."""

    game: str
    pack_hash: str
    iterations: int
    games: int
    seed: int
    present: dict[str, float]
    trials: list[Trial] = []
    best: dict[str, str] = {}
    bot: str = ""


def tuning_of(game: str, iterations: int, games: int, seed: int) -> Tuning:
    """A run that nothing has been tried in yet."""
    found = open_game(game)
    settings = settings_of(found, f"iterations={iterations}")
    present = {
        "curiosity": settings.curiosity,
        "discount": settings.discount,
        "sharpness": settings.sharpness,
        "width": float(settings.width),
        "depth": float(settings.depth),
        "even": settings.even,
        "actions": float(settings.actions),
    }
    return Tuning(game, found.pack_hash, iterations, games, seed, present)


def resume_tuning(tuning: Tuning, path: Path | None) -> Tuning:
    """The run with the trials that the file has; a file of another run is refused."""
    if path is None or not path.exists():
        return tuning
    try:
        earlier = msgspec.json.decode(path.read_bytes(), type=Tuning)
    except msgspec.MsgspecError:
        raise Refusal("tune-not-a-file", file=str(path)) from None
    if msgspec.structs.replace(earlier, trials=[], best={}, bot="") != tuning:
        raise Refusal("tune-other-run", file=str(path))
    return earlier


def write_tuning(tuning: Tuning, path: Path | None) -> None:
    """Keep the run; the old file stays whole until the new one is."""
    if path is not None:
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(tuning)) + b"\n")
        fresh.replace(path)


def run_trials(tuning: Tuning, names: list[str], jobs: int) -> Iterator[Tuning]:
    """The run after each trial that it had not got: every value, then the chosen ones together."""
    for name in names:
        for value in GRID[name]:
            if not has_trial(tuning, name, value):
                bot = bot_name(tuning, {name: value})
                trial = tried_one(tuning, name, value, bot, tuning.seed, jobs)
                tuning = with_best(with_trial(tuning, trial))
                yield tuning
    if len(tuning.best) > 1 and not has_trial(tuning, ALL_CHOSEN, tuning.bot):
        # Fresh deals: on those that chose the values their shares are too good.
        trial = tried_one(tuning, ALL_CHOSEN, tuning.bot, tuning.bot, tuning.seed + 1, jobs)
        yield with_trial(tuning, trial)


def tried_one(tuning: Tuning, name: str, value: str, bot: str, seed: int, jobs: int) -> Trial:
    rival = bot_name(tuning, {})
    contest = contest_of(tuning.game, [bot, rival], 2, tuning.games, seed, {})
    row = report_of(contest, list(run(contest, jobs))).standings[0]
    return Trial(name, value, row.games, row.win, row.ms)


def has_trial(tuning: Tuning, name: str, value: str) -> bool:
    return any(trial.setting == name and trial.value == value for trial in tuning.trials)


def with_trial(tuning: Tuning, trial: Trial) -> Tuning:
    return msgspec.structs.replace(tuning, trials=[*tuning.trials, trial])


def with_best(tuning: Tuning) -> Tuning:
    best = best_of(tuning.trials)
    return msgspec.structs.replace(tuning, best=best, bot=bot_name(tuning, best))


def bot_name(tuning: Tuning, settings: dict[str, str]) -> str:
    """The name of a bot with these settings, as ``--bots`` takes it."""
    parts = [f"iterations={tuning.iterations}", *(f"{k}={v}" for k, v in settings.items())]
    return ":".join(["ismcts", *parts])


def best_of(found: list[Trial]) -> dict[str, str]:
    """For each setting the value that won most, if its interval lies above one half."""
    best: dict[str, Trial] = {}
    for trial in found:
        if (
            trial.setting in GRID
            and trial.win.low > 0.5
            and (trial.setting not in best or trial.win.share > best[trial.setting].win.share)
        ):
            best[trial.setting] = trial
    return {name: trial.value for name, trial in best.items()}
