from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools.check_traps import closed_classes, find_heirs, find_traps
from tools.compiled_modules import RARE, bundles, compiled_modules
from tools.zone_writes import find_writes, game_writes, zones_of

ROOT = Path(__file__).resolve().parents[2]


def lines(source: str) -> list[int]:
    return [line for line, _ in find_traps(dedent(source))]


def test_reused_except_name_is_found_within_one_function() -> None:
    source = """
        def play() -> None:
            try:
                step()
            except ValueError as error:
                show(error)
            except KeyError as error:
                show(error)
    """

    [(line, message)] = find_traps(dedent(source))

    assert line == 7
    assert "'except ... as error' reuses the name of line 5" in message


@pytest.mark.parametrize(
    ("handled", "found"),
    [
        ("except KeyError:\n        await step()", [5]),
        ("except KeyError:\n        if late:\n            yield 1", [6]),
        ("finally:\n        await step()", [5]),
        ("except KeyError:\n        failed = True\n    await step()", []),
    ],
)
def test_waiting_while_an_exception_is_handled(handled: str, found: list[int]) -> None:
    source = f"async def play() -> None:\n    try:\n        await step()\n    {handled}\n"

    assert lines(source) == found


def test_except_names_are_counted_per_function() -> None:
    source = """
        def first() -> None:
            try:
                step()
            except ValueError as error:
                show(error)

        def second() -> None:
            try:
                step()
            except KeyError as error:
                show(error)
            except ValueError as other:
                show(other)
    """

    assert lines(source) == []


@pytest.mark.parametrize(
    ("loop", "found"),
    [
        ("for _ in range(3): step()", True),
        ("for _i in range(3): step()", False),
        ("for i in range(3): step()", False),
        ("for _ in cards: step()", False),
    ],
)
def test_unnamed_counter(loop: str, found: bool) -> None:
    assert lines(loop) == ([1] if found else [])


@pytest.mark.parametrize(
    "source",
    [
        "def f(zone: bytearray) -> None:\n    for card in zone: step(card)",
        "def f(zone: 'bytearray | None') -> None: ...\ndef g(z: Final[bytearray]): [c for c in z]",
        "zone: bytearray | None = None\ndef f() -> None:\n    for card in zone: step(card)",
        "def f() -> None:\n    zone = bytearray(4)\n    return [card for card in zone]",
        "for card in bytearray(4): step(card)",
        "class A:\n    zone: bytearray\n    def f(self) -> None:\n        for c in self.zone: ...",
        "class A:\n    def __init__(self): self.z = bytearray()\ndef f(a): return [c for c in a.z]",
    ],
)
def test_iterated_bytearray_is_found(source: str) -> None:
    [(_, message)] = find_traps(source)

    assert message == "iterating a bytearray crashes the compiler, loop over its indexes"


@pytest.mark.parametrize(
    "source",
    [
        "def f(zone: bytearray) -> None:\n    for i in range(len(zone)): step(zone[i])",
        "def f(zone: bytearray) -> None: ...\ndef g(zone: list[int]): return [c for c in zone]",
    ],
)
def test_other_loops_are_allowed(source: str) -> None:
    assert lines(source) == []


@pytest.mark.parametrize(
    ("source", "instead"),
    [
        ("from abc import ABC, abstractmethod", "leave it out"),
        ("import abc\nclass A(metaclass=abc.ABCMeta): ...", "leave it out"),
        ("from typing import Final, Protocol", "use abstract methods"),
        ("from typing_extensions import Protocol", "use abstract methods"),
        ("import typing\nclass A(typing.Protocol): ...", "use abstract methods"),
        ("import typing as t\nclass A(t.NamedTuple): ...", "write a plain class"),
        ("from typing import NamedTuple", "write a plain class"),
        ("from collections import namedtuple", "write a plain class"),
        ("from dataclasses import dataclass, field", "write a plain class"),
        ("import dataclasses", "write a plain class"),
        ("from enum import IntEnum, IntFlag", "use int masks"),
        ("import enum\nclass A(enum.IntFlag): ...", "use int masks"),
        ("@mypyc_attr(serializable=True)\nclass A: ...", "use save and restore"),
    ],
)
def test_forbidden_constructs(source: str, instead: str) -> None:
    [(_, message)] = find_traps(source)

    assert instead in message


def test_plain_rules_code_is_allowed() -> None:
    source = """
        from abc import abstractmethod
        from enum import IntEnum
        from typing import Final

        @mypyc_attr(allow_interpreted_subclasses=True)
        class Frame:
            @abstractmethod
            def step(self, options: list[int]) -> bool:
                return any(option > 0 for option in options)
    """

    assert lines(source) == []


def test_modules_to_compile_leave_out_names_and_marked_files(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ludopolis"
    for name in ["core/__init__.py", "core/rng.py", "games/utopia/events.py", "cli/app.py"]:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text('"""Doc."""\n', encoding="utf-8")
    (package / "games" / "slow.py").write_text(
        '"""Doc."""\n# interpreted: reads files\n', encoding="utf-8"
    )

    assert compiled_modules(tmp_path) == [package / "core" / "rng.py"]


def test_marker_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "src" / "ludopolis" / "core" / "rng.py"
    path.parent.mkdir(parents=True)
    path.write_text("# interpreted:\n", encoding="utf-8")

    with pytest.raises(ValueError, match="must be followed by the reason"):
        compiled_modules(tmp_path)


@pytest.mark.parametrize(
    ("shift", "found"),
    [
        ("mask = 1 << seat", True),
        ("mask |= 1 << self.colour", True),
        ("mask = 1 << COLOURS", False),
        ("mask = 1 << layout.HAND", False),
        ("mask = 1 << 3", False),
        ("mask = 1 << Player.POINTS", False),
        ("mask = value << seat", False),
        ("mask = ONE << seat", True),
        ("mask = Flag.ONE << seat", True),
        ("def f(n: i64) -> i64: one: i64 = 1; return one << n", True),
        ("def f(n: i64) -> i64: one = 1; one += n; return one << n", False),
        ("def f(n: i64, one: i64) -> i64: return one << n", False),
    ],
)
def test_shift_of_a_literal(shift: str, found: bool) -> None:
    assert lines(shift) == ([1] if found else [])


STATE = """
    class Toy(State):
        def __init__(self, tables: Tables) -> None:
            self.tables: Final = tables
            self.hands = tables.hands
            self.round: i64 = 0

    class Other:
        def __init__(self) -> None:
            self.notes = []
"""


def test_zones_are_what_the_state_holds() -> None:
    assert zones_of(dedent(STATE)) == {"hands", "round"}


@pytest.mark.parametrize(
    "write",
    [
        "s.hands = []",
        "s.hands[seat] = 1",
        "s.hands[seat] += 1",
        "s.hands[1:] = rest",
        "s.hands.append(1)",
        "s.hands.sort()",
        "s.round += 1",
        "s.round: i64 = 1",
        "count, s.round = 1, 2",
        "s.revealed += 1",
        "hands = s.hands; hands[seat] = 1",
        "hands: vec[i64] = s.hands; hands.pop()",
    ],
)
def test_a_zone_written_by_no_verb_is_found(write: str) -> None:
    source = f"def answer(self, s: Toy, option: int) -> None:\n    {write}"

    [(line, message)] = find_writes(source, zones_of(dedent(STATE)))

    assert line == 2
    assert "only verbs change" in message


@pytest.mark.parametrize(
    "reading",
    [
        "size = s.hands[seat]",
        "hands = s.hands[:]; hands[seat] = 1",
        "hands = s.hands; hands = []; hands[seat] = 1",
        "s.stack.append(Turn())",
        "self.hands = s.hands",
        "self.hands[seat] = 1",
        "s.tables.notes[seat] = 1",
        "options.append(s.round)",
    ],
)
def test_what_changes_no_zone_is_allowed(reading: str) -> None:
    source = f"def answer(self, s: Toy, option: int) -> None:\n    {reading}"

    assert find_writes(source, zones_of(dedent(STATE))) == []


def test_only_verbs_of_a_game_may_write(tmp_path: Path) -> None:
    write = "def deal(s: Toy) -> None:\n    s.round += 1\n"
    for name, text in [("state", dedent(STATE)), ("verbs", write), ("turn", write)]:
        (tmp_path / "toy").mkdir(exist_ok=True)
        (tmp_path / "toy" / f"{name}.py").write_text(text, encoding="utf-8")

    assert [(path.name, line) for path, line, _ in game_writes(tmp_path)] == [("turn.py", 2)]


def test_every_compiled_module_is_in_one_bundle() -> None:
    source = ROOT / "src"
    modules = [
        ".".join(path.relative_to(source).with_suffix("").parts) for path in compiled_modules(ROOT)
    ]

    bundled = [module for bundle in bundles(ROOT).values() for module in bundle]

    assert sorted(bundled) == sorted(modules)


def test_what_is_called_rare_is_there() -> None:
    parts = {part for path in compiled_modules(ROOT) for part in path.with_suffix("").parts if part}

    assert parts >= RARE


@pytest.mark.parametrize("base", ["Rate", "Rate[int]"])
@pytest.mark.parametrize(("mark", "heirs"), [("", [4]), ("allow_interpreted_subclasses=True", [])])
def test_interpreted_heirs_of_compiled_classes_are_found(
    base: str, mark: str, heirs: list[int]
) -> None:
    compiled = f"@mypyc_attr({mark})\nclass Rate:\n    pass\n"
    source = (
        f"from game.rate import Rate\nfrom game.free import Free\n\nclass Shared({base}):\n    pass"
    )
    source += "\n\nclass Other(Free):\n    pass\n"

    found = find_heirs(source, {"game.rate": closed_classes(compiled)})

    assert [line for line, _ in found] == heirs
