"""What the server counts, for Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from ludopolis.games import SLUGS

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
OTHER: Final = "other"
"""What a game is called that came to the program only after its start."""
KNOWN: Final = (*SLUGS, OTHER)
PLAYERS: Final = [(slug, by) for slug in KNOWN for by in ("person", "bot")]
MOVE_CELLS: Final = len(PLAYERS) + len(FAST) + 2


class Moves(Collector):
    """How many moves were confirmed, and how long each took from request to confirmation.

    There are thousands a second, so they are counted in plain cells. Workers share these: what one
    has counted stays when it dies.
    """

    def __init__(self) -> None:
        self.cells: memoryview[float] = memoryview(bytearray(8 * MOVE_CELLS)).cast("d")
        self.at = 0

    def share(self, cells: memoryview[float], worker: int) -> None:
        """Count in a row of one's own of these cells."""
        self.cells, self.at = cells, worker * MOVE_CELLS

    def note(self, player: int, moves: int, seconds: float) -> None:
        """Moves by a player as ``PLAYERS`` counts them, and how long they took."""
        self.count(player, moves)
        cells, at = self.cells, self.at + len(PLAYERS)
        cells[at + bisect_left(FAST, seconds)] += 1
        cells[at + len(FAST) + 1] += seconds

    def count(self, player: int, moves: int) -> None:
        self.cells[self.at + player] += moves

    def collect(self) -> Iterator[Metric]:
        total = [sum(self.cells[cell::MOVE_CELLS]) for cell in range(MOVE_CELLS)]
        moves = CounterMetricFamily("ludopolis_moves", "Moves confirmed", labels=("game", "by"))
        for player, count in zip(PLAYERS, total, strict=False):
            moves.add_metric(player, count)
        yield moves
        bounds, counts = [*map(str, FAST), "+Inf"], total[len(PLAYERS) : -1]
        buckets = list(zip(bounds, accumulate(counts), strict=True))
        what = "From request to confirmation"
        yield HistogramMetricFamily("ludopolis_move_seconds", what, buckets, total[-1])


def player_of(game: str, by: str) -> int:
    return PLAYERS.index((game if game in KNOWN else OTHER, by))


MOVES: Final = Moves()
REGISTRY.register(MOVES)
IS_SHARED: Final = "PROMETHEUS_MULTIPROC_DIR" in os.environ
"""Whether several processes count together, in files of the library."""
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
    together = REGISTRY
    if IS_SHARED:
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        together.register(MOVES)
    return generate_latest(together)
