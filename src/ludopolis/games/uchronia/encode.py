"""A position of Uchronia as numbers for a learner: what the view shows, the observer first."""

from ludopolis.core.encoding import Encoder, copied
from ludopolis.core.native import i16, i64, vec
from ludopolis.core.state import State
from ludopolis.games.uchronia.knowledge import at_most
from ludopolis.games.uchronia.scoring import points
from ludopolis.games.uchronia.state import (
    ACTIVITIES,
    COLUMNS,
    COMPLETED,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    KNOWN,
    SEAT_CARDS,
    SHOWN,
    SITES,
    STOCK,
    TURNED,
    Uchronia,
)
from ludopolis.games.uchronia.tables import COLOURS


class UchroniaEncoder(Encoder):
    """The features of Uchronia, in the order in which they are written."""

    def __init__(self, seats: int, names: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.names = names
        self.add_players(seats, names)
        self.add("points", seats, "score by seat")
        self.add("hand_sizes", seats, "cards in Hand by seat")
        self.add("limits", seats, "how many Activities the seat may have")
        self.add("turn", seats, "1 at the seat whose turn it is")
        self.add("first", seats, "1 at the seat that began the round")
        self.add("gave", seats, "1 if the seat gave a card in this raid")
        self.add("withheld", seats, "colour that does not count against the seat plus 1, 0: none")
        self.add("monopoly", seats * COLOURS, "1 if the seat has the Monopoly, by seat and colour")
        self.add("forum", COLOURS, "cards in the Forum by colour")
        self.add("discard", COLOURS, "cards on the discard pile by colour")
        self.add("turned", COLOURS, "cards turned up by colour")
        self.add("shown", COLOURS, "cards revealed in this raid by colour")
        self.add("hand", COLOURS, "own cards by colour")
        self.add("unseen", COLOURS, "cards in the pile and in other Hands together, by colour")
        self.add("order", COLOURS, "1 at the Order in progress")
        self.add("piles", 3, "sizes: resource pile, building pile, known bottom of the latter")
        self.add("progress", 4, "round, 1 if ending, score that sets off the end, steps left")
        self.add("order_flags", 2, "1 if the Order is a copy, 1 if it has raided")
        self.add("used", names, "1 if the Building's bonus is spent in this Order")
        self.add("fresh", names, "1 if the site was begun in this turn by the active seat")
        self.add("works", names, "great works on offer by Building")
        self.add("returned", names, "copies that lie, as all have seen, under the building pile")
        self.add("removed", names, "copies on the discard pile of Buildings")
        self.add_question()

    def add_players(self, seats: int, names: int) -> None:
        self.add("stock", seats * COLOURS, "Stock by seat and colour")
        self.add("activities", seats * COLOURS, "Activities by seat and colour")
        self.add("domain", seats * COLOURS, "Domain by seat and colour")
        self.add("at_least", seats * COLOURS, "cards known to be in Hand by seat and colour")
        self.add("at_most", seats * COLOURS, "most cards that may be in Hand by seat and colour")
        self.add("completed", seats * names, "1 if the seat has completed the Building")
        self.add("sites", seats * names, "1 if the Building is under construction")
        self.add("laid", seats * names, "Resources under the Building")
        self.add("laid_own", seats * names, "Resources of its own material under the Building")

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, Uchronia)
        at = self.write_cards(s, seat, out, at)
        at = self.write_buildings(s, seat, out, at)
        at = self.write_seats(s, seat, out, at)
        at = copied(s.cards, FORUM, COLOURS, out, at)
        at = copied(s.cards, DISCARD, COLOURS, out, at)
        at = copied(s.cards, TURNED, COLOURS, out, at)
        at = copied(s.cards, SHOWN, COLOURS, out, at)
        at = copied(s.cards, HAND + seat * SEAT_CARDS, COLOURS, out, at)
        at = self.write_unseen(s, seat, out, at)
        at = self.write_progress(s, out, at)
        at = self.write_names(s, out, at)
        self.write_question(s, seat, out, at)

    def write_cards(self, s: Uchronia, seat: i64, out: vec[i16], at: i64) -> i64:
        """Stock, Activities, Domain and what is known of the Hands."""
        step = s.seats * COLOURS
        for k in range(s.seats):
            other = (seat + k) % s.seats
            row = other * SEAT_CARDS
            start = at + k * COLOURS
            copied(s.cards, STOCK + row, COLOURS, out, start)
            copied(s.cards, ACTIVITIES + row, COLOURS, out, start + step)
            copied(s.cards, DOMAIN + row, COLOURS, out, start + 2 * step)
            copied(s.cards, KNOWN + row, COLOURS, out, start + 3 * step)
            for colour in range(COLOURS):
                out[start + 4 * step + colour] = i16(at_most(s, other, colour))
        return at + 5 * step

    def write_buildings(self, s: Uchronia, seat: i64, out: vec[i16], at: i64) -> i64:
        names = s.tables.names
        step = s.seats * names
        for k in range(s.seats):
            other = (seat + k) % s.seats
            at_seat = at + k * names
            written_bits(s.tableau[other * COLUMNS + COMPLETED], names, out, at_seat)
            sites = s.tableau[other * COLUMNS + SITES]
            written_bits(sites, names, out, at_seat + step)
            for card in range(names):
                laid: i64 = 0
                own: i64 = 0
                if (sites >> card) & 1 == 1:
                    laid = s.site_size(other, card)
                    own = s.site_count(other, card, s.tables.material[card])
                out[at_seat + 2 * step + card] = i16(laid)
                out[at_seat + 3 * step + card] = i16(own)
        return at + 4 * step

    def write_seats(self, s: Uchronia, seat: i64, out: vec[i16], at: i64) -> i64:
        """One number a seat, then the Monopolies."""
        seats = s.seats
        for k in range(seats):
            other = (seat + k) % seats
            out[at + k] = i16(points(s, other))
            out[at + seats + k] = i16(s.hand_size(other))
            out[at + 2 * seats + k] = i16(s.activity_limit(other))
            out[at + 3 * seats + k] = 1 if other == s.turn else 0
            out[at + 4 * seats + k] = 1 if other == s.first else 0
            out[at + 5 * seats + k] = i16((s.gave >> other) & 1)
            out[at + 6 * seats + k] = i16((s.withheld >> (4 * other)) & 15)
            for colour in range(COLOURS):
                has_it = s.monopoly[colour] == other
                out[at + 7 * seats + k * COLOURS + colour] = 1 if has_it else 0
        return at + (7 + COLOURS) * seats

    def write_unseen(self, s: Uchronia, seat: i64, out: vec[i16], at: i64) -> i64:
        """The pile and the other Hands taken together, as in the view (U-2.6)."""
        for colour in range(COLOURS):
            total: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    total += s.hand(other, colour)
            out[at + colour] = i16(total)
        for i in range(s.top, len(s.pile)):
            out[at + s.pile[i]] += 1
        return at + COLOURS

    def write_progress(self, s: Uchronia, out: vec[i16], at: i64) -> i64:
        """The Order in progress, the sizes of piles, and how far the game is."""
        for colour in range(COLOURS):
            out[at + colour] = 1 if colour == s.order else 0
        at += COLOURS
        out[at] = i16(len(s.pile) - s.top)
        out[at + 1] = i16(len(s.building_pile) - s.building_top)
        out[at + 2] = i16(s.bottom)
        out[at + 3] = i16(s.round)
        out[at + 4] = i16(s.ending)
        out[at + 5] = i16(s.tables.constants.thresholds[s.seats])
        in_order = s.order >= 0
        out[at + 6] = i16(s.steps) if in_order else 0
        out[at + 7] = i16(s.copied) if in_order else 0
        out[at + 8] = i16(s.raided) if in_order else 0
        return at + 9

    def write_names(self, s: Uchronia, out: vec[i16], at: i64) -> i64:
        """By Building: bonuses spent, sites begun, and what lies in public piles."""
        names = s.tables.names
        written_bits(s.used if s.order >= 0 else 0, names, out, at)
        active = s.tableau[s.turn * COLUMNS + SITES]
        written_bits(s.fresh & active, names, out, at + names)
        at += 2 * names
        for i in range(at, at + 3 * names):
            out[i] = 0
        for card in s.works:
            if card >= 0:
                out[at + card] += 1
        pile = s.building_pile
        for place in range(len(pile) - s.bottom, len(pile)):
            out[at + names + pile[place]] += 1
        for card in s.building_discard:
            out[at + 2 * names + card] += 1
        return at + 3 * names


def written_bits(mask: i64, count: i64, out: vec[i16], at: i64) -> None:
    for i in range(count):
        out[at + i] = i16((mask >> i) & 1)
