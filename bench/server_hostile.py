"""What hostile clients do to the others: confirmation times with and without them, in turn.

``python bench/server_hostile.py --tables 30 --seconds 10 --rounds 3``

They attack from a process of their own, so that what they send does not hold up the clients whose
times are measured; on the same machine they still share its processors.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys

from websockets.asyncio.client import connect

from ludopolis.testing.load import GONE, Load, Site, percentile, run_load
from ludopolis.testing.load_figures import Process, serving

LIMITS = {
    "LUDOPOLIS_MESSAGES_PER_SECOND": "30",
    "LUDOPOLIS_SOCKETS_PER_MATCH": "500",
    "LUDOPOLIS_REQUEST_SECONDS": "3",
}
HALF = b"GET /api/matches/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
FLOOD = ['{"type":"ping","request":1}', "{", "x" * 5000, '{"type":"chat","request":1,"text":"x"}']


class Enemy:
    """Somebody with a match of their own, or a look at it, and bad intentions."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.headers = {"authorization": f"Bearer {token}"}
        self.is_over = False
        self.cut_off = 0

    async def flood(self, text: str) -> None:
        """Send as fast as the socket takes it; when cut off, come again."""
        while not self.is_over:
            with contextlib.suppress(*GONE):
                async with connect(
                    self.address, additional_headers=self.headers, close_timeout=0.1
                ) as socket:
                    for _ in range(1000):
                        await socket.send(text)
            await asyncio.sleep(0.05)

    async def half_open(self) -> None:
        """Begin a handshake and never end it; when cut off, come again."""
        port = int(self.address.split(":")[2].partition("/")[0])
        while not self.is_over:
            with contextlib.suppress(*GONE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(HALF)
                answer = await reader.read()
                self.cut_off += b"408" in answer
                writer.close()

    async def read_nothing(self) -> None:
        with contextlib.suppress(*GONE):
            async with connect(
                self.address, additional_headers=self.headers, max_queue=1, close_timeout=0.1
            ):
                while not self.is_over:  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.1)


async def times(site: Site, tables: int, seconds: float) -> list[float]:
    load = Load([site], "utopia", 4, pause=0.2)
    playing = asyncio.create_task(run_load(load, tables))
    await load.all_playing(tables)
    load.latencies.clear()
    await asyncio.sleep(seconds)
    found = list(load.latencies)
    load.is_over = True
    await playing
    return found


async def attack(address: str, token: str) -> int:
    """All at once, until the input ends; how many half-open requests the server has cut off."""
    enemy = Enemy(address, token)
    attacks = [enemy.flood(text) for text in FLOOD]
    attacks += [enemy.half_open() for _ in range(20)] + [enemy.read_nothing() for _ in range(5)]
    tasks = [asyncio.create_task(attack) for attack in attacks]
    await asyncio.to_thread(sys.stdin.read)
    enemy.is_over = True
    _, pending = await asyncio.wait(tasks, timeout=5)
    for task in pending:
        task.cancel()
    return enemy.cut_off


async def attacker(site: Site) -> asyncio.subprocess.Process:
    """Somebody with a match of their own, at work."""
    _, token = await site.post("/api/me", {"name": "Eve"})
    wanted = {"game": "utopia", "seats": [{"kind": "me"}] * 2}
    answer, _ = await site.post("/api/matches", wanted, token)
    address = site.socket(json.loads(answer)["summary"]["id"], 0)
    command = [sys.executable, __file__, "--attack", address, "--token", token]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)


async def measure(
    process: Process, tables: int, seconds: float, rounds: int
) -> dict[str, float | int]:
    site = Site(process.url)
    before: list[float] = []
    during: list[float] = []
    cut_off = 0
    for _ in range(rounds):
        before += await times(site, tables, seconds)
        enemies = await attacker(site)
        await asyncio.sleep(2)
        during += await times(site, tables, seconds)
        said, _ = await enemies.communicate(b"")
        cut_off += int(said)
    return {
        "tables": tables,
        "p50 alone, ms": round(percentile(before, 0.5) * 1000, 2),
        "p99 alone, ms": round(percentile(before, 0.99) * 1000, 2),
        "p50 under attack, ms": round(percentile(during, 0.5) * 1000, 2),
        "p99 under attack, ms": round(percentile(during, 0.99) * 1000, 2),
        "half-open requests cut off": cut_off,
        "moves alone": len(before),
        "moves under attack": len(during),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--token", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        print(asyncio.run(attack(given.attack, given.token)))
        return 0
    with serving(LIMITS) as process:
        found = asyncio.run(measure(process, given.tables, given.seconds, given.rounds))
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
