"""Settings of search tried against the present ones, each on the same deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.arena import contest_of, report_of, run
from ludopolis.play.ratings import Interval

if TYPE_CHECKING:
    from collections.abc import Iterator

GRID: Final[dict[str, list[str]]] = {
    "curiosity": ["0.1", "0.2", "0.4", "0.8", "1.6"],
    "sharpness": ["1", "3", "6", "12", "24"],
    "even": ["0.02", "0.1", "0.3"],
    "width": ["30", "60", "200"],
    "actions": ["0", "2", "4", "8"],
}


class Trial(msgspec.Struct, frozen=True):
    """How one setting fared against the present settings at the same number of iterations."""

    setting: str
    value: str
    games: int
    win: Interval
    ms: float


def trials(
    game: str, names: list[str], iterations: int, games: int, seed: int, jobs: int
) -> Iterator[Trial]:
    """Every value of the settings named, one after the other."""
    present = f"ismcts:iterations={iterations}"
    for name in names:
        for value in GRID[name]:
            bot = f"{present}:{name}={value}"
            contest = contest_of(game, [bot, present], 2, games, seed, {})
            report = report_of(contest, list(run(contest, jobs)))
            row = report.standings[0]
            yield Trial(name, value, row.games, row.win, row.ms)


def best_of(found: list[Trial]) -> dict[str, str]:
    """For each setting the value that won most, if its interval lies above one half."""
    best: dict[str, Trial] = {}
    for trial in found:
        if trial.win.low > 0.5 and (
            trial.setting not in best or trial.win.share > best[trial.setting].win.share
        ):
            best[trial.setting] = trial
    return {name: trial.value for name, trial in best.items()}
