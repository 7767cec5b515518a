"""What was drawn since the resource pile was last renewed, and what of the Hands came to light.

At a renewal the unseen cards of all Hands are known as a whole, and none of them comes from the new
pile. So there are two *lots*: the older one is the unseen cards of that moment, the newer one is
the present pile with what was drawn from it. How many of each colour a lot has, and how many cards
of it each seat drew, everybody can work out. Until the first renewal all unseen cards are of one
lot, and there is no ledger.

The ledger starts, for each seat, with what it had of the older lot, which only the seat itself
knows, and with the caps (see ``knowledge``) of that moment. Then comes a row for every draw: how
many cards, and what everybody learnt until the seat's next row: the colours of cards that were
*named* (played, given or shown, without being known before), and those that were *lacked*. From
which lot a named card came is left open.

What is not kept is how the cards of the older lot had come into the Hands: with three seats or more
a perfect memory can sometimes say a little more after a second renewal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import append, i64, vec
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia

CAPS: Final = 2 * COLOURS
"""Per seat: a cap for each colour, then the age of the fact behind it (0: no fact)."""
OLDER: Final = CAPS
"""Where a seat's part of the older lot starts, after its caps."""
START: Final = CAPS + COLOURS
"""What the ledger starts with, per seat."""

# The columns of a row.
SEAT: Final = 0
DREW: Final = 1
LACKED: Final = 2
NAMED: Final = 3
ROW: Final = NAMED + COLOURS


def first_row(s: Uchronia) -> i64:
    return s.seats * START


def unseen(s: Uchronia, seat: i64, colour: i64) -> i64:
    """Cards of a Hand that not everybody has seen."""
    at = seat * layout.SEAT_CARDS + colour
    return s.cards[layout.HAND + at] - s.cards[layout.KNOWN + at]


def older(s: Uchronia, seat: i64, colour: i64) -> i64:
    """Cards that the seat had of the older lot."""
    return s.ledger[seat * START + OLDER + colour] if len(s.ledger) > 0 else 0


def close_lot(s: Uchronia) -> None:
    """The pile has been renewed: what is unseen in the Hands can't come from the new one."""
    s.ledger = vec[i64]()
    if not is_anything_unseen(s):
        return
    for seat in range(s.seats):
        add_caps(s, seat)
        for colour in range(COLOURS):
            s.ledger = append(s.ledger, unseen(s, seat, colour))
    for other in range(s.seats):
        add_row(s, other)


def is_anything_unseen(s: Uchronia) -> bool:
    for seat in range(s.seats):
        for colour in range(COLOURS):
            if unseen(s, seat, colour) > 0:
                return True
    return False


def add_caps(s: Uchronia, seat: i64) -> None:
    """The caps of the seat, less the known cards that they count."""
    is_capped = (s.capped >> seat) & 1 == 1
    row = seat * CAPS
    for colour in range(COLOURS):
        cap: i64 = 0
        if is_capped:
            cap = s.caps[row + colour]
            for other in range(COLOURS):
                if s.caps[row + COLOURS + other] >= s.caps[row + COLOURS + colour]:
                    cap -= s.cards[layout.KNOWN + seat * layout.SEAT_CARDS + other]
        s.ledger = append(s.ledger, cap)
    for dated in range(COLOURS):
        s.ledger = append(s.ledger, s.caps[row + COLOURS + dated] if is_capped else 0)


def add_row(s: Uchronia, seat: i64) -> None:
    s.ledger = append(s.ledger, seat)
    for column in range(1, ROW):
        s.ledger = append(s.ledger, 0)


def last_row(s: Uchronia, seat: i64) -> i64:
    """The seat's row that was written last."""
    at: i64 = len(s.ledger) - ROW
    while s.ledger[at + SEAT] != seat:
        at -= ROW
    return at


def note_draw(s: Uchronia, seat: i64) -> None:
    """The seat drew a card that only it saw. What was learnt before was not of this card."""
    s.claim_ledger()
    row = last_row(s, seat)
    if not is_plain(s, row):
        add_row(s, seat)
        row = len(s.ledger) - ROW
    s.ledger[row + DREW] += 1


def is_plain(s: Uchronia, row: i64) -> bool:
    """Whether nothing was learnt since the draw."""
    if s.ledger[row + LACKED] != 0:
        return False
    for colour in range(COLOURS):
        if s.ledger[row + NAMED + colour] > 0:
            return False
    return True


def note_named(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card of the seat that was unseen is known to be of this colour."""
    s.claim_ledger()
    s.ledger[last_row(s, seat) + NAMED + colour] += 1


def note_lacked(s: Uchronia, seat: i64, mask: i64) -> None:
    s.claim_ledger()
    s.ledger[last_row(s, seat) + LACKED] |= mask
