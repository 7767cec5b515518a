"""Make the corpus of this version: a small store, records and saved tables, with fingerprints.

Usage: ``PYTHONPATH=src python -m tools.corpus tests/corpus/VERSION`` before each release. Tests
open, replay and continue what every version has left there, for ever.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import lzma
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play import record as records
from ludopolis.play.saving import write_table
from ludopolis.play.table import Table
from ludopolis.server.match.entry import Entry
from ludopolis.server.ops import admin
from ludopolis.server.settings import Settings
from ludopolis.testing.load_figures import free_port
from ludopolis.wire.message import SeatInfo
from tests.server.conftest import House
from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall

STORE: Final = "store.db.xz"
FINGERPRINTS: Final = "fingerprints.json"
LATE: Final = 40
"""So many plies before its end a finished match is forked."""
EARLY: Final = 60
ACCOUNT: Final = "ada"
PASSWORD: Final = "a long password"  # noqa: S105 - of a player who never was
ENDLESS: Final = 1_000_000
ADMIN: Final = "corpus"


# --- fingerprints ----------------------------------------------------------------------------


def fingerprint(game: Game, setup: Setup, plies: list[int]) -> str:
    """Of every question and answer in the notation of records, and of all points on the way.

    How positions are kept in memory may change; this may not.
    """
    s = game.new(setup)
    told = hashlib.blake2b(digest_size=12)
    for option in plies:
        asked = s.decision
        words = " ".join(game.word(asked.ask, each) for each in asked.options)
        chosen = game.word(asked.ask, option)
        told.update(f"{asked.seat} {game.asks[asked.ask].name}: {words} > {chosen}".encode())
        s.apply(option)
        told.update(f"{s.scores()} {s.over}".encode())
    return told.hexdigest()


def facts_of(match: Match) -> dict[str, Any]:
    """What a later version must find in the match too."""
    facts: dict[str, Any] = {"status": match.status, "game": match.config.game}
    if match.table is None:
        return facts
    history = match.table.history
    result = match.result
    return facts | {
        "ply": history.ply,
        "positions": fingerprint(match.game, history.setup, history.plies),
        "result": None if result is None else [result.scores, result.places, result.reason],
    }


# --- playing ---------------------------------------------------------------------------------


async def play_on(hall: Hall, key: str, plies: int, rng: Rng) -> int:
    """Play a match at random through the server, until it is over or has so many plies more.

    Returns how many it has then. Bots that sit there may be quicker.
    """
    room = await hall.room(key)

    def any_answer(match: Match) -> list[Entry]:
        table = match.table
        if table is None or match.status != "playing":
            return []
        options = table.history.state.decision.options
        return [Entry("play", table.asked, table.ply, options[rng.below(len(options))])]

    for _ in range(plies):
        await hall.change(room, any_answer)
        if room.match.status != "playing":
            break
    return 0 if room.match.table is None else room.match.table.ply


class Maker:
    """Two people at a server of this version, who do all that can be done to a match."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "store.db"
        self.house = House(
            Settings(
                port=free_port(),
                database=str(self.database),
                log_level="error",
                requests_per_second=1e6,
                bot_seconds=0.01,
                visitors_per_minute=1e6,
                admin_token=ADMIN,
            )
        )
        self.rng = seeded(1)
        self.people: list[Person] = []
        self.broken = ""

    def make(self) -> dict[str, Any]:
        """Make all matches; their facts by id."""
        self.house.open()
        try:
            self.ada, self.ben = self.person("Ada"), self.person("Ben")
            self.ada.post("/api/account", account=ACCOUNT, password=PASSWORD)
            for slug in SLUGS:
                self.make_matches(slug)
            self.keep_the_peace()
            facts: dict[str, Any] = self.wait(self.all_facts())
        finally:
            for person in self.people:
                person.close()
            self.house.close()
        self.break_and_repair()
        return facts

    def person(self, name: str = "", token: str = "") -> Person:
        self.people.append(Person(self.house.url, name, token))
        return self.people[-1]

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401
        writer = self.house.server.store.writer
        assert writer is not None
        return asyncio.run_coroutine_threadsafe(work, writer.get_loop()).result()

    def play(self, key: str, plies: int = ENDLESS) -> int:
        played: int = self.wait(play_on(self.house.server.hall, key, plies, self.rng))
        return played

    async def all_facts(self) -> dict[str, Any]:
        hall = self.house.server.hall
        keys = await hall.store.all_ids()
        return {key: facts_of((await hall.room(key)).match) for key in keys}

    # --- matches -----------------------------------------------------------------------------

    def make_matches(self, slug: str) -> None:
        game = open_game(slug)
        for seats in game.seats:
            self.finish(game, seats)
        self.ada.make(ME, EMPTY, game=slug, public=True, title="Come in")
        self.meet(slug)
        self.give_up(slug)
        self.come_and_go(slug)
        self.look_ahead(slug)
        self.let_the_flag_fall(slug)
        self.ada.post(f"/api/lessons/{slug}")
        bots = self.ada.make(ME, BOT, BOT, game=slug)
        self.play(id_of(bots), EARLY)

    def finish(self, game: Game, seats: int) -> None:
        """A finished match, and one that goes on from shortly before its end."""
        last = seats == game.seats[-1]
        flags = {spec.name: spec.values[-1] for spec in game.flags} if last else {}
        match = self.ada.make(*[ME] * seats, game=game.slug, flags=flags, public=True)
        key = id_of(match)
        plies = self.play(key)
        fork = {"ply": plies - LATE, "seats": [ME, BOT, *[ME] * (seats - 2)]}
        assert self.ada.http.post(f"/api/matches/{key}/fork", json=fork).status_code == 201
        if seats == game.seats[0]:
            self.ada.post(f"/api/matches/{key}/rematch")

    def meet(self, slug: str) -> None:
        """Two people: clocks, chat, an answer taken back, another that one asks to take back."""
        clock = {"kind": "live", "main": 90_000.0, "increment": 30.0}
        match = self.ada.make(ME, EMPTY, ME, game=slug, public=True, timing=clock)
        key = id_of(match)
        self.ben.post(f"/api/matches/{key}/seats/1")
        self.ben.post(f"/api/matches/{key}/ready", ready=True)
        assert self.ada.post(f"/api/matches/{key}/start").status_code == 200
        self.ben.post(f"/api/matches/{key}/requests?seat=1", type="chat", request=1, text="Hé, hi!")
        self.take_back(key)
        self.play(key, EARLY)
        self.ask_back(key)
        branch = self.wait(self.house.server.hall.room(key)).match.table.branch
        self.request(key, 1, type="answer-undo", request=2, agree=True, branch=branch)
        self.play(key, EARLY)
        self.ask_back(key)

    def take_back(self, key: str) -> None:
        """Play until somebody may take back an answer, and do it."""
        for request in range(EARLY):
            self.play(key, 1)
            table = self.wait(self.house.server.hall.room(key)).match.table
            for seat in range(len(table.seats)):
                earliest = table.may_undo_to(seat)
                if earliest is not None:
                    wish = {"to_ply": earliest, "branch": table.branch}
                    self.request(key, seat, type="undo", request=request, **wish)
                    return

    def ask_back(self, key: str) -> None:
        table = self.wait(self.house.server.hall.room(key)).match.table
        own = [ply for ply, step in enumerate(table.history.steps) if step.seat == 0]
        wish = {"to_ply": own[-2], "branch": table.branch}
        self.request(key, 0, type="request-undo", request=1, **wish)

    def request(self, key: str, seat: int, **body: object) -> None:
        person = self.ben if seat == 1 else self.ada
        answer = person.post(f"/api/matches/{key}/requests?seat={seat}", **body).json()
        assert answer["type"] == "accepted", answer

    def give_up(self, slug: str) -> None:
        """One match that was conceded, and one in which a seat was given up and another left."""
        key = id_of(self.ada.make(ME, ME, game=slug))
        self.play(key, EARLY)
        self.request(key, 0, type="concede", request=1)
        key = id_of(self.ada.make(ME, ME, ME, game=slug))
        self.play(key, EARLY)
        self.request(key, 2, type="concede", request=1)
        self.ada.http.delete(f"/api/matches/{key}/seats/0")

    def come_and_go(self, slug: str) -> None:
        """A chair that was lent, one that was let, a guest who was shown the door, an heir."""
        cem, dan, eve = (self.person(name) for name in ("Cem", "Dan", "Eve"))
        made = cem.make(ME, EMPTY, EMPTY, EMPTY, game=slug, delay=30, bot_after=3600)
        key = id_of(made)
        for guest in (self.ada, self.ben, dan, eve):
            guest.post(f"/api/matches/{key}/enter", invite=made["invite"])
        self.sit(self.ada, key, 1)
        self.sit(self.ben, key, 2)
        cem.http.put(f"/api/matches/{key}/seats/3/bot", json={"level": "uniform"})
        assert cem.post(f"/api/matches/{key}/start").status_code == 200
        self.play(key, EARLY)
        self.ben.http.delete(f"/api/matches/{key}/seats/2")
        self.let(key, 2, dan, cem, self.ada)
        self.play(key, EARLY)
        cem.http.delete(f"/api/matches/{key}/seats/2")
        self.let(key, 2, eve, cem, self.ada, self.ben, dan)
        self.play(key, EARLY)
        guests = cem.get(f"/api/matches/{key}/guests").json()
        shown_out = next(guest["id"] for guest in guests if guest["name"] == "Dan")
        assert cem.http.delete(f"/api/matches/{key}/guests/{shown_out}").status_code == 204
        # Who owns it leaves for good.
        assert cem.post("/api/me/farewell", name="Cem").status_code < 300

    def sit(self, person: Person, key: str, seat: int) -> None:
        assert person.post(f"/api/matches/{key}/seats/{seat}").status_code == 200
        person.post(f"/api/matches/{key}/ready", ready=True)

    def let(self, key: str, seat: int, newcomer: Person, *others: Person) -> None:
        """Somebody sits down with the leave of these."""
        newcomer.post(f"/api/matches/{key}/consent", seat=seat)
        for other in others:
            body = {"seat": seat, "agree": True}
            assert other.http.put(f"/api/matches/{key}/consent", json=body).status_code == 200
        assert newcomer.post(f"/api/matches/{key}/seats/{seat}").status_code == 200

    def look_ahead(self, slug: str) -> None:
        """A fork that was made while the seed was a secret; one voice against another fork."""
        key = id_of(self.ada.make(ME, ME, game=slug))
        self.play(key, EARLY)
        fork = self.ada.post(f"/api/matches/{key}/fork", ply=EARLY // 2, seats=[ME, BOT])
        assert fork.status_code == 201
        self.play(key, 1)
        self.broken = key

    def let_the_flag_fall(self, slug: str) -> None:
        clock = {"kind": "live", "main": 0.2, "increment": 30.0}
        key = id_of(self.ada.make(ME, ME, game=slug, timing=clock))
        hall = self.house.server.hall
        room = self.wait(hall.room(key))
        time.sleep(0.5)
        self.wait(hall.change(room, lambda _: [Entry("tick")]))
        self.play(key, EARLY)

    def keep_the_peace(self) -> None:
        """What hosts and people do about each other."""
        host = self.person(token=ADMIN)
        key = id_of(self.ada.make(ME, EMPTY, public=True))
        self.sit(self.ben, key, 1)
        self.ada.post(f"/api/matches/{key}/mutes", seat=1)
        self.ada.post(f"/api/matches/{key}/reports", seat=1, reason="Rude")
        host.post("/api/admin/bans", kind="address", value="192.0.2.1", hours=1)

    def break_and_repair(self) -> None:
        """A move that nobody can have made, taken back by the host."""
        with closing(sqlite3.connect(self.database)) as connection:
            connection.execute(
                "INSERT INTO moves SELECT match, number + 1, 'play', 0, 0, -9, '', at, tick"
                " FROM moves WHERE match = ? ORDER BY number DESC LIMIT 1",
                (self.broken,),
            )
            connection.commit()
        settings = Settings(database=str(self.database))
        assert asyncio.run(admin.repair_match(settings, self.broken)) == 1


# --- records and saved tables ----------------------------------------------------------------


def save_tables(slug: str, folder: Path) -> dict[str, Any]:
    """A table of each number of seats, put away in the middle; and its record at the end."""
    game = open_game(slug)
    facts: dict[str, Any] = {}
    for seats in game.seats:
        setup = setup_for(game, seats)
        rng = seeded(seats)
        table = Table(game, setup, [SeatInfo(f"seat {seat}") for seat in range(seats)])
        while not game.outcome(table.history.state):
            if table.ply // EARLY != (table.ply + 1) // EARLY and table.ply < 2 * EARLY:
                write_table(folder / f"{slug}-{seats}.table.json", table, 0.0)
                facts[f"{slug}-{seats}.table.json"] = table_facts(table)
            options = table.history.state.decision.options
            table.play(table.asked, table.ply, options[rng.below(len(options))], 0.0)
        records.write(folder / f"{slug}-{seats}.record.json", table.record())
        facts[f"{slug}-{seats}.record.json"] = table_facts(table)
    return facts


def setup_for(game: Game, seats: int) -> Setup:
    return Setup(seats, 20 + seats, {spec.name: spec.values[seats % 2] for spec in game.flags})


def table_facts(table: Table) -> dict[str, Any]:
    history = table.history
    return {
        "game": table.game.slug,
        "ply": history.ply,
        "positions": fingerprint(table.game, history.setup, history.plies),
    }


# --- the folder ------------------------------------------------------------------------------


def pack_store(database: Path, target: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    target.write_bytes(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def unpack_store(folder: Path, target: Path) -> None:
    target.write_bytes(lzma.decompress((folder / STORE).read_bytes()))


def pack_file(file: Path, folder: Path) -> None:
    (folder / f"{file.name}.xz").write_bytes(lzma.compress(file.read_bytes()))


def make_corpus(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        maker = Maker(work)
        matches = maker.make()
        pack_store(maker.database, folder / STORE)
        files: dict[str, Any] = {}
        for slug in SLUGS:
            files |= save_tables(slug, work)
        for file in files:
            pack_file(work / file, folder)
    write_fingerprints(folder, matches, files)


def write_fingerprints(folder: Path, matches: dict[str, Any], files: dict[str, Any]) -> None:
    text = json.dumps({"matches": matches, "files": files}, indent=1)
    (folder / FINGERPRINTS).write_text(text + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.corpus", description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder that is not there yet")
    make_corpus(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
