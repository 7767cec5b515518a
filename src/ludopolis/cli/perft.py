"""Perft at the command line: a fingerprint of the rules, and where two versions part."""

from __future__ import annotations

import json as codec
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import (
    FIRST_GAME,
    AsJson,
    Flags,
    GameName,
    PackFile,
    Seats,
    Seed,
    at_least,
    setup_of,
)
from ludopolis.cli.speech import Language


def perft(
    game: GameName = FIRST_GAME,
    /,
    *,
    seats: Seats = 2,
    seed: Seed = 1,
    depth: Annotated[int, Parameter(help="Number of decisions.")] = 3,
    flag: Flags = None,
    pack: PackFile = None,
    json: AsJson = False,
    language: Language = None,  # noqa: ARG001 - read by whoever says no
) -> int:
    """Count the ways to answer the first questions, in all and below each first answer.

    Example: ludopolis perft utopia --seed 1 --depth 4
    """
    from ludopolis.games import open_game
    from ludopolis.testing.perft import divide

    at_least("--depth", depth, 1)
    opened = open_game(game, pack)
    counts = divide(opened, opened.new(setup_of(seats, seed, flag)), depth)
    total = sum(counts.values())
    if json:
        print(
            codec.dumps(
                {"game": game, "seed": seed, "depth": depth, "divide": counts, "total": total}
            )
        )
        return 0
    for word, count in counts.items():
        print(f"{count:>12}  {word}")
    print(f"{total:>12}")
    return 0
