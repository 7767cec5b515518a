"""Several nodes: each tells the others what it has stored, and reads what the others have.

Redis only makes it quick. Without it, or while it is away, nodes look into the store themselves,
so a match never depends on a message that may be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ludopolis.server.storage.condition import StoreAway
from ludopolis.wire.message import Said

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.channels.backends.base import ChannelsBackend

    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

CHANNEL: Final = "ludopolis"
MAX_NOTES: Final = 500
RETRY_SECONDS: Final = 0.5
SPEAK_AGAIN: Final = 0.1
QUICK_LOOK: Final = 0.5
SLOW_LOOK: Final = 3.0
PRESENCE_SECONDS: Final = 10.0

LOG: Final = structlog.get_logger("peers")


class Note(msgspec.Struct, omit_defaults=True):
    """What one node tells the others about one match."""

    match: str
    number: int = 0
    said: Said | None = None
    here: list[str] | None = None


class Notes(msgspec.Struct):
    """Many notes in one message."""

    node: str
    notes: list[Note]


DECODER: Final = msgspec.json.Decoder(Notes)


@contextlib.asynccontextmanager
async def channel_at(url: str) -> AsyncIterator[ChannelsBackend]:
    """Redis as a channel; its library is needed only with several nodes."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
    from redis.asyncio import Redis  # noqa: PLC0415
    from redis.asyncio.retry import Retry  # noqa: PLC0415
    from redis.backoff import NoBackoff  # noqa: PLC0415

    # We want to know at once when Redis is gone: until it is back, we look into the store.
    once = Retry(NoBackoff(), 0)
    redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, retry=once)
    backend = RedisChannelsPubSubBackend(redis=redis)
    try:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        yield backend
    finally:
        with contextlib.suppress(Exception):
            await backend.on_shutdown()
        with contextlib.suppress(Exception):
            await redis.aclose()


class Peers:
    """This node's ear and voice."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.node = hall.settings.node
        self.outbox: asyncio.Queue[Note] = asyncio.Queue(maxsize=10_000)
        self.is_connected = False
        self.look_now = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.backend: ChannelsBackend | None = None
        self.reading: dict[str, asyncio.Task[None]] = {}
        self.announced: dict[str, int] = {}
        hall.on_change.append(self.announce_change)
        hall.on_chat.append(self.announce_line)

    def start(self) -> None:
        jobs = [self.look_forever(), self.presence_forever()]
        if self.hall.settings.redis:
            jobs += [self.listen_forever(), self.speak_forever()]
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def stop(self) -> None:
        jobs = [*self.tasks, *self.reading.values()]
        for task in jobs:
            task.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    # --- speaking ----------------------------------------------------------------------------

    def announce_change(self, room: Room) -> None:
        if room.standing.is_leading:
            self.put(Note(room.id, room.match.number))

    def announce_line(self, room: Room, said: Said) -> None:
        self.put(Note(room.id, said=said))

    def put(self, note: Note) -> None:
        if not self.hall.settings.redis:
            return
        # When the queue is full the others will find out by looking.
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(note)

    async def speak_forever(self) -> None:
        while True:
            notes = [await self.outbox.get()]
            while len(notes) < MAX_NOTES and not self.outbox.empty():
                notes.append(self.outbox.get_nowait())
            data = msgspec.json.encode(Notes(self.node, notes))
            while not await self.publish(data):  # noqa: ASYNC110 - it may fail in several ways
                await asyncio.sleep(SPEAK_AGAIN)

    async def publish(self, data: bytes) -> bool:
        """Whether it was said; what was not is said when Redis is back."""
        if self.backend is None:
            return False
        try:
            await self.backend.publish(data, [CHANNEL])
        except Exception:  # noqa: BLE001 - whatever is wrong with Redis, the store has it all
            self.is_connected = False
            return False
        self.is_connected = self.backend is not None
        return True

    async def presence_forever(self) -> None:
        """Say who is connected here; what others said goes out of date by itself."""
        while True:
            for room in list(self.hall.rooms.values()):
                if room.audience.listeners:
                    self.put(Note(room.id, here=room.audience.visitors_here()))
                room.audience.forget_silent_nodes()
            await asyncio.sleep(PRESENCE_SECONDS)

    # --- listening ---------------------------------------------------------------------------

    async def listen_forever(self) -> None:
        while True:
            try:
                await self.listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - as above
                LOG.warning("redis is away", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def listen(self) -> None:
        try:
            async with channel_at(self.hall.settings.redis) as backend:
                self.backend, self.is_connected = backend, True
                # What was said before we could hear it is in the store.
                self.look_now.set()
                async for _, data in backend.stream_events():
                    self.hear(DECODER.decode(data))
        finally:
            self.backend, self.is_connected = None, False
            self.look_now.set()

    def hear(self, heard: Notes) -> None:
        if heard.node != self.node:
            for note in heard.notes:
                self.note(heard.node, note)

    def note(self, node: str, note: Note) -> None:
        room = self.hall.rooms.get(note.match)
        if room is None:
            return
        if note.said is not None:
            room.audience.hear(note.said)
        elif note.here is not None:
            room.audience.note_elsewhere(node, note.here)
        elif note.number > room.match.number:
            self.catch_up(room, note.number)

    def catch_up(self, room: Room, number: int) -> None:
        """Read up to a number, without making other matches wait for this one."""
        if room.id in self.reading:
            # The store may have been asked already, before this was there.
            self.announced[room.id] = max(number, self.announced.get(room.id, 0))
            return
        task = asyncio.create_task(self.hall.refresh(room))
        self.reading[room.id] = task
        task.add_done_callback(lambda done: self.end_catching_up(room, done))

    def end_catching_up(self, room: Room, done: asyncio.Task[None]) -> None:
        """Read again if more was announced meanwhile."""
        del self.reading[room.id]
        number = self.announced.pop(room.id, 0)
        if done.cancelled():
            return
        fault = done.exception()
        if isinstance(fault, StoreAway):
            self.look_again()
        elif fault is not None:
            LOG.warning("match can't be followed", match=room.id, error=str(fault))
        elif number > room.match.number and not room.standing.is_lost:
            self.catch_up(room, number)

    # --- looking -----------------------------------------------------------------------------

    @property
    def is_calm(self) -> bool:
        """Others tell us; or there are none but our fellow workers, who play other matches."""
        return self.is_connected or self.hall.settings.is_sqlite

    async def look_forever(self) -> None:
        """Compare with the store: often while nobody tells us, now and then else."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SLOW_LOOK if self.is_calm else QUICK_LOOK):
                    await self.look_now.wait()
            self.look_now.clear()
            try:
                await self.look()
            except StoreAway:
                self.look_again()
            except Exception:
                LOG.exception("look at the store failed")

    def look_again(self) -> None:
        """What could not be read is found soon after the store is back, whatever was announced."""
        asyncio.get_running_loop().call_later(QUICK_LOOK, self.look_now.set)

    async def look(self) -> None:
        watched = [key for key, room in self.hall.rooms.items() if room.audience.listeners]
        if not watched:
            return
        for key, head in (await self.hall.store.heads(watched)).items():
            room = self.hall.rooms.get(key)
            if room is not None and head > room.match.number:
                self.catch_up(room, head)
        for key, count in (await self.hall.store.chat_counts(watched)).items():
            room = self.hall.rooms.get(key)
            if room is not None and count > room.audience.chat_count:
                room.audience.hear_missed(await self.hall.store.chat_lines(key), count)
