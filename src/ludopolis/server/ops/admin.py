"""Looking after a store without a server: list, show, export, import, verify, repair.

Repair appends an entry that takes back what can't be replayed; nothing is ever rewritten.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import make_url

from ludopolis.play.files import read_whole, write_whole
from ludopolis.server.match import snapshots
from ludopolis.server.match.entry import Config, Entry
from ludopolis.server.match.match import Match, effective, game_of, match_of
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.database import engine_of, make_private, migrate
from ludopolis.server.storage.packs import open_packs
from ludopolis.server.storage.store import Store
from ludopolis.wire.error import Refusal
from ludopolis.wire.record import encode

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ludopolis.server.match.snapshots import Snapshot
    from ludopolis.server.settings import Settings

FORMAT: Final = 1
AT_ONCE: Final = 0.0
"""Due since ever: the next server looks after the match."""


class Archive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as a file, with its seed: for the host's eyes only."""

    format: int
    config: Config
    entries: list[Entry]


class Row(msgspec.Struct, frozen=True):
    """A match in the list."""

    id: str
    game: str
    status: str
    players: list[str]
    entries: int
    ply: int
    created: float
    updated: float
    fault: str = ""


@contextlib.asynccontextmanager
async def open_store(settings: Settings) -> AsyncIterator[Store]:
    engine = engine_of(settings)
    await migrate(engine)
    await open_packs(engine)
    store = Store(engine)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def archive(store: Store, key: str) -> Archive:
    config = await store.config(key)
    if config is None:
        raise Refusal("match-unknown", match=key)
    return Archive(FORMAT, config, await store.entries(key))


def fault_in(found: Archive) -> tuple[Match | None, str, int]:
    """The match, or what is wrong with it; and how many of its entries are good."""
    try:
        game = game_of(found.config)
    except Refusal as refusal:
        # Nothing is wrong with its entries: it goes on once its rules and pack are back.
        return None, str(refusal), len(found.entries)
    good = contiguous(found.entries)
    if good < len(found.entries):
        return None, f"gap after entry {good - 1}", good
    match = Match(game, found.config)
    for entry in effective(found.entries):
        try:
            match.apply(entry)
        except Refusal as broken:
            return None, f"entry {entry.number}: {broken}", entry.number
    return match, "", len(found.entries)


def contiguous(entries: list[Entry]) -> int:
    """How many entries there are before the first that is missing."""
    for number, entry in enumerate(entries):
        if entry.number != number:
            return number
    return len(entries)


def row_of(found: Archive) -> Row:
    match, fault, _ = fault_in(found)
    config = found.config
    last = found.entries[-1].at if found.entries else config.created
    return Row(
        id=config.id,
        game=config.game,
        status="?" if match is None else match.status,
        players=[] if match is None else [chair.name for chair in match.chairs],
        entries=len(found.entries),
        ply=0 if match is None or match.table is None else match.table.ply,
        created=config.created,
        updated=last if match is None else match.updated,
        fault=fault,
    )


async def list_matches(settings: Settings) -> list[Row]:
    """Every match, replayed: what is wrong shows as its fault."""
    async with open_store(settings) as store:
        return [row_of(await archive(store, key)) for key in await store.all_ids()]


async def show_match(settings: Settings, key: str) -> Archive:
    async with open_store(settings) as store:
        return await archive(store, key)


async def export_matches(
    settings: Settings, keys: list[str], folder: Path, *, as_record: bool
) -> int:
    """Write matches, all if none are named, one file each; how many."""
    async with open_store(settings) as store:
        names = keys or await store.all_ids()
        for key in names:
            found = await archive(store, key)
            data = record_of(found) if as_record else msgspec.json.encode(found)
            write_whole(folder / f"{found.config.game}-{key}.json", data, is_private=True)
    return len(names)


def back_up(settings: Settings, to: Path) -> None:
    """Copy a SQLite store as it is at one moment, for nobody else to read."""
    if not settings.is_sqlite:
        raise Refusal("backup-sqlite")
    if to.exists():
        raise Refusal("backup-exists", file=str(to))
    make_private(to)
    file = make_url(settings.database_url).database or ""
    with (
        contextlib.closing(sqlite3.connect(f"{Path(file).as_uri()}?mode=ro", uri=True)) as source,
        contextlib.closing(sqlite3.connect(to)) as target,
    ):
        source.backup(target)


def record_of(found: Archive) -> bytes:
    match = match_of(game_of(found.config), found.config, found.entries)
    if match.table is None:
        raise Refusal("match-not-started")
    return encode(match.table.record(reveal=True))


async def import_matches(settings: Settings, files: list[Path]) -> int:
    """Store matches from files; one that is there already, or can't be replayed, is refused."""
    async with open_store(settings) as store:
        for file in files:
            found = read_archive(file)
            if await store.config(found.config.id) is not None:
                raise Refusal("match-exists", match=found.config.id)
            match, fault, _ = fault_in(found)
            if match is None:
                raise Refusal("match-faulty", match=found.config.id, fault=fault)
            visitors = {entry.details.visitor for entry in found.entries} - {""}
            due = AT_ONCE if match.status == "playing" else None
            batch = Batch(found.config.id, found.entries, match.status, due, sorted(visitors))
            await store.create(found.config, batch)
    return len(files)


def read_archive(file: Path) -> Archive:
    try:
        return msgspec.json.decode(read_whole(file), type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("archive-unreadable", file=str(file), detail=str(error)) from None


async def verify_matches(settings: Settings, keys: list[str]) -> dict[str, str]:
    """What is wrong with each match or its snapshot, empty for nothing."""
    async with open_store(settings) as store:
        names = keys or await store.all_ids()
        return {key: await fault_of(store, key) for key in names}


async def fault_of(store: Store, key: str) -> str:
    found = await archive(store, key)
    _, fault, _ = fault_in(found)
    return fault or snapshot_fault(found, await store.snapshot(key))


def snapshot_fault(found: Archive, snapshot: Snapshot | None) -> str:
    """What is wrong with the snapshot of a match that is itself in order.

    One of another version is passed over by the server too, and none is as good.
    """
    game = game_of(found.config)
    if snapshot is None or snapshot.version != snapshots.version_of(game):
        return ""
    try:
        kept = snapshots.open_snapshot(snapshot, game)
    except snapshots.Stale as stale:
        return f"snapshot: {stale}"
    covered = found.entries[: kept.number]
    if not covered or covered[-1] != kept.last:
        return "snapshot: not of these entries"
    is_other = snapshots.differs(kept, match_of(game, found.config, covered))
    return "snapshot: differs from the replay" if is_other else ""


async def repair_match(settings: Settings, key: str) -> int:
    """Take back the entries that can't be replayed, by one entry more; how many they are."""
    async with open_store(settings) as store:
        found = await archive(store, key)
        _, fault, good = fault_in(found)
        if not fault:
            return 0
        if good == len(found.entries):
            raise Refusal("match-faulty", match=key, fault=fault)
        last = found.entries[-1]
        entry = Entry("repair", value=good, number=last.number + 1, at=time.time(), tick=last.tick)
        match = match_of(game_of(found.config), found.config, [*found.entries, entry])
        due = AT_ONCE if match.status == "playing" else None
        await store.append(Batch(key, [entry], match.status, due))
    return len(found.entries) - good
