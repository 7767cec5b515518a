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
    """``count`` games of one kind. A game that ends starts anew at once, with its next deal.

    Row i of ``observations``, ``masks``, ``movers`` belongs to game i and the seat that must act
    in it; a word of an observation holds four numbers (see ``lanes``). After a step, ``ended`` is 1
    where a game has just ended; there ``rewards`` has a row of returns per seat, zeros elsewhere,
    and ``finals`` the last position as the seat in ``learners`` saw it, or who acted last where
    that is -1. The arrays are written in place and never move.

    Place i plays the deals ``seed`` + i, ``seed`` + i + ``stride`` and so on (without one they are
    ``count`` apart), and draws by a generator of its own: what happens there does not depend on
    the other places. ``decisions`` counts all answers, the forced ones too.
    """

    def __init__(
        self, game: Game, seats: int, actions: ActionSpace, count: int, seed: int,
        stride: int = 0, flags: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.game: Final = game
        self.encoder: Final[Encoder] = game.encoder(seats)
        # One for each game: an encoder remembers what it has worked out.
        self.encoders: Final[list[Encoder]] = [game.encoder(seats) for i in range(count)]
        self.actions: Final = actions
        self.count: Final = count
        self.stride: Final = stride or count
        self.flags: dict[str, str] = flags or {}
        self.next_seeds: list[int] = [seed + i for i in range(count)]
        self.dice: list[Rng] = [seeded(seed + i).fork() for i in range(count)]
        self.observations: Final[vec[i64]] = filled(count * self.encoder.words, 0)
        self.finals: Final[vec[i64]] = filled(count * self.encoder.words, 0)
        self.masks: Final[vec[u8]] = no_marks(count * actions.size)
        self.movers: Final[vec[i64]] = filled(count, 0)
        self.learners: Final[vec[i64]] = filled(count, -1)
        self.ended: Final[vec[u8]] = no_marks(count)
        self.rewards: Final[vec[float]] = no_rewards(count * self.encoder.seats)
        self.chosen: Final[vec[i64]] = filled(count, 0)
        self.decisions = 0
        self.finished = 0
        self.states: Final[list[State]] = [self.new_state(i) for i in range(count)]
        for i in range(count):
            self.show(i)

    def restart(self, seed: int) -> None:
        """Begin all games anew, the first with this seed."""
        self.next_seeds = [seed + i for i in range(self.count)]
        self.dice = [seeded(seed + i).fork() for i in range(self.count)]
        self.deal_all()

    def deal_all(self) -> None:
        """Leave all games as they are and begin the next deals."""
        for i in range(self.count):
            self.clear(i)
            self.put(i, self.new_state(i))

    def put(self, i: i64, s: State) -> None:
        """Go on in place i with another position, at a real choice."""
        self.actions.mark(self.states[i].decision, self.masks, i * self.actions.size, 0)
        self.states[i] = s
        self.show(i)

    def new_state(self, i: i64) -> State:
        """The next deal of place i at its first real choice."""
        seed = self.next_seeds[i]
        self.next_seeds[i] = seed + self.stride
        s = self.game.new(Setup(self.encoder.seats, seed, self.flags))
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

    def step_these(self, places: list[int]) -> None:
        """Play ``chosen`` in some of the games."""
        for i in places:
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
            outcome = self.game.outcome(s)
            assert outcome is not None
            self.finish(i, s, asked.seat, returns(outcome))
        self.show(i)

    def forfeit(self, i: i64) -> None:
        """End game i: who must act loses 1, the others get nothing, the next deal begins."""
        s = self.states[i]
        asked = s.decision
        self.actions.mark(asked, self.masks, i * self.actions.size, 0)
        worth = [0.0 for k in range(self.encoder.seats)]
        worth[asked.seat] = -1.0
        self.finish(i, s, asked.seat, worth)
        self.show(i)

    def sample(self) -> None:
        """Put an open action into ``chosen`` for each game, all equally likely."""
        for i in range(self.count):
            self.sample_one(i)

    def sample_one(self, i: i64) -> None:
        asked = self.states[i].decision
        option = asked.options[self.dice[i].below(len(asked.options))]
        self.chosen[i] = self.actions.action(asked, option)

    def clear(self, i: i64) -> None:
        self.ended[i] = 0
        for k in range(self.encoder.seats):
            self.rewards[i * self.encoder.seats + k] = 0.0

    def finish(self, i: i64, s: State, seat: i64, worth: list[float]) -> None:
        """Note what the game has brought and begin the next deal."""
        at = i * self.encoder.words
        if self.learners[i] >= 0:
            seat = self.learners[i]
        self.encoder.clear(self.finals, at)
        self.encoder.write(s, seat, self.finals, at)
        for k in range(self.encoder.seats):
            self.rewards[i * self.encoder.seats + k] = worth[k]
        self.ended[i] = 1
        self.finished += 1
        self.states[i] = self.new_state(i)

    def legal(self, i: i64) -> list[int]:
        """The actions open in game i."""
        return self.actions.legal(self.states[i].decision)


def no_rewards(count: i64) -> vec[float]:
    out = vec[float](capacity=count)
    for i in range(count):
        out = append(out, 0.0)
    return out
