"""The commands that count and measure: simulate, perft, bench."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.simulate import CHUNK, parts_of, seeds_of, wilson
from tests.builds import IS_COMPILED

if TYPE_CHECKING:
    from tests.cli.conftest import Program

SIMULATE = ["simulate", "utopia", "--seats", "2", "--games", "51", "--seed", "3", "--json"]


def test_checksum_does_not_depend_on_processes(program: Program) -> None:
    alone = json.loads(program(*SIMULATE, "--jobs", "1").out)
    together = json.loads(program(*SIMULATE, "--jobs", "2").out)

    assert (alone["jobs"], together["jobs"]) == (1, 2)
    assert alone["checksum"] == together["checksum"]
    assert alone["decisions"] == together["decisions"]
    assert alone["wins"] == together["wins"]


@pytest.mark.parametrize(
    ("seats", "games", "seed", "flag"),
    [
        ("2", "2", "4", "sea_range=adjacent"),
        ("2", "3", "3", "sea_range=adjacent"),
        ("3", "2", "3", "sea_range=adjacent"),
        ("2", "2", "3", "sea_range=same"),
    ],
)
def test_checksum_depends_on_the_rest(
    program: Program, seats: str, games: str, seed: str, flag: str
) -> None:
    first = program("simulate", "--seats", "2", "--games", "2", "--seed", "3", "--json")

    second = program(
        "simulate", "--seats", seats, "--games", games, "--seed", seed, "--flag", flag, "--json"
    )

    assert json.loads(first.out)["checksum"] != json.loads(second.out)["checksum"]


def test_simulate_in_words(program: Program) -> None:
    ran = program("simulate", "--games", "2", "--seats", "2", "--language", "fr")

    assert ran.out.startswith("Parties : 2\n")
    assert "Somme de contrôle : " in ran.out


def test_every_game_has_seeds_of_its_own() -> None:
    assert len({seed for number in range(100) for seed in seeds_of(1, number)}) == 200


def test_interval_of_wins() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] > 0.999999


def test_perft_divides(program: Program) -> None:
    counts = json.loads(program("perft", "--depth", "2", "--json").out)

    assert counts["total"] == sum(counts["divide"].values())
    assert set(counts["divide"].values()) <= {5, 6, 8}


def test_perft_in_words(program: Program) -> None:
    lines = program("perft", "--depth", "1").out.splitlines()

    assert lines[0].split() == ["1", "guest:maya:fire"]
    assert int(lines[-1]) == len(lines) - 1


def test_bench_measures(program: Program) -> None:
    figures = json.loads(program("bench", "engine", "utopia", "--seconds", "0.01", "--json").out)

    assert list(figures) == ["utopia"]
    assert figures["utopia"]["compiled"] is IS_COMPILED
    assert set(figures["utopia"]) == {
        "compiled", "decisions_per_s", "games_per_s", "clone_us", "restore_us", "view_us"
    }  # fmt: skip


def test_bench_in_words(program: Program) -> None:
    ran = program("bench", "engine", "utopia", "--seconds", "0.01")

    told = "The rules are compiled." if IS_COMPILED else "The rules run uncompiled."
    assert ran.out.startswith(f"{told}\nutopia: ")


@pytest.mark.parametrize("jobs", [1, 2, 16])
@pytest.mark.parametrize("games", [1, 51, 1000])
def test_the_parts_of_a_simulation_are_all_games_and_shrink(games: int, jobs: int) -> None:
    parts = parts_of(games, jobs)
    sizes = [len(part) for part in parts]

    assert [number for part in parts for number in part] == list(range(games))
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0] <= CHUNK, sizes[-1]) == (True, 1)
