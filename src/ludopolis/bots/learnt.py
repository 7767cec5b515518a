"""The judgement that a learnt net adds to the hand-made one, which it is told and corrects.

Everything that is no number (what is settled, what is worth a look) stays as made by hand.
"""

from __future__ import annotations

from math import exp, floor
from typing import TYPE_CHECKING, Final

from ludopolis.core.judgement import STRONGEST_RIVAL, Heuristic, shares_of
from ludopolis.core.native import i64, vec
from ludopolis.core.net import Net, Reading, Tally

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.state import State

EIGHTHS: Final = 8.0
"""Parts of the hand-made value are told in eighths of a point."""
MOST_TOLD: Final = 4000
TEN: Final = 10.0
"""Nets tell points in tens."""
STEEPER: Final = 1.3
"""How much more a lead by a net of points says than one by hand: it is surer of it."""


class Learnt(Heuristic):
    """Judges by a net; ``inner`` is the hand-made judgement.

    ``share`` of what the net corrects is believed: with less, it plays more like the judgement
    made by hand.
    """

    def __init__(self, inner: Heuristic, net: Net, share: float) -> None:
        super().__init__(inner.game, inner.sight, [])
        self.inner: Final = inner
        self.net: Final = net
        self.share: Final = share
        self.seats: i64 = 0
        self.tallies: list[Tally] = []

    def __reduce__(self) -> tuple[object, ...]:
        return judged_by, (self.inner, self.net, self.share)

    def tally(self, seat: i64, seats: i64) -> Tally:
        """What was seen last from the seat, of so many."""
        if seats != self.seats:
            reading = Reading(self.net.plan, self.game.encoder(seats))
            self.tallies = [Tally(self.net, reading) for _ in range(seats)]
            self.seats = seats
        return self.tallies[seat]

    def said(self, s: State, seat: i64, tally: Tally, terms: vec[i64]) -> tuple[float, float]:
        """What the net says of what the seat sees."""
        seen = tally.blank[:]
        tally.reading.encoder.write(s, seat, seen, 0)
        return self.net.outputs(tally, seen, terms)

    def is_settled(self, s: State) -> bool:
        return self.inner.is_settled(s)

    def goes_on(self, s: State) -> bool:
        return self.inner.goes_on(s)

    def obvious(self, s: State, decision: Decision) -> int:
        return self.inner.obvious(s, decision)

    def considered(self, decision: Decision) -> list[int]:
        return self.inner.considered(decision)

    def searched(self, s: State, decision: Decision) -> list[int]:
        return self.inner.searched(s, decision)

    def planned(self, s: State, decision: Decision) -> list[int]:
        return self.inner.planned(s, decision)

    def names(self) -> list[str]:
        return self.inner.names()

    def parts(self, s: State, seat: i64) -> vec[float]:
        return self.inner.parts(s, seat)


class LearntChances(Learnt):
    """By a net that sees all seats. Values are logits of winning."""

    def __init__(self, inner: Heuristic, net: Net, share: float) -> None:
        super().__init__(inner, net, share)
        self.told: Final[i64] = len(net.plan.terms)
        self.lead_counts: Final = net.plan.lead
        self.trust: Final = net.plan.trust[0]
        self.lead_trust: Final = net.plan.trust[1]

    def value(self, s: State, seat: i64) -> float:
        return self.lead(s, seat, len(s.scores()))

    def lead(self, s: State, seat: i64, seats: i64) -> float:
        told = self.outputs(s, seat, seats)
        return told[0] + self.lead_counts * told[1]

    def scale(self, s: State) -> float:
        return 1.0

    def outputs(self, s: State, seat: i64, seats: i64) -> tuple[float, float]:
        """The logit of winning and the lead in tens of points."""
        tally = self.tally(seat, seats)
        terms = tally.no_terms[:]
        if self.told == 0:
            return self.said(s, seat, tally, terms)
        lead = told_terms(self.inner, s, seat, seats, terms)
        found = self.said(s, seat, tally, terms)
        return (
            self.share * found[0] + self.trust * lead,
            self.share * found[1] + self.lead_trust * lead,
        )

    def chances(self, s: State, seats: i64) -> list[float]:
        if s.over:
            return self.shares(s, seats)
        odds = [chance_of(self.outputs(s, seat, seats)[0]) for seat in range(seats)]
        total = sum(odds)
        return [odd / total for odd in odds]


class LearntPoints(Learnt):
    """Looks ahead by hand, and tells chances by a net that corrects the points of each seat.

    Choosing actions by such values plays worse, though they foretell better: the best of many
    options is often the one that the net is most wrong about (docs/design/learning.md).
    """

    def value(self, s: State, seat: i64) -> float:
        return self.inner.value(s, seat)

    def lead(self, s: State, seat: i64, seats: i64) -> float:
        return self.inner.lead(s, seat, seats)

    def scale(self, s: State) -> float:
        return self.inner.scale(s)

    def chances(self, s: State, seats: i64) -> list[float]:
        if s.over:
            return self.shares(s, seats)
        values = [self.points(s, seat, seats) for seat in range(seats)]
        return shares_of(values, self.inner.scale(s) / STEEPER)

    def points(self, s: State, seat: i64, seats: i64) -> float:
        """The points that the seat may expect at the end."""
        tally = self.tally(seat, seats)
        terms = tally.no_terms[:]
        total = tell(self.inner, s, seat, terms, 0)
        found = self.said(s, seat, tally, terms)
        return total + self.share * TEN * found[1]


def judged_by(inner: Heuristic, net: Net, share: float = 1.0) -> Learnt:
    """The judgement by a net of either kind."""
    if net.plan.points:
        return LearntPoints(inner, net, share)
    return LearntChances(inner, net, share)


def chance_of(logit: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))


def told_terms(inner: Heuristic, s: State, seat: i64, seats: i64, terms: vec[i64]) -> float:
    """Write the parts of the hand-made value by seat, the seat's own first; its hand-made lead.

    The lead is in units of what decides the game.
    """
    size: i64 = len(terms) // seats
    own = tell(inner, s, seat, terms, 0)
    strongest = -1e9
    total = 0.0
    for k in range(1, seats):
        value = tell(inner, s, (seat + k) % seats, terms, k * size)
        total += value
        strongest = max(strongest, value)
    rivals = STRONGEST_RIVAL * strongest + (1.0 - STRONGEST_RIVAL) * total / float(seats - 1)
    return (own - rivals) / inner.scale(s)


def tell(inner: Heuristic, s: State, seat: i64, terms: vec[i64], at: i64) -> float:
    """Write the parts of a seat's hand-made value; the value."""
    value = 0.0
    for part in inner.parts(s, seat):
        value += part
        terms[at] = eighths(part)
        at += 1
    return value


def eighths(points: float) -> i64:
    told: i64 = floor(EIGHTHS * points + 0.5)
    return max(-MOST_TOLD, min(MOST_TOLD, told))
