"""One evaluation of a shipped net beside the hand-made value: python bench/nets.py [SECONDS].

Positions come from games played at random with two seats. Run it against the compiled package.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from ludopolis.bots.judgements import has_net, heuristic_for, learnt_for
from ludopolis.bots.learnt import LearntPoints
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.state import State

APART = 7
SEATS = 2


def positions(game: Game) -> list[State]:
    s = game.new(Setup(SEATS, 1))
    rng = seeded(1)
    found = []
    for ply in range(140):
        if s.over:
            break
        if ply % APART == 0:
            found.append(s.clone())
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    return found


def microseconds(judge: Heuristic, states: list[State], seconds: float) -> float:
    """The time of one value; the best of many passes, so that other work counts least."""
    best = 1e9
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        for s in states:
            if isinstance(judge, LearntPoints):
                judge.points(s, 0, SEATS)
            else:
                judge.value(s, 0)
        best = min(best, time.perf_counter() - began)
    return 1e6 * best / len(states)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    for game in (open_game(slug) for slug in SLUGS):
        if has_net(game):
            states = positions(game)
            by_hand = microseconds(heuristic_for(game), states, seconds)
            learnt = microseconds(learnt_for(game), states, seconds)
            print(f"{game.slug}: by hand {by_hand:.2f} µs, learnt {learnt:.2f} µs, "
                  f"{learnt / by_hand:.1f} times")  # fmt: skip


if __name__ == "__main__":
    main()
