"""Small faults for a module: every way in which one statement of its functions is broken.

A mutant is told by what it makes of which statement of which function, so that lines may move. It
is put in force by exchanging the code of the living function: all who imported it see the fault.
"""

from __future__ import annotations

import ast
import copy
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import CodeType, FunctionType

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
# An assertion or a raised fault tells of a broken program; text is for people to judge.
PASSED_OVER: Final = (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)
WHOLE_NUMBERS: Final = {"i64", "int"}

COMPARISONS: Final[dict[type[ast.cmpop], list[type[ast.cmpop]]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


# Breaks a statement: the same object changed within, or another one.
Change: TypeAlias = "Callable[[ast.stmt], ast.stmt]"


@dataclass(frozen=True)
class Mutant:
    """One fault: the statement ``before`` becomes ``after``; ``nth`` tells equal ones apart."""

    module: str
    function: str
    before: str
    after: str
    nth: int
    lines: tuple[int, int]

    @property
    def key(self) -> str:
        again = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.module} {self.function}{again}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Place:
    """Where a function is broken, and how."""

    function: ast.FunctionDef
    at: int
    change: Change


class Module:
    """The mutants of a file, and the code of each."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.tree = ast.parse(path.read_text("utf-8"))

    @cached_property
    def whole_fields(self) -> set[str]:
        """The fields of objects that are given as whole numbers."""
        return {
            f"self.{name}"
            for qualname, function in functions(self.tree)
            if qualname.endswith("__init__")
            for name in whole_numbers(function)
        }

    @cached_property
    def mutants(self) -> dict[Mutant, Place]:
        """By mutant what is done where, in the order of the source."""
        return {
            mutant: place
            for qualname, function in functions(self.tree)
            for mutant, place in self.mutants_of(qualname, function)
        }

    def mutants_of(
        self, qualname: str, function: ast.FunctionDef
    ) -> Iterator[tuple[Mutant, Place]]:
        types = whole_numbers(function) | self.whole_fields
        times: Counter[tuple[str, str]] = Counter()
        for at, statement in enumerate(statements(function)):
            shell = shell_of(statement)
            before = text(shell)
            seen = {before}
            for change in changes(statement, function, types):
                after = text(change(copy.deepcopy(shell)))
                if after not in seen:
                    seen.add(after)
                    times[before, after] += 1
                    nth = times[before, after]
                    lines = header_lines(statement)
                    mutant = Mutant(self.name, qualname, before, after, nth, lines)
                    yield mutant, Place(function, at, change)

    def code(self, mutant: Mutant) -> CodeType:
        """The code of the broken function, compiled in its place in the module."""
        place = self.mutants[mutant]
        tree = copy.deepcopy(self.tree)
        [function] = [each for name, each in functions(tree) if name == mutant.function]
        statement = statements(function)[place.at]
        swap_statement(function, statement, place.change(statement))
        whole = compile(ast.fix_missing_locations(tree), str(self.path), "exec")
        [found] = [code for code in codes(whole) if code.co_qualname == mutant.function]
        return found


def put_in_force(module: Module, mutant: Mutant) -> None:
    """From now on the living function, whoever has imported it, has the fault."""
    living = living_function(sys.modules[module.name], mutant.function)
    living.__code__ = module.code(mutant)


def living_function(module: object, qualname: str) -> FunctionType:
    found = module
    for name in qualname.split("."):
        found = vars(found)[name]
    for attribute in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, attribute, found)
    return found  # type: ignore[return-value]


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if hasattr(constant, "co_consts"):
            yield from codes(constant)


# -- what is in a module --


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module by qualified name, but for abstract ones."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            decorators = [ast.unparse(each) for each in node.decorator_list]
            if "abstractmethod" not in decorators:
                yield within + node.name, node


def statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """All statements of a function, in the order of the source."""
    found: list[ast.stmt] = []
    todo: list[ast.AST] = list(reversed(function.body))
    while todo:
        node = todo.pop()
        if isinstance(node, ast.stmt) and not isinstance(node, PASSED_OVER):
            found.append(node)
        inner = [child for child in ast.iter_child_nodes(node) if is_block_part(child)]
        todo += reversed(inner)
    return found


def is_block_part(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case)


def shell_of(statement: ast.stmt) -> ast.stmt:
    """A copy of the statement without the blocks in it."""
    shell = copy.copy(statement)
    if is_compound(statement):
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            if hasattr(shell, name):
                setattr(shell, name, [])
    return copy.deepcopy(shell)


def text(shell: ast.stmt) -> str:
    """The statement in its normal form, on one line."""
    return " ".join(ast.unparse(shell).split())


def is_compound(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.For | ast.While | ast.If | ast.With | ast.Try | ast.Match)


def header_lines(statement: ast.stmt) -> tuple[int, int]:
    last = statement.end_lineno or statement.lineno
    if is_compound(statement):
        last = max(statement.lineno, statement.body[0].lineno - 1)  # type: ignore[attr-defined]
    return statement.lineno, last


def whole_numbers(function: ast.FunctionDef) -> set[str]:
    """The names in a function that hold whole numbers."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and is_whole(node.annotation):
            found.add(node.arg)
        elif is_whole_target(node):
            found.add(ast.unparse(node.target))  # type: ignore[attr-defined]
    return found


def is_whole_target(node: ast.AST) -> bool:
    if isinstance(node, ast.AnnAssign):
        return is_whole(node.annotation)
    return isinstance(node, ast.For) and is_range(node.iter)


def is_whole(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation) in WHOLE_NUMBERS


def is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "range"


# -- what is done to it --


def changes(statement: ast.stmt, function: ast.FunctionDef, types: set[str]) -> Iterator[Change]:
    yield from statement_changes(statement, function)
    for at, node in enumerate(expressions(statement)):
        for replacement in replacements(node, types):
            yield expression_change(at, replacement)


def expressions(statement: ast.stmt) -> list[ast.AST]:
    """The expressions of a statement itself, not of the statements in it."""
    found: list[ast.AST] = []
    todo: list[ast.AST] = [statement]
    while todo:
        node = todo.pop()
        found.append(node)
        parts = [child for name, child in fields(node) if name not in {"annotation", "returns"}]
        todo += reversed([part for part in parts if not is_passed_over(node, part)])
    return found


def is_passed_over(parent: ast.AST, node: ast.AST) -> bool:
    """Also room to grow, which changes nothing, and the number in -1, which is taken as a whole."""
    if isinstance(node, ast.keyword) and node.arg == "capacity":
        return True
    negative = isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub)
    return negative or is_block_part(node) or isinstance(node, PASSED_OVER)


def fields(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield name, child


def expression_change(at: int, replacement: ast.AST) -> Change:
    def change(statement: ast.stmt) -> ast.stmt:
        target = expressions(statement)[at]
        new = ast.copy_location(copy.deepcopy(replacement), target)
        if isinstance(new, ast.stmt):
            return new
        for parent in expressions(statement):
            replace(parent, target, new)
        return statement

    return change


def replace(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for name, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, name, new)
        elif isinstance(value, list):
            value[:] = [new if each is old else each for each in value]


def swap_statement(broken: ast.FunctionDef, old: ast.stmt, new: ast.AST) -> None:
    for parent in ast.walk(broken):
        replace(parent, old, new)


def statement_changes(statement: ast.stmt, function: ast.FunctionDef) -> Iterator[Change]:
    """The statement left out, its branches exchanged, a default returned."""
    for new in other_statements(statement, function):
        yield statement_change(new)
    if isinstance(statement, ast.If):
        yield swapped_branches


def statement_change(new: ast.stmt) -> Change:
    def change(statement: ast.stmt) -> ast.stmt:
        return ast.copy_location(copy.deepcopy(new), statement)

    return change


def swapped_branches(statement: ast.stmt) -> ast.stmt:
    assert isinstance(statement, ast.If)
    statement.test = negated(statement.test)
    return statement


def negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        opposite = COMPARISONS[type(test.ops[0])][-1]()
        return ast.Compare(test.left, [opposite], test.comparators)
    return ast.UnaryOp(ast.Not(), test)


def other_statements(statement: ast.stmt, function: ast.FunctionDef) -> Iterator[ast.stmt]:
    if isinstance(statement, ast.Continue):
        yield ast.Break()
    elif isinstance(statement, ast.Break):
        yield ast.Continue()
    elif isinstance(statement, ast.Return):
        if function.body[-1] is not statement:
            yield ast.Pass()
        yield from other_returns(statement, function)
    elif is_removable(statement):
        yield ast.Pass()


def is_removable(statement: ast.stmt) -> bool:
    """Whether the function goes on without it: a call, or a change of what there already is."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name | ast.Tuple)
    return isinstance(statement, ast.AugAssign)


def other_returns(statement: ast.Return, function: ast.FunctionDef) -> Iterator[ast.stmt]:
    if isinstance(statement.value, ast.Constant | ast.Compare | None):
        return
    returns = ast.unparse(function.returns) if function.returns is not None else ""
    defaults = {"bool": "False", "i64": "0", "int": "0", "Decision | None": "None"}
    default = "[]" if returns.startswith("list[") else defaults.get(returns)
    if default is not None:
        yield ast.Return(ast.parse(default, mode="eval").body)


def replacements(node: ast.AST, types: set[str]) -> Iterator[ast.AST]:
    """What a node may become."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=comparators):
            for other in COMPARISONS[type(op)]:
                yield ast.Compare(left, [other()], comparators)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in OPERATORS:
            yield ast.AugAssign(target, OPERATORS[type(op)](), value)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield ast.UnaryOp(ast.USub(), ast.Constant(value - 1)) if value > 1 else ast.Constant(0)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Call():
            yield from other_calls(node, types)


def other_calls(call: ast.Call, types: set[str]) -> Iterator[ast.Call]:
    if is_range(call):
        yield from other_ranges(call)
        return
    if ast.unparse(call.func) in {"min", "max"}:
        return
    for at in range(len(call.args) - 1):
        pair = call.args[at : at + 2]
        if all(ast.unparse(each) in types for each in pair):
            args = [*call.args[:at], *reversed(pair), *call.args[at + 2 :]]
            yield ast.Call(call.func, args, call.keywords)


def other_ranges(call: ast.Call) -> Iterator[ast.Call]:
    """A range that begins later, and one that ends earlier."""
    start, end = (ast.Constant(0), *call.args)[-2:] if len(call.args) < 2 else call.args[:2]
    if isinstance(start, ast.Constant) and isinstance(start.value, int):
        later: ast.expr = ast.Constant(start.value + 1)
    else:
        later = ast.BinOp(start, ast.Add(), ast.Constant(1))
    earlier = ast.BinOp(end, ast.Sub(), ast.Constant(1))
    yield ast.Call(call.func, [later, end, *call.args[2:]], [])
    yield ast.Call(call.func, [start, earlier, *call.args[2:]], [])
