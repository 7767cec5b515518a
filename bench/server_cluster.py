"""Three nodes on PostgreSQL and Redis; in turn a node is killed, a node is stopped for a while, and
Redis is dropped: ``python -m bench.server_cluster --rounds 10``.

The seats of one match are spread over the nodes. Every confirmed move must be stored once, every
match must have one history that replays by the rules, and players must go on within five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from bench.server_kill import Verdict
from bench.services import Postgres, Redis, missing
from ludopolis.server.catalogue import game_of
from ludopolis.server.match.match import match_of
from ludopolis.server.settings import Settings
from ludopolis.server.storage.schema import moves
from ludopolis.server.storage.store import Store
from ludopolis.testing.load import Confirmed, Load, Site
from ludopolis.testing.load_figures import Process

NODES = 3
STOPPED_SECONDS = 6.0
FAULTS = ("kill", "stop", "redis")


class Cluster:
    """Nodes that share a database and a Redis."""

    def __init__(self) -> None:
        self.postgres = Postgres()
        self.redis = Redis()
        self.postgres.start()
        self.redis.start()
        self.nodes = [self.node(f"node{number}") for number in range(NODES)]

    def node(self, name: str) -> Process:
        environment = {
            "LUDOPOLIS_REDIS": self.redis.url,
            "LUDOPOLIS_NODE": name,
            "LUDOPOLIS_IDLE_SECONDS": "10",
        }
        return Process(self.postgres.url, environment=environment)

    def start(self) -> None:
        for node in self.nodes:
            node.start()

    def close(self) -> None:
        for node in self.nodes:
            node.kill()
        self.redis.close()
        self.postgres.close()

    async def fault(self, kind: str, number: int) -> None:
        node = self.nodes[number % NODES]
        if kind == "kill":
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        elif kind == "stop":
            os.kill(node.pid, signal.SIGSTOP)
            await asyncio.sleep(STOPPED_SECONDS)
            os.kill(node.pid, signal.SIGCONT)
        else:
            self.redis.close()
            await asyncio.sleep(STOPPED_SECONDS)
            self.redis.start()

    async def stored(self) -> list[Confirmed]:
        engine = create_async_engine(Settings(database=self.postgres.url).database_url)
        query = select(moves.c.match, moves.c.seat, moves.c.ply, moves.c.value)
        async with engine.connect() as connection:
            rows = (await connection.execute(query.where(moves.c.kind == "play"))).all()
        await self.replay(Store(engine))
        await engine.dispose()
        return [Confirmed(*row) for row in rows]

    async def replay(self, store: Store) -> None:
        """Every history must be one that the rules allow."""
        for key in await store.all_ids():
            config = await store.config(key)
            assert config is not None
            entries = await store.entries(key)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            match_of(game_of(config.game), config, entries)


async def run(
    cluster: Cluster, rounds: int, tables: int, game: str, pause: float
) -> tuple[Load, list[float]]:
    load = Load([Site(node.url) for node in cluster.nodes], game, 4, pause=pause)
    tasks = [asyncio.create_task(load.run_table()) for _ in range(tables)]
    await load.all_playing(tables)
    worst: list[float] = []
    for number in range(rounds):
        load.longest = 0.0
        await cluster.fault(FAULTS[number % len(FAULTS)], number)
        await asyncio.sleep(3)
        worst.append(round(load.longest, 2))
    load.is_over = True
    await asyncio.wait(tasks, timeout=30)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load, worst


def try_it(rounds: int, tables: int, game: str) -> tuple[Verdict, list[float]]:
    cluster = Cluster()
    try:
        cluster.start()
        return try_on(cluster, rounds, tables, game)
    finally:
        cluster.close()


def try_on(
    cluster: Cluster, rounds: int, tables: int, game: str, pause: float = 0.05
) -> tuple[Verdict, list[float]]:
    load, worst = asyncio.run(run(cluster, rounds, tables, game, pause))
    mine = {move.match for move in load.confirmed}
    stored = [move for move in asyncio.run(cluster.stored()) if move.match in mine]
    return Verdict(load, stored, rounds), worst


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--game", default="utopia")
    given = parser.parse_args()
    if missing():
        print(f"not installed: {missing()}")
        return 2
    begun = time.perf_counter()
    found, worst = try_it(given.rounds, given.tables, given.game)
    faults = [FAULTS[number % len(FAULTS)] for number in range(given.rounds)]
    pause = {"longest pause of a match, s": worst}
    return found.report(begun, game=given.game, nodes=NODES, faults=faults, **pause)


if __name__ == "__main__":
    sys.exit(main())
