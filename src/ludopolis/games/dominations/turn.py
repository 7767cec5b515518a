"""The turn: its phases, its menus and the extra actions that cards grant (section 3)."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.build import (
    BuyMonument,
    City,
    has_buyable,
    has_city_cell,
    has_upgrade_cell,
)
from ludopolis.games.dominations.columns import Now
from ludopolis.games.dominations.develop import (
    DevelopMastery,
    UpgradeMastery,
    has_development,
    has_upgrade,
)
from ludopolis.games.dominations.effects import fire
from ludopolis.games.dominations.exchange import Offer, may_exchange
from ludopolis.games.dominations.grow import Grow, Second
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.verbs import begin_turn, clear_extra, end_turn
from ludopolis.games.dominations.vocabulary import Trigger


class Turn(Frame[Dominations]):
    """One player's turn: ``turn_start``, Grow, Build, Develop (D-3.3, D-3.4, D-21.7)."""

    code: ClassVar[int] = 26

    def __init__(self, round_number: i64, place: i64) -> None:
        self.round_number: Final = round_number
        self.place: Final = place

    def fields(self) -> list[int]:
        return [self.round_number, self.place]

    def step(self, s: Dominations) -> Decision | None:
        seat = begin_turn(s, self.round_number, self.place)
        # The last pushed runs first.
        s.stack.append(TurnEnd())
        s.stack.append(DevelopMenu(seat, 1, 0))
        s.stack.append(BuildMenu(seat))
        s.stack.append(Second(seat))
        s.stack.append(Grow(seat, 0))
        fire(s, Trigger.TURN_START, seat)
        return None


class TurnEnd(Frame[Dominations]):
    """The turn is over."""

    code: ClassVar[int] = 27

    def step(self, s: Dominations) -> Decision | None:
        end_turn(s)
        return None


class BuildMenu(SeatStep):
    """Build what, if anything? (D-9.1)"""

    code: ClassVar[int] = 28

    def step(self, s: Dominations) -> Decision | None:
        options: list[int] = []
        if has_city_cell(s, self.seat):
            options.append(asks.MENU_CITY)
        if has_upgrade_cell(s, self.seat):
            options.append(asks.MENU_UPGRADE)
        if has_buyable(s, self.seat):
            options.append(asks.MENU_MONUMENT)
        if may_exchange(s, self.seat):
            options.append(asks.BUILD_EXCHANGE)
        options.append(PASS)
        return Decision(self.seat, asks.BUILD_MENU, options)

    def answer(self, s: Dominations, option: int) -> None:
        # Build and Develop may be left out (D-3.5).
        if option == PASS:
            return
        if option == asks.BUILD_EXCHANGE:
            s.stack.append(self)
            s.stack.append(Offer(self.seat))
            return
        s.stack.append(Extras(self.seat))
        if option == asks.MENU_MONUMENT:
            s.stack.append(BuyMonument(self.seat))
        else:
            s.stack.append(City(self.seat, 1 if option == asks.MENU_UPGRADE else 0))


class DevelopMenu(Frame[Dominations]):
    """Develop what, if anything? Stays open until ``end``; an extra one closes after its action.

    ``left`` counts the Develop actions still to be had (D-11.1, D-22.7).
    """

    code: ClassVar[int] = 29

    def __init__(self, seat: i64, left: i64, is_extra: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.is_extra: Final = is_extra

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.is_extra]

    def step(self, s: Dominations) -> Decision | None:
        options: list[int] = []
        if self.left > 0 and has_development(s, self.seat):
            options.append(asks.MENU_DEVELOP)
        if self.left > 0 and has_upgrade(s, self.seat):
            options.append(asks.MENU_TURN)
        if may_exchange(s, self.seat):
            options.append(asks.DEVELOP_EXCHANGE)
        options.append(PASS)
        return Decision(self.seat, asks.DEVELOP_MENU, options)

    def answer(self, s: Dominations, option: int) -> None:
        if option == PASS:
            return
        if option == asks.DEVELOP_EXCHANGE:
            s.stack.append(self)
            s.stack.append(Offer(self.seat))
            return
        # The menu is asked again without the action, for a last exchange (D-22.7).
        if self.is_extra == 0:
            s.stack.append(DevelopMenu(self.seat, self.left - 1, 0))
        s.stack.append(Extras(self.seat))
        if option == asks.MENU_TURN:
            s.stack.append(UpgradeMastery(self.seat))
        else:
            s.stack.append(DevelopMastery(self.seat))


class Extras(SeatStep):
    """The action is over: offer the extra actions it granted (D-11.16)."""

    code: ClassVar[int] = 30

    def step(self, s: Dominations) -> Decision | None:
        builds = s.turn[Now.EXTRA_BUILDS]
        develops = s.turn[Now.EXTRA_DEVELOPS]
        # Cleared before they are offered: an extra action may grant further ones of its own.
        clear_extra(s)
        for k in range(develops):
            s.stack.append(DevelopMenu(self.seat, 1, 1))
        for k in range(builds):
            s.stack.append(BuildMenu(self.seat))
        return None


FRAMES: Final[list[type[AnyFrame]]] = [Turn, TurnEnd, BuildMenu, DevelopMenu, Extras]
