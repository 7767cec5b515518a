"""Sampled worlds checked against all that a seat has been told, counted from the events alone.

``python -m tests.uchronia.contradictions 100`` plays so many games of each number of seats.

A witness sits at each seat and knows nothing of how the engine keeps knowledge. It hears the events
as its seat does and keeps, for every Hand, the set of all Hands that can have had its history; and
of the resource pile, since it was last shuffled together in public, which cards can still be there.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games.uchronia.events import (
    Commanded,
    Drew,
    Exchanged,
    Gave,
    Lacked,
    OrderEnded,
    PileRenewed,
    Revealed,
    SiteFed,
    Transferred,
    TurnedUp,
)
from ludopolis.games.uchronia.tables import COLOUR_IDS
from tests.uchronia.given import GAME

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.games.uchronia.state import Uchronia
    from ludopolis.wire.event import Event

Hand = tuple[int, ...]
EMPTY: Hand = (0,) * len(COLOUR_IDS)


SAMPLED = Counter[str]()
"""How many worlds have been compared so far."""


class Witness:
    """What the seat can work out: the possible Hands of all, and the cards left in the pile."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.hands: list[set[Hand]] = [{EMPTY} for _ in range(seats)]
        self.left: Counter[int] | None = None
        self.renewing = False
        self.shown: Counter[int] = Counter()
        for other in range(seats):
            self.draw(other, GAME.tables.constants.setup_draw)

    def hear(self, event: Event, pile: Counter[int]) -> None:
        """Take in an event as the seat sees it; a renewed pile is what lay open before."""
        if isinstance(event, Drew):
            self.draw(event.seat, event.count)
            self.drop(event.colours or [])
        elif isinstance(event, TurnedUp):
            self.drop(event.colours)
        elif isinstance(event, PileRenewed) and event.source != "building":
            self.left = pile
            self.renewing = True
        elif isinstance(event, Revealed):
            self.shown[number(event.colour)] += 1
            self.keep_holding(event.seat, self.shown)
        elif isinstance(event, Lacked):
            lacking = {number(colour) for colour in event.colours}
            hands = self.hands[event.seat]
            self.hands[event.seat] = {h for h in hands if not any(h[c] for c in lacking)}
        elif isinstance(event, OrderEnded):
            self.shown = Counter()
        else:
            self.hear_move(event)

    def hear_move(self, event: Event) -> None:
        if isinstance(event, Commanded):
            for _ in range(event.cards):
                self.move(event.seat, "hand", "domain", event.colour)
        elif isinstance(event, Gave):
            self.move(event.seat, "hand", "stock", event.colour)
        elif isinstance(event, Transferred):
            self.move(event.seat, event.source, event.target, event.colour)
        elif isinstance(event, SiteFed):
            self.move(event.seat, event.zone, "site", event.colour)
        elif isinstance(event, Exchanged):
            self.move(event.seat, event.first_zone, event.second_zone, event.first_colour)
            self.move(event.seat, event.second_zone, event.first_zone, event.second_colour)

    def move(self, seat: int, source: str, target: str, colour: str) -> None:
        card = number(colour)
        if source == "hand":
            self.keep_holding(seat, Counter([card]))
            self.hands[seat] = {changed(hand, card, -1) for hand in self.hands[seat]}
        if target == "hand":
            self.hands[seat] = {changed(hand, card, 1) for hand in self.hands[seat]}

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            colours = range(len(COLOUR_IDS))
            self.hands[seat] = {changed(h, c, 1) for h in self.hands[seat] for c in colours}

    def drop(self, colours: list[str]) -> None:
        """These are no longer in the pile, unless some of them come from the one before."""
        if self.left is not None and not self.renewing:
            self.left -= Counter(number(colour) for colour in colours)
        self.renewing = False

    def keep_holding(self, seat: int, cards: Counter[int]) -> None:
        hands = self.hands[seat]
        self.hands[seat] = {h for h in hands if all(h[c] >= n for c, n in cards.items())}

    def faults(self, s: Uchronia, world: Uchronia) -> list[str]:
        """What is wrong with a world that was sampled for the seat."""
        found = []
        if hand_of(world, self.seat) != hand_of(s, self.seat):
            found.append(f"the Hand of seat {self.seat} has changed")
        for other, hands in enumerate(self.hands):
            if other != self.seat and hand_of(world, other) not in hands:
                found.append(f"seat {self.seat} knows better of seat {other}")
        if self.left is not None and not pile_of(world) <= self.left:
            found.append(f"seat {self.seat} knows better of the pile")
        if GAME.view(world, self.seat) != GAME.view(s, self.seat):
            found.append(f"seat {self.seat} sees something else")
        return found


def number(colour: str) -> int:
    return COLOUR_IDS.index(colour)


def changed(hand: Hand, colour: int, by: int) -> Hand:
    return (*hand[:colour], hand[colour] + by, *hand[colour + 1 :])


def hand_of(s: Uchronia, seat: int) -> Hand:
    return tuple(s.hand(seat, colour) for colour in range(len(COLOUR_IDS)))


def pile_of(s: Uchronia) -> Counter[int]:
    return Counter(list(s.pile)[s.top :])


def contradictions(setup: Setup, every: int, samples: int, most: int = 1_000_000) -> list[str]:
    """What sampled worlds of a random game say against what their seats have been told."""
    s = GAME.new(setup)
    witnesses = [Witness(seat, setup.seats) for seat in range(setup.seats)]
    choices, worlds = seeded(setup.seed), seeded(setup.seed + 1)
    found: list[str] = []
    for ply in range(most):
        if s.over:
            break
        if ply % every == 0:
            faults = sampled_faults(s, witnesses, samples, worlds)
            found += [f"ply {ply}: {fault}" for fault in faults]
        events: list[Event] = []
        s.sink = events
        s.apply(s.decision.options[choices.below(len(s.decision.options))])
        tell(witnesses, events, Counter(s.pile))
    return found


def sampled_faults(s: Uchronia, witnesses: list[Witness], samples: int, rng: Rng) -> list[str]:
    found = []
    for witness in witnesses:
        for _ in range(samples):
            world = s.clone()
            world.determinize(witness.seat, rng)
            SAMPLED["worlds"] += 1
            found += witness.faults(s, world)
    return found


def tell(witnesses: list[Witness], events: list[Event], pile: Counter[int]) -> None:
    """Tell everybody what each may know. A pile renewed just now is still whole in memory."""
    for witness in witnesses:
        for event in events:
            witness.hear(event.seen_by(witness.seat), pile.copy())


def main(games: int) -> None:
    total = 0
    for seed in range(games):
        for seats in GAME.seats:
            for fault in contradictions(Setup(seats, seed), every=5, samples=3):
                total += 1
                sys.stdout.write(f"seats {seats} seed {seed} {fault}\n")
    sys.stdout.write(f"{total} contradictions in {SAMPLED['worlds']} sampled worlds\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
