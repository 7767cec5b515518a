"""Who looks at which match, at all workers: the desk, which shows the lists, has few of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ludopolis.server.place import Place
    from ludopolis.server.rooms.room import Room


def name_of(match: str, visitor: str) -> str:
    return f"{match} {visitor}"


class Presence:
    """What this worker has noted, and what all have."""

    def __init__(self, place: Place) -> None:
        self.tally: Final = place.tally("present")
        self.noted: set[str] = set()

    def note(self, rooms: Mapping[str, Room]) -> None:
        """Write down what has changed since the last time."""
        now = set(names_in(rooms))
        for name in now - self.noted:
            self.tally.enter(name)
        for name in self.noted - now:
            self.tally.leave(name)
        self.noted = now

    def online(self, match: str, visitors: list[str]) -> set[str]:
        """Those of the visitors who look at the match."""
        return {visitor for visitor in visitors if self.tally.count(name_of(match, visitor)) > 0}


def names_in(rooms: Mapping[str, Room]) -> Iterator[str]:
    for room in list(rooms.values()):
        for visitor in room.audience.visitors_here() if room.audience.listeners else ():
            yield name_of(room.id, visitor)
