"""The application: what answers which address, put together from settings."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import secrets
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final, cast

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from ludopolis.server import catalogue
from ludopolis.server.background.hints import Hints
from ludopolis.server.background.peers import Peers
from ludopolis.server.background.watchdog import Watchdog
from ludopolis.server.background.workers import Workers
from ludopolis.server.match.authority import (
    ADMINISTRATOR,
    NOBODY,
    Administrator,
    Caller,
    stored_visitor,
)
from ludopolis.server.metrics import MOVES, exposition
from ludopolis.server.place import ALONE, Place
from ludopolis.server.rooms.audience import viewer_for
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.lists import Lists
from ludopolis.server.rooms.lobby import Guest, check_look, check_space
from ludopolis.server.rooms.requests import Player
from ludopolis.server.settings import Settings
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import engine_of, migrate, share
from ludopolis.server.storage.probe import Probe
from ludopolis.server.storage.store import Store
from ludopolis.server.transport.accounts import Visitors
from ludopolis.server.transport.api import PROBLEMS, Matches
from ludopolis.server.transport.api_page import ApiPage
from ludopolis.server.transport.connection import (
    COME_BACK,
    TOO_LARGE,
    TOO_MANY,
    Connection,
    close,
)
from ludopolis.server.transport.documents import Document
from ludopolis.server.transport.door import OPEN_TO_BANNED, Door
from ludopolis.server.transport.entrance import Entrance, arrived
from ludopolis.server.transport.faults import CarefulRequest, fault, on_fault
from ludopolis.server.transport.handover import match_in
from ludopolis.server.transport.headers import SafeSend, headers_of
from ludopolis.server.transport.identity import COOKIE, Identity
from ludopolis.server.transport.lessons import Lessons
from ludopolis.server.transport.limits import (
    OPEN,
    Limits,
    address_of,
    answer,
    host_of,
    on_http_error,
    on_refusal,
    status_of,
)
from ludopolis.server.transport.moderation import Moderators, Peace
from ludopolis.server.transport.pages import spa_handler
from ludopolis.server.transport.sessions import LOOK_SECONDS, NO_SESSION, Session
from ludopolis.server.transport.types import AnyConnection, AnyRequest
from ludopolis.server.transport.websocket import EXTENSION, FrameProtocol
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Catalogue, GameInfo, Health, Language, Rule, Texts
from ludopolis.wire.version import program_version

if TYPE_CHECKING:
    from ludopolis.server.background.jobs import Jobs

VERSION: Final = program_version()
LAST_SNAPSHOTS: Final = 3.0
REFUSAL_SECONDS: Final = 1.0
"""How late those are refused who ask on and on, at least."""
SESSION: Final = "ludopolis.session"
SOCKET_PATH: Final = re.compile(r"/api/matches/(?P<key>[^/]{1,16})/socket")
Slug = Annotated[str, PathParameter(min_length=1, max_length=20)]


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings, place: Place = ALONE) -> None:
        self.settings = settings
        self.place = place
        if place.board is not None:
            MOVES.share(place.board.moves, place.index)
        self.engine = engine_of(settings)
        if place.gate and settings.is_sqlite:
            share(self.engine, place.gate)
        self.store = Store(self.engine, settings.commit_seconds)
        self.clock = ServerClock(self.engine, settings.beat_seconds)
        self.probe = Probe(self.clock)
        self.hall = Hall(settings, self.store, self.clock, place)
        self.identity = Identity(
            self.engine,
            settings.key,
            settings.admin_token,
            settings.session_days,
            LOOK_SECONDS if self.hall.is_shared else math.inf,
        )
        self.lists = Lists(self.hall)
        self.workers = Workers(self.hall, self.lists)
        self.hints = Hints(self.hall, self.workers)
        self.peers = Peers(self.hall) if self.hall.is_shared else None
        self.workers.jobs = jobs_of(self.hall, self.workers)
        self.limits = Limits(settings, place)
        self.watchdog = Watchdog()
        self.door = Door(self.hall, self.identity.sessions)
        self.entrance = Entrance()

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open everything in order; in the end, store what was confirmed and close it again."""
        self.watchdog.start()
        await migrate(self.engine)
        await self.identity.open()
        await self.identity.sessions.open()
        await self.clock.beat(is_alone=not self.hall.is_shared)
        await self.store.open()
        await self.door.open()
        self.workers.start()
        self.workers.spawn(self.limits.feel_strain())
        if self.peers is not None:
            self.peers.start()
        try:
            yield
        finally:
            self.limits.is_draining = True
            await self.door.close()
            await self.workers.stop()
            if self.peers is not None:
                await self.peers.stop()
            with contextlib.suppress(StoreAway, TimeoutError):
                async with asyncio.timeout(LAST_SNAPSHOTS):
                    await self.hall.write_down(list(self.hall.rooms.values()))
                    await self.hall.write_listings(list(self.hall.rooms.values()))
                await self.clock.beat()
            await self.probe.close()
            self.identity.passwords.close()
            await self.store.close()
            self.watchdog.stop()

    # --- dependencies ------------------------------------------------------------------------

    def token_of(self, request: AnyConnection) -> str:
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return bearer.strip()
        return request.cookies.get(COOKIE, "")

    async def recognize(self, scope: Scope) -> None:
        """Note whose token comes with a request, once for all who want to know."""
        try:
            found: Session | Refusal = await self.identity.session_of(
                self.token_of(ASGIConnection(scope))
            )
        except StoreAway as refusal:
            found = refusal
        cast("dict[str, object]", scope)[SESSION] = found

    def session(self, request: AnyConnection) -> Session:
        """The session that was recognized; refuses when the store could not say."""
        found = recognized(request.scope)
        if isinstance(found, Refusal):
            raise found
        return found

    def visitor(self, request: AnyConnection) -> str:
        return self.session(request).visitor

    def check_welcome(self, request: AnyConnection, handler: BaseRouteHandler) -> None:
        """The banned are let in nowhere but to their own data."""
        is_open = handler.opt.get(OPEN_TO_BANNED) or not request.scope["path"].startswith("/api/")
        if not is_open:
            self.check_ban(request)

    def check_ban(self, request: AnyConnection) -> None:
        """Refuse the banned; the host can't shut out themselves."""
        if not self.identity.is_admin(self.token_of(request)):
            self.door.check(self.visitor(request), host_of(request))

    def moderator(self, request: AnyRequest) -> str:
        """The host."""
        if not self.identity.is_admin(self.token_of(request)):
            raise Refusal("not-admin")
        return "administrator"

    async def guest(self, request: AnyRequest, visitor: NamedDependency[str]) -> Guest:
        """Somebody with a name; only the administrator needs none."""
        caller = self.caller(request, visitor)
        if isinstance(caller, Administrator):
            return Guest(caller, "")
        return Guest(caller, (await self.identity.visitor(visitor)).name)

    def looker(self, request: AnyRequest, visitor: NamedDependency[str]) -> Guest:
        """Somebody who only looks, perhaps without a name."""
        return Guest(self.caller(request, visitor), "")

    def caller(self, request: AnyConnection, visitor: str) -> Caller:
        """Who asks, by the token; from here on no string stands for them."""
        if self.identity.is_admin(self.token_of(request)):
            return ADMINISTRATOR
        return stored_visitor(visitor) or NOBODY

    # --- limits ------------------------------------------------------------------------------

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why a request is turned away before anybody looks at what it asks for."""
        request: AnyConnection = ASGIConnection(scope)
        try:
            self.limits.check(request, self.visitor(request))
        except Refusal as refusal:
            return refusal
        return None

    async def turn_away(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        """Who asks on and on without regard to refusals gets the next one late."""
        found = recognized(scope)
        visitor = found.visitor if isinstance(found, Session) else ""
        if self.limits.bucket_of(ASGIConnection(scope), visitor).is_flooded:
            await be_late()
        said = answer(refusal)
        response = ASGIResponse(
            body=said.content, status_code=said.status_code, media_type=MediaType.JSON
        )
        await response(scope, receive, send)

    # --- the socket --------------------------------------------------------------------------

    async def serve_socket(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from handshake to end; refusals are closing codes, which browsers can read."""
        await receive()
        path = scope["path"]
        await self.recognize(scope)
        try:
            session = self.session(ASGIConnection(scope))
        except Refusal as refusal:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await close(send, 4000 + status_of(refusal.code), refusal.code)
            return
        who = session.visitor or address_of(ASGIConnection(scope))
        if self.limits.is_shut(who):
            await be_late()
            await close(send, TOO_MANY, "too-many-requests")
            return
        await self.entrance.handshake()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            connection = await self.connect(key, session, scope, receive, send)
            await self.talk(connection, who)
        except Refusal as refusal:
            code = 4000 + status_of(refusal.code)
            if code == TOO_MANY:
                # Who comes again at once is not worth more handshakes.
                await be_late()
            await close(send, code, refusal.code)
        except Exception as error:  # noqa: BLE001 - logged under its id
            told = fault(error, method="SOCKET", path=path)
            await close(send, 4000 + status_of(told.code), str(told))

    async def talk(self, connection: Connection, who: str) -> None:
        try:
            await connection.run()
        finally:
            self.limits.leave(who)
            if connection.closing is not None and connection.closing[0] in {TOO_MANY, TOO_LARGE}:
                self.limits.shut_out(who)

    async def connect(
        self, key: str, session: Session, scope: Scope, receive: Receive, send: Send
    ) -> Connection:
        """Let somebody in, or refuse."""
        socket: AnyConnection = ASGIConnection(scope)
        visitor = session.visitor
        self.limits.check(socket, visitor)
        self.check_ban(socket)
        name = (await self.identity.visitor(visitor)).name if visitor else ""
        seat, ply, branch = query_numbers(socket)
        room = await self.hall.room(key)
        caller = self.caller(socket, visitor)
        guest = Guest(caller, name)
        check_look(room.match, guest)
        check_space(room, guest, self.settings.sockets_per_match)
        viewer = viewer_for(room.match, caller, seat)
        who = visitor or address_of(socket)
        bucket = self.limits.enter(who, self.limits.most_sockets(visitor))
        player = Player(self.hall, room, caller, name, viewer)
        frames = cast("FrameProtocol | None", (scope.get("extensions") or {}).get(EXTENSION))
        connection = Connection(player, receive, send, ply, branch, bucket, self.entrance)
        connection.session, connection.address = session.id, host_of(socket)
        if frames is not None:
            connection.line = frames.line(connection.take)
            frames.forget_handshake()
        return connection


def socket_key(path: str) -> str:
    """The id of the match whose socket is at the path; empty if it is another path."""
    found = SOCKET_PATH.fullmatch(path)
    return found["key"] if found else ""


async def be_late() -> None:
    """Let those wait who ask on and on, not all for the same moment."""
    await asyncio.sleep(REFUSAL_SECONDS * (1 + secrets.randbelow(100) / 100))


def recognized(scope: Scope) -> Session | Refusal:
    """The session that a request came with, or why it could not be read."""
    found = cast("dict[str, object]", scope).get(SESSION, NO_SESSION)
    return cast("Session | Refusal", found)


def jobs_of(hall: Hall, workers: Workers) -> Jobs | None:
    """Jobs that nodes share, with Redis; only those with several nodes need its libraries."""
    if hall.settings.is_sqlite or not hall.settings.redis:
        return None
    from ludopolis.server.background.jobs import Jobs  # noqa: PLC0415

    return Jobs(hall, workers)


def query_numbers(socket: AnyConnection) -> tuple[int | None, int, int]:
    try:
        seat = socket.query_params.get("seat")
        ply, branch = socket.query_params.get("ply", 0), socket.query_params.get("branch", 0)
        return None if seat is None else int(seat), max(0, int(ply)), max(0, int(branch))
    except ValueError:
        raise Refusal("request-malformed", detail="query") from None


@lru_cache(maxsize=100)
def document(make: Callable[..., object], *names: str | int) -> Document:
    """What the catalogue says, which changes only with the program."""
    return Document(msgspec.json.encode(make(*names)), "application/json")


@get("/api/games", responses=PROBLEMS, tags=["catalogue"])
async def list_games(request: AnyRequest) -> Response[list[GameInfo]]:
    return document(catalogue.games).answer(request)  # type: ignore[return-value]


@get("/api/games/{slug:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_game(
    request: AnyRequest,
    slug: Slug,
    lang: FromQuery[Language] = "en",
    rules: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    pack: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[Catalogue]:
    """The newest rules and the present pack, or those that a match began with."""
    found = document(catalogue.catalogue, slug, lang, rules, pack)
    return found.answer(request)  # type: ignore[return-value]


@get("/api/texts/{lang:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_texts(request: AnyRequest, lang: Slug) -> Response[Texts]:
    return document(catalogue.texts, lang).answer(request)  # type: ignore[return-value]


@get("/api/rules/{slug:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_rules(
    request: AnyRequest, slug: Slug, lang: FromQuery[Language] = "en"
) -> Response[list[Rule]]:
    return document(catalogue.rules, slug, lang).answer(request)  # type: ignore[return-value]


def operations(server: Server) -> list[object]:
    """Health, readiness and figures for those who run the server."""

    @get("/health", tags=["operations"])
    async def health() -> Health:
        return Health("ok", VERSION, server.settings.node)

    @get("/ready", tags=["operations"])
    async def ready() -> Response[Health]:
        """Whether moves can be stored; it is tried, at most once a second."""
        node = server.settings.node
        if server.limits.is_draining:
            return Response(Health("draining", VERSION, node), status_code=503)
        trouble = await server.probe.trouble() or silence_of(server.place)
        if trouble:
            return Response(Health("down", VERSION, node, trouble), status_code=503)
        return Response(Health("ok", VERSION, node))

    @get("/metrics", include_in_schema=False)
    async def metrics() -> Response[bytes]:
        return Response(exposition(), media_type="text/plain; version=0.0.4")

    return [health, ready, metrics]


def silence_of(place: Place) -> str:
    """Which workers can't be heard; empty if all can."""
    silent = place.silent_workers()
    return (
        f"workers that do not answer: {', '.join(str(each + 1) for each in silent)}"
        if silent
        else ""
    )


class Application:
    """The framework serves requests; sockets, which carry most of the load, come straight to us."""

    def __init__(self, litestar: Litestar, server: Server) -> None:
        self.litestar = litestar
        self.server = server
        self.headers = headers_of(server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.serve_request(scope, receive, SafeSend(send, self.headers))
        elif scope["type"] != ScopeType.WEBSOCKET:
            # The beginning and the end of the server, which scopes are said not to be.
            await self.litestar(scope, receive, send)  # type: ignore[unreachable]
        elif self.is_astray(scope):
            await receive()
            await close(send, COME_BACK, "misdirected")
        elif key := socket_key(scope["path"]):
            await self.server.serve_socket(key, scope, receive, send)
        else:
            await receive()
            await close(send, 4404, "not-found")

    def is_astray(self, scope: Scope) -> bool:
        """Whether another worker plays the match: it was asked for before an answer had gone."""
        match = match_in(scope["path"].encode())
        return bool(match) and not self.server.place.is_own(match)

    def misdirected(self, scope: Scope) -> Refusal | None:
        return Refusal("misdirected") if self.is_astray(scope) else None

    async def serve_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith("/api/"):
            await self.server.recognize(scope)
        if scope["path"] in OPEN:
            await self.litestar(scope, receive, send)
        elif refusal := self.misdirected(scope) or self.server.refusal(scope):
            await self.server.turn_away(refusal, scope, receive, send)
        elif body := await arrived(receive, self.server.settings.body_bytes):
            async with self.server.entrance.request(address_of(ASGIConnection(scope))):
                await self.litestar(scope, body, send)


def make_app(settings: Settings, place: Place = ALONE) -> Application:
    server = Server(settings, place)
    app = Litestar(
        route_handlers=[
            Visitors,
            Peace,
            Moderators,
            Matches,
            Lessons,
            list_games,
            show_game,
            show_texts,
            show_rules,
            *operations(server),  # type: ignore[list-item]
            spa_handler(settings),
        ],
        dependencies={
            "hall": Provide(lambda: server.hall, sync_to_thread=False),
            "lists": Provide(lambda: server.lists, sync_to_thread=False),
            "hints": Provide(lambda: server.hints, sync_to_thread=False),
            "limits": Provide(lambda: server.limits, sync_to_thread=False),
            "identity": Provide(lambda: server.identity, sync_to_thread=False),
            "door": Provide(lambda: server.door, sync_to_thread=False),
            "session": Provide(server.session, sync_to_thread=False),
            "moderator": Provide(server.moderator, sync_to_thread=False),
            "visitor": Provide(server.visitor, sync_to_thread=False),
            "guest": Provide(server.guest),
            "looker": Provide(server.looker, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            InternalServerException: on_fault,
            Exception: on_fault,
        },
        guards=[server.check_welcome],
        request_class=CarefulRequest,
        lifespan=[server.lifespan],
        openapi_config=OpenAPIConfig(
            title="Ludopolis", version=VERSION, render_plugins=[ApiPage()]
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    return Application(app, server)
