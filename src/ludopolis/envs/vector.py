"""Many games in one process: observations and masks in NumPy arrays that are written in place."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.arrays.batch import Batch
from ludopolis.core.arrays.encoding import ActionSpace
from ludopolis.core.game import Setup
from ludopolis.envs.extras import env_id, game_named, missing
from ludopolis.envs.words import action_name, action_things, number_of, slices
from ludopolis.wire.error import Refusal, check_int

try:
    import numpy as np
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def writable(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same memory, which Python may write too."""
    block = (ctypes.c_int64 * len(numbers)).from_address(numbers.ctypes.data)
    block.owner = numbers  # type: ignore[attr-defined]  # A bare address keeps nothing alive.
    return np.frombuffer(block, dtype=np.int64)  # type: ignore[call-overload, no-any-return]


class ManyGames:
    """``count`` games, stepped together. A game that ends begins anew in the same step.

    Row i of each array belongs to game i. ``observations`` and ``masks`` are for the seat that must
    act, ``movers`` names it. After a step, ``ended`` is 1 where a game has just ended and
    ``rewards`` has its returns by seat. All arrays are read-only views of memory that the next step
    writes: copy what should last. ``slices`` tells by name where each feature lies in an
    observation, ``features`` what it means.

    >>> env = ManyGames("utopia", count=3, seats=2)
    >>> env.step(env.sample_actions())
    >>> env.masks.sum(axis=1) > 1
    array([ True,  True,  True])
    """

    def __init__(self, game: str, count: int, seats: int = 4, seed: int = 0) -> None:
        self.game: Final = game_named(game)
        self.seats: Final = check_int("seats", seats)
        seed = check_int("seed", seed)
        self.game.check_setup(Setup(self.seats, seed))
        self.count: Final = check_int("count", count)
        if self.count < 1:
            raise Refusal("env-count", count=self.count)
        self.id: Final = env_id(self.game)
        self.actions: Final = ActionSpace(self.game.asks)
        self.batch: Final = Batch(self.game, self.seats, self.actions, self.count, seed)
        batch = self.batch
        self.features: Final = batch.encoder.features
        self.slices: Final = slices(batch.encoder)
        self.observations: Final[NDArray[np.int16]] = self.shared_array(batch.observations, "<i2")
        self.masks: Final[NDArray[np.uint8]] = self.shared_array(batch.masks, "u1")
        self.rewards: Final[NDArray[np.float64]] = self.shared_array(batch.rewards, "f8")
        self.movers: Final[NDArray[np.int64]] = self.shared_array(batch.movers, "i8")[:, 0]
        self.ended: Final[NDArray[np.uint8]] = self.shared_array(batch.ended, "u1")[:, 0]
        self.chosen: Final[NDArray[np.int64]] = writable(
            self.shared_array(batch.chosen, "i8")[:, 0]
        )

    def shared_array(self, memory: object, dtype: str) -> NDArray[Any]:
        return np.frombuffer(memory, dtype=dtype).reshape(self.count, -1)  # type: ignore[call-overload, no-any-return]

    def reset(self, seed: int) -> None:
        """Begin all games anew; game i is dealt from ``seed`` + i."""
        self.batch.restart(check_int("seed", seed))

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each game; refuses one that is not open, before any is played."""
        if actions is not self.chosen:
            self.chosen[:] = self.checked_actions(actions)
        wrong = self.batch.illegal()
        if wrong >= 0:
            action = int(self.chosen[wrong])
            raise Refusal("env-illegal-action", action=action, agent=f"game {wrong}")
        self.batch.step()

    def checked_actions(self, actions: ArrayLike) -> NDArray[Any]:
        """The actions as an array, if they are one whole number for each game."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise Refusal(
                "env-actions", count=self.count, dtype=str(given.dtype), shape=str(given.shape)
            )
        return given

    def legal_actions(self, i: int) -> list[int]:
        """The actions open in game i, in the order of the rules."""
        return self.batch.legal(self.place(i))

    def action_name(self, i: int, action: int) -> str:
        """The question that an action answers in game i and the answer, as records write it."""
        asked = self.batch.states[self.place(i)].pending
        return action_name(self.game, self.actions, asked, check_int("action", action))

    def action_things(self, i: int, action: int) -> list[str]:
        """The things on the table that an open action points at in game i."""
        return action_things(
            self.game, self.actions, self.batch.states[self.place(i)].pending, number_of(action)
        )

    def place(self, i: int) -> int:
        if not 0 <= i < self.count:
            raise Refusal("env-game", place=i, count=self.count)
        return check_int("i", i)

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
