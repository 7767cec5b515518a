"""Checksums of positions: the same compiled or not, and whatever the hash seed."""

from typing import Final

from ludopolis.core.native import i64

MASK: Final[i64] = 0xFFFFFFFF
PRIME: Final[i64] = 16777619
BASIS: Final[i64] = 2166136261


def mix(h: i64, value: i64) -> i64:
    """FNV-1a over the four bytes of a number's low 32 bits."""
    rest = value & MASK
    for i in range(4):
        h = ((h ^ (rest & 0xFF)) * PRIME) & MASK
        rest >>= 8
    return h


def checksum(rows: list[list[int]], start: int = 0) -> int:
    """A 32-bit checksum of rows of numbers, going on from ``start``."""
    h = mix(BASIS, start)
    for row in rows:
        h = mix(h, len(row))
        for value in row:
            h = mix(h, value)
    return h
