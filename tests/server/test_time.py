"""What happens without a request: clocks, empty chairs, delayed spectators, restarts."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House


def test_a_flag_that_falls_marks_the_seat_absent(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    timing = {"kind": "live", "main": 0.4, "increment": 0.0}
    key = id_of(ada.make(ME, ME, timing=timing))

    with ada.socket(key) as socket:
        update = socket.until("update")
        while not any(seat["absent"] for seat in update["seats"]):
            update = socket.until("update")

    asked = update["view"]["asked"]["seat"]
    assert update["seats"][asked]["absent"] is True
    assert update["clocks"][asked] == 0.0
    assert update["clocks"][1 - asked] == 0.4


def test_an_abandoned_chair_is_taken_by_a_bot_and_can_be_taken_back(
    person: Callable[..., Person],
) -> None:
    ada, ben = person("Ada"), person("Ben")
    match = ada.make(ME, EMPTY, public=True, bot_after=1)
    path = f"/api/matches/{id_of(match)}"
    ben.post(f"{path}/seats/1")
    ben.post(f"{path}/ready", ready=True)
    ada.post(f"{path}/start")

    with person("Cleo").socket(id_of(match)) as socket:
        room = socket.until("room")
        while [seat["kind"] for seat in room["seats"]] != ["bot", "bot"]:
            room = socket.until("room")
        back = ada.post(f"{path}/seats/0").json()

    assert back["summary"]["seats"][0]["kind"] == "person"
    assert back["summary"]["seats"][0]["name"] == "Ada"
    assert [seat["level"] for seat in room["seats"]] == ["level2", "level2"]


def test_spectators_see_the_table_later(person: Callable[..., Person]) -> None:
    ada, cleo = person("Ada"), person("Cleo")
    key = id_of(ada.make(ME, ME, public=True, delay=3600))
    with ada.socket(key) as socket:
        update = socket.until("update")
        for _ in range(3):
            socket.play()
            update = socket.until("update")
            socket.ask("watch", seat=update["view"]["asked"]["seat"])
            socket.until("update")

    with cleo.socket(key) as late:
        seen = late.until("update")
    replay = cleo.get(f"/api/matches/{key}/replay/{update['ply']}?viewer=-1")

    assert update["ply"] >= 3
    assert (seen["ply"], seen["told"]) == (0, [])
    assert replay.json()["code"] == "ply-unknown"
    assert cleo.get(f"/api/matches/{key}").json()["summary"]["ply"] == 0


def played(person: Person, key: str, moves: int) -> dict[str, Any]:
    """Play some moves of all seats; the last update of seat 0."""
    with person.socket(key) as socket:
        socket.until("update")
        for _ in range(moves):
            socket.play()
            update = socket.until("update")
            socket.ask("watch", seat=update["view"]["asked"]["seat"])
            socket.until("update")
        socket.ask("watch", seat=0)
        return socket.until("update")


def test_a_restart_resumes_everything(open_house: Callable[..., House]) -> None:
    first = open_house()
    ada = Person(first.url, "Ada")
    timing = {"kind": "live", "main": 1000.0, "increment": 1.0}
    key = id_of(ada.make(ME, ME, timing=timing))
    before = played(ada, key, 12)
    first.close()
    # As if it had been away for an hour: its last beat was then, and its own time is the same.
    with closing(sqlite3.connect(first.settings.database)) as connection, connection:
        connection.execute("UPDATE uptime SET beat = beat - 3600.0, away = away - 3600.0")

    second = open_house(database=first.settings.database, port=first.settings.port)
    with ada.socket(key, "?seat=0") as socket:
        after = socket.until("update")
    ada.close()
    second.close()

    assert after["view"] == before["view"]
    assert after["told"] == before["told"]
    assert after["clocks"] == pytest.approx(before["clocks"], abs=100.0)


@pytest.mark.parametrize("plies", [3, 50])
def test_a_wish_to_go_back_survives_a_restart(open_house: Callable[..., House], plies: int) -> None:
    """With few entries the match is replayed, with many it is read from its snapshot."""
    first = open_house()
    ada, ben = Person(first.url, "Ada"), Person(first.url, "Ben")
    match = ada.make(ME, EMPTY, public=True)
    path = f"/api/matches/{id_of(match)}"
    ben.post(f"{path}/seats/1")
    ben.post(f"{path}/ready", ready=True)
    ada.post(f"{path}/start")
    with ada.socket(id_of(match)) as one, ben.socket(id_of(match)) as two:
        update = one.until("update")
        two.until("update")
        ply = update["ply"]
        for _ in range(plies):
            mover = one if one.last["update"]["view"]["asked"]["seat"] == 0 else two
            reached = mover.play()["ply"]
            one.until("update", ply=reached)
            two.until("update", ply=reached)
        one.ask("request-undo", to_ply=ply, branch=0)
    first.close()

    second = open_house(database=first.settings.database, port=first.settings.port)
    with ben.socket(id_of(match)) as two:
        wish = two.until("update")["undo"]
        two.ask("answer-undo", agree=True, branch=0)
        back = two.until("update", branch=1)
    ada.close()
    ben.close()
    second.close()

    assert wish == {"seat": 0, "to_ply": ply, "waiting": [1]}
    assert back["ply"] == ply


def test_bots_go_on_after_a_restart(open_house: Callable[..., House]) -> None:
    first = open_house(bot_grace=0.2)
    ada = Person(first.url, "Ada")
    key = id_of(ada.make(BOT, BOT))
    with ada.socket(key) as socket:
        ply = socket.until("update")["ply"]
    first.close()

    second = open_house(database=first.settings.database, port=first.settings.port, bot_grace=0.2)
    with ada.socket(key) as socket:
        update = socket.until("update")
        while update["ply"] <= ply + 5:
            update = socket.until("update")
    ada.close()
    second.close()

    assert update["ply"] > ply + 5


def test_idle_matches_leave_memory_and_come_back(open_house: Callable[..., House]) -> None:
    house = open_house(idle_seconds=0.1)
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    before = played(ada, key, 6)
    while house.server.hall.rooms:
        time.sleep(0.05)

    with ada.socket(key, "?seat=0") as socket:
        after = socket.until("update")
    ada.close()
    house.close()

    assert after["view"] == before["view"]
