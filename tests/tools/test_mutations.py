from __future__ import annotations

import signal
import sys
from textwrap import dedent
from types import ModuleType
from typing import TYPE_CHECKING, cast

import pytest

from ludopolis.games import SLUGS
from tools import mutants
from tools.mutations import Module, Mutant, put_in_force

if TYPE_CHECKING:
    from pathlib import Path


def toy(tmp_path: Path, source: str) -> Module:
    path = tmp_path / "toy.py"
    path.write_text(dedent(source), encoding="utf-8")
    return Module(path, "toy")


def broken(tmp_path: Path, statement: str, returns: str = "bool") -> list[str]:
    """What becomes of one statement of a function."""
    head = f"def f(s: Toy, seat: i64, civ: i64, name: str) -> {returns}:\n"
    body = "".join(f"    {line}\n" for line in statement.split("\n"))
    module = toy(tmp_path, head + body)
    return [mutant.after for mutant in module.mutants]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("return seat < civ", ["return seat <= civ", "return seat >= civ"]),
        ("return seat == civ", ["return seat != civ"]),
        ("return seat in s.asked", ["return False", "return seat not in s.asked"][1:]),
        ("s.sum += seat", ["pass", "s.sum -= seat"]),
        ("s.pay(seat, civ)", ["pass", "s.pay(civ, seat)"]),
        ("s.pay(seat, name)", ["pass"]),
        ("kept = min(seat, civ)", []),
        ("s.pay(1)", ["pass", "s.pay(2)", "s.pay(0)"]),
        ("s.flag = True", ["pass", "s.flag = False"]),
        ("kept = seat - civ", ["kept = seat + civ"]),
        ("kept = seat if s.over else civ", ["kept = civ if s.over else seat"]),
        ("return not s.over", ["return False", "return s.over"]),
        ("kept = -1", ["kept = 0"]),
        ("kept = vec[i64](capacity=4)", []),
        ("assert seat < 3", []),
        ("raise Illegal(3)", []),
        ("s.say(f'{seat + 1}')", ["pass"]),
        ("kept: list[3] = []", []),
    ],
)
def test_what_becomes_of_a_statement(tmp_path: Path, statement: str, expected: list[str]) -> None:
    assert broken(tmp_path, statement) == expected


def test_conditions_are_turned_and_taken_apart(tmp_path: Path) -> None:
    assert broken(tmp_path, "if s.a and s.b:\n    s.go()") == [
        "if not (s.a and s.b):",
        "if s.a or s.b:",
        "if s.b:",
        "if s.a:",
        "pass",
    ]


def test_ranges_lose_their_ends(tmp_path: Path) -> None:
    assert broken(tmp_path, "for i in range(seat):\n    break") == [
        "for i in range(1, seat):",
        "for i in range(0, seat - 1):",
        "continue",
    ]


@pytest.mark.parametrize(
    ("returns", "default"), [("i64", "0"), ("list[int]", "[]"), ("Decision | None", "None")]
)
def test_a_default_is_returned(tmp_path: Path, returns: str, default: str) -> None:
    assert broken(tmp_path, "return s.found()", returns) == [f"return {default}"]


def test_equal_statements_are_told_apart(tmp_path: Path) -> None:
    module = toy(tmp_path, "def f(s):\n    s.go()\n    s.go()\n")

    assert [mutant.nth for mutant in module.mutants] == [1, 2]


def test_a_mutant_keeps_its_key_when_lines_move(tmp_path: Path) -> None:
    source = "def f(s):\n    s.go()\n"
    [before] = toy(tmp_path, source).mutants
    [after] = toy(tmp_path, f"import os\n\n\n{source}").mutants

    assert before.key == after.key
    assert before.lines != after.lines


SOURCE = """
    class Hand:
        size = 3

        def is_full(self) -> bool:
            return self.size >= 3

    def rest(cards: list[int]) -> int:
        return sum(card for card in cards if card > 1)
"""


def running(module: Module) -> ModuleType:
    living = ModuleType("toy")
    exec(compile(module.tree, str(module.path), "exec"), vars(living))
    return living


def only(module: Module, after: str) -> Mutant:
    [found] = [mutant for mutant in module.mutants if mutant.after == after]
    return found


def test_who_imported_a_function_sees_the_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = toy(tmp_path, SOURCE)
    living = running(module)
    monkeypatch.setitem(sys.modules, "toy", living)
    imported, hand = living.rest, living.Hand()
    assert (imported([1, 2]), hand.is_full()) == (2, True)

    put_in_force(module, only(module, "return self.size > 3"))
    put_in_force(module, only(module, "return sum((card for card in cards if card >= 1))"))

    assert (imported([1, 2]), hand.is_full()) == (3, False)


def test_a_test_is_ended_when_the_patience_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_item: pytest.Item) -> bool:
        while True:
            pass

    monkeypatch.setattr(mutants, "passes", endless)
    handler = signal.signal(signal.SIGPROF, mutants.give_up)
    try:
        assert mutants.passes_within(cast("pytest.Item", None), 0.05) == (False, True)
    finally:
        signal.signal(signal.SIGPROF, handler)


def test_every_reason_fits_a_mutant() -> None:
    assert mutants.stale(list(SLUGS)) == []


def test_every_module_set_apart_is_there() -> None:
    names = {path.stem for path in mutants.GAMES.rglob("*.py")}

    assert set(mutants.modules_apart()) <= names
