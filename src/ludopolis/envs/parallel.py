"""The games for PettingZoo's parallel interface, for libraries that step all agents at once.

In each cycle only the action of the seat that must act counts. If it is not open, an open one is
played in its place and the agent's info says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.envs.aec import TableEnv
from ludopolis.envs.extras import missing
from ludopolis.envs.spaces import Seen
from ludopolis.envs.words import number_of
from ludopolis.wire.error import Refusal

try:
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ModuleNotFoundError:
    raise missing("pettingzoo", "envs") from None

if TYPE_CHECKING:
    from gymnasium import spaces


class CycleEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One game; ``max_cycles`` cuts it off after so many cycles. The mask of who waits is empty."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        max_cycles: int | None = None,
        render_mode: str | None = "ansi",
    ) -> None:
        self.table: Final = TableEnv(game, seats, max_cycles, render_mode)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.slices: Final = self.table.slices
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise Refusal("env-not-reset")
        mover = self.table.agent_selection
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        action = number_of(actions.get(mover))
        if action not in self.table.legal_actions():
            action = self.table.sample_action()
            infos[mover]["illegal"] = True
        self.table.step(action)
        answer = (
            self.observations(),
            dict(self.table.rewards),
            dict(self.table.terminations),
            dict(self.table.truncations),
            infos,
        )
        if not self.table.is_on:
            self.agents = []
        return answer

    def observations(self) -> dict[str, Seen]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        """The position as the agent to move may see it."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    game: str, seats: int = 4, max_cycles: int | None = None, render_mode: str | None = "ansi"
) -> CycleEnv:
    """The parallel environment of a game, as PettingZoo calls it."""
    return CycleEnv(game, seats, max_cycles, render_mode)


def env(
    game: str, seats: int = 4, max_cycles: int | None = None, render_mode: str | None = "ansi"
) -> AECEnv[str, Seen, int]:
    """The same, agent by agent: each acts once in every cycle."""
    turned: AECEnv[str, Seen, int] = parallel_to_aec(CycleEnv(game, seats, max_cycles, render_mode))
    return turned
