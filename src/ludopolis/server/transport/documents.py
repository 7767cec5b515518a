"""Documents: answers that are the same for everybody, such as pages, texts and catalogues.

They alone are compressed. An answer that holds something secret beside something that a stranger
may choose, a name or a line of chat, would tell the secret by its length.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from typing import TYPE_CHECKING, Final

from litestar import Response

if TYPE_CHECKING:
    from ludopolis.server.transport.types import AnyRequest

WORTH_IT: Final = 1000
PACKED: Final = frozenset({"font/woff", "font/woff2", "image/png", "image/jpeg", "image/webp"})
"""Kinds of files that are compressed already."""
FRESH: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Document:
    """Bytes of one kind, kept as they are and compressed."""

    def __init__(self, data: bytes, kind: str, lasts: str = FRESH) -> None:
        self.data = data
        self.kind = kind
        self.headers = {"cache-control": lasts, "vary": "accept-encoding", "etag": self.tag}

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.data).hexdigest()[:32]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """None where it is not worth it."""
        if len(self.data) < WORTH_IT or self.kind in PACKED:
            return None
        return gzip.compress(self.data, 9, mtime=0)

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """The document, unless the browser has it; compressed if it can read that."""
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=self.headers)
        if self.packed is not None and accepts_gzip(request):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.data, media_type=self.kind, headers=self.headers)


def accepts_gzip(request: AnyRequest) -> bool:
    accepted = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return any(part == "gzip" or part.startswith("gzip;q=") for part in accepted) and not any(
        part in {"gzip;q=0", "gzip;q=0.0"} for part in accepted
    )
