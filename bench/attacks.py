"""Attackers of a server, each kind a coroutine that goes on until it is cancelled.

They run in a process of their own (``python -m bench.attacks KIND --url …``): what they send must
not hold up the clients whose times are measured. Each has an address of its own, which a server
on this machine believes when they claim it. They say ``ready`` when they have begun, and end with
their input.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final, cast

from websockets.asyncio.client import connect

from ludopolis.testing.load import GONE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ME: Final = {"kind": "me"}
BROKEN: Final = ["{", "x" * 3000, '{"type":"play"}', '{"type":"ping","request":"1"}', "[" * 900]
SLOW_LINES: Final = 40
HELD: Final = (*GONE, asyncio.IncompleteReadError, ValueError, IndexError)


class Line:
    """A connection that speaks HTTP and is opened again when it is cut."""

    def __init__(self, enemy: Enemy) -> None:
        self.enemy = enemy
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, **more: str) -> dict[str, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        told = await self.send(self.enemy.head(method, path, len(data), **more) + data)
        found: dict[str, Any] = json.loads(told)
        return found

    async def send(self, data: bytes) -> bytes:
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.enemy.port)
            reader, writer = self.streams
            writer.write(data)
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            self.enemy.note_cookie(head)
            return await reader.readexactly(size) or b"{}"
        except HELD:
            if self.streams is not None:
                self.streams[1].close()
            self.streams = None
            await asyncio.sleep(0.01)
            return b"{}"


class Refuser(asyncio.Protocol):
    """Reads as much of a large head as a server that refuses it, and does nothing else."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.transport.pause_reading()
        asyncio.get_running_loop().call_later(1, self.transport.abort)


class Enemy:
    """Somebody with bad intentions, an address, and perhaps a name and matches."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"10.66.{number // 250}.{number % 250 + 1}"
        self.token = ""
        self.match = ""

    def headers(self) -> dict[str, str]:
        bearer = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"x-forwarded-for": self.address, **bearer}

    def head(self, method: str, path: str, size: int, **more: str) -> bytes:
        fields = {"host": "x", "content-type": "application/json", "content-length": str(size)}
        lines = [f"{name}: {value}" for name, value in {**fields, **self.headers(), **more}.items()]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "\r\n"]).encode()

    def note_cookie(self, head: bytes) -> None:
        if not self.token and b"ludopolis=" in head:
            self.token = head.partition(b"ludopolis=")[2].partition(b";")[0].decode()

    async def arrive(self) -> None:
        """Get a name and a public match with two seats."""
        line = Line(self)
        await line.ask("POST", "/api/me", {"name": "Eve"})
        wanted = {"game": "utopia", "seats": [ME, ME], "public": True}
        made = await line.ask("POST", "/api/matches", wanted)
        self.match = made["summary"]["id"]

    def socket(self, query: str = "", *, named: bool = True) -> Any:  # noqa: ANN401 - a context
        address = f"ws://127.0.0.1:{self.port}/api/matches/{self.match}/socket{query}"
        headers = self.headers() if named else {"x-forwarded-for": self.address}
        return connect(address, additional_headers=headers, compression=None, close_timeout=0.1)

    # --- the attacks -------------------------------------------------------------------------

    async def login(self) -> None:
        line, number = Line(self), 0
        while True:
            number += 1
            given = {"account": f"victim {number % 7}", "password": "x" * 12}
            await line.ask("POST", "/api/session", given)

    async def newcomers(self) -> None:
        stranger = Enemy(self.port, 0)
        stranger.address = self.address
        line = Line(stranger)
        while True:
            stranger.token = ""
            await line.ask("POST", "/api/me", {"name": "Eve"})

    async def names(self) -> None:
        line = Line(self)
        while True:
            await line.ask("POST", "/api/me", {"name": "Eve"})

    async def chat(self) -> None:
        await self.flood([json.dumps({"type": "chat", "request": 1, "text": "x" * 400})])

    async def frames(self) -> None:
        await self.flood(BROKEN)

    async def flood(self, texts: list[str]) -> None:
        """Send as fast as the socket takes it; when cut off, come again."""
        while True:
            with contextlib.suppress(*GONE):
                async with self.socket() as socket:
                    reading = asyncio.create_task(read_all(socket))
                    for number in range(1000):
                        await socket.send(texts[number % len(texts)])
                    reading.cancel()
            await asyncio.sleep(0.02)

    async def sockets(self) -> None:
        """Look on without a name, on and on; those who are let in stay."""
        while True:
            with contextlib.suppress(*GONE):
                async with self.socket("?seat=-1", named=False) as socket:
                    await read_all(socket)

    async def matches(self) -> None:
        line = Line(self)
        while True:
            wanted = {"game": "dominations", "seats": [ME, ME]}
            made = await line.ask("POST", "/api/matches", wanted)
            if "summary" in made:
                path = f"/api/matches/{made['summary']['id']}/requests?seat=0"
                await line.ask("POST", path, {"type": "concede", "request": 1})

    async def forks(self) -> None:
        line = Line(self)
        while True:
            await line.ask("POST", f"/api/matches/{self.match}/fork", {"ply": 0, "seats": [ME, ME]})

    async def hints(self) -> None:
        line = Line(self)
        while True:
            for seat in (0, 1):
                await line.ask("GET", f"/api/matches/{self.match}/hint?seat={seat}")

    async def heads(self) -> None:
        """A megabyte of headers at a time, in one header or in thousands."""
        for head in cycle(self.large_heads()):
            await Line(self).send(head)

    async def haste(self) -> None:
        """The same, on connections that wait for no answer."""
        for head in cycle(self.large_heads()):
            with contextlib.suppress(*HELD):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(head)
                await asyncio.sleep(0.01)
                writer.transport.abort()

    async def elsewhere(self) -> None:
        """The same to a server of the attackers' own: what sending alone costs this machine."""
        server = await asyncio.get_running_loop().create_server(Refuser, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        await self.haste()

    def large_heads(self) -> list[bytes]:
        whole = self.head("GET", "/health", 0)[:-2]
        return [
            whole + b"X: " + b"y" * 1_000_000 + b"\r\n\r\n",
            whole + b"X: y\r\n" * 160_000 + b"\r\n",
            b"GET /" + b"x" * 1_000_000 + b" HTTP/1.1\r\n\r\n",
        ]

    async def slow(self) -> None:
        """Begin requests and send the rest byte by byte."""
        whole = self.head("POST", "/api/me", 1000)
        while True:
            with contextlib.suppress(*HELD):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                for byte in whole:
                    writer.write(bytes([byte]))
                    await asyncio.sleep(0.05)
                await reader.read()

    async def polls(self) -> None:
        line = Line(self)
        while True:
            await line.ask("GET", f"/api/matches/{self.match}/poll?version=-1")

    async def pages(self) -> None:
        line = Line(self)
        while True:
            await line.ask("GET", "/api/games/dominations?lang=fr")
            await line.ask("GET", "/api/matches")

    async def bots(self) -> None:
        """Ninety matches of four slow bots, as many of them looked at as may be."""
        line = Line(self)
        bots = [{"kind": "bot", "level": "level5"}] * 4
        wanted = {"game": "uchronia", "seats": bots, "public": True}
        made = [await line.ask("POST", "/api/matches", wanted) for _ in range(90)]
        keys = [one["summary"]["id"] for one in made if "summary" in one]
        await asyncio.gather(*(self.look(key) for key in keys))

    async def look(self, match: str) -> None:
        other = Enemy(self.port, 0)
        other.address, other.token, other.match = self.address, self.token, match
        while True:
            with contextlib.suppress(*GONE):
                async with other.socket() as socket:
                    await read_all(socket)
            await asyncio.sleep(0.5)


async def read_all(socket: Any) -> None:  # noqa: ANN401 - of either kind
    with contextlib.suppress(*GONE):
        async for _ in socket:
            pass


ATTACKS: Final[dict[str, tuple[Callable[[Enemy], Awaitable[None]], int, int]]] = {
    "login": (Enemy.login, 12, 1),
    "newcomers": (Enemy.newcomers, 12, 1),
    "names": (Enemy.names, 12, 1),
    "chat": (Enemy.chat, 12, 1),
    "frames": (Enemy.frames, 12, 1),
    "sockets": (Enemy.sockets, 150, 10),
    "matches": (Enemy.matches, 12, 1),
    "forks": (Enemy.forks, 12, 1),
    "hints": (Enemy.hints, 12, 1),
    "heads": (Enemy.heads, 12, 1),
    "haste": (Enemy.haste, 12, 1),
    "elsewhere": (Enemy.elsewhere, 12, 1),
    "slow": (Enemy.slow, 200, 4),
    "polls": (Enemy.polls, 30, 2),
    "pages": (Enemy.pages, 12, 1),
    "bots": (Enemy.bots, 1, 1),
}
"""Each attack, and how many at once for one attacker alone and for one of many."""


async def attack(kind: str, port: int, first: int, count: int) -> None:
    enemies = [Enemy(port, number) for number in range(first, first + count)]
    await asyncio.gather(*(enemy.arrive() for enemy in enemies))
    act, alone, among_many = ATTACKS[kind]
    at_once = alone if count == 1 else among_many
    tasks = [asyncio.ensure_future(act(enemy)) for enemy in enemies for _ in range(at_once)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=sorted(ATTACKS))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--first", type=int, default=0, help="number of the first address")
    parser.add_argument("--count", type=int, default=1)
    given = parser.parse_args()
    # Attackers have machines of their own; here they get what server and players leave.
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(10)
    asyncio.run(attack(given.kind, given.port, given.first, given.count))
    os._exit(0)


if __name__ == "__main__":
    main()
