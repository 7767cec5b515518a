"""Those who look at a room, and what each has been sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.table import SPECTATOR
from ludopolis.server.metrics import COALESCED
from ludopolis.server.rooms.room import may_watch

if TYPE_CHECKING:
    from ludopolis.server.rooms.room import Room, Tick
    from ludopolis.wire.message import Said

ENCODER: Final = msgspec.json.Encoder()
CHAT_WAITING: Final = 100


class Listener:
    """Somebody who looks at a room. ``ply`` and ``branch`` are what they have been sent."""

    def __init__(self, visitor: str, viewer: int, ply: int = 0, branch: int = 0) -> None:
        self.visitor = visitor
        self.viewer = viewer
        self.ply = ply
        self.branch = branch
        self.version = -1
        self.turn = -1
        self.heard: deque[Said] = deque(maxlen=CHAT_WAITING)
        self.news = asyncio.Event()
        self.is_dismissed = False

    def wake(self) -> None:
        self.news.set()

    def hear(self, said: Said) -> None:
        self.heard.append(said)
        self.wake()

    def dismiss(self) -> None:
        """The room is gone; the listener must come back."""
        self.is_dismissed = True
        self.news.set()

    def messages(self, room: Room, tick: Tick) -> list[bytes]:
        """All that is new in the room, as JSON; nothing of it will be told again."""
        found: list[bytes] = []
        if room.is_lost:
            return found
        if not may_watch(room.match, self.visitor, self.viewer):
            # The chair was taken away since.
            self.look_from(SPECTATOR)
        if self.version != room.version:
            self.version = room.version
            found.append(ENCODER.encode(room.message(self.visitor, self.viewer)))
        if self.turn != room.turn and room.match.table is not None:
            found.append(self.news_of(room, tick))
        while self.heard:
            found.append(ENCODER.encode(self.heard.popleft()))
        return found

    def news_of(self, room: Room, tick: Tick) -> bytes:
        """A step for who has seen the turn before, else a whole update."""
        missed = room.turn - self.turn - 1 if self.turn >= 0 else -1
        if missed > 0:
            COALESCED.inc(missed)
        found = room.step(self.viewer, tick) if missed == 0 else None
        if found is None:
            found = room.update(self.viewer, self.ply, self.branch, tick)
        self.turn = room.turn
        self.ply, self.branch = room.known(self.viewer)
        return found

    def is_behind(self, room: Room) -> bool:
        return self.version != room.version or (
            self.turn != room.turn and room.match.table is not None
        )

    def look_from(self, viewer: int, ply: int = 0, branch: int = 0) -> None:
        """Begin anew, from another seat or from an earlier ply."""
        self.viewer, self.ply, self.branch = viewer, ply, branch
        self.version, self.turn = -1, -1
