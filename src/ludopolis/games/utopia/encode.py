"""A position of Utopia as numbers for a learner: what the view shows, the observer first."""

from typing import Final

from ludopolis.core.arrays.encoding import Encoder
from ludopolis.core.arrays.lanes import BITS, copied_from, copy_counts, five, put
from ludopolis.core.native import i64, vec
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CARDS, CIVS, ISLANDS, PAIRS

PHASES: Final = 4


class UtopiaEncoder(Encoder[Utopia]):
    """The features of Utopia."""

    def __init__(self, seats: int, districts: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.princes: Final[i64] = self.add(
            "princes", [seats, districts, CIVS], "princes by seat, district, civilisation"
        )
        self.reserve: Final[i64] = self.add(
            "reserve", [seats, CIVS], "princes in reserve by seat and civilisation"
        )
        self.points: Final[i64] = self.add("points", [seats], "score by seat")
        self.track: Final[i64] = self.add(
            "track", [seats], "place in track order by seat, 0 is first"
        )
        self.bases: Final[i64] = self.add("bases", [seats], "bases left by seat")
        self.privileges: Final[i64] = self.add("privileges", [seats], "privileges left by seat")
        self.hand_sizes: Final[i64] = self.add("hand_sizes", [seats], "cards in hand by seat")
        self.acted: Final[i64] = self.add("acted", [seats], "1 if the seat has acted in this pass")
        self.surprised: Final[i64] = self.add(
            "surprised", [seats], "1 if the seat has used its surprise guest"
        )
        self.controller: Final[i64] = self.add(
            "controller",
            [districts],
            "seat that controls the district plus 1, 0 for nobody",
            seats,
        )
        self.monument: Final[i64] = self.add(
            "monument",
            [districts],
            "civilisation of the district's monument plus 1, 0 for none",
            CIVS,
        )
        self.wonder: Final[i64] = self.add(
            "wonder", [ISLANDS], "seat that owns the island's wonder plus 1, 0 for nobody", seats
        )
        self.hand: Final[i64] = self.add("hand", [CIVS], "own cards by civilisation")
        self.unseen: Final[i64] = self.add(
            "unseen", [CIVS], "cards in the deck and in other hands, together"
        )
        self.pile: Final[i64] = self.add("pile", [CIVS], "cards on the discard pile")
        self.worth: Final[i64] = self.add(
            "worth", [CIVS], "place of each civilisation on the prestige scale, 5 is best"
        )
        self.stock: Final[i64] = self.add("stock", [CIVS], "monuments left by civilisation")
        self.guests: Final[i64] = self.add(
            "guests", [CIVS, ISLANDS], "guests on the board by civilisation and island"
        )
        self.phase: Final[i64] = self.add(
            "phase", [PHASES], "1 at the phase: set-up, welcome, development, scoring"
        )
        self.entry: Final[i64] = self.add("entry", [1], "which pass of phase 1, from 0")
        self.add_question()

    def write(self, s: Utopia, seat: i64, out: vec[i64], at: i64) -> None:
        seats = s.terms.seats
        width = s.terms.districts * CIVS
        copied_from(s.princes, seat * width, seats * width, out, at + self.princes)
        copied_from(s.reserve, seat * CIVS, seats * CIVS, out, at + self.reserve)
        self.write_seats(s, seat, out, at)
        self.write_owners(s, seat, out, at)
        five(s.cards, seat * CIVS, out, at + self.hand)
        five(s.cards, s.pile_row() * CIVS, out, at + self.pile)
        five(s.worth, 0, out, at + self.worth)
        five(s.stock, 0, out, at + self.stock)
        copy_counts(s.guests, seats * PAIRS, PAIRS, out, at + self.guests)
        self.write_unseen(s, seat, out, at + self.unseen)
        put(out, at + self.phase, s.phase, 1)
        put(out, at + self.entry, 0, s.entry)
        self.write_question(s, seat, out, at)

    def write_seats(self, s: Utopia, seat: i64, out: vec[i64], at: i64) -> None:
        """One number a seat. All words are gathered first: a word holds the first four seats."""
        seats = s.terms.seats
        points: i64 = 0
        bases: i64 = 0
        privileges: i64 = 0
        hands: i64 = 0
        acted: i64 = 0
        surprised: i64 = 0
        word: i64 = 0
        for k in range(seats):
            other = seat + k
            if other >= seats:
                other -= seats
            shift = BITS * (k & 3)
            points |= s.points[other] << shift
            bases |= s.bases[other] << shift
            privileges |= s.privileges[other] << shift
            hands |= s.hand_size(other) << shift
            acted |= ((s.acted >> other) & 1) << shift
            surprised |= ((s.surprised >> other) & 1) << shift
            if k == seats - 1 or k & 3 == 3:
                out[at + self.points + word] = points
                out[at + self.bases + word] = bases
                out[at + self.privileges + word] = privileges
                out[at + self.hand_sizes + word] = hands
                out[at + self.acted + word] = acted
                out[at + self.surprised + word] = surprised
                points = bases = privileges = hands = acted = surprised = 0
                word += 1
        for place in range(1, seats):
            other = s.track[place] - seat
            if other < 0:
                other += seats
            put(out, at + self.track, other, place)

    def write_owners(self, s: Utopia, seat: i64, out: vec[i64], at: i64) -> None:
        """Who controls the districts, by which monument, and who owns the wonders."""
        controller = s.controller
        monument = s.monument
        for district in range(len(controller)):
            if controller[district] >= 0:
                place = district >> 2
                shift = BITS * (district & 3)
                owner = self.relative(controller[district], seat)
                out[at + self.controller + place] |= owner << shift
                out[at + self.monument + place] |= (monument[district] + 1) << shift
        for island in range(len(s.wonder)):
            put(out, at + self.wonder, island, self.relative(s.wonder[island], seat))

    def write_unseen(self, s: Utopia, seat: i64, out: vec[i64], at: i64) -> None:
        """The deck and the other hands taken together, as in the view (T-14.4)."""
        own = seat * CIVS
        pile = s.pile_row() * CIVS
        for civ in range(CIVS):
            put(out, at, civ, CARDS - s.cards[own + civ] - s.cards[pile + civ])
