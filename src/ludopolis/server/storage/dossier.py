"""All that the store knows of one person, put together for that person, or taken out of it.

Finished games keep their moves: the person in them becomes one without a name.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludopolis.server.match.entry import Config, Details
from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import (
    chat,
    matches,
    moves,
    mutes,
    participants,
    reports,
    resets,
    sessions,
    snapshots,
    visitors,
)
from ludopolis.server.storage.store import DETAILS
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Dossier, OwnLine, OwnMatch, OwnReport, OwnSession

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

NAMELESS: Final = "N. N."
"""What somebody is called who is gone, in every language."""
MAX_ATTEMPTS: Final = 8


class Part:
    """What somebody did in one match: where they sat, under which names, and what they played."""

    def __init__(self, visitor: str, rows: list[Any]) -> None:
        self.visitor = visitor
        self.rows = rows
        told = [(row, DETAILS.decode(row.data)) for row in rows if row.data]
        sat = [(row.seat, said.name) for row, said in told if said.visitor == visitor]
        self.seats = sorted({seat for seat, _ in sat if seat >= 0})
        self.names = {name for _, name in sat} - {""}

    def plays(self) -> list[tuple[int, int]]:
        return [(row.ply, row.value) for row in self.rows if self.is_play(row)]

    def is_play(self, row: Any) -> bool:  # noqa: ANN401 - a row of SQLAlchemy
        return row.kind == "play" and row.seat in self.seats

    def nameless(self, details: Details, gone: str) -> Details:
        """The details without the person, whose place somebody takes who is nobody else."""
        is_own = details.visitor == self.visitor
        is_named = details.name in self.names and (is_own or not details.visitor)
        return msgspec.structs.replace(
            details,
            visitor=gone if is_own else details.visitor,
            name=NAMELESS if is_named else details.name,
        )


async def part_in(connection: AsyncConnection, visitor: str, match: str) -> Part:
    query = select(moves).where(moves.c.match == match).order_by(moves.c.number)
    return Part(visitor, list((await connection.execute(query)).all()))


async def matches_of(connection: AsyncConnection, visitor: str) -> list[Any]:
    """The rows of all matches that the visitor made, sat in or looked at by an invitation."""
    took_part = select(participants.c.match).where(participants.c.visitor == visitor)
    query = select(matches).where(or_(matches.c.id.in_(took_part), matches.c.owner == visitor))
    return list((await connection.execute(query.order_by(matches.c.created))).all())


def old_lines_of(match: str, part: Part, name: str) -> Any:  # noqa: ANN401 - a condition
    """Lines of chat in a match from before authors were noted, by seat and name."""
    is_old = (chat.c.match == match) & chat.c.visitor.is_(None) & (chat.c.name != "")
    return is_old & chat.c.seat.in_([*part.seats, -1]) & chat.c.name.in_({*part.names, name})


# --- putting together ------------------------------------------------------------------------


async def dossier_of(engine: AsyncEngine, visitor: str) -> Dossier:
    """Everything, as it is stored; of others only what they are called at the table."""
    async with reading(engine) as connection:
        query = select(visitors).where(visitors.c.id == visitor)
        row = (await connection.execute(query)).first()
        if row is None:
            raise Refusal("no-visitor")
        own, old_lines = await own_matches(connection, visitor, row.name)
        lines = [*old_lines, *await own_lines(connection, chat.c.visitor == visitor)]
        return Dossier(
            made=time.time(),
            name=row.name,
            language=row.language,
            account=row.account or "",
            created=row.created,
            sessions=await own_sessions(connection, visitor),
            matches=own,
            chat=lines,
            muted=await own_mutes(connection, visitor),
            reports=await own_reports(connection, visitor),
        )


async def own_matches(
    connection: AsyncConnection, visitor: str, name: str
) -> tuple[list[OwnMatch], list[OwnLine]]:
    own, lines = [], []
    for row in await matches_of(connection, visitor):
        part = await part_in(connection, visitor, row.id)
        config = msgspec.json.decode(row.config, type=Config)
        is_owner, plays = row.owner == visitor, part.plays()
        about = (row.id, config.game, config.title, row.status, row.created)
        own.append(OwnMatch(*about, is_owner, part.seats, sorted(part.names), plays))
        lines += await own_lines(connection, old_lines_of(row.id, part, name))
    return own, lines


async def own_lines(connection: AsyncConnection, chosen: Any) -> list[OwnLine]:  # noqa: ANN401
    query = select(chat).where(chosen).order_by(chat.c.number)
    rows = (await connection.execute(query)).all()
    return [OwnLine(row.match, row.at, row.name, row.text) for row in rows]


async def own_sessions(connection: AsyncConnection, visitor: str) -> list[OwnSession]:
    query = select(sessions).where(sessions.c.visitor == visitor)
    rows = (await connection.execute(query)).all()
    return [OwnSession(row.agent, row.created, row.used, row.revoked) for row in rows]


async def own_mutes(connection: AsyncConnection, visitor: str) -> list[str]:
    query = select(mutes.c.name).where(mutes.c.visitor == visitor)
    return list((await connection.scalars(query)).all())


async def own_reports(connection: AsyncConnection, visitor: str) -> list[OwnReport]:
    query = select(reports).where(reports.c.reporter == visitor)
    rows = (await connection.execute(query)).all()
    return [OwnReport(row.match, row.at, row.name, row.reason) for row in rows]


# --- taking out ------------------------------------------------------------------------------


async def erase(engine: AsyncEngine, visitor: str, heirs: dict[str, str]) -> list[str]:
    """Take a person out of the store; the matches that are told otherwise from now on.

    ``heirs`` are the new owners of matches that go on.
    """
    for _ in range(MAX_ATTEMPTS):
        try:
            async with writing(engine) as connection:
                return await erase_once(connection, visitor, heirs)
        except IntegrityError:
            # Somebody has played meanwhile.
            continue
    raise Refusal("store-busy")


async def erase_once(connection: AsyncConnection, visitor: str, heirs: dict[str, str]) -> list[str]:
    gone = secrets.token_hex(16)
    name = await connection.scalar(select(visitors.c.name).where(visitors.c.id == visitor))
    rows = await matches_of(connection, visitor)
    for row in rows:
        part = await part_in(connection, visitor, row.id)
        lines = update(chat).where(old_lines_of(row.id, part, name or ""))
        await connection.execute(lines.values(name="", text=""))
        await rewrite(connection, row, part, gone, heirs.get(row.id, ""))
    await erase_person(connection, visitor, gone)
    return [row.id for row in rows]


async def rewrite(
    connection: AsyncConnection,
    match: Any,  # noqa: ANN401 - a row of SQLAlchemy
    part: Part,
    gone: str,
    heir: str,
) -> None:
    """Tell a match without the person; a last entry makes every node read it again."""
    for row in part.rows:
        told = DETAILS.decode(row.data) if row.data else Details()
        if part.nameless(told, gone) != told:
            data = msgspec.json.encode(part.nameless(told, gone)).decode()
            chosen = (moves.c.match == match.id) & (moves.c.number == row.number)
            await connection.execute(update(moves).where(chosen).values(data=data))
    if match.owner == part.visitor:
        await give_away(connection, match, gone, heir)
    await connection.execute(delete(snapshots).where(snapshots.c.match == match.id))
    number, tick = part.rows[-1].number + 1, part.rows[-1].tick
    entry = {"kind": "repair", "seat": -1, "ply": -1, "value": number, "data": "", "tick": tick}
    again = {"match": match.id, "number": number, "at": time.time(), **entry}
    await connection.execute(insert(moves).values(again))


async def give_away(
    connection: AsyncConnection,
    match: Any,  # noqa: ANN401 - a row of SQLAlchemy
    gone: str,
    heir: str,
) -> None:
    """Another owner; a match that waits for people without one is listed no more."""
    config = msgspec.json.decode(match.config, type=Config)
    changed = msgspec.structs.replace(config, owner=gone)
    values: dict[str, object] = {"owner": heir or gone, "config": msgspec.json.encode(changed)}
    if match.status == "open" and not heir:
        values["public"] = 0
    await connection.execute(update(matches).where(matches.c.id == match.id).values(values))


async def erase_person(connection: AsyncConnection, visitor: str, gone: str) -> None:
    lines = update(chat).where(chat.c.visitor == visitor)
    await connection.execute(lines.values(name="", text="", visitor=None))
    for table in (sessions, resets, participants):
        await connection.execute(delete(table).where(table.c.visitor == visitor))
    is_either = (mutes.c.visitor == visitor) | (mutes.c.muted == visitor)
    await connection.execute(delete(mutes).where(is_either))
    accused = update(reports).where(reports.c.accused == visitor)
    await connection.execute(accused.values(accused=gone, name="", text=""))
    await connection.execute(
        update(reports).where(reports.c.reporter == visitor).values(reporter=gone)
    )
    await connection.execute(delete(visitors).where(visitors.c.id == visitor))
