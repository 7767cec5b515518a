"""A position of Pearls as numbers for a learner: what the view shows, the observer first."""

from typing import Final

from ludopolis.core.arrays.encoding import Encoder
from ludopolis.core.arrays.lanes import put
from ludopolis.core.native import i64, vec
from ludopolis.core.state import State
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import KINDS


class PearlsEncoder(Encoder):
    """The features of Pearls."""

    def __init__(self, seats: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.deck: Final[i64] = self.add("deck", [1], "cards in the deck")
        self.hand: Final[i64] = self.add("hand", [KINDS], "own cards by kind")
        self.hand_sizes: Final[i64] = self.add("hand_sizes", [seats], "cards in hand by seat")
        self.shown: Final[i64] = self.add(
            "shown", [seats, KINDS], "cards in hand that all know of, by seat and kind"
        )
        self.laid: Final[i64] = self.add("laid", [seats, KINDS], "cards laid by seat and kind")
        self.add_question()

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Pearls)
        put(out, at + self.deck, 0, len(s.deck))
        for kind in range(KINDS):
            put(out, at + self.hand, kind, s.hands[seat * KINDS + kind])
        for k in range(self.seats):
            other = (seat + k) % self.seats
            put(out, at + self.hand_sizes, k, sum(s.hand(other)))
            for kind in range(KINDS):
                lane = k * KINDS + kind
                put(out, at + self.shown, lane, s.shown[other * KINDS + kind])
                put(out, at + self.laid, lane, s.laid[other * KINDS + kind])
        self.write_question(s, seat, out, at)
