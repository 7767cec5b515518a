# interpreted: a type variable with a default, which Python has since 3.13
"""The kind of position that a game is about, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import typing_extensions

    from ludopolis.core.state import State

    # A plain ``Game`` is any game: whoever deals with all of them need not say so.
    S = typing_extensions.TypeVar("S", bound=State, default=Any)
else:
    S = TypeVar("S")
