"""What is stored of a match: what never changes in it, and the entries of all that happened."""

from __future__ import annotations

from typing import Final

import msgspec

from ludopolis.wire.message import Timing
from ludopolis.wire.record import seed_hash


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What never changes in a match. It holds the seed and is for the store only."""

    id: str
    game: str
    rules_version: int
    pack_id: str
    pack_hash: str
    seats: int
    flags: dict[str, str]
    seed: str
    owner: str
    created: float
    title: str = ""
    public: bool = False
    timing: Timing = Timing()
    delay: int = 0
    bot_after: int = 0
    forked_from: str | None = None
    forked_at: int | None = None
    salt: str = ""
    """Hides the seed in its hash; matches made before there were salts have none."""
    lesson: str = ""
    """The hash of the lesson that is followed."""

    @property
    def seed_hash(self) -> str:
        return seed_hash(int(self.seed), self.salt)


class Details(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What some kinds of entries say besides numbers."""

    visitor: str = ""
    name: str = ""
    level: str = ""
    token: str = ""
    match: str = ""
    plies: list[int] = []


NO_DETAILS: Final = Details()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened to a match.

    ``at`` is by the calendar, ``tick`` by the server's own time, which stands still without one.
    """

    kind: str
    seat: int = -1
    ply: int = -1
    value: int = 0
    details: Details = NO_DETAILS
    number: int = -1
    at: float = 0.0
    tick: float = 0.0
