"""A small learnt net, in whole numbers only: the same answer on every machine, compiled or not.

It knows observations by the names of their features, so that one net serves every number of seats.
Numbers of a hidden layer are kept two in a 64-bit word: one multiplication does both.
"""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Final

from ludopolis.core.arrays.lanes import BITS, LANES, LOW
from ludopolis.core.native import append, bit, filled, i64, vec
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


class Layer:
    """Weights of a layer, a row for each input, and what it starts from."""

    def __init__(self, size: int, unit: int, weights: vec[i64], bias: vec[i64]) -> None:
        self.words: Final[i64] = (size + 1) // 2
        self.shift: Final[i64] = (unit * FINE // HIDDEN).bit_length() - 1
        self.one: Final = float(unit * FINE)
        self.weights: Final[vec[i64]] = weights
        self.bias: Final[vec[i64]] = bias

    def add(self, sums: vec[i64], row: i64, amount: i64) -> None:
        """Add a row of weights so many times."""
        weights = self.weights
        at = row * self.words
        for i in range(self.words):
            sums[i] += amount * weights[at]
            at += 1

    def passed_on(self, sums: vec[i64], following: Layer) -> vec[i64]:
        """The sums of the next layer: what is below nothing is not passed on."""
        after = following.bias[:]
        shift = self.shift
        half = bit(shift - 1)
        row: i64 = 0
        for both in sums:
            low = both & HALF_MASK
            if low >= HALF_SIGN:
                low -= HALF_SIZE
            high = (both - low) >> HALF
            if low >= half:
                following.add(after, row, min((low + half) >> shift, MOST))
            if high >= half:
                following.add(after, row + 1, min((high + half) >> shift, MOST))
            row += 2
        return after


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
        first = net.layers[0]
        self.reading: Final = reading
        self.blank: Final[vec[i64]] = filled(reading.encoder.words, 0)
        self.seen: vec[i64] = self.blank
        self.terms: vec[i64] = filled(reading.told, 0)
        self.sums: Final[vec[i64]] = first.bias[:]
        first.add(self.sums, reading.seats, UNIT)


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
        self.layers: Final[list[Layer]] = []
        at = 0
        for rows, size in sizes:
            end = at + (rows + 2) * size
            unit = HIDDEN if self.layers else UNIT
            self.layers.append(layer(numbers[at:end].tolist(), rows, size, unit))
            at = end
        assert at == len(numbers), "not the net that its first line tells of"
        amounts = vec[i64](capacity=AMOUNTS)
        for amount in range(AMOUNTS):
            amounts = append(amounts, squeezed(amount))
        self.amounts: Final[vec[i64]] = amounts

    def __reduce__(self) -> tuple[object, ...]:
        return Net, (self.data,)

    def outputs(self, tally: Tally, seen: vec[i64], terms: vec[i64]) -> list[float]:
        """What the net says of an observation and the parts of the hand-made judgement."""
        self.look(tally, seen, terms)
        sums = self.layers[0].passed_on(tally.sums, self.layers[1])
        last = self.layers[2]
        both = self.layers[1].passed_on(sums, last)[0]
        low = both & HALF_MASK
        if low >= HALF_SIGN:
            low -= HALF_SIZE
        high = (both - low) >> HALF
        return [float(low) / last.one, float(high) / last.one]

    def look(self, tally: Tally, seen: vec[i64], terms: vec[i64]) -> None:
        """Bring the sums of the first layer from the last observation to this one."""
        first = self.layers[0]
        before = tally.seen
        for at in range(len(seen)):
            if seen[at] != before[at]:
                self.read(tally, at * LANES, before[at], seen[at])
        told = tally.terms
        for i in range(len(terms)):
            if terms[i] != told[i]:
                first.add(tally.sums, tally.reading.terms + i, terms[i] - told[i])
        tally.seen = seen
        tally.terms = terms

    def read(self, tally: Tally, lane: i64, before: i64, whole: i64) -> None:
        """Change the sums by what the four numbers of a word weigh more than before."""
        first = self.layers[0]
        reading = tally.reading
        for place in range(LANES):
            shift = BITS * place
            old = (before >> shift) & LOW
            new = (whole >> shift) & LOW
            row = reading.rows[lane + place]
            if old == new or row == UNUSED:
                continue
            codes = reading.codes[lane + place]
            if codes == 0:
                first.add(tally.sums, row, self.weighed(new) - self.weighed(old))
                continue
            if old > 0:
                first.add(tally.sums, row + min(old, codes) - 1, -UNIT)
            if new > 0:
                first.add(tally.sums, row + min(new, codes) - 1, UNIT)

    def weighed(self, amount: i64) -> i64:
        """The 16 bits of an amount, squeezed."""
        if amount < AMOUNTS:
            return self.amounts[amount]
        return squeezed(amount - LOW - 1 if amount > LOW >> 1 else amount)


def layer(numbers: list[int], rows: int, size: int, unit: int) -> Layer:
    """A layer from its numbers: the weights row by row, then what it starts from."""
    words = (size + 1) // 2
    weights = vec[i64](capacity=rows * words)
    for row in range(rows):
        weights = joined(weights, numbers[row * size : (row + 1) * size])
    steps = numbers[rows * size : (rows + 1) * size]
    rests = numbers[(rows + 1) * size :]
    starts = [START_STEP * step + rest for step, rest in zip(steps, rests, strict=True)]
    return Layer(size, unit, weights, joined(vec[i64](capacity=words), starts))


def joined(out: vec[i64], numbers: list[int]) -> vec[i64]:
    """Append numbers two by two, the second in the upper half of a word."""
    for i in range(0, len(numbers), 2):
        low: i64 = numbers[i]
        high: i64 = numbers[i + 1] if i + 1 < len(numbers) else 0
        out = append(out, low + high * HALF_SIZE)
    return out
