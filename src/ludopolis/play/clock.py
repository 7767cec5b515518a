"""Clocks of a table: none, main time with an increment, or days per move.

Time is handed in, never looked up, and stands still while a table is put away. Only the
asked seat's time runs. A live clock gives its increment whenever the seat hands the question on;
a clock of days starts anew with each question. A seat whose flag fell has no clock from then on,
so that a bot or a returning player can play on. Undo gives no time back.
"""

from __future__ import annotations

from typing import Final

from ludopolis.wire.message import Timing

NOBODY: Final = -1
UNTIMED: Final = Timing()


class Clock:
    """The clocks of all seats. ``now`` may stand still but never makes time run backwards.

    Looking at a clock changes nothing: what it shows follows from what was played, and when.
    """

    def __init__(self, timing: Timing, left: list[float], fallen: list[int], now: float) -> None:
        self.timing = timing
        self.left = left
        self.fallen = fallen
        self.running = NOBODY
        self.since = now
        self.seen = now

    def settle(self, now: float) -> None:
        """Charge the running seat for the time that has passed."""
        if self.runs():
            passed = max(0.0, now - self.since)
            self.left[self.running] = max(0.0, self.left[self.running] - passed)
        self.since = max(self.since, now)

    def runs(self) -> bool:
        is_timed = self.timing.kind != "none" and self.running != NOBODY
        return is_timed and self.running not in self.fallen

    def ask(self, seat: int, now: float) -> None:
        """The question goes to ``seat``; to nobody when the game is over."""
        self.settle(now)
        if seat == self.running:
            return
        if self.timing.kind == "live" and self.running != NOBODY:
            self.left[self.running] += self.timing.increment
        if self.timing.kind == "days" and seat != NOBODY:
            self.left[seat] = self.timing.move
        self.running = seat

    def tick(self, now: float) -> list[int]:
        """The seats whose flag has fallen since the last tick: none or one."""
        self.settle(now)
        if self.runs() and self.left[self.running] <= 0.0:
            self.fallen.append(self.running)
            return [self.running]
        return []

    def look(self, now: float) -> None:
        """It is now; what is shown from here on is the time left by then."""
        self.seen = now

    def left_at(self, seat: int, now: float) -> float:
        passed = max(0.0, now - self.since) if self.runs() and seat == self.running else 0.0
        return max(0.0, self.left[seat] - passed)

    def times_left(self) -> list[float] | None:
        """The time left per seat when it was last looked at; None without clocks."""
        if self.timing.kind == "none":
            return None
        return [self.left_at(seat, self.seen) for seat in range(len(self.left))]


def new_clock(timing: Timing, seats: int, now: float) -> Clock:
    first = timing.move if timing.kind == "days" else timing.main
    return Clock(timing, [first] * seats, [], now)
