"""How many machines many people need, from what was measured: ``python -m bench.scale``.

``docs/design/scale.md`` explains it. The costs come from ``docs/benchmarks.json``, which
``python -m bench.figures`` makes; what nobody can measure here is assumed below, each with its
reason. ``--check 60`` plays so many tables on a real cluster of three nodes and compares the
processor time that nodes, PostgreSQL and Redis take with what is foretold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import time
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.server_cluster import Cluster
from bench.services import missing
from ludopolis.server.settings import Settings
from ludopolis.testing.load import Load, Site, run_load
from ludopolis.testing.load_figures import cpu_seconds

DATA = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.json"
PEOPLE = (10_000, 100_000, 1_000_000)
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
    headroom = 0.5
    """Chosen: share of a machine that is used at most, so that evenings and failures fit."""
    cores = 8
    memory_gb = 16.0
    """Chosen: what one machine has."""

    def __init__(self, measured: dict[str, float]) -> None:
        self.moves_per_core = measured["cluster: moves_per_cpu_second"]
        self.moves_per_store_core = measured["PostgreSQL: moves_per_cpu_second"]
        self.moves_per_redis_core = measured["Redis: moves_per_cpu_second"]
        self.bytes_per_entry = measured["PostgreSQL: bytes per move"]
        self.socket_kb = measured["server: kB per idle socket"]
        self.room_kb = measured["server: kB per match in memory"]
        self.message_bytes = measured["server: bytes_per_move_per_viewer"]


def measured_costs() -> Costs:
    """Those of the last run, and of the one before where a part had to be left out."""
    data = json.loads(DATA.read_text("utf-8"))
    before = data["before"] or {"figures": {}}
    return Costs({**before["figures"], **data["figures"]})


def needs(people: int, costs: Costs) -> dict[str, float]:
    """Machines, store and network for so many people at tables at the same time."""
    tables = people / (costs.seats * (1 - costs.bot_seats))
    moves = tables / costs.seconds_per_move
    sockets = people + tables * costs.spectators_per_table
    server_cores = moves / costs.moves_per_core / costs.headroom
    bot_cores = moves * costs.bot_seats * costs.bot_seconds / costs.headroom
    store_cores = moves / costs.moves_per_store_core / costs.headroom
    memory_gb = (sockets * costs.socket_kb + tables * costs.room_kb) / 1e6
    by_memory = memory_gb / (costs.memory_gb * costs.headroom)
    return {
        "tables": tables,
        "moves per second": moves,
        "sockets": sockets,
        "cores for the server": server_cores,
        "GB for sockets and matches": memory_gb,
        "machines for the server": math.ceil(max(server_cores / costs.cores, by_memory)),
        "cores for bots": bot_cores,
        "machines for bots": math.ceil(bot_cores / costs.cores),
        "cores for PostgreSQL": store_cores,
        "stores of one machine each": math.ceil(store_cores / costs.cores),
        "share of Redis' one core": moves / costs.moves_per_redis_core,
        "Mbit/s outwards": moves * sockets / tables * costs.message_bytes / MEGABIT,
        "TB of entries per year": moves * costs.bytes_per_entry * SECONDS_PER_YEAR / 1e12,
    }


def table(people: tuple[int, ...], costs: Costs) -> str:
    """What so many need, as a table of a page."""
    columns = [needs(count, costs) for count in people]
    lines = ["| people at tables | " + " | ".join(f"{count:,}" for count in people) + " |"]
    lines.append("|---" * (len(columns) + 1) + "|")
    for name in columns[0]:
        lines.append(f"| {name} | " + " | ".join(short(column[name]) for column in columns) + " |")
    return "\n".join(lines)


def short(number: float) -> str:
    return f"{number:,.3g}" if number < 100 else f"{number:,.0f}"


def cluster_costs(tables: int, seconds: float) -> dict[str, float]:
    """Moves per second of processor time of each kind of process, on a real cluster."""
    if missing():
        raise FileNotFoundError(f"not installed: {missing()}")
    cluster = Cluster()
    try:
        cluster.start()
        return asyncio.run(costs_of(cluster, tables, seconds))
    finally:
        cluster.close()


async def costs_of(cluster: Cluster, tables: int, seconds: float) -> dict[str, float]:
    load = Load([Site(node.url) for node in cluster.nodes], "utopia", Costs.seats)
    playing = asyncio.create_task(run_load(load, tables))
    await load.all_playing(tables)
    before, moves, began = spent(cluster), len(load.confirmed), time.perf_counter()
    await asyncio.sleep(seconds)
    used = {name: after - before[name] for name, after in spent(cluster).items()}
    done, passed = len(load.confirmed) - moves, time.perf_counter() - began
    load.is_over = True
    await playing
    found: dict[str, float] = {
        f"{name}: moves_per_cpu_second": round(done / max(seconds, 0.01))
        for name, seconds in used.items()
    }
    found["cluster: moves_per_s"] = round(done / passed, 1)
    found["PostgreSQL: bytes per move"] = await bytes_per_move(cluster)
    return found


async def bytes_per_move(cluster: Cluster) -> float:
    """A row of ``moves`` with its share of the indexes."""
    engine = create_async_engine(Settings(database=cluster.postgres.url).database_url)
    query = text("SELECT pg_total_relation_size('moves')::float / count(*) FROM moves")
    async with engine.connect() as connection:
        found = float((await connection.execute(query)).scalar_one())
    await engine.dispose()
    return round(found)


def spent(cluster: Cluster) -> dict[str, float]:
    """Seconds of processor time so far."""
    assert cluster.redis.running is not None
    postgres = (cluster.postgres.folder / "data" / "postmaster.pid").read_text("utf-8")
    return {
        "cluster": sum(cpu_seconds(node.pid) for node in cluster.nodes),
        "PostgreSQL": cpu_seconds(int(postgres.splitlines()[0])),
        "Redis": cpu_seconds(cluster.redis.running.pid),
    }


def check(tables: int, seconds: float, costs: Costs) -> None:
    """A real cluster beside what is foretold for as many moves."""
    found = cluster_costs(tables, seconds)
    foretold = {
        "cluster": costs.moves_per_core,
        "PostgreSQL": costs.moves_per_store_core,
        "Redis": costs.moves_per_redis_core,
    }
    moves = found["cluster: moves_per_s"]
    print(f"{tables} tables on a cluster: {moves:,.0f} moves per second")
    for name, rate in foretold.items():
        used = moves / found[f"{name}: moves_per_cpu_second"]
        print(f"{name:12} {used:6.3f} cores used, {moves / rate:6.3f} foretold,"
              f" ratio {used * rate / moves:.2f}")  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("people", type=int, nargs="*", default=list(PEOPLE))
    parser.add_argument("--check", type=int, metavar="TABLES", help="so many on a real cluster")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    if given.check:
        check(given.check, given.seconds, measured_costs())
    else:
        print(table(tuple(given.people), measured_costs()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
