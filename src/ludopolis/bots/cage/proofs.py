# interpreted: a process of its own, run once before the first foreign bot
"""Which layers work here: each is put on in a process of its own, which then tries to get past it.

To ask the kernel for its version is not enough: containers, emulators and settings of the host
take away what a kernel has.
"""

from __future__ import annotations

import mmap
import os
import resource
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludopolis.bots.cage.kernel import LIBC
from ludopolis.bots.cage.landlock import close_files
from ludopolis.bots.cage.limits import (
    MEMORY,
    ROOT,
    become_stranger,
    limit_resources,
    lower,
    may_fork,
)
from ludopolis.bots.cage.namespaces import enter_namespaces, enter_private_root
from ludopolis.bots.cage.seccomp import forbid_calls

if TYPE_CHECKING:
    from collections.abc import Callable

UNIX: Final = 1
STREAM: Final = 1
HOLDS: Final = 0
FAILS: Final = 1


def holds(proof: Callable[[], bool]) -> bool:
    """Carry a proof out in a process of its own, which it may spoil."""
    child = os.fork()
    if child == 0:
        verdict = FAILS
        try:
            verdict = HOLDS if proof() else FAILS
        finally:
            os._exit(verdict)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == HOLDS


def limits_hold(_: str) -> bool:
    limit_resources(0)
    try:
        mmap.mmap(-1, MEMORY + 1, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    except OSError:
        return True
    return False


def user_holds(_: str) -> bool:
    """Whether threads are counted: those of root never are."""
    if os.getuid() == ROOT:
        become_stranger(os.getpid())
    lower(resource.RLIMIT_NPROC, 0)
    return os.getuid() != ROOT and not may_fork()


def namespaces_hold(_: str) -> bool:
    enter_namespaces()
    return holds(lambda: os.getpid() == 1)


def mounts_hold(folder: str) -> bool:
    enter_namespaces()
    enter_private_root(["/dev/null"], folder)
    return Path("/dev/null").exists() and not can_list("/usr")


def can_list(folder: str) -> bool:
    try:
        list(Path(folder).iterdir())
    except OSError:
        return False
    return True


def landlock_holds(folder: str) -> bool:
    close_files([folder])
    return can_list(folder) and not can_list("/")


def seccomp_holds(_: str) -> bool:
    forbid_calls()
    return bool(LIBC.socket(UNIX, STREAM, 0) < 0)


PROOFS: Final = {
    "limits": limits_hold,
    "user": user_holds,
    "namespaces": namespaces_hold,
    "mounts": mounts_hold,
    "landlock": landlock_holds,
    "seccomp": seccomp_holds,
}


def main(folder: str) -> list[str]:
    """The layers that hold; ``folder`` is an empty one."""
    return [name for name, proof in PROOFS.items() if holds(partial(proof, folder))]
