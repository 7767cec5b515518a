"""The plies of one game: the position, how it came about, and the way back to any ply.

Every sixteenth position is kept, the others are played again from there, so that going back costs
the same however long the game is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.wire.message import Told

if TYPE_CHECKING:
    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

KEPT_EVERY: Final = 16


class Step:
    """One ply: who answered what, with what consequences; ``revealed`` is the count before it."""

    def __init__(
        self, seat: int, option: int, events: list[Event], revealed: int, *, is_forced: bool
    ) -> None:
        self.seat = seat
        self.option = option
        self.events = events
        self.revealed = revealed
        self.is_forced = is_forced


class History:
    """A game from its first position to the present one."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.state = game.new(setup)
        self.steps: list[Step] = []
        self.kept: list[State] = []

    @property
    def ply(self) -> int:
        """The number of the pending question, and of plies played."""
        return len(self.steps)

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 when the game is over."""
        return -1 if self.state.pending is None else self.state.pending.seat

    @property
    def plies(self) -> list[int]:
        return [step.option for step in self.steps]

    def play(self, option: int) -> None:
        """Play a legal option, listening to what happens."""
        if self.ply % KEPT_EVERY == 0:
            self.kept.append(self.state.clone())
        decision, revealed = self.state.decision, self.state.revealed
        events: list[Event] = []
        self.state.sink = events
        self.state.apply(option)
        self.state.sink = None
        is_forced = len(decision.options) == 1
        self.steps.append(Step(decision.seat, option, events, revealed, is_forced=is_forced))

    def play_forced(self) -> None:
        """Answer all questions that leave no choice."""
        while not self.state.over and len(self.state.decision.options) == 1:
            self.play(self.state.decision.options[0])

    def position(self, ply: int) -> State:
        """A copy of the position in which ply number ``ply`` was asked for."""
        if ply == self.ply:
            return self.state.clone()
        start = ply - ply % KEPT_EVERY
        state = self.kept[start // KEPT_EVERY].clone()
        for step in self.steps[start:ply]:
            state.apply(step.option)
        return state

    def rewind(self, ply: int) -> None:
        """Go back to where ply number ``ply`` was asked for. What was dealt will be dealt again."""
        self.state = self.position(ply)
        del self.steps[ply:]
        del self.kept[(ply + KEPT_EVERY - 1) // KEPT_EVERY :]

    def told(self, since: int, viewer: int) -> list[Told]:
        """What ``viewer`` (-1: a spectator) may know of the plies from ``since`` on."""
        return [
            told_of(ply, step, viewer) for ply, step in enumerate(self.steps[since:], start=since)
        ]


def told_of(ply: int, step: Step, viewer: int) -> Told:
    events = [event.seen_by(viewer) for event in step.events]
    lines = [line for line in (event.line() for event in events) if line is not None]
    return Told(ply, step.seat, events, lines)
