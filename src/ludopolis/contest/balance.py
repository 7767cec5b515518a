"""Whether the content is balanced: what players take, and how much it moves their chance to win.

The game says what there is to take; ``balance_page`` draws the figures.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import BotGame, seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.contest.arena import Contest, game_of
from ludopolis.contest.ratings import Interval, shares, wilson
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game

ROUNDED: Final = 4


class Sample(msgspec.Struct, frozen=True):
    """One game: lists are by seat from the first player on.

    ``took`` names what the seat had at the end, as kind and id.
    """

    scores: list[int]
    places: list[int]
    reason: str
    plies: int
    took: list[list[str]]


class Item(msgspec.Struct, frozen=True):
    """One thing: how often seats took it, and their chance to win with and without it.

    ``seats`` counts those that took it. ``lift`` is the difference of the two chances with its
    interval. A thing that only the owners of another can have is compared among them alone.
    """

    kind: str
    id: str
    name: str
    taken: Interval
    seats: int
    with_it: Interval
    without: Interval
    lift: Interval


class Balance(msgspec.Struct, frozen=True):
    """All figures of a report."""

    game: str
    pack_hash: str
    bots: str
    seats: int
    games: int
    seed: int
    lengths: list[int]
    winning: list[int]
    scores: list[int]
    by_seat: list[Interval]
    reasons: dict[str, int]
    items: list[Item]


def play_sample(contest: Contest, number: int) -> Sample:
    """One game with the contest's bot in every seat."""
    game = game_of(contest)
    setup = Setup(contest.seats, seed_from(contest.seed, "balance", number), contest.flags)
    bots = [bot_named(game, contest.bots[0]) for _ in range(contest.seats)]
    seeds = [seed_from(contest.seed, number, seat) for seat in range(contest.seats)]
    match = BotGame(game, setup, bots, seeds, Budget(contest.seconds))
    first = first_player(match)
    state = match.play()
    outcome = game.outcome(state)
    assert outcome is not None
    order = [(first + i) % contest.seats for i in range(contest.seats)]
    return Sample(
        [outcome.scores[seat] for seat in order],
        [outcome.places[seat] for seat in order],
        outcome.reason,
        len(match.plies),
        [game.holdings(state, seat) for seat in order],
    )


def first_player(match: BotGame) -> int:
    """Who is first in the first round; plays on until it is drawn."""
    while (first := match.game.first(match.state)) < 0:
        match.step()
    return first


def samples(contest: Contest, jobs: int) -> Iterator[Sample]:
    for _, sample in spread(partial(play_sample, contest), list(range(contest.games)), jobs):
        yield sample


def name_of(game: Game, kind: str, thing: str) -> str:
    """The English name, from the pack where it has one; levels and numbers follow it."""
    names = game.names().get("en", {})
    for known in (f"{kind}.{thing}", thing):
        if known in names:
            return names[known]
    base, number = thing.rpartition(" ")[0::2] if " " in thing else thing.rpartition("-")[0::2]
    if base in names and number.isdigit():
        return f"{names[base]} {number}"
    return thing.capitalize()


def balance_of(contest: Contest, games: list[Sample]) -> Balance:
    """Put the games together."""
    count = max(1, len(games))
    wins = [shares(sample.places) for sample in games]
    return Balance(
        game=contest.game,
        pack_hash=contest.pack_hash,
        bots=contest.bots[0],
        seats=contest.seats,
        games=len(games),
        seed=contest.seed,
        lengths=[sample.plies for sample in games],
        winning=[max(sample.scores) for sample in games],
        scores=[score for sample in games for score in sample.scores],
        by_seat=[wilson(sum(row[seat] for row in wins), count) for seat in range(contest.seats)],
        reasons=dict(Counter(sample.reason for sample in games)),
        items=items_of(contest, games, wins),
    )


class Tally:
    """Seats and the wins among them."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0

    def add(self, win: float) -> None:
        self.seats += 1
        self.wins += win


def items_of(contest: Contest, games: list[Sample], wins: list[list[float]]) -> list[Item]:
    game = game_of(contest)
    everybody = Tally()
    things = game.possible_holdings(contest.seats)
    takers = {thing: Tally() for thing in things}
    for sample, row in zip(games, wins, strict=True):
        for took, win in zip(sample.took, row, strict=True):
            everybody.add(win)
            for thing in took:
                takers.setdefault(thing, Tally()).add(win)
    items = []
    for thing, tally in takers.items():
        kind, _, name = thing.partition(" ")
        among = takers[things[thing]] if things.get(thing) else everybody
        items.append(item_of(kind, name, name_of(game, kind, name), tally, among))
    return sorted(items, key=lambda item: (item.kind, item.seats == 0, -item.lift.share))


def item_of(kind: str, thing: str, name: str, takers: Tally, among: Tally) -> Item:
    """The difference between seats with and without the thing."""
    with_it = wilson(takers.wins, takers.seats)
    without = wilson(among.wins - takers.wins, among.seats - takers.seats)
    return Item(
        kind=kind,
        id=thing,
        name=name,
        taken=wilson(takers.seats, among.seats),
        seats=takers.seats,
        with_it=with_it,
        without=without,
        lift=difference(with_it, without),
    )


def difference(one: Interval, other: Interval) -> Interval:
    """One share less another, with Newcombe's interval, which holds for few cases too.

    >>> difference(Interval(0.5, 0.4, 0.6), Interval(0.5, 0.47, 0.53))
    Interval(share=0.0, low=-0.1044, high=0.1044)
    """
    lift = one.share - other.share
    low = lift - math.hypot(one.share - one.low, other.high - other.share)
    high = lift + math.hypot(one.high - one.share, other.share - other.low)
    return Interval(round(lift, ROUNDED), round(low, ROUNDED), round(high, ROUNDED))
