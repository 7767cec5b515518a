"""Which of a server's workers a process is, and which worker a match belongs to.

A match is played by one worker, chosen by its id: all its sockets and requests go there. What
belongs to no match is done by the first one, the desk.
"""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

from ludopolis.server.board import Board, SharedRate, SharedTally, SharedTerms
from ludopolis.server.rate import Rate, Tally, Terms

if TYPE_CHECKING:
    import socket

DESK: Final = 0
SILENT_SECONDS: Final = 5.0


class Place:
    """One worker among ``count``. ``inboxes`` are by whom connections can be handed to each.

    ``bots`` is where the processes of the bots can be asked, if they are nobody's own, ``gate``
    where those queue up who write a SQLite file.
    """

    def __init__(
        self,
        index: int = 0,
        count: int = 1,
        board: Board | None = None,
        inboxes: Sequence[socket.socket] = (),
        bots: str = "",
        gate: str = "",
    ) -> None:
        self.index: Final = index
        self.count: Final = count
        self.board: Final = board
        self.inboxes: Final = inboxes
        self.bots: Final = bots
        self.gate: Final = gate

    @property
    def is_alone(self) -> bool:
        return self.count == 1

    # --- matches -----------------------------------------------------------------------------

    def owner_of(self, match: str) -> int:
        return crc32(match.encode()) % self.count

    def is_own(self, match: str) -> bool:
        return self.owner_of(match) == self.index

    def new_id(self) -> str:
        """The id of a new match, which belongs to this worker."""
        while True:
            made = base64.b32encode(secrets.token_bytes(10)).decode().lower()[:14]
            if self.is_own(made):
                return made

    # --- what is counted for all workers together --------------------------------------------

    def rate(self, name: str, per_second: float, burst: float = 0.0) -> Rate:
        if self.board is None:
            return Rate(per_second, burst)
        return SharedRate(self.board, name, per_second, burst)

    def tally(self, name: str) -> Tally:
        return Tally() if self.board is None else SharedTally(self.board, name, self.index)

    def terms(self) -> Terms:
        return Terms() if self.board is None else SharedTerms(self.board)

    # --- whether all are there ---------------------------------------------------------------

    def beat(self) -> None:
        """Say that this worker is there."""
        if self.board is not None:
            self.board.beats[self.index] = time.monotonic()

    def silent_workers(self) -> list[int]:
        """Those who have not said for a while that they are there."""
        if self.board is None:
            return []
        limit = time.monotonic() - SILENT_SECONDS
        return [index for index in range(self.count) if self.board.beats[index] <= limit]


ALONE: Final = Place()
