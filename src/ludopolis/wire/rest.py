"""What goes over the REST interface: matches, visitors, catalogues, replays and problems."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludopolis.wire.message import PlyReport, Question, RoomSeat, SocketMessage, Timing
from ludopolis.wire.record import Result
from ludopolis.wire.text import Goals, Line, Things
from ludopolis.wire.view import View

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=31_536_000)]
Language: TypeAlias = Literal["en", "fr", "nl"]
Status: TypeAlias = Literal["open", "playing", "over"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code, the rule behind it, and a line to be put into words."""

    code: str
    rule: str
    line: Line


class Visitor(msgspec.Struct, frozen=True):
    """Who the cookie says you are. ``account`` is empty until one is made."""

    name: str
    language: Language
    account: str


class SetName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a visitor wants to be called."""

    name: Name
    language: Language = "en"


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    account: Name
    password: Password


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new match: mine (several for several people on one screen), a bot's, or free."""

    kind: Literal["me", "bot", "empty"] = "empty"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``delay`` keeps spectators behind, ``bot_after`` fills a chair left empty, in seconds."""

    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    flags: dict[str, str] = {}
    title: Title = ""
    public: bool = False
    timing: Timing = Timing()
    delay: Seconds = 0
    bot_after: Seconds = 0


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in a list. ``asked`` is the seat that must move, -1 for none."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    seats: list[RoomSeat]
    free: int
    owner: bool
    asked: int
    ply: int
    created: float
    updated: float


class MatchPage(msgspec.Struct, frozen=True):
    """A match as its visitor may see it. ``invite`` is for the owner only."""

    summary: MatchSummary
    flags: dict[str, str]
    timing: Timing
    delay: int
    bot_after: int
    rules_version: int
    pack_id: str
    pack_hash: str
    seed_hash: str
    seed: str | None
    rematch: str | None
    forked_from: str | None
    forked_at: int | None
    result: Result | None
    conceded: list[int]
    invite: str | None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down. ``name`` is for a second person on the same screen, else your own name."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot is to sit down."""

    level: Annotated[str, msgspec.Meta(max_length=20)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ready to start, or not after all."""

    ready: bool = True


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come in by an invitation, so as to look at a private match and take a free seat."""

    invite: Text


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new match from a ply of another, with these chairs."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]


class Replay(msgspec.Struct, frozen=True):
    """The position in which a ply was asked for. ``told`` is what led from the ply before to it."""

    ply: int
    length: int
    viewer: int
    told: list[PlyReport]
    view: View
    goals: Goals
    question: Question | None
    at: float


class Advice(msgspec.Struct, frozen=True):
    """One option with the chance to win that search gives it, from ``low`` to ``high``."""

    option: int
    word: str
    label: Line
    chance: float
    low: float
    high: float
    visits: int
    why: Line


class Hint(msgspec.Struct, frozen=True):
    """What the strongest bot would do at this ply from what the seat knows, best first."""

    seat: int
    ply: int
    branch: int
    advice: list[Advice]


class Polled(msgspec.Struct, frozen=True):
    """What a socket would have sent. Ask again with ``ply``, ``branch``, ``version``, ``said``."""

    messages: list[SocketMessage]
    ply: int
    branch: int
    version: int
    said: int


class Ask(msgspec.Struct, frozen=True):
    """A kind of question; its text is ``<game>-ask-<name>``.

    ``things`` says what its options point at, by the form of their words: ``{"wonder:*":
    "island:*"}``. Words of no form are plain choices.
    """

    number: int
    name: str
    things: dict[str, str]
    rule: str
    optional: bool


class Flag(msgspec.Struct, frozen=True):
    """A setting of a match; the first value is the default."""

    name: str
    values: list[str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    slug: str
    min: int
    max: int
    rules_version: int
    pack_id: str
    pack_hash: str
    flags: list[Flag]
    levels: list[str]
    minutes: int
    credits: str


class Catalogue(msgspec.Struct, frozen=True):
    """What a client needs to draw a game: its questions, the content of its pack, its names.

    ``things`` are the texts of cards and all else on the table, to be put into words.
    """

    game: GameInfo
    asks: list[Ask]
    names: dict[str, str]
    things: Things
    pack: dict[str, object]


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule in words (Markdown, every paragraph on a line of its own)."""

    id: str
    section: str
    text: str
    marks: list[str]
    """Where it comes from, by the words that the page of the rules explains: ``ruling``, ``fr``."""


class Texts(msgspec.Struct, frozen=True):
    """The Fluent sources of a language, file by file."""

    language: str
    sources: dict[str, str]


class Health(msgspec.Struct, frozen=True):
    """How a node is."""

    status: Literal["ok", "draining", "down"]
    version: str
    node: str
