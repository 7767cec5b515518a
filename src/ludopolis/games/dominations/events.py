# interpreted: events are made only when somebody listens
"""What happens in Dominations, as data for animation, log and replay.

Events name things by their ids, so that they can be read without the pack.
"""

from typing import Self

import msgspec

from ludopolis.games.dominations.vocabulary import DOMAIN_IDS
from ludopolis.wire.event import Event, tell

PLAYER = "seat {seat}"
MASTERY = "name {mastery}"
MONUMENT = "name {monument}"
AMOUNTS = {domain: f"{{amounts.{index}}}" for index, domain in enumerate(DOMAIN_IDS)}
"""The amount of each Domain, under its id."""


class ChoicesRevealed(Event, frozen=True):
    """By seat: the Nation and the Monument that were chosen."""

    nations: list[str]
    monuments: list[str]

    tellings = (tell("dominations-event-choices-revealed", monuments="name {monuments}"),)


class NationChosen(Event, frozen=True):
    """A Nation and a Monument were chosen, face down; only the own seat sees which."""

    seat: int
    nation: str
    monument: str

    tellings = (tell("dominations-event-nation-chosen", player=PLAYER),)

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, nation="", monument="")


class AgeBegan(Event, frozen=True):
    age: int
    order: list[int]

    tellings = (tell("dominations-event-age-began", age="{age}"),)


class OrderSet(Event, frozen=True):
    order: list[int]

    tellings = (tell("dominations-event-order-set", player="seat {order.0}"),)


class TurnBegan(Event, frozen=True):
    seat: int
    age: int
    round: int

    tellings = (tell("dominations-event-turn-began", player=PLAYER, age="{age}", round="{round}"),)


class TilesDrawn(Event, frozen=True):
    """``tiles`` is empty for everybody else."""

    seat: int
    count: int
    tiles: list[str]

    tellings = (tell("dominations-event-tiles-drawn", player=PLAYER, count="{count}"),)

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=[])


class TilesReturned(Event, frozen=True):
    """``tiles`` went to the back of the supply in an order that nobody knows."""

    seat: int
    count: int
    tiles: list[str]

    tellings = (tell("dominations-event-tiles-returned", player=PLAYER, count="{count}"),)

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=[])


class TilePlaced(Event, frozen=True):
    seat: int
    tile: str
    cell: list[int]
    rotation: int

    tellings = (tell("dominations-event-tile-placed", player=PLAYER, tile="{tile}"),)


class TileWoken(Event, frozen=True):
    """The Inventor activated a tile on the board."""

    seat: int
    tile: str
    cell: list[int]

    tellings = (tell("dominations-event-tile-woken", player=PLAYER, tile="{tile}"),)


class LocusScored(Event, frozen=True):
    seat: int
    vertex: list[int]

    tellings = (tell("dominations-event-locus-scored", player=PLAYER),)


class Produced(Event, frozen=True):
    """What one activation Produced for a seat, by Domain, before the limits."""

    seat: int
    amounts: list[int]

    tellings = (tell("dominations-event-produced", player=PLAYER, **AMOUNTS),)


class Gained(Event, frozen=True):
    """Knowledge Gained through a card, called by its name: a Level card by its Monument's."""

    seat: int
    amounts: list[int]
    card: str

    tellings = (tell("dominations-event-gained", player=PLAYER, card="name {card}", **AMOUNTS),)


class Scored(Event, frozen=True):
    seat: int
    points: int
    total: int
    source: str

    tellings = (tell("dominations-event-scored-{source}", player=PLAYER, points="{points}"),)


class InfluenceGrew(Event, frozen=True):
    seat: int
    amount: int
    total: int
    source: str

    tellings = (
        tell("dominations-event-influence-grew", player=PLAYER, amount="{amount}", total="{total}"),
    )


class Paid(Event, frozen=True):
    seat: int
    amounts: list[int]


class Exchanged(Event, frozen=True):
    """``source`` and ``target`` are Domains."""

    prepares = True
    seat: int
    give: int
    source: str
    get: int
    target: str
    card: str

    tellings = (
        tell(
            "dominations-event-exchanged",
            **{
                "player": PLAYER,
                "give": "{give}",
                "from": "name {source}",
                "get": "{get}",
                "to": "name {target}",
            },
        ),
    )


class CityBuilt(Event, frozen=True):
    """``camp`` is the Domain of the Camp."""

    seat: int
    cell: list[int]
    camp: str
    level: int

    tellings = (
        tell("dominations-event-city-built", player=PLAYER, domain="name {camp}", level="{level}"),
    )


class PieceLaid(Event, frozen=True):
    """A Monument came onto the board: on a vertex (two numbers) or a cell (three)."""

    seat: int
    monument: str
    place: list[int]
    rotation: int

    tellings = (tell("dominations-event-piece-laid", player=PLAYER, monument=MONUMENT),)


class LevelBought(Event, frozen=True):
    seat: int
    monument: str
    level: int
    cell: list[int]

    tellings = (
        tell("dominations-event-level-bought", player=PLAYER, monument=MONUMENT, level="{level}"),
    )


class MasteryTaken(Event, frozen=True):
    """A copy went into a tree: developed, or assimilated."""

    seat: int
    mastery: str
    copy: int
    cell: list[int]
    assimilated: bool

    tellings = (
        tell(
            "dominations-event-mastery-assimilated",
            {"assimilated": True},
            player=PLAYER,
            mastery=MASTERY,
        ),
        tell("dominations-event-mastery-developed", player=PLAYER, mastery=MASTERY),
    )


class MasteryTurned(Event, frozen=True):
    seat: int
    mastery: str
    is_free: bool

    tellings = (tell("dominations-event-mastery-turned", player=PLAYER, mastery=MASTERY),)


class RoleTaken(Event, frozen=True):
    seat: int
    role: str

    tellings = (tell("dominations-event-role-taken", player=PLAYER, role="name {role}"),)


class KnowledgeCleared(Event, frozen=True):
    tellings = (tell("dominations-event-knowledge-cleared"),)


class ObjectivesJudged(Event, frozen=True):
    """Which of the Nation's objectives a seat has met."""

    seat: int
    nation: str
    met: list[bool]

    tellings = (
        tell(
            "dominations-event-objectives-judged",
            player=PLAYER,
            count="sum {met}",
            nation="name {nation}",
        ),
    )
