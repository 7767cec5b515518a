"""The entrance: requests come in one by one, and leave the event loop to players in between.

Moves come by sockets and pass no entrance. Who has taken the least time of late is let in next, so
that those who ask on and on, each within their rate, wait for each other and for nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, cast

from ludopolis.server.background.turns import Turns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import HTTPReceiveMessage, Receive

    from ludopolis.server.background.turns import Turn

PAUSE: Final = 3.0
"""While others wait, a request is followed by a pause of so many times its own length."""
LONGEST: Final = 0.1
"""A request that takes longer waits for something else than the event loop."""


async def arrived(receive: Receive, most: int) -> Receive | None:
    """Wait for a body before its request comes in; None if whoever sends it has gone.

    Of one that is too large comes enough for it to be refused.
    """
    events: deque[HTTPReceiveMessage] = deque()
    size = 0
    while not events or (events[-1].get("more_body") and size <= most):
        event = cast("HTTPReceiveMessage", await receive())
        if event["type"] == "http.disconnect":
            return None
        events.append(event)
        size += len(event["body"])

    async def again() -> HTTPReceiveMessage:
        return events.popleft() if events else cast("HTTPReceiveMessage", await receive())

    return cast("Receive", again)


class Stay:
    """One request inside."""

    def __init__(self, turns: Turns, turn: Turn) -> None:
        self.turns: Final = turns
        self.turn: Final = turn
        self.loop: Final = asyncio.get_running_loop()
        self.limit: Final = self.loop.call_later(LONGEST, self.end)
        self.is_over = False

    def end(self) -> None:
        """Let the next one in, after a pause if there is one; what is over is over."""
        if self.is_over:
            return
        self.is_over = True
        self.limit.cancel()
        if self.turns.waiting:
            lasted = min(LONGEST, time.monotonic() - self.turn.begun)
            self.loop.call_later(PAUSE * lasted, self.turns.release, self.turn)
        else:
            self.turns.release(self.turn)


STAY: Final[ContextVar[Stay | None]] = ContextVar("stay", default=None)


class Entrance:
    """Where requests wait, and handshakes of sockets, which are quick and may be many."""

    def __init__(self) -> None:
        self.turns: Final = Turns(1, spare=0)
        self.handshakes: Final = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def request(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and be inside meanwhile."""
        stay = Stay(self.turns, await self.turns.take(who))
        STAY.set(stay)
        try:
            yield
        finally:
            stay.end()

    async def handshake(self) -> None:
        """Begin one per round of the event loop, however many come back at the same moment."""
        async with self.handshakes:
            await asyncio.sleep(0)


def step_aside() -> None:
    """The request will wait for something: meanwhile others may come in."""
    stay = STAY.get()
    if stay is not None:
        stay.end()
