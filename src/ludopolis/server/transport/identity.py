"""Who somebody is: visitors by signed cookie, accounts by name and password, the administrator.

A token names a session, and so which visitor its bearer is; what a visitor may do is decided by
the match. Tokens are never part of an address.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import math
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ludopolis.server.rooms.lobby import clean_name
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import reading, writing
from ludopolis.server.storage.schema import secrets as secret_table
from ludopolis.server.storage.schema import visitors
from ludopolis.server.transport.passwords import Guesses, Passwords
from ludopolis.server.transport.sessions import NO_SESSION, Session, Sessions
from ludopolis.wire.error import Refusal
from ludopolis.wire.names import account_key, check_account
from ludopolis.wire.rest import ChangePassword, Credentials, Farewell, Language, SetName, Visitor

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

COOKIE: Final = "ludopolis"
COOKIE_SECONDS: Final = 400 * 86_400
MAX_CACHED_VISITORS: Final = 10_000


class Identity:
    """Visitors and accounts of one store."""

    def __init__(
        self,
        engine: AsyncEngine,
        key: str,
        admin_token: str,
        session_days: float = 180.0,
        name_seconds: float = math.inf,
    ) -> None:
        self.engine = engine
        self.sessions = Sessions(engine, session_days)
        self.key = key.encode()
        self.admin_token = admin_token
        self.passwords = Passwords()
        self.guesses = Guesses()
        self.known: dict[str, Visitor] = {}
        self.name_seconds = name_seconds
        self.learned = time.monotonic()

    async def open(self) -> None:
        """Without a key of the host's choice, one is made and kept in the store."""
        if not self.key:
            self.key = (await self.stored_key()).encode()

    async def stored_key(self) -> str:
        query = select(secret_table.c.value).where(secret_table.c.name == "key")
        async with reading(self.engine) as connection:
            found = await connection.scalar(query)
        if found is not None:
            return str(found)
        made = secrets.token_urlsafe(32)
        try:
            async with writing(self.engine) as connection:
                await connection.execute(insert(secret_table).values(name="key", value=made))
        except IntegrityError:
            return await self.stored_key()
        return made

    # --- tokens ------------------------------------------------------------------------------

    def token(self, session: str) -> str:
        return f"{session}.{self.signature(session)}"

    def signature(self, session: str) -> str:
        digest = hmac.new(self.key, session.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    async def session_of(self, token: str) -> Session:
        """The session that the token names; none when it is not one of ours, or has ended."""
        key, _, signature = token.partition(".")
        if not key.isascii() or not signature.isascii():
            return NO_SESSION
        is_ours = hmac.compare_digest(signature, self.signature(key))
        return await self.sessions.session(key) if is_ours else NO_SESSION

    def is_admin(self, token: str) -> bool:
        if not self.admin_token or not token.isascii():
            return False
        return hmac.compare_digest(token, self.admin_token)

    # --- visitors ----------------------------------------------------------------------------

    async def visitor(self, key: str) -> Visitor:
        """Refuses somebody who has no name yet."""
        if time.monotonic() - self.learned >= self.name_seconds:
            # Somebody may have another name by now, chosen at another node or worker.
            self.known.clear()
            self.learned = time.monotonic()
        found = self.known.get(key) if key else None
        if found is None and key:
            query = select(visitors).where(visitors.c.id == key)
            async with reading(self.engine) as connection:
                row = (await connection.execute(query)).first()
            if row is not None:
                found = self.remember(key, Visitor(row.name, row.language, row.account or ""))
        if found is None:
            raise Refusal("no-visitor")
        return found

    async def name_of(self, key: str) -> str:
        """What a visitor is called; empty for one who is gone."""
        try:
            return (await self.visitor(key)).name
        except StoreAway:
            raise
        except Refusal:
            return ""

    def remember(self, key: str, visitor: Visitor) -> Visitor:
        if len(self.known) >= MAX_CACHED_VISITORS:
            self.known.clear()
        self.known[key] = visitor
        return visitor

    def forget(self, key: str) -> None:
        self.known.pop(key, None)
        self.sessions.known.clear()

    async def set_name(self, key: str, wanted: SetName) -> tuple[str, Visitor]:
        """Name a visitor, a new one if there is none; who it is and what it is called."""
        name = clean_name(wanted.name)
        try:
            before = await self.visitor(key)
        except StoreAway:
            raise
        except Refusal:
            key, before = secrets.token_hex(16), Visitor(name, "en", "")
            row = {"id": key, "name": name, "language": wanted.language, "created": time.time()}
            async with writing(self.engine) as connection:
                await connection.execute(insert(visitors).values(row))
        else:
            change = update(visitors).where(visitors.c.id == key)
            async with writing(self.engine) as connection:
                await connection.execute(change.values(name=name, language=wanted.language))
        return key, self.remember(key, Visitor(name, wanted.language, before.account))

    # --- accounts ----------------------------------------------------------------------------

    async def make_account(self, key: str, wanted: Credentials) -> Visitor:
        """Tie the visitor to a name and password; both can be set once."""
        visitor = await self.visitor(key)
        if visitor.account:
            raise Refusal("account-exists", account=visitor.account)
        account = clean_name(wanted.account)
        check_account(account)
        hashed = await self.passwords.hashed(wanted.password)
        try:
            async with writing(self.engine) as connection:
                change = update(visitors).where(visitors.c.id == key)
                named = {"account": account, "account_key": account_key(account)}
                await connection.execute(change.values(**named, password=hashed))
        except IntegrityError:
            raise Refusal("account-taken", account=account) from None
        return self.remember(key, msgspec.structs.replace(visitor, account=account))

    async def sign_in(self, given: Credentials) -> tuple[str, Visitor]:
        """The visitor of an account. A wrong name takes as long as a wrong password."""
        row = await self.row_of_account(clean_name(given.account))
        hashed = None if row is None else row.password
        is_right = await self.passwords.is_right(hashed, given.password)
        if row is None or not is_right:
            raise Refusal("sign-in")
        language: Language = row.language
        return row.id, self.remember(row.id, Visitor(row.name, language, row.account))

    async def row_of_account(self, account: str) -> Any | None:  # noqa: ANN401 - of SQLAlchemy
        """The account of this very name, else the one that looks like it."""
        is_exact = visitors.c.account == account
        query = select(visitors).where(is_exact | (visitors.c.account_key == account_key(account)))
        async with reading(self.engine) as connection:
            return (await connection.execute(query.order_by(is_exact.desc()))).first()

    async def check_leave(self, key: str, given: Farewell) -> None:
        """Refuse who does not mean it: the name must be typed, and the password known."""
        visitor = await self.visitor(key)
        if given.name != visitor.name:
            raise Refusal("farewell-name", name=visitor.name)
        if visitor.account:
            await self.check_password(key, given.password)

    async def change_password(self, key: str, change: ChangePassword) -> None:
        """Set another password; the old one must be known."""
        await self.check_password(key, change.old)
        await self.set_password(key, change.password)

    async def check_password(self, key: str, password: str) -> None:
        query = select(visitors.c.password).where(visitors.c.id == key)
        async with reading(self.engine) as connection:
            hashed = await connection.scalar(query)
        if hashed is None:
            raise Refusal("no-account")
        if not await self.passwords.is_right(hashed, password):
            raise Refusal("password-wrong")

    async def set_password(self, key: str, password: str) -> None:
        hashed = await self.passwords.hashed(password)
        async with writing(self.engine) as connection:
            change = update(visitors).where(visitors.c.id == key)
            await connection.execute(change.values(password=hashed))
