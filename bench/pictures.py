"""How long `position.svg()` takes, over random games of every kind. The bar is 20 ms.

python bench/pictures.py
"""

from __future__ import annotations

import time

import ludopolis
from ludopolis.games import open_game

BAR_MS = 20.0
PLIES = 400
EVERY = 10


def milliseconds(position: ludopolis.Position) -> float:
    """Processor time of one drawing, the better of two."""
    taken = []
    for _ in range(2):
        began = time.process_time()
        position.svg(seat=0)
        taken.append(1e3 * (time.process_time() - began))
    return min(taken)


def drawings(slug: str, seats: int) -> list[float]:
    """What every tenth position of a random game takes, in order."""
    position, rng, taken = ludopolis.new(slug, seats=seats, seed=1), ludopolis.seeded(2), []
    while not position.over and len(position.plies) < PLIES:
        options = position.decision().options
        position.push(options[rng.below(len(options))])
        if len(position.plies) % EVERY == 0:
            taken.append(milliseconds(position))
    return sorted(taken)


def main() -> None:
    worst = 0.0
    for slug in ludopolis.games():
        for seats in open_game(slug).seats:
            taken = drawings(slug, seats)
            worst = max(worst, taken[-1])
            print(f"{slug}, {seats} seats: median {taken[len(taken) // 2]:4.1f} ms, most"
                  f" {taken[-1]:4.1f} ms")  # fmt: skip
    print(f"{'under' if worst < BAR_MS else 'NOT UNDER'} the bar of {BAR_MS:.0f} ms")


if __name__ == "__main__":
    main()
