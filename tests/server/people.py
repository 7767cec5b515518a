"""People at a running server: each has a cookie jar, sockets, and little to say."""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludopolis.testing.deltas import with_delta
from tests.extent import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "uniform"}
EMPTY = {"kind": "empty"}
made: list[Person] = []
"""Everybody who came since the last goodbye: whoever is forgotten would leave a connection open."""


class Socket:
    """A socket that remembers the last message of each type and every byte it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.last: dict[str, Any] = {}
        self.raw: list[str] = []
        self.number = 0

    def next(self) -> dict[str, Any]:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "delta":
            message = with_delta(self.last["update"], message)
        self.last[message["type"]] = message
        return message

    def until(self, kind: str, **wanted: object) -> dict[str, Any]:
        """The next message of this type that has these values."""
        while True:
            message = self.next()
            if message["type"] == kind and wanted.items() <= message.items():
                return message

    def send(self, kind: str, **fields: object) -> int:
        self.number += 1
        self.connection.send(json.dumps({"type": kind, "request": self.number, **fields}))
        return self.number

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a request; its answer."""
        number = self.send(kind, **fields)
        while True:
            message = self.next()
            if message.get("request") == number:
                return message

    def play(self, **changes: object) -> dict[str, Any]:
        """Answer the question of the last update with its first option."""
        update = self.last["update"]
        fields = {
            "ply": update["ply"],
            "branch": update["branch"],
            "option": update["question"]["options"][0] if update["question"] else 0,
        }
        return self.ask("play", **{**fields, **changes})


class Person:
    """A visitor with a cookie jar."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.url = url
        # Reading the certificates of the world takes longer than most tests; none is needed here.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, verify=False)
        self.token = token
        made.append(self)
        if name:
            self.post("/api/me", name=name)
            self.token = self.http.cookies["ludopolis"]

    def close(self) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def make(self, *seats: dict[str, str], game: str = "utopia", **more: object) -> Any:  # noqa: ANN401
        answer = self.post("/api/matches", game=game, seats=list(seats), **more)
        assert answer.status_code == 201, answer.text
        return answer.json()

    @contextmanager
    def socket(self, match: str, query: str = "", **headers: str) -> Iterator[Socket]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/socket{query}"
        sent = {**({"authorization": f"Bearer {self.token}"} if self.token else {}), **headers}
        with connect(address, additional_headers=sent, compression=None) as connection:
            yield Socket(connection)


def say_goodbye() -> None:
    """Close the connections of everybody; a test need not."""
    while made:
        made.pop().close()


def named(question: dict[str, Any], key: str, value: str) -> dict[Any, Any]:
    """The options of a question: two of their columns."""
    return dict(zip(question[key], question[value], strict=True))


def id_of(match: dict[str, Any]) -> str:
    return str(match["summary"]["id"])


def end_of(socket: Socket) -> int:
    """The code with which the socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.next()
    return socket.connection.close_code or 0
