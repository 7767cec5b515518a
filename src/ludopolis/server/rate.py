"""How often somebody may ask, and how much they may have at once."""

from __future__ import annotations

import time
from typing import Final, TypeAlias

from ludopolis.core.native import mypyc_attr
from ludopolis.wire.error import Refusal

MAX_BUCKETS: Final = 20_000
HASTE: Final = 6
Cells: TypeAlias = "list[float] | memoryview[float]"


def reserve(rate: float, burst: float) -> float:
    """What there is for bursts: twice a second's unless said, but at least one request."""
    return burst or max(2 * rate, 1.0)


class Bucket:
    """So many requests per second, with a reserve for bursts.

    How much of it was used, and when that was so, stands in two cells, which workers may share: two
    who take at the same moment may count one of both, and no more than that is lost.
    """

    def __init__(
        self, rate: float, burst: float = 0.0, cells: Cells | None = None, at: int = 0
    ) -> None:
        self.rate: Final = rate
        self.burst: Final = reserve(rate, burst)
        self.cells: Final[Cells] = [0.0, 0.0] if cells is None else cells
        self.at: Final = at

    @property
    def left(self) -> float:
        """How much there was when it was last looked at."""
        return self.burst - self.cells[self.at]

    def take(self, cost: float = 1.0, strain: float = 1.0) -> bool:
        """Whether there is enough left; who has used up half pays more while there is strain."""
        cells, at = self.cells, self.at
        now = time.monotonic()
        used = max(0.0, cells[at] - (now - cells[at + 1]) * self.rate)
        if used > self.burst / 2:
            cost *= strain
        used = min(used + cost, 2 * self.burst)
        cells[at], cells[at + 1] = used, now
        return used <= self.burst

    def check(self, cost: float = 1.0, strain: float = 1.0) -> None:
        if not self.take(cost, strain):
            raise Refusal("too-many-requests")

    def give_back(self) -> None:
        self.cells[self.at] -= 1.0

    @property
    def is_hasty(self) -> bool:
        """More has come in a moment than from anybody who plays."""
        return self.cells[self.at] > HASTE

    @property
    def is_flooded(self) -> bool:
        """So many were refused that nobody can be listening."""
        return self.cells[self.at] >= 2 * self.burst - 1


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
