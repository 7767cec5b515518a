"""Order Bonuses that move cards between the owner's zones, the Forum and the resource pile."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.orders import add_cards, may_launch
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import Step, add_options
from ludopolis.games.uchronia.tables import COLOURS
from ludopolis.games.uchronia.verbs import draw, exchange, transfer, turn_up


class Transfer(Effect):
    """Move a card from one zone to another (Viaduct, Timber Slide)."""

    def __init__(self, card: i64, order: i64, source: i64, target: i64) -> None:
        super().__init__(card, order)
        self.source: Final = source
        self.target: Final = target

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.count(s.place(self.source, seat)) > 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickCard(self.card, self.source, self.target))


class Launch(Transfer):
    """Launch an Activity with a card from another zone, below the limit (Caravanserai, U-15.18)."""

    def __init__(self, card: i64, order: i64, source: i64) -> None:
        super().__init__(card, order, source, asks.ACTIVITIES_ZONE)

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return may_launch(s, seat) and s.count(s.place(self.source, seat)) > 0


class Draw(Effect):
    """Draw ``amount`` cards into the Hand, unseen (Scouts' Lodge)."""

    def __init__(self, card: i64, order: i64, amount: i64) -> None:
        super().__init__(card, order)
        self.amount: Final = amount

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.may_draw()

    def use(self, s: Uchronia, seat: i64) -> None:
        draw(s, seat, self.amount)


class TurnUp(Effect):
    """Turn up the top card of the resource pile and put it in a zone (Waterwheel)."""

    def __init__(self, card: i64, order: i64, target: i64) -> None:
        super().__init__(card, order)
        self.target: Final = target

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.may_draw()

    def use(self, s: Uchronia, seat: i64) -> None:
        turn_up(s, seat, 1)
        empty_turned(s, seat, self.target)


class TurnUpAndShare(Effect):
    """Turn up 3 cards: one each for Stock, Hand and Forum (Star Observatory)."""

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return s.may_draw()

    def use(self, s: Uchronia, seat: i64) -> None:
        turn_up(s, seat, 3)
        s.stack.append(ShareTurned(self.card, asks.STOCK_ZONE))


class Exchange(Effect):
    """Two cards of different colours change places (Mud Wharf, Barter Stalls, Thermae).

    The Activity limit is not asked: no number of cards grows (U-11.6).
    """

    def __init__(self, card: i64, order: i64, first: i64, second: i64) -> None:
        super().__init__(card, order)
        self.first: Final = first
        self.second: Final = second

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return exchangeable_colours(s, seat, self.first, self.second) != 0

    def seems_usable(self, s: Uchronia, seat: i64) -> bool:
        if self.first != asks.HAND_ZONE:
            return False
        return s.hand_size(seat) > 0 and s.count(s.place(self.second, seat)) > 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickFirst(self.card, self.first, self.second))


def partner_colours(s: Uchronia, seat: i64, second: i64) -> i64:
    """The colours for which the second zone holds a card of another colour, as bits (U-15.19)."""
    there = s.colours(s.place(second, seat))
    if there == 0:
        return 0
    every = bit(COLOURS) - 1
    return every if there & (there - 1) != 0 else every & ~there


def exchangeable_colours(s: Uchronia, seat: i64, first: i64, second: i64) -> i64:
    """The colours of the first zone that have a partner in the second, as bits."""
    return s.colours(s.place(first, seat)) & partner_colours(s, seat, second)


def empty_turned(s: Uchronia, seat: i64, target: i64) -> None:
    """Put all turned-up cards in a zone."""
    for colour in range(COLOURS):
        while s.cards[layout.TURNED + colour] > 0:
            transfer(s, seat, asks.TURNED_ZONE, target, colour)


class PickCard(Step):
    """Which card moves (D-15)."""

    code: ClassVar[int] = 50

    def __init__(self, cause: i64, source: i64, target: i64) -> None:
        self.cause: Final = cause
        self.source: Final = source
        self.target: Final = target

    def fields(self) -> list[int]:
        return [self.cause, self.source, self.target]

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        add_cards(s, s.place(self.source, s.turn), self.source * COLOURS, options)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        transfer(s, s.turn, self.source, self.target, option % COLOURS)


class PickFirst(Step):
    """Which card is given up in an exchange (D-15)."""

    code: ClassVar[int] = 51

    def __init__(self, cause: i64, first: i64, second: i64) -> None:
        self.cause: Final = cause
        self.first: Final = first
        self.second: Final = second

    def fields(self) -> list[int]:
        return [self.cause, self.first, self.second]

    def wanted(self, s: Uchronia) -> i64:
        return partner_colours(s, s.turn, self.second) if self.first == asks.HAND_ZONE else 0

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        colours = exchangeable_colours(s, s.turn, self.first, self.second)
        add_options(colours, self.first * COLOURS, options)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        s.stack.append(PickSecond(self.cause, self.first, option % COLOURS, self.second))


class PickSecond(Step):
    """Which card, of another colour, is taken in exchange (D-15)."""

    code: ClassVar[int] = 52

    def __init__(self, cause: i64, first: i64, colour: i64, second: i64) -> None:
        self.cause: Final = cause
        self.first: Final = first
        self.colour: Final = colour
        self.second: Final = second

    def fields(self) -> list[int]:
        return [self.cause, self.first, self.colour, self.second]

    def wanted(self, s: Uchronia) -> i64:
        return bit(self.colour) if self.first == asks.HAND_ZONE else 0

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        others = s.colours(s.place(self.second, s.turn)) & ~bit(self.colour)
        add_options(others, self.second * COLOURS, options)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        exchange(s, s.turn, self.first, self.colour, self.second, option % COLOURS)


class ShareTurned(Step):
    """Which turned-up card goes to the Stock, then to the Hand; the last to the Forum (D-15)."""

    code: ClassVar[int] = 53

    def __init__(self, cause: i64, target: i64) -> None:
        self.cause: Final = cause
        self.target: Final = target

    def fields(self) -> list[int]:
        return [self.cause, self.target]

    def step(self, s: Uchronia) -> Decision | None:
        if s.count(layout.TURNED) == 0:
            return None
        if self.target == asks.FORUM_ZONE:
            empty_turned(s, s.turn, asks.FORUM_ZONE)
            return None
        options: list[int] = []
        add_cards(s, layout.TURNED, asks.TURNED_ZONE * COLOURS, options)
        return Decision(s.turn, asks.PICK_CARD, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        following: i64 = asks.HAND_ZONE if self.target == asks.STOCK_ZONE else asks.FORUM_ZONE
        s.stack.append(ShareTurned(self.cause, following))
        transfer(s, s.turn, asks.TURNED_ZONE, self.target, option % COLOURS)


FRAMES: Final[list[type[AnyFrame]]] = [PickCard, PickFirst, PickSecond, ShareTurned]
