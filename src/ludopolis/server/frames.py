"""Sockets with less work per message than ASGI allows.

Handshakes, pings, closing and everything unusual are left to uvicorn and websockets. What there is
a thousand times a second, a whole text frame in either direction, takes a short way: several
messages go out by one system call, without a task being woken for it.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION: Final = "ludopolis.frames"
WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 125
MEDIUM: Final = 126
LARGEST_MEDIUM: Final = 0xFFFF
MOST_WAITING: Final = 8


def header(length: int) -> bytes:
    """The first bytes of a whole, unmasked text frame (RFC 6455, section 5.2)."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length <= LARGEST_MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, MEDIUM, length)
    return struct.pack("!BBQ", WHOLE_TEXT, MEDIUM + 1, length)


def whole_frame(data: bytes) -> tuple[int, int] | None:
    """Where mask and payload of the one masked frame in ``data`` begin; None if it is not one."""
    if len(data) < 6 or not data[0] & FINAL or not data[1] & MASKED:
        return None
    length = data[1] & ~MASKED
    start = 2
    if length == MEDIUM:
        length, start = int.from_bytes(data[2:4]), 4
    elif length > MEDIUM:
        return None
    return (start, start + 4) if len(data) == start + 4 + length else None


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
        parts: list[bytes] = []
        for message in messages:
            parts.append(header(len(message)))
            parts.append(message)
        self.transport.write(b"".join(parts))
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
