"""Whole text frames as bytes (RFC 6455, section 5.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.transport.websocket import FrameProtocol

KEPT: Final = 2048
"""Headers, of as many lengths."""
WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 125
MEDIUM: Final = 126
MAX_MEDIUM: Final = 0xFFFF


@lru_cache(KEPT)
def header(length: int) -> bytes:
    """The first bytes of a whole, unmasked text frame."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length <= MAX_MEDIUM:
        return bytes((WHOLE_TEXT, MEDIUM, length >> 8, length & 0xFF))
    return bytes((WHOLE_TEXT, MEDIUM + 1)) + length.to_bytes(8, "big")


def frames_of(messages: list[bytes]) -> bytes:
    """The messages as frames, one after the other."""
    if len(messages) == 1:
        return header(len(messages[0])) + messages[0]
    parts: list[bytes] = []
    for message in messages:
        parts.append(header(len(message)))
        parts.append(message)
    return b"".join(parts)


def whole_frame(data: bytes) -> tuple[int, int] | None:
    """Where mask and payload of the one masked frame in ``data`` begin; None if it is not one."""
    if len(data) < 6 or not data[0] & FINAL or not data[1] & MASKED:
        return None
    length = data[1] & ~MASKED
    start = 2
    if length == MEDIUM:
        length, start = data[2] * 256 + data[3], 4
    elif length > MEDIUM:
        return None
    return (start, start + 4) if len(data) == start + 4 + length else None


def text_in(data: bytes) -> bytes | None:
    """What the one masked text frame in ``data`` says; None if it is not one."""
    frame = whole_frame(data)
    if frame is None or data[0] != WHOLE_TEXT:
        return None
    mask, start = frame
    return apply_mask(data[start:], data[mask:start])


class Line:
    """Stands between a transport and the protocol of a socket once the two have shaken hands.

    Whole frames go to and fro here; whatever is not so plain is left to the protocol.
    """

    def __init__(self, protocol: FrameProtocol, take: Callable[[bytes], bool]) -> None:
        self.protocol: Final = protocol
        self.transport: Final = protocol.transport
        self.take: Final = take
        """Takes what is in a frame at once; False if it can't."""
        self.is_open = True

    # --- called by the transport -------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        text = text_in(data) if self.protocol.is_idle else None
        if text is None or not self.take(text):
            self.protocol.data_received(data)

    def eof_received(self) -> None:
        self.protocol.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self.protocol.connection_lost(exc)

    def pause_writing(self) -> None:
        self.is_open = False
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        self.is_open = True
        self.protocol.resume_writing()

    # --- called by the connection ------------------------------------------------------------

    def write(self, messages: list[bytes]) -> bool:
        """Send text messages now; False, and nothing sent, if that can't be."""
        if not self.is_open or self.protocol.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frames_of(messages))
        return True
