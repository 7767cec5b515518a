"""A position of Uchronia as numbers for a learner: what the view shows, the observer first."""

from typing import Final

from ludopolis.core.encoding import Encoder
from ludopolis.core.lanes import BITS, LANES, TOP, add, copied_bits, five, put, word
from ludopolis.core.native import i64, vec
from ludopolis.core.state import State
from ludopolis.games.uchronia.knowledge import at_most
from ludopolis.games.uchronia.scoring import points
from ludopolis.games.uchronia.state import (
    ACTIVITIES,
    COLUMNS,
    COMPLETED,
    DOMAIN,
    HAND,
    KNOWN,
    SEAT_CARDS,
    SITES,
    STOCK,
    Uchronia,
)
from ludopolis.games.uchronia.tables import COLOURS

ROW: Final = 8
"""Five colours take two words."""
CARD_WORDS: Final = 10
FIGURES: Final = 8
# The counts of a pile by colour, in one machine integer.
COUNT_BITS: Final = 10
COUNT_MASK: Final = 1023


class UchroniaEncoder(Encoder):
    """The features of Uchronia."""

    def __init__(self, seats: int, names: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.names: Final[i64] = names
        self.seat_cards: Final[i64] = self.add(
            "seat_cards",
            seats * CARD_WORDS * LANES,
            "by seat, rows of eight, five of them colours: Stock, Activities, Domain, and the"
            " least and the most cards that the table knows to be in Hand",
        )
        self.completed: Final[i64] = self.add_names("completed", "1 if completed, by seat")
        self.sites: Final[i64] = self.add_names("sites", "1 if under construction, by seat")
        self.laid: Final[i64] = self.add_names("laid", "Resources under it, by seat")
        self.own: Final[i64] = self.add_names("own", "Resources of its own material, by seat")
        self.figures: Final[i64] = self.add(
            "figures",
            seats * FIGURES,
            "by seat: score, cards in Hand, limit of Activities, 1 if it is its turn; 1 if it began"
            " the round, 1 if it gave a card in this raid, withheld colour plus 1, 0",
        )
        self.monopoly: Final[i64] = self.add(
            "monopoly", COLOURS, "seat that has the Monopoly of a colour plus 1, 0 for nobody"
        )
        self.piles: Final[i64] = self.add(
            "piles",
            4 * ROW,
            "rows of eight, five of them colours: Forum, discard pile, turned up, revealed in this"
            " raid",
        )
        self.hand: Final[i64] = self.add("hand", COLOURS, "own cards by colour")
        self.unseen: Final[i64] = self.add(
            "unseen", COLOURS, "cards in the pile and in other Hands together, by colour"
        )
        self.order: Final[i64] = self.add("order", COLOURS, "1 at the Order in progress")
        self.progress: Final[i64] = self.add(
            "progress",
            9,
            "round, 1 if ending, score that sets off the end, steps left of the Order; 1 if it is"
            " a copy, 1 if it has raided; sizes: resource pile, building pile, its known bottom",
        )
        self.used: Final[i64] = self.add("used", names, "1 if the bonus is spent in this Order")
        self.fresh: Final[i64] = self.add("fresh", names, "1 if begun in this turn")
        self.works: Final[i64] = self.add("works", names, "great works on offer by Building")
        self.bottom: Final[i64] = self.add(
            "bottom", names, "copies that lie, as all have seen, under the building pile"
        )
        self.removed: Final[i64] = self.add("removed", names, "copies on the building discard")
        self.add_question()

    def add_names(self, name: str, meaning: str) -> i64:
        """A number for each seat and Building; each seat starts at a whole word."""
        return self.add(name, self.seats * self.name_words() * LANES, meaning)

    def name_words(self) -> i64:
        return (self.names + LANES - 1) // LANES

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Uchronia)
        for k in range(s.seats):
            other = (seat + k) % s.seats
            self.write_cards(s, other, out, at + self.seat_cards + k * CARD_WORDS)
            self.write_buildings(s, other, out, at + k * self.name_words())
            self.write_figures(s, other, out, at + self.figures + k * FIGURES // LANES)
        for colour in range(COLOURS):
            if s.monopoly[colour] >= 0:
                holder = (s.monopoly[colour] - seat + s.seats) % s.seats
                put(out, at + self.monopoly, colour, holder + 1)
        for pile in range(4):
            five(s.cards, pile * COLOURS, out, at + self.piles + 2 * pile)
        five(s.cards, HAND + seat * SEAT_CARDS, out, at + self.hand)
        self.write_unseen(s, seat, out, at + self.unseen)
        self.write_progress(s, out, at)
        self.write_names(s, out, at)
        self.write_question(s, seat, out, at)

    def write_cards(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        """Stock, Activities, Domain and what is known of the Hand."""
        cards = seat * SEAT_CARDS
        five(s.cards, STOCK + cards, out, at)
        five(s.cards, ACTIVITIES + cards, out, at + 2)
        five(s.cards, DOMAIN + cards, out, at + 4)
        five(s.cards, KNOWN + cards, out, at + 6)
        if (s.capped >> seat) & 1 == 1:
            for colour in range(COLOURS):
                put(out, at + 8, colour, at_most(s, seat, colour))
            return
        # Nothing but the known cards bounds the Hand: all the others may be of any colour.
        known = s.cards
        at_known = KNOWN + cards
        free = s.hand_size(seat) - s.count(at_known)
        out[at + 8] = (
            (known[at_known] + free)
            | (known[at_known + 1] + free) << BITS
            | (known[at_known + 2] + free) << (2 * BITS)
            | (known[at_known + 3] + free) << TOP
        )
        out[at + 9] = known[at_known + 4] + free

    def write_buildings(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        copied_bits(s.tableau[seat * COLUMNS + COMPLETED], self.names, out, at + self.completed)
        sites = s.tableau[seat * COLUMNS + SITES]
        copied_bits(sites, self.names, out, at + self.sites)
        card: i64 = 0
        while sites != 0:
            if sites & 1 == 1:
                put(out, at + self.laid, card, s.site_size(seat, card))
                own = s.site_count(seat, card, s.tables.material[card])
                put(out, at + self.own, card, own)
            sites >>= 1
            card += 1

    def write_figures(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        turn: i64 = 1 if seat == s.turn else 0
        first: i64 = 1 if seat == s.first else 0
        out[at] = word(points(s, seat), s.hand_size(seat), s.activity_limit(seat), turn)
        out[at + 1] = word(first, (s.gave >> seat) & 1, (s.withheld >> (4 * seat)) & 15, 0)

    def write_unseen(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        """The pile and the other Hands taken together, as in the view (U-2.6)."""
        totals: i64 = 0
        one: i64 = 1
        pile = s.pile
        for i in range(s.top, len(pile)):
            totals += one << (COUNT_BITS * pile[i])
        for colour in range(COLOURS):
            total = (totals >> (COUNT_BITS * colour)) & COUNT_MASK
            for other in range(s.seats):
                if other != seat:
                    total += s.hand(other, colour)
            put(out, at, colour, total)

    def write_progress(self, s: Uchronia, out: vec[i64], at: i64) -> None:
        """How far the game is, the Order in progress, and the sizes of piles."""
        threshold = s.tables.constants.thresholds[s.seats]
        pile = len(s.pile) - s.top
        buildings = len(s.building_pile) - s.building_top
        start = at + self.progress
        out[start] = word(s.round, s.ending, threshold, 0)
        out[start + 1] = word(0, 0, pile, buildings)
        out[start + 2] = s.bottom
        if s.order >= 0:
            put(out, at + self.order, s.order, 1)
            out[start] = word(s.round, s.ending, threshold, s.steps)
            out[start + 1] = word(s.copied, s.raided, pile, buildings)
            copied_bits(s.used, self.names, out, at + self.used)

    def write_names(self, s: Uchronia, out: vec[i64], at: i64) -> None:
        """By Building: sites begun, and what lies in public piles."""
        active = s.tableau[s.turn * COLUMNS + SITES]
        copied_bits(s.fresh & active, self.names, out, at + self.fresh)
        for card in s.works:
            if card >= 0:
                add(out, at + self.works, card)
        pile = s.building_pile
        for place in range(len(pile) - s.bottom, len(pile)):
            add(out, at + self.bottom, pile[place])
        for gone in s.building_discard:
            add(out, at + self.removed, gone)
