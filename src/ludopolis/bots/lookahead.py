"""One action looked ahead: every way to carry it through to its end, and the best of them.

Actions are several decisions in a row, and half of an action can't be judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.bots.heuristics.heuristic import ANY
from ludopolis.core.native import i64

if TYPE_CHECKING:
    from ludopolis.bots.heuristics.heuristic import Heuristic
    from ludopolis.core.state import State

LOST: Final = -1e6
WON: Final = 1e6


class Lookahead:
    """Carries actions through; at most ``width`` positions are tried for one option."""

    def __init__(self, heuristic: Heuristic, seats: i64, width: i64) -> None:
        self.heuristic: Final = heuristic
        self.seats: Final = seats
        self.width: Final = width
        self.left: i64 = 0
        self.best: State | None = None
        self.best_lead = LOST

    def after(self, s: State, option: int, seat: i64) -> float:
        """The seat's lead after the option and the best way to finish the action.

        ``best`` is then the position at that end. The given position is left as it is.
        """
        t = s.clone()
        t.apply(option)
        self.left = self.width
        self.best = None
        self.best_lead = LOST - 1.0
        self.finish(t, seat)
        return self.best_lead

    def finish(self, s: State, seat: i64) -> None:
        """Try every way on from here; the position is used up."""
        while not s.over:
            decision = s.decision
            options = decision.options
            if len(options) == 1:
                s.apply(options[0])
                continue
            if decision.seat != seat or self.heuristic.is_settled(s):
                break
            option = self.heuristic.obvious(s, decision)
            if option == ANY and self.left <= 0:
                option = options[0]
            if option == ANY:
                self.branch(s, options, seat)
                return
            s.apply(option)
        self.judge(s, seat)

    def branch(self, s: State, options: list[int], seat: i64) -> None:
        last: i64 = len(options) - 1
        for i in range(last):
            t = s.clone()
            t.apply(options[i])
            self.finish(t, seat)
        s.apply(options[last])
        self.finish(s, seat)

    def judge(self, s: State, seat: i64) -> None:
        self.left -= 1
        lead = self.lead(s, seat)
        if lead > self.best_lead:
            self.best_lead = lead
            self.best = s

    def lead(self, s: State, seat: i64) -> float:
        if not s.over:
            return self.heuristic.lead(s, seat, self.seats)
        return WON * self.heuristic.shares(s, self.seats)[seat]
