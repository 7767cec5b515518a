"""A node: the real server with all its parts, on a machine that can be stopped and killed."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from ludopolis.server.settings import Settings
from ludopolis.server.transport import app
from ludopolis.server.transport.app import Server
from ludopolis.testing.simulation.loop import HOST, Host
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.server.place import Place
    from ludopolis.testing.simulation.network import Exchange, Wire
    from ludopolis.testing.simulation.world import World

KEY: Final = "the key of all simulated cookies"
START_SECONDS: Final = 0.2


class FrontDesk(Server):
    """Stands for the server of whichever node is asked, so that one application serves them all.

    To put the application together takes longer than a whole run.
    """

    def __init__(self, _settings: Settings, _place: Place) -> None:
        """All it has are those of the node."""

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a server has
        host = HOST.get()
        assert host is not None, "only nodes serve"
        return getattr(host.server, name)


@cache
def application() -> Any:  # noqa: ANN401 - an ASGI application
    module: Any = app
    module.Server = FrontDesk
    try:
        return app.make_app(Settings(key=KEY, database="unused"))
    finally:
        module.Server = Server


class Node:
    """One process of the server, again and again on a new machine."""

    def __init__(self, world: World, name: str, settings: Settings) -> None:
        self.world = world
        self.name = name
        self.settings = settings
        self.host = Host(name)
        self.is_up = False
        self.lines: list[Exchange | Wire] = []
        self.stopping: asyncio.Event | None = None

    def start(self) -> None:
        skew = self.host.skew
        self.host = Host(self.name, skew)
        self.lines = []
        context = self.host.context()
        self.world.loop.create_task(self.run(self.host), context=context)

    async def run(self, host: Host) -> None:
        """Be there until told to stop; a start that fails is tried again, as by a supervisor."""
        while not host.is_dead and not self.world.is_done:
            try:
                await self.serve_until_told(host)
            except (OSError, SQLAlchemyError, Refusal) as error:
                self.world.trace.note(self.name, f"does not start: {type(error).__name__}")
                await asyncio.sleep(START_SECONDS)
            else:
                return

    async def serve_until_told(self, host: Host) -> None:
        host.server = server = app.Server(self.settings)
        self.stopping = asyncio.Event()
        async with server.lifespan(application().litestar):
            self.is_up = True
            self.world.trace.note(self.name, "serves")
            await self.stopping.wait()
            self.is_up = False
            self.hang_up()
        self.world.trace.note(self.name, "has stopped in order")

    def serve(self, scope: dict[str, Any], line: Exchange | Wire) -> None:
        """Let the application answer; what it lets through, the ASGI server would catch."""
        self.lines.append(line)
        self.world.loop.create_task(self.answer(scope, line), context=self.host.context())

    async def answer(self, scope: dict[str, Any], line: Exchange | Wire) -> None:
        try:
            await application()(scope, line.receive, line.send)
        except Exception as error:  # noqa: BLE001 - as the ASGI server
            self.world.trace.note(self.name, f"lets through {error!r}")
            if self.world.is_calm:
                self.world.fault(f"error: {scope['path']} ends with {error!r}")
        line.cut()
        if line in self.lines:
            self.lines.remove(line)

    def hang_up(self) -> None:
        for line in list(self.lines):
            line.cut()

    # --- what may happen to it ---------------------------------------------------------------

    def kill(self) -> None:
        """All that it has not stored is gone."""
        self.is_up = False
        self.world.loop.kill_host(self.host)
        self.world.database.lose_host(self.host)
        self.world.redis.hang_up(lambda ear: ear.host is self.host)
        self.hang_up()

    def pause(self) -> None:
        """As by SIGSTOP: it gets no turns, and does not know."""
        self.world.loop.stop_host(self.host)
        self.world.database.miss_host(self.host)

    def go_on(self) -> None:
        self.world.loop.continue_host(self.host)

    def stop(self) -> None:
        """As by SIGTERM."""
        if self.stopping is not None:
            self.stopping.set()
