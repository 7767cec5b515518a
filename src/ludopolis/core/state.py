"""A position: zones, the stack of frames, the pending question and the generator."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i64, mypyc_attr

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.wire.event import Event

CHANCE: Final = 1
"""The bit of the generator in ``State.shared``; the games give the others to their zones."""
EVERYTHING: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Mutable, cheap to clone, free of references to players or screens.

    ``sink`` collects events when somebody listens. ``revealed`` counts what chance or hidden
    information has brought to light: undo is free as long as it stands still. ``shared`` has a bit
    for each thing that a clone may hold too: whoever changes it makes a copy of its own first.
    """

    def __init__(self, rng: Rng, stack: list[AnyFrame]) -> None:
        self.rng = rng
        self.stack = stack
        self.sink: list[Event] | None = None
        self.revealed = 0
        self.over = False
        self.pending: Decision | None = None
        self.shared: i64 = 0

    @property
    def decision(self) -> Decision:
        """The pending question; only while the game is not over."""
        assert self.pending is not None, "the game is over"
        return self.pending

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a listener, sharing every immutable part."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> None:
        """Re-deal all that ``seat`` can't know (-1: a spectator), and the generator with it.

        What the seat sees, has learnt and is asked stays as it is.
        """

    @abstractmethod
    def scores(self) -> list[int]: ...

    @abstractmethod
    def zones(self) -> list[list[int]]:
        """All zones as rows of numbers: what ``Game.load`` takes."""

    def apply(self, option: int) -> None:
        """Play ``option``, unchecked, and run on to the next question or the end."""
        self.stack.pop().answer(self, option)
        self.settle()

    def settle(self) -> None:
        """Run frames until one asks or the game is over."""
        self.pending = None
        stack = self.stack
        while not self.over:
            frame = stack.pop()
            asked = frame.step(self)
            if asked is not None:
                stack.append(frame)
                self.pending = asked
                return

    def chance(self) -> Rng:
        """The generator, to draw from."""
        if self.shared & CHANCE != 0:
            self.shared ^= CHANCE
            self.rng = self.rng.clone()
        return self.rng

    def share(self, original: State) -> None:
        """Note that the original and this clone hold the same things until one changes them."""
        self.shared = EVERYTHING
        original.shared = EVERYTHING

    def copy_kernel(self, original: State) -> None:
        """Take over what the kernel keeps; the last step of ``clone``."""
        self.revealed = original.revealed
        self.over = original.over
        self.pending = original.pending

    def save(self) -> list[list[int]]:
        """The whole position as rows of numbers: kernel, zones, frames from the bottom up."""
        zones = self.zones()
        rows = [[int(self.over), self.revealed, len(zones), *self.rng.words()], *zones]
        for frame in self.stack:
            rows.append([frame.code, *frame.fields()])
        return rows
