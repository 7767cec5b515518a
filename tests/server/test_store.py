from __future__ import annotations

import asyncio
import contextlib
import stat
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import structlog
from alembic.script import ScriptDirectory
from msgspec.structs import asdict
from sqlalchemy import inspect, text

from ludopolis.server.match.entry import Config, Details, Entry
from ludopolis.server.ops.run import set_up_logs
from ludopolis.server.rooms.room import Standing
from ludopolis.server.settings import Settings, read_settings
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.database import engine_of, migrate, writing
from ludopolis.server.storage.schema import METADATA
from ludopolis.server.storage.store import Conflict, Store
from ludopolis.server.transport.identity import Identity
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import Said
from ludopolis.wire.rest import SetName

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

REVISIONS = [
    script.revision
    for script in ScriptDirectory("src/ludopolis/server/storage/migrations").walk_revisions()
]
CONFIG = Config(
    id="m",
    game="utopia",
    rules_version=1,
    pack_id="base.toml",
    pack_hash="x",
    seats=2,
    flags={},
    seed="1",
    owner="ada",
    created=1.0,
)


@contextlib.asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    engine = engine_of(Settings(database=str(path / "s.db")))
    await migrate(engine)
    store = Store(engine)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def move(number: int, value: int = 0) -> Entry:
    return Entry("play", 0, number, value, number=number, at=2.0, tick=2.0)


@pytest.mark.parametrize("revision", REVISIONS)
def test_the_schema_can_be_brought_up_from_every_revision(tmp_path: Path, revision: str) -> None:
    async def columns() -> dict[str, set[str]]:
        engine = engine_of(Settings(database=str(tmp_path / "s.db")))
        await migrate(engine, revision)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                }
            )
        await engine.dispose()
        return found

    found = asyncio.run(columns())

    del found["alembic_version"]
    assert found == {
        name: {column.name for column in table.columns} for name, table in METADATA.tables.items()
    }


@pytest.mark.parametrize("revision", REVISIONS)
def test_what_is_stored_survives_being_brought_up(tmp_path: Path, revision: str) -> None:
    entries = [Entry("invite", details=Details(token="t"), number=0, at=1.5, tick=0.5), move(1, 7)]
    said = Said(1, 3.0, 0, "Ada", "Hello")
    # As it was written before lines had names.
    insert_chat = text(
        "INSERT INTO chat (number, match, at, seat, name, text)"
        " VALUES (:number, :match, :at, :seat, :name, :text)"
    )

    async def brought_up() -> tuple[object, ...]:
        engine = engine_of(Settings(database=str(tmp_path / "s.db")))
        await migrate(engine, revision)
        store, identity = Store(engine), Identity(engine, "key", "")
        await identity.open()
        ada, _ = await identity.set_name("", SetName("Ada"))
        await ServerClock(engine, 5.0).beat()
        await store.open()
        await store.create(CONFIG, Batch("m", entries, "playing", 5.0, ["ada"]))
        async with writing(engine) as connection:
            await connection.execute(insert_chat, {"match": "m", **asdict(said)})
        await migrate(engine)
        found = (
            await store.config("m") == CONFIG,
            await store.entries("m") == entries,
            await store.chat_lines("m") == [said],
            [row.id for row in await store.list_rows("ada", "playing", 0.0)],
            await store.due(6.0),
            await store.snapshot("m"),
            (await identity.visitor(ada)).name,
        )
        await store.close()
        return found

    assert asyncio.run(brought_up()) == (True, True, True, ["m"], ["m"], None, "Ada")


def test_a_match_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    entries = [
        Entry("sit", 1, details=Details("ada", "Ada"), number=0, at=1.5, tick=0.5),
        move(1, 7),
    ]

    async def stored() -> tuple[Config | None, list[Entry]]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", entries, "open", None, ["ada"]))
            return await store.config("m"), await store.entries("m")

    assert asyncio.run(stored()) == (CONFIG, entries)


def test_two_writers_of_one_number_can_not_both_succeed(tmp_path: Path) -> None:
    async def race() -> tuple[BaseException | None, ...]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", [move(0)], "open"))
            return await asyncio.gather(
                store.append(Batch("m", [move(1, 5)], "open")),
                store.append(Batch("m", [move(1, 6)], "open")),
                store.append(Batch("m", [move(2, 7)], "open")),
                return_exceptions=True,
            )

    first, second, third = asyncio.run(race())

    assert first is None
    assert isinstance(second, Conflict)
    assert third is None


def test_a_batch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def tried() -> list[Entry]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", [move(0), move(1)], "open"))
            with contextlib.suppress(Conflict):
                await store.append(Batch("m", [move(2), move(1)], "open"))
            return await store.entries("m")

    assert [entry.number for entry in asyncio.run(tried())] == [0, 1]


def test_a_time_that_was_noted_since_is_not_put_off(tmp_path: Path) -> None:
    async def put_off() -> tuple[object, ...]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", [move(0)], "playing", 5.0))
            too_early = await store.put_off("m", 4.0, None), await store.due(5.0)
            in_time = await store.put_off("m", 6.0, 8.0), await store.due(7.0), await store.due(8.0)
            return *too_early, *in_time

    assert asyncio.run(put_off()) == (False, ["m"], True, [], ["m"])


@pytest.mark.parametrize(
    ("noted", "due", "is_reminded"),
    [(None, 9.0, False), (8.0, 9.0, True), (9.5, 9.0, False), (5.5, 9.0, False)],
)
def test_a_reminder_counts_while_no_node_can_have_used_it(
    noted: float | None, due: float, *, is_reminded: bool
) -> None:
    standing = Standing("playing", 0)
    standing.index(noted, "playing")

    assert standing.is_reminded(due, now=5.0) is is_reminded
    standing.follow()
    assert not standing.is_reminded(due, now=5.0)


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def counted() -> tuple[int, int]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", [move(0)], "open"))
            commits: list[int] = []
            commit = store.commit

            async def counting(group: list[Batch]) -> None:
                commits.append(len(group))
                await commit(group)

            store.commit = counting  # type: ignore[method-assign]
            await asyncio.gather(
                *(store.append(Batch("m", [move(n)], "open")) for n in range(1, 101))
            )
            return len(commits), sum(commits)

    groups, moves = asyncio.run(counted())

    assert moves == 100
    assert groups <= 3


class Calendar:
    """A calendar that can be set, beside a steady clock, in the place of the system's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steady, self.ahead = 1000.0, 1_000_000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.steady)
        monkeypatch.setattr(time, "time", lambda: self.steady + self.ahead)


def test_the_server_s_time_stands_still_while_it_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar(monkeypatch)

    async def ticks() -> tuple[float, float]:
        async with opened(tmp_path) as store:
            first = ServerClock(store.engine, beat_seconds=0.02)
            await first.beat()
            before = first.tick()
            calendar.steady += 0.5
            second = ServerClock(store.engine, beat_seconds=0.02)
            await second.beat()
            return before, second.tick()

    before, after = asyncio.run(ticks())

    assert after == pytest.approx(before)


@pytest.mark.parametrize("shift", [3600.0, -3600.0, 10.0, -10.0, 0.0])
@pytest.mark.parametrize("is_alone", [True, False])
def test_the_server_s_time_runs_on_when_the_calendar_is_set(
    shift: float, is_alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar(monkeypatch)

    async def ticks() -> list[float]:
        found = []
        async with opened(tmp_path) as store:
            clock = ServerClock(store.engine, beat_seconds=5.0)
            await clock.beat(is_alone=is_alone)
            for second in range(20):
                calendar.steady += 1.0
                if second == 7:
                    calendar.ahead += shift
                if second % 5 == 4:
                    await clock.beat()
                found.append(clock.tick())
        return found

    found = asyncio.run(ticks())

    assert [round(tick - found[0], 6) for tick in found] == list(range(20))


@pytest.mark.parametrize("shift", [3600.0, -3600.0])
def test_the_server_s_time_goes_on_after_a_pause_whatever_the_calendar_says(
    shift: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar(monkeypatch)

    async def ticks() -> tuple[float, float]:
        async with opened(tmp_path) as store:
            first = ServerClock(store.engine, beat_seconds=5.0)
            await first.beat(is_alone=True)
            before = first.tick()
            calendar.steady += 100.0
            calendar.ahead += shift
            second = ServerClock(store.engine, beat_seconds=5.0)
            await second.beat(is_alone=True)
            return before, second.tick()

    before, after = asyncio.run(ticks())

    assert after == pytest.approx(before)


def test_flags_win_over_the_environment() -> None:
    found = read_settings(
        {"port": 81, "host": None}, {"LUDOPOLIS_PORT": "80", "LUDOPOLIS_HOST": "h"}
    )

    assert (found.port, found.host) == (81, "h")


@pytest.mark.parametrize("value", ["many", "", "1.5"])
def test_a_setting_that_is_none_is_refused(value: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_settings({}, {"LUDOPOLIS_PORT": value})

    assert refusal.value.code == "setting"


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("/var/x.db", "sqlite+aiosqlite:////var/x.db"),
        ("sqlite:////var/x.db", "sqlite+aiosqlite:////var/x.db"),
        ("sqlite+aiosqlite:////var/x.db", "sqlite+aiosqlite:////var/x.db"),
        ("sqlite:///x.db", f"sqlite+aiosqlite:///{Path.cwd() / 'x.db'}"),
    ],
)
def test_where_the_database_is(database: str, url: str) -> None:
    assert Settings(database=database).database_url == url


def test_a_store_of_a_later_version_is_refused_in_words(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "s.db"))

    async def open_later() -> None:
        engine = engine_of(settings)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with pytest.raises(Refusal, match=r"database-newer \(revision=9999, known="):
        asyncio.run(open_later())


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("mysql://u@h/d", "database-scheme"),
        ("postgresql+psycopg://u@h/d", "database-scheme"),
        ("nonsense://x", "database-scheme"),
        ("sqlite://", "database-no-file"),
        ("sqlite:///:memory:", "database-no-file"),
        (":memory:", "database-no-file"),
    ],
)
def test_a_database_that_nobody_knows_is_refused(database: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        engine_of(Settings(database=database))

    assert refusal.value.code == code


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_only_the_owner_reads_the_store(tmp_path: Path) -> None:
    async def used() -> dict[str, int]:
        async with opened(tmp_path) as store:
            await store.create(CONFIG, Batch("m", [move(0)], "open"))
            return modes(tmp_path)

    assert asyncio.run(used()) == {"s.db": 0o600, "s.db-wal": 0o600, "s.db-shm": 0o600}


def test_a_store_that_others_could_read_is_narrowed_and_logged(tmp_path: Path) -> None:
    for name in ("s.db", "s.db-wal"):
        (tmp_path / name).touch(0o644)

    async def used() -> dict[str, int]:
        async with opened(tmp_path):
            return modes(tmp_path)

    set_up_logs(Settings())
    with structlog.testing.capture_logs() as logged:
        found = asyncio.run(used())

    assert set(found.values()) == {0o600}
    assert [line["was"] for line in logged] == ["0644", "0644"]


def test_a_file_that_is_no_store_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada,", encoding="utf-8")
    (tmp_path / "letter").chmod(0o644)

    with pytest.raises(Refusal):
        asyncio.run(migrate(engine_of(Settings(database=str(tmp_path / "letter")))))

    assert modes(tmp_path) == {"letter": 0o644}
