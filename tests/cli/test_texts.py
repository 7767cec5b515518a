"""The commands that tell: rules, games, version."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.rulebook import Rulebook, rulebook
from ludopolis.games import SLUGS, open_game

if TYPE_CHECKING:
    from tests.cli.conftest import Program


def test_a_rule_by_its_number(program: Program) -> None:
    ran = program("rules", "utopia", "t-5.12")

    assert ran.out == (
        "T-5.12 Instead of taking a guest from the board, a player may draw one at random from the"
        " bag.\n"
    )


def test_a_section(program: Program) -> None:
    out = program("rules", "utopia", "T-10").out

    assert out.startswith("10. Privileges\n")
    assert "T-10.6" in out
    assert "T-11.1" not in out


def test_rules_that_use_a_word(program: Program) -> None:
    lines = program("rules", "utopia", "reefs").out.splitlines()

    assert lines[0].startswith("T-9.6 ")


def test_all_sections(program: Program) -> None:
    lines = program("rules", "utopia").out.splitlines()

    assert "12. End of the game" in lines


def test_rules_for_programs(program: Program) -> None:
    assert json.loads(program("rules", "utopia", "T-8.14", "--json").out)[0].startswith("T-8.14")


def test_unknown_rule(program: Program) -> None:
    ran = program("rules", "utopia", "T-99.1", "--language", "nl")

    assert ran.code == 2
    assert "geen regel of hoofdstuk “T-99.1”" in ran.err


def test_an_example_runs_to_the_next_one() -> None:
    text = "## 1. Examples\n\n**X-1 One** a\n\n* b\n\n**X-2** c\n\n## 2. More\n\n* **T-2.1** d\n"

    book = Rulebook(text)

    assert book.rule("X-1") == "X-1 One a\n\n* b"
    assert book.rule("T-2.1") == "T-2.1 d"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_has_its_rule(slug: str) -> None:
    book = rulebook(slug)

    assert [ask.name for ask in open_game(slug).asks if book.rule(ask.rule) is None] == []


def test_games_and_their_settings(program: Program) -> None:
    out = program("games", "utopia").out

    assert out.startswith("utopia: 2 to 5 players\n")
    assert "--flag sea_range=…   adjacent * | same" in out


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_setting_is_described(program: Program, language: str) -> None:
    out = program("games", "--language", language).out

    assert [line for line in out.splitlines() if "-flag-" in line] == []


def test_games_for_programs(program: Program) -> None:
    games = json.loads(program("games", "--json").out)

    assert games["utopia"]["seats"] == [2, 3, 4, 5]


def test_version(program: Program) -> None:
    out = program("version").out

    assert "The rules run uncompiled." in out
    assert open_game("utopia").pack_hash in out


def test_version_for_programs(program: Program) -> None:
    facts = json.loads(program("version", "--json").out)

    assert facts["compiled"] is False
    assert facts["games"]["utopia"]["rules_version"] == 1
