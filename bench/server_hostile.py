"""What attackers do to the others: confirmation times with and without them, in turn, in one run.

``python -m bench.server_hostile --tables 20 --seconds 6``, with ``--only login chat`` for some

Every attack of ``bench.attacks`` is tried by one attacker with all its connections and by fifty
with a name and an address each. Players' moves are measured just before and during each, with the
limits that a server has by default. For ``bots`` the time is that in which a bot answers another
person. Attackers run in a process of their own, but share the machine: they get what server and
players leave of it; ``elsewhere`` is what that alone does to players. ``core`` is how much of one
the server uses without and with them, and they.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.asyncio.client import connect

from bench.attacks import ATTACKS
from ludopolis.server.settings import Settings
from ludopolis.testing.load import Load, Site, percentile, run_load
from ludopolis.testing.load_figures import cpu_seconds, serving

if TYPE_CHECKING:
    from ludopolis.testing.load_figures import Process

BOT: Final = {"kind": "bot", "level": "level2"}
LIMITED: Final = ("messages_per_second", "requests_per_second", "matches_per_visitor")
MORE_LIMITED: Final = ("visitors_per_minute", "chat_per_second")
DEFAULTS: Final = {
    f"LUDOPOLIS_{name.upper()}": str(getattr(Settings(), name)) for name in LIMITED + MORE_LIMITED
}


class Row(msgspec.Struct):
    """One attack: milliseconds without and with it."""

    attack: str
    attackers: int
    p50_alone: float
    p50_attacked: float
    p99_alone: float
    p99_attacked: float
    moves_alone: int
    moves_attacked: int
    core_alone: float
    core_attacked: float
    core_attackers: float

    @property
    def factor(self) -> float:
        return self.p99_attacked / self.p99_alone if self.p99_alone else 0.0


class Person:
    """Somebody who plays against bots, and notes how long they take to answer."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.latencies: list[float] = []

    async def play(self) -> None:
        _, token = await self.site.post("/api/me", {"name": "Ben"})
        while True:
            wanted = {"game": "uchronia", "seats": [{"kind": "me"}, BOT]}
            answer, _ = await self.site.post("/api/matches", wanted, token)
            address = self.site.socket(json.loads(answer)["summary"]["id"], 0)
            headers = {"authorization": f"Bearer {token}"}
            async with connect(address, additional_headers=headers, max_size=None) as socket:
                await self.talk(socket)

    async def first_answer(self) -> None:
        """Bots' processes take a while to begin."""
        while not self.latencies:  # noqa: ASYNC110 - whoever plays has nobody to tell
            await asyncio.sleep(0.1)

    async def talk(self, socket: Any) -> None:  # noqa: ANN401 - a connection
        question: dict[str, Any] | None = None
        branch, asked_at = 0, 0.0
        async for data in socket:
            heard = json.loads(data)
            if heard["type"] not in {"update", "delta"}:
                continue
            question = heard.get("question", question)
            branch = heard.get("branch", branch)
            if heard.get("result"):
                return
            if question is None:
                asked_at = asked_at or time.perf_counter()
                continue
            if asked_at:
                self.latencies.append(time.perf_counter() - asked_at)
                asked_at = 0.0
            await asyncio.sleep(0.05)
            option = question["options"][0]
            known = {"ply": heard["ply"], "branch": branch}
            await socket.send(json.dumps({"type": "play", "request": 1, "option": option, **known}))


async def window(times: list[float], seconds: float, *pids: int) -> tuple[list[float], list[float]]:
    """Times to confirmation, and how much of a core each of these processes uses meanwhile."""
    times.clear()
    before, begun = [cpu_seconds(pid) for pid in pids], time.perf_counter()
    await asyncio.sleep(seconds)
    used = [cpu_seconds(pid) - known for pid, known in zip(pids, before, strict=True)]
    lasted = time.perf_counter() - begun
    return list(times), [round(each / lasted, 2) for each in used]


async def attacked(
    process: Process, times: list[float], kind: str, count: int, seconds: float
) -> Row:
    alone, cores = await window(times, seconds, process.pid)
    # Addresses that no attack before has used up.
    first = (list(ATTACKS).index(kind) * 2 + (count > 1)) * 50
    command = [sys.executable, "-m", "bench.attacks", kind, "--port", str(process.port)]
    pipe = asyncio.subprocess.PIPE
    enemies = await asyncio.create_subprocess_exec(
        *command, "--first", str(first), "--count", str(count), stdin=pipe, stdout=pipe
    )
    assert enemies.stdout is not None
    assert await enemies.stdout.readline() == b"ready\n", f"{kind} could not begin"
    await asyncio.sleep(2)
    under, more_cores = await window(times, seconds, process.pid, enemies.pid)
    await enemies.communicate(b"")
    await asyncio.sleep(3)
    counts = (len(alone), len(under))
    halves, worst = (milliseconds(alone, under, share) for share in (0.5, 0.99))
    return Row(kind, count, *halves, *worst, *counts, cores[0], *more_cores)


def milliseconds(alone: list[float], under: list[float], share: float) -> tuple[float, float]:
    return round(percentile(alone, share) * 1000, 1), round(percentile(under, share) * 1000, 1)


async def measure(
    process: Process, kinds: list[str], counts: list[int], tables: int, seconds: float
) -> list[Row]:
    site = Site(process.url, from_afar=True)
    load = Load([site], "utopia", 4, pause=0.4)
    person = Person(site)
    playing = [asyncio.create_task(run_load(load, tables)), asyncio.create_task(person.play())]
    await load.all_playing(tables)
    if "bots" in kinds:
        await person.first_answer()
    rows = []
    for kind in kinds:
        for count in counts if kind != "bots" else counts[:1]:
            times = person.latencies if kind == "bots" else load.latencies
            rows.append(await attacked(process, times, kind, count, seconds))
            print(line_of(rows[-1]), flush=True)
    load.is_over = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return rows


def line_of(row: Row) -> str:
    who = f"{row.attack} × {row.attackers}"
    times = f"{row.p50_alone} → {row.p50_attacked} | {row.p99_alone} → {row.p99_attacked}"
    moves = f"{row.moves_alone} → {row.moves_attacked}"
    cores = f"{row.core_alone} → {row.core_attacked} + {row.core_attackers}"
    return f"| {who} | {times} | {row.factor:.2f} | {moves} | {cores} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only", nargs="*", choices=sorted(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--by", nargs="*", type=int, default=[1, 50], help="how many attackers")
    given = parser.parse_args()
    print("| attack | p50, ms | p99, ms | factor | moves | core |", flush=True)
    print("|---|---|---|---|---|---|", flush=True)
    with serving(DEFAULTS) as process:
        rows = asyncio.run(measure(process, given.only, given.by, given.tables, given.seconds))
    worst = max(rows, key=lambda row: row.factor)
    print(f"\nworst: {worst.attack} × {worst.attackers}, {worst.factor:.2f} times the p99 without")
    return 0


if __name__ == "__main__":
    sys.exit(main())
