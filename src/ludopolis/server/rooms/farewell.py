"""Somebody leaves for good: their chairs are given up, and the store forgets who they were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from ludopolis.server.catalogue import DEFAULT_LEVEL
from ludopolis.server.match.authority import Visitor, key_of
from ludopolis.server.match.entry import Details, Entry
from ludopolis.server.storage.condition import StoreAway
from ludopolis.server.storage.database import reading
from ludopolis.server.storage.dossier import erase, matches_of
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.server.match.match import Match
    from ludopolis.server.rooms.hall import Hall

LOG: Final = structlog.get_logger("rooms")


async def say_farewell(hall: Hall, visitor: str) -> None:
    """Give up what the visitor holds, take them out of the store, and have all read it again."""
    async with reading(hall.store.engine) as connection:
        rows = await matches_of(connection, visitor)
    going_on = [row.id for row in rows if row.status != "over"]
    heirs = {key: await give_up(hall, key, visitor) for key in going_on}
    for key in await erase(hall.store.engine, visitor, heirs):
        room = hall.rooms.get(key)
        if room is not None:
            async with room.lock:
                hall.lose(room)


async def give_up(hall: Hall, key: str, visitor: str) -> str:
    """Leave a match that goes on; who owns it from now on, if there is somebody."""
    try:
        room = await hall.room(key)
        await hall.change(room, lambda match: leaving(match, visitor))
    except StoreAway:
        raise
    except Refusal as refusal:
        # A match that can't be read any more must not keep anybody from leaving.
        LOG.warning("match can't be left", match=key, why=str(refusal))
        return ""
    owner = key_of(room.match.owner)
    return owner if owner != visitor else ""


def leaving(match: Match, visitor: str) -> list[Entry]:
    """Get up from a match that has not begun, concede one in play, and let another own it."""
    if match.status == "over":
        return []
    holders = [chair.holder.key for chair in match.chairs if chair.holder is not None]
    others = [key for key in holders if key != visitor]
    is_left_alone = match.is_owner(Visitor(visitor)) and bool(others)
    heir = [Entry("hand-over", details=Details(others[0]))] if is_left_alone else []
    seats = match.seats_of(Visitor(visitor))
    if match.status == "open":
        return [*heir, *(Entry("rise", seat) for seat in seats)]
    own = [seat for seat in seats if seat not in match.conceded]
    most = match.config.seats - 1 - len(match.conceded)
    level = Details(level=DEFAULT_LEVEL)
    return [*heir, *(Entry("concede", seat, details=level) for seat in own[:most])]
