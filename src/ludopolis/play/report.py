"""Plies and questions as messages, for those who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.decision import PASS
from ludopolis.wire.event import Event
from ludopolis.wire.message import Option, PlyReport, Question

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.play.history import Step
    from ludopolis.wire.text import Line


def report_of(ply: int, step: Step, viewer: int) -> PlyReport:
    """What ``viewer`` (-1: a spectator) may know of a ply."""
    events: list[Event] = []
    lines: list[Line] = []
    for event in step.events:
        seen = event.seen_by(viewer)
        line = seen.line()
        events.append(seen)
        if line is not None:
            lines.append(line)
    gesture = -1 if step.is_forced else step.gesture
    return PlyReport(ply, step.seat, events, lines, gesture)


class Reporter:
    """Makes the messages of one table. Who tells many may keep what is the same for all."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def option(self, ask: int, option: int) -> Option:
        return Option(option, self.game.word(ask, option), self.game.label(ask, option))

    def question(self, decision: Decision) -> Question:
        """A question in words."""
        spec = self.game.asks[decision.ask]
        return Question(
            ask=spec.name,
            rule=spec.rule,
            line=self.game.question(decision),
            options=[self.option(decision.ask, option) for option in decision.options],
            optional=PASS in decision.options,
        )

    def report(self, ply: int, step: Step, viewer: int) -> PlyReport:
        return report_of(ply, step, viewer)

    def is_public(self, ply: int, step: Step) -> bool:
        """Whether everybody may know all of a ply."""
        for event in step.events:
            if type(event).seen_by is not Event.seen_by:
                return False
        return True
