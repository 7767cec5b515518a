"""Whose bot thinks next: fair between visitors, then between their matches.

Matches that somebody looks at come first. Among those, the visitor whose bots have thought for the
least time has the next turn, so that many matches, or slow bots, are a burden for their owner only.
One place more than a visitor may use is there, so whoever comes after a single greedy one need not
even wait for a thought to end.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

PATIENCE: Final = 10.0
"""After so many seconds a bot whose match nobody looks at is as urgent as others."""

MAX_REMEMBERED: Final = 1000


class Turn:
    """A wish to think."""

    def __init__(self, owner: str, is_attended: Callable[[], bool]) -> None:
        self.owner: Final = owner
        self.is_attended: Final = is_attended
        self.since: Final = time.monotonic()
        self.begun = 0.0
        self.start = 0.0
        self.granted: Final = asyncio.get_running_loop().create_future()

    @property
    def is_urgent(self) -> bool:
        return self.is_attended() or time.monotonic() - self.since >= PATIENCE


class Turns:
    """The places for thinking, ``per_owner`` of them for one visitor, and some to spare.

    ``used`` is the time that a visitor's bots have thought, counted from ``now``: who comes late
    has no claim to the time before.
    """

    def __init__(self, per_owner: int, spare: int = 1) -> None:
        self.per_owner: Final = per_owner
        self.places: Final = per_owner + spare
        self.waiting: list[Turn] = []
        self.thinking: dict[str, int] = {}
        self.used: dict[str, float] = {}
        self.now = 0.0

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, is_attended: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place, and hold it meanwhile."""
        turn = await self.take(owner, is_attended)
        try:
            yield
        finally:
            self.release(turn)

    async def take(self, owner: str, is_attended: Callable[[], bool] = lambda: True) -> Turn:
        """Wait for a place; who gets it must release it."""
        turn = Turn(owner, is_attended)
        self.waiting.append(turn)
        self.grant()
        try:
            await turn.granted
        except BaseException:
            if turn in self.waiting:
                self.waiting.remove(turn)
            else:
                self.release(turn)
            raise
        return turn

    def grant(self) -> None:
        """Give free places to those who are next."""
        while sum(self.thinking.values()) < self.places:
            able = [
                turn for turn in self.waiting if self.thinking.get(turn.owner, 0) < self.per_owner
            ]
            if not able:
                return
            turn = min(able, key=self.rank)
            self.waiting.remove(turn)
            self.thinking[turn.owner] = self.thinking.get(turn.owner, 0) + 1
            turn.begun = time.monotonic()
            self.now = turn.start = max(self.now, self.used.get(turn.owner, 0.0))
            if not turn.granted.done():
                turn.granted.set_result(None)

    def rank(self, turn: Turn) -> tuple[bool, float, float]:
        used = max(self.now, self.used.get(turn.owner, 0.0))
        return not turn.is_urgent, used, turn.since

    def release(self, turn: Turn) -> None:
        owner, seconds = turn.owner, time.monotonic() - turn.begun
        self.used[owner] = max(turn.start, self.used.get(owner, 0.0)) + seconds
        left = self.thinking.pop(owner) - 1
        if left:
            self.thinking[owner] = left
        self.grant()
        self.forget()

    def forget(self) -> None:
        """Remember nobody once all is quiet, and not too many of those who want nothing now."""
        if not self.thinking and not self.waiting:
            self.used.clear()
            self.now = 0.0
        elif len(self.used) > MAX_REMEMBERED:
            active = {turn.owner for turn in self.waiting} | self.thinking.keys()
            self.used = {who: used for who, used in self.used.items() if who in active}
