"""One action looked ahead: every way to carry it through to its end, and the best of them.

Actions are several decisions in a row, and half of an action can't be judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.judgement import UNCLEAR
from ludopolis.core.native import i64
from ludopolis.core.rng import seeded

if TYPE_CHECKING:
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.state import State

ALL: Final = 0
LOST: Final = -1e6
WON: Final = 1e6
LONGEST_TURN: Final = 30
"""Actions; turns of all games are far shorter."""


class Lookahead:
    """Carries actions through; at most ``width`` positions are tried for one option.

    An action made of steps is carried on step by step, each time by the step that looks best. Who
    takes ``glances`` looks at no more than so many options of a choice, drawn by ``rng``.
    """

    def __init__(self, heuristic: Heuristic, seats: i64, width: i64, glances: i64 = ALL) -> None:
        self.heuristic: Final = heuristic
        self.seats: Final = seats
        self.width: Final = width
        self.glances: Final = glances
        self.rng = seeded(0)
        self.left: i64 = 0
        self.found = LOST
        self.best: State | None = None
        self.judged: State | None = None

    def after(self, s: State, option: int, seat: i64) -> float:
        """The seat's lead after the option and the best way to finish the action.

        ``best`` is then the position at that end. The given position is left as it is.
        """
        t = s.clone()
        t.apply(option)
        self.left = self.width
        end = self.finish(t, seat, to_the_end=True)
        self.best = end
        return self.lead(end, seat)

    def after_turn(self, s: State, option: int, seat: i64) -> float:
        """The seat's lead when its turn is over, each action being the one that looks best."""
        self.after(s, option, seat)
        end = self.best
        assert end is not None
        for i in range(LONGEST_TURN):
            if end.over or end.decision.seat != seat:
                break
            end = self.next_action(end)
        return self.lead(end, seat)

    def next_action(self, s: State) -> State:
        """The position after the best action; the given position is used up."""
        decision = s.decision
        option = self.heuristic.clear(s, decision, self.heuristic.considered(decision))
        if option == UNCLEAR:
            return self.best_action(s)
        s.apply(option)
        return s

    def best_action(self, s: State) -> State:
        """The position after the action that looks best to who is asked; ``s`` is used up."""
        self.left = self.width
        options = self.heuristic.considered(s.decision)
        return self.branch(s, options, s.decision.seat, to_the_end=True)

    def finish(self, s: State, seat: i64, *, to_the_end: bool) -> State:
        """The best end of the action; the given position is used up."""
        while not s.over:
            decision = s.decision
            options = decision.options
            if len(options) == 1:
                s.apply(options[0])
                continue
            if decision.seat != seat or self.heuristic.is_settled(s):
                break
            worth_a_look = self.heuristic.considered(decision)
            option = self.heuristic.clear(s, decision, worth_a_look)
            if option == UNCLEAR and self.left <= 0:
                option = options[0]
            if option == UNCLEAR:
                return self.branch(s, worth_a_look, seat, to_the_end=to_the_end)
            s.apply(option)
        self.judged = None
        if to_the_end:
            s = self.carry_on(s, seat)
        self.left -= 1
        return s

    def branch(self, s: State, options: list[int], seat: i64, *, to_the_end: bool) -> State:
        """The best of the ends; the last option is tried in the given position itself."""
        glanced = self.glanced_at(options)
        last = len(glanced) - 1
        if last == 0:
            s.apply(glanced[0])
            return self.finish(s, seat, to_the_end=to_the_end)
        best = s
        best_lead = LOST - 1.0
        for i in range(last + 1):
            t = s.clone() if i < last else s
            t.apply(glanced[i])
            end = self.finish(t, seat, to_the_end=to_the_end)
            lead = self.lead(end, seat)
            if lead > best_lead:
                best_lead = lead
                best = end
        self.judged = best
        self.found = best_lead
        return best

    def glanced_at(self, options: list[int]) -> list[int]:
        """As many of the options as are looked at."""
        count: i64 = len(options)
        if self.glances == ALL or count <= self.glances:
            return options
        drawn = options[:]
        for i in range(self.glances):
            j = i + self.rng.below(count - i)
            drawn[i], drawn[j] = drawn[j], drawn[i]
        return drawn[: self.glances]

    def carry_on(self, s: State, seat: i64) -> State:
        """Take the best step again and again until the action is over."""
        while not s.over and s.decision.seat == seat and self.heuristic.goes_on(s):
            options = self.heuristic.considered(s.decision)
            s = self.branch(s, options, seat, to_the_end=False)
        return s

    def lead(self, s: State, seat: i64) -> float:
        """The seat's lead in the position that was found, which may be known already."""
        if s is self.judged:
            return self.found
        if not s.over:
            return self.heuristic.lead(s, seat, self.seats)
        return WON * self.heuristic.shares(s, self.seats)[seat]
