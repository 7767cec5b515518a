"""How often somebody may ask."""

from __future__ import annotations

import time
from typing import Final

from ludopolis.wire.error import Refusal

MAX_BUCKETS: Final = 20_000


class Bucket:
    """So many requests per second, with a reserve for bursts."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = rate * 2
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * 2, self.left + (now - self.since) * self.rate)
        self.since = now
        self.left = max(self.left - 1, -self.rate * 2)
        return self.left >= 0

    @property
    def is_flooded(self) -> bool:
        """So many were refused that nobody can be listening."""
        return self.left <= -self.rate * 2 + 1


class Rate:
    """The buckets of many; requests that come too often are refused."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= MAX_BUCKETS:
                self.buckets.clear()
            bucket = self.buckets[who] = Bucket(self.per_second)
        if not bucket.take():
            raise Refusal("too-many-requests")
