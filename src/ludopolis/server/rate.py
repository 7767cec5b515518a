"""How often somebody may ask, and how much they may have at once."""

from __future__ import annotations

import time
from typing import Final

from ludopolis.wire.error import Refusal

MAX_BUCKETS: Final = 20_000
HASTE: Final = 6


def reserve(rate: float, burst: float) -> float:
    """What there is for bursts: twice a second's unless said, but at least one request."""
    return burst or max(2 * rate, 1.0)


class Bucket:
    """So many requests per second, with a reserve for bursts."""

    def __init__(self, rate: float, burst: float = 0.0) -> None:
        self.rate = rate
        self.burst = reserve(rate, burst)
        self.left = self.burst
        self.since = time.monotonic()

    def take(self, cost: float = 1.0, strain: float = 1.0) -> bool:
        """Whether there is enough left; who has used up half pays more while there is strain."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < self.burst / 2:
            cost *= strain
        self.left = max(self.left - cost, -self.burst)
        return self.left >= 0

    def check(self, cost: float = 1.0, strain: float = 1.0) -> None:
        if not self.take(cost, strain):
            raise Refusal("too-many-requests")

    def give_back(self) -> None:
        self.left += 1

    @property
    def is_hasty(self) -> bool:
        """More has come in a moment than from anybody who plays."""
        return self.left < self.burst - HASTE

    @property
    def is_flooded(self) -> bool:
        """So many were refused that nobody can be listening."""
        return self.left <= -self.burst + 1


class Rate:
    """The buckets of many; requests that come too often are refused.

    When there are too many buckets, the one that was not used for longest is forgotten: who wants
    to be forgotten early must first be refused as many others.
    """

    def __init__(self, per_second: float, burst: float = 0.0) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def bucket(self, who: str) -> Bucket:
        found = self.buckets.pop(who, None)
        if found is None:
            if len(self.buckets) >= MAX_BUCKETS:
                del self.buckets[next(iter(self.buckets))]
            found = Bucket(self.per_second, self.burst)
        self.buckets[who] = found
        return found

    def check(self, who: str) -> None:
        self.bucket(who).check()


class Tally:
    """How many each has of something that comes and goes."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def count(self, who: str) -> int:
        return self.counts.get(who, 0)

    def enter(self, who: str) -> None:
        self.counts[who] = self.count(who) + 1

    def leave(self, who: str) -> None:
        count = self.counts.pop(who, 1) - 1
        if count:
            self.counts[who] = count


class Terms:
    """Until when something holds for each."""

    def __init__(self) -> None:
        self.ends: dict[str, float] = {}

    def set(self, who: str, until: float) -> None:
        if len(self.ends) >= MAX_BUCKETS:
            self.ends.clear()
        self.ends[who] = until

    def get(self, who: str) -> float:
        return self.ends.get(who, 0.0)
