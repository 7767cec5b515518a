"""Many games in one process: observations and masks in NumPy arrays that are written in place."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.batch import Batch
from ludopolis.core.encoding import ActionSpace
from ludopolis.core.game import Setup
from ludopolis.envs.extras import env_id, game_named, missing
from ludopolis.wire.error import Refusal

try:
    import numpy as np
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray


def writable(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same memory, which Python may write too; its owner must outlive the array."""
    block = (ctypes.c_int64 * len(numbers)).from_address(numbers.ctypes.data)
    return np.frombuffer(block, dtype=np.int64)  # type: ignore[call-overload, no-any-return]


class ManyGames:
    """``count`` games, stepped together. A game that ends begins anew in the same step.

    Row i of each array belongs to game i. ``observations`` and ``masks`` are for the seat that must
    act, ``movers`` names it. After a step, ``ended`` is 1 where a game has just ended and
    ``rewards`` has its returns by seat. All arrays are read-only views of memory that the next step
    writes: copy what should last.

    >>> env = ManyGames("utopia", count=3, seats=2)
    >>> env.step(env.sample_actions())
    >>> env.masks.sum(axis=1) > 1
    array([ True,  True,  True])
    """

    def __init__(self, game: str, count: int, seats: int = 4, seed: int = 0) -> None:
        self.game: Final = game_named(game)
        self.game.check_setup(Setup(seats, seed))
        if count < 1:
            raise Refusal("env-count", count=count)
        self.id: Final = env_id(self.game)
        self.count: Final = count
        self.seats: Final = seats
        encoder = self.game.encoder(seats)
        self.features: Final = encoder.features
        self.actions: Final = ActionSpace(self.game.asks)
        self.batch: Final = Batch(self.game, encoder, self.actions, count, seed)
        batch = self.batch
        self.observations: Final[NDArray[np.int16]] = self.shared(batch.observations, "<i2")
        self.masks: Final[NDArray[np.uint8]] = self.shared(batch.masks, "u1")
        self.rewards: Final[NDArray[np.float64]] = self.shared(batch.rewards, "f8")
        self.movers: Final[NDArray[np.int64]] = self.shared(batch.movers, "i8")[:, 0]
        self.ended: Final[NDArray[np.uint8]] = self.shared(batch.ended, "u1")[:, 0]
        self.chosen: Final[NDArray[np.int64]] = writable(self.shared(batch.chosen, "i8")[:, 0])

    def shared(self, memory: object, dtype: str) -> NDArray[Any]:
        return np.frombuffer(memory, dtype=dtype).reshape(self.count, -1)  # type: ignore[call-overload, no-any-return]

    def reset(self, seed: int) -> None:
        """Begin all games anew; game i is dealt from ``seed`` + i."""
        self.batch.restart(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in each game; refuses one that is not open, before any is played."""
        if actions is not self.chosen:
            self.chosen[:] = actions
        wrong = self.batch.illegal()
        if wrong >= 0:
            raise Refusal("env-illegal-action", action=int(actions[wrong]), agent=f"game {wrong}")
        self.batch.step()

    def sample_actions(self) -> NDArray[np.int64]:
        """An open action for each game, all equally likely. The array is used again."""
        self.batch.sample()
        return self.chosen

    @property
    def decisions(self) -> int:
        """How many decisions have been made, those that left no choice included."""
        return self.batch.decisions

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return self.batch.finished
