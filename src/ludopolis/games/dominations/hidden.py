"""What a seat can't know, dealt anew: other hands, the supply, Nations and Monuments face down.

Tiles that the seat gave back itself stay together as the seat remembers them: each of them can only
change places with others of the same heap. What another player kept and what that player put back
is a hidden choice, so those tiles change places first. All else changes places freely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import filled, i64
from ludopolis.games.dominations.state import (
    ASIDE,
    CHOSEN,
    MONUMENT,
    MONUMENTS_DEALT,
    NATION,
    NATIONS_DEALT,
    ON_BOARD,
    PLAYER,
    REVEALED,
    SUPPLY,
    Dominations,
)
from ludopolis.games.dominations.tables import LAND_TILES, MONUMENTS, NATIONS
from ludopolis.games.dominations.verbs import STAMP

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng

MEMORIES: Final = 10_000
"""More than the serial numbers of heaps in a game."""


def redeal(s: Dominations, seat: i64, rng: Rng) -> None:
    """Deal anew all that ``seat`` (-1: a spectator) can't know, and ask again."""
    mix_kept(s, seat, rng)
    mix_unknown(s, seat, rng)
    redeal_cards(s, seat, rng, NATIONS_DEALT, NATION, NATIONS)
    redeal_cards(s, seat, rng, MONUMENTS_DEALT, MONUMENT, MONUMENTS)
    s.rng = rng.fork()
    if not s.over:
        s.settle()


def keeper(s: Dominations, tile: i64) -> i64:
    """Who holds a tile, also one set aside or about to be laid; -1 if nobody."""
    where = s.where[tile]
    if where in (ASIDE, CHOSEN):
        return s.decision.seat
    return where if where < SUPPLY else -1


def is_hidden(s: Dominations, seat: i64, tile: i64) -> bool:
    return s.where[tile] != ON_BOARD and (seat < 0 or keeper(s, tile) != seat)


def memory(s: Dominations, seat: i64, tile: i64) -> i64:
    """When the seat gave the tile back last, 0 for never."""
    return 0 if seat < 0 else s.learnt[seat * LAND_TILES + tile]


def mix_kept(s: Dominations, seat: i64, rng: Rng) -> None:
    """For each heap that another player gave back: it could have been other tiles of that hand."""
    for stamp in heaps(s):
        other = stamp % STAMP - 1
        if other != seat:
            mix_heap(s, seat, rng, other, stamp)


def heaps(s: Dominations) -> list[int]:
    """The stamps of the heaps given back, of which tiles are left in the supply, oldest first."""
    found: list[int] = []
    for tile in s.supply:
        stamp = s.stamps[tile]
        if stamp % STAMP > 0 and stamp not in found:
            found.append(stamp)
    found.sort()
    return found


def mix_heap(s: Dominations, seat: i64, rng: Rng, other: i64, stamp: i64) -> None:
    given: list[int] = []
    kept: list[int] = []
    for tile in range(LAND_TILES):
        if s.where[tile] == SUPPLY:
            if s.stamps[tile] == stamp:
                given.append(tile)
        elif keeper(s, tile) == other and s.stamps[tile] < stamp:
            kept.append(tile)
    if kept:
        swap_places(s, seat, rng, given + kept)


def mix_unknown(s: Dominations, seat: i64, rng: Rng) -> None:
    """Hidden tiles change places with those that the seat remembers in the same way."""
    hidden = [tile for tile in range(LAND_TILES) if is_hidden(s, seat, tile)]
    memories = sorted({memory(s, seat, tile) for tile in hidden})
    for remembered in memories:
        swap_places(s, seat, rng, [t for t in hidden if memory(s, seat, t) == remembered])


def swap_places(s: Dominations, seat: i64, rng: Rng, tiles: list[int]) -> None:
    """Shuffle which of the tiles lies where; what other seats remember goes with the place."""
    shuffled = in_order_of_memory(s, seat, tiles)
    rng.shuffle(shuffled)
    tiles = in_order_of_places(s, seat, tiles)
    moved = filled(LAND_TILES, -1)
    where = s.where[:]
    stamps = s.stamps[:]
    learnt = s.learnt[:]
    for k in range(len(tiles)):
        old = tiles[k]
        new = shuffled[k]
        moved[old] = new
        s.where[new] = where[old]
        s.stamps[new] = stamps[old]
        for other in range(s.seats):
            if other != seat:
                s.learnt[other * LAND_TILES + new] = learnt[other * LAND_TILES + old]
    for k in range(len(s.supply)):
        if moved[s.supply[k]] >= 0:
            s.supply[k] = moved[s.supply[k]]


def in_order_of_memory(s: Dominations, seat: i64, tiles: list[int]) -> list[int]:
    """First the tiles that the seat knows nothing of: it can't tell one from another."""
    keyed = sorted([(memory(s, seat, tile), tile) for tile in tiles])
    return [key[1] for key in keyed]


def in_order_of_places(s: Dominations, seat: i64, tiles: list[int]) -> list[int]:
    """The tiles by where they lie: what is dealt then depends on the generator alone."""
    at = filled(LAND_TILES, 0)
    for k in range(len(s.supply)):
        at[s.supply[k]] = k
    keyed: list[tuple[int, int, int, int, int]] = []
    for tile in tiles:
        remembered: i64 = 0
        for other in range(s.seats):
            if other != seat:
                remembered = remembered * MEMORIES + s.learnt[other * LAND_TILES + tile]
        keyed.append((s.where[tile], at[tile], s.stamps[tile], remembered, tile))
    keyed.sort()
    return [key[4] for key in keyed]


def redeal_cards(s: Dominations, seat: i64, rng: Rng, dealt: i64, chosen: i64, count: i64) -> None:
    """The two cards dealt to each other seat; what was revealed stays (D-2.3, D-2.4)."""
    if s.players[dealt] == s.players[dealt + 1]:
        return
    pool = unseen(s, seat, dealt, chosen, count)
    rng.shuffle(pool)
    for other in range(s.seats):
        if other != seat:
            at = other * PLAYER
            pick = s.players[at + chosen]
            if s.turn[REVEALED] == 1:
                put_pair(s, at + dealt, pick, pool.pop())
            else:
                first = pool.pop()
                second = pool.pop()
                put_pair(s, at + dealt, first, second)
                if pick >= 0:
                    s.players[at + chosen] = first


def unseen(s: Dominations, seat: i64, dealt: i64, chosen: i64, count: i64) -> list[int]:
    """The cards that the seat has neither been dealt nor seen revealed."""
    known: list[int] = []
    for other in range(s.seats):
        at = other * PLAYER
        if other == seat:
            known.append(s.players[at + dealt])
            known.append(s.players[at + dealt + 1])
        elif s.turn[REVEALED] == 1:
            known.append(s.players[at + chosen])
    return [card for card in range(count) if card not in known]


def put_pair(s: Dominations, at: i64, first: i64, second: i64) -> None:
    s.players[at] = min(second, first)
    s.players[at + 1] = max(first, second)
