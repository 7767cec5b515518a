"""How many machines many people need, from what was measured: ``python bench/scale.py``.

``docs/design/scale.md`` explains it. The costs come from ``docs/benchmarks.json`` where it has
them; all others are written here, each with where it comes from.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.json"
MEGABIT = 1e6 / 8
SECONDS_PER_YEAR = 365 * 86400


class Costs:
    """What one thing costs, and how people play."""

    seats = 4
    seconds_per_move = 20.0
    """Assumed: from one move of a table to the next."""
    spectators_per_table = 0.2
    """Assumed."""
    bot_seats = 0.25
    """Assumed: share of the seats at which bots sit."""
    bot_seconds = 1.0
    """``bot_seconds`` of the settings: the longest that a bot thinks."""
    bytes_per_entry = 67.0
    """Measured: a row of ``moves`` in SQLite, its share of the index included."""
    entries_per_second = 20_000.0
    """Assumed: rows that one PostgreSQL takes, in commits of dozens."""
    headroom = 0.5
    """Chosen: share of a machine that is used at most, so that evenings and failures fit."""
    cores = 8
    memory_gb = 16.0
    """Chosen: what one machine has."""
    room_kb = 300.0
    """A match in memory: (167 - 113) MB for 200 of them, ``bench/server_memory.py``."""

    def __init__(self, measured: dict[str, float]) -> None:
        self.moves_per_core = measured.get("server: moves_per_cpu_second", 4000.0)
        self.socket_kb = measured.get("server: kB per idle socket", 25.0)
        self.message_bytes = measured.get("server: bytes_per_move_per_viewer", 850.0)


def needs(people: int, costs: Costs) -> dict[str, float]:
    """Machines, store and network for so many people at tables at the same time."""
    tables = people / (costs.seats * (1 - costs.bot_seats))
    moves = tables / costs.seconds_per_move
    sockets = people + tables * costs.spectators_per_table
    server_cores = moves / costs.moves_per_core / costs.headroom
    bot_cores = moves * costs.bot_seats * costs.bot_seconds / costs.headroom
    memory_gb = (sockets * costs.socket_kb + tables * costs.room_kb) / 1e6
    by_cores = (server_cores + bot_cores) / costs.cores
    by_memory = memory_gb / (costs.memory_gb * costs.headroom)
    viewers = sockets / tables
    return {
        "tables": tables,
        "moves per second": moves,
        "sockets": sockets,
        "cores for the server": server_cores,
        "cores for bots": bot_cores,
        "GB for sockets and matches": memory_gb,
        "machines": math.ceil(max(by_cores, by_memory)),
        "Mbit/s outwards": moves * viewers * costs.message_bytes / MEGABIT,
        "stores": math.ceil(moves / costs.entries_per_second / costs.headroom),
        "TB of entries per year": moves * costs.bytes_per_entry * SECONDS_PER_YEAR / 1e12,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("people", type=int, nargs="*", default=[10_000, 100_000, 1_000_000])
    given = parser.parse_args()
    measured = json.loads(DATA.read_text("utf-8"))["figures"] if DATA.exists() else {}
    columns = [needs(people, Costs(measured)) for people in given.people]
    print("| people at tables | " + " | ".join(f"{people:,}" for people in given.people) + " |")
    print("|---" * (len(columns) + 1) + "|")
    for name in columns[0]:
        print(f"| {name} | " + " | ".join(f"{column[name]:,.3g}" if column[name] < 100
              else f"{column[name]:,.0f}" for column in columns) + " |")  # fmt: skip


if __name__ == "__main__":
    main()
