"""What goes over the REST interface: matches, visitors, catalogues, replays and problems."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludopolis.wire.event import Telling
from ludopolis.wire.message import Option, PlyReport, Question, RoomSeat, SocketMessage, Timing
from ludopolis.wire.names import Typed
from ludopolis.wire.record import Result
from ludopolis.wire.text import Goals, Line, Things
from ludopolis.wire.view import View

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=31_536_000)]
Reason: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
RowNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
AnySeat: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=7)]
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


class SetName(Typed, frozen=True):
    """What a visitor wants to be called."""

    name: Name
    language: Language = "en"


class Credentials(Typed, frozen=True):
    """Name and password of an account."""

    account: Name
    password: Password


class ChangePassword(Typed, frozen=True):
    """Another password; ``old`` is the one that is valid now."""

    old: Password
    password: Password


class Reset(Typed, frozen=True):
    """A new password, by a code that the host has given."""

    code: Text
    password: Password


class SessionInfo(msgspec.Struct, frozen=True):
    """A device somebody is signed in on; ``current`` is the one that asks."""

    id: str
    agent: str
    created: float
    used: float
    current: bool


class Farewell(Typed, frozen=True):
    """Somebody wants to be forgotten, and says so by name, and by password if there is one."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class OwnSession(msgspec.Struct, frozen=True):
    """A session, in one's own data."""

    agent: str
    created: float
    used: float
    revoked: float | None


class OwnMatch(msgspec.Struct, frozen=True):
    """A match, in one's own data; ``moves`` are one's answers by ply."""

    id: str
    game: str
    title: str
    status: str
    created: float
    owner: bool
    seats: list[int]
    names: list[str]
    moves: list[tuple[int, int]]


class OwnLine(msgspec.Struct, frozen=True):
    """A line of chat, in one's own data."""

    match: str
    at: float
    name: str
    text: str


class OwnReport(msgspec.Struct, frozen=True):
    """A report that one has made."""

    match: str
    at: float
    name: str
    reason: str


class Dossier(msgspec.Struct, frozen=True):
    """All that the server knows of somebody."""

    made: float
    name: str
    language: str
    account: str
    created: float
    sessions: list[OwnSession]
    matches: list[OwnMatch]
    chat: list[OwnLine]
    muted: list[str]
    reports: list[OwnReport]


class NewSeat(Typed, frozen=True):
    """A chair of a new match: mine (several for several people on one screen), a bot's, or free."""

    kind: Literal["me", "bot", "empty"] = "empty"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewMatch(Typed, frozen=True):
    """``delay`` keeps spectators behind, ``bot_after`` fills a chair left empty, in seconds."""

    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    flags: dict[str, str] = msgspec.field(default_factory=dict)
    title: Title = ""
    public: bool = False
    timing: Timing = Timing()
    delay: Seconds = 0
    bot_after: Seconds = 0


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in a list. ``asked`` is the seat that must move, -1 for none.

    Of one that is ``unreadable`` only as much is told as is known without its moves.
    """

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
    unreadable: bool = False


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
    salt: str | None
    rematch: str | None
    forked_from: str | None
    forked_at: int | None
    result: Result | None
    conceded: list[int]
    invite: str | None
    lesson: bool


class TakeSeat(Typed, frozen=True):
    """Sit down. ``name`` is for a second person on the same screen, else your own name."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SeatBot(Typed, frozen=True):
    """Which bot is to sit down."""

    level: Annotated[str, msgspec.Meta(max_length=20)]


class Ready(Typed, frozen=True):
    """Ready to start, or not after all."""

    ready: bool = True


class Enter(Typed, frozen=True):
    """Come in by an invitation, so as to look at a private match and take a free seat."""

    invite: Text


class Fork(Typed, frozen=True):
    """A new match from a ply of another, with these chairs."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]


class AskConsent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask all others who have played for an emptied chair (-1: to go on elsewhere)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class GiveConsent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to what somebody asks for, or not."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    agree: bool


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


class Prospect(msgspec.Struct, frozen=True):
    """What an option would bring, as far as the asked seat may know it beforehand.

    ``is_known`` is false where chance or hidden cards come into it, and nothing more is told then.
    ``then`` is the question that goes on with it, as part of the same gesture. ``ends``: after it
    one may as well decline at once, and so end the turn with it. ``opens``: it prepares the
    question that the gesture began with, to which these are answers then that were none before.
    """

    option: int
    is_known: bool
    lines: list[Line]
    then: Question | None
    ends: Option | None
    opens: list[Option] = []


class Forecast(msgspec.Struct, frozen=True):
    """What each option would bring at this ply, once ``answers`` were given to it."""

    seat: int
    ply: int
    branch: int
    answers: list[int]
    prospects: list[Prospect]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that the guide says. ``option`` is the answer it leads to, None for reading only.

    ``point`` names the places on the table that are spoken of.
    """

    line: Line
    point: list[str]
    option: int | None
    rule: str


class LessonNow(msgspec.Struct, frozen=True):
    """Where a lesson stands: ``steps`` to be told one by one, from ``number`` of ``count`` on.

    ``back_to`` is the ply at which the path was left, ``begin`` the first of the lesson. Without
    steps on the path, the others are answering, or the lesson is over.
    """

    ply: int
    number: int
    count: int
    steps: list[LessonStep]
    begin: int
    back_to: int | None


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
    "island:*"}``. Words of no form are plain choices. ``preset``: its first option stands until
    another one is picked. ``labels`` are what options are called, by their words; none where there
    are too many, and each question tells its own.
    """

    number: int
    name: str
    things: dict[str, str]
    rule: str
    optional: bool
    preset: bool
    labels: dict[str, Line]


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
    lesson: bool


class Catalogue(msgspec.Struct, frozen=True):
    """What a client needs to draw a game: its questions, the content of its pack, its names.

    ``tellings`` say how each kind of event becomes a line of the log.

    ``things`` are the texts of cards and all else on the table, to be put into words.
    """

    game: GameInfo
    asks: list[Ask]
    tellings: dict[str, list[Telling]]
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


class Mute(Typed, frozen=True):
    """Somebody who is not to be heard: who said this line, or who sits in this seat."""

    line: RowNumber = 0
    seat: AnySeat = -1


class MutedPerson(msgspec.Struct, frozen=True):
    """Somebody one has muted. ``author`` is how a match's chat knows them."""

    id: str
    name: str
    at: float
    author: str


class Mutes(msgspec.Struct, frozen=True):
    """Whom one has muted; ``me`` is the author of one's own lines."""

    me: str
    people: list[MutedPerson]


class Report(Typed, frozen=True):
    """Something the host should know: of this line, or of who sits in this seat."""

    reason: Reason
    line: RowNumber = 0
    seat: AnySeat = -1


class ReportInfo(msgspec.Struct, frozen=True):
    """A report as the host sees it. ``reporter`` and ``accused`` are ids of visitors."""

    number: int
    at: float
    match: str
    reporter: str
    accused: str
    name: str
    text: str
    reason: str
    closed: float | None


class NewBan(Typed, frozen=True):
    """Whom to shut out: a visitor by id or account, or an address or network; 0 hours: for good."""

    kind: Literal["visitor", "account", "address"]
    value: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    hours: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)] = 0
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class BanInfo(msgspec.Struct, frozen=True):
    """A ban in force."""

    number: int
    kind: str
    value: str
    at: float
    until: float | None
    reason: str


class Deed(msgspec.Struct, frozen=True):
    """What a moderator did, and when."""

    number: int
    at: float
    moderator: str
    deed: str
    target: str
    details: str


class GuestInfo(msgspec.Struct, frozen=True):
    """Somebody who came into a match by an invitation."""

    id: str
    name: str
    online: bool


class Health(msgspec.Struct, frozen=True):
    """How a node is. ``reason`` says why nothing can be stored when it is down."""

    status: Literal["ok", "draining", "down"]
    version: str
    node: str
    reason: str = ""
