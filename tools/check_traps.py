"""Forbid, in compiled modules, what mypyc accepts and then runs wrongly or slowly.

So is a class of an interpreted module that inherits from a compiled one that doesn't allow it.
In the games it also forbids what only verbs may do: see ``zone_writes``.
Run as ``python -m tools.check_traps``; prints ``file:line: what, do instead what``.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.compiled_modules import compiled_modules
from tools.zone_writes import game_writes

if TYPE_CHECKING:
    from collections.abc import Iterator

FORBIDDEN: Final = {
    ("abc", "ABC"): "all compiled heirs of ABC share what isinstance remembers, leave it out",
    ("abc", "ABCMeta"): "all compiled heirs of ABC share what isinstance remembers, leave it out",
    ("typing", "Protocol"): "calls through a Protocol are slow, use abstract methods",
    ("typing_extensions", "Protocol"): "calls through a Protocol are slow, use abstract methods",
    ("typing", "NamedTuple"): "a NamedTuple is slow to make, write a plain class",
    ("typing_extensions", "NamedTuple"): "a NamedTuple is slow to make, write a plain class",
    ("collections", "namedtuple"): "a namedtuple is slow to make, write a plain class",
    ("enum", "IntFlag"): "an IntFlag is slow, use int masks with Final names",
    ("dataclasses", "*"): "a dataclass is slow to make, write a plain class with __init__",
}
FORBIDDEN_MODULES: Final = frozenset(module for module, _ in FORBIDDEN)
WAITS: Final = (ast.Await, ast.AsyncFor, ast.AsyncWith, ast.Yield, ast.YieldFrom)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class TrapFinder(ast.NodeVisitor):
    """Collects ``(line, message)`` for one module, scope by scope."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.modules: dict[str, str] = {}
        self.handlers: dict[str, int] = {}
        self.bytearrays: set[str] = set()
        self.constants: set[str] = set()
        self.bytearray_fields: set[str] = set()

    def report(self, node: ast.expr | ast.stmt | ast.ExceptHandler, message: str) -> None:
        self.found.append((node.lineno, message))

    # Scopes

    def visit_Module(self, node: ast.Module) -> None:
        self.bytearray_fields = {
            target.attr
            for target in bytearray_targets(node, everywhere=True)
            if isinstance(target, ast.Attribute)
        }
        self.visit_scope(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_scope(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_scope(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_scope(node)

    def visit_scope(
        self, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    ) -> None:
        outer_handlers, outer_bytearrays = self.handlers, self.bytearrays
        outer_constants, self.constants = self.constants, constant_locals(node)
        self.handlers = {}
        named = {t.id for t in bytearray_targets(node) if isinstance(t, ast.Name)}
        if isinstance(node, ast.ClassDef):
            self.bytearray_fields = self.bytearray_fields | named
        else:
            self.bytearrays = outer_bytearrays | named
        self.generic_visit(node)
        self.handlers, self.bytearrays = outer_handlers, outer_bytearrays
        self.constants = outer_constants

    # Traps

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.name is not None:
            if node.name in self.handlers:
                self.report(
                    node,
                    f"'except ... as {node.name}' reuses the name of line "
                    f"{self.handlers[node.name]} and raises TypeError when compiled, "
                    "use another name",
                )
            self.handlers[node.name] = node.lineno
        self.generic_visit(node)

    def visit_Try(self, node: ast.Try) -> None:
        for body in (*(handler.body for handler in node.handlers), node.finalbody):
            for waits in (n for line in body for n in ast.walk(line) if isinstance(n, WAITS)):
                self.report(
                    waits, "waiting in 'except' or 'finally' shows its exception to all others"
                    " when compiled, wait after it",
                )  # fmt: skip
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        if is_name(node.target, "_") and is_call(node.iter, "range"):
            self.report(node, "'for _ in range(...)' boxes its counter, name it: 'for i in ...'")
        self.check_iterated(node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.check_iterated(node.iter)
        self.generic_visit(node)

    def check_iterated(self, node: ast.expr) -> None:
        if (
            is_call(node, "bytearray")
            or (isinstance(node, ast.Name) and node.id in self.bytearrays)
            or (isinstance(node, ast.Attribute) and node.attr in self.bytearray_fields)
        ):
            self.report(node, "iterating a bytearray crashes the compiler, loop over its indexes")

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.modules[alias.asname or alias.name] = alias.name
            self.check_use(node, alias.name, "*")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module in FORBIDDEN_MODULES:
            for alias in node.names:
                self.check_use(node, node.module, alias.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name):
            self.check_use(node, self.modules.get(node.value.id, ""), node.attr)
        self.generic_visit(node)

    def check_use(self, node: ast.expr | ast.stmt, module: str, name: str) -> None:
        if (module, name) in FORBIDDEN:
            self.report(node, FORBIDDEN[module, name])
        elif module == "dataclasses" and isinstance(node, ast.ImportFrom):
            self.report(node, FORBIDDEN["dataclasses", "*"])

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if (
            isinstance(node.op, ast.LShift)
            and (is_constant(node.left) or getattr(node.left, "id", "") in self.constants)
            and not is_constant(node.right)
        ):
            self.report(node, "a literal is shifted as a C int of 32 bits, use bit(n)")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if is_name(node.func, "mypyc_attr"):
            for keyword in node.keywords:
                if keyword.arg == "serializable":
                    self.report(
                        node, "'serializable' loses attributes when compiled, use save and restore"
                    )
        self.generic_visit(node)


def bytearray_targets(scope: ast.AST, *, everywhere: bool = False) -> list[ast.expr]:
    """The names and fields that are annotated as, or assigned, a bytearray in this scope."""
    targets: list[ast.expr] = []
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        targets += bytearray_arguments(scope.args)
    todo: list[ast.AST] = list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        if isinstance(node, ast.AnnAssign) and (
            is_bytearray(node.annotation) or is_call(node.value, "bytearray")
        ):
            targets.append(node.target)
        elif isinstance(node, ast.Assign) and is_call(node.value, "bytearray"):
            targets += node.targets
        if everywhere or not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            todo += ast.iter_child_nodes(node)
    return targets


def bytearray_arguments(arguments: ast.arguments) -> list[ast.expr]:
    every = arguments.posonlyargs + arguments.args + arguments.kwonlyargs
    return [
        ast.Name(argument.arg)
        for argument in every
        if argument.annotation is not None and is_bytearray(argument.annotation)
    ]


def is_bytearray(annotation: ast.expr) -> bool:
    """Whether the annotation is ``bytearray``, also quoted, optional or ``Final``."""
    match annotation:
        case ast.Name(id=name):
            return name == "bytearray"
        case ast.Constant(value=str(text)):
            return text == "bytearray"
        case ast.BinOp(left=left, right=right):
            return is_bytearray(left) or is_bytearray(right)
        case ast.Subscript(value=ast.Name(id="Final" | "ClassVar" | "Optional"), slice=inner):
            return is_bytearray(inner)
    return False


def constant_locals(scope: ast.AST) -> set[str]:
    """The names that a function gives one literal and nothing else: the compiler puts it in."""
    values: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    values.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AugAssign | ast.For) and isinstance(node.target, ast.Name):
            values.setdefault(node.target.id, []).append(None)
    literal = {name for name, given in values.items() if isinstance(given[0], ast.Constant)}
    return {name for name in literal if len(values[name]) == 1}


def is_constant(node: ast.expr) -> bool:
    """Whether the value is a literal or has the name of a ``Final`` of a module or class."""
    name = getattr(node, "attr", getattr(node, "id", ""))
    return isinstance(node, ast.Constant) or name.isupper()


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def is_call(node: ast.expr | None, function: str) -> bool:
    return isinstance(node, ast.Call) and is_name(node.func, function)


def find_traps(source: str) -> list[tuple[int, str]]:
    """The traps in the text of one module, as ``(line, message)`` in order."""
    finder = TrapFinder()
    finder.visit(ast.parse(source))
    return sorted(set(finder.found))


def closed_classes(source: str) -> set[str]:
    """The classes of a compiled module from which interpreted ones can't inherit."""
    return {
        node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
        and not any(
            "allow_interpreted_subclasses" in ast.unparse(mark) for mark in node.decorator_list
        )
    }


def find_heirs(source: str, closed: dict[str, set[str]]) -> list[tuple[int, str]]:
    """The classes of an interpreted module that inherit from a closed one of a compiled module."""
    tree = ast.parse(source)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name in closed.get(node.module or "", ())
    }
    message = "inherits from a compiled class, which must allow_interpreted_subclasses"
    return [
        (node.lineno, f"{node.name} {message}")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in names for base in bare(node.bases))
    ]


def bare(bases: list[ast.expr]) -> list[ast.expr]:
    """Bases without what they are generic in."""
    return [base.value if isinstance(base, ast.Subscript) else base for base in bases]


def heirs(root: Path, compiled: list[Path]) -> Iterator[tuple[Path, int, str]]:
    sources = root / "src"
    closed = {
        ".".join(path.relative_to(sources).with_suffix("").parts): closed_classes(
            path.read_text("utf-8")
        )
        for path in compiled
    }
    for path in sorted({*sources.rglob("*.py")} - {*compiled}):
        for line, message in find_heirs(path.read_text("utf-8"), closed):
            yield path, line, message


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    compiled = compiled_modules(root)
    found = list(game_writes(root / "src" / "ludopolis" / "games"))
    found += heirs(root, compiled)
    for path in compiled:
        for line, message in find_traps(path.read_text(encoding="utf-8")):
            found.append((path, line, message))
    for path, line, message in found:
        print(f"{path.relative_to(root)}:{line}: {message}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
