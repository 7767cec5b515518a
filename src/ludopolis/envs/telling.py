"""What happens in many games side by side, told by and by to each seat as far as it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludopolis.envs.words import told_events

if TYPE_CHECKING:
    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

News = list[dict[str, Any]]


class Telling:
    """For each game what has happened in it, and how much of that each seat has heard."""

    def __init__(self, count: int, seats: int) -> None:
        self.seats = seats
        self.logs: list[list[Event]] = [[] for _ in range(count)]
        self.heard = [[0] * seats for _ in range(count)]
        self.over: dict[int, tuple[list[Event], list[int]]] = {}

    def listen(self, i: int, s: State) -> None:
        """Hear of nothing but what happens from now on in place i."""
        self.logs[i], self.heard[i] = [], [0] * self.seats
        s.sink = self.logs[i]

    def turn(self, i: int, s: State) -> None:
        """The game in place i has ended, and the next one has begun."""
        self.over[i] = self.logs[i], self.heard[i]
        self.listen(i, s)

    def news(self, i: int, seat: int) -> News:
        """What has happened since the seat was last told."""
        heard, self.heard[i][seat] = self.heard[i][seat], len(self.logs[i])
        return told_events(self.logs[i][heard:], seat)

    def last_news(self, i: int, seat: int) -> News:
        """The same of the game that has just ended there."""
        log, heard = self.over[i]
        return told_events(log[heard[seat] :], seat)
