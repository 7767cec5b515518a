"""The games for Gymnasium: one seat learns, bots of a level play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.bots.bot import Bot, Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.bots.uniform import Uniform
from ludopolis.core.batch import play_forced, returns
from ludopolis.core.game import Setup
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.solo import OVER, REFUSED, Solo
from ludopolis.envs.extras import env_id, missing
from ludopolis.envs.extras import game_named as named
from ludopolis.envs.spaces import box, discrete, masks_in, observations_in, rendered
from ludopolis.games import SLUGS, open_game
from ludopolis.wire.error import Refusal

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS: Final = 16
MOST_SEED: Final = 2**31


class SeatEnv(gymnasium.Env["NDArray[np.int16]", "np.int64"]):
    """One game from the view of ``seat`` against bots named ``opponents``.

    The reward comes at the end: 1 for a win, shared by joint winners, and a negative share of 1 for
    a loss. An action that is not open loses at once, and ``info["illegal"]`` is true. The mask of
    open actions is ``info["action_mask"]``, and ``action_masks()`` for libraries that ask for it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: str = "level1",
        render_mode: str | None = None,
    ) -> None:
        self.game: Final = named(game)
        self.game.check_setup(Setup(seats, 0))
        if not 0 <= seat < seats:
            raise Refusal("env-seat", seat=seat, seats=seats)
        self.seats: Final = seats
        self.seat: Final = seat
        self.render_mode = render_mode
        self.bots: Final[list[Bot]] = [bot_named(self.game, opponents) for _ in range(seats)]
        self.solo: Final = Solo(self.game, seats, ROWS)
        self.observation_space = box(self.solo.encoder)  # type: ignore[assignment]
        self.action_space = discrete(self.solo.actions)
        self.rng: Rng = seeded(0)
        self.budget: Final = Budget()
        self.rows: NDArray[np.int16]
        self.masks: NDArray[np.int8]
        self.mask: NDArray[np.int8]
        self.renew()

    def renew(self) -> None:
        """Begin a new block of observations."""
        self.solo.renew()
        self.rows = observations_in(self.solo.observations, ROWS)
        self.masks = masks_in(self.solo.masks, ROWS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal a new game; ``options["flags"]`` are the variants of the rules."""
        super().reset(seed=seed)
        flags = (options or {}).get("flags", {})
        setup = Setup(self.seats, int(self.np_random.integers(MOST_SEED)), flags)
        self.rng = seeded(int(self.np_random.integers(MOST_SEED)))
        for bot in self.bots:
            bot.reset()
        if self.others(self.solo.deal(setup)) == OVER:
            return self.reset(options=options)
        return self.seen(), self.info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action, let the bots answer, and come back at the seat's next choice."""
        if self.solo.state is None or self.solo.state.over:
            raise Refusal("env-not-reset")
        after = self.solo.play(int(action))
        if after == REFUSED:
            return self.seen(), -1.0, True, False, self.info(illegal=True)
        reward = self.worth() if self.others(after) == OVER else 0.0
        return self.seen(), reward, self.solo.position().over, False, self.info()

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

    def seen(self) -> NDArray[np.int16]:
        row = self.solo.show(self.seat)
        observation: NDArray[np.int16] = self.rows[row]
        self.mask = self.masks[row]
        if row == ROWS - 1:
            self.renew()
        return observation

    def info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.mask, "illegal": illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """The open actions, as libraries for masked learning ask for them."""
        return self.mask.astype(bool)

    def render(self) -> str:
        """The position as the seat may see it."""
        return rendered(self.game, self.solo.position(), self.seat)


def register() -> list[str]:
    """Tell Gymnasium all games, once; the ids for ``gymnasium.make``."""
    ids = [f"ludopolis/{env_id(open_game(slug))}" for slug in SLUGS]
    for slug, name in zip(SLUGS, ids, strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="ludopolis.envs.single:SeatEnv", kwargs={"game": slug}
            )
    return ids
