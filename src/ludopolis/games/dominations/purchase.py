"""Buying cards: what can be paid with reductions, which Domain they lower, where the card goes."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64, vec
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.amounts import Amounts, amounts_of, nothing
from ludopolis.games.dominations.columns import Standing
from ludopolis.games.dominations.effects import acquire, fire, turn_over
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import COPIES
from ludopolis.games.dominations.tree import layout
from ludopolis.games.dominations.verbs import lay_piece, pay, take_level, take_mastery
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, TIERS, Trigger

# What is bought.
LEVEL_CARD: Final = 0
UPGRADE: Final = 1
DEVELOPED: Final = 2
ASSIMILATED: Final = 3


# -- prices --


def mastery_price(s: Dominations, seat: i64, mastery: i64) -> i64:
    """What developing costs, in the card's Domain (D-11.2, D-21.39)."""
    value = s.tables.value[mastery]
    at = seat * Standing.SIZE + Standing.MASTERY_COST + s.tables.domain[mastery] * TIERS
    price = value - s.standing[at + value // TIERS - 1]
    return max(0, price)


def upgrade_reduction(s: Dominations, seat: i64, mastery: i64) -> i64:
    """By how much cards lower the upgrade of a Mastery (D-21.40)."""
    at = seat * Standing.SIZE + Standing.UPGRADE_COST + s.tables.domain[mastery] * TIERS
    return s.standing[at + s.tables.value[mastery] // TIERS - 1]


def level_reduction(s: Dominations, seat: i64) -> i64:
    """By how much cards lower the price of a Level card (D-21.41)."""
    return s.standing[seat * Standing.SIZE + Standing.MONUMENT_COST]


def shortfall(s: Dominations, seat: i64, costs: vec[i64], at: i64) -> i64:
    """How many points of the cost that begins at ``at`` the reserves can't pay."""
    points: i64 = 0
    for domain in range(DOMAINS):
        short = costs[at + domain] - s.knowledge(seat, domain)
        if short > 0:
            points += short
    return points


def missing(s: Dominations, seat: i64, card: i64) -> i64:
    """How many points of a card's price the reserves can't pay."""
    return shortfall(s, seat, s.tables.costs, card * DOMAINS)


def is_payable(s: Dominations, seat: i64, card: i64, reduction: i64) -> bool:
    """Whether some use of the reduction makes the price payable (D-13.1 to D-13.5, D-22.5)."""
    return missing(s, seat, card) <= reduction


# -- paying --


class Purchase:
    """What is bought, by whom, and for level 1 of a Monument where its piece will lie.

    Without a piece ``place`` is -1.
    """

    def __init__(self, kind: i64, seat: i64, card: i64, place: i64 = -1, rotation: i64 = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        self.rotation: Final = rotation


def begin_purchase(s: Dominations, bought: Purchase) -> None:
    """Take the price that the card shows and go on with its reductions (D-10.3, D-11.8)."""
    card = bought.card
    if bought.kind == LEVEL_CARD:
        reduction = level_reduction(s, bought.seat)
    else:
        reduction = upgrade_reduction(s, bought.seat, card)
    price = Amounts(s.tables.costs[card * DOMAINS : (card + 1) * DOMAINS])
    reduce_further(s, bought, reduction, price)


def reduce_further(s: Dominations, bought: Purchase, left: i64, cost: Amounts) -> None:
    """Ask only while it makes a difference which Domain the next point lowers (D-13.5)."""
    # Nothing is left to pay, or one Domain alone: no choice matters.
    if left >= cost.total():
        cost = nothing()
    elif left > 0 and cost.domains() > 1:
        s.stack.append(Reduce(bought, left, cost))
        return
    elif left > 0:
        for domain in range(DOMAINS):
            cost = cost.changed(domain, -left)
    settle_purchase(s, bought, cost)


def settle_purchase(s: Dominations, bought: Purchase, cost: Amounts) -> None:
    """An upgrade is paid and done; a Level card still needs its cell in the tree."""
    if bought.kind == UPGRADE:
        pay(s, bought.seat, cost)
        turn_over(s, bought.seat, bought.card, False)
    else:
        s.stack.append(Plant(bought, 0, cost))


class Reduce(Frame[Dominations]):
    """Which Domain does the next point of a reduction lower? (D-13.5)"""

    code: ClassVar[int] = 17

    def __init__(self, bought: Purchase, left: i64, cost: Amounts) -> None:
        self.bought: Final = bought
        self.left: Final = left
        self.cost: Final = cost

    def fields(self) -> list[int]:
        b = self.bought
        return [b.kind, b.seat, b.card, b.place, b.rotation, self.left, *self.cost.fields()]

    @classmethod
    def restore(cls, fields: list[int]) -> AnyFrame:
        kind, seat, card, place, rotation, left = fields[:6]
        bought = Purchase(kind, seat, card, place, rotation)
        return Reduce(bought, left, amounts_of(fields[6:]))

    def step(self, s: Dominations) -> Decision | None:
        bought = self.bought
        options: list[int] = []
        for domain in range(DOMAINS):
            if self.cost.figures[domain] > 0:
                rest = self.cost.changed(domain, -1).figures
                # Only what the points still left can make payable (D-22.2).
                if shortfall(s, bought.seat, rest, 0) <= self.left - 1:
                    options.append(domain)
        return Decision(bought.seat, asks.PAY_REDUCE, options, bought.card)

    def answer(self, s: Dominations, option: int) -> None:
        reduce_further(s, self.bought, self.left - 1, self.cost.changed(option, -1))


class Plant(Frame[Dominations]):
    """Where in the tree? With the answer the card is paid and takes effect (D-12.2, D-11.12)."""

    code: ClassVar[int] = 18

    def __init__(self, bought: Purchase, copy: i64, cost: Amounts) -> None:
        self.bought: Final = bought
        self.copy: Final = copy
        self.cost: Final = cost

    def fields(self) -> list[int]:
        b = self.bought
        return [b.kind, b.seat, b.card, self.copy, b.place, b.rotation, *self.cost.fields()]

    @classmethod
    def restore(cls, fields: list[int]) -> AnyFrame:
        kind, seat, card, copy, place, rotation = fields[:6]
        bought = Purchase(kind, seat, card, place, rotation)
        return Plant(bought, copy, amounts_of(fields[6:]))

    def step(self, s: Dominations) -> Decision | None:
        bought = self.bought
        accepts = s.tables.accepts[layout(bought.card, self.copy)]
        cells = s.trees[bought.seat].cells(accepts)
        return Decision(bought.seat, asks.TREE_CELL, cells, bought.card)

    def answer(self, s: Dominations, option: int) -> None:
        if self.bought.kind != ASSIMILATED:
            pay(s, self.bought.seat, self.cost)
        if self.bought.kind == LEVEL_CARD:
            buy_level(s, self.bought, option)
        else:
            take(s, self.bought, self.copy, option)


def buy_level(s: Dominations, bought: Purchase, cell: i64) -> None:
    """The piece, the card, its effects, then the cards that wait (D-10.5, D-10.15, D-21.13)."""
    seat = bought.seat
    card = bought.card
    if bought.place >= 0:
        lay_piece(s, seat, s.tables.monument_of[card], bought.place, bought.rotation)
    take_level(s, seat, card, cell)
    # Pushed before the card's own lines, so it runs after them; the card itself is skipped.
    fire(s, Trigger.ON_MONUMENT_LEVEL, seat, ANY, ANY, s.trees[seat].held[card])
    acquire(s, seat, card)


def take(s: Dominations, bought: Purchase, copy: i64, cell: i64) -> None:
    """A Mastery; taking one by assimilation is not developing (D-14.11, D-21.14)."""
    seat = bought.seat
    card = bought.card
    assimilated = bought.kind == ASSIMILATED
    take_mastery(s, seat, card, copy, cell, assimilated)
    if not assimilated:
        place = s.trees[seat].held[card]
        fire(s, Trigger.ON_DEVELOP, seat, s.tables.domain[card], s.tables.value[card], place)
    acquire(s, seat, card)


# -- copies --


def fits(s: Dominations, seat: i64, mastery: i64) -> bool:
    """Whether a copy left goes somewhere into the tree (D-11.4)."""
    tree = s.trees[seat]
    left = s.copies[mastery]
    for copy in range(COPIES):
        if (left >> copy) & 1 == 1 and tree.fits(s.tables.accepts[layout(mastery, copy)]):
            return True
    return False


class Copy(Frame[Dominations]):
    """Which copy? (D-11.3)"""

    code: ClassVar[int] = 19

    def __init__(self, kind: i64, seat: i64, mastery: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.mastery: Final = mastery

    def fields(self) -> list[int]:
        return [self.kind, self.seat, self.mastery]

    def step(self, s: Dominations) -> Decision | None:
        tree = s.trees[self.seat]
        left = s.copies[self.mastery]
        options: list[int] = []
        for copy in range(COPIES):
            accepts = s.tables.accepts[layout(self.mastery, copy)]
            if (left >> copy) & 1 == 1 and tree.fits(accepts):
                options.append(copy)
        return Decision(self.seat, asks.DEVELOP_COPY, options, self.mastery)

    def answer(self, s: Dominations, option: int) -> None:
        cost = nothing()
        if self.kind == DEVELOPED:
            price = mastery_price(s, self.seat, self.mastery)
            cost = cost.changed(s.tables.domain[self.mastery], price)
        s.stack.append(Plant(Purchase(self.kind, self.seat, self.mastery), option, cost))


FRAMES: Final[list[type[AnyFrame]]] = [Reduce, Plant, Copy]
