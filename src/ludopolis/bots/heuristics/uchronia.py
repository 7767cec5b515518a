"""Uchronia judged by hand: points, Buildings on the way, and what drives the next Orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.heuristics.heuristic import Heuristic
from ludopolis.core.native import i64
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
from ludopolis.games.uchronia.scoring import points, threshold
from ludopolis.games.uchronia.state import COLUMNS, SITES, Uchronia
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

# What a level may overlook.
BUILDINGS: Final = 1
STOCK: Final = 2
ACTIVITIES: Final = 4
HAND: Final = 8
FUTURE: Final = 16

SETTLED: Final = [
    ACTION,
    ORDER_STEP,
    SETUP_DISCARD,
    GIVE,
    MONOPOLY_TAKE,
    PLOT_DISCARD,
    REPLACE_WORK,
    DOMAIN_TO_STOCK,
]
EFFECT: Final = 0.6
STARTED: Final = [0.0, 0.6, 1.0, 1.15, 1.2]
"""What so many Buildings begun are worth; more than a few serve nobody."""
FED: Final = 0.8
IN_STOCK: Final = 0.45
SPARE: Final = 0.25
SPARE_MOST: Final = 5.0
ACTIVITY: Final = [0.75, 0.5, 0.5, 1.0, 0.8]
"""By colour: what an Activity adds to the Orders still to come."""
REPEATED: Final = 0.75
CARD: Final = 0.34
CARDS: Final = 5
EXTRA_CARD: Final = 0.1


def judge(game: Game, sight: int) -> Heuristic:
    return UchroniaHeuristic(game, sight)


class UchroniaHeuristic(Heuristic):
    """Values in Victory Points at the end of the game."""

    def is_settled(self, s: State) -> bool:
        return s.pending is None or s.pending.ask in SETTLED

    def goes_on(self, s: State) -> bool:
        return s.pending is not None and s.pending.ask == ORDER_STEP

    def scale(self, s: State) -> float:
        assert isinstance(s, Uchronia)
        return 1.0 + 3.0 * self.left(s)

    def left(self, s: Uchronia) -> float:
        """How much of the game is still to come, from 1 to 0."""
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, points(s, seat))
        goal = threshold(s)
        return float(max(0, goal - most)) / float(goal)

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Uchronia)
        total = float(points(s, seat))
        left = self.left(s) if self.sees(FUTURE) else 0.5
        later = min(1.0, 0.15 + 1.4 * left)
        total += self.works(s, seat, later)
        if self.sees(ACTIVITIES):
            total += later * self.activities(s, seat)
        if self.sees(HAND):
            total += later * self.hand(s, seat)
        return total

    def terms(self, s: State, seat: i64) -> dict[str, float]:
        assert isinstance(s, Uchronia)
        later = min(1.0, 0.15 + 1.4 * self.left(s))
        return {
            "points": float(points(s, seat)),
            "buildings": self.works(s, seat, later),
            "activities": later * self.activities(s, seat),
            "hand": later * self.hand(s, seat),
        }

    def works(self, s: Uchronia, seat: i64, later: float) -> float:
        """Completed effects, Buildings on the way, and Resources for them in Stock."""
        total = later * EFFECT * float(s.built(seat))
        spare = 0.0
        begun: i64 = 0
        for colour in range(COLOURS):
            stock = s.stock(seat, colour)
            if self.sees(BUILDINGS):
                rest = s.tableau[seat * COLUMNS + SITES] & s.tables.of_colour[colour]
                card: i64 = 0
                while rest != 0:
                    if rest & 1 == 1:
                        cost = s.tables.cost[card]
                        fed = s.site_size(seat, card)
                        ready = min(stock, cost - fed) if self.sees(STOCK) else 0
                        stock -= ready
                        worth = float(s.tables.worth[card]) + EFFECT * later
                        share = FED * float(fed) + IN_STOCK * float(ready)
                        total += worth * share / float(cost)
                        begun += 1
                    rest >>= 1
                    card += 1
            spare += float(stock)
        total += later * STARTED[min(begun, 4)]
        if self.sees(STOCK):
            total += later * SPARE * min(spare, SPARE_MOST)
        return total

    def activities(self, s: Uchronia, seat: i64) -> float:
        total = 0.0
        for colour in range(COLOURS):
            worth = ACTIVITY[colour]
            for i in range(s.activities(seat, colour)):
                total += worth
                worth *= REPEATED
        return total

    def hand(self, s: Uchronia, seat: i64) -> float:
        size = s.hand_size(seat)
        return CARD * float(min(size, CARDS)) + EXTRA_CARD * float(max(0, size - CARDS))
