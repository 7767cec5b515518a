"""The games for PettingZoo's parallel interface, for libraries that step all agents at once.

In each cycle only the action of the seat that must act counts. If it is not open, an open one is
played in its place and the agent's info says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from ludopolis.envs.aec import TableEnv
from ludopolis.envs.extras import missing
from ludopolis.envs.keeping import Kept, Saved
from ludopolis.envs.spaces import Seen
from ludopolis.envs.words import number_of, told_events
from ludopolis.wire.error import Refusal

try:
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ModuleNotFoundError:
    raise missing("pettingzoo", "envs") from None

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


class CycleEnv(Kept, ParallelEnv[str, Seen, SupportsIndex]):  # type: ignore[misc]
    """One game; ``max_cycles`` cuts it off after so many cycles. The mask of who waits is empty.

    All arguments are those of ``TableEnv``.
    """

    changing = ("agents", "heard")

    def __init__(
        self,
        game: str,
        seats: int = 4,
        max_cycles: int | None = None,
        render_mode: str | None = "ansi",
        *,
        flags: dict[str, str] | None = None,
        pack: Path | str | None = None,
        events: bool = False,
    ) -> None:
        self.table: Final = TableEnv(
            game, seats, max_cycles, render_mode, flags=flags, pack=pack, events=events
        )
        self.arguments = self.table.arguments
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.slices: Final = self.table.slices
        self.state_space = self.table.state_space
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self.heard = 0

    def saved(self) -> Saved:
        return {**super().saved(), "table": self.table.saved()}

    def revive(self, saved: Saved) -> None:
        self.table.revive(saved.pop("table"))
        super().revive(saved)

    def state(self) -> NDArray[np.int16]:
        """For critics: what all seats know together, from the one to act on."""
        return self.table.state()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.heard = 0
        return self.observations(), self.told()

    def step(
        self, actions: Mapping[str, SupportsIndex]
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
        action = number_of(actions.get(mover))
        is_open = action in self.table.legal_actions()
        self.table.step(action if is_open else self.table.sample_action())
        infos = self.told()
        if not is_open:
            infos[mover]["illegal"] = True
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

    def told(self) -> dict[str, dict[str, Any]]:
        """What has happened in this cycle, as far as each agent may know."""
        if not self.table.is_telling:
            return {agent: {} for agent in self.agents}
        log, self.heard = self.table.log[self.heard :], len(self.table.log)
        seat_of = self.table.seat_of
        return {agent: {"events": told_events(log, seat_of[agent])} for agent in self.agents}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as the agent to move may see it."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


parallel_env = CycleEnv
"""The parallel environment of a game, as PettingZoo calls it."""


def env(game: str, seats: int = 4, **arguments: Any) -> AECEnv[str, Seen, int]:  # noqa: ANN401 - as the class
    """The same, agent by agent: each acts once in every cycle."""
    turned: AECEnv[str, Seen, int] = parallel_to_aec(CycleEnv(game, seats, **arguments))
    return turned
