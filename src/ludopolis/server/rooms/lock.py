"""Locks: of a room, which can also be taken without waiting, and for what takes long."""

from __future__ import annotations

import asyncio


class RoomLock(asyncio.Lock):
    """Whoever has it may change the match."""

    def take_now(self) -> bool:
        """Take it if nobody has it or waits for it."""
        if self.locked() or self._waiters:
            return False
        self._locked = True
        return True


class Turn(asyncio.Lock):
    """To be taken for what keeps the event loop for milliseconds: others go on before the next.

    When a store is back, all matches are read, and told to all sockets, at once.
    """

    async def __aexit__(self, *fault: object) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self.release()
