"""What a seat can't know, dealt anew: the Hands of the others and the order of both piles.

The unseen cards are of two lots (see ``ledger``), of one until the pile is renewed. First it is
chosen which of the cards that came to light since were of the older lot. The rest of each lot is
then permuted over the places where its cards can lie: the Hands of the others, and the pile for the
newer lot. How many cards of which colour that are, and how many places, the seat can work out;
nothing else goes into a deal but the generator.

A deal that does not agree with what was learnt, or with the question that is being asked, is thrown
away. So until the pile is renewed all deals that agree are equally likely. After too many failures
the deal is mended by random swaps, and then changed by more that keep to what was learnt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import append, filled, i64, vec
from ludopolis.games.uchronia import layout, ledger
from ludopolis.games.uchronia.knowledge import excess
from ludopolis.games.uchronia.step import Step
from ludopolis.games.uchronia.tables import COLOURS

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.games.uchronia.state import Uchronia

TRIES: Final = 40
ROUNDS: Final = 10_000
"""Choices of older cards that may fail; no game is known in which ten did."""
FLIPS: Final = 20_000
MENDS: Final = 20
"""Swaps tried per place to mend a deal."""
SWAPS: Final = 4
"""Swaps tried per place to mix it afterwards."""
HEAT: Final = 50
"""One in so many changes for the worse is kept, lest mending runs into a dead end."""
IN_PILE: Final = -1


class Choice:
    """Which of the named cards were of the older lot, by row of the ledger and colour.

    ``cards`` are those of the older lot that the others had, ``slots`` how many each of them had.
    At least ``least`` cards of a colour were named from it, as there are no more in hiding.
    """

    def __init__(self, s: Uchronia, viewer: i64) -> None:
        self.rows = s.ledger[ledger.first_row(s) :] if len(s.ledger) > 0 else vec[i64]()
        self.caps: Final = s.ledger
        self.count: Final[i64] = len(self.rows) // ledger.ROW
        self.viewer: Final = viewer
        self.seats: Final = s.seats
        self.from_older = filled(self.count * COLOURS, 0)
        self.cards = filled(COLOURS, 0)
        self.least = filled(COLOURS, 0)
        self.slots = filled(s.seats, 0)
        self.barred = filled(self.count, 0)
        self.masks = filled(s.seats, 0)
        self.hidden = hidden_cards(s, viewer)
        for seat in range(s.seats):
            if seat != viewer:
                for colour in range(COLOURS):
                    self.cards[colour] += ledger.older(s, seat, colour)
                    self.slots[seat] += ledger.older(s, seat, colour)
        for colour in range(COLOURS):
            self.least[colour] = max(0, self.cards[colour] - self.hidden[colour])
        self.bar()

    def bar(self) -> None:
        """A colour that a seat lacked can't come from its older cards any more."""
        masks = filled(self.seats, 0)
        for row in range(self.count):
            seat = self.rows[row * ledger.ROW + ledger.SEAT]
            self.barred[row] = masks[seat]
            masks[seat] |= self.rows[row * ledger.ROW + ledger.LACKED]
        self.masks = masks

    def choose(self, rng: Rng) -> bool:
        """Choose by chance, then change it until it can be true; False if that takes too long."""
        self.draw(rng)
        faults = self.faults()
        flips: i64 = 0
        while faults > 0 and flips < FLIPS:
            flips += 1
            at = rng.below(self.count * COLOURS)
            before = self.from_older[at]
            self.from_older[at] = self.other(at, rng)
            if self.from_older[at] == before:
                continue
            now = self.faults()
            if now <= faults or rng.below(HEAT) == 0:
                faults = now
            else:
                self.from_older[at] = before
        return faults == 0

    def most(self, at: i64) -> i64:
        """How many of the cards that a row names in a colour can be of the older lot."""
        row = at // COLOURS
        colour = at % COLOURS
        seat = self.rows[row * ledger.ROW + ledger.SEAT]
        if seat == self.viewer or (self.barred[row] >> colour) & 1 == 1:
            return 0
        return self.rows[row * ledger.ROW + ledger.NAMED + colour]

    def draw(self, rng: Rng) -> None:
        """Older or newer in proportion to the cards of the colour, each by itself."""
        for at in range(self.count * COLOURS):
            self.from_older[at] = 0
            cards = self.cards[at % COLOURS]
            for i in range(self.most(at)):
                if rng.below(cards + self.hidden[at % COLOURS] + 1) < cards:
                    self.from_older[at] += 1

    def other(self, at: i64, rng: Rng) -> i64:
        """One more or one fewer, if that can be."""
        change: i64 = 1 if rng.below(2) == 1 else -1
        return min(self.most(at), max(0, self.from_older[at] + change))

    def faults(self) -> i64:
        """By how many cards the choice is out of what can be."""
        found: i64 = 0
        used = filled(COLOURS, 0)
        gone = filled(self.seats * COLOURS, 0)
        newer = filled(self.seats, 0)
        for row in range(self.count):
            seat = self.rows[row * ledger.ROW + ledger.SEAT]
            if seat == self.viewer:
                continue
            newer[seat] += self.rows[row * ledger.ROW + ledger.DREW]
            for colour in range(COLOURS):
                count = self.from_older[row * COLOURS + colour]
                used[colour] += count
                gone[seat * COLOURS + colour] += count
                newer[seat] -= self.rows[row * ledger.ROW + ledger.NAMED + colour] - count
            # What was named by now and is not of the older lot must have been drawn by now.
            found += max(0, -newer[seat])
        for other in range(self.seats):
            left = self.slots[other]
            for had in range(COLOURS):
                left -= gone[other * COLOURS + had]
            found += max(0, -left)
            if self.count > 0:
                found += excess(self.caps, other * ledger.START, gone, other * COLOURS)
        for of in range(COLOURS):
            found += max(0, used[of] - self.cards[of]) + max(0, self.least[of] - used[of])
        return found

    def used(self) -> vec[i64]:
        """The older cards that were named, by seat and colour."""
        out = filled(self.seats * COLOURS, 0)
        for row in range(self.count):
            for colour in range(COLOURS):
                at = self.rows[row * ledger.ROW + ledger.SEAT] * COLOURS + colour
                out[at] += self.from_older[row * COLOURS + colour]
        return out


def hidden_cards(s: Uchronia, viewer: i64) -> vec[i64]:
    """What is unseen in the Hands of the others and in the pile, taken together (U-2.6)."""
    counts = filled(COLOURS, 0)
    for seat in range(s.seats):
        if seat != viewer:
            for colour in range(COLOURS):
                counts[colour] += ledger.unseen(s, seat, colour)
    for i in range(s.top, len(s.pile)):
        counts[s.pile[i]] += 1
    return counts


class Deal:
    """The unseen cards: for each place the seat it belongs to (or the pile) and its colour.

    The places up to ``end`` are those of the older lot, the others of the newer.
    """

    def __init__(self, s: Uchronia, choice: Choice) -> None:
        self.viewer: Final = choice.viewer
        self.masks: Final = choice.masks
        self.used = choice.used()
        self.owners = vec[i64]()
        self.colours = vec[i64]()
        self.asked: i64 = -1
        self.wanted: i64 = 0
        cards = choice.cards[:]
        rest = choice.hidden[:]
        sizes = filled(s.seats, 0)
        for seat in range(s.seats):
            if seat != self.viewer:
                slots = choice.slots[seat]
                for colour in range(COLOURS):
                    slots -= self.used[seat * COLOURS + colour]
                    cards[colour] -= self.used[seat * COLOURS + colour]
                    sizes[seat] += ledger.unseen(s, seat, colour)
                sizes[seat] -= slots
                self.add(seat, slots)
        for of in range(COLOURS):
            rest[of] -= cards[of]
        self.end: Final[i64] = len(self.owners)
        for other in range(s.seats):
            self.add(other, sizes[other])
        self.add(IN_PILE, len(s.pile) - s.top)
        self.lay(cards)
        self.lay(rest)

    def add(self, owner: i64, places: i64) -> None:
        for i in range(places):
            self.owners = append(self.owners, owner)

    def lay(self, cards: vec[i64]) -> None:
        """Cards in the order of their colours: what is dealt depends on the generator alone."""
        for colour in range(COLOURS):
            for i in range(cards[colour]):
                self.colours = append(self.colours, colour)

    def shuffle(self, rng: Rng) -> None:
        """Permute both lots."""
        i: i64 = len(self.owners) - 1
        while i > self.end:
            self.swap(i, self.end + rng.below(i - self.end + 1))
            i -= 1
        i = self.end - 1
        while i > 0:
            self.swap(i, rng.below(i + 1))
            i -= 1

    def swap(self, i: i64, j: i64) -> None:
        other = self.colours[i]
        self.colours[i] = self.colours[j]
        self.colours[j] = other

    # -- agreeing --

    def is_free(self, s: Uchronia) -> bool:
        """Whether nothing was learnt that a deal could contradict."""
        return self.end == 0 and s.capped == 0 and self.wanted == 0

    def faults(self, s: Uchronia) -> i64:
        """By how many cards the deal contradicts what was learnt and what is asked."""
        had = self.older_cards()
        hands = self.hands(s)
        found: i64 = 0
        for place in range(self.end):
            found += (self.masks[self.owners[place]] >> self.colours[place]) & 1
        for seat in range(s.seats):
            if seat == self.viewer:
                continue
            at = seat * COLOURS
            if self.end > 0:
                found += excess(s.ledger, seat * ledger.START, had, at)
            if (s.capped >> seat) & 1 == 1:
                found += excess(s.caps, seat * ledger.CAPS, hands, at)
        return found + self.is_missing(hands)

    def older_cards(self) -> vec[i64]:
        """What each seat had of the older lot in this deal, named or not."""
        out = self.used[:]
        for place in range(self.end):
            out[self.owners[place] * COLOURS + self.colours[place]] += 1
        return out

    def hands(self, s: Uchronia) -> vec[i64]:
        """The Hands of the others in this deal."""
        out = vec[i64](capacity=s.seats * COLOURS)
        for seat in range(s.seats):
            for colour in range(COLOURS):
                out = append(out, s.cards[layout.KNOWN + seat * layout.SEAT_CARDS + colour])
        for place in range(len(self.owners)):
            if self.owners[place] != IN_PILE:
                out[self.owners[place] * COLOURS + self.colours[place]] += 1
        return out

    def is_missing(self, hands: vec[i64]) -> i64:
        """1 if the asked seat has none of the colours that its question takes for granted."""
        if self.wanted == 0:
            return 0
        for colour in range(COLOURS):
            if (self.wanted >> colour) & 1 == 1 and hands[self.asked * COLOURS + colour] > 0:
                return 0
        return 1

    def mend(self, s: Uchronia, rng: Rng) -> bool:
        """Swap cards within lots until the deal agrees, then on while it does; False if in vain."""
        faults = self.faults(s)
        total: i64 = len(self.owners)
        vain: i64 = MENDS * total
        left: i64 = SWAPS * total
        while left > 0 and vain > 0:
            if faults == 0:
                left -= 1
            else:
                vain -= 1
            i = rng.below(total)
            j = rng.below(self.end) if i < self.end else self.end + rng.below(total - self.end)
            if self.owners[i] == self.owners[j]:
                continue
            self.swap(i, j)
            now = self.faults(s)
            if now <= faults or (faults > 0 and rng.below(HEAT) == 0):
                faults = now
            else:
                self.swap(i, j)
        return faults == 0

    # -- writing --

    def write(self, s: Uchronia) -> None:
        """Put the deal into the position."""
        had = self.older_cards()
        hands = self.hands(s)
        s.claim_ledger()
        for seat in range(s.seats):
            if seat != self.viewer:
                for colour in range(COLOURS):
                    at = seat * COLOURS + colour
                    s.cards[layout.HAND + seat * layout.SEAT_CARDS + colour] = hands[at]
                    if len(s.ledger) > 0:
                        s.ledger[seat * ledger.START + ledger.OLDER + colour] = had[at]
        pile = vec[i64]()
        for place in range(len(self.owners)):
            if self.owners[place] == IN_PILE:
                pile = append(pile, self.colours[place])
        s.pile = pile
        s.top = 0


def redeal(s: Uchronia, seat: i64, rng: Rng) -> None:
    """Deal anew what ``seat`` can't know (-1: a spectator)."""
    agreed_deal(s, seat, rng).write(s)
    shuffle_buildings(s, rng)
    s.rng = rng.fork()
    if not s.over:
        s.settle()


def agreed_deal(s: Uchronia, seat: i64, rng: Rng) -> Deal:
    choice = Choice(s, seat)
    for attempt in range(ROUNDS):
        if not choice.choose(rng):
            continue
        deal = Deal(s, choice)
        ask(s, deal)
        for shuffled in range(TRIES):
            deal.shuffle(rng)
            if deal.is_free(s) or deal.faults(s) == 0:
                return deal
        if deal.mend(s, rng):
            return deal
    raise AssertionError("no deal agrees with what was learnt")


def ask(s: Uchronia, deal: Deal) -> None:
    """Note whom the pending question tells something about, and the colours one of which it has."""
    if s.pending is None or s.pending.seat == deal.viewer:
        return
    top = s.stack[len(s.stack) - 1]
    assert isinstance(top, Step)
    deal.asked = s.pending.seat
    deal.wanted = top.wanted(s)


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
