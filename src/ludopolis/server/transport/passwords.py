"""Passwords: hashed beside the event loop, one by one, and not guessed without end.

A hash takes a quarter of a second of a processor and 64 MB, on purpose. So hashes are made by a
thread that yields to everything else, no more wait than can be served in a few seconds, and wrong
guesses are counted by address and by account.

Nobody is locked out for good: a guess that is refused is not counted, what was used up comes back
with time, and who has given the right password from an address has a count of their own there,
which strangers who guess at the account do not touch.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludopolis.server.rate import MAX_BUCKETS, Rate
from ludopolis.server.transport.entrance import step_aside
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ludopolis.server.rate import Bucket

AT_ONCE: Final = 1
MAX_WAITING: Final = 16
NICENESS: Final = 19
GUESSES: Final = 10
ADDRESS_SECONDS: Final = 10.0
ACCOUNT_SECONDS: Final = 30.0
HASHER: Final = PasswordHasher()
Found = TypeVar("Found")


class Passwords:
    """Makes and compares hashes, ``AT_ONCE`` at a time."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords", initializer=be_modest)
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        return await self.run(lambda: HASHER.hash(password))

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; no account (None) takes as long as a wrong password."""
        return await self.run(lambda: is_password(hashed or decoy(), password)) and bool(hashed)

    async def run(self, work: Callable[[], Found]) -> Found:
        if self.waiting >= MAX_WAITING:
            raise Refusal("too-many-requests")
        self.waiting += 1
        step_aside()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1


def is_password(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def decoy() -> str:
    return HASHER.hash(secrets.token_hex(8))


def be_modest() -> None:
    """Let the thread yield to all others, where threads have priorities of their own."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Guesses:
    """How many wrong passwords have come from an address, and for an account."""

    def __init__(self) -> None:
        self.by_address = Rate(1 / ADDRESS_SECONDS, GUESSES)
        self.by_account = Rate(1 / ACCOUNT_SECONDS, GUESSES)
        self.at_home: dict[str, None] = {}

    @contextlib.contextmanager
    def guess(self, address: str, account: str) -> Iterator[None]:
        """Refuse who has guessed too often; count the guess unless it turns out to be right."""
        buckets = self.buckets(address, account.casefold())
        take_all(buckets)
        yield
        for bucket in buckets:
            bucket.give_back()
        self.remember(f"{account.casefold()} {address}")

    def buckets(self, address: str, account: str) -> list[Bucket]:
        home = f"{account} {address}"
        if home in self.at_home:
            return [self.by_account.bucket(home)]
        return [self.by_address.bucket(address), self.by_account.bucket(account)]

    def remember(self, home: str) -> None:
        self.at_home.pop(home, None)
        self.at_home[home] = None
        if len(self.at_home) > MAX_BUCKETS:
            del self.at_home[next(iter(self.at_home))]


def take_all(buckets: list[Bucket]) -> None:
    """One from each, or none: who is refused has not used up anything."""
    is_enough = [bucket.take() for bucket in buckets]
    if not all(is_enough):
        for bucket in buckets:
            bucket.give_back()
        raise Refusal("too-many-guesses")
