"""Redis as nodes know it: a channel on which they speak, and the jobs that they share.

The channel loses, doubles and reorders what is said. Jobs are kept by key, given to whoever asks,
and given to another when their node falls silent; all are forgotten when Redis is restarted.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from typing import TYPE_CHECKING, Any, Final

from ludopolis.testing.simulation.loop import HOST
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator, Callable

    from ludopolis.server.background.workers import Workers
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room
    from ludopolis.testing.simulation.loop import Host, VirtualLoop

SILENT_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.5
AT_ONCE: Final = 2


class Away(OSError):
    """Redis can't be reached."""


class Redis:
    """The one Redis of all nodes. ``cut`` names the machines that can't reach it."""

    def __init__(self, loop: VirtualLoop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.is_away = False
        self.cut: set[str] = set()
        self.lost = 0.0
        self.doubled = 0.0
        self.lateness = 0.002
        self.ears: list[Ear] = []
        self.jobs: dict[str, Job] = {}
        self.bell = asyncio.Event()

    def check(self, host: Host | None) -> None:
        if self.is_away or (host is not None and host.name in self.cut):
            raise Away("redis is away")

    def restart(self) -> None:
        """It goes away and forgets everything."""
        self.is_away = True
        self.jobs.clear()
        self.hang_up(lambda _ear: True)

    def come_back(self) -> None:
        self.is_away = False

    def hang_up(self, is_meant: Callable[[Ear], bool]) -> None:
        for ear in [one for one in self.ears if is_meant(one)]:
            self.ears.remove(ear)
            ear.queue.put_nowait(None)

    def part_from(self, host: Host) -> None:
        self.cut.add(host.name)
        self.hang_up(lambda ear: ear.host is host)

    # --- the channel -------------------------------------------------------------------------

    def publish(self, data: bytes) -> None:
        for ear in self.ears:
            chance = self.rng.random()
            copies = 0 if chance < self.lost else 2 if chance < self.lost + self.doubled else 1
            for _ in range(copies):
                self.loop.later(self.rng.uniform(0.0, self.lateness), ear.hear, data)

    # --- jobs --------------------------------------------------------------------------------

    def put(self, job: Job) -> None:
        self.jobs.setdefault(job.key, job)
        self.loop.later(max(0.0, job.due - self.loop.now), self.bell.set)

    def take(self, host: Host | None) -> Job | None:
        """A job that is due and that nobody works at, or somebody who has fallen silent."""
        for job in self.jobs.values():
            if job.due <= self.loop.now and not job.is_held(self.loop.now):
                job.host, job.beaten = host, self.loop.now
                return job
        return None


class Job:
    """Something to be done by any node."""

    def __init__(self, key: str, due: float, work: dict[str, Any]) -> None:
        self.key = key
        self.due = due
        self.work = work
        self.host: Host | None = None
        self.beaten = 0.0

    def is_held(self, now: float) -> bool:
        """A node that runs says all the time that it is at it."""
        if self.host is None:
            return False
        if not self.host.is_stopped:
            self.beaten = now
        return now - self.beaten < SILENT_SECONDS


class Ear:
    """One node's subscription: as much of a channels backend as is used."""

    def __init__(self, redis: Redis, host: Host | None) -> None:
        self.redis = redis
        self.host = host
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        redis.ears.append(self)

    def hear(self, data: bytes) -> None:
        if self in self.redis.ears:
            self.queue.put_nowait(data)

    async def publish(self, data: bytes, _channels: object) -> None:
        await asyncio.sleep(self.redis.rng.uniform(0.0001, 0.001))
        self.redis.check(self.host)
        self.redis.publish(data)

    async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
        while True:
            data = await self.queue.get()
            if data is None:
                raise Away("redis is away")
            yield "", data


@contextlib.asynccontextmanager
async def channel_of(redis: Redis) -> AsyncIterator[Ear]:
    """Stands for ``peers.channel_at``."""
    host = HOST.get()
    await asyncio.sleep(0.001)
    redis.check(host)
    ear = Ear(redis, host)
    try:
        yield ear
    finally:
        if ear in redis.ears:
            redis.ears.remove(ear)


class SharedJobs:
    """Stands for ``jobs.Jobs``, which needs the libraries of Redis and SAQ."""

    def __init__(self, hall: Hall, workers: Workers, redis: Redis) -> None:
        self.hall = hall
        self.workers = workers
        self.redis = redis
        self.host = HOST.get()
        self.is_connected = False
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work_forever()) for _ in range(AT_ONCE)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- putting -----------------------------------------------------------------------------

    async def put_bot(self, room: Room) -> bool:
        table = room.match.table
        if table is None:
            return True
        key = f"{room.id}:{table.ply}:{table.branch}"
        return await self.put(key, 0.0, match=room.id, ply=table.ply, branch=table.branch)

    async def put_clock(self, room: Room, due: float) -> None:
        ply = 0 if room.match.table is None else room.match.table.ply
        wait = max(0.0, math.ceil(due) - self.redis.loop.wall())
        await self.put(f"{room.id}:{ply}:{math.ceil(due)}", wait, match=room.id)

    async def put(self, key: str, wait: float, **work: Any) -> bool:  # noqa: ANN401
        await asyncio.sleep(self.redis.rng.uniform(0.0001, 0.001))
        try:
            self.redis.check(self.host)
        except Away:
            self.note_lost()
            return False
        self.redis.put(Job(key, self.redis.loop.now + wait, work))
        return True

    def note_lost(self) -> None:
        if self.is_connected:
            self.is_connected = False
            self.workers.do_without_jobs()

    # --- working -----------------------------------------------------------------------------

    async def work_forever(self) -> None:
        while True:
            try:
                self.redis.check(self.host)
            except Away:
                self.note_lost()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.is_connected = True
            job = self.redis.take(self.host)
            if job is None:
                await self.listen()
            else:
                await self.do(job)

    async def listen(self) -> None:
        """Wait for the bell, or look again after a while: silent nodes ring none."""
        self.redis.bell.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self.redis.bell.wait()

    async def do(self, job: Job) -> None:
        try:
            room = await self.room(job.work["match"])
            if room is not None and "ply" in job.work:
                await self.workers.play_bot_at(room, job.work["ply"], job.work["branch"])
            elif room is not None:
                await self.workers.attend(room)
        except asyncio.CancelledError:
            job.host = None
            raise
        except Exception:  # noqa: BLE001 - it is given to another after a while
            await asyncio.sleep(SILENT_SECONDS)
        if self.redis.jobs.get(job.key) is job:
            del self.redis.jobs[job.key]

    async def room(self, key: str) -> Room | None:
        try:
            room = await self.hall.room(key)
        except Refusal:
            return None
        await self.hall.refresh(room)
        return room
