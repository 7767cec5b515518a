"""Scoring effects: Victory Points that count at every moment (U-15.11)."""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import i64
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS


class Scoring(Effect):
    """An effect that adds Victory Points."""

    @property
    def scores(self) -> bool:
        return True


class ScoreColours(Scoring):
    """Points for Activities of at least so many different colours (Egg Mounds)."""

    def __init__(self, card: i64, colours: i64, points: i64) -> None:
        super().__init__(card)
        self.colours: Final = colours
        self.reward: Final = points

    def points(self, s: Uchronia, seat: i64) -> i64:
        different: i64 = 0
        for colour in range(COLOURS):
            if s.activities(seat, colour) > 0:
                different += 1
        return self.reward if different >= self.colours else 0


class ScoreStock(Scoring):
    """A point for every ``per`` Resources in Stock, up to ``most`` (Strongroom)."""

    def __init__(self, card: i64, per: i64, most: i64) -> None:
        super().__init__(card)
        self.per: Final = per
        self.most: Final = most

    def points(self, s: Uchronia, seat: i64) -> i64:
        return min(self.most, s.stock_size(seat) // self.per)


class ScoreActivities(Scoring):
    """A point for every ``per`` Activities in colours without their Monopoly (Guildhall)."""

    def __init__(self, card: i64, per: i64) -> None:
        super().__init__(card)
        self.per: Final = per

    def points(self, s: Uchronia, seat: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            if s.monopoly[colour] != seat:
                total += s.activities(seat, colour)
        return total // self.per


class ScoreBuildings(Scoring):
    """A point for every ``per`` completed Buildings, this one included (Great Temple)."""

    def __init__(self, card: i64, per: i64) -> None:
        super().__init__(card)
        self.per: Final = per

    def points(self, s: Uchronia, seat: i64) -> i64:
        return s.built(seat) // self.per
