"""Installs a wheel into an empty environment and uses it without compiler or Node.

    python bench/wheel.py dist/*.whl requirements.lock

Makes a virtual environment in a temporary folder, takes every other program out of the path,
installs the wheel with its requirements, plays and simulates there, then adds the extra ``server``
and serves. Says how many packages and megabytes either install takes.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

COMPILED = {
    "the rules are compiled": (
        "import ludopolis.core.state as s; assert not s.__file__.endswith('.py'), s.__file__"
    ),
}
"""What only a wheel made where there is a compiler promises."""
CHECKS = {
    "no compiler and no Node can be found": (
        "import shutil\n"
        "assert not [name for name in ('cc', 'gcc', 'clang', 'node', 'npm') if shutil.which(name)]"
    ),
    "a game of each kind is played and replayed": (
        "import ludopolis\n"
        "for game in ludopolis.games():\n"
        "    done = ludopolis.play_out(ludopolis.new(game, seats=2, seed=1), ['uniform'] * 2)\n"
        "    assert ludopolis.replay(done.record()).outcome().scores == done.outcome().scores\n"
    ),
    "bots compete": "import ludopolis; ludopolis.arena('utopia', ['uniform', 'level1'], games=2)",
    "missing extras are named": (
        "from importlib import import_module\n"
        "from ludopolis import envs, Refusal\n"
        "for use in (lambda: envs.aec_env('utopia'), lambda: import_module('ludopolis.server')):\n"
        "    try:\n"
        "        use()\n"
        "    except Refusal as refusal:\n"
        "        assert refusal.code == 'extra-missing'\n"
        "    else:\n"
        "        raise AssertionError('the plain install has an extra')\n"
    ),
    "the licences of fonts and icons are there": (
        "from importlib.metadata import files\n"
        "found = {file.name for file in files('ludopolis') if 'licenses' in file.parts}\n"
        "assert found >= {'LICENSE', 'game-icons.md', 'forum.txt'}, found\n"
    ),
}
COMMANDS = {
    "the command line answers": ["version"],
    "games are simulated": ["simulate", "utopia", "--games", "4"],
    "the rules can be read": ["rules", "utopia"],
}
VISIT = """
import json, sys
from urllib.request import HTTPCookieProcessor, Request, build_opener

site = sys.argv[1]
browser = build_opener(HTTPCookieProcessor())


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": site}
    with browser.open(Request(site + path, data, headers), timeout=30) as answer:
        return answer.read().decode()


assert "<script" in ask("/"), "the lobby has no client"
assert json.loads(ask("/health"))
games = [game["slug"] for game in json.loads(ask("/api/games"))]
assert games
ask("/api/me", {"name": "Ada", "language": "en"})
for game in games:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "level1"}]
    match = json.loads(ask("/api/matches", {"game": game, "seats": seats}))
    since = "seat=0&ply=0&branch=0&version=-1&said=0"
    polled = json.loads(ask(f"/api/matches/{match['summary']['id']}/poll?{since}"))
    assert "update" in [message["type"] for message in polled["messages"]], polled
"""
WEIGH = """
from importlib.metadata import distributions
from pathlib import Path

apart = {"pip", "setuptools"}
found = [each for each in distributions() if each.name not in apart]
bytes_ = sum(Path(file.locate()).stat().st_size for each in found for file in each.files or ()
             if Path(file.locate()).is_file())
print(f"{len(found)} packages, {bytes_ / 1e6:.0f} MB")
"""
PATIENCE = 60.0


def checks(wheel: Path) -> dict[str, str]:
    return CHECKS if wheel.name.endswith("-none-any.whl") else COMPILED | CHECKS


def bare_path(scripts: Path, folder: Path) -> str:
    """A path with the environment's own programs and nothing else."""
    empty = folder / "empty"
    empty.mkdir()
    return os.pathsep.join([str(scripts), str(empty)])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def is_listening(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def told(what: str, problem: str) -> int:
    """Print the result of one check; 1 if it failed."""
    print(f"{'FAIL' if problem else 'ok  '} {what}", flush=True)
    if problem:
        print(problem[-2000:])
    return 1 if problem else 0


def run(command: list[str], folder: Path, own: dict[str, str]) -> str:
    """Run a command in the environment; what it says if it fails."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=folder, env=own, capture_output=True, text=True, check=False
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr or "it failed silently"


def serve(python: str, program: str, folder: Path, own: dict[str, str]) -> str:
    """Start the server, look in, open a table of each game, stop it; what went wrong."""
    port = free_port()
    log = folder / "server.log"
    with log.open("w", encoding="utf-8") as out:
        server = subprocess.Popen(  # noqa: S603 - our own program
            [program, "serve", "--port", str(port)], cwd=folder, env=own, stdout=out, stderr=out
        )
        try:
            until = time.monotonic() + PATIENCE
            while not is_listening(port) and server.poll() is None and time.monotonic() < until:
                time.sleep(0.1)
            problem = run([python, "-c", VISIT, f"http://127.0.0.1:{port}"], folder, own)
        finally:
            server.terminate()
            code = server.wait(PATIENCE)
    if not problem and code != 0:
        problem = f"the server ended with {code}"
    return problem and f"{problem}\n{log.read_text(encoding='utf-8')}"


def size(python: str, own: dict[str, str]) -> str:
    """How much the environment holds, itself and its own tools aside."""
    command = [python, "-c", WEIGH]
    return subprocess.run(  # noqa: S603 - our own code
        command, env=own, capture_output=True, text=True, check=True
    ).stdout.strip()


def main() -> int:
    wheel, lock = (Path(name).resolve() for name in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python, program = str(scripts / "python"), str(scripts / "ludopolis")
        own = {**os.environ, "PATH": bare_path(scripts, folder)}
        own.pop("PYTHONPATH", None)
        install = [python, "-m", "pip", "install", "-q", "-c", str(lock)]
        if told("it installs into an empty environment", run([*install, str(wheel)], folder, own)):
            return 1
        print(f"     the library: {size(python, own)}")
        failed = 0
        for what, code in checks(wheel).items():
            failed += told(what, run([python, "-c", code], folder, own))
        for what, rest in COMMANDS.items():
            failed += told(what, run([program, *rest], folder, own))
        problem = run([*install, f"{wheel}[server]"], folder, own)
        failed += told("the server is an extra", problem)
        print(f"     with the server: {size(python, own)}")
        failed += told("tables are served", serve(python, program, folder, own))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
