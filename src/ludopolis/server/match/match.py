"""A match, sans-IO: the fold of its stored entries over a table. Every change is an entry.

Applying an entry checks it, so the same code carries out a request and replays the store.
"""

from __future__ import annotations

from array import array
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.games import open_game
from ludopolis.play.record import check_option
from ludopolis.play.table import Table
from ludopolis.server.match.authority import Administrator, Caller, Visitor, stored_visitor
from ludopolis.server.match.chair import WHOLE_MATCH, Chair, Consent
from ludopolis.server.match.entry import Config, Entry
from ludopolis.wire.error import Refusal
from ludopolis.wire.record import Result
from ludopolis.wire.rest import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.core.game import Game


def game_of(config: Config) -> Game:
    """The game as the match began it; refuses one whose rules or pack are not here any more."""
    return open_game(config.game, rules_version=config.rules_version, pack_hash=config.pack_hash)


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
        self.owner = stored_visitor(config.owner)
        self.entered: set[str] = set()
        self.expelled: set[str] = set()
        self.conceded: list[int] = []
        self.consents: dict[int, Consent] = {}
        self.forks: list[str] = []
        self.rematch: str | None = None
        self.times = array("d")
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

    def check_playing(self) -> None:
        assert self.playing is not None

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

    def seats_of(self, caller: Caller) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_held_by(caller)]

    def players(self) -> set[str]:
        """The keys of all who have ever sat at the table since the deal."""
        return {key for chair in self.chairs for key in chair.sitters}

    def rivals_of(self, seat: int) -> set[str]:
        """The keys of those who have the other chairs."""
        others = [chair.holder for number, chair in enumerate(self.chairs) if number != seat]
        return {holder.key for holder in others if holder is not None}

    def knows_rivals_of(self, key: str, seat: int) -> bool:
        """Whether they have ever sat in another chair, and seen its hand."""
        others = [chair for number, chair in enumerate(self.chairs) if number != seat]
        return any(key in chair.sitters for chair in others)

    def is_in_person(self, seat: int) -> bool:
        """Whether the holder plays there themselves, and has not got up."""
        chair = self.chairs[seat]
        is_held = chair.holder is not None and chair.kind == "person"
        return is_held and self.table is not None and not self.table.seats[seat].absent

    def is_left(self, seat: int) -> bool:
        """Whether the holder has got up, or a bot plays for them; not who has given up."""
        is_held = self.chairs[seat].hold == "held" and seat not in self.conceded
        return self.status == "playing" and is_held and not self.is_in_person(seat)

    @property
    def is_left_to_bots(self) -> bool:
        """Whether no person has a part in what comes next."""
        return all(chair.kind == "bot" for chair in self.chairs)

    @property
    def bot_asked(self) -> int | None:
        """The bot whose turn it is."""
        table = self.table
        if table is None or table.asked < 0 or table.seats[table.asked].kind != "bot":
            return None
        return table.asked if self.status == "playing" else None

    def is_owner(self, caller: Caller) -> bool:
        owner = self.owner
        return owner is not None and isinstance(caller, Visitor) and caller.key == owner.key

    def may_look(self, caller: Caller) -> bool:
        if isinstance(caller, Administrator):
            return True
        if not isinstance(caller, Visitor):
            return self.config.public
        if caller.key in self.expelled and not self.seats_of(caller):
            return False
        if self.config.public:
            return True
        is_known = caller.key in self.entered or caller.key in self.players()
        return is_known or self.is_owner(caller) or bool(self.seats_of(caller))

    def may_take(self, visitor: Visitor, seat: int) -> bool:
        """Whether the visitor may sit there: in play that shows a hand, and not everybody's own."""
        chair = self.chair(seat)
        is_own = chair.is_held_by(visitor) or chair.is_open_to(visitor)
        if self.table is None or is_own:
            return True
        # Who has gone on elsewhere knows the future, and a newcomer would not know that.
        return not self.has_relatives and self.has_consent(visitor, seat)

    def may_fork(self, visitor: Visitor) -> bool:
        """Whether the visitor may look into the future of a match whose seed is a secret."""
        is_alone = bool(self.seats_of(visitor)) and self.players() == {visitor.key}
        return is_alone or self.has_consent(visitor, WHOLE_MATCH)

    def has_consent(self, visitor: Visitor, seat: int) -> bool:
        """Whether everybody else who has played agrees, those who have left or were removed too."""
        consent = self.consents.get(seat)
        if consent is None or consent.asker != visitor.key:
            return False
        return not consent.waiting(self.players())

    @property
    def has_relatives(self) -> bool:
        """Whether other matches have the same seed."""
        return self.config.forked_from is not None or bool(self.forks)

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
        visitor = stored_visitor(entry.details.visitor)
        is_anothers = chair.hold == "held" and (visitor is None or not chair.is_held_by(visitor))
        if chair.hold == "bot" or is_anothers:
            raise Refusal("seat-taken", seat=entry.seat + 1, player=chair.name)
        if entry.seat in self.conceded:
            raise Refusal("seat-conceded", seat=entry.seat + 1)
        if self.table is not None:
            self.playing.join(entry.seat, entry.details.name, entry.tick)
        chair.kind, chair.holder, chair.level = "person", visitor, ""
        chair.name, chair.is_ready = entry.details.name, False
        if self.table is not None:
            self.settle_consent(entry)
            chair.note_sitter()

    def settle_consent(self, entry: Entry) -> None:
        """Somebody sits down in play: whatever was asked for the seat is settled by it."""
        consent = self.consents.pop(entry.seat, None)
        if consent is not None and consent.asker == entry.details.visitor:
            self.chairs[entry.seat].lend(consent)

    def rise(self, entry: Entry) -> None:
        """Get up. ``value`` 1 takes the chair away from its holder."""
        chair = self.chair(entry.seat)
        if self.table is None:
            self.chairs[entry.seat] = Chair()
            return
        if chair.kind == "person":
            self.playing.leave(entry.seat, entry.tick)
        if entry.value == 1:
            chair.holder = None

    def ask_consent(self, entry: Entry) -> None:
        """Ask all others who have played for a seat, or to go on elsewhere."""
        table = self.playing
        if entry.seat != WHOLE_MATCH:
            table.check_seat(entry.seat)
        self.consents[entry.seat] = Consent(entry.details.visitor, entry.details.name)

    def give_consent(self, entry: Entry) -> None:
        """Agree, or not: one voice against ends the matter."""
        consent = self.consents.get(entry.seat)
        if consent is None:
            raise Refusal("consent-not-asked")
        if entry.value == 1:
            consent.given.add(entry.details.visitor)
        else:
            del self.consents[entry.seat]

    def note_fork(self, entry: Entry) -> None:
        """Somebody has gone on elsewhere while the seed was a secret."""
        self.forks.append(entry.details.match)

    def seat_bot(self, entry: Entry) -> None:
        chair = self.chair(entry.seat)
        if self.table is not None:
            details = entry.details
            self.playing.seat_bot(entry.seat, details.name, details.level, entry.tick)
            if chair.holder is not None:
                self.consents.pop(entry.seat, None)
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
        self.owner = stored_visitor(entry.details.visitor)

    def set_invite(self, entry: Entry) -> None:
        self.invite = entry.details.token

    def start(self, entry: Entry) -> None:
        """Deal; every chair must be taken, and everybody but the owner ready."""
        self.check_open()
        free = sum(chair.kind == "empty" for chair in self.chairs)
        if free:
            raise Refusal("seats-empty", count=free)
        for chair in self.chairs:
            holder = chair.holder
            # Matches that an administrator once made, and sat at, are still replayed.
            is_owners = self.owner is None if holder is None else self.is_owner(holder)
            is_guest = chair.kind == "person" and not is_owners
            if is_guest and not chair.is_ready:
                raise Refusal("not-ready", player=chair.name)
        setup = Setup(self.config.seats, int(self.config.seed), dict(self.config.flags))
        infos = [chair.info() for chair in self.chairs]
        self.table = Table(self.game, setup, infos, self.config.timing, entry.tick)
        self.table.salt = self.config.salt
        self.table.started = datetime.fromtimestamp(entry.at, UTC).isoformat()
        for chair in self.chairs:
            chair.note_sitter()

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
    "ask-consent": Match.ask_consent,
    "consent": Match.give_consent,
    "forked": Match.note_fork,
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
