"""Passwords set anew: the host makes a code that is good once and for a day."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select

from ludopolis.server.storage.database import writing
from ludopolis.server.storage.schema import resets
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

LASTS: Final = 86_400.0


def kept(code: str) -> str:
    """What the store knows of a code: whoever reads the store can't use it."""
    return hashlib.sha256(code.encode()).hexdigest()


async def make_reset(engine: AsyncEngine, visitor: str) -> str:
    """A code for the visitor's password; earlier ones are no longer good."""
    code = secrets.token_urlsafe(18)
    row = {"code": kept(code), "visitor": visitor, "expires": time.time() + LASTS}
    async with writing(engine) as connection:
        await connection.execute(delete(resets).where(resets.c.visitor == visitor))
        await connection.execute(insert(resets).values(row))
    return code


async def take_reset(engine: AsyncEngine, code: str) -> str:
    """Whose password the code is for; it is good no longer."""
    query = select(resets.c.visitor).where(resets.c.code == kept(code))
    async with writing(engine) as connection:
        visitor = await connection.scalar(query.where(resets.c.expires > time.time()))
        used = await connection.execute(delete(resets).where(resets.c.code == kept(code)))
    if visitor is None or used.rowcount != 1:
        raise Refusal("reset-code")
    return str(visitor)
