"""What happens in Pearls, as data for animation, log and replay."""

from typing import Self

import msgspec

from ludopolis.wire.event import Event
from ludopolis.wire.text import Line, NameArg, SeatArg


class Drew(Event, frozen=True):
    """A card was drawn; only its owner knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    def line(self) -> Line:
        if self.card is None:
            return Line("pearls-event-drew-hidden", {"player": SeatArg(self.seat)})
        return Line("pearls-event-drew", {"player": SeatArg(self.seat), "card": NameArg(self.card)})


class Laid(Event, frozen=True):
    """A card was laid for all to see."""

    seat: int
    card: str

    def line(self) -> Line:
        return Line("pearls-event-laid", {"player": SeatArg(self.seat), "card": NameArg(self.card)})


class Gave(Event, frozen=True):
    """A card was shown and given: everybody knows where it is."""

    seat: int
    taker: int
    card: str

    def line(self) -> Line:
        args = {"player": SeatArg(self.seat), "taker": SeatArg(self.taker)}
        return Line("pearls-event-gave", {**args, "card": NameArg(self.card)})


class Ended(Event, frozen=True):
    """There was nothing left to draw."""

    def line(self) -> Line:
        return Line("pearls-event-ended")
