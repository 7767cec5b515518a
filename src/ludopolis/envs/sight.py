"""What all seats know together: for critics and oracles, never for an agent's policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.native import filled
from ludopolis.envs.extras import missing

try:
    import numpy as np
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.state import State


def sights_of(encoder: Encoder, s: State, first: int) -> NDArray[np.int16]:
    """The same of one game, by seat and number."""
    found: NDArray[np.int16] = all_sights(encoder, [s], [first])[0]
    return found


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
    shaped: NDArray[np.int16] = numbers.reshape(len(states), seats, encoder.width)
    return shaped
