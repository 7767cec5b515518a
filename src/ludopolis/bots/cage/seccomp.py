# interpreted: a few calls before a foreign bot starts
"""A filter of system calls: what a program that thinks, reads and writes has no use for.

A bot is one process with threads. Refused are sockets, further processes, signals to others,
memory that no limit counts, changes of files, and the wide doors of the kernel. Calls newer than
the ones known here are refused as well. The numbers are checked against the kernel's headers in
``tests/bots/test_cage.py``.
"""

from __future__ import annotations

import ctypes
import os
import struct
from typing import Final, TypeAlias

from ludopolis.bots.cage.kernel import NO_NEW_PRIVILEGES, SET_SECCOMP, prctl

Case: TypeAlias = tuple[int, int, int, int]
"""Argument, mask, value, verdict: what happens if the argument's masked bits are the value."""
Instruction: TypeAlias = tuple[int, int, int, int]

MACHINES: Final = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""Column of the tables below and the kernel's name of the machine."""
NEWEST: Final = 462

REFUSED: Final = {
    "sockets": """socket 41 198, connect 42 203, bind 49 200, listen 50 201, accept 43 202,
        accept4 288 242""",
    "processes": """fork 57 -, vfork 58 -, ptrace 101 117, process_vm_readv 310 270,
        process_vm_writev 311 271, process_madvise 440 440, process_mrelease 448 448, kcmp 312 272,
        get_robust_list 274 100, pidfd_open 434 434, pidfd_getfd 438 438, setpriority 141 140,
        pidfd_send_signal 424 424, ioprio_set 251 30, migrate_pages 256 238, move_pages 279 239""",
    "memory": """shmget 29 194, shmat 30 196, shmctl 31 195, memfd_create 319 279,
        memfd_secret 447 447, remap_file_pages 216 234, userfaultfd 323 282, semget 64 190,
        semctl 66 191, semop 65 193, semtimedop 220 192, msgget 68 186, msgctl 71 187,
        msgsnd 69 189, msgrcv 70 188, mq_open 240 180, mq_unlink 241 181""",
    "files": """chmod 90 -, fchmod 91 52, fchmodat 268 53, fchmodat2 452 452, chown 92 -,
        fchown 93 55, lchown 94 -, fchownat 260 54, setxattr 188 5, lsetxattr 189 6,
        fsetxattr 190 7, removexattr 197 14, lremovexattr 198 15, fremovexattr 199 16,
        utime 132 -, utimes 235 -, futimesat 261 -, utimensat 280 88, truncate 76 45,
        ftruncate 77 46, inotify_init 253 -, inotify_init1 294 26, fanotify_init 300 262,
        fanotify_mark 301 263, open_by_handle_at 304 265, name_to_handle_at 303 264, sync 162 81,
        syncfs 306 267""",
    "mounts": """unshare 272 97, setns 308 268, mount 165 40, umount2 166 39, pivot_root 155 41,
        chroot 161 51, open_tree 428 428, move_mount 429 429, fsopen 430 430, fsconfig 431 431,
        fsmount 432 432, fspick 433 433, mount_setattr 442 442, swapon 167 224, swapoff 168 225,
        quotactl 179 60, quotactl_fd 443 443""",
    "kernel": """keyctl 250 219, add_key 248 217, io_setup 206 0, request_key 249 218, bpf 321 280,
        perf_event_open 298 241, io_uring_setup 425 425, io_uring_enter 426 426,
        io_uring_register 427 427, reboot 169 142, kexec_load 246 104, kexec_file_load 320 294,
        init_module 175 105, finit_module 313 273, delete_module 176 106, acct 163 89,
        settimeofday 164 170, clock_settime 227 112, adjtimex 159 171, clock_adjtime 305 266,
        sethostname 170 161, setdomainname 171 162, iopl 172 -, ioperm 173 -, modify_ldt 154 -,
        uselib 134 -, personality 135 92, syslog 103 116, vhangup 153 58, lookup_dcookie 212 18,
        mbind 237 235, set_mempolicy 238 237""",
}
ABSENT: Final = "clone3 435 435"
"""Its flags lie in memory, where no filter looks; told that it is absent, libraries use clone."""
ASKED: Final = """clone 56 220, mmap 9 222, socketpair 53 199, fcntl 72 25, ioctl 16 29,
    kill 62 129, tkill 200 130, tgkill 234 131, rt_sigqueueinfo 129 138, rt_tgsigqueueinfo 297 240,
    prlimit64 302 261, sched_setaffinity 203 122, sched_setscheduler 144 119,
    sched_setparam 142 118, sched_setattr 314 274"""
"""It depends on their arguments."""
ON_PROCESSES: Final = ("kill", "tkill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo")
ON_ITSELF: Final = ("prlimit64", "sched_setaffinity", "sched_setscheduler", "sched_setparam",
                    "sched_setattr")  # fmt: skip

LOAD: Final = 0x20
AND: Final = 0x54
JUMP_IF_EQUAL: Final = 0x15
JUMP_IF_GREATER: Final = 0x25
RETURN: Final = 0x06
ALLOW: Final = 0x7FFF0000
REFUSE: Final = 0x00050000 | 1  # EPERM
BE_ABSENT: Final = 0x00050000 | 38  # ENOSYS
KILL: Final = 0x80000000
WHOLE: Final = 0xFFFFFFFF

NUMBER_AT: Final = 0
MACHINE_AT: Final = 4
ARGUMENTS_AT: Final = 16
FILTER_MODE: Final = 2

THREAD: Final = 0x00010000
NAMESPACES: Final = 0x7E020080
SHARED_NOWHERE: Final = 0x21
GROWS_DOWN: Final = 0x100
UNIX: Final = 1
KIND: Final = 0xF
DATAGRAMS: Final = (2, 3)
OWNER_OF_FILE: Final = (8, 10, 15, 1024, 1026)
"""Commands that let a file send signals to others, or hold up those who write it."""
OWNER_OF_DEVICE: Final = (0x8901, 0x8902, 0x5412, 0x541C)
"""The same for devices, and typing on somebody's terminal."""


class Program(ctypes.Structure):
    """A filter as the kernel takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def forbid_calls() -> None:
    """Put the filter on this process, for good; starting the bot's program is still allowed."""
    code = b"".join(struct.pack("<HBBI", *step) for step in instructions(os.uname().machine))
    program = Program(len(code) // 8, code)
    prctl(NO_NEW_PRIVILEGES, 1)
    prctl(SET_SECCOMP, FILTER_MODE, ctypes.byref(program))


def numbers(table: str, column: int) -> dict[str, int]:
    """A table's calls by name, as far as the machine has them."""
    rows = [row.split() for row in table.split(",")]
    return {row[0]: int(row[1 + column]) for row in rows if row[1 + column] != "-"}


def instructions(machine: str) -> list[Instruction]:
    column, name = MACHINES[machine]
    steps = [
        (LOAD, 0, 0, MACHINE_AT), (JUMP_IF_EQUAL, 1, 0, name), (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, NUMBER_AT), (JUMP_IF_GREATER, 0, 1, NEWEST), (RETURN, 0, 0, BE_ABSENT),
    ]  # fmt: skip
    for table in REFUSED.values():
        for number in numbers(table, column).values():
            steps += [(JUMP_IF_EQUAL, 0, 1, number), (RETURN, 0, 0, REFUSE)]
    for number in numbers(ABSENT, column).values():
        steps += [(JUMP_IF_EQUAL, 0, 1, number), (RETURN, 0, 0, BE_ABSENT)]
    asked = numbers(ASKED, column)
    for call, (cases, verdict) in conditions(os.getpid()).items():
        steps += weighed(asked[call], cases, verdict)
    return [*steps, (RETURN, 0, 0, ALLOW)]


def conditions(pid: int) -> dict[str, tuple[list[Case], int]]:
    """By call: what is decided by an argument, and what happens otherwise."""
    known: dict[str, tuple[list[Case], int]] = {
        "clone": ([(0, THREAD | NAMESPACES, THREAD, ALLOW)], REFUSE),
        "mmap": (
            [
                (3, SHARED_NOWHERE, SHARED_NOWHERE, REFUSE),
                # Counted as stack, and so by no limit.
                (3, GROWS_DOWN, GROWS_DOWN, REFUSE),
            ],
            ALLOW,
        ),
        # A pair of streams reaches nobody else; datagrams can be sent to any address.
        "socketpair": (
            [*[(1, KIND, kind, REFUSE) for kind in DATAGRAMS], (0, WHOLE, UNIX, ALLOW)],
            REFUSE,
        ),
        "fcntl": ([(1, WHOLE, command, REFUSE) for command in OWNER_OF_FILE], ALLOW),
        "ioctl": ([(1, WHOLE, command, REFUSE) for command in OWNER_OF_DEVICE], ALLOW),
    }
    for call in ON_PROCESSES:
        known[call] = ([(0, WHOLE, pid, ALLOW)], REFUSE)
    for call in ON_ITSELF:
        known[call] = ([(0, WHOLE, 0, ALLOW), (0, WHOLE, pid, ALLOW)], REFUSE)
    return known


def weighed(number: int, cases: list[Case], otherwise: int) -> list[Instruction]:
    """If it is this call: the verdict of the first case that is met."""
    body: list[Instruction] = []
    for argument, mask, value, verdict in cases:
        body += [
            (LOAD, 0, 0, ARGUMENTS_AT + 8 * argument),
            (AND, 0, 0, mask),
            (JUMP_IF_EQUAL, 0, 1, value),
            (RETURN, 0, 0, verdict),
        ]
    body.append((RETURN, 0, 0, otherwise))
    return [(JUMP_IF_EQUAL, 0, len(body), number), *body]
