"""The application: what answers which address, put together from settings."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Final, cast

import msgspec
from litestar import Litestar, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery, PathParameter, QueryParameter
from litestar.types import Receive, Scope, Send
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from ludopolis.server import catalogue
from ludopolis.server.background.hints import Hints
from ludopolis.server.background.peers import Peers
from ludopolis.server.background.workers import Workers
from ludopolis.server.metrics import REGISTRY
from ludopolis.server.rooms.audience import viewer_for
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.lobby import Guest, check_look
from ludopolis.server.rooms.requests import Player
from ludopolis.server.settings import Settings
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.store import Store
from ludopolis.server.transport.api import PROBLEMS, Matches, Visitors
from ludopolis.server.transport.connection import TOO_LARGE, TOO_MANY, Connection, Write, close
from ludopolis.server.transport.identity import COOKIE, Identity
from ludopolis.server.transport.lessons import Lessons
from ludopolis.server.transport.limits import Limits, on_http_error, on_refusal, status_of
from ludopolis.server.transport.pages import spa_handler
from ludopolis.server.transport.types import AnyConnection, AnyRequest
from ludopolis.server.transport.websocket import EXTENSION
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Catalogue, GameInfo, Health, Language, Rule, Texts
from ludopolis.wire.version import program_version

if TYPE_CHECKING:
    from ludopolis.server.background.jobs import Jobs

VERSION: Final = program_version()
LAST_SNAPSHOTS: Final = 3.0
SOCKET_PATH: Final = re.compile(r"/api/matches/(?P<key>[^/]{1,16})/socket")
Slug = Annotated[str, PathParameter(min_length=1, max_length=20)]


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = engine_of(settings)
        self.store = Store(self.engine, settings.commit_seconds)
        self.clock = ServerClock(self.engine, settings.beat_seconds)
        self.identity = Identity(self.engine, settings.key, settings.admin_token)
        self.hall = Hall(settings, self.store, self.clock)
        self.workers = Workers(self.hall)
        self.hints = Hints(self.hall, self.workers)
        self.peers = None if settings.is_sqlite else Peers(self.hall)
        self.workers.jobs = jobs_of(self.hall, self.workers)
        self.limits = Limits(settings)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open everything in order; in the end, store what was confirmed and close it again."""
        await migrate(self.engine)
        await self.identity.open()
        await self.clock.beat(is_alone=self.settings.is_sqlite)
        await self.store.open()
        self.workers.start()
        if self.peers is not None:
            self.peers.start()
        try:
            yield
        finally:
            self.limits.is_draining = True
            await self.workers.stop()
            if self.peers is not None:
                await self.peers.stop()
            with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                async with asyncio.timeout(LAST_SNAPSHOTS):
                    await self.hall.write_down(list(self.hall.rooms.values()))
            await self.clock.beat()
            await self.store.close()

    # --- dependencies ------------------------------------------------------------------------

    def token_of(self, request: AnyConnection) -> str:
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return bearer.strip()
        return request.cookies.get(COOKIE, "")

    def visitor(self, request: AnyRequest) -> str:
        visitor = self.identity.visitor_of(self.token_of(request))
        self.limits.check(request, visitor)
        return visitor

    async def guest(self, request: AnyRequest, visitor: NamedDependency[str]) -> Guest:
        """Somebody with a name; only the administrator needs none."""
        is_admin = self.identity.is_admin(self.token_of(request))
        if is_admin:
            return Guest(visitor, "", is_admin=True)
        return Guest(visitor, (await self.identity.visitor(visitor)).name)

    def looker(self, request: AnyRequest, visitor: NamedDependency[str]) -> Guest:
        """Somebody who only looks, perhaps without a name."""
        return Guest(visitor, "", is_admin=self.identity.is_admin(self.token_of(request)))

    # --- the socket --------------------------------------------------------------------------

    async def serve_socket(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from handshake to end; refusals are closing codes, which browsers can read."""
        await receive()
        socket: AnyConnection = ASGIConnection(scope)
        who = self.identity.visitor_of(self.token_of(socket)) or address_of(socket)
        if self.limits.is_shut(who):
            await close(send, 4429, "too-many-requests")
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            connection = await self.connect(key, scope, receive, send)
        except Refusal as refusal:
            await close(send, 4000 + status_of(refusal.code), refusal.code)
            return
        try:
            await connection.run()
        finally:
            self.limits.leave(connection.visitor)
            if connection.closing is not None and connection.closing[0] in {TOO_MANY, TOO_LARGE}:
                self.limits.shut_out(who)

    async def connect(self, key: str, scope: Scope, receive: Receive, send: Send) -> Connection:
        """Let somebody in, or refuse."""
        socket: AnyConnection = ASGIConnection(scope)
        self.limits.check_origin(socket)
        visitor = self.identity.visitor_of(self.token_of(socket))
        name = (await self.identity.visitor(visitor)).name if visitor else ""
        seat, ply, branch = query_numbers(socket)
        room = await self.hall.room(key)
        check_look(room.match, Guest(visitor, name))
        if len(room.audience.listeners) >= self.settings.sockets_per_match:
            raise Refusal("too-many-sockets", max=self.settings.sockets_per_match)
        viewer = viewer_for(room.match, visitor, seat)
        self.limits.enter(visitor)
        player = Player(self.hall, room, visitor, name, viewer)
        write = cast("Write | None", (scope.get("extensions") or {}).get(EXTENSION))
        return Connection(player, receive, send, write, ply, branch)


def jobs_of(hall: Hall, workers: Workers) -> Jobs | None:
    """Jobs that nodes share, with Redis; only those with several nodes need its libraries."""
    if hall.settings.is_sqlite or not hall.settings.redis:
        return None
    from ludopolis.server.background.jobs import Jobs  # noqa: PLC0415

    return Jobs(hall, workers)


def address_of(socket: AnyConnection) -> str:
    return socket.client.host if socket.client else ""


def query_numbers(socket: AnyConnection) -> tuple[int | None, int, int]:
    try:
        seat = socket.query_params.get("seat")
        ply, branch = socket.query_params.get("ply", 0), socket.query_params.get("branch", 0)
        return None if seat is None else int(seat), max(0, int(ply)), max(0, int(branch))
    except ValueError:
        raise Refusal("request-malformed", detail="query") from None


def cached_response(request: AnyRequest, content: object) -> Response[bytes]:
    """Content that changes only with the program: browsers ask whether theirs is still good."""
    data = msgspec.json.encode(content)
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/games", responses=PROBLEMS, tags=["catalogue"])
async def list_games() -> list[GameInfo]:
    return catalogue.games()


@get("/api/games/{slug:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_game(
    request: AnyRequest,
    slug: Slug,
    lang: FromQuery[Language] = "en",
    rules: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    pack: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[Catalogue]:
    """The newest rules and the present pack, or those that a match began with."""
    found = catalogue.catalogue(slug, lang, rules, pack)
    return cached_response(request, found)  # type: ignore[return-value]


@get("/api/texts/{lang:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_texts(request: AnyRequest, lang: Slug) -> Response[Texts]:
    return cached_response(request, catalogue.texts(lang))  # type: ignore[return-value]


@get("/api/rules/{slug:str}", responses=PROBLEMS, tags=["catalogue"])
async def show_rules(
    request: AnyRequest, slug: Slug, lang: FromQuery[Language] = "en"
) -> Response[list[Rule]]:
    return cached_response(request, catalogue.rules(slug, lang))  # type: ignore[return-value]


def operations(server: Server) -> list[object]:
    """Health, readiness and figures for those who run the server."""

    @get("/health", tags=["operations"])
    async def health() -> Health:
        return Health("ok", VERSION, server.settings.node)

    @get("/ready", tags=["operations"])
    async def ready() -> Response[Health]:
        if server.limits.is_draining:
            return Response(Health("draining", VERSION, server.settings.node), status_code=503)
        try:
            await server.store.heads([""])
        except Exception:  # noqa: BLE001 - whatever is wrong with it, we are not ready
            return Response(Health("down", VERSION, server.settings.node), status_code=503)
        return Response(Health("ok", VERSION, server.settings.node))

    @get("/metrics", include_in_schema=False)
    async def metrics() -> Response[bytes]:
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

    return [health, ready, metrics]


class Application:
    """The framework serves requests; sockets, which carry most of the load, come straight to us."""

    def __init__(self, litestar: Litestar, server: Server) -> None:
        self.litestar = litestar
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.litestar(scope, receive, send)
        elif match := SOCKET_PATH.fullmatch(scope["path"]):
            await self.server.serve_socket(match["key"], scope, receive, send)
        else:
            await receive()
            await close(send, 4404, "not-found")


def make_app(settings: Settings) -> Application:
    server = Server(settings)
    app = Litestar(
        route_handlers=[
            Visitors,
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
            "hints": Provide(lambda: server.hints, sync_to_thread=False),
            "identity": Provide(lambda: server.identity, sync_to_thread=False),
            "visitor": Provide(server.visitor, sync_to_thread=False),
            "guest": Provide(server.guest),
            "looker": Provide(server.looker, sync_to_thread=False),
        },
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error},
        lifespan=[server.lifespan],
        openapi_config=OpenAPIConfig(title="Ludopolis", version=VERSION),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    return Application(app, server)
