"""The games that keep the promises of conformance: the example, and all that there are."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game, rules_versions
from tests.pearls import GAME

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

GAMES: Final = ["pearls", *SLUGS]

SCORES_NEVER_FALL: Final = ["pearls", "utopia"]

HERE: Final = Path(__file__).parent
FINGERPRINTS: Final = HERE / "fingerprints.json"
OBSERVATIONS: Final = HERE / "observations.json"
PERFT: Final = HERE / "perft.json"
GOLDEN: Final = HERE.parent / "golden"

FINGERPRINT_SEEDS: Final = [1, 2]
PERFT_DEPTHS: Final = {"pearls": 5}
PERFT_DEPTH: Final = 4
PERFT_LEADS: Final = [0, 10, 100, 300]
GOLDEN_SEEDS: Final = [1, 2]
GOLDEN_PLIES: Final = 150


@cache
def opened(slug: str) -> Game:
    return GAME if slug == "pearls" else open_game(slug)


def seat_counts(slug: str) -> list[int]:
    return list(opened(slug).seats)


def other_flags(slug: str) -> dict[str, str]:
    """Every flag at its last value."""
    return {spec.name: spec.values[-1] for spec in opened(slug).flags}


def variants(slug: str) -> list[tuple[Game, dict[str, str]]]:
    """Each older version of the rules, and by the newest each other value of each flag."""
    older = [] if slug == "pearls" else rules_versions(slug)[:-1]
    return [
        *[(open_game(slug, rules_version=version), {}) for version in older],
        *[
            (opened(slug), {spec.name: value})
            for spec in opened(slug).flags
            for value in spec.values[1:]
        ],
    ]


def led(slug: str, seats: int, plies: int) -> State:
    """The position after some random plies of the first seed."""
    s = opened(slug).new(Setup(seats, 1))
    rng = seeded(2)
    for ply in range(plies):
        if s.over:
            break
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    return s


def golden_setup(slug: str, seed: int) -> Setup:
    """The more seats the later the seed; the last seed plays with the other flags."""
    counts = seat_counts(slug)
    seats = counts[min(seed, len(counts) - 1)]
    return Setup(seats, seed, other_flags(slug) if seed == GOLDEN_SEEDS[-1] else {})


def golden_file(slug: str, seed: int) -> Path:
    return GOLDEN / f"{slug}-{seed}.txt"


def fingerprint_setups(slug: str) -> dict[str, Setup]:
    """By name: each number of seats with each seed, and once with other flags."""
    setups = {
        f"seats {seats} seed {seed}": Setup(seats, seed)
        for seats in seat_counts(slug)
        for seed in FINGERPRINT_SEEDS
    }
    setups["other flags"] = Setup(seat_counts(slug)[-1], 3, other_flags(slug))
    return setups
