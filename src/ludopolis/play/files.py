"""Files that are either the old one or the new one, never half of each."""

from __future__ import annotations

import os
from pathlib import Path

from ludopolis.wire.error import Refusal


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file in one step, after its bytes have reached the disk."""
    import tempfile  # noqa: PLC0415 - many load this module and write nothing

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            write_through(handle, data)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), detail=reason(error)) from None


def write_through(handle: int, data: bytes) -> None:
    with os.fdopen(handle, "wb") as file:
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
