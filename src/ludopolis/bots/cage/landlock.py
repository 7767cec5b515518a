# interpreted: a few calls before a foreign bot starts
"""Landlock: files by an allow-list, no TCP, no signals and no abstract sockets to the outside.

Of its versions the newest that the kernel has is used; each adds rights that can be withheld.
"""

from __future__ import annotations

import ctypes
import errno
import os
from pathlib import Path
from typing import Final

from ludopolis.bots.cage.kernel import NO_NEW_PRIVILEGES, prctl, syscall

CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
ASK_VERSION: Final = 1
PATH_BENEATH: Final = 1
EXECUTE: Final = 1
READ_FILE: Final = 4
READ_FOLDER: Final = 8
READING: Final = EXECUTE | READ_FILE | READ_FOLDER
FILE_RIGHTS: Final = {1: 13, 2: 14, 3: 15, 5: 16}
"""How many rights on files there are, by the version that brought the last of them."""
TCP_VERSION: Final = 4
BIND_AND_CONNECT: Final = 3
SCOPE_VERSION: Final = 6
SOCKETS_AND_SIGNALS: Final = 3


class Ruleset(ctypes.Structure):
    """What is decided about: everything named here is forbidden unless a rule allows it."""

    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scopes", ctypes.c_uint64),
    )


class PathBeneath(ctypes.Structure):
    """What is allowed below a folder."""

    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def version() -> int:
    return syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(ASK_VERSION))


def close_files(readable: list[str]) -> None:
    """Forbid all files but these and those below them, and TCP, for good."""
    ruleset = new_ruleset(version())
    for path in readable:
        allow(ruleset, path)
    prctl(NO_NEW_PRIVILEGES, 1)
    syscall(RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)


def new_ruleset(known: int) -> int:
    count = max(count for first, count in FILE_RIGHTS.items() if first <= known)
    network = BIND_AND_CONNECT if known >= TCP_VERSION else 0
    scopes = SOCKETS_AND_SIGNALS if known >= SCOPE_VERSION else 0
    try:
        return create(Ruleset((1 << count) - 1, network, scopes))
    except OSError as fault:
        # Some kernels of RHEL 9 name the version of scopes without having them.
        if fault.errno != errno.EINVAL:
            raise
        return create(Ruleset((1 << count) - 1, network, 0))


def create(handled: Ruleset) -> int:
    # An older kernel takes a longer struct if what it does not know is zero.
    size = ctypes.c_size_t(ctypes.sizeof(handled))
    return syscall(CREATE_RULESET, ctypes.byref(handled), size, ctypes.c_uint32(0))


def allow(ruleset: int, path: str) -> None:
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rights = READING if Path(path).is_dir() else EXECUTE | READ_FILE
    rule = PathBeneath(rights, fd)
    syscall(ADD_RULE, ruleset, PATH_BENEATH, ctypes.byref(rule), 0)
    os.close(fd)
