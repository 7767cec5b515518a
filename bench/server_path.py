"""What a move costs the event loop and the writer, without the system's part of the sockets.

``python bench/server_path.py --moves 20000``: tables of four play the same games at random in one
process, from the bytes of a frame to the bytes of everybody's news, stored in a real SQLite file.
Prints microseconds of processor time per move: of the event loop's thread, and of all threads.

Others may use the machine: the time of each thousand moves is told, and two programs are compared
by ``--compare FILE FILE``, files into which several runs were written by ``>>``: the least of each
thousand counts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvloop
from uvicorn.config import Config as ServerConfig
from uvicorn.server import ServerState

from ludopolis.server.match.authority import Visitor
from ludopolis.server.ops.run import SWITCH_SECONDS, config_of, settle_down
from ludopolis.server.rooms.lobby import Guest, opening
from ludopolis.server.rooms.lobby import config_of as match_config_of
from ludopolis.server.settings import Settings
from ludopolis.server.transport.websocket import FrameProtocol
from ludopolis.wire.rest import NewMatch, NewSeat

if TYPE_CHECKING:
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.rooms.room import Room
    from ludopolis.server.transport.app import Application

SEATS: Final = 4
WINDOW: Final = 1000
ACCEPTED: Final = b'"type":"accepted"'
HANDSHAKE: Final = (
    "GET /api/matches/{match}/socket?seat={seat} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
)


class FarEnd(asyncio.Transport):
    """The other end of a socket: it reads at once whatever is written."""

    def __init__(self, table: BenchTable) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.table = table
        self.is_met = False
        self.count = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.count += len(data)
        if self.table.is_waiting and ACCEPTED in bytes(data[:40]):
            self.table.answered()
        self.is_met = self.is_met or b'"type":"update"' in bytes(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol: Any = protocol

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return

    def close(self) -> None:
        return


class BenchTable:
    """One match and its four sockets."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench = bench
        self.rng = random.Random(number)
        self.room: Room
        self.ends: list[FarEnd] = []
        self.is_waiting = False

    async def open(self, number: int) -> None:
        hall, bench = self.bench.hall, self.bench
        guest = Guest(Visitor(bench.visitor), "Load")
        seats = [NewSeat("me")] * SEATS
        config = match_config_of(hall, NewMatch(bench.game, seats), Visitor(bench.visitor))
        config = msgspec.structs.replace(config, seed=str(number))
        self.room = await hall.create(config, opening(guest, seats))
        for seat in range(SEATS):
            await self.connect(seat)

    async def connect(self, seat: int) -> None:
        bench = self.bench
        socket = FrameProtocol(bench.config, bench.state, {})
        far = FarEnd(self)
        socket.connection_made(far)
        asked = HANDSHAKE.format(match=self.room.id, seat=seat, token=bench.token)
        socket.data_received(asked.encode())
        while not far.is_met:  # noqa: ASYNC110 - before anything is measured
            await asyncio.sleep(0)
        self.ends.append(far)

    async def hang_up(self) -> None:
        for end in self.ends:
            end.protocol.connection_lost(None)
        while self.room.audience.listeners:  # noqa: ASYNC110 - after all has been measured
            await asyncio.sleep(0)

    def move(self) -> None:
        """Send a frame that answers the question at random."""
        if self.room.match.status == "over" or self.bench.is_over:
            self.bench.leave()
            return
        table = self.room.match.playing
        option = self.rng.choice(table.history.state.decision.options)
        said = (
            f'{{"type":"play","request":1,"ply":{table.ply},"option":{option},'
            f'"branch":{table.branch}}}'
        ).encode()
        self.is_waiting = True
        head = bytes((0x81, 0x80 | len(said), 0, 0, 0, 0))
        self.ends[table.asked].protocol.data_received(head + said)

    def answered(self) -> None:
        self.is_waiting = False
        self.bench.count()
        self.bench.loop.call_soon(self.move)


class Bench:
    """All tables, and the time they have taken."""

    def __init__(self, app: Application, config: ServerConfig, game: str, moves: int) -> None:
        self.app = app
        self.config = config
        self.game = game
        self.moves = moves
        self.state = ServerState()
        self.loop = asyncio.get_running_loop()
        self.hall: Hall = app.server.hall
        self.visitor = ""
        self.token = ""
        self.played = 0
        self.begun = 0.0
        self.windows: list[float] = []
        self.left = 0
        self.done = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.played >= self.moves

    def count(self) -> None:
        self.played += 1
        if self.played % WINDOW == 0:
            now = time.thread_time()
            self.windows.append(round((now - self.begun) / WINDOW * 1e6, 1))
            self.begun = time.thread_time()
        if self.is_over:
            self.done.set()

    def leave(self) -> None:
        """A table plays no more; without any, fewer moves are measured than were wanted."""
        self.left -= 1
        if not self.left:
            self.done.set()

    async def run(self, tables: int) -> dict[str, object]:
        found = [BenchTable(self, number) for number in range(tables)]
        self.left = tables
        for number, table in enumerate(found):
            await table.open(number)
        gc.collect()
        before, self.begun = time.process_time(), time.thread_time()
        for table in found:
            table.move()
        await self.done.wait()
        whole = (time.process_time() - before) / self.played * 1e6
        told = sum(end.count for table in found for end in table.ends)
        for table in found:
            await table.hang_up()
        return {
            "moves": self.played,
            "loop_us": round(sum(self.windows) / len(self.windows), 1),
            "all_us": round(whole, 1),
            "bytes": round(told / self.played / SEATS),
            "windows": self.windows,
        }


async def identified(app: Application) -> tuple[str, str]:
    """A new visitor, and the token of a session."""
    said: list[Any] = []

    async def send(event: Any) -> None:  # noqa: ANN401 - as ASGI has it
        said.append(event)

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b'{"name":"Load"}', "more_body": False}

    headers = [(b"host", b"bench"), (b"content-type", b"application/json")]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/me",
        "raw_path": b"/api/me",
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
    }
    await app(scope, receive, send)  # type: ignore[arg-type]
    head = dict(said[0]["headers"])
    token = head[b"set-cookie"].decode().partition("=")[2].partition(";")[0]
    session = await app.server.identity.session_of(token)
    return session.visitor, token


async def measured(folder: Path, game: str, tables: int, moves: int) -> dict[str, object]:
    settings = Settings(
        database=str(folder / "path.db"),
        requests_per_second=1e9,
        messages_per_second=1e9,
        visitors_per_minute=10**9,
        matches_per_visitor=10**9,
        sockets_per_visitor=10**9,
    )
    config = config_of(settings)
    app: Application = config.app  # type: ignore[assignment]
    config.load()
    async with app.server.lifespan(app.litestar):
        bench = Bench(app, config, game, moves)
        bench.visitor, bench.token = await identified(app)
        return await bench.run(tables)


def runs_in(path: Path) -> list[list[float]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["windows"] for line in lines if line.startswith("{")]


def compare(first: Path, second: Path) -> None:
    """The least time of each thousand moves over all runs of each."""
    least = [[min(each) for each in zip(*runs_in(path), strict=True)] for path in (first, second)]
    means = [sum(each) / len(each) for each in least]
    print(f"{means[0]:.1f} {means[1]:.1f} {means[1] / means[0]:.3f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="utopia")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--compare", nargs=2, type=Path)
    given = parser.parse_args()
    if given.compare:
        compare(*given.compare)
        return 0
    settle_down()
    sys.setswitchinterval(SWITCH_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measured(Path(folder), given.game, given.tables, given.moves))
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
