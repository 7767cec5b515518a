"""The board: tiles on the lattice, Cities on their Camps, wheels that are complete.

A board never changes: a tile laid or a City built makes a new board, so that clones share boards.
Nothing is ever moved or taken away (D-4.5, D-9.8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludopolis.core.native import (
    append,
    extend,
    filled,
    i64,
    packed,
    put_in,
    taken_out,
    unpacked,
    vec,
)
from ludopolis.games.dominations.columns import Slot
from ludopolis.games.dominations.grid import (
    CELLS,
    CORNERS,
    CRADLE_CELLS,
    ORIGIN,
    WHEEL,
    corner,
    dot_at,
    edge_back,
    neighbour,
    wheel_cell,
    wheel_corner,
)
from ludopolis.games.dominations.tables import LAND_TILES, MONUMENTS
from ludopolis.games.dominations.vocabulary import Half

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables

# What lies on a cell: a Land tile, a Monument tile or a sector of the Cradle.
MONUMENT_TILE: Final = LAND_TILES
SECTOR: Final = MONUMENT_TILE + MONUMENTS


def search(board: vec[i64], order: vec[i64], cell: i64) -> i64:
    """Where the cell stands, or would stand, among the slots ordered by cell."""
    # By halves: options ask for cells far more often than a tile is laid.
    low: i64 = 0
    high: i64 = len(order)
    while low < high:
        middle = (low + high) >> 1
        if board[order[middle] * Slot.SIZE] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def inserted(sorted_items: vec[i64], item: i64) -> vec[i64]:
    """The items with one more, unless it is there already."""
    at: i64 = 0
    for known in sorted_items:
        if known >= item:
            if known == item:
                return sorted_items
            break
        at += 1
    return put_in(sorted_items, at, vec[i64]([item]))


def without(items: vec[i64], item: i64) -> vec[i64]:
    """The items less one, if it is there."""
    for at in range(len(items)):
        if items[at] == item:
            return taken_out(items, at, 1)
    return items


class Board:
    """``slots`` are the filled cells in the order they were filled, the Cradle first (D-4.2).

    ``order`` has the slots by cell, ``frontier`` the empty cells beside filled ones, ``wheels`` the
    vertices with six filled cells, all sorted. ``shown`` is what views show of the slots, once one
    has.
    """

    def __init__(
        self, slots: vec[i64], order: vec[i64], frontier: vec[i64], wheels: vec[i64]
    ) -> None:
        self.slots: Final = slots
        self.order: Final = order
        self.frontier: Final = frontier
        self.wheels: Final = wheels
        self.shown: list[Any] | None = None

    # -- what lies where --

    def size(self) -> i64:
        return len(self.slots) // Slot.SIZE

    def slot_at(self, cell: i64) -> i64:
        """The slot on a cell, -1 if the cell is empty."""
        at = search(self.slots, self.order, cell)
        if at < len(self.order) and self.slots[self.order[at] * Slot.SIZE] == cell:
            return self.order[at]
        return -1

    def cell(self, slot: i64) -> i64:
        return self.slots[slot * Slot.SIZE]

    def tile(self, slot: i64) -> i64:
        return self.slots[slot * Slot.SIZE + Slot.TILE]

    def rotation(self, slot: i64) -> i64:
        return self.slots[slot * Slot.SIZE + Slot.ROTATION]

    def camp(self, slot: i64) -> i64:
        """The colour of the Camp, -1 on a Monument tile and on the Cradle."""
        return self.slots[slot * Slot.SIZE + Slot.CAMP]

    def owner(self, slot: i64) -> i64:
        """Whose City stands here, -1 if none."""
        return self.slots[slot * Slot.SIZE + Slot.OWNER]

    def level(self, slot: i64) -> i64:
        return self.slots[slot * Slot.SIZE + Slot.LEVEL]

    def next(self, slot: i64, edge: i64) -> i64:
        """The slot across an edge, -1 if the cell there is empty; it is adjacent (D-20.12)."""
        return self.slots[slot * Slot.SIZE + Slot.NEXT + edge]

    def dot(self, slot: i64, c: i64) -> i64:
        return self.slots[slot * Slot.SIZE + Slot.DOTS + c]

    def is_land(self, slot: i64) -> bool:
        return self.slots[slot * Slot.SIZE + Slot.TILE] < LAND_TILES

    def is_cradle(self, slot: i64) -> bool:
        return self.slots[slot * Slot.SIZE + Slot.TILE] >= SECTOR

    def edges(self, slot: i64) -> i64:
        """How many neighbours of the slot are filled."""
        count: i64 = 0
        for edge in range(CORNERS):
            if self.slots[slot * Slot.SIZE + Slot.NEXT + edge] >= 0:
                count += 1
        return count

    # -- wheels --

    def is_wheel(self, vertex: i64) -> bool:
        for wheel in self.wheels:
            if wheel == vertex:
                return True
        return False

    def wheel_slot(self, vertex: i64, k: i64) -> i64:
        return self.slot_at(wheel_cell(vertex, k))

    def wheels_at(self, cell: i64) -> list[int]:
        """The complete wheels at the corners of a cell, sorted."""
        if len(self.wheels) == 0:
            return []
        return sorted([v for v in [corner(cell, c) for c in range(CORNERS)] if self.is_wheel(v)])

    def is_all_land(self, vertex: i64) -> bool:
        """Whether Land tiles alone make up a wheel."""
        for k in range(WHEEL):
            if not self.is_land(self.wheel_slot(vertex, k)):
                return False
        return True

    # -- what an activation looks at --

    def faced(self, slot: i64, edge: i64, end: i64) -> i64:
        """The dot across an edge that faces the one at its first (0) or second (1) corner here.

        Both tiles count their corners the same way round: the first corner of an edge here is the
        second one there, and the dots of one end face each other (D-5.4, D-20.11).
        """
        back = edge_back(self.cell(slot), edge)
        return self.dot(self.next(slot, edge), (back + 1 - end) % CORNERS)

    def involved(self, slot: i64, vertex: i64) -> list[int]:
        """The slots whose Cities trade: those of the wheel, or across the edges (D-7.2, D-7.8).

        No tile lies across two edges, so that a City trades once (D-7.5). Only the Inventor can
        wake a tile that bears a City itself (D-7.7).
        """
        if vertex >= 0:
            return [self.wheel_slot(vertex, k) for k in range(WHEEL)]
        slots: list[int] = [slot]
        for edge in range(CORNERS):
            if self.next(slot, edge) >= 0:
                slots.append(self.next(slot, edge))
        return slots

    # -- new boards --

    def with_tile(self, cell: i64, row: vec[i64]) -> Board:
        """The board after a cell was filled; ``row`` has its columns, the neighbours open."""
        slot = self.size()
        slots = put_in(self.slots, len(self.slots), row)
        frontier = without(self.frontier, cell)
        for edge in range(CORNERS):
            beyond = neighbour(cell, edge)
            other = self.slot_at(beyond)
            slots[slot * Slot.SIZE + Slot.NEXT + edge] = other
            if other >= 0:
                slots[other * Slot.SIZE + Slot.NEXT + edge_back(cell, edge)] = slot
            else:
                frontier = inserted(frontier, beyond)
        order = put_in(self.order, search(self.slots, self.order, cell), vec[i64]([slot]))
        return Board(slots, order, frontier, self.wheels_with(cell))

    def wheels_with(self, cell: i64) -> vec[i64]:
        """The wheels, and those that filling the cell completes (D-20.10).

        Whatever fills a cell counts: a sector of the Cradle (D-6.7), a Monument tile (D-6.9). The
        middle of the Cradle is none (D-6.8).
        """
        wheels = self.wheels
        for c in range(CORNERS):
            vertex = corner(cell, c)
            if vertex != ORIGIN and self.is_complete(vertex, cell):
                wheels = inserted(wheels, vertex)
        return wheels

    def is_complete(self, vertex: i64, cell: i64) -> bool:
        for k in range(WHEEL):
            other = wheel_cell(vertex, k)
            if other != cell and self.slot_at(other) < 0:
                return False
        return True

    def with_city(self, slot: i64, seat: i64, level: i64) -> Board:
        slots = self.slots[:]
        slots[slot * Slot.SIZE + Slot.OWNER] = seat
        slots[slot * Slot.SIZE + Slot.LEVEL] = level
        return Board(slots, self.order, self.frontier, self.wheels)

    def rows(self) -> list[int]:
        """What ``board_of`` takes: cell, tile, rotation, owner and level of each filled cell."""
        out: list[int] = []
        for slot in range(WHEEL, self.size()):
            at = slot * Slot.SIZE
            out.extend(unpacked(self.slots[at : at + Slot.CAMP]))
            out.append(self.slots[at + Slot.OWNER])
            out.append(self.slots[at + Slot.LEVEL])
        return out


ROW_FIGURES: Final = 5
# What is on a cell without a slot: nothing, noted as a place beside a filled cell or not.
EMPTY: Final = -1
NOTED: Final = -2


def slot_row(tables: Tables, cell: i64, tile: i64, rotation: i64) -> vec[i64]:
    """The columns of a cell filled by a Land tile or a Monument tile: only the former has a Camp.

    Their dots work alike (D-5.8).
    """
    row = filled(Slot.SIZE, -1)
    row[Slot.CELL] = cell
    row[Slot.TILE] = tile
    row[Slot.ROTATION] = rotation
    row[Slot.LEVEL] = 0
    is_land = tile < LAND_TILES
    if is_land:
        row[Slot.CAMP] = tables.camps[tile]
    for c in range(CORNERS):
        if is_land:
            row[Slot.DOTS + c] = dot_at(tables.dots, tile * CORNERS, rotation, c)
        else:
            start = (tile - MONUMENT_TILE) * CORNERS
            row[Slot.DOTS + c] = dot_at(tables.monument_dots, start, rotation, c)
    return row


def sector_row(tables: Tables, k: i64) -> vec[i64]:
    """The columns of sector ``k`` of the Cradle: two dots, no Camp (D-5.7, D-20.8)."""
    row = filled(Slot.SIZE, -1)
    row[Slot.CELL] = CRADLE_CELLS[k]
    row[Slot.TILE] = SECTOR + k
    row[Slot.ROTATION] = 0
    row[Slot.LEVEL] = 0
    inner = wheel_corner(k)
    row[Slot.DOTS + inner] = Half.NOTHING
    row[Slot.DOTS + (inner + 1) % CORNERS] = tables.cradle[2 * k]
    row[Slot.DOTS + (inner + 2) % CORNERS] = tables.cradle[2 * k + 1]
    return row


def cradle_board(tables: Tables) -> Board:
    """The Cradle alone (D-2.1); its frontier are the cells for the first tile (D-20.9)."""
    return board_of(tables, [])


def board_of(tables: Tables, rows: list[int]) -> Board:
    """The board that ``Board.rows`` wrote down, made at once."""
    slots = vec[i64](capacity=(WHEEL + len(rows) // ROW_FIGURES) * Slot.SIZE)
    for sector in range(WHEEL):
        slots = extend(slots, sector_row(tables, sector))
    for k in range(len(rows) // ROW_FIGURES):
        figures = rows[k * ROW_FIGURES : (k + 1) * ROW_FIGURES]
        row = slot_row(tables, figures[0], figures[1], figures[2])
        row[Slot.OWNER] = figures[3]
        row[Slot.LEVEL] = figures[4]
        slots = extend(slots, row)
    return connected(slots)


def connected(slots: vec[i64]) -> Board:
    """The board of rows whose neighbours are still open."""
    lattice = filled(CELLS, EMPTY)
    cells: list[int] = []
    for slot in range(len(slots) // Slot.SIZE):
        lattice[slots[slot * Slot.SIZE]] = slot
        cells.append(slots[slot * Slot.SIZE])
    cells.sort()
    order = vec[i64](capacity=len(cells))
    frontier: list[int] = []
    wheels: list[int] = []
    for cell in cells:
        order = append(order, lattice[cell])
        connect(slots, lattice, cell, frontier)
        for c in range(CORNERS):
            vertex = corner(cell, c)
            # Told by one of its cells, a wheel is told once, and all of them in order.
            if vertex != ORIGIN and cell == wheel_cell(vertex, 0) and is_full(vertex, lattice):
                wheels.append(vertex)
    frontier.sort()
    return Board(slots, order, packed(frontier), packed(wheels))


def connect(slots: vec[i64], lattice: vec[i64], cell: i64, frontier: list[int]) -> None:
    """Note the neighbours of a filled cell, and those that are empty."""
    at = lattice[cell] * Slot.SIZE + Slot.NEXT
    for edge in range(CORNERS):
        beyond = neighbour(cell, edge)
        slots[at + edge] = max(EMPTY, lattice[beyond])
        if lattice[beyond] == EMPTY:
            lattice[beyond] = NOTED
            frontier.append(beyond)


def is_full(vertex: i64, lattice: vec[i64]) -> bool:
    """Whether all six cells round a vertex are filled."""
    for k in range(WHEEL):
        if lattice[wheel_cell(vertex, k)] < 0:
            return False
    return True
