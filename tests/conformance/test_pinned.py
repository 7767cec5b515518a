"""Numbers and texts that stay the same: compiled or not, whatever the machine and hash seed.

``python -m tools.golden`` writes them anew after a change of the rules.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludopolis.testing.conformance import fingerprint, sightings
from ludopolis.testing.golden import playthrough
from ludopolis.testing.perft import perft
from tests.conformance import games
from tests.extent import sparing

PINNED_FINGERPRINTS = json.loads(games.FINGERPRINTS.read_text("utf-8"))
PINNED_OBSERVATIONS = json.loads(games.OBSERVATIONS.read_text("utf-8"))
PINNED_COUNTS = json.loads(games.PERFT.read_text("utf-8"))
PRINT_FINGERPRINTS = """
import json
from ludopolis.testing.conformance import fingerprint
from tests.conformance import games
print(json.dumps({
    slug: {
        name: fingerprint(games.opened(slug), setup)
        for name, setup in games.fingerprint_setups(slug).items()
    }
    for slug in games.GAMES
}))
"""


@pytest.mark.parametrize("slug", games.GAMES)
def test_fingerprints(slug: str) -> None:
    setups = games.fingerprint_setups(slug)

    found = {name: fingerprint(games.opened(slug), setup) for name, setup in setups.items()}

    assert found == PINNED_FINGERPRINTS[slug]


@pytest.mark.parametrize("slug", games.GAMES)
def test_observations(slug: str) -> None:
    setups = games.fingerprint_setups(slug)

    found = {name: sightings(games.opened(slug), setup) for name, setup in setups.items()}

    assert found == PINNED_OBSERVATIONS[slug]


@pytest.mark.parametrize("hash_seed", sparing(["12345", "0"], "0"))
def test_the_hash_seed_does_not_matter(hash_seed: str) -> None:
    environment = os.environ | {
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }

    run = subprocess.run(
        [sys.executable, "-c", PRINT_FINGERPRINTS],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )

    assert json.loads(run.stdout) == PINNED_FINGERPRINTS


@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in games.GAMES for seats in games.seat_counts(slug)]
)
def test_perft(slug: str, seats: int) -> None:
    depth = games.PERFT_DEPTHS.get(slug, games.PERFT_DEPTH)

    counts = [perft(games.led(slug, seats, lead), depth) for lead in games.PERFT_LEADS]

    assert counts == PINNED_COUNTS[slug][f"seats {seats}"]


@pytest.mark.parametrize("seed", games.GOLDEN_SEEDS)
@pytest.mark.parametrize("slug", games.GAMES)
def test_golden_playthroughs(slug: str, seed: int) -> None:
    setup = games.golden_setup(slug, seed)

    text = playthrough(games.opened(slug), setup, games.GOLDEN_PLIES)

    assert text == games.golden_file(slug, seed).read_text("utf-8")


def test_every_pinned_game_is_tested() -> None:
    files = {file.name for file in games.GOLDEN.glob("*.txt")}

    expected = {
        games.golden_file(slug, seed).name for slug in games.GAMES for seed in games.GOLDEN_SEEDS
    }
    assert files == expected
    assert list(PINNED_FINGERPRINTS) == list(PINNED_COUNTS) == games.GAMES
    assert list(PINNED_OBSERVATIONS) == games.GAMES
