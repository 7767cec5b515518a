"""Every numbered rule is proved by a test that names it, and no test names a rule that isn't."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "docs" / "rules"
DEFINITION: Final = re.compile(r"\*\*([A-Z]-\d+\.\d+)\*\*")
WITHDRAWN: Final = re.compile(r"\*\*([A-Z]-\d+\.\d+)\*\*[^*\n]*withdrawn")
GAMES: Final = ["utopia", "uchronia", "dominations"]
"""The games whose rules must all be cited by now."""


@cache
def defined(game: str) -> frozenset[str]:
    """The ids that a game's rules define, without those withdrawn."""
    text = (RULES / f"{game}.md").read_text("utf-8")
    return frozenset(DEFINITION.findall(text)) - frozenset(WITHDRAWN.findall(text))


@cache
def cited() -> dict[str, str]:
    """The ids that tests cite, each with one of the files that do."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and is_rule_mark(node.func):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file}:{node.lineno}"
                    found.setdefault(str(argument.value), str(file.relative_to(ROOT)))
    return found


def is_rule_mark(node: ast.expr) -> bool:
    return ast.unparse(node) == "pytest.mark.rule"


def in_order(ids: set[str] | frozenset[str]) -> list[str]:
    return sorted(ids, key=lambda each: [int(part) for part in re.findall(r"\d+", each)])


def initial(game: str) -> str:
    """The letter with which the ids of a game begin."""
    return min(defined(game))[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    missing = defined(game) - cited().keys()

    assert in_order(missing) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_names_a_rule(game: str) -> None:
    letter = initial(game)

    unknown = {
        f"{rule} in {file}"
        for rule, file in cited().items()
        if rule.startswith(f"{letter}-") and rule not in defined(game)
    }

    assert unknown == set()


def test_every_citation_belongs_to_a_game() -> None:
    letters = {initial(file.stem) for file in RULES.glob("*.md") if defined(file.stem)}

    strangers = {f"{rule} in {file}" for rule, file in cited().items() if rule[0] not in letters}

    assert strangers == set()
