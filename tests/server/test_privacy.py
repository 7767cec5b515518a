"""One's own data: handed out whole, and forgotten for good while others play on."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.cli.app import run
from ludopolis.server.storage.dossier import NAMELESS
from tests.server.conftest import ADMIN
from tests.server.people import BOT, EMPTY, ME, Person, Socket, id_of
from tests.server.test_accounts import status
from tests.server.test_moderation import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import House

NAME = "Zenobia Quill"
ACCOUNT = "zenobia"
WORDS = "Somebody might know me by this sentence"
PASSWORD = "correct horse"


class Life:
    """Zenobia at a house of her own: matches open, in play and over, alone and with Ben."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.zen, self.ben = Person(house.url, NAME), Person(house.url, "Ben")
        self.zen.post("/api/account", account=ACCOUNT, password=PASSWORD)
        self.alone = id_of(self.zen.make(ME, ME))
        self.open, self.playing, self.third = self.shared(2), self.shared(2), self.shared(3)
        self.start(self.playing, 2)
        self.start(self.third, 3)
        self.over = self.shared(2)
        self.start(self.over, 2)
        with self.zen.socket(self.over) as socket:
            socket.until("update")
            socket.ask("concede")
        with self.zen.socket(self.playing) as socket, self.ben.socket(self.playing) as other:
            self.play(socket, other)
            say(socket, WORDS)
        ben = id_of(self.ben.make(ME, BOT, public=True))
        with self.zen.socket(ben) as socket:
            say(socket, WORDS)
        self.watched = ben

    def shared(self, seats: int) -> str:
        """A match of Zenobia's with Ben in seat 1 and bots behind."""
        made = self.zen.make(ME, EMPTY, *[BOT] * (seats - 2), title="A title", public=True)
        key = id_of(made)
        self.ben.post(f"/api/matches/{key}/seats/1")
        self.ben.post(f"/api/matches/{key}/ready")
        return key

    def start(self, key: str, seats: int) -> None:
        assert self.zen.post(f"/api/matches/{key}/start").status_code == 200, seats

    def play(self, own: Socket, other: Socket) -> None:
        """Play until Zenobia has: the first turn may be Ben's."""
        update, _ = own.until("update"), other.until("update")
        while not update["question"]:
            assert other.play()["type"] == "accepted"
            update = own.until("update")
            if other.last["update"]["ply"] < update["ply"]:
                other.until("update", ply=update["ply"])
        assert own.play()["type"] == "accepted"

    def close(self) -> None:
        self.zen.close()
        self.ben.close()


@pytest.fixture
def life(open_house: Callable[..., House]) -> Life:
    return Life(open_house())


def dump(database: str) -> str:
    """Every text in the store."""
    with sqlite3.connect(database) as connection:
        found = "\n".join(connection.iterdump())
    connection.close()
    return found


def blobs(database: str) -> bytes:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT config FROM matches").fetchall()
    connection.close()
    return b"".join(bytes(row[0]) for row in rows)


def test_one_s_data_is_handed_out_whole(life: Life) -> None:
    answer = life.zen.get("/api/me/data")
    found: dict[str, Any] = answer.json()

    assert "attachment" in answer.headers["content-disposition"]
    assert (found["name"], found["account"]) == (NAME, ACCOUNT)
    assert {match["id"] for match in found["matches"]} >= {life.alone, life.open, life.over}
    assert [line["text"] for line in found["chat"]] == [WORDS, WORDS]
    assert len(found["sessions"]) == 1
    assert sum(len(match["moves"]) for match in found["matches"]) >= 1
    assert "seed" not in answer.text
    assert "password" not in answer.text
    assert life.zen.token not in answer.text
    life.close()


def test_nobody_gets_another_s_data(life: Life) -> None:
    assert WORDS not in life.ben.get("/api/me/data").text
    nobody = Person(life.house.url)
    admin = Person(life.house.url, token=ADMIN)
    assert [one.get("/api/me/data").status_code for one in (nobody, admin)] == [401, 401]
    for one in (nobody, admin, life):
        one.close()


def test_who_leaves_for_good_is_forgotten_and_the_others_play_on(life: Life) -> None:
    visitor = visitor_of(life)
    with life.ben.socket(life.playing) as socket:
        socket.until("update")
        wrong = life.zen.post("/api/me/farewell", name="Zenobia", password=PASSWORD)
        unsure = life.zen.post("/api/me/farewell", name=NAME, password="correct cow")
        done = life.zen.post("/api/me/farewell", name=NAME, password=PASSWORD)

    assert [wrong.json()["code"], unsure.json()["code"]] == ["farewell-name", "password-wrong"]
    assert done.status_code == 204
    left = dump(life.house.settings.database)
    assert [word for word in (NAME, ACCOUNT, visitor, WORDS) if word in left] == []
    assert visitor.encode() not in blobs(life.house.settings.database)

    pages = {key: life.ben.get(f"/api/matches/{key}").json() for key in (life.playing, life.third)}
    assert pages[life.playing]["summary"]["status"] == "over"
    assert pages[life.playing]["result"]["reason"] == "concede"
    assert pages[life.third]["summary"]["status"] == "playing"
    assert pages[life.third]["summary"]["owner"]
    assert life.ben.get(f"/api/matches/{life.open}").json()["summary"]["owner"]
    over = life.ben.get(f"/api/matches/{life.over}").json()["summary"]["seats"]
    assert [seat["name"] for seat in over] == [NAMELESS, "Ben"]
    with life.ben.socket(life.playing) as socket:
        assert socket.until("said")["text"] == ""
    assert status(life.house, life.zen.token) == 401
    life.close()


def visitor_of(life: Life) -> str:
    with sqlite3.connect(life.house.settings.database) as connection:
        row = connection.execute("SELECT id FROM visitors WHERE account = ?", [ACCOUNT]).fetchone()
    connection.close()
    return str(row[0])


def test_what_is_left_is_a_good_store(life: Life, tmp_path: Path) -> None:
    life.zen.post("/api/me/farewell", name=NAME, password=PASSWORD)
    life.close()
    life.house.close()
    where = ["--database", life.house.settings.database]

    verified = run(["admin", "verify", *where])
    run(["admin", "export", life.over, "--record", "--to", str(tmp_path), *where])
    checked = run(["record", "verify", str(tmp_path / f"utopia-{life.over}.json")])

    assert (verified, checked) == (0, 0)
    assert NAME not in (tmp_path / f"utopia-{life.over}.json").read_text(encoding="utf-8")


def test_the_host_hands_out_and_forgets(
    life: Life, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--database", life.house.settings.database]
    file = tmp_path / "zen.json"

    written = run(["admin", "person", ACCOUNT, "--to", str(file), *where])
    unsure = run(["admin", "delete", ACCOUNT, *where])
    deleted = run(["admin", "delete", ACCOUNT, "--yes", *where])
    again = run(["admin", "delete", ACCOUNT, "--yes", *where])
    run(["admin", "log", *where])

    assert (written, unsure, deleted, again) == (0, 2, 0, 2)
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == NAME
    assert file.stat().st_mode & 0o077 == 0
    assert NAME not in dump(life.house.settings.database)
    assert "delete" in capsys.readouterr().out
    life.close()


def test_the_banned_get_their_data_and_may_leave(life: Life) -> None:
    admin = Person(life.house.url, token=ADMIN)
    admin.post("/api/admin/bans", kind="account", value=ACCOUNT)

    codes = [life.zen.get(path).status_code for path in ("/api/me", "/api/me/data")]
    left = life.zen.post("/api/me/farewell", name=NAME, password=PASSWORD).status_code

    assert (codes, left) == ([403, 200], 204)
    admin.close()
    life.close()


def test_a_password_is_reset_once_by_a_code_of_the_host(
    life: Life, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--database", life.house.settings.database]
    assert run(["admin", "reset-password", "Zenobia", *where]) == 0
    code = capsys.readouterr().out.strip().rpartition("#")[2]
    stranger = Person(life.house.url)

    guessed = stranger.post("/api/account/reset", code="guessed", password="battery staple")
    right = stranger.post("/api/account/reset", code=code, password="battery staple")
    twice = stranger.post("/api/account/reset", code=code, password="another one")

    assert code not in dump(life.house.settings.database)
    assert [guessed.status_code, right.status_code, twice.status_code] == [403, 200, 403]
    assert stranger.get("/api/me").json()["account"] == ACCOUNT
    assert status(life.house, life.zen.token) == 401
    assert run(["admin", "reset-password", "nobody", *where]) == 2
    stranger.close()
    life.close()


def test_a_reset_ends_after_a_day(life: Life, capsys: pytest.CaptureFixture[str]) -> None:
    database = life.house.settings.database
    run(["admin", "reset-password", ACCOUNT, "--database", database])
    code = capsys.readouterr().out.strip().rpartition("#")[2]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE resets SET expires = expires - 86401")
    connection.close()

    answer = life.ben.post("/api/account/reset", code=code, password="battery staple")

    assert answer.json()["code"] == "reset-code"
    life.close()


def test_a_backup_is_whole_and_private(life: Life, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    where = ["--database", life.house.settings.database]

    codes = [run(["admin", "backup", str(copy), *where]) for _ in range(2)]

    assert codes == [0, 2]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert run(["admin", "verify", "--database", str(copy)]) == 0
    life.close()
