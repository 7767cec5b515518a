"""What frames of Utopia have in common: the seat, and what a card action still owes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.frame import Frame
from ludopolis.core.native import i64, vec

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.games.utopia.state import Utopia


class SeatStep(Frame["Utopia"]):
    """A step of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def fields(self) -> list[int]:
        return [self.seat]


class CardStep(SeatStep):
    """A step of a card action that still owes cards; ``civ`` is -1 before it is chosen.

    What the seat has said so far tells of its hidden hand that it can pay: re-dealing asks here.
    """

    def __init__(self, seat: i64, action: i64, civ: i64, owed: i64) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.civ: Final = civ
        self.owed: Final = owed

    def needed(self, s: Utopia) -> i64:
        """How many cards of its civilisation the rest of the payment needs at least (T-10.1)."""
        return max(0, self.owed - s.privileges[self.seat])

    def is_payable(self, s: Utopia) -> bool:
        """Whether the hand allows what the seat has said so far."""
        return s.hand(self.seat, self.civ) >= self.needed(s)

    def some_civ(self, s: Utopia, pool: vec[i64], rng: Rng) -> i64:
        """The civilisation the step is about, or one that it could be about with these cards."""
        return self.civ
