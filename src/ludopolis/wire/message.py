"""What players and table say to each other: requests, and the answers and updates they get.

A request names the ply that it answers and the branch of the game it was made in, so a late or
repeated one is never taken for another.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludopolis.wire.event import Event
from ludopolis.wire.record import Result
from ludopolis.wire.text import Line
from ludopolis.wire.view import View


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where. ``level`` is a bot's; ``absent`` a person who left or ran out of time."""

    name: str
    kind: Literal["person", "bot", "empty"] = "person"
    level: str = ""
    absent: bool = False


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat would like to go back to ``to_ply``; the seats in ``waiting`` have not agreed yet."""

    seat: int
    to_ply: int
    waiting: list[int]


class Told(msgspec.Struct, frozen=True):
    """What one viewer learns from one ply. The answer itself is not told: it may be a secret."""

    ply: int
    seat: int
    events: list[Event]
    lines: list[Line]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Forget all plies from ``since`` on, take in ``told``, then show ``view``.

    ``ply`` and ``branch`` are what the next request must name.
    """

    viewer: int
    branch: int
    since: int
    ply: int
    told: list[Told]
    view: View
    seats: list[SeatInfo]
    clocks: list[float] | None
    undo: UndoRequest | None
    result: Result | None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this number was carried out."""

    request: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request with this number was not carried out: ``line`` says why, by which ``rule``."""

    request: int
    code: str
    rule: str
    line: Line


class Join(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Sit down in the seat, or come back to it."""

    request: int
    name: str


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up; the seat may be taken by a bot, and taken back."""

    request: int


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer the question of this ply."""

    request: int
    ply: int
    option: int
    branch: int


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Go back to one's own ply, as long as nothing was revealed since."""

    request: int
    to_ply: int
    branch: int


class RequestUndo(msgspec.Struct, frozen=True, tag="request-undo", forbid_unknown_fields=True):
    """Ask the others to go back to a ply."""

    request: int
    to_ply: int
    branch: int


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    """Agree, or not, to the pending wish to go back."""

    request: int
    agree: bool
    branch: int


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Tell me all since this ply of this branch."""

    request: int
    ply: int
    branch: int


Request: TypeAlias = Join | Leave | Play | Undo | RequestUndo | AnswerUndo | Resync
Reply: TypeAlias = Accepted | Refused
