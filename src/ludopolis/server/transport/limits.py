"""Limits: foreign origins, floods and oversized bodies are turned away before anything else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from ludopolis.server.metrics import REFUSALS
from ludopolis.server.place import ALONE, Place
from ludopolis.server.rate import Bucket, Rate
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.server.settings import Settings
    from ludopolis.server.transport.types import AnyConnection, AnyRequest

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OPEN: Final = frozenset({"/health", "/ready", "/metrics"})
"""Those who run the server may always ask how it is."""
SHUT_SECONDS: Final = 5.0
PAGES: Final = 10
"""How many files an address may fetch for each request that a visitor may make."""
BURST_SECONDS: Final = 3
CHANGE_COST: Final = 2.0
LOOK_SECONDS: Final = 0.05
STRAIN_SECONDS: Final = 0.01
"""An event loop that is so late feels twice the strain of one that is not."""
MAX_STRAIN: Final = 10.0
BURST_MINUTES: Final = 3
MAX_HOST: Final = 64
PREFIX_BITS: Final = 64
"""Who has one address of IPv6 has all that begin with these bits."""
STATUS: Final = {
    "no-visitor": 401,
    "sign-in": 401,
    "password-wrong": 403,
    "farewell-name": 403,
    "reset-code": 403,
    "not-owner": 403,
    "not-admin": 403,
    "banned": 403,
    "not-your-seat": 403,
    "spectators-only-look": 403,
    "visitors-only": 403,
    "fork-not-own": 403,
    "consent-needed": 403,
    "consent-not-asked": 403,
    "record-hidden": 403,
    "foreign-origin": 403,
    "match-unknown": 404,
    "game-unknown": 404,
    "lesson-missing": 404,
    "language-unknown": 404,
    "unknown-seat": 404,
    "ply-unknown": 404,
    "not-found": 404,
    "person-unknown": 404,
    "report-unknown": 404,
    "ban-unknown": 404,
    "account-unknown": 404,
    "method": 405,
    "rules-version": 410,
    "pack-missing": 410,
    "match-unreadable": 410,
    "body-too-large": 413,
    "media-type": 415,
    "misdirected": 421,
    "too-many-guesses": 429,
    "too-many-requests": 429,
    "too-many-reports": 429,
    "too-many-sockets": 429,
    "store-unavailable": 503,
    "store-busy": 503,
    "server-fault": 500,
    "hint-failed": 503,
    "timing": 400,
    "setting": 400,
    "name-empty": 400,
    "account-scripts": 400,
    "address-unknown": 400,
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

    def __init__(self, settings: Settings, place: Place = ALONE) -> None:
        self.settings = settings
        secondly = settings.requests_per_second
        self.rate = place.rate("requests", secondly, secondly * BURST_SECONDS)
        self.pages = place.rate("pages", secondly * PAGES, secondly * PAGES * BURST_SECONDS)
        minutely = settings.visitors_per_minute
        self.newcomers = Rate(minutely / 60, minutely * BURST_MINUTES)
        self.messages = place.rate("messages", settings.messages_per_second)
        self.sockets = place.tally("sockets")
        self.shut = place.terms()
        self.strain = 1.0
        self.is_draining = False

    def check(self, request: AnyConnection, visitor: str) -> None:
        """Refuse requests that come too often, and changes asked for by another site's page."""
        method = request.scope.get("method", "")
        if method not in SAFE:
            self.check_origin(request)
        # A handshake has no method, and changes nothing.
        cost = CHANGE_COST if method and method not in SAFE else 1.0
        self.bucket_of(request, visitor).check(cost, self.strain)

    async def feel_strain(self) -> None:
        """Notice how late the event loop is: requests then cost those more who make many."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            late = time.monotonic() - begun - LOOK_SECONDS
            felt = min(MAX_STRAIN, 1.0 + late / STRAIN_SECONDS)
            self.strain = (3 * self.strain + felt) / 4

    def bucket_of(self, request: AnyConnection, visitor: str) -> Bucket:
        """What is left to whoever asks."""
        if request.scope["path"].startswith("/api/"):
            return self.rate.bucket(visitor or address_of(request))
        return self.pages.bucket(address_of(request))

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

    def check_newcomer(self, request: AnyConnection) -> None:
        """An address may not make visitors without end: each has limits of its own."""
        self.newcomers.check(address_of(request))

    # --- sockets -----------------------------------------------------------------------------

    def enter(self, who: str, most: int) -> Bucket:
        """Let one more socket in; what it may send, together with the others of the same."""
        if self.sockets.count(who) >= most:
            raise Refusal("too-many-sockets", max=most)
        self.sockets.enter(who)
        return self.messages.bucket(who)

    def leave(self, who: str) -> None:
        self.sockets.leave(who)

    def most_sockets(self, visitor: str) -> int:
        """Several who only look, without a name, may share an address."""
        settings = self.settings
        return settings.sockets_per_visitor if visitor else settings.sockets_per_address

    @contextlib.contextmanager
    def waiting(self, request: AnyConnection, visitor: str) -> Iterator[None]:
        """Count a request that waits for news like a socket."""
        who = visitor or address_of(request)
        self.enter(who, self.most_sockets(visitor))
        try:
            yield
        finally:
            self.leave(who)

    def shut_out(self, who: str) -> None:
        """Who was cut off for flooding may not come back at once."""
        self.shut.set(who, time.monotonic() + SHUT_SECONDS)

    def is_shut(self, who: str) -> bool:
        return self.shut.get(who) > time.monotonic()


def host_of(request: AnyConnection) -> str:
    """The address that a request comes from, as bans name it."""
    return request.client.host if request.client else ""


def address_of(request: AnyConnection) -> str:
    """Where somebody is, as far as it can be told apart."""
    return network_of(request.client.host) if request.client else ""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host[:MAX_HOST]
    if isinstance(address, IPv6Address):
        whole = ip_network((int(address), PREFIX_BITS), strict=False)
        return str(address.ipv4_mapped or whole)
    return host


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
