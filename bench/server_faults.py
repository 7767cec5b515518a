"""Do to a server under load what disks, databases and machines do to it, one fault after another:
``python -m bench.server_faults --tables 20 --seconds 6``.

Every confirmed move must be stored, ``/health`` must answer all the while (but for the time in
which the server itself is stopped), and every table must go on soon after the fault has ended.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from bench.services import Postgres, Redis, missing
from ludopolis.server.settings import Settings
from ludopolis.server.storage.schema import moves
from ludopolis.testing.load import Confirmed, Load, Site
from ludopolis.testing.load_figures import Process, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

HEALTH: Final = Path(__file__).with_name("health.py")
HEALTH_PATIENCE: Final = 30.0
MAX_HEALTH_MS: Final = 100.0
MAX_GO_ON: Final = 5.0
GO_ON_PATIENCE: Final = 30.0
SETTLED: Final = 2.0
SMALL_DISK: Final = "16m"
LOGGED: Final = {"LUDOPOLIS_LOG_LEVEL": "warning", "LUDOPOLIS_LOG_FORMAT": "json"}


class Found(msgspec.Struct):
    """What one fault has led to: the slowest answer of ``/health`` meanwhile, and before, for one

    can't tell the server's part from that of a busy machine; and what the log said of the store.
    """

    fault: str
    confirmed: int
    lost: int
    doubled: int
    refused: dict[str, int]
    health_ms: float
    usual_health_ms: float
    go_on_seconds: float
    ready: list[int]
    reasons: list[str]
    said: list[str]

    @property
    def is_good(self) -> bool:
        is_kept = not self.lost and not self.doubled
        return is_kept and self.health_ms < MAX_HEALTH_MS and self.go_on_seconds < MAX_GO_ON


class Ground:
    """A server, what it stands on, and a fault to be done to one of them."""

    is_stopped = False
    """Whether the fault keeps the server itself from answering."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.disk = folder / "disk"
        self.disk.mkdir()
        database = str(self.disk / "faults.db")
        self.process = Process(database, environment=LOGGED, log=folder / "log")

    def begin(self) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError

    def open(self) -> None:
        self.process.start()

    def close(self) -> None:
        self.process.kill()

    @property
    def files(self) -> list[Path]:
        return sorted(self.disk.glob("faults.db*"))


class Killed(Ground):
    """kill -9, and started again."""

    is_stopped = True

    def begin(self) -> None:
        self.process.kill()

    def end(self) -> None:
        self.process.start()


class Stopped(Ground):
    """SIGSTOP, as a machine does that is put to sleep."""

    is_stopped = True

    def begin(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def end(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)


class Locked(Ground):
    """Another process has the SQLite file for itself."""

    def begin(self) -> None:
        self.other = sqlite3.connect(
            self.process.database, timeout=30, isolation_level=None, check_same_thread=False
        )
        self.other.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        self.other.execute("ROLLBACK")
        self.other.close()


class Limited(Ground):
    """Only the first page of a file can be written: a full disk where none can be mounted."""

    def begin(self) -> None:
        self.limit("4096")

    def end(self) -> None:
        self.limit("unlimited")

    def limit(self, size: str) -> None:
        command = ["prlimit", "--pid", str(self.process.pid), f"--fsize={size}:"]
        subprocess.run(command, check=True)  # noqa: S603


class Full(Ground):
    """A small disk of its own that is full."""

    def open(self) -> None:
        options = ["-o", f"size={SMALL_DISK}", "tmpfs", str(self.disk)]
        subprocess.run(["mount", "-t", "tmpfs", *options], check=True)  # noqa: S603, S607
        super().open()

    def begin(self) -> None:
        with contextlib.suppress(OSError), (self.disk / "filler").open("wb", 0) as filler:
            while True:
                filler.write(bytes(4096))

    def end(self) -> None:
        (self.disk / "filler").unlink()

    def close(self) -> None:
        super().close()
        subprocess.run(["umount", str(self.disk)], check=True)  # noqa: S603, S607


class Immutable(Ground):
    """Files that can only be read; not the one that SQLite keeps in memory, for that would kill."""

    def begin(self) -> None:
        self.change("+i")

    def end(self) -> None:
        self.change("-i")

    def change(self, flag: str) -> None:
        files = [str(file) for file in self.files if not file.name.endswith("-shm")]
        subprocess.run(["chattr", flag, *files], check=True)  # noqa: S603, S607


class PostgresAway(Ground):
    """PostgreSQL is stopped at once, as by a crash, and started again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.postgres = Postgres()
        self.redis = Redis()

    def open(self) -> None:
        self.postgres.start()
        self.redis.start()
        environment = {**LOGGED, "LUDOPOLIS_REDIS": self.redis.url}
        self.process = Process(self.postgres.url, environment=environment, log=self.folder / "log")
        super().open()

    def begin(self) -> None:
        self.postgres.stop()

    def end(self) -> None:
        self.postgres.go_on()

    def close(self) -> None:
        super().close()
        self.redis.close()
        self.postgres.close()


class RedisAway(PostgresAway):
    """Redis is gone, and back."""

    def begin(self) -> None:
        self.redis.close()

    def end(self) -> None:
        self.redis.start()


GROUNDS: Final = {
    "killed": Killed,
    "stopped": Stopped,
    "locked": Locked,
    "limited": Limited,
    "full": Full,
    "immutable": Immutable,
    "postgres": PostgresAway,
    "redis": RedisAway,
}


# --- looking ---------------------------------------------------------------------------------


class Look(msgspec.Struct):
    """One answer of ``/health`` or ``/ready``: when it was asked, and how long it took."""

    path: str
    at: float
    seconds: float
    status: int
    reason: str = ""


@contextlib.contextmanager
def looking(port: int, answers: Path) -> Iterator[None]:
    """Ask after the server's health all the while, from a process of its own."""
    with answers.open("wb") as file:
        command = [sys.executable, str(HEALTH), str(port)]
        asking = subprocess.Popen(command, stdout=file)  # noqa: S603
        try:
            yield
        finally:
            asking.kill()
            asking.wait()


def looks_in(answers: Path) -> list[Look]:
    lines = answers.read_bytes().split(b"\n")
    return [msgspec.json.decode(line, type=Look) for line in lines[:-1]]


# --- trying ----------------------------------------------------------------------------------


class Times:
    """When the fault began and ended, by the calendar, and when all tables went on."""

    def __init__(self) -> None:
        self.begun = self.ended = self.went_on = 0.0


async def run(ground: Ground, tables: int, seconds: float, game: str) -> tuple[Load, Times]:
    load, times = Load([Site(ground.process.url)], game, 4), Times()
    tasks = [asyncio.create_task(load.run_table()) for _ in range(tables)]
    await load.all_playing(tables)
    times.begun = time.time()
    await asyncio.to_thread(ground.begin)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(ground.end)
    times.ended = time.time()
    before = len(load.confirmed)
    while len({move.match for move in load.confirmed[before:]}) < tables:
        if time.time() > times.ended + GO_ON_PATIENCE:
            break
        await asyncio.sleep(0.01)
    times.went_on = time.time()
    # The server says that the store is back once nothing has failed for a while.
    await asyncio.sleep(SETTLED)
    load.is_over = True
    await asyncio.wait(tasks, timeout=30)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load, times


async def stored_moves(database: str) -> list[Confirmed]:
    engine = create_async_engine(Settings(database=database).database_url)
    query = select(moves.c.match, moves.c.seat, moves.c.ply, moves.c.value)
    async with engine.connect() as connection:
        rows = (await connection.execute(query.where(moves.c.kind == "play"))).all()
    await engine.dispose()
    return [Confirmed(*row) for row in rows]


def try_fault(name: str, folder: Path, tables: int, seconds: float, game: str) -> Found:
    """Play, do the fault, play on; compare what was promised with what is stored."""
    ground = GROUNDS[name](folder)
    ground.process.port = free_port()
    try:
        ground.open()
        with looking(ground.process.port, folder / "answers"):
            load, times = asyncio.run(run(ground, tables, seconds, game))
        ground.process.stop()
        stored = asyncio.run(stored_moves(ground.process.database))
    finally:
        ground.close()
    return found_of(name, ground, load, times, stored)


def found_of(name: str, ground: Ground, load: Load, times: Times, stored: list[Confirmed]) -> Found:
    seen = looks_in(ground.folder / "answers")
    confirmed, kept = Counter(load.confirmed), Counter(stored)
    since = times.ended if ground.is_stopped else times.begun
    health = [look for look in seen if look.path == "/health"]
    ready = [look for look in seen if look.path == "/ready" and look.at >= times.begun]
    return Found(
        fault=name,
        confirmed=len(load.confirmed),
        lost=sum((confirmed - kept).values()),
        doubled=sum(count > 1 for count in kept.values()),
        refused=load.refused,
        health_ms=slowest([look for look in health if since <= look.at <= times.went_on]),
        usual_health_ms=slowest([look for look in health if look.at + look.seconds < times.begun]),
        go_on_seconds=round(times.went_on - times.ended, 2),
        ready=sorted({look.status for look in ready}),
        reasons=sorted({look.reason for look in ready if look.reason}),
        said=said_of_store(ground.folder / "log"),
    )


def slowest(looks: list[Look]) -> float:
    """In milliseconds; one that is not answered is as slow as can be."""
    times = [look.seconds if look.status else HEALTH_PATIENCE for look in looks]
    return round(max(times, default=0.0) * 1000, 1)


def said_of_store(log: Path) -> list[str]:
    return re.findall(r'"event": "(store is \w+)"', log.read_text("utf-8", "replace"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faults", nargs="*", choices=[*GROUNDS, []])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--game", default="utopia")
    given = parser.parse_args()
    if missing():
        parser.error(f"{missing()} is needed")
    is_good = True
    for name in given.faults or GROUNDS:
        with tempfile.TemporaryDirectory() as folder:
            found = try_fault(name, Path(folder), given.tables, given.seconds, given.game)
        print(msgspec.json.encode(found).decode(), flush=True)
        is_good &= found.is_good
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
