"""Memory for observations: handed out row by row, and used again once nobody looks at it any more.

An observation that somebody keeps, whole or in part, never changes. Whoever keeps none costs no new
memory: two blocks take turns.
"""

from __future__ import annotations

import ctypes
from sys import getrefcount
from typing import TYPE_CHECKING, Final

from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.envs.extras import missing
from ludopolis.envs.spaces import Seen

try:
    import numpy as np
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from ludopolis.core.arrays.solo import Solo
    from ludopolis.core.game import Game

BYTES: Final = 1 << 17
"""About so many make a block."""
LEAST_ROWS: Final = 8


def rows_for(game: Game, seats: int) -> int:
    """How many observations with their masks make a block."""
    row = 2 * game.encoder(seats).width + ActionSpace(game.asks).size
    return max(LEAST_ROWS, BYTES // row)


class Block:
    """Rows of observations with their masks: ``seen`` has one for each row."""

    def __init__(self, solo: Solo) -> None:
        self.words: Final = solo.new_observations()
        self.marks: Final = solo.new_masks()
        observations = np.frombuffer(self.words, dtype="<i2")  # type: ignore[call-overload]
        masks = np.frombuffer(self.marks, dtype=np.int8)  # type: ignore[call-overload]
        self.memory: Final = [(array.ctypes.data, array.nbytes) for array in (observations, masks)]
        shape = (solo.rows, -1)
        rows = list(zip(observations.reshape(shape), masks.reshape(shape), strict=True))
        self.seen: Final[list[object]] = [
            Seen(observation=row, action_mask=mask) for row, mask in rows
        ]
        # A slice of a row refers to the array that the row was cut from.
        self.parts: Final[list[object]] = [observations, masks, *self.seen]
        for pair in rows:
            self.parts.extend(pair)
        del observations, masks, rows, pair
        self.references: Final = self.count()

    def count(self) -> int:
        """How many references there are to anything that was handed out."""
        return sum(map(getrefcount, self.parts))

    def is_free(self) -> bool:
        """Whether nobody else holds a row, an array of one, or a part of that."""
        return self.count() == self.references

    def clear(self) -> None:
        for address, size in self.memory:
            ctypes.memset(address, 0, size)


class Blocks:
    """The block in use and the one before it.

    What a loop holds on to until its next turn is a row of the block in use, so the one before it
    is free unless somebody collects observations.
    """

    def __init__(self, solo: Solo) -> None:
        self.solo: Final = solo
        self.now = Block(solo)
        self.before = Block(solo)
        solo.take(self.now.words, self.now.marks, self.now.seen)

    def turn(self) -> None:
        """Leave the block in use to its readers and take the next."""
        block = self.before
        self.before = self.now
        if block.is_free():
            block.clear()
        else:
            block = Block(self.solo)
        self.now = block
        self.solo.take(block.words, block.marks, block.seen)

    def seen_by(self, seat: int) -> Seen:
        """What a seat may know now."""
        seen = self.solo.show(seat)
        if seen is None:
            self.turn()
            seen = self.solo.show(seat)
        return seen  # type: ignore[return-value]

    def shown_to_mover(self) -> Seen:
        """What the seat that must act may know, from a new block."""
        self.turn()
        return self.solo.look()  # type: ignore[return-value]
