"""Matches of other rules and packs than the newest: they go on by their own, or say why not."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.games import base_pack, open_game, with_earlier
from ludopolis.server.ops import admin
from ludopolis.server.ops.run import prepare_store
from ludopolis.server.settings import Settings
from ludopolis.text import LANGUAGES, render
from ludopolis.wire.error import Refusal
from tests.server.people import ME, Person
from tests.server.test_corpus import CORPUS, FACTS, facts_in
from tools.corpus import ACCOUNT, PASSWORD, unpack_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import House

OLD = "2026-11-16"
MATCHES = FACTS[OLD]["matches"]
GAME = "uchronia"


def matches_with(status: str, game: str = GAME) -> list[str]:
    return [
        key
        for key, facts in MATCHES.items()
        if (facts["game"], facts["status"]) == (game, status) and facts.get("ply") != 0
    ]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    unpack_store(CORPUS / OLD, tmp_path / "store.db")
    return tmp_path / "store.db"


def set_config(database: Path, **changes: object) -> None:
    """Change what the store says of all matches of Uchronia."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT id, config FROM matches").fetchall()
        for key, data in rows:
            config = json.loads(data) | changes
            if config["game"] == GAME:
                changed = (json.dumps(config).encode(), key)
                connection.execute("UPDATE matches SET config = ? WHERE id = ?", changed)
        connection.commit()


@pytest.fixture
def own_pack(tmp_path: Path) -> str:
    """Uchronia with another name in it, in a folder of the host; its hash."""
    text = base_pack(GAME).read_text("utf-8").replace('"Viaduct"', '"Long Viaduct"')
    (tmp_path / "packs").mkdir()
    file = tmp_path / "packs" / "own.toml"
    file.write_text(text, "utf-8")
    found = open_game(GAME, file).pack_hash
    file.rename(tmp_path / "packs" / f"{found}.toml")
    return found


@pytest.fixture
def ada(database: Path, open_house: Callable[..., House]) -> Iterator[Person]:
    """Ada, who comes back to the server of today."""
    house = open_house(database=str(database), bot_seconds=0.01, sweep_seconds=3600.0)
    person = Person(house.url)
    person.post("/api/session", account=ACCOUNT, password=PASSWORD)
    yield person
    person.close()
    house.close()


def page(person: Person, key: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/matches/{key}").json()
    return found


def catalogue_of(person: Person, match: dict[str, Any]) -> dict[str, Any]:
    rules = f"rules={match['rules_version']}&pack={match['pack_hash']}"
    found: dict[str, Any] = person.get(f"/api/games/{GAME}?lang=en&{rules}").json()
    return found


def test_a_match_goes_on_by_its_own_rules(ada: Person) -> None:
    finished = [page(ada, key) for key in matches_with("over")]
    over = next(match["summary"]["id"] for match in finished if match["rematch"] is None)
    seats = [ME] * len(page(ada, over)["summary"]["seats"])

    fork = ada.post(f"/api/matches/{over}/fork", ply=10, seats=seats).json()
    again = ada.post(f"/api/matches/{over}/rematch").json()
    fresh = ada.make(ME, ME, game=GAME)
    pages = [page(ada, key) for key in matches_with("playing")]

    assert [match["rules_version"] for match in [*pages, fork]] == [1] * (len(pages) + 1)
    assert fork["pack_hash"] == page(ada, over)["pack_hash"]
    assert fresh["rules_version"] == again["rules_version"] == open_game(GAME).rules_version == 2


def test_the_catalogue_is_of_the_match(ada: Person) -> None:
    match = page(ada, matches_with("playing")[0])

    found = catalogue_of(ada, match)

    assert found["game"]["rules_version"] == match["rules_version"] == 1
    assert ada.get(f"/api/games/{GAME}").json()["game"]["rules_version"] == 2
    assert ada.get(f"/api/games/{GAME}?rules=99").json()["code"] == "rules-version"
    assert ada.get(f"/api/games/{GAME}?pack=../base").json()["code"] == "pack-missing"


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"rules_version": 99}, "rules-version"), ({"pack_hash": "0" * 64}, "pack-missing")],
)
def test_what_cannot_be_had_is_refused_in_words(
    changes: dict[str, object], code: str, database: Path, open_house: Callable[..., House]
) -> None:
    set_config(database, **changes)
    house = open_house(database=str(database), sweep_seconds=3600.0)
    person = Person(house.url)
    person.post("/api/session", account=ACCOUNT, password=PASSWORD)
    paths = [f"/api/matches/{key}" for key in matches_with("playing")]
    answers = [person.get(path).json() for path in paths]
    others = [person.get(f"/api/matches/{key}") for key in matches_with("playing", "utopia")]
    person.close()
    house.close()

    assert {answer["code"] for answer in answers} == {code}
    assert {answer.status_code for answer in others} == {200}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_what_is_missing(language: str) -> None:
    with pytest.raises(Refusal) as rules:
        open_game(GAME, rules_version=99)
    with pytest.raises(Refusal) as pack:
        open_game(GAME, pack_hash="0" * 64)

    assert "99" in render(rules.value.line(), language)
    assert "LUDOPOLIS_PACKS" in render(pack.value.line(), language)


def test_it_goes_on_when_the_pack_is_back(
    database: Path, own_pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=str(database))
    set_config(database, pack_hash=own_pack)
    key = matches_with("playing")[0]

    away = asyncio.run(admin.verify_matches(settings, [key]))[key]
    with pytest.raises(Refusal, match=r"match-faulty .*pack-missing"):
        asyncio.run(admin.repair_match(settings, key))
    listed = {row.id: row.fault for row in asyncio.run(admin.list_matches(settings))}
    monkeypatch.setenv("LUDOPOLIS_PACKS", str(tmp_path / "packs"))
    back = asyncio.run(facts_in(settings))

    assert away == listed[key] == f"pack-missing (game={GAME}, pack={own_pack})"
    assert back == MATCHES
    assert asyncio.run(admin.verify_matches(settings, [key])) == {key: ""}


def test_matches_of_packs_that_are_away_can_be_exported(database: Path, tmp_path: Path) -> None:
    set_config(database, pack_hash="0" * 64)
    key = matches_with("playing")[0]
    target = tmp_path / "out"
    target.mkdir()

    exported = admin.export_matches(
        Settings(database=str(database)), [key], target, as_record=False
    )

    assert asyncio.run(exported) == 1
    assert json.loads((target / f"{GAME}-{key}.json").read_text("utf-8"))["entries"]


def test_it_goes_on_with_the_pack_that_the_store_has_kept(
    database: Path,
    own_pack: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    open_house: Callable[..., House],
) -> None:
    settings = Settings(database=str(database))
    set_config(database, pack_hash=own_pack)
    monkeypatch.setenv("LUDOPOLIS_PACKS", str(tmp_path / "packs"))
    asyncio.run(prepare_store(settings))
    # The host's folder is gone, and with it what this process remembers of its packs.
    shutil.rmtree(tmp_path / "packs")
    monkeypatch.setenv("LUDOPOLIS_PACKS", "")
    with_earlier.cache_clear()

    house = open_house(database=str(database), bot_seconds=0.01, sweep_seconds=3600.0)
    ada = Person(house.url)
    ada.post("/api/session", account=ACCOUNT, password=PASSWORD)
    pages = [page(ada, key) for key in matches_with("playing")]
    cards = catalogue_of(ada, pages[0])
    ada.close()
    house.close()
    facts = asyncio.run(facts_in(settings))

    assert [found["pack_hash"] for found in pages] == [own_pack] * len(pages)
    assert "Long Viaduct" in cards["names"].values()
    assert facts == MATCHES


def test_bots_think_with_a_pack_of_the_store(
    own_pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=str(tmp_path / "s.db"))
    monkeypatch.setenv("LUDOPOLIS_PACKS", str(tmp_path / "packs"))
    asyncio.run(prepare_store(settings))
    shutil.rmtree(tmp_path / "packs")
    monkeypatch.setenv("LUDOPOLIS_PACKS", "")
    with_earlier.cache_clear()
    asyncio.run(prepare_store(settings))

    code = (
        f"from ludopolis.games import open_game; print(open_game({GAME!r}, pack_hash={own_pack!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
