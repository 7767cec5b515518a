"""The games for PettingZoo: turn by turn, one agent a seat, with action masks.

One agent may act several times in a row: a compound action is several small decisions. Questions
with only one answer are answered by the environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, overload

from ludopolis.core.arrays.batch import returns
from ludopolis.core.arrays.solo import OVER, Solo
from ludopolis.envs.blocks import Blocks, rows_for
from ludopolis.envs.extras import checked_setup, dealt, env_id, game_named, missing
from ludopolis.envs.keeping import Kept, Saved, revive_solo, saved_solo
from ludopolis.envs.rendering import RENDERING, check_render, rendered
from ludopolis.envs.sight import sights_of
from ludopolis.envs.spaces import Seen, discrete, masked_space, sights_box
from ludopolis.envs.words import (
    action_name,
    action_things,
    is_inside,
    number_of,
    slices,
    told_events,
)
from ludopolis.wire.error import Refusal, check_int

try:
    from pettingzoo.utils.env import AECEnv
except ModuleNotFoundError:
    raise missing("pettingzoo", "envs") from None

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from ludopolis.core.state import State
    from ludopolis.wire.event import Event

NO_LIMIT: Final = 2**62


class TableEnv(Kept, AECEnv[str, Seen, "SupportsIndex | None"]):  # type: ignore[misc]
    """One game. ``seed`` of ``reset`` deals it; without one, games follow each other in order.

    The rewards come at the end: winners share 1, losers share -1. An action that is not open ends
    the game: who tried it gets -1, the others 0, and the agent's info says ``illegal``. With
    ``max_cycles`` a game is cut off after so many actions. ``flags`` are variants of the rules,
    ``pack`` is content of one's own.

    ``legal_actions()`` lists the open actions in the order of the rules; ``sample_action()`` draws
    one of them, all equally likely, in a sequence that belongs to the deal. Both are faster than
    the mask for who does not need arrays. ``slices`` tells by name where each feature lies in an
    observation. With ``events``, the info of the agent to act has what has happened since its
    last turn, as far as it may know; else infos are empty.

    With ``render_mode`` ``"human"`` the table is printed at every step; ``render()`` gives it as
    text with ``"ansi"``, as pixels with ``"rgb_array"``. Environments can be pickled and copied.
    """

    changing = (
        "seed", "cycles", "is_on", "agents", "rewards", "terminations", "truncations", "infos",
        "agent_selection", "log", "heard", "_cumulative_rewards", "_skip_agent_selection",
    )  # fmt: skip

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
        super().__init__()
        self.arguments = {"game": game, "seats": seats, "max_cycles": max_cycles,
                          "render_mode": render_mode, "flags": flags, "pack": pack,
                          "events": events}  # fmt: skip
        self.game: Final = game_named(game, pack)
        self.terms: Final = checked_setup(self.game, seats, flags)
        self.setup = self.terms
        self.seats: Final = self.setup.seats
        self.max_cycles: Final = (
            NO_LIMIT if max_cycles is None else check_int("max_cycles", max_cycles)
        )
        if self.max_cycles < 1:
            raise Refusal("env-cycles", cycles=self.max_cycles)
        check_render(render_mode)
        self.metadata = {
            "name": env_id(self.game),
            **RENDERING,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.is_telling: Final = events
        self.is_watched: Final = max_cycles is not None or render_mode == "human" or events
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.solo: Final = Solo(self.game, self.seats, rows_for(self.game, self.seats))
        self.slices: Final = slices(self.solo.encoder)
        self.features: Final = self.solo.encoder.features
        self.blocks: Final = Blocks(self.solo)
        # Bound once, and read before the call: as a method each would be looked up anew.
        self.play: Final = self.solo.play
        self.look: Final = self.solo.look
        self.sample_action: Final[Callable[[], int]] = self.solo.sample
        self.legal_actions: Final[Callable[[], list[int]]] = self.solo.legal
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces: Final = {
            agent: (masked_space(self.solo.encoder, self.solo.actions), discrete(self.solo.actions))
            for agent in self.possible_agents
        }
        self.state_space = sights_box(self.solo.encoder)
        self.agents: list[str] = []
        self.seed = -1
        self.cycles = 0
        self.is_on = False
        self.log: list[Event] = []
        self.heard: dict[str, int] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces_of(agent)[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.spaces_of(agent)[1]

    def spaces_of(self, agent: str) -> tuple[spaces.Dict, spaces.Discrete]:
        try:
            return self.spaces[agent]
        except KeyError:
            agents = ", ".join(self.possible_agents)
            raise Refusal("env-agent", agent=str(agent), agents=agents) from None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; ``options["flags"]`` are other variants of the rules."""
        number = self.seed + 1 if seed is None else check_int("seed", seed)
        self.setup = dealt(self.game, self.terms, number, options)
        seat = self.solo.deal(self.setup)
        self.seed = number
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
        self.log = []
        self.heard = dict.fromkeys(self.agents, 0)
        if self.is_telling:
            self.position().sink = self.log
            self.tell(self.agent_selection)
        if self.render_mode == "human":
            self.render()

    def saved(self) -> Saved:
        # The listener is this log: pickled with the environment, not with its position.
        return {
            **super().saved(),
            "solo": saved_solo(self.solo),
            "flags": self.setup.flags,
        }

    def revive(self, saved: Saved) -> None:
        solo, flags = saved.pop("solo"), saved.pop("flags")
        super().revive(saved)
        self.setup = dealt(self.game, self.terms, self.seed, {"flags": flags})
        revive_solo(self.solo, self.setup, solo)
        if self.is_telling and self.solo.state is not None:
            self.solo.state.sink = self.log

    def state(self) -> NDArray[np.int16]:
        """For critics: what all seats know together, a row a seat, from the one to act on.

        An agent that is shown this plays with open cards.
        """
        seat = self.seat_of[self.agent_selection]
        return sights_of(self.solo.encoder, self.position(), seat)

    def position(self) -> State:
        """The true position: for oracles and tests, never for an agent's policy."""
        return self.solo.position()

    def action_name(self, action: SupportsIndex) -> str:
        """The question that an action answers and the answer, as records write it."""
        asked = self.position().pending
        return action_name(self.game, self.solo.actions, asked, check_int("action", action))

    def action_things(self, action: SupportsIndex) -> list[str]:
        """The things on the table that an open action points at."""
        return action_things(
            self.game, self.solo.actions, self.position().pending, number_of(action)
        )

    def observe(self, agent: str) -> Seen:
        """What an agent may know now: read-only arrays, which nobody writes again."""
        self.spaces_of(agent)
        return self.blocks.seen_by(self.seat_of[agent])

    @overload
    def last(
        self, observe: Literal[True] = True  # noqa: FBT002 - as in PettingZoo
    ) -> tuple[Seen, float, bool, bool, dict[str, Any]]: ...  # fmt: skip

    @overload
    def last(
        self, observe: bool  # noqa: FBT001 - as above
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]: ...  # fmt: skip

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - as above
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if self.is_on and observe:
            look = self.look
            mine = look()
            if mine is None:
                mine = self.blocks.shown_to_mover()
            return mine, 0.0, False, False, self.infos[self.agent_selection]  # type: ignore[return-value]
        self.position()
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

    def step(self, action: SupportsIndex | None) -> None:
        """Play an open action; refuses any other. An agent whose game is over steps with None."""
        if not self.is_on:
            if not self.agents:
                raise Refusal("env-not-reset")
            self._was_dead_step(action)
            return
        try:
            play = self.play
            seat = play(action)  # type: ignore[arg-type]
        except TypeError:  # compiled code takes numbers of Python only
            seat = self.play(number_of(action))
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self.is_watched:
                self.count_cycle()
        elif seat == OVER:
            self.finish()
        else:
            self.forfeit(action)

    def count_cycle(self) -> None:
        self.cycles += 1
        if self.cycles >= self.max_cycles:
            self.is_on = False
            self.truncations = dict.fromkeys(self.agents, True)
        if self.is_telling:
            self.tell(self.agent_selection)
        if self.render_mode == "human":
            self.render()

    def tell(self, agent: str) -> None:
        """Put into an agent's info what has happened since it was last told."""
        news = told_events(self.log[self.heard[agent] :], self.seat_of[agent])
        self.heard[agent] = len(self.log)
        self.infos[agent] = {"events": news}

    def finish(self) -> None:
        outcome = self.game.outcome(self.position())
        assert outcome is not None
        self.end(dict(zip(self.agents, returns(outcome), strict=True)))

    def forfeit(self, action: SupportsIndex | None) -> None:
        """An action that is not open: who tried it loses; refuses what is no action at all."""
        agent = self.agent_selection
        if not is_inside(self.solo.actions, action):
            raise Refusal("env-illegal-action", action=str(action), agent=agent)
        self.end({**dict.fromkeys(self.agents, 0.0), agent: -1.0})
        self.infos[agent]["illegal"] = True

    def end(self, rewards: dict[str, float]) -> None:
        self.is_on = False
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.is_telling:
            for agent in self.agents:
                self.tell(agent)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent to move may see it: text, pixels, or printed for a human."""
        seat = self.seat_of[self.agent_selection] if self.solo.state is not None else 0
        return rendered(
            self.render_mode, self.game, self.setup, self.position(), seat, self.arguments["pack"]
        )

    def close(self) -> None:
        """There is nothing to close."""


env = TableEnv
"""The environment of a game, as PettingZoo calls it."""
