"""The built browser client as files; every address that is none of them gets the first page."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from litestar import Response, get
from litestar.params import FromPath

from ludopolis.server.transport.documents import FOR_EVER, FRESH, Document
from ludopolis.server.transport.types import AnyRequest
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from litestar.handlers import HTTPRouteHandler

    from ludopolis.server.settings import Settings

FIRST_PAGE: Final = "index.html"
NO_CLIENT: Final = Document(
    b"""<!doctype html><title>Ludopolis</title>
<p>The browser client is not part of this build. The interface is described at
<a href="/schema">/schema</a>.</p>
""",
    "text/html",
)


def spa_handler(settings: Settings) -> HTTPRouteHandler:
    folder: Traversable = Path(settings.web) if settings.web else files("ludopolis") / "web"

    @get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html")
    async def client(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        return page(folder, path).answer(request)

    return client


def page(folder: Traversable, path: str) -> Document:
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        raise Refusal("not-found")
    found = inside(folder, parts)
    if found is None:
        first = folder / FIRST_PAGE
        return read(first) if first.is_file() else NO_CLIENT
    # Files below assets/ have their hash in their name.
    return read(found, FOR_EVER if parts[0] == "assets" else FRESH)


def read(file: Traversable, lasts: str = FRESH) -> Document:
    """The file, read and compressed once; again when it has changed."""
    if isinstance(file, Path):
        return read_once(file, lasts, file.stat().st_mtime_ns)
    return Document(file.read_bytes(), kind_of(file.name), lasts)


@lru_cache(maxsize=500)
def read_once(file: Path, lasts: str, _changed: int) -> Document:
    return Document(file.read_bytes(), kind_of(file.name), lasts)


def kind_of(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


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
