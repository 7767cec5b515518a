"""The fonts of the browser client, for whoever draws pictures where the system has none of them."""

from __future__ import annotations

import atexit
import struct
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HEADER: Final = struct.Struct(">4sIIHHIHHIIIII")
TABLE: Final = struct.Struct(">4sIIII")
SFNT_HEADER: Final = struct.Struct(">IHHHH")
SFNT_TABLE: Final = struct.Struct(">4sIII")


@cache
def unpacked() -> TemporaryDirectory[str]:
    """A folder with the fonts as other programs read them; it goes when the program ends."""
    folder = TemporaryDirectory(prefix="ludopolis-fonts-")
    atexit.register(folder.cleanup)
    assets = files("ludopolis") / "web" / "assets"
    for file in assets.iterdir() if assets.is_dir() else ():
        if file.name.endswith(".woff"):
            Path(folder.name, f"{file.name}.ttf").write_bytes(sfnt(file.read_bytes()))
    return folder


def font_files() -> list[str]:
    """Where the fonts lie; none, where the client was not built."""
    return sorted(str(file) for file in Path(unpacked().name).iterdir())


def sfnt(woff: bytes) -> bytes:
    """A font in the format WOFF 1.0 as TrueType or OpenType: its tables one by one inflated."""
    _, flavour, _, count, *_ = HEADER.unpack_from(woff)
    largest = 1 << count.bit_length() - 1
    found = SFNT_HEADER.pack(
        flavour, count, 16 * largest, count.bit_length() - 1, 16 * (count - largest)
    )
    data, start = b"", SFNT_HEADER.size + count * SFNT_TABLE.size
    for place in range(count):
        tag, at, packed, length, checksum = TABLE.unpack_from(
            woff, HEADER.size + place * TABLE.size
        )
        table = woff[at : at + packed]
        found += SFNT_TABLE.pack(tag, checksum, start + len(data), length)
        data += zlib.decompress(table) if packed < length else table
        data += bytes(-len(data) % 4)
    return found + data
