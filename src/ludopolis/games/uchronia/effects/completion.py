"""Effects that happen once, when the Building is completed (U-15.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import BuildingStep, Clockwise, Step, add_options
from ludopolis.games.uchronia.tables import PROTECTION
from ludopolis.games.uchronia.verbs import (
    discard_works,
    draw,
    put_in_forum,
    refill_works,
    start,
    transfer,
)


class OnCompletion(Effect):
    """An effect at step (4) of completion."""

    @property
    def acts_on_completion(self) -> bool:
        return True


class TakeFromForum(OnCompletion):
    """Up to ``amount`` cards go from the Forum to the Stock (Potters' Row)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def complete(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(TakeMore(self.card, self.amount))


class Parade(OnCompletion):
    """Each opponent puts a card into the Forum, then up to ``amount`` are taken (Parade Ground)."""

    def __init__(self, card: i64, amount: i64) -> None:
        super().__init__(card)
        self.amount: Final = amount

    def complete(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(TakeMore(self.card, self.amount))
        s.stack.append(PutInForum(self.card, 1))


class DrawPerBuilding(OnCompletion):
    """Draw a card per completed Building, up to ``most`` (Leaf Library)."""

    def __init__(self, card: i64, most: i64) -> None:
        super().__init__(card)
        self.most: Final = most

    def complete(self, s: Uchronia, seat: i64) -> None:
        draw(s, seat, min(self.most, s.built(seat)))


class RenewWorks(OnCompletion):
    """New Great Works, one of which may be started without a Foundation (House of Plans)."""

    def complete(self, s: Uchronia, seat: i64) -> None:
        discard_works(s)
        refill_works(s)
        s.stack.append(FreeStart(self.card))


class TakeMore(Step):
    """Take a card from the Forum to the Stock, up to ``left`` times (D-17)."""

    code: ClassVar[int] = 40

    def __init__(self, cause: i64, left: i64) -> None:
        self.cause: Final = cause
        self.left: Final = left

    def fields(self) -> list[int]:
        return [self.cause, self.left]

    def step(self, s: Uchronia) -> Decision | None:
        if self.left == 0 or s.count(layout.FORUM) == 0:
            return None
        options: list[int] = []
        add_options(s.colours(layout.FORUM), 0, options)
        options.append(PASS)
        return Decision(s.turn, asks.TAKE_MORE, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        if option == PASS:
            return
        transfer(s, s.turn, asks.FORUM_ZONE, asks.STOCK_ZONE, option)
        s.stack.append(TakeMore(self.cause, self.left - 1))


class PutInForum(Clockwise):
    """The opponents, clockwise, each put a card into the Forum (D-18)."""

    code: ClassVar[int] = 41

    def __init__(self, cause: i64, distance: i64) -> None:
        super().__init__(distance)
        self.cause: Final = cause

    def fields(self) -> list[int]:
        return [self.cause, self.distance]

    def step(self, s: Uchronia) -> Decision | None:
        if self.distance == s.seats:
            return None
        seat = self.seat(s)
        if s.hand_size(seat) == 0 or s.has_power(seat, PROTECTION):
            s.stack.append(PutInForum(self.cause, self.distance + 1))
            return None
        options: list[int] = []
        add_options(s.colours(layout.HAND + seat * layout.SEAT_CARDS), 0, options)
        return Decision(seat, asks.PUT_IN_FORUM, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        put_in_forum(s, self.seat(s), option)
        s.stack.append(PutInForum(self.cause, self.distance + 1))


class FreeStart(BuildingStep):
    """Start one of the new Great Works without a Foundation (D-20)."""

    code: ClassVar[int] = 42

    def step(self, s: Uchronia) -> Decision | None:
        names: i64 = 0
        for card in s.works:
            if not s.owns_name(s.turn, card):
                names |= bit(card)
        if names == 0:
            return None
        options: list[int] = []
        add_options(names, 0, options)
        options.append(PASS)
        return Decision(s.turn, asks.FREE_START, options, self.card)

    def answer(self, s: Uchronia, option: int) -> None:
        if option != PASS:
            start(s, s.turn, option, -1)


FRAMES: Final[list[type[AnyFrame]]] = [TakeMore, PutInForum, FreeStart]
