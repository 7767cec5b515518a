"""The turn of Pearls: draw, lay, rob and give, one frame each."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.testing.pearls.asks import GIVE, LAY, ROB
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import MAX_LAID, RUBY
from ludopolis.testing.pearls.verbs import call_on, draw, end_game, give, lay


class Turn(Frame[Pearls]):
    """Y-2: draw, then lay; the next seat follows."""

    code: ClassVar[int] = 0

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def step(self, s: Pearls) -> Decision | None:
        if not s.deck:
            end_game(s)
            return None
        draw(s, self.seat)
        s.stack.append(Turn((self.seat + 1) % s.seats))
        s.stack.append(Lay(self.seat, MAX_LAID))
        return None


class Lay(Frame[Pearls]):
    """Y-3: lay up to ``left`` cards."""

    code: ClassVar[int] = 1

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def step(self, s: Pearls) -> Decision | None:
        kinds = s.kinds_in_hand(self.seat)
        if not kinds or self.left == 0:
            return None
        return Decision(self.seat, LAY, [*kinds, PASS])

    def answer(self, s: Pearls, option: int) -> None:
        if option == PASS:
            return
        lay(s, self.seat, option)
        s.stack.append(Lay(self.seat, self.left - 1))
        if option == RUBY:
            s.stack.append(Rob(self.seat))


class Rob(Frame[Pearls]):
    """Y-4: choose who must give."""

    code: ClassVar[int] = 2

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def step(self, s: Pearls) -> Decision | None:
        rivals = s.rivals(self.seat)
        return Decision(self.seat, ROB, rivals, RUBY) if rivals else None

    def answer(self, s: Pearls, option: int) -> None:
        call_on(s)
        s.stack.append(Give(option, self.seat))


class Give(Frame[Pearls]):
    """Y-5: the rival chooses the card."""

    code: ClassVar[int] = 3

    def __init__(self, seat: int, taker: int) -> None:
        self.seat: Final = seat
        self.taker: Final = taker

    def fields(self) -> list[int]:
        return [self.seat, self.taker]

    def step(self, s: Pearls) -> Decision | None:
        return Decision(self.seat, GIVE, s.kinds_in_hand(self.seat), RUBY)

    def answer(self, s: Pearls, option: int) -> None:
        give(s, self.seat, self.taker, option)


FRAMES: Final[list[type[AnyFrame]]] = [Turn, Lay, Rob, Give]
