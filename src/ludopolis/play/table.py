"""A table, sans-IO: seats, plies, undo and clocks as plain calls. It tells a viewer when asked.

It knows no network, no database and no time but what is handed in. Undo is free while nothing was
revealed and no other seat has acted; beyond that the other persons at the table must agree. A seat
whose flag falls is marked absent and loses nothing: a bot may take it, and its player take it back.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.clock import UNTIMED, Clock, new_clock
from ludopolis.play.history import History
from ludopolis.play.moment import SPECTATOR, Moment
from ludopolis.play.record import header_of, result_of
from ludopolis.play.report import Reporter
from ludopolis.play.saved import SavedTable
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo, Timing, UndoRequest, Update
from ludopolis.wire.record import seal_record

if TYPE_CHECKING:
    from ludopolis.core.game import Game, Setup
    from ludopolis.wire.record import Record
    from ludopolis.wire.text import Goals
    from ludopolis.wire.view import View


class Table:
    """One game in progress. ``undone`` lists, for each undo, the ply it went back to."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: list[SeatInfo],
        timing: Timing = UNTIMED,
        now: float = 0.0,
    ) -> None:
        assert len(seats) == setup.seats, "one seat info per seat"
        self.game: Final = game
        self.setup: Final = setup
        self.salt = ""
        self.seats = list(seats)
        self.started = datetime.fromtimestamp(now, UTC).isoformat()
        self.history = History(game, setup)
        self.undone: list[int] = []
        self.undo_request: UndoRequest | None = None
        self.clock: Clock = new_clock(timing, setup.seats, now)
        self.history.play_forced()
        self.clock.ask(self.asked, now)

    @property
    def ply(self) -> int:
        """The number of the pending question."""
        return len(self.history.steps)

    @property
    def branch(self) -> int:
        """How often the game went back: requests made before are stale."""
        return len(self.undone)

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 when the game is over."""
        pending = self.history.state.pending
        return -1 if pending is None else pending.seat

    # --- seats -------------------------------------------------------------------------------

    def join(self, seat: int, name: str, now: float) -> None:
        """A person sits down in an empty seat, a bot's, or the one they had left."""
        self.check_seat(seat)
        info = self.seats[seat]
        if info.kind == "person" and not info.absent:
            raise Refusal("seat-taken", seat=seat + 1, player=info.name)
        self.reseat(seat, SeatInfo(name), now)

    def leave(self, seat: int, now: float) -> None:
        """The person gets up; the game waits, or goes on with a bot."""
        self.check_seat(seat)
        self.reseat(seat, msgspec.structs.replace(self.seats[seat], absent=True), now)

    def seat_bot(self, seat: int, name: str, level: str, now: float) -> None:
        """A bot takes a seat in which nobody is."""
        self.check_seat(seat)
        info = self.seats[seat]
        if info.kind == "person" and not info.absent:
            raise Refusal("seat-taken", seat=seat + 1, player=info.name)
        self.reseat(seat, SeatInfo(name, "bot", level), now)

    def reseat(self, seat: int, info: SeatInfo, now: float) -> None:
        self.seats[seat] = info
        if self.undo_request is None:
            return
        if self.undo_request.seat == seat:
            self.undo_request = None
        else:
            self.settle_undo(self.undo_request, now)

    def check_seat(self, seat: int) -> None:
        if seat not in range(len(self.seats)):
            raise Refusal("unknown-seat", seat=seat + 1)

    # --- playing -----------------------------------------------------------------------------

    def play(self, seat: int, ply: int, option: int, now: float, branch: int | None = None) -> None:
        """Answer the pending question, and all that then leave no choice.

        A repeated request changes nothing; a stale one is refused.
        """
        self.check_seat(seat)
        self.check_branch(branch)
        if self.was_played(seat, ply, option):
            return
        self.check_play(seat, ply, option)
        self.history.play(option)
        self.history.play_forced()
        self.undo_request = None
        self.clock.ask(self.asked, now)

    def was_played(self, seat: int, ply: int, option: int) -> bool:
        if not 0 <= ply < self.ply:
            return False
        step = self.history.steps[ply]
        return step.seat == seat and step.option == option

    def were_played(self, seat: int, ply: int, answers: list[int]) -> bool:
        """Whether all of a gesture was played before."""
        if not self.was_played(seat, ply, answers[0]):
            return False
        chosen = [step for step in self.history.steps[ply:] if not step.is_forced]
        played = [step.option for step in chosen[: len(answers)] if step.seat == seat]
        return len(answers) == 1 or played == answers

    def check_play(self, seat: int, ply: int, option: int) -> None:
        if ply != self.ply:
            raise Refusal("stale-ply", ply=ply, current=self.ply)
        if self.history.state.over:
            raise Refusal("game-over")
        decision = self.history.state.decision
        ask = self.game.asks[decision.ask]
        if seat != decision.seat:
            raise Refusal("not-your-turn", ask.rule, player=self.seats[decision.seat].name)
        if option not in decision.options:
            raise Refusal("not-an-option", ask.rule, option=option, ask=ask.name)

    def check_branch(self, branch: int | None) -> None:
        if branch is not None and branch != self.branch:
            raise Refusal("stale-branch")

    # --- undo --------------------------------------------------------------------------------

    def may_undo_to(self, seat: int) -> int | None:
        """The earliest ply to which the seat may go back freely; None if to none."""
        state = self.history.state
        if state.over:
            return None
        earliest = None
        for ply in range(self.ply - 1, -1, -1):
            step = self.history.steps[ply]
            by_another = step.seat != seat and not step.is_forced
            if by_another or step.revealed != state.revealed:
                break
            if not step.is_forced:
                earliest = ply
        return earliest

    def undo(self, seat: int, to_ply: int, now: float, branch: int | None = None) -> None:
        """Go back to an own ply, as long as that gives nothing away."""
        self.check_undo(seat, to_ply, branch)
        earliest = self.may_undo_to(seat)
        if earliest is None or to_ply < earliest:
            raise Refusal("undo-barrier", ply=to_ply)
        self.go_back(to_ply, now)

    def request_undo(self, seat: int, to_ply: int, now: float, branch: int | None = None) -> None:
        """Ask the other persons at the table to go back; with none, it is done at once."""
        self.check_undo(seat, to_ply, branch)
        if self.undo_request is not None:
            raise Refusal("undo-pending", player=self.seats[self.undo_request.seat].name)
        self.settle_undo(UndoRequest(seat, to_ply, self.others_present(seat)), now)

    def answer_undo(self, seat: int, now: float, branch: int | None = None, *, agree: bool) -> None:
        """Agree to go back, or not; one voice against ends the matter."""
        self.check_seat(seat)
        self.check_branch(branch)
        request = self.undo_request
        if request is None or seat not in request.waiting:
            raise Refusal("undo-not-asked")
        if not agree:
            self.undo_request = None
            return
        waiting = [other for other in request.waiting if other != seat]
        self.settle_undo(msgspec.structs.replace(request, waiting=waiting), now)

    def settle_undo(self, request: UndoRequest, now: float) -> None:
        """Go back if nobody is waited for any more; who has left is not waited for."""
        present = self.others_present(request.seat)
        waiting = [seat for seat in request.waiting if seat in present]
        if waiting:
            self.undo_request = msgspec.structs.replace(request, waiting=waiting)
        else:
            self.go_back(request.to_ply, now)

    def others_present(self, seat: int) -> list[int]:
        return [
            other
            for other, info in enumerate(self.seats)
            if other != seat and info.kind == "person" and not info.absent
        ]

    def check_undo(self, seat: int, to_ply: int, branch: int | None) -> None:
        self.check_seat(seat)
        self.check_branch(branch)
        if self.history.state.over:
            raise Refusal("game-over")
        # A forced ply would only be answered again.
        if not 0 <= to_ply < self.ply or self.history.steps[to_ply].is_forced:
            raise Refusal("undo-ply", ply=to_ply)

    def go_back(self, to_ply: int, now: float) -> None:
        self.history.rewind(to_ply)
        self.undone.append(to_ply)
        self.undo_request = None
        self.clock.ask(self.asked, now)

    # --- time --------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Let time pass. If a flag falls, its seat is marked absent."""
        for seat in self.clock.tick(now):
            if self.seats[seat].kind == "person":
                self.seats[seat] = msgspec.structs.replace(self.seats[seat], absent=True)

    # --- telling -----------------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        """What the seat (-1: a spectator) may know."""
        return self.game.view(self.history.state, viewer)

    def goals(self, viewer: int) -> Goals:
        """How far the seat is; for a spectator, how far the leader is."""
        return self.game.goals(self.history.state, viewer)

    def update(self, viewer: int, ply: int = 0, branch: int | None = None) -> Update:
        """All that a viewer has missed who last knew this ply of this branch."""
        if viewer != SPECTATOR:
            self.check_seat(viewer)
        result = result_of(self.game.outcome(self.history.state))
        return Moment(self, Reporter(self.game), result).update(viewer, ply, branch)

    def common_ply(self, ply: int, branch: int | None = None) -> int:
        """Up to where somebody who knew this ply of this branch still knows the game."""
        common = min(max(ply, 0), self.ply)
        if branch is None:
            return common
        return min([common, *self.undone[max(branch, 0) :]])

    # --- keeping -----------------------------------------------------------------------------

    def record(self, *, reveal: bool = False) -> Record:
        """The record so far; its seed is shown once the game is over, or to the table's owner."""
        over = self.history.state.over
        players = [info.name for info in self.seats]
        header = header_of(self.game, self.setup, players, self.started, self.salt)
        result = result_of(self.game.outcome(self.history.state))
        seed = self.setup.seed if over or reveal else None
        return seal_record(header, self.history.plies, seed, result, self.salt)

    def save(self, now: float) -> SavedTable:
        """All that is needed to go on later. Clocks stand still in between."""
        self.clock.settle(now)
        return SavedTable(
            record=self.record(reveal=True),
            seats=list(self.seats),
            undone=list(self.undone),
            timing=self.clock.timing,
            left=list(self.clock.left),
            fallen=list(self.clock.fallen),
        )
