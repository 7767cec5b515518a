"""Faults of the server's own: a Problem with an id, and a line in the log with the same id."""

from __future__ import annotations

import re
from socket import create_connection
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from ludopolis.server.rooms.hall import Hall
from ludopolis.server.settings import Settings
from ludopolis.server.transport.app import make_app
from ludopolis.text.catalogue import LANGUAGES
from ludopolis.text.render import render
from ludopolis.wire.text import Line
from tests.builds import patches_compiled
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import House

MALFORMED = {
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "deep lists": b"[" * 5000 + b"]" * 5000,
    "deep objects": b'{"a":' * 5000 + b"1" + b"}" * 5000,
    "half a surrogate": b'{"name": "\\ud800"}',
    "no JSON": b"\x00",
    "nothing": b"",
}


def routes_at(path: Path) -> list[tuple[str, str]]:
    """All methods and addresses of the program, with something in the place of parameters."""
    app = make_app(Settings(database=str(path / "r.db")))
    found = []
    for route in app.litestar.routes:
        assert isinstance(route, HTTPRoute)
        address = re.sub(r"\{\w+:int\}", "0", re.sub(r"\{\w+:(str|path)\}", "x", route.path))
        found += [(method, address) for method in route.methods if method != "OPTIONS"]
    return sorted(found)


@pytest.fixture
def routes(tmp_path: Path) -> list[tuple[str, str]]:
    return routes_at(tmp_path)


def test_a_fault_in_any_route_is_a_problem_with_an_id_in_the_log(
    house: House, routes: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_arguments: object, **_more: object) -> None:
        message = "planted"
        raise RuntimeError(message)

    monkeypatch.setattr(HTTPRoute, "_call_handler_function", fail)
    with httpx.Client(base_url=house.url, verify=False) as client, capture_logs() as log:
        answers = [client.request(method, path) for method, path in routes]

    told = [answer.json()["line"]["args"]["id"] for answer in answers]
    logged = [line["id"] for line in log if line["event"] == "fault"]
    assert {answer.status_code for answer in answers} == {500}
    assert {answer.json()["code"] for answer in answers} == {"server-fault"}
    assert len(routes) > 30
    assert told == logged
    assert len(set(told)) == len(told)


def test_who_goes_away_in_the_middle_of_a_request_is_no_fault(house: House) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"
    address = ("127.0.0.1", house.settings.port)
    with capture_logs() as log, httpx.Client(base_url=house.url) as client:
        for _ in range(3):
            with create_connection(address) as gone:
                gone.sendall(head)
                # Whoever asks later is served later: by then the first one's request has begun.
                client.get("/api/me")
        client.get("/api/me")

    assert [line for line in log if line["event"] == "fault"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_id_is_in_the_words(language: str) -> None:
    assert "a1b2c3" in render(Line("refusal-server-fault", {"id": "a1b2c3"}), language)


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_body_is_no_fault_at_any_route(
    name: str, routes: list[tuple[str, str]], person: Callable[..., Person]
) -> None:
    ada = person("Ada")
    headers = {"content-type": "application/json"}
    taking = [(method, path) for method, path in routes if method in {"POST", "PUT", "PATCH"}]
    answers = [
        ada.http.request(method, path, content=MALFORMED[name], headers=headers)
        for method, path in taking
    ]

    assert [answer.text for answer in answers if answer.status_code >= 500] == []
    assert all(answer.json()["code"] for answer in answers)
    assert ada.http.post("/api/me", content=MALFORMED[name], headers=headers).status_code == 400


@patches_compiled
def test_a_fault_at_a_socket_ends_it_with_an_id(
    person: Callable[..., Person], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person("Ada")
    key = id_of(ada.make(ME, ME))

    async def fail(*_: object) -> Any:  # noqa: ANN401
        message = "planted"
        raise RuntimeError(message)

    with capture_logs() as log, ada.socket(key) as socket:
        socket.until("update")
        monkeypatch.setattr(Hall, "say", fail)
        socket.send("chat", text="hello")
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("accepted")

    ids = [line["id"] for line in log if line["event"] == "fault"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4500
    assert len(ids) == 1
    assert ids[0] in closed.value.rcvd.reason
    assert house.server.limits.sockets.counts == {}
