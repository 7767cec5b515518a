"""Machine integers and packed vectors, imported from here by all compiled code.

One module names the compiler's run time, so that a change there touches one file.
"""

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

__all__ = ["append", "extend", "i16", "i64", "mypyc_attr", "pop", "remove", "u8", "vec"]


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of ``count`` times ``value``."""
    if value == 0 and count <= len(ZEROS):
        return ZEROS[:count]
    return repeated(count, value)


def repeated(count: i64, value: i64) -> vec[i64]:
    out = vec[i64](capacity=count)
    for i in range(count):
        out = append(out, value)
    return out


ZEROS: Final[vec[i64]] = repeated(256, 0)
"""Copied at once instead of appended one by one."""


def packed(items: list[int]) -> vec[i64]:
    """The same numbers as a packed vector."""
    out = vec[i64](capacity=len(items))
    for item in items:
        out = append(out, item)
    return out


def unpacked(items: vec[i64]) -> list[int]:
    """The same numbers as an ordinary list, for saving and for code at the edge."""
    out: list[int] = []
    for item in items:
        out.append(item)
    return out


def bit(at: i64) -> i64:
    """The number with only bit ``at`` set.

    Compiled, ``1 << at`` is a shift of 32 bits, as the literal becomes a C ``int``.
    """
    return (at - at + 1) << at
