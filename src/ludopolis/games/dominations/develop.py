"""Develop: new Masteries and the upgrade of own ones."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.purchase import (
    DEVELOPED,
    UPGRADE,
    Copy,
    Purchase,
    begin_purchase,
    fits,
    is_payable,
    mastery_price,
    upgrade_reduction,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.tables import MASTERIES
from ludopolis.games.dominations.vocabulary import Side


def meets_prerequisite(s: Dominations, seat: i64, mastery: i64) -> bool:
    """Whether the tree has a Mastery of the Domain and at least the value (D-11.6, D-11.7)."""
    wanted = s.tables.prerequisite[mastery]
    if wanted < 0:
        return True
    tree = s.trees[seat]
    for place in range(1, tree.size()):
        card = tree.card(place)
        # Packed as Domain * 10 + value; Level cards don't count (D-10.16).
        if card >= MASTERIES or s.tables.domain[card] != wanted // 10:
            continue
        if s.tables.value[card] >= wanted % 10:
            return True
    return False


def may_develop(s: Dominations, seat: i64, mastery: i64) -> bool:
    """Rule of 1, price, prerequisite, and a copy left that fits (D-11.2 to D-11.6)."""
    if s.copies[mastery] == 0 or s.trees[seat].has(mastery):
        return False
    if mastery_price(s, seat, mastery) > s.knowledge(seat, s.tables.domain[mastery]):
        return False
    return meets_prerequisite(s, seat, mastery) and fits(s, seat, mastery)


def may_upgrade(s: Dominations, seat: i64, mastery: i64) -> bool:
    """An own basic Mastery that can be paid (D-11.8, D-11.9)."""
    tree = s.trees[seat]
    if not tree.has(mastery) or tree.side_of(mastery) != Side.BASIC:
        return False
    return is_payable(s, seat, mastery, upgrade_reduction(s, seat, mastery))


def has_development(s: Dominations, seat: i64) -> bool:
    for mastery in range(MASTERIES):
        if may_develop(s, seat, mastery):
            return True
    return False


def has_upgrade(s: Dominations, seat: i64) -> bool:
    for mastery in range(MASTERIES):
        if may_upgrade(s, seat, mastery):
            return True
    return False


class DevelopMastery(SeatStep):
    """Which Mastery is developed? (D-11.1)"""

    code: ClassVar[int] = 24

    def step(self, s: Dominations) -> Decision | None:
        options = [m for m in range(MASTERIES) if may_develop(s, self.seat, m)]
        return Decision(self.seat, asks.DEVELOP_MASTERY, options)

    def answer(self, s: Dominations, option: int) -> None:
        s.stack.append(Copy(DEVELOPED, self.seat, option))


class UpgradeMastery(SeatStep):
    """Which Mastery is turned to its advanced side? (D-11.8)"""

    code: ClassVar[int] = 25

    def step(self, s: Dominations) -> Decision | None:
        options = [m for m in range(MASTERIES) if may_upgrade(s, self.seat, m)]
        return Decision(self.seat, asks.DEVELOP_UPGRADE, options)

    def answer(self, s: Dominations, option: int) -> None:
        begin_purchase(s, Purchase(UPGRADE, self.seat, option))


FRAMES: Final[list[type[AnyFrame]]] = [DevelopMastery, UpgradeMastery]
