"""Many games side by side, stepped together, their observations and masks in shared arrays."""

from __future__ import annotations

from typing import Final

from ludopolis.core.arrays.encoding import ActionSpace, Encoder, no_marks
from ludopolis.core.game import Game, Outcome, Setup
from ludopolis.core.native import append, filled, i64, u8, vec
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.state import State


def returns(outcome: Outcome) -> list[float]:
    """The worth of a result to each seat: winners share 1, losers share -1."""
    winners = outcome.winners
    losers = len(outcome.places) - len(winners)
    gain = 1.0 / len(winners) if losers else 0.0
    loss = -1.0 / losers if losers else 0.0
    return [gain if place == 1 else loss for place in outcome.places]


def play_forced(s: State) -> int:
    """Answer the questions that leave no choice; how many there were."""
    answered = 0
    while not s.over and len(s.decision.options) == 1:
        s.apply(s.decision.options[0])
        answered += 1
    return answered


class Batch:
    """``count`` games of one kind. A game that ends starts anew at once, with the next seed.

    Row i of ``observations``, ``masks``, ``movers`` belongs to game i and the seat that must act
    in it; a word of an observation holds four numbers (see ``lanes``). After a step, ``ended`` is 1
    where a game has just ended, and ``rewards`` has a row of returns per seat there, zeros
    elsewhere. The arrays are written in place and never move.

    ``decisions`` counts all answers, the forced ones too.
    """

    def __init__(self, game: Game, seats: int, actions: ActionSpace, count: int, seed: int) -> None:
        self.game: Final = game
        self.encoder: Final[Encoder] = game.encoder(seats)
        # One for each game: an encoder remembers what it has worked out.
        self.encoders: Final[list[Encoder]] = [game.encoder(seats) for i in range(count)]
        self.actions: Final = actions
        self.count: Final = count
        self.next_seed = seed
        self.dice: Rng = seeded(seed).fork()
        self.observations: Final[vec[i64]] = filled(count * self.encoder.words, 0)
        self.masks: Final[vec[u8]] = no_marks(count * actions.size)
        self.movers: Final[vec[i64]] = filled(count, 0)
        self.ended: Final[vec[u8]] = no_marks(count)
        self.rewards: Final[vec[float]] = no_rewards(count * self.encoder.seats)
        self.chosen: Final[vec[i64]] = filled(count, 0)
        self.decisions = 0
        self.finished = 0
        self.states: Final[list[State]] = [self.new_state() for i in range(count)]
        for i in range(count):
            self.show(i)

    def restart(self, seed: int) -> None:
        """Begin all games anew, the first with this seed."""
        self.next_seed = seed
        self.dice = seeded(seed).fork()
        for i in range(self.count):
            self.actions.mark(self.states[i].decision, self.masks, i * self.actions.size, 0)
            self.clear(i)
            self.states[i] = self.new_state()
            self.show(i)

    def new_state(self) -> State:
        """A new game at its first real choice."""
        s = self.game.new(Setup(self.encoder.seats, self.next_seed))
        self.next_seed += 1
        self.decisions += play_forced(s)
        return s

    def show(self, i: i64) -> None:
        s = self.states[i]
        asked = s.decision
        self.movers[i] = asked.seat
        encoder = self.encoders[i]
        at = i * encoder.words
        encoder.clear(self.observations, at)
        encoder.write(s, asked.seat, self.observations, at)
        self.actions.mark(asked, self.masks, i * self.actions.size, 1)

    def illegal(self) -> i64:
        """The first game whose action in ``chosen`` is not open, -1 if all are."""
        size = self.actions.size
        for i in range(self.count):
            action = self.chosen[i]
            if action < 0 or action >= size or self.masks[i * size + action] == 0:
                return i
        return -1

    def step(self) -> None:
        """Play ``chosen`` in each game, unchecked; forced answers follow by themselves."""
        for i in range(self.count):
            self.step_one(i, self.chosen[i])

    def step_one(self, i: i64, action: i64) -> None:
        s = self.states[i]
        asked = s.decision
        self.actions.mark(asked, self.masks, i * self.actions.size, 0)
        if self.ended[i]:
            self.clear(i)
        s.apply(self.actions.option(asked, action))
        self.decisions += 1 + play_forced(s)
        if s.over:
            self.finish(i, s)
        self.show(i)

    def sample(self) -> None:
        """Put an open action into ``chosen`` for each game, all equally likely."""
        for i in range(self.count):
            asked = self.states[i].decision
            option = asked.options[self.dice.below(len(asked.options))]
            self.chosen[i] = self.actions.action(asked, option)

    def clear(self, i: i64) -> None:
        self.ended[i] = 0
        for k in range(self.encoder.seats):
            self.rewards[i * self.encoder.seats + k] = 0.0

    def finish(self, i: i64, s: State) -> None:
        outcome = self.game.outcome(s)
        assert outcome is not None
        worth = returns(outcome)
        for k in range(self.encoder.seats):
            self.rewards[i * self.encoder.seats + k] = worth[k]
        self.ended[i] = 1
        self.finished += 1
        self.states[i] = self.new_state()

    def legal(self, i: i64) -> list[int]:
        """The actions open in game i."""
        return self.actions.legal(self.states[i].decision)


def no_rewards(count: i64) -> vec[float]:
    out = vec[float](capacity=count)
    for i in range(count):
        out = append(out, 0.0)
    return out
