"""Whether the content is balanced: what players take, and how much it moves their chance to win.

Knows what there is to take in each game; ``balance_page`` draws the figures.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.bots.bot import Budget
from ludopolis.bots.match import Match, seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.core.game import Setup
from ludopolis.games.dominations.scoring import objectives_met
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.uchronia.state import COLUMNS, COMPLETED, Uchronia
from ludopolis.games.uchronia.tables import COLOUR_IDS
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIV_IDS, ISLAND_IDS
from ludopolis.play.arena import Contest, opened
from ludopolis.play.ratings import CONFIDENCE, Interval, shares, wilson
from ludopolis.play.spread import spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.state import State

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
    """One thing: how often seats took it, and their chance to win with and without it."""

    kind: str
    id: str
    taken: Interval
    seats: int
    with_it: Interval
    without: float
    lift: float
    lift_error: float


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
    game = opened(contest.game)
    setup = Setup(contest.seats, seed_from(contest.seed, "balance", number), contest.flags)
    bots = [bot_named(game, contest.bots[0]) for _ in range(contest.seats)]
    seeds = [seed_from(contest.seed, number, seat) for seat in range(contest.seats)]
    match = Match(game, setup, bots, seeds, Budget(contest.seconds))
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
        [taken_by(state, seat) for seat in order],
    )


def first_player(match: Match) -> int:
    """Who is first in the first round; plays on until it is drawn."""
    if not isinstance(match.state, Dominations):
        return match.state.decision.seat
    while match.state.age() == 0:
        match.step()
    return match.state.at_initiative(0)


def samples(contest: Contest, jobs: int) -> Iterator[Sample]:
    for _, sample in spread(partial(play_sample, contest), list(range(contest.games)), jobs):
        yield sample


def taken_by(s: State, seat: int) -> list[str]:
    """What the seat has at the end of the game, each thing once."""
    if isinstance(s, Utopia):
        return taken_in_utopia(s, seat)
    if isinstance(s, Uchronia):
        return taken_in_uchronia(s, seat)
    assert isinstance(s, Dominations)
    return taken_in_dominations(s, seat)


def taken_in_utopia(s: Utopia, seat: int) -> list[str]:
    districts = [d for d, owner in enumerate(s.controller) if owner == seat]
    found = [f"district {s.match.tables.district_ids[d]}" for d in districts]
    found += sorted({f"civilisation {CIV_IDS[s.monument[d]]}" for d in districts})
    found += [f"wonder {ISLAND_IDS[i]}" for i, owner in enumerate(s.wonder) if owner == seat]
    return found


def taken_in_uchronia(s: Uchronia, seat: int) -> list[str]:
    completed = s.tableau[seat * COLUMNS + COMPLETED]
    found = [f"building {name}" for i, name in enumerate(s.tables.ids) if completed >> i & 1]
    found += [f"monopoly {COLOUR_IDS[i]}" for i, owner in enumerate(s.monopoly) if owner == seat]
    return found


def taken_in_dominations(s: Dominations, seat: int) -> list[str]:
    tree = s.trees[seat]
    ids = s.tables.card_ids
    nation = s.tables.nation_ids[s.nation(seat)]
    cards = [tree.card(place) for place in range(1, tree.size())]
    found = [f"card {ids[card]}" for card in cards]
    found.append(f"nation {nation}")
    met = objectives_met(s, seat)
    found += [f"objective {nation} {i + 1}" for i, done in enumerate(met) if done]
    return found


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
        items=items_of(games, wins),
    )


def items_of(games: list[Sample], wins: list[list[float]]) -> list[Item]:
    takers: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for sample, row in zip(games, wins, strict=True):
        for took, win in zip(sample.took, row, strict=True):
            for thing in took:
                takers[thing] += 1
                won[thing] += win  # type: ignore[assignment]
    seats = sum(len(row) for row in wins)
    total = sum(sum(row) for row in wins)
    items = [item_of(thing, takers[thing], won[thing], seats, total) for thing in takers]
    return sorted(items, key=lambda item: (item.kind, -item.lift))


def item_of(thing: str, takers: int, won: float, seats: int, total: float) -> Item:
    """The difference between seats with and without the thing, with its standard error."""
    kind, _, name = thing.partition(" ")
    with_it = won / takers
    others = seats - takers
    without = (total - won) / others if others else with_it
    variance = with_it * (1 - with_it) / takers
    variance += without * (1 - without) / others if others else 0.0
    return Item(
        kind=kind,
        id=name,
        taken=wilson(takers, seats),
        seats=takers,
        with_it=wilson(won, takers),
        without=round(without, ROUNDED),
        lift=round(with_it - without, ROUNDED),
        lift_error=round(CONFIDENCE * math.sqrt(max(0.0, variance)), ROUNDED),
    )
