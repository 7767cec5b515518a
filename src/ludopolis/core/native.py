"""Machine integers and packed vectors, imported from here by all compiled code.

One module names the compiler's run time, so that a change there touches one file.
"""

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

__all__ = ["append", "extend", "i16", "i32", "i64", "mypyc_attr", "pop", "remove", "u8", "vec"]


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of ``count`` times ``value``."""
    return vec[i64]([value] * count)


def packed(items: list[int]) -> vec[i64]:
    """The same numbers as a packed vector."""
    count: i64 = len(items)
    out = filled(count, 0)
    for i in range(count):
        out[i] = items[i]
    return out


def unpacked(items: vec[i64]) -> list[int]:
    """The same numbers as an ordinary list, for saving and for code at the edge."""
    return list(items)


def put_in(items: vec[i64], at: i64, more: vec[i64]) -> vec[i64]:
    """A copy with more numbers at a place."""
    end: i64 = len(items)
    count: i64 = len(more)
    out = extend(extend(vec[i64](capacity=end + count), items), more)
    while end > at:
        end -= 1
        out[end + count] = items[end]
    for i in range(count):
        out[at + i] = more[i]
    return out


def taken_out(items: vec[i64], at: i64, count: i64) -> vec[i64]:
    """A copy without so many numbers from a place on."""
    out = items[: len(items) - count]
    for i in range(at, len(out)):
        out[i] = items[i + count]
    return out


def bit(at: i64) -> i64:
    """The number with only bit ``at`` set.

    Compiled, ``1 << at`` is a shift of 32 bits, as the literal becomes a C ``int``.
    """
    return (at - at + 1) << at


def mask_of(items: list[int]) -> i64:
    """The number with these bits set."""
    mask: i64 = 0
    for item in items:
        mask |= bit(item)
    return mask
