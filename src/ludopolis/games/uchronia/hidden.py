"""What a seat can't know, dealt anew: the Hands of the others and the order of both piles.

Unseen cards fall into lots: those still in the pile together with those drawn from it, and the
unseen cards of each earlier pile (see ``knowledge``). A deal is a permutation of each lot over the
places its cards lie in. All permutations that agree with what was learnt, and with the question
that is being asked, are equally likely: a deal is drawn at random and thrown away when it does not
agree. After too many failures it is reached from the true deal by many random swaps that keep to
what was learnt, which is close to uniform.

Until the resource pile is renewed for the first time this is exact. After that, how many of a
Hand's unseen cards belong to which lot is taken from the position, as players would have to guess
it from the cards played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import append, filled, i64, vec
from ludopolis.games.uchronia.knowledge import fits_caps, in_older_lots, lot_count
from ludopolis.games.uchronia.state import HAND, KNOWN, SEAT_CARDS, Uchronia
from ludopolis.games.uchronia.step import Step
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng

TRIES: Final = 40
SWAPS: Final = 20
"""Swaps tried per unseen card when throwing away has failed."""
IN_PILE: Final = -1


class Deal:
    """The unseen cards: where each lies (a seat or the pile), its colour, and where lots end."""

    def __init__(self, s: Uchronia, seat: i64) -> None:
        self.owners = vec[i64]()
        self.colours = vec[i64]()
        self.ends = vec[i64]()
        width = s.seats * COLOURS
        for lot in range(lot_count(s)):
            for other in range(s.seats):
                for colour in range(COLOURS):
                    count = s.older[lot * width + other * COLOURS + colour]
                    self.add(other, colour, count if other != seat else 0)
            self.ends = append(self.ends, len(self.owners))
        for other in range(s.seats):
            for colour in range(COLOURS):
                count = newest_unseen(s, other, colour)
                self.add(other, colour, count if other != seat else 0)
        for i in range(s.top, len(s.pile)):
            self.add(IN_PILE, s.pile[i], 1)
        self.ends = append(self.ends, len(self.owners))

    def add(self, owner: i64, colour: i64, count: i64) -> None:
        for i in range(count):
            self.owners = append(self.owners, owner)
            self.colours = append(self.colours, colour)

    def shuffle(self, rng: Rng) -> None:
        """Permute every lot."""
        start: i64 = 0
        for end in self.ends:
            i = end - 1
            while i > start:
                self.swap(i, start + rng.below(i - start + 1))
                i -= 1
            start = end

    def sort(self) -> None:
        """Order the colours of every lot: what is dealt then depends on the generator alone."""
        start: i64 = 0
        for end in self.ends:
            counts = filled(COLOURS, 0)
            for i in range(start, end):
                counts[self.colours[i]] += 1
            colour: i64 = 0
            for i in range(start, end):
                while counts[colour] == 0:
                    colour += 1
                counts[colour] -= 1
                self.colours[i] = colour
            start = end

    def swap(self, i: i64, j: i64) -> None:
        other = self.colours[i]
        self.colours[i] = self.colours[j]
        self.colours[j] = other

    def lot_of(self, i: i64) -> i64:
        lot: i64 = 0
        while i >= self.ends[lot]:
            lot += 1
        return lot

    def hands(self, s: Uchronia, seat: i64) -> vec[i64]:
        """The counts of all Hands in this deal; the seat's own is as it is."""
        out = filled(s.seats * COLOURS, 0)
        for other in range(s.seats):
            for colour in range(COLOURS):
                at = other * SEAT_CARDS + colour
                out[other * COLOURS + colour] = s.cards[(HAND if other == seat else KNOWN) + at]
        for i in range(len(self.owners)):
            if self.owners[i] != IN_PILE:
                out[self.owners[i] * COLOURS + self.colours[i]] += 1
        return out

    def write(self, s: Uchronia, seat: i64) -> None:
        """Put the deal into the position."""
        hands = self.hands(s, seat)
        for other in range(s.seats):
            for colour in range(COLOURS):
                s.cards[HAND + other * SEAT_CARDS + colour] = hands[other * COLOURS + colour]
        pile = vec[i64]()
        for i in range(len(self.owners)):
            if self.owners[i] == IN_PILE:
                pile = append(pile, self.colours[i])
        s.pile = pile
        s.top = 0
        self.write_lots(s, seat)

    def write_lots(self, s: Uchronia, seat: i64) -> None:
        width = s.seats * COLOURS
        start: i64 = 0
        for lot in range(lot_count(s)):
            for at in range(width):
                if at // COLOURS != seat:
                    s.older[lot * width + at] = 0
            for i in range(start, self.ends[lot]):
                s.older[lot * width + self.owners[i] * COLOURS + self.colours[i]] += 1
            start = self.ends[lot]


def newest_unseen(s: Uchronia, seat: i64, colour: i64) -> i64:
    """Cards of a Hand that nobody else has seen and that come from the present pile."""
    at = seat * SEAT_CARDS + colour
    return s.cards[HAND + at] - s.cards[KNOWN + at] - in_older_lots(s, seat, colour)


def redeal(s: Uchronia, seat: i64, rng: Rng) -> None:
    """Deal anew what ``seat`` can't know (-1: a spectator)."""
    deal = Deal(s, seat)
    asked, wanted = asked_for(s, seat)
    truth = deal.colours[:]
    agrees = False
    deal.sort()
    for attempt in range(TRIES):
        deal.shuffle(rng)
        if is_consistent(s, seat, deal, asked, wanted):
            agrees = True
            break
    if not agrees:
        deal.colours = truth
        wander(s, seat, deal, asked, wanted, rng)
    deal.write(s, seat)
    shuffle_buildings(s, rng)
    s.rng = rng.fork()
    if not s.over:
        s.settle()


def asked_for(s: Uchronia, seat: i64) -> tuple[i64, i64]:
    """Whom the pending question tells something about, and the colours one of which they hold."""
    if s.pending is None or s.pending.seat == seat:
        return -1, 0
    top = s.stack[len(s.stack) - 1]
    assert isinstance(top, Step)
    return s.pending.seat, top.wanted(s)


def is_consistent(s: Uchronia, seat: i64, deal: Deal, asked: i64, wanted: i64) -> bool:
    """Whether the deal agrees with what was learnt and with the question that is asked."""
    if s.capped == 0 and wanted == 0:
        return True
    hands = deal.hands(s, seat)
    for other in range(s.seats):
        is_capped = other != seat and (s.capped >> other) & 1 == 1
        if is_capped and not fits_caps(s, other, hands, other * COLOURS):
            return False
    if wanted == 0:
        return True
    for colour in range(COLOURS):
        if (wanted >> colour) & 1 == 1 and hands[asked * COLOURS + colour] > 0:
            return True
    return False


def wander(s: Uchronia, seat: i64, deal: Deal, asked: i64, wanted: i64, rng: Rng) -> None:
    """Leave the true deal by random swaps within lots that keep it consistent."""
    total: i64 = len(deal.owners)
    for attempt in range(SWAPS * total):
        i = rng.below(total)
        lot = deal.lot_of(i)
        start: i64 = deal.ends[lot - 1] if lot > 0 else 0
        j = start + rng.below(deal.ends[lot] - start)
        if deal.owners[i] == deal.owners[j] and deal.owners[i] != IN_PILE:
            continue
        deal.swap(i, j)
        if not is_consistent(s, seat, deal, asked, wanted):
            deal.swap(i, j)


def shuffle_buildings(s: Uchronia, rng: Rng) -> None:
    """Permute the building pile, but for those at its bottom that everybody saw go there."""
    pile = vec[i64]()
    unknown = len(s.building_pile) - s.bottom
    counts = filled(s.tables.names, 0)
    for i in range(s.building_top, unknown):
        counts[s.building_pile[i]] += 1
    for card in range(s.tables.names):
        for i in range(counts[card]):
            pile = append(pile, card)
    rng.shuffle_packed(pile)
    for i in range(unknown, len(s.building_pile)):
        pile = append(pile, s.building_pile[i])
    s.building_pile = pile
    s.building_top = 0
