"""The games for Gymnasium: one seat learns, bots of a level play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.bots.bot import Bot, Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.bots.uniform import Uniform
from ludopolis.core.arrays.batch import play_forced, returns
from ludopolis.core.arrays.solo import OVER, REFUSED, Solo
from ludopolis.core.game import Setup
from ludopolis.core.rng import Rng, seeded
from ludopolis.envs.blocks import Blocks, rows_for
from ludopolis.envs.extras import env_id, missing, versions_of
from ludopolis.envs.extras import game_named as named
from ludopolis.envs.spaces import box, discrete
from ludopolis.envs.words import (
    RENDER_MODES,
    action_name,
    action_things,
    check_render,
    number_of,
    render_view,
    shown_text,
    slices,
)
from ludopolis.games import SLUGS
from ludopolis.wire.error import Refusal, check_int

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_SEED: Final = 2**31


class SeatEnv(gymnasium.Env["NDArray[np.int16]", "np.int64"]):
    """One game from the view of ``seat`` against bots named ``opponents``.

    The reward comes at the end: 1 for a win, shared by joint winners, and a negative share of 1 for
    a loss. An action that is not open loses at once, and ``info["illegal"]`` is true. The mask of
    open actions is ``info["action_mask"]``, and ``action_masks()`` for libraries that ask for it.
    ``slices`` tells by name where each feature lies in an observation.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: str = "level1",
        render_mode: str | None = None,
    ) -> None:
        self.game: Final = named(game)
        self.seats: Final = check_int("seats", seats)
        self.game.check_setup(Setup(self.seats, 0))
        self.seat: Final = check_int("seat", seat)
        if not 0 <= self.seat < self.seats:
            raise Refusal("env-seat", seat=self.seat, seats=self.seats)
        check_render(render_mode)
        self.render_mode = render_mode
        self.bots: Final[list[Bot]] = [bot_named(self.game, opponents) for _ in range(seats)]
        self.solo: Final = Solo(self.game, self.seats, rows_for(self.game, self.seats))
        self.slices: Final = slices(self.solo.encoder)
        self.blocks: Final = Blocks(self.solo)
        self.observation_space = box(self.solo.encoder)  # type: ignore[assignment]
        self.action_space = discrete(self.solo.actions)
        self.rng: Rng = seeded(0)
        self.budget: Final = Budget()
        self.mask: NDArray[np.int8] = np.zeros(self.solo.actions.size, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal a new game; ``options["flags"]`` are the variants of the rules."""
        super().reset(seed=seed)
        flags = (options or {}).get("flags", {})
        setup = Setup(self.seats, int(self.np_random.integers(MAX_SEED)), flags)
        self.rng = seeded(int(self.np_random.integers(MAX_SEED)))
        for bot in self.bots:
            bot.reset()
        if self.others(self.solo.deal(setup)) == OVER:
            return self.reset(options=options)
        if self.render_mode == "human":
            self.render()
        return self.observation(), self.info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action, let the bots answer, and come back at the seat's next choice."""
        if self.solo.state is None or self.solo.state.over:
            raise Refusal("env-not-reset")
        after = self.solo.play(number_of(action))
        if after == REFUSED:
            return self.observation(), -1.0, True, False, self.info(illegal=True)
        reward = self.worth() if self.others(after) == OVER else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, self.solo.position().over, False, self.info()

    def others(self, mover: int) -> int:
        """Let the bots play until the own seat must act (the seat) or the game ends."""
        s = self.solo.position()
        while mover not in {self.seat, OVER}:
            bot = self.bots[mover]
            if isinstance(bot, Uniform):
                # It looks at nothing, so it needs no world of its own.
                mover = self.solo.play(self.solo.sample())
                continue
            s.apply(bot.choose(world_of(self.game, s, self.rng), self.budget, self.rng))
            play_forced(s)
            mover = OVER if s.over else s.decision.seat
        return mover

    def worth(self) -> float:
        outcome = self.game.outcome(self.solo.position())
        assert outcome is not None
        return returns(outcome)[self.seat]

    def observation(self) -> NDArray[np.int16]:
        seen = self.blocks.seen_by(self.seat)
        self.mask = seen["action_mask"]
        return seen["observation"]

    def info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.mask, "illegal": illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """The open actions, as libraries for masked learning ask for them."""
        return self.mask.astype(bool)

    def legal_actions(self) -> list[int]:
        """The open actions, in the order of the rules; none once the game is over."""
        return self.solo.legal()

    def action_name(self, action: int) -> str:
        """The question that an action answers and the answer, as records write it."""
        asked = self.solo.position().pending
        return action_name(self.game, self.solo.actions, asked, check_int("action", action))

    def action_things(self, action: int) -> list[str]:
        """The things on the table that an open action points at."""
        return action_things(
            self.game, self.solo.actions, self.solo.position().pending, number_of(action)
        )

    def render(self) -> str | None:
        """The position as the seat may see it: as text, or printed for a human."""
        return shown_text(render_view(self.game, self.solo.position(), self.seat), self.render_mode)


def register() -> list[str]:
    """Tell Gymnasium all games, once; the ids for ``gymnasium.make``."""
    names = [env_id(game) for slug in SLUGS for game in versions_of(slug)]
    for name in names:
        if f"ludopolis/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"ludopolis/{name}",
                entry_point="ludopolis.envs.single:SeatEnv",
                kwargs={"game": name},
            )
    return [f"ludopolis/{name}" for name in names]
