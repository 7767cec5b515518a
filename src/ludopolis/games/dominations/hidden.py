"""What a seat can't know, dealt anew: other hands, the supply, Nations and Monuments face down.

The new deal follows from what the seat knows and from the generator alone, so that equal views and
seeds give equal worlds. A seat knows the tiles of each heap it gave back itself: those still lying
there, and those that another player has drawn and can't have given back since, stay with that heap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import filled, i64
from ludopolis.games.dominations.columns import STAMP, Now, Player, Where
from ludopolis.games.dominations.tables import LAND_TILES, MONUMENTS, NATIONS

if TYPE_CHECKING:
    from ludopolis.core.rng import Rng
    from ludopolis.games.dominations.state import Dominations


def redeal(s: Dominations, seat: i64, rng: Rng) -> None:
    """Deal anew all that ``seat`` (-1: a spectator) can't know, and ask again (D-19.1)."""
    s.claim_where()
    s.claim_supply()
    TileDeal(s, seat).carry_out(s, rng)
    redeal_cards(s, seat, rng, Player.NATIONS_DEALT, Player.NATION, NATIONS)
    redeal_cards(s, seat, rng, Player.MONUMENTS_DEALT, Player.MONUMENT, MONUMENTS)
    s.rng = rng.fork()
    if not s.over:
        s.settle()


# -- tiles --


def keeper(s: Dominations, tile: i64) -> i64:
    """Who holds a tile, also one set aside or about to be laid; -1 if nobody."""
    where = s.where[tile]
    if where in (Where.ASIDE, Where.CHOSEN):
        return s.decision.seat
    return where if where < Where.SUPPLY else -1


class TileDeal:
    """What the seat knows of the hidden tiles.

    ``memory`` tells for each tile when the seat gave it back last (0: never), -1 for a tile that
    it can see. ``lying`` are the stamps of the supply from back to front, ``hands`` the numbers of
    tiles that the others hold, then how many of them are set aside and about to be laid.
    """

    def __init__(self, s: Dominations, seat: i64) -> None:
        self.seat: Final = seat
        self.memory = filled(LAND_TILES, -1)
        self.hands = filled(Where.CHOSEN + 1, 0)
        self.pinned: list[int] = []
        self.lying = filled(len(s.supply), 0)
        for tile in range(LAND_TILES):
            holder = keeper(s, tile)
            if s.where[tile] != Where.ON_BOARD and (seat < 0 or holder != seat):
                self.note(s, tile, holder)
        for place in range(len(s.supply)):
            self.lying[place] = s.stamps[s.supply[place]]

    def note(self, s: Dominations, tile: i64, holder: i64) -> None:
        """Take a hidden tile into account; pin it to its holder if the seat knows it is there."""
        self.memory[tile] = 0 if self.seat < 0 else s.learnt[self.seat * LAND_TILES + tile]
        self.hands[s.where[tile]] += 1
        if holder < 0 or self.memory[tile] == 0:
            return
        # Drawn after the holder's last chance to give tiles back: it is still there.
        if s.stamps[tile] // STAMP > s.turn[Now.LAST_GIVEN + holder]:
            self.pinned.append(self.memory[tile] * STAMP + holder)

    def carry_out(self, s: Dominations, rng: Rng) -> None:
        """Remembered heaps first, then places that only unknown tiles can be in, then the rest."""
        self.pinned.sort()
        forget(s, self.seat)
        drawn: list[list[int]] = [[] for seat in range(s.seats)]
        rest: list[int] = []
        for remembered in self.memories():
            lot = self.lot(remembered, rng)
            self.fill_supply(s, lot, remembered * STAMP + self.seat + 1)
            self.fill_pinned(s, lot, remembered, drawn)
            rest.extend(lot)
        unknown = self.lot(0, rng)
        self.fill_supply(s, unknown, 0)
        rest.extend(unknown)
        rng.shuffle(rest)
        for other in range(s.seats):
            self.fill_hand(s, other, drawn[other], rest, rng)
        for place in range(len(self.lying)):
            if self.lying[place] > 0 and self.lying[place] % STAMP != self.seat + 1:
                lay(s, place, rest.pop(), self.lying[place])

    def memories(self) -> list[int]:
        """The times of the own heaps, oldest first."""
        found: list[int] = []
        for remembered in self.memory:
            if remembered > 0 and remembered not in found:
                found.append(remembered)
        found.sort()
        return found

    def lot(self, remembered: i64, rng: Rng) -> list[int]:
        """The hidden tiles remembered in one way, shuffled."""
        tiles: list[int] = []
        for tile in range(LAND_TILES):
            if self.memory[tile] == remembered:
                tiles.append(tile)
        rng.shuffle(tiles)
        return tiles

    def fill_supply(self, s: Dominations, lot: list[int], stamp: i64) -> None:
        for place in range(len(self.lying)):
            if self.lying[place] == stamp:
                lay(s, place, lot.pop(), stamp)

    def fill_pinned(
        self, s: Dominations, lot: list[int], remembered: i64, drawn: list[list[int]]
    ) -> None:
        """Tiles of the heap that others have drawn and not had occasion to give back."""
        for pin in self.pinned:
            if pin // STAMP == remembered:
                holder = pin % STAMP
                tile = lot.pop()
                s.stamps[tile] = (s.turn[Now.LAST_GIVEN + holder] + 1) * STAMP
                drawn[holder].append(tile)

    def fill_hand(
        self, s: Dominations, other: i64, hand: list[int], rest: list[int], rng: Rng
    ) -> None:
        """The hand of another player, with what is set aside or about to be laid."""
        if other == self.seat:
            return
        aside: i64 = 0
        chosen: i64 = 0
        if s.pending is not None and s.pending.seat == other:
            aside = self.hands[Where.ASIDE]
            chosen = self.hands[Where.CHOSEN]
        size = self.hands[other] + aside + chosen
        while len(hand) < size:
            tile = rest.pop()
            s.stamps[tile] = 0
            hand.append(tile)
        rng.shuffle(hand)
        for k in range(size):
            if k < aside:
                s.where[hand[k]] = Where.ASIDE
            elif k < aside + chosen:
                s.where[hand[k]] = Where.CHOSEN
            else:
                s.where[hand[k]] = other


def forget(s: Dominations, seat: i64) -> None:
    """What the other seats remember is written anew with the supply."""
    for other in range(s.seats):
        if other != seat:
            for tile in range(LAND_TILES):
                s.learnt[other * LAND_TILES + tile] = 0


def lay(s: Dominations, place: i64, tile: i64, stamp: i64) -> None:
    """Put a tile into the supply; who gave it back remembers it."""
    s.supply[place] = tile
    s.where[tile] = Where.SUPPLY
    s.stamps[tile] = stamp
    if stamp % STAMP > 0:
        s.learnt[(stamp % STAMP - 1) * LAND_TILES + tile] = stamp // STAMP


# -- Nations and Monuments --


def redeal_cards(s: Dominations, seat: i64, rng: Rng, dealt: i64, chosen: i64, count: i64) -> None:
    """The two cards dealt to each other seat; what was revealed stays (D-2.3, D-2.4)."""
    pool = unseen_cards(s, seat, dealt, chosen, count)
    rng.shuffle(pool)
    for other in range(s.seats):
        if other != seat:
            at = other * Player.SIZE
            pick = s.players[at + chosen]
            if s.turn[Now.REVEALED] == 1:
                put_pair(s, at + dealt, pick, pool.pop())
            else:
                first = pool.pop()
                second = pool.pop()
                put_pair(s, at + dealt, first, second)
                if pick >= 0:
                    s.players[at + chosen] = first


def unseen_cards(s: Dominations, seat: i64, dealt: i64, chosen: i64, count: i64) -> list[int]:
    """The cards that the seat has neither been dealt nor seen revealed."""
    known: list[int] = []
    for other in range(s.seats):
        at = other * Player.SIZE
        if other == seat:
            known.append(s.players[at + dealt])
            known.append(s.players[at + dealt + 1])
        elif s.turn[Now.REVEALED] == 1:
            known.append(s.players[at + chosen])
    return [card for card in range(count) if card not in known]


def put_pair(s: Dominations, at: i64, first: i64, second: i64) -> None:
    s.players[at] = min(second, first)
    s.players[at + 1] = max(first, second)
