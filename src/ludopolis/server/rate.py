"""How often somebody may ask."""

from __future__ import annotations

import time


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
