"""Games that a judgement plays against itself, and the positions in them to learn from.

Knows nothing of training. What a game is depends on its number alone.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from ludopolis.bots.bot import world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.greedy import Greedy
from ludopolis.bots.judgements import heuristic_for, learnt_for
from ludopolis.bots.learnt import TEN, LearntChances, LearntPoints, told_terms
from ludopolis.core.game import Setup, best_rival
from ludopolis.core.judgement import UNCLEAR
from ludopolis.core.native import filled
from ludopolis.core.rng import seeded
from ludopolis.games import open_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State

STEPS: Final = 1 << 20
"""How fine a share is drawn."""


class Lessons(msgspec.Struct, frozen=True):
    """How games are played to learn from.

    ``net`` is a file, or nothing for the hand-made judgement. In each game up to ``blunders`` of
    the answers are drawn at random, and up to ``doubt`` makes good answers of near equals.
    ``kept`` of the positions are learnt from. ``trust`` is how much of what a position is worth
    later is told by the judgement of the next one kept, the rest by what is worth still later.
    """

    game: str
    seed: int
    net: str = ""
    blunders: float = 0.1
    doubt: float = 0.1
    kept: float = 0.1
    trust: float = 0.2


class Played(msgspec.Struct, frozen=True):
    """Positions of one game, a row each for a seat, as bytes of 16-bit and 32-bit numbers.

    ``ends`` are the share of the win, the lead and what the hand-made value lacks of the seat's
    points, both in tens: at the end of the game, and as the judgement expected them later on.
    """

    seats: int
    rows: int
    seen: bytes
    terms: bytes
    leads: bytes
    ends: bytes


End = tuple[float, float, float]
"""The share of the win, the lead in tens of points, the seat's own points in tens."""
ENDS: Final = 3


class Row(msgspec.Struct):
    """A position as a seat knows it, and what the judgement expects of it."""

    seat: int
    seen: NDArray[np.int16]
    terms: list[int]
    lead: float
    by_hand: float
    expected: End


def seats_of(game: Game, number: int) -> int:
    """Every other game is for the fewest, the rest for all other numbers of seats in turn."""
    turn = number // 2 % (len(game.seats) - 1) + 1
    return game.seats[turn if number % 2 == 1 else 0]


def play(lessons: Lessons, number: int) -> Played:
    """Game ``number``; the same whoever plays it."""
    game = open_game(lessons.game)
    seats = seats_of(game, number)
    match = SelfPlay(game, lessons, seats, seed_from(lessons.seed, lessons.net, number))
    return match.play()


class SelfPlay:
    """One game of a judgement against itself."""

    def __init__(self, game: Game, lessons: Lessons, seats: int, seed: int) -> None:
        self.game = game
        self.lessons = lessons
        self.inner = heuristic_for(game)
        self.judge: Heuristic = learnt_for(game, lessons.net) if lessons.net else self.inner
        self.greedy = Greedy(self.judge)
        self.encoder = game.encoder(seats)
        self.rng = seeded(seed)
        self.state = game.new(Setup(seats, seed_from(seed, "deal")))
        self.blunders = lessons.blunders * share(self.rng) ** 2
        self.doubt = lessons.doubt * share(self.rng)
        self.kept: list[Row] = []
        self.seats = seats

    def play(self) -> Played:
        s = self.state
        while not s.over:
            options = s.decision.options
            if len(options) > 1:
                if self.judge.is_settled(s) and share(self.rng) < self.lessons.kept:
                    self.keep(s)
                s.apply(self.answer(s))
            else:
                s.apply(options[0])
        return self.told()

    def answer(self, s: State) -> int:
        world = world_of(self.game, s, self.rng)
        options = self.judge.considered(world.decision)
        known = self.judge.clear(world.known, world.decision, options)
        if known != UNCLEAR:
            return known
        if share(self.rng) < self.blunders:
            return options[self.rng.below(len(options))]
        leads = self.greedy.leads(world, options, self.rng)
        return options[drawn(leads, self.doubt * self.judge.scale(s), self.rng)]

    def keep(self, s: State) -> None:
        """What the seat that is asked and one of the others know."""
        asked = s.decision.seat
        other = (asked + 1 + self.rng.below(self.seats - 1)) % self.seats
        chances = self.judge.chances(s, self.seats)
        for seat in (asked, other):
            words = filled(self.encoder.words, 0)
            self.encoder.write(s, seat, words, 0)
            seen = np.frombuffer(words, dtype="<i2").copy()  # type: ignore[call-overload]
            terms = filled(self.seats * len(self.inner.names()), 0)
            lead = told_terms(self.inner, s, seat, self.seats, terms)
            by_hand = self.inner.value(s, seat) / TEN
            expected = (chances[seat], self.lead(s, seat, lead), self.points(s, seat, by_hand))
            told = [term for term in terms]  # noqa: C416
            self.kept.append(Row(seat, seen, told, lead, by_hand, expected))

    def lead(self, s: State, seat: int, by_hand: float) -> float:
        """The lead at the end in tens of points, as the judgement expects it."""
        if isinstance(self.judge, LearntChances):
            return self.judge.outputs(s, seat, self.seats)[1]
        return by_hand * self.inner.scale(s) / TEN

    def points(self, s: State, seat: int, by_hand: float) -> float:
        """The seat's own points at the end in tens, as the judgement expects them."""
        if isinstance(self.judge, LearntPoints):
            return self.judge.points(s, seat, self.seats) / TEN
        return by_hand

    def told(self) -> Played:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        winners = outcome.winners
        scores = outcome.scores
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        rivals = [scores[best_rival(scores, seat)] for seat in range(self.seats)]
        results: list[End] = [
            (shares[seat], (scores[seat] - rivals[seat]) / TEN, scores[seat] / TEN)
            for seat in range(self.seats)
        ]
        later = list(results)
        ends: list[tuple[float, ...]] = []
        for row in reversed(self.kept):
            ends.append((*lacking(results[row.seat], row), *lacking(later[row.seat], row)))
            later[row.seat] = blended(row.expected, later[row.seat], self.lessons.trust)
        return self.packed(ends[::-1])

    def packed(self, ends: list[tuple[float, ...]]) -> Played:
        rows = self.kept
        return Played(
            self.seats,
            len(rows),
            b"".join(row.seen.tobytes() for row in rows),
            np.array([row.terms for row in rows], np.int16).tobytes(),
            np.array([row.lead for row in rows], np.float32).tobytes(),
            np.array(ends, np.float32).tobytes(),
        )


def lacking(end: End, row: Row) -> End:
    """An end with the points that the hand-made value of the position lacks of it."""
    share, lead, points = end
    return share, lead, points - row.by_hand


def blended(expected: End, later: End, trust: float) -> End:
    share, lead, points = (
        trust * one + (1 - trust) * other for one, other in zip(expected, later, strict=True)
    )
    return share, lead, points


def share(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return rng.below(STEPS) / STEPS


def drawn(leads: list[float], doubt: float, rng: Rng) -> int:
    """The place of the best lead, or, with some doubt, of one nearly as good."""
    top = max(leads)
    if doubt <= 0.0:
        return leads.index(top)
    weights = [exp(max(-30.0, (lead - top) / doubt)) for lead in leads]
    aim = share(rng) * sum(weights)
    for place, weight in enumerate(weights):
        aim -= weight
        if aim < 0.0:
            return place
    return leads.index(top)
