"""The plain install is the library: what needs the server's libraries says so, all else works."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from ludopolis.cli.app import BAD_INPUT, COMMANDS, GROUPS
from ludopolis.server import LIBRARIES
from ludopolis.text import LANGUAGES, render
from ludopolis.wire.text import Line
from tests.cli.conftest import SOURCE, environment

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = Path(SOURCE, "ludopolis", "server")
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: Final = PROJECT["optional-dependencies"]
CALLED: Final = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
"""Libraries that are imported by another name than they are installed by."""
EXAMPLE: Final = re.compile(r"^  ludopolis (.*)$", re.MULTILINE)

WITHOUT: Final = """
import json, sys
hidden, rest = json.loads(sys.argv[1]), json.loads(sys.argv[2])
sys.modules.update(dict.fromkeys(hidden))
"""
RUN: Final = """
from ludopolis.cli.app import run
for tokens in rest:
    print(run(tokens), flush=True)
    print("|", file=sys.stderr, flush=True)
"""
IMPORT: Final = """
from importlib import import_module
from ludopolis.wire.error import Refusal
for name in rest:
    try:
        import_module(name)
    except Refusal as refusal:
        print(name, refusal.code)
"""

POSIX: Final = ["fcntl", "grp", "pwd", "pty", "readline", "resource", "syslog", "termios", "tty"]
LINUX: Final = [f"ludopolis.bots.cage.{name}" for name in ("keeper", "limits", "proofs")]
"""Programs of the cage, which Linux alone starts; nothing else imports them."""
SCRIPTS: Final = "ludopolis.server.storage.migrations"
"""Scripts that only Alembic can run."""
ELSEWHERE: Final = """
import os, signal
from importlib import import_module
for name in rest:
    import_module(name)
for name in [name for name in sys.modules if name.startswith("ludopolis")]:
    del sys.modules[name]
sys.modules.update(dict.fromkeys(posix))
for name in ("fork", "getuid", "getgid", "killpg", "setsid", "sched_getaffinity", "O_CLOEXEC"):
    delattr(os, name)
for name in ("SIGKILL", "SIGCHLD", "SIGPIPE", "SIGXFSZ"):
    delattr(signal, name)
import prometheus_client
prometheus_client.REGISTRY._names_to_collectors.clear()
for name in rest:
    try:
        import_module(name)
    except (ImportError, AttributeError) as error:
        print(name, error)
"""


def without(
    hidden: list[str], code: str, rest: list[object], language: str = "en"
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code, json.dumps(hidden), json.dumps(rest)]
    own = environment(LUDOPOLIS_LANGUAGE=language)
    return subprocess.run(command, capture_output=True, text=True, check=True, env=own)


def names(requirements: list[str]) -> set[str]:
    found = {re.split(r"[\[<>=;]", each)[0].strip() for each in requirements}
    return {CALLED.get(name, name) for name in found}


def server_commands() -> list[list[str]]:
    """Each command that needs a server, as its own help shows it."""
    texts = [COMMANDS["serve"][1], GROUPS["bench"][1]["server"][1]]
    texts += [text for _, text in GROUPS["admin"][1].values()]
    return [shlex.split(EXAMPLE.findall(text)[0]) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_of_the_server_says_what_to_install(language: str) -> None:
    commands: list[object] = [*server_commands()]
    line = Line("refusal-extra-missing", {"library": LIBRARIES[0], "extra": "server"})

    ran = without(list(LIBRARIES), RUN, commands, language)

    assert ran.stdout.split() == [str(BAD_INPUT)] * len(commands)
    assert {text.strip() for text in ran.stderr.split("|")[:-1]} == {render(line, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_says_what_to_install_before_any_game(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "net"
    line = Line("refusal-extra-missing", {"library": "torch", "extra": "learn"})

    ran = without(["torch"], RUN, [["learn", "utopia", "--out", str(folder)]], language)

    assert ran.stdout.split() == [str(BAD_INPUT)]
    assert ran.stderr.split("|")[0].strip() == render(line, language)
    assert not folder.exists()


def modules(*apart: str) -> list[object]:
    """The modules of the package by name, but for those whose names begin so."""
    files = [file for file in Path(SOURCE, "ludopolis").rglob("*.py") if file.stem[0] != "_"]
    found = [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in sorted(files)]
    return [name for name in found if not name.startswith((*apart, SCRIPTS))]


def test_all_else_is_imported_with_what_the_plain_install_brings() -> None:
    extras = set().union(*map(names, EXTRAS.values())) - names(PROJECT["dependencies"])
    beside = modules("ludopolis.server", "ludopolis.testing.", "ludopolis.envs", "ludopolis.learn.")

    ran = without(sorted(extras - {"ludopolis"}), IMPORT, beside)

    assert ran.stdout == ""


def test_every_module_is_imported_where_there_is_no_posix() -> None:
    ran = without(
        [],
        f"posix = {POSIX}{ELSEWHERE}",
        modules("ludopolis.envs", "ludopolis.learn.network", *LINUX),
    )

    assert ran.stdout == ""


def imported_by_the_server() -> set[str]:
    found: set[str] = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found - set(sys.stdlib_module_names) - {"ludopolis"}


def test_the_extra_brings_what_the_server_imports() -> None:
    everywhere = names([each for each in EXTRAS["server"] if ";" not in each])
    brought = everywhere | names(PROJECT["dependencies"]) | names(EXTRAS["cluster"])

    assert imported_by_the_server() - brought == set()
    assert everywhere == set(LIBRARIES)
