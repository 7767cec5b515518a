"""The raid of Draconians: reveals, withheld cards, gifts, then the Forum (U-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import Clockwise, Step, add_options
from ludopolis.games.uchronia.tables import COLOURS, PROTECTION, WITHHOLD
from ludopolis.games.uchronia.verbs import give, lack, reveal, spend_steps, transfer, withhold


def is_affected(s: Uchronia, seat: i64) -> bool:
    """An opponent with a card in the Domain, so not one who plotted, and no protection.

    Rules: U-10.6, U-6.12.
    """
    return seat != s.turn and s.domain_size(seat) > 0 and not s.has_power(seat, PROTECTION)


def counting_colours(s: Uchronia, seat: i64) -> i64:
    """The colours that count against the seat: revealed and not withheld, as bits (U-10.15)."""
    withheld = ((s.withheld >> (4 * seat)) & 15) - 1
    mask: i64 = 0
    for colour in range(COLOURS):
        shown = s.cards[layout.SHOWN + colour]
        if colour == withheld:
            shown -= 1
        if shown > 0:
            mask |= bit(colour)
    return mask


def begin_raid(s: Uchronia, seat: i64, colour: i64) -> None:
    """Reveal the first card; what follows waits on the stack."""
    most = s.steps + s.tableau[seat * layout.COLUMNS + layout.REVEALS]
    spend_steps(s, s.steps)
    reveal(s, seat, colour)
    s.stack.append(FORUM_PART)
    s.stack.append(Gifts(1))
    s.stack.append(Withholding(1))
    s.stack.append(RevealMore(most - 1))


class RevealMore(Step):
    """Reveal up to ``left`` more cards (D-08)."""

    code: ClassVar[int] = 5

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def fields(self) -> list[int]:
        return [self.left]

    def step(self, s: Uchronia) -> Decision | None:
        if self.left == 0 or s.hand_size(s.turn) == s.count(layout.SHOWN):
            return None
        options: list[int] = []
        for colour in range(COLOURS):
            if s.hand(s.turn, colour) > s.cards[layout.SHOWN + colour]:
                options.append(colour)
        options.append(PASS)
        return Decision(s.turn, asks.REVEAL_MORE, options)

    def answer(self, s: Uchronia, option: int) -> None:
        if option == PASS:
            return
        reveal(s, s.turn, option)
        s.stack.append(RevealMore(self.left - 1))


class Withholding(Clockwise):
    """For each affected owner of a Frontier Post, clockwise, one card does not count (D-09)."""

    code: ClassVar[int] = 6

    def step(self, s: Uchronia) -> Decision | None:
        if self.distance == s.seats:
            return None
        owner = self.seat(s)
        if not (s.has_power(owner, WITHHOLD) and is_affected(s, owner)):
            s.stack.append(Withholding(self.distance + 1))
            return None
        options: list[int] = []
        add_options(s.colours(layout.SHOWN), owner * COLOURS, options)
        return Decision(s.turn, asks.WITHHOLD_CARD, options, s.tables.causes[WITHHOLD])

    def answer(self, s: Uchronia, option: int) -> None:
        withhold(s, s.turn, option // COLOURS, option % COLOURS)
        s.stack.append(Withholding(self.distance + 1))


class Gifts(Clockwise):
    """The affected opponents answer clockwise (U-10.7 to U-10.9)."""

    code: ClassVar[int] = 7

    def step(self, s: Uchronia) -> Decision | None:
        if self.distance == s.seats:
            return None
        giver = self.seat(s)
        s.stack.append(Gifts(self.distance + 1))
        if is_affected(s, giver):
            demand(s, giver, -1)
        return None


def demand(s: Uchronia, giver: i64, cause: i64) -> None:
    """Have the seat give a card that counts against it, if it holds one (U-10.8, U-0.9, U-2.4)."""
    mask = counting_colours(s, giver)
    if mask == 0:
        return
    if s.colours(layout.HAND + giver * layout.SEAT_CARDS) & mask == 0:
        lack(s, giver, mask)
    else:
        s.stack.append(Gift(giver, cause))


class Gift(Step):
    """The seat chooses the card it gives (D-10)."""

    code: ClassVar[int] = 8

    def __init__(self, seat: i64, cause: i64) -> None:
        self.seat: Final = seat
        self.cause: Final = cause

    def fields(self) -> list[int]:
        return [self.seat, self.cause]

    def wanted(self, s: Uchronia) -> i64:
        return counting_colours(s, self.seat)

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        held = s.colours(layout.HAND + self.seat * layout.SEAT_CARDS)
        add_options(held & counting_colours(s, self.seat), 0, options)
        return Decision(self.seat, asks.GIVE, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        give(s, self.seat, s.turn, option)


class ForumPart(Step):
    """Each revealed card fetches one of its colour from the Forum (U-10.10 to U-10.12, U-10.3)."""

    code: ClassVar[int] = 9

    def step(self, s: Uchronia) -> Decision | None:
        for colour in range(COLOURS):
            for card in range(min(s.cards[layout.SHOWN + colour], s.forum(colour))):
                transfer(s, s.turn, asks.FORUM_ZONE, asks.STOCK_ZONE, colour)
        return None


FORUM_PART: Final = ForumPart()
"""Shared by all positions: it has no fields."""


FRAMES: Final[list[type[AnyFrame]]] = [RevealMore, Withholding, Gifts, Gift, ForumPart]
