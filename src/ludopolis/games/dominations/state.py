"""A position of Dominations: zones as packed numbers, and questions that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import i64, unpacked, vec
from ludopolis.core.state import State
from ludopolis.games.dominations.tables import LAND_TILES, SEATS_MOST
from ludopolis.games.dominations.vocabulary import DOMAINS, RANKS, TRIGGERS

if TYPE_CHECKING:
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.games.dominations.board import Board
    from ludopolis.games.dominations.tables import Match, Tables
    from ludopolis.games.dominations.tree import Tree

# Columns of a player. Knowledge comes first, by Domain.
INFLUENCE: Final = 6
POINTS: Final = 7
TOKENS: Final = 8
NATIONS_DEALT: Final = 9
MONUMENTS_DEALT: Final = 11
NATION: Final = 13
MONUMENT: Final = 14
SPENT: Final = 15
# Where points and Influence came from: together they make the two counters.
POINTS_FROM: Final = 16
FROM_OVERFLOW: Final = 0
FROM_CARDS: Final = 1
FROM_PIECES: Final = 2
FROM_INFLUENCE: Final = 3
FROM_ROLES: Final = 4
FROM_OBJECTIVES: Final = 5
POINT_SOURCES: Final = 6
POINT_SOURCE_IDS: Final = ["overflow", "cards", "pieces", "influence", "roles", "objectives"]
INFLUENCE_FROM: Final = POINTS_FROM + POINT_SOURCES
BY_CITIES: Final = 0
BY_CARDS: Final = 1
BY_PIECES: Final = 2
BY_ROLES: Final = 3
INFLUENCE_SOURCES: Final = 4
INFLUENCE_SOURCE_IDS: Final = ["cities", "cards", "pieces", "roles"]
PLAYER: Final = INFLUENCE_FROM + INFLUENCE_SOURCES

# Columns of a player's standing figures: sums over the visible sides of the own cards.
STEPS: Final = 0
CAMP_BONUS: Final = STEPS + DOMAINS
TRADE_BONUS: Final = CAMP_BONUS + DOMAINS
CONCENTRATION: Final = TRADE_BONUS + DOMAINS
HIGHEST_CITY: Final = CONCENTRATION + DOMAINS
MASTERY_COST: Final = HIGHEST_CITY + DOMAINS
UPGRADE_COST: Final = MASTERY_COST + DOMAINS * RANKS
CITY_COST: Final = UPGRADE_COST + DOMAINS * RANKS
TRIGGER_LINES: Final = CITY_COST + DOMAINS * RANKS
MONUMENT_COST: Final = TRIGGER_LINES + TRIGGERS
HAND_SIZE: Final = MONUMENT_COST + 1
ASSIMILATION: Final = HAND_SIZE + 1
EXCHANGES: Final = ASSIMILATION + 1
STANDING: Final = EXCHANGES + 1

# Columns of a Monument.
IN_PLAY: Final = 0
BOUGHT: Final = 1
PLACE: Final = 2
FOUNDER: Final = 3
MONUMENT_ROW: Final = 4

# Columns of the turn.
AGE: Final = 0
ROUND: Final = 1
TURN: Final = 2
ACTIVE: Final = 3
HAS_PLACED: Final = 4
EXTRA_BUILDS: Final = 5
EXTRA_DEVELOPS: Final = 6
SERIAL: Final = 7
REVEALED: Final = 8
LAST_GIVEN: Final = 9
ORDER: Final = LAST_GIVEN + SEATS_MOST
HOLDERS: Final = ORDER + SEATS_MOST
PRODUCED: Final = HOLDERS + DOMAINS
USES: Final = PRODUCED + SEATS_MOST * DOMAINS

# Where a Land tile is: in the hand of a seat, or here.
SUPPLY: Final = SEATS_MOST
ON_BOARD: Final = SUPPLY + 1
ASIDE: Final = ON_BOARD + 1
CHOSEN: Final = ASIDE + 1


class Dominations(State):
    """Boards and trees are shared values; all else is packed rows, their columns named above.

    ``where`` tells for each Land tile the hand, the supply, the board, the heap being given up or
    the place of the tile about to be laid; ``stamps`` when it came to the hand or the supply.
    ``supply`` has the front at its end. ``learnt`` keeps for each seat and tile when the seat gave
    the tile back last. ``copies`` are the copies of each Mastery still to be had, as bits.
    ``standing`` is worked out from board and trees and is not saved.
    """

    def __init__(
        self,
        match: Match,
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
        self.match: Final = match
        self.tables: Final[Tables] = match.tables
        self.seats: Final[i64] = match.seats
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
            self.match,
            self.rng.clone(),
            self.stack[:],
            self.board,
            self.trees[:],
            self.players[:],
            self.turn[:],
            self.monuments[:],
            self.copies[:],
            self.where[:],
            self.stamps[:],
            self.learnt[:],
            self.supply[:],
            self.standing[:],
        )
        t.copy_kernel(self)
        return t

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
        return [self.players[seat * PLAYER + POINTS] for seat in range(self.seats)]

    def determinize(self, seat: int, rng: Rng) -> None:
        # Imported here: re-dealing asks the frames of the turn, which know this class.
        from ludopolis.games.dominations.hidden import redeal  # noqa: PLC0415

        redeal(self, seat, rng)

    # -- players --

    def knowledge(self, seat: i64, domain: i64) -> i64:
        return self.players[seat * PLAYER + domain]

    def influence(self, seat: i64) -> i64:
        return self.players[seat * PLAYER + INFLUENCE]

    def points(self, seat: i64) -> i64:
        return self.players[seat * PLAYER + POINTS]

    def tokens(self, seat: i64) -> i64:
        return self.players[seat * PLAYER + TOKENS]

    def nation(self, seat: i64) -> i64:
        return self.players[seat * PLAYER + NATION]

    def limit(self, seat: i64, domain: i64) -> i64:
        """The Reserve limit (D-8.1 to D-8.3)."""
        constants = self.tables.constants
        at = seat * STANDING + domain
        steps = self.standing[at + STEPS] + self.standing[at + HIGHEST_CITY]
        limit = constants.reserve_base + constants.reserve_step * steps
        return min(constants.reserve_max, limit)

    def is_spent(self, seat: i64, role: i64) -> bool:
        return (self.players[seat * PLAYER + SPENT] >> role) & 1 == 1

    # -- time --

    def age(self) -> i64:
        return self.turn[AGE]

    def active(self) -> i64:
        """Whose turn it is, -1 outside turns."""
        return self.turn[ACTIVE]

    def at_initiative(self, place: i64) -> i64:
        return self.turn[ORDER + place]

    def initiative(self, seat: i64) -> i64:
        """The place of a seat on the initiative track, 0 for I."""
        place: i64 = 0
        while self.turn[ORDER + place] != seat:
            place += 1
        return place

    def holder(self, role: i64) -> i64:
        """Who holds a Domination card, -1 if nobody."""
        return self.turn[HOLDERS + role]

    def produced(self, seat: i64, domain: i64) -> i64:
        return self.turn[PRODUCED + seat * DOMAINS + domain]

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
        while self.where[tile] != CHOSEN:
            tile += 1
        return tile

    # -- Monuments --

    def monument(self, monument: i64, column: i64) -> i64:
        return self.monuments[monument * MONUMENT_ROW + column]

    def top_level(self, monument: i64) -> i64:
        """The next Level card of a Monument, -1 when all are bought or it is not in play."""
        at = monument * MONUMENT_ROW
        bought = self.monuments[at + BOUGHT]
        if self.monuments[at + IN_PLAY] == 0 or bought == self.tables.levels(monument):
            return -1
        return self.tables.first_level[monument] + bought
