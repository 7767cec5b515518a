"""The framework's connections, whose parameters for users and their state we don't use."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
