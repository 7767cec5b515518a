"""How zones are laid out as numbers: where each starts, and the columns of a seat's row.

A Resource card has nothing but a colour: what else it is, its zone makes it (U-1.8).
"""

from typing import Final

# Where the counts of a zone start in ``cards``.
FORUM: Final = 0
DISCARD: Final = 5
TURNED: Final = 10
SHOWN: Final = 15
"""Cards revealed in the raid of this Order: a note, the cards are in the Hand (U-10.13)."""
SEATS_AT: Final = 20
SEAT_CARDS: Final = 25
HAND: Final = SEATS_AT
STOCK: Final = SEATS_AT + 5
ACTIVITIES: Final = SEATS_AT + 10
DOMAIN: Final = SEATS_AT + 15
KNOWN: Final = SEATS_AT + 20
"""The part of the Hand that everybody knows."""

# The columns of a seat's row in ``tableau``.
COMPLETED: Final = 0
SITES: Final = 1
POWERS: Final = 2
LIMIT: Final = 3
REVEALS: Final = 4
PLOT_TARGET: Final = 5
STAND_INS: Final = 6
COUNTS_AS: Final = 7
TOLL: Final = 8
BUILT: Final = 9
WORTH: Final = 10
COLUMNS: Final = 11

# The Resources under a Building, as many bits a colour.
SITE_BITS: Final = 8
SITE_MASK: Final = 255
