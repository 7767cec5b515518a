"""How much memory a server needs with many stored matches and some that are played.

``python bench/server_memory.py --stored 10000 --active 200``, or ``--sockets 1000``: what as many
idle sockets need.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time

from websockets.asyncio.client import ClientConnection, connect

from ludopolis.testing.load import Load, Site, run_load
from ludopolis.testing.load_figures import Process, memory_mb, serving

AT_ONCE = 16
SEATS = [{"kind": "me"}] * 4
FREELY = {
    "LUDOPOLIS_IDLE_SECONDS": "2",
    "LUDOPOLIS_SOCKETS_PER_VISITOR": "1000000",
    "LUDOPOLIS_SOCKETS_PER_ADDRESS": "1000000",
}


async def store(site: Site, count: int) -> None:
    """Make matches, started and then left alone."""
    _, token = await site.post("/api/me", {"name": "Many"})
    left = iter(range(count))

    async def make() -> None:
        for _ in left:
            await site.post("/api/matches", {"game": "utopia", "seats": SEATS}, token)

    await asyncio.gather(*(make() for _ in range(AT_ONCE)))


async def measure(process: Process, stored: int, active: int, seconds: float) -> dict[str, object]:
    site = Site(process.url)
    empty = memory_mb(process.pid)
    begun = time.perf_counter()
    await store(site, stored)
    making = time.perf_counter() - begun
    await asyncio.sleep(5)
    idle = memory_mb(process.pid)
    load = Load([site], "utopia", 4)
    playing = asyncio.create_task(run_load(load, active))
    await load.all_playing(active)
    await asyncio.sleep(seconds)
    busy = memory_mb(process.pid)
    load.is_over = True
    await playing
    return {
        "stored": stored,
        "active": active,
        "matches made per second": round(stored / making, 1),
        "memory at the start, MB": round(empty, 1),
        "with all stored and none in use, MB": round(idle, 1),
        "with all stored and the active ones played, MB": round(busy, 1),
        "moves": len(load.confirmed),
    }


async def open_idle(
    site: Site, matches: list[str], token: str, count: int
) -> list[ClientConnection]:
    """Spectators who do nothing, at all of the matches."""
    headers = {"authorization": f"Bearer {token}"}
    return [
        await connect(
            site.socket(matches[number % len(matches)], -1),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
        )
        for number in range(count)
    ]


async def measure_idle(process: Process, count: int) -> dict[str, object]:
    site = Site(process.url)
    _, token = await site.post("/api/me", {"name": "Idle"})
    wanted = {"game": "utopia", "seats": SEATS, "public": True}
    made = [await site.post("/api/matches", wanted, token) for _ in range(1 + count // 100)]
    matches = [json.loads(answer)["summary"]["id"] for answer, _ in made]
    first = await open_idle(site, matches, token, 50)
    await asyncio.sleep(2)
    before = memory_mb(process.pid)
    later = await open_idle(site, matches, token, count)
    await asyncio.sleep(4)
    each = (memory_mb(process.pid) - before) * 1024 / count
    for socket in [*first, *later]:
        socket.transport.abort()
    return {"sockets": count, "kB per idle socket": round(each, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--sockets", type=int, default=0)
    given = parser.parse_args()
    with serving(FREELY) as process:
        if given.sockets:
            found = asyncio.run(measure_idle(process, given.sockets))
        else:
            found = asyncio.run(measure(process, given.stored, given.active, given.seconds))
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
