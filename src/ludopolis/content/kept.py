"""What the build has read: the TOML files that the package comes with, as values.

Reading TOML and looking it over takes longer than all the rest of opening a game. Everything is
found by the digest of the texts it was read from, so a changed file is simply read again, and what
the build has checked is not checked again.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

KEPT: Final = Path(__file__).with_name("kept.msgpack")
"""There in an installed package, not in the sources."""


class Whole(msgspec.Struct, frozen=True, array_like=True):
    """A pack that was found right: its canonical table, its hash, and the names of its things."""

    table: msgspec.Raw
    hash: str
    names: dict[str, dict[str, str]]


class Kept(msgspec.Struct, frozen=True):
    """Tables of files and whole packs, each by the digest of its text or texts."""

    files: dict[str, msgspec.Raw] = {}
    packs: dict[str, Whole] = {}


@cache
def kept() -> Kept:
    return msgspec.msgpack.decode(KEPT.read_bytes(), type=Kept) if KEPT.is_file() else Kept()


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()
