# interpreted: a few calls before a foreign bot starts
"""Namespaces: a network without links, processes and shared memory of its own, a root of its own.

Everybody may have them in a user namespace, where the host allows it; root needs none.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from ludopolis.bots.cage.kernel import mount, syscall, unmount, unshare

NEW_MOUNTS: Final = 0x00020000
NEW_HOST_NAME: Final = 0x04000000
NEW_SHARED_MEMORY: Final = 0x08000000
NEW_USERS: Final = 0x10000000
NEW_PROCESSES: Final = 0x20000000
NEW_NETWORK: Final = 0x40000000
ALL: Final = NEW_MOUNTS | NEW_HOST_NAME | NEW_SHARED_MEMORY | NEW_PROCESSES | NEW_NETWORK

READ_ONLY: Final = 1
NO_SETUID: Final = 2
NO_DEVICES: Final = 4
NO_PROGRAMS: Final = 8
REMOUNT: Final = 32
BIND: Final = 4096
RECURSIVE: Final = 16384
PRIVATE: Final = 1 << 18
DETACH: Final = 2
PIVOT_ROOT: Final = {"x86_64": 155, "aarch64": 41}
KEPT: Final = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}
"""Flags of a mount as told and as set: in a user namespace none may be taken away."""


def enter_namespaces() -> None:
    """From here on; processes have their own numbers from the next one started."""
    user, group = os.getuid(), os.getgid()
    if user == 0:
        unshare(ALL)
        return
    unshare(ALL | NEW_USERS)
    Path("/proc/self/setgroups").write_text("deny", encoding="ascii")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1", encoding="ascii")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1", encoding="ascii")


def enter_private_root(readable: list[str], folder: str) -> None:
    """Leave only these paths in the world, all read-only, and stand in ``folder``."""
    mount("none", "/", "none", RECURSIVE | PRIVATE)
    mount("cage", folder, "tmpfs", NO_SETUID, "size=1m,nr_inodes=4k,mode=755")
    for path in shortest(readable):
        show(path, folder)
    show_processes(folder)
    Path(folder + folder).mkdir(parents=True, exist_ok=True)
    mount("none", folder, "none", REMOUNT | BIND | READ_ONLY | NO_SETUID)
    os.chdir(folder)
    # The new root lies upon the old one, which is then taken away from beneath it.
    syscall(PIVOT_ROOT[os.uname().machine], b".", b".")
    unmount(".", DETACH)
    os.chdir(folder)


def show_processes(root: str) -> None:
    """The program's own processes, where programs look up what file they are."""
    target = Path(root + "/proc")
    target.mkdir(exist_ok=True)
    # A container that hides parts of its own does not let others have one, nor do old kernels.
    with suppress(OSError):
        mount("proc", str(target), "proc", READ_ONLY | NO_SETUID | NO_DEVICES | NO_PROGRAMS,
              "subset=pid")  # fmt: skip


def shortest(paths: list[str]) -> list[str]:
    """Paths that exist, without those that lie below another."""
    kept: list[str] = []
    for path in sorted(path for path in paths if Path(path).exists()):
        if not any(Path(path).is_relative_to(above) for above in kept):
            kept.append(path)
    return kept


def show(path: str, root: str) -> None:
    """Make a path seen below the new root, read-only."""
    target = Path(root + path)
    if Path(path).is_dir():
        target.mkdir(parents=True, exist_ok=True)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.touch()
    mount(path, str(target), "none", BIND | RECURSIVE)
    told = os.statvfs(target).f_flag
    kept = sum(flag for seen, flag in KEPT.items() if told & seen)
    mount("none", str(target), "none", REMOUNT | BIND | READ_ONLY | NO_SETUID | kept)
