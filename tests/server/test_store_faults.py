"""Faults of the store, with players at the table: what is confirmed is stored, the server answers
all the while, goes on by itself, and says so. Larger runs: ``bench/server_faults.py``.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select

from bench.server_faults import GO_ON_PATIENCE, HEALTH_PATIENCE, try_fault
from bench.services import missing
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Entry
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.requests import Player
from ludopolis.server.storage.condition import BREATH, StoreAway
from ludopolis.server.storage.database import condition_of
from ludopolis.server.storage.probe import LASTS, Probe
from ludopolis.server.storage.schema import visitors
from ludopolis.server.storage.store import Conflict
from ludopolis.server.transport.identity import Identity
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Accepted, Chat, Play
from ludopolis.wire.rest import SetName
from tests.extent import PATIENCE, sparing
from tests.server.faults import FaultyDriver, all_logs
from tests.server.people import ME, Person, id_of
from tests.server.test_lists import execute
from tests.server.test_snapshots import begun, created, hall_at
from tests.server.test_time import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.rooms.room import Room
    from tests.server.conftest import House

# --- a call of the driver that fails, at every point ------------------------------------------

MOVES = 3
MAX_TRIES = 5


class Evening:
    """Somebody who makes a match, plays, talks, and sends again what was not confirmed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.identity = Identity(hall.store.engine, "key", "")
        self.room: Room | None = None
        self.confirmed: list[tuple[int, int, int]] = []

    async def spend(self) -> None:
        visitor, _ = await insist(lambda: self.identity.set_name("", SetName("Ada")))
        assert visitor
        self.room = await insist(lambda: created(self.hall))
        for number in range(MOVES):
            await self.play(number)
        await insist(self.talk)
        await insist(self.hall.clock.beat)
        await insist(lambda: self.hall.write_listings(list(self.hall.rooms.values())))
        await insist(lambda: self.hall.store.put_off(self.key, 1.0, 2.0))

    @property
    def key(self) -> str:
        assert self.room is not None
        return self.room.id

    async def play(self, number: int) -> None:
        """One move, chosen once and sent until it is accepted, as all clients do."""
        room = await insist(lambda: self.hall.room(self.key))
        table = room.match.playing
        seat, ply = table.asked, table.ply
        option = table.history.state.decision.options[-1]

        async def send() -> None:
            room = await self.hall.room(self.key)
            player = Player(self.hall, room, Visitor("ada"), "Ada", seat)
            answer, stored = await player.perform(Play(number, ply, option, 0))
            if not isinstance(answer, Accepted):
                raise Refusal(answer.code)
            if stored is not None:
                self.hall.tell(room, stored)

        await insist(send)
        self.confirmed.append((seat, ply, option))

    async def talk(self) -> None:
        room = await self.hall.room(self.key)
        answer, _ = await Player(self.hall, room, Visitor("ada"), "Ada", 0).perform(
            Chat(9, "hello")
        )
        if not isinstance(answer, Accepted):
            raise Refusal(answer.code)

    async def stored(self) -> list[tuple[int, int, int]]:
        entries = await self.hall.store.entries(self.key)
        return [(e.seat, e.ply, e.value) for e in entries if e.kind == "play"]


async def insist(work: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the work makes
    """Do it again while the store is away; nothing but that may go wrong."""
    for _ in range(MAX_TRIES):
        try:
            return await work()
        except Refusal as refusal:
            if refusal.code != "store-unavailable":
                raise
            await asyncio.sleep(BREATH)
    message = "the store does not come back"
    raise AssertionError(message)


@pytest.mark.parametrize("is_late", [False, True])
def test_a_call_that_fails_at_any_point_loses_nothing(is_late: bool, tmp_path: Path) -> None:
    """Early: nothing was done. Late: a commit was done, but nobody was told so."""

    async def spend(folder: Path, failing: int) -> tuple[int, Evening, list[Any]]:
        async with hall_at(folder) as hall:
            driver, evening = FaultyDriver(hall.store.engine), Evening(hall)
            if failing >= 0:
                driver.fail(failing, is_late=is_late)
            await evening.spend()
            calls = driver.calls
            assert not (await hall.room(evening.key)).standing.is_lost
            return calls, evening, await evening.stored()

    calls, *_ = asyncio.run(spend(tmp_path, -1))
    assert calls > 20

    for failing in range(calls):
        _, evening, stored = asyncio.run(spend(tmp_path, failing))
        assert stored == evening.confirmed, failing


def test_going_away_and_coming_back_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.server.storage.condition.CALM", 0.0)

    async def said() -> list[str]:
        async with hall_at(tmp_path) as hall:
            driver = FaultyDriver(hall.store.engine)
            probe = Probe(hall.clock)
            found = [await probe.trouble()]
            driver.fail(times=1000)
            for _ in range(5):
                with pytest.raises(StoreAway):
                    await hall.clock.beat()
            probe = Probe(hall.clock)
            found.append(await probe.trouble())
            driver.mend()
            # What was found is good for a second; nobody can make us write all the time.
            begun_with = driver.calls
            await probe.trouble()
            assert driver.calls == begun_with
            await hall.clock.beat()
            found.append(await Probe(hall.clock).trouble())
            return found

    with all_logs() as log:
        found = asyncio.run(said())

    assert found == ["", "(sqlite3.OperationalError) database or disk is full", ""]
    assert [line["event"] for line in log] == ["store is away", "store is back"]


def test_a_store_out_of_reach_is_not_tried_by_everybody_who_comes(tmp_path: Path) -> None:
    async def calls() -> int:
        async with hall_at(tmp_path) as hall:
            driver = FaultyDriver(hall.store.engine)
            driver.fail(times=1000)
            for _ in range(50):
                with pytest.raises(Refusal, match="store-unavailable"):
                    await hall.room("anything")
            return driver.calls

    assert asyncio.run(calls()) < 25


def test_nobody_becomes_another_while_the_store_is_away(tmp_path: Path) -> None:
    """A node that has not met somebody yet must not take them for a newcomer."""

    async def names() -> list[str]:
        async with hall_at(tmp_path) as hall:
            engine = hall.store.engine
            ada, _ = await Identity(engine, "key", "").set_name("", SetName("Ada"))
            driver, elsewhere = FaultyDriver(engine), Identity(engine, "key", "")
            for work in (elsewhere.sessions.session(ada), elsewhere.set_name(ada, SetName("Eve"))):
                driver.fail()
                with pytest.raises(StoreAway):
                    await work
                await asyncio.sleep(BREATH)
            assert (await elsewhere.set_name(ada, SetName("Eve")))[0] == ada
            async with engine.connect() as connection:
                return list((await connection.scalars(select(visitors.c.name))).all())

    assert asyncio.run(names()) == ["Eve"]


def test_what_is_wrong_with_a_statement_is_no_trouble_of_the_store(tmp_path: Path) -> None:
    async def trouble() -> str:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            with pytest.raises(Conflict):
                await hall.store.create(room.match.config, hall.batch(room, [Entry("start")]))
            return condition_of(hall.store.engine).trouble

    assert asyncio.run(trouble()) == ""


# --- a slow or locked store -------------------------------------------------------------------


def test_slow_commits_hold_up_only_those_who_wait_for_them(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    dialect = house.server.engine.sync_engine.dialect
    commit = dialect.do_commit
    held, let_go = threading.Event(), threading.Event()

    def slow(connection: Any) -> None:  # noqa: ANN401 - of the driver
        # Moves are committed in a thread of their own.
        if isinstance(connection, sqlite3.Connection):
            held.set()
            let_go.wait(PATIENCE)
        commit(connection)

    with closing(Person(house.url, "Ada")) as ada, closing(Person(house.url)) as host:
        key = id_of(ada.make(ME, ME))
        with ada.socket(key) as socket:
            socket.until("update")
            monkeypatch.setattr(dialect, "do_commit", slow)
            number = socket.send("play", **first_option(socket.last["update"]))
            is_held = held.wait(PATIENCE)
            answers = [host.get("/health").status_code for _ in range(3)]
            let_go.set()
            answer = socket.until("accepted", request=number)

    assert is_held
    assert answers == [200] * 3
    assert answer["ply"] > 0


def first_option(update: dict[str, Any]) -> dict[str, int]:
    option = update["question"]["options"][0]
    return {"ply": update["ply"], "branch": update["branch"], "option": option}


def test_a_locked_file_is_told_by_ready_and_the_log(open_house: Callable[..., House]) -> None:
    house = open_house()
    other = sqlite3.connect(house.settings.database, timeout=PATIENCE, isolation_level=None)
    with closing(Person(house.url)) as host, all_logs() as log:
        first = host.get("/ready")
        other.execute("BEGIN IMMEDIATE")
        time.sleep(1.1)
        during, health = host.get("/ready"), host.get("/health")
        other.execute("ROLLBACK")
        other.close()
        deadline = time.monotonic() + PATIENCE
        while host.get("/ready").status_code != 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        after = host.get("/ready")

    assert (first.status_code, during.status_code, after.status_code) == (200, 503, 200)
    assert during.json()["reason"] == "the store does not answer"
    assert health.status_code == 200
    said = [line["event"] for line in log if line["event"].startswith("store")]
    assert said == ["store is away", "store is back"]


def test_ready_really_writes(open_house: Callable[..., House]) -> None:
    """SQLite leaves out what changes nothing, and would call a file good that it can't write."""
    house = open_house(beat_seconds=1e9)
    written = Path(f"{house.settings.database}-wal")
    found = set()
    with closing(Person(house.url)) as host:
        for _ in range(3):
            assert host.get("/ready").status_code == 200
            found.add(written.read_bytes())
            time.sleep(LASTS * 1.1)

    assert len(found) == 3


# --- what is stored is broken -----------------------------------------------------------------


def test_a_corrupt_snapshot_is_passed_over(tmp_path: Path) -> None:
    async def plies() -> tuple[int, int]:
        async with hall_at(tmp_path, idle_seconds=0.0) as hall:
            room = await begun(hall)
            await hall.evict_idle()
            execute(str(tmp_path / "s.db"), "UPDATE snapshots SET data = x'00ff'")
            again = await hall.room(room.id)
            return room.match.playing.ply, again.match.playing.ply

    before, after = asyncio.run(plies())

    assert before == after


def test_a_corrupt_row_ends_one_match_and_no_other(open_house: Callable[..., House]) -> None:
    house = open_house(idle_seconds=0.0)
    with closing(Person(house.url, "Ada")) as ada:
        bad, good = (id_of(ada.make(ME, ME)) for _ in range(2))
        played(ada, bad, 2)
        deadline = time.monotonic() + PATIENCE
        while bad in house.server.hall.rooms and time.monotonic() < deadline:
            time.sleep(0.02)
        execute(house.settings.database, "DELETE FROM snapshots")
        execute(house.settings.database, "UPDATE moves SET data = '{' WHERE match = ?", bad)
        answer = ada.get(f"/api/matches/{bad}")
        update = played(ada, good, 2)

    assert answer.json()["code"] == "match-unreadable"
    assert update["ply"] >= 2


# --- real processes and files -----------------------------------------------------------------


@pytest.mark.parametrize("fault", sparing(["limited", "full", "immutable"], "full", "immutable"))
def test_files_that_can_not_be_written_lose_nothing(fault: str, tmp_path: Path) -> None:
    try:
        found = try_fault(fault, tmp_path, tables=2, seconds=1.5, game="utopia")
    except (FileNotFoundError, CalledProcessError) as error:
        pytest.skip(f"not allowed here: {error}")

    assert found.confirmed > 0
    assert (found.lost, found.doubled) == (0, 0)
    assert found.health_ms < HEALTH_PATIENCE * 1000
    assert found.go_on_seconds < GO_ON_PATIENCE
    assert found.refused.keys() <= {"store-unavailable"}
    assert 503 in found.ready
    assert found.said[:1] == ["store is away"]
    assert found.said[-1:] == ["store is back"]


@pytest.mark.skipif(bool(missing()), reason=f"{missing()} is needed")
def test_postgresql_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    found = try_fault("postgres", tmp_path, tables=2, seconds=1.5, game="utopia")

    assert found.confirmed > 0
    assert (found.lost, found.doubled) == (0, 0)
    assert found.health_ms < HEALTH_PATIENCE * 1000
    assert found.go_on_seconds < GO_ON_PATIENCE
    assert found.refused.keys() <= {"store-unavailable"}
    assert found.said[:1] == ["store is away"]
    assert found.said[-1:] == ["store is back"]
