"""What is tried in turn loses combinations of a test in a sample, and never a test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEST = "tests/conformance/test_conformance.py"


def collected(extent: str, named: str = TEST) -> set[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", named]
    own = {**os.environ, "LUDOPOLIS_TESTS": extent}
    ran = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=True)
    return {line for line in ran.stdout.splitlines() if "::" in line}


def without_parameters(combinations: set[str]) -> set[str]:
    return {line.partition("[")[0] for line in combinations}


@pytest.fixture(scope="module")
def everything() -> set[str]:
    return collected("all")


def test_one_combination_is_tried_and_no_test_left_out(everything: set[str]) -> None:
    found = collected("few")
    whole_games = [line for line in found if "::test_a_whole_game[" in line]

    assert found < everything
    assert without_parameters(found) == without_parameters(everything)
    assert len(whole_games) == 1


def test_what_is_named_is_tried_in_full(everything: set[str]) -> None:
    found = collected("few", f"{TEST}::test_a_whole_game")

    assert found == {line for line in everything if "::test_a_whole_game[" in line}
