"""What happened in a run, for people to read, and its digest, for runs to be compared."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludopolis.testing.simulation.loop import VirtualLoop


class Trace:
    """Lines of time, place and event."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.lines: list[str] = []

    def note(self, where: str, what: str) -> None:
        self.lines.append(f"{self.loop.now:10.4f}  {where:<10} {what}")

    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.lines).encode()).hexdigest()[:16]
