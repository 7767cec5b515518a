"""A position of Dominations as numbers for a learner: what the view shows, the observer first.

The board is a list of filled cells, not a picture: a lattice that holds every game is mostly empty.
"""

from typing import Final

from ludopolis.core.decision import AskSpec
from ludopolis.core.encoding import RANKS, WIDE, Encoder, copied
from ludopolis.core.native import i16, i64, vec
from ludopolis.core.state import State
from ludopolis.games.dominations.asks import (
    GROW_LOCUS,
    INVENTOR_MODE,
    LOCUS_MODE,
    PLACE_VERTEX,
    TREE_CELL,
)
from ludopolis.games.dominations.counting import controller
from ludopolis.games.dominations.grid import (
    CELLS,
    CORNERS,
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
    INFLUENCE_FROM,
    MONUMENT,
    MONUMENT_ROW,
    MONUMENTS_DEALT,
    NATION,
    NATIONS_DEALT,
    PLACE,
    PLAYER,
    POINTS_FROM,
    REVEALED,
    ROUND,
    SUPPLY,
    Dominations,
)
from ludopolis.games.dominations.tables import (
    AGES,
    CARDS,
    COPIES,
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
FIGURES: Final = 3 * DOMAINS + 8 + 6 + 4
CELL_FIGURES: Final = 10
PIECE_FIGURES: Final = 7
VERTEX: Final = 2
"""What stands for the half of a cell when a place is a vertex."""


class DominationsEncoder(Encoder):
    """The features of Dominations, in the order in which they are written."""

    def __init__(self, seats: int, asks: list[AskSpec]) -> None:
        super().__init__(seats, len(asks))
        self.specs: Final = asks
        self.add(
            "players",
            seats * FIGURES,
            "by seat: Knowledge, limits and Nodus by Domain; Influence, points, tokens, hand, tiles"
            " being given up, 1 if it has chosen, Nation plus 1 (0: not revealed), place on the"
            " initiative track; where points came from; where Influence came from",
        )
        self.add("cards", seats * CARDS, "by seat: 1 for a card's basic side, 2 for its advanced")
        self.add(
            "board",
            SLOTS_MOST * CELL_FIGURES,
            "filled cells in order: 1, i, j, t, Camp plus 1, three dots, owner plus 1, City level",
        )
        self.add(
            "monuments",
            MONUMENTS * PIECE_FIGURES,
            "1 if in play, Level cards bought, place (i, j, t or a, b, 2), founder plus 1,"
            " controller plus 1",
        )
        self.add("holders", ROLES, "seat that holds the Domination card plus 1, 0 for nobody")
        self.add("spent", ROLES, "1 if its power is spent")
        self.add("copies", MASTERIES, "copies of the Mastery still to be had")
        self.add("tiles", LAND_TILES, "own tiles: 1 in hand, 2 about to be given up, 3 to be laid")
        self.add("returned", LAND_TILES, "1 if the observer knows it at the back of the supply")
        self.add("nations", NATIONS, "own Nations: 1 dealt, 2 chosen")
        self.add("own_monuments", MONUMENTS, "own Monuments: 1 dealt, 2 chosen")
        self.add("age", AGES, "1 at the Age")
        self.add("progress", 3, "round, tiles in the supply, active seat plus 1 (0: nobody)")
        self.add("choices", RANKS * 3, "to ranked questions asked of the observer: i, j, t of each")
        self.add_question()

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(s, Dominations)
        for i in range(at, at + self.width):
            out[i] = 0
        at = self.write_players(s, seat, out, at)
        at = self.write_trees(s, seat, out, at)
        at = self.write_board(s, seat, out, at)
        at = self.write_monuments(s, seat, out, at)
        at = self.write_roles(s, seat, out, at)
        at = self.write_copies(s, out, at)
        at = self.write_tiles(s, seat, out, at)
        at = self.write_dealt(s, seat, out, at)
        at = self.write_progress(s, seat, out, at)
        at = self.write_choices(s, seat, out, at)
        self.write_question(s, seat, out, at)

    def relative(self, other: i64, seat: i64) -> i16:
        """A seat counted from the observer on plus 1, 0 for nobody."""
        return 0 if other < 0 else i16((other - seat + self.seats) % self.seats + 1)

    def write_players(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        asked: i64 = s.pending.seat if s.pending is not None else -1
        for k in range(s.seats):
            other = (seat + k) % s.seats
            row = other * PLAYER
            copied(s.players, row, DOMAINS, out, at)
            for domain in range(DOMAINS):
                out[at + DOMAINS + domain] = i16(s.limit(other, domain))
            copied(s.trees[other].nodus, 0, DOMAINS, out, at + 2 * DOMAINS)
            single = at + 3 * DOMAINS
            out[single] = i16(s.influence(other))
            out[single + 1] = i16(s.points(other))
            out[single + 2] = i16(s.tokens(other))
            out[single + 3] = i16(s.hand_count(other))
            if other == asked:
                # A tile about to be laid is still one of the hand for everybody else.
                out[single + 3] += i16(tiles_at(s, CHOSEN))
                out[single + 4] = i16(tiles_at(s, ASIDE))
            out[single + 5] = 1 if s.players[row + MONUMENT] >= 0 else 0
            if s.turn[REVEALED] == 1:
                out[single + 6] = i16(s.players[row + NATION] + 1)
            out[single + 7] = i16(s.initiative(other))
            copied(s.players, row + POINTS_FROM, 6, out, single + 8)
            copied(s.players, row + INFLUENCE_FROM, 4, out, single + 14)
            at += FIGURES
        return at

    def write_trees(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        for k in range(s.seats):
            tree = s.trees[(seat + k) % s.seats]
            for place in range(1, tree.size()):
                out[at + tree.card(place)] = i16(tree.side(place) + 1)
            at += CARDS
        return at

    def write_board(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        board = s.board
        for slot in range(board.size()):
            start = at + slot * CELL_FIGURES
            out[start] = 1
            write_cell(board.cell(slot), out, start + 1)
            out[start + 4] = i16(board.camp(slot) + 1)
            for c in range(CORNERS):
                out[start + 5 + c] = i16(board.dot(slot, c))
            out[start + 8] = self.relative(board.owner(slot), seat)
            out[start + 9] = i16(board.level(slot))
        return at + SLOTS_MOST * CELL_FIGURES

    def write_monuments(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        for monument in range(MONUMENTS):
            row = monument * MONUMENT_ROW
            if s.monuments[row + IN_PLAY] == 0:
                continue
            start = at + monument * PIECE_FIGURES
            out[start] = 1
            out[start + 1] = i16(s.monuments[row + BOUGHT])
            place = s.monuments[row + PLACE]
            if place >= 0:
                if s.tables.shapes[monument] == CIRCLE:
                    write_vertex(place, out, start + 2)
                else:
                    write_cell(place, out, start + 2)
            out[start + 5] = self.relative(s.monuments[row + FOUNDER], seat)
            out[start + 6] = self.relative(controller(s, monument), seat)
        return at + MONUMENTS * PIECE_FIGURES

    def write_roles(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        for role in range(ROLES):
            holder = s.turn[HOLDERS + role]
            out[at + role] = self.relative(holder, seat)
            if holder >= 0 and s.is_spent(holder, role):
                out[at + ROLES + role] = 1
        return at + 2 * ROLES

    def write_copies(self, s: Dominations, out: vec[i16], at: i64) -> i64:
        for card in range(MASTERIES):
            left: i64 = 0
            for copy in range(COPIES):
                left += (s.copies[card] >> copy) & 1
            out[at + card] = i16(left)
        return at + MASTERIES

    def write_tiles(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        """The own tiles, and those that the seat knows to lie at the back of the supply."""
        is_asked = s.pending is not None and s.pending.seat == seat
        for tile in range(LAND_TILES):
            where = s.where[tile]
            if where == seat:
                out[at + tile] = 1
            elif is_asked and where == ASIDE:
                out[at + tile] = 2
            elif is_asked and where == CHOSEN:
                out[at + tile] = 3
            elif where == SUPPLY and is_known(s, seat, tile):
                out[at + LAND_TILES + tile] = 1
        return at + 2 * LAND_TILES

    def write_dealt(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        row = seat * PLAYER
        monuments = at + NATIONS
        for k in range(2):
            out[at + s.players[row + NATIONS_DEALT + k]] = 1
            out[monuments + s.players[row + MONUMENTS_DEALT + k]] = 1
        if s.players[row + NATION] >= 0:
            out[at + s.players[row + NATION]] = 2
        if s.players[row + MONUMENT] >= 0:
            out[monuments + s.players[row + MONUMENT]] = 2
        return monuments + MONUMENTS

    def write_progress(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        for age in range(AGES):
            out[at + age] = 1 if s.turn[AGE] == age + 1 else 0
        out[at + AGES] = i16(s.turn[ROUND])
        out[at + AGES + 1] = i16(len(s.supply))
        out[at + AGES + 2] = self.relative(s.turn[ACTIVE], seat)
        return at + AGES + 3

    def write_choices(self, s: Dominations, seat: i64, out: vec[i16], at: i64) -> i64:
        asked = s.pending
        if asked is not None and asked.seat == seat and self.specs[asked.ask].count > WIDE:
            for place in range(len(asked.options)):
                write_place(asked.ask, asked.options[place], out, at + 3 * place)
        return at + RANKS * 3


def write_place(ask: i64, option: i64, out: vec[i16], at: i64) -> None:
    """Where a ranked option points: on a tree, at a vertex or at a cell."""
    if ask == TREE_CELL:
        out[at] = i16(tree_x(option))
        out[at + 1] = i16(tree_y(option))
    elif ask == GROW_LOCUS:
        write_vertex(option, out, at)
    elif ask == INVENTOR_MODE:
        if option >= LOCUS_MODE:
            write_vertex(option - LOCUS_MODE, out, at)
    elif option >= CELLS:
        write_vertex(option - PLACE_VERTEX, out, at)
    else:
        write_cell(option, out, at)


def write_cell(cell: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(cell_i(cell))
    out[at + 1] = i16(cell_j(cell))
    out[at + 2] = i16(cell_t(cell))


def write_vertex(vertex: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(vertex_a(vertex))
    out[at + 1] = i16(vertex_b(vertex))
    out[at + 2] = VERTEX


def tiles_at(s: Dominations, where: i64) -> i64:
    count: i64 = 0
    for place in s.where:
        if place == where:
            count += 1
    return count


def is_known(s: Dominations, seat: i64, tile: i64) -> bool:
    """Whether the seat gave the tile back, in a heap of which nothing has been drawn since."""
    stamp = s.stamps[tile]
    mine = seat * LAND_TILES
    if stamp % STAMP != seat + 1 or s.learnt[mine + tile] == 0:
        return False
    for other in range(LAND_TILES):
        if s.learnt[mine + other] == stamp // STAMP and (
            s.where[other] != SUPPLY or s.stamps[other] != stamp
        ):
            return False
    return True
