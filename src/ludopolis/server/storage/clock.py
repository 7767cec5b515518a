"""The server's own time: it runs while at least one node runs, and stands still in between.

Clocks of matches are kept in it, so nobody loses time to a restart.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select, update

from ludopolis.server.storage.database import writing
from ludopolis.server.storage.schema import uptime

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MISSED_BEATS: Final = 3
ROW: Final = 1


class ServerClock:
    """``away`` is how long, in all, no node was there; all nodes share it by their beats."""

    def __init__(self, engine: AsyncEngine, beat_seconds: float) -> None:
        self.engine = engine
        self.patience = beat_seconds * MISSED_BEATS
        self.away = 0.0
        self.last_beat = 0.0

    async def beat(self, *, is_alone: bool = False) -> None:
        """Say that this node is there, and count the time in which none was.

        The first beat of a node that is always alone counts every pause.
        """
        now = time.time()
        patience = 0.0 if is_alone else self.patience
        async with writing(self.engine) as connection:
            query = select(uptime.c.away, uptime.c.beat).where(uptime.c.id == ROW)
            row = (await connection.execute(query.with_for_update())).first()
            if row is None:
                await connection.execute(insert(uptime).values(id=ROW, away=0.0, beat=now))
            else:
                missing = now - row.beat
                self.away = row.away + (missing if missing > patience else 0.0)
                values = {"away": self.away, "beat": max(now, row.beat)}
                await connection.execute(update(uptime).where(uptime.c.id == ROW).values(values))
        self.last_beat = now

    def tick(self) -> float:
        """The server's time. A node that was stopped does not run ahead of its next beat."""
        return min(time.time(), self.last_beat + self.patience) - self.away
