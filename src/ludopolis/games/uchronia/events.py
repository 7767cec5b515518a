"""What happens in Uchronia, as data for animation, log and replay.

Events name things by their ids, so that they can be read without the pack. Only ``Drew`` has
something to hide.
"""

from __future__ import annotations

from typing import Self

import msgspec

from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.wire.event import Event
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg, TermArg


def material(colour: str) -> NameArg:
    return NameArg(f"material.{colour}")


def materials(colours: list[str]) -> list[TermArg | NameArg]:
    return [material(colour) for colour in colours]


def building(card: str) -> NameArg:
    return NameArg(f"building.{card}")


def order_term(order: str) -> TermArg:
    return TermArg(f"uchronia-order-{order}")


def monopoly_term(colour: str) -> TermArg:
    """A Monopoly goes by the name of its Order."""
    return order_term(ORDER_IDS[COLOUR_IDS.index(colour)])


def from_term(zone: str) -> TermArg:
    return TermArg(f"uchronia-from-{zone}")


def to_term(zone: str) -> TermArg:
    return TermArg(f"uchronia-to-{zone}")


class TurnBegan(Event, frozen=True):
    seat: int
    round: int

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "round": self.round}
        return Line("uchronia-event-turn-began", args)


class Drew(Event, frozen=True):
    """Cards were drawn from the resource pile; only their owner knows which."""

    seat: int
    count: int
    colours: list[str] | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, colours=None)

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "count": self.count}
        if self.colours is None:
            return Line("uchronia-event-drew-unseen", args)
        return Line("uchronia-event-drew", {**args, "cards": materials(self.colours)})


class TurnedUp(Event, frozen=True):
    seat: int
    colours: list[str]

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "cards": materials(self.colours)}
        return Line("uchronia-event-turned-up", args)


class PileRenewed(Event, frozen=True):
    """``source`` is what was shuffled: discard, forum or building."""

    source: str
    count: int

    def line(self) -> Line:
        return Line(f"uchronia-event-pile-renewed-{self.source}", {"count": self.count})


class Transferred(Event, frozen=True):
    """A card moved between zones of the seat or the table."""

    seat: int
    source: str
    target: str
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        args["source"] = from_term(self.source)
        if self.target == "activities":
            return Line("uchronia-event-launched", args)
        return Line("uchronia-event-transferred", {**args, "target": to_term(self.target)})


class Exchanged(Event, frozen=True):
    seat: int
    first_zone: str
    first_colour: str
    second_zone: str
    second_colour: str

    def line(self) -> Line:
        args: dict[str, Arg] = {
            "player": SeatArg(self.seat),
            "first": material(self.first_colour),
            "first_zone": from_term(self.first_zone),
            "second": material(self.second_colour),
            "second_zone": from_term(self.second_zone),
        }
        return Line("uchronia-event-exchanged", args)


class Commanded(Event, frozen=True):
    seat: int
    colour: str
    cards: int

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        return Line("uchronia-event-commanded", {**args, "count": self.cards})


class Plotted(Event, frozen=True):
    seat: int

    def line(self) -> Line:
        return Line("uchronia-event-plotted", {"player": SeatArg(self.seat)})


class OrderBegan(Event, frozen=True):
    seat: int
    order: str
    steps: int
    copied: bool

    def line(self) -> Line:
        args: dict[str, Arg] = {
            "player": SeatArg(self.seat),
            "order": order_term(self.order),
            "count": self.steps,
        }
        return Line(f"uchronia-event-order-{'copied' if self.copied else 'began'}", args)


class OrderEnded(Event, frozen=True):
    seat: int
    order: str


class BonusUsed(Event, frozen=True):
    seat: int
    card: str

    def line(self) -> Line:
        return Line("uchronia-event-bonus-used", building_args(self.seat, self.card))


class Revealed(Event, frozen=True):
    seat: int
    colour: str

    def line(self) -> Line:
        return Line("uchronia-event-revealed", card_args(self.seat, self.colour))


class Withheld(Event, frozen=True):
    seat: int
    owner: int
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        return Line("uchronia-event-withheld", {**args, "owner": SeatArg(self.owner)})


class Gave(Event, frozen=True):
    seat: int
    taker: int
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        return Line("uchronia-event-gave", {**args, "taker": SeatArg(self.taker)})


class Lacked(Event, frozen=True):
    """A seat could not give: none of these colours is in its Hand."""

    seat: int
    colours: list[str]

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "cards": materials(self.colours)}
        return Line("uchronia-event-lacked", args)


class StockRobbed(Event, frozen=True):
    seat: int
    owner: int
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        return Line("uchronia-event-stock-robbed", {**args, "owner": SeatArg(self.owner)})


class SiteRobbed(Event, frozen=True):
    seat: int
    owner: int
    card: str
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        args = {**args, "owner": SeatArg(self.owner), "building": building(self.card)}
        return Line("uchronia-event-site-robbed", args)


class MonopolyChanged(Event, frozen=True):
    """``seat`` holds the Monopoly now, ``before`` held it (-1: the table)."""

    colour: str
    seat: int
    before: int

    def line(self) -> Line:
        order = monopoly_term(self.colour)
        if self.seat < 0:
            lost: dict[str, Arg] = {"player": SeatArg(self.before)}
            return Line("uchronia-event-monopoly-lost", {**lost, "order": order})
        taken: dict[str, Arg] = {"player": SeatArg(self.seat)}
        return Line("uchronia-event-monopoly-taken", {**taken, "order": order})


class Started(Event, frozen=True):
    """``foundation`` is None when the Building needed none."""

    seat: int
    card: str
    foundation: str | None

    def line(self) -> Line:
        args = building_args(self.seat, self.card)
        if self.foundation is None:
            return Line("uchronia-event-started-free", args)
        return Line("uchronia-event-started", {**args, "card": material(self.foundation)})


class SiteFed(Event, frozen=True):
    seat: int
    card: str
    zone: str
    colour: str

    def line(self) -> Line:
        args = card_args(self.seat, self.colour)
        args = {**args, "building": building(self.card), "source": from_term(self.zone)}
        return Line("uchronia-event-site-fed", args)


class Completed(Event, frozen=True):
    seat: int
    card: str
    points: int

    def line(self) -> Line:
        args = building_args(self.seat, self.card)
        return Line("uchronia-event-completed", {**args, "points": self.points})


class WorkDrawn(Event, frozen=True):
    card: str

    def line(self) -> Line:
        return Line("uchronia-event-work-drawn", {"building": building(self.card)})


class WorkBuried(Event, frozen=True):
    card: str

    def line(self) -> Line:
        return Line("uchronia-event-work-buried", {"building": building(self.card)})


class WorksDiscarded(Event, frozen=True):
    cards: list[str]

    def line(self) -> Line:
        names: list[TermArg | NameArg] = [building(card) for card in self.cards]
        return Line("uchronia-event-works-discarded", {"buildings": names})


class EndSetOff(Event, frozen=True):
    seat: int
    points: int

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "points": self.points}
        return Line("uchronia-event-end-set-off", args)


class GameEnded(Event, frozen=True):
    reason: str
    points: list[int]

    def line(self) -> Line:
        return Line(f"uchronia-event-game-ended-{self.reason}")


def card_args(seat: int, colour: str) -> dict[str, Arg]:
    return {"player": SeatArg(seat), "card": material(colour)}


def building_args(seat: int, card: str) -> dict[str, Arg]:
    return {"player": SeatArg(seat), "building": building(card)}
