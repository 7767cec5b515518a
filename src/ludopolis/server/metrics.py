"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric

REGISTRY: Final = CollectorRegistry()
ADDED: Final = "livesum"
"""Of several workers, those that run are added up."""

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

COMMITTED: Final = Counter(
    "ludopolis_batches_committed", "Requests whose entries are stored", registry=REGISTRY
)
CONFLICTS: Final = Counter(
    "ludopolis_conflicts", "Entries refused because another node was first", registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "ludopolis_commit_seconds", "Time of one commit", buckets=FAST, registry=REGISTRY
)
MOVES: Final = Counter("ludopolis_moves", "Moves confirmed", ["game", "by"], registry=REGISTRY)


class Times(Collector):
    """A histogram of what happens thousands of times a second: counting costs next to nothing."""

    def __init__(self, name: str, what: str) -> None:
        self.name: Final = name
        self.what: Final = what
        self.counts: Final = [0] * (len(FAST) + 1)
        self.total = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(FAST, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, FAST), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.what, buckets, self.total)


IS_SHARED: Final = "PROMETHEUS_MULTIPROC_DIR" in os.environ
"""Whether several processes count together, in files of the library."""
MOVE_NAMES: Final = ("ludopolis_move_seconds", "From request to confirmation")
MOVE_SECONDS: Final = (
    Histogram(*MOVE_NAMES, buckets=FAST, registry=REGISTRY) if IS_SHARED else Times(*MOVE_NAMES)
)
REFUSALS: Final = Counter("ludopolis_refusals", "Requests refused", ["code"], registry=REGISTRY)
MATCHES: Final = Gauge(
    "ludopolis_matches_loaded", "Matches in memory", registry=REGISTRY, multiprocess_mode=ADDED
)
SOCKETS: Final = Gauge(
    "ludopolis_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode=ADDED
)
WRITE_QUEUE: Final = Gauge(
    "ludopolis_write_queue",
    "Requests waiting to be stored",
    registry=REGISTRY,
    multiprocess_mode=ADDED,
)
BOT_QUEUE: Final = Gauge(
    "ludopolis_bot_queue", "Bots waiting or thinking", registry=REGISTRY, multiprocess_mode=ADDED
)
BOT_SECONDS: Final = Histogram(
    "ludopolis_bot_seconds", "Time of one bot move", ["level"], registry=REGISTRY
)
COALESCED: Final = Counter(
    "ludopolis_updates_coalesced", "Updates not sent one by one to slow readers", registry=REGISTRY
)
FAULTS: Final = Counter(
    "ludopolis_faults", "Requests and sockets ended by a fault of the server", registry=REGISTRY
)
STORE_AWAY: Final = Gauge(
    "ludopolis_store_away",
    "1 while nothing can be stored, else 0",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
LOOP_HELD: Final = Histogram(
    "ludopolis_loop_held_seconds",
    "Times in which one thing held everybody up for over a second",
    buckets=(1.0, 2.0, 5.0, 10.0, 30.0),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All figures as Prometheus reads them, those of all workers added up."""
    if not IS_SHARED:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
