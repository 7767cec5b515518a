"""The thread that writes into a SQLite file what matches bring: one errand for each commit.

SQLAlchemy and the asynchronous driver go back and forth between threads for every statement, and
all who moved wait for a commit that somebody's chat is in. So rows that are ready for the driver
are handed over in one go.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ludopolis.server.storage.database import file_of, make_private, set_up, turn_to_write

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from sqlalchemy import Insert, Update
    from sqlalchemy.ext.asyncio import AsyncEngine

    from ludopolis.server.storage.batch import Line

Row: TypeAlias = tuple[object, ...]
Errand: TypeAlias = "list[tuple[Statement, list[Row]]]"
"""Statements of one transaction, each with the rows that it is to be carried out for."""
MAX_ROWS: Final = 32
"""Of one statement. Whenever it carries one out, SQLite lets go of the interpreter, and then waits
for a busy event loop to give it back."""


class Scribe:
    """Writes to the file of an engine, by a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.dialect: Final = engine.sync_engine.dialect
        self.thread: Final = ThreadPoolExecutor(1, "scribe")
        self.connection: sqlite3.Connection | None = None

    async def write(self, errand: Errand, insert: Statement, lines: Sequence[Line] = ()) -> None:
        """Return once all of it is committed, and the lines know their numbers."""
        loop = asyncio.get_running_loop()
        async with turn_to_write(self.engine):
            await loop.run_in_executor(self.thread, self.carry_out, errand, insert, lines)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
        self.thread.shutdown(wait=False)

    # --- in the thread -----------------------------------------------------------------------

    def carry_out(self, errand: Errand, insert: Statement, lines: Sequence[Line]) -> None:
        connection = self.connection or self.open()
        try:
            for statement, rows in errand:
                for text, values in statement.runs(rows):
                    self.dialect.do_execute(connection.cursor(), text, values)  # type: ignore[arg-type]
            for line, row in zip(lines, insert.rows([line.row() for line in lines]), strict=True):
                found = connection.execute(insert.text, row).fetchone()
                line.number = 0 if found is None else found[0]
            self.dialect.do_commit(connection)  # type: ignore[arg-type]
        except sqlite3.IntegrityError:
            connection.rollback()
            raise
        except BaseException:
            # What was opened while the file could only be read would never write again.
            self.let_go()
            raise

    def open(self) -> sqlite3.Connection:
        file = file_of(self.engine.url)
        make_private(file)
        connection = sqlite3.connect(file)
        self.connection = connection
        set_up(connection, file)
        # What is written belongs to matches that were read from here or are written with it, and
        # none is ever taken out. To see whether it does, SQLite would keep a way back out of each
        # statement of several rows, which costs more than the rows.
        connection.execute("PRAGMA foreign_keys=OFF")
        return connection

    def let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


INSERT: Final = "INSERT INTO "
INSERT_ALL: Final = "INSERT OR ROLLBACK INTO "
VALUES: Final = " VALUES "


class Statement:
    """A statement as the driver wants it, with all columns or these."""

    def __init__(
        self,
        engine: AsyncEngine,
        given: Insert | Update,
        columns: Collection[str] | None = None,
    ) -> None:
        compiled: Any = given.compile(dialect=engine.dialect, column_keys=columns)
        self.text: Final = str(compiled)
        self.names: Final[list[str]] = compiled.positiontup or []
        _, _, values = self.text.partition(VALUES)
        self.next_row: Final = f", {values}" if values.endswith(")") else ""

    def rows(self, found: list[dict[str, object]]) -> list[Row]:
        return [tuple([row[name] for name in self.names]) for row in found]

    def runs(self, rows: list[Row]) -> Iterator[tuple[str, Row]]:
        """As few statements as there can be for the rows, each with its values."""
        most = MAX_ROWS if self.next_row else 1
        # A statement that fails ends the transaction: so there is no way back out of it alone.
        text = self.text.replace(INSERT, INSERT_ALL, 1) if self.next_row else self.text
        for start in range(0, len(rows), most):
            some = rows[start : start + most]
            yield text + self.next_row * (len(some) - 1), tuple(chain.from_iterable(some))
