"""Civilisation Trees: the square grid, how Halves join, and the cells where a card can still go.

A tree never changes: a card laid down or turned over makes a new tree, so that clones share trees.
A card is never moved or taken away (D-12.10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.native import bit, filled, i64, packed, put_in, taken_out, unpacked, vec
from ludopolis.games.dominations.columns import Entry
from ludopolis.games.dominations.tables import CAMPFIRE, CARDS, COPIES
from ludopolis.games.dominations.vocabulary import DOMAINS, Half, Side

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables

# At most two actions a turn, three assimilations and some extra actions bring a card each; a pack
# that could bring more is refused. So no card lies farther from the Campfire than this.
MAX_CARDS: Final = 40
REACH: Final = MAX_CARDS + 1
WIDTH: Final = 2 * REACH + 1
TREE_CELLS: Final = WIDTH * WIDTH

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
HALF_BITS: Final = 9


def tree_cell(x: i64, y: i64) -> i64:
    """The number of tree cell (x, y) (D-20.13), in the order of D-20.16."""
    return (x + REACH) * WIDTH + y + REACH


def tree_x(cell: i64) -> i64:
    return cell // WIDTH - REACH


def tree_y(cell: i64) -> i64:
    return cell % WIDTH - REACH


def beside(cell: i64, side: i64) -> i64:
    """The cell that the side meets (D-20.14)."""
    if side == NORTH:
        return cell + 1
    if side == EAST:
        return cell + WIDTH
    return cell - 1 if side == SOUTH else cell - WIDTH


def facing(side: i64) -> i64:
    return (side + 2) % 4


def joint(half: i64, other: i64) -> i64:
    """The Domain of the Nodus that two Halves form, -1 if they form none (D-12.4 to D-12.8)."""
    if half >= Half.CORRUPTIO or other >= Half.CORRUPTIO:
        return -1
    if half == Half.VESTIGIUM:
        return -1 if other == Half.VESTIGIUM else other
    if other in (Half.VESTIGIUM, half):
        return half
    return -1


def met_bit(side: i64, half: i64) -> i64:
    """The bit that stands for a Half met at a side."""
    return bit(HALF_BITS * side + half)


class Tree:
    """``cards`` in the order they were acquired, ``held`` the place of each card in it (0: none).

    ``frontier`` lists the empty cells beside cards, sorted, each with what it meets: nine bits a
    side, one of them set for the Half that the neighbour shows. A cell beside a corruptio Half is
    left out for good. ``nodus`` counts whole Nodus by Domain. ``shown`` is what views show of the
    cards, once one has.
    """

    def __init__(
        self, cards: vec[i64], held: vec[i64], frontier: vec[i64], nodus: vec[i64]
    ) -> None:
        self.cards: Final = cards
        self.held: Final = held
        self.frontier: Final = frontier
        self.nodus: Final = nodus
        self.shown: list[Any] | None = None

    def size(self) -> i64:
        return len(self.cards) // Entry.SIZE

    def card(self, place: i64) -> i64:
        return self.cards[place * Entry.SIZE + Entry.CARD]

    def copy_of(self, place: i64) -> i64:
        return self.cards[place * Entry.SIZE + Entry.COPY]

    def side(self, place: i64) -> i64:
        return self.cards[place * Entry.SIZE + Entry.SIDE]

    def cell(self, place: i64) -> i64:
        return self.cards[place * Entry.SIZE + Entry.CELL]

    def has(self, card: i64) -> bool:
        return self.held[card] > 0

    def side_of(self, card: i64) -> i64:
        """The visible side of a card that the tree has."""
        return self.cards[self.held[card] * Entry.SIZE + Entry.SIDE]

    def place_at(self, cell: i64) -> i64:
        """Which card lies on a cell, -1 if none."""
        for place in range(self.size()):
            if self.cards[place * Entry.SIZE + Entry.CELL] == cell:
                return place
        return -1

    def fits(self, accepts: i64) -> bool:
        """Whether some cell takes a card that accepts these Halves (D-12.3)."""
        frontier = self.frontier
        at: i64 = 1
        end: i64 = len(frontier)
        while at < end:
            if frontier[at] & ~accepts == 0:
                return True
            at += 2
        return False

    def cells(self, accepts: i64) -> list[int]:
        """The cells that take a card that accepts these Halves, in order."""
        found: list[int] = []
        frontier = self.frontier
        for k in range(len(frontier) // 2):
            if frontier[2 * k + 1] & ~accepts == 0:
                found.append(frontier[2 * k])
        return found

    def with_card(self, tables: Tables, card: i64, copy: i64, cell: i64) -> Tree:
        """The tree after a card was laid on a cell of the frontier."""
        entry = vec[i64]([card, copy, Side.BASIC, cell])
        cards = put_in(self.cards, len(self.cards), entry)
        held = self.held[:]
        held[card] = self.size()
        # Each pair of sides counts once, with the later card (D-12.12, D-20.15), whatever the cards
        # are (D-12.11).
        nodus = self.nodus[:]
        for side in range(4):
            half = tables.half(card, copy, side)
            domain = joint(half, self.met(tables, cell, side))
            if domain >= 0:
                nodus[domain] += 1
        return Tree(cards, held, self.grown(tables, card, copy, cell), nodus)

    def met(self, tables: Tables, cell: i64, side: i64) -> i64:
        """The Half that a card on the cell meets at a side; corruptio where there is no card."""
        other = self.place_at(beside(cell, side))
        if other < 0:
            return Half.CORRUPTIO
        return tables.half(self.card(other), self.copy_of(other), facing(side))

    def grown(self, tables: Tables, card: i64, copy: i64, cell: i64) -> vec[i64]:
        """The frontier without the cell, with the new card met on its four sides."""
        frontier = without(self.frontier, cell)
        for side in range(4):
            half = tables.half(card, copy, side)
            empty = beside(cell, side)
            # Nothing ever goes beside a corruptio or a missing Half (D-12.7, D-12.8).
            if half >= Half.CORRUPTIO:
                frontier = without(frontier, empty)
            elif self.place_at(empty) < 0 and not self.is_dead(tables, empty):
                frontier = needing(frontier, empty, met_bit(facing(side), half))
        return frontier

    def is_dead(self, tables: Tables, cell: i64) -> bool:
        """Whether a card beside the empty cell shows it a corruptio Half (D-12.7)."""
        for side in range(4):
            if (
                self.place_at(beside(cell, side)) >= 0
                and self.met(tables, cell, side) >= Half.CORRUPTIO
            ):
                return True
        return False

    def turned(self, card: i64) -> Tree:
        """The tree after a card was turned to its advanced side, in its place (D-11.8)."""
        cards = self.cards[:]
        cards[self.held[card] * Entry.SIZE + Entry.SIDE] = Side.ADVANCED
        return Tree(cards, self.held, self.frontier, self.nodus)

    def row(self) -> list[int]:
        """What ``tree_of`` takes."""
        return unpacked(self.cards)


def without(frontier: vec[i64], cell: i64) -> vec[i64]:
    """The frontier less a cell, if it is there."""
    for k in range(len(frontier) // 2):
        if frontier[2 * k] == cell:
            return taken_out(frontier, 2 * k, 2)
    return frontier


def needing(frontier: vec[i64], cell: i64, need: i64) -> vec[i64]:
    """A copy of the frontier where a cell, there already or new, meets one Half more."""
    at: i64 = 0
    while at < len(frontier) and frontier[at] < cell:
        at += 2
    if at < len(frontier) and frontier[at] == cell:
        out = frontier[:]
        out[at + 1] |= need
        return out
    return put_in(frontier, at, vec[i64]([cell, need]))


def campfire_tree(tables: Tables) -> Tree:
    """The Campfire alone, at (0, 0) (D-2.6, D-12.1)."""
    cell = tree_cell(0, 0)
    empty = Tree(packed([]), filled(CARDS + 1, 0), packed([]), filled(DOMAINS, 0))
    cards = packed([CAMPFIRE, 0, Side.BASIC, cell])
    frontier = empty.grown(tables, CAMPFIRE, 0, cell)
    return Tree(cards, empty.held, frontier, empty.nodus)


def tree_of(tables: Tables, row: list[int]) -> Tree:
    """The tree that ``Tree.row`` wrote down, card by card."""
    tree = campfire_tree(tables)
    for k in range(1, len(row) // Entry.SIZE):
        entry = row[k * Entry.SIZE : (k + 1) * Entry.SIZE]
        tree = tree.with_card(tables, entry[Entry.CARD], entry[Entry.COPY], entry[Entry.CELL])
        if entry[Entry.SIDE] == Side.ADVANCED:
            tree = tree.turned(entry[Entry.CARD])
    return tree


def layout(card: i64, copy: i64) -> i64:
    """The number of a copy in the table of what its Halves accept.

    Copies differ in their layout; so no card is ever rotated (D-12.9).
    """
    return card * COPIES + copy
