"""How much memory a server needs with many stored matches and some that are played.

``python bench/server_memory.py --stored 10000 --active 200``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time

from ludopolis.testing.load import Load, Site, run_load
from ludopolis.testing.load_figures import Process, memory_mb, serving

AT_ONCE = 16
SEATS = [{"kind": "me"}] * 4


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--active", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    with serving({"LUDOPOLIS_IDLE_SECONDS": "2"}) as process:
        found = asyncio.run(measure(process, given.stored, given.active, given.seconds))
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
