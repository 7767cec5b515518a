"""The two-worlds test of bots and hints: python bench/leak.py GAME POSITIONS [SEED]."""

from __future__ import annotations

import sys

from ludopolis.bots.worlds import differences
from ludopolis.games import open_game

BOTS = ["greedy", "ismcts", "level1", "level2", "level4", "hint"]
SEATS = 3
ITERATIONS = 6


def main() -> int:
    game = open_game(sys.argv[1])
    count = int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    found = 0
    for difference in differences(game, BOTS, SEATS, count, seed, ITERATIONS):
        found += 1
        print(difference)
    print(f"{game.slug}: {count} positions, {len(BOTS)} bots, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
