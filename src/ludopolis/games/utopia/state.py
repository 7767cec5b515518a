"""A position of Utopia: zones as packed counts, and questions about them that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i64, unpacked, vec
from ludopolis.core.state import State
from ludopolis.games.utopia.hidden import redeal
from ludopolis.games.utopia.tables import CIVS, ISLANDS, PAIRS

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.games.utopia.tables import Terms

SETUP: Final = 0
WELCOME: Final = 1
DEVELOPMENT: Final = 2
SCORING: Final = 3

# Bits of ``shared``.
SHARED_PRINCES: Final = 2
SHARED_CARDS: Final = 4
SHARED_GUESTS: Final = 8
SHARED_BUILDINGS: Final = 16
SHARED_SCORES: Final = 32
SHARED_WORTH: Final = 64
SHARED_PRIVILEGES: Final = 128


class Utopia(State):
    """Counts per seat, district and civilisation.

    ``cards`` holds a row of civilisations per hand, then the deck, then the discard pile;
    ``guests`` a row of pairs in front of each seat, then on the board, then in the bag.
    ``standing`` counts a seat's princes of a civilisation on an island. ``track`` lists the seats
    in track order, ``worth`` the place of each civilisation on the scale.
    """

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        stack: list[AnyFrame],
        princes: vec[i64],
        reserve: vec[i64],
        standing: vec[i64],
        cards: vec[i64],
        guests: vec[i64],
        controller: vec[i64],
        monument: vec[i64],
        wonder: vec[i64],
        scores: vec[i64],
        track: vec[i64],
        worth: vec[i64],
        bases: vec[i64],
        privileges: vec[i64],
        stock: vec[i64],
    ) -> None:
        super().__init__(rng, stack)
        self.terms: Final = terms
        self.princes = princes
        self.reserve = reserve
        self.standing = standing
        self.cards = cards
        self.guests = guests
        self.controller = controller
        self.monument = monument
        self.wonder = wonder
        self.points = scores
        self.track = track
        self.worth = worth
        self.bases = bases
        self.privileges = privileges
        self.stock = stock
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.entry: i64 = 0
        self.acted: i64 = 0
        self.surprised: i64 = 0
        self.order: i64 = 0

    def clone(self) -> Utopia:
        t = Utopia(
            self.terms,
            self.rng,
            self.stack[:],
            self.princes,
            self.reserve,
            self.standing,
            self.cards,
            self.guests,
            self.controller,
            self.monument,
            self.wonder,
            self.points,
            self.track,
            self.worth,
            self.bases,
            self.privileges,
            self.stock,
        )
        t.share(self)
        t.copy_counters(self)
        t.copy_kernel(self)
        return t

    # -- what verbs call before they change it --

    def claim_princes(self) -> None:
        if self.shared & SHARED_PRINCES != 0:
            self.shared ^= SHARED_PRINCES
            self.princes = self.princes[:]
            self.reserve = self.reserve[:]
            self.standing = self.standing[:]

    def claim_cards(self) -> None:
        if self.shared & SHARED_CARDS != 0:
            self.shared ^= SHARED_CARDS
            self.cards = self.cards[:]

    def claim_guests(self) -> None:
        if self.shared & SHARED_GUESTS != 0:
            self.shared ^= SHARED_GUESTS
            self.guests = self.guests[:]

    def claim_buildings(self) -> None:
        if self.shared & SHARED_BUILDINGS != 0:
            self.shared ^= SHARED_BUILDINGS
            self.controller = self.controller[:]
            self.monument = self.monument[:]
            self.wonder = self.wonder[:]
            self.bases = self.bases[:]
            self.stock = self.stock[:]

    def claim_scores(self) -> None:
        if self.shared & SHARED_SCORES != 0:
            self.shared ^= SHARED_SCORES
            self.points = self.points[:]
            self.track = self.track[:]

    def claim_worth(self) -> None:
        if self.shared & SHARED_WORTH != 0:
            self.shared ^= SHARED_WORTH
            self.worth = self.worth[:]

    def claim_privileges(self) -> None:
        if self.shared & SHARED_PRIVILEGES != 0:
            self.shared ^= SHARED_PRIVILEGES
            self.privileges = self.privileges[:]

    def copy_counters(self, original: Utopia) -> None:
        self.round = original.round
        self.phase = original.phase
        self.entry = original.entry
        self.acted = original.acted
        self.surprised = original.surprised
        self.order = original.order

    def set_counters(self, row: list[int]) -> None:
        self.round = row[0]
        self.phase = row[1]
        self.entry = row[2]
        self.acted = row[3]
        self.surprised = row[4]
        self.order = row[5]

    def counters(self) -> list[int]:
        return [self.round, self.phase, self.entry, self.acted, self.surprised, self.order]

    def zones(self) -> list[list[int]]:
        return [
            self.counters(),
            unpacked(self.princes),
            unpacked(self.reserve),
            unpacked(self.standing),
            unpacked(self.cards),
            unpacked(self.guests),
            unpacked(self.controller),
            unpacked(self.monument),
            unpacked(self.wonder),
            unpacked(self.points),
            unpacked(self.track),
            unpacked(self.worth),
            unpacked(self.bases),
            unpacked(self.privileges),
            unpacked(self.stock),
        ]

    def scores(self) -> list[int]:
        return unpacked(self.points)

    def determinize(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- where things stand --

    def prince_index(self, seat: i64, district: i64, civ: i64) -> i64:
        return (seat * self.terms.districts + district) * CIVS + civ

    def princes_at(self, seat: i64, district: i64, civ: i64) -> i64:
        return self.princes[(seat * self.terms.districts + district) * CIVS + civ]

    def standing_on(self, seat: i64, island: i64, civ: i64) -> i64:
        return self.standing[(seat * ISLANDS + island) * CIVS + civ]

    def hand(self, seat: i64, civ: i64) -> i64:
        return self.cards[seat * CIVS + civ]

    def hand_size(self, seat: i64) -> i64:
        return self.row_size(seat)

    def deck_row(self) -> i64:
        return self.terms.seats

    def pile_row(self) -> i64:
        return self.terms.seats + 1

    def row_size(self, row: i64) -> i64:
        """How many cards lie in a hand, the deck or the pile."""
        total: i64 = 0
        for civ in range(CIVS):
            total += self.cards[row * CIVS + civ]
        return total

    def guests_on_board(self, pair: i64) -> i64:
        """How many guests of a pair lie on the board."""
        return self.guests[self.terms.seats * PAIRS + pair]

    def bag_row(self) -> i64:
        return self.terms.seats + 1

    # -- who is next --

    def next_seat(self) -> i64:
        """The first on the track who has not acted in this pass, -1 if all have (T-3.10, T-3.13).

        It is asked only when the turn before is completely over (T-3.11).
        """
        if self.phase == WELCOME and self.terms.fixed_order:
            return self.next_in_order()
        for i in range(self.terms.seats):
            seat = self.track[i]
            if (self.acted >> seat) & 1 == 0:
                return seat
        return -1

    def next_in_order(self) -> i64:
        rest = self.order
        for i in range(self.terms.seats):
            seat = rest & 7
            if (self.acted >> seat) & 1 == 0:
                return seat
            rest >>= 3
        return -1
