"""Lasting effects: a permission, or a number in the seat's row (U-15.9).

The rules ask for them by name, and where they contradict a rule they win (U-0.7).
"""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.verbs import add_to_row, mark_in_row, raise_in_row


class Permission(Effect):
    """A lasting permission: the rule that it changes asks ``has_power``."""

    def __init__(self, card: i64, power: i64) -> None:
        super().__init__(card, -1, power)


class RowAmount(Effect):
    """A number of the seat's row that is higher by ``amount``."""

    def __init__(self, card: i64, column: i64, amount: i64) -> None:
        super().__init__(card)
        self.column: Final = column
        self.amount: Final = amount

    def stand(self, s: Uchronia, seat: i64) -> None:
        add_to_row(s, seat, self.column, self.amount)


class ActivityLimit(RowAmount):
    """The Activity limit is higher by ``amount`` (Tenements)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card, layout.LIMIT, amount)


class ExtraReveal(RowAmount):
    """A raid may show ``amount`` more cards, by Command or copy (Pterosaur Roost, U-15.17)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card, layout.REVEALS, amount)


class Toll(RowAmount):
    """Draw ``amount`` cards when an opponent copies the Order in the Domain (Toll House)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card, layout.TOLL, amount)


class PlotTarget(RowAmount):
    """A Plot draws up to ``amount`` cards instead of 5 (Jungle Shrine)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card, layout.PLOT_TARGET, amount)

    def stand(self, s: Uchronia, seat: i64) -> None:
        raise_in_row(s, seat, layout.PLOT_TARGET, self.amount)


class RowColour(Effect):
    """A colour that a column of the seat's row has as a bit."""

    def __init__(self, card: i64, column: i64, colour: i64) -> None:
        super().__init__(card)
        self.column: Final = column
        self.colour: Final = colour

    def stand(self, s: Uchronia, seat: i64) -> None:
        mark_in_row(s, seat, self.column, self.colour)


class StandIn(RowColour):
    """Each Building takes one Resource of ``colour`` in place of its own (Mortar Pits)."""

    def __init__(self, card: i64, colour: i64) -> None:
        super().__init__(card, layout.STAND_INS, colour)


class CountsAsAll(RowColour):
    """Activities of ``colour`` count as every colour for bonuses and copies (Hall of Nations)."""

    def __init__(self, card: i64, colour: i64) -> None:
        super().__init__(card, layout.COUNTS_AS, colour)


class FedByProduction(Effect):
    """While under construction, fed by main steps of Production too (Fountain, U-15.1, U-15.16)."""

    @property
    def is_fed_by_production(self) -> bool:
        return True
