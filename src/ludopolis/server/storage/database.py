"""Opening a database: the engine, its pragmas, and its schema brought up to date."""

from __future__ import annotations

import contextlib
import os
import stat
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

import structlog
from sqlalchemy import event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludopolis.server.storage.condition import Condition, first_line, is_of_the_store
from ludopolis.server.storage.gate import Gate
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from alembic.script import ScriptDirectory
    from sqlalchemy import URL, Connection
    from sqlalchemy.engine import ExceptionContext

    from ludopolis.server.settings import Settings

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
# A node that was stopped in the middle of a commit must not hold the others up.
IMPATIENCE: Final = {"idle_in_transaction_session_timeout": "1500"}
READERS: Final = 8
FILE_READERS: Final = 3
"""How many may read at once; who writes has a connection more, and waits for none of them."""
CONDITIONS: Final[WeakKeyDictionary[AsyncEngine, Condition]] = WeakKeyDictionary()
MIGRATION_LOCK: Final = 0x4C55444F
PRIVATE: Final = 0o600

LOG: Final = structlog.get_logger("store")


def engine_of(settings: Settings) -> AsyncEngine:
    """The engine of the settings' database; refuses one that nobody knows how to open."""
    try:
        return make_engine(settings)
    except (SQLAlchemyError, ImportError) as error:
        raise Refusal("database-unusable", detail=first_line(error)) from None


def make_engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database_url,
            pool_size=READERS + 1,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": IMPATIENCE, "timeout": 5, "command_timeout": 10},
        )
    file = file_of(make_url(settings.database_url))
    if not file.parent.is_dir():
        raise Refusal("database-folder", folder=str(file.parent))
    engine = create_async_engine(
        settings.database_url, pool_size=FILE_READERS + 1, hide_parameters=True
    )
    event.listen(engine.sync_engine, "do_connect", lambda *_: make_private(file))
    event.listen(engine.sync_engine, "connect", lambda connection, _: set_up(connection, file))
    event.listen(engine.sync_engine, "handle_error", distrust_connections)
    return engine


def file_of(url: URL) -> Path:
    return Path(url.database or "")


def make_private(file: Path) -> None:
    """A store that nobody else can read: it holds seeds and the key of the cookies.

    One that is there already must not be opened but by SQLite: whoever closes a file gives up all
    locks that the process has on it. Others then believe that nobody has the store open, and take
    away the log of what was written last.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def set_up(connection: Any, file: Path) -> None:  # noqa: ANN401 - of the driver
    """Make a connection ours; the file has been found to be a store by then."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
    # SQLite gives the files beside it the same mode.
    for end in ("", "-wal", "-shm", "-journal"):
        narrow(file.with_name(file.name + end))


def narrow(file: Path) -> None:
    """Take a file's rights away from all but its owner, and say so."""
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & ~PRIVATE:
            file.chmod(mode & PRIVATE)
            LOG.warning("store narrowed to its owner", file=str(file), was=f"{mode:04o}")
    except FileNotFoundError:
        return
    except OSError as error:
        LOG.warning("store can be read by others", file=str(file), error=error.strerror)


@contextlib.asynccontextmanager
async def turn_to_write(engine: AsyncEngine) -> AsyncIterator[None]:
    """SQLite has one writer at a time: here they queue up in order,

    where SQLite would let them sleep and try again.
    """
    condition = condition_of(engine)
    lock = condition.lock if engine.dialect.name == "sqlite" else contextlib.nullcontext()
    gate = condition.gate.turn() if condition.gate else contextlib.nullcontext()
    with condition.watched(), condition.timed():
        async with lock, gate:
            yield
    condition.note_written()


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, from its first statement on.

    One that reads before it writes must not be overtaken by another process in between.
    """
    async with turn_to_write(engine), engine.begin() as connection:
        if engine.dialect.driver == "aiosqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


@contextlib.asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read by."""
    condition = condition_of(engine)
    async with condition.readers:
        with condition.watched(is_reading=True):
            async with engine.connect() as connection:
                yield connection


def share(engine: AsyncEngine, path: str) -> None:
    """Queue up with other workers who write the same file."""
    condition_of(engine).gate = Gate(path)


def condition_of(engine: AsyncEngine) -> Condition:
    if engine not in CONDITIONS:
        CONDITIONS[engine] = Condition(FILE_READERS if engine.dialect.name == "sqlite" else READERS)
    return CONDITIONS[engine]


def distrust_connections(context: ExceptionContext) -> None:
    """After trouble with the file, open it anew.

    What was opened while it could only be read would never write again.
    """
    if is_of_the_store(context.original_exception):
        context.is_disconnect = True


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema up to a revision; several nodes may do so at once."""
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                # Loading Alembic alone may take a busy machine longer than IMPATIENCE.
                await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            await connection.run_sync(upgrade, revision)
    except (SQLAlchemyError, OSError) as error:
        raise Refusal("database-unusable", detail=first_line(error)) from error


def upgrade(connection: Connection, revision: str) -> None:
    """Alembic takes a while to be loaded: where there is nothing to do, it is not."""
    scripts = files("ludopolis.server.storage") / "migrations"
    newest = max(file.name for file in (scripts / "versions").iterdir() if file.name[0] == "r")
    if revision in {"head", revision_of(newest)} and is_at(connection, revision_of(newest)):
        return
    from alembic import command  # noqa: PLC0415 - as said above
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.attributes["connection"] = connection
    check_known(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, revision)


def revision_of(file: str) -> str:
    """Files of revisions begin with their names."""
    return file.partition("_")[0].removeprefix("r")


def is_at(connection: Connection, revision: str) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return found == [revision]


def check_known(connection: Connection, scripts: ScriptDirectory) -> None:
    """Refuse a store that a later version of the program has brought up already."""
    from alembic.migration import MigrationContext  # noqa: PLC0415 - as above

    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise Refusal("database-newer", revision=revision, known=max(known))
