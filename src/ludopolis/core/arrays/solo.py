"""One game for a learner, stepped by action numbers, its observations in blocks of memory.

A block is written row by row and then left to whoever still reads it, so that an observation, once
handed out, never needs to be copied.
"""

from __future__ import annotations

from typing import Final

from ludopolis.core.arrays.batch import play_forced
from ludopolis.core.arrays.encoding import ActionSpace, Encoder, no_marks
from ludopolis.core.game import Game, Setup
from ludopolis.core.native import filled, i64, u8, vec
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.state import State
from ludopolis.wire.error import Refusal

OVER: Final = -1
REFUSED: Final = -2


class Solo:
    """A game whose forced questions are answered by themselves.

    ``observations`` and ``masks`` are the block in use, of whose ``rows`` rows ``used`` are
    written; before ``take`` there is none. ``decisions`` counts all answers, the forced ones too.
    """

    def __init__(self, game: Game, seats: int, rows: int) -> None:
        self.game: Final = game
        self.encoder: Final[Encoder] = game.encoder(seats)
        self.actions: Final = ActionSpace(game.asks)
        self.rows: Final[i64] = rows
        self.blank_observations: Final[vec[i64]] = filled(rows * self.encoder.words, 0)
        self.blank_masks: Final[vec[u8]] = no_marks(rows * self.actions.size)
        self.observations = vec[i64]()
        self.masks = vec[u8]()
        self.shown: list[object] = []
        self.used = self.rows
        self.decisions = 0
        self.dice: Rng = seeded(0)
        self.state: State | None = None

    def deal(self, setup: Setup) -> int:
        """Begin a game; the seat that must act."""
        self.state = self.game.new(setup)
        self.dice = seeded(setup.seed).fork()
        self.decisions += play_forced(self.state)
        return self.state.decision.seat

    def position(self) -> State:
        if self.state is None:
            raise Refusal("env-not-reset")
        return self.state

    def play(self, action: i64) -> int:
        """Play an action and what is forced after it; who acts next, ``OVER`` or ``REFUSED``."""
        s = self.position()
        asked = s.decision
        if not self.actions.allows(asked, action):
            return REFUSED
        s.apply(self.actions.option(asked, action))
        self.decisions += 1 + play_forced(s)
        return OVER if s.over else s.decision.seat

    def show(self, seat: i64) -> object | None:
        """What a seat is shown, or None if the block has no row left."""
        row = self.used
        if row == self.rows:
            return None
        s = self.position()
        self.used += 1
        self.encoder.write(s, seat, self.observations, row * self.encoder.words)
        asked = s.pending
        if asked is not None and asked.seat == seat:
            self.actions.mark(asked, self.masks, row * self.actions.size, 1)
        return self.shown[row]

    def look(self) -> object | None:
        """What the seat that must act is shown, or None if the block has no row left."""
        row = self.used
        if row == self.rows:
            return None
        s = self.position()
        asked = s.decision
        self.used += 1
        self.encoder.write(s, asked.seat, self.observations, row * self.encoder.words)
        self.actions.mark(asked, self.masks, row * self.actions.size, 1)
        return self.shown[row]

    def new_observations(self) -> vec[i64]:
        """Room for the observations of a block."""
        return self.blank_observations[:]

    def new_masks(self) -> vec[u8]:
        return self.blank_masks[:]

    def take(self, observations: vec[i64], masks: vec[u8], shown: list[object]) -> None:
        """Begin to write a block of zeros from its first row on; ``shown`` stands for the rows."""
        self.observations = observations
        self.masks = masks
        self.shown = shown
        self.used = 0

    def legal(self) -> list[int]:
        """The open actions, in the order of the options; none once the game is over."""
        asked = self.position().pending
        return [] if asked is None else self.actions.legal(asked)

    def sample(self) -> int:
        """An open action, all equally likely, by a generator of its own."""
        asked = self.position().pending
        if asked is None:
            raise Refusal("game-over")
        option = asked.options[self.dice.below(len(asked.options))]
        return self.actions.action(asked, option)
