"""Names for numbers: the words of packs, the columns of rows, and none with two meanings."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from ludopolis.games.dominations import columns, pack, vocabulary
from ludopolis.games.dominations.tables import MAX_SEATS, ROLES
from ludopolis.games.dominations.tree import MAX_CARDS
from ludopolis.games.dominations.vocabulary import DOMAINS, TIERS, TRIGGERS

SOURCE = Path(__file__).parents[2] / "src" / "ludopolis"
MODULES = sorted(
    [
        *SOURCE.glob("games/dominations/*.py"),
        *SOURCE.glob("bots/heuristics/dominations*.py"),
    ]
)
# Rows some of whose columns are wider than one number; those of the others follow step by step.
WIDE = {
    "Player": {
        "KNOWLEDGE": DOMAINS,
        "NATIONS_DEALT": 2,
        "MONUMENTS_DEALT": 2,
        "POINTS_FROM": columns.PointsFrom.SIZE,
        "INFLUENCE_FROM": columns.InfluenceFrom.SIZE,
    },
    "Standing": {
        **dict.fromkeys(
            ["STEPS", "CAMP_BONUS", "TRADE_BONUS", "CONCENTRATION", "HIGHEST_CITY"], DOMAINS
        ),
        **dict.fromkeys(["MASTERY_COST", "UPGRADE_COST", "CITY_COST"], DOMAINS * TIERS),
        "TRIGGER_LINES": TRIGGERS,
    },
    "Now": {
        "LAST_GIVEN": MAX_SEATS,
        "ORDER": MAX_SEATS,
        "HOLDERS": ROLES,
        "PRODUCED": MAX_SEATS * DOMAINS,
        "USES": MAX_CARDS + 1,
    },
    "Slot": {"NEXT": 3, "DOTS": 3},
    "Objective": {"NEED": DOMAINS},
}
ROWS = [
    name for name, row in vars(columns).items() if isinstance(row, type) and hasattr(row, "SIZE")
]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (pack.Domain, vocabulary.DOMAIN_IDS),
        (pack.Half, vocabulary.HALF_IDS),
        (pack.Trigger, vocabulary.TRIGGER_IDS),
        (pack.Outcome, vocabulary.OUTCOME_IDS),
        (pack.Per, vocabulary.PER_IDS),
    ],
    ids=["domains", "halves", "triggers", "outcomes", "counts"],
)
def test_pack_and_rules_know_the_same_words(words: object, ids: list[str]) -> None:
    assert set(get_args(words)) == set(ids)


@pytest.mark.parametrize("name", ROWS)
def test_columns_follow_each_other(name: str) -> None:
    row = getattr(columns, name)
    named = {column: at for column, at in vars(row).items() if column.isupper()}
    widths = WIDE.get(name, {})
    at = 0 if 0 in named.values() else widths["KNOWLEDGE"]

    for column, found in named.items():
        assert found == at, column
        at += widths.get(column, 1)


def test_no_name_means_two_numbers() -> None:
    meanings: dict[str, set[int]] = {}
    for path in MODULES:
        dotted = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        for name, value in vars(import_module(dotted)).items():
            if name.isupper() and isinstance(value, int):
                meanings.setdefault(name, set()).add(value)

    assert [name for name, values in meanings.items() if len(values) > 1] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_nothing_is_imported_under_a_second_name(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))

    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]

    assert [alias.name for node in imports for alias in node.names if alias.asname] == []
