"""Running the application: logs, the ASGI server, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket as sockets
import sys
from typing import TYPE_CHECKING, Final, TextIO, cast

import msgspec
import structlog
import uvicorn

from ludopolis.server import catalogue
from ludopolis.server.place import ALONE, Place
from ludopolis.server.settings import Settings
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.packs import open_packs
from ludopolis.server.transport.app import make_app
from ludopolis.server.transport.handover import Inbox, RoutedProtocol
from ludopolis.server.transport.timeouts import limited_protocol
from ludopolis.server.transport.websocket import FrameProtocol
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}
DRAIN_SECONDS: Final = 10
COLLECT_RARELY: Final = (2_000, 10, 100)
"""And little at a time, for everybody waits for it: a flood of sockets leaves many cycles."""
SWITCH_SECONDS: Final = 0.0005
"""The thread that stores moves asks a busy event loop for the interpreter at every statement."""
LOG: Final = structlog.get_logger("server")


class LogFile:
    """Standard error, or nothing when that can't be written: a full disk must not stop the server.

    It is looked up anew each time, for it may be replaced.
    """

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def set_up_logs(settings: Settings) -> None:
    """Structured lines on standard error; tokens, cookies and seeds are never handed to them."""
    level = LEVELS.get(settings.log_level)
    if level is None:
        raise Refusal("setting", detail=f"log_level: {settings.log_level}")
    plain = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    is_json = settings.log_format == "json"
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if is_json else plain,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", LogFile())),
    )
    structlog.contextvars.bind_contextvars(node=settings.node)
    logging.basicConfig(level=max(level, logging.WARNING), format="%(name)s: %(message)s")


def config_of(settings: Settings, place: Place = ALONE) -> uvicorn.Config:
    limits = (settings.request_seconds, settings.header_bytes)
    http = (
        limited_protocol(*limits)
        if place.is_alone
        else limited_protocol(*limits, base=RoutedProtocol, place=place)
    )
    return uvicorn.Config(
        make_app(settings, place),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        loop="uvloop" if os.name == "posix" else "asyncio",
        http=http,
        h11_max_incomplete_event_size=settings.header_bytes,
        forwarded_allow_ips=settings.trusted_proxies,
        ws=FrameProtocol,
        ws_max_size=settings.message_bytes * 4,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.silence_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        server_header=False,
    )


def server_of(settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(config_of(settings))


class WorkerServer(uvicorn.Server):
    """The server of one worker, to whom others hand connections."""

    def __init__(self, config: uvicorn.Config, taken: sockets.socket) -> None:
        super().__init__(config)
        self.inbox = Inbox(taken, self.connection)

    def connection(self) -> RoutedProtocol:
        make = cast("Callable[..., RoutedProtocol]", self.config.http_protocol_class)
        state, app_state = self.server_state, self.lifespan.state
        return make(config=self.config, server_state=state, app_state=app_state)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        self.inbox.open()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.inbox.close()
        await super().shutdown(sockets)


def run_alone(settings: Settings) -> int:
    """Serve in one process until a signal; 0 after an orderly end."""
    settings = with_node(settings)
    set_up_logs(settings)
    asyncio.run(prepare_store(settings))
    server = server_of(settings)
    # The ASGI server ends in order at a signal and then raises it again: here it has done its work.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    say_serving(settings)
    settle_down()
    server.run()
    LOG.info("stopped")
    return 0 if server.started else 1


def say_serving(settings: Settings, **more: int) -> None:
    url = f"http://{settings.host}:{settings.port}/"
    LOG.info("serving", url=url, store=kind(settings), **more)


def settle_down() -> None:
    """The first player does not wait, and hold everybody up, for the games to be opened.

    What is there now stays; what matches allocate is mostly free of cycles.
    """
    catalogue.games()
    gc.freeze()
    gc.enable()
    gc.set_threshold(*COLLECT_RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)


async def prepare_store(settings: Settings, *, is_counted: bool = False) -> None:
    """Bring schema and packs up to date, or refuse, before anybody can connect.

    ``is_counted`` if nobody else can have served meanwhile: then all of that time stands still.
    """
    engine = engine_of(settings)
    try:
        await migrate(engine)
        await open_packs(engine)
        if is_counted:
            await ServerClock(engine, settings.beat_seconds).beat(is_alone=True)
    finally:
        await engine.dispose()


def with_node(settings: Settings) -> Settings:
    if settings.node:
        return settings
    return msgspec.structs.replace(settings, node=f"{sockets.gethostname()}-{os.getpid()}")


def kind(settings: Settings) -> str:
    return "sqlite" if settings.is_sqlite else "postgresql"
