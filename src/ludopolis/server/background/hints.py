"""Hints for persons: who may have one, how often, and how many are thought about at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.server.match.authority import Caller, known_visitor
from ludopolis.server.rooms.requests import Player
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Hint

if TYPE_CHECKING:
    from ludopolis.server.background.workers import Workers
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

WAITING_PER_WORKER: Final = 4
ALL: Final = ""
"""By this name all who wait are counted."""


class Hints:
    """A visitor waits for one hint at a time; bots must not wait long for hints to be found."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self.rate = hall.place.rate("hints", hall.settings.hints_per_second)
        self.waiting = hall.place.tally("hints")

    async def hint(self, room: Room, caller: Caller, seat: int) -> Hint:
        """What the seat could do, from what it knows; only for its holder while it is asked."""
        check_asked(self.hall, room, caller, seat)
        visitor = known_visitor(caller).key
        self.check_rate(visitor)
        table = room.match.playing
        ply, branch = table.ply, table.branch
        self.waiting.enter(visitor)
        self.waiting.enter(ALL)
        try:
            advice = await self.workers.advice(room.match, visitor)
        finally:
            self.waiting.leave(visitor)
            self.waiting.leave(ALL)
        return Hint(seat, ply, branch, advice)

    def check_rate(self, visitor: str) -> None:
        most = WAITING_PER_WORKER * self.hall.settings.bot_workers
        if self.waiting.count(visitor) or self.waiting.count(ALL) >= most:
            raise Refusal("too-many-requests")
        self.rate.check(visitor)


def check_asked(hall: Hall, room: Room, caller: Caller, seat: int) -> None:
    match: Match = room.match
    Player(hall, room, caller, "", seat).check_seat(match)
    table = match.playing
    if table.asked != seat:
        rule = match.game.asks[table.history.state.decision.ask].rule
        raise Refusal("not-your-turn", rule, player=table.seats[table.asked].name)
