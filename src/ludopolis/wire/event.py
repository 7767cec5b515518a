"""The base of all events: what happened, in the past tense, as data."""

from typing import ClassVar, Self

import msgspec

from ludopolis.wire.text import Line


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened. Each event knows who may see what, and its line in the log.

    What ``prepares`` something else is one gesture of the player with what is answered next.
    """

    prepares: ClassVar[bool] = False

    def seen_by(self, seat: int) -> Self:
        """The event as ``seat`` may see it (-1: a spectator)."""
        return self

    def line(self) -> Line | None:
        """The line in the log; None when another event already tells it."""
        return None
