"""Whole text frames as bytes (RFC 6455, section 5.2)."""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 125
MEDIUM: Final = 126
MAX_MEDIUM: Final = 0xFFFF


def header(length: int) -> bytes:
    """The first bytes of a whole, unmasked text frame."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length <= MAX_MEDIUM:
        return bytes((WHOLE_TEXT, MEDIUM, length >> 8, length & 0xFF))
    return bytes((WHOLE_TEXT, MEDIUM + 1)) + length.to_bytes(8, "big")


def frames_of(messages: list[bytes]) -> bytes:
    """The messages as frames, one after the other."""
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
