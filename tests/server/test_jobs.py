"""Bots and clocks as jobs of all nodes, on a real PostgreSQL and a real Redis."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import time
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pytest
import redis

from bench.server_cluster import Cluster
from bench.services import missing
from ludopolis.server.match.authority import NOBODY, Visitor
from ludopolis.server.rooms.audience import Listener
from ludopolis.server.rooms.lobby import Guest, config_of, opening
from ludopolis.server.settings import Settings
from ludopolis.server.transport.app import Server
from ludopolis.wire.rest import NewMatch, NewSeat
from tests.extent import PATIENCE
from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator

    from ludopolis.server.rooms.room import Room
    from ludopolis.testing.load_figures import Process
    from tests.server.people import Socket

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")

Result = TypeVar("Result")
DEEP = {"kind": "bot", "level": "level4"}
MAX_MATCHES = 30


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    made.start()
    yield made
    made.close()


@contextlib.asynccontextmanager
async def node(cluster: Cluster, name: str, queues: int = 0) -> AsyncIterator[Server]:
    """A node in this process, whose parts the test can take hold of.

    The nodes of the cluster take jobs from queues 0.
    """
    address = f"{cluster.redis.url}/{queues}"
    settings = Settings(
        database=cluster.postgres.url, redis=address, node=name, idle_seconds=1000.0
    )
    server = Server(settings)
    async with server.lifespan(cast("Any", None)):
        yield server


def run(work: Coroutine[None, None, Result]) -> Result:
    """Run nodes, and bury what they leave behind before anything else happens."""
    try:
        return asyncio.run(work)
    finally:
        gc.collect()


async def bots_only(server: Server, level: str = "uniform", owner: str = "ada") -> Room:
    seats = [NewSeat("bot", level=level)] * 2
    config = config_of(server.hall, NewMatch("utopia", seats), Visitor(owner))
    return await server.hall.create(config, opening(Guest(Visitor("ada"), "Ada"), seats))


async def lay_down(server: Server) -> None:
    """Work no more, but go on putting jobs."""
    assert server.workers.jobs is not None
    for task in server.workers.jobs.tasks:
        task.cancel()
    await asyncio.gather(*server.workers.jobs.tasks, return_exceptions=True)


async def plies_of(server: Server, room: Room) -> list[int]:
    entries = await server.store.entries(room.id)
    return [entry.ply for entry in entries if entry.kind == "play"]


def bot_moves(url: str) -> float:
    """How many moves of bots a node has made, by its own count."""
    person = Person(url)
    lines = person.get("/metrics").text.splitlines()
    person.close()
    found = [line for line in lines if line.startswith('ludopolis_moves_total{by="bot"')]
    return sum(float(line.rpartition(" ")[2]) for line in found)


def test_bots_of_one_node_think_on_all(cluster: Cluster) -> None:
    before = [bot_moves(one.url) for one in cluster.nodes]
    idle = set(range(len(before)))
    ada = Person(cluster.nodes[0].url, "Ada")

    # Who takes a job is nobody's choice: a busy machine may have one do several matches.
    for _ in range(MAX_MATCHES):
        with ada.socket(id_of(ada.make(BOT, BOT, public=True))) as socket:
            while socket.until("update")["ply"] < 60:
                pass
        idle = {at for at in idle if bot_moves(cluster.nodes[at].url) == before[at]}
        if not idle:
            break
    ada.close()

    assert idle == set()


def test_a_job_that_two_nodes_take_is_done_once(cluster: Cluster) -> None:
    async def taken() -> int:
        async with node(cluster, "here") as here, node(cluster, "there") as there:
            here.workers.is_stopping = there.workers.is_stopping = True
            room = await bots_only(here)
            twin = await there.hall.room(room.id)
            table = room.match.playing
            ply, branch = table.ply, table.branch
            await asyncio.gather(
                here.workers.play_bot_at(room, ply, branch),
                there.workers.play_bot_at(twin, ply, branch),
                here.workers.play_bot_at(room, ply, branch),
            )
            await there.workers.play_bot_at(twin, ply, branch)
            return (await plies_of(here, room)).count(ply)

    assert run(taken()) == 1


def test_a_job_is_put_once_for_a_ply(cluster: Cluster) -> None:
    async def counted() -> list[int]:
        async with node(cluster, "here", 1) as here, node(cluster, "there", 1) as there:
            here.workers.is_stopping = there.workers.is_stopping = True
            for server in (here, there):
                await lay_down(server)
            room = await bots_only(here)
            twin = await there.hall.room(room.id)
            found = []
            for server, one in ((here, room), (there, twin), (here, room)):
                assert server.workers.jobs is not None
                await server.workers.jobs.put_bot(one)
                key = f"saq:job:ludopolis-bots:{room.id}:*"
                found.append(len(await server.workers.jobs.bots.redis.keys(key)))
            return found

    assert run(counted()) == [1, 1, 1]


def active_on(cluster: Cluster, match: str) -> str:
    """The node that has taken the bot's job of a match; empty while none has."""
    with redis.Redis.from_url(cluster.redis.url) as client:
        for key in client.scan_iter(f"saq:job:ludopolis-bots:{match}:*"):
            data = client.get(key)
            job = json.loads(cast("bytes", data)) if data else {}
            if job.get("status") == "active":
                return str(job["worker_id"])
    return ""


def node_at_work(cluster: Cluster, match: str) -> Process:
    """A node, not the first, that has taken the bot's job of a match."""
    name = ""
    while name in {"", "node0"}:
        name = active_on(cluster, match)
    return next(one for one in cluster.nodes if one.environment["LUDOPOLIS_NODE"] == name)


def watched_until(socket: Socket, count: int) -> None:
    """Look on until so many plies more are played."""
    ply = socket.last["update"]["ply"] + count
    while socket.until("update")["ply"] < ply:
        pass


def test_the_job_of_a_killed_node_is_done_by_another(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[0].url, "Ada")
    key = id_of(ada.make(DEEP, DEEP, public=True))
    with ada.socket(key) as socket:
        socket.until("update")
        victim = node_at_work(cluster, key)

        victim.kill()
        begun = time.monotonic()
        watched_until(socket, 2)
        waited = time.monotonic() - begun
    victim.start()
    ada.close()

    assert waited < PATIENCE


def test_a_node_that_is_told_to_stop_hands_its_jobs_on(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[0].url, "Ada")
    key = id_of(ada.make(DEEP, DEEP, public=True))
    with ada.socket(key) as socket:
        socket.until("update")
        stopped = node_at_work(cluster, key)

        code = stopped.stop()
        watched_until(socket, 2)
    stopped.start()
    ada.close()

    assert code == 0


def test_bots_among_themselves_go_on_while_somebody_looks_at_some_node(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[0].url, "Ada")
    nobody = Person(cluster.nodes[1].url)
    key = id_of(ada.make(BOT, BOT, public=True))
    made = ada.get(f"/api/matches/{key}").json()["summary"]["ply"]
    time.sleep(0.5)
    alone = ada.get(f"/api/matches/{key}").json()["summary"]["ply"]
    with nobody.socket(key) as socket:
        socket.until("update")
        watched_until(socket, 30)
    seen = left_alone(ada, key)
    time.sleep(0.5)

    assert made == alone
    assert seen == ada.get(f"/api/matches/{key}").json()["summary"]["ply"]
    ada.close()
    nobody.close()


def left_alone(person: Person, key: str) -> int:
    """The ply at which a match stays."""
    before, now = -1, -2
    while before != now:
        time.sleep(0.3)
        before, now = now, int(person.get(f"/api/matches/{key}").json()["summary"]["ply"])
    return now


def test_no_node_puts_more_jobs_than_it_could_do(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits, waits in the fair queue of a node; in Redis the first would be served first."""

    async def put() -> tuple[list[str], list[str], int]:
        async with node(cluster, "here") as here:
            jobs = here.workers.jobs
            assert jobs is not None
            await lay_down(here)
            jobs.is_connected = True
            under_way: list[str] = []

            async def put_and_forget(room: Room) -> bool:
                under_way.append(room.match.config.owner)
                return True

            monkeypatch.setattr(jobs, "put_bot", put_and_forget)
            owners = ["eve"] * 9 + ["ada"]
            for room in [await bots_only(here, owner=owner) for owner in owners]:
                here.hall.welcome(room, Listener(NOBODY, -1))
            await asyncio.sleep(0.1)
            waiting = [turn.owner for turn in here.workers.turns.waiting]
            return under_way, waiting, here.workers.turns.per_owner

    under_way, waiting, per_owner = run(put())

    assert under_way == ["eve"] * per_owner + ["ada"]
    assert waiting == ["eve"] * (9 - per_owner)


def test_a_node_that_stops_while_redis_is_away_closes_its_connections(cluster: Cluster) -> None:
    async def left() -> list[bool]:
        async with node(cluster, "here") as here:
            jobs = here.workers.jobs
            assert jobs is not None
            for queue in (jobs.bots, jobs.clocks):
                await queue.redis.ping()
            cluster.redis.close()
        pools = [queue.redis.connection_pool for queue in (jobs.bots, jobs.clocks)]
        kept = [one for pool in pools for one in pool._available_connections]
        return [one.is_connected for one in kept]

    try:
        connected = run(left())
    finally:
        cluster.redis.start()

    assert connected
    assert not any(connected)


def test_bots_and_clocks_go_on_while_redis_is_away(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[0].url, "Ada")
    bots = id_of(ada.make(BOT, BOT, public=True))
    timing = {"kind": "live", "main": 3.0, "increment": 0.0}
    clock = id_of(ada.make(ME, ME, timing=timing))
    abandoned = ada.make(ME, EMPTY, public=True, bot_after=2)
    cluster.redis.close()
    begun = time.monotonic()

    with ada.socket(bots) as socket:
        ply = socket.until("update")["ply"]
        while socket.until("update")["ply"] < ply + 5:
            pass
    bots_waited = time.monotonic() - begun
    with ada.socket(clock) as socket:
        while not any(seat["absent"] for seat in socket.until("update")["seats"]):
            pass
    clock_waited = time.monotonic() - begun
    cluster.redis.start()
    path = f"/api/matches/{id_of(abandoned)}"
    ben = Person(cluster.nodes[1].url, "Ben")
    assert ben.post(f"{path}/seats/1").status_code < 300
    assert ben.post(f"{path}/ready", ready=True).status_code < 300
    # Nodes may need a moment to hear of each other again.
    while ada.post(f"{path}/start").status_code >= 300 and time.monotonic() < begun + 60:
        time.sleep(0.2)
    with ben.socket(id_of(abandoned)) as socket:
        while [seat["kind"] for seat in socket.until("room")["seats"]].count("bot") < 1:
            pass
    ada.close()
    ben.close()

    assert bots_waited < PATIENCE
    assert clock_waited < 3.0 + PATIENCE


def test_a_flag_falls_by_a_job(cluster: Cluster) -> None:
    ada = Person(cluster.nodes[0].url, "Ada")
    timing = {"kind": "live", "main": 2.0, "increment": 0.0}
    begun = time.monotonic()
    key = id_of(ada.make(ME, ME, timing=timing))

    jobs: list[object] = []
    with redis.Redis.from_url(cluster.redis.url) as client:
        while not jobs and time.monotonic() - begun < PATIENCE:
            jobs = list(client.scan_iter(f"saq:job:ludopolis-clocks:{key}:*"))
    with ada.socket(key) as socket:
        while not any(seat["absent"] for seat in socket.until("update")["seats"]):
            pass
    ada.close()

    assert len(jobs) == 1
    assert time.monotonic() - begun < 2.0 + PATIENCE
