"""Sessions: which devices somebody is signed in on. Each can be ended, and ends when unused.

A token names a session. Cookies from before there were sessions name the visitor: such a cookie
is a session of its own, with the visitor's id, from its first use on.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import sessions, visitors
from ludopolis.wire.names import plain

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

DAY: Final = 86_400.0
LOOK_SECONDS: Final = 3.0
"""How soon a node knows that a session was ended at another one, or by the host."""
NOTE_SECONDS: Final = 3600.0
"""The last use of a session is not noted more often than this."""
REMEMBERED_DAYS: Final = 30.0
MAX_CACHED: Final = 10_000
AGENT_LENGTH: Final = 200


class Session(NamedTuple):
    """Who somebody is, and by which of their sessions."""

    id: str
    visitor: str


NO_SESSION: Final = Session("", "")


class Sessions:
    """All sessions of one store."""

    def __init__(self, engine: AsyncEngine, days: float) -> None:
        self.engine = engine
        self.lasts = days * DAY
        self.known: dict[str, tuple[float, Session]] = {}

    async def open(self) -> None:
        """Forget sessions that ended long ago; those of old cookies must stay ended."""
        now, known = time.time(), sessions.c
        has_ended = (known.revoked < now - REMEMBERED_DAYS * DAY) | (known.used < now - self.lasts)
        async with writing(self.engine) as connection:
            await connection.execute(delete(sessions).where(has_ended, known.id != known.visitor))

    async def begin(self, visitor: str, agent: str) -> Session:
        session = Session(secrets.token_hex(16), visitor)
        await self.insert(session, agent)
        return session

    async def insert(self, session: Session, agent: str = "", revoked: float | None = None) -> None:
        now = time.time()
        row = {
            "id": session.id,
            "visitor": session.visitor,
            "created": now,
            "used": now,
            "agent": plain(agent)[:AGENT_LENGTH],
            "revoked": revoked,
        }
        async with writing(self.engine) as connection:
            await connection.execute(insert(sessions).values(row))

    # --- using -------------------------------------------------------------------------------

    async def session(self, key: str) -> Session:
        """The session of a signed id, or none if it has ended."""
        if not key:
            return NO_SESSION
        checked, found = self.known.get(key, (-LOOK_SECONDS, NO_SESSION))
        if checked <= time.monotonic() - LOOK_SECONDS:
            try:
                found = await self.read(key)
            except StoreAway:
                # While the store is away, those who were here may stay.
                if found == NO_SESSION:
                    raise
            if len(self.known) >= MAX_CACHED:
                self.known.clear()
            self.known[key] = (time.monotonic(), found)
        return found

    async def read(self, key: str) -> Session:
        query = select(sessions).where(sessions.c.id == key)
        async with reading(self.engine) as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return await self.of_old_cookie(key)
        now = time.time()
        if row.revoked is not None or row.used < now - self.lasts:
            return NO_SESSION
        if row.used < now - NOTE_SECONDS:
            async with writing(self.engine) as connection:
                change = update(sessions).where(sessions.c.id == key)
                await connection.execute(change.values(used=now))
        return Session(key, row.visitor)

    async def of_old_cookie(self, visitor: str) -> Session:
        query = select(visitors.c.id).where(visitors.c.id == visitor)
        async with reading(self.engine) as connection:
            is_there = await connection.scalar(query) is not None
        if not is_there:
            return NO_SESSION
        session = Session(visitor, visitor)
        try:
            await self.insert(session)
        except IntegrityError:
            # Another request was first.
            return await self.read(visitor)
        return session

    # --- looking and ending ------------------------------------------------------------------

    async def of(self, visitor: str) -> list[Any]:
        """The rows of those that have not ended, last used first."""
        is_alive = sessions.c.revoked.is_(None) & (sessions.c.used >= time.time() - self.lasts)
        query = select(sessions).where(sessions.c.visitor == visitor, is_alive)
        async with reading(self.engine) as connection:
            return list((await connection.execute(query.order_by(sessions.c.used.desc()))).all())

    async def end(self, visitor: str, key: str) -> bool:
        """End one of the visitor's sessions; whether there was one."""
        chosen = (sessions.c.visitor == visitor) & (sessions.c.id == key)
        return await self.revoke(chosen & sessions.c.revoked.is_(None)) > 0

    async def end_all(self, visitor: str, but: str = "") -> None:
        """End all of the visitor's, also those that old cookies might still begin."""
        if but != visitor:
            with contextlib.suppress(IntegrityError):
                await self.insert(Session(visitor, visitor), revoked=time.time())
        chosen = (sessions.c.visitor == visitor) & (sessions.c.id != but)
        await self.revoke(chosen & sessions.c.revoked.is_(None))

    async def revoke(self, chosen: Any) -> int:  # noqa: ANN401 - a condition of SQLAlchemy
        async with writing(self.engine) as connection:
            change = update(sessions).where(chosen).values(revoked=time.time())
            count = (await connection.execute(change)).rowcount
        self.known.clear()
        return count

    async def ended(self, keys: list[str]) -> set[str]:
        """Those of the sessions that have ended."""
        query = select(sessions.c.id).where(sessions.c.id.in_(keys), sessions.c.revoked.is_(None))
        async with reading(self.engine) as connection:
            return set(keys) - set((await connection.scalars(query)).all())
