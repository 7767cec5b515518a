"""A position of Dominations as numbers for a learner: what the view shows, the observer first.

The board is a list of filled cells, not a picture: a lattice that holds every game is mostly empty.
"""

from typing import Final

from ludopolis.core.arrays.encoding import RANKS, WIDE, Encoder
from ludopolis.core.arrays.lanes import BITS, LANES, TOP, copy_counts, put, word
from ludopolis.core.decision import AskSpec
from ludopolis.core.native import append, bit, filled, i64, packed, vec
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.board import Board
from ludopolis.games.dominations.columns import (
    STAMP,
    Entry,
    InfluenceFrom,
    Monument,
    Now,
    Player,
    PointsFrom,
    Slot,
    Standing,
    Where,
)
from ludopolis.games.dominations.counting import is_adjacent, level_cards
from ludopolis.games.dominations.grid import CELLS, cell_i, cell_j, cell_t, vertex_a, vertex_b
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import (
    CARDS,
    LAND_TILES,
    MASTERIES,
    MONUMENTS,
    NATIONS,
    ROLES,
)
from ludopolis.games.dominations.tree import Tree, tree_x, tree_y
from ludopolis.games.dominations.vocabulary import DOMAINS, Shape

SLOTS_MOST: Final = 72
"""The Cradle and the 66 cells that a game can fill (see ``grid``)."""
PLAYER_WORDS: Final = 11
CELL_WORDS: Final = 3
PIECE_WORDS: Final = 2
CARD_WORDS: Final = (CARDS + LANES - 1) // LANES
COPY_WORDS: Final = MASTERIES // LANES
# How many tiles are at a place: all eight places in one machine integer.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255
SOURCES: Final = PointsFrom.SIZE + InfluenceFrom.SIZE
LEFT: Final[vec[i64]] = packed([mask.bit_count() for mask in range(16)])
"""How many copies a set of them has."""
VERTEX: Final = 2
"""What stands for the half of a cell when a place is a vertex."""


class DominationsEncoder(Encoder[Dominations]):
    """The features of Dominations."""

    def __init__(self, seats: int, specs: list[AskSpec]) -> None:
        super().__init__(seats, len(specs))
        self.specs: Final = specs
        self.counts: i64 = 0
        self.heaps: Final = Heaps()
        self.rulers: Final = Rulers()
        self.shown: Final[list[ShownBoard]] = [ShownBoard() for seat in range(seats)]
        self.players: Final[i64] = self.add(
            "players",
            [seats, PLAYER_WORDS * LANES],
            "by seat, rows of 44: Knowledge by Domain, Influence, points, tokens, then 0, 0, 0;"
            " limits and Nodus by Domain; where points came from, where Influence came from, 0, 0;"
            " hand, tiles being given up, 1 if it has chosen, Nation plus 1 (0: not revealed),"
            " place on the initiative track",
        )
        self.cards: Final[i64] = self.add(
            "cards",
            [seats, CARD_WORDS * LANES],
            "by seat, rows of 124: 1 for a card's basic side, 2 for its advanced one",
        )
        self.board: Final[i64] = self.add(
            "board",
            [SLOTS_MOST, CELL_WORDS * LANES],
            "filled cells in order, rows of 12: 1, i, j, t, Camp plus 1, three dots, owner plus 1,"
            " City level, 0, 0",
        )
        self.monuments: Final[i64] = self.add(
            "monuments",
            [MONUMENTS, PIECE_WORDS * LANES],
            "rows of 8: 1 if in play, place (i, j, t or a, b, 2); Level cards bought, 1 if placed,"
            " founder plus 1, controller plus 1",
        )
        self.roles: Final[i64] = self.add(
            "roles",
            [ROLES, 2],
            "seat that holds the Domination card plus 1 (0: nobody), 1 if spent",
            seats,
        )
        self.copies: Final[i64] = self.add(
            "copies", [MASTERIES], "copies of a Mastery still to be had"
        )
        self.tiles: Final[i64] = self.add(
            "tiles", [LAND_TILES], "own tiles: 1 in hand, 2 about to be given up, 3 to be laid"
        )
        self.returned: Final[i64] = self.add(
            "returned", [LAND_TILES], "1 if the observer knows it at the back of the supply"
        )
        self.nations: Final[i64] = self.add("nations", [NATIONS], "own Nations: 1 dealt, 2 chosen")
        self.own_monuments: Final[i64] = self.add(
            "own_monuments", [MONUMENTS], "own Monuments: 1 dealt, 2 chosen"
        )
        self.progress: Final[i64] = self.add(
            "progress", [4], "Age, round, tiles in the supply, active seat plus 1 (0: nobody)"
        )
        self.choices: Final[i64] = self.add(
            "choices",
            [RANKS, LANES],
            "to ranked questions asked of the observer, rows of 4: 1, then i, j, t of each option",
        )
        self.add_question()

    def write(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        self.write_tiles(s, seat, out, at)
        self.write_players(s, seat, out, at + self.players)
        self.write_trees(s, seat, out, at + self.cards)
        self.write_board(s, seat, out, at + self.board)
        self.write_monuments(s, seat, out, at + self.monuments)
        self.write_roles(s, seat, out, at + self.roles)
        copies = s.copies
        left = LEFT
        copy: i64 = 0
        end = at + self.copies + COPY_WORDS
        for place in range(at + self.copies, end):
            out[place] = (
                left[copies[copy]]
                | left[copies[copy + 1]] << BITS
                | left[copies[copy + 2]] << (2 * BITS)
                | left[copies[copy + 3]] << TOP
            )
            copy += LANES
        self.write_dealt(s, seat, out, at)
        active = self.relative(s.turn[Now.ACTIVE], seat)
        out[at + self.progress] = word(s.turn[Now.AGE], s.turn[Now.ROUND], len(s.supply), active)
        self.write_choices(s, seat, out, at + self.choices)
        self.write_question(s, seat, out, at)

    def write_players(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        asked: i64 = -1
        if s.pending is not None:
            asked = s.pending.seat
        counts = self.counts
        is_revealed = s.turn[Now.REVEALED] == 1
        players = s.players
        for k in range(s.seats):
            other = seat + k
            if other >= s.seats:
                other -= s.seats
            row = other * Player.SIZE
            copy_counts(players, row, Player.TOKENS + 1, out, at)
            self.write_limits(s, other, out, at + 3)
            copy_counts(players, row + Player.POINTS_FROM, SOURCES, out, at + 6)
            # A tile about to be laid is still one of the hand for everybody else.
            hand = counts >> (COUNT_BITS * other) & COUNT_MASK
            aside: i64 = 0
            if other == asked:
                hand += counts >> (COUNT_BITS * Where.CHOSEN) & COUNT_MASK
                aside = counts >> (COUNT_BITS * Where.ASIDE) & COUNT_MASK
            nation: i64 = 0
            if is_revealed:
                nation = players[row + Player.NATION] + 1
            chosen: i64 = 1 if players[row + Player.MONUMENT] >= 0 else 0
            out[at + 9] = word(hand, aside, chosen, nation)
            out[at + 10] = s.initiative(other)
            at += PLAYER_WORDS

    def write_limits(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        """The Reserve limits (``Dominations.limit``) and the Nodus, six Domains each."""
        constants = s.tables.constants
        base = constants.reserve_base
        step = constants.reserve_step
        most = constants.reserve_max
        standing = s.standing
        nodus = s.trees[seat].nodus
        place = seat * Standing.SIZE
        first: i64 = 0
        middle: i64 = 0
        last: i64 = 0
        domain: i64 = 0
        while domain < DOMAINS:
            limit = base + step * (
                standing[place + Standing.STEPS] + standing[place + Standing.HIGHEST_CITY]
            )
            limit = min(limit, most)
            if domain < 4:
                first |= limit << (BITS * domain)
                last |= nodus[domain + 2] << (BITS * domain)
            else:
                middle |= limit << (BITS * (domain - 4))
                middle |= nodus[domain - 4] << (BITS * (domain - 2))
            place += 1
            domain += 1
        out[at] = first
        out[at + 1] = middle
        out[at + 2] = last

    def write_trees(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        for k in range(s.seats):
            other = seat + k
            if other >= s.seats:
                other -= s.seats
            cards = s.trees[other].cards
            place: i64 = Entry.SIZE
            end: i64 = len(cards)
            while place < end:
                card = cards[place + Entry.CARD]
                side = cards[place + Entry.SIDE] + 1
                out[at + (card >> 2)] |= side << (BITS * (card & 3))
                place += Entry.SIZE
            at += CARD_WORDS

    def write_board(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        shown = self.shown[seat]
        # Boards are shared values: the same object is the same board.
        if shown.board is not s.board:
            shown.look(s.board, seat, self.seats)
        words = shown.words
        for k in range(shown.count):
            out[at + k] = words[k]

    def write_monuments(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        rulers = self.rulers
        rulers.renew(s)
        monuments = s.monuments
        row: i64 = 0
        for monument in range(MONUMENTS):
            if monuments[row + Monument.IN_PLAY] == 1:
                place = monuments[row + Monument.PLACE]
                founder = self.relative(monuments[row + Monument.FOUNDER], seat)
                if place >= 0:
                    is_circle = s.tables.shapes[monument] == Shape.CIRCLE
                    out[at] = vertex_word(place) if is_circle else CELL_WORD[place]
                    ruler = self.relative(rulers.ruler(s, monument), seat)
                    out[at + 1] = word(monuments[row + Monument.BOUGHT], 1, founder, ruler)
                else:
                    out[at] = 1
                    out[at + 1] = word(monuments[row + Monument.BOUGHT], 0, founder, 0)
            row += Monument.SIZE
            at += PIECE_WORDS

    def write_roles(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        for role in range(ROLES):
            holder = s.turn[Now.HOLDERS + role]
            if holder >= 0:
                put(out, at, 2 * role, self.relative(holder, seat))
                put(out, at, 2 * role + 1, 1 if s.is_spent(holder, role) else 0)

    def write_tiles(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        """The own tiles, those known at the back of the supply, and how many are where."""
        is_asked = s.pending is not None and s.pending.seat == seat
        heaps = self.heaps
        heaps.begin(s)
        stamps = s.stamps
        learnt = s.learnt
        mine = seat * LAND_TILES
        counts: i64 = 0
        places = s.where
        for tile in range(len(places)):
            where = places[tile]
            counts += bit(COUNT_BITS * where)
            serial = learnt[mine + tile]
            if serial > 0:
                is_there = where == Where.SUPPLY and stamps[tile] == serial * STAMP + seat + 1
                heaps.note(tile, serial, is_there)
            if where == seat:
                put(out, at + self.tiles, tile, 1)
            elif is_asked and where >= Where.ASIDE:
                put(out, at + self.tiles, tile, 2 if where == Where.ASIDE else 3)
        self.counts = counts
        for k in range(heaps.count):
            if heaps.is_whole(k):
                put(out, at + self.returned, heaps.tiles[k], 1)

    def write_dealt(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        row = seat * Player.SIZE
        for k in range(2):
            nation = s.players[row + Player.NATIONS_DEALT + k]
            is_nation = s.players[row + Player.NATION] == nation
            put(out, at + self.nations, nation, 2 if is_nation else 1)
            monument = s.players[row + Player.MONUMENTS_DEALT + k]
            is_monument = s.players[row + Player.MONUMENT] == monument
            put(out, at + self.own_monuments, monument, 2 if is_monument else 1)

    def write_choices(self, s: Dominations, seat: i64, out: vec[i64], at: i64) -> None:
        asked = s.pending
        if asked is not None and asked.seat == seat and self.specs[asked.ask].count > WIDE:
            for option in asked.options:
                out[at] = place_word(asked.ask, option)
                at += 1


class ShownBoard:
    """The filled cells as one seat sees them. A board never changes, so neither do its words."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.words: Final[vec[i64]] = filled(SLOTS_MOST * CELL_WORDS, 0)
        self.count: i64 = 0

    def look(self, board: Board, seat: i64, seats: i64) -> None:
        self.board = board
        slots = board.slots
        words = self.words
        row: i64 = 0
        at: i64 = 0
        end: i64 = len(slots)
        while row < end:
            words[at] = CELL_WORD[slots[row]]
            words[at + 1] = word(
                slots[row + Slot.CAMP] + 1,
                slots[row + Slot.DOTS],
                slots[row + Slot.DOTS + 1],
                slots[row + Slot.DOTS + 2],
            )
            owner = slots[row + Slot.OWNER]
            words[at + 2] = 0
            if owner >= 0:
                owner = (owner - seat + seats) % seats + 1
                words[at + 2] = word(owner, slots[row + Slot.LEVEL], 0, 0)
            row += Slot.SIZE
            at += CELL_WORDS
        self.count = at


class Rulers:
    """Who controls each Monument on the board, worked out anew only after something changed."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.trees: list[Tree] = []
        self.order: i64 = -1
        self.cities = vec[i64]()
        self.known: Final[vec[i64]] = filled(MONUMENTS * 2, -1)

    def renew(self, s: Dominations) -> None:
        """Forget what is known if Cities, cards or the initiative have changed."""
        order: i64 = 0
        for place in range(s.seats):
            order = order * 8 + s.turn[Now.ORDER + place]
        if s.board is self.board and order == self.order and self.has_trees(s):
            return
        if s.board is not self.board:
            self.count_cities(s)
        self.board = s.board
        self.trees = s.trees[:]
        self.order = order
        for k in range(MONUMENTS):
            self.known[2 * k] = -1

    def has_trees(self, s: Dominations) -> bool:
        for k in range(len(self.trees)):
            if self.trees[k] is not s.trees[k]:
                return False
        return True

    def count_cities(self, s: Dominations) -> None:
        """Note which slots have Cities: they are few."""
        slots = s.board.slots
        cities = vec[i64](capacity=SLOTS_MOST)
        for slot in range(s.board.size()):
            if slots[slot * Slot.SIZE + Slot.OWNER] >= 0:
                cities = append(cities, slot)
        self.cities = cities

    def ruler(self, s: Dominations, monument: i64) -> i64:
        """What ``counting.controller`` finds for a piece on the board."""
        row = monument * Monument.SIZE
        place = s.monuments[row + Monument.PLACE]
        bought = s.monuments[row + Monument.BOUGHT]
        key = (place * 64 + bought) * 8 + s.monuments[row + Monument.FOUNDER] + 1
        if self.known[2 * monument] != key:
            self.known[2 * monument] = key
            self.known[2 * monument + 1] = self.found(s, monument)
        return self.known[2 * monument + 1]

    def found(self, s: Dominations, monument: i64) -> i64:
        power = filled(s.seats, 0)
        slots = s.board.slots
        for slot in self.cities:
            if is_adjacent(s, monument, slot):
                power[slots[slot * Slot.SIZE + Slot.OWNER]] += slots[slot * Slot.SIZE + Slot.LEVEL]
        best: i64 = -1
        most: i64 = -1
        founder = s.monuments[monument * Monument.SIZE + Monument.FOUNDER]
        for place in range(s.seats):
            seat = s.turn[Now.ORDER + place]
            total = power[seat] + level_cards(s, seat, monument)
            if total > most or (total == most and seat == founder):
                best = seat
                most = total
        return best


class Heaps:
    """The heaps that a seat gave back: which of them still lie whole in the supply.

    The first ``count`` of ``tiles`` are those that lie there, ``serials`` when they were given
    back. ``broken`` has, for each time that tiles moved, the last look at which a tile of the heap
    given back then was missing.
    """

    def __init__(self) -> None:
        self.tiles: Final[vec[i64]] = filled(LAND_TILES, 0)
        self.serials: Final[vec[i64]] = filled(LAND_TILES, 0)
        self.count: i64 = 0
        self.broken = vec[i64]()
        self.looks: i64 = 0

    def begin(self, s: Dominations) -> None:
        self.looks += 1
        self.count = 0
        while len(self.broken) <= s.turn[Now.SERIAL]:
            self.broken = append(self.broken, 0)

    def note(self, tile: i64, serial: i64, is_there: bool) -> None:
        """A tile that the seat gave back last at that time still lies there, or does not."""
        if is_there:
            self.tiles[self.count] = tile
            self.serials[self.count] = serial
            self.count += 1
        else:
            self.broken[serial] = self.looks

    def is_whole(self, k: i64) -> bool:
        """Whether no tile is missing that was given back together with the k-th."""
        return self.broken[self.serials[k]] != self.looks


def place_word(ask: i64, option: i64) -> i64:
    """Where a ranked option points: on a tree, at a vertex or at a cell."""
    if ask == asks.TREE_CELL:
        return word(1, tree_x(option), tree_y(option), 0)
    if ask == asks.GROW_LOCUS:
        return vertex_word(option)
    if ask == asks.INVENTOR_MODE:
        if option == asks.EDGES_MODE:
            return 1
        return vertex_word(option - asks.LOCUS_MODE)
    if option >= CELLS:
        return vertex_word(option - asks.PLACE_VERTEX)
    return CELL_WORD[option]


def cell_word(cell: i64) -> i64:
    return word(1, cell_i(cell), cell_j(cell), cell_t(cell))


CELL_WORD: Final[vec[i64]] = packed([cell_word(cell) for cell in range(CELLS)])
"""The words of all cells: cheaper to look up than to divide."""


def vertex_word(vertex: i64) -> i64:
    return word(1, vertex_a(vertex), vertex_b(vertex), VERTEX)
