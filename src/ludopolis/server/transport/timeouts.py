"""A limit for the time in which a request must arrive, headers and body. uvicorn has none.

Who opens connections and leaves requests half sent would otherwise keep them for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
Base: Any = AutoHTTPProtocol


class TimedProtocol(Base):  # type: ignore[misc]
    """A connection that is closed when a request takes longer than ``seconds`` to arrive."""

    seconds = 15.0
    deadline: asyncio.TimerHandle | None = None
    is_begun = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        earlier = self.cycle if self.cycle is not None and self.cycle.response_complete else None
        self.is_begun = True
        self.expect()
        super().data_received(data)
        is_whole = self.cycle not in {None, earlier} and not self.cycle.more_body
        if is_whole or self.transport.get_protocol() is not self:
            self.relax()

    def expect(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.seconds, self.give_up)

    def relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Say why, unless nothing was asked or an answer is under way."""
        if self.transport.is_closing():
            return
        is_idle = self.cycle is None or self.cycle.response_complete
        if self.is_begun and (is_idle or not self.cycle.response_started):
            self.transport.write(TOO_SLOW)
        self.transport.close()


def timed_protocol(seconds: float) -> type[asyncio.Protocol]:
    """The protocol with a limit of one's own."""
    made: type[asyncio.Protocol] = type("Timed", (TimedProtocol,), {"seconds": seconds})
    return made
