"""The store: matches and their moves in SQLite or PostgreSQL, many moves to one commit.

``append`` returns when the moves are on disk. Two writers of one match can't both succeed: the key
(match, number) lets one through, the other gets ``Conflict`` and must read again.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from collections import deque
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from ludopolis.server.match.entry import NO_DETAILS, Config, Details, Entry
from ludopolis.server.match.snapshots import Snapshot
from ludopolis.server.metrics import COMMIT_SECONDS, COMMITTED, CONFLICTS
from ludopolis.server.storage.batch import Batch, Line
from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import chat, matches, moves, participants, snapshots
from ludopolis.server.storage.scribe import Scribe, Statement
from ludopolis.wire.message import Said
from ludopolis.wire.rest import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ludopolis.server.storage.batch import Then
    from ludopolis.server.storage.scribe import Errand

MAX_BATCHES: Final = 500
BUSY: Final = 4
CHAT_SHOWN: Final = 100
CHAT_SECONDS: Final = 0.05
"""How long lines of chat wait for others, so that moves seldom wait for a commit of theirs."""
DETAILS: Final = msgspec.json.Decoder(Details)


TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)
"""What the database says when the number of an entry is taken."""
LOG: Final = structlog.get_logger("store")


class Conflict(Exception):
    """Somebody else has written to the match first."""


class ListedRow(msgspec.Struct, frozen=True):
    """A match in a list, as stored. ``listed`` is how many of its ``entries`` ``listing`` tells."""

    id: str
    config: bytes
    owner: str
    public: int
    created: float
    status: Status
    updated: float
    listing: bytes | None
    listed: int | None
    entries: int


class Store:
    """One database. Reads go in parallel; writes go through one task that commits in groups."""

    def __init__(self, engine: AsyncEngine, commit_seconds: float = 0.0) -> None:
        self.engine: Final = engine
        # Rows go to the driver as they are: for them SQLAlchemy would cost more than the database.
        new = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert
        self.insert_matches: Final = Statement(
            engine, insert(matches), others(matches, "listing", "listed")
        )
        self.insert_moves: Final = Statement(engine, insert(moves))
        known = new(participants).on_conflict_do_nothing()
        self.insert_participants: Final = Statement(engine, known)
        key = (chat.c.match, chat.c.visitor, chat.c.line, chat.c.text)
        self.new_lines: Final = new(chat).on_conflict_do_nothing().returning(chat.c.number, *key)
        self.insert_line: Final = Statement(engine, self.new_lines, others(chat, "number"))
        self.update_index: Final = Statement(engine, UPDATE_INDEX)
        self.update_listing: Final = Statement(engine, UPDATE_LISTING)
        self.keep_snapshot: Final = Statement(engine, newest(new(snapshots)))
        self.scribe: Final = Scribe(engine) if engine.dialect.driver == "aiosqlite" else None
        self.commit_seconds = commit_seconds
        self.waiting: list[Batch] = []
        self.has_work: Final = asyncio.Event()
        self.is_closing = False
        self.writer: asyncio.Task[None] | None = None
        self.spoken: list[Line] = []

    async def open(self) -> None:
        self.writer = asyncio.create_task(self.write_forever(), name="store-writer")

    async def close(self) -> None:
        """Finish what is queued, then stop."""
        if self.writer is not None:
            self.pass_on_spoken()
            self.is_closing = True
            self.has_work.set()
            await self.writer
        if self.scribe is not None:
            await self.scribe.close()
        await self.engine.dispose()

    # --- writing -----------------------------------------------------------------------------

    async def append(self, batch: Batch) -> None:
        """Return once the batch is committed; raise ``Conflict`` if it came too late."""
        self.enqueue(batch)
        await batch.done

    def put(self, batch: Batch, then: Then) -> None:
        """As ``append``, for those who have no task that could wait."""
        batch.then = then
        self.enqueue(batch)

    def enqueue(self, batch: Batch) -> None:
        self.waiting.append(batch)
        self.has_work.set()

    async def write_forever(self) -> None:
        """Commit what has come; when much comes, wait a little for more. Ends when all is done."""
        is_busy = False
        while self.waiting or not self.is_closing:
            await self.has_work.wait()
            if is_busy and self.commit_seconds:
                await asyncio.sleep(self.commit_seconds)
            group = self.waiting[:MAX_BATCHES]
            del self.waiting[:MAX_BATCHES]
            if not self.waiting:
                self.has_work.clear()
            is_busy = len(group) >= BUSY
            if group:
                await self.write_group(group)

    async def write_group(self, group: list[Batch]) -> None:
        begun = time.perf_counter()
        try:
            await self.commit(group)
        except TAKEN:
            await self.write_one_by_one(group)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must know
            for batch in group:
                settle(batch, error)
        else:
            for batch in group:
                settle(batch, None)
        COMMIT_SECONDS.observe(time.perf_counter() - begun)
        COMMITTED.inc(len(group))

    async def write_one_by_one(self, group: list[Batch]) -> None:
        """Somebody was too late: find out who."""
        for batch in group:
            try:
                await self.commit([batch])
            except TAKEN:
                CONFLICTS.inc()
                settle(batch, Conflict())
            except Exception as error:  # noqa: BLE001 - as above
                settle(batch, error)
            else:
                settle(batch, None)

    async def commit(self, group: list[Batch]) -> None:
        lines = [batch for batch in group if isinstance(batch, Line)]
        await self.carry_out(self.errand(group), lines)

    async def carry_out(self, errand: Errand, lines: Sequence[Line] = ()) -> None:
        if self.scribe is not None:
            await self.scribe.write(errand, self.insert_line, lines)
            return
        async with writing(self.engine) as connection:
            for statement, rows in errand:
                await connection.exec_driver_sql(statement.text, rows)
            if lines:
                await self.write_lines(connection, lines)

    def errand(self, group: list[Batch]) -> Errand:
        """All that batches want stored but lines of chat, as rows for the driver."""
        made = [new_match(batch, batch.config) for batch in group if batch.config is not None]
        indexed = [batch.index() for batch in group if batch.is_indexed and batch.config is None]
        listed = [batch.listed() for batch in group if batch.listing is not None]
        seen: list[tuple[object, ...]] = [
            (visitor, batch.match) for batch in group for visitor in batch.visitors
        ]
        found: Errand = [
            (self.insert_matches, self.insert_matches.rows(made)),
            (self.insert_moves, [row for batch in group for row in batch.rows()]),
            (self.update_index, self.update_index.rows(indexed)),
            (self.update_listing, self.update_listing.rows(listed)),
            (self.insert_participants, seen),
        ]
        return [(statement, rows) for statement, rows in found if rows]

    async def write_lines(self, connection: AsyncConnection, lines: Sequence[Line]) -> None:
        """Store lines of chat by one statement: moves of the same commit wait for it."""
        made = await connection.execute(self.new_lines, [line.row() for line in lines])
        numbers: dict[tuple[object, ...], deque[int]] = {}
        for number, *key in sorted(made, key=itemgetter(0)):
            numbers.setdefault(tuple(key), deque()).append(number)
        for line in lines:
            left = numbers.get(line.key)
            line.number = left.popleft() if left else 0

    async def create(self, config: Config, batch: Batch) -> None:
        """Store a new match with its first entries."""
        batch.config = config
        await self.append(batch)

    async def put_off(self, match: str, now: float, due: float | None) -> bool:
        """Have a match that was due looked at then; False if somebody has noted a time since."""
        is_due = (matches.c.id == match) & (matches.c.due <= now)
        async with writing(self.engine) as connection:
            done = await connection.execute(update(matches).where(is_due).values(due=due))
        return done.rowcount > 0

    async def say(self, match: str, said: Said, visitor: str = "", name: str = "") -> Said | None:
        """Store a line of chat; None if its author has said the one of this name before."""
        line = Line(match, said, visitor, name)
        if not self.spoken:
            asyncio.get_running_loop().call_later(CHAT_SECONDS, self.pass_on_spoken)
        self.spoken.append(line)
        await line.done
        author = author_of(match, visitor)
        told = msgspec.structs.replace(said, number=line.number, author=author)
        return told if line.number else None

    def pass_on_spoken(self) -> None:
        for line in self.spoken:
            self.enqueue(line)
        self.spoken.clear()

    async def keep_snapshots(self, taken: list[Snapshot]) -> None:
        """Put snapshots in the place of the matches' earlier ones."""
        rows = [msgspec.structs.asdict(snapshot) for snapshot in taken]
        await self.carry_out([(self.keep_snapshot, self.keep_snapshot.rows(rows))])

    # --- reading -----------------------------------------------------------------------------

    async def config(self, match: str) -> Config | None:
        async with reading(self.engine) as connection:
            found = await connection.scalar(select(matches.c.config).where(matches.c.id == match))
        return None if found is None else msgspec.json.decode(found, type=Config)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """The entries with numbers from ``since`` on."""
        query = select(moves).where(moves.c.match == match, moves.c.number >= since)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query.order_by(moves.c.number))).all()
        return [entry_of(row) for row in rows]

    async def snapshot(self, match: str) -> Snapshot | None:
        """What was last written down of the match, if anything was."""
        query = select(snapshots).where(snapshots.c.match == match)
        async with reading(self.engine) as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Snapshot(row.match, row.number, row.version, row.data)

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries each of these matches has."""
        query = select(moves.c.match, func.max(moves.c.number) + 1)
        query = query.where(moves.c.match.in_(list(ids))).group_by(moves.c.match)
        async with reading(self.engine) as connection:
            return {row[0]: row[1] for row in (await connection.execute(query)).all()}

    async def due(self, now: float, limit: int = 50) -> list[str]:
        query = select(matches.c.id).where(matches.c.due <= now).order_by(matches.c.due)
        async with reading(self.engine) as connection:
            return list((await connection.scalars(query.limit(limit))).all())

    async def list_rows(
        self, visitor: str | None, status: str | None, since: float, limit: int = 50
    ) -> list[ListedRow]:
        """The visitor's matches, or public ones if None, newest first."""
        query = LISTED
        if visitor is None:
            query = query.where(matches.c.public == 1, matches.c.updated >= since)
        else:
            joined = participants.c.match == matches.c.id
            query = query.join(participants, joined).where(participants.c.visitor == visitor)
        if status is not None:
            query = query.where(matches.c.status == status)
        query = query.order_by(matches.c.updated.desc()).limit(limit)
        async with reading(self.engine) as connection:
            return [listed_row_of(row) for row in (await connection.execute(query)).all()]

    async def listed_row(self, match: str) -> ListedRow | None:
        async with reading(self.engine) as connection:
            row = (await connection.execute(LISTED.where(matches.c.id == match))).first()
        return None if row is None else listed_row_of(row)

    async def keep_listings(self, made: list[tuple[str, int, bytes]]) -> None:
        """Store what lists say of matches, each by its id and as of how many entries."""
        rows = [{"key": key, "new_listed": n, "new_listing": data} for key, n, data in made]
        if rows:
            await self.carry_out([(self.update_listing, self.update_listing.rows(rows))])

    async def forks(self, match: str) -> list[str]:
        """The matches that went on from this one while its seed was a secret."""
        query = select(moves).where(moves.c.match == match, moves.c.kind == "forked")
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query)).all()
        return [entry_of(row).details.match for row in rows]

    async def family(self, config: Config) -> set[str]:
        """The match and all that share its secret: forks made while it was one, and their bases.

        Matches made before there were salts don't say when they were forked, so all count.
        """
        known: set[str] = set()
        ahead: list[Config | None] = [config]
        while ahead:
            found = ahead.pop()
            if found is None or found.id in known:
                continue
            known.add(found.id)
            ahead += [await self.config(fork) for fork in await self.forks(found.id)]
            base = found.forked_from
            if base is not None and (not found.salt or found.id in await self.forks(base)):
                ahead.append(await self.config(base))
        return known

    async def are_in_play(self, ids: Iterable[str]) -> bool:
        """Whether any of these matches is not over."""
        query = select(func.count()).select_from(matches)
        query = query.where(matches.c.id.in_(list(ids)), matches.c.status != "over")
        async with reading(self.engine) as connection:
            return bool(await connection.scalar(query))

    async def count_of(self, visitor: str) -> int:
        """How many unfinished matches the visitor has made."""
        query = select(func.count()).select_from(matches)
        query = query.where(matches.c.owner == visitor, matches.c.status != "over")
        async with reading(self.engine) as connection:
            return int(await connection.scalar(query) or 0)

    async def all_ids(self) -> list[str]:
        async with reading(self.engine) as connection:
            return list((await connection.scalars(select(matches.c.id))).all())

    async def chat_counts(self, ids: Iterable[str]) -> dict[str, int]:
        """How many lines of chat each of these matches has."""
        query = select(chat.c.match, func.count()).where(chat.c.match.in_(list(ids)))
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query.group_by(chat.c.match))).all()
        return {row[0]: row[1] for row in rows}

    async def chat_lines(self, match: str, since: int = 0) -> list[Said]:
        """The last lines of chat after number ``since``, oldest first."""
        query = select(chat).where(chat.c.match == match, chat.c.number > since)
        query = query.order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            Said(r.number, r.at, r.seat, r.name, r.text, author_of(match, r.visitor))
            for r in reversed(rows)
        ]

    async def chat_row(self, match: str, number: int) -> Any | None:  # noqa: ANN401 - of SQLAlchemy
        """A line of chat with its author, for those who look after the peace."""
        query = select(chat).where(chat.c.match == match, chat.c.number == number)
        async with reading(self.engine) as connection:
            return (await connection.execute(query)).first()


UPDATE_INDEX: Final = (
    update(matches)
    .where(matches.c.id == bindparam("key"))
    .values(
        status=bindparam("new_status"), due=bindparam("new_due"), updated=bindparam("new_updated")
    )
)
UPDATE_LISTING: Final = (
    update(matches)
    .where(matches.c.id == bindparam("key"))
    # Another node may have told of more.
    .where((matches.c.listed.is_(None)) | (matches.c.listed <= bindparam("new_listed")))
    .values(listing=bindparam("new_listing"), listed=bindparam("new_listed"))
)
ENTRIES: Final = (
    select(func.max(moves.c.number) + 1).where(moves.c.match == matches.c.id).scalar_subquery()
)
LISTED: Final = select(
    matches.c.id,
    matches.c.config,
    matches.c.owner,
    matches.c.public,
    matches.c.created,
    matches.c.status,
    matches.c.updated,
    matches.c.listing,
    matches.c.listed,
    func.coalesce(ENTRIES, 0).label("entries"),
)


def others(table: Table, *names: str) -> list[str]:
    """The columns of a table without these."""
    return [column.name for column in table.columns if column.name not in names]


def newest(given: postgresql.Insert | sqlite.Insert) -> postgresql.Insert | sqlite.Insert:
    """A snapshot is kept unless another node has kept a later one."""
    told = {name: given.excluded[name] for name in others(snapshots, "match")}
    is_later = given.excluded.number >= snapshots.c.number
    return given.on_conflict_do_update(index_elements=["match"], set_=told, where=is_later)


def new_match(batch: Batch, config: Config) -> dict[str, object]:
    """The row of a match that is stored for the first time."""
    return {
        "id": config.id,
        "config": msgspec.json.encode(config),
        "owner": config.owner,
        "public": int(config.public),
        "created": config.created,
        "status": batch.status,
        "updated": config.created,
        "due": batch.due,
    }


def author_of(match: str, visitor: str | None) -> str:
    """By which sign a match knows a visitor: the same for all that they say there, and no other's.

    It tells nothing about who they are, nor whether they are at another match too.
    """
    if not visitor:
        return ""
    return hashlib.blake2b(f"{match} {visitor}".encode(), digest_size=8).hexdigest()


def settle(batch: Batch, error: Exception | None) -> None:
    then = batch.then
    if then is not None:
        # It knows the batch: without this every move would be left to the garbage collector.
        batch.then = None
        try:
            then(error)
        except Exception:
            LOG.exception("change can't be told", match=batch.match)
    elif batch.done.done():
        return
    elif error is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(error)


def entry_of(row: Any) -> Entry:  # noqa: ANN401 - a row of SQLAlchemy
    details = DETAILS.decode(row.data) if row.data else NO_DETAILS
    return Entry(row.kind, row.seat, row.ply, row.value, details, row.number, row.at, row.tick)


def listed_row_of(row: Any) -> ListedRow:  # noqa: ANN401 - a row of SQLAlchemy
    return ListedRow(*row)
