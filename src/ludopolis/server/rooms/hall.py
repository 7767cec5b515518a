"""The hall: all rooms of a node. A change is stored, then told, or undone.

Any node may hold a room of any match. A node that comes too late to write reads what the other
wrote and tries again, so a match has one history.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from ludopolis.server.match import snapshots
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match, game_of, match_of
from ludopolis.server.metrics import MATCHES
from ludopolis.server.place import ALONE, Place
from ludopolis.server.rooms.listing import encoded_listing
from ludopolis.server.rooms.lock import Turn
from ludopolis.server.rooms.room import Room
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.packs import unpack
from ludopolis.server.storage.store import Conflict
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game
    from ludopolis.server.rooms.audience import Listener
    from ludopolis.server.settings import Settings
    from ludopolis.server.storage.clock import ServerClock
    from ludopolis.server.storage.store import Store
    from ludopolis.wire.message import Said

MAX_ATTEMPTS: Final = 8
MAX_SNAPSHOTS_AT_ONCE: Final = 50
MAX_LISTINGS_AT_ONCE: Final = 50
CHAT_BURST: Final = 5
UNLISTED: Final = frozenset({"play", "undo", "ask-undo", "answer-undo"})
"""Entries that change nothing in the lists of matches."""

UNPLAYABLE: Final = frozenset({"rules-version", "pack-missing"})
"""Refusals that say what a match lacks here: it goes on where that is to be had."""

LOG: Final = structlog.get_logger("rooms")
Wish: TypeAlias = "Callable[[Match], list[Entry]]"
"""What somebody would add to the present match; it may refuse, and is asked again when another
node was first."""
Then: TypeAlias = "Callable[[Batch | None, Refusal | None], None]"
"""What is to be done at once with what was stored, None if that is nothing, or with a refusal."""


class Hall:
    """All rooms of this node."""

    def __init__(
        self, settings: Settings, store: Store, clock: ServerClock, place: Place = ALONE
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.clock: Final = clock
        self.place: Final = place
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.unreadable: set[str] = set()
        self.making: Final = place.tally("making")
        chatty = settings.chat_per_second
        self.chats: Final = place.rate("chats", chatty, chatty * CHAT_BURST)
        self.on_change: list[Callable[[Room], None]] = []
        self.on_need: list[Callable[[Room], None]] = []
        """Called after a change that leaves something to be looked after."""
        self.on_look: list[Callable[[Room], None]] = []
        self.on_chat: list[Callable[[Room, Said], None]] = []
        self.is_shared: Final = not settings.is_sqlite or not place.is_alone
        self.late: set[asyncio.Task[None]] = set()
        self.turn: Final = Turn()

    # --- coming and going --------------------------------------------------------------------

    async def room(self, key: str) -> Room:
        """The room of a match, as it is stored; read from the store if need be."""
        while True:
            found = await self.room_in_memory(key)
            found.use()
            if found.match.has_relatives and found.match.status == "over":
                await self.publish_seeds(found)
            await found.standing.until_settled()
            if not found.standing.is_lost:
                return found

    async def room_in_memory(self, key: str) -> Room:
        found = self.rooms.get(key)
        if found is None:
            lock = self.loading.setdefault(key, asyncio.Lock())
            try:
                async with lock:
                    found = self.rooms.get(key) or await self.load(key)
            finally:
                self.loading.pop(key, None)
        elif self.is_shared and not found.audience.listeners:
            # Nobody compares it with the store, as is done with those that somebody looks at.
            await self.refresh(found)
        return found

    def welcome(self, room: Room, listener: Listener) -> None:
        """Let somebody look at a room."""
        room.audience.enter(listener)
        for hook in self.on_look:
            hook(room)

    async def load(self, key: str) -> Room:
        match, snapped = await self.read(await self.config(key))
        lines = await self.store.chat_lines(key) if self.is_shared else []
        # One who came after a failed attempt may have read it at the same time: one room for all.
        room = self.rooms.setdefault(key, Room(match, self.clock.tick, snapped, lines))
        MATCHES.set(len(self.rooms))
        return room

    async def config(self, key: str) -> Config:
        try:
            config = await self.store.config(key)
        except StoreAway:
            raise
        except Exception as error:
            raise self.unreadable_match(key, error) from error
        if config is None:
            raise Refusal("match-unknown", match=key[:16])
        return config

    async def read(self, config: Config) -> tuple[Match, int]:
        """The match and up to which entry it came from a snapshot; refuses what can't be read."""
        try:
            found = await self.replay(config)
        except StoreAway:
            raise
        except Exception as error:
            raise self.unreadable_match(config.id, error) from error
        self.unreadable.discard(config.id)
        return found

    async def replay(self, config: Config) -> tuple[Match, int]:
        """From the snapshot if that is of use."""
        game = await self.game(config)
        snapshot = await self.store.snapshot(config.id)
        if snapshot is not None:
            later = await self.store.entries(config.id, snapshot.number - 1)
            try:
                async with self.turn:
                    return snapshots.restore(game, config, snapshot, later), snapshot.number
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it, there are entries
                LOG.warning("snapshot passed over", match=config.id, why=str(error))
        entries = await self.store.entries(config.id)
        async with self.turn:
            return match_of(game, config, entries), 0

    async def game(self, config: Config) -> Game:
        """By the rules and with the pack of the match, which the store alone may have."""
        try:
            return game_of(config)
        except Refusal as refusal:
            if refusal.code != "pack-missing":
                raise
        await unpack(self.store.engine, config.game, config.pack_hash)
        return game_of(config)

    def unreadable_match(self, key: str, error: Exception) -> Refusal:
        """What is to be told of a match that can't be read; the log says it once, and why."""
        if key not in self.unreadable:
            self.unreadable.add(key)
            LOG.error("match can't be read", match=key, why=f"{type(error).__name__}: {error}")
        if isinstance(error, Refusal) and error.code in UNPLAYABLE:
            return error
        return Refusal("match-unreadable", match=key)

    async def refresh(self, room: Room) -> None:
        """Take in what another node has written."""
        async with room.lock:
            if not room.standing.is_lost:
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> bool:
        """Whether there was something to take in."""
        try:
            entries = await self.store.entries(room.id, room.match.number)
            if any(entry.kind == "repair" for entry in entries):
                await self.reload(room)
                return True
            for entry in entries:
                room.match.apply(entry)
        except StoreAway:
            raise
        except Exception as error:
            self.lose(room)
            raise self.unreadable_match(room.id, error) from error
        if entries:
            room.standing.follow()
            self.tell(room)
        return bool(entries)

    async def was_behind(self, room: Room) -> bool:
        """Whether another node has written what we did not know when we refused something."""
        return self.is_shared and room.id in self.rooms and await self.catch_up(room)

    async def reload(self, room: Room) -> None:
        """Forget what was applied but not stored; a room that can't do so is lost."""
        try:
            # Its owner may be another since somebody has left for good.
            room.start_again(*await self.read(await self.config(room.id)))
        except BaseException:
            self.lose(room)
            raise
        self.tell(room)

    async def evict_idle(self) -> None:
        """Rooms that nobody has used for a while leave memory; the store has them."""
        seconds = self.settings.idle_seconds
        idle = [room for room in self.rooms.values() if room.is_idle(seconds)]
        await self.write_down(idle)
        await self.write_listings(idle)
        for key, room in list(self.rooms.items()):
            if room.is_idle(seconds):
                del self.rooms[key]
        MATCHES.set(len(self.rooms))

    async def write_down_grown(self) -> None:
        """Write down the matches that have grown much, or are over, since it was last done."""
        grown = [
            room
            for room in self.rooms.values()
            if room.standing.is_leading
            and (room.standing.status == "over" or room.unsnapped_entries >= snapshots.EVERY)
        ]
        await self.write_down(grown)

    async def write_down(self, rooms: list[Room]) -> None:
        """Keep snapshots of these, as far as it is worth it. Nothing depends on that."""
        worth_it = [room for room in rooms if room.unsnapped_entries >= snapshots.WORTH_IT]
        for start in range(0, len(worth_it), MAX_SNAPSHOTS_AT_ONCE):
            taken = []
            for room in worth_it[start : start + MAX_SNAPSHOTS_AT_ONCE]:
                if room.is_as_stored and room.match.table is not None:
                    taken.append(snapshots.take(room.match))
                    room.standing.note_snapshot(room.match.number)
                # Others may go on in between.
                await asyncio.sleep(0)
            if taken:
                await self.store.keep_snapshots(taken)

    async def write_listings(self, rooms: list[Room]) -> None:
        """Store what lists are to say of these, as far as that has changed."""
        changed = [room for room in rooms if room.is_listed_late]
        for start in range(0, len(changed), MAX_LISTINGS_AT_ONCE):
            some = [room for room in changed[start:][:MAX_LISTINGS_AT_ONCE] if room.is_as_stored]
            rows = [(room.id, room.match.number, encoded_listing(room)) for room in some]
            await self.store.keep_listings(rows)
            for room, (_, number, _) in zip(some, rows, strict=True):
                room.standing.note_listing(number)

    # --- changing ----------------------------------------------------------------------------

    async def create(self, config: Config, entries: list[Entry]) -> Room:
        match = Match(game_of(config), config)
        stamped = [self.stamp(entry, number) for number, entry in enumerate(entries)]
        for entry in stamped:
            match.apply(entry)
        room = Room(match, self.clock.tick)
        await self.store.create(config, self.batch(room, stamped))
        self.rooms[config.id] = room
        room.standing.lead()
        self.tell(room)
        return room

    async def change(self, room: Room, wish: Wish) -> None:
        """Store and tell what is wished; return when it is on disk."""
        stored = await self.commit(room, wish)
        if stored is not None:
            self.tell(room, stored)

    async def commit(self, room: Room, wish: Wish) -> Batch | None:
        """Apply and store what is wished; None if that is nothing.

        Nobody has been told yet: the caller must do so before anybody else can go on.
        """
        async with room.lock:
            return await self.commit_alone(room, wish)

    async def commit_alone(self, room: Room, wish: Wish, *, is_late: bool = False) -> Batch | None:
        """Commit for whoever has the lock of the room, perhaps after another node was first."""
        if room.standing.is_lost:
            raise Refusal("store-unavailable")
        try:
            if is_late:
                await self.give_way(room)
            return await self.commit_locked(room, wish)
        except BaseException as error:
            if isinstance(error, Refusal) and not isinstance(error, StoreAway):
                raise
            # It may be stored or not: nobody must be told of what only this room knows.
            self.lose(room)
            if isinstance(error, StoreAway) or not isinstance(error, Exception):
                raise
            LOG.exception("change failed", match=room.id)
            raise Refusal("store-unavailable") from error
        finally:
            room.standing.settle()

    def begin(self, room: Room, wish: Wish, then: Then) -> bool:
        """As ``commit`` and without a task: apply now what is wished, go on when it is stored.

        False, and nothing has changed, where somebody must wait or be refused: ``commit`` can.
        """
        is_simple = not room.standing.is_lost and not room.match.has_relatives
        if not is_simple or not room.lock.take_now():
            return False
        batch = self.applied(room, wish)
        if batch is None:
            room.standing.settle()
            room.lock.release()
            return False
        stored = batch
        self.store.put(stored, lambda error: self.conclude(room, wish, stored, then, error))
        return True

    def applied(self, room: Room, wish: Wish) -> Batch | None:
        """The one entry that is wished, applied; None if it is not one, or can't be."""
        match = room.match
        number = match.number
        try:
            entries = wish(match)
            if len(entries) != 1:
                return None
            room.standing.get_ahead()
            entry = self.stamp(entries[0], number)
            match.apply(entry)
            return self.batch(room, [entry])
        except Exception as error:
            if not isinstance(error, Refusal) or match.number != number:
                LOG.exception("change failed", match=room.id)
                self.lose(room)
            return None

    def conclude(
        self, room: Room, wish: Wish, batch: Batch, then: Then, error: Exception | None
    ) -> None:
        """What was begun is stored, or not; the lock of the room is given back."""
        if isinstance(error, Conflict):
            task = asyncio.create_task(self.commit_late(room, wish, then))
            self.late.add(task)
            task.add_done_callback(self.late.discard)
            return
        refusal: Refusal | None = None
        if error is None:
            room.standing.lead()
        else:
            # As in ``commit_alone``.
            self.lose(room)
            if not isinstance(error, StoreAway):
                LOG.error("change failed", match=room.id, why=repr(error))
            refusal = Refusal("store-unavailable")
        room.standing.settle()
        room.lock.release()
        then(batch if error is None else None, refusal)

    async def commit_late(self, room: Room, wish: Wish, then: Then) -> None:
        """Another node was first: ask again, with the lock that ``begin`` has taken."""
        stored: Batch | None = None
        refusal: Refusal | None = None
        try:
            stored = await self.commit_alone(room, wish, is_late=True)
        except Refusal as found:
            refusal = found
        finally:
            room.lock.release()
        then(stored, refusal)

    async def give_way(self, room: Room) -> None:
        """Read again what another node has written first."""
        # Nor was the index stored that was to go with ours.
        room.standing.index(None, "")
        await self.reload(room)

    async def commit_locked(self, room: Room, wish: Wish) -> Batch | None:
        for attempt in range(MAX_ATTEMPTS):
            refusal: Refusal | None = None
            try:
                entries = wish(room.match)
                if not entries:
                    return None
                room.standing.get_ahead()
                batch = await self.apply(room, entries)
                await self.store.append(batch)
                if batch.status == "over" and room.match.has_relatives:
                    await self.publish_seeds(room)
            except Conflict:
                pass
            except StoreAway:
                raise
            except Refusal as refused:
                room.standing.settle()
                refusal = refused
            else:
                room.standing.lead()
                return batch
            if refusal is None:
                await self.give_way(room)
            elif not await self.was_behind(room):
                raise refusal
        raise Refusal("store-busy")

    async def apply(self, room: Room, entries: list[Entry]) -> Batch:
        """Change the match in memory, all or nothing; what is to be stored of it."""
        match = room.match
        first = match.number
        stamped = [self.stamp(entry, first + i) for i, entry in enumerate(entries)]
        refusal: Refusal | None = None
        try:
            for entry in stamped:
                match.apply(entry)
        except Refusal as refused:
            refusal = refused
        if refusal is None:
            return self.batch(room, stamped)
        if match.number != first:
            await self.reload(room)
        raise refusal

    async def publish_seeds(self, room: Room) -> None:
        """The match is over: if its relatives are too, tell all who look at one the seed."""
        if room.are_relatives_over:
            return
        family = await self.store.family(room.match.config)
        if await self.store.are_in_play(family):
            return
        for relative in [room, *(self.rooms[key] for key in family if key in self.rooms)]:
            relative.publish_seed()

    def lose(self, room: Room) -> None:
        """Forget a room that may be ahead of the store; who looks at it must come back."""
        room.standing.lose()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.audience.dismiss()

    def stamp(self, entry: Entry, number: int) -> Entry:
        return Entry(
            entry.kind,
            entry.seat,
            entry.ply,
            entry.value,
            entry.details,
            number,
            time.time(),
            self.clock.tick(),
        )

    def batch(self, room: Room, entries: list[Entry]) -> Batch:
        standing, status, due = room.standing, room.match.status, self.due_of(room.match)
        is_sooner = due is not None and not standing.is_reminded(due, self.clock.tick())
        is_listed = status != standing.status or any(
            entry.kind not in UNLISTED for entry in entries
        )
        is_indexed = is_sooner or is_listed
        if is_indexed:
            standing.index(due, status)
        if is_listed:
            standing.note_listing(room.match.number)
        joined = [entry.details.visitor for entry in entries if entry.details.visitor]
        return Batch(
            room.id,
            entries,
            status,
            standing.due,
            joined,
            listing=encoded_listing(room) if is_listed else None,
            is_listed=is_listed,
            is_indexed=is_indexed,
        )

    def has_missed(self, room: Room, seat: int) -> bool:
        """Whether the table has waited for long for somebody who isn't there."""
        waited = self.clock.tick() - room.match.asked_tick
        return waited >= self.settings.missed_seconds and room.is_missed(seat)

    def due_of(self, match: Match) -> float | None:
        """When, by the server's own time, somebody must look after it if no request comes."""
        table = match.table
        if table is None or match.status != "playing":
            return None
        is_bot, is_timed = table.seats[table.asked].kind == "bot", table.clock.runs()
        if not is_bot and not is_timed and not match.config.bot_after:
            return None
        now = self.clock.tick()
        if is_bot:
            # Bots among themselves wait for somebody to look, and then need no reminder.
            return None if match.is_left_to_bots else now + self.settings.bot_grace
        times = []
        if is_timed:
            times.append(now + table.clock.left_at(table.asked, now))
        if match.config.bot_after:
            times.append(now + match.config.bot_after)
        return min(times) if times else None

    def tell(self, room: Room, stored: Batch | None = None) -> None:
        """Tell all who look of what was stored, or of a match that was read anew."""
        try:
            room.tell(is_table_only=stored is not None and not stored.is_listed)
            for hook in self.on_change:
                hook(room)
            if room.needs_looking_after:
                for hook in self.on_need:
                    hook(room)
        except Exception:
            LOG.exception("change can't be told", match=room.id)
            self.lose(room)

    async def say(self, room: Room, said: Said, author: str, line: str) -> None:
        """Store a line of chat and pass it on; one that was sent again has been said already."""
        stored = await self.store.say(room.id, said, author, line)
        if stored is not None:
            for hook in self.on_chat:
                hook(room, stored)
            room.audience.hear(stored)
