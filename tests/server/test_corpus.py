"""Stores, records and saved tables of earlier versions: opened, listed, replayed, continued.

``python -m tools.corpus`` makes the folder of a version; nothing in one is ever changed again.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import MetaData, create_engine, delete, insert, select, text

from bench.services import Postgres, missing
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, rules_versions
from ludopolis.play import record as records
from ludopolis.play.saving import read_table, restore
from ludopolis.server.background.workers import Thought, think
from ludopolis.server.match.match import APPLY, game_of
from ludopolis.server.ops import admin
from ludopolis.server.settings import Settings
from ludopolis.server.storage import database as databases
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.schema import METADATA
from tests.content.test_versions import RELEASED
from tests.extent import IS_ALL
from tests.server.people import Person
from tests.server.test_store import REVISIONS
from tools.corpus import (
    ACCOUNT,
    ENDLESS,
    FINGERPRINTS,
    PASSWORD,
    facts_of,
    fingerprint,
    play_on,
    unpack_store,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from sqlalchemy import Connection

    from ludopolis.server.match.match import Match
    from ludopolis.server.storage.store import Store
    from tests.server.conftest import House

CORPUS = Path(__file__).parent.parent / "corpus"
FACTS = {
    folder.name: json.loads((folder / FINGERPRINTS).read_text("utf-8"))
    for folder in sorted(CORPUS.iterdir())
}
VERSIONS = list(FACTS)
FILES = [(version, name) for version, facts in FACTS.items() for name in facts["files"]]
RECORDS = [(version, name) for version, name in FILES if ".record." in name]
TABLES = [(version, name) for version, name in FILES if ".table." in name]
FAR = 300
MORE = 30


def unpacked(version: str, name: str, folder: Path) -> Path:
    file = folder / name
    file.write_bytes(lzma.decompress((CORPUS / version / f"{name}.xz").read_bytes()))
    return file


# --- records and tables ----------------------------------------------------------------------


@pytest.mark.parametrize(("version", "name"), RECORDS)
def test_records_are_verified(version: str, name: str, tmp_path: Path) -> None:
    record = records.read(unpacked(version, name, tmp_path))

    game = records.game_of(record.header)

    assert records.verify(record, game) == record.result is not None
    found = fingerprint(game, records.setup_of(record), record.plies)
    assert found == FACTS[version]["files"][name]["positions"]


@pytest.mark.parametrize(("version", "name"), TABLES)
def test_saved_tables_are_played_to_the_end(version: str, name: str, tmp_path: Path) -> None:
    saved = read_table(unpacked(version, name, tmp_path))
    table = restore(records.game_of(saved.record.header), saved, 0.0)
    found = fingerprint(table.game, table.setup, table.history.plies)

    rng = seeded(1)
    while table.asked >= 0:
        options = table.history.state.decision.options
        table.play(table.asked, table.ply, options[rng.below(len(options))], 0.0)

    assert found == FACTS[version]["files"][name]["positions"]
    assert records.verify(table.record(), table.game) is not None


# --- stores ----------------------------------------------------------------------------------


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database(version: str, tmp_path: Path) -> Path:
    """The store as that version left it."""
    unpack_store(CORPUS / version, tmp_path / "store.db")
    return tmp_path / "store.db"


async def read_all(store: Store) -> dict[str, Match]:
    """Every match, replayed from its entries."""
    matches: dict[str, Match] = {}
    for key in await store.all_ids():
        match, fault, _ = admin.fault_in(await admin.archive(store, key))
        assert match is not None, fault
        matches[key] = match
    return matches


async def facts_in(settings: Settings) -> dict[str, Any]:
    async with admin.open_store(settings) as store:
        return {key: facts_of(match) for key, match in (await read_all(store)).items()}


def test_stores_are_replayed(version: str, database: Path) -> None:
    settings = Settings(database=str(database))

    assert asyncio.run(facts_in(settings)) == FACTS[version]["matches"]
    assert set(asyncio.run(admin.verify_matches(settings, [])).values()) == {""}


def test_a_match_is_of_rules_that_are_kept(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT config FROM matches").fetchall()

    for config in [json.loads(row[0]) for row in rows]:
        assert config["pack_hash"] in RELEASED[config["game"]]
        assert config["rules_version"] in rules_versions(config["game"])


def test_every_kind_of_entry_is_kept(tmp_path: Path) -> None:
    """A kind that is new needs a corpus in which it occurs: ``python -m tools.corpus``."""
    kinds: set[str] = set()
    for version in VERSIONS:
        unpack_store(CORPUS / version, tmp_path / f"{version}.db")
        with closing(sqlite3.connect(tmp_path / f"{version}.db")) as connection:
            kinds |= {row[0] for row in connection.execute("SELECT DISTINCT kind FROM moves")}

    assert kinds == {*APPLY, "repair"}


def test_every_version_of_the_rules_is_kept(tmp_path: Path) -> None:
    found: set[tuple[str, int]] = set()
    for version in VERSIONS:
        unpack_store(CORPUS / version, tmp_path / f"{version}.db")
        with closing(sqlite3.connect(tmp_path / f"{version}.db")) as connection:
            configs = [
                json.loads(row[0]) for row in connection.execute("SELECT config FROM matches")
            ]
        found |= {(config["game"], config["rules_version"]) for config in configs}

    assert found == {(slug, version) for slug in SLUGS for version in rules_versions(slug)}


@pytest.fixture
def house(database: Path, open_house: Callable[..., House]) -> Iterator[House]:
    """A server of today on the store of then."""
    opened = open_house(database=str(database), bot_seconds=0.01, sweep_seconds=3600.0)
    yield opened
    opened.close()


def wait(house: House, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401
    writer = house.server.store.writer
    assert writer is not None
    return asyncio.run_coroutine_threadsafe(work, writer.get_loop()).result()


async def continue_all(house: House) -> None:
    """Every match goes on, and to its end if that is near."""
    hall, rng = house.server.hall, seeded(1)
    for key in await hall.store.all_ids():
        match = (await hall.room(key)).match
        is_early = match.table is None or match.table.ply < FAR
        await play_on(hall, key, MORE if is_early and not IS_ALL else ENDLESS, rng)


async def room_facts(house: House) -> dict[str, Any]:
    hall = house.server.hall
    keys = await hall.store.all_ids()
    return {key: facts_of((await hall.room(key)).match) for key in keys}


def test_stores_are_continued(version: str, house: House) -> None:
    expected = FACTS[version]["matches"]

    assert wait(house, room_facts(house)) == expected
    wait(house, continue_all(house))
    # Bots would go on meanwhile.
    wait(house, house.server.workers.stop())
    found = wait(house, room_facts(house))
    house.close()
    replayed = asyncio.run(facts_in(house.settings))

    late = [key for key, facts in expected.items() if facts.get("ply", 0) >= FAR]
    playing = [key for key, facts in expected.items() if facts["status"] == "playing"]
    assert {found[key]["status"] for key in late} == {"over"}
    assert all(found[key]["ply"] > expected[key]["ply"] for key in playing)
    assert replayed == found


def test_matches_are_listed(version: str, house: House) -> None:
    expected = FACTS[version]["matches"]
    person = Person(house.url)
    person.post("/api/session", account=ACCOUNT, password=PASSWORD)
    listed = person.get("/api/matches?mine=true").json() if version != VERSIONS[0] else []
    public = person.get("/api/matches")
    person.close()

    assert public.status_code == 200
    assert {one["id"] for one in [*listed, *public.json()]} <= set(expected)
    for one in listed:
        assert one["status"] == expected[one["id"]]["status"]
        assert one["game"] == expected[one["id"]]["game"]


def test_bots_think_by_the_rules_of_the_match(database: Path) -> None:
    async def thoughts() -> list[Match]:
        async with admin.open_store(Settings(database=str(database))) as store:
            return [m for m in (await read_all(store)).values() if m.status == "playing"]

    for match in {match.config.game: match for match in asyncio.run(thoughts())}.values():
        assert match.table is not None
        thought = Thought(match, "level1")

        assert thought.game() is match.game is game_of(match.config)
        assert think(thought, 0.01) in match.table.history.state.decision.options


# --- migrations ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    made.start()
    yield made
    made.close()


async def copy_to(settings: Settings, database: Path) -> None:
    """A PostgreSQL store of the same revision with the same rows."""
    source = create_engine(f"sqlite:///{database}")
    old = MetaData()
    old.reflect(source)
    with source.connect() as connection:
        rows = {
            table: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in old.sorted_tables
        }
    source.dispose()
    revision = rows.pop(old.tables["alembic_version"])[0]["version_num"]
    engine = engine_of(settings)
    await migrate(engine, revision)
    async with engine.begin() as writing:
        # A busy machine may take longer than a node would from one table to the next.
        await writing.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        for table, content in rows.items():
            # Of what a new store has already, which nobody can do to the log of moderation.
            if table.name != "moderation":
                await writing.execute(delete(table))
            if content:
                await writing.execute(insert(table), content)
    await engine.dispose()


@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
def test_migrations_on_postgresql(version: str, database: Path, postgres: Postgres) -> None:
    settings = Settings(database=postgres.make_database(f"corpus_{VERSIONS.index(version)}"))

    asyncio.run(copy_to(settings, database))

    assert asyncio.run(facts_in(settings)) == FACTS[version]["matches"]


@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
@pytest.mark.parametrize("revision", REVISIONS)
def test_every_revision_is_brought_up_on_postgresql(revision: str, postgres: Postgres) -> None:
    settings = Settings(database=postgres.make_database(f"revision_{revision}"))

    found = asyncio.run(columns_after(settings, revision))

    assert found == {
        name: {column.name for column in table.columns} for name, table in METADATA.tables.items()
    }


@pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
def test_a_slow_machine_may_take_its_time_to_migrate(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=postgres.make_database("slow_migration"))
    monkeypatch.setitem(databases.IMPATIENCE, "idle_in_transaction_session_timeout", "100")
    upgrade = databases.upgrade

    def slow_upgrade(connection: Connection, revision: str) -> None:
        time.sleep(0.3)
        upgrade(connection, revision)

    monkeypatch.setattr(databases, "upgrade", slow_upgrade)

    found = asyncio.run(columns_after(settings, "head"))

    assert set(found) == set(METADATA.tables)


async def columns_after(settings: Settings, revision: str) -> dict[str, set[str]]:
    """The columns of all tables, brought up from a revision."""
    engine = engine_of(settings)
    await migrate(engine, revision)
    await migrate(engine)
    unhurried = engine.execution_options(isolation_level="AUTOCOMMIT")
    async with unhurried.connect() as connection:
        found = MetaData()
        await connection.run_sync(found.reflect)
    await engine.dispose()
    return {
        name: {column.name for column in table.columns}
        for name, table in found.tables.items()
        if name != "alembic_version"
    }
