"""The commands that tell: rules, games, version."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.rules import rule_texts, rules, told_rule
from ludopolis.content import citations
from ludopolis.content.rulebook import rulebook
from ludopolis.games import SLUGS, open_game
from tests.builds import IS_COMPILED, needs_checkout

if TYPE_CHECKING:
    from pathlib import Path

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


@pytest.mark.parametrize("slug", SLUGS)
def test_every_id_is_found(slug: str) -> None:
    book = rulebook(slug)

    shown = {name: rule_texts(book, slug, name.lower(), "en") for name in book.rules}

    assert shown == {name: [told_rule(rule, "en")] for name, rule in book.rules.items()}
    assert {name for name, texts in shown.items() if not texts[0].startswith(f"{name} ")} == set()


@pytest.mark.parametrize(("slug", "name"), [("uchronia", "U-1.1"), ("dominations", "D-10.11")])
def test_a_rule_with_a_table(program: Program, slug: str, name: str) -> None:
    assert program("rules", slug, name).out == told_rule(rulebook(slug).rules[name], "en") + "\n"


def test_rules_need_a_game(program: Program) -> None:
    ran = program("rules")

    assert ran.code == 2
    assert "utopia" in ran.err


@needs_checkout
def test_where_a_rule_is_carried_out_and_tested(program: Program) -> None:
    out = program("rules", "--where", "t-8.5").out

    assert out.startswith("T-8.5 Then cards are discarded")
    assert re.search(r"\n  src/ludopolis/games/utopia/development.py:\d+ PositionDiscard\n", out)
    assert re.search(r"\n  tests/utopia/test_cards.py:\d+ test_discards_by_position\n", out)


@needs_checkout
def test_where_for_programs(program: Program) -> None:
    facts = json.loads(program("rules", "--where", "D-5.1", "--json").out)

    assert facts["game"] == "dominations"
    assert facts["source"][0]["file"].startswith("src/ludopolis/games/dominations/")
    assert {place["name"] for place in facts["tests"]} >= {"test_x1_concentration"}


@needs_checkout
@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_tells_where_it_is(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in rulebook(slug).numbered:
        assert rules(where=name) == 0

    assert capsys.readouterr().out.count("Tested by:\n  tests/") == len(rulebook(slug).numbered)


def test_a_rule_that_no_game_has(program: Program) -> None:
    ran = program("rules", "--where", "T-99.1", "--language", "fr")

    assert ran.code == 2
    assert "« T-99.1 »" in ran.err


def test_an_installed_package_has_no_tests(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(citations, "TESTS", tmp_path / "tests")
    citations.in_source.cache_clear()
    citations.in_tests.cache_clear()

    rules(where="T-8.5")

    out = capsys.readouterr().out
    citations.in_source.cache_clear()
    citations.in_tests.cache_clear()
    assert "\n  ludopolis/games/utopia/development.py:" in out
    assert "An installed package has no tests" in out


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

    assert ("The rules are compiled." if IS_COMPILED else "The rules run uncompiled.") in out
    assert open_game("utopia").pack_hash in out


def test_version_for_programs(program: Program) -> None:
    facts = json.loads(program("version", "--json").out)

    assert facts["compiled"] is IS_COMPILED
    assert facts["games"]["utopia"]["rules_version"] == open_game("utopia").rules_version
