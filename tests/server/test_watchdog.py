"""What holds the event loop is named, and bots' processes end with their server."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prometheus_client import generate_latest

from ludopolis.server.background.watchdog import LIMIT, Watchdog
from ludopolis.server.metrics import REGISTRY
from ludopolis.testing.load_figures import Process
from tests.extent import PATIENCE
from tests.server.faults import all_logs
from tests.server.inside import inside
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from tests.server.conftest import House

PROC = Path("/proc")


def hold_everybody_up(log: list[Any]) -> None:
    """Until it is spoken of."""
    deadline = time.monotonic() + PATIENCE
    while not log and time.monotonic() < deadline:
        time.sleep(0.05)


def held_count() -> float:
    lines = generate_latest(REGISTRY).decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if "loop_held_seconds_count" in line)


def test_what_holds_the_event_loop_is_named_once_with_how_long_it_lasted() -> None:
    before = held_count()

    async def run(log: list[Any]) -> None:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(0.3)
        hold_everybody_up(log)
        async with asyncio.timeout(PATIENCE):
            while len(log) < 2:  # noqa: ASYNC110 - the log tells nobody
                await asyncio.sleep(0.05)
        watchdog.stop()

    with all_logs() as log:
        asyncio.run(run(log))

    assert [line["event"] for line in log] == ["event loop is held", "event loop goes on"]
    assert "in hold_everybody_up" in log[0]["by"]
    assert log[1]["seconds"] >= LIMIT
    assert held_count() == before + 1


def test_a_loop_that_comes_round_is_not_spoken_of() -> None:
    async def run() -> None:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(LIMIT + 0.3)
        watchdog.stop()

    with all_logs() as log:
        asyncio.run(run())

    assert log == []


def test_every_server_has_a_watchdog(house: House) -> None:
    assert house.server.watchdog.thread.is_alive()
    assert house.server.watchdog.loops_thread == house.thread.ident


def descendants(pid: int) -> set[int]:
    """The children of a process, their children, and so on."""
    parents = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def is_alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in (PROC / str(pid) / "status").read_text(encoding="utf-8")
    except OSError:
        return False


class SlowPool:
    """Its first process begins only when the event loop has gone on."""

    def __init__(self) -> None:
        self.gone_on = threading.Event()

    def submit(self, *_job: object) -> Future[bool]:
        answer: Future[bool] = Future()
        answer.set_result(self.gone_on.wait(PATIENCE))
        return answer


def test_nobody_waits_while_a_bots_process_begins(tmp_path: Path) -> None:
    async def run() -> object:
        async with inside(tmp_path) as app:
            workers: Any = app.server.workers
            workers.pool = pool = SlowPool()
            asyncio.get_running_loop().call_later(0.01, pool.gone_on.set)
            return await workers.ask(None, None)

    assert asyncio.run(run()) is True


def test_no_process_outlives_a_killed_server(tmp_path: Path) -> None:
    """Neither those of bots nor the one that hashes passwords."""
    with Process(str(tmp_path / "bots.db")) as process:
        ada = Person(process.url, "Ada")
        alone = len(descendants(process.pid))
        ada.post("/api/account", account="ada", password="correct horse")
        assert len(descendants(process.pid)) == alone + 1
        key = id_of(ada.make(ME, {"kind": "bot", "level": "level2"}))
        with ada.socket(key) as socket:
            # Played by a bot or by us: in a few plies the bot has been asked.
            while socket.until("update")["ply"] < 4:
                if socket.last["update"]["question"]:
                    socket.play()
        ada.close()
        family = descendants(process.pid)
        process.kill()
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(pid) for pid in family) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = [pid for pid in family if is_alive(pid)]

    assert len(family) >= alone + 4
    assert left == []
