"""A small learnt net, in whole numbers only: the same answer on every machine, compiled or not.

It knows observations by the names of their features, so that one net serves every number of seats.
Numbers of a hidden layer are kept two in a 64-bit word: one multiplication does both.
"""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Final

from ludopolis.core.arrays.lanes import BITS, LANES, LOW
from ludopolis.core.native import append, bit, filled, i64, mypyc_attr, vec
from ludopolis.core.net_plan import Plan, plan_in

if TYPE_CHECKING:
    from ludopolis.core.arrays.encoding import Encoder, Feature

UNIT: Final = 64
"""What stands for 1 in inputs."""
HIDDEN: Final = 256
"""What stands for 1 in hidden numbers."""
FINE: Final = 4096
"""What stands for 1 in weights."""
HEAVIEST: Final = FINE - 1
CEILING: Final = 8
"""Hidden numbers go no higher, so that no sum outgrows its half of a word."""
MOST: Final = CEILING * HIDDEN - 1
START_STEP: Final = 16384
"""What layers start from is kept as so many steps and a rest."""
AMOUNTS: Final = 256
HALF: Final = 32
HALF_MASK: Final[i64] = 0xFFFFFFFF
HALF_SIGN: Final[i64] = 0x80000000
HALF_SIZE: Final[i64] = 0x100000000
UNUSED: Final = -1
STRIP: Final = 8
OUTPUTS: Final = 2
"""How likely the seat wins, as a logit, and its lead in tens of points."""


def squeezed(amount: int) -> int:
    """Amounts grow like a logarithm: ``UNIT`` more whenever the amount plus 1 doubles.

    >>> [squeezed(amount) for amount in (0, 1, 2, 3, 7, -1)]
    [0, 64, 96, 128, 192, -64]
    """
    size = min(abs(amount), AMOUNTS - 1) + 1
    step = size.bit_length() - 1
    found = UNIT * (step - 1) + (UNIT * size >> step)
    return found if amount > 0 else -found


@mypyc_attr(acyclic=True)
class Strip:
    """Eight words of numbers, and those that follow.

    Compiled, words with a name of their own are added in a third of the time that it takes to find
    their places in a vector.
    """

    def __init__(self, words: list[int], at: int) -> None:
        eight = [*words[at : at + STRIP], *[0] * STRIP]
        self.a: i64 = eight[0]
        self.b: i64 = eight[1]
        self.c: i64 = eight[2]
        self.d: i64 = eight[3]
        self.e: i64 = eight[4]
        self.f: i64 = eight[5]
        self.g: i64 = eight[6]
        self.h: i64 = eight[7]
        at += STRIP
        self.rest: Final[Strip | None] = Strip(words, at) if at < len(words) else None

    def add(self, row: Strip, amount: i64) -> None:
        """Add a row of as many words so many times."""
        self.a += amount * row.a
        self.b += amount * row.b
        self.c += amount * row.c
        self.d += amount * row.d
        self.e += amount * row.e
        self.f += amount * row.f
        self.g += amount * row.g
        self.h += amount * row.h
        if self.rest is not None and row.rest is not None:
            self.rest.add(row.rest, amount)

    def take(self, row: Strip) -> None:
        """Become the same as a row of as many words."""
        self.a = row.a
        self.b = row.b
        self.c = row.c
        self.d = row.d
        self.e = row.e
        self.f = row.f
        self.g = row.g
        self.h = row.h
        if self.rest is not None and row.rest is not None:
            self.rest.take(row.rest)


class Layer:
    """Weights of a layer, a row for each input, and what it starts from."""

    def __init__(self, unit: int, rows: list[Strip], words: list[int]) -> None:
        self.shift: Final[i64] = (unit * FINE // HIDDEN).bit_length() - 1
        self.half: Final[i64] = bit(self.shift - 1)
        self.one: Final = float(unit * FINE)
        self.rows: Final = rows
        self.words: Final = words
        self.start: Final = Strip(words, 0)

    def passed_on(self, sums: Strip, following: Layer, after: Strip) -> None:
        """Write the sums of the next layer: what is below nothing is not passed on."""
        after.take(following.start)
        row: i64 = 0
        while True:
            self.pass_on(sums.a, following, row, after)
            self.pass_on(sums.b, following, row + 2, after)
            self.pass_on(sums.c, following, row + 4, after)
            self.pass_on(sums.d, following, row + 6, after)
            self.pass_on(sums.e, following, row + 8, after)
            self.pass_on(sums.f, following, row + 10, after)
            self.pass_on(sums.g, following, row + 12, after)
            self.pass_on(sums.h, following, row + 14, after)
            if sums.rest is None:
                return
            sums = sums.rest
            row += 2 * STRIP

    def pass_on(self, both: i64, following: Layer, row: i64, after: Strip) -> None:
        """Pass the two numbers of a word on to the next layer."""
        half = self.half
        low = lower_half(both)
        high = (both - low) >> HALF
        if low >= half:
            after.add(following.rows[row], min((low + half) >> self.shift, MOST))
        if high >= half:
            after.add(following.rows[row + 1], min((high + half) >> self.shift, MOST))


def lower_half(both: i64) -> i64:
    """The first of the two numbers of a word."""
    low = both & HALF_MASK
    return low - HALF_SIZE if low >= HALF_SIGN else low


class Reading:
    """Where the numbers of an observation, for one number of seats, go in the first layer."""

    def __init__(self, plan: Plan, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.rows: Final[vec[i64]] = filled(encoder.width, UNUSED)
        self.codes: Final[vec[i64]] = filled(encoder.width, 0)
        first = 0
        known = {feature.name: feature for feature in encoder.features}
        for name, rows, codes in plan.features:
            self.place(known[name], first, rows, codes)
            first += rows
        self.terms: Final[i64] = first
        self.told: Final[i64] = plan.told(encoder.seats)
        self.seats: Final[i64] = first + plan.told(plan.seats) + encoder.seats

    def place(self, feature: Feature, row: int, rows: int, codes: int) -> None:
        """Give rows to as many numbers of a feature as there are, the own seat's first."""
        size = min(feature.size, rows // max(1, codes))
        for lane in range(feature.start, feature.start + size):
            self.rows[lane] = row
            self.codes[lane] = codes
            row += max(1, codes)


class Tally:
    """The last observation of a seat with the sums of the first layer.

    A look-ahead judges many positions that hardly differ, and only what differs is added or taken
    away. Sums of whole numbers are the same in whatever order they are made.
    """

    def __init__(self, net: Net, reading: Reading) -> None:
        self.reading: Final = reading
        self.blank: Final[vec[i64]] = filled(reading.encoder.words, 0)
        self.seen: vec[i64] = self.blank
        self.no_terms: Final[vec[i64]] = filled(reading.told, 0)
        self.terms: vec[i64] = self.no_terms
        self.sums: Final = Strip(net.first.words, 0)
        self.second: Final = Strip(net.second.words, 0)
        self.last: Final = Strip(net.last.words, 0)
        self.sums.add(net.first.rows[reading.seats], UNIT)


class Net:
    """A net of two hidden layers that tells for a seat what it sees of the end of the game."""

    def __init__(self, data: bytes) -> None:
        line, _, rest = data.partition(b"\n")
        self.data: Final = data
        self.plan: Final[Plan] = plan_in(line)
        numbers = array("h", rest)
        if sys.byteorder == "big":
            numbers.byteswap()
        first, second = self.plan.hidden
        sizes = [(self.plan.inputs(), first), (first, second), (second, OUTPUTS)]
        layers: list[Layer] = []
        at = 0
        for rows, size in sizes:
            end = at + (rows + 2) * size
            unit = HIDDEN if layers else UNIT
            layers.append(layer(numbers[at:end].tolist(), rows, size, unit))
            at = end
        assert at == len(numbers), "not the net that its first line tells of"
        self.first: Final = layers[0]
        self.second: Final = layers[1]
        self.last: Final = layers[2]
        amounts = vec[i64](capacity=AMOUNTS)
        for amount in range(AMOUNTS):
            amounts = append(amounts, squeezed(amount))
        self.amounts: Final[vec[i64]] = amounts

    def __reduce__(self) -> tuple[object, ...]:
        return Net, (self.data,)

    def outputs(self, tally: Tally, seen: vec[i64], terms: vec[i64]) -> tuple[float, float]:
        """What the net says of an observation and the parts of the hand-made judgement."""
        self.look(tally, seen, terms)
        self.first.passed_on(tally.sums, self.second, tally.second)
        self.second.passed_on(tally.second, self.last, tally.last)
        both = tally.last.a
        low = lower_half(both)
        one = self.last.one
        return float(low) / one, float((both - low) >> HALF) / one

    def look(self, tally: Tally, seen: vec[i64], terms: vec[i64]) -> None:
        """Bring the sums of the first layer from the last observation to this one."""
        before = tally.seen
        for at in range(len(seen)):
            now = seen[at]
            if now != before[at]:
                self.read(tally, at * LANES, before[at], now)
        told = tally.terms
        row = tally.reading.terms
        for i in range(len(terms)):
            if terms[i] != told[i]:
                tally.sums.add(self.first.rows[row + i], terms[i] - told[i])
        tally.seen = seen
        tally.terms = terms

    def read(self, tally: Tally, lane: i64, before: i64, whole: i64) -> None:
        """Change the sums by what the four numbers of a word weigh more than before."""
        rows = self.first.rows
        reading = tally.reading
        for place in range(LANES):
            shift = BITS * place
            old = (before >> shift) & LOW
            new = (whole >> shift) & LOW
            if old == new:
                continue
            row = reading.rows[lane + place]
            if row == UNUSED:
                continue
            codes = reading.codes[lane + place]
            if codes == 0:
                tally.sums.add(rows[row], self.weighed(new) - self.weighed(old))
                continue
            if old > 0:
                tally.sums.add(rows[row + min(old, codes) - 1], -UNIT)
            if new > 0:
                tally.sums.add(rows[row + min(new, codes) - 1], UNIT)

    def weighed(self, amount: i64) -> i64:
        """The 16 bits of an amount, squeezed."""
        if amount < AMOUNTS:
            return self.amounts[amount]
        return squeezed(amount - LOW - 1 if amount > LOW >> 1 else amount)


def layer(numbers: list[int], rows: int, size: int, unit: int) -> Layer:
    """A layer from its numbers: the weights row by row, then what it starts from."""
    weights = [Strip(paired(numbers[row * size : (row + 1) * size]), 0) for row in range(rows)]
    steps = numbers[rows * size : (rows + 1) * size]
    rests = numbers[(rows + 1) * size :]
    starts = [START_STEP * step + rest for step, rest in zip(steps, rests, strict=True)]
    return Layer(unit, weights, paired(starts))


def paired(numbers: list[int]) -> list[int]:
    """Numbers two by two, the second in the upper half of a word."""
    if len(numbers) % 2 == 1:
        numbers = [*numbers, 0]
    return [numbers[i] + (numbers[i + 1] << HALF) for i in range(0, len(numbers), 2)]
