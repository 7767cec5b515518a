"""The lists of matches. They read what is kept for them, and load no match.

Who sits where is stored together with the entry that changes it; how far a match is, a few seconds
later. What is behind for longer, say after a crash, is noticed when it is listed.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.server.match.authority import known_visitor
from ludopolis.server.rooms.listing import (
    ENCODER,
    Listing,
    bare_listing,
    listing_of,
    stored_listing,
    summary_of,
)
from ludopolis.server.rooms.presence import Presence
from ludopolis.server.rooms.room import Room
from ludopolis.server.storage.condition import StoreAway
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.server.match.authority import Caller
    from ludopolis.server.rooms.hall import Hall
    from ludopolis.server.storage.store import ListedRow
    from ludopolis.wire.rest import MatchSummary

DAY: Final = 86_400.0
NEWEST: Final = 50
MAX_STALE: Final = 1000
MAX_MENDED: Final = 3
"""How many matches are read for the lists in one go: those who play come first."""
WRITE_SECONDS: Final = 3.0
PATIENCE: Final = 2 * WRITE_SECONDS
"""For how long a listing may be behind; a node that has the match in memory writes it sooner."""


class Lists:
    """What is listed. ``stale`` is what was found behind: since when, and the entries it had then.

    ``marked`` are the matches that can't be read, as far as the store knows of it.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.presence = Presence(hall.place)
        self.stale: dict[str, tuple[float, int]] = {}
        self.marked: set[str] = set()
        self.written = 0.0

    # --- showing -----------------------------------------------------------------------------

    async def summaries(
        self, caller: Caller, status: str | None, *, mine: bool
    ) -> list[MatchSummary]:
        """Public matches, or the visitor's own, newest first."""
        since = time.time() - self.hall.settings.open_days * DAY
        own = known_visitor(caller).key if mine else None
        rows = await self.hall.store.list_rows(own, status, since, NEWEST)
        return [self.summary(row, caller) for row in rows]

    def summary(self, row: ListedRow, caller: Caller) -> MatchSummary:
        room = self.hall.rooms.get(row.id)
        if room is not None and room.is_as_stored and room.match.number >= (row.listed or 0):
            return summary_of(room, caller)
        self.note_stale(row)
        found = self.listing(row)
        if room is not None:
            return found.shown(caller, room.audience.visitors())
        return found.shown(caller, self.presence.online(row.id, found.holders))

    def listing(self, row: ListedRow) -> Listing:
        """What the store says, and that it can't be read if that was found here."""
        found = stored_listing(row) or bare_listing(row)
        if row.id in self.hall.unreadable and not found.fault:
            return msgspec.structs.replace(found, fault="match-unreadable")
        return found

    def note_stale(self, row: ListedRow) -> None:
        found = stored_listing(row)
        is_right = found is not None and (not found.fault or row.id in self.marked)
        is_stale = not is_right or row.listed != row.entries
        if is_stale and row.id not in self.stale and len(self.stale) < MAX_STALE:
            self.stale[row.id] = (time.monotonic(), row.entries)

    # --- keeping -----------------------------------------------------------------------------

    async def keep(self) -> None:
        """Store what has changed of the matches in memory, and mend what was found behind."""
        if time.monotonic() - self.written >= WRITE_SECONDS:
            self.written = time.monotonic()
            await self.hall.write_listings(list(self.hall.rooms.values()))
        self.marked &= self.hall.unreadable
        limit = time.monotonic() - PATIENCE
        old = [key for key, (since, _) in self.stale.items() if since < limit]
        for key in [*(self.hall.unreadable - self.marked), *old][:MAX_MENDED]:
            _, number = self.stale.pop(key, (0.0, 0))
            await self.mend(key, number)

    async def mend(self, key: str, number: int) -> None:
        """Make the listing anew from the moves, or note that they can't be read."""
        row = await self.hall.store.listed_row(key)
        if row is None:
            return
        found = stored_listing(row)
        if found is not None and not found.fault and number and (row.listed or 0) >= number:
            # Whoever has the match in memory has written it since.
            return
        try:
            match, _ = await self.hall.read(await self.hall.config(key))
            made = listing_of(Room(match, self.hall.clock.tick))
        except StoreAway:
            raise
        except Refusal as refusal:
            made = msgspec.structs.replace(found or bare_listing(row), fault=refusal.code)
            self.marked.add(key)
        await self.hall.store.keep_listings([(key, row.entries, ENCODER.encode(made))])
