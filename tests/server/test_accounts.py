"""Accounts and sessions: ended, expired, reset; and cookies from before there were sessions."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import pytest
from argon2 import PasswordHasher

from ludopolis.server.settings import Settings
from ludopolis.server.storage.database import engine_of, migrate
from ludopolis.server.transport import passwords, sessions
from ludopolis.server.transport.identity import Identity
from ludopolis.wire.rest import Credentials
from tests.server.people import BOT, ME, Person, end_of, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.conftest import House

GOOD = "correct horse"
BETTER = "battery staple"
LIGHT = (1, 8, 1)


@pytest.fixture(autouse=True, scope="module")
def light_hashes(house: House) -> Iterator[None]:
    """Hashes that cost as little as can be: what they are worth is not tried here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "COST", LIGHT)
        patch.setattr(passwords, "GUESSES", 1000)
        patch.setattr(house.server.identity, "guesses", passwords.Guesses())
        yield


@pytest.fixture(autouse=True)
def look_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the store says is known from before."""
    monkeypatch.setattr(sessions, "LOOK_SECONDS", 0.0)


def visitor_of(house: House, person: Person) -> str:
    """The id that only the server knows."""
    found = asyncio.run(read_session(house, person.token))
    assert found
    return found


async def read_session(house: House, token: str) -> str:
    engine = engine_of(house.settings)
    identity = Identity(engine, house.server.identity.key.decode(), "")
    session = await identity.session_of(token)
    await engine.dispose()
    return session.visitor


def change(house: House, statement: str, *values: object) -> None:
    with sqlite3.connect(house.settings.database) as connection:
        connection.execute(statement, values)
    connection.close()


def status(house: House, token: str) -> int:
    bearer = Person(house.url, token=token)
    found = bearer.get("/api/me").status_code
    bearer.close()
    return found


def with_account(person: Callable[..., Person], account: str) -> Person:
    made = person("Ada")
    assert made.post("/api/account", account=account, password=GOOD).status_code == 200
    return made


def signed_in(person: Callable[..., Person], account: str, password: str = GOOD) -> Person:
    other = person()
    answer = other.post("/api/session", account=account, password=password)
    assert answer.status_code == 200, answer.text
    other.token = other.http.cookies["ludopolis"]
    return other


# --- sessions --------------------------------------------------------------------------------


def test_signing_out_ends_the_session_and_no_other(
    house: House, person: Callable[..., Person]
) -> None:
    ada = with_account(person, "out")
    phone = signed_in(person, "out")

    phone.http.delete("/api/session")

    assert status(house, phone.token) == 401
    assert status(house, ada.token) == 200


def test_one_signs_out_everywhere(house: House, person: Callable[..., Person]) -> None:
    ada = with_account(person, "everywhere")
    phone = signed_in(person, "everywhere")

    assert ada.http.delete("/api/sessions").status_code == 204

    assert [status(house, one.token) for one in (ada, phone)] == [401, 401]


def test_one_sees_and_ends_own_sessions_only(house: House, person: Callable[..., Person]) -> None:
    ada, ben = with_account(person, "seen"), person("Ben")
    phone = signed_in(person, "seen")

    listed: list[dict[str, Any]] = ada.get("/api/sessions").json()
    other = next(one for one in listed if not one["current"])
    foreign = ben.http.delete(f"/api/sessions/{other['id']}").status_code
    own = ada.http.delete(f"/api/sessions/{other['id']}").status_code

    assert len(listed) == 2
    assert all("httpx" in one["agent"] for one in listed)
    assert (foreign, own) == (404, 204)
    assert [status(house, one.token) for one in (ada, phone)] == [200, 401]


def test_the_sockets_of_an_ended_session_are_closed(person: Callable[..., Person]) -> None:
    ada = with_account(person, "sockets")
    phone = signed_in(person, "sockets")
    key = id_of(ada.make(ME, BOT))

    with phone.socket(key) as there, ada.socket(key) as here:
        there.until("update")
        here.until("update")
        phone.http.delete("/api/session")
        code = end_of(there)
        answer = here.ask("ping")

    assert (code, answer["type"]) == (4401, "accepted")


def test_naming_oneself_again_keeps_the_session(person: Callable[..., Person]) -> None:
    ada = person("Ada")

    ada.post("/api/me", name="Ada L.")

    assert ada.http.cookies["ludopolis"] == ada.token
    assert len(ada.get("/api/sessions").json()) == 1


def test_a_session_ends_when_unused_for_long(house: House, person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = ada.token.partition(".")[0]
    days = house.settings.session_days

    change(house, "UPDATE sessions SET used = ? WHERE id = ?", time.time() - days * 86_300, key)
    before = status(house, ada.token)
    change(house, "UPDATE sessions SET used = ? WHERE id = ?", time.time() - days * 86_500, key)

    assert (before, status(house, ada.token)) == (200, 401)


def test_using_a_session_is_noted(house: House, person: Callable[..., Person]) -> None:
    ada = person("Ada")
    key = ada.token.partition(".")[0]
    change(house, "UPDATE sessions SET used = 1e9 + ? WHERE id = ?", time.time() - 1e9 - 7200, key)

    ada.get("/api/me")

    assert ada.get("/api/sessions").json()[0]["used"] > time.time() - 60


def test_an_old_cookie_becomes_a_session(house: House, person: Callable[..., Person]) -> None:
    ada = person("Ada")
    visitor = visitor_of(house, ada)
    old = person(token=house.server.identity.token(visitor))

    assert old.get("/api/me").json()["name"] == "Ada"
    assert len(old.get("/api/sessions").json()) == 2

    old.http.delete("/api/session")
    assert [status(house, one.token) for one in (old, ada)] == [401, 200]


def test_an_old_cookie_is_ended_before_its_first_use(
    house: House, person: Callable[..., Person]
) -> None:
    ada = person("Ada")
    old = house.server.identity.token(visitor_of(house, ada))

    ada.http.delete("/api/sessions")

    assert status(house, old) == 401


@pytest.mark.parametrize("token", ["", ".", "a.b", "0" * 32 + "." + "A" * 43])
def test_a_forged_token_is_nobody(house: House, token: str) -> None:
    assert status(house, token or "-") == 401


# --- passwords -------------------------------------------------------------------------------


def test_a_password_is_changed_by_who_knows_the_old_one(
    house: House, person: Callable[..., Person]
) -> None:
    ada = with_account(person, "changing")
    phone = signed_in(person, "changing")

    wrong = ada.post("/api/account/password", old=BETTER, password=BETTER)
    right = ada.post("/api/account/password", old=GOOD, password=BETTER)

    assert (wrong.status_code, right.status_code) == (403, 204)
    assert wrong.json()["code"] == "password-wrong"
    assert [status(house, one.token) for one in (ada, phone)] == [200, 401]
    old = person().post("/api/session", account="changing", password=GOOD)
    assert old.status_code == 401
    signed_in(person, "changing", BETTER)


def test_who_has_no_account_has_no_password(person: Callable[..., Person]) -> None:
    answer = person("Ada").post("/api/account/password", old=GOOD, password=BETTER)

    assert (answer.status_code, answer.json()["code"]) == (409, "no-account")


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["Unique", "UNIQUE", "ｕnique", "un1que", "υniqυe"], ids=ascii)
def test_an_account_that_looks_like_another_is_refused(
    person: Callable[..., Person], other: str
) -> None:
    first = person("Ada").post("/api/account", account="unique", password=GOOD)
    answer = person("Eve").post("/api/account", account=other, password=GOOD)

    assert first.status_code in {200, 409}
    assert answer.json()["code"] in {"account-taken", "account-scripts"}


def test_one_signs_in_in_any_case(person: Callable[..., Person]) -> None:
    with_account(person, "Mixed Case")

    assert signed_in(person, "mixed case").get("/api/me").json()["account"] == "Mixed Case"


def test_old_accounts_that_look_alike_keep_working(tmp_path: Path) -> None:
    async def signed() -> list[str]:
        engine = engine_of(Settings(database=str(tmp_path / "s.db")))
        await migrate(engine, "0002")
        identity = Identity(engine, "key", "")
        hashed = PasswordHasher(*LIGHT).hash(GOOD)
        with sqlite3.connect(tmp_path / "s.db") as connection:
            for number, account in enumerate(["Ada", "ada", "Adа"]):
                row = (f"v{number}", account, "en", account, hashed, float(number))
                connection.execute(
                    "INSERT INTO visitors (id, name, language, account, password, created)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    row,
                )
        connection.close()
        await migrate(engine)
        names = ["Ada", "ada", "Adа", "ADA"]
        found = [(await identity.sign_in(Credentials(name, GOOD)))[0] for name in names]
        identity.passwords.close()
        await engine.dispose()
        return found

    assert asyncio.run(signed()) == ["v0", "v1", "v2", "v0"]
