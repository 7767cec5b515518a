"""Write anew what tests compare with: playthroughs, fingerprints, observations, perft.

Usage: ``python -m tools.golden``; read the diff before committing it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ludopolis.testing.conformance import fingerprint, sightings
from ludopolis.testing.golden import playthrough
from ludopolis.testing.perft import perft
from tests.conformance import games

if TYPE_CHECKING:
    from pathlib import Path


def golden_texts(slug: str) -> dict[int, str]:
    return {
        seed: playthrough(games.opened(slug), games.golden_setup(slug, seed), games.GOLDEN_PLIES)
        for seed in games.GOLDEN_SEEDS
    }


def fingerprints(slug: str) -> dict[str, int]:
    game = games.opened(slug)
    setups = games.fingerprint_setups(slug)
    return {name: fingerprint(game, setup) for name, setup in setups.items()}


def observations(slug: str) -> dict[str, str]:
    game = games.opened(slug)
    setups = games.fingerprint_setups(slug)
    return {name: sightings(game, setup) for name, setup in setups.items()}


def perft_counts(slug: str) -> dict[str, list[int]]:
    """For each number of seats the counts after more and more plies of a game."""
    depth = games.PERFT_DEPTHS.get(slug, games.PERFT_DEPTH)
    return {
        f"seats {seats}": [perft(games.led(slug, seats, lead), depth) for lead in games.PERFT_LEADS]
        for seats in games.seat_counts(slug)
    }


def main() -> None:
    games.GOLDEN.mkdir(exist_ok=True)
    for slug in games.GAMES:
        for seed, text in golden_texts(slug).items():
            games.golden_file(slug, seed).write_text(text, "utf-8")
    write(games.FINGERPRINTS, {slug: fingerprints(slug) for slug in games.GAMES})
    write(games.OBSERVATIONS, {slug: observations(slug) for slug in games.GAMES})
    write(games.PERFT, {slug: perft_counts(slug) for slug in games.GAMES})


def write(file: Path, content: object) -> None:
    file.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
