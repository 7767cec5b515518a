"""What an observation and an action are, as Gymnasium spaces and NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from ludopolis.envs.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.core.arrays.encoding import ActionSpace, Encoder

LEAST: Final = int(np.iinfo(np.int16).min)
MOST: Final = int(np.iinfo(np.int16).max)


class Seen(TypedDict):
    """What an agent is shown: the position as its seat knows it, and 1 for each open action."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def box(encoder: Encoder) -> spaces.Box:
    return spaces.Box(LEAST, MOST, (encoder.width,), np.int16)


def many_boxes(encoder: Encoder, count: int) -> spaces.Box:
    return spaces.Box(LEAST, MOST, (count, encoder.width), np.int16)


def sights_box(encoder: Encoder) -> spaces.Box:
    """What all seats know together."""
    return spaces.Box(LEAST, MOST, (int(encoder.seats), encoder.width), np.int16)


def masked_space(encoder: Encoder, actions: ActionSpace) -> spaces.Dict:
    mask = spaces.Box(0, 1, (actions.size,), np.int8)
    return spaces.Dict({"observation": box(encoder), "action_mask": mask})


def discrete(actions: ActionSpace) -> spaces.Discrete:
    return spaces.Discrete(actions.size)


def many_discrete(actions: ActionSpace, count: int) -> spaces.MultiDiscrete:
    return spaces.MultiDiscrete([actions.size] * count)
