# interpreted: a few calls before a foreign bot starts
"""Calls of the kernel that Python has no name for. One that fails raises ``OSError``."""

from __future__ import annotations

import ctypes
import os
from typing import Final

LIBC: Final = ctypes.CDLL(None, use_errno=True)

SET_PARENT_DEATH_SIGNAL: Final = 1
KEEP_CAPABILITIES: Final = 8
SET_SECCOMP: Final = 22
NO_NEW_PRIVILEGES: Final = 38
AMBIENT: Final = 47
CAPABILITIES_VERSION: Final = 0x20080522


class CapabilityHeader(ctypes.Structure):
    """Whose capabilities are set: 0 is the caller."""

    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class CapabilitySets(ctypes.Structure):
    """Thirty-two capabilities as bits; the kernel takes two of these."""

    _fields_ = (
        ("effective", ctypes.c_uint32),
        ("permitted", ctypes.c_uint32),
        ("inheritable", ctypes.c_uint32),
    )


def checked(result: int) -> int:
    if result < 0:
        fault = ctypes.get_errno()
        raise OSError(fault, os.strerror(fault))
    return result


def syscall(number: int, *arguments: object) -> int:
    return checked(LIBC.syscall(ctypes.c_long(number), *arguments))


def prctl(option: int, *arguments: object) -> None:
    words = [
        ctypes.c_ulong(argument) if isinstance(argument, int) else argument
        for argument in arguments
    ]
    zeros = [ctypes.c_ulong(0)] * (4 - len(words))
    checked(LIBC.prctl(option, *words, *zeros))


def unshare(flags: int) -> None:
    checked(LIBC.unshare(flags))


def mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    texts = [os.fsencode(text) for text in (source, target, kind)]
    checked(LIBC.mount(*texts, ctypes.c_ulong(flags), os.fsencode(options)))


def unmount(target: str, flags: int) -> None:
    checked(LIBC.umount2(os.fsencode(target), flags))


def keep_capabilities(bits: int) -> None:
    """Have these capabilities and no others."""
    header = CapabilityHeader(CAPABILITIES_VERSION, 0)
    sets = (CapabilitySets * 2)(CapabilitySets(bits, bits, bits), CapabilitySets(0, 0, 0))
    checked(LIBC.capset(ctypes.byref(header), ctypes.byref(sets)))
