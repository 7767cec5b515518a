"""The game's own random generator: sfc32, four words of 32 bits.

Only additions, exclusive ors and shifts, so every step fits a machine integer and gives the same
numbers compiled, uncompiled and in TypeScript.
"""

from typing import Final

from ludopolis.core.native import i64, vec

MASK: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 0x100000000
GOLDEN: Final[i64] = 0x9E3779B9
WARM_UP: Final = 15


class Rng:
    """The generator: ``clone`` copies it, ``words`` saves it, ``fork`` starts another."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.d)

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The four words: what ``Rng(*words)`` takes."""
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32-bit number."""
        t = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) + (self.c >> 11) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n`` - 1, all equally likely: the uneven tail is drawn again."""
        limit = RANGE - RANGE % n
        x = self.next()
        while x >= limit:
            x = self.next()
        return x % n

    def pick(self, counts: vec[i64], start: i64, end: i64) -> i64:
        """A place from ``start`` to ``end`` - 1, each as likely as what is counted there."""
        total: i64 = 0
        for i in range(start, end):
            total += counts[i]
        at = self.below(total)
        found = start
        while at >= counts[found]:
            at -= counts[found]
            found += 1
        return found

    def shuffle(self, items: list[int]) -> None:
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def shuffle_packed(self, items: vec[i64]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def fork(self) -> "Rng":
        """A generator of its own, seeded by this one."""
        return warm_up(Rng(self.next(), self.next(), GOLDEN, 1))


def warm_up(rng: Rng) -> Rng:
    for step in range(WARM_UP):
        rng.next()
    return rng


def seeded(seed: int) -> Rng:
    """The generator of a seed, all of whose bits count. Below zero the lowest 64 do."""
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    rng = warm_up(Rng(low, high, GOLDEN, 1))
    rest = seed >> 64
    while rest > 0:
        # Each further word is stirred in, so that seeds that differ anywhere deal differently.
        word: i64 = rest & 0xFFFFFFFF
        rng.a ^= word
        warm_up(rng)
        rest >>= 32
    return rng
