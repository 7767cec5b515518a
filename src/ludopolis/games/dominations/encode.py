"""A position of Dominations as numbers for a learner: what the view shows, the observer first.

The board is a list of filled cells, not a picture: a lattice that holds every game is mostly empty.
"""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.core.encoding import RANKS, WIDE, Encoder
from ludopolis.core.lanes import LANES, copied, put, word
from ludopolis.core.native import append, filled, i64, packed, vec
from ludopolis.core.state import State
from ludopolis.games.dominations.asks import (
    EDGES_MODE,
    GROW_LOCUS,
    INVENTOR_MODE,
    LOCUS_MODE,
    PLACE_VERTEX,
    TREE_CELL,
)
from ludopolis.games.dominations.board import CAMP, DOTS, LEVEL, OWNER, SLOT
from ludopolis.games.dominations.counting import is_adjacent, level_cards
from ludopolis.games.dominations.grid import (
    CELLS,
    cell_i,
    cell_j,
    cell_t,
    vertex_a,
    vertex_b,
)
from ludopolis.games.dominations.state import (
    ACTIVE,
    AGE,
    ASIDE,
    BOUGHT,
    CHOSEN,
    FOUNDER,
    HOLDERS,
    IN_PLAY,
    INFLUENCE_SOURCES,
    MONUMENT,
    MONUMENT_ROW,
    MONUMENTS_DEALT,
    NATION,
    NATIONS_DEALT,
    ORDER,
    PLACE,
    PLAYER,
    POINT_SOURCES,
    POINTS_FROM,
    REVEALED,
    ROUND,
    SUPPLY,
    TOKENS,
    Dominations,
)
from ludopolis.games.dominations.tables import (
    CARDS,
    LAND_TILES,
    MASTERIES,
    MONUMENTS,
    NATIONS,
    ROLES,
)
from ludopolis.games.dominations.tree import tree_x, tree_y
from ludopolis.games.dominations.verbs import STAMP
from ludopolis.games.dominations.vocabulary import CIRCLE, DOMAINS

SLOTS_MOST: Final = 72
"""The Cradle and the 66 cells that a game can fill (see ``grid``)."""
PLAYER_WORDS: Final = 11
CELL_WORDS: Final = 3
PIECE_WORDS: Final = 2
CARD_WORDS: Final = (CARDS + LANES - 1) // LANES
PLACES: Final = CHOSEN + 1
SOURCES: Final = POINT_SOURCES + INFLUENCE_SOURCES
LEFT: Final[vec[i64]] = packed([mask.bit_count() for mask in range(16)])
"""How many copies a set of them has."""
VERTEX: Final = 2
"""What stands for the half of a cell when a place is a vertex."""


class DominationsEncoder(Encoder):
    """The features of Dominations."""

    def __init__(self, seats: int, asks: list[AskSpec]) -> None:
        super().__init__(seats, len(asks))
        self.specs: Final = asks
        self.cities = vec[i64]()
        self.players: Final[i64] = self.add(
            "players",
            seats * PLAYER_WORDS * LANES,
            "by seat, rows of 44: Knowledge by Domain, Influence, points, tokens, then 0, 0, 0;"
            " limits and Nodus by Domain; where points came from, where Influence came from, 0, 0;"
            " hand, tiles being given up, 1 if it has chosen, Nation plus 1 (0: not revealed),"
            " place on the initiative track",
        )
        self.cards: Final[i64] = self.add(
            "cards",
            seats * CARD_WORDS * LANES,
            "by seat, rows of 124: 1 for a card's basic side, 2 for its advanced one",
        )
        self.board: Final[i64] = self.add(
            "board",
            SLOTS_MOST * CELL_WORDS * LANES,
            "filled cells in order, rows of 12: 1, i, j, t, Camp plus 1, three dots, owner plus 1,"
            " City level, 0, 0",
        )
        self.monuments: Final[i64] = self.add(
            "monuments",
            MONUMENTS * PIECE_WORDS * LANES,
            "rows of 8: 1 if in play, place (i, j, t or a, b, 2); Level cards bought, 1 if placed,"
            " founder plus 1, controller plus 1",
        )
        self.roles: Final[i64] = self.add(
            "roles", ROLES * 2, "seat that holds the Domination card plus 1 (0: nobody), 1 if spent"
        )
        self.copies: Final[i64] = self.add(
            "copies", MASTERIES, "copies of a Mastery still to be had"
        )
        self.tiles: Final[i64] = self.add(
            "tiles", LAND_TILES, "own tiles: 1 in hand, 2 about to be given up, 3 to be laid"
        )
        self.returned: Final[i64] = self.add(
            "returned", LAND_TILES, "1 if the observer knows it at the back of the supply"
        )
        self.nations: Final[i64] = self.add("nations", NATIONS, "own Nations: 1 dealt, 2 chosen")
        self.own_monuments: Final[i64] = self.add(
            "own_monuments", MONUMENTS, "own Monuments: 1 dealt, 2 chosen"
        )
        self.progress: Final[i64] = self.add(
            "progress", 4, "Age, round, tiles in the supply, active seat plus 1 (0: nobody)"
        )
        self.choices: Final[i64] = self.add(
            "choices",
            RANKS * LANES,
            "to ranked questions asked of the observer, rows of 4: 1, then i, j, t of each option",
        )
        self.add_question()

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Dominations)
        self.write_players(s, seat, out, at + self.players)
        self.write_trees(s, seat, out, at + self.cards)
        self.write_board(s, seat, out, at + self.board)
        self.write_monuments(s, seat, out, at + self.monuments)
        self.write_roles(s, seat, out, at + self.roles)
        for k in range(MASTERIES // LANES):
            at_copy = LANES * k
            out[at + self.copies + k] = word(
                LEFT[s.copies[at_copy]],
                LEFT[s.copies[at_copy + 1]],
                LEFT[s.copies[at_copy + 2]],
                LEFT[s.copies[at_copy + 3]],
            )
        self.write_tiles(s, seat, out, at)
        self.write_dealt(s, seat, out, at)
        active = self.relative(s.turn[ACTIVE], seat)
        out[at + self.progress] = word(s.turn[AGE], s.turn[ROUND], len(s.supply), active)
        self.write_choices(s, seat, out, at + self.choices)
        self.write_question(s, seat, out, at)

    def relative(self, other: i64, seat: i64) -> i64:
        """A seat counted from the observer on plus 1, 0 for nobody."""
        if other < 0:
            return 0
        return (other - seat + self.seats) % self.seats + 1

    def write_players(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        asked: i64 = -1
        if s.pending is not None:
            asked = s.pending.seat
        counts = filled(PLACES, 0)
        for where in s.where:
            counts[where] += 1
        for k in range(s.seats):
            other = (seat + k) % s.seats
            row = other * PLAYER
            copied(s.players, row, TOKENS + 1, out, at)
            for domain in range(DOMAINS):
                put(out, at + 3, domain, s.limit(other, domain))
                put(out, at + 3, DOMAINS + domain, s.trees[other].nodus[domain])
            copied(s.players, row + POINTS_FROM, SOURCES, out, at + 6)
            # A tile about to be laid is still one of the hand for everybody else.
            hand = counts[other]
            aside: i64 = 0
            if other == asked:
                hand += counts[CHOSEN]
                aside = counts[ASIDE]
            nation: i64 = 0
            if s.turn[REVEALED] == 1:
                nation = s.players[row + NATION] + 1
            chosen: i64 = 1 if s.players[row + MONUMENT] >= 0 else 0
            out[at + 9] = word(hand, aside, chosen, nation)
            out[at + 10] = s.initiative(other)
            at += PLAYER_WORDS

    def write_trees(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        for k in range(s.seats):
            tree = s.trees[(seat + k) % s.seats]
            for place in range(1, tree.size()):
                put(out, at, tree.card(place), tree.side(place) + 1)
            at += CARD_WORDS

    def write_board(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        slots = s.board.slots
        for slot in range(s.board.size()):
            row = slot * SLOT
            out[at] = CELL_WORD[slots[row]]
            out[at + 1] = word(
                slots[row + CAMP] + 1,
                slots[row + DOTS],
                slots[row + DOTS + 1],
                slots[row + DOTS + 2],
            )
            if slots[row + OWNER] >= 0:
                out[at + 2] = word(
                    self.relative(slots[row + OWNER], seat), slots[row + LEVEL], 0, 0
                )
            at += CELL_WORDS

    def count_cities(self, s: Dominations) -> None:
        """Note which slots have Cities: they are few."""
        slots = s.board.slots
        self.cities = vec[i64](capacity=SLOTS_MOST)
        for slot in range(s.board.size()):
            if slots[slot * SLOT + OWNER] >= 0:
                self.cities = append(self.cities, slot)

    def ruler(self, s: Dominations, monument: i64) -> i64:
        """What ``counting.controller`` finds for a piece on the board, in one pass of Cities."""
        power = filled(s.seats, 0)
        slots = s.board.slots
        for slot in self.cities:
            if is_adjacent(s, monument, slot):
                power[slots[slot * SLOT + OWNER]] += slots[slot * SLOT + LEVEL]
        best: i64 = -1
        most: i64 = -1
        founder = s.monuments[monument * MONUMENT_ROW + FOUNDER]
        for place in range(s.seats):
            seat = s.turn[ORDER + place]
            total = power[seat] + level_cards(s, seat, monument)
            if total > most or (total == most and seat == founder):
                best = seat
                most = total
        return best

    def write_monuments(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        self.count_cities(s)
        for monument in range(MONUMENTS):
            row = monument * MONUMENT_ROW
            if s.monuments[row + IN_PLAY] == 1:
                place = s.monuments[row + PLACE]
                founder = self.relative(s.monuments[row + FOUNDER], seat)
                out[at] = 1
                out[at + 1] = word(s.monuments[row + BOUGHT], 0, founder, 0)
                if place >= 0:
                    is_circle = s.tables.shapes[monument] == CIRCLE
                    out[at] = vertex_word(place) if is_circle else CELL_WORD[place]
                    ruler = self.relative(self.ruler(s, monument), seat)
                    out[at + 1] = word(s.monuments[row + BOUGHT], 1, founder, ruler)
            at += PIECE_WORDS

    def write_roles(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        for role in range(ROLES):
            holder = s.turn[HOLDERS + role]
            if holder >= 0:
                put(out, at, 2 * role, self.relative(holder, seat))
                put(out, at, 2 * role + 1, 1 if s.is_spent(holder, role) else 0)

    def write_tiles(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        """The own tiles, and those that the seat knows to lie at the back of the supply."""
        is_asked = s.pending is not None and s.pending.seat == seat
        heap: i64 = -1
        is_whole = False
        for tile in range(LAND_TILES):
            where = s.where[tile]
            if where == SUPPLY:
                stamp = s.stamps[tile]
                if stamp & (STAMP - 1) == seat + 1 and s.learnt[seat * LAND_TILES + tile] > 0:
                    if stamp != heap:
                        heap = stamp
                        is_whole = is_untouched(s, seat, stamp)
                    if is_whole:
                        put(out, at + self.returned, tile, 1)
            elif where == seat:
                put(out, at + self.tiles, tile, 1)
            elif is_asked and where == ASIDE:
                put(out, at + self.tiles, tile, 2)
            elif is_asked and where == CHOSEN:
                put(out, at + self.tiles, tile, 3)

    def write_dealt(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        row = seat * PLAYER
        for k in range(2):
            nation = s.players[row + NATIONS_DEALT + k]
            is_nation = s.players[row + NATION] == nation
            put(out, at + self.nations, nation, 2 if is_nation else 1)
            monument = s.players[row + MONUMENTS_DEALT + k]
            is_monument = s.players[row + MONUMENT] == monument
            put(out, at + self.own_monuments, monument, 2 if is_monument else 1)

    def write_choices(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        asked = s.pending
        if asked is not None and asked.seat == seat and self.specs[asked.ask].count > WIDE:
            for place in range(len(asked.options)):
                out[at + place] = place_word(asked.ask, asked.options[place])


def place_word(ask: i64, option: i64) -> i64:
    """Where a ranked option points: on a tree, at a vertex or at a cell."""
    if ask == TREE_CELL:
        return word(1, tree_x(option), tree_y(option), 0)
    if ask == GROW_LOCUS:
        return vertex_word(option)
    if ask == INVENTOR_MODE:
        if option == EDGES_MODE:
            return 1
        return vertex_word(option - LOCUS_MODE)
    if option >= CELLS:
        return vertex_word(option - PLACE_VERTEX)
    return CELL_WORD[option]


def cell_word(cell: i64) -> i64:
    return word(1, cell_i(cell), cell_j(cell), cell_t(cell))


CELL_WORD: Final[vec[i64]] = packed([cell_word(cell) for cell in range(CELLS)])
"""The words of all cells: cheaper to look up than to divide."""


def vertex_word(vertex: i64) -> i64:
    return word(1, vertex_a(vertex), vertex_b(vertex), VERTEX)


def is_untouched(s: Dominations, seat: i64, stamp: i64) -> bool:
    """Whether all that the seat gave back at that time still lies in the supply."""
    serial = stamp // STAMP
    mine = seat * LAND_TILES
    for tile in range(LAND_TILES):
        if s.learnt[mine + tile] == serial and (s.where[tile] != SUPPLY or s.stamps[tile] != stamp):
            return False
    return True
