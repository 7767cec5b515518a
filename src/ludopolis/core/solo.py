"""One game for a learner, stepped by action numbers, its observations in blocks of fresh memory.

A block is written row by row and then left to whoever still reads it, so that an observation, once
handed out, never changes and never needs to be copied.
"""

from __future__ import annotations

from typing import Final

from ludopolis.core.batch import play_forced
from ludopolis.core.encoding import ActionSpace, Encoder, no_marks
from ludopolis.core.game import Game, Setup
from ludopolis.core.native import filled, i64, u8, vec
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.state import State

OVER: Final = -1
REFUSED: Final = -2


class Solo:
    """A game whose forced questions are answered by themselves.

    ``observations`` and ``masks`` are the block of ``rows`` rows in use, of which ``used`` are
    written. ``decisions`` counts all answers, the forced ones too.
    """

    def __init__(self, game: Game, seats: int, rows: int) -> None:
        self.game: Final = game
        self.encoder: Final[Encoder] = game.encoder(seats)
        self.actions: Final = ActionSpace(game.asks)
        self.rows: Final = rows
        self.blank_observations: Final[vec[i64]] = filled(rows * self.encoder.words, 0)
        self.blank_masks: Final[vec[u8]] = no_marks(rows * self.actions.size)
        self.observations = self.blank_observations[:]
        self.masks = self.blank_masks[:]
        self.used: i64 = 0
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
        assert self.state is not None, "no game has begun"
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

    def show(self, seat: i64) -> int:
        """Write observation and mask of a seat; the row. The block must have one left."""
        s = self.position()
        row = self.used
        self.used += 1
        self.encoder.write(s, seat, self.observations, row * self.encoder.words)
        asked = s.pending
        if asked is not None and asked.seat == seat:
            self.actions.mark(asked, self.masks, row * self.actions.size, 1)
        return row

    def show_mover(self) -> int:
        """Write observation and mask of the seat that must act; the row."""
        s = self.position()
        asked = s.decision
        row = self.used
        self.used += 1
        self.encoder.write(s, asked.seat, self.observations, row * self.encoder.words)
        self.actions.mark(asked, self.masks, row * self.actions.size, 1)
        return row

    def renew(self) -> None:
        """Leave the block to its readers and begin another."""
        self.observations = self.blank_observations[:]
        self.masks = self.blank_masks[:]
        self.used = 0

    def legal(self) -> list[int]:
        """The open actions, in the order of the options; none once the game is over."""
        asked = self.position().pending
        return [] if asked is None else self.actions.legal(asked)

    def sample(self) -> int:
        """An open action, all equally likely, by a generator of its own."""
        asked = self.position().decision
        option = asked.options[self.dice.below(len(asked.options))]
        return self.actions.action(asked, option)
