"""Measuring a server: a process of its own on a free port, a load on it, and what it used."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from ludopolis.testing.load import Load, Site, percentile, run_load
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

START_SECONDS: Final = 60.0
PORTS: Final = range(20_000, 32_000)
"""Below those that systems give to whoever calls out, who might take one while a server starts."""
QUIET: Final = {
    "LUDOPOLIS_WORKERS": "1",
    "LUDOPOLIS_LOG_LEVEL": "error",
    "LUDOPOLIS_MESSAGES_PER_SECOND": "1000000",
    "LUDOPOLIS_REQUESTS_PER_SECOND": "1000000",
    "LUDOPOLIS_VISITORS_PER_MINUTE": "1000000",
    "LUDOPOLIS_CHAT_PER_SECOND": "1000000",
    "LUDOPOLIS_MATCHES_PER_VISITOR": "1000000",
}


class Figures(msgspec.Struct):
    """What a run of the load tool has found."""

    game: str
    tables: int
    seats: int
    seconds: float
    moves: int
    moves_per_second: float
    moves_per_cpu_second: float
    moves_per_busiest_second: float
    """By the processor time of the busiest process: what the server could do with a core each."""
    p50_ms: float
    p99_ms: float
    bytes_per_move_per_viewer: float
    median_bytes: float
    """Of what one viewer is told of one move."""
    server_cpu_seconds: float
    server_cpu_share: float
    server_memory_mb: float
    refused: dict[str, int]


def free_port() -> int:
    """A port that nobody listens at, and that nobody is given who only calls somebody up."""
    while True:
        port = secrets.choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """A server as a process of its own."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        self.log = log
        self.port = port or free_port()
        self.database = database
        self.environment = {**os.environ, **QUIET, **(environment or {})}
        self.running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.running is not None, "not started"
        return self.running.pid

    def start(self) -> None:
        command = [sys.executable, "-c", "from ludopolis.cli import main; main()", "serve"]
        flags = ["--port", str(self.port), "--database", self.database]
        with contextlib.ExitStack() as stack:
            log = None if self.log is None else stack.enter_context(self.log.open("wb"))
            self.running = subprocess.Popen(  # noqa: S603
                command + flags, env=self.environment, stderr=log
            )
        self.wait_ready()

    def wait_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not self.is_ready():
            if time.monotonic() > deadline or (self.running and self.running.poll() is not None):
                raise Refusal("server-not-started")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/ready", timeout=2) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()

    def stop(self) -> int:
        if self.running is None:
            return 0
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(timeout=30)


@contextlib.contextmanager
def serving(environment: Mapping[str, str] | None = None) -> Iterator[Process]:
    """A server with a store of its own, gone with it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(str(Path(folder, "bench.db")), environment=environment) as process,
    ):
        yield process


def processes_of(pid: int) -> dict[int, str]:
    """A process and all that its threads have begun, by their names."""
    folder = Path(f"/proc/{pid}")
    found = {pid: (folder / "comm").read_text(encoding="utf-8").strip()}
    for thread in (folder / "task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            for child in (thread / "children").read_text(encoding="utf-8").split():
                found |= processes_of(int(child))
    return found


def cpu_seconds(pid: int) -> float:
    """The time that a process, its children and its finished children have used so far."""
    return sum(cpu_by_process(pid).values())


def cpu_by_process(pid: int) -> dict[int, float]:
    return {each: own_cpu_seconds(each) for each in processes_of(pid)}


def own_cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """What a process and its children hold, what they share counted once."""
    return sum(own_memory_mb(each) for each in processes_of(pid))


def own_memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def measure(
    process: Process, game: str, seats: int, tables: int, seconds: float, rate: float = 0.0
) -> Figures:
    """Warm up, then measure for ``seconds``, so many moves in each if there is a ``rate``."""
    return asyncio.run(take_figures(process, game, seats, tables, seconds, rate))


async def take_figures(
    process: Process, game: str, seats: int, tables: int, seconds: float, rate: float = 0.0
) -> Figures:
    load = Load([Site(process.url)], game, seats, beat=tables / rate if rate else 0.0)
    playing = asyncio.create_task(run_load(load, tables))
    await load.all_playing(tables)
    cpu, moves, received = cpu_by_process(process.pid), len(load.confirmed), load.received
    begun, before, told = time.perf_counter(), len(load.latencies), len(load.sizes)
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - begun
    each = [now - cpu.get(pid, 0.0) for pid, now in cpu_by_process(process.pid).items()]
    used = sum(each)
    done = len(load.confirmed) - moves
    latencies = load.latencies[before:]
    heard, sizes = load.received - received, load.sizes[told:]
    memory = memory_mb(process.pid)
    load.is_over = True
    await playing
    return Figures(
        game=game,
        tables=tables,
        seats=seats,
        seconds=round(passed, 2),
        moves=done,
        moves_per_second=round(done / passed, 1),
        moves_per_cpu_second=round(done / max(used, 0.01), 1),
        moves_per_busiest_second=round(done / max(*each, 0.01), 1),
        p50_ms=round(percentile(latencies, 0.5) * 1000, 2),
        p99_ms=round(percentile(latencies, 0.99) * 1000, 2),
        bytes_per_move_per_viewer=round(heard / max(1, done) / seats, 1),
        median_bytes=percentile(sizes, 0.5),
        server_cpu_seconds=round(used, 2),
        server_cpu_share=round(used / passed, 3),
        server_memory_mb=round(memory, 1),
        refused=load.refused,
    )
