"""How long it takes to read a long match from the store: replayed from its entries, or from its
snapshot; and until somebody who knows nothing of it yet has been told all of it.

``python bench/server_restore.py``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.games import SLUGS
from ludopolis.server.match import snapshots
from ludopolis.server.match.authority import Visitor
from ludopolis.server.match.entry import Entry
from ludopolis.server.match.match import Match
from ludopolis.server.rooms.hall import Hall
from ludopolis.server.rooms.lobby import Guest, config_of, opening
from ludopolis.server.settings import Settings
from ludopolis.server.storage.clock import ServerClock
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.storage.store import Store
from ludopolis.server.updates.feed import Feed
from ludopolis.wire.rest import NewMatch, NewSeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.server.rooms.room import Room

ADA = Guest(Visitor("ada"), "Ada")
SEATS = 4


async def play(hall: Hall, game: str, seed: int) -> Room:
    """A whole game at random, each move stored as a request would have it stored."""
    seats = [NewSeat("me")] * SEATS
    room = await hall.create(
        config_of(hall, NewMatch(game, seats), ADA.visitor), opening(ADA, seats)
    )
    rng = random.Random(seed)

    def move(match: Match) -> list[Entry]:
        table = match.playing
        option = rng.choice(table.history.state.decision.options)
        return [Entry("play", table.asked, table.ply, option)]

    while room.match.status == "playing":
        await hall.change(room, move)
    return room


async def reading(hall: Hall, room: Room, repeats: int, after: Callable[[Match], object]) -> float:
    """Milliseconds to read the match and do something with it, in the median."""
    found = []
    for _ in range(repeats):
        begun = time.perf_counter()
        match, _ = await hall.read(room.match.config)
        after(match)
        found.append(time.perf_counter() - begun)
    return round(statistics.median(found) * 1000, 2)


def tell_all(match: Match) -> bytes:
    return Feed(match, lambda: 0.0).update(0, 0, 0)


def tell_last(match: Match) -> bytes:
    """To somebody who comes back after a short while."""
    assert match.table is not None
    return Feed(match, lambda: 0.0).update(0, match.table.ply, 0)


def number(match: Match) -> int:
    return match.number


async def measure(folder: Path, game: str, repeats: int) -> dict[str, object]:
    settings = Settings(database=str(folder / f"{game}.db"))
    engine = engine_of(settings)
    await migrate(engine)
    store = Store(engine)
    await store.open()
    hall = Hall(settings, store, ServerClock(engine, 5.0))
    room = await play(hall, game, secrets.randbits(32))
    table = room.match.table
    assert table is not None
    before = [await reading(hall, room, repeats, after) for after in (number, tell_last, tell_all)]
    begun = time.perf_counter()
    snapshot = snapshots.take(room.match)
    taking = time.perf_counter() - begun
    await store.keep_snapshots([snapshot])
    after = [await reading(hall, room, repeats, after) for after in (number, tell_last, tell_all)]
    await store.close()
    return {
        "game": game,
        "plies": table.ply,
        "entries": room.match.number,
        "snapshot, bytes": len(snapshot.data),
        "taking it, ms": round(taking * 1000, 2),
        "replayed, ms": before[0],
        "from the snapshot, ms": after[0],
        "and telling who comes back, ms": [before[1], after[1]],
        "and telling all of it, ms": [before[2], after[2]],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=25)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in SLUGS:
            print(json.dumps(asyncio.run(measure(Path(folder), game, given.repeats))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
