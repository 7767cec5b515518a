"""Positions and answers as fixed arrays of numbers, for learners.

An ``Encoder`` writes what one seat may know into a packed row; an ``ActionSpace`` numbers all
answers of a game in one flat range.
"""

from __future__ import annotations

from abc import abstractmethod
from math import prod
from typing import Final, Generic

from ludopolis.core.arrays.lanes import LANES, put, unpacked_lanes
from ludopolis.core.decision import PASS, AskSpec, Decision
from ludopolis.core.kinds import S
from ludopolis.core.native import append, filled, i64, mypyc_attr, u8, vec
from ludopolis.core.state import State

WIDE: Final = 1000
"""A question with more options than this points at places of a wide lattice."""
RANKS: Final = 96
"""How many of them can be open at once, at most."""


class ActionSpace:
    """All answers in a row: ask after ask, declining first where it is possible.

    An answer to a *ranked* question (one of more than ``WIDE`` possible options) is the place of
    the option in the list of open options; to all others it is the option itself. The numbers stay
    the same within a rules version and a pack.
    """

    def __init__(self, asks: list[AskSpec]) -> None:
        self.asks: Final = asks
        self.offsets: Final[vec[i64]] = filled(len(asks), 0)
        self.ranked: Final[vec[i64]] = filled(len(asks), 0)
        owners: list[int] = []
        for i in range(len(asks)):
            declining = 1 if asks[i].optional else 0
            self.offsets[i] = len(owners) + declining
            self.ranked[i] = 1 if asks[i].count > WIDE else 0
            for option in range(declining + places(asks[i])):
                owners.append(i)
        self.owners: Final = owners
        self.size: Final = len(owners)

    def __reduce__(self) -> tuple[object, ...]:
        return ActionSpace, (self.asks,)

    def ask(self, action: i64) -> i64:
        """Which question the action answers."""
        return self.owners[action]

    def action(self, asked: Decision, option: i64) -> i64:
        """The number of an open option."""
        if self.ranked[asked.ask] == 1 and option != PASS:
            return self.offsets[asked.ask] + asked.options.index(option)
        return self.offsets[asked.ask] + option

    def option(self, asked: Decision, action: i64) -> i64:
        """The option that the action stands for; the action must be open."""
        place = action - self.offsets[asked.ask]
        if self.ranked[asked.ask] == 1 and place >= 0:
            return asked.options[place]
        return place

    def legal(self, asked: Decision) -> list[int]:
        """The actions that answer the question, in the order of its options."""
        offset = self.offsets[asked.ask]
        if self.ranked[asked.ask] == 1:
            return [self.action(asked, option) for option in asked.options]
        return [offset + option for option in asked.options]

    def allows(self, asked: Decision, action: i64) -> bool:
        """Whether the action answers the question."""
        if action < 0 or action >= self.size or self.owners[action] != asked.ask:
            return False
        place = action - self.offsets[asked.ask]
        if self.ranked[asked.ask] == 1 and place >= 0:
            return place < len(asked.options) and asked.options[place] != PASS
        for option in asked.options:
            if option == place:
                return True
        return False

    def mark(self, asked: Decision, masks: vec[u8], at: i64, value: u8) -> None:
        """Set the mask of the question's actions in the row that starts at ``at``."""
        offset = at + self.offsets[asked.ask]
        options = asked.options
        if self.ranked[asked.ask] == 0:
            for option in options:
                masks[offset + option] = value
            return
        assert len(options) <= RANKS
        for place in range(len(options)):
            if options[place] == PASS:
                masks[offset + PASS] = value
            else:
                masks[offset + place] = value


def places(ask: AskSpec) -> int:
    """How many actions a question takes, declining not counted."""
    return RANKS if ask.count > WIDE else ask.count


class Feature:
    """A named stretch of an observation: ``size`` numbers from ``start`` on, rows of ``shape``.

    The numbers are amounts, or, where ``codes`` is not 0, names of so many things from 1 on.
    """

    def __init__(
        self, name: str, start: int, shape: list[int], meaning: str, codes: int = 0
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.size: Final = prod(shape)
        self.meaning: Final = meaning
        self.codes: Final = codes

    def __repr__(self) -> str:
        return f"Feature({self.name!r}, start={self.start}, shape={self.shape})"

    def __reduce__(self) -> tuple[object, ...]:
        return Feature, (self.name, self.start, self.shape, self.meaning, self.codes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes what a seat may know as ``width`` numbers; seats count from the observer on.

    Each feature starts at a whole word of four numbers (see ``lanes``); the gaps stay 0.
    """

    def __init__(self, seats: int, asks: int) -> None:
        self.seats: Final[i64] = seats
        self.asks: Final[i64] = asks
        self.features: Final[list[Feature]] = []
        self.width = 0
        self.words: i64 = 0
        self.question: i64 = 0

    def add(self, name: str, shape: list[int], meaning: str, codes: int = 0) -> i64:
        """Declare the next feature: the word it starts at. The constructor lists them all."""
        start = self.words
        feature = Feature(name, self.width, shape, meaning, codes)
        self.features.append(feature)
        self.words += (feature.size + LANES - 1) // LANES
        self.width = self.words * LANES
        return start

    def add_question(self) -> None:
        """Declare the question, the same in all games; ``write_question`` writes it."""
        self.question = self.add("ask", [self.asks], "1 at the kind of the pending question")
        self.add("asked", [self.seats], "1 at the seat that is asked")
        self.add("cause", [1], "the card or effect behind the question plus 1, 0 for none")

    @abstractmethod
    def write(self, s: S, seat: i64, out: vec[i64], at: i64) -> None:
        """Write the observation of ``seat`` into the row of zeros that starts at word ``at``."""

    def relative(self, other: i64, seat: i64) -> i64:
        """A seat counted from the observer on plus 1, 0 for nobody."""
        if other < 0:
            return 0
        other -= seat
        return other + self.seats + 1 if other < 0 else other + 1

    def clear(self, out: vec[i64], at: i64) -> None:
        """Make a row that was written all zeros again."""
        for i in range(at, at + self.words):
            out[i] = 0

    def write_question(self, s: S, seat: i64, out: vec[i64], at: i64) -> None:
        asked = s.pending
        if asked is None:
            return
        at += self.question
        put(out, at, asked.ask, 1)
        at += (self.asks + LANES - 1) // LANES
        put(out, at, (asked.seat - seat + self.seats) % self.seats, 1)
        put(out, at + (self.seats + LANES - 1) // LANES, 0, asked.cause + 1)


def no_marks(count: i64) -> vec[u8]:
    out = vec[u8](capacity=count)
    for i in range(count):
        out = append(out, 0)
    return out


def observation(encoder: Encoder, s: State, seat: int) -> list[int]:
    """What a seat may know as an ordinary list."""
    out = filled(encoder.words, 0)
    encoder.write(s, seat, out, 0)
    return unpacked_lanes(out)
