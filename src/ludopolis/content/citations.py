"""Where the source carries a rule out and which tests prove it, found by the ids that they cite.

The source cites in docstrings and comments, tests by ``@pytest.mark.rule("T-4.2")``.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ludopolis.content.rulebook import CHECKOUT, rules_file

if TYPE_CHECKING:
    from collections.abc import Iterator

CITED: Final = re.compile(
    r"\b(?P<game>[A-Z])-(?P<section>\d+)\.(?P<first>\d+)"
    r"(?:(?:\s+to\s+(?P=game)-|-)(?P=section)\.(?P<last>\d+))?"
)
"""An id, or several: ``T-6.1 to T-6.7``."""
PACKAGE: Final = Path(__file__).resolve().parents[1]
TESTS: Final = CHECKOUT / "tests"
NAMED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Place(NamedTuple):
    """A line that cites a rule, and the function or class that it stands in."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        """``src/ludopolis/games/utopia/turn.py:12 Turn.step``, as editors open it."""
        return f"{self.file}:{self.line} {self.name}".rstrip()


Index = dict[str, list[Place]]


@cache
def in_source() -> Index:
    """Each rule with the lines of the games that cite it."""
    found: Index = {}
    for file in sorted((PACKAGE / "games").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        outline = Outline(ast.parse(text))
        for match in CITED.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            for rule in ids_in_range(match):
                note(found, rule, file, line, outline)
    return found


@cache
def in_tests() -> Index:
    """Each rule with the tests that cite it; empty where the tests are not at hand."""
    found: Index = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        outline = Outline(tree)
        for line, rule in marked_ids(tree):
            note(found, rule, file, line, outline)
    return found


@cache
def without_code() -> dict[str, dict[str, str]]:
    """The rules of each game that no code carries out, each with the reason."""
    table: dict[str, dict[str, str]] = tomllib.loads(
        rules_file("without-code.toml").read_text(encoding="utf-8")
    )
    return table


class Outline:
    """The functions and classes of a module, to say in which one a line stands."""

    def __init__(self, tree: ast.Module) -> None:
        self.spans = list(spans(tree, ""))

    def name_at(self, line: int) -> str:
        """The innermost, which is the last to begin."""
        around = [span for span in self.spans if span[0] <= line <= span[1]]
        return max(around)[2] if around else ""


def spans(node: ast.AST, prefix: str) -> Iterator[tuple[int, int, str]]:
    """First line with its decorators, last line and dotted name of all that has a name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, NAMED):
            first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
            yield first, child.end_lineno or first, prefix + child.name
            yield from spans(child, f"{prefix}{child.name}.")


def ids_in_range(match: re.Match[str]) -> list[str]:
    first = int(match["first"])
    last = int(match["last"] or first)
    return [f"{match['game']}-{match['section']}.{number}" for number in range(first, last + 1)]


def marked_ids(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The ids in the marks of a test module, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield argument.lineno, str(ast.literal_eval(argument))


def note(found: Index, rule: str, file: Path, line: int, outline: Outline) -> None:
    name = file.relative_to(CHECKOUT if TESTS.is_dir() else PACKAGE.parent).as_posix()
    found.setdefault(rule, []).append(Place(name, line, outline.name_at(line)))
