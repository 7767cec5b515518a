"""A position of Uchronia: zones as packed counts, and questions about them that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import bit, filled, i64, packed, unpacked, vec
from ludopolis.core.state import State
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.hidden import redeal
from ludopolis.games.uchronia.scoring import points
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.games.uchronia.tables import Tables

# Why the game ended.
NO_REASON: Final = 0
THRESHOLD: Final = 1
STANDSTILL: Final = 2
GUARD: Final = 3
REASON_IDS: Final = ["", "threshold", "standstill", "guard"]

NOBODY: Final = -1

# Bits of ``shared``.
SHARED_TABLEAU: Final = 2
SHARED_SITES: Final = 4
SHARED_MONOPOLY: Final = 8
SHARED_CAPS: Final = 16
SHARED_LEDGER: Final = 32


class Uchronia(State):
    """Counts of cards per zone and colour, and a row of numbers per seat.

    ``cards`` holds the Forum, the discard pile, turned-up and revealed cards, then Hand, Stock,
    Activities, Domain and known cards of each seat. ``tableau`` has the seat's Buildings as bits
    and what they give. ``sites`` counts the Resources under each seat's Buildings, 8 bits a colour.
    ``caps`` and ``ledger`` hold what has been learnt of Hands (see ``knowledge`` and ``ledger``).

    ``turn`` is the acting player; every other seat is an opponent (U-0.2).

    ``pile``, ``works``, ``building_pile`` and ``building_discard`` are never written in place, only
    replaced: clones share them.
    """

    def __init__(self, tables: Tables, seats: i64, rng: Rng, stack: list[AnyFrame]) -> None:
        super().__init__(rng, stack)
        self.tables: Final = tables
        self.seats: Final = seats
        self.cards = vec[i64]()
        self.tableau = vec[i64]()
        self.sites = vec[i64]()
        self.monopoly = vec[i64]()
        self.caps = vec[i64]()
        self.ledger = vec[i64]()
        self.pile = vec[i64]()
        self.works = vec[i64]()
        self.building_pile = vec[i64]()
        self.building_discard = vec[i64]()
        self.top: i64 = 0
        self.building_top: i64 = 0
        self.bottom: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 1
        self.ending: i64 = 0
        self.reason: i64 = 0
        self.quiet: i64 = 1
        self.quiet_rounds: i64 = 0
        self.fresh: i64 = 0
        self.order: i64 = -1
        self.steps: i64 = 0
        self.used: i64 = 0
        self.copied: i64 = 0
        self.raided: i64 = 0
        self.gave: i64 = 0
        self.withheld: i64 = 0
        self.capped: i64 = 0

    def clone(self) -> Uchronia:
        t = Uchronia(self.tables, self.seats, self.rng, self.stack[:])
        t.cards = self.cards[:]
        t.tableau = self.tableau
        t.sites = self.sites
        t.monopoly = self.monopoly
        t.caps = self.caps
        t.ledger = self.ledger
        t.pile = self.pile
        t.works = self.works
        t.building_pile = self.building_pile
        t.building_discard = self.building_discard
        t.share(self)
        t.copy_counters(self)
        t.copy_kernel(self)
        return t

    # -- what verbs call before they change it --

    def claim_tableau(self) -> None:
        if self.shared & SHARED_TABLEAU != 0:
            self.shared ^= SHARED_TABLEAU
            self.tableau = self.tableau[:]

    def claim_sites(self) -> None:
        if self.shared & SHARED_SITES != 0:
            self.shared ^= SHARED_SITES
            self.sites = self.sites[:]

    def claim_monopoly(self) -> None:
        if self.shared & SHARED_MONOPOLY != 0:
            self.shared ^= SHARED_MONOPOLY
            self.monopoly = self.monopoly[:]

    def claim_caps(self) -> None:
        if self.shared & SHARED_CAPS != 0:
            self.shared ^= SHARED_CAPS
            self.caps = self.caps[:]

    def claim_ledger(self) -> None:
        if self.shared & SHARED_LEDGER != 0:
            self.shared ^= SHARED_LEDGER
            self.ledger = self.ledger[:]

    def copy_counters(self, original: Uchronia) -> None:
        self.top = original.top
        self.building_top = original.building_top
        self.bottom = original.bottom
        self.first = original.first
        self.turn = original.turn
        self.round = original.round
        self.ending = original.ending
        self.reason = original.reason
        self.quiet = original.quiet
        self.quiet_rounds = original.quiet_rounds
        self.fresh = original.fresh
        self.order = original.order
        self.steps = original.steps
        self.used = original.used
        self.copied = original.copied
        self.raided = original.raided
        self.gave = original.gave
        self.withheld = original.withheld
        self.capped = original.capped

    def counters(self) -> list[int]:
        return [
            self.top,
            self.building_top,
            self.bottom,
            self.first,
            self.turn,
            self.round,
            self.ending,
            self.reason,
            self.quiet,
            self.quiet_rounds,
            self.fresh,
            self.order,
            self.steps,
            self.used,
            self.copied,
            self.raided,
            self.gave,
            self.withheld,
            self.capped,
        ]

    def set_counters(self, row: list[int]) -> None:
        self.top = row[0]
        self.building_top = row[1]
        self.bottom = row[2]
        self.first = row[3]
        self.turn = row[4]
        self.round = row[5]
        self.ending = row[6]
        self.reason = row[7]
        self.quiet = row[8]
        self.quiet_rounds = row[9]
        self.fresh = row[10]
        self.order = row[11]
        self.steps = row[12]
        self.used = row[13]
        self.copied = row[14]
        self.raided = row[15]
        self.gave = row[16]
        self.withheld = row[17]
        self.capped = row[18]

    def zones(self) -> list[list[int]]:
        return [
            self.counters(),
            unpacked(self.cards),
            unpacked(self.tableau),
            unpacked(self.sites),
            unpacked(self.monopoly),
            unpacked(self.caps),
            unpacked(self.ledger),
            unpacked(self.pile),
            unpacked(self.works),
            unpacked(self.building_pile),
            unpacked(self.building_discard),
        ]

    def set_zones(self, zones: list[list[int]]) -> None:
        self.set_counters(zones[0])
        self.cards = packed(zones[1])
        self.tableau = packed(zones[2])
        self.sites = packed(zones[3])
        self.monopoly = packed(zones[4])
        self.caps = packed(zones[5])
        self.ledger = packed(zones[6])
        self.pile = packed(zones[7])
        self.works = packed(zones[8])
        self.building_pile = packed(zones[9])
        self.building_discard = packed(zones[10])

    def clear(self) -> None:
        """An empty table: no card anywhere, the Monopolies are nobody's (U-3.1, U-1.7)."""
        self.cards = filled(layout.SEATS_AT + layout.SEAT_CARDS * self.seats, 0)
        self.tableau = filled(layout.COLUMNS * self.seats, 0)
        self.sites = filled(self.tables.names * self.seats, 0)
        self.monopoly = filled(COLOURS, NOBODY)
        for seat in range(self.seats):
            self.tableau[seat * layout.COLUMNS + layout.PLOT_TARGET] = (
                self.tables.constants.plot_target
            )

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def determinize(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- cards --

    def place(self, zone: i64, seat: i64) -> i64:
        """Where the counts of a zone start in ``cards``."""
        if zone == asks.STOCK_ZONE:
            return layout.STOCK + seat * layout.SEAT_CARDS
        if zone == asks.FORUM_ZONE:
            return layout.FORUM
        if zone == asks.HAND_ZONE:
            return layout.HAND + seat * layout.SEAT_CARDS
        if zone == asks.ACTIVITIES_ZONE:
            return layout.ACTIVITIES + seat * layout.SEAT_CARDS
        if zone == asks.TURNED_ZONE:
            return layout.TURNED
        return layout.DOMAIN + seat * layout.SEAT_CARDS

    def count(self, place: i64) -> i64:
        """How many cards lie in the zone that starts at ``place``."""
        cards = self.cards
        return (
            cards[place] + cards[place + 1] + cards[place + 2] + cards[place + 3] + cards[place + 4]
        )

    def colours(self, place: i64) -> i64:
        """The colours that lie in the zone, as bits."""
        mask: i64 = 0
        for colour in range(COLOURS):
            if self.cards[place + colour] > 0:
                mask |= bit(colour)
        return mask

    def forum(self, colour: i64) -> i64:
        return self.cards[layout.FORUM + colour]

    def hand(self, seat: i64, colour: i64) -> i64:
        return self.cards[layout.HAND + seat * layout.SEAT_CARDS + colour]

    def stock(self, seat: i64, colour: i64) -> i64:
        return self.cards[layout.STOCK + seat * layout.SEAT_CARDS + colour]

    def activities(self, seat: i64, colour: i64) -> i64:
        return self.cards[layout.ACTIVITIES + seat * layout.SEAT_CARDS + colour]

    def domain(self, seat: i64, colour: i64) -> i64:
        return self.cards[layout.DOMAIN + seat * layout.SEAT_CARDS + colour]

    def hand_size(self, seat: i64) -> i64:
        return self.count(layout.HAND + seat * layout.SEAT_CARDS)

    def stock_size(self, seat: i64) -> i64:
        return self.count(layout.STOCK + seat * layout.SEAT_CARDS)

    def activity_total(self, seat: i64) -> i64:
        return self.count(layout.ACTIVITIES + seat * layout.SEAT_CARDS)

    def domain_size(self, seat: i64) -> i64:
        return self.count(layout.DOMAIN + seat * layout.SEAT_CARDS)

    def may_draw(self) -> bool:
        """Whether a Resource card can be drawn, from whatever reserve (U-16.1, U-16.4)."""
        return (
            self.top < len(self.pile)
            or self.count(layout.DISCARD) > 0
            or self.count(layout.FORUM) > 0
        )

    # -- seats --

    def seat_number(self, seat: i64, column: i64) -> i64:
        return self.tableau[seat * layout.COLUMNS + column]

    def has_power(self, seat: i64, power: i64) -> bool:
        return (self.tableau[seat * layout.COLUMNS + layout.POWERS] >> power) & 1 == 1

    def built(self, seat: i64) -> i64:
        """How many Buildings the seat has completed."""
        return self.tableau[seat * layout.COLUMNS + layout.BUILT]

    def last(self) -> i64:
        """Who has the Last Turn card (U-3.7)."""
        return (self.first + self.seats - 1) % self.seats

    def activity_limit(self, seat: i64) -> i64:
        """2, 1 more per completed Building, and what effects add (U-11.4)."""
        constants = self.tables.constants
        built = self.tableau[seat * layout.COLUMNS + layout.BUILT]
        extra = self.tableau[seat * layout.COLUMNS + layout.LIMIT]
        return constants.limit_base + constants.limit_per_building * built + extra

    def activity_count(self, seat: i64, colour: i64) -> i64:
        """The Activities that count for a bonus or a copy, not for Monopolies (U-5.5, U-6.2)."""
        total = self.activities(seat, colour)
        counts_as = self.tableau[seat * layout.COLUMNS + layout.COUNTS_AS]
        if counts_as != 0:
            for other in range(COLOURS):
                if (counts_as >> other) & 1 == 1 and other != colour:
                    total += self.activities(seat, other)
        return total

    # -- Buildings --

    def site(self, seat: i64, card: i64) -> i64:
        """The Resources under a Building, 8 bits a colour."""
        return self.sites[seat * self.tables.names + card]

    def site_count(self, seat: i64, card: i64, colour: i64) -> i64:
        return (self.site(seat, card) >> (layout.SITE_BITS * colour)) & layout.SITE_MASK

    def site_size(self, seat: i64, card: i64) -> i64:
        rest = self.site(seat, card)
        size: i64 = 0
        while rest != 0:
            size += rest & layout.SITE_MASK
            rest >>= layout.SITE_BITS
        return size

    def owns_name(self, seat: i64, card: i64) -> bool:
        """Completed or under construction; what others own doesn't matter (U-13.4, U-13.5)."""
        row = seat * layout.COLUMNS
        return (
            (self.tableau[row + layout.COMPLETED] | self.tableau[row + layout.SITES]) >> card
        ) & 1 == 1

    def accepts(self, seat: i64, card: i64) -> i64:
        """The colours that a Building of the seat takes at present, as bits (U-15.15)."""
        material = self.tables.material[card]
        mask: i64 = bit(material)
        stand_ins = self.tableau[seat * layout.COLUMNS + layout.STAND_INS]
        if stand_ins != 0:
            for colour in range(COLOURS):
                stands_in = (stand_ins >> colour) & 1 == 1
                if stands_in and self.site_count(seat, card, colour) == 0:
                    mask |= bit(colour)
        return mask
