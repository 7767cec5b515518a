"""What the table has learnt of each Hand: the same for everybody, as all of it happened in public.

Three things are kept, and together they say exactly which Hands agree with what was seen, as long
as the resource pile has not been renewed:

* *known* cards: at least so many of a colour are in the Hand. A card that enters from a public zone
  adds one, a reveal raises the count to what was shown, a card that leaves takes a known one first.
* *caps*: a seat that could not give certain colours held none of them. From then on the colours
  whose fact is as recent as that of a colour, taken together, can't exceed its cap: each unseen
  draw adds one to every cap, each card that comes or goes in public moves the caps of the sets it
  belongs to.
* *older* cards: when the pile is renewed from public cards, the unseen cards of all Hands are known
  as a whole. They stay a lot of their own: no card of it can come from the new pile.
"""

from __future__ import annotations

from typing import Final

from ludopolis.core.native import append, bit, i64, vec
from ludopolis.games.uchronia.state import HAND, KNOWN, SEAT_CARDS, Uchronia
from ludopolis.games.uchronia.tables import COLOURS

CAPS: Final = 2 * COLOURS
"""Per seat: a cap for each colour, then the age of the fact behind it (0: no fact)."""
MOST_LOTS: Final = 6
"""Beyond this the two oldest lots are taken together."""


def joined_unseen(s: Uchronia, seat: i64) -> None:
    """A card was drawn that only its owner saw."""
    if (s.capped >> seat) & 1 == 1:
        for colour in range(COLOURS):
            s.caps[seat * CAPS + colour] += 1


def joined_openly(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card came into the Hand that everybody saw (U-2.3)."""
    s.cards[KNOWN + seat * SEAT_CARDS + colour] += 1
    if (s.capped >> seat) & 1 == 1:
        shift_caps(s, seat, colour, 1)


def left_openly(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card has left the Hand: a known one, if there was one of the colour."""
    known = KNOWN + seat * SEAT_CARDS + colour
    if s.cards[known] > 0:
        s.cards[known] -= 1
    elif len(s.older) > 0:
        leave_lot(s, seat, colour)
    if (s.capped >> seat) & 1 == 1:
        shift_caps(s, seat, colour, -1)
        drop_idle_caps(s, seat)


def was_shown(s: Uchronia, seat: i64, colour: i64, count: i64) -> None:
    """So many cards of the colour were seen in the Hand at once (U-10.5)."""
    known = KNOWN + seat * SEAT_CARDS + colour
    while s.cards[known] < count:
        s.cards[known] += 1
        if len(s.older) > 0:
            leave_lot(s, seat, colour)


def lacked(s: Uchronia, seat: i64, mask: i64) -> None:
    """None of these colours is in the Hand (U-2.4)."""
    start = seat * CAPS
    if (s.capped >> seat) & 1 == 0:
        open_caps(s, seat)
    newest: i64 = 0
    for colour in range(COLOURS):
        newest = max(newest, s.caps[start + COLOURS + colour])
    for colour in range(COLOURS):
        if (mask >> colour) & 1 == 1:
            s.caps[start + colour] = 0
            s.caps[start + COLOURS + colour] = newest + 1


def open_caps(s: Uchronia, seat: i64) -> None:
    """The first fact about a Hand; the vector exists only once there is one."""
    while len(s.caps) < s.seats * CAPS:
        s.caps = append(s.caps, 0)
    for i in range(CAPS):
        s.caps[seat * CAPS + i] = 0
    s.capped |= bit(seat)


def shift_caps(s: Uchronia, seat: i64, colour: i64, change: i64) -> None:
    ages = seat * CAPS + COLOURS
    age = s.caps[ages + colour]
    for other in range(COLOURS):
        if s.caps[ages + other] > 0 and age >= s.caps[ages + other]:
            s.caps[seat * CAPS + other] += change


def drop_idle_caps(s: Uchronia, seat: i64) -> None:
    """Forget facts that no Hand of this size could break any more, once all are such."""
    size = s.hand_size(seat)
    start = seat * CAPS
    for colour in range(COLOURS):
        if s.caps[start + COLOURS + colour] > 0 and s.caps[start + colour] < size:
            return
    for i in range(CAPS):
        s.caps[start + i] = 0
    s.capped &= ~bit(seat)


def fits_caps(s: Uchronia, seat: i64, hand: vec[i64], start: i64) -> bool:
    """Whether the five counts from ``start`` on agree with what the seat lacked."""
    row = seat * CAPS
    for colour in range(COLOURS):
        age = s.caps[row + COLOURS + colour]
        if age == 0:
            continue
        total: i64 = 0
        for other in range(COLOURS):
            if s.caps[row + COLOURS + other] >= age:
                total += hand[start + other]
        if total > s.caps[row + colour]:
            return False
    return True


def at_most(s: Uchronia, seat: i64, colour: i64) -> i64:
    """The largest number of cards of the colour that the table must reckon with."""
    most = s.hand_size(seat)
    for other in range(COLOURS):
        if other != colour:
            most -= s.cards[KNOWN + seat * SEAT_CARDS + other]
    if (s.capped >> seat) & 1 == 1 and s.caps[seat * CAPS + COLOURS + colour] > 0:
        most = min(most, s.caps[seat * CAPS + colour])
    return most


# -- lots: unseen cards from earlier piles --


def lot_count(s: Uchronia) -> i64:
    return len(s.older) // (s.seats * COLOURS)


def leave_lot(s: Uchronia, seat: i64, colour: i64) -> None:
    """One card of the colour no longer counts as unseen: one of the oldest."""
    width = s.seats * COLOURS
    for lot in range(lot_count(s)):
        at = lot * width + seat * COLOURS + colour
        if s.older[at] > 0:
            s.older[at] -= 1
            return


def in_older_lots(s: Uchronia, seat: i64, colour: i64) -> i64:
    total: i64 = 0
    for lot in range(lot_count(s)):
        total += s.older[(lot * s.seats + seat) * COLOURS + colour]
    return total


def close_lot(s: Uchronia) -> None:
    """The pile has been renewed: what is unseen in the Hands becomes a lot of its own."""
    kept = vec[i64]()
    width = s.seats * COLOURS
    for lot in range(lot_count(s)):
        if has_cards(s.older, lot * width, width):
            for i in range(width):
                kept = append(kept, s.older[lot * width + i])
    newest = len(kept)
    for seat in range(s.seats):
        for colour in range(COLOURS):
            at = seat * SEAT_CARDS + colour
            unseen = s.cards[HAND + at] - s.cards[KNOWN + at] - in_older_lots(s, seat, colour)
            kept = append(kept, unseen)
    s.older = kept if has_cards(kept, newest, width) else kept[:newest]
    if lot_count(s) > MOST_LOTS:
        join_oldest_lots(s)


def has_cards(counts: vec[i64], start: i64, width: i64) -> bool:
    for i in range(start, start + width):
        if counts[i] > 0:
            return True
    return False


def join_oldest_lots(s: Uchronia) -> None:
    width = s.seats * COLOURS
    for i in range(width):
        s.older[width + i] += s.older[i]
    s.older = s.older[width:]
