"""Sockets with less work per message than ASGI allows.

Handshakes, pings, closing and everything unusual are left to uvicorn and websockets. What there is
a thousand times a second, a whole text frame in either direction, takes a short way: several
messages go out by one system call, without a task being woken for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

from ludopolis.server.framing import WHOLE_TEXT, framed, whole_frame

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "ludopolis.frames"
MOST_WAITING: Final = 8


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket that can be written to at once; ``scope["extensions"]`` has how."""

    is_whole = True
    """Whether all data so far came as whole frames, so that the library is between two frames."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = self.write  # type: ignore[assignment]

    def write(self, messages: list[bytes]) -> bool:
        """Send text messages now; False, and nothing sent, if the other side must read first."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(messages))
        return True

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self.is_whole:
            frame = whole_frame(data)
            if frame is None:
                self.is_whole = False
            elif data[0] == WHOLE_TEXT and len(data) <= self.config.ws_max_size:
                mask, start = frame
                self.take(apply_mask(data[start:], data[mask:start]))
                return
        super().data_received(data)

    def take(self, payload: bytes) -> None:
        """Hand a message to the application; who sends faster than it reads is paused."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
