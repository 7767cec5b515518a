"""The settings of a server: flags of ``ludopolis serve``, else the environment, else defaults."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "LUDOPOLIS_"
SQLITE: Final = frozenset({"sqlite", "sqlite+aiosqlite"})
POSTGRESQL: Final = frozenset({"postgres", "postgresql", "postgresql+asyncpg"})


MAX_WORKERS: Final = 8
MOST_WORKERS: Final = 64


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spare_cores() -> int:
    """One core is the server's own."""
    return max(1, min(MAX_WORKERS, cores() - 1))


def usual_workers() -> int:
    """One for each core, where connections can be handed from one process to another."""
    return min(MAX_WORKERS, cores()) if sys.platform == "linux" else 1


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. ``docs/guides/host.md`` has the table that explains them."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "ludopolis.db"
    redis: str = ""
    origins: str = ""
    trusted_proxies: str = "127.0.0.1,::1"
    key: str = ""
    admin_token: str = ""
    secure_cookies: bool = False
    session_days: float = 180.0
    node: str = ""
    log_format: str = "console"
    log_level: str = "info"
    web: str = ""
    idle_seconds: float = 120.0
    ping_seconds: float = 20.0
    silence_seconds: float = 60.0
    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0
    poll_seconds: float = 25.0
    request_seconds: float = 15.0
    missed_seconds: float = 120.0
    commit_seconds: float = 0.004
    workers: int = msgspec.field(default_factory=usual_workers)
    bot_workers: int = msgspec.field(default_factory=spare_cores)
    bot_seconds: float = 1.0
    bot_grace: float = 3.0
    message_bytes: int = 4096
    header_bytes: int = 16384
    body_bytes: int = 65536
    messages_per_second: float = 30.0
    requests_per_second: float = 10.0
    chat_per_second: float = 1.0
    visitors_per_minute: float = 20.0
    sockets_per_visitor: int = 20
    sockets_per_address: int = 100
    sockets_per_match: int = 500
    hints_per_second: float = 0.5
    matches_per_visitor: int = 100
    open_days: float = 14.0

    @property
    def database_url(self) -> str:
        """A path means SQLite; URLs get their asynchronous driver."""
        name, separator, rest = self.database.partition("://")
        if name in SQLITE or not separator:
            return f"sqlite+aiosqlite:///{file_of(rest[1:] if separator else self.database)}"
        if name in POSTGRESQL:
            return f"postgresql+asyncpg://{rest}"
        raise Refusal("database-scheme", scheme=name)

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def allowed_origins(self) -> list[str]:
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]


def file_of(path: str) -> Path:
    """The file of a SQLite store, which must outlive the server and be shared by connections."""
    if path in {"", ":memory:"}:
        raise Refusal("database-no-file")
    return Path(path).expanduser().absolute()


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Flags that are not None win over the environment. Refuses what can't be understood."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        named = environment.get(PREFIX + field.name.upper())
        if named is not None:
            values[field.name] = named
        given = flags.get(field.name)
        if given is not None:
            values[field.name] = given
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("setting", detail=str(error)) from None
    if not 1 <= found.workers <= MOST_WORKERS:
        raise Refusal("setting", detail=f"workers: {found.workers}")
    return found


def from_environment(**flags: object) -> Settings:
    return read_settings(flags, os.environ)
