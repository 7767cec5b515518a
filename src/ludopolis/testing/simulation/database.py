"""A database on a machine of its own, in place of a driver: all above, from SQLAlchemy on, is real.

The statements are carried out by SQLite in memory. Requests and replies take their time and get
lost; who writes has the others wait, and nobody sees what is not committed. A session whose machine
is dead is rolled back at once, one that idles in a transaction after a while, as by PostgreSQL.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ludopolis.testing.simulation.loop import HOST

if TYPE_CHECKING:
    import asyncio
    import random
    from collections.abc import Callable

    from ludopolis.testing.simulation.loop import Host, VirtualLoop
    from ludopolis.testing.simulation.trace import Trace

FOR_UPDATE: Final = "/* for update */"
REPLY_SECONDS: Final = 10.0
"""How long a driver waits for a reply."""
IDLE_SECONDS: Final = 1.5
"""How long a machine that was stopped, or can't be reached, may hold up the others."""
CLOSED: Final = "connection closed"
WRITE_FAULTS: Final = {
    "full": "database or disk is full",
    "read-only": "attempt to write a readonly database",
    "locked": "database is locked",
}
LOCK_SECONDS: Final = 1.0
LOCK_LOOK: Final = 0.05
"""Who finds the database locked by a stranger looks again, but not for ever."""
Statement: TypeAlias = tuple[str, Any, bool]
"""SQL, its parameters, and whether these are those of many."""


class Result:
    """What came of one statement."""

    def __init__(self, cursor: sqlite3.Cursor | None = None) -> None:
        self.description = None if cursor is None else cursor.description
        self.rows: list[Any] = [] if cursor is None else cursor.fetchall()
        self.rowcount = -1 if cursor is None else cursor.rowcount
        self.lastrowid = None if cursor is None else cursor.lastrowid


class Weather:
    """What is wrong with the database at present. Chances are per commit."""

    def __init__(self, slowness: float = 1.0) -> None:
        self.is_away = False
        self.slowness = slowness
        self.write_fault = ""
        self.failing = 0.0
        self.unknown = 0.0


class Database:
    """The database. ``cut`` names the machines that can't reach it."""

    def __init__(
        self, loop: VirtualLoop, rng: random.Random, trace: Trace, template: sqlite3.Connection
    ) -> None:
        self.loop = loop
        self.rng = rng
        self.trace = trace
        self.handle = sqlite3.connect(":memory:", isolation_level=None)
        template.backup(self.handle)
        self.handle.execute("PRAGMA foreign_keys=ON")
        self.weather = Weather()
        self.cut: set[str] = set()
        self.sessions: list[Session] = []
        self.writer: Session | None = None
        self.queue: deque[Callable[[], None]] = deque()
        self.commits = 0
        self.stuck: list[tuple[Session, asyncio.Future[Result]]] = []

    def delay(self) -> float:
        return self.rng.uniform(0.0002, 0.002) * self.weather.slowness

    def read(self, sql: str, *parameters: object) -> list[Any]:
        """What is committed, for those who check."""
        self.hide_uncommitted()
        return self.handle.execute(sql, parameters).fetchall()

    # --- one writer at a time ----------------------------------------------------------------

    def hide_uncommitted(self) -> None:
        """Put aside what the writer has done so far; it is done again when the writer goes on."""
        if self.writer is not None and self.writer.is_applied:
            self.handle.execute("ROLLBACK")
            self.writer.is_applied = False

    def let_write(self, session: Session) -> None:
        self.writer = session
        self.handle.execute("BEGIN IMMEDIATE")
        session.is_applied = True

    def release(self, session: Session) -> None:
        if self.writer is session:
            self.writer = None
            while self.queue and self.writer is None:
                self.queue.popleft()()

    # --- faults ------------------------------------------------------------------------------

    def lose_host(self, host: Host) -> None:
        """A machine is dead: its connections are closed."""
        for session in [one for one in self.sessions if one.host is host]:
            session.kill()

    def miss_host(self, host: Host) -> None:
        """A machine is silent; for a while it may go on holding what it holds."""
        for session in [one for one in self.sessions if one.host is host and one.is_writing]:
            self.loop.later(IDLE_SECONDS, session.lose_patience, session.written)

    def part_from(self, host: Host) -> None:
        self.cut.add(host.name)
        self.miss_host(host)

    def reach_all(self) -> None:
        """All machines are there again; what they had begun is found to be broken."""
        self.cut.clear()
        for session, reply in self.stuck:
            session.kill()
            fail(reply, sqlite3.OperationalError(CLOSED))
        self.stuck.clear()

    def crash(self) -> None:
        """All connections are closed, and what was not committed is gone."""
        for session in list(self.sessions):
            session.kill()
        self.weather.is_away = True

    def come_back(self) -> None:
        self.weather.is_away = False

    def close(self) -> None:
        """Let go of the memory; connections that nobody has closed find that there is nothing."""
        for session in self.sessions:
            session.is_open = False
        self.sessions.clear()
        self.writer = None
        self.handle.close()


class Session:
    """One connection, as the driver of a machine has it."""

    def __init__(self, database: Database, host: Host | None) -> None:
        self.database = database
        self.host = host
        self.is_open = True
        self.is_applied = False
        self.log: list[Statement] = []
        self.written = 0
        database.sessions.append(self)

    @property
    def is_writing(self) -> bool:
        return self.database.writer is self

    @property
    def is_cut(self) -> bool:
        return self.host is not None and self.host.name in self.database.cut

    # --- the way there and back --------------------------------------------------------------

    async def ask(self, work: Callable[[], Result], *, is_write: bool) -> Result:
        """Have something done at the database; it is done even if the reply never comes."""
        loop = self.database.loop
        reply: asyncio.Future[Result] = loop.create_future()
        if self.is_cut:
            self.get_stuck(reply)
        else:
            serve = self.write_for if is_write else self.serve
            loop.later(self.database.delay(), serve, reply, work)
        try:
            return await reply
        except TimeoutError:
            self.kill()
            raise

    def write_for(
        self, reply: asyncio.Future[Result], work: Callable[[], Result], waited: float = 0.0
    ) -> None:
        """At the database: carry it out, or let it wait for the one who writes."""
        database = self.database
        if database.weather.write_fault == "locked" and waited < LOCK_SECONDS:
            database.loop.later(LOCK_LOOK, self.write_for, reply, work, waited + LOCK_LOOK)
        elif database.writer in {None, self} or not self.is_open:
            self.serve(reply, work)
        else:
            database.queue.append(lambda: self.write_for(reply, work))

    def serve(self, reply: asyncio.Future[Result], work: Callable[[], Result]) -> None:
        try:
            self.check_open()
            found = work()
        except sqlite3.Error as error:
            self.reply(reply, error)
        else:
            self.reply(reply, found)

    def reply(self, reply: asyncio.Future[Result], found: Result | Exception) -> None:
        loop, delay = self.database.loop, self.database.delay()
        if self.is_cut:
            self.get_stuck(reply)
        elif isinstance(found, Exception):
            loop.later(delay, fail, reply, found)
        else:
            loop.later(delay, succeed, reply, found)

    def get_stuck(self, reply: asyncio.Future[Result]) -> None:
        """Nothing comes back; the driver gives up after a while."""
        self.database.stuck.append((self, reply))
        self.database.loop.later(REPLY_SECONDS, fail, reply, TimeoutError())

    # --- statements --------------------------------------------------------------------------

    async def execute(self, sql: str, parameters: Any, *, is_many: bool) -> Result:  # noqa: ANN401
        is_write = sql.lstrip()[:6].upper() != "SELECT" or FOR_UPDATE in sql
        if is_write:
            statement = (sql, parameters, is_many)
            return await self.ask(lambda: self.write(statement), is_write=True)
        return await self.ask(lambda: self.read(sql, parameters), is_write=False)

    def read(self, sql: str, parameters: Any) -> Result:  # noqa: ANN401 - the driver's
        if self.is_writing:
            self.go_on()
        else:
            self.database.hide_uncommitted()
        return Result(self.database.handle.execute(sql, parameters))

    def write(self, statement: Statement) -> Result:
        fault = self.database.weather.write_fault
        if fault:
            raise sqlite3.OperationalError(WRITE_FAULTS[fault])
        if self.is_writing:
            self.go_on()
        else:
            self.database.let_write(self)
        self.log.append(statement)
        self.written += 1
        return self.carry_out(statement)

    def go_on(self) -> None:
        """Do again what was put aside for somebody who has read in between."""
        if not self.is_applied:
            self.database.let_write(self)
            for statement in self.log:
                self.carry_out(statement)

    def carry_out(self, statement: Statement) -> Result:
        handle, (sql, parameters, is_many) = self.database.handle, statement
        return Result(
            handle.executemany(sql, parameters) if is_many else handle.execute(sql, parameters)
        )

    # --- the end of a transaction ------------------------------------------------------------

    async def commit(self) -> None:
        if self.is_writing or not self.is_open:
            await self.ask(self.keep, is_write=False)

    def keep(self) -> Result:
        """Commit, unless the weather is bad; sometimes nobody will know whether it was done."""
        database, weather = self.database, self.database.weather
        chance = database.rng.random() if weather.failing or weather.unknown else 1.0
        if weather.write_fault not in {"", "locked"} or chance < weather.failing:
            self.drop()
            raise sqlite3.OperationalError("disk I/O error")
        self.go_on()
        database.handle.execute("COMMIT")
        database.commits += 1
        self.forget()
        if chance < weather.failing + weather.unknown:
            database.trace.note("store", "commit whose outcome nobody learns")
            self.kill()
            raise sqlite3.OperationalError(CLOSED)
        return Result()

    async def rollback(self) -> None:
        if self.is_writing and self.is_open:
            await self.ask(self.roll_back, is_write=False)

    def roll_back(self) -> Result:
        self.drop()
        return Result()

    def drop(self) -> None:
        """What was not committed never was."""
        if self.is_writing and self.is_applied:
            self.database.handle.execute("ROLLBACK")
        self.forget()

    def forget(self) -> None:
        self.is_applied = False
        self.log.clear()
        self.database.release(self)

    def kill(self) -> None:
        if self.is_open:
            self.is_open = False
            self.database.sessions.remove(self)
            self.drop()

    def lose_patience(self, written: int) -> None:
        if self.is_writing and self.written == written:
            self.database.trace.note("store", "ends a session that idles in a transaction")
            self.kill()

    def check_open(self) -> None:
        if self.database.weather.is_away:
            self.kill()
        if not self.is_open:
            raise sqlite3.OperationalError(CLOSED)


async def connect(database: Database) -> Session:
    """A new connection for the machine that asks; refused while the database is away."""
    session = Session(database, HOST.get())
    try:
        await session.ask(Result, is_write=False)
    except sqlite3.Error as error:
        raise ConnectionRefusedError(str(error)) from error
    return session


def fail(reply: asyncio.Future[Result], error: Exception) -> None:
    if not reply.done():
        reply.set_exception(error)


def succeed(reply: asyncio.Future[Result], found: Result) -> None:
    if not reply.done():
        reply.set_result(found)
