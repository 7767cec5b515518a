"""Scenarios: a position, answers in the notation of the rules, and what must come of them.

Each scenario can also run with a clone, or with a save and restore, before each step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

PLAIN: Final = "plain"
CLONE: Final = "clone"
RESTORE: Final = "restore"
MODES: Final = [PLAIN, CLONE, RESTORE]


class Scenario:
    """A position under test. ``state`` may be another object after each step."""

    def __init__(self, game: Game, setup: Setup, state: State, mode: str = PLAIN) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.mode = mode
        self.events: list[Event] = []
        state.sink = self.events

    def play(self, *words: str) -> Self:
        """Give these answers in turn; forced questions between them answer themselves."""
        for word in words:
            self.forced()
            self.apply(self.option(word))
        return self

    def forced(self) -> Self:
        """Answer questions that have only one answer, as a table does."""
        while self.state.pending is not None and len(self.state.pending.options) == 1:
            self.apply(self.state.pending.options[0])
        return self

    def apply(self, option: int) -> None:
        self.renew()
        self.state.apply(option)

    def renew(self) -> None:
        if self.mode == CLONE:
            self.state = self.state.clone()
        elif self.mode == RESTORE:
            self.state = self.game.restore(self.setup, self.state.save())
        self.state.sink = self.events

    def option(self, word: str) -> int:
        words = self.words()
        assert word in words, f"{word} is not among {words}"
        return self.state.decision.options[words.index(word)]

    def words(self) -> list[str]:
        """The options of the pending question, forced or not."""
        asked = self.state.decision
        return [self.game.word(asked.ask, option) for option in asked.options]

    def asks(self, name: str, seat: int, *words: str) -> Self:
        """Assert who is asked what; ``words``, if given, are all the answers, in any order."""
        self.forced()
        asked = self.state.decision
        assert (self.game.asks[asked.ask].name, asked.seat) == (name, seat)
        if words:
            assert sorted(self.words()) == sorted(words)
        return self

    def offers(self, *words: str) -> Self:
        """Assert that these answers are among the options."""
        self.forced()
        missing = set(words) - set(self.words())
        assert not missing, f"{missing} not offered: {self.words()}"
        return self

    def withholds(self, *words: str) -> Self:
        """Assert that none of these answers is among the options."""
        self.forced()
        present = set(words) & set(self.words())
        assert not present, f"{present} offered"
        return self
