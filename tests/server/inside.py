"""The whole application without a network: requests and sockets as plain ASGI calls, real SQLite.

Bots do not think here, so that nothing happens that a test has not asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

from ludopolis.server.settings import Settings
from ludopolis.server.storage.database import migrate
from ludopolis.server.transport.app import Application, make_app
from tests.extent import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

ADMIN = "admin-token-of-the-tests"


class Answer:
    """What came back: a status, or a socket's closing code, and every byte."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.body = body
        self.headers = headers or {}

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever the route answers
        return json.loads(self.body)


@contextlib.asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Application]:
    settings = Settings(
        database=str(folder / "test.db"),
        admin_token=ADMIN,
        poll_seconds=0.01,
        commit_seconds=0.0,
        messages_per_second=1e9,
        requests_per_second=1e9,
        chat_per_second=1e9,
        visitors_per_minute=10**9,
        matches_per_visitor=10**9,
        sockets_per_visitor=10**9,
    )
    app = make_app(settings)
    server = app.server
    await migrate(server.engine)
    await server.identity.open()
    await server.clock.beat(is_alone=True)
    await server.store.open()
    server.hall.on_need.clear()
    yield app
    await server.store.close()


def scope_of(kind: str, path: str, token: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"test"), (b"content-type", b"application/json")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("test", 1),
        "server": ("test", 80),
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }


async def request(
    app: Application, method: str, path: str, body: object = None, token: str = ""
) -> Answer:
    content = b"" if body is None else json.dumps(body).encode()
    sent: list[Any] = []
    scope: Any = {**scope_of("http", path, token), "method": method}
    scope["headers"].append((b"content-length", str(len(content)).encode()))

    async def receive() -> Any:  # noqa: ANN401
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(event: Any) -> None:  # noqa: ANN401
        sent.append(event)

    await app(scope, receive, send)
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], b"".join(e.get("body", b"") for e in sent[1:]), headers)


class Wire:
    """One socket, from its handshake to its end."""

    def __init__(self, app: Application, path: str, token: str) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.sent: list[Any] = []
        self.news = asyncio.Event()
        scope: Any = scope_of("websocket", path, token)
        self.task = asyncio.create_task(app(scope, self.incoming.get, self.send))

    async def send(self, event: Any) -> None:  # noqa: ANN401
        self.sent.append(event)
        self.news.set()

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; what closed the socket instead has a code."""
        text = json.dumps({**message, "request": 1})
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(PATIENCE):
            while True:
                self.news.clear()
                for event in self.sent:
                    if event["type"] == "websocket.close":
                        return {"type": "closed", "code": event["code"]}
                    if '"request":1' in event.get("text", ""):
                        answer: dict[str, Any] = json.loads(event["text"])
                        return answer
                await self.news.wait()

    async def close(self) -> bytes:
        """End it; every byte that was sent."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
        told = [e.get("text") or str(e.get("code", "")) + e.get("reason", "") for e in self.sent]
        return "\n".join(told).encode()


async def come(app: Application, name: str) -> str:
    """Become a visitor; the token."""
    answer = await request(app, "POST", "/api/me", {"name": name})
    return answer.headers["set-cookie"].partition("=")[2].partition(";")[0].strip('"')
