"""The games for PettingZoo: turn by turn, one agent a seat, with action masks.

One agent may act several times in a row: a compound action is several small decisions. Questions
with only one answer are answered by the environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.batch import returns
from ludopolis.core.encoding import ActionSpace
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
    from collections.abc import Callable, Iterator

    from gymnasium import spaces

    from ludopolis.core.game import Game
    from ludopolis.core.state import State

BLOCK: Final = 1 << 16
"""About so many bytes make a block of observations, which lives as long as one of them."""


NO_LIMIT: Final = 2**62


def rows_for(game: Game, seats: int) -> int:
    """How many observations with their masks make a block."""
    row = 2 * game.encoder(seats).width + ActionSpace(game.asks).size
    return max(8, BLOCK // row)


class TableEnv(AECEnv[str, Seen, "int | None"]):  # type: ignore[misc]
    """One game. ``seed`` of ``reset`` deals it; without one, games follow each other in order.

    The rewards come at the end: winners share 1, losers share -1. With ``max_cycles`` a game is cut
    off after so many actions. ``legal_actions()`` lists the open actions in the order of the rules;
    ``sample_action()`` draws one of them, all equally likely, in a sequence that belongs to the
    deal. Both are faster than the mask for who does not need arrays. Infos are empty.
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
        self.rows: Final = rows_for(self.game, seats)
        self.solo: Final = Solo(self.game, seats, self.rows)
        # Bound once: they are called at every step.
        self.play: Final = self.solo.play
        self.show_mover: Final = self.solo.show_mover
        self.sample_action: Final[Callable[[], int]] = self.solo.sample
        self.legal_actions: Final[Callable[[], list[int]]] = self.solo.legal
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces: Final = {
            agent: (masked(self.solo.encoder, self.solo.actions), discrete(self.solo.actions))
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self.seed = -1
        self.cycles = 0
        self.is_on = False
        self.shown: list[tuple[Seen, float, bool, bool, dict[str, Any]]] = []
        self.renew()

    def renew(self) -> None:
        """Begin a new block of observations."""
        self.solo.renew()
        rows = observations_in(self.solo.observations, self.rows)
        masks = masks_in(self.solo.masks, self.rows)
        self.shown = [
            ({"observation": row, "action_mask": mask}, 0.0, False, False, {})
            for row, mask in zip(rows, masks, strict=True)
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
        """What an agent may know now: read-only arrays, which nobody writes again."""
        row = self.solo.show(self.seat_of[agent])
        seen = self.shown[row][0]
        if row == self.rows - 1:
            self.renew()
        return seen

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - as in PettingZoo
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if self.is_on and observe:
            shown = self.shown
            mine = shown[self.show_mover()]
            if mine is shown[-1]:
                self.renew()
            return mine
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, until the game is over or ``max_iter`` times."""
        if max_iter >= NO_LIMIT:
            while self.agents:
                yield self.agent_selection
        for _ in range(min(max_iter, NO_LIMIT)):
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
        try:
            seat = self.play(action)  # type: ignore[arg-type]
        except TypeError:  # compiled code takes numbers of Python only
            seat = self.play(-1 if action is None else int(action))
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self.max_cycles is not None:
                self.count_cycle(self.max_cycles)
        elif seat == OVER:
            self.finish()
        else:
            raise Refusal("env-illegal-action", action=str(action), agent=self.agent_selection)

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

    def render(self) -> str:
        """The position as the agent to move may see it."""
        return rendered(self.game, self.position(), self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int = 4, max_cycles: int | None = None) -> TableEnv:
    """The environment of a game, as PettingZoo calls it."""
    return TableEnv(game, seats, max_cycles)
