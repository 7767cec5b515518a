"""The games for Gymnasium: one seat learns, bots of a level play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeVar

from ludopolis.bots.bot import Bot
from ludopolis.bots.uniform import Uniform
from ludopolis.core.arrays.batch import play_forced, returns
from ludopolis.core.arrays.solo import OVER, REFUSED, Solo
from ludopolis.core.rng import Rng, seeded
from ludopolis.envs.blocks import Blocks, rows_for
from ludopolis.envs.extras import checked_setup, dealt, missing
from ludopolis.envs.extras import game_named as named
from ludopolis.envs.keeping import Kept, Saved, revive_solo, saved_solo
from ludopolis.envs.opposition import Opponents, bots_option, policys_actions, seated
from ludopolis.envs.rendering import RENDERING, check_render, rendered
from ludopolis.envs.sight import sights_of
from ludopolis.envs.spaces import box, discrete, masked_space
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
    import gymnasium
    import numpy as np

    import ludopolis.envs.registry  # noqa: F401 - from a clone, nobody else tells of the games
except ModuleNotFoundError as error:
    raise missing(error.name or "gymnasium", "envs") from None

if TYPE_CHECKING:
    from pathlib import Path

    from gymnasium import spaces
    from numpy.typing import NDArray

    from ludopolis.wire.event import Event

MAX_SEED: Final = 2**31
Observed = TypeVar("Observed")
"""An array of 16-bit numbers, or with ``masked`` a ``Seen``."""


class SeatEnv(Kept, gymnasium.Env[Observed, np.int64]):
    """One game from the view of ``seat`` against ``opponents``.

    Opponents are names of bots, bots of one's own, or functions that choose actions from
    observations and masks: one for all other seats, or one for each of them in their order.
    ``flags`` are variants of the rules, ``pack`` is content of one's own.

    The reward comes at the end: 1 for a win, shared by joint winners, and a negative share of 1 for
    a loss. An action that is not open loses at once, and ``info["illegal"]`` is true. The mask of
    open actions is ``info["action_mask"]``, and ``action_masks()`` for libraries that ask for it;
    with ``masked`` observations are those of PettingZoo, with the mask inside. With ``events``
    the info has what has happened since the last choice, as far as the seat may know.
    ``slices`` tells by name where each feature lies in an observation.
    """

    metadata: dict[str, Any] = {**RENDERING}  # noqa: RUF012 - as in Gymnasium
    action_space: spaces.Discrete
    changing = ("mask", "rng", "is_on", "_np_random", "_np_random_seed")

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponents = "level1",
        render_mode: str | None = None,
        *,
        flags: dict[str, str] | None = None,
        pack: Path | str | None = None,
        masked: bool = False,
        events: bool = False,
    ) -> None:
        self.arguments = {"game": game, "seats": seats, "seat": seat, "opponents": opponents,
                          "render_mode": render_mode, "flags": flags, "pack": pack,
                          "masked": masked, "events": events}  # fmt: skip
        self.game: Final = named(game, pack)
        self.terms: Final = checked_setup(self.game, seats, flags)
        self.setup = self.terms
        self.seats: Final = self.terms.seats
        self.seat: Final = check_seat(seat, self.seats)
        check_render(render_mode)
        self.render_mode = render_mode
        self.players: Final = seated(self.game, self.seats, self.seat, opponents)
        self.solo: Final = Solo(self.game, self.seats, rows_for(self.game, self.seats))
        self.slices: Final = slices(self.solo.encoder)
        self.features: Final = self.solo.encoder.features
        self.blocks: Final = Blocks(self.solo)
        self.is_masked: Final = masked
        plain, whole = box(self.solo.encoder), masked_space(self.solo.encoder, self.solo.actions)
        self.observation_space = whole if masked else plain  # type: ignore[assignment]
        self.action_space = discrete(self.solo.actions)
        self.rng: Rng = seeded(0)
        self.mask: NDArray[np.int8] = np.zeros(self.solo.actions.size, np.int8)
        self.is_on = False
        self.log: list[Event] | None = [] if events else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game; ``options["flags"]`` are other variants of the rules."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(MAX_SEED))
        self.setup = dealt(self.game, self.terms, number, options)
        self.rng = seeded(int(self.np_random.integers(MAX_SEED)))
        for player in self.players.values():
            if isinstance(player, Bot):
                player.reset()
        mover = self.solo.deal(self.setup)
        self.listen()
        self.is_on = True
        if self.others(mover) == OVER:
            return self.reset(options=options)
        if self.render_mode == "human":
            self.render()
        return self.observation(), self.info()

    def listen(self) -> None:
        if self.log is not None:
            self.log.clear()
            self.solo.position().sink = self.log

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action, let the others answer, and come back at the seat's next choice."""
        if not self.is_on:
            raise Refusal("env-not-reset")
        if not is_inside(self.solo.actions, action):
            raise Refusal("env-illegal-action", action=str(action), agent=f"seat {self.seat}")
        after = self.solo.play(number_of(action))
        if after == REFUSED:
            self.is_on = False
            return self.observation(), -1.0, True, False, self.info(illegal=True)
        self.is_on = self.others(after) != OVER
        reward = 0.0 if self.is_on else self.worth()
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, not self.is_on, False, self.info()

    def others(self, mover: int) -> int:
        """Let the others play until the own seat must act (the seat) or the game ends."""
        while mover not in {self.seat, OVER}:
            mover = self.answer(mover)
        return mover

    def answer(self, mover: int) -> int:
        """Let one of the others play; who must act then."""
        player = self.players[mover]
        if isinstance(player, Uniform):
            # It looks at nothing, so it needs no world of its own.
            return self.solo.play(self.solo.sample())
        if not isinstance(player, Bot):
            seen = self.blocks.seen_by(mover)
            rows = seen["observation"][None], seen["action_mask"][None]
            return self.solo.play(int(policys_actions(player, *rows)[0]))
        s = self.solo.position()
        s.apply(bots_option(player, self.game, s, self.rng))
        play_forced(s)
        return OVER if s.over else s.decision.seat

    def saved(self) -> Saved:
        return {
            **super().saved(),
            "solo": saved_solo(self.solo),
            "setup": (self.setup.seed, self.setup.flags),
        }

    def revive(self, saved: Saved) -> None:
        solo, (seed, flags) = saved.pop("solo"), saved.pop("setup")
        super().revive(saved)
        self.setup = dealt(self.game, self.terms, seed, {"flags": flags})
        revive_solo(self.solo, self.setup, solo)
        if self.solo.state is not None:
            self.listen()

    def privileged(self) -> NDArray[np.int16]:
        """For critics: what all seats know together, a row a seat, the own one first.

        An agent that is shown this plays with open cards.
        """
        return sights_of(self.solo.encoder, self.solo.position(), self.seat)

    def worth(self) -> float:
        outcome = self.game.outcome(self.solo.position())
        assert outcome is not None
        return returns(outcome)[self.seat]

    def observation(self) -> Observed:
        seen = self.blocks.seen_by(self.seat)
        self.mask = seen["action_mask"]
        return seen if self.is_masked else seen["observation"]  # type: ignore[return-value]

    def info(self, *, illegal: bool = False) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.mask, "illegal": illegal}
        if self.log is not None:
            told["events"] = told_events(self.log, self.seat)
            self.log.clear()
        return told

    def action_masks(self) -> NDArray[np.bool_]:
        """The open actions, as libraries for masked learning ask for them."""
        return self.mask.astype(bool)

    def legal_actions(self) -> list[int]:
        """The open actions, in the order of the rules; none once the game is over."""
        return self.solo.legal()

    def action_name(self, action: SupportsIndex) -> str:
        """The question that an action answers and the answer, as records write it."""
        asked = self.solo.position().pending
        return action_name(self.game, self.solo.actions, asked, check_int("action", action))

    def action_things(self, action: SupportsIndex) -> list[str]:
        """The things on the table that an open action points at."""
        return action_things(
            self.game, self.solo.actions, self.solo.position().pending, number_of(action)
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat may see it: text, pixels, or printed for a human."""
        s = self.solo.position()
        return rendered(
            self.render_mode, self.game, self.setup, s, self.seat, self.arguments["pack"]
        )


def check_seat(seat: object, seats: int) -> int:
    """The seat as a number; refuses one that the game does not have."""
    number = check_int("seat", seat)
    if not 0 <= number < seats:
        raise Refusal("env-seat", seat=number, seats=seats)
    return number
