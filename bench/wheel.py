"""Installs a wheel into an empty environment and uses it without compiler or Node.

    python bench/wheel.py dist/*.whl

Makes a virtual environment in a temporary folder, takes every compiler and Node out of the path,
installs the wheel with its requirements, then plays, simulates and verifies a record.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

CHECKS = {
    "the rules are compiled": (
        "import ludopolis.core.state as s; assert not s.__file__.endswith('.py'), s.__file__"
    ),
    "a game of each kind is played and replayed": (
        "import ludopolis\n"
        "for game in ludopolis.games():\n"
        "    done = ludopolis.play_out(ludopolis.new(game, seats=2, seed=1), ['uniform'] * 2)\n"
        "    assert ludopolis.replay(done.record()).outcome().scores == done.outcome().scores\n"
    ),
    "bots compete": "import ludopolis; ludopolis.arena('utopia', ['uniform', 'level1'], games=2)",
    "missing extras are named": (
        "from ludopolis import envs, Refusal\n"
        "try:\n"
        "    envs.aec_env('utopia')\n"
        "except Refusal as refusal:\n"
        "    assert refusal.code == 'extra-missing'\n"
    ),
}
COMMANDS = {
    "the command line answers": ["version"],
    "games are simulated": ["simulate", "utopia", "--games", "4"],
    "the rules can be read": ["rules", "utopia"],
}


def bare_path(scripts: Path, folder: Path) -> str:
    """A path with the environment's own programs and nothing else."""
    empty = folder / "empty"
    empty.mkdir()
    return os.pathsep.join([str(scripts), str(empty)])


def main() -> int:
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python = str(scripts / "python")
        own = {**os.environ, "PATH": bare_path(scripts, folder)}
        own.pop("PYTHONPATH", None)
        subprocess.run([python, "-m", "pip", "install", "-q", str(wheel)], check=True, env=own)  # noqa: S603
        runs = {what: [python, "-c", code] for what, code in CHECKS.items()}
        runs |= {what: [str(scripts / "ludopolis"), *rest] for what, rest in COMMANDS.items()}
        failed = 0
        for what, command in runs.items():
            done = subprocess.run(  # noqa: S603 - our own commands
                command, cwd=folder, env=own, capture_output=True, text=True, check=False
            )
            print(f"{'ok  ' if done.returncode == 0 else 'FAIL'} {what}")
            if done.returncode:
                failed += 1
                print(done.stderr[-2000:])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
