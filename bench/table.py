"""What a ply costs at a table, beside the rules alone, and what telling everybody costs."""

from __future__ import annotations

import json
import random
import time

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo

SEATS = 3
GAMES = 5


def fresh_table(slug: str, seed: int) -> Table:
    setup = Setup(SEATS, seed)
    return Table(open_game(slug), setup, [SeatInfo(f"seat {seat}") for seat in range(SEATS)])


def rules_alone(slug: str, seed: int) -> tuple[float, int]:
    """Seconds and plies of one game at random."""
    state, chance, plies = open_game(slug).new(Setup(SEATS, seed)), random.Random(seed), 0
    began = time.perf_counter()
    while not state.over:
        state.apply(chance.choice(state.decision.options))
        plies += 1
    return time.perf_counter() - began, plies


def at_table(slug: str, seed: int, *, is_told: bool) -> tuple[float, int]:
    table, chance = fresh_table(slug, seed), random.Random(seed)
    began = time.perf_counter()
    while table.asked >= 0:
        since = table.ply
        options = table.history.state.decision.options
        table.play(table.asked, since, chance.choice(options), 0.0)
        if is_told:
            for viewer in range(-1, SEATS):
                table.update(viewer, since)
    return time.perf_counter() - began, table.ply


def micro_per_ply(found: list[tuple[float, int]]) -> float:
    return round(sum(seconds for seconds, _ in found) / sum(plies for _, plies in found) * 1e6, 1)


def main() -> None:
    for slug in SLUGS:
        seeds = range(GAMES)
        rules = micro_per_ply([rules_alone(slug, seed) for seed in seeds])
        table = micro_per_ply([at_table(slug, seed, is_told=False) for seed in seeds])
        told = micro_per_ply([at_table(slug, seed, is_told=True) for seed in seeds])
        print(json.dumps({"game": slug, "rules": rules, "table": table, "all told": told}))


if __name__ == "__main__":
    main()
