"""Passwords: hashed beside the event loop, one by one, and not guessed without end.

Hashes are made by a process that yields to everything else (``hashing``), no more wait than can be
served in a few seconds, and wrong guesses are counted by address and by account.

Nobody is locked out for good: a guess that is refused is not counted, what was used up comes back
with time, and who has given the right password from an address has a count of their own there,
which strangers who guess at the account do not touch.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from argon2 import DEFAULT_MEMORY_COST, DEFAULT_PARALLELISM, DEFAULT_TIME_COST

from ludopolis.server.rate import MAX_BUCKETS, Rate
from ludopolis.server.transport import hashing
from ludopolis.server.transport.entrance import step_aside
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.server.rate import Bucket

MAX_WAITING: Final = 16
GUESSES: Final = 10
ADDRESS_SECONDS: Final = 10.0
ACCOUNT_SECONDS: Final = 30.0
COST: Final = (DEFAULT_TIME_COST, DEFAULT_MEMORY_COST, DEFAULT_PARALLELISM)
"""Rounds, kilobytes and lanes of a new hash."""


class Passwords:
    """Has hashes made and compared, one at a time, by a process that begins with the first."""

    def __init__(self) -> None:
        self.asking: Final = ThreadPoolExecutor(1, "passwords")
        self.waiting = 0
        self.process: subprocess.Popen[str] | None = None
        self.is_over = False

    async def hashed(self, password: str) -> str:
        return str(await self.run(password))

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; no account (None) takes as long as a wrong password."""
        return bool(await self.run(password, hashed or "")) and bool(hashed)

    async def run(self, *question: str) -> str | bool:
        if self.waiting >= MAX_WAITING:
            raise Refusal("too-many-requests")
        self.waiting += 1
        step_aside()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.asking, self.ask, question)
        finally:
            self.waiting -= 1

    def ask(self, question: tuple[str, ...]) -> str | bool:
        """Once more if the process was ended, perhaps for want of memory, and not by us."""
        try:
            return self.ask_now(question)
        except OSError:
            if self.is_over:
                raise
            self.end()
            return self.ask_now(question)

    def ask_now(self, question: tuple[str, ...]) -> str | bool:
        process = self.process = self.process or begun()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{json.dumps(question)}\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise BrokenPipeError
        found: str | bool = json.loads(answer)
        return found

    def close(self) -> None:
        """Ends what is under way: nobody waits for it any more."""
        self.is_over = True
        self.asking.shutdown(wait=False, cancel_futures=True)
        self.end()

    def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


def begun() -> subprocess.Popen[str]:
    """In the server's session: among those of others Linux takes no notice of niceness."""
    command = [sys.executable, "-P", "-m", hashing.__name__, *map(str, COST)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)  # noqa: S603


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
