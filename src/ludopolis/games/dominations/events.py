# interpreted: events are made only when somebody listens
"""What happens in Dominations, as data for animation, log and replay."""

from typing import Self

import msgspec

from ludopolis.games.dominations.vocabulary import DOMAIN_IDS
from ludopolis.wire.event import Event
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg


def amount_args(amounts: list[int]) -> dict[str, Arg]:
    """The amount of each Domain, under its id."""
    return dict(zip(DOMAIN_IDS, amounts, strict=True))


class ChoicesRevealed(Event, frozen=True):
    """By seat: the Nation and the Monument that were chosen."""

    nations: list[str]
    monuments: list[str]

    def line(self) -> Line:
        return Line(
            "dominations-event-choices-revealed",
            {"monuments": [NameArg(monument) for monument in self.monuments]},
        )


class NationChosen(Event, frozen=True):
    """A Nation and a Monument were chosen, face down; only the own seat sees which."""

    seat: int
    nation: str
    monument: str

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, nation="", monument="")

    def line(self) -> Line:
        return Line("dominations-event-nation-chosen", {"player": SeatArg(self.seat)})


class AgeBegan(Event, frozen=True):
    age: int
    order: list[int]

    def line(self) -> Line:
        return Line("dominations-event-age-began", {"age": self.age})


class OrderSet(Event, frozen=True):
    order: list[int]

    def line(self) -> Line:
        return Line("dominations-event-order-set", {"player": SeatArg(self.order[0])})


class TurnBegan(Event, frozen=True):
    seat: int
    age: int
    round: int

    def line(self) -> Line:
        return Line(
            "dominations-event-turn-began",
            {"player": SeatArg(self.seat), "age": self.age, "round": self.round},
        )


class TilesDrawn(Event, frozen=True):
    """``tiles`` is empty for everybody else."""

    seat: int
    count: int
    tiles: list[str]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=[])

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "count": self.count}
        return Line("dominations-event-tiles-drawn", args)


class TilesReturned(Event, frozen=True):
    """``tiles`` went to the back of the supply in an order that nobody knows."""

    seat: int
    count: int
    tiles: list[str]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=[])

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "count": self.count}
        return Line("dominations-event-tiles-returned", args)


class TilePlaced(Event, frozen=True):
    seat: int
    tile: str
    cell: list[int]
    rotation: int

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "tile": self.tile}
        return Line("dominations-event-tile-placed", args)


class TileWoken(Event, frozen=True):
    """The Inventor activated a tile on the board."""

    seat: int
    tile: str
    cell: list[int]

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "tile": self.tile}
        return Line("dominations-event-tile-woken", args)


class LocusScored(Event, frozen=True):
    seat: int
    vertex: list[int]

    def line(self) -> Line:
        return Line("dominations-event-locus-scored", {"player": SeatArg(self.seat)})


class Produced(Event, frozen=True):
    """What one activation Produced for a seat, by Domain, before the limits."""

    seat: int
    amounts: list[int]

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), **amount_args(self.amounts)}
        return Line("dominations-event-produced", args)


class Gained(Event, frozen=True):
    """Knowledge Gained through a card."""

    seat: int
    amounts: list[int]
    card: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "card": card_name(self.card)}
        return Line("dominations-event-gained", args | amount_args(self.amounts))


class Scored(Event, frozen=True):
    seat: int
    points: int
    total: int
    source: str

    def line(self) -> Line:
        return Line(
            f"dominations-event-scored-{self.source}",
            {"player": SeatArg(self.seat), "points": self.points},
        )


class InfluenceGrew(Event, frozen=True):
    seat: int
    amount: int
    total: int
    source: str

    def line(self) -> Line:
        return Line(
            "dominations-event-influence-grew",
            {"player": SeatArg(self.seat), "amount": self.amount, "total": self.total},
        )


class Paid(Event, frozen=True):
    seat: int
    amounts: list[int]


class Exchanged(Event, frozen=True):
    prepares = True
    seat: int
    give: int
    source: int
    get: int
    target: int
    card: str

    def line(self) -> Line:
        return Line(
            "dominations-event-exchanged",
            {
                "player": SeatArg(self.seat),
                "give": self.give,
                "from": NameArg(DOMAIN_IDS[self.source]),
                "get": self.get,
                "to": NameArg(DOMAIN_IDS[self.target]),
            },
        )


class CityBuilt(Event, frozen=True):
    seat: int
    cell: list[int]
    camp: int
    level: int

    def line(self) -> Line:
        return Line(
            "dominations-event-city-built",
            {
                "player": SeatArg(self.seat),
                "domain": NameArg(DOMAIN_IDS[self.camp]),
                "level": self.level,
            },
        )


class PieceLaid(Event, frozen=True):
    """A Monument came onto the board: on a vertex (two numbers) or a cell (three)."""

    seat: int
    monument: str
    place: list[int]
    rotation: int

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "monument": NameArg(self.monument)}
        return Line("dominations-event-piece-laid", args)


class LevelBought(Event, frozen=True):
    seat: int
    monument: str
    level: int
    cell: list[int]

    def line(self) -> Line:
        return Line(
            "dominations-event-level-bought",
            {
                "player": SeatArg(self.seat),
                "monument": NameArg(self.monument),
                "level": self.level,
            },
        )


class MasteryTaken(Event, frozen=True):
    """A copy went into a tree: developed, or assimilated."""

    seat: int
    mastery: str
    copy: int
    cell: list[int]
    assimilated: bool

    def line(self) -> Line:
        how = "assimilated" if self.assimilated else "developed"
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "mastery": NameArg(self.mastery)}
        return Line(f"dominations-event-mastery-{how}", args)


class MasteryTurned(Event, frozen=True):
    seat: int
    mastery: str
    is_free: bool

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "mastery": NameArg(self.mastery)}
        return Line("dominations-event-mastery-turned", args)


class RoleTaken(Event, frozen=True):
    seat: int
    role: str

    def line(self) -> Line:
        args: dict[str, Arg] = {"player": SeatArg(self.seat), "role": NameArg(self.role)}
        return Line("dominations-event-role-taken", args)


class KnowledgeCleared(Event, frozen=True):
    def line(self) -> Line:
        return Line("dominations-event-knowledge-cleared")


class ObjectivesJudged(Event, frozen=True):
    """Which of the Nation's objectives a seat has met."""

    seat: int
    nation: str
    met: list[bool]

    def line(self) -> Line:
        return Line(
            "dominations-event-objectives-judged",
            {"player": SeatArg(self.seat), "count": sum(self.met), "nation": NameArg(self.nation)},
        )


def card_name(card: str) -> NameArg:
    """The name of a card; a Level card is called after its Monument."""
    monument, _, level = card.rpartition("-")
    return NameArg(monument if level.isdigit() else card)
