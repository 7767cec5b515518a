"""What frames of Dominations have in common."""

from typing import Final

from ludopolis.core.frame import Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations.state import Dominations


class SeatStep(Frame[Dominations]):
    """A frame that needs to know its player only."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def fields(self) -> list[int]:
        return [self.seat]
