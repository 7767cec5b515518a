"""A position of Pearls: the deck, and counts of cards per seat and kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.state import State
from ludopolis.testing.pearls.tables import KINDS, Tables

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng


class Pearls(State):
    """``shown`` counts the cards in hands that everybody knows of, ``laid`` those on the table.

    Lists will do for a small game; one that is to be searched fast packs its zones
    (``core.native``).
    """

    def __init__(
        self, tables: Tables, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> None:
        super().__init__(rng, stack)
        self.tables: Final = tables
        self.deck: list[int] = zones[0]
        self.hands: list[int] = zones[1]
        self.shown: list[int] = zones[2]
        self.laid: list[int] = zones[3]
        self.seats: Final = len(self.hands) // KINDS

    def clone(self) -> Pearls:
        twin = Pearls(self.tables, self.zones(), self.rng.clone(), self.stack.copy())
        twin.copy_kernel(self)
        return twin

    def zones(self) -> list[list[int]]:
        return [self.deck.copy(), self.hands.copy(), self.shown.copy(), self.laid.copy()]

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def kinds_in_hand(self, seat: int) -> list[int]:
        return [kind for kind in range(KINDS) if self.hands[seat * KINDS + kind] > 0]

    def rivals(self, seat: int) -> list[int]:
        """The other seats with cards."""
        others = [other for other in range(self.seats) if other != seat]
        return [other for other in others if self.kinds_in_hand(other)]

    def score(self, seat: int) -> int:
        """The values of the cards laid (Y-6)."""
        values = self.tables.values
        return sum([self.laid[seat * KINDS + kind] * values[kind] for kind in range(KINDS)])

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def determinize(self, seat: int, rng: Rng) -> None:
        """Deal the deck and what nobody saw of the other hands anew."""
        others = [other for other in range(self.seats) if other != seat]
        pool = self.deck.copy()
        for other in others:
            for slot in range(other * KINDS, (other + 1) * KINDS):
                pool.extend([slot % KINDS] * (self.hands[slot] - self.shown[slot]))
        rng.shuffle(pool)
        for other in others:
            self.redeal(other, pool)
        self.deck = pool
        self.rng = rng.fork()
        self.settle()

    def redeal(self, seat: int, pool: list[int]) -> None:
        unknown = sum(self.hand(seat))
        for slot in range(seat * KINDS, (seat + 1) * KINDS):
            unknown -= self.shown[slot]
            self.hands[slot] = self.shown[slot]
        for card in range(unknown):
            self.hands[seat * KINDS + pool.pop()] += 1
