"""Whether the store can be used: noticed by all who use it, told in the log once per change."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from ludopolis.server.metrics import STORE_AWAY
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.server.storage.gate import Gate

OURS: Final = (
    IntegrityError,
    ProgrammingError,
    DataError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
)
"""What is wrong with a statement, not with the store."""
BAD_DATA: Final = "22"
"""The first figures of PostgreSQL's codes for values that it can't keep."""
PATIENCE: Final = 2.0
CALM: Final = 1.0
BREATH: Final = 0.1
SLOW: Final = "the store does not answer"
LOG: Final = structlog.get_logger("store")


class StoreAway(Refusal):
    """The store can't be used now. What was to be written may be there or not."""

    def __init__(self) -> None:
        super().__init__("store-unavailable")


class Condition:
    """How a database is. ``trouble`` says why nothing can be stored, empty when all is well."""

    def __init__(self, readers: int) -> None:
        self.lock: Final = asyncio.Lock()
        self.readers: Final = asyncio.Semaphore(readers)
        self.gate: Gate | None = None
        self.trouble = ""
        self.away_since = self.failed = self.out_of_reach = 0.0

    @contextlib.contextmanager
    def watched(self, *, is_reading: bool = False) -> Iterator[None]:
        """What the driver says of a store that can't be used becomes ``StoreAway``.

        One that can't even be read is left alone for a moment: those who come back to it again
        and again must not keep the server from answering others.
        """
        if time.monotonic() < self.out_of_reach:
            raise StoreAway
        try:
            yield
        except Exception as error:
            if not is_of_the_store(error):
                raise
            if is_reading:
                self.out_of_reach = time.monotonic() + BREATH
            self.note_trouble(first_line(error) or type(error).__name__)
            raise StoreAway from error

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Who writes and has to wait for long is noticed while it lasts."""
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(PATIENCE, self.note_trouble, SLOW)
        try:
            yield
        finally:
            alarm.cancel()

    def note_trouble(self, trouble: str) -> None:
        if not self.trouble:
            self.away_since = time.monotonic()
            STORE_AWAY.set(1)
            LOG.error("store is away", error=trouble)
        self.trouble = trouble
        self.failed = time.monotonic()

    def note_written(self) -> None:
        """It is back once nothing has failed for a while: a full disk still takes a line or two."""
        if self.trouble and self.failed < time.monotonic() - CALM:
            self.trouble = ""
            STORE_AWAY.set(0)
            LOG.warning("store is back", seconds=round(time.monotonic() - self.away_since, 1))


def is_of_the_store(error: BaseException) -> bool:
    """Whether the store itself is to blame: away, full, locked, broken."""
    if isinstance(error, OURS):
        return False
    if isinstance(error, DBAPIError):
        code = str(getattr(error.orig, "sqlstate", None) or "")
        return not code.startswith(BAD_DATA)
    # While PostgreSQL starts or stops, its driver's own errors come through as they are.
    is_drivers = type(error).__module__.startswith("asyncpg")
    return is_drivers or isinstance(error, (OSError, sqlite3.Error, PoolTimeoutError))


def first_line(error: BaseException) -> str:
    """The first line of an error, without the statement and its parameters."""
    return str(error).partition("\n")[0]
