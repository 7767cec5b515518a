# interpreted: a script of its own, run before a foreign bot
"""Start a program that may read its own folder and the system's, and nothing else.

Used as ``python cage.py FOLDER… -- PROGRAM ARGUMENT…``. Where the kernel has no Landlock, only
the limits on memory and files hold.
"""

from __future__ import annotations

import ctypes
import os
import resource
import sys
from typing import Final

CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
NO_NEW_PRIVILEGES: Final = 38
PATH_BENEATH: Final = 1
EXECUTE: Final = 1
READ_FILE: Final = 4
READ_FOLDER: Final = 8
FILE_RIGHTS: Final = (1 << 13) - 1
READING: Final = EXECUTE | READ_FILE | READ_FOLDER
SYSTEM: Final = ("/usr", "/bin", "/lib", "/lib64", "/opt", "/etc/ld.so.cache", "/dev/urandom",
                 "/dev/null", "/etc/alternatives", "/etc/ssl")  # fmt: skip
MEMORY: Final = 2 << 30
OPEN_FILES: Final = 64


class Ruleset(ctypes.Structure):
    """What the cage decides about."""

    _fields_ = (("handled_access_fs", ctypes.c_uint64),)


class PathBeneath(ctypes.Structure):
    """What is allowed below a folder."""

    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def limit_resources() -> None:
    # Not the address space: some run times reserve far more than they use.
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def close_in(folders: list[str]) -> bool:
    """Forbid all files but those below the folders, for good; whether the kernel could."""
    libc = ctypes.CDLL(None, use_errno=True)
    handled = Ruleset(FILE_RIGHTS)
    ruleset = libc.syscall(CREATE_RULESET, ctypes.byref(handled), ctypes.sizeof(handled), 0)
    if ruleset < 0:
        return False
    for folder in folders:
        allow(libc, ruleset, folder)
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return bool(libc.syscall(RESTRICT_SELF, ruleset, 0) == 0)


def allow(libc: ctypes.CDLL, ruleset: int, path: str) -> None:
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rights = READING if os.path.isdir(path) else EXECUTE | READ_FILE  # noqa: PTH112
    rule = PathBeneath(rights, fd)
    libc.syscall(ADD_RULE, ruleset, PATH_BENEATH, ctypes.byref(rule), 0)
    os.close(fd)


def main(arguments: list[str]) -> None:
    split = arguments.index("--")
    folders, command = arguments[:split], arguments[split + 1 :]
    limit_resources()
    if sys.platform == "linux":
        close_in([*SYSTEM, *folders])
    os.execvp(command[0], command)  # noqa: S606 - running the bot's program is the purpose


if __name__ == "__main__":
    main(sys.argv[1:])
