"""Those who look at a match, here and at other nodes, and what each has been sent."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ludopolis.play.moment import SPECTATOR
from ludopolis.server.match.authority import Caller, Visitor
from ludopolis.server.metrics import COALESCED
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.room import Room
    from ludopolis.wire.message import Said

ENCODER: Final = msgspec.json.Encoder()
MAX_CHAT_WAITING: Final = 100
PRESENCE_LASTS: Final = 25.0

LOG: Final = structlog.get_logger("rooms")


class Audience:
    """Who looks at a match, and which lines of chat they have heard.

    ``version`` counts the changes of who is there and of the chairs.
    """

    def __init__(self, match: str, lines: list[Said]) -> None:
        self.match: Final = match
        # In the order in which they came, which a set would not keep.
        self.listeners: dict[Listener, None] = {}
        self.is_dismissed = False
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        # Not from zero: a client back after a restart must not take old numbers for new ones.
        self.version = secrets.randbelow(2**28)
        self.lines = {said.number for said in lines}
        self.chat_count = len(lines)

    def enter(self, listener: Listener) -> None:
        self.listeners[listener] = None
        if self.is_dismissed:
            listener.dismiss()

    def leave(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)

    def change(self) -> None:
        """Somebody came, left, or changed chairs."""
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Let all listeners know; what is wrong with one is no business of the others."""
        for listener in list(self.listeners):
            try:
                listener.wake()
            except Exception:
                LOG.exception("listener can't be told", match=self.match)
                listener.dismiss()

    def dismiss(self) -> None:
        """All must come back, those too who come in only now."""
        self.is_dismissed = True
        for listener in list(self.listeners):
            listener.dismiss()

    # --- who is there ------------------------------------------------------------------------

    def visitors(self) -> set[str]:
        """Those who are connected, here or to another node."""
        here = set(self.visitors_here())
        for _, there in self.elsewhere.values():
            here.update(there)
        return here

    def visitors_here(self) -> list[str]:
        callers = [listener.caller for listener in self.listeners]
        return sorted({caller.key for caller in callers if isinstance(caller, Visitor)})

    @property
    def is_attended(self) -> bool:
        """Whether somebody looks, here or, with a name, at another node."""
        return bool(self.listeners) or any(there for _, there in self.elsewhere.values())

    def note_elsewhere(self, node: str, visitors: list[str]) -> None:
        """Another node says who is connected to it."""
        before = self.visitors()
        self.elsewhere[node] = (time.monotonic(), visitors)
        if self.visitors() != before:
            self.change()

    def forget_silent_nodes(self) -> None:
        limit = time.monotonic() - PRESENCE_LASTS
        gone = [node for node, (heard, _) in self.elsewhere.items() if heard < limit]
        for node in gone:
            del self.elsewhere[node]
        if gone:
            self.change()

    # --- chat --------------------------------------------------------------------------------

    def hear(self, said: Said) -> None:
        """Pass a line on, once, however it has come here."""
        if said.number in self.lines:
            return
        self.lines.add(said.number)
        for listener in self.listeners:
            listener.hear(said)

    def hear_missed(self, lines: list[Said], count: int) -> None:
        """Pass on what was said at other nodes; the store has ``count`` lines now."""
        for said in lines:
            self.hear(said)
        self.chat_count = count


class Listener:
    """Somebody who looks at a room. ``ply`` and ``branch`` are what they have been sent."""

    def __init__(self, caller: Caller, viewer: int, ply: int = 0, branch: int = 0) -> None:
        self.caller = caller
        self.viewer = viewer
        self.ply = ply
        self.branch = branch
        self.version = -1
        self.turn = -1
        self.heard: list[Said] = []
        self.is_dismissed = False

    def wake(self) -> None:
        """There may be news."""

    def hear(self, said: Said) -> None:
        self.heard.append(said)
        del self.heard[:-MAX_CHAT_WAITING]
        self.wake()

    def dismiss(self) -> None:
        """The room is gone; the listener must come back."""
        self.is_dismissed = True
        self.wake()

    def messages(self, room: Room) -> list[bytes]:
        """All that is new in the room, as JSON; nothing of it will be told again."""
        found: list[bytes] = []
        if room.standing.is_lost:
            return found
        if not may_watch(room.match, self.caller, self.viewer):
            # The chair was taken away since.
            self.look_from(SPECTATOR)
        if self.version != room.audience.version:
            self.version = room.audience.version
            found.append(ENCODER.encode(room.message(self.caller, self.viewer)))
        if self.turn != room.feed.turn and room.match.table is not None:
            found.append(self.change_of(room))
        for said in self.heard:
            found.append(ENCODER.encode(said))
        self.heard.clear()
        return found

    def change_of(self, room: Room) -> bytes:
        """A delta for a listener who was sent the turn before, else a whole update."""
        feed = room.feed
        missed = feed.turn - self.turn - 1 if self.turn >= 0 else -1
        if missed > 0:
            COALESCED.inc(missed)
        found = feed.delta(self.viewer) if missed == 0 else None
        if found is None:
            found = feed.update(self.viewer, self.ply, self.branch)
        self.turn = feed.turn
        self.ply, self.branch = feed.known(self.viewer)
        return found

    def is_behind(self, room: Room) -> bool:
        return self.version != room.audience.version or (
            self.turn != room.feed.turn and room.match.table is not None
        )

    def look_from(self, viewer: int, ply: int = 0, branch: int = 0) -> None:
        """Begin anew, from another seat or from an earlier ply."""
        self.viewer, self.ply, self.branch = viewer, ply, branch
        self.version, self.turn = -1, -1


class Waiter(Listener):
    """Somebody who waits for the next news."""

    def __init__(self, caller: Caller, viewer: int, ply: int, branch: int) -> None:
        super().__init__(caller, viewer, ply, branch)
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()


def viewer_for(match: Match, caller: Caller, wanted: int | None) -> int:
    """The seat to look from: the wanted one if allowed, else the asked or first of one's own."""
    own = match.seats_of(caller)
    if wanted is not None:
        check_viewer(match, caller, wanted)
        return wanted
    table = match.table
    if table is not None and table.asked in own:
        return table.asked
    return own[0] if own else SPECTATOR


def may_watch(match: Match, caller: Caller, viewer: int) -> bool:
    """One's own seats; any once the match is over; the public part always."""
    if viewer == SPECTATOR or match.chairs[viewer].is_held_by(caller):
        return True
    return match.status == "over"


def check_viewer(match: Match, caller: Caller, viewer: int) -> None:
    if viewer != SPECTATOR:
        match.chair(viewer)
    if not may_watch(match, caller, viewer):
        raise Refusal("not-your-seat", seat=viewer + 1)
