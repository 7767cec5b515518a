"""The only code that changes the zones of Pearls: it tells listeners and counts what it reveals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.testing.pearls.events import Drew, Ended, Gave, Laid
from ludopolis.testing.pearls.tables import KINDS

if TYPE_CHECKING:
    from ludopolis.testing.pearls.state import Pearls


def draw(s: Pearls, seat: int) -> None:
    kind = s.deck.pop()
    s.hands[seat * KINDS + kind] += 1
    s.revealed += 1
    if s.sink is not None:
        s.sink.append(Drew(seat, s.tables.ids[kind]))


def lay(s: Pearls, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.laid[seat * KINDS + kind] += 1
    if s.sink is not None:
        s.sink.append(Laid(seat, s.tables.ids[kind]))


def call_on(s: Pearls) -> None:
    """The rival has seen who is to give: there is no free way back."""
    s.revealed += 1


def give(s: Pearls, seat: int, taker: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.hands[taker * KINDS + kind] += 1
    s.shown[taker * KINDS + kind] += 1
    s.revealed += 1
    if s.sink is not None:
        s.sink.append(Gave(seat, taker, s.tables.ids[kind]))


def leave_hand(s: Pearls, seat: int, kind: int) -> None:
    slot = seat * KINDS + kind
    s.hands[slot] -= 1
    s.shown[slot] = max(0, s.shown[slot] - 1)


def end_game(s: Pearls) -> None:
    s.over = True
    if s.sink is not None:
        s.sink.append(Ended())
