"""What all seats know together: for critics and oracles, never for an agent's policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludopolis.core.native import filled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.state import State


def all_sights(
    encoder: Encoder, states: Sequence[State], first: Sequence[int]
) -> NDArray[np.int16]:
    """The observations of all seats of some games, by game, seat and number.

    Row 0 of a game is what the seat named by ``first`` may know, row 1 what the next one may.
    """
    seats = int(encoder.seats)
    words = filled(len(states) * seats * encoder.words, 0)
    for i, s in enumerate(states):
        for k in range(seats):
            encoder.write(s, (first[i] + k) % seats, words, (i * seats + k) * encoder.words)
    numbers: NDArray[np.int16] = np.frombuffer(words, dtype="<i2")  # type: ignore[call-overload]
    return numbers.reshape(len(states), seats, encoder.width)
