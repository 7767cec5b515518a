"""A real SQLite that fails when it is told to: by its driver's calls, as a disk would."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any, Final

import structlog
from structlog.testing import capture_logs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping

    from sqlalchemy.ext.asyncio import AsyncEngine

CALLS: Final = ("do_execute", "do_executemany", "do_commit")


@contextlib.contextmanager
def all_logs() -> Iterator[list[MutableMapping[str, Any]]]:
    """What is logged, whatever the level of the servers that were opened before."""
    before = structlog.get_config()["wrapper_class"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(0))
    try:
        with capture_logs() as log:
            yield log
    finally:
        structlog.configure(wrapper_class=before)


class FaultyDriver:
    """Counts what the driver is asked to do, and fails from one call on, for as many as wanted.

    ``is_late`` lets a failing commit be done all the same: its outcome is unknown to who asked.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.calls = 0
        self.first = self.last = -1
        self.is_late = False
        dialect = engine.sync_engine.dialect
        for name in CALLS:
            setattr(dialect, name, self.wrapped(name, getattr(dialect, name)))

    def fail(self, after: int = 0, times: int = 1, *, is_late: bool = False) -> None:
        """Do so many calls more, then fail so many times."""
        self.first = self.calls + after
        self.last = self.first + times
        self.is_late = is_late

    def mend(self) -> None:
        self.first = self.last = -1

    def wrapped(self, name: str, call: Callable[..., None]) -> Callable[..., None]:
        def called(*arguments: Any, **more: Any) -> None:  # noqa: ANN401 - whatever it is called with
            number = self.calls
            self.calls += 1
            if not self.first <= number < self.last:
                call(*arguments, **more)
                return
            if self.is_late and name == "do_commit":
                call(*arguments, **more)
            message = "database or disk is full"
            raise sqlite3.OperationalError(message)

        return called
