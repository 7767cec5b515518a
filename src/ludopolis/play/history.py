"""The plies of one game: the position, how it came about, and the way back to any ply.

Some positions are cached, many of the last plies and few of those before; the others are played
again from there, so that going back costs the same however long the game is. A history that was
written down knows its plies but not what came of them: when somebody wants to know, they are played
again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i16, i32, mypyc_attr
from ludopolis.play.report import report_of
from ludopolis.play.saved import Written

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event
    from ludopolis.wire.message import PlyReport

CACHED_EVERY: Final = 16
KEPT_EVERY: Final = 128
NEAR: Final = 64
"""Of plies further back than that only every ``KEPT_EVERY``th position stays cached: undo goes back
a few plies, delayed spectators some more, and nobody else often. A position has kilobytes."""


@mypyc_attr(acyclic=True)
class Step:
    """One ply: who answered what, with what consequences; ``revealed`` is the count before it.

    ``gesture`` is the ply at which the gesture began that it is a part of. A step that was written
    down does not know its consequences (``History.known``). There are thousands in a match, so they
    are as small as can be, and the garbage collector does not look at them, nor at what they hold.
    """

    def __init__(self, seat: i16, option: i32, revealed: i32, *, is_forced: bool) -> None:
        self.events: tuple[Event, ...] = ()
        self.option: Final = option
        self.revealed = revealed
        self.gesture: i32 = -1
        self.seat: Final = seat
        self.is_forced: Final = is_forced
        self.is_known = False

    def know(self, events: Iterable[Event], gesture: i32) -> None:
        self.events = tuple(events)
        self.gesture = gesture
        self.is_known = True


def is_prepared(events: Sequence[Event]) -> bool:
    """Whether the ply that brought these events leads on to whatever is asked next."""
    return any(event.prepares for event in events)


class History:
    """A game from its first position to the present one."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state = game.new(setup)
        self.steps: list[Step] = []
        self.cached: dict[int, State] = {}

    @property
    def ply(self) -> int:
        """The number of the pending question, and of plies played."""
        return len(self.steps)

    @property
    def plies(self) -> list[int]:
        return [step.option for step in self.steps]

    def play(self, option: int) -> None:
        """Play a legal option, listening to what happens."""
        if self.ply % CACHED_EVERY == 0:
            self.cache()
        decision, revealed = self.state.decision, self.state.revealed
        events: list[Event] = []
        self.state.sink = events
        self.state.apply(option)
        self.state.sink = None
        is_forced = len(decision.options) == 1
        step = Step(decision.seat, option, revealed, is_forced=is_forced)
        step.know(events, self.gesture(decision, revealed))
        self.steps.append(step)

    def cache(self) -> None:
        self.cached[self.ply] = self.state.clone()
        far = self.ply - NEAR
        if far % KEPT_EVERY:
            self.cached.pop(far, None)

    def gesture(self, decision: Decision, revealed: int) -> int:
        """At which ply the gesture began that the answer to the next question is a part of."""
        last = self.known(self.ply - 1, self.ply)[0] if self.steps else None
        if last is None or last.seat != decision.seat or last.revealed != revealed:
            return self.ply
        goes_on = self.game.asks[decision.ask].continues or is_prepared(last.events)
        # A gesture begins with a choice.
        return last.gesture if goes_on and not self.steps[last.gesture].is_forced else self.ply

    def play_forced(self) -> None:
        """Answer all questions that leave no choice."""
        while not self.state.over and len(self.state.decision.options) == 1:
            self.play(self.state.decision.options[0])

    def position(self, ply: int) -> State:
        """A copy of the position in which ply number ``ply`` was asked for."""
        if ply == self.ply:
            return self.state.clone()
        start = ply - ply % CACHED_EVERY
        if start not in self.cached:
            start = ply - ply % KEPT_EVERY
        if start not in self.cached:
            self.recall()
        state = self.cached[start].clone()
        for step in self.steps[start:ply]:
            state.apply(step.option)
        return state

    def rewind(self, ply: int) -> None:
        """Go back to where ply number ``ply`` was asked for. What was dealt will be dealt again."""
        self.state = self.position(ply)
        del self.steps[ply:]
        self.cached = {start: state for start, state in self.cached.items() if start < ply}

    def reports(self, since: int, viewer: int) -> list[PlyReport]:
        """What ``viewer`` (-1: a spectator) may know of the plies from ``since`` on."""
        steps = self.known(since, self.ply)
        return [report_of(ply, step, viewer) for ply, step in enumerate(steps, start=since)]

    def known(self, since: int, end: int) -> list[Step]:
        """The steps between two plies, with their consequences."""
        steps = self.steps[since:end]
        for step in steps:
            if not step.is_known:
                self.recall()
                break
        return steps

    # --- writing down ------------------------------------------------------------------------

    def write_down(self) -> Written:
        """All but what came of each ply, which can be found again."""
        return Written(
            rows=self.state.save(),
            seats=[step.seat for step in self.steps],
            options=self.plies,
            revealed=[step.revealed for step in self.steps],
            forced=[step.is_forced for step in self.steps],
        )

    def restore(self, written: Written) -> None:
        """Be the history that was written down, of the same game and setup."""
        columns = zip(written.seats, written.options, written.revealed, written.forced, strict=True)
        self.state = self.game.restore(self.setup, written.rows)
        self.cached = {}
        self.steps = [
            Step(seat, option, revealed, is_forced=is_forced)
            for seat, option, revealed, is_forced in columns
        ]

    def recall(self) -> None:
        """Play again what was written down, to know what came of it."""
        again = History(self.game, self.setup)
        for step in self.steps:
            if step.is_known:
                break
            assert step.option in again.state.decision.options, "written down, but not played"
            again.play(step.option)
            played = again.steps[-1]
            step.know(played.events, played.gesture)
        self.cached = {**again.cached, **self.cached}
