"""What an observation and an action are, as Gymnasium spaces, NumPy arrays and text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

import msgspec

from ludopolis.envs.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.core.encoding import ActionSpace, Encoder
    from ludopolis.core.game import Game
    from ludopolis.core.native import i64, u8, vec
    from ludopolis.core.state import State

LEAST: Final = int(np.iinfo(np.int16).min)
MOST: Final = int(np.iinfo(np.int16).max)


class Seen(TypedDict):
    """What an agent is shown: the position as its seat knows it, and 1 for each open action."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def box(encoder: Encoder) -> spaces.Box:
    return spaces.Box(LEAST, MOST, (encoder.width,), np.int16)


def masked(encoder: Encoder, actions: ActionSpace) -> spaces.Dict:
    mask = spaces.Box(0, 1, (actions.size,), np.int8)
    return spaces.Dict({"observation": box(encoder), "action_mask": mask})


def discrete(actions: ActionSpace) -> spaces.Discrete:
    return spaces.Discrete(actions.size)


def observations_in(words: vec[i64], rows: int) -> NDArray[np.int16]:
    """The same memory as rows of numbers: what compiled code writes shows here."""
    return np.frombuffer(words, dtype="<i2").reshape(rows, -1)  # type: ignore[call-overload, no-any-return]


def masks_in(marks: vec[u8], rows: int) -> NDArray[np.int8]:
    return np.frombuffer(marks, dtype=np.int8).reshape(rows, -1)  # type: ignore[call-overload, no-any-return]


def rendered(game: Game, s: State, seat: int) -> str:
    """The view of a seat (-1: a spectator) as text, a line for each of its parts."""
    view = msgspec.to_builtins(game.view(s, seat))
    return "\n".join(f"{name}: {value}" for name, value in view.items())
