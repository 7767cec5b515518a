"""The setup: deals, simultaneous choices, first redraws, first order (section 2)."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.age import Age, GiveUp
from ludopolis.games.dominations.columns import Player
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.verbs import (
    choose_monument,
    choose_nation,
    deal,
    draw_order,
    reveal_choices,
)


class Deal(Frame[Dominations]):
    """Nations, Monuments and tiles are dealt; then the questions of the setup (D-2.3 to D-2.11)."""

    code: ClassVar[int] = 44

    def step(self, s: Dominations) -> Decision | None:
        deal(s)
        s.stack.append(FirstOrder())
        # In seat order, as the initiative is not drawn yet (D-2.10).
        for back in range(s.seats):
            s.stack.append(GiveUp(asks.SETUP_REDRAW, s.seats - 1 - back))
        # Asked one after the other, but nobody sees a choice before the last one is made (D-2.4).
        s.stack.append(Reveal())
        for back in range(s.seats):
            s.stack.append(ChooseMonument(s.seats - 1 - back))
            s.stack.append(ChooseNation(s.seats - 1 - back))
        return None


class ChooseNation(SeatStep):
    """Which of the two Nations dealt? (D-2.3)"""

    code: ClassVar[int] = 45

    def step(self, s: Dominations) -> Decision | None:
        at = self.seat * Player.SIZE + Player.NATIONS_DEALT
        return Decision(self.seat, asks.SETUP_OBJECTIVE, [s.players[at], s.players[at + 1]])

    def answer(self, s: Dominations, option: int) -> None:
        choose_nation(s, self.seat, option)


class ChooseMonument(SeatStep):
    """Which of the two Monuments dealt? (D-2.3)"""

    code: ClassVar[int] = 46

    def step(self, s: Dominations) -> Decision | None:
        at = self.seat * Player.SIZE + Player.MONUMENTS_DEALT
        return Decision(self.seat, asks.SETUP_MONUMENT, [s.players[at], s.players[at + 1]])

    def answer(self, s: Dominations, option: int) -> None:
        choose_monument(s, self.seat, option)


class Reveal(Frame[Dominations]):
    """All have chosen: the choices are shown at the same time (D-2.4)."""

    code: ClassVar[int] = 47

    def step(self, s: Dominations) -> Decision | None:
        reveal_choices(s)
        return None


class FirstOrder(Frame[Dominations]):
    """The order of the first Age is drawn, and the Age begins (D-2.11)."""

    code: ClassVar[int] = 48

    def step(self, s: Dominations) -> Decision | None:
        draw_order(s)
        s.stack.append(Age())
        return None


FRAMES: Final[list[type[AnyFrame]]] = [Deal, ChooseNation, ChooseMonument, Reveal, FirstOrder]
