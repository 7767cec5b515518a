"""One writer of a SQLite file at a time, among several workers: they queue up at a lock.

SQLite would let them sleep and try again. Nothing but patience depends on this: SQLite's own lock
still keeps two writers apart. The system takes the lock from a worker that dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PRIVATE: Final = 0o600


class Gate:
    """The lock, by a handle of this worker's own."""

    def __init__(self, path: str) -> None:
        import fcntl  # noqa: PLC0415 - not on every system

        self.system: Final = fcntl
        self.handle: Final = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE)
        self.thread: Final = ThreadPoolExecutor(1, "gate")

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the others who write."""
        try:
            self.system.flock(self.handle, self.system.LOCK_EX | self.system.LOCK_NB)
        except BlockingIOError:
            await self.wait()
        try:
            yield
        finally:
            self.let_go()

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        lock, how = self.system.flock, self.system.LOCK_EX
        waiting = loop.run_in_executor(self.thread, lock, self.handle, how)
        try:
            await asyncio.shield(waiting)
        except asyncio.CancelledError:
            waiting.add_done_callback(lambda _: self.let_go())
            raise

    def let_go(self) -> None:
        self.system.flock(self.handle, self.system.LOCK_UN)
