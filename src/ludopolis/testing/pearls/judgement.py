"""Pearls judged by hand: points laid, cards still to be laid, and what rubies may rob."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.judgement import FULL_SIGHT, Heuristic, Level
from ludopolis.core.native import append, i64, vec
from ludopolis.testing.pearls.asks import LAY
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import KINDS, RUBY

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

# What a level may overlook.
CARDS: Final = 1
RUBIES: Final = 2
LEVELS: Final = [
    Level(RUBIES),
    Level(CARDS),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 10, 2),
    Level(FULL_SIGHT, 50, 4),
]
SEARCH: Final = {"curiosity": 0.4, "sharpness": 3.0, "width": 30.0, "actions": 4.0}
WEIGHTS: Final[dict[str, float]] = {"card": 0.7, "ruby": 0.5, "calm": 1.0, "swing": 0.2}
CARD: Final = 0
ROBBERY: Final = 1
CALM: Final = 2
SWING: Final = 3


def judge(game: Game, sight: int, weights: list[float]) -> Heuristic:
    return PearlsHeuristic(game, sight, weights)


class PearlsHeuristic(Heuristic):
    """Values in points at the end of the game."""

    def is_settled(self, s: State) -> bool:
        return s.pending is None or s.pending.ask == LAY

    def scale(self, s: State) -> float:
        assert isinstance(s, Pearls)
        return self.weights[CALM] + self.weights[SWING] * len(s.deck)

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Pearls)
        total = float(s.score(seat))
        if self.sees(CARDS):
            total += self.cards(s, seat)
        if self.sees(RUBIES):
            total += self.robberies(s, seat)
        return total

    def names(self) -> list[str]:
        return ["points", "cards", "rubies"]

    def parts(self, s: State, seat: i64) -> vec[float]:
        assert isinstance(s, Pearls)
        found = append(vec[float](), float(s.score(seat)))
        found = append(found, self.cards(s, seat))
        return append(found, self.robberies(s, seat))

    def cards(self, s: Pearls, seat: i64) -> float:
        total = 0.0
        for kind in range(KINDS):
            total += float(s.hands[seat * KINDS + kind] * s.tables.values[kind])
        return self.weights[CARD] * total

    def robberies(self, s: Pearls, seat: i64) -> float:
        return self.weights[ROBBERY] * float(s.hands[seat * KINDS + RUBY])
