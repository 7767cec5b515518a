"""What happens in Uchronia, as data for animation, log and replay.

Events name things by their ids, so that they can be read without the pack. Only ``Drew`` has
something to hide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.wire.event import Event, tell

if TYPE_CHECKING:
    from ludopolis.wire.event import Known, Telling

PLAYER = "seat {seat}"
OWNER = "seat {owner}"
CARD = "name material.{colour}"
CARDS = "name material.{colours}"
BUILDING = "name building.{card}"
ORDER = "term uchronia-order-{order}"
SOURCE = "term uchronia-from-{source}"


class TurnBegan(Event, frozen=True):
    seat: int
    round: int

    tellings = (tell("uchronia-event-turn-began", player=PLAYER, round="{round}"),)


class Drew(Event, frozen=True):
    """Cards were drawn from the resource pile; only their owner knows which."""

    seat: int
    count: int
    colours: list[str] | None

    tellings = (
        tell("uchronia-event-drew-unseen", {"colours": None}, player=PLAYER, count="{count}"),
        tell("uchronia-event-drew", player=PLAYER, count="{count}", cards=CARDS),
    )

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, colours=None)


class TurnedUp(Event, frozen=True):
    seat: int
    colours: list[str]

    tellings = (tell("uchronia-event-turned-up", player=PLAYER, cards=CARDS),)


class PileRenewed(Event, frozen=True):
    """``source`` is what was shuffled: discard, forum or building."""

    source: str
    count: int

    tellings = (tell("uchronia-event-pile-renewed-{source}", count="{count}"),)


class Transferred(Event, frozen=True):
    """A card moved between zones of the seat or the table."""

    seat: int
    source: str
    target: str
    colour: str

    tellings = (
        tell(
            "uchronia-event-launched",
            {"target": "activities"},
            player=PLAYER,
            card=CARD,
            source=SOURCE,
        ),
        tell(
            "uchronia-event-transferred",
            player=PLAYER,
            card=CARD,
            source=SOURCE,
            target="term uchronia-to-{target}",
        ),
    )


class Exchanged(Event, frozen=True):
    seat: int
    first_zone: str
    first_colour: str
    second_zone: str
    second_colour: str

    tellings = (
        tell(
            "uchronia-event-exchanged",
            player=PLAYER,
            first="name material.{first_colour}",
            first_zone="term uchronia-from-{first_zone}",
            second="name material.{second_colour}",
            second_zone="term uchronia-from-{second_zone}",
        ),
    )


class Commanded(Event, frozen=True):
    seat: int
    colour: str
    cards: int

    tellings = (tell("uchronia-event-commanded", player=PLAYER, card=CARD, count="{cards}"),)


class Plotted(Event, frozen=True):
    seat: int

    tellings = (tell("uchronia-event-plotted", player=PLAYER),)


class OrderBegan(Event, frozen=True):
    seat: int
    order: str
    steps: int

    tellings = (tell("uchronia-event-order-began", player=PLAYER, order=ORDER, count="{steps}"),)


class OrderCopied(Event, frozen=True):
    """The seat begins an Order as well that another seat has commanded."""

    seat: int
    order: str
    steps: int

    tellings = (tell("uchronia-event-order-copied", player=PLAYER, order=ORDER, count="{steps}"),)


class OrderEnded(Event, frozen=True):
    seat: int
    order: str


class BonusUsed(Event, frozen=True):
    seat: int
    card: str

    tellings = (tell("uchronia-event-bonus-used", player=PLAYER, building=BUILDING),)


class Revealed(Event, frozen=True):
    seat: int
    colour: str

    tellings = (tell("uchronia-event-revealed", player=PLAYER, card=CARD),)


class Withheld(Event, frozen=True):
    seat: int
    owner: int
    colour: str

    tellings = (tell("uchronia-event-withheld", player=PLAYER, card=CARD, owner=OWNER),)


class Gave(Event, frozen=True):
    seat: int
    taker: int
    colour: str

    tellings = (tell("uchronia-event-gave", player=PLAYER, card=CARD, taker="seat {taker}"),)


class Lacked(Event, frozen=True):
    """A seat could not give: none of these colours is in its Hand."""

    seat: int
    colours: list[str]

    tellings = (tell("uchronia-event-lacked", player=PLAYER, cards=CARDS),)


class StockRobbed(Event, frozen=True):
    seat: int
    owner: int
    colour: str

    tellings = (tell("uchronia-event-stock-robbed", player=PLAYER, card=CARD, owner=OWNER),)


class SiteRobbed(Event, frozen=True):
    seat: int
    owner: int
    card: str
    colour: str

    tellings = (
        tell(
            "uchronia-event-site-robbed",
            player=PLAYER,
            card=CARD,
            owner=OWNER,
            building=BUILDING,
        ),
    )


def of_monopoly(colour: str, order: str) -> list[Telling]:
    """A Monopoly goes by the name of its Order."""
    named = f"term uchronia-order-{order}"
    lost: dict[str, Known] = {"colour": colour, "seat": -1}
    return [
        tell("uchronia-event-monopoly-lost", lost, player="seat {before}", order=named),
        tell("uchronia-event-monopoly-taken", {"colour": colour}, player=PLAYER, order=named),
    ]


class MonopolyChanged(Event, frozen=True):
    """``seat`` holds the Monopoly now, ``before`` held it (-1: the table)."""

    colour: str
    seat: int
    before: int

    tellings = tuple(
        telling
        for colour, order in zip(COLOUR_IDS, ORDER_IDS, strict=True)
        for telling in of_monopoly(colour, order)
    )


class Started(Event, frozen=True):
    """``foundation`` is None when the Building needed none."""

    seat: int
    card: str
    foundation: str | None

    tellings = (
        tell("uchronia-event-started-free", {"foundation": None}, player=PLAYER, building=BUILDING),
        tell(
            "uchronia-event-started",
            player=PLAYER,
            building=BUILDING,
            card="name material.{foundation}",
        ),
    )


class SiteFed(Event, frozen=True):
    seat: int
    card: str
    zone: str
    colour: str

    tellings = (
        tell(
            "uchronia-event-site-fed",
            player=PLAYER,
            card=CARD,
            building=BUILDING,
            source="term uchronia-from-{zone}",
        ),
    )


class Completed(Event, frozen=True):
    seat: int
    card: str
    points: int

    tellings = (
        tell("uchronia-event-completed", player=PLAYER, building=BUILDING, points="{points}"),
    )


class WorkDrawn(Event, frozen=True):
    card: str

    tellings = (tell("uchronia-event-work-drawn", building=BUILDING),)


class WorkBuried(Event, frozen=True):
    card: str

    tellings = (tell("uchronia-event-work-buried", building=BUILDING),)


class WorksDiscarded(Event, frozen=True):
    cards: list[str]

    tellings = (tell("uchronia-event-works-discarded", buildings="name building.{cards}"),)


class EndSetOff(Event, frozen=True):
    seat: int
    points: int

    tellings = (tell("uchronia-event-end-set-off", player=PLAYER, points="{points}"),)


class GameEnded(Event, frozen=True):
    reason: str
    points: list[int]

    tellings = (tell("uchronia-event-game-ended-{reason}"),)
