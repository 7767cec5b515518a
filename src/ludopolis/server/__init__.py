"""The server: tables for people and bots over HTTP and WebSockets, stored before they are told.

Its libraries come with an extra, so that the plain install is the library of games.
"""

from importlib.util import find_spec
from typing import Final

from ludopolis.wire.error import Refusal

LIBRARIES: Final = (
    "aiosqlite",
    "alembic",
    "argon2",
    "litestar",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)
"""What the server imports on every system: what the extra ``server`` brings."""

for library in LIBRARIES:
    if find_spec(library) is None:
        raise Refusal("extra-missing", library=library, extra="server")
