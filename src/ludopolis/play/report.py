"""Plies and questions as messages, for those who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from ludopolis.wire.event import Event
from ludopolis.wire.message import Option, PlyReport, Question

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.play.history import Step


def report_of(ply: int, step: Step, viewer: int) -> PlyReport:
    """What ``viewer`` (-1: a spectator) may know of a ply."""
    events = [event if is_open(event) else event.seen_by(viewer) for event in step.events]
    if step.is_forced:
        return PlyReport(step.seat, events, -1)
    return PlyReport(step.seat, events, UNSET if step.gesture == ply else step.gesture)


OPEN: Final[dict[type[Event], bool]] = {}
WORDS: Final[dict[tuple[str, int, str], dict[tuple[int, int], str]]] = {}
"""The notation of the options of each game, rules version and pack: it never changes."""


class Reporter:
    """Makes the messages of one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: Final = WORDS.setdefault((game.slug, game.rules_version, game.pack_hash), {})

    def option(self, ask: int, option: int) -> Option:
        return Option(option, self.game.word(ask, option), self.game.label(ask, option))

    def word(self, ask: int, option: int) -> str:
        found = self.words.get((ask, option))
        if found is None:
            found = self.words[ask, option] = self.game.word(ask, option)
        return found

    def question(self, decision: Decision) -> Question:
        """A question in words."""
        game, ask, options = self.game, decision.ask, decision.options
        return Question(
            ask=game.asks[ask].name,
            line=game.question(decision),
            options=options,
            words=[self.word(ask, option) for option in options],
            labels=[game.label(ask, option) for option in options] if game.is_wide(ask) else [],
        )


def is_public(step: Step) -> bool:
    """Whether everybody may know all of a ply."""
    for event in step.events:
        if not is_open(event):
            return False
    return True


def is_open(event: Event) -> bool:
    """Whether everybody may know all of an event."""
    kind = type(event)
    found = OPEN.get(kind)
    if found is None:
        found = OPEN[kind] = kind.seen_by is Event.seen_by
    return found
