"""What one request wants stored: entries of a match, or a line of chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from ludopolis.server.match.entry import NO_DETAILS, Config, Details, Entry
from ludopolis.wire.message import Said

Then: TypeAlias = "Callable[[Exception | None], None]"
"""What is to be done when a batch is stored, or why it could not be."""


class Batch:
    """What one request wants stored: entries of one match, and what goes with them."""

    def __init__(
        self,
        match: str,
        entries: list[Entry],
        status: str,
        due: float | None = None,
        visitors: list[str] | None = None,
        *,
        listing: bytes | None = None,
        is_listed: bool = True,
        is_indexed: bool = True,
    ) -> None:
        self.match = match
        self.entries = entries
        self.status = status
        self.due = due
        self.visitors = visitors or []
        self.listing = listing
        self.is_listed = is_listed
        self.is_indexed = is_indexed
        self.config: Config | None = None
        """Of a match that is stored for the first time."""
        self.waited_for: asyncio.Future[None] | None = None
        self.then: Then | None = None
        """Called instead of ``done`` being set."""

    @property
    def done(self) -> asyncio.Future[None]:
        """Set when it is stored; made for those who wait for it."""
        if self.waited_for is None:
            self.waited_for = asyncio.get_running_loop().create_future()
        return self.waited_for

    def rows(self) -> list[tuple[object, ...]]:
        return [row_of(self.match, entry) for entry in self.entries]

    def index(self) -> dict[str, object]:
        return {
            "key": self.match,
            "new_status": self.status,
            "new_due": self.due,
            "new_updated": self.entries[-1].at,
        }

    def listed(self) -> dict[str, object]:
        number = self.entries[-1].number + 1
        return {"key": self.match, "new_listing": self.listing, "new_listed": number}


class Line(Batch):
    """A line of chat to be stored. ``number`` stays 0 if it has been stored before."""

    def __init__(self, match: str, said: Said, visitor: str, name: str) -> None:
        super().__init__(match, [], "", is_listed=False, is_indexed=False)
        self.said = said
        self.visitor = visitor
        self.name = name
        self.number = 0

    def row(self) -> dict[str, object]:
        said = self.said
        told = {"at": said.at, "seat": said.seat, "name": said.name, "text": said.text}
        return {
            "match": self.match,
            **told,
            "visitor": self.visitor or None,
            "line": self.name or None,
        }

    @property
    def key(self) -> tuple[object, ...]:
        """By what the row is known that was made of it."""
        return self.match, self.visitor or None, self.name or None, self.said.text


def row_of(match: str, entry: Entry) -> tuple[object, ...]:
    """The columns of ``moves``, in the order of the schema."""
    details = entry.details
    return (
        match,
        entry.number,
        entry.kind,
        entry.seat,
        entry.ply,
        entry.value,
        "" if is_empty(details) else msgspec.json.encode(details).decode(),
        entry.at,
        entry.tick,
    )


def is_empty(details: Details) -> bool:
    return details is NO_DETAILS or details == NO_DETAILS
