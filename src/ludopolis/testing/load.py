"""A load of real sockets: tables whose seats answer at random, and what it costs the server.

Every seat keeps the list of its confirmations. When the server goes away, seats come back and send
what was not answered again, so at the end the lists must equal the store.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from collections.abc import Sequence

RETRY_SECONDS: Final = 0.2
HTTP_SECONDS: Final = 10.0
START_SECONDS: Final = 120.0
GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Choices(msgspec.Struct):
    """As much of a question as a random player reads."""

    options: list[int]


class Heard(msgspec.Struct):
    """As much of a message as a random player reads."""

    type: str
    request: int = -1
    code: str = ""
    ply: int = 0
    branch: int | UnsetType = UNSET
    question: Choices | UnsetType | None = UNSET
    result: dict[str, object] | None = None


class Confirmed(msgspec.Struct, frozen=True):
    """A move that the server has promised to keep."""

    match: str
    seat: int
    ply: int
    option: int


DECODER: Final = msgspec.json.Decoder(Heard)


class Site:
    """A server by its address.

    Where its limits hold, callers come ``from_afar``: each claims an address of its own, which a
    server believes of this machine.
    """

    def __init__(self, url: str, *, from_afar: bool = False) -> None:
        self.url = url.rstrip("/")
        self.addresses = (f"10.77.{n // 250}.{n % 250 + 1}" for n in range(60_000))
        self.from_afar = from_afar

    def call(self, path: str, body: object, token: str = "") -> tuple[bytes, str]:
        """Post; the answer and the cookie that came with it."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        if self.from_afar:
            headers["x-forwarded-for"] = next(self.addresses)
        data = json.dumps(body).encode()
        request = Request(self.url + path, data, headers)  # noqa: S310 - the caller's own address
        with urlopen(request, timeout=HTTP_SECONDS) as answer:  # noqa: S310
            cookie = answer.headers.get("set-cookie", "")
            return answer.read(), cookie.partition("=")[2].partition(";")[0]

    async def post(self, path: str, body: object, token: str = "") -> tuple[bytes, str]:
        """As ``call``, again and again while the server is away."""
        while True:
            try:
                return await asyncio.to_thread(self.call, path, body, token)
            except (URLError, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    def socket(self, match: str, seat: int) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/socket?seat={seat}"


class Load:
    """What all tables of a run have in common.

    Seats think for up to ``pause`` seconds, and a table moves every ``beat`` seconds at most; both
    0: as fast as the server allows.
    """

    def __init__(
        self, sites: list[Site], game: str, seats: int, pause: float = 0.0, beat: float = 0.0
    ) -> None:
        self.sites = sites
        self.game = game
        self.seats = seats
        self.pause = pause
        self.beat = beat
        self.rng = random.Random(1)
        self.confirmed: list[Confirmed] = []
        self.latencies: list[float] = []
        self.received = 0
        self.sizes: list[int] = []
        """Of all that seats are told of moves, once a match is under way."""
        self.refused: dict[str, int] = {}
        self.resent = 0
        self.last: dict[str, float] = {}
        self.longest = 0.0
        self.is_over = False

    def confirm(self, move: Confirmed) -> None:
        """Note a confirmation, and the longest pause of any match."""
        now = time.perf_counter()
        self.longest = max(self.longest, now - self.last.get(move.match, now))
        self.last[move.match] = now
        self.confirmed.append(move)

    async def all_playing(self, tables: int) -> None:
        """Wait until every table has had a move confirmed, and a little longer."""
        deadline = time.monotonic() + START_SECONDS
        while len(self.last) < tables and time.monotonic() < deadline:  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.1)
        await asyncio.sleep(1.0)

    async def run_table(self) -> None:
        """Play one match after another until told to stop."""
        site = self.rng.choice(self.sites)
        _, token = await site.post("/api/me", {"name": "Load"})
        pace = Pace(self.beat, self.beat * self.rng.random())
        while not self.is_over:
            site = self.rng.choice(self.sites)
            wanted = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
            answer, _ = await site.post("/api/matches", wanted, token)
            match = json.loads(answer)["summary"]["id"]
            seats = [Seat(self, match, seat, token, pace) for seat in range(self.seats)]
            await asyncio.gather(*(seat.run() for seat in seats))


class Pace:
    """When a table may move next."""

    def __init__(self, beat: float, first: float) -> None:
        self.beat = beat
        self.next = time.monotonic() + first

    async def turn(self) -> None:
        now = time.monotonic()
        wait = self.next - now
        self.next = max(self.next, now) + self.beat
        if wait > 0:
            await asyncio.sleep(wait)


class Seat:
    """One seat of one match, with a socket of its own."""

    def __init__(self, load: Load, match: str, seat: int, token: str, pace: Pace) -> None:
        self.load = load
        self.pace = pace
        self.match = match
        self.seat = seat
        self.headers = {"authorization": f"Bearer {token}"}
        self.pending: tuple[int, int, int, int] | None = None
        self.latest: Heard | None = None
        self.question: Choices | None = None
        self.branch = 0
        self.answered = -1
        self.sent_at = 0.0
        self.number = 0
        self.is_done = False

    async def run(self) -> None:
        """Come back, to any node, until the match is over."""
        # With a choice of nodes, one that is silent for a second is left.
        patience = 1.0 if len(self.load.sites) > 1 else 20.0
        site = self.load.rng.choice(self.load.sites)
        while not self.is_done:
            try:
                async with connect(
                    site.socket(self.match, self.seat),
                    additional_headers=self.headers,
                    compression=None,
                    max_size=None,
                    open_timeout=patience,
                    close_timeout=0.2,
                    ping_interval=patience,
                    ping_timeout=patience,
                ) as socket:
                    await self.talk(socket)
            except GONE:
                await asyncio.sleep(RETRY_SECONDS)
            others = [other for other in self.load.sites if other is not site]
            site = self.load.rng.choice(others or [site])
            if self.load.is_over and self.pending is None:
                return

    async def talk(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            self.load.resent += 1
            await self.send(socket, self.pending)
        async for data in socket:
            self.load.received += len(data)
            heard = DECODER.decode(data)
            if heard.type in {"update", "delta"}:
                self.load.sizes.append(len(data))
                self.hear(heard)
            elif heard.type in {"accepted", "refused"}:
                self.settle(heard)
            if self.latest is not None and self.pending is None:
                # A move sent again may be answered after the update that has the next question.
                await self.take(socket, self.latest)
            if self.is_done or (self.load.is_over and self.pending is None):
                return

    def hear(self, heard: Heard) -> None:
        """What a delta says nothing of is as it was."""
        self.latest = heard
        if heard.branch is not UNSET:
            self.branch = heard.branch
        if heard.question is not UNSET:
            self.question = heard.question

    async def take(self, socket: ClientConnection, heard: Heard) -> None:
        self.latest = None
        if heard.result is not None:
            self.is_done = True
        elif self.question is not None and heard.ply > self.answered and not self.load.is_over:
            if self.load.pause:
                await asyncio.sleep(self.load.pause * self.load.rng.random())
            if self.load.beat:
                await self.pace.turn()
            option = self.load.rng.choice(self.question.options)
            self.number += 1
            self.pending = (self.number, heard.ply, option, self.branch)
            await self.send(socket, self.pending)

    async def send(self, socket: ClientConnection, play: tuple[int, int, int, int]) -> None:
        request, ply, option, branch = play
        self.sent_at = time.perf_counter()
        await socket.send(
            f'{{"type":"play","request":{request},"ply":{ply},"option":{option},"branch":{branch}}}'
        )

    def settle(self, heard: Heard) -> None:
        if self.pending is None or heard.request != self.pending[0]:
            return
        _, ply, option, _ = self.pending
        if heard.type == "accepted":
            self.load.latencies.append(time.perf_counter() - self.sent_at)
            self.load.confirm(Confirmed(self.match, self.seat, ply, option))
            self.answered = ply
        else:
            self.load.refused[heard.code] = self.load.refused.get(heard.code, 0) + 1
            if heard.code == "store-unavailable":
                # It may be stored or not: it is sent again when the room is there again.
                return
        self.pending = None


async def run_load(load: Load, tables: int) -> None:
    """Let so many tables play until the load is over."""
    tasks = [asyncio.create_task(load.run_table()) for _ in range(tables)]
    while not load.is_over:  # noqa: ASYNC110 - a look now and then is enough
        await asyncio.sleep(0.1)
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
