"""The scripts in ``examples`` run; the learner learns in the benchmarks, here it only moves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.extent import amount, sparing

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

EXAMPLES = Path(__file__).parents[2] / "examples"
RUNS = {
    "first_game.py": [],
    "league.py": [str(amount(3, 24))],
    "dataset.py": ["data", "data.svg"],
    "self_play.py": ["--updates", "1", "--games", "5", "--plot", "curve.svg"],
}


DATA_SET = ["-m", "ludopolis", "dataset", "utopia", "--bots", "uniform", "--games", "2",
            "--jobs", "1", "--out", "data"]  # fmt: skip


def run(name: str, arguments: list[str], folder: Path) -> str:
    return done([str(EXAMPLES / name), *arguments], folder)


def done(arguments: list[str], folder: Path) -> str:
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=path, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("name", sparing(RUNS, "self_play.py"))
def test_example_runs(name: str, tmp_path: Path) -> None:
    if name in {"dataset.py", "self_play.py"}:
        pytest.importorskip("matplotlib")
    if name == "dataset.py":
        pytest.importorskip("pyarrow")
        done(DATA_SET, tmp_path)
    assert run(name, RUNS[name], tmp_path)


def test_every_example_is_run_or_named() -> None:
    names = {path.name for path in EXAMPLES.glob("*.py")}

    assert names == {*RUNS, "write_a_bot.py"}


def test_the_bot_of_the_example_chooses(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import write_a_bot as example;"
        "import ludopolis; rng = ludopolis.seeded(1); world = ludopolis.new('utopia').world(rng);"
        "print(example.Dreamer().choose(world, ludopolis.Budget(), rng) in world.decision.options)"
    )
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, str(EXAMPLES)]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, env=path, check=True
    )

    assert done.stdout.strip() == "True"
