"""Who sits where: people and bots, and the names they go by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.text import term
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo

if TYPE_CHECKING:
    from ludopolis.core.game import Game

COLOURS: Final = ("blue", "red", "green", "yellow", "purple")
DEFAULT_SEATS: Final = 3


class Party:
    """How many people and which bots; what was not said is filled in."""

    def __init__(
        self, game: Game, seats: int | None, people: int | None, levels: list[str], standard: str
    ) -> None:
        self.seats = seats_of(game, seats, people, levels)
        self.people = people_of(self.seats, people, levels)
        bots = self.seats - self.people
        if len(levels) > 1 and len(levels) != bots:
            raise Refusal("bots-count", levels=len(levels), bots=bots)
        self.levels = levels if len(levels) > 1 else (levels or [standard]) * bots

    def infos(self, names: list[str], language: str) -> list[SeatInfo]:
        """People take the first seats."""
        if len(names) > self.seats:
            raise Refusal("names-count", names=len(names), seats=self.seats)
        called = names + [
            term(f"cli-colour-{COLOURS[seat]}", language) for seat in range(len(names), self.seats)
        ]
        people = [SeatInfo(name) for name in called[: self.people]]
        bots = zip(called[self.people :], self.levels, strict=True)
        return people + [SeatInfo(name, "bot", level) for name, level in bots]


def seats_of(game: Game, seats: int | None, people: int | None, levels: list[str]) -> int:
    if seats is None and len(levels) > 1:
        seats = len(levels) + (1 if people is None else people)
    elif seats is None:
        seats = max(DEFAULT_SEATS, people or 0)
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise Refusal("seats-out-of-range", seats=seats, min=least, max=most)
    return seats


def people_of(seats: int, people: int | None, levels: list[str]) -> int:
    if people is None:
        people = max(0, seats - len(levels)) if len(levels) > 1 else 1
    if not 0 <= people <= seats:
        raise Refusal("people-count", people=people, seats=seats)
    return people
