from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludopolis.bots.roster import bot_named
from ludopolis.contest.ratings import Interval
from ludopolis.contest.tune import (
    Trial,
    Tuning,
    best_of,
    resume_tuning,
    run_trials,
    tuning_of,
    with_best,
    with_trial,
    write_tuning,
)
from ludopolis.games import open_game
from ludopolis.wire.error import Refusal
from tests.extent import takes_long


def small() -> Tuning:
    return tuning_of("utopia", 1, 2, 5)


def test_only_a_clear_winner_is_called_better() -> None:
    trials = [
        Trial("curiosity", "0.1", 100, Interval(0.58, 0.49, 0.67), 1.0),
        Trial("curiosity", "0.4", 100, Interval(0.65, 0.55, 0.74), 1.0),
        Trial("sharpness", "3", 100, Interval(0.5, 0.4, 0.6), 1.0),
    ]

    assert best_of(trials) == {"curiosity": "0.4"}


def test_what_was_tried_is_not_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    done = small()
    for value in ("0.02", "0.1", "0.3"):
        done = with_trial(done, Trial("even", value, 2, Interval(0.5, 0.1, 0.9), 1.0))
    write_tuning(done, file)

    again = resume_tuning(small(), file)

    assert again == done
    assert list(run_trials(again, ["even"], 1)) == []


@takes_long
def test_a_run_of_tuning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    first = next(run_trials(small(), ["even"], 1))
    write_tuning(first, file)

    again = resume_tuning(small(), file)
    rest = list(run_trials(again, ["even"], 1))

    assert again == first
    assert [trial.value for trial in rest[-1].trials] == ["0.02", "0.1", "0.3"]
    assert list(run_trials(rest[-1], ["even"], 1)) == []


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    write_tuning(small(), file)

    with pytest.raises(Refusal) as refused:
        resume_tuning(tuning_of("utopia", 2, 2, 5), file)

    assert refused.value.code == "tune-other-run"


def test_what_is_no_file_of_tuning_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello", encoding="utf-8")

    with pytest.raises(Refusal) as refused:
        resume_tuning(small(), file)

    assert refused.value.code == "tune-not-a-file"


def test_the_chosen_settings_are_the_name_of_a_bot() -> None:
    trials = [Trial("even", "0.3", 100, Interval(0.65, 0.55, 0.74), 1.0)]

    tuning = with_best(msgspec.structs.replace(small(), trials=trials))

    assert tuning.bot == "ismcts:iterations=1:even=0.3"
    bot_named(open_game("utopia"), tuning.bot)
