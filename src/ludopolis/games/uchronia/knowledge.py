"""What the table has learnt of each Hand: the same for everybody, as all of it happened in public.

Three things are kept, and together they say exactly which deals agree with what was seen:

* *known* cards: at least so many of a colour are in the Hand. A card that enters from a public zone
  adds one, a reveal raises the count to what was shown, a card that leaves takes a known one first.
* *caps*: a seat that could not give certain colours held none of them. From then on the colours
  whose fact is as recent as that of a colour, taken together, can't exceed its cap: each unseen
  draw adds one to every cap, each card that comes or goes in public moves the caps of the sets it
  belongs to.
* a *ledger* of draws, once the pile has been renewed: see ``ledger``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.native import append, bit, i64, vec
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.ledger import CAPS, note_draw, note_lacked, note_named
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia


def learn_draw(s: Uchronia, seat: i64) -> None:
    """A card was drawn that only its owner saw."""
    if len(s.ledger) > 0:
        note_draw(s, seat)
    if (s.capped >> seat) & 1 == 1:
        s.claim_caps()
        for colour in range(COLOURS):
            s.caps[seat * CAPS + colour] += 1


def learn_arrival(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card came into the Hand that everybody saw (U-2.3)."""
    s.cards[layout.KNOWN + seat * layout.SEAT_CARDS + colour] += 1
    if (s.capped >> seat) & 1 == 1:
        shift_caps(s, seat, colour, 1)


def learn_departure(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card has left the Hand: a known one, if there was one of the colour."""
    known = layout.KNOWN + seat * layout.SEAT_CARDS + colour
    if s.cards[known] > 0:
        s.cards[known] -= 1
    elif len(s.ledger) > 0:
        note_named(s, seat, colour)
    if (s.capped >> seat) & 1 == 1:
        shift_caps(s, seat, colour, -1)
        drop_idle_caps(s, seat)


def learn_shown(s: Uchronia, seat: i64, colour: i64, count: i64) -> None:
    """So many cards of the colour were seen in the Hand at once (U-10.5)."""
    known = layout.KNOWN + seat * layout.SEAT_CARDS + colour
    while s.cards[known] < count:
        s.cards[known] += 1
        if len(s.ledger) > 0:
            note_named(s, seat, colour)


def learn_lack(s: Uchronia, seat: i64, mask: i64) -> None:
    """None of these colours is in the Hand (U-2.4)."""
    if len(s.ledger) > 0:
        note_lacked(s, seat, mask)
    start = seat * CAPS
    s.claim_caps()
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
    s.claim_caps()
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
    s.claim_caps()
    for i in range(CAPS):
        s.caps[start + i] = 0
    s.capped &= ~bit(seat)


def excess(caps: vec[i64], row: i64, hand: vec[i64], start: i64) -> i64:
    """By how much the five counts from ``start`` on exceed the caps of a seat, from ``row`` on."""
    found: i64 = 0
    for colour in range(COLOURS):
        age = caps[row + COLOURS + colour]
        if age == 0:
            continue
        total: i64 = 0
        for other in range(COLOURS):
            if caps[row + COLOURS + other] >= age:
                total += hand[start + other]
        found += max(0, total - caps[row + colour])
    return found


def at_most(s: Uchronia, seat: i64, colour: i64) -> i64:
    """The largest number of cards of the colour that the table must reckon with."""
    most = s.hand_size(seat)
    for other in range(COLOURS):
        if other != colour:
            most -= s.cards[layout.KNOWN + seat * layout.SEAT_CARDS + other]
    if (s.capped >> seat) & 1 == 1 and s.caps[seat * CAPS + COLOURS + colour] > 0:
        most = min(most, s.caps[seat * CAPS + colour])
    return most
