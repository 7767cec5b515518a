from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.app import COMMANDS, GROUPS
from ludopolis.cli.speech import chosen_language, language_in
from tests.cli.conftest import environment

if TYPE_CHECKING:
    from tests.cli.conftest import Program

INNER = [(group, name) for group, (_, commands) in GROUPS.items() for name in commands]


def test_help_lists_the_commands(program: Program) -> None:
    ran = program("--help")

    assert ran.code == 0
    assert all(name in ran.out for name in [*COMMANDS, *GROUPS])


def test_help_loads_no_game() -> None:
    show = "import sys; from ludopolis.cli.app import run; run(['--help']); print(*sys.modules)"

    ran = subprocess.run(
        [sys.executable, "-c", show],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )

    assert "ludopolis.cli.app" in ran.stdout
    assert "ludopolis.games" not in ran.stdout


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help(program: Program, name: str) -> None:
    ran = program(name, "--help")

    assert ran.code == 0
    assert f"Usage: ludopolis {name}" in ran.out


@pytest.mark.parametrize(("group", "name"), INNER)
def test_every_inner_command_has_an_example(program: Program, group: str, name: str) -> None:
    ran = program(group, name, "--help")

    assert f"\nludopolis {group} {name}" in ran.out.replace("  ", "")


@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        (["plai"], "Unknown command"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--game"], "--game"),
        (["simulate", "tarot"], "There is no game “tarot”."),
        (["simulate", "--games", "0"], "--games must be at least 1, not 0."),
        (["simulate", "--seats", "7"], "This game is for 2 to 5 players, not 7."),
        (["simulate", "--flag", "sea_range"], "“sea_range” should look like name=value."),
        (["simulate", "--flag", "sea_range=far"], "can’t be “far”"),
        (["simulate", "--flag", "sails=red"], "There is no setting “sails”."),
        (["perft", "--depth", "0"], "--depth must be at least 1, not 0."),
        (["bench", "engine", "tarot"], "There is no game “tarot”."),
        (["games", "tarot"], "There is no game “tarot”."),
        (["record", "verify", "nowhere.json"], "nowhere.json can’t be read"),
        (["pack", "check", "nowhere.toml"], "There is no file nowhere.toml."),
    ],
)
def test_bad_input_is_explained(program: Program, tokens: list[str], message: str) -> None:
    ran = program(*tokens)

    assert ran.code == 2
    assert message in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "This game is for 2 to 5 players, not 7."),
        ("fr", "Ce jeu se joue de 2 à 5 joueurs, pas à 7."),
        ("nl", "Dit spel is voor 2 tot 5 spelers, niet voor 7."),
    ],
)
def test_refusals_in_the_chosen_language(program: Program, language: str, message: str) -> None:
    assert program("play", "--seats", "7", "--language", language).err.strip() == message


def test_language_of_the_command_line() -> None:
    assert language_in(["play", "--language", "nl"]) == "nl"
    assert language_in(["play", "--language=fr"]) == "fr"


@pytest.mark.parametrize(
    ("value", "language"), [("fr_BE.UTF-8", "fr"), ("nl", "nl"), ("de_DE", "en"), ("C", "en")]
)
def test_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, value: str, language: str
) -> None:
    monkeypatch.delenv("LUDOPOLIS_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", value)

    assert chosen_language(None) == language


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m ludopolis rules utopia 9 | head -n 1"

    ran = subprocess.run(
        command, shell=True, env=environment(), capture_output=True, text=True, check=True
    )

    assert ran.stdout.startswith("9. Phase 2: card actions")
    assert ran.stderr == ""


def test_a_terminal_without_our_signs_gets_others() -> None:
    command = [sys.executable, "-m", "ludopolis", "games", "utopia"]
    poor = environment(PYTHONIOENCODING="ascii")

    ran = subprocess.run(command, env=poor, capture_output=True, text=True, check=True)

    assert "--flag sea_range=?   adjacent * | same" in ran.stdout
