"""The frame of Uchronia: one thing still to be done, which may need a fitting card in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.frame import Frame
from ludopolis.core.native import i64

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia


class Step(Frame["Uchronia"]):
    """A frame. ``wanted`` says what its question tells of the hand of the seat it asks."""

    def wanted(self, s: Uchronia) -> i64:
        """Colours, as bits, of which the asked seat must hold one; 0 when any hand will do."""
        return 0
