"""The whole server by many seeds, and bugs planted in it that some seed must find."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.testing.simulation.world import World, run
from tests.builds import patches_compiled
from tests.extent import amount, turn
from tests.server.simulation.planted import PLANTED

if TYPE_CHECKING:
    from tests.server.simulation.planted import Plant

SEEDS: Final = amount(100, 2000)
"""``make test-compiled`` goes on where these end, ``bench.simulation`` as far as one likes."""
AT_ONCE: Final = 20
FIRSTS: Final = (*range(0, SEEDS, AT_ONCE), turn())
"""Of the seeds of each test; those of the last are others with each version of the source."""
MAX_SEARCHED: Final = 60
MENDED: Final = {
    2013: "a node that could not read what was announced waited for its next look",
    9219: "the same, after a look that failed",
    18845: "a socket showed the end of a match, with its seed, before that was stored",
    115499: "a node took out of the index what another believed to be there: no bot was woken",
}
"""Seeds that have found something, and what."""


@pytest.mark.parametrize("first", FIRSTS)
def test_all_is_well(first: int) -> None:
    failed = [run(seed) for seed in range(first, first + AT_ONCE)]
    failed = [outcome for outcome in failed if outcome.faults]

    assert failed == [], failed[0].report()


@pytest.mark.parametrize("seed", MENDED)
def test_what_was_found_is_mended(seed: int) -> None:
    outcome = run(seed)

    assert outcome.faults == [], outcome.report()


@patches_compiled
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_bug_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, first = PLANTED[plant]
    plant(monkeypatch)

    found = False
    for seed in range(first, first + MAX_SEARCHED):
        faults = run(seed).faults
        found = any(fault.startswith(f"{kind}:") for fault in faults)
        if found:
            break

    assert found


def test_a_seed_is_the_same_run_everywhere() -> None:
    here = [run(seed).digest for seed in (2, 1)]

    there = digests_by("1")

    assert there == here[::-1]


def digests_by(hash_seed: str) -> list[str]:
    """The digests of seeds 1 and 2 in a process that lays out its sets otherwise."""
    code = (
        "from ludopolis.testing.simulation.world import run\n"
        "print(*[run(seed).digest for seed in (1, 2)])"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_trace_can_be_read() -> None:
    world = World(2)
    lines = world.run().report().splitlines()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        world.database.read("SELECT 1")

    assert lines[0].startswith("seed 2: ")
    assert any("has made" in line for line in lines)
    assert any("hears accepted of" in line for line in lines)
