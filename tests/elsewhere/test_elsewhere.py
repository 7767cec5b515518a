"""On a system that is no POSIX, such as Windows: everything but programs that play, and workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

import ludopolis
from ludopolis.testing.load_figures import free_port
from tests.extent import PATIENCE, takes_long

SOURCE = Path(ludopolis.__file__).parents[1]
ONLY_THERE = {"bots.cage.keeper", "bots.cage.limits", "bots.cage.proofs"}
"""What only the cage loads, where there is one."""
IMPORT = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    try:
        import_module(f"ludopolis.{name}")
    except Exception as fault:
        if getattr(fault, "code", "") != "extra-missing":
            print(name, type(fault).__name__, fault)
"""
COMMANDS = {
    "simulate": ["utopia", "--games", "4", "--jobs", "2"],
    "arena": ["utopia", "--bots", "uniform,greedy", "--games", "2", "--jobs", "2"],
    "balance": ["utopia", "--bots", "uniform", "--games", "2", "--jobs", "2", "--out", "b.html"],
    "perft": ["uchronia", "--depth", "2"],
    "rules": ["utopia", "T-8.12"],
    "version": [],
}


def elsewhere(folder: Path) -> dict[str, str]:
    paths = [str(Path(__file__).parent / "site"), str(SOURCE), *sys.path[1:]]
    own = {"LUDOPOLIS_ELSEWHERE": "1", "LUDOPOLIS_HOME": str(folder)}
    return {**os.environ, **own, "PYTHONPATH": os.pathsep.join(paths)}


def ran(command: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=elsewhere(folder), input=typed,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_all_modules_but_those_of_the_cage_are_found(tmp_path: Path) -> None:
    package = SOURCE / "ludopolis"
    files = [file.relative_to(package).with_suffix("") for file in package.rglob("*.py")]
    names = {
        ".".join(file.parts).removesuffix(".__init__")
        for file in files
        if not {"migrations", "__main__", "__init__"} & {*file.parts[:1], file.name, *file.parts}
    }

    assert ran(["-c", IMPORT, *sorted(names - ONLY_THERE)], tmp_path).stdout == ""
    assert names > ONLY_THERE


@takes_long
def test_all_tests_are_found_or_skipped(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    own = ["--ignore", str(Path(__file__).parent), "-o", f"cache_dir={tmp_path}"]
    done = ran(["-m", "pytest", "-q", "--collect-only", *own, str(tests)], tests.parent)

    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command(name: str, tmp_path: Path) -> None:
    done = ran(["-m", "ludopolis", name, *COMMANDS[name]], tmp_path)

    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_a_table_at_the_terminal(tmp_path: Path) -> None:
    done = ran(["-m", "ludopolis", "play", "utopia"], tmp_path, "1\n1\nq\n")

    assert done.returncode == 0, done.stderr
    assert "The game is saved" in done.stdout + done.stderr


def test_programs_that_play_are_refused(tmp_path: Path) -> None:
    command = ["-m", "ludopolis", "arena", "utopia", "--bots", "run:python,uniform", "--games", "2"]
    done = ran(command, tmp_path)

    assert done.returncode == 2
    assert "--trust-programs" in done.stderr


class Visitor:
    """Somebody who plays by single requests."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.browser = build_opener(HTTPCookieProcessor())

    def ask(self, path: str, body: object = None) -> Any:  # noqa: ANN401 - any JSON
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.site}
        with self.browser.open(Request(self.site + path, data, headers), timeout=PATIENCE) as told:
            return json.loads(told.read())

    def come(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("/health")
            except (URLError, OSError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
            else:
                self.ask("/api/me", {"name": "Ada", "language": "en"})
                return

    def update(self, match: str) -> Any:  # noqa: ANN401 - as above
        since = "seat=0&ply=0&branch=0&version=-1&said=0"
        told = self.ask(f"/api/matches/{match}/poll?{since}")["messages"]
        return [message for message in told if message["type"] == "update"][-1]


def test_bots_think_on_a_server(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "ludopolis", "serve", "--port", str(port)]
    with (tmp_path / "log").open("w") as log, subprocess.Popen(
        command, cwd=tmp_path, env=elsewhere(tmp_path), stdout=log, stderr=log
    ) as server:  # fmt: skip
        try:
            visitor = Visitor(f"http://127.0.0.1:{port}")
            visitor.come()
            seats = [{"kind": "me"}, {"kind": "bot", "level": "level2"}]
            made = visitor.ask("/api/matches", {"game": "utopia", "seats": seats})
            match = made["summary"]["id"]
            update = visitor.update(match)
            until = time.monotonic() + PATIENCE
            while update["ply"] < 4 and time.monotonic() < until:
                asked = update["view"]["asked"]
                if asked["seat"] == 0:
                    move = {"type": "play", "request": update["ply"], "ply": update["ply"],
                            "option": asked["options"][0], "branch": 0}  # fmt: skip
                    visitor.ask(f"/api/matches/{match}/requests?seat=0", move)
                time.sleep(0.1)
                update = visitor.update(match)
        finally:
            server.terminate()
    told = (tmp_path / "log").read_text("utf-8")

    assert update["ply"] >= 4
    assert "died" not in told
    assert "Traceback" not in told
