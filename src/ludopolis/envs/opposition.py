"""Who plays the seats that don't learn: bots by name, bots of one's own, or a frozen policy.

A policy is a function of observations and masks, a row for each game that it must act in, that
gives an open action for each row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ludopolis.bots.bot import Bot, Budget, world_of
from ludopolis.bots.roster import NAMES, bot_named
from ludopolis.envs.extras import missing
from ludopolis.wire.error import Refusal

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State

Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[Any]], ArrayLike]
Opponent: TypeAlias = str | Bot | Policy
Opponents: TypeAlias = Opponent | Iterable[Opponent]
"""One for all other seats, or one for each of them in the order of seats."""

BUDGET: Final = Budget()


def seated(game: Game, seats: int, own: int, opponents: Opponents) -> dict[int, Bot | Policy]:
    """Who plays each seat but the own one; every seat has a bot of its own."""
    others = [seat for seat in range(seats) if seat != own]
    if isinstance(opponents, str | Bot) or callable(opponents):
        opponents = [opponents] * len(others)
    elif not isinstance(opponents, Iterable):
        raise Refusal("bot-unknown", bot=str(opponents), bots=", ".join(NAMES))
    given = list(opponents)
    if len(given) != len(others):
        raise Refusal("env-opponents", count=len(given), seats=len(others))
    return {seat: player_of(game, who) for seat, who in zip(others, given, strict=True)}


def player_of(game: Game, who: Opponent) -> Bot | Policy:
    if isinstance(who, Bot):
        return deepcopy(who)
    if isinstance(who, str):
        return bot_named(game, who)
    if callable(who):
        return who
    raise Refusal("bot-unknown", bot=str(who), bots=", ".join(NAMES))


def bots_option(bot: Bot, game: Game, s: State, rng: Rng) -> int:
    """What a bot answers; it sees what its seat may see."""
    option = bot.choose(world_of(game, s, rng), BUDGET, rng)
    if option not in s.decision.options:
        raise Refusal("env-opponent-action", action=option, opponent=type(bot).__name__)
    return option


def policys_actions(
    policy: Policy, observations: NDArray[np.int16], masks: NDArray[Any]
) -> NDArray[np.int64]:
    """What a policy answers, an open action for each row."""
    given = np.asarray(policy(observations, masks))
    if given.shape != (len(masks),) or given.dtype.kind not in "iu":
        raise Refusal(
            "env-actions", count=len(masks), dtype=str(given.dtype), shape=str(given.shape)
        )
    inside = np.clip(given, 0, masks.shape[1] - 1)
    wrong = np.flatnonzero((inside != given) | (masks[np.arange(len(masks)), inside] == 0))
    if len(wrong):
        name = getattr(policy, "__name__", type(policy).__name__)
        raise Refusal("env-opponent-action", action=int(given[wrong[0]]), opponent=name)
    return given.astype(np.int64)
