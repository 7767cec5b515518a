"""Faults of our own: whoever meets one is told its id, and the log says under it what happened."""

from __future__ import annotations

import secrets
from typing import Any, Final

import structlog
from litestar import Request, Response

from ludopolis.server.metrics import FAULTS
from ludopolis.server.transport.limits import answer
from ludopolis.server.transport.types import AnyRequest
from ludopolis.wire.error import Refusal

LOG: Final = structlog.get_logger("server")


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:  # noqa: ANN401 - as the framework has it
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            # The framework knows of no other ways in which JSON may be wrong than bad syntax.
            raise Refusal("request-malformed", detail=str(error)[:300]) from None


def on_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    """What nobody has foreseen."""
    return answer(fault(error, method=request.method, path=request.url.path))


def fault(error: Exception, **where: str) -> Refusal:
    """Log what went wrong; what is to be told of it."""
    key = secrets.token_hex(4)
    FAULTS.inc()
    LOG.error("fault", id=key, exc_info=error, **where)
    return Refusal("server-fault", id=key)
