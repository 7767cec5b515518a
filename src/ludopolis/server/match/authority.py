"""Who asks: nobody, a visitor or the administrator. Three kinds, and no string that could be two.

What each may do is decided by the match; a bot never asks for anything.
"""

from __future__ import annotations

from typing import Final

from ludopolis.wire.error import Refusal


class Caller:
    """Whoever asks for something."""


class Nobody(Caller):
    """Somebody without a token of ours. Holds, owns and has played nothing."""


class Administrator(Caller):
    """The host. Looks at every match and looks after it, but has no chair and sees no hand."""


class Visitor(Caller):
    """Somebody whom a token names."""

    def __init__(self, key: str) -> None:
        assert key, "a visitor has a key"
        self.key: Final = key


NOBODY: Final = Nobody()
ADMINISTRATOR: Final = Administrator()


def known_visitor(caller: Caller) -> Visitor:
    """The visitor who asks; refuses all others."""
    if isinstance(caller, Visitor):
        return caller
    raise Refusal("visitors-only" if isinstance(caller, Administrator) else "no-visitor")


def key_of(caller: Caller | None) -> str:
    """By what a visitor is known to entries and the store; empty for all who are none."""
    return caller.key if isinstance(caller, Visitor) else ""


def stored_visitor(key: str) -> Visitor | None:
    """The visitor that an entry or a config names, if it names one."""
    return Visitor(key) if key else None
