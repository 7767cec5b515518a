"""The compiled rules against their source: do they show, offer, save and advise the same?

    .venv/bin/python bench/builds.py --positions 100000

Random games of every kind and number of seats are played by both; for each game the digests of
its positions are compared: observations and masks for learners, views, words, saves and hints. Run
it with the Python that has the compiled package. Exit status 1 tells of a difference.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path

import msgspec

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.hint import hint
from ludopolis.core.arrays.encoding import ActionSpace, Encoder, observation
from ludopolis.core.game import Game, Setup
from ludopolis.core.rng import seeded
from ludopolis.core.state import State
from ludopolis.games import SLUGS, open_game
from ludopolis.testing.conformance import walk

SOURCE = Path(__file__).resolve().parents[1] / "src"
BUILDS = ("source", "compiled")
HINTS_EVERY = 97
"""A hint costs as much as many positions."""
ROUNDS = 8


class Extent(msgspec.Struct, frozen=True):
    """How much is played, and by how many processes; names are those of the command's options."""

    positions: int
    longest: int
    parts: int = 1
    part: int = 0


class Digests:
    """What one game has shown so far, kind by kind."""

    def __init__(self) -> None:
        self.kinds: dict[str, blake2b] = {}

    def add(self, kind: str, shown: object) -> None:
        found = self.kinds.setdefault(kind, blake2b(digest_size=8))
        found.update(msgspec.json.encode(shown))

    def spelled(self) -> dict[str, str]:
        return {kind: digest.hexdigest() for kind, digest in self.kinds.items()}


def add_position(
    digests: Digests, game: Game, encoder: Encoder, actions: ActionSpace, s: State
) -> None:
    digests.add("save", s.save())
    for seat in range(-1, len(s.scores())):
        digests.add("view", game.view(s, seat))
        if seat >= 0:
            digests.add("observation", observation(encoder, s, seat))
    if s.pending is not None:
        asked = s.pending
        digests.add("mask", actions.legal(asked))
        digests.add("words", [game.word(asked.ask, option) for option in asked.options])


def hinted(game: Game, s: State) -> object:
    return hint(world_of(game, s, seeded(1)), Budget(600.0, ROUNDS), seeded(2))


def digested(game: Game, setup: Setup, most: int) -> tuple[int, dict[str, str]]:
    """So many positions of one random game, or all it has, and their digests."""
    digests = Digests()
    encoder, actions = game.encoder(setup.seats), ActionSpace(game.asks)
    count = 0
    for position in walk(game, setup, most):
        add_position(digests, game, encoder, actions, position.state)
        digests.add("events", position.events)
        if position.ply % HINTS_EVERY == 0 and not position.state.over:
            digests.add("hint", hinted(game, position.state))
        count += 1
    return count, digests.spelled()


def games_of(slug: str, extent: Extent) -> Iterator[str]:
    """One line of JSON a game, all numbers of seats in turn, until there are enough positions."""
    game = open_game(slug)
    played = 0
    seed = extent.part
    while played * extent.parts < extent.positions:
        for seats in game.seats:
            count, digests = digested(game, Setup(seats, seed), extent.longest)
            played += count
            yield json.dumps({"seats": seats, "seed": seed, "count": count, "digests": digests})
        seed += extent.parts


def told_by(build: str, slug: str, extent: Extent) -> list[str]:
    """What one build shows of one part of a game's matches."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if build == "source":
        environment["PYTHONPATH"] = str(SOURCE)
    command = [sys.executable, __file__, "--digests", slug, "--build", build]
    figures = [f"--{name}={value}" for name, value in msgspec.structs.asdict(extent).items()]
    ran = subprocess.run(  # noqa: S603 - this program
        [*command, *figures], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return ran.stdout.splitlines()


def both_told(slug: str, extent: Extent) -> Iterator[tuple[str, str]]:
    """What both builds show of each match, all parts at a time."""
    parts = [msgspec.structs.replace(extent, part=part) for part in range(extent.parts)]
    runs = [(build, part) for build in BUILDS for part in parts]
    with ThreadPoolExecutor(len(runs)) as pool:
        told = list(pool.map(lambda run: told_by(run[0], slug, run[1]), runs))
    for source, compiled in zip(told[: len(parts)], told[len(parts) :], strict=True):
        yield from zip(source, compiled, strict=True)


def compared(slug: str, extent: Extent) -> bool:
    """Let both builds play the same games; whether nothing differs."""
    pairs = [(json.loads(one), json.loads(two)) for one, two in both_told(slug, extent)]
    wrong = [(one, two) for one, two in pairs if one != two]
    total = sum(one["count"] for one, _ in pairs)
    print(f"{slug}: {total} positions of {len(pairs)} games, {len(wrong)} games differ")
    for one, two in wrong[:5]:
        kinds = [
            kind for kind in one["digests"] if one["digests"][kind] != two["digests"].get(kind)
        ]
        print(f"  seats {one['seats']} seed {one['seed']}: {', '.join(kinds) or 'length'}")
    return not wrong


def check_build(build: str) -> None:
    file = str(sys.modules["ludopolis.core.state"].__file__)
    if file.endswith(".py") != (build == "source"):
        sys.exit(f"{file} is not {build}")


def extent_of(args: argparse.Namespace) -> Extent:
    return Extent(args.positions, args.longest, args.parts, args.part)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="at least so many a game")
    parser.add_argument("--longest", type=int, default=1_000_000, help="at most so many of a match")
    parser.add_argument("--parts", type=int, default=1, help="so many processes of each build")
    parser.add_argument("--part", type=int, default=0, help="which of them this process plays")
    parser.add_argument("--digests", help="only print the digests of this game")
    parser.add_argument("--build", choices=BUILDS, default="compiled")
    args = parser.parse_args()
    if args.digests is None:
        alike = [compared(slug, extent_of(args)) for slug in SLUGS]
        return 0 if all(alike) else 1
    check_build(args.build)
    for line in games_of(args.digests, extent_of(args)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
