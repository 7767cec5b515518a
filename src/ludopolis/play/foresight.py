"""Looking ahead from a question: what an answer would bring, as far as the asked seat may know it.

Nothing is told that chance or hidden cards come into, nor what others would be asked: whoever may
take an answer back freely could have found out as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludopolis.core.decision import PASS
from ludopolis.play.history import is_prepared
from ludopolis.play.report import Reporter
from ludopolis.wire.error import Refusal
from ludopolis.wire.event import lines_of
from ludopolis.wire.rest import Prospect

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event


class Outlook(NamedTuple):
    """What an answer would bring to the asked seat, with all that it leaves no choice about.

    ``is_known`` is false where chance or hidden cards come into it; the rest is empty then.
    ``events`` are what the seat would see happen, ``scores`` the points of each seat after it,
    ``pending`` the question that the same seat would be asked next, if it is.
    """

    is_known: bool
    events: list[Event]
    scores: list[int]
    pending: Decision | None


UNKNOWN = Outlook(False, [], [], None)  # noqa: FBT003 - the fields of a tuple


class Foresight:
    """A copy of a position that goes ahead of it; ``plies`` counts how far.

    ``start`` is the position itself, and ``begun`` the first answer that was given to it.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.start = state
        self.begun: int | None = None
        self.state = state.clone()
        self.seat = state.decision.seat
        self.plies = 0
        self.is_known = True
        self.is_prepared = False

    @property
    def pending(self) -> Decision | None:
        """The next question of the same seat, as long as all before it is known."""
        asked = self.state.pending
        return asked if self.is_known and asked is not None and asked.seat == self.seat else None

    @property
    def continued(self) -> Decision | None:
        """The next question, if it goes on with the gesture."""
        asked = self.pending
        if asked is None:
            return None
        return asked if self.is_prepared or self.game.asks[asked.ask].continues else None

    def copy(self) -> Foresight:
        ahead = Foresight(self.game, self.state)
        ahead.plies, ahead.start, ahead.begun = self.plies, self.start, self.begun
        return ahead

    def answer(self, option: int) -> list[Event]:
        """Answer the next question, and all that then leave the seat no choice; what happens."""
        asked = self.pending
        if asked is None:
            raise Refusal("answer-unforeseen")
        if option not in asked.options:
            raise Refusal("not-an-option", option=option, ask=self.game.asks[asked.ask].name)
        self.begun = option if self.begun is None else self.begun
        events = self.apply(option)
        while (asked := self.pending) is not None and len(asked.options) == 1:
            events += self.apply(asked.options[0])
        return [event.seen_by(self.seat) for event in events] if self.is_known else []

    def apply(self, option: int) -> list[Event]:
        state, events = self.state, list["Event"]()
        revealed = state.revealed
        state.sink = events
        state.apply(option)
        state.sink = None
        self.plies += 1
        self.is_known = state.revealed == revealed and not self.is_telling
        self.is_prepared = is_prepared(events)
        return events

    @property
    def is_telling(self) -> bool:
        """Whether what is asked next, of another seat, shows something of its cards."""
        asked = self.state.pending
        return asked is not None and asked.seat != self.seat and self.game.asks[asked.ask].tells

    def outlook(self, option: int) -> Outlook:
        """What an answer would bring, from here."""
        ahead = self.copy()
        events = ahead.answer(option)
        if not ahead.is_known:
            return UNKNOWN
        return Outlook(is_known=True, events=events, scores=ahead.state.scores(),
                       pending=ahead.pending)  # fmt: skip

    def prospects(self) -> list[Prospect]:
        """What each option of the next question would bring, in words."""
        asked = self.pending
        if asked is None:
            raise Refusal("answer-unforeseen")
        return [self.prospect(option) for option in asked.options]

    def prospect(self, option: int) -> Prospect:
        ahead, reporter = self.copy(), Reporter(self.game)
        lines = lines_of(ahead.answer(option))
        asked, then = ahead.pending, ahead.continued
        may_end = asked is not None and then is None and PASS in asked.options
        return Prospect(
            option=option,
            is_known=ahead.is_known,
            lines=lines,
            then=None if then is None else reporter.question(then),
            ends=reporter.option(asked.ask, PASS) if asked is not None and may_end else None,
            opens=[reporter.option(*answer) for answer in ahead.opened()],
        )

    def opened(self) -> list[tuple[int, int]]:
        """What could be chosen only now of what the gesture began with, if it is asked again."""
        asked = self.pending
        if asked is None or not self.is_prepared or asked.ask != self.start.decision.ask:
            return []
        before = Foresight(self.game, self.start).choices(self.begun)
        return [choice for choice in self.choices(self.begun) if choice not in before]

    def choices(self, but: int | None) -> list[tuple[int, int]]:
        """The questions that go on with the options of the next one, each with its answers."""
        found: list[tuple[int, int]] = []
        for option in [] if self.pending is None else self.pending.options:
            ahead = self.copy()
            ahead.apply(option)
            then = None if option == but else ahead.continued
            found += [] if then is None else [(then.ask, answer) for answer in then.options]
        return found


def foresee(game: Game, state: State, answers: list[int]) -> Foresight:
    """The position after these answers; refuses one that is not open, or not to be foreseen."""
    ahead = Foresight(game, state)
    for option in answers:
        ahead.answer(option)
    return ahead


def gesture(game: Game, state: State, answers: list[int]) -> list[int]:
    """At which ply from here each of the answers is given; refuses as ``foresee`` does."""
    ahead, plies = Foresight(game, state), list[int]()
    for option in answers:
        plies.append(ahead.plies)
        ahead.answer(option)
    return plies
