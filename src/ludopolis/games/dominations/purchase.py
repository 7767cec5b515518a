"""Buying cards: what can be paid with reductions, which Domain they lower, where the card goes."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import filled, i64, packed, unpacked, vec
from ludopolis.games.dominations import asks
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


def card_cost(s: Dominations, card: i64) -> vec[i64]:
    """The price of a Level card or of the upgrade of a Mastery, by Domain."""
    return s.tables.costs[card * DOMAINS : (card + 1) * DOMAINS]


def mastery_price(s: Dominations, seat: i64, mastery: i64) -> i64:
    """What developing costs, in the card's Domain (D-11.2, D-21.39)."""
    value = s.tables.value[mastery]
    at = seat * Standing.SIZE + Standing.MASTERY_COST + s.tables.domain[mastery] * TIERS
    price = value - s.standing[at + value // TIERS - 1]
    return max(0, price)


def upgrade_reduction(s: Dominations, seat: i64, mastery: i64) -> i64:
    at = seat * Standing.SIZE + Standing.UPGRADE_COST + s.tables.domain[mastery] * TIERS
    return s.standing[at + s.tables.value[mastery] // TIERS - 1]


def level_reduction(s: Dominations, seat: i64) -> i64:
    return s.standing[seat * Standing.SIZE + Standing.MONUMENT_COST]


def shortfall(s: Dominations, seat: i64, cost: vec[i64]) -> i64:
    """How many points of a cost the reserves can't pay."""
    missing: i64 = 0
    for domain in range(DOMAINS):
        short = cost[domain] - s.knowledge(seat, domain)
        if short > 0:
            missing += short
    return missing


def missing(s: Dominations, seat: i64, card: i64) -> i64:
    """How many points of a card's price the reserves can't pay."""
    points: i64 = 0
    at = card * DOMAINS
    for domain in range(DOMAINS):
        short = s.tables.costs[at + domain] - s.knowledge(seat, domain)
        if short > 0:
            points += short
    return points


def is_payable(s: Dominations, seat: i64, card: i64, reduction: i64) -> bool:
    """Whether some use of the reduction makes the price payable (D-13.1 to D-13.5)."""
    return missing(s, seat, card) <= reduction


def kinds(cost: vec[i64]) -> i64:
    """How many Domains a cost has."""
    count: i64 = 0
    for amount in cost:
        if amount > 0:
            count += 1
    return count


def total(cost: vec[i64]) -> i64:
    amount: i64 = 0
    for part in cost:
        amount += part
    return amount


def lowered(cost: vec[i64], domain: i64, amount: i64) -> vec[i64]:
    out = cost[:]
    out[domain] = out[domain] - amount if out[domain] > amount else 0
    return out


def begin_purchase(
    s: Dominations, kind: i64, seat: i64, card: i64, place: i64, rotation: i64
) -> None:
    """Go on with the reductions of a Level card or an upgrade, then with its last question."""
    reduction = level_reduction(s, seat) if kind == LEVEL_CARD else upgrade_reduction(s, seat, card)
    reduce_further(s, kind, seat, card, place, rotation, reduction, card_cost(s, card))


def reduce_further(
    s: Dominations,
    kind: i64,
    seat: i64,
    card: i64,
    place: i64,
    rotation: i64,
    left: i64,
    cost: vec[i64],
) -> None:
    """Ask only while it makes a difference which Domain the next point lowers (D-13.5)."""
    if left >= total(cost):
        cost = filled(DOMAINS, 0)
    elif left > 0 and kinds(cost) > 1:
        parts = unpacked(cost)
        s.stack.append(
            Reduce(
                kind,
                seat,
                card,
                place,
                rotation,
                left,
                parts[0],
                parts[1],
                parts[2],
                parts[3],
                parts[4],
                parts[5],
            )
        )
        return
    elif left > 0:
        for domain in range(DOMAINS):
            cost = lowered(cost, domain, left)
    settle_purchase(s, kind, seat, card, place, rotation, cost)


def settle_purchase(
    s: Dominations, kind: i64, seat: i64, card: i64, place: i64, rotation: i64, cost: vec[i64]
) -> None:
    """An upgrade is paid and done; a Level card still needs its cell in the tree."""
    if kind == UPGRADE:
        pay(s, seat, cost)
        turn_over(s, seat, card, False)
    else:
        push_plant(s, kind, seat, card, 0, place, rotation, cost)


def push_plant(
    s: Dominations,
    kind: i64,
    seat: i64,
    card: i64,
    copy: i64,
    place: i64,
    rotation: i64,
    cost: vec[i64],
) -> None:
    parts = unpacked(cost)
    s.stack.append(
        Plant(
            kind,
            seat,
            card,
            copy,
            place,
            rotation,
            parts[0],
            parts[1],
            parts[2],
            parts[3],
            parts[4],
            parts[5],
        )
    )


class Reduce(Frame[Dominations]):
    """Which Domain does the next point of a reduction lower? (D-13.5)"""

    code: ClassVar[int] = 17

    def __init__(
        self,
        kind: i64,
        seat: i64,
        card: i64,
        place: i64,
        rotation: i64,
        left: i64,
        trade: i64,
        craftsmanship: i64,
        art: i64,
        science: i64,
        government: i64,
        religion: i64,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        self.rotation: Final = rotation
        self.left: Final = left
        self.trade: Final = trade
        self.craftsmanship: Final = craftsmanship
        self.art: Final = art
        self.science: Final = science
        self.government: Final = government
        self.religion: Final = religion

    def cost(self) -> list[int]:
        return [
            self.trade,
            self.craftsmanship,
            self.art,
            self.science,
            self.government,
            self.religion,
        ]

    def fields(self) -> list[int]:
        start = [self.kind, self.seat, self.card, self.place, self.rotation, self.left]
        return start + self.cost()

    def step(self, s: Dominations) -> Decision | None:
        cost = packed(self.cost())
        options: list[int] = []
        for domain in range(DOMAINS):
            if cost[domain] > 0:
                rest = shortfall(s, self.seat, lowered(cost, domain, 1))
                if rest <= self.left - 1:
                    options.append(domain)
        return Decision(self.seat, asks.PAY_REDUCE, options, self.card)

    def answer(self, s: Dominations, option: int) -> None:
        cost = lowered(packed(self.cost()), option, 1)
        reduce_further(
            s,
            self.kind,
            self.seat,
            self.card,
            self.place,
            self.rotation,
            self.left - 1,
            cost,
        )


class Plant(Frame[Dominations]):
    """Where in the tree? With the answer the card is paid and takes effect (D-12.2, D-11.12)."""

    code: ClassVar[int] = 18

    def __init__(
        self,
        kind: i64,
        seat: i64,
        card: i64,
        copy: i64,
        place: i64,
        rotation: i64,
        trade: i64,
        craftsmanship: i64,
        art: i64,
        science: i64,
        government: i64,
        religion: i64,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.copy: Final = copy
        self.place: Final = place
        self.rotation: Final = rotation
        self.trade: Final = trade
        self.craftsmanship: Final = craftsmanship
        self.art: Final = art
        self.science: Final = science
        self.government: Final = government
        self.religion: Final = religion

    def cost(self) -> list[int]:
        return [
            self.trade,
            self.craftsmanship,
            self.art,
            self.science,
            self.government,
            self.religion,
        ]

    def fields(self) -> list[int]:
        start = [self.kind, self.seat, self.card, self.copy, self.place, self.rotation]
        return start + self.cost()

    def step(self, s: Dominations) -> Decision | None:
        accepts = s.tables.accepts[layout(self.card, self.copy)]
        return Decision(self.seat, asks.TREE_CELL, s.trees[self.seat].cells(accepts), self.card)

    def answer(self, s: Dominations, option: int) -> None:
        if self.kind != ASSIMILATED:
            pay(s, self.seat, packed(self.cost()))
        if self.kind == LEVEL_CARD:
            self.buy_level(s, option)
        else:
            self.take(s, option)

    def buy_level(self, s: Dominations, cell: i64) -> None:
        """The piece, the card, its effects, then the cards that wait for it (D-10.5, D-10.15)."""
        if self.place >= 0:
            lay_piece(s, self.seat, s.tables.monument_of[self.card], self.place, self.rotation)
        take_level(s, self.seat, self.card, cell)
        fire(s, Trigger.ON_MONUMENT_LEVEL, self.seat, ANY, ANY, s.trees[self.seat].held[self.card])
        acquire(s, self.seat, self.card)

    def take(self, s: Dominations, cell: i64) -> None:
        """A Mastery; taking one by assimilation is not developing (D-14.11)."""
        assimilated = self.kind == ASSIMILATED
        take_mastery(s, self.seat, self.card, self.copy, cell, assimilated)
        if not assimilated:
            domain = s.tables.domain[self.card]
            value = s.tables.value[self.card]
            fire(
                s, Trigger.ON_DEVELOP, self.seat, domain, value, s.trees[self.seat].held[self.card]
            )
        acquire(s, self.seat, self.card)


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
        cost = filled(DOMAINS, 0)
        if self.kind == DEVELOPED:
            domain = s.tables.domain[self.mastery]
            cost[domain] = mastery_price(s, self.seat, self.mastery)
        push_plant(s, self.kind, self.seat, self.mastery, option, -1, 0, cost)


FRAMES: Final[list[type[AnyFrame]]] = [Reduce, Plant, Copy]
