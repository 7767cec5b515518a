"""Bugs to be planted in the server, most of which it has had: the simulation must find each."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from ludopolis.play.moment import SPECTATOR
from ludopolis.server.background.peers import Peers
from ludopolis.server.background.workers import Workers
from ludopolis.server.match.authority import Caller, Visitor, known_visitor
from ludopolis.server.match.chair import Chair
from ludopolis.server.match.match import Match
from ludopolis.server.rooms import audience
from ludopolis.server.rooms.audience import Audience, Listener
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.listing import summary_of
from ludopolis.server.rooms.lists import Lists
from ludopolis.server.rooms.room import Room, Standing
from ludopolis.server.storage.store import Conflict, Store
from ludopolis.server.transport.connection import COME_BACK, Connection, frame
from ludopolis.server.updates.feed import Feed
from ludopolis.wire.message import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from ludopolis.server.storage.batch import Then
    from ludopolis.wire.rest import MatchSummary

    Plant = Callable[[pytest.MonkeyPatch], None]


def nobody_holds_free_chairs(patch: pytest.MonkeyPatch) -> None:
    """Somebody without a cookie is taken for the holder of every chair that nobody holds."""

    def is_held_by(self: Chair, caller: Caller) -> bool:
        return getattr(self.holder, "key", "") == getattr(caller, "key", "")

    patch.setattr(Chair, "is_held_by", is_held_by)


def lost_room_is_handed_out(patch: pytest.MonkeyPatch) -> None:
    """Who waits for a room while it is lost gets it, and its writer never lets go."""

    async def room(self: Hall, key: str) -> Room:
        found = await self.room_in_memory(key)
        found.use()
        await found.standing.until_settled()
        return found

    def wake(self: Connection) -> None:
        if self.is_open and self.writing is None:
            self.writing = asyncio.create_task(self.write_later())

    async def write_news(self: Connection) -> None:
        has_news = True
        while has_news and self.closing is None:
            await self.room.standing.until_settled()
            if self.is_dismissed:
                self.end(COME_BACK, "come back")
            self.gather()
            while self.unsent:
                await self.send(frame(self.unsent[0]))
                del self.unsent[0]
            has_news = bool(self.replies or self.heard) or self.is_behind(self.room)

    enter = Audience.enter

    def enter_anyway(self: Audience, listener: Listener) -> None:
        self.is_dismissed = False
        enter(self, listener)

    patch.setattr(Hall, "room", room)
    patch.setattr(Audience, "enter", enter_anyway)
    patch.setattr(Connection, "wake", wake)
    patch.setattr(Connection, "write_news", write_news)


def chat_is_said_again(patch: pytest.MonkeyPatch) -> None:
    """A line that is sent again is stored again."""

    real = Store.say

    async def say(
        self: Store, match: str, said: Said, visitor: str = "", _name: str = ""
    ) -> Said | None:
        return await real(self, match, said, visitor)

    patch.setattr(Store, "say", say)


def unreadable_match_breaks_the_lobby(patch: pytest.MonkeyPatch) -> None:
    """The list of matches opens them all, and fails with the first that can't be opened."""

    async def summaries(
        self: Lists, caller: Caller, status: str | None, *, mine: bool
    ) -> list[MatchSummary]:
        own = known_visitor(caller).key if mine else None
        rows = await self.hall.store.list_rows(own, status, 0.0)
        return [summary_of(await self.hall.room(row.id), caller) for row in rows]

    patch.setattr(Lists, "summaries", summaries)


def confirmed_before_stored(patch: pytest.MonkeyPatch) -> None:
    async def append(self: Store, batch: Any) -> None:  # noqa: ANN401
        self.enqueue(batch)
        batch.done.add_done_callback(lambda done: done.exception())

    def put(self: Store, batch: Any, then: Then) -> None:  # noqa: ANN401
        batch.then = lambda _error: None
        self.enqueue(batch)
        then(None)

    patch.setattr(Store, "append", append)
    patch.setattr(Store, "put", put)


def taken_for_success(patch: pytest.MonkeyPatch, is_ignored: Callable[[Exception], bool]) -> None:
    """Some errors of the store are none."""
    real_append, real_put = Store.append, Store.put

    async def append(self: Store, batch: Any) -> None:  # noqa: ANN401
        try:
            await real_append(self, batch)
        except Exception as error:
            if not is_ignored(error):
                raise

    def put(self: Store, batch: Any, then: Then) -> None:  # noqa: ANN401
        def ignore(error: Exception | None) -> None:
            then(None if error is None or is_ignored(error) else error)

        real_put(self, batch, ignore)

    patch.setattr(Store, "append", append)
    patch.setattr(Store, "put", put)


def conflict_taken_for_success(patch: pytest.MonkeyPatch) -> None:
    taken_for_success(patch, lambda error: isinstance(error, Conflict))


def failure_taken_for_success(patch: pytest.MonkeyPatch) -> None:
    """What could not be stored is confirmed all the same."""
    taken_for_success(patch, lambda error: not isinstance(error, Conflict))


def room_is_kept_after_failure(patch: pytest.MonkeyPatch) -> None:
    """A move that was not stored is found to be played already when it is sent again."""
    patch.setattr(Hall, "lose", lambda _self, _room: None)


def announcement_missed_while_reading(patch: pytest.MonkeyPatch) -> None:
    """What is announced while the store is being read, or a moment later, is not read again."""
    real = Peers.catch_up

    def catch_up(self: Peers, room: Room, number: int) -> None:
        if room.id not in self.reading:
            real(self, room, number)

    def end_catching_up(self: Peers, room: Room, done: asyncio.Task[None]) -> None:
        # Replies of the store are quick: without that moment hardly anything falls between.
        asyncio.get_running_loop().call_later(0.1, self.reading.pop, room.id)
        if not done.cancelled():
            done.exception()

    patch.setattr(Peers, "catch_up", catch_up)
    patch.setattr(Peers, "end_catching_up", end_catching_up)


def nothing_is_announced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Peers, "announce_change", lambda _self, _room: None)


def chair_is_kept_in_sight(patch: pytest.MonkeyPatch) -> None:
    """Whose chair was taken away goes on seeing what it sees."""
    patch.setattr(audience, "may_watch", lambda _match, _caller, _viewer: True)


def only_those_who_hold_chairs_have_played(patch: pytest.MonkeyPatch) -> None:
    """Who has sent all others away may go on elsewhere, and see their hands there."""

    def may_fork(self: Match, visitor: Visitor) -> bool:
        holders = [chair.holder for chair in self.chairs if chair.holder is not None]
        return bool(holders) and all(holder.key == visitor.key for holder in holders)

    patch.setattr(Match, "may_fork", may_fork)


def emptied_chair_is_for_all(patch: pytest.MonkeyPatch) -> None:
    """Who has sent somebody away sits down in their chair, and sees their hand."""
    patch.setattr(Match, "may_take", lambda _match, _visitor, _seat: True)


def seed_is_told(patch: pytest.MonkeyPatch) -> None:
    real: Any = Room.message

    def message(self: Room, caller: Caller, viewer: int) -> Any:  # noqa: ANN401
        import msgspec  # noqa: PLC0415 - only this bug needs it

        return msgspec.structs.replace(real(self, caller, viewer), seed=self.match.config.seed)

    patch.setattr(Room, "message", message)


def spectators_see_a_hand(patch: pytest.MonkeyPatch) -> None:
    real = Feed.update

    def update(self: Feed, viewer: int, ply: int, branch: int) -> bytes:
        shown = real(self, 0 if viewer == SPECTATOR else viewer, ply, branch)
        return shown.replace(b'"viewer":0', b'"viewer":-1', 1) if viewer == SPECTATOR else shown

    patch.setattr(Feed, "update", update)


def bots_fall_asleep(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks after what is due in the store."""

    async def sweep(_self: Workers) -> None:
        pass

    patch.setattr(Workers, "sweep", sweep)
    patch.setattr(Workers, "do_without_jobs", lambda _self: None)


def index_is_forgotten_after_a_conflict(patch: pytest.MonkeyPatch) -> None:
    """Who was too late, and then ends the match, leaves the lists as they were."""
    real = Standing.index

    def index(self: Standing, due: float | None, status: str) -> None:
        if status:
            real(self, due, status)

    patch.setattr(Standing, "index", index)


PLANTED: Final[dict[Plant, tuple[str, int]]] = {
    nobody_holds_free_chairs: ("secret", 4),
    lost_room_is_handed_out: ("spins", 702),
    chat_is_said_again: ("doubled", 287),
    unreadable_match_breaks_the_lobby: ("lobby", 24),
    confirmed_before_stored: ("lost", 0),
    conflict_taken_for_success: ("lost", 17),
    failure_taken_for_success: ("lost", 3),
    room_is_kept_after_failure: ("lost", 0),
    announcement_missed_while_reading: ("late", 17),
    nothing_is_announced: ("late", 17),
    chair_is_kept_in_sight: ("secret", 0),
    only_those_who_hold_chairs_have_played: ("secret", 39),
    emptied_chair_is_for_all: ("secret", 44),
    seed_is_told: ("secret", 0),
    spectators_see_a_hand: ("view", 0),
    bots_fall_asleep: ("waits", 351),
    index_is_forgotten_after_a_conflict: ("waits", 139),
}
"""Each with the kind of fault that it shows as, and a seed that finds it soon."""
