"""A position of Utopia as numbers for a learner: what the view shows, the observer first."""

from typing import Final

from ludopolis.core.encoding import Encoder, copied, copied_by_seat
from ludopolis.core.native import i16, i64, vec
from ludopolis.core.state import State
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIVS, ISLANDS, PAIRS

PHASES: Final = 4


class UtopiaEncoder(Encoder):
    """The features of Utopia, in the order in which they are written."""

    def __init__(self, seats: int, districts: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.districts = districts
        self.add("princes", seats * districts * CIVS, "princes by seat, district, civilisation")
        self.add("reserve", seats * CIVS, "princes in reserve by seat and civilisation")
        self.add("points", seats, "score by seat")
        self.add("track", seats, "place in track order by seat, 0 is first")
        self.add("bases", seats, "bases left by seat")
        self.add("privileges", seats, "privileges left by seat")
        self.add("hand_sizes", seats, "cards in hand by seat")
        self.add("acted", seats, "1 if the seat has acted in this pass")
        self.add("surprised", seats, "1 if the seat has used its surprise guest")
        self.add("controller", seats * districts, "1 if the seat controls the district")
        self.add("wonder", seats * ISLANDS, "1 if the seat owns the wonder of the island")
        self.add("monument", districts * CIVS, "1 if a monument of the civilisation stands there")
        self.add("hand", CIVS, "own cards by civilisation")
        self.add("unseen", CIVS, "cards in the deck and in other hands, together")
        self.add("pile", CIVS, "cards on the discard pile")
        self.add("worth", CIVS, "place of each civilisation on the prestige scale, 5 is best")
        self.add("stock", CIVS, "monuments left by civilisation")
        self.add("guests", PAIRS, "guests on the board by civilisation and island")
        self.add("phase", PHASES, "1 at the phase: set-up, welcome, development, scoring")
        self.add("entry", 1, "which pass of phase 1, from 0")
        self.add_question()

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, Utopia)
        seats = s.match.seats
        at = copied_by_seat(s.princes, s.match.districts * CIVS, seat, seats, out, at)
        at = copied_by_seat(s.reserve, CIVS, seat, seats, out, at)
        at = self.write_seats(s, seat, out, at)
        at = self.write_owners(s, seat, out, at)
        at = copied(s.cards, seat * CIVS, CIVS, out, at)
        at = self.write_unseen(s, seat, out, at)
        at = copied(s.cards, s.pile_row() * CIVS, CIVS, out, at)
        at = copied(s.worth, 0, CIVS, out, at)
        at = copied(s.stock, 0, CIVS, out, at)
        at = copied(s.guests, seats * PAIRS, PAIRS, out, at)
        for phase in range(PHASES):
            out[at + phase] = 1 if phase == s.phase else 0
        out[at + PHASES] = i16(s.entry)
        self.write_question(s, seat, out, at + PHASES + 1)

    def write_seats(self, s: Utopia, seat: i64, out: vec[i16], at: i64) -> i64:
        """One number a seat: points, track, bases, privileges, hand, acted, surprised."""
        seats = s.match.seats
        for place in range(seats):
            out[at + seats + (s.track[place] - seat + seats) % seats] = i16(place)
        for k in range(seats):
            other = (seat + k) % seats
            out[at + k] = i16(s.points[other])
            out[at + 2 * seats + k] = i16(s.bases[other])
            out[at + 3 * seats + k] = i16(s.privileges[other])
            out[at + 4 * seats + k] = i16(s.hand_size(other))
            out[at + 5 * seats + k] = i16((s.acted >> other) & 1)
            out[at + 6 * seats + k] = i16((s.surprised >> other) & 1)
        return at + 7 * seats

    def write_owners(self, s: Utopia, seat: i64, out: vec[i16], at: i64) -> i64:
        """Who controls the districts, who owns the wonders, which monuments stand."""
        seats = s.match.seats
        districts = s.match.districts
        end = at + seats * (districts + ISLANDS) + districts * CIVS
        for i in range(at, end):
            out[i] = 0
        wonders = at + seats * districts
        monuments = wonders + seats * ISLANDS
        for district in range(districts):
            if s.controller[district] >= 0:
                k = (s.controller[district] - seat + seats) % seats
                out[at + k * districts + district] = 1
                out[monuments + district * CIVS + s.monument[district]] = 1
        for island in range(ISLANDS):
            if s.wonder[island] >= 0:
                k = (s.wonder[island] - seat + seats) % seats
                out[wonders + k * ISLANDS + island] = 1
        return end

    def write_unseen(self, s: Utopia, seat: i64, out: vec[i16], at: i64) -> i64:
        """The deck and the other hands taken together, as in the view (T-14.4)."""
        for civ in range(CIVS):
            total: i64 = 0
            for row in range(s.match.seats + 1):
                if row != seat:
                    total += s.cards[row * CIVS + civ]
            out[at + civ] = i16(total)
        return at + CIVS
