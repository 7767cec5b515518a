"""A position of Uchronia as numbers for a learner: what the view shows, the observer first."""

from typing import Final

from ludopolis.core.arrays.encoding import Encoder
from ludopolis.core.arrays.lanes import (
    BITS,
    LANES,
    LOW,
    SPREAD,
    TOP,
    add,
    copied_bits,
    five,
    put,
    word,
)
from ludopolis.core.native import i64, packed, vec
from ludopolis.games.uchronia.layout import (
    ACTIVITIES,
    COLUMNS,
    COMPLETED,
    DISCARD,
    FORUM,
    HAND,
    KNOWN,
    SEAT_CARDS,
    SHOWN,
    SITE_BITS,
    SITE_MASK,
    SITES,
    STOCK,
    TURNED,
    WORTH,
)
from ludopolis.games.uchronia.ledger import CAPS
from ludopolis.games.uchronia.scoring import points
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS

ROW: Final = 8
"""Five colours take two words."""
CARD_WORDS: Final = 10
FIGURES: Final = 8
FIGURE_WORDS: Final = 2
EACH: Final[i64] = 0x0001000100010001
"""One in each lane."""
EACH_BYTE: Final[i64] = 0x0101010101
"""One for each colour under a site."""
LOWEST: Final[vec[i64]] = packed([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])
"""The lowest of four bits that is set."""


class UchroniaEncoder(Encoder[Uchronia]):
    """The features of Uchronia."""

    def __init__(self, seats: int, names: int, asks: int) -> None:
        super().__init__(seats, asks)
        self.names: Final[i64] = names
        self.name_words: Final[i64] = (names + LANES - 1) // LANES
        self.unseen_four: i64 = 0
        self.unseen_last: i64 = 0
        self.seat_cards: Final[i64] = self.add(
            "seat_cards",
            [seats, CARD_WORDS * LANES // ROW, ROW],
            "by seat, rows of eight, five of them colours: Stock, Activities, Domain, and the"
            " least and the most cards that the table knows to be in Hand",
        )
        self.completed: Final[i64] = self.add_names("completed", "1 if completed, by seat")
        self.sites: Final[i64] = self.add_names("sites", "1 if under construction, by seat")
        self.laid: Final[i64] = self.add_names("laid", "Resources under it, by seat")
        self.own: Final[i64] = self.add_names("own", "Resources of its own material, by seat")
        self.figures: Final[i64] = self.add(
            "figures",
            [seats, FIGURES],
            "by seat: score, cards in Hand, limit of Activities, 1 if it is its turn; 1 if it began"
            " the round, 1 if it gave a card in this raid, withheld colour plus 1, 0",
        )
        self.monopoly: Final[i64] = self.add(
            "monopoly",
            [COLOURS],
            "seat that has the Monopoly of a colour plus 1, 0 for nobody",
            seats,
        )
        self.piles: Final[i64] = self.add(
            "piles",
            [4, ROW],
            "rows of eight, five of them colours: Forum, discard pile, turned up, revealed in this"
            " raid",
        )
        self.hand: Final[i64] = self.add("hand", [COLOURS], "own cards by colour")
        self.unseen: Final[i64] = self.add(
            "unseen", [COLOURS], "cards in the pile and in other Hands together, by colour"
        )
        self.order: Final[i64] = self.add("order", [COLOURS], "1 at the Order in progress")
        self.progress: Final[i64] = self.add(
            "progress",
            [9],
            "round, 1 if ending, score that sets off the end, steps left of the Order; 1 if it is"
            " a copy, 1 if it has raided; sizes: resource pile, building pile, its known bottom",
        )
        self.used: Final[i64] = self.add("used", [names], "1 if the bonus is spent in this Order")
        self.fresh: Final[i64] = self.add("fresh", [names], "1 if begun in this turn")
        self.works: Final[i64] = self.add("works", [names], "great works on offer by Building")
        self.bottom: Final[i64] = self.add(
            "bottom", [names], "copies that lie, as all have seen, under the building pile"
        )
        self.removed: Final[i64] = self.add("removed", [names], "copies on the building discard")
        self.add_question()

    def add_names(self, name: str, meaning: str) -> i64:
        """A number for each seat and Building; each seat starts at a whole word."""
        return self.add(name, [self.seats, self.name_words * LANES], meaning)

    def write(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        self.begin_unseen(s, seat)
        for k in range(s.seats):
            other = seat + k
            if other >= s.seats:
                other -= s.seats
            hand = total(s.cards, HAND + other * SEAT_CARDS)
            self.write_cards(s, other, hand, out, at + self.seat_cards + k * CARD_WORDS)
            self.write_buildings(s, other, out, at + k * self.name_words)
            self.write_figures(s, other, hand, out, at + self.figures + k * FIGURE_WORDS)
        for colour in range(len(s.monopoly)):
            put(out, at + self.monopoly, colour, self.relative(s.monopoly[colour], seat))
        self.write_piles(s, seat, out, at)
        self.write_progress(s, out, at)
        self.write_names(s, out, at)
        self.write_question(s, seat, out, at)

    def begin_unseen(self, s: Uchronia, seat: i64) -> None:
        """All cards but those that lie open in the middle and the own Hand (U-2.6).

        What lies open before the seats is taken away where it is written. What is left are the
        pile and the other Hands taken together, as in the view.
        """
        counts = s.tables.constants.resource_cards
        self.unseen_four = fours(counts, 0)
        self.unseen_last = counts[4]
        cards = s.cards
        hand = HAND + seat * SEAT_CARDS
        self.unseen_four -= fours(cards, FORUM) + fours(cards, DISCARD)
        self.unseen_four -= fours(cards, TURNED) + fours(cards, hand)
        self.unseen_last -= cards[FORUM + 4] + cards[DISCARD + 4]
        self.unseen_last -= cards[TURNED + 4] + cards[hand + 4]

    def write_cards(self, s: Uchronia, seat: i64, hand: i64, out: vec[i64], at: i64) -> None:
        """Stock, Activities, Domain and what is known of the Hand."""
        cards = s.cards
        zone = STOCK + seat * SEAT_CARDS
        known = KNOWN + seat * SEAT_CARDS
        while zone < known:
            four = fours(cards, zone)
            last = cards[zone + 4]
            out[at] = four
            out[at + 1] = last
            self.unseen_four -= four
            self.unseen_last -= last
            zone += COLOURS
            at += 2
        four = fours(cards, known)
        last = cards[known + 4]
        out[at] = four
        out[at + 1] = last
        if (s.capped >> seat) & 1 == 1:
            self.write_capped(s, seat, hand - sum_of(four) - last, out, at + 2)
            return
        # Nothing but the known cards bounds the Hand: all the others may be of any colour.
        free = hand - sum_of(four) - last
        out[at + 2] = four + free * EACH
        out[at + 3] = last + free

    def write_capped(self, s: Uchronia, seat: i64, free: i64, out: vec[i64], at: i64) -> None:
        """What ``knowledge.at_most`` says; ``free`` cards of the Hand are not known."""
        known = KNOWN + seat * SEAT_CARDS
        caps = s.caps
        cap = seat * CAPS
        colour: i64 = 0
        while colour < COLOURS:
            most = s.cards[known] + free
            if caps[cap + COLOURS] > 0 and caps[cap] < most:
                most = caps[cap]
            put(out, at, colour, most)
            known += 1
            cap += 1
            colour += 1

    def write_buildings(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        """Completed Buildings and sites, four names at a time."""
        completed = s.tableau[seat * COLUMNS + COMPLETED]
        sites = s.tableau[seat * COLUMNS + SITES]
        first: i64 = 0
        under: i64 = 0
        while completed | sites != 0:
            if completed & 15 != 0:
                out[at + self.completed] = SPREAD[completed & 15]
            if sites & 15 != 0:
                out[at + self.sites] = SPREAD[sites & 15]
                under += self.write_sites(s, seat, first, sites & 15, out, at)
            completed >>= LANES
            sites >>= LANES
            first += LANES
            at += 1
        if under != 0:
            self.unseen_four -= word(
                under & SITE_MASK,
                (under >> SITE_BITS) & SITE_MASK,
                (under >> (2 * SITE_BITS)) & SITE_MASK,
                (under >> (3 * SITE_BITS)) & SITE_MASK,
            )
            self.unseen_last -= under >> (4 * SITE_BITS)

    def write_sites(
        self, s: Uchronia, seat: i64, first: i64, sites: i64, out: vec[i64], at: i64
    ) -> i64:
        """The Resources under some of four Buildings; all of them, 8 bits a colour."""
        row = seat * self.names + first
        held = s.sites
        material = s.tables.material
        laid: i64 = 0
        own: i64 = 0
        total: i64 = 0
        while sites != 0:
            lane = LOWEST[sites]
            under = held[row + lane]
            if under != 0:
                total += under
                # The fifth byte of the product is the sum of all five.
                size = ((under * EACH_BYTE) >> (4 * SITE_BITS)) & SITE_MASK
                laid |= size << (BITS * lane)
                same = (under >> (SITE_BITS * material[first + lane])) & SITE_MASK
                own |= same << (BITS * lane)
            sites &= sites - 1
        out[at + self.laid] = laid
        out[at + self.own] = own
        return total

    def write_figures(self, s: Uchronia, seat: i64, hand: i64, out: vec[i64], at: i64) -> None:
        turn: i64 = 1 if seat == s.turn else 0
        first: i64 = 1 if seat == s.first else 0
        out[at] = word(self.score(s, seat), hand, s.activity_limit(seat), turn)
        out[at + 1] = word(first, (s.gave >> seat) & 1, (s.withheld >> (4 * seat)) & 15, 0)

    def score(self, s: Uchronia, seat: i64) -> i64:
        """What ``scoring.points`` says, without asking effects where there are none."""
        if s.tableau[seat * COLUMNS + COMPLETED] & s.tables.scorings != 0:
            return points(s, seat)
        score = s.tableau[seat * COLUMNS + WORTH]
        place = ACTIVITIES + seat * SEAT_CARDS
        for holder in s.monopoly:
            if holder == seat:
                score += s.cards[place]
            place += 1
        return score

    def write_piles(self, s: Uchronia, seat: i64, out: vec[i64], at: i64) -> None:
        cards = s.cards
        start = at + self.piles
        five(cards, FORUM, out, start)
        five(cards, DISCARD, out, start + 2)
        five(cards, TURNED, out, start + 4)
        five(cards, SHOWN, out, start + 6)
        five(cards, HAND + seat * SEAT_CARDS, out, at + self.hand)
        out[at + self.unseen] = self.unseen_four
        out[at + self.unseen + 1] = self.unseen_last

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
            copied_bits(s.used, out, at + self.used)

    def write_names(self, s: Uchronia, out: vec[i64], at: i64) -> None:
        """By Building: sites begun, and what lies in public piles."""
        active = s.tableau[s.turn * COLUMNS + SITES]
        copied_bits(s.fresh & active, out, at + self.fresh)
        for card in s.works:
            if card >= 0:
                add(out, at + self.works, card)
        pile = s.building_pile
        for place in range(len(pile) - s.bottom, len(pile)):
            add(out, at + self.bottom, pile[place])
        for gone in s.building_discard:
            add(out, at + self.removed, gone)


def fours(source: vec[i64], start: i64) -> i64:
    """The first four counts of a zone in one word."""
    return (
        source[start]
        | source[start + 1] << BITS
        | source[start + 2] << (2 * BITS)
        | source[start + 3] << TOP
    )


def sum_of(four: i64) -> i64:
    """The sum of the counts in a word: it is the highest lane of the product."""
    return ((four * EACH) >> TOP) & LOW


def total(source: vec[i64], start: i64) -> i64:
    """How many cards there are in a zone."""
    return (
        source[start]
        + source[start + 1]
        + source[start + 2]
        + source[start + 3]
        + source[start + 4]
    )
