"""What happens in Utopia, as data for animation, log and replay.

Events name things by their ids, so that they can be read without the pack.
"""

from typing import Self

from ludopolis.wire.event import Event
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg

PHASE_IDS = ["setup", "welcome", "development", "scoring"]


def civ_term(civ: str) -> TermArg:
    return TermArg(f"utopia-civ-{civ}")


def cards_term(civs: list[str]) -> list[TermArg | NameArg]:
    return [TermArg(f"utopia-civilisation-{civ}") for civ in civs]


class RoundBegan(Event, frozen=True):
    round: int
    track: list[int]

    def line(self) -> Line:
        return Line("utopia-event-round-began", {"round": self.round})


class PhaseBegan(Event, frozen=True):
    phase: int

    def line(self) -> Line:
        return Line(f"utopia-event-phase-{PHASE_IDS[self.phase]}")


class GuestsArrived(Event, frozen=True):
    """``guests`` counts the guests on the board by pair of civilisation and island."""

    guests: list[int]

    def line(self) -> Line:
        return Line("utopia-event-guests-arrived", {"count": sum(self.guests)})


class GuestTaken(Event, frozen=True):
    seat: int
    civ: str
    island: str

    def line(self) -> Line:
        return Line("utopia-event-guest-taken", guest_args(self.seat, self.civ, self.island))


class SurpriseDrawn(Event, frozen=True):
    seat: int
    civ: str
    island: str

    def line(self) -> Line:
        return Line("utopia-event-surprise-drawn", guest_args(self.seat, self.civ, self.island))


class PlayerNamed(Event, frozen=True):
    seat: int
    named: int

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "named": SeatArg(self.named)}
        return Line("utopia-event-player-named", args)


class PrincePlaced(Event, frozen=True):
    seat: int
    civ: str
    district: str

    def line(self) -> Line:
        return Line("utopia-event-prince-placed", prince_args(self.seat, self.civ, self.district))


class PrinceRemoved(Event, frozen=True):
    seat: int
    civ: str
    district: str

    def line(self) -> Line:
        return Line("utopia-event-prince-removed", prince_args(self.seat, self.civ, self.district))


class PrincesMoved(Event, frozen=True):
    seat: int
    civ: str
    start: str
    end: str
    count: int

    def line(self) -> Line:
        args: dict[str, Arg] = {
            "player": SeatArg(self.seat),
            "civ": civ_term(self.civ),
            "start": NameArg(self.start),
            "end": NameArg(self.end),
            "count": self.count,
        }
        return Line("utopia-event-princes-moved", args)


class WonderBuilt(Event, frozen=True):
    seat: int
    island: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "island": NameArg(self.island)}
        return Line("utopia-event-wonder-built", args)


class ControlTaken(Event, frozen=True):
    seat: int
    district: str
    civ: str

    def line(self) -> Line:
        return Line("utopia-event-control-taken", prince_args(self.seat, self.civ, self.district))


class Scored(Event, frozen=True):
    """``why`` is one of wonder, income, visitor, return, districts."""

    seat: int
    points: int
    total: int
    why: str

    def line(self) -> Line:
        args: dict[str, Arg] = {
            "player": SeatArg(self.seat),
            "points": self.points,
            "total": self.total,
        }
        return Line(f"utopia-event-scored-{self.why}", args)


class CardsDealt(Event, frozen=True):
    """``cards`` is known to the receiver only."""

    seat: int
    count: int
    cards: list[str] | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.count, None)

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "count": self.count}
        if self.cards is None:
            return Line("utopia-event-cards-dealt", args)
        return Line("utopia-event-own-cards-dealt", {**args, "cards": cards_term(self.cards)})


class CardsShuffled(Event, frozen=True):
    def line(self) -> Line:
        return Line("utopia-event-cards-shuffled")


class Discarded(Event, frozen=True):
    seat: int
    card: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "civ": civ_term(self.card)}
        return Line("utopia-event-discarded", args)


class Paid(Event, frozen=True):
    """A card laid down; ``worth`` differs from ``card`` when a privilege turned it."""

    seat: int
    card: str
    worth: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "civ": civ_term(self.card)}
        if self.card == self.worth:
            return Line("utopia-event-paid", args)
        return Line("utopia-event-paid-turned", {**args, "worth": civ_term(self.worth)})


class Raised(Event, frozen=True):
    seat: int
    civ: str
    worth: int

    def line(self) -> Line:
        args: dict[str, Arg] = {
            "player": SeatArg(self.seat),
            "civ": civ_term(self.civ),
            "worth": self.worth,
        }
        return Line("utopia-event-raised", args)


class Lowered(Event, frozen=True):
    seat: int
    civ: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "civ": civ_term(self.civ)}
        return Line("utopia-event-lowered", args)


class GameEnded(Event, frozen=True):
    winners: list[int]

    def line(self) -> Line:
        if len(self.winners) == 1:
            return Line("utopia-event-game-won", {"player": SeatArg(self.winners[0])})
        return Line("utopia-event-game-shared")


def guest_args(seat: int, civ: str, island: str) -> dict[str, Arg]:
    return {"player": SeatArg(seat), "civ": civ_term(civ), "island": NameArg(island)}


def prince_args(seat: int, civ: str, district: str) -> dict[str, Arg]:
    return {"player": SeatArg(seat), "civ": civ_term(civ), "district": NameArg(district)}
