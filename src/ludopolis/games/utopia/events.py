"""What happens in Utopia, as data for animation, log and replay.

Events name things by their ids, so that they can be read without the pack.
"""

from typing import Self

from ludopolis.wire.event import Event, tell

PHASE_IDS = ["setup", "welcome", "development", "scoring"]
PLAYER = "seat {seat}"
CIV = "term utopia-civ-{civ}"
CARD = "term utopia-civ-{card}"
ISLAND = "name {island}"
DISTRICT = "name {district}"


class RoundBegan(Event, frozen=True):
    round: int
    track: list[int]

    tellings = (tell("utopia-event-round-began", round="{round}"),)


class PhaseBegan(Event, frozen=True):
    phase: int

    tellings = tuple(
        tell(f"utopia-event-phase-{name}", {"phase": number})
        for number, name in enumerate(PHASE_IDS)
    )


class GuestsArrived(Event, frozen=True):
    """``guests`` counts the guests on the board by pair of civilisation and island."""

    guests: list[int]

    tellings = (tell("utopia-event-guests-arrived", count="sum {guests}"),)


class GuestTaken(Event, frozen=True):
    seat: int
    civ: str
    island: str

    tellings = (tell("utopia-event-guest-taken", player=PLAYER, civ=CIV, island=ISLAND),)


class SurpriseDrawn(Event, frozen=True):
    seat: int
    civ: str
    island: str

    tellings = (tell("utopia-event-surprise-drawn", player=PLAYER, civ=CIV, island=ISLAND),)


class PlayerNamed(Event, frozen=True):
    seat: int
    named: int

    tellings = (tell("utopia-event-player-named", player=PLAYER, named="seat {named}"),)


class PrincePlaced(Event, frozen=True):
    seat: int
    civ: str
    district: str

    tellings = (tell("utopia-event-prince-placed", player=PLAYER, civ=CIV, district=DISTRICT),)


class PrinceRemoved(Event, frozen=True):
    seat: int
    civ: str
    district: str

    tellings = (tell("utopia-event-prince-removed", player=PLAYER, civ=CIV, district=DISTRICT),)


class PrincesMoved(Event, frozen=True):
    seat: int
    civ: str
    start: str
    end: str
    count: int

    tellings = (
        tell(
            "utopia-event-princes-moved",
            player=PLAYER,
            civ=CIV,
            start="name {start}",
            end="name {end}",
            count="{count}",
        ),
    )


class WonderBuilt(Event, frozen=True):
    seat: int
    island: str

    tellings = (tell("utopia-event-wonder-built", player=PLAYER, island=ISLAND),)


class ControlTaken(Event, frozen=True):
    seat: int
    district: str
    civ: str

    tellings = (tell("utopia-event-control-taken", player=PLAYER, civ=CIV, district=DISTRICT),)


class Scored(Event, frozen=True):
    """``why`` is one of wonder, income, visitor, return, districts."""

    seat: int
    points: int
    total: int
    why: str

    tellings = (
        tell("utopia-event-scored-{why}", player=PLAYER, points="{points}", total="{total}"),
    )


class CardsDealt(Event, frozen=True):
    """``cards`` is known to the receiver only."""

    seat: int
    count: int
    cards: list[str] | None

    tellings = (
        tell("utopia-event-cards-dealt", {"cards": None}, player=PLAYER, count="{count}"),
        tell(
            "utopia-event-own-cards-dealt",
            player=PLAYER,
            count="{count}",
            cards="term utopia-civilisation-{cards}",
        ),
    )

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.count, None)


class CardsShuffled(Event, frozen=True):
    tellings = (tell("utopia-event-cards-shuffled"),)


class Discarded(Event, frozen=True):
    seat: int
    card: str

    tellings = (tell("utopia-event-discarded", player=PLAYER, civ=CARD),)


class Paid(Event, frozen=True):
    """A card laid down; ``worth`` differs from ``card`` when a privilege turned it."""

    seat: int
    card: str
    worth: str

    tellings = (
        tell("utopia-event-paid", {"card": "{worth}"}, player=PLAYER, civ=CARD),
        tell("utopia-event-paid-turned", player=PLAYER, civ=CARD, worth="term utopia-civ-{worth}"),
    )


class Raised(Event, frozen=True):
    seat: int
    civ: str
    worth: int

    tellings = (tell("utopia-event-raised", player=PLAYER, civ=CIV, worth="{worth}"),)


class Lowered(Event, frozen=True):
    seat: int
    civ: str

    tellings = (tell("utopia-event-lowered", player=PLAYER, civ=CIV),)


class GameEnded(Event, frozen=True):
    winners: list[int]

    tellings = (
        tell("utopia-event-game-won", {"winners.1": None}, player="seat {winners.0}"),
        tell("utopia-event-game-shared"),
    )
