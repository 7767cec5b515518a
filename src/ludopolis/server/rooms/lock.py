"""The lock of a room, which can also be taken without waiting."""

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
