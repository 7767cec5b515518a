"""How long a request may take to arrive, and how large its head may be. uvicorn has no limits.

Who opens connections and leaves requests half sent would otherwise keep them for ever, and who
sends headers without end would keep the server busy with reading them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MALFORMED: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
URL_TOO_LONG: Final = b"HTTP/1.1 414 URI Too Long\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
HEAD_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
BODY_TOO_LARGE: Final = (
    b"HTTP/1.1 413 Content Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
MAX_HEADERS: Final = 100
LATE_SECONDS: Final = 1.0
Base: Any = AutoHTTPProtocol


class TooLargeError(Exception):
    """Ends the reading of a request."""


class LimitedProtocol(Base):  # type: ignore[misc]
    """A connection that is closed when a request takes longer than ``seconds`` to arrive,

    or when its head, from the method to the last header, is larger than ``head_bytes``.
    """

    seconds = 15.0
    head_bytes = 16384
    head = 0
    """How much of a head has been read."""
    unread = 0
    """How much has come of a head whose headers may not have ended."""
    is_in_head = False
    too_large: bytes | None = None
    is_refused = False
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
        if self.is_in_head:
            self.unread += len(data)
            if self.unread > self.head_bytes:
                self.too_large = HEAD_TOO_LARGE
                self.send_400_response("")
                return
        super().data_received(data)
        if self.transport.is_closing() or self.is_refused:
            return
        is_whole = self.cycle not in {None, earlier} and not self.cycle.more_body
        if is_whole or self.transport.get_protocol() is not self:
            self.relax()

    # --- size --------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head, self.unread, self.is_in_head = 0, 0, True

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.head_bytes // 2:
            self.too_large = URL_TOO_LONG
            raise TooLargeError
        self.measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.measure(len(name) + len(value))

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        super().on_headers_complete()

    def measure(self, size: int) -> None:
        """An exception ends the parsing at once; the base class then refuses the request."""
        self.head += size
        if self.head > self.head_bytes or len(self.headers) > MAX_HEADERS:
            self.too_large = HEAD_TOO_LARGE
            raise TooLargeError

    def send_400_response(self, msg: str) -> None:
        """Read no more, and answer late: who comes again at once would cost more."""
        if not self.is_refused:
            self.is_refused = True
            self.transport.pause_reading()
            self.loop.call_later(LATE_SECONDS, self.refuse)

    def refuse(self) -> None:
        """Close later still: with what was not read, the answer might be thrown away too."""
        if not self.transport.is_closing():
            self.transport.write(self.too_large or MALFORMED)
            self.loop.call_later(LATE_SECONDS, self.transport.close)

    # --- time --------------------------------------------------------------------------------

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


def limited_protocol(
    seconds: float, head_bytes: int, base: type[LimitedProtocol] = LimitedProtocol, **more: object
) -> type[asyncio.Protocol]:
    """The protocol with limits of one's own."""
    limits = {"seconds": seconds, "head_bytes": head_bytes, **more}
    made: type[asyncio.Protocol] = type("Limited", (base,), limits)
    return made
