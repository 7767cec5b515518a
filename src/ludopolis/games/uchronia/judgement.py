"""Uchronia judged by hand: points, Buildings on the way, and what drives the next Orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.judgement import FULL_SIGHT, ByNet, Heuristic, Level
from ludopolis.core.native import i64, mask_of, vec
from ludopolis.games.uchronia.asks import (
    ACTION,
    DOMAIN_TO_STOCK,
    GIVE,
    MONOPOLY_TAKE,
    ORDER_STEP,
    PLOT_DISCARD,
    REPLACE_WORK,
    SETUP_DISCARD,
)
from ludopolis.games.uchronia.layout import COLUMNS, SITES
from ludopolis.games.uchronia.scoring import points, threshold
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.core.game import Game

# What a level may overlook.
BUILDINGS: Final = 1
STOCK: Final = 2
ACTIVITIES: Final = 4
HAND: Final = 8
FUTURE: Final = 16

LEVELS: Final = [
    Level(BUILDINGS),
    Level(BUILDINGS | STOCK | ACTIVITIES),
    Level(FULL_SIGHT, by_net=ByNet(share=0.06)),
    Level(FULL_SIGHT, 25, 4, by_net=ByNet()),
    Level(FULL_SIGHT, 150, 10, by_net=ByNet(300, 4)),
]
SEARCH: Final = {
    "curiosity": 0.4, "sharpness": 5.0, "width": 60.0, "actions": 10.0, "glances": 3.0,
}  # fmt: skip

SETTLED: Final[i64] = mask_of(
    [
        ACTION,
        ORDER_STEP,
        SETUP_DISCARD,
        GIVE,
        MONOPOLY_TAKE,
        PLOT_DISCARD,
        REPLACE_WORK,
        DOMAIN_TO_STOCK,
    ]
)
WEIGHTS: Final[dict[str, float]] = {
    "effect": 0.6,
    "one_begun": 0.6,
    "two_begun": 1.0,
    "many_begun": 1.15,
    "fed": 0.8,
    "in_stock": 0.3,
    "spare": 0.25,
    "spare_most": 5.0,
    "clay": 0.75,
    "wood": 0.5,
    "brick": 0.625,
    "stone": 1.0,
    "marble": 0.8,
    "repeated": 0.75,
    "card": 0.2,
    "extra_card": 0.05,
    "last_part": 0.15,
    "slope": 1.4,
    "calm": 1.0,
    "swing": 3.0,
}
"""Set by hand; a few were changed after duels of greedy bots (docs/design/bots.md)."""
EFFECT: Final = 0
ONE_BEGUN: Final = 1
FED: Final = 4
IN_STOCK: Final = 5
SPARE: Final = 6
SPARE_MOST: Final = 7
ACTIVITY: Final = 8
REPEATED: Final = 13
CARD: Final = 14
EXTRA_CARD: Final = 15
LAST_PART: Final = 16
SLOPE: Final = 17
CALM: Final = 18
SWING: Final = 19
CARDS: Final = 5
BYTE: Final = 0xFF


def judge(game: Game, sight: int, weights: list[float]) -> Heuristic:
    return UchroniaHeuristic(game, sight, weights)


class UchroniaHeuristic(Heuristic[Uchronia]):
    """Values in Victory Points at the end of the game."""

    def is_settled(self, s: Uchronia) -> bool:
        return s.pending is None or (SETTLED >> s.pending.ask) & 1 == 1

    def goes_on(self, s: Uchronia) -> bool:
        return s.pending is not None and s.pending.ask == ORDER_STEP

    def scale(self, s: Uchronia) -> float:
        return self.weights[CALM] + self.weights[SWING] * self.left(s)

    def left(self, s: Uchronia) -> float:
        """How much of the game is still to come, from 1 to 0."""
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, points(s, seat))
        goal = threshold(s)
        return float(max(0, goal - most)) / float(goal)

    def later(self, s: Uchronia) -> float:
        """How much means count that are not points yet."""
        left = self.left(s) if self.sees(FUTURE) else 0.5
        return min(1.0, self.weights[LAST_PART] + self.weights[SLOPE] * left)

    def value(self, s: Uchronia, seat: i64) -> float:
        total = float(points(s, seat))
        later = self.later(s)
        total += self.works(s, seat, later)
        if self.sees(ACTIVITIES):
            total += later * self.activities(s, seat)
        if self.sees(HAND):
            total += later * self.hand(s, seat)
        return total

    def names(self) -> list[str]:
        return ["points", "buildings", "activities", "hand"]

    def parts(self, s: Uchronia, seat: i64) -> vec[float]:
        later = self.later(s)
        return vec[float](
            [
                float(points(s, seat)),
                self.works(s, seat, later),
                later * self.activities(s, seat),
                later * self.hand(s, seat),
            ]
        )

    def works(self, s: Uchronia, seat: i64, later: float) -> float:
        """Completed effects, Buildings on the way, and Resources for them in Stock."""
        total = later * self.weights[EFFECT] * float(s.built(seat))
        spare = 0.0
        begun: i64 = 0
        for colour in range(COLOURS):
            stock = s.stock(seat, colour)
            if self.sees(BUILDINGS):
                rest = s.tableau[seat * COLUMNS + SITES] & s.tables.of_colour[colour]
                card: i64 = 0
                while rest != 0:
                    if rest & BYTE == 0:
                        rest >>= 8
                        card += 8
                        continue
                    if rest & 1 == 1:
                        cost = s.tables.cost[card]
                        fed = s.site_size(seat, card)
                        ready = min(stock, cost - fed) if self.sees(STOCK) else 0
                        stock -= ready
                        worth = float(s.tables.worth[card]) + self.weights[EFFECT] * later
                        share = self.weights[FED] * float(fed)
                        share += self.weights[IN_STOCK] * float(ready)
                        total += worth * share / float(cost)
                        begun += 1
                    rest >>= 1
                    card += 1
            spare += float(stock)
        if begun > 0:
            total += later * self.weights[ONE_BEGUN - 1 + min(begun, 3)]
        if self.sees(STOCK):
            total += later * self.weights[SPARE] * min(spare, self.weights[SPARE_MOST])
        return total

    def activities(self, s: Uchronia, seat: i64) -> float:
        total = 0.0
        for colour in range(COLOURS):
            worth = self.weights[ACTIVITY + colour]
            for i in range(s.activities(seat, colour)):
                total += worth
                worth *= self.weights[REPEATED]
        return total

    def hand(self, s: Uchronia, seat: i64) -> float:
        size = s.hand_size(seat)
        extra = self.weights[EXTRA_CARD] * float(max(0, size - CARDS))
        return self.weights[CARD] * float(min(size, CARDS)) + extra
