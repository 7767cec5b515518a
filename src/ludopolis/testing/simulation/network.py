"""The network between players and nodes: requests and sockets that are late, and get lost.

The application is called as an ASGI server would call it; of the transport only what lies below
that, parsers and system calls, is left out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Self, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from ludopolis.server.transport.websocket_frames import Line

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from websockets.frames import Frame

    from ludopolis.server.transport.websocket import FrameProtocol
    from ludopolis.testing.simulation.loop import VirtualLoop
    from ludopolis.testing.simulation.node import Node

MAX_IN_FLIGHT: Final = 12
"""So many messages that nobody has read, and the sender must wait."""
TICK: Final = 1e-7
LOST: Final = 1006
ADDRESS: Final = parse_uri("ws://node/")
TOKEN: Final = "authorization"  # noqa: S105 - the name of a header


class Gone(Exception):
    """The other side is not there any more; ``code`` is why a socket was closed."""

    def __init__(self, code: int = LOST) -> None:
        super().__init__(code)
        self.code = code


class Reply:
    """What came back of a request."""

    def __init__(self, status: int, data: bytes, cookie: str) -> None:
        self.status = status
        self.data = data
        self.cookie = cookie

    def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        return msgspec.json.decode(self.data) if self.data else None


class Network:
    """All lines. ``lost`` is the chance that a reply, or a socket with it, is lost on the way."""

    def __init__(self, loop: VirtualLoop, rng: random.Random) -> None:
        self.loop = loop
        self.rng = rng
        self.lost = 0.0
        self.slowness = 1.0

    def delay(self) -> float:
        return self.rng.uniform(0.0005, 0.01) * self.slowness

    async def call(
        self, node: Node, method: str, path: str, *, token: str, body: object = None
    ) -> Reply:
        """One request; raises ``Gone`` when no reply comes."""
        reply: asyncio.Future[Reply] = self.loop.create_future()
        data = b"" if body is None else msgspec.json.encode(body)
        self.loop.later(self.delay(), self.arrive, node, scope_of(method, path, token), data, reply)
        try:
            async with asyncio.timeout(5.0):
                return await reply
        except TimeoutError:
            raise Gone from None

    def arrive(
        self, node: Node, scope: dict[str, Any], data: bytes, reply: asyncio.Future[Reply]
    ) -> None:
        if not node.is_up:
            self.lose(reply)
            return
        node.serve(scope, Exchange(self, data, reply))

    def lose(self, reply: asyncio.Future[Reply]) -> None:
        self.loop.later(self.delay(), settle, reply, Gone())

    async def open(self, node: Node, path: str, token: str) -> Wire:
        """A socket; raises ``Gone`` when nobody answers."""
        await asyncio.sleep(self.delay())
        if not node.is_up:
            raise Gone
        wire = Wire(self)
        scope = scope_of("", path, token)
        scope |= {"type": "websocket", "subprotocols": [], "extensions": {}}
        scope["extensions"]["ludopolis.frames"] = wire
        node.serve(scope, wire)
        return wire


def settle(reply: asyncio.Future[Reply], found: Reply | Gone) -> None:
    if reply.done():
        return
    if isinstance(found, Gone):
        reply.set_exception(found)
    else:
        reply.set_result(found)


def scope_of(method: str, path: str, token: str) -> dict[str, Any]:
    address, _, query = path.partition("?")
    headers = [(b"host", b"simulated"), (b"content-type", b"application/json")]
    if token:
        headers.append((TOKEN.encode(), f"Bearer {token}".encode()))
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("10.0.0.1", 1),
        "server": ("simulated", 80),
        "extensions": {},
    }


class Exchange:
    """One request at the server."""

    def __init__(self, network: Network, data: bytes, reply: asyncio.Future[Reply]) -> None:
        self.network = network
        self.data = data
        self.reply = reply
        self.status = 0
        self.cookie = ""
        self.parts: list[bytes] = []
        self.is_read = False
        self.is_over = False

    async def receive(self) -> dict[str, Any]:
        if self.is_read:
            # The client stays until it has its reply.
            await self.network.loop.create_future()
        self.is_read = True
        return {"type": "http.request", "body": self.data, "more_body": False}

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "http.response.start":
            self.status = event["status"]
            cookie = dict(event["headers"]).get(b"set-cookie", b"").decode()
            self.cookie = cookie.partition("=")[2].partition(";")[0]
            return
        self.parts.append(event.get("body", b""))
        if event.get("more_body") or self.is_over:
            return
        self.is_over = True
        network = self.network
        if network.rng.random() < network.lost:
            network.lose(self.reply)
            return
        found = Reply(self.status, b"".join(self.parts), self.cookie)
        network.loop.later(network.delay(), settle, self.reply, found)

    def cut(self) -> None:
        """The node is gone."""
        if not self.is_over:
            self.is_over = True
            self.network.lose(self.reply)


class Wire:
    """One socket: two lines on which messages keep their order."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.upwards: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.upwards.put_nowait({"type": "websocket.connect"})
        self.downwards: asyncio.Queue[bytes | Gone] = asyncio.Queue()
        self.in_flight = 0
        self.is_over = False
        self.up_free = 0.0
        self.down_free = 0.0
        self.drained: asyncio.Future[None] | None = None
        self.far_end = ClientProtocol(ADDRESS, state=State.OPEN, max_size=None)

    def later(self, free: float, call: Callable[..., object], *arguments: object) -> float:
        """Let a message arrive after the one before it; when that will be."""
        loop = self.network.loop
        at = max(free + TICK, loop.now + self.network.delay())
        loop.later(at - loop.now, call, *arguments)
        return at

    # --- the server's end --------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        return await self.upwards.get()

    async def send(self, event: dict[str, Any]) -> None:
        """What an ASGI application sends."""
        if self.is_over:
            raise OSError("the socket is closed")
        if event["type"] == "websocket.close":
            self.is_over = True
            self.later(self.down_free, self.downwards.put_nowait, Gone(event.get("code", 1000)))
        elif event["type"] == "websocket.send":
            while self.in_flight >= MAX_IN_FLIGHT and not self.is_over:
                self.drained = self.network.loop.create_future()
                await self.drained
            self.put((event.get("text") or "").encode())

    def line(self, take: Callable[[bytes], bool]) -> Line:
        """The server's own, upon this; what comes in takes no short way, for here nodes stop."""
        return Line(cast("FrameProtocol", self), take)

    def forget_handshake(self) -> None:
        """There is nothing to let go of."""

    @property
    def transport(self) -> Self:
        return self

    @property
    def close_sent(self) -> bool:
        return self.is_over

    def is_closing(self) -> bool:
        """Whether nothing can be written now."""
        return self.in_flight >= MAX_IN_FLIGHT

    def write(self, data: bytes) -> None:
        self.far_end.receive_data(data)
        frames = cast("list[Frame]", self.far_end.events_received())
        self.put(*[bytes(frame.data) for frame in frames])

    def put(self, *messages: bytes) -> None:
        """What is written at once arrives at once, or not at all."""
        if self.network.rng.random() < self.network.lost:
            self.cut()
        if not self.is_over:
            self.in_flight += len(messages)
            self.down_free = self.later(self.down_free, self.arrive, *messages)

    # --- the player's end --------------------------------------------------------------------

    def ask(self, message: object) -> None:
        data = msgspec.json.encode(message).decode()
        event = {"type": "websocket.receive", "text": data, "bytes": None}
        self.up_free = self.later(self.up_free, self.reach, event)

    def reach(self, event: dict[str, Any]) -> None:
        """A message gets there, unless the line was cut meanwhile."""
        if not self.is_over:
            self.upwards.put_nowait(event)

    def arrive(self, *messages: bytes) -> None:
        if not self.is_over:
            for message in messages:
                self.downwards.put_nowait(message)

    async def next(self, seconds: float) -> bytes | None:
        """The next message; None after a while without one."""
        try:
            async with asyncio.timeout(seconds):
                found = await self.downwards.get()
        except TimeoutError:
            return None
        if isinstance(found, Gone):
            raise found
        self.in_flight -= 1
        self.wake_sender()
        return found

    def wake_sender(self) -> None:
        if self.drained is not None and not self.drained.done():
            self.drained.set_result(None)

    def cut(self) -> None:
        """The line is gone, and with it all that is on its way."""
        if not self.is_over:
            self.is_over = True
            self.wake_sender()
            self.later(0.0, self.downwards.put_nowait, Gone())
            event = {"type": "websocket.disconnect", "code": LOST}
            self.later(0.0, self.upwards.put_nowait, event)
