"""``ludopolis serve``: tables for people and bots in the browser, from one command."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter


@dataclass(kw_only=True)
class ServerFlags:
    """Settings that can be given with the command."""

    host: str | None = None
    """Address to listen on. Without it only this machine can connect."""
    port: int | None = None
    """Port to listen on."""
    database: str | None = None
    """Path of a SQLite file, or the URL of a PostgreSQL database."""
    redis: str | None = None
    """URL of a Redis, when several nodes share a PostgreSQL."""
    origins: str | None = None
    """Addresses of the site, comma-separated, if the server stands behind another."""
    node: str | None = None
    """Name of this node in logs and figures."""
    workers: int | None = None
    """How many processes play matches."""
    bot_workers: int | None = None
    """How many bots may think at once."""
    log_format: str | None = None
    """console or json."""
    log_level: str | None = None
    """debug, info, warning or error."""
    secure_cookies: Annotated[bool | None, Parameter(negative=())] = None
    """Send cookies over https only."""


def serve(*, flags: Annotated[ServerFlags | None, Parameter(name="*")] = None) -> int:
    """Serve until stopped."""
    # What is loaded stays: looking through it for garbage would take a tenth of the time.
    gc.disable()
    try:
        from ludopolis.server.ops.crew import run
        from ludopolis.server.settings import from_environment

        return run(from_environment(**vars(flags or ServerFlags())))
    finally:
        gc.enable()
