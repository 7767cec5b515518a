"""Every route and every message against every role."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import ADMIN
from tests.server.people import BOT, EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import House

ROLES = ("owner", "seat", "spectator", "stranger", "nobody", "admin")
ORDER = ("nobody", "stranger", "spectator", "seat", "admin", "owner")

# What a request answers to owner, seat, spectator (came by invitation), stranger, nobody, admin.
OPEN = [
    ("GET", "", None, (200, 200, 200, 404, 404, 200)),
    ("GET", "/poll", None, (200, 200, 200, 404, 404, 200)),
    ("GET", "/replay/0", None, (404, 404, 404, 404, 404, 404)),
    ("GET", "/record", None, (403, 403, 403, 404, 404, 403)),
    ("POST", "/enter", {"invite": "guessed"}, (200, 200, 200, 404, 401, 403)),
    ("POST", "/invite", {}, (200, 403, 403, 404, 401, 200)),
    ("POST", "/seats/0", {}, (200, 409, 409, 404, 401, 403)),
    ("POST", "/ready", {"ready": False}, (200, 200, 403, 404, 401, 403)),
    ("PUT", "/seats/0/bot", {"level": "level1"}, (409, 403, 403, 404, 401, 409)),
    ("DELETE", "/seats/0", None, (200, 403, 403, 404, 401, 200)),
    ("POST", "/start", {}, (409, 403, 403, 404, 401, 409)),
    ("POST", "/rematch", {}, (409, 409, 403, 404, 401, 403)),
    ("POST", "/fork", {"ply": 0, "seats": [ME, ME, ME]}, (403, 403, 403, 404, 401, 403)),
    ("POST", "/consent", {"seat": 0}, (409, 409, 409, 404, 401, 403)),
    ("PUT", "/consent", {"seat": 0, "agree": True}, (409, 409, 409, 404, 401, 409)),
    ("GET", "/hint?seat=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/forecast?seat=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/lesson", None, (404, 404, 404, 404, 404, 404)),
    ("POST", "/requests", {"type": "ping", "request": 1}, (200, 200, 200, 404, 401, 200)),
    ("GET", "/guests", None, (200, 403, 403, 404, 401, 200)),
    ("DELETE", "/guests/0", None, (404, 403, 403, 404, 401, 404)),
    ("POST", "/mutes", {"seat": 7}, (404, 404, 404, 404, 401, 403)),
    ("POST", "/reports", {"seat": 7, "reason": "Rude"}, (404, 404, 404, 404, 401, 403)),
]
STARTED = [
    ("GET", "", None, (200, 200, 200, 404, 404, 200)),
    ("GET", "/poll?seat=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/poll?seat=-1", None, (200, 200, 200, 404, 404, 200)),
    ("GET", "/replay/0?viewer=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/replay/0?viewer=-1", None, (200, 200, 200, 404, 404, 200)),
    ("GET", "/hint?seat=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/hint?seat=1", None, (403, 200, 403, 404, 404, 403)),
    ("GET", "/hint?seat=-1", None, (403, 403, 403, 404, 404, 403)),
    ("GET", "/forecast?seat=0", None, (200, 403, 403, 404, 404, 403)),
    ("GET", "/forecast?seat=1", None, (403, 200, 403, 404, 404, 403)),
    ("GET", "/forecast?seat=-1", None, (403, 403, 403, 404, 404, 403)),
    ("GET", "/record", None, (403, 403, 403, 404, 404, 403)),
    ("POST", "/seats/0", {}, (200, 409, 409, 404, 401, 403)),
    ("POST", "/ready", {}, (409, 409, 403, 404, 401, 403)),
    ("POST", "/start", {}, (409, 403, 403, 404, 401, 409)),
    ("POST", "/rematch", {}, (409, 409, 403, 404, 401, 403)),
    ("POST", "/fork", {"ply": 0, "seats": [ME, ME]}, (403, 403, 403, 404, 401, 403)),
    ("PUT", "/seats/0/bot", {"level": "level1"}, (409, 403, 403, 404, 401, 409)),
    ("DELETE", "/seats/1", None, (200, 200, 403, 404, 401, 200)),
]
CASES = [(False, *case) for case in OPEN] + [(True, *case) for case in STARTED]

# The codes with which messages for seat 0 are refused: owner (who sits there), seat, spectator.
MESSAGES = [
    ("chat", {"text": "hello"}, ("", "", "")),
    ("ping", {}, ("", "", "")),
    ("resync", {"ply": 0, "branch": 0}, ("", "", "")),
    ("watch", {"seat": 0}, ("", "not-your-seat", "not-your-seat")),
    ("watch", {"seat": -1}, ("", "", "")),
    ("watch", {"seat": 7}, ("unknown-seat", "unknown-seat", "unknown-seat")),
    ("undo", {"to_ply": 0, "branch": 0}, ("undo-ply", "undo-ply", "spectators-only-look")),
    ("request-undo", {"to_ply": 99, "branch": 0}, ("undo-ply", "undo-ply", "spectators-only-look")),
    ("answer-undo", {"agree": True, "branch": 0},
     ("undo-not-asked", "undo-not-asked", "spectators-only-look")),
    ("play", {"ply": 99, "option": 0, "branch": 0}, ("stale-ply",) * 2 + ("spectators-only-look",)),
    ("play", {"ply": 99, "option": 0, "branch": 0, "more": [1]},
     ("stale-ply",) * 2 + ("spectators-only-look",)),
    ("concede", {}, ("", "", "spectators-only-look")),
]  # fmt: skip


class Cast:
    """One person per role, at a match that nobody else knows of."""

    def __init__(self, url: str, *, is_started: bool) -> None:
        self.people = {
            "owner": Person(url, "Ada"),
            "seat": Person(url, "Ben"),
            "spectator": Person(url, "Cleo"),
            "stranger": Person(url, "Dirk"),
            "nobody": Person(url),
            "admin": Person(url, token=ADMIN),
        }
        owner, seat = self.people["owner"], self.people["seat"]
        match = owner.make(ME, EMPTY) if is_started else owner.make(ME, EMPTY, EMPTY)
        self.key = id_of(match)
        self.path = f"/api/matches/{self.key}"
        for name in ("seat", "spectator"):
            self.people[name].post(f"{self.path}/enter", invite=match["invite"])
        seat.post(f"{self.path}/seats/1")
        if is_started:
            seat.post(f"{self.path}/ready", ready=True)
            owner.post(f"{self.path}/start")

    def status(self, role: str, method: str, path: str, body: Any) -> int:  # noqa: ANN401
        answer = self.people[role].http.request(method, self.path + path, json=body)
        # Whether the seat is asked at all depends on the deal.
        is_unasked = path.startswith(("/hint", "/forecast")) and answer.status_code == 409
        return 200 if is_unasked else answer.status_code

    def close(self) -> None:
        for person in self.people.values():
            person.close()


@pytest.fixture
def cast(house: House, request: pytest.FixtureRequest) -> Any:  # noqa: ANN401
    made = Cast(house.url, is_started=request.param)
    yield made
    made.close()


@pytest.mark.parametrize(("cast", "method", "path", "body", "statuses"), CASES, indirect=["cast"])
def test_routes(
    cast: Cast, method: str, path: str, body: dict[str, Any] | None, statuses: tuple[int, ...]
) -> None:
    # Those who may least come first, so that who may most can't spoil it for them.
    found = {role: cast.status(role, method, path, body) for role in ORDER}

    assert found == dict(zip(ROLES, statuses, strict=True))


@pytest.mark.parametrize("cast", [True], indirect=True)
@pytest.mark.parametrize(("kind", "fields", "codes"), MESSAGES)
def test_messages(cast: Cast, kind: str, fields: dict[str, Any], codes: tuple[str, ...]) -> None:
    found = []
    for role in ("owner", "seat", "spectator"):
        with cast.people[role].socket(cast.key) as socket:
            socket.until("update")
            found.append(socket.ask(kind, **fields).get("code", ""))
            if kind == "concede":
                break

    assert tuple(found) == codes[: len(found)]


@pytest.mark.parametrize("cast", [True], indirect=True)
@pytest.mark.parametrize(
    ("role", "query", "code"),
    [
        ("stranger", "", 4404),
        ("nobody", "", 4404),
        ("spectator", "?seat=0", 4403),
        ("seat", "?seat=0", 4403),
        ("owner", "?seat=99", 4404),
        ("owner", "?seat=x", 4400),
        ("owner", "?ply=x", 4400),
    ],
)
def test_sockets_are_closed_with_a_code(cast: Cast, role: str, query: str, code: int) -> None:
    with (
        cast.people[role].socket(cast.key, query) as socket,
        pytest.raises(ConnectionClosed) as end,
    ):
        socket.next()

    assert end.value.rcvd is not None
    assert end.value.rcvd.code == code


def test_every_route_is_in_the_table(person: Callable[..., Person]) -> None:
    paths = person().get("/schema/openapi.json").json()["paths"]
    prefix = "/api/matches/{key}"
    known = {
        path.partition("?")[0].replace("/0", "/{}").replace("/1", "/{}")
        for _, _, path, _, _ in CASES
    }

    found = {
        path.removeprefix(prefix)
        .replace("{seat}", "{}")
        .replace("{ply}", "{}")
        .replace("{person}", "{}")
        for path in paths
        if path.startswith(prefix)
    }

    assert found <= known


@pytest.mark.parametrize("token", ["", ADMIN], ids=["nobody", "admin"])
@pytest.mark.parametrize("taken", [BOT, EMPTY], ids=["bot", "emptied"])
def test_nobody_holds_no_chair(
    person: Callable[..., Person], token: str, taken: dict[str, str]
) -> None:
    """Neither without a cookie nor with the host's token one is whoever has left a chair."""
    ada, ben, nobody = person("Ada"), person("Ben"), person("", token)
    match = ada.make(ME, taken, public=True)
    key = id_of(match)
    if taken == EMPTY:
        ben.post(f"/api/matches/{key}/seats/1", name="Ben")
        ben.post(f"/api/matches/{key}/ready", ready=True)
    ada.post(f"/api/matches/{key}/start")
    if taken == EMPTY:
        assert ada.http.delete(f"/api/matches/{key}/seats/1").is_success

    assert nobody.get(f"/api/matches/{key}/poll?seat=1").status_code == 403
    assert nobody.get(f"/api/matches/{key}/replay/0?viewer=1").status_code == 403
    with nobody.socket(key, "?seat=1") as socket, pytest.raises(ConnectionClosed) as end:
        socket.next()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4403
    with nobody.socket(key) as socket:
        socket.until("update")
        assert socket.ask("watch", seat=1)["code"] == "not-your-seat"
        assert socket.play()["code"] == "spectators-only-look"


def test_nobody_but_the_host_looks_after_the_peace(house: House) -> None:
    people = [Person(house.url, "Ada"), Person(house.url)]
    routes = [
        (method, re.sub(r"\{\w+:int\}", "1", route.path))
        for route in house.app.litestar.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith("/api/admin") and method != "OPTIONS"
    ]
    body = {"kind": "visitor", "value": "somebody", "reason": "Rude"}
    found = {
        (method, path): [
            person.http.request(method, path, json=body).status_code for person in people
        ]
        for method, path in routes
    }
    for person in people:
        person.close()

    assert len(found) >= 6
    assert {key: codes for key, codes in found.items() if codes != [403, 403]} == {}
