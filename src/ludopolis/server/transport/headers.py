"""Headers of every answer: what a browser may do with it. Nothing comes from other sites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import Message, Send

    from ludopolis.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect")),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS: Final = {"strict-transport-security": "max-age=31536000"}


class SafeSend:
    """Sends an answer with the headers that all of them carry."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.send = send
        self.headers = headers

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *self.headers]
        await self.send(message)


def headers_of(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Who sends cookies over https only is to be visited by https only."""
    chosen = {**SECURITY, **(HSTS if settings.secure_cookies else {})}
    return [(name.encode(), value.encode()) for name, value in chosen.items()]
