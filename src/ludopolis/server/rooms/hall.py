"""Rooms: matches in memory with those who look at them. A change is stored, then told, or undone.

Any node may hold a room of any match. A node that comes too late to write reads what the other
wrote and tries again, so a match has one history.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ludopolis.server.catalogue import game_of
from ludopolis.server.match import snapshots
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match, folded
from ludopolis.server.metrics import MATCHES
from ludopolis.server.rooms.room import Room
from ludopolis.server.storage.database import short
from ludopolis.server.storage.store import Batch, Conflict
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.settings import Settings
    from ludopolis.server.storage.clock import Uptime
    from ludopolis.server.storage.store import Store

ATTEMPTS: Final = 8
LARGEST_GROUP: Final = 50
QUIET: Final = frozenset({"play", "undo", "ask-undo", "answer-undo"})
"""Entries that change nothing in the lists of matches."""

LOG: Final = structlog.get_logger("rooms")


class Hall:
    """All rooms of this node."""

    def __init__(self, settings: Settings, store: Store, uptime: Uptime) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.uptime: Final = uptime
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.on_change: list[Callable[[Room], None]] = []
        self.on_chat: list[Callable[[Room, Said], None]] = []
        self.is_shared: Final = not settings.is_sqlite

    # --- coming and going --------------------------------------------------------------------

    async def room(self, key: str) -> Room:
        """The room of a match, read from the store if need be."""
        found = self.rooms.get(key)
        if found is None:
            lock = self.loading.setdefault(key, asyncio.Lock())
            async with lock:
                found = self.rooms.get(key) or await self.load(key)
            self.loading.pop(key, None)
        elif self.is_shared and not found.listeners:
            # Nobody compares it with the store, as is done with those that somebody looks at.
            await self.refresh(found)
        found.used = time.monotonic()
        await found.stored.wait()
        return found

    async def load(self, key: str) -> Room:
        config = await self.store.config(key)
        if config is None:
            raise Refusal("match-unknown", match=key[:16])
        match, snapped = await self.read(config)
        room = Room(match)
        room.snapped = snapped
        if self.is_shared:
            room.lines = {said.number for said in await self.store.said(key)}
            room.chat_count = len(room.lines)
        self.rooms[key] = room
        MATCHES.set(len(self.rooms))
        return room

    async def read(self, config: Config) -> tuple[Match, int]:
        """The match, from its snapshot if that is of use; and up to which entry it was."""
        game = game_of(config.game)
        if (config.rules_version, config.pack_hash) != (game.rules_version, game.pack_hash):
            raise Refusal("match-other-rules", match=config.id, recorded=config.rules_version)
        snapshot = await self.store.snapshot(config.id)
        if snapshot is not None:
            later = await self.store.entries(config.id, snapshot.number - 1)
            try:
                return snapshots.restored(game, config, snapshot, later), snapshot.number
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it, there are entries
                LOG.warning("snapshot passed over", match=config.id, why=str(error))
        return folded(game, config, await self.store.entries(config.id)), 0

    async def refresh(self, room: Room) -> None:
        """Take in what another node has written."""
        async with room.lock:
            if not room.is_lost:
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> bool:
        """Whether there was something to take in."""
        entries = await self.store.entries(room.id, room.match.number)
        if any(entry.kind == "repair" for entry in entries):
            await self.reload(room)
            return True
        for entry in entries:
            room.match.apply(entry)
        if entries:
            room.is_leading = False
            self.tell(room)
        return bool(entries)

    async def was_behind(self, room: Room) -> bool:
        """Whether another node has written what we did not know when we refused something."""
        return self.is_shared and room.id in self.rooms and await self.catch_up(room)

    async def reload(self, room: Room) -> None:
        """Forget what was applied but not stored."""
        room.match, room.snapped = await self.read(room.match.config)
        room.moment = None
        room.is_leading = False
        self.tell(room)

    async def evict_idle(self) -> None:
        """Rooms that nobody has used for a while leave memory; the store has them."""
        await self.write_down([room for room in self.rooms.values() if self.is_idle(room)])
        for key, room in list(self.rooms.items()):
            if self.is_idle(room):
                del self.rooms[key]
        MATCHES.set(len(self.rooms))

    def is_idle(self, room: Room) -> bool:
        is_busy = room.listeners or room.lock.locked() or room.bot is not None or room.thinking
        return not is_busy and room.used < time.monotonic() - self.settings.idle_seconds

    async def write_down_grown(self) -> None:
        """Write down the matches that have grown much, or are over, since it was last done."""
        grown = [
            room
            for room in self.rooms.values()
            if room.is_leading
            and (room.status == "over" or room.match.number - room.snapped >= snapshots.EVERY)
        ]
        await self.write_down(grown)

    async def write_down(self, rooms: list[Room]) -> None:
        """Keep snapshots of these, as far as it is worth it. Nothing depends on that."""
        worth_it = [
            room for room in rooms if room.match.number - room.snapped >= snapshots.WORTH_IT
        ]
        for start in range(0, len(worth_it), LARGEST_GROUP):
            taken = []
            for room in worth_it[start : start + LARGEST_GROUP]:
                is_stored = room.stored.is_set() and not room.is_lost
                if is_stored and room.match.table is not None:
                    taken.append(snapshots.taken(room.match))
                    room.snapped = room.match.number
                # Others may go on in between.
                await asyncio.sleep(0)
            if taken:
                await self.store.keep(taken)

    # --- changing ----------------------------------------------------------------------------

    async def create(self, config: Config, entries: list[Entry]) -> Room:
        game = game_of(config.game)
        match = Match(game, config)
        stamped = [self.stamped(entry, number) for number, entry in enumerate(entries)]
        for entry in stamped:
            match.apply(entry)
        room = Room(match)
        room.due = self.due_of(room)
        await self.store.create(config, self.batch(room, stamped))
        self.rooms[config.id] = room
        room.is_leading = True
        self.tell(room)
        return room

    async def change(
        self,
        room: Room,
        make: Callable[[Match], list[Entry]],
        stored: Callable[[], None] | None = None,
    ) -> Match:
        """Store and tell what ``make`` wants of the present match; it may refuse.

        It is asked again when another node was first. Returns when the change is on disk; before
        anybody is told, ``stored`` is called.
        """
        async with room.lock:
            if room.is_lost:
                raise Refusal("store-unavailable")
            try:
                return await self.changed(room, make, stored)
            except Refusal:
                raise
            except BaseException as error:
                # It may be stored or not: nobody must be told of what only this room knows.
                self.lose(room)
                if not isinstance(error, Exception):
                    raise
                if isinstance(error, (SQLAlchemyError, OSError)):
                    LOG.error("store failed", match=room.id, error=short(error))  # noqa: TRY400
                else:
                    LOG.exception("change failed", match=room.id)
                raise Refusal("store-unavailable") from error
            finally:
                room.stored.set()

    async def changed(
        self,
        room: Room,
        make: Callable[[Match], list[Entry]],
        stored: Callable[[], None] | None,
    ) -> Match:
        for attempt in range(ATTEMPTS):
            try:
                entries = make(room.match)
                if not entries:
                    return room.match
                room.stored.clear()
                is_room = await self.carry_out(room, entries)
            except Conflict:
                await self.reload(room)
            except Refusal:
                room.stored.set()
                if not await self.was_behind(room):
                    raise
            else:
                room.is_leading = True
                room.stored.set()
                if stored is not None:
                    stored()
                self.tell(room, is_room=is_room)
                return room.match
        raise Refusal("store-busy")

    def lose(self, room: Room) -> None:
        """Forget a room that may be ahead of the store; who looks at it must come back."""
        room.is_lost = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for listener in list(room.listeners):
            listener.dismiss()

    async def carry_out(self, room: Room, entries: list[Entry]) -> bool:
        """Apply and store; whether more than the table has changed."""
        match = room.match
        first = match.number
        stamped = [self.stamped(entry, first + i) for i, entry in enumerate(entries)]
        try:
            for entry in stamped:
                match.apply(entry)
        except Refusal:
            if match.number != first:
                await self.reload(room)
            raise
        batch = self.batch(room, stamped)
        await self.store.append(batch)
        return batch.is_listed

    def stamped(self, entry: Entry, number: int) -> Entry:
        return Entry(
            entry.kind,
            entry.seat,
            entry.ply,
            entry.value,
            entry.details,
            number,
            time.time(),
            self.uptime.tick(),
        )

    def batch(self, room: Room, entries: list[Entry]) -> Batch:
        status, due = room.match.status, self.due_of(room)
        is_sooner = due is not None and (room.due is None or due < room.due)
        is_listed = status != room.status or any(entry.kind not in QUIET for entry in entries)
        if is_sooner or is_listed:
            room.due, room.status = due, status
        joined = [entry.details.visitor for entry in entries if entry.details.visitor]
        return Batch(
            room.id,
            entries,
            status,
            room.due,
            joined,
            is_listed=is_listed,
            is_indexed=is_sooner or is_listed,
        )

    def due_of(self, room: Room) -> float | None:
        """When, by the calendar, somebody must look after the match if no request comes."""
        match, table, now = room.match, room.match.table, time.time()
        if table is None or match.status != "playing":
            return None
        info = table.seats[table.asked]
        if info.kind == "bot":
            return now + self.settings.bot_grace
        times = []
        if table.clock.runs():
            times.append(now + table.clock.left[table.asked])
        if match.config.bot_after:
            times.append(now + match.config.bot_after)
        return min(times) if times else None

    def tell(self, room: Room, *, is_room: bool = True) -> None:
        room.changed(is_room=is_room)
        for hook in self.on_change:
            hook(room)

    async def say(self, room: Room, name: str, seat: int, text: str) -> Said:
        said = await self.store.say(room.id, Said(0, time.time(), seat, name, text))
        for hook in self.on_chat:
            hook(room, said)
        self.hear(room, said)
        return said

    def hear(self, room: Room, said: Said) -> None:
        """Pass a line on, once, however it has come here."""
        if said.number in room.lines:
            return
        room.lines.add(said.number)
        for listener in room.listeners:
            listener.hear(said)

    async def catch_up_chat(self, room: Room, count: int) -> None:
        """Pass on what was said at other nodes; the store has so many lines now."""
        for said in await self.store.said(room.id):
            self.hear(room, said)
        room.chat_count = count
