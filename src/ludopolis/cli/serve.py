"""``ludopolis serve``: tables for people and bots in the browser, from one command."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    redis: str | None = None,
    origins: str | None = None,
    node: str | None = None,
    bot_workers: int | None = None,
    log_format: str | None = None,
    log_level: str | None = None,
    secure_cookies: Annotated[bool | None, Parameter(negative=())] = None,
) -> int:
    """Serve until stopped.

    Parameters
    ----------
    host
        Address to listen on. Without it only this machine can connect.
    port
        Port to listen on.
    database
        Path of a SQLite file, or the URL of a PostgreSQL database.
    redis
        URL of a Redis, when several nodes share a PostgreSQL.
    origins
        Addresses of the site, comma-separated, if the server stands behind another.
    node
        Name of this node in logs and figures.
    bot_workers
        How many bots may think at once.
    log_format
        console or json.
    log_level
        debug, info, warning or error.
    secure_cookies
        Send cookies over https only.
    """
    from ludopolis.server.ops.run import run
    from ludopolis.server.settings import from_environment

    return run(
        from_environment(
            host=host,
            port=port,
            database=database,
            redis=redis,
            origins=origins,
            node=node,
            bot_workers=bot_workers,
            log_format=log_format,
            log_level=log_level,
            secure_cookies=secure_cookies,
        )
    )
