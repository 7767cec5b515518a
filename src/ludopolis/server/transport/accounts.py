"""The REST interface of oneself: one's name, account, password and sessions."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ludopolis.server.rooms.farewell import say_farewell
from ludopolis.server.storage.dossier import dossier_of
from ludopolis.server.transport.api import PROBLEMS, ByToken, InHall, InLimits
from ludopolis.server.transport.door import OPEN_TO_BANNED, Door
from ludopolis.server.transport.identity import COOKIE, COOKIE_SECONDS, Identity
from ludopolis.server.transport.limits import address_of
from ludopolis.server.transport.resets import take_reset
from ludopolis.server.transport.sessions import Session
from ludopolis.server.transport.types import AnyRequest
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import (
    ChangePassword,
    Credentials,
    Dossier,
    Farewell,
    Reset,
    SessionInfo,
    SetName,
    Visitor,
)

InIdentity = NamedDependency[Identity]
InDoor = NamedDependency[Door]
BySession = NamedDependency[Session]
SessionId = Annotated[str, PathParameter(min_length=32, max_length=32)]
FORGET: Cookie = Cookie(COOKIE, value="", max_age=0)


def with_cookie(content: Visitor, token: str, *, is_secure: bool) -> Response[Visitor]:
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    return Response(content, cookies=[cookie], status_code=200)


def agent_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def check_session(session: Session) -> None:
    if not session.visitor:
        raise Refusal("no-visitor")


class Visitors(Controller):
    """Who somebody is. All of it is about the bearer of the token alone."""

    path = "/api"
    tags = ("visitors",)
    responses = PROBLEMS

    @get("/me")
    async def me(self, identity: InIdentity, visitor: ByToken) -> Visitor:
        return await identity.visitor(visitor)

    @post("/me", status_code=200)
    async def name(
        self,
        identity: InIdentity,
        hall: InHall,
        limits: InLimits,
        session: BySession,
        request: AnyRequest,
        data: JSONBody[SetName],
    ) -> Response[Visitor]:
        """Become a visitor, or change one's name."""
        if not session.visitor:
            limits.check_newcomer(request)
        key, named = await identity.set_name(session.visitor, data)
        if key != session.visitor:
            session = await identity.sessions.begin(key, agent_of(request))
        secure = hall.settings.secure_cookies
        return with_cookie(named, identity.token(session.id), is_secure=secure)

    @post("/account", status_code=200)
    async def account(
        self,
        identity: InIdentity,
        request: AnyRequest,
        visitor: ByToken,
        data: JSONBody[Credentials],
    ) -> Visitor:
        """Tie oneself to a name and password, for other devices."""
        await identity.visitor(visitor)
        with identity.guesses.guess(address_of(request), data.account):
            return await identity.make_account(visitor, data)

    @post("/account/password", status_code=204)
    async def password(
        self,
        identity: InIdentity,
        door: InDoor,
        session: BySession,
        request: AnyRequest,
        data: JSONBody[ChangePassword],
    ) -> None:
        """Change one's password; all other sessions end."""
        check_session(session)
        with identity.guesses.guess(address_of(request), session.visitor):
            await identity.change_password(session.visitor, data)
        await identity.sessions.end_all(session.visitor, but=session.id)
        await door.look()

    @post("/account/reset", status_code=200)
    async def reset(
        self, identity: InIdentity, hall: InHall, request: AnyRequest, data: JSONBody[Reset]
    ) -> Response[Visitor]:
        """Set a password by a code of the host's; all sessions end, and one begins."""
        with identity.guesses.guess(address_of(request), data.code):
            key = await take_reset(identity.engine, data.code)
        await identity.set_password(key, data.password)
        await identity.sessions.end_all(key)
        session = await identity.sessions.begin(key, agent_of(request))
        secure = hall.settings.secure_cookies
        named = await identity.visitor(key)
        return with_cookie(named, identity.token(session.id), is_secure=secure)

    # --- one's data --------------------------------------------------------------------------

    @get("/me/data", media_type="application/json", opt={OPEN_TO_BANNED: True})
    async def export(self, identity: InIdentity, session: BySession) -> Response[Dossier]:
        """All that the server knows of oneself, as a file."""
        check_session(session)
        found = await dossier_of(identity.engine, session.visitor)
        headers = {
            "content-disposition": 'attachment; filename="ludopolis.json"',
            "cache-control": "no-store",
        }
        return Response(found, headers=headers)

    @post("/me/farewell", status_code=204, opt={OPEN_TO_BANNED: True})
    async def leave_for_good(
        self,
        identity: InIdentity,
        hall: InHall,
        session: BySession,
        request: AnyRequest,
        data: JSONBody[Farewell],
    ) -> Response[None]:
        """Have oneself forgotten: account, name, sessions, chat; matches in play are conceded."""
        check_session(session)
        with identity.guesses.guess(address_of(request), session.visitor):
            await identity.check_leave(session.visitor, data)
        await say_farewell(hall, session.visitor)
        identity.forget(session.visitor)
        return Response(None, status_code=204, cookies=[FORGET])

    # --- sessions ----------------------------------------------------------------------------

    @post("/session", status_code=200)
    async def sign_in(
        self, identity: InIdentity, hall: InHall, request: AnyRequest, data: JSONBody[Credentials]
    ) -> Response[Visitor]:
        with identity.guesses.guess(address_of(request), data.account):
            key, named = await identity.sign_in(data)
        session = await identity.sessions.begin(key, agent_of(request))
        secure = hall.settings.secure_cookies
        return with_cookie(named, identity.token(session.id), is_secure=secure)

    @delete("/session", status_code=204)
    async def sign_out(
        self, identity: InIdentity, door: InDoor, session: BySession
    ) -> Response[None]:
        """End this session."""
        if session.visitor:
            await identity.sessions.end(session.visitor, session.id)
            await door.look()
        return Response(None, status_code=204, cookies=[FORGET])

    @get("/sessions")
    async def sessions(self, identity: InIdentity, session: BySession) -> list[SessionInfo]:
        """Where one is signed in."""
        check_session(session)
        return [
            SessionInfo(row.id, row.agent, row.created, row.used, row.id == session.id)
            for row in await identity.sessions.of(session.visitor)
        ]

    @delete("/sessions", status_code=204)
    async def sign_out_everywhere(
        self, identity: InIdentity, door: InDoor, session: BySession
    ) -> Response[None]:
        """End all of one's sessions, this one too."""
        check_session(session)
        await identity.sessions.end_all(session.visitor)
        await door.look()
        return Response(None, status_code=204, cookies=[FORGET])

    @delete("/sessions/{session_id:str}", status_code=204)
    async def end_session(
        self, identity: InIdentity, door: InDoor, session: BySession, session_id: SessionId
    ) -> None:
        check_session(session)
        if not await identity.sessions.end(session.visitor, session_id):
            raise Refusal("not-found")
        await door.look()
