"""A match, sans-IO: the fold of its stored entries over a table. Every change is an entry.

Applying an entry checks it, so the same code carries out a request and replays the store.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal

from ludopolis.core.game import Setup
from ludopolis.play.record import check_option
from ludopolis.play.table import Table
from ludopolis.server.match.entry import Config, Entry
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo
from ludopolis.wire.record import Result
from ludopolis.wire.rest import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game

NOBODY: Final = ""


class Chair:
    """One place at the table. ``visitor`` holds it, also while a bot plays for them."""

    def __init__(self) -> None:
        self.kind: Literal["person", "bot", "empty"] = "empty"
        self.visitor = NOBODY
        self.name = ""
        self.level = ""
        self.is_ready = False

    def is_held_by(self, visitor: str) -> bool:
        """Nobody holds no chair, not even one that nobody holds."""
        return self.visitor == visitor != NOBODY

    def info(self) -> SeatInfo:
        if self.kind == "bot":
            return SeatInfo(self.name, "bot", self.level)
        return SeatInfo(self.name)


class Match:
    """The present state of a match."""

    def __init__(self, game: Game, config: Config) -> None:
        self.game: Final = game
        self.config: Final = config
        self.chairs: Final = [Chair() for _ in range(config.seats)]
        self.table: Table | None = None
        self.number = 0
        self.last: Entry | None = None
        self.invite = ""
        self.owner = config.owner
        self.entered: set[str] = set()
        self.expelled: set[str] = set()
        self.conceded: list[int] = []
        self.rematch: str | None = None
        self.times: list[float] = []
        self.position = (-1, -1)
        self.updated = config.created
        self.asked_tick = 0.0

    # --- reading -----------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.table is None:
            return "open"
        return "over" if self.result is not None else "playing"

    @property
    def playing(self) -> Table:
        """The table of a match that goes on; refuses one that does not."""
        if self.table is None:
            raise Refusal("match-not-started")
        if self.result is not None:
            raise Refusal("game-over")
        return self.table

    @property
    def result(self) -> Result | None:
        """The game's result; or, when all but one gave up, that one's victory."""
        if self.table is None:
            return None
        outcome = self.game.outcome(self.table.history.state)
        if outcome is not None:
            return Result(outcome.scores, outcome.places, outcome.reason)
        if len(self.conceded) < self.config.seats - 1:
            return None
        places = [1] * self.config.seats
        for i, seat in enumerate(self.conceded):
            places[seat] = self.config.seats - i
        return Result(self.table.history.state.scores(), places, "concede")

    def seats_of(self, visitor: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_held_by(visitor)]

    def may_look(self, visitor: str) -> bool:
        if visitor in self.expelled and not self.seats_of(visitor):
            return False
        is_known = visitor in self.entered or visitor == self.owner
        return self.config.public or is_known or bool(self.seats_of(visitor))

    def is_private_to(self, visitor: str) -> bool:
        """Nobody else has played in it: all chairs are the visitor's, or were always bots'."""
        return all(chair.visitor in {visitor, NOBODY} for chair in self.chairs)

    # --- changing ----------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out an entry, or refuse it and change nothing."""
        APPLY[entry.kind](self, entry)
        self.number += 1
        self.last = entry
        self.updated = entry.at
        self.keep_times(entry)

    def keep_times(self, entry: Entry) -> None:
        """Note when each ply was played and when the pending question was put."""
        if self.table is None or self.position == (self.table.ply, self.table.branch):
            return
        self.position = (self.table.ply, self.table.branch)
        self.asked_tick = entry.tick
        del self.times[self.table.ply :]
        self.times.extend([entry.at] * (self.table.ply - len(self.times)))

    def chair(self, seat: int) -> Chair:
        if seat not in range(len(self.chairs)):
            raise Refusal("unknown-seat", seat=seat + 1)
        return self.chairs[seat]

    def sit(self, entry: Entry) -> None:
        chair = self.chair(entry.seat)
        visitor = entry.details.visitor
        is_bots_own = chair.kind == "bot" and chair.visitor == NOBODY
        if is_bots_own or chair.visitor not in {NOBODY, visitor}:
            raise Refusal("seat-taken", seat=entry.seat + 1, player=chair.name)
        if entry.seat in self.conceded:
            raise Refusal("seat-conceded", seat=entry.seat + 1)
        if self.table is not None:
            self.playing.join(entry.seat, entry.details.name, entry.tick)
        chair.kind, chair.visitor, chair.level = "person", visitor, ""
        chair.name, chair.is_ready = entry.details.name, False

    def rise(self, entry: Entry) -> None:
        """Get up. ``value`` 1 takes the chair away from its holder for good."""
        chair = self.chair(entry.seat)
        if self.table is None:
            self.chairs[entry.seat] = Chair()
            return
        if chair.kind == "person":
            self.playing.leave(entry.seat, entry.tick)
        if entry.value == 1:
            chair.visitor = NOBODY

    def seat_bot(self, entry: Entry) -> None:
        chair = self.chair(entry.seat)
        if self.table is not None:
            details = entry.details
            self.playing.seat_bot(entry.seat, details.name, details.level, entry.tick)
        elif chair.kind == "person":
            raise Refusal("seat-taken", seat=entry.seat + 1, player=chair.name)
        chair.kind, chair.level, chair.name = "bot", entry.details.level, entry.details.name
        chair.is_ready = False

    def be_ready(self, entry: Entry) -> None:
        self.check_open()
        self.chair(entry.seat).is_ready = entry.value == 1

    def check_open(self) -> None:
        if self.table is not None:
            raise Refusal("match-started")

    def enter(self, entry: Entry) -> None:
        self.entered.add(entry.details.visitor)

    def expel(self, entry: Entry) -> None:
        """Somebody who came in by an invitation may not look any more."""
        self.entered.discard(entry.details.visitor)
        self.expelled.add(entry.details.visitor)

    def hand_over(self, entry: Entry) -> None:
        """Its owner leaves for good, and somebody else looks after the match."""
        self.owner = entry.details.visitor

    def set_invite(self, entry: Entry) -> None:
        self.invite = entry.details.token

    def start(self, entry: Entry) -> None:
        """Deal; every chair must be taken, and everybody but the owner ready."""
        self.check_open()
        free = sum(chair.kind == "empty" for chair in self.chairs)
        if free:
            raise Refusal("seats-empty", count=free)
        for chair in self.chairs:
            is_guest = chair.kind == "person" and chair.visitor != self.owner
            if is_guest and not chair.is_ready:
                raise Refusal("not-ready", player=chair.name)
        setup = Setup(self.config.seats, int(self.config.seed), dict(self.config.flags))
        infos = [chair.info() for chair in self.chairs]
        self.table = Table(self.game, setup, infos, self.config.timing, entry.tick)
        self.table.started = datetime.fromtimestamp(entry.at, UTC).isoformat()

    def fork(self, entry: Entry) -> None:
        """Go on from a position of another match."""
        table = self.playing
        history = table.history
        for ply, option in enumerate(entry.details.plies):
            if ply < history.ply and history.steps[ply].option == option:
                continue
            if ply != history.ply or history.state.over:
                raise Refusal("record-after-end", ply=ply)
            check_option(self.game, history.state.decision, ply, option)
            history.play(option)
        history.play_forced()
        table.clock.ask(table.asked, entry.tick)

    def play(self, entry: Entry) -> None:
        self.playing.play(entry.seat, entry.ply, entry.value, entry.tick)

    def undo(self, entry: Entry) -> None:
        self.playing.undo(entry.seat, entry.value, entry.tick)

    def ask_undo(self, entry: Entry) -> None:
        self.playing.request_undo(entry.seat, entry.value, entry.tick)

    def answer_undo(self, entry: Entry) -> None:
        self.playing.answer_undo(entry.seat, entry.tick, agree=entry.value == 1)

    def pass_time(self, entry: Entry) -> None:
        self.playing.tick(entry.tick)

    def concede(self, entry: Entry) -> None:
        """The seat is a bot's from now on; with one seat left the match is over."""
        table = self.playing
        chair = self.chair(entry.seat)
        if entry.seat in self.conceded:
            raise Refusal("seat-conceded", seat=entry.seat + 1)
        if chair.kind == "person":
            table.leave(entry.seat, entry.tick)
        table.seat_bot(entry.seat, chair.name, entry.details.level, entry.tick)
        chair.kind, chair.level = "bot", entry.details.level
        self.conceded.append(entry.seat)

    def set_rematch(self, entry: Entry) -> None:
        if self.status != "over":
            raise Refusal("match-not-over")
        self.rematch = entry.details.match


APPLY: Final[dict[str, Callable[[Match, Entry], None]]] = {
    "sit": Match.sit,
    "rise": Match.rise,
    "bot": Match.seat_bot,
    "ready": Match.be_ready,
    "enter": Match.enter,
    "expel": Match.expel,
    "hand-over": Match.hand_over,
    "invite": Match.set_invite,
    "start": Match.start,
    "fork": Match.fork,
    "play": Match.play,
    "undo": Match.undo,
    "ask-undo": Match.ask_undo,
    "answer-undo": Match.answer_undo,
    "tick": Match.pass_time,
    "concede": Match.concede,
    "rematch": Match.set_rematch,
}


def effective(entries: list[Entry]) -> list[Entry]:
    """The entries that count: a repair takes back those from the number in its value on."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "repair":
            kept = [earlier for earlier in kept if earlier.number < entry.value]
        else:
            kept.append(entry)
    return kept


def match_of(game: Game, config: Config, entries: list[Entry]) -> Match:
    """The match that these entries tell."""
    match = Match(game, config)
    for entry in effective(entries):
        match.apply(entry)
    if entries:
        match.last = entries[-1]
        match.number = match.last.number + 1
    return match
