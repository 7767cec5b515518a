"""The places at the table, who has ever sat there, and what others are asked to agree to."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ludopolis.server.match.authority import Caller, Visitor
from ludopolis.wire.message import SeatInfo

WHOLE_MATCH: Final = -1
"""In the place of a seat: what is asked for is the whole match, to go on with it elsewhere."""
Hold: TypeAlias = Literal["free", "bot", "held", "emptied"]


class Chair:
    """One place at the table. ``holder`` has it, also while a bot plays for them.

    ``sitters`` are the keys of all who have sat there since the deal, the last one at the end:
    they know its hand, and whoever comes after them gets to know it. ``lenders`` are those of
    them in whose absence, and without whose word, the others let somebody else sit down.
    """

    def __init__(self) -> None:
        self.kind: Literal["person", "bot", "empty"] = "empty"
        self.holder: Visitor | None = None
        self.sitters: list[str] = []
        self.lenders: list[str] = []
        self.name = ""
        self.level = ""
        self.is_ready = False

    @property
    def hold(self) -> Hold:
        """Free before the deal, a bot's own, held by a visitor, or taken from its last holder."""
        if self.holder is not None:
            return "held"
        if self.kind == "empty":
            return "free"
        return "bot" if self.kind == "bot" and not self.sitters else "emptied"

    def is_held_by(self, caller: Caller) -> bool:
        holder = self.holder
        return holder is not None and isinstance(caller, Visitor) and caller.key == holder.key

    def is_open_to(self, caller: Caller) -> bool:
        """Whether they may take it back: it was lent in their absence, or emptied after them."""
        if not isinstance(caller, Visitor):
            return False
        is_last = self.hold == "emptied" and self.sitters[-1:] == [caller.key]
        return is_last or caller.key in self.lenders

    def note_sitter(self) -> None:
        """Cards are on the table: remember who gets to see those of this chair."""
        if self.holder is None:
            return
        key = self.holder.key
        self.sitters = [*[other for other in self.sitters if other != key], key]
        self.lenders = [other for other in self.lenders if other != key]

    def lend(self, consent: Consent) -> None:
        """Whoever had it and has not agreed themselves may come back."""
        had = [*self.lenders, *self.sitters[-1:]]
        self.lenders = [key for key in had if key not in consent.given]

    def info(self) -> SeatInfo:
        if self.kind == "bot":
            return SeatInfo(self.name, "bot", self.level)
        return SeatInfo(self.name)


class Consent:
    """What ``asker`` wants of all others who have played, and the keys of those who agree."""

    def __init__(self, asker: str, name: str, given: list[str] | None = None) -> None:
        self.asker: Final = asker
        self.name: Final = name
        self.given: Final = set(given or [])

    def waiting(self, players: set[str]) -> set[str]:
        """Those who have not agreed yet."""
        return players - self.given - {self.asker}
