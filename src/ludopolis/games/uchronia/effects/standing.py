"""Lasting effects: a permission, or a number in the seat's row. The rules ask for them by name."""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.zones import (
    COLUMNS,
    COUNTS_AS,
    LIMIT,
    PLOT_TARGET,
    REVEALS,
    STAND_INS,
    TOLL,
)


class Permission(Effect):
    """A lasting permission: the rule that it changes asks ``has_power``."""

    def __init__(self, card: i64, power: i64) -> None:
        super().__init__(card, -1, power)


class ActivityLimit(Effect):
    """The Activity limit is higher by ``amount`` (Tenements)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def stand(self, s: Uchronia, seat: i64) -> None:
        s.tableau[seat * COLUMNS + LIMIT] += self.amount


class ExtraReveal(Effect):
    """A raid may show ``amount`` more cards, by Command or copy (Pterosaur Roost, U-15.17)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def stand(self, s: Uchronia, seat: i64) -> None:
        s.tableau[seat * COLUMNS + REVEALS] += self.amount


class PlotTarget(Effect):
    """A Plot draws up to ``amount`` cards instead of 5 (Jungle Shrine)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def stand(self, s: Uchronia, seat: i64) -> None:
        at = seat * COLUMNS + PLOT_TARGET
        s.tableau[at] = max(s.tableau[at], self.amount)


class Toll(Effect):
    """Draw ``amount`` cards when an opponent copies the Order in the Domain (Toll House)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def stand(self, s: Uchronia, seat: i64) -> None:
        s.tableau[seat * COLUMNS + TOLL] += self.amount


class StandIn(Effect):
    """Each Building takes one Resource of ``colour`` in place of its own (Mortar Pits)."""

    def __init__(self, card: i64, colour: i64) -> None:
        super().__init__(card)
        self.colour: Final = colour

    def stand(self, s: Uchronia, seat: i64) -> None:
        s.tableau[seat * COLUMNS + STAND_INS] |= bit(self.colour)


class CountsAsAll(Effect):
    """Activities of ``colour`` count as every colour for bonuses and copies (Hall of Nations)."""

    def __init__(self, card: i64, colour: i64) -> None:
        super().__init__(card)
        self.colour: Final = colour

    def stand(self, s: Uchronia, seat: i64) -> None:
        s.tableau[seat * COLUMNS + COUNTS_AS] |= bit(self.colour)


class FedByProduction(Effect):
    """While under construction, fed by main steps of Production too (Fountain, U-15.16)."""

    @property
    def is_fed_by_production(self) -> bool:
        return True
