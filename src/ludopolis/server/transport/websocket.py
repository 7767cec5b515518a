"""Sockets with less work per message than ASGI allows.

Handshakes, pings, closing and everything unusual are left to uvicorn and websockets. What there is
a thousand times a second, a whole text frame in either direction, takes a short way: several
messages go out by one system call, without a task being woken for it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludopolis.server.transport.websocket_frames import Line, text_in, whole_frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn._types import ASGIReceiveEvent
    from websockets.http11 import Request

EXTENSION: Final = "ludopolis.frames"
MAX_WAITING: Final = 8
SLICE: Final = 512
MAX_UNREAD: Final = 1 << 20


class Inbox:
    """What has come for the one task that reads: as much of a queue as a socket needs."""

    __slots__ = ("events", "reading")

    def __init__(self) -> None:
        self.events: list[ASGIReceiveEvent] = []
        self.reading: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.reading is not None and not self.reading.done():
            self.reading.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self.events:
            self.reading = asyncio.get_running_loop().create_future()
            await self.reading
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events

    def qsize(self) -> int:
        return len(self.events)


class Signal(asyncio.Event):
    """An event that costs a tenth of another while nobody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self._waiters = []  # type: ignore[assignment]


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket that can be read and written at once; ``scope["extensions"]`` has it."""

    is_whole = True
    """Whether all data so far came as whole frames, so that the library is between two frames."""
    rest = b""
    """What has come and waits for its turn."""

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - whatever uvicorn hands over
        super().__init__(*arguments, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Signal()
        self.writable.set()

    @property
    def is_idle(self) -> bool:
        """Whether all that has come has been taken, so that the next may be taken at once."""
        return self.is_whole and not self.rest and self.queue.empty()

    def line(self, take: Callable[[bytes], bool]) -> Line:
        """From now on whole frames pass this by, if ``take`` takes them."""
        line = Line(self, take)
        self.transport.set_protocol(line)  # type: ignore[arg-type]
        return line

    def forget_handshake(self) -> None:
        """Let go of what the request said: sockets are open for hours."""
        del self.request, self.response
        self.scope.clear()  # type: ignore[attr-defined]
        if self.is_whole:
            # The parser that has read the request holds it to its end. Another begins here, between
            # two frames.
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)
        # With so many attributes, one after the other, it was made twice as large as need be.
        self.__dict__ = dict(list(self.__dict__.items()))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.rest:
            self.wait(data)
            return
        if not self.handshake_complete:
            # The request comes first, by itself; what comes before the answer to it goes to the
            # library, in the middle of a frame perhaps.
            self.is_whole = not self.handshake_initiated
        elif self.is_whole:
            text = text_in(data) if len(data) <= self.config.ws_max_size else None
            if text is not None:
                self.take(text)
                return
            self.is_whole = whole_frame(data) is not None
        self.feed(data)

    def feed(self, data: bytes) -> None:
        """Hand data to the library a little at a time.

        Reads are large: thousands of tiny frames taken at once would hold up everybody else.
        """
        super().data_received(data[:SLICE])
        if len(data) > SLICE and not self.transport.is_closing():
            self.wait(data[SLICE:])
            if self.queue.empty():
                self.loop.call_soon(self.go_on)

    def wait(self, data: bytes) -> None:
        self.rest += data
        self.read_paused = True
        self.transport.pause_reading()
        if len(self.rest) > MAX_UNREAD:
            self.transport.abort()

    def go_on(self) -> None:
        data, self.rest = self.rest, b""
        if self.transport.is_closing() or self.close_sent:
            return
        self.feed(data)
        if not self.rest and self.queue.empty():
            self.resume()

    def resume(self) -> None:
        self.read_paused = False
        self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; what has come after it is looked at once all before it is read."""
        message = await self.queue.get()
        if self.rest and self.queue.empty():
            self.loop.call_soon(self.go_on)
        elif self.read_paused and self.queue.empty():
            self.resume()
        return message

    def take(self, payload: bytes) -> None:
        """Hand a message to the application; a sender who is faster is paused."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if self.queue.qsize() >= MAX_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
