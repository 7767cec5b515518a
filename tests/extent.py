"""How much is tested: what a few minutes hold, or everything with ``LUDOPOLIS_TESTS=all``.

A sample turns with the content of the package: the same source has the same sample, and another
one sees other combinations.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

import ludopolis
from tests.builds import IS_COMPILED

if TYPE_CHECKING:
    from collections.abc import Iterable

EXTENTS: Final = ("few", "all")
EXTENT: Final = os.environ.get("LUDOPOLIS_TESTS") or EXTENTS[IS_COMPILED]
"""What is compiled is quick enough to be tested in full each time."""
IS_ALL: Final = EXTENT == "all"
PATIENCE: Final = 60.0
"""So many seconds a test waits on a busy machine for what comes at once on an idle one. How long
things take is for the benchmarks: a test must only not wait for ever.
"""
takes_long = pytest.mark.skipif(not IS_ALL, reason="only with LUDOPOLIS_TESTS=all")
in_turn = pytest.mark.in_turn
"""A test of which one combination is tried, drawn by the source, unless it is asked for by name."""


def amount(few: int, everything: int) -> int:
    """How many games, seeds or examples are tried."""
    return everything if IS_ALL else few


def sparing(values: Iterable[object], *long: object) -> list[object]:
    """Parameters of a test; those that take long are skipped unless everything is tested."""
    return [pytest.param(value, marks=takes_long) if value in long else value for value in values]


def is_chosen(number: int, one_of: int) -> bool:
    """Whether combination ``number`` is in a sample of one of so many."""
    return IS_ALL or (number + turn()) % one_of == 0


def not_in_turn(items: list[pytest.Item]) -> set[pytest.Item]:
    """What is left out this time: of every test that is tried ``in_turn`` all but one."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        is_skipped = any(mark.args[0] for mark in item.iter_markers("skipif"))
        if item.get_closest_marker(in_turn.name) and not (IS_ALL or is_skipped):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return {
        item
        for found in tests.values()
        for number, item in enumerate(found)
        if number != turn() % len(found)
    }


@cache
def turn() -> int:
    """A number drawn by the source of the package."""
    found = hashlib.sha256()
    for path in sorted(Path(ludopolis.__file__).parent.rglob("*.py")):
        found.update(path.read_bytes())
    return int.from_bytes(found.digest()[:4], "big")
