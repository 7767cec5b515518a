"""What happens in Pearls, as data for animation, log and replay."""

from typing import Self

import msgspec

from ludopolis.wire.event import Event, tell

PLAYER = "seat {seat}"
CARD = "name {card}"


class Drew(Event, frozen=True):
    """A card was drawn; only its owner knows which."""

    seat: int
    card: str | None

    tellings = (
        tell("pearls-event-drew-hidden", {"card": None}, player=PLAYER),
        tell("pearls-event-drew", player=PLAYER, card=CARD),
    )

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Laid(Event, frozen=True):
    """A card was laid for all to see."""

    seat: int
    card: str

    tellings = (tell("pearls-event-laid", player=PLAYER, card=CARD),)


class Gave(Event, frozen=True):
    """A card was shown and given: everybody knows where it is."""

    seat: int
    taker: int
    card: str

    tellings = (tell("pearls-event-gave", player=PLAYER, taker="seat {taker}", card=CARD),)


class Ended(Event, frozen=True):
    """There was nothing left to draw."""

    tellings = (tell("pearls-event-ended"),)
