"""Keeping the peace: mutes, reports, bans, guests shown the door, and the log of it all."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.cli.app import run
from ludopolis.server.transport import door
from tests.server.conftest import ADMIN
from tests.server.people import BOT, EMPTY, ME, Person, Socket, end_of, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House


@pytest.fixture
def admin(person: Callable[..., Person]) -> Person:
    return person(token=ADMIN)


@pytest.fixture
def talk(
    person: Callable[..., Person],
) -> tuple[Person, Person, str, dict[str, Any]]:
    """Ada hears Ben, a guest, say something at her match."""
    ada, ben = person("Ada"), person("Ben")
    made = ada.make(ME, EMPTY)
    key = id_of(made)
    ben.post(f"/api/matches/{key}/enter", invite=made["invite"])
    with ada.socket(key) as ear:
        with ben.socket(key) as mouth:
            say(mouth, "You play badly")
        said = ear.until("said")
    return ada, ben, key, said


def say(socket: Socket, text: str) -> dict[str, Any]:
    socket.send("chat", text=text)
    return socket.until("said", text=text)


def test_a_muted_person_is_known_by_all_they_say(
    talk: tuple[Person, Person, str, dict[str, Any]],
) -> None:
    ada, ben, key, said = talk

    muted = ada.post(f"/api/matches/{key}/mutes", line=said["number"]).json()
    with ben.socket(key) as mouth:
        again = say(mouth, "Very badly")

    (person,) = muted["people"]
    assert (person["name"], person["author"]) == ("Ben", said["author"])
    assert again["author"] == said["author"] != muted["me"]
    assert ada.get(f"/api/mutes?match={key}").json() == muted
    assert ben.get("/api/mutes").json()["people"] == []

    assert ada.http.delete(f"/api/mutes/{person['id']}").status_code == 204
    assert ada.get("/api/mutes").json()["people"] == []


def test_authors_of_two_matches_are_not_the_same(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    authors = set()
    for _ in range(2):
        with ada.socket(id_of(ada.make(ME, BOT))) as socket:
            authors.add(say(socket, "Hello")["author"])

    assert len(authors) == 2
    assert not any(author in ada.token for author in authors)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"seat": 0}, "not-oneself"),
        ({"seat": 1}, "person-unknown"),
        ({"seat": 7}, "person-unknown"),
        ({"line": 10**6}, "person-unknown"),
        ({}, "person-unknown"),
    ],
)
def test_nobody_mutes_nobody(
    person: Callable[..., Person], wanted: dict[str, int], code: str
) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, BOT))

    muted = ada.post(f"/api/matches/{key}/mutes", **wanted)
    told = ada.post(f"/api/matches/{key}/reports", reason="Why not", **wanted)

    assert (muted.json()["code"], told.json()["code"]) == (code, code)


def test_a_report_reaches_the_host(
    talk: tuple[Person, Person, str, dict[str, Any]], admin: Person
) -> None:
    ada, ben, key, said = talk

    ada.post(f"/api/matches/{key}/reports", line=said["number"], reason="Rude\u202e")
    (found,) = (each for each in admin.get("/api/admin/reports").json() if each["match"] == key)

    assert (found["name"], found["text"], found["reason"]) == ("Ben", "You play badly", "Rude")
    assert admin.post(f"/api/admin/reports/{found['number']}/close").status_code == 204
    assert admin.post(f"/api/admin/reports/{found['number']}/close").status_code == 404
    assert found["number"] not in [r["number"] for r in admin.get("/api/admin/reports").json()]
    assert admin.get("/api/admin/log").json()[0]["deed"] == "close-report"
    assert ben.get("/api/admin/reports").status_code == 403


def test_reports_do_not_drown_the_host(
    talk: tuple[Person, Person, str, dict[str, Any]],
) -> None:
    ada, _, key, said = talk
    wanted = {"line": said["number"], "reason": "Rude"}

    found = [ada.post(f"/api/matches/{key}/reports", **wanted).status_code for _ in range(31)]

    assert found == [204] * 30 + [429]


def test_the_banned_leave_and_stay_out_until_they_may_come_back(
    talk: tuple[Person, Person, str, dict[str, Any]], admin: Person
) -> None:
    ada, ben, key, said = talk
    ada.post(f"/api/matches/{key}/reports", line=said["number"], reason="Rude")
    accused = admin.get("/api/admin/reports").json()[0]["accused"]

    with ben.socket(key) as socket:
        socket.until("room")
        wanted = {"kind": "visitor", "value": accused, "hours": 24, "reason": "Be polite."}
        made = admin.post("/api/admin/bans", **wanted)
        codes = [end_of(socket)]
    refused = ben.get("/api/matches")
    with ben.socket(key) as socket:
        codes.append(end_of(socket))

    assert made.status_code == 201
    assert codes == [4403, 4403]
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert ada.get("/api/matches").status_code == 200

    admin.http.delete(f"/api/admin/bans/{made.json()['number']}")
    assert ben.get("/api/matches").status_code == 200
    assert [deed["deed"] for deed in admin.get("/api/admin/log").json()[:2]] == ["unban", "ban"]


def test_an_address_is_banned_but_not_the_host(open_house: Callable[..., House]) -> None:
    house = open_house()
    ada, admin = Person(house.url, "Ada"), Person(house.url, token=ADMIN)
    key = id_of(ada.make(ME, ME))

    wrong = admin.post("/api/admin/bans", kind="address", value="nowhere")
    made = admin.post("/api/admin/bans", kind="address", value="127.0.0.0/8").json()
    codes = [ada.get(path).status_code for path in ("/api/me", "/api/matches", "/api/games", "/")]
    signed_in = ada.post("/api/session", account="Ada", password="correct horse").status_code
    with admin.socket(key) as socket:
        seen = socket.until("update")
    with ada.socket(key) as socket:
        code = end_of(socket)
    admin.http.delete(f"/api/admin/bans/{made['number']}")

    assert wrong.json()["code"] == "address-unknown"
    assert codes == [403, 403, 403, 200]
    assert seen["viewer"] == -1
    assert code == 4403
    assert signed_in == 403
    assert ada.get("/api/me").status_code == 200
    ada.close()
    admin.close()


def test_a_guest_is_shown_the_door(talk: tuple[Person, Person, str, dict[str, Any]]) -> None:
    ada, ben, key, _ = talk
    invite = ada.get(f"/api/matches/{key}").json()["invite"]

    (guest,) = ada.get(f"/api/matches/{key}/guests").json()
    with ben.socket(key) as socket:
        socket.until("room")
        by_guest = ben.http.delete(f"/api/matches/{key}/guests/{guest['id']}").status_code
        by_owner = ada.http.delete(f"/api/matches/{key}/guests/{guest['id']}").status_code
        code = end_of(socket)
    renewed = ada.get(f"/api/matches/{key}").json()["invite"]
    entered = [ben.post(f"/api/matches/{key}/enter", invite=each) for each in (invite, renewed)]

    assert guest["name"] == "Ben"
    assert (by_guest, by_owner, code) == (403, 204, 4403)
    assert renewed != invite
    assert [answer.status_code for answer in entered] == [404, 404]
    assert ben.get(f"/api/matches/{key}").status_code == 404
    assert ada.get(f"/api/matches/{key}/guests").json() == []


def test_a_guest_who_waits_for_news_is_told_none_after_that(
    house: House, talk: tuple[Person, Person, str, dict[str, Any]]
) -> None:
    ada, ben, key, _ = talk
    (guest,) = ada.get(f"/api/matches/{key}/guests").json()
    known = ben.get(f"/api/matches/{key}/poll").json()
    query = "&".join(f"{name}={known[name]}" for name in ("ply", "branch", "version", "said"))
    room = house.server.hall.rooms[key]

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.get, f"/api/matches/{key}/poll?{query}")
        while not room.audience.listeners:
            time.sleep(0.01)
        ada.http.delete(f"/api/matches/{key}/guests/{guest['id']}")
        answer = waiting.result()

    assert answer.status_code == 404
    assert answer.json()["code"] == "match-unknown"


@pytest.mark.parametrize("statement", ["UPDATE moderation SET at = 0", "DELETE FROM moderation"])
def test_the_log_is_only_added_to(house: House, admin: Person, statement: str) -> None:
    admin.post("/api/admin/bans", kind="address", value="192.0.2.1", hours=1)

    with (
        contextlib.closing(sqlite3.connect(house.settings.database)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="only added to"),
    ):
        connection.execute(statement)


def test_the_host_bans_by_command(
    open_house: Callable[..., House],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    house = open_house()
    ada = Person(house.url, "Ada")
    ada.post("/api/account", account="Ada", password="correct horse")
    monkeypatch.setattr(door, "LOOK_SECONDS", 0.05)
    where = ["--database", house.settings.database]
    key = id_of(ada.make(ME, BOT))

    with ada.socket(key) as socket:
        assert run(["admin", "ban", "ada", "--hours", "1", "--reason", "Rude", *where]) == 0
        code = end_of(socket)
    refused = ada.get("/api/matches").status_code
    run(["admin", "log", *where])
    logged = capsys.readouterr().out
    assert run(["admin", "unban", "1", *where]) == 0
    assert run(["admin", "unban", "1", *where]) == 2

    assert (code, refused) == (4403, 403)
    assert "ban" in logged
    assert "Rude" in logged
    ada.close()
