"""Bots and clocks as jobs that all nodes work off, by SAQ on Redis.

A job names a match and a ply. It is put once, and harmless when it is done twice or too late: the
store takes one move for a ply. Redis may lose jobs or be away; the sweep of what is due in the
store then does without.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from saq.queue.redis import RedisQueue
from saq.types import Context
from saq.worker import Worker

from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from signal import Signals

    from saq.job import Job

    from ludopolis.server.background.workers import Workers
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room

DEQUEUE_SECONDS: Final = 1.0
REDIS_SECONDS: Final = 2.5
RETRY_SECONDS: Final = 0.5
HEARTBEAT: Final = 2
"""A job whose worker has been silent for this many seconds is given to another."""
BEAT_SECONDS: Final = 0.5
MAX_JOB_SECONDS: Final = 60
TRIES: Final = 5
CLOCKS_AT_ONCE: Final = 4
UPKEEP: Final = {"schedule": 1, "worker_info": 10, "sweep": 1, "abort": 1}
GONE: Final = (RedisError, OSError, TimeoutError)
FORGET: Final = -1

LOG: Final = structlog.get_logger("jobs")


class JobQueue(RedisQueue):
    """A queue that notices when Redis goes away and comes back, and then does not spin."""

    def __init__(self, url: str, name: str, owner: Jobs) -> None:
        redis = Redis.from_url(
            url,
            socket_timeout=REDIS_SECONDS,
            socket_connect_timeout=REDIS_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        super().__init__(redis, name=name)
        self.owner = owner

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:  # noqa: ASYNC109 - theirs
        try:
            job = await super().dequeue(timeout, poll_interval)
        except GONE:
            self.owner.note_lost()
            await asyncio.sleep(RETRY_SECONDS)
            return None
        self.owner.note_found()
        return job

    async def disconnect(self) -> None:
        """Close all connections, also when Redis can't be told."""
        try:
            await super().disconnect()
        finally:
            await self._pubsub.pubsub.aclose()  # type: ignore[no-untyped-call]
            await self.redis.connection_pool.disconnect()

    async def sweep(self, lock: int = 1, abort: float = 0.2) -> list[str]:
        """Give the jobs of silent workers to others, without waiting for their consent."""
        try:
            return await super().sweep(lock, min(abort, 0.2))
        except RuntimeError:
            # The job was finished, and forgotten, while it was being looked at.
            return []


class JobWorker(Worker[Context]):
    """A worker inside a server, which has its own ways with signals."""

    SIGNALS: Final[list[Signals]] = []  # type: ignore[misc]


class Jobs:
    """This node's part of the common work. While ``is_connected`` is not set, nobody works."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self.is_connected = False
        self.tasks: list[asyncio.Task[None]] = []
        url = hall.settings.redis
        self.bots = JobQueue(url, "ludopolis-bots", self)
        self.clocks = JobQueue(url, "ludopolis-clocks", self)

    def start(self) -> None:
        # It tells of every failed call, with all its arguments; we tell of it once.
        logging.getLogger("saq").setLevel(logging.CRITICAL)
        crew = [
            self.worker(self.bots, self.play_bot, self.workers.turns.places),
            self.worker(self.clocks, self.attend, CLOCKS_AT_ONCE),
        ]
        self.tasks = [asyncio.create_task(worker.start()) for worker in crew]

    def worker(
        self,
        queue: JobQueue,
        work: Callable[..., Coroutine[None, None, None]],
        at_once: int,
    ) -> JobWorker:
        return JobWorker(
            queue,
            functions=[(queue.name, work)],
            id=self.hall.settings.node or None,
            concurrency=at_once,
            timers=UPKEEP,  # type: ignore[arg-type]
            dequeue_timeout=DEQUEUE_SECONDS,
        )

    async def stop(self) -> None:
        """Hand the jobs that are begun to others, and let go of Redis."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for queue in (self.bots, self.clocks):
            with contextlib.suppress(Exception):
                await queue.disconnect()

    def note_found(self) -> None:
        if not self.is_connected:
            LOG.info("jobs are shared")
            self.is_connected = True

    def note_lost(self) -> None:
        if self.is_connected:
            LOG.warning("jobs are not shared, redis is away")
            self.is_connected = False
            self.workers.do_without_jobs()

    # --- putting -----------------------------------------------------------------------------

    async def put_bot(self, room: Room) -> bool:
        """Let some node think about the pending question; False if Redis can't be asked."""
        table = room.match.table
        if table is None:
            return True
        key = f"{room.id}:{table.ply}:{table.branch}"
        return await self.put(self.bots, key, match=room.id, ply=table.ply, branch=table.branch)

    async def put_clock(self, room: Room, due: float) -> None:
        """Let some node look at the match when it is due."""
        ply = 0 if room.match.table is None else room.match.table.ply
        at = math.ceil(time.time() + due - self.hall.clock.tick())
        await self.put(self.clocks, f"{room.id}:{ply}:{at}", at, match=room.id)

    async def put(
        self, queue: JobQueue, key: str, scheduled: int = 0, **arguments: str | int
    ) -> bool:
        try:
            await queue.enqueue(
                queue.name,
                key=key,
                scheduled=scheduled,
                timeout=MAX_JOB_SECONDS,
                heartbeat=HEARTBEAT,
                retries=TRIES,
                ttl=FORGET,
                **arguments,
            )
        except GONE:
            self.note_lost()
            return False
        return True

    # --- working -----------------------------------------------------------------------------

    async def play_bot(self, context: dict[str, Any], *, match: str, ply: int, branch: int) -> None:
        async with beating(context["job"]):
            room = await self.room(match)
            if room is not None:
                await self.workers.play_bot_at(room, ply, branch)

    async def attend(self, context: dict[str, Any], *, match: str) -> None:
        async with beating(context["job"]):
            room = await self.room(match)
            if room is not None:
                await self.workers.attend(room)

    async def room(self, key: str) -> Room | None:
        """The room with all that other nodes have stored; None if it can't be opened here."""
        try:
            room = await self.hall.room(key)
        except Refusal as refusal:
            LOG.warning("match can't be looked after", match=key, code=refusal.code)
            return None
        await self.hall.refresh(room)
        return room


@contextlib.asynccontextmanager
async def beating(job: Job) -> Any:  # noqa: ANN401 - nothing is handed out
    """Say now and then that the job is being worked at."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(*GONE):
                await job.update()

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()
