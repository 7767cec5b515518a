"""The games for PettingZoo: turn by turn, one agent a seat, with action masks.

One agent may act several times in a row: a compound action is several small decisions. Questions
with only one answer are answered by the environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.batch import returns
from ludopolis.core.game import Setup
from ludopolis.core.solo import OVER, Solo
from ludopolis.envs.extras import env_id, game_named, missing
from ludopolis.envs.spaces import Seen, discrete, masked, masks_in, observations_in, rendered
from ludopolis.wire.error import Refusal

try:
    from pettingzoo.utils.env import AECEnv
except ModuleNotFoundError:
    raise missing("pettingzoo", "envs") from None

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gymnasium import spaces

    from ludopolis.core.state import State

ROWS: Final = 64
"""Observations to a block of memory: a block lives as long as one of its observations."""


class TableEnv(AECEnv[str, Seen, "int | None"]):  # type: ignore[misc]
    """One game. ``seed`` of ``reset`` deals it; without one, games follow each other in order.

    The rewards come at the end: winners share 1, losers share -1. With ``max_cycles`` a game is cut
    off after so many actions. ``legal_actions`` and ``sample_action`` are faster than the mask for
    who does not need arrays.
    """

    def __init__(self, game: str, seats: int = 4, max_cycles: int | None = None) -> None:
        super().__init__()
        self.game: Final = game_named(game)
        self.game.check_setup(Setup(seats, 0))
        self.seats: Final = seats
        self.max_cycles: Final = max_cycles
        self.metadata = {
            "name": env_id(self.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.solo: Final = Solo(self.game, seats, ROWS)
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces: Final = {
            agent: (masked(self.solo.encoder, self.solo.actions), discrete(self.solo.actions))
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self.seed = -1
        self.cycles = 0
        self.is_on = False
        self.shown: list[Seen] = []
        self.renew()

    def renew(self) -> None:
        """Begin a new block of observations."""
        self.solo.renew()
        rows = observations_in(self.solo.observations, ROWS)
        masks = masks_in(self.solo.masks, ROWS)
        self.shown = [
            {"observation": row, "action_mask": mask} for row, mask in zip(rows, masks, strict=True)
        ]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; ``options["flags"]`` are the variants of the rules."""
        self.seed = self.seed + 1 if seed is None else int(seed)
        flags = (options or {}).get("flags", {})
        seat = self.solo.deal(Setup(self.seats, self.seed, flags))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[seat]
        self.is_on = True

    def position(self) -> State:
        """The true position: for oracles and tests, never for an agent's policy."""
        if self.solo.state is None:
            raise Refusal("env-not-reset")
        return self.solo.state

    def observe(self, agent: str) -> Seen:
        """What an agent may know now; arrays of its own, which nobody writes again."""
        row = self.solo.show(self.seat_of[agent])
        seen = self.shown[row]
        if row == ROWS - 1:
            self.renew()
        return seen

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - as in PettingZoo
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        if self.is_on:
            return seen, 0.0, False, False, self.infos[agent]
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, until the game is over or ``max_iter`` times."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Play an open action; refuses any other. An agent whose game is over steps with None."""
        if not self.is_on:
            if not self.agents:
                raise Refusal("env-not-reset")
            self._was_dead_step(action)
            return
        if type(action) is not int:
            action = -1 if action is None else int(action)
        seat = self.solo.play(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None:
                self.count_cycle(self.max_cycles)
        elif seat == OVER:
            self.finish()
        else:
            raise Refusal("env-illegal-action", action=action, agent=self.agent_selection)

    def count_cycle(self, most: int) -> None:
        self.cycles += 1
        if self.cycles >= most:
            self.is_on = False
            self.truncations = dict.fromkeys(self.agents, True)

    def finish(self) -> None:
        outcome = self.game.outcome(self.position())
        assert outcome is not None
        self.is_on = False
        self.rewards = dict(zip(self.agents, returns(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def legal_actions(self) -> list[int]:
        """The open actions of the agent that must act, in the order of the rules' options."""
        return self.solo.legal()

    def sample_action(self) -> int:
        """An open action, all equally likely; each deal has its own sequence of them."""
        return self.solo.sample()

    def render(self) -> str:
        """The position as the agent to move may see it."""
        return rendered(self.game, self.position(), self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int = 4, max_cycles: int | None = None) -> TableEnv:
    """The environment of a game, as PettingZoo calls it."""
    return TableEnv(game, seats, max_cycles)
