"""Every numbered rule is carried out where the source cites it, or listed as needing no code; every
one is proved by a test that names it; and nobody names a rule that isn't."""

from __future__ import annotations

import re
from typing import Final

import pytest

from ludopolis.content.citations import Index, in_source, in_tests, without_code
from ludopolis.content.rulebook import rulebook
from ludopolis.games import SLUGS


def due(game: str) -> set[str]:
    """The rules of a game that are in force."""
    rules = rulebook(game).numbered.values()
    return {rule.id for rule in rules if "withdrawn" not in rule.marks}


def in_order(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda each: [int(part) for part in re.findall(r"\d+", each)])


ALL: Final = set().union(*(rulebook(game).numbered for game in SLUGS))


@pytest.mark.parametrize("game", SLUGS)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert in_order(due(game) - in_tests().keys()) == []


@pytest.mark.parametrize("game", SLUGS)
def test_every_rule_is_cited_in_the_source_or_needs_no_code(game: str) -> None:
    missing = in_order(due(game) - in_source().keys() - without_code()[game].keys())

    assert not missing, f"{len(missing)} neither cited nor listed: {', '.join(missing)}"


@pytest.mark.parametrize("game", SLUGS)
def test_what_needs_no_code_is_a_rule_with_a_reason_and_without_code(game: str) -> None:
    listed = without_code()[game]

    assert in_order(listed.keys() - due(game)) == []
    assert in_order(listed.keys() & in_source().keys()) == []
    assert [rule for rule, reason in listed.items() if not reason.strip()] == []


def test_only_games_list_rules_that_need_no_code() -> None:
    assert set(without_code()) == set(SLUGS)


@pytest.mark.parametrize("index", [in_source(), in_tests()], ids=["source", "tests"])
def test_every_citation_names_a_rule(index: Index) -> None:
    unknown = [f"{rule} in {index[rule][0]}" for rule in in_order(index.keys() - ALL)]

    assert unknown == []


def test_no_two_games_number_alike() -> None:
    assert len(ALL) == sum(len(rulebook(game).numbered) for game in SLUGS)
