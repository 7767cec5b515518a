"""A room: a match in memory with those who look at it, and from where they may."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from ludopolis.play.table import SPECTATOR
from ludopolis.server.match.match import NOBODY, Match
from ludopolis.server.updates.delta import Delta
from ludopolis.server.updates.moment import ENCODER, Moment, delayed_update, shown_ply
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Room as RoomMessage
from ludopolis.wire.message import RoomSeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.rooms.audience import Listener

LOG: Final = structlog.get_logger("rooms")
Tick: TypeAlias = "Callable[[], float]"
"""Where the server's time is to be had."""


class Room:
    """A match in memory. ``version`` counts changes of who is there, ``turn`` those of the table.

    While ``stored`` is not set, the match is ahead of the store and must not be shown. The node
    that has written last is ``is_leading``: it lets bots think at once, others after a while.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.stored = asyncio.Event()
        self.stored.set()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        # Not from zero: who comes back after a restart must not take old numbers for new ones.
        self.version = secrets.randbelow(2**28)
        self.turn = 0
        self.status = match.status
        self.due: float | None = None
        self.left: dict[int, float] = {}
        self.used = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.thinking = 0
        self.is_leading = False
        self.is_lost = False
        self.clock_job: float | None = None
        self.lines: set[int] = set()
        self.chat_count = 0
        self.snapped = 0
        self.encoded: dict[tuple[int, int, int], bytes] = {}
        self.moment: Moment | None = None
        self.delta: Delta | None = None

    @property
    def id(self) -> str:
        return self.match.config.id

    def changed(self, *, is_room: bool) -> None:
        """Tell all who look; what was made for the position before is of no use any more."""
        self.version += is_room
        self.turn += 1
        self.encoded.clear()
        self.used = time.monotonic()
        self.wake()

    def presence_changed(self) -> None:
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Let all listeners know; what is wrong with one is no business of the others."""
        for listener in list(self.listeners):
            try:
                listener.wake()
            except Exception:
                LOG.exception("listener can't be told", match=self.id)
                listener.dismiss()

    def visitors(self) -> set[str]:
        """Those who are connected, here or to another node."""
        here = {listener.visitor for listener in self.listeners}
        for _, there in self.elsewhere.values():
            here.update(there)
        return here

    def is_online(self, seat: int) -> bool:
        visitor = self.match.chairs[seat].visitor
        return visitor != NOBODY and visitor in self.visitors()

    def seats(self, visitor: str) -> list[RoomSeat]:
        online = self.visitors()
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
        is_over = match.status == "over"
        return RoomMessage(
            match=config.id,
            game=config.game,
            title=config.title,
            status=match.status,
            owner=visitor == config.owner,
            public=config.public,
            seats=self.seats(visitor),
            spectators=sum(listener.visitor not in held for listener in self.listeners),
            viewer=viewer,
            timing=config.timing,
            delay=config.delay,
            bot_after=config.bot_after,
            seed_hash=config.seed_hash,
            seed=config.seed if is_over else None,
            rematch=match.rematch,
            forked_from=config.forked_from,
        )

    def is_delayed(self, viewer: int) -> bool:
        return viewer == SPECTATOR and self.match.config.delay > 0

    def present(self, tick: Tick) -> Moment:
        """The moment of this turn, and with it the steps from the turn before."""
        before = self.moment
        if before is not None and before.turn == self.turn:
            return before
        moment = self.moment = Moment(self.match, self.turn, tick())
        follows = before is not None and before.turn == self.turn - 1
        self.delta = Delta(before, moment) if before is not None and follows else None
        return moment

    def step(self, viewer: int, tick: Tick) -> bytes | None:
        """What has changed for who has seen the turn before, as JSON; None if that can't be."""
        if self.is_delayed(viewer):
            return None
        self.present(tick)
        return None if self.delta is None else self.delta.step(viewer)

    def update(self, viewer: int, ply: int, branch: int, tick: Tick) -> bytes:
        """The update as JSON, made once for all who know the same, unless clocks run."""
        key = (viewer, ply, branch)
        found = self.encoded.get(key)
        if found is not None:
            return found
        if self.is_delayed(viewer):
            made = delayed_update(self.match, ply, branch)
        else:
            made = self.present(tick).update(viewer, ply, branch, tick())
        found = ENCODER.encode(made)
        if made.clocks is None:
            self.encoded[key] = found
        return found

    def known(self, viewer: int) -> tuple[int, int]:
        """What somebody knows who has just been sent an update: ply and branch."""
        table = self.match.table
        if table is None:
            return 0, 0
        ply = shown_ply(self.match) if self.is_delayed(viewer) else table.ply
        return ply, table.branch


def viewer_for(match: Match, visitor: str, wanted: int | None) -> int:
    """The seat to look from: the wanted one if allowed, else the asked or first of one's own."""
    own = match.seats_of(visitor)
    if wanted is not None:
        check_viewer(match, visitor, wanted)
        return wanted
    table = match.table
    if table is not None and table.asked in own:
        return table.asked
    return own[0] if own else SPECTATOR


def may_watch(match: Match, visitor: str, viewer: int) -> bool:
    """One's own seats; any once the match is over; the public part always."""
    if viewer == SPECTATOR or match.chairs[viewer].visitor == visitor:
        return True
    return match.status == "over"


def check_viewer(match: Match, visitor: str, viewer: int) -> None:
    if viewer != SPECTATOR:
        match.chair(viewer)
    if not may_watch(match, visitor, viewer):
        raise Refusal("not-your-seat", seat=viewer + 1)
