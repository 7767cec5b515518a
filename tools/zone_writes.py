"""Find code of a game that changes zones, or counts what was revealed, and is no verb.

``check_traps`` reports what it finds. Zones are what the state class of the game holds.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WRITERS: Final = frozenset({"state", "setup", "verbs", "knowledge", "ledger", "hidden"})
"""The modules that write zones: laying out, playing with what is learnt by it, and re-dealing."""
CHANGES: Final = frozenset({"append", "extend", "insert", "pop", "remove", "clear", "sort"})
KERNEL: Final = frozenset({"revealed"})
"""What the kernel's part of a position holds and only verbs change."""


def zones_of(source: str) -> frozenset[str]:
    """What the state class of a game's ``state`` module holds, but for what is ``Final``."""
    found: set[str] = set()
    for state in ast.parse(source).body:
        if isinstance(state, ast.ClassDef) and "State" in map(ast.unparse, state.bases):
            for node in ast.walk(state):
                is_final = isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node)
                if isinstance(node, ast.Assign | ast.AnnAssign) and not is_final:
                    found |= {t.attr for t in targets(node) if isinstance(t, ast.Attribute)}
    return frozenset(found)


def targets(node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> list[ast.expr]:
    """What an assignment writes, taken apart."""
    found: list[ast.expr] = []
    for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
        found += target.elts if isinstance(target, ast.Tuple) else [target]
    return found


class WriteFinder(ast.NodeVisitor):
    """Collects ``(line, message)`` for one module, also of writes through a local name."""

    def __init__(self, zones: frozenset[str]) -> None:
        self.zones: Final = zones | KERNEL
        self.found: list[tuple[int, str]] = []
        self.names: dict[str, str] = {}

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef):
            self.names = {}
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            for target in targets(node):
                self.assign(target, node.value)
        elif isinstance(node, ast.Attribute) and node.attr in CHANGES:
            self.report(node.value)
        self.generic_visit(node)

    def assign(self, target: ast.expr, value: ast.expr | None) -> None:
        """Report a zone that is replaced or written in place; note a second name for one."""
        if isinstance(target, ast.Name):
            self.names[target.id] = self.zone(value)
        else:
            self.report(target.value if isinstance(target, ast.Subscript) else target)

    def zone(self, node: ast.expr | None) -> str:
        """The zone that an expression is, or an empty string."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id, "")
        # What is of ``self`` is a field of a frame or an encoder that happens to be called so.
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) != "self":
            return node.attr if node.attr in self.zones else ""
        return ""

    def report(self, node: ast.expr) -> None:
        if self.zone(node):
            message = f"only verbs change '{self.zone(node)}', write or use one"
            self.found.append((node.lineno, message))


def find_writes(source: str, zones: frozenset[str]) -> list[tuple[int, str]]:
    """The changes of zones in the text of one module, as ``(line, message)`` in order."""
    finder = WriteFinder(zones)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


def game_writes(games: Path) -> Iterator[tuple[Path, int, str]]:
    """All changes of zones by modules of the games that are none of the writers."""
    for state in sorted(games.glob("*/state.py")):
        zones = zones_of(state.read_text(encoding="utf-8"))
        for path in sorted(state.parent.rglob("*.py")):
            if path.stem not in WRITERS:
                for line, message in find_writes(path.read_text(encoding="utf-8"), zones):
                    yield path, line, message
