"""What a seat can't know, dealt anew: the hands of the others and the deck.

The deck and the bag are counts, so their order does not exist until it is drawn (T-14.3). Hands are
sampled uniformly among those that let the asked seat go on with the action it has begun (T-14.2,
T-14.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import filled, i64, vec
from ludopolis.games.utopia.step import CardStep
from ludopolis.games.utopia.tables import CIVS

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.games.utopia.state import Utopia

TRIES: Final = 50


def redeal(s: Utopia, seat: i64, rng: Rng) -> None:
    """Deal the other hands and the deck anew for ``seat`` (-1: a spectator)."""
    s.claim_cards()
    asked: i64 = -1
    if s.pending is not None:
        asked = s.pending.seat
    pool = gather(s, seat)
    sizes = filled(s.terms.seats, 0)
    for other in range(s.terms.seats):
        sizes[other] = s.row_size(other)
    if asked >= 0 and asked != seat:
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, CardStep):
            deal_asked(s, top, pool, sizes[asked], rng)
        else:
            deal_hand(s, asked, pool, sizes[asked], rng)
    for other in range(s.terms.seats):
        if other not in (seat, asked):
            deal_hand(s, other, pool, sizes[other], rng)
    for civ in range(CIVS):
        s.cards[s.deck_row() * CIVS + civ] = pool[civ]
    s.rng = rng.fork()
    if not s.over:
        s.settle()


def gather(s: Utopia, seat: i64) -> vec[i64]:
    """The cards that the seat can't see, by civilisation (T-14.4)."""
    pool = filled(CIVS, 0)
    for row in range(s.terms.seats + 1):
        if row != seat:
            for civ in range(CIVS):
                pool[civ] += s.cards[row * CIVS + civ]
    return pool


def deal_hand(s: Utopia, seat: i64, pool: vec[i64], size: i64, rng: Rng) -> None:
    """Move ``size`` cards from the pool into the hand, which is emptied first."""
    for civ in range(CIVS):
        s.cards[seat * CIVS + civ] = 0
    add_cards(s, seat, pool, size, rng)


def add_cards(s: Utopia, seat: i64, pool: vec[i64], count: i64, rng: Rng) -> None:
    for i in range(count):
        drawn = rng.pick(pool, 0, CIVS)
        pool[drawn] -= 1
        s.cards[seat * CIVS + drawn] += 1


def return_hand(s: Utopia, seat: i64, pool: vec[i64]) -> None:
    for civ in range(CIVS):
        pool[civ] += s.cards[seat * CIVS + civ]
        s.cards[seat * CIVS + civ] = 0


def deal_asked(s: Utopia, step: CardStep, pool: vec[i64], size: i64, rng: Rng) -> None:
    """Deal a hand with which the seat can answer; as a last resort needed cards go in first."""
    for i in range(TRIES):
        deal_hand(s, step.seat, pool, size, rng)
        if step.is_payable(s):
            return
        return_hand(s, step.seat, pool)
    civ = step.some_civ(s, pool, rng)
    needed = step.needed(s)
    s.cards[step.seat * CIVS + civ] = needed
    pool[civ] -= needed
    add_cards(s, step.seat, pool, size - needed, rng)
