"""Memory that all workers of a server share: what each may ask for, and who is there.

Whoever is counted has a slot by hash. Two who share one share a limit, which is rare among so many
slots, and nobody can choose to: the hash is salted.
"""

from __future__ import annotations

import mmap
import secrets
from typing import Final, TypeAlias

from ludopolis.server.rate import Bucket, Rate, Tally, Terms

SLOTS: Final = 1 << 18
RATES: Final = ("requests", "pages", "messages", "chats", "hints")
TALLIES: Final = ("sockets", "making", "hints", "present")
Floats: TypeAlias = "memoryview[float]"
Wholes: TypeAlias = "memoryview[int]"
FLOAT: Final = 8
WHOLE: Final = 4


class Board:
    """Made before the workers, who inherit it. Memory that nobody has touched costs nothing."""

    def __init__(self, workers: int) -> None:
        from ludopolis.server.metrics import MOVE_CELLS  # noqa: PLC0415 - see ``crew.figures_in``

        self.workers: Final = workers
        self.salt: Final = secrets.token_hex(8)
        self.rates: Final = {name: floats(2 * SLOTS) for name in RATES}
        self.shut: Final = floats(SLOTS)
        self.beats: Final = floats(workers)
        self.moves: Final = floats(workers * MOVE_CELLS)
        self.tallies: Final = {name: wholes(workers * SLOTS) for name in TALLIES}

    def slot(self, who: str) -> int:
        """The same in all workers: they have the key of ``hash`` from the process they came of."""
        return hash((self.salt, who)) % SLOTS

    def forget(self, worker: int) -> None:
        """Nobody is at a worker that begins; an earlier one may have been killed in between."""
        for cells in self.tallies.values():
            cells[worker * SLOTS : (worker + 1) * SLOTS] = wholes(SLOTS)
        self.beats[worker] = 0.0


def floats(count: int) -> Floats:
    return memoryview(mmap.mmap(-1, count * FLOAT)).cast("d")


def wholes(count: int) -> Wholes:
    return memoryview(mmap.mmap(-1, count * WHOLE)).cast("i")


class SharedRate(Rate):
    """The buckets of many, one count for all workers."""

    def __init__(self, board: Board, name: str, per_second: float, burst: float) -> None:
        super().__init__(per_second, burst)
        self.board: Final = board
        self.cells: Final = board.rates[name]

    def bucket(self, who: str) -> Bucket:
        return Bucket(self.per_second, self.burst, self.cells, 2 * self.board.slot(who))


class SharedTally(Tally):
    """How many there are at all workers; each writes its own part only."""

    def __init__(self, board: Board, name: str, worker: int) -> None:
        super().__init__()
        self.board: Final = board
        self.cells: Final = board.tallies[name]
        self.start: Final = worker * SLOTS

    def count(self, who: str) -> int:
        slot = self.board.slot(who)
        return sum(self.cells[slot::SLOTS])

    def enter(self, who: str) -> None:
        self.cells[self.start + self.board.slot(who)] += 1

    def leave(self, who: str) -> None:
        self.cells[self.start + self.board.slot(who)] -= 1


class SharedTerms(Terms):
    """Until when, for all workers."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board: Final = board

    def set(self, who: str, until: float) -> None:
        self.board.shut[self.board.slot(who)] = until

    def get(self, who: str) -> float:
        return float(self.board.shut[self.board.slot(who)])
