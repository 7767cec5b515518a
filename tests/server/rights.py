"""Who may do what, written down once more: a small model of a match, and a line for every request.

The model knows nothing of the server. A route or message without a line here fails the tests by
name; to add one, add a line to ``ROUTES`` (about a match), ``ELSEWHERE`` (about anything else) or
``MESSAGES``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

PEOPLE = ("owner", "other", "holder", "heir", "spectator", "stranger", "nobody", "admin")
"""``owner`` sits in chair 0 and ``other`` in chair 2; chair 1, whose history varies, is
``holder``'s and may become ``heir``'s. ``spectator`` has come by invitation, ``stranger`` not."""
INVITED = ("other", "holder", "heir", "spectator")
SUBJECT = 1
WHOLE = -1
EVERYWHERE = (None, -1, 0, 1, 2)


class Place:
    """A chair of the model. ``plays``: empty, person, away (a person who has got up) or bot."""

    def __init__(self) -> None:
        self.holder = ""
        self.sitters: list[str] = []
        self.lenders: list[str] = []
        self.plays = "empty"
        self.level = ""
        self.is_ready = False
        self.is_conceded = False

    @property
    def is_person(self) -> bool:
        return self.plays in {"person", "away"}

    @property
    def is_emptied(self) -> bool:
        return not self.holder and bool(self.sitters)


class Model:
    """What is known of a match. ``asked``, ``free_undo`` are facts of the game itself."""

    def __init__(self, *, is_public: bool) -> None:
        self.is_public = is_public
        self.status = "open"
        self.places = [Place(), Place(), Place()]
        self.asked_for: dict[int, tuple[str, set[str]]] = {}
        self.is_forked = False
        self.undo_asked = False
        self.joined: set[str] = set()
        self.asked = -1
        self.ply = 0
        self.option = 0
        self.back = 0
        self.free_undo: dict[int, bool] = {}

    # --- what happens ------------------------------------------------------------------------

    def sit(self, seat: int, who: str) -> None:
        place = self.places[seat]
        place.holder, place.plays, place.is_ready = who, "person", False
        self.joined.add(who)
        asker, given = self.asked_for.pop(seat, ("", set()))
        if asker == who:
            had = [*place.lenders, *place.sitters[-1:]]
            place.lenders = [one for one in had if one not in given]
        if self.status != "open":
            place.lenders = [one for one in place.lenders if one != who]
            place.sitters = [*[one for one in place.sitters if one != who], who]

    def rise(self, seat: int) -> None:
        if self.status == "open":
            self.places[seat] = Place()
        else:
            self.places[seat].plays = "away"

    def remove(self, seat: int) -> None:
        self.rise(seat)
        self.places[seat].holder = ""

    def bot(self, seat: int, level: str) -> None:
        self.places[seat].plays, self.places[seat].level = "bot", level

    def concede(self, seat: int) -> None:
        self.bot(seat, "level2")
        self.places[seat].is_conceded = True
        if sum(place.is_conceded for place in self.places) >= 2:
            self.status = "over"

    def start(self) -> None:
        self.status = "playing"
        for place in self.places:
            place.sitters = [place.holder] if place.holder else []

    def ask(self, seat: int, who: str) -> None:
        self.asked_for[seat] = (who, set())
        self.joined.add(who)

    def agree(self, seat: int, who: str) -> None:
        self.asked_for[seat][1].add(who)
        self.joined.add(who)

    # --- who may -----------------------------------------------------------------------------

    @property
    def players(self) -> set[str]:
        return {who for place in self.places for who in place.sitters}

    @property
    def is_playing(self) -> bool:
        return self.status == "playing"

    @property
    def is_over(self) -> bool:
        return self.status == "over"

    def holds(self, who: str, seat: int) -> bool:
        return seat >= 0 and self.places[seat].holder == who

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat in range(3) if self.holds(who, seat)]

    def looks(self, who: str) -> bool:
        return self.is_public or who not in {"stranger", "nobody"}

    def sees(self, who: str, viewer: int | None) -> bool:
        """From a chair look its holder, and everybody once it is over."""
        is_free = viewer is None or viewer == -1
        return self.looks(who) and (is_free or self.is_over or self.holds(who, viewer or 0))

    def comes(self, who: str) -> bool:
        return who not in {"nobody", "admin"} and self.looks(who)

    def rules(self, who: str) -> bool:
        return who in {"owner", "admin"}

    def means(self, who: str, seat: int) -> bool:
        """Whether they can mute or report whoever has the chair."""
        return self.comes(who) and self.places[seat].holder not in {"", who}

    def agreed(self, who: str, seat: int) -> bool:
        asker, given = self.asked_for.get(seat, ("", set()))
        return asker == who and self.players - {who} <= given

    def sits(self, who: str, seat: int) -> bool:
        place = self.places[seat]
        is_own, is_free = place.holder == who, place.plays == "empty"
        if not self.comes(who):
            return False
        if not self.is_playing:
            return (is_own and place.plays == "person") or (is_free and not self.is_over)
        is_last = not place.holder and place.sitters[-1:] == [who]
        is_let = place.is_emptied and self.agreed(who, seat) and not self.is_forked
        is_lent = self.may_stand_in(who, seat) and self.lends(who, seat)
        is_back = is_last or who in place.lenders
        return not place.is_conceded and (is_own or is_back or is_let or is_lent)

    def may_stand_in(self, who: str, seat: int) -> bool:
        """Whether the holder has left, and this one has seen no other hand."""
        place = self.places[seat]
        others = [self.places[other] for other in range(3) if other != seat]
        is_left = place.plays in {"away", "bot"} and not place.is_conceded
        is_strange = place.holder != who and not any(who in other.sitters for other in others)
        return bool(place.holder) and is_left and is_strange and not self.is_forked

    def lends(self, who: str, seat: int) -> bool:
        """Whether those who play agree; one alone does not suffice without the holder's word."""
        others = [self.places[other] for other in range(3) if other != seat]
        voices = {place.holder for place in others if place.plays == "person"}
        if len(voices) < 2:
            voices.add(self.places[seat].holder)
        asker, given = self.asked_for.get(seat, ("", set()))
        return asker == who and voices <= given

    def rises(self, who: str, seat: int) -> bool:
        place = self.places[seat]
        if not self.holds(who, seat):
            return self.rules(who) and not (self.is_over and place.holder)
        return not (self.is_over and place.plays == "person")

    def seats_bot(self, who: str, seat: int) -> bool:
        place = self.places[seat]
        if not self.rules(who):
            return False
        if place.plays == "bot" and place.level == "uniform":
            return True
        return not self.is_over and place.plays != "person"

    def starts(self, who: str) -> bool:
        is_full = all(place.plays != "empty" for place in self.places)
        guests = [p for p in self.places if p.plays == "person" and p.holder != "owner"]
        is_ready = all(place.is_ready for place in guests)
        return self.rules(who) and self.status == "open" and is_full and is_ready

    @property
    def is_seed_public(self) -> bool:
        return self.is_over and not self.is_forked

    def forks(self, who: str) -> bool:
        is_alone = self.players == {who} and bool(self.seats_of(who))
        is_let = is_alone or self.agreed(who, WHOLE)
        return self.comes(who) and (self.is_seed_public or (self.status != "open" and is_let))

    def asks(self, who: str, seat: int) -> bool:
        is_pending = seat in self.asked_for and self.asked_for[seat][0] != who
        if not self.comes(who) or not self.is_playing or is_pending:
            return False
        place = self.places[seat]
        is_there = place.is_emptied and not place.is_conceded and not self.is_forked
        return seat == WHOLE or is_there or self.may_stand_in(who, seat)

    def agrees(self, who: str, seat: int) -> bool:
        is_concerned = seat in self.asked_for and who in self.players | {self.asked_for[seat][0]}
        return self.comes(who) and self.is_playing and is_concerned

    def moves(self, who: str, seat: int) -> bool:
        """Whether they sit in the chair in person, at a match that goes on."""
        return self.is_playing and self.holds(who, seat) and self.places[seat].is_person

    def answers_undo(self, who: str, seat: int) -> bool:
        is_there = self.undo_asked and seat != 0 and self.places[seat].plays == "person"
        return self.moves(who, seat) and is_there


# --- histories of chair 1 --------------------------------------------------------------------

OPEN = {
    "free": "",
    "bot": "bot",
    "person": "sit",
    "ready": "sit ready",
    "left": "sit rise",
    "removed": "sit remove",
    "replaced by a bot": "sit remove bot",
    "taken back": "sit remove sit",
}
LET = "remove ask owner-agrees other-agrees holder-agrees"
LENT = "rise ask owner-agrees other-agrees"
STARTED = {
    "bot": "bot | ",
    "alone": "alone bot | ",
    "the only other one left": "alone sit ready | rise",
    "the only other one removed": "alone sit ready | remove",
    "the only other one replaced": "alone sit ready | remove bot",
    "person": "sit ready | ",
    "left": "sit ready | rise",
    "removed": "sit ready | remove",
    "left to a bot": "sit ready | rise bot",
    "replaced by a bot": "sit ready | remove bot",
    "abandoned": "sit ready | rise abandon",
    "taken back": "sit ready | remove sit",
    "taken back from a bot": "sit ready | remove bot sit",
    "taken back after leaving": "sit ready | rise bot sit",
    "conceded": "sit ready | concede",
    "conceded and removed": "sit ready | concede remove",
    "asked for": "sit ready | remove ask owner-agrees other-agrees",
    "declined": "sit ready | remove ask owner-agrees other-declines",
    "let": f"sit ready | {LET}",
    "taken over": f"sit ready | {LET} take",
    "taken over and removed": f"sit ready | {LET} take remove",
    "left and asked for": "sit ready | rise ask owner-agrees",
    "left and let": f"sit ready | {LENT}",
    "left to a bot and let": "sit ready | rise bot ask owner-agrees other-agrees",
    "lent": f"sit ready | {LENT} take",
    "lent and left": f"sit ready | {LENT} take heir-rises",
    "lent and removed": f"sit ready | {LENT} take remove",
    "lent and taken back": f"sit ready | {LENT} take sit",
    "left and given away": f"sit ready | {LENT} holder-agrees take",
    "forked, then left and let": (
        f"sit ready | {LENT} ask-fork other-lets-fork holder-lets-fork fork"
    ),
    "the only other one left, and asked for": "alone sit ready | rise ask owner-agrees",
    "the only other one gave it away": (
        "alone sit ready | rise ask owner-agrees holder-agrees take"
    ),
    "fork asked for": "sit ready | ask-fork other-lets-fork",
    "fork let": "sit ready | ask-fork other-lets-fork holder-lets-fork",
    "forked": "sit ready | ask-fork other-lets-fork holder-lets-fork fork",
    "forked, then let": f"sit ready | {LET} ask-fork other-lets-fork holder-lets-fork fork",
    "undo asked for": "sit ready | ask-undo",
}

KEY = (
    "POST /api/matches/{key:str}/seats/{seat:int}",
    "POST /api/matches/{key:str}/fork",
    "GET /api/matches/{key:str}/record",
)
"""What gave secrets away once: tried with every history, by everybody, in every sample."""

# --- a line for every request ----------------------------------------------------------------

May: TypeAlias = Callable[[Model, str], bool]


class Case:
    """One request about a match. ``may`` says who is let; ``{ply}``… come from the model."""

    def __init__(
        self,
        path: str,
        may: May,
        body: object = None,
        *,
        is_dear: bool = False,
        is_told: bool = False,
    ) -> None:
        self.path = path
        self.may = may
        self.body = body
        self.is_dear = is_dear
        """What is let takes long: only refusals are tried here."""
        self.is_told = is_told
        """A list: who may is told of the match, who may not gets an answer without it."""


def anybody(model: Model, who: str) -> bool:  # noqa: ARG001
    return True


def per_seat(path: str, may: Callable[[Model, str, int], bool], body: object = None) -> list[Case]:
    def one(seat: int) -> Case:
        return Case(path.format(seat), lambda m, who: may(m, who, seat), body)

    return [one(seat) for seat in range(3)]


def per_viewer(path: str, name: str, may: Callable[[Model, str, int | None], bool]) -> list[Case]:
    def one(viewer: int | None) -> Case:
        query = "" if viewer is None else f"{name}={viewer}"
        return Case(path + query, lambda m, who: may(m, who, viewer))

    return [one(viewer) for viewer in EVERYWHERE]


MINE = [{"kind": "me"}] * 3
ROUTES: dict[str, list[Case]] = {
    "GET /api/matches": [
        Case("/api/matches", lambda m, _: m.is_public, is_told=True),
        Case("/api/matches?mine=true", lambda m, who: who in m.joined, is_told=True),
    ],
    "GET /api/matches/{key:str}": [Case("", lambda m, who: m.looks(who))],
    "POST /api/matches/{key:str}/enter": [
        Case("/enter", lambda m, who: m.comes(who), {"invite": "guessed"}),
        Case("/enter", lambda m, who: m.comes(who), {"invite": ""}),
        Case("/enter", lambda _, who: who not in {"nobody", "admin"}, {"invite": "{invite}"}),
    ],
    "POST /api/matches/{key:str}/invite": [Case("/invite", lambda m, who: m.rules(who), {})],
    "POST /api/matches/{key:str}/seats/{seat:int}": per_seat("/seats/{}", Model.sits, {}),
    "DELETE /api/matches/{key:str}/seats/{seat:int}": per_seat("/seats/{}", Model.rises),
    "PUT /api/matches/{key:str}/seats/{seat:int}/bot": per_seat(
        "/seats/{}/bot", Model.seats_bot, {"level": "uniform"}
    ),
    "POST /api/matches/{key:str}/ready": [
        Case("/ready", lambda m, who: m.status == "open" and bool(m.seats_of(who)), {})
    ],
    "POST /api/matches/{key:str}/start": [Case("/start", lambda m, who: m.starts(who), {})],
    "POST /api/matches/{key:str}/rematch": [
        Case("/rematch", lambda m, who: m.is_over and bool(m.seats_of(who)), {})
    ],
    "POST /api/matches/{key:str}/fork": [
        Case("/fork", lambda m, who: m.forks(who), {"ply": 0, "seats": MINE})
    ],
    "POST /api/matches/{key:str}/consent": [
        Case("/consent", lambda m, who: m.asks(who, 0), {"seat": 0}),
        Case("/consent", lambda m, who: m.asks(who, 1), {"seat": 1}),
        Case("/consent", lambda m, who: m.asks(who, WHOLE), {"seat": WHOLE}),
    ],
    "PUT /api/matches/{key:str}/consent": [
        Case("/consent", lambda m, who: m.agrees(who, 1), {"seat": 1, "agree": True}),
        Case("/consent", lambda m, who: m.agrees(who, 1), {"seat": 1, "agree": False}),
        Case("/consent", lambda m, who: m.agrees(who, WHOLE), {"seat": WHOLE, "agree": True}),
    ],
    "GET /api/matches/{key:str}/guests": [Case("/guests", lambda m, who: m.rules(who))],
    "DELETE /api/matches/{key:str}/guests/{person:str}": [
        Case("/guests/somebody", lambda m, who: False)  # noqa: ARG005 - nobody has this sign
    ],
    "POST /api/matches/{key:str}/mutes": [
        Case("/mutes", lambda m, who: m.means(who, 0), {"seat": 0}),
        Case("/mutes", lambda m, who: m.means(who, 1), {"seat": 1}),
    ],
    "POST /api/matches/{key:str}/reports": [
        Case("/reports", lambda m, who: m.means(who, 1), {"seat": 1, "reason": "Rude"})
    ],
    "GET /api/matches/{key:str}/record": [
        Case("/record", lambda m, who: m.looks(who) and m.is_seed_public)
    ],
    "GET /api/matches/{key:str}/replay/{ply:int}": [
        case
        for ply in ("0", "{ply}")
        for case in per_viewer(
            f"/replay/{ply}?", "viewer", lambda m, who, v: m.status != "open" and m.sees(who, v)
        )
    ],
    "GET /api/matches/{key:str}/hint": [
        Case(f"/hint?seat={seat}", lambda m, who, s=seat: m.moves(who, s), is_dear=True)  # type: ignore[misc]
        for seat in range(3)
    ],
    "GET /api/matches/{key:str}/forecast": [
        Case(f"/forecast?seat={seat}", lambda m, who, s=seat: m.moves(who, s) and m.asked == s)  # type: ignore[misc]
        for seat in range(3)
    ],
    # A match that is no lesson has no guide.
    "GET /api/matches/{key:str}/lesson": [Case("/lesson", lambda *_: False)],
    "GET /api/matches/{key:str}/poll": per_viewer("/poll?", "seat", Model.sees),
    # What may be asked for is in MESSAGES; here only from which chair.
    "POST /api/matches/{key:str}/requests": [
        Case(
            case.path,
            lambda m, who, c=case: (
                (m.comes(who) and c.may(m, who))  # type: ignore[misc]
                or (who == "admin" and c.may(m, who))
            ),
            {"type": "ping", "request": 1},
        )
        for case in per_viewer("/requests?", "seat", Model.sees)
    ],
}
ELSEWHERE = {
    "POST /api/matches": "makes another match",
    "POST /api/lessons/{slug:str}": "makes another match, or goes on with one's own",
    "GET /api/me": "about oneself",
    "POST /api/me": "about oneself",
    "POST /api/account": "about oneself",
    "POST /api/session": "about oneself",
    "DELETE /api/session": "about oneself",
    "GET /api/me/data": "about oneself",
    "POST /api/me/farewell": "about oneself",
    "POST /api/account/password": "about oneself",
    "POST /api/account/reset": "about oneself, by a code of the host's",
    "GET /api/sessions": "about oneself",
    "DELETE /api/sessions": "about oneself",
    "DELETE /api/sessions/{session_id:str}": "about oneself",
    "GET /api/mutes": "about oneself",
    "DELETE /api/mutes/{person:str}": "about oneself",
    "GET /api/admin/reports": "the host's",
    "POST /api/admin/reports/{number:int}/close": "the host's",
    "GET /api/admin/bans": "the host's",
    "POST /api/admin/bans": "the host's",
    "DELETE /api/admin/bans/{number:int}": "the host's",
    "GET /api/admin/log": "the host's",
    "GET /api/games": "of the program",
    "GET /api/games/{slug:str}": "of the program",
    "GET /api/texts/{lang:str}": "of the program",
    "GET /api/rules/{slug:str}": "of the program",
    "GET /health": "of the program",
    "GET /ready": "of the program",
    "GET /metrics": "figures of all matches together",
    "GET /{path:path}": "the client's files",
    "GET /": "the client's files",
}
"""Routes that say and change nothing of a match, and why."""


class MessageCase:
    """One message, from the chair that its sender looks from (-1: as a spectator)."""

    def __init__(self, fields: dict[str, Any], may: Callable[[Model, str, int], bool]) -> None:
        self.fields = fields
        self.may = may


MESSAGES: dict[str, list[MessageCase]] = {
    "ping": [MessageCase({}, lambda *_: True)],
    "chat": [MessageCase({"text": "hello"}, lambda _m, who, _s: who not in {"nobody", "admin"})],
    "resync": [MessageCase({"ply": 0, "branch": 0}, lambda *_: True)],
    "watch": [
        MessageCase({"seat": seat}, lambda m, who, _, s=seat: m.sees(who, s))  # type: ignore[misc]
        for seat in (-1, 0, 1, 2)
    ],
    "play": [
        MessageCase(
            {"ply": "{ply}", "option": "{option}", "branch": 0},
            lambda m, who, s: m.moves(who, s) and m.asked == s,
        ),
        # What is no gesture is refused as a whole, whoever asks.
        MessageCase(
            {"ply": "{ply}", "option": "{option}", "branch": 0, "more": [2**31 - 1]},
            lambda *_: False,
        ),
    ],
    "undo": [
        MessageCase(
            {"to_ply": "{back}", "branch": 0}, lambda m, who, s: m.moves(who, s) and m.free_undo[s]
        )
    ],
    "request-undo": [
        MessageCase(
            {"to_ply": "{back}", "branch": 0},
            lambda m, who, s: m.moves(who, s) and not m.undo_asked,
        )
    ],
    "answer-undo": [
        MessageCase({"agree": False, "branch": 0}, Model.answers_undo),
    ],
    "concede": [MessageCase({}, Model.moves)],
}
