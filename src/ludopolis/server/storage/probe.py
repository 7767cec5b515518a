"""Whether the store takes what is written: tried for those who ask, at most once at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from ludopolis.server.storage.condition import PATIENCE, SLOW, StoreAway
from ludopolis.server.storage.database import condition_of

if TYPE_CHECKING:
    from ludopolis.server.storage.clock import ServerClock

LASTS: Final = 1.0
"""For how many seconds an attempt that went well speaks for the store."""


class Probe:
    """Tries to write; however many ask, and however slow the store is, one attempt is under way."""

    def __init__(self, clock: ServerClock) -> None:
        self.clock = clock
        self.attempt: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def trouble(self) -> str:
        """Why nothing can be stored now; empty when it can."""
        if self.attempt is None or (self.attempt.done() and not self.is_fresh):
            self.begun = time.monotonic()
            self.attempt = asyncio.create_task(self.write())
        # Not cancelled when it takes too long: that would leave a connection in the middle.
        done, _ = await asyncio.wait([self.attempt], timeout=PATIENCE)
        return condition_of(self.clock.engine).trouble if done else SLOW

    @property
    def is_fresh(self) -> bool:
        return self.begun > time.monotonic() - LASTS

    async def write(self) -> None:
        """Something that changes: SQLite writes nothing where nothing has."""
        with contextlib.suppress(StoreAway):
            await self.clock.beat()

    async def close(self) -> None:
        if self.attempt is not None:
            self.attempt.cancel()
            await asyncio.gather(self.attempt, return_exceptions=True)
