"""A position of Dominations: zones as packed numbers, and questions that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i64, unpacked, vec
from ludopolis.core.state import State
from ludopolis.games.dominations.columns import Monument, Now, Player, Standing, Where
from ludopolis.games.dominations.hidden import redeal
from ludopolis.games.dominations.tables import LAND_TILES
from ludopolis.games.dominations.vocabulary import DOMAINS

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.games.dominations.board import Board
    from ludopolis.games.dominations.tables import Tables, Terms
    from ludopolis.games.dominations.tree import Tree

# Bits of ``shared``.
SHARED_TREES: Final = 2
SHARED_STANDING: Final = 4
SHARED_MONUMENTS: Final = 8
SHARED_COPIES: Final = 16
SHARED_WHERE: Final = 32
SHARED_SUPPLY: Final = 64


class Dominations(State):
    """Boards and trees are shared values; all else is packed rows (see ``columns``).

    ``where`` tells for each Land tile the hand, the supply, the board, the heap being given up or
    the place of the tile about to be laid; ``stamps`` when it came to the hand or the supply.
    ``supply`` has the front at its end. ``learnt`` keeps for each seat and tile when the seat gave
    the tile back last. ``copies`` are the copies of each Mastery still to be had, as bits.
    ``standing`` is worked out from board and trees and is not saved.
    """

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        stack: list[AnyFrame],
        board: Board,
        trees: list[Tree],
        players: vec[i64],
        turn: vec[i64],
        monuments: vec[i64],
        copies: vec[i64],
        where: vec[i64],
        stamps: vec[i64],
        learnt: vec[i64],
        supply: vec[i64],
        standing: vec[i64],
    ) -> None:
        super().__init__(rng, stack)
        self.terms: Final = terms
        self.tables: Final[Tables] = terms.tables
        self.seats: Final[i64] = terms.seats
        self.board = board
        self.trees = trees
        self.players = players
        self.turn = turn
        self.monuments = monuments
        self.copies = copies
        self.where = where
        self.stamps = stamps
        self.learnt = learnt
        self.supply = supply
        self.standing = standing

    def clone(self) -> Dominations:
        t = Dominations(
            self.terms,
            self.rng,
            self.stack[:],
            self.board,
            self.trees,
            self.players[:],
            self.turn[:],
            self.monuments,
            self.copies,
            self.where,
            self.stamps,
            self.learnt,
            self.supply,
            self.standing,
        )
        t.share(self)
        t.copy_kernel(self)
        return t

    # -- what verbs call before they change it --

    def claim_trees(self) -> None:
        if self.shared & SHARED_TREES != 0:
            self.shared ^= SHARED_TREES
            self.trees = self.trees[:]

    def claim_standing(self) -> None:
        if self.shared & SHARED_STANDING != 0:
            self.shared ^= SHARED_STANDING
            self.standing = self.standing[:]

    def claim_monuments(self) -> None:
        if self.shared & SHARED_MONUMENTS != 0:
            self.shared ^= SHARED_MONUMENTS
            self.monuments = self.monuments[:]

    def claim_copies(self) -> None:
        if self.shared & SHARED_COPIES != 0:
            self.shared ^= SHARED_COPIES
            self.copies = self.copies[:]

    def claim_where(self) -> None:
        if self.shared & SHARED_WHERE != 0:
            self.shared ^= SHARED_WHERE
            self.where = self.where[:]

    def claim_supply(self) -> None:
        if self.shared & SHARED_SUPPLY != 0:
            self.shared ^= SHARED_SUPPLY
            self.stamps = self.stamps[:]
            self.learnt = self.learnt[:]
            self.supply = self.supply[:]

    def zones(self) -> list[list[int]]:
        return [
            unpacked(self.players),
            unpacked(self.turn),
            unpacked(self.monuments),
            unpacked(self.copies),
            unpacked(self.where),
            unpacked(self.stamps),
            unpacked(self.learnt),
            unpacked(self.supply),
            self.board.rows(),
            *[tree.row() for tree in self.trees],
        ]

    def scores(self) -> list[int]:
        return [self.players[seat * Player.SIZE + Player.POINTS] for seat in range(self.seats)]

    def determinize(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    # -- players --

    def knowledge(self, seat: i64, domain: i64) -> i64:
        return self.players[seat * Player.SIZE + domain]

    def influence(self, seat: i64) -> i64:
        return self.players[seat * Player.SIZE + Player.INFLUENCE]

    def points(self, seat: i64) -> i64:
        return self.players[seat * Player.SIZE + Player.POINTS]

    def tokens(self, seat: i64) -> i64:
        return self.players[seat * Player.SIZE + Player.TOKENS]

    def nation(self, seat: i64) -> i64:
        return self.players[seat * Player.SIZE + Player.NATION]

    def limit(self, seat: i64, domain: i64) -> i64:
        """The Reserve limit, from Cities and cards of now (D-8.1 to D-8.3, D-8.8, D-21.42)."""
        constants = self.tables.constants
        at = seat * Standing.SIZE + domain
        steps = self.standing[at + Standing.STEPS] + self.standing[at + Standing.HIGHEST_CITY]
        limit = constants.reserve_base + constants.reserve_step * steps
        return min(constants.reserve_max, limit)

    def is_spent(self, seat: i64, role: i64) -> bool:
        return (self.players[seat * Player.SIZE + Player.SPENT] >> role) & 1 == 1

    # -- time --

    def age(self) -> i64:
        return self.turn[Now.AGE]

    def active(self) -> i64:
        """Whose turn it is, -1 outside turns."""
        return self.turn[Now.ACTIVE]

    def at_initiative(self, place: i64) -> i64:
        return self.turn[Now.ORDER + place]

    def initiative(self, seat: i64) -> i64:
        """The place of a seat on the initiative track, 0 for I."""
        place: i64 = 0
        while self.turn[Now.ORDER + place] != seat:
            place += 1
        return place

    def holder(self, role: i64) -> i64:
        """Who holds a Domination card, -1 if nobody."""
        return self.turn[Now.HOLDERS + role]

    def produced(self, seat: i64, domain: i64) -> i64:
        """What the seat Produced in this activation, before any limit (D-8.16)."""
        return self.turn[Now.PRODUCED + seat * DOMAINS + domain]

    # -- tiles --

    def hand(self, seat: i64) -> list[int]:
        """The tiles in a hand, in the order of the content."""
        return [tile for tile in range(LAND_TILES) if self.where[tile] == seat]

    def hand_count(self, seat: i64) -> i64:
        count: i64 = 0
        for place in self.where:
            if place == seat:
                count += 1
        return count

    def chosen_tile(self) -> i64:
        """The tile that the active player is about to lay."""
        tile: i64 = 0
        while self.where[tile] != Where.CHOSEN:
            tile += 1
        return tile

    # -- Monuments --

    def monument(self, monument: i64, column: i64) -> i64:
        return self.monuments[monument * Monument.SIZE + column]

    def top_level(self, monument: i64) -> i64:
        """The next Level card of a Monument, -1 when all are bought or it is not in play."""
        at = monument * Monument.SIZE
        bought = self.monuments[at + Monument.BOUGHT]
        if self.monuments[at + Monument.IN_PLAY] == 0 or bought == self.tables.levels(monument):
            return -1
        return self.tables.first_level[monument] + bought
