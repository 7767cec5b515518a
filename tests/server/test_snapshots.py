"""Snapshots are a cache: they say what the entries say, or they are passed over."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import zlib
from typing import TYPE_CHECKING

import msgspec
import pytest
from sqlalchemy import text

from ludopolis.cli.app import run
from ludopolis.games import SLUGS
from ludopolis.server.match import snapshots
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.match.match import Match
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.lobby import Guest, config_of, opening
from ludopolis.server.settings import Settings
from ludopolis.server.storage.batch import Batch
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.store import Store
from ludopolis.server.updates.feed import Feed
from ludopolis.server.updates.replay import replay_at
from ludopolis.wire.message import Timing
from ludopolis.wire.rest import NewMatch, NewSeat

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from ludopolis.server.match.snapshots import Snapshot
    from ludopolis.server.rooms.room import Room

ADA = Guest(Visitor("ada"), "Ada")
LIVE = Timing("live", main=1000.0, increment=1.0)
PLIES = 60


@contextlib.asynccontextmanager
async def hall_at(path: Path, **settings: float) -> AsyncIterator[Hall]:
    chosen = Settings(database=str(path / "s.db"), **settings)  # type: ignore[arg-type]
    engine = engine_of(chosen)
    await migrate(engine)
    store = Store(engine)
    await store.open()
    uptime = ServerClock(engine, 1000.0)
    await uptime.beat()
    try:
        yield Hall(chosen, store, uptime)
    finally:
        await store.close()


async def created(hall: Hall, game: str = "utopia") -> Room:
    seats = [NewSeat("me")] * 2
    wanted = NewMatch(game, seats, timing=LIVE)
    config = msgspec.structs.replace(config_of(hall, wanted, ADA.visitor), seed="1")
    return await hall.create(config, opening(ADA, seats))


async def begun(hall: Hall, game: str = "utopia") -> Room:
    """A match in which two seats have played at random, with an undo that went far back."""
    room = await created(hall, game)
    await play(hall, room, PLIES // 2)
    await hall.change(room, lambda match: [Entry("ask-undo", 0, value=unforced(match, 10))])
    await hall.change(room, lambda _: [Entry("answer-undo", 1, value=1)])
    await play(hall, room, PLIES)
    return room


def unforced(match: Match, ply: int) -> int:
    """The first ply from this one on that was a choice."""
    steps = match.playing.history.steps
    return next(number for number in range(ply, len(steps)) if not steps[number].is_forced)


async def play(hall: Hall, room: Room, plies: int) -> None:
    rng = random.Random(plies)

    def move(match: Match) -> list[Entry]:
        table = match.playing
        option = rng.choice(table.history.state.decision.options)
        return [Entry("play", table.asked, table.ply, option)]

    for _ in range(plies):
        if room.match.status == "playing":
            await hall.change(room, move)


def told(match: Match, tick: float) -> list[bytes]:
    """Everything that anybody can be told of a match: updates from several plies, and replays."""
    table = match.table
    assert table is not None
    updates = [
        Feed(match, lambda: tick).update(viewer, ply, branch)
        for viewer in (-1, 0, 1)
        for ply, branch in ((table.ply, 1), (table.ply - 5, 1), (30, 0), (0, 0))
    ]
    replays = [
        msgspec.json.encode(replay_at(match, ply, viewer))
        for viewer in (-1, 0, 1)
        for ply in (table.ply, table.ply - 1, 17, 0)
    ]
    record = msgspec.json.encode(table.record(reveal=True))
    chairs = repr([snapshots.save_chair(chair) for chair in match.chairs]).encode()
    rest = repr((match.number, match.invite, match.entered, match.conceded, match.times)).encode()
    return [*updates, *replays, record, chairs, rest]


@pytest.mark.parametrize("game", SLUGS)
def test_a_match_from_its_snapshot_is_told_as_the_replayed_one(tmp_path: Path, game: str) -> None:
    async def both() -> tuple[list[bytes], list[bytes], int]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall, game)
            replayed, _ = await hall.read(room.match.config)
            await hall.write_down([room])
            await play(hall, room, 7)
            for entry in await hall.store.entries(room.id, replayed.number):
                replayed.apply(entry)
            read, used = await hall.read(room.match.config)
            tick = hall.clock.tick()
            return told(replayed, tick), told(read, tick), used - replayed.number + 7

    replayed, read, behind = asyncio.run(both())

    assert read == replayed
    assert behind == 0


@pytest.mark.parametrize("game", SLUGS)
def test_a_match_from_its_snapshot_goes_on_as_the_replayed_one(tmp_path: Path, game: str) -> None:
    async def both() -> tuple[list[bytes], list[bytes]]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall, game)
            replayed, _ = await hall.read(room.match.config)
            await hall.write_down([room])
            read, used = await hall.read(room.match.config)
            assert used == read.number
            later = [
                Entry("ask-undo", 1, value=unforced(read, 15), at=9e9, tick=9e9),
                Entry("answer-undo", 0, value=1, at=9e9, tick=9e9),
            ]
            for entry in later:
                read.apply(entry)
                replayed.apply(entry)
            option = read.playing.history.state.decision.options[0]
            move = Entry("play", read.playing.asked, read.playing.ply, option, at=9e9, tick=9e9)
            read.apply(move)
            replayed.apply(move)
            return [position(read)], [position(replayed)]

    read, replayed = asyncio.run(both())

    assert read == replayed


def position(match: Match) -> bytes:
    update = Feed(match, lambda: 9e9).update(0, 0, 0)
    return update + repr(match.playing.history.state.save()).encode()


def test_a_wish_to_go_back_is_written_down(tmp_path: Path) -> None:
    async def read() -> tuple[object, object, int]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            await hall.change(room, lambda match: [Entry("ask-undo", 0, value=unforced(match, 20))])
            asked = room.match.playing.undo_request
            await hall.write_down([room])
            match, used = await hall.read(room.match.config)
            return asked, match.playing.undo_request, used

    asked, read_again, used = asyncio.run(read())

    assert asked is not None
    assert read_again == asked
    assert used > 0


def test_a_later_one_of_another_node_stays(tmp_path: Path) -> None:
    async def kept() -> tuple[Snapshot, Snapshot | None]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            early = snapshots.take(room.match)
            late = msgspec.structs.replace(early, number=early.number + 1)
            await hall.store.keep_snapshots([late])
            await hall.store.keep_snapshots([early])
            return late, await hall.store.snapshot(room.id)

    late, found = asyncio.run(kept())

    assert found == late


# --- when it can't be used -------------------------------------------------------------------


async def nothing(_hall: Hall, _room: Room, _snapshot: Snapshot) -> None:
    await asyncio.sleep(0)


async def missing(hall: Hall, _room: Room, _snapshot: Snapshot) -> None:
    async with hall.store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM snapshots"))


async def of_another_version(hall: Hall, _room: Room, snapshot: Snapshot) -> None:
    await hall.store.keep_snapshots([msgspec.structs.replace(snapshot, version="1.999.x")])


async def damaged(hall: Hall, _room: Room, snapshot: Snapshot) -> None:
    data = bytearray(snapshot.data)
    data[len(data) // 2] ^= 1
    await hall.store.keep_snapshots([msgspec.structs.replace(snapshot, data=bytes(data))])


async def cut_short(hall: Hall, _room: Room, snapshot: Snapshot) -> None:
    await hall.store.keep_snapshots([msgspec.structs.replace(snapshot, data=snapshot.data[:100])])


async def sealed_rubbish(hall: Hall, _room: Room, snapshot: Snapshot) -> None:
    packed = b"rubbish"
    data = snapshots.seal(snapshot.match, snapshot.version, packed) + packed
    await hall.store.keep_snapshots([msgspec.structs.replace(snapshot, data=data)])


async def of_another_layout(hall: Hall, room: Room, snapshot: Snapshot) -> None:
    """As if a later version of the program wrote the same position in another way."""
    found = snapshots.save_match(room.match)
    found.play.history.rows[1].append(1)
    packed = zlib.compress(snapshots.ENCODER.encode(found))
    data = snapshots.seal(snapshot.match, snapshot.version, packed) + packed
    await hall.store.keep_snapshots([msgspec.structs.replace(snapshot, data=data)])


async def of_another_match(hall: Hall, _room: Room, snapshot: Snapshot) -> None:
    other = await begun(hall)
    taken = snapshots.take(other.match)
    await hall.store.keep_snapshots([msgspec.structs.replace(taken, match=snapshot.match)])


async def ahead_of_the_entries(hall: Hall, room: Room, _snapshot: Snapshot) -> None:
    """As after a restore of moves from a backup, with the snapshots of later."""
    await play(hall, room, 40)
    await hall.write_down([room])
    async with hall.store.engine.begin() as connection:
        await connection.execute(text(f"DELETE FROM moves WHERE number > {room.match.number - 20}"))


async def of_other_entries(hall: Hall, room: Room, _snapshot: Snapshot) -> None:
    async with hall.store.engine.begin() as connection:
        last = room.match.number - 1
        await connection.execute(text(f"UPDATE moves SET tick = tick + 1 WHERE number = {last}"))


async def repaired_since(hall: Hall, room: Room, _snapshot: Snapshot) -> None:
    number = room.match.number
    entry = Entry("repair", value=number - 10, number=number, at=2.0, tick=2.0)
    await hall.store.append(Batch(room.id, [entry], "playing"))


@pytest.mark.parametrize(
    ("spoil", "is_used"),
    [
        (nothing, True),
        (missing, False),
        (of_another_version, False),
        (damaged, False),
        (cut_short, False),
        (sealed_rubbish, False),
        (of_another_layout, False),
        (of_another_match, False),
        (ahead_of_the_entries, False),
        (of_other_entries, False),
        (repaired_since, False),
    ],
)
def test_a_snapshot_that_can_not_be_used_is_passed_over(
    tmp_path: Path, spoil: Callable[[Hall, Room, Snapshot], Awaitable[None]], is_used: bool
) -> None:
    async def read() -> tuple[list[bytes], list[bytes], int]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            await hall.write_down([room])
            snapshot = await hall.store.snapshot(room.id)
            assert snapshot is not None
            await spoil(hall, room, snapshot)
            match, used = await hall.read(room.match.config)
            await missing(hall, room, snapshot)
            replayed, _ = await hall.read(room.match.config)
            return told(match, 9e9), told(replayed, 9e9), used

    found, replayed, used = asyncio.run(read())

    assert found == replayed
    assert (used > 0) == is_used


# --- when it is written ----------------------------------------------------------------------


def test_matches_are_written_down_when_they_leave_memory(tmp_path: Path) -> None:
    async def kept() -> tuple[int, int, int]:
        async with hall_at(tmp_path, idle_seconds=0.0) as hall:
            room, short = await begun(hall), await created(hall)
            await hall.evict_idle()
            found, none = await hall.store.snapshot(room.id), await hall.store.snapshot(short.id)
            assert none is None
            return room.match.number, 0 if found is None else found.number, len(hall.rooms)

    number, written, in_memory = asyncio.run(kept())

    assert written == number
    assert in_memory == 0


def test_matches_are_written_down_when_they_have_grown_and_when_they_are_over(
    tmp_path: Path,
) -> None:
    async def kept() -> list[int]:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            found = []
            for plies in (0, snapshots.EVERY, 5, 9999, 0):
                await play(hall, room, plies)
                await hall.write_down_grown()
                written = await hall.store.snapshot(room.id)
                found.append(room.match.number - (0 if written is None else written.number))
            return found

    behind = asyncio.run(kept())

    assert behind[1:] == [0, 5, 0, 0]
    assert behind[0] > PLIES


def test_what_is_not_yet_stored_is_not_written_down(tmp_path: Path) -> None:
    async def kept() -> Snapshot | None:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            room.standing.get_ahead()
            await hall.write_down([room])
            return await hall.store.snapshot(room.id)

    assert asyncio.run(kept()) is None


# --- checking them ---------------------------------------------------------------------------


def test_verify_compares_snapshots_with_the_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def write(change: Callable[[Match], None]) -> None:
        async with hall_at(tmp_path) as hall:
            keys = await hall.store.all_ids()
            room = await hall.room(keys[0]) if keys else await begun(hall)
            change(room.match)
            room.standing.note_snapshot(0)
            await hall.write_down([room])

    def lie(match: Match) -> None:
        match.playing.history.steps[5].revealed += 1

    database = str(tmp_path / "s.db")
    asyncio.run(write(lambda _: None))
    whole = run(["admin", "verify", "--database", database])
    asyncio.run(write(lie))
    lying = run(["admin", "verify", "--database", database])
    said = capsys.readouterr().out
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE snapshots SET data = substr(data, 1, 200)")
    connection.close()
    broken = run(["admin", "verify", "--database", database])

    assert (whole, lying, broken) == (0, 1, 1)
    assert "snapshot: differs from the replay" in said
    assert "snapshot: damaged" in capsys.readouterr().out


def test_details_of_entries_come_back_equal(tmp_path: Path) -> None:
    """The last entry of a snapshot is compared with the stored one, details and times included."""

    async def read() -> int:
        async with hall_at(tmp_path) as hall:
            room = await begun(hall)
            invite = Entry("invite", details=Details(token="x" * 20))
            await hall.change(room, lambda _: [invite])
            await hall.write_down([room])
            return (await hall.read(room.match.config))[1]

    assert asyncio.run(read()) > 0
