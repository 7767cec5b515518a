"""After ``pip install`` the games are known to Gymnasium and OpenSpiel, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

import ludopolis
from ludopolis.envs import register_gymnasium, register_openspiel
from ludopolis.games import SLUGS
from tests.envs.names import newest
from tests.extent import in_turn, takes_long

ROOT = Path(__file__).parents[2]
SOURCE = Path(ludopolis.__file__).parents[1]
GYMNASIUM = """
import gymnasium
from gymnasium.vector import AsyncVectorEnv

def spawned():
    make = lambda: gymnasium.make({name!r}, opponents="uniform")
    env = AsyncVectorEnv([make], context="spawn")
    print(env.reset(seed=1)[0].shape[0])
    env.close()

if __name__ == "__main__":
    for name in {names!r}:
        print(gymnasium.make(name, opponents="uniform").unwrapped.game.slug)
    spawned()
"""
OPENSPIEL = """
from multiprocessing import get_context
import pyspiel

def text(name):
    return str(pyspiel.load_game(name))

if __name__ == "__main__":
    names = {names!r}
    print(*map(text, names), sep="\\n")
    with get_context("spawn").Pool(1) as pool:
        print(*pool.map(text, names), sep="\\n")
"""

MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in Path(ludopolis.__file__).parent.rglob("*.py")
    if "migrations" not in path.parts and path.name != "__main__.py"
)
OF_ENVS = [name for name in MODULES if name.startswith("ludopolis.envs")]
FIRST = """
import sys
from importlib import import_module

for name in {modules!r}:
    try:
        import_module(name)
    except Exception as fault:
        if getattr(fault, "code", "") != "extra-missing":
            raise

import gymnasium
told = [*gymnasium.registry]
if "pyspiel" in sys.modules:
    import pyspiel
    told += pyspiel.registered_names()
print(*(name for name in told if name.startswith("ludopolis")))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the package as a wheel puts it there, and our libraries."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    paths = f"{SOURCE}\n{sysconfig.get_path('purelib')}\n"
    (site / "libraries.pth").write_text(paths, encoding="utf-8")
    (site / "ludopolis.pth").write_text(
        (ROOT / "src" / "ludopolis.pth").read_text("utf-8"), "utf-8"
    )
    return python


def said(python: Path, program: str, folder: Path, complaints: str | None = None) -> list[str]:
    """What a program prints; with ``complaints``, it must print just these."""
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), "-W", "ignore", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert complaints in {None, done.stderr}
    return done.stdout.splitlines()


def test_gymnasium_knows_the_games(installed: Path, tmp_path: Path) -> None:
    names = [newest(register_gymnasium(), slug) for slug in SLUGS]
    program = GYMNASIUM.format(name=names[0], names=names)

    assert said(installed, program, tmp_path) == [*SLUGS, "1"]


def test_openspiel_knows_the_games(installed: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    names = [f"ludopolis_{slug}" for slug in SLUGS]
    told = said(installed, OPENSPIEL.format(names=names), tmp_path)

    assert [line.partition("(")[0] for line in told] == names * 2


@in_turn
@pytest.mark.parametrize("name", OF_ENVS)
def test_a_module_of_ours_that_is_imported_first(
    name: str, installed: Path, tmp_path: Path
) -> None:
    told = said(installed, FIRST.format(modules=[name]), tmp_path, complaints="")[0].split()

    assert set(told) >= set(register_gymnasium())
    if name.endswith(".openspiel") and find_spec("pyspiel"):
        assert set(told) >= set(register_openspiel())


@takes_long
def test_all_other_modules_of_ours(installed: Path, tmp_path: Path) -> None:
    others = [name for name in MODULES if name not in OF_ENVS]
    told = said(installed, FIRST.format(modules=others), tmp_path, complaints="")[0].split()

    assert told == register_gymnasium()


def test_other_programs_load_nothing_of_ours(installed: Path, tmp_path: Path) -> None:
    program = "import sys, json\nprint([name for name in sys.modules if 'ludopolis' in name])"

    assert said(installed, program, tmp_path) == ["['_ludopolis_envs']"]


def test_a_library_is_whole_where_the_games_are_broken(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "ludopolis").mkdir()
    (tmp_path / "ludopolis" / "__init__.py").write_text("raise RuntimeError", encoding="utf-8")

    assert said(installed, "import gymnasium\nprint(gymnasium.__name__)", tmp_path) == ["gymnasium"]


def test_the_wheel_has_what_python_reads_at_start(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)

    assert (tmp_path / "ludopolis.pth").read_text(encoding="utf-8") == "import _ludopolis_envs\n"
    assert (tmp_path / "_ludopolis_envs.py").is_file()
