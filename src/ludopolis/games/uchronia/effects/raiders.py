"""Order Bonuses of Draconians that take more from opponents."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import i64
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.raid import demand
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import BuildingStep, Step, add_options
from ludopolis.games.uchronia.tables import COLOURS, DRACONIANS, MAX_NAMES, PROTECTION
from ludopolis.games.uchronia.verbs import hand_over, rob_site, rob_stock


class RaidBonus(Effect):
    """An Order Bonus of Draconians."""

    def __init__(self, card: i64) -> None:
        super().__init__(card, DRACONIANS)


class SecondGift(RaidBonus):
    """After the raid one opponent who gave a card gives another (Raptor Kennels, U-7.4)."""

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.raided == 1 and len(givers(s)) > 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickGiver(self.card))


class TakeFromStock(RaidBonus):
    """After the raid take a Resource of a revealed colour from a Stock (Tyrant Arena, U-7.4)."""

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.raided == 1 and len(stock_owners(s)) > 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickStockOwner(self.card))


class TakeFromSite(RaidBonus):
    """Take a Resource from under an opponent's Building (Bridge). Needs no raid."""

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return len(robbable_sites(s)) > 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickVictimSite(self.card))


def targets(s: Uchronia) -> list[int]:
    """The opponents, clockwise, whose cards effects may touch (U-15.12, U-15.14)."""
    found: list[int] = []
    for distance in range(1, s.seats):
        seat = (s.turn + distance) % s.seats
        if not s.has_power(seat, PROTECTION):
            found.append(seat)
    return found


def givers(s: Uchronia) -> list[int]:
    """Opponents who gave a card and have a Hand to give from."""
    return [seat for seat in targets(s) if (s.gave >> seat) & 1 == 1 and s.hand_size(seat) > 0]


def stock_owners(s: Uchronia) -> list[int]:
    """Opponents whose Stock holds a revealed colour; Frontier Post does not help them."""
    shown = s.colours(layout.SHOWN)
    return [
        seat
        for seat in targets(s)
        if s.colours(layout.STOCK + seat * layout.SEAT_CARDS) & shown != 0
    ]


def robbable_sites(s: Uchronia) -> list[int]:
    """Pairs of opponent and Building with a Resource under it."""
    found: list[int] = []
    for seat in targets(s):
        for card in range(s.tables.names):
            if s.site(seat, card) != 0:
                found.append(asks.target_option(seat, card))
    return found


class PickGiver(BuildingStep):
    """Who gives a second card (D-16)."""

    code: ClassVar[int] = 70

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(s.turn, asks.PICK_TARGET, givers(s), self.card)

    def answer(self, s: Uchronia, option: int) -> None:
        hand_over(s, option)
        demand(s, option, self.card)


class PickStockOwner(BuildingStep):
    """Whose Stock is robbed (D-16)."""

    code: ClassVar[int] = 71

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(s.turn, asks.PICK_TARGET, stock_owners(s), self.card)

    def answer(self, s: Uchronia, option: int) -> None:
        s.stack.append(PickStockCard(self.card, option))


class PickStockCard(Step):
    """Which Resource of a revealed colour is taken (D-15)."""

    code: ClassVar[int] = 72

    def __init__(self, cause: i64, owner: i64) -> None:
        self.cause: Final = cause
        self.owner: Final = owner

    def fields(self) -> list[int]:
        return [self.cause, self.owner]

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        colours = s.colours(layout.SHOWN) & s.colours(layout.STOCK + self.owner * layout.SEAT_CARDS)
        add_options(colours, asks.STOCK_ZONE * COLOURS, options)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        rob_stock(s, s.turn, self.owner, option % COLOURS)


class PickVictimSite(BuildingStep):
    """Which Building of an opponent is robbed (D-16)."""

    code: ClassVar[int] = 73

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(s.turn, asks.PICK_TARGET, robbable_sites(s), self.card)

    def answer(self, s: Uchronia, option: int) -> None:
        pair: i64 = option - asks.TARGET_SITES
        s.stack.append(PickSiteCard(self.card, pair // MAX_NAMES, pair % MAX_NAMES))


class PickSiteCard(Step):
    """Which Resource under the Building is taken (D-15)."""

    code: ClassVar[int] = 74

    def __init__(self, cause: i64, owner: i64, card: i64) -> None:
        self.cause: Final = cause
        self.owner: Final = owner
        self.card: Final = card

    def fields(self) -> list[int]:
        return [self.cause, self.owner, self.card]

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        for colour in range(COLOURS):
            if s.site_count(self.owner, self.card, colour) > 0:
                options.append(asks.SITE_ZONE * COLOURS + colour)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        rob_site(s, s.turn, self.owner, self.card, option % COLOURS)


FRAMES: Final[list[type[AnyFrame]]] = [
    PickGiver,
    PickStockOwner,
    PickStockCard,
    PickVictimSite,
    PickSiteCard,
]
