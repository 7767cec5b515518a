"""The built browser client as files; every address that is none of them gets the first page."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from litestar import Response, get
from litestar.params import FromPath

from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from litestar.handlers import HTTPRouteHandler

    from ludopolis.server.settings import Settings

FIRST_PAGE: Final = "index.html"
SECURITY: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}
NO_CLIENT: Final = b"""<!doctype html><title>Ludopolis</title>
<p>The browser client is not part of this build. The interface is described at
<a href="/schema">/schema</a>.</p>
"""


def spa_handler(settings: Settings) -> HTTPRouteHandler:
    folder: Traversable = Path(settings.web) if settings.web else files("ludopolis") / "web"

    @get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html")
    async def client(path: FromPath[str] = "") -> Response[bytes]:
        return page(folder, path)

    return client


def page(folder: Traversable, path: str) -> Response[bytes]:
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        raise Refusal("not-found")
    found = inside(folder, parts)
    if found is None:
        first = folder / FIRST_PAGE
        data = first.read_bytes() if first.is_file() else NO_CLIENT
        return Response(data, media_type="text/html", headers={**SECURITY, **fresh()})
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # Files below assets/ have their hash in their name.
    cached = {"cache-control": "public, max-age=31536000, immutable"}
    headers = {**SECURITY, **(cached if parts[0] == "assets" else fresh())}
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def fresh() -> dict[str, str]:
    return {"cache-control": "no-cache"}


def inside(folder: Traversable, parts: list[str]) -> Traversable | None:
    """The file of these names; never one outside the folder."""
    if not parts or any(part in {".", ".."} or "\\" in part or "\0" in part for part in parts):
        return None
    found = folder
    for part in parts:
        found = found / part
    try:
        return found if found.is_file() else None
    except OSError:
        # No file can have so long a name.
        return None
