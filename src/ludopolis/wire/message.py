"""What players and table say to each other: requests, and the answers and updates they get.

A request names the ply that it answers and the branch of the game it was made in, so a late or
repeated one is never taken for another.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from ludopolis.wire.event import Event
from ludopolis.wire.names import Typed
from ludopolis.wire.record import Result
from ludopolis.wire.text import Goals, Line
from ludopolis.wire.view import View


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds there are: ``main`` per game and ``increment`` per turn, or ``move`` per question."""

    kind: Literal["none", "live", "days"] = "none"
    main: float = 0.0
    increment: float = 0.0
    move: float = 0.0


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


class PlyReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer learns from one ply. The answer itself is not told: it may be a secret.

    What happened is put into words by the ``tellings`` of the catalogue. ``gesture`` is the ply at
    which the gesture began that it is a part of, where it did not begin one; -1: it left no choice.
    """

    seat: int
    events: list[Event] = []
    gesture: int | UnsetType = UNSET


class Option(msgspec.Struct, frozen=True):
    """One answer: its number in requests, its notation, and its label."""

    number: int
    word: str
    label: Line


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer is asked; -1 among the ``options``: one may decline.

    ``words`` are the options' notations; what they point at, and what they are called, the
    catalogue says, and ``labels`` where a question has too many for it.
    """

    ask: str
    line: Line
    options: list[int]
    words: list[str]
    labels: list[Line] = []


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Forget all plies from ``since`` on, take in ``told``, which begins there, then show ``view``.

    ``ply`` and ``branch`` are what the next request must name. ``question`` is there for the asked
    seat only. ``may_undo_to`` is the earliest ply to which the viewer may go back freely.
    """

    viewer: int
    branch: int
    since: int
    ply: int
    told: list[PlyReport]
    view: View
    goals: Goals
    seats: list[SeatInfo]
    clocks: list[float] | None
    undo: UndoRequest | None
    result: Result | None
    question: Question | None = None
    may_undo_to: int | None = None


class Delta(msgspec.Struct, frozen=True, tag="delta"):
    """What has changed since the last update or delta of this socket.

    As an update, but what is not there is as before; ``view`` has what has changed of the view.
    ``told`` are the last plies before ``ply``. They follow on what the viewer knows, unless there
    is ``known``, the ply at which the message before ended: the game went back from there.
    """

    ply: int
    told: list[PlyReport]
    view: dict[str, Any]
    known: int | UnsetType = UNSET
    branch: int | UnsetType = UNSET
    goals: Goals | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    clocks: list[float] | UnsetType | None = UNSET
    undo: UndoRequest | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    question: Question | UnsetType | None = UNSET
    may_undo_to: int | UnsetType | None = UNSET


class RoomSeat(msgspec.Struct, frozen=True):
    """A chair as everybody sees it. ``mine`` is true for the visitor who holds it."""

    name: str
    kind: Literal["person", "bot", "empty"]
    level: str = ""
    online: bool = False
    ready: bool = False
    absent: bool = False
    conceded: bool = False
    mine: bool = False
    emptied: bool = False
    """Taken from its last holder, who may come back; anybody else needs the others' consent."""
    left: bool = False
    """Its holder has got up, or a bot plays for them: somebody else may ask to do so."""
    was_mine: bool = False
    """True for who may take it back: it was emptied after them, or lent in their absence."""


Favour: TypeAlias = Literal["fork", "bot", "seat"]
"""To go on elsewhere, to let a bot play for somebody who is missed, or to sit down oneself."""


class AskedConsent(msgspec.Struct, frozen=True):
    """Somebody asks the others for a seat (-1: for the whole match, to go on elsewhere).

    ``waiting`` counts those who have not agreed; ``asked`` is true for each of them, ``mine`` for
    the one who asks.
    """

    seat: int
    favour: Favour
    name: str
    waiting: int
    mine: bool
    asked: bool


class Room(msgspec.Struct, frozen=True, tag="room"):
    """All about a match but the game itself: who is there, how far it is, and where it goes on."""

    match: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    owner: bool
    public: bool
    seats: list[RoomSeat]
    spectators: int
    viewer: int
    timing: Timing
    delay: int
    bot_after: int
    seed_hash: str
    seed: str | None
    salt: str | None
    rematch: str | None
    forked_from: str | None
    consents: list[AskedConsent]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat. ``seat`` is -1 for a spectator; the text of one that was deleted is empty.

    Lines with the same ``author`` are of one person; it is empty where nobody knows who it was.
    """

    number: int
    at: float
    seat: int
    name: str
    text: str
    author: str = ""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request with this number was carried out, and will not be forgotten.

    ``ply`` and ``branch`` are those of the table after it.
    """

    request: int
    ply: int = 0
    branch: int = 0


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request with this number was not carried out: ``line`` says why, by which ``rule``."""

    request: int
    code: str
    rule: str
    line: Line


Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1 - 2**31, le=2**31 - 1)]
"""Beyond all that a match knows, it is refused as it comes."""
Answer: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Answer the question of this ply, and with ``more`` those that follow from it: all or none."""

    request: Number
    ply: Number
    option: Number
    branch: Number
    more: Annotated[list[Answer], msgspec.Meta(max_length=64)] = []


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Go back to one's own ply, as long as nothing was revealed since."""

    request: Number
    to_ply: Number
    branch: Number


class RequestUndo(msgspec.Struct, frozen=True, tag="request-undo", forbid_unknown_fields=True):
    """Ask the others to go back to a ply."""

    request: Number
    to_ply: Number
    branch: Number


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    """Agree, or not, to the pending wish to go back."""

    request: Number
    agree: bool
    branch: Number


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Tell me all since this ply of this branch."""

    request: Number
    ply: Number
    branch: Number


class Watch(msgspec.Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Look at the table from another own seat (-1: as a spectator); after the end, from any."""

    request: Number
    seat: Number


class Chat(Typed, frozen=True, tag="chat"):
    """Say something to all at the table. A line with the same ``id`` is said once."""

    request: Number
    text: str
    id: Annotated[str, msgspec.Meta(max_length=36)] = ""


class Concede(msgspec.Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Give the seat up for good; a bot plays on in it."""

    request: Number


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    request: Number


SocketRequest: TypeAlias = (
    Play | Undo | RequestUndo | AnswerUndo | Resync | Watch | Chat | Concede | Ping
)
"""What may be sent over the socket of a match; sitting down and getting up go by REST."""

SocketMessage: TypeAlias = Room | Update | Delta | Said | Accepted | Refused
"""What comes over the socket of a match."""
