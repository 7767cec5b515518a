"""Clients that mean harm, or are broken: each is refused with a code, and nobody else notices."""

from __future__ import annotations

import json
import select
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import EMPTY, ME, Person, id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.conftest import House


@pytest.fixture(scope="module")
def strict_house(open_house: Callable[..., House]) -> House:
    """A server with limits low enough to be met by a test."""
    return open_house(
        messages_per_second=20.0,
        requests_per_second=20.0,
        sockets_per_visitor=3,
        matches_per_visitor=2,
        message_bytes=1000,
        body_bytes=2000,
    )


@pytest.fixture
def ada(strict_house: House) -> Iterator[Person]:
    person = Person(strict_house.url, "Ada")
    yield person
    person.close()


def closing_code(raised: pytest.ExceptionInfo[ConnectionClosed]) -> int:
    assert raised.value.rcvd is not None
    return int(raised.value.rcvd.code)


def test_a_page_of_another_site_may_not_post(ada: Person) -> None:
    headers = {"origin": "https://elsewhere.example"}

    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)

    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-origin"


def test_a_page_of_another_site_may_not_open_a_socket(ada: Person) -> None:
    key = id_of(ada.make(ME, EMPTY))

    with (
        pytest.raises(ConnectionClosed) as raised,
        ada.socket(key, origin="https://elsewhere.example") as socket,
    ):
        socket.next()

    assert closing_code(raised) == 4403


def test_our_own_page_may(ada: Person, strict_house: House) -> None:
    answer = ada.http.post("/api/me", json={"name": "Ada"}, headers={"origin": strict_house.url})

    assert answer.status_code == 200


def test_a_body_too_large_is_refused(ada: Person) -> None:
    answer = ada.post("/api/me", name="x" * 3000)

    assert answer.status_code == 413
    assert answer.json()["code"] == "body-too-large"


def test_a_message_too_large_ends_the_socket(ada: Person) -> None:
    key = id_of(ada.make(ME, EMPTY))

    with ada.socket(key) as socket:
        socket.send("chat", text="x" * 1500)
        with pytest.raises(ConnectionClosed) as raised:
            socket.until("never")

    assert closing_code(raised) == 4413


def test_a_flood_is_refused_and_then_cut_off(ada: Person) -> None:
    key = id_of(ada.make(ME, EMPTY))

    with ada.socket(key) as socket:
        for _ in range(100):
            socket.send("ping")
        with pytest.raises(ConnectionClosed) as raised:
            socket.until("never")

    assert closing_code(raised) == 4429
    assert socket.last["refused"]["code"] == "too-many-requests"


def test_too_many_requests_are_refused(strict_house: House) -> None:
    eve = Person(strict_house.url, "Eve")

    statuses = {eve.get("/api/me").status_code for _ in range(150)}
    eve.close()

    assert statuses == {200, 429}


def test_a_visitor_has_so_many_sockets(ada: Person) -> None:
    key = id_of(ada.make(ME, EMPTY))
    with ada.socket(key) as a, ada.socket(key) as b, ada.socket(key) as c:
        for socket in (a, b, c):
            socket.until("room")

        with ada.socket(key) as fourth, pytest.raises(ConnectionClosed) as raised:
            fourth.next()

    assert closing_code(raised) == 4429


def test_a_visitor_has_so_many_unfinished_matches(ada: Person) -> None:
    ada.make(ME, EMPTY)
    ada.make(ME, EMPTY)

    answer = ada.post("/api/matches", game="utopia", seats=[ME, EMPTY])

    assert answer.json()["code"] == "too-many-matches"


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"play"}',
    '{"type":"unheard-of","request":1}',
    '{"type":"ping","request":1,"more":2}',
    '{"type":"ping","request":"1"}',
    '{"type":"play","request":1,"ply":0,"branch":0,"option":99999999999999999999}',
    '{"type":"play","request":1,"ply":-99999999999,"branch":0,"option":0}',
    '{"type":"chat","request":1,"text":"\\ud800"}',
    "[" * 900,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused_and_the_socket_stays(ada: Person, text: str) -> None:
    key = id_of(ada.make(ME, EMPTY))

    with ada.socket(key) as socket:
        socket.until("room")
        socket.connection.send(text)
        answer = socket.until("refused")
        after = socket.ask("ping")

    assert answer["code"] == "request-malformed"
    assert after["type"] == "accepted"


def test_binary_messages_are_read_like_text(ada: Person) -> None:
    key = id_of(ada.make(ME, EMPTY))

    with ada.socket(key) as socket:
        socket.connection.send(b'{"type":"ping","request":1}')
        answer = socket.until("accepted")
        socket.connection.send(b"\xff\xfe")
        refused = socket.until("refused")

    assert answer["request"] == 1
    assert refused["code"] == "request-malformed"


def test_a_reader_that_does_not_read_holds_nobody_up(house: House) -> None:
    ada = Person(house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    address = f"{house.url.replace('http', 'ws', 1)}/api/matches/{key}/socket?seat=-1"
    headers = {"authorization": f"Bearer {ada.token}"}

    with (
        connect(address, additional_headers=headers, max_queue=1, compression=None),
        ada.socket(key) as socket,
    ):
        update = socket.until("update")
        for _ in range(60):
            socket.play()
            update = socket.until("update")
            socket.ask("watch", seat=update["view"]["asked"]["seat"])
            socket.until("update")
    ada.close()

    assert update["ply"] >= 60


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [ME, ME]}, 404),
        ({"game": "utopia", "seats": [ME]}, 400),
        ({"game": "utopia", "seats": []}, 400),
        ({"game": "utopia", "seats": [ME] * 9}, 400),
        ({"game": "utopia", "seats": [ME, {"kind": "bot", "level": "run:/bin/sh"}]}, 400),
        ({"game": "utopia", "seats": [ME, ME], "flags": {"x": "y"}}, 400),
        ({"game": "utopia", "seats": [ME, ME], "timing": {"kind": "live"}}, 400),
        ({"game": "utopia", "seats": [ME, ME], "timing": {"kind": "days", "move": 1e300}}, 400),
        ({"game": "utopia", "seats": [ME, ME], "delay": -1}, 400),
        ({"game": "utopia", "seats": [ME, ME], "seed": "1"}, 400),
        ({"game": "utopia", "seats": "me"}, 400),
        ({}, 400),
    ],
)
def test_matches_that_can_not_be_played_are_refused(
    person: Callable[..., Person], body: dict[str, Any], status: int
) -> None:
    answer = person("Ada").http.post("/api/matches", json=body)

    assert answer.status_code == status
    assert answer.json()["line"]["key"].startswith("refusal-")


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py"]
)
def test_no_file_outside_the_client_is_served(person: Callable[..., Person], path: str) -> None:
    answer = person().get(path)

    assert "root:" not in answer.text
    assert "import" not in answer.text


def test_an_unknown_address_below_api_is_not_a_page(person: Callable[..., Person]) -> None:
    answer = person().get("/api/nothing")

    assert answer.status_code == 404
    assert json.loads(answer.text)["code"] == "not-found"


# --- requests that never end -----------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty_house(open_house: Callable[..., House]) -> House:
    return open_house(request_seconds=0.4, poll_seconds=1.0)


def answer_to(house: House, *parts: bytes) -> bytes:
    """All that the server says to bytes sent with pauses, until it closes."""
    with socket.create_connection(("127.0.0.1", house.settings.port), timeout=10) as line:
        heard = b""
        for part in parts:
            line.sendall(part)
            is_heard, _, _ = select.select([line], [], [], 0.1)
            if is_heard:
                break
        while data := line.recv(65536):
            heard += data
        return heard


HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
UPGRADE = b"GET /api/matches/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ([], b""),
        ([b"G"], b"HTTP/1.1 408"),
        ([HEAD], b"HTTP/1.1 408"),
        ([HEAD, *[b"X: y\r\n"] * 30], b"HTTP/1.1 408"),
        ([UPGRADE], b"HTTP/1.1 408"),
        ([POST + b"Content-Length: 20\r\n\r\n", b'{"name":'], b"HTTP/1.1 408"),
        ([POST + b"Content-Length: 20\r\n\r\n", *[b"{"] * 15], b"HTTP/1.1 408"),
    ],
)
def test_a_request_that_never_ends_is_closed(
    hasty_house: House, parts: list[bytes], answer: bytes
) -> None:
    heard = answer_to(hasty_house, *parts)

    assert heard.startswith(answer)
    assert bool(heard) == bool(answer)


def test_the_second_request_of_a_connection_must_end_too(hasty_house: House) -> None:
    address = ("127.0.0.1", hasty_house.settings.port)

    with socket.create_connection(address, timeout=10) as line:
        line.sendall(HEAD + b"\r\n")
        first = line.recv(65536)
        line.sendall(HEAD)
        second = line.recv(65536)
        end = line.recv(65536)

    assert first.startswith(b"HTTP/1.1 200")
    assert second.startswith(b"HTTP/1.1 408")
    assert end == b""


def test_what_has_arrived_may_take_its_time(hasty_house: House) -> None:
    ada = Person(hasty_house.url, "Ada")
    key = id_of(ada.make(ME, ME))
    first = ada.get(f"/api/matches/{key}/poll").json()
    known = f"ply={first['ply']}&branch={first['branch']}&version={first['version']}"

    begun = time.monotonic()
    waited = ada.get(f"/api/matches/{key}/poll?{known}&said={first['said']}")
    seconds = time.monotonic() - begun
    with ada.socket(key) as line:
        line.until("update")
        time.sleep(0.8)
        played = line.play()
    ada.close()

    assert (waited.status_code, played["type"]) == (200, "accepted")
    assert seconds > 0.8
