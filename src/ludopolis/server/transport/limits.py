"""Limits: foreign origins, floods and oversized bodies are turned away before anything else."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from ludopolis.server.metrics import REFUSALS
from ludopolis.server.rate import Rate
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Problem

if TYPE_CHECKING:
    from ludopolis.server.settings import Settings
    from ludopolis.server.transport.types import AnyConnection, AnyRequest

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_SHUT_OUT: Final = 20_000
SHUT_SECONDS: Final = 5.0
STATUS: Final = {
    "no-visitor": 401,
    "sign-in": 401,
    "not-owner": 403,
    "not-admin": 403,
    "not-your-seat": 403,
    "spectators-only-look": 403,
    "fork-not-own": 403,
    "record-hidden": 403,
    "foreign-origin": 403,
    "match-unknown": 404,
    "game-unknown": 404,
    "lesson-missing": 404,
    "language-unknown": 404,
    "unknown-seat": 404,
    "ply-unknown": 404,
    "not-found": 404,
    "method": 405,
    "body-too-large": 413,
    "media-type": 415,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "store-unavailable": 503,
    "store-busy": 503,
    "hint-failed": 503,
    "timing": 400,
    "setting": 400,
    "name-empty": 400,
    "flag-unknown": 400,
    "flag-value": 400,
    "seats-out-of-range": 400,
    "bot-unknown": 400,
    "request-malformed": 400,
}
CONFLICT: Final = 409
HTTP_CODES: Final = {404: "not-found", 405: "method", 413: "body-too-large", 415: "media-type"}


class Limits:
    """How much each visitor, or each address without a visitor, may ask for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rate = Rate(settings.requests_per_second)
        self.sockets: dict[str, int] = {}
        self.shut: dict[str, float] = {}
        self.is_draining = False

    def check(self, request: AnyConnection, who: str) -> None:
        """Refuse requests that come too often, and changes asked for by another site's page."""
        if request.scope.get("method") not in SAFE:
            self.check_origin(request)
        self.rate.check(who or (request.client.host if request.client else ""))

    def check_origin(self, request: AnyConnection) -> None:
        """Browsers name the site a request comes from; other programs need not."""
        origin = request.headers.get("origin")
        if origin is None or origin.rstrip("/") in self.settings.allowed_origins:
            return
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            host = ""
        if not host or host != request.headers.get("host"):
            raise Refusal("foreign-origin")

    def enter(self, visitor: str) -> None:
        count = self.sockets.get(visitor, 0)
        if count >= self.settings.sockets_per_visitor:
            raise Refusal("too-many-sockets", max=self.settings.sockets_per_visitor)
        self.sockets[visitor] = count + 1

    def shut_out(self, who: str) -> None:
        """Who was cut off for flooding may not come back at once."""
        if len(self.shut) >= MAX_SHUT_OUT:
            self.shut.clear()
        self.shut[who] = time.monotonic() + SHUT_SECONDS

    def is_shut(self, who: str) -> bool:
        return self.shut.get(who, 0.0) > time.monotonic()

    def leave(self, visitor: str) -> None:
        count = self.sockets.pop(visitor, 1) - 1
        if count:
            self.sockets[visitor] = count


def problem(refusal: Refusal) -> Problem:
    REFUSALS.labels(refusal.code).inc()
    return Problem(refusal.code, refusal.rule, refusal.line())


def status_of(code: str) -> int:
    return STATUS.get(code, CONFLICT)


def answer(refusal: Refusal) -> Response[bytes]:
    content = msgspec.json.encode(problem(refusal))
    return Response(content, status_code=status_of(refusal.code), media_type=MediaType.JSON)


def on_refusal(_request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    return answer(refusal)


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our own form."""
    code = HTTP_CODES.get(error.status_code)
    if code is None:
        extra = error.extra if isinstance(error.extra, list) else []
        parts = [f"{part.get('key')}: {part.get('message')}" for part in extra]
        detail = "; ".join(parts) or str(error.detail)
        return answer(Refusal("request-malformed", detail=detail[:300]))
    return answer(Refusal(code))
