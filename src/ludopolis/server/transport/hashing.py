"""A process that hashes passwords: a question per line, an answer per line, until nobody asks.

A hash takes a quarter of a second of a processor and 64 MB, on purpose. Whoever yields to all
others, as this process does, must hold nothing that a player's move waits for, be it the
interpreter or memory: so it has its own. It ends with its input, and so with the server.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import sys
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

NICENESS: Final = 19


def main() -> None:
    # Who interrupts the server at a terminal interrupts this too: it ends a little later.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    be_modest()
    rounds, kilobytes, lanes = map(int, sys.argv[1:])
    hasher = PasswordHasher(rounds, kilobytes, lanes)
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(answer(hasher, *json.loads(line)))}\n")
        sys.stdout.flush()


def answer(hasher: PasswordHasher, password: str, hashed: str | None = None) -> str | bool:
    """The hash of a password, or whether it is that of ``hashed``: an empty one is nobody's."""
    if hashed is None:
        return hasher.hash(password)
    try:
        return hasher.verify(hashed or decoy(hasher), password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def decoy(hasher: PasswordHasher) -> str:
    """What is compared where there is no account: it must take as long as a wrong password."""
    return hasher.hash(secrets.token_hex(8))


def be_modest() -> None:
    """Yield to all others at once; who is only nice may first finish some milliseconds."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    main()
