"""Lists of matches: cheap, right, loading nothing, and not broken by what can't be read."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from ludopolis.games import SLUGS
from ludopolis.server.match.authority import ADMINISTRATOR, NOBODY, Visitor
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.rooms import lists
from ludopolis.server.rooms.listing import bare_listing, listing_of, stored_listing, summary_of
from ludopolis.server.rooms.lists import Lists
from ludopolis.server.settings import Settings
from ludopolis.server.transport.app import make_app
from ludopolis.wire.rest import MatchSummary, Status
from tests.extent import PATIENCE
from tests.server.people import EMPTY, ME, Person, id_of
from tests.server.test_snapshots import begun, created, hall_at
from tests.server.test_time import played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import House

WAYS = {
    "illegal move": "UPDATE moves SET value = 9999 WHERE kind = 'play' AND match = ?",
    "unknown kind": "UPDATE moves SET kind = 'nonsense' WHERE kind = 'play' AND match = ?",
    "no such seat": "UPDATE moves SET seat = 77 WHERE kind = 'play' AND match = ?",
    "broken JSON": "UPDATE moves SET data = '{' WHERE number = 1 AND match = ?",
    "wrong JSON": "UPDATE moves SET data = '{\"plies\": 3}' WHERE number = 1 AND match = ?",
    "entry missing": "DELETE FROM moves WHERE number = 1 AND match = ?",
    "broken config": "UPDATE matches SET config = x'7b' WHERE id = ?",
    "other rules": (
        "UPDATE matches SET config = CAST(REPLACE(CAST(config AS TEXT), "
        "'\"rules_version\":', '\"rules_version\":9') AS BLOB) WHERE id = ?"
    ),
    "unknown game": (
        "UPDATE matches SET config = CAST(REPLACE(CAST(config AS TEXT), "
        "'utopia', 'chess') AS BLOB) WHERE id = ?"
    ),
}


def execute(database: str, statement: str, *values: object) -> None:
    connection = sqlite3.connect(database, timeout=10)
    with connection:
        connection.execute(statement, values)
    connection.close()


class Broken:
    """A server opened anew on a store in which a match can't be read, each in its way."""

    def __init__(self, open_house: Callable[..., House]) -> None:
        first = open_house()
        ada = Person(first.url, "Ada")
        self.keys = {way: id_of(ada.make(ME, ME, public=True)) for way in WAYS}
        self.good = id_of(ada.make(ME, ME, public=True))
        for key in [*self.keys.values(), self.good]:
            played(ada, key, 3)
        ada.close()
        first.close()
        database = first.settings.database
        execute(database, "DELETE FROM snapshots")
        for way, key in self.keys.items():
            execute(database, WAYS[way], key)
        self.house = open_house(database=database)
        self.token = ada.token


@pytest.fixture(scope="module")
def broken(open_house: Callable[..., House]) -> Broken:
    return Broken(open_house)


@pytest.fixture
def ada(broken: Broken) -> Iterator[Person]:
    person = Person(broken.house.url, token=broken.token)
    yield person
    person.close()


def listed(person: Person, query: str = "") -> dict[str, Any]:
    answer = person.get(f"/api/matches{query}")
    assert answer.status_code == 200, answer.text
    return {match["id"]: match for match in answer.json()}


@pytest.mark.parametrize(
    "query", ["", "?mine=true", "?status=playing", "?mine=true&status=playing"]
)
def test_what_can_not_be_read_breaks_no_list(ada: Person, broken: Broken, query: str) -> None:
    assert set(listed(ada, query)) == {*broken.keys.values(), broken.good}
    assert broken.house.server.hall.rooms.keys() <= {broken.good}


@pytest.mark.parametrize("way", WAYS)
def test_its_own_page_says_that_it_can_not_be_read(ada: Person, broken: Broken, way: str) -> None:
    with capture_logs() as log:
        broken.house.server.hall.unreadable.clear()
        answers = [ada.get(f"/api/matches/{broken.keys[way]}") for _ in range(2)]
        found = listed(ada)

    code = "rules-version" if way == "other rules" else "match-unreadable"
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(410, code)] * 2
    assert found[broken.keys[way]]["unreadable"] is True
    assert found[broken.good]["unreadable"] is False
    said = [line for line in log if line.get("match") == broken.keys[way]]
    assert [line["event"] for line in said].count("match can't be read") == 1


def test_no_route_fails_at_a_match_that_can_not_be_read(
    ada: Person, broken: Broken, tmp_path: Path
) -> None:
    app = make_app(Settings(database=str(tmp_path / "r.db")))
    routes = [route for route in app.litestar.routes if "{key:str}" in route.path]
    codes = set()
    for route in routes:
        assert isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS"}:
            for key in broken.keys.values():
                path = re.sub(r"\{\w+:int\}", "0", route.path.replace("{key:str}", key))
                body = {
                    "invite": "x",
                    "level": "level1",
                    "ply": 0,
                    "seats": [ME, ME],
                    "seat": 0,
                    "agree": True,
                    "reason": "Rude",
                }
                fields = {
                    "enter": ["invite"],
                    "bot": ["level"],
                    "fork": ["ply", "seats"],
                    "mutes": ["seat"],
                    "reports": ["seat", "reason"],
                    "consent": ["seat", "agree"] if method == "PUT" else ["seat"],
                }
                names = fields.get(path.rpartition("/")[2], [])
                sent = {name: body[name] for name in names}
                answer = ada.http.request(method, path, json=sent, params={"seat": 0})
                codes.add((answer.status_code, answer.json()["code"]))

    assert len(routes) >= 12
    assert codes == {(410, "match-unreadable"), (410, "rules-version")}


@pytest.mark.parametrize("way", WAYS)
def test_its_socket_is_not_told_to_come_back(ada: Person, broken: Broken, way: str) -> None:
    with ada.socket(broken.keys[way]) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.next()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410


def test_what_is_due_is_looked_after_beside_what_can_not_be_read(
    open_house: Callable[..., House],
) -> None:
    house = open_house()
    ada = Person(house.url, "Ada")
    bad = id_of(ada.make(ME, ME, timing={"kind": "live", "main": 2.0}))
    ada.close()
    house.close()
    database = house.settings.database
    execute(database, "DELETE FROM snapshots")
    execute(database, WAYS["broken JSON"], bad)
    again = open_house(database=database)
    ada = Person(again.url, token=ada.token)
    key = id_of(ada.make(ME, ME, timing={"kind": "live", "main": 2.5}))
    with ada.socket(key) as socket:
        while not any(seat["absent"] for seat in socket.until("update")["seats"]):
            pass
    ada.close()

    assert bad in again.server.hall.unreadable


# --- listings and the matches themselves ---------------------------------------------------------


def test_listing_loads_nothing(open_house: Callable[..., House]) -> None:
    first = open_house()
    ada = Person(first.url, "Ada")
    keys = {id_of(ada.make(ME, ME, public=True)), id_of(ada.make(ME, EMPTY, public=True))}
    before = listed(ada)
    first.close()
    second = open_house(database=first.settings.database, sweep_seconds=1000.0)
    ben = Person(second.url, token=ada.token)
    after = listed(ben)
    ada.close()
    ben.close()

    assert after.keys() == keys
    assert second.server.hall.rooms == {}
    assert after == before


@pytest.mark.parametrize("game", SLUGS)
def test_a_stored_listing_says_what_the_match_says(game: str, tmp_path: Path) -> None:
    """Through everything that changes chairs, and to the end."""

    async def run() -> list[tuple[MatchSummary, MatchSummary]]:
        found = []
        async with hall_at(tmp_path) as hall:
            room = await begun(hall, game)
            steps = [
                Entry("rise", 1),
                Entry("bot", 1, details=Details(name="Bao", level="level1")),
                Entry("sit", 1, details=Details("ada", "Ada again")),
                Entry("concede", 0, details=Details(level="level1")),
            ]
            for entry in steps:
                await hall.change(room, lambda _, entry=entry: [entry])  # type: ignore[misc]
                row = await hall.store.listed_row(room.id)
                assert row is not None
                assert row.listed == row.entries
                stored = stored_listing(row)
                assert stored is not None
                for caller in (Visitor("ada"), Visitor("ben"), NOBODY, ADMINISTRATOR):
                    live = summary_of(room, caller)
                    found.append((stored.shown(caller, set()), live))
        return found

    for stored, live in asyncio.run(run()):
        assert stored == live


def test_moves_are_listed_a_little_later_and_before_a_room_leaves_memory(tmp_path: Path) -> None:
    async def run() -> tuple[int | None, int | None, int]:
        async with hall_at(tmp_path, idle_seconds=0.0) as hall:
            room = await begun(hall)
            before = await hall.store.listed_row(room.id)
            await hall.evict_idle()
            after = await hall.store.listed_row(room.id)
            assert before is not None
            assert after is not None
            assert hall.rooms == {}
            return before.listed, after.listed, after.entries

    before, after, entries = asyncio.run(run())

    assert before != entries
    assert after == entries


@pytest.mark.parametrize(
    "statement", ["listing = NULL, listed = NULL", "listed = 1", "listing = x'00'"]
)
def test_what_is_behind_is_mended_when_it_was_listed(
    statement: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "PATIENCE", 0.0)

    async def run() -> tuple[object, object, int]:
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            wanted = listing_of(room)
            hall.rooms.clear()
            execute(str(tmp_path / "s.db"), f"UPDATE matches SET {statement}")
            kept = Lists(hall)
            await kept.summaries(Visitor("ada"), None, mine=True)
            await kept.keep()
            row = await hall.store.listed_row(room.id)
            assert row is not None
            return wanted, stored_listing(row), len(hall.rooms)

    wanted, found, rooms = asyncio.run(run())

    assert found == wanted
    assert rooms == 0


def test_a_match_that_was_repaired_is_listed_as_readable_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "PATIENCE", 0.0)

    async def run() -> list[bool]:
        found = []
        async with hall_at(tmp_path) as hall:
            room = await created(hall)
            hall.rooms.clear()
            database = str(tmp_path / "s.db")
            kept = Lists(hall)
            for data in ("{", ""):
                execute(database, "UPDATE moves SET data = ? WHERE kind = 'start'", data)
                # A program that is started anew tries again what could not be read.
                kept = Lists(hall)
                execute(database, "UPDATE matches SET listed = 0")
                await kept.summaries(Visitor("ada"), None, mine=True)
                await kept.keep()
                await kept.keep()
                row = await hall.store.listed_row(room.id)
                assert row is not None
                found.append((stored_listing(row) or bare_listing(row)).fault != "")
        return found

    assert asyncio.run(run()) == [True, False]


# --- who may know what ---------------------------------------------------------------------------


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_a_delayed_match_tells_strangers_nothing_of_late(
    is_in_memory: bool, open_house: Callable[..., House]
) -> None:
    house = open_house()
    with closing(Person(house.url, "Ada")) as ada, closing(Person(house.url)) as stranger:
        key = id_of(ada.make(ME, ME, public=True, delay=3600))
        at_first = listed(stranger)[key]
        played(ada, key, 3)
    if not is_in_memory:
        house.close()
        house = open_house(database=house.settings.database, sweep_seconds=1000.0)
    people = [Person(house.url, token=ada.token), Person(house.url, "Cleo"), Person(house.url)]
    own, *seen = [listed(one)[key] for one in people]
    for one in people:
        one.close()

    assert own["ply"] >= 3
    assert own["asked"] >= 0
    assert [(match["ply"], match["asked"]) for match in seen] == [(0, -1)] * 2
    assert [match["updated"] for match in seen] == [at_first["updated"]] * 2
    assert bool(house.server.hall.rooms) is is_in_memory


def test_presence_comes_from_rooms_in_memory(person: Callable[..., Person]) -> None:
    ada, ben = person("Ada"), person("Ben")
    key = id_of(ada.make(ME, EMPTY, public=True))

    with ada.socket(key) as socket:
        socket.until("room")
        during = listed(ben)[key]["seats"][0]
    deadline = time.monotonic() + PATIENCE
    while listed(ben)[key]["seats"][0]["online"] and time.monotonic() < deadline:
        time.sleep(0.02)

    assert during["online"] is True
    assert during["mine"] is False
    assert listed(ben)[key]["seats"][0]["online"] is False


def test_every_status_can_be_asked_for(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, EMPTY, public=True))
    statuses = Status.__args__  # type: ignore[attr-defined]

    found = [status for status in statuses if key in listed(ada, f"?mine=true&status={status}")]

    assert found == ["open"]
