"""A room: a match in memory, with those who look at it and what else is known of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ludopolis.server.match.match import NOBODY
from ludopolis.server.rooms.audience import Audience
from ludopolis.server.updates.feed import Feed
from ludopolis.wire.message import Room as RoomMessage
from ludopolis.wire.message import RoomSeat

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.server.updates.feed import Tick
    from ludopolis.wire.message import Said


class Standing:
    """How a match in memory stands to the store.

    While ``written`` is not set, the match is ahead of the store and must not be shown. One that
    may have got ahead for good ``is_lost``. The node that has written last ``is_leading``: it lets
    bots think at once, others after a while. ``due`` and ``status`` are what the store's index
    says, ``snapped`` the number of entries in its snapshot.
    """

    def __init__(self, status: str, snapped: int) -> None:
        self.written = asyncio.Event()
        self.written.set()
        self.is_lost = False
        self.is_leading = False
        self.status = status
        self.due: float | None = None
        self.snapped = snapped

    def get_ahead(self) -> None:
        self.written.clear()

    def settle(self) -> None:
        """The match is as it is stored, or was refused as a whole."""
        self.written.set()

    def lead(self) -> None:
        self.is_leading = True

    def follow(self) -> None:
        self.is_leading = False

    def lose(self) -> None:
        self.is_lost = True

    def index(self, due: float | None, status: str) -> None:
        self.due, self.status = due, status

    def note_snapshot(self, number: int) -> None:
        self.snapped = number


class BotWork:
    """What is under way for a match without a request."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.thinking = 0
        self.clock_job: float | None = None

    @property
    def is_busy(self) -> bool:
        return self.task is not None or self.thinking > 0

    def begin(self, task: asyncio.Task[None]) -> None:
        """All bots of the match are this task's, until it ends."""
        self.task = task

    def end(self) -> None:
        self.task = None

    def begin_one(self) -> None:
        self.thinking += 1

    def end_one(self) -> None:
        self.thinking -= 1

    def wind_clock(self, due: float | None) -> None:
        """Some node has the job to look at the match then."""
        self.clock_job = due


class Room:
    """A match in memory, and all that goes with it."""

    def __init__(
        self, match: Match, tick: Tick, snapped: int = 0, lines: list[Said] | None = None
    ) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.feed = Feed(match, tick)
        self.audience = Audience(match.config.id, lines or [])
        self.standing = Standing(match.status, snapped)
        self.bots = BotWork()
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.match.config.id

    @property
    def version(self) -> int:
        """Grows with every change of who is there, and of the table."""
        return self.audience.version + self.feed.turn

    def use(self) -> None:
        self.used = time.monotonic()

    def start_again(self, match: Match, snapped: int) -> None:
        """Be the match as it was read again."""
        self.match = match
        self.feed.start_again(match)
        self.standing.note_snapshot(snapped)
        self.standing.follow()

    def tell(self, *, is_table_only: bool) -> None:
        """Tell all who look that the match has changed."""
        self.use()
        self.feed.turn_on()
        if is_table_only:
            self.audience.wake()
        else:
            self.audience.change()

    @property
    def is_as_stored(self) -> bool:
        return self.standing.written.is_set() and not self.standing.is_lost

    @property
    def unsnapped_entries(self) -> int:
        """How many entries its snapshot lacks."""
        return self.match.number - self.standing.snapped

    def is_idle(self, seconds: float) -> bool:
        is_busy = self.audience.listeners or self.lock.locked() or self.bots.is_busy
        return not is_busy and self.used < time.monotonic() - seconds

    # --- showing -----------------------------------------------------------------------------

    def is_online(self, seat: int) -> bool:
        visitor = self.match.chairs[seat].visitor
        return visitor != NOBODY and visitor in self.audience.visitors()

    def seats(self, visitor: str) -> list[RoomSeat]:
        online = self.audience.visitors()
        return [self.seat(number, visitor, online) for number in range(self.match.config.seats)]

    def seat(self, number: int, visitor: str, online: set[str]) -> RoomSeat:
        chair, table = self.match.chairs[number], self.match.table
        return RoomSeat(
            name=chair.name,
            kind=chair.kind,
            level=chair.level,
            online=chair.visitor != NOBODY and chair.visitor in online,
            ready=chair.is_ready,
            absent=table is not None and table.seats[number].absent,
            conceded=number in self.match.conceded,
            mine=chair.visitor != NOBODY and chair.visitor == visitor,
        )

    def message(self, visitor: str, viewer: int) -> RoomMessage:
        match, config = self.match, self.match.config
        held = {chair.visitor for chair in match.chairs}
        listeners = self.audience.listeners
        return RoomMessage(
            match=config.id,
            game=config.game,
            title=config.title,
            status=match.status,
            owner=visitor == match.owner,
            public=config.public,
            seats=self.seats(visitor),
            spectators=sum(listener.visitor not in held for listener in listeners),
            viewer=viewer,
            timing=config.timing,
            delay=config.delay,
            bot_after=config.bot_after,
            seed_hash=config.seed_hash,
            seed=config.seed if match.status == "over" else None,
            rematch=match.rematch,
            forked_from=config.forked_from,
        )
