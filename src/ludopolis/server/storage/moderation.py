"""Keeping peace: who has muted whom, reports, bans, and the log of what moderators did.

The log is only ever added to; every deed of a moderator is noted in the same commit.
"""

from __future__ import annotations

import ipaddress
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update

from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import bans, moderation, mutes, reports, visitors
from ludopolis.server.storage.store import author_of
from ludopolis.wire.error import Refusal
from ludopolis.wire.names import account_key
from ludopolis.wire.rest import BanInfo, Deed, NewBan, ReportInfo

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

DAY: Final = 86_400.0
HOUR: Final = 3600.0
REPORTS_PER_DAY: Final = 30
NEWEST: Final = 500


class Moderation:
    """The tables of one store that keep the peace."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # --- mutes -------------------------------------------------------------------------------

    async def mute(self, visitor: str, muted: str, name: str) -> None:
        row = {"visitor": visitor, "muted": muted, "name": name, "at": time.time()}
        chosen = (mutes.c.visitor == visitor) & (mutes.c.muted == muted)
        async with writing(self.engine) as connection:
            await connection.execute(delete(mutes).where(chosen))
            await connection.execute(insert(mutes).values(row))

    async def unmute(self, visitor: str, person: str) -> None:
        """``person`` is the muted one as the visitor knows them."""
        for row in await self.mutes_of(visitor):
            if author_of("", row.muted) == person:
                chosen = (mutes.c.visitor == visitor) & (mutes.c.muted == row.muted)
                async with writing(self.engine) as connection:
                    await connection.execute(delete(mutes).where(chosen))
                return
        raise Refusal("person-unknown")

    async def mutes_of(self, visitor: str) -> list[Any]:
        query = select(mutes).where(mutes.c.visitor == visitor).order_by(mutes.c.at)
        async with reading(self.engine) as connection:
            return list((await connection.execute(query)).all())

    # --- reports -----------------------------------------------------------------------------

    async def report(self, row: dict[str, object]) -> None:
        """Keep a report; nobody may drown the host in them."""
        recent = (reports.c.reporter == row["reporter"]) & (reports.c.at > time.time() - DAY)
        async with writing(self.engine) as connection:
            count = await connection.scalar(select(func.count()).where(recent))
            if int(count or 0) >= REPORTS_PER_DAY:
                raise Refusal("too-many-reports", max=REPORTS_PER_DAY)
            await connection.execute(insert(reports).values({**row, "at": time.time()}))

    async def reports(self, *, is_all: bool = False) -> list[ReportInfo]:
        query = select(reports).order_by(reports.c.number.desc()).limit(NEWEST)
        if not is_all:
            query = query.where(reports.c.closed.is_(None))
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [ReportInfo(**row) for row in rows]

    async def close_report(self, number: int, moderator: str) -> None:
        chosen = (reports.c.number == number) & reports.c.closed.is_(None)
        async with writing(self.engine) as connection:
            change = update(reports).where(chosen).values(closed=time.time())
            if (await connection.execute(change)).rowcount == 0:
                raise Refusal("report-unknown", number=number)
            await note(connection, moderator, "close-report", str(number))

    # --- bans --------------------------------------------------------------------------------

    async def ban(self, wanted: NewBan, moderator: str) -> BanInfo:
        """Shut somebody out, for some hours or for good."""
        kind, value = await self.target_of(wanted)
        now = time.time()
        until = now + wanted.hours * HOUR if wanted.hours else None
        row = {"kind": kind, "value": value, "at": now, "until": until, "reason": wanted.reason}
        async with writing(self.engine) as connection:
            result = await connection.execute(insert(bans).values(row))
            details = f"{wanted.hours:g} h" if wanted.hours else "for good"
            words = f"{details}: {wanted.reason}"
            await note(connection, moderator, "ban", f"{wanted.kind} {wanted.value}", words)
        number = result.inserted_primary_key[0] if result.inserted_primary_key else 0
        return BanInfo(number, kind, value, now, until, wanted.reason)

    async def target_of(self, wanted: NewBan) -> tuple[str, str]:
        """What is shut out: an address or network, or a visitor, who may be named by account."""
        if wanted.kind == "address":
            try:
                return "address", str(ipaddress.ip_network(wanted.value, strict=False))
            except ValueError:
                raise Refusal("address-unknown", address=wanted.value) from None
        async with reading(self.engine) as connection:
            return "visitor", await visitor_named(connection, wanted.value)

    async def lift(self, number: int, moderator: str) -> None:
        chosen = (bans.c.number == number) & bans.c.lifted.is_(None)
        async with writing(self.engine) as connection:
            change = update(bans).where(chosen).values(lifted=time.time())
            if (await connection.execute(change)).rowcount == 0:
                raise Refusal("ban-unknown", number=number)
            await note(connection, moderator, "unban", str(number))

    async def bans(self) -> list[BanInfo]:
        """Those in force."""
        is_over = bans.c.until <= time.time()
        query = select(bans).where(bans.c.lifted.is_(None), bans.c.until.is_(None) | ~is_over)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query.order_by(bans.c.number))).all()
        return [BanInfo(r.number, r.kind, r.value, r.at, r.until, r.reason) for r in rows]

    # --- the log -----------------------------------------------------------------------------

    async def note(self, moderator: str, deed: str, target: str, details: str = "") -> None:
        async with writing(self.engine) as connection:
            await note(connection, moderator, deed, target, details)

    async def log(self) -> list[Deed]:
        query = select(moderation).order_by(moderation.c.number.desc()).limit(NEWEST)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Deed(**row) for row in rows]


async def note(
    connection: AsyncConnection, moderator: str, deed: str, target: str, details: str = ""
) -> None:
    row = {"moderator": moderator, "deed": deed, "target": target, "details": details}
    await connection.execute(insert(moderation).values({**row, "at": time.time()}))


async def visitor_named(connection: AsyncConnection, name: str) -> str:
    """The visitor with this account, or with this id."""
    known = visitors.c
    is_exact = (known.account == name) | (known.id == name)
    query = select(known.id).where(is_exact | (known.account_key == account_key(name)))
    found = await connection.scalar(query.order_by(is_exact.desc()))
    if found is None:
        raise Refusal("account-unknown", account=name)
    return str(found)
