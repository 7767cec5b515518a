"""What frames of Uchronia have in common: what they tell of a Hand, a Building, a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.frame import Frame
from ludopolis.core.native import i64

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia

BYTE: Final = 0xFF


class Step(Frame["Uchronia"]):
    """A frame. ``wanted`` says what its question tells of the hand of the seat it asks."""

    def wanted(self, s: Uchronia) -> i64:
        """Colours, as bits, of which the asked seat must hold one; 0 when any hand will do."""
        return 0


class BuildingStep(Step):
    """A step about one Building: the one that is built, or whose effect asks."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def fields(self) -> list[int]:
        return [self.card]


class Clockwise(Step):
    """A step that each opponent takes in turn, from the acting player's left (U-10.9, U-15.12)."""

    def __init__(self, distance: i64) -> None:
        self.distance: Final = distance

    def fields(self) -> list[int]:
        return [self.distance]

    def seat(self, s: Uchronia) -> i64:
        return (s.turn + self.distance) % s.seats


def add_options(mask: i64, first: i64, options: list[int]) -> None:
    """Each number whose bit is in the mask as an option, counted from ``first``."""
    rest = mask
    number: i64 = 0
    while rest != 0:
        if rest & BYTE == 0:
            rest >>= 8
            number += 8
            continue
        if rest & 1 == 1:
            options.append(first + number)
        rest >>= 1
        number += 1
