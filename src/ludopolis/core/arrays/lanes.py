"""Four 16-bit numbers in a 64-bit word: observations are written four numbers at a time.

Read as 16-bit numbers by NumPy, in the order of a little-endian machine. The lanes of a row start
as zeros, and each is written once.
"""

from typing import Final

from ludopolis.core.native import bit, i64, packed, vec

LANES: Final = 4
BITS: Final = 16
LOW: Final[i64] = 0xFFFF
TOP: Final = 48

SPREAD: Final[vec[i64]] = packed(
    [
        (n & 1) | (n >> 1 & 1) << BITS | (n >> 2 & 1) << 2 * BITS | (n >> 3 & 1) << TOP
        for n in range(16)
    ]
)
"""Four bits as four lanes."""


def word(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers in a word; only the last lane keeps its sign in the word's."""
    return (a & LOW) | (b & LOW) << BITS | (c & LOW) << (2 * BITS) | d << TOP


def put(out: vec[i64], at: i64, lane: i64, value: i64) -> None:
    """Set one number, so far 0, of the feature that starts at word ``at``."""
    place = lane & 3
    if place != 3:
        value &= LOW
    out[at + (lane >> 2)] |= value << (BITS * place)


def add(out: vec[i64], at: i64, lane: i64) -> None:
    """Count one more at a lane that holds no negative number."""
    out[at + (lane >> 2)] += bit(BITS * (lane & 3))


def copy_counts(source: vec[i64], start: i64, count: i64, out: vec[i64], at: i64) -> None:
    """Copy ``count`` counts (none negative) to the feature that starts at word ``at``."""
    end = start + count
    i = start
    while i + 3 < end:
        out[at] = (
            source[i] | source[i + 1] << BITS | source[i + 2] << (2 * BITS) | source[i + 3] << TOP
        )
        at += 1
        i += LANES
    for lane in range(end - i):
        put(out, at, lane, source[i + lane])


def five(source: vec[i64], start: i64, out: vec[i64], at: i64) -> None:
    """Copy five counts, none negative, into two words."""
    out[at] = (
        source[start]
        | source[start + 1] << BITS
        | source[start + 2] << (2 * BITS)
        | source[start + 3] << TOP
    )
    out[at + 1] = source[start + 4]


def copied_from(source: vec[i64], start: i64, count: i64, out: vec[i64], at: i64) -> None:
    """Copy ``count`` counts beginning with number ``start`` and going on from the first."""
    if (start | count) & 3 == 0:
        copy_counts(source, start, count - start, out, at)
        copy_counts(source, 0, start, out, at + ((count - start) >> 2))
        return
    i = start
    whole = at + (count >> 2)
    while at < whole:
        if i + 3 < count:
            out[at] = (
                source[i]
                | source[i + 1] << BITS
                | source[i + 2] << (2 * BITS)
                | source[i + 3] << TOP
            )
            i += LANES
        else:
            for lane in range(LANES):
                if i >= count:
                    i -= count
                put(out, at, lane, source[i])
                i += 1
        at += 1
    for rest in range(count & 3):
        if i >= count:
            i -= count
        put(out, at, rest, source[i])
        i += 1


def copied_bits(mask: i64, out: vec[i64], at: i64) -> None:
    """Write the bits of a mask, one a lane; the highest bit is not set."""
    while mask != 0:
        out[at] = SPREAD[mask & 15]
        mask >>= 4
        at += 1


def unpacked_lanes(words: vec[i64]) -> list[int]:
    """All numbers as an ordinary list."""
    out: list[int] = []
    for whole in words:
        for place in range(LANES):
            value = (whole >> (BITS * place)) & LOW
            out.append(value - 0x10000 if value >= 0x8000 else value)
    return out
