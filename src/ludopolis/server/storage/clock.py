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
    """``away`` is what the calendar is ahead of it; all nodes share that by their beats.

    Between two beats it goes by the machine's own steady clock, so it runs on when the calendar
    is set, be it forward or back.
    """

    def __init__(self, engine: AsyncEngine, beat_seconds: float) -> None:
        self.engine = engine
        self.patience = beat_seconds * MISSED_BEATS
        self.away = 0.0
        self.last_beat = 0.0
        self.beaten = time.monotonic()

    async def beat(self, *, is_alone: bool = False) -> None:
        """Say that this node is there, and count the time in which none was.

        The first beat of a node that is always alone counts every pause.
        """
        async with writing(self.engine) as connection:
            query = select(uptime.c.away, uptime.c.beat).where(uptime.c.id == ROW)
            row = (await connection.execute(query.with_for_update())).first()
            now, beaten = time.time(), time.monotonic()
            if row is None:
                away = 0.0
                await connection.execute(insert(uptime).values(id=ROW, away=away, beat=now))
            else:
                missing = self.missing(now - row.beat, beaten, row.beat, is_alone=is_alone)
                away = row.away + missing
                # Another node's calendar may be a little ahead; it is not to be set back by ours.
                values = {"away": away, "beat": now if missing else max(now, row.beat)}
                await connection.execute(update(uptime).where(uptime.c.id == ROW).values(values))
        self.away, self.last_beat, self.beaten = away, now, beaten

    def missing(self, passed: float, beaten: float, last: float, *, is_alone: bool) -> float:
        """How much of what has passed by the calendar since the last beat does not count."""
        lasted = beaten - self.beaten
        if last == self.last_beat and lasted <= self.patience:
            # Nobody has beaten since but we: how long it was we know without the calendar.
            return passed - lasted
        patience = 0.0 if is_alone else self.patience
        return passed if abs(passed) > patience else 0.0

    def tick(self) -> float:
        """The server's time. A node that was stopped does not run ahead of its next beat."""
        lasted = time.monotonic() - self.beaten
        return self.last_beat + min(lasted, self.patience) - self.away
