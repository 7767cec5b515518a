"""What a Building does: the moments at which the rules look at it."""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.verbs import mark_in_row


class Effect:
    """The effect of one Building of the pack, ``card`` by number. Each family fills in its moments.

    ``bonus_order`` is the Order in which it has a step of its own, ``power`` the lasting permission
    it gives (-1: none).
    """

    def __init__(self, card: i64, bonus_order: i64 = -1, power: i64 = -1) -> None:
        self.card: Final = card
        self.bonus_order: Final = bonus_order
        self.power: Final = power

    @property
    def acts_on_completion(self) -> bool:
        return False

    @property
    def scores(self) -> bool:
        return False

    @property
    def is_fed_by_production(self) -> bool:
        return False

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        """Order Bonus: whether at least one complete set of choices is legal (U-15.8)."""
        return False

    def seems_usable(self, s: Uchronia, seat: i64) -> bool:
        """The same, as far as the public zones show."""
        return False

    def use(self, s: Uchronia, seat: i64) -> None:
        """Order Bonus: carry it out, or ask what it needs."""
        raise NotImplementedError

    def complete(self, s: Uchronia, seat: i64) -> None:
        """On completion: what happens once (U-15.10)."""
        raise NotImplementedError

    def points(self, s: Uchronia, seat: i64) -> i64:
        """Scoring: Victory Points at this moment (U-15.11)."""
        return 0

    def stand(self, s: Uchronia, seat: i64) -> None:
        """Lasting: enter what it gives into the seat's row, at completion (U-15.2)."""
        if self.power >= 0:
            mark_in_row(s, seat, layout.POWERS, self.power)
