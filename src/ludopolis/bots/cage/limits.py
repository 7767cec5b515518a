# interpreted: a few calls before a foreign bot starts
"""Limits of the process: memory, files, threads, time; and the user that it runs as.

Memory is bounded by what a process may write to (``RLIMIT_DATA``), for some run times reserve far
more address space than they use. Shared memory is not counted there: ``seccomp`` forbids it.
"""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from typing import Final

from ludopolis.bots.cage.kernel import (
    AMBIENT,
    KEEP_CAPABILITIES,
    keep_capabilities,
    prctl,
)

MEMORY: Final = 2 << 30
THREADS: Final = 96
MOST_TASKS: Final = 1 << 16
LIMITS: Final = {
    resource.RLIMIT_DATA: MEMORY,
    # Pages that are only read cost their entry in the page table: bounded by what is mapped.
    resource.RLIMIT_AS: 128 << 30,
    resource.RLIMIT_STACK: 64 << 20,
    resource.RLIMIT_MEMLOCK: 64 << 10,
    resource.RLIMIT_NOFILE: 64,
    resource.RLIMIT_FSIZE: 0,
    resource.RLIMIT_CORE: 0,
    # Only a backstop: who owes answers is ended long before.
    resource.RLIMIT_CPU: 3600,
    # A user may be allowed to go before all others, for the sake of sound.
    resource.RLIMIT_RTPRIO: 0,
    resource.RLIMIT_NICE: 0,
}
ROOT: Final = 0
NOBODY: Final = 65534
FIRST_STRANGER: Final = 1_000_000_000
"""Users from here on are nobody's; each bot is one of them, so that its threads are counted."""
READING: Final = (2, 1)
"""Capabilities to read what others own, the lesser first: a container may have taken it away.
Landlock and the private root say which files, and that none is written."""
RAISE: Final = 2


def limit_resources(tasks: int) -> None:
    """``tasks`` are those of the same user which are not the bot's."""
    for kind, most in LIMITS.items():
        lower(kind, most)
    lower(resource.RLIMIT_NPROC, tasks + THREADS)


def lower(kind: int, most: int) -> None:
    soft, hard = resource.getrlimit(kind)
    hard = most if hard == resource.RLIM_INFINITY else min(hard, most)
    soft = hard if soft == resource.RLIM_INFINITY else min(soft, hard)
    resource.setrlimit(kind, (soft, hard))


def tasks_of_user() -> int:
    """How many threads the kernel counts for the user, who may have more than are to be seen here.

    Containers share the count. It is found by how low a limit still lets a process be started.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NPROC)
    low, high = 0, MOST_TASKS if hard == resource.RLIM_INFINITY else min(hard, MOST_TASKS)
    while low < high:
        middle = (low + high) // 2
        resource.setrlimit(resource.RLIMIT_NPROC, (middle, hard))
        low, high = (low, middle) if may_fork() else (middle + 1, high)
    resource.setrlimit(resource.RLIMIT_NPROC, (soft, hard))
    return low


def may_fork() -> bool:
    try:
        child = os.fork()
    except BlockingIOError:
        return False
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    return True


def become_stranger(number: int) -> None:
    """Stop being root: be a user who owns nothing, with the right to read what root may.

    The kernel counts no threads of root's.
    """
    prctl(KEEP_CAPABILITIES, 1)
    os.setgroups([])
    try:
        user = FIRST_STRANGER + number
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    except OSError:
        # A container may know 65,536 users and no more.
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    for capability in READING:
        with suppress(OSError):
            keep_capabilities(1 << capability)
            prctl(AMBIENT, RAISE, capability)
            return
    keep_capabilities(0)
