"""What lists say of one match: kept beside its moves, so that nobody replays it to list it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.play.moment import SPECTATOR
from ludopolis.server.match.authority import NOBODY, Caller, key_of
from ludopolis.server.match.entry import Config
from ludopolis.wire.rest import MatchSummary

if TYPE_CHECKING:
    from ludopolis.server.rooms.room import Room
    from ludopolis.server.storage.store import ListedRow
    from ludopolis.wire.message import RoomSeat


class Listing(msgspec.Struct, frozen=True):
    """A match as those at its table see it in a list; ``holders`` are the visitors of its chairs.

    ``fault`` is the code of why it can't be read, if it can't.
    """

    summary: MatchSummary
    holders: list[str]
    owner: str
    delay: int = 0
    fault: str = ""

    def shown(self, caller: Caller, online: set[str], shown_ply: int | None = None) -> MatchSummary:
        """As the caller may see it; ``shown_ply`` is how far spectators see, if that is known."""
        key = key_of(caller)
        changes: dict[str, object] = {
            "seats": self.seats(key, online),
            "owner": bool(key) and key == self.owner,
            "unreadable": bool(self.fault),
        }
        if self.delay and (not key or key not in self.holders):
            changes |= self.seen_late(shown_ply)
        return msgspec.structs.replace(self.summary, **changes)

    def seats(self, visitor: str, online: set[str]) -> list[RoomSeat]:
        return [
            msgspec.structs.replace(
                seat,
                online=bool(holder) and holder in online,
                mine=bool(holder) and holder == visitor,
            )
            for seat, holder in zip(self.summary.seats, self.holders, strict=True)
        ]

    def seen_late(self, shown_ply: int | None) -> dict[str, object]:
        """What changes for those who see the table later: nothing tells of what is younger."""
        limit = time.time() - self.delay
        if shown_ply is None:
            shown_ply = self.summary.ply if self.summary.updated <= limit else 0
        updated = max(self.summary.created, min(self.summary.updated, limit))
        return {"asked": -1, "ply": shown_ply, "updated": updated}


DECODER: Final = msgspec.json.Decoder(Listing)
ENCODER: Final = msgspec.json.Encoder()


def listing_of(room: Room) -> Listing:
    match, config, table = room.match, room.match.config, room.match.table
    is_playing = table is not None and match.status == "playing"
    summary = MatchSummary(
        id=config.id,
        game=config.game,
        title=config.title,
        status=match.status,
        public=config.public,
        seats=room.seats(NOBODY),
        free=sum(chair.kind == "empty" for chair in match.chairs),
        owner=False,
        asked=table.asked if table is not None and is_playing else -1,
        ply=table.ply if table is not None else 0,
        created=config.created,
        updated=match.updated,
    )
    holders = [key_of(chair.holder) for chair in match.chairs]
    owner = key_of(match.owner)
    return Listing(summary, holders, owner, config.delay)


def encoded_listing(room: Room) -> bytes:
    return ENCODER.encode(listing_of(room))


def stored_listing(row: ListedRow) -> Listing | None:
    """What the store has for the lists; None if that is nothing, or of another form."""
    try:
        return None if row.listing is None else DECODER.decode(row.listing)
    except (msgspec.MsgspecError, UnicodeError):
        return None


def bare_listing(row: ListedRow) -> Listing:
    """As much as can be said of a match without its moves."""
    try:
        config = msgspec.json.decode(row.config, type=Config)
        game, title, delay = config.game, config.title, config.delay
    except (msgspec.MsgspecError, UnicodeError):
        game, title, delay = "", "", 0
    summary = MatchSummary(
        id=row.id,
        game=game,
        title=title,
        status=row.status,
        public=bool(row.public),
        seats=[],
        free=0,
        owner=False,
        asked=-1,
        ply=0,
        created=row.created,
        updated=row.updated,
    )
    return Listing(summary, [], row.owner, delay)


def summary_of(room: Room, caller: Caller) -> MatchSummary:
    """A match in memory as the caller may see it in a list."""
    return listing_of(room).shown(caller, room.audience.visitors(), room.feed.known(SPECTATOR)[0])
