"""What results say about strength: intervals, ratings and who beat whom."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIDENCE: Final = 1.959963984540054
"""The normal quantile of intervals that hold 95 times of 100."""
ROUNDED: Final = 4


class Interval(msgspec.Struct, frozen=True):
    """A share with the interval that holds the true one 95 times of 100."""

    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared. ``rating`` is openskill's mean, ``doubt`` its standard deviation."""

    bot: str
    games: int
    wins: float
    win: Interval
    place: float
    score: float
    rating: float
    doubt: float
    ms: float
    slowest_ms: float
    faults: dict[str, int]


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval.

    >>> wilson(25, 100)
    Interval(share=0.25, low=0.1755, high=0.343)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z2 = CONFIDENCE * CONFIDENCE / games
    share = wins / games
    centre = share + z2 / 2
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + z2 / (4 * games))
    low = max(0.0, (centre - spread) / (1 + z2))
    high = min(1.0, (centre + spread) / (1 + z2))
    return Interval(round(share, ROUNDED), round(low, ROUNDED), round(high, ROUNDED))


def shares(places: Sequence[int]) -> list[float]:
    """One win, shared by all in first place."""
    first = sum(place == 1 for place in places)
    return [1 / first if place == 1 else 0.0 for place in places]


def ratings_of(bots: Sequence[str], results: Sequence[tuple[Sequence[str], Sequence[int]]]) -> dict[
    str, tuple[float, float]
]:  # fmt: skip
    """Ratings after all games in order; a bot that meets itself learns nothing from it."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - the CLI starts without it

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for seated, places in results:
        best: dict[str, int] = {}
        for bot, place in zip(seated, places, strict=True):
            best[bot] = min(place, best.get(bot, place))
        if len(best) > 1:
            names = list(best)
            teams = [[ratings[name]] for name in names]
            for name, team in zip(names, model.rate(teams, ranks=list(best.values())), strict=True):
                ratings[name] = team[0]
    return {bot: (round(r.mu, 2), round(r.sigma, 2)) for bot, r in ratings.items()}


def cross_table(
    bots: Sequence[str], results: Sequence[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, dict[str, Interval]]:
    """For each pair, how often the one came in ahead of the other; a shared place counts half."""
    ahead = {bot: dict.fromkeys(bots, 0.0) for bot in bots}
    met = {bot: dict.fromkeys(bots, 0) for bot in bots}
    for seated, places in results:
        for i, bot in enumerate(seated):
            for k, other in enumerate(seated):
                if bot != other:
                    met[bot][other] += 1
                    ahead[bot][other] += (places[i] < places[k]) + (places[i] == places[k]) / 2
    return {
        bot: {other: wilson(ahead[bot][other], met[bot][other]) for other in bots if other != bot}
        for bot in bots
    }
