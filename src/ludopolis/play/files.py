"""Files that are either the old one or the new one, never half of each."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludopolis.wire.error import Refusal

PRIVATE: Final = 0o600
COMMON: Final = 0o666
"""As far as the user's mask goes."""


def write_whole(path: Path, data: bytes, *, is_private: bool = False) -> None:
    """Replace the file in one step, after its bytes have reached the disk.

    Whoever may read what this user writes may read it, unless it is private.
    """
    made = path.with_name(f".{path.name}.{os.urandom(8).hex()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_through(made, data, PRIVATE if is_private else COMMON)
            made.replace(path)
        except BaseException:
            made.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), detail=reason(error)) from None


def write_through(path: Path, data: bytes, mode: int) -> None:
    with open(path, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make the renaming itself last; systems that can't open folders need no such step."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_whole(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), detail=reason(error)) from None


def reason(error: OSError) -> str:
    return error.strerror or str(error)
