"""What a host needs: health, figures, logs without secrets, and care for the store."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ludopolis.cli.app import run
from ludopolis.server.settings import Settings
from ludopolis.testing.load_figures import Process, free_port
from tests.server.people import BOT, ME, Person, id_of
from tests.server.test_time import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House

GUIDE = Path("docs/guides/host.md")


@pytest.fixture
def store(open_house: Callable[..., House]) -> tuple[str, str]:
    """The database of a server that has stopped, and a match in it."""
    house = open_house()
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    played(ada, key, 5)
    ada.close()
    house.close()
    return house.settings.database, key


def test_health_readiness_and_figures(house: House, person: Callable[..., Person]) -> None:
    ada = person("Ada")
    played(ada, id_of(ada.make(ME, ME)), 2)

    health, ready, figures = (ada.get(f"/{page}") for page in ("health", "ready", "metrics"))

    assert (health.status_code, health.json()["status"]) == (200, "ok")
    assert (ready.status_code, ready.json()["status"]) == (200, "ok")
    assert 'ludopolis_moves_total{by="person",game="utopia"}' in figures.text
    assert "ludopolis_commit_seconds_bucket" in figures.text
    assert house.settings.admin_token not in figures.text


def test_every_setting_is_in_the_guide() -> None:
    guide = GUIDE.read_text(encoding="utf-8")

    missing = [name for name in Settings.__struct_fields__ if f"| `{name}` |" not in guide]

    assert missing == []


def test_a_server_ends_in_order_at_a_signal_and_logs_no_secrets(tmp_path: Path) -> None:
    process = Process(
        str(tmp_path / "a.db"),
        environment={
            "LUDOPOLIS_LOG_FORMAT": "json",
            "LUDOPOLIS_LOG_LEVEL": "debug",
            "LUDOPOLIS_ADMIN_TOKEN": "very-secret-token",
            "LUDOPOLIS_KEY": "very-secret-key",
        },
        log=tmp_path / "log",
    )
    process.start()
    ada = Person(process.url, "Ada")
    key = id_of(ada.make(ME, BOT))
    with ada.socket(key) as socket:
        socket.until("update")
        code = process.stop()
    ada.close()

    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert code == 0
    assert json.loads(log.splitlines()[0])["event"] == "serving"
    secrets = ["very-secret", ada.token, ada.token.partition(".")[0], "Traceback"]
    assert [secret for secret in secrets if secret in log] == []


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("/nowhere/at/all.db", "/nowhere/at"),
        ("nonsense://x", "nonsense"),
        (__file__, "not a database"),
        ("postgresql://nobody@127.0.0.1:1/none", "database"),
    ],
)
def test_a_database_that_can_not_be_opened_is_explained(
    database: str, words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    code = run(["serve", "--database", database, "--port", str(free_port())])

    said = capfd.readouterr().err
    assert code == 2
    assert words in said
    assert "Traceback" not in said


def test_matches_are_listed_and_shown(
    store: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    database, key = store

    run(["admin", "list", "--database", database])
    listed = capsys.readouterr().out
    run(["admin", "show", key, "--database", database])
    shown = capsys.readouterr().out

    assert f"{key}  utopia  playing  5" in listed
    assert "seed: \n" in shown
    assert shown.count(" play ") == 5


def test_a_backup_can_be_restored(store: tuple[str, str], tmp_path: Path) -> None:
    database, key = store
    other = str(tmp_path / "other.db")

    codes = [run(["admin", "export", "--to", str(tmp_path / "out"), "--database", database])]
    files = [str(file) for file in (tmp_path / "out").iterdir()]
    codes += [run(["admin", "import", *files, "--database", other])]
    codes += [run(["admin", "verify", "--database", other])]
    twice = run(["admin", "import", *files, "--database", other])

    assert codes == [0, 0, 0]
    assert twice == 2
    assert rows_of(other, key) == rows_of(database, key)


def rows_of(database: str, key: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT * FROM moves WHERE match = ? ORDER BY number", [key])
        found: list[tuple[object, ...]] = rows.fetchall()
    connection.close()
    return found


def test_an_exported_record_verifies(store: tuple[str, str], tmp_path: Path) -> None:
    database, key = store

    run(["admin", "export", key, "--record", "--to", str(tmp_path), "--database", database])
    code = run(["record", "verify", str(tmp_path / f"utopia-{key}.json")])

    assert code == 0


def test_repair_appends_and_never_rewrites(
    store: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    database, key = store
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE moves SET value = 99999 WHERE match = ? AND kind = 'play' AND ply = 3", [key]
        )
    connection.close()
    before = rows_of(database, key)

    broken = run(["admin", "verify", "--database", database])
    run(["admin", "repair", key, "--database", database])
    whole = run(["admin", "verify", "--database", database])

    after = rows_of(database, key)
    assert (broken, whole) == (1, 0)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert "not-an-option" in capsys.readouterr().out


def test_the_load_tool_measures(capsys: pytest.CaptureFixture[str]) -> None:
    run(["bench", "server", "--tables", "2", "--seats", "2", "--seconds", "1", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert found["moves"] > 0
    assert found["refused"] == {}
