"""The doubles of the simulation do what they stand for."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.settings import Settings
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.store import Conflict, Store
from ludopolis.testing.simulation.database import Database
from ludopolis.testing.simulation.engine import engine_for
from ludopolis.testing.simulation.loop import MAX_STEPS, Host, Spinning, VirtualLoop
from ludopolis.testing.simulation.trace import Trace
from ludopolis.testing.simulation.world import template
from ludopolis.wire.message import Said

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

CONFIG = Config("match", "pearls", 1, "base", "hash", 2, {}, "1", "ada", 1.0, public=True)


@pytest.fixture
def loop() -> Iterator[VirtualLoop]:
    made = VirtualLoop()
    yield made
    made.end()


@pytest.fixture
def database(loop: VirtualLoop) -> Iterator[Database]:
    made = Database(loop, random.Random(1), Trace(loop), template())
    yield made
    made.close()


async def use(engine: AsyncEngine) -> list[Any]:
    """Most of what a store is asked for."""
    store = Store(engine)
    await store.open()
    await store.create(CONFIG, Batch("match", [Entry("invite", number=0)], "open", None, ["ada"]))
    await store.append(Batch("match", [Entry("start", number=1)], "playing", 5.0))
    late = [Batch("match", [Entry("play", number=n)], "playing") for n in (1, 2)]
    found: list[Any] = await asyncio.gather(*map(store.append, late), return_exceptions=True)
    said = await store.say("match", Said(0, 1.0, 0, "Ada", "hello"))
    found += [said, await store.entries("match"), await store.heads(["match"])]
    found += [await store.due(6.0), await store.list_rows(None, "playing", 0.0)]
    found += [
        await store.count_of("ada"),
        await store.chat_lines("match"),
        await store.config("match"),
    ]
    await store.close()
    return [type(one) if isinstance(one, Exception) else one for one in found]


def test_the_database_answers_as_a_real_one(
    loop: VirtualLoop, database: Database, tmp_path: Path
) -> None:
    async def really() -> list[Any]:
        engine = engine_of(Settings(database=str(tmp_path / "real.db")))
        await migrate(engine)
        return await use(engine)

    real = asyncio.run(really())
    alone = loop.run_until_complete(use(engine_for(database, is_lone=True)))

    assert alone == real
    assert real[0] is Conflict


def appended(loop: VirtualLoop, database: Database) -> tuple[list[Any], list[int]]:
    """What comes of one more entry, and which there are then."""
    engine = engine_for(database, is_lone=False)

    async def append() -> list[Any]:
        store = Store(engine)
        await store.open()
        batch = Batch("match", [Entry("start", number=1)], "playing")
        return list(await asyncio.gather(store.append(batch), return_exceptions=True))

    found = loop.run_until_complete(append())
    return found, [row[0] for row in database.read("SELECT number FROM moves ORDER BY number")]


@pytest.fixture
def begun(loop: VirtualLoop, database: Database) -> Database:
    """A database with a match of one entry."""

    async def create() -> None:
        store = Store(engine_for(database, is_lone=False))
        await store.open()
        await store.create(CONFIG, Batch("match", [Entry("invite", number=0)], "open"))
        await store.close()

    loop.run_until_complete(create())
    return database


def test_a_commit_that_fails_stores_nothing(loop: VirtualLoop, begun: Database) -> None:
    begun.weather.failing = 1.0

    (error,), numbers = appended(loop, begun)

    assert isinstance(error, StoreAway)
    assert numbers == [0]


def test_a_commit_of_unknown_outcome_is_stored(loop: VirtualLoop, begun: Database) -> None:
    begun.weather.unknown = 1.0

    (error,), numbers = appended(loop, begun)

    assert isinstance(error, StoreAway)
    assert numbers == [0, 1]


def test_nobody_sees_what_is_not_committed(loop: VirtualLoop, begun: Database) -> None:
    async def look() -> list[int]:
        engine = engine_for(begun, is_lone=False)
        found = []
        async with engine.connect() as writer, engine.connect() as reader:
            for work in ("DELETE FROM moves", None):
                if work:
                    await writer.exec_driver_sql(work)
                else:
                    await writer.commit()
                rows = (await reader.exec_driver_sql("SELECT * FROM moves")).all()
                found.append(len(rows))
        return found

    assert loop.run_until_complete(look()) == [1, 0]


def test_time_jumps_to_what_happens_next(loop: VirtualLoop) -> None:
    loop.run_until_complete(asyncio.sleep(1000.0))

    assert loop.now == 1000.0


def on(host: Host, loop: VirtualLoop, work: Coroutine[Any, Any, None]) -> None:
    loop.create_task(work, context=host.context())


def test_a_stopped_machine_goes_on_where_it_was(loop: VirtualLoop) -> None:
    host, done = Host("node"), []

    async def count() -> None:
        for number in range(5):
            await asyncio.sleep(1.0)
            done.append((number, loop.now))

    on(host, loop, count())
    loop.call_later(1.5, loop.stop_host, host)
    loop.call_later(3.5, loop.continue_host, host)
    loop.run_until_complete(asyncio.sleep(10.0))

    assert done == [(0, 1.0), (1, 3.5), (2, 4.5), (3, 5.5), (4, 6.5)]


def test_a_killed_machine_does_not_even_tidy_up(loop: VirtualLoop) -> None:
    host, done = Host("node"), []

    async def tidy() -> None:
        try:
            await asyncio.sleep(2.0)
        finally:
            done.append(loop.now)

    on(host, loop, tidy())
    loop.call_later(1.0, loop.kill_host, host)
    loop.run_until_complete(asyncio.sleep(10.0))

    assert done == []


def test_who_gives_up_waiting_for_a_thread_does_no_harm(loop: VirtualLoop) -> None:
    async def wait_a_little() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(str, 1), 0.005)
        await asyncio.sleep(1.0)

    loop.run_until_complete(wait_a_little())

    assert loop.complaints == []


def test_going_round_in_circles_is_noticed(loop: VirtualLoop) -> None:
    async def spin() -> None:
        for _ in range(MAX_STEPS + 1):
            await asyncio.sleep(0)

    with pytest.raises(Spinning):
        loop.run_until_complete(spin())
