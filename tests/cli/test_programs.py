"""Programs as bots at the terminal: what the host is told about the cage."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ludopolis.bots.cage.layers import HELD_BY, TRUST
from ludopolis.text import LANGUAGES, term

if TYPE_CHECKING:
    from tests.cli.conftest import Program

FIRST = f"run:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.py'}"
COMMANDS = {
    "arena": ["arena", "utopia", "--bots", f"{FIRST},uniform", "--games", "1", "--jobs", "1"],
    "balance": ["balance", "utopia", "--bots", FIRST, "--games", "1", "--jobs", "1"],
    "play": ["play", "utopia", "--people", "0", "--seats", "2", "--bots", FIRST, "uniform"],
}


@pytest.fixture(autouse=True)
def nothing_held(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without any layer of the cage."""
    monkeypatch.setattr("ludopolis.bots.foreign.layers_here", frozenset)
    monkeypatch.setattr("ludopolis.cli.programs.layers_here", frozenset)
    # Set, so that what the command sets is taken back.
    monkeypatch.setenv(TRUST, "")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", list(COMMANDS))
def test_programs_are_refused_where_nothing_holds_them(
    program: Program, command: str, language: str
) -> None:
    ran = program(*COMMANDS[command], "--language", language)

    assert ran.code == 2
    assert "--trust-programs" in ran.err
    assert all(term(f"bots-cage-{thing}", language) in ran.err for thing in HELD_BY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_may_insist_and_is_told_what_is_open(program: Program, language: str) -> None:
    ran = program(*COMMANDS["arena"], "--trust-programs", "--language", language)

    assert ran.code == 0
    assert "--trust-programs" not in ran.err
    assert all(term(f"bots-cage-{thing}", language) in ran.err for thing in HELD_BY)


@pytest.mark.parametrize("command", ["balance", "play"])
def test_every_command_with_programs_takes_the_hosts_word(program: Program, command: str) -> None:
    ran = program(*COMMANDS[command], "--trust-programs")

    assert ran.code == 0
    assert term("bots-cage-files", "en") in ran.err


def test_nothing_is_said_of_bots_that_are_no_programs(program: Program) -> None:
    ran = program("arena", "utopia", "--bots", "uniform,level1", "--games", "1", "--jobs", "1",
                  "--trust-programs")  # fmt: skip

    assert ran.code == 0
    assert ran.err == ""
