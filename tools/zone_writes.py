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
UNCHECKED: Final = frozenset({"dominations"})
"""Games that do not keep to it yet."""


def zones_of(source: str) -> frozenset[str]:
    """What the state class of a game's ``state`` module holds, but for what is ``Final``."""
    states = [n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and is_state(n)]
    fields = [
        node.targets[0] if isinstance(node, ast.Assign) else node.target
        for state in states
        for node in ast.walk(state)
        if isinstance(node, ast.Assign)
        or (isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation))
    ]
    return frozenset(f.attr for f in fields if isinstance(f, ast.Attribute) and is_self(f.value))


def is_state(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base) == "State" for base in node.bases)


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


class WriteFinder(ast.NodeVisitor):
    """Collects ``(line, message)`` for one module, also of writes through a local name."""

    def __init__(self, zones: frozenset[str]) -> None:
        self.zones: Final = zones | KERNEL
        self.found: list[tuple[int, str]] = []
        self.names: dict[str, str] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.names = {}
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.assign(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.assign(node.target, node.value)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.assign(node.target, None)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            self.report(node, self.zone(node.func.value))
        self.generic_visit(node)

    def assign(self, target: ast.expr, value: ast.expr | None) -> None:
        """Report a zone that is replaced or written in place; note a second name for one."""
        if isinstance(target, ast.Tuple):
            for part in target.elts:
                self.assign(part, None)
        elif isinstance(target, ast.Subscript):
            self.report(target, self.zone(target.value))
        elif isinstance(target, ast.Attribute):
            self.report(target, self.zone(target))
        elif isinstance(target, ast.Name) and value is not None:
            self.names[target.id] = self.zone(value)

    def zone(self, node: ast.expr) -> str:
        """The zone that an expression is, or an empty string."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id, "")
        # What is of ``self`` is a field of a frame or an encoder that happens to be called so.
        if isinstance(node, ast.Attribute) and not is_self(node.value) and node.attr in self.zones:
            return node.attr
        return ""

    def report(self, node: ast.expr, zone: str) -> None:
        if zone:
            self.found.append((node.lineno, f"only verbs change '{zone}', write or use one"))


def find_writes(source: str, zones: frozenset[str]) -> list[tuple[int, str]]:
    """The changes of zones in the text of one module, as ``(line, message)`` in order."""
    finder = WriteFinder(zones)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


def game_writes(games: Path) -> Iterator[tuple[Path, int, str]]:
    """All changes of zones by modules of the games that are none of the writers."""
    for state in sorted(games.glob("*/state.py")):
        if state.parent.name in UNCHECKED:
            continue
        zones = zones_of(state.read_text(encoding="utf-8"))
        for path in sorted(state.parent.rglob("*.py")):
            if path.stem not in WRITERS:
                for line, message in find_writes(path.read_text(encoding="utf-8"), zones):
                    yield path, line, message
