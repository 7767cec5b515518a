"""SQLAlchemy's engines on the simulated database: a driver and a dialect, as thin as can be."""

from __future__ import annotations

import sqlite3
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import AdaptedConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool
from sqlalchemy.util.concurrency import await_only

from ludopolis.server.storage.database import FILE_READERS, READERS, upgrade
from ludopolis.testing.simulation.database import CLOSED, FOR_UPDATE, Database, Result, connect

if TYPE_CHECKING:
    from ludopolis.testing.simulation.database import Session

COMPILED: Final[dict[Any, Any]] = {}
"""Statements are put into SQL once for all nodes of all runs."""


class Cursor:
    """As much of a cursor as SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, session: Session) -> None:
        self.session = session
        self.result = Result()
        self.rows: deque[Any] = deque()

    def execute(self, sql: str, parameters: Any = ()) -> Any:  # noqa: ANN401 - the driver's
        self.take(await_only(self.session.execute(sql, parameters or (), is_many=False)))

    def executemany(self, sql: str, parameters: Any) -> Any:  # noqa: ANN401
        self.take(await_only(self.session.execute(sql, parameters, is_many=True)))

    def take(self, result: Result) -> None:
        self.result, self.rows = result, deque(result.rows)

    @property
    def description(self) -> Any:  # noqa: ANN401
        return self.result.description

    @property
    def rowcount(self) -> int:
        return self.result.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self.result.lastrowid

    def fetchone(self) -> Any:  # noqa: ANN401
        return self.rows.popleft() if self.rows else None

    def fetchmany(self, size: int | None = None) -> list[Any]:
        return [self.rows.popleft() for _ in range(min(size or 1, len(self.rows)))]

    def fetchall(self) -> list[Any]:
        found = list(self.rows)
        self.rows.clear()
        return found

    def close(self) -> None:
        self.rows.clear()

    async def _async_soft_close(self) -> None:
        """The rows are here already."""


class Connection(AdaptedConnection):
    """A connection as SQLAlchemy sees it: calls that wait by switching greenlets."""

    __slots__ = ()

    def __init__(self, session: Session) -> None:
        self._connection: Any = session

    def cursor(self, *, server_side: bool = False) -> Cursor:
        return Cursor(self._connection)

    def commit(self) -> None:
        await_only(self._connection.commit())

    def rollback(self) -> None:
        await_only(self._connection.rollback())

    def close(self) -> None:
        self._connection.kill()

    terminate = close


class Driver:
    """The module of a driver."""

    paramstyle = "qmark"
    sqlite_version_info = sqlite3.sqlite_version_info
    sqlite_version = sqlite3.sqlite_version
    Error = sqlite3.Error
    DatabaseError = sqlite3.DatabaseError
    IntegrityError = sqlite3.IntegrityError
    OperationalError = sqlite3.OperationalError
    ProgrammingError = sqlite3.ProgrammingError
    NotSupportedError = sqlite3.NotSupportedError

    @staticmethod
    def connect(*, database: Database) -> Connection:
        return Connection(await_only(connect(database)))

    @staticmethod
    def Binary(data: bytes) -> bytes:  # noqa: N802 - the standard's
        return data


class Compiler(SQLiteCompiler):
    """SQL that says which rows are read to be changed, as PostgreSQL wants to know it."""

    def for_update_clause(self, select: Any, **_options: Any) -> str:  # noqa: ANN401
        return f" {FOR_UPDATE}"


class SharedDialect(SQLiteDialect_pysqlite):
    """A database that several nodes share. All dialects of a kind are alike."""

    name = "simulated"
    driver = "simulated"
    supports_statement_cache = True
    is_async = True
    has_terminate = True
    statement_compiler = Compiler

    @classmethod
    def import_dbapi(cls) -> Any:  # noqa: ANN401
        return Driver

    @classmethod
    def get_pool_class(cls, _url: Any) -> Any:  # noqa: ANN401
        return AsyncAdaptedQueuePool

    def create_connect_args(self, url: Any) -> Any:  # noqa: ANN401
        return (), {}

    def on_connect(self) -> Any:  # noqa: ANN401
        return None

    def initialize(self, connection: Any) -> None:  # noqa: ANN401
        """There is nothing to find out."""

    def do_ping(self, dbapi_connection: Any) -> bool:  # noqa: ANN401
        return bool(dbapi_connection.driver_connection.is_open)

    def is_disconnect(self, e: Any, connection: Any, cursor: Any) -> bool:  # noqa: ANN401
        return CLOSED in str(e)

    def get_driver_connection(self, connection: Any) -> Any:  # noqa: ANN401
        return connection.driver_connection

    def do_terminate(self, dbapi_connection: Any) -> None:  # noqa: ANN401
        dbapi_connection.terminate()

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)


class LoneDialect(SharedDialect):
    """The file of a single server, which lets its own writers queue up."""

    name = "sqlite"
    supports_statement_cache = True


registry.register("simulated", __name__, "SharedDialect")
registry.register("simulated.lone", __name__, "LoneDialect")


def engine_for(database: Database, *, is_lone: bool) -> AsyncEngine:
    return create_async_engine(
        "simulated+lone://" if is_lone else "simulated://",
        connect_args={"database": database},
        pool_size=(FILE_READERS if is_lone else READERS) + 1,
        pool_pre_ping=True,
        hide_parameters=True,
        execution_options={"compiled_cache": COMPILED},
    )


def new_template() -> sqlite3.Connection:
    """An empty store, as the migrations make it."""
    handle = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://", creator=lambda: handle, poolclass=StaticPool)
    with engine.begin() as connection:
        upgrade(connection, "head")
    return handle
