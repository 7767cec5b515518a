"""Our server and those of boardgame.io and Colyseus, one after the other on the same machine.

Counts confirmed moves per second of the server's processor time:
``python bench/server_throughput.py --tables 200 --seconds 20``.

Ours plays Utopia with every move synced to disk. Theirs play a small card game for four:
boardgame.io once in memory and once with its own file storage, which writes every move and syncs
none; Colyseus in memory, as it has no other store.

``--rate 1000`` lets tables make so many moves a second together, to see how long each one waits.
``--workers 2`` compares two workers with one instead, in turns. Where the load generator shares the
cores, moves per second say little; so the processor time of the busiest worker counts, which is
what bounds a server whose workers have a core each.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

import msgspec

from ludopolis.testing.load_figures import (
    cpu_seconds,
    free_port,
    measure,
    memory_mb,
    serving,
)

PEERS = {
    "boardgame.io, in memory": ("boardgame_io", False),
    "boardgame.io, file storage": ("boardgame_io", True),
    "Colyseus, in memory": ("colyseus", False),
}
"""The folder of each, and whether it keeps files."""


def line_of(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline().strip()


def folder_of(peer: str) -> Path:
    return Path(__file__).parent / PEERS[peer][0]


def measure_theirs(peer: str, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Start their server, put the load on it, read its processor time."""
    with tempfile.TemporaryDirectory() as files:
        more = [files] if PEERS[peer][1] else []
        return measured_in(folder_of(peer), more, tables, seconds, rate)


def measured_in(
    folder: Path, more: list[str], tables: int, seconds: float, rate: float
) -> dict[str, float]:
    port = free_port()
    command = ["node", "server.js", str(port), *more]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        while line_of(server.stdout) != "ready":
            pass
        how = [str(tables), "8", str(seconds), str(rate)]
        command = ["node", "load.js", f"http://127.0.0.1:{port}", *how]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as load:  # noqa: S603
            while line_of(load.stdout) != "measuring":
                pass
            before = cpu_seconds(server.pid)
            found = json.loads(line_of(load.stdout))
            used = cpu_seconds(server.pid) - before
        memory = memory_mb(server.pid)
        server.kill()
    return {
        "moves": found["moves"],
        "moves_per_second": round(found["moves"] / seconds, 1),
        "moves_per_cpu_second": round(found["moves"] / used, 1),
        "p50_ms": round(found["p50_ms"], 2),
        "p99_ms": round(found["p99_ms"], 2),
        "bytes_per_move_per_viewer": round(found["bytes"] / max(1, found["moves"]) / 4, 1),
        "server_cpu_seconds": round(used, 2),
        "server_memory_mb": round(memory, 1),
    }


def measure_ours(
    game: str, tables: int, seconds: float, rate: float = 0.0, workers: int = 1
) -> dict[str, object]:
    with serving({"LUDOPOLIS_WORKERS": str(workers)}) as process:
        figures = measure(process, game, 4, tables, seconds, rate)
    found: dict[str, object] = msgspec.to_builtins(figures)
    return found


def compare_workers(game: str, tables: int, seconds: float, workers: int, rounds: int) -> None:
    """One worker and several, in turns; the best of each, for others may use the machine."""
    rates: dict[int, list[float]] = {1: [], workers: []}
    for _ in range(rounds):
        for count, known in rates.items():
            found = measure_ours(game, tables, seconds, workers=count)
            print(json.dumps({"workers": count, **found}), flush=True)
            known.append(float(str(found["moves_per_busiest_second"])))
    ratio = max(rates[workers]) / max(rates[1])
    print(f"{workers} workers, each with a core of its own: {ratio:.2f} times the moves of one")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second; 0: all they can")
    parser.add_argument("--game", default="utopia")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", nargs="*", choices=list(PEERS), default=list(PEERS))
    given = parser.parse_args()
    if given.workers > 1:
        compare_workers(given.game, given.tables, given.seconds, given.workers, given.rounds)
        return 0
    for peer in given.peers:
        if not (folder_of(peer) / "node_modules").is_dir():
            print(f"run `npm install` in {folder_of(peer)} first")
            return 2
    how = given.tables, given.seconds, given.rate
    ours = measure_ours(given.game, *how)
    theirs = {peer: measure_theirs(peer, *how) for peer in given.peers}
    rate = float(str(ours["moves_per_cpu_second"]))
    ratios = {name: round(rate / row["moves_per_cpu_second"], 2) for name, row in theirs.items()}
    print(json.dumps({"ours": ours, "theirs": theirs, "ratios": ratios}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
