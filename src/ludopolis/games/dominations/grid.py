"""The triangular lattice (section 20): cells, corners, edges and wheels as plain numbers.

The window of ``SPAN`` by ``SPAN`` positions holds every game. A game lays at most 60 Land tiles in
turns, 2 more for the Farmers of two Ages and 4 Monument tiles: 66 cells besides the Cradle. Going
from cell to cell, i (or j) changes at most with every second step, so that 66 cells in a row and
the empty cell behind them reach i = 34 on one side and i = -35 on the other; their corners stay
between -35 and 35.
"""

from typing import Final

from ludopolis.core.native import i64, packed, vec

SPAN: Final = 72
HALF_SPAN: Final = 36
ROW: Final = 2 * SPAN
CELLS: Final = SPAN * SPAN * 2
VERTICES: Final = SPAN * SPAN
CORNERS: Final = 3
WHEEL: Final = 6
ORIGIN: Final = HALF_SPAN * SPAN + HALF_SPAN


def cell_at(i: i64, j: i64, t: i64) -> i64:
    """The number of cell (i, j, t), ``t`` 0 pointing up (D-20.2), in the order of D-20.16."""
    return (i + HALF_SPAN) * ROW + (j + HALF_SPAN) * 2 + t


def cell_i(cell: i64) -> i64:
    return cell // ROW - HALF_SPAN


def cell_j(cell: i64) -> i64:
    return cell % ROW // 2 - HALF_SPAN


def cell_t(cell: i64) -> i64:
    return cell & 1


def vertex_at(a: i64, b: i64) -> i64:
    """The number of vertex (a, b) (D-20.1), in the order of D-20.16."""
    return (a + HALF_SPAN) * SPAN + b + HALF_SPAN


def vertex_a(vertex: i64) -> i64:
    return vertex // SPAN - HALF_SPAN


def vertex_b(vertex: i64) -> i64:
    return vertex % SPAN - HALF_SPAN


def corner(cell: i64, c: i64) -> i64:
    """The vertex at corner ``c`` of a cell, counter-clockwise (D-20.3)."""
    low = cell // 2
    if cell & 1 == 0:
        if c == 0:
            return low
        return low + SPAN if c == 1 else low + 1
    if c == 0:
        return low + SPAN
    return low + SPAN + 1 if c == 1 else low + 1


def neighbour(cell: i64, edge: i64) -> i64:
    """The cell across edge ``edge`` (D-20.4)."""
    if cell & 1 == 0:
        if edge == 0:
            return cell - 1
        return cell + 1 if edge == 1 else cell - ROW + 1
    if edge == 0:
        return cell + ROW - 1
    return cell + 1 if edge == 1 else cell - 1


def edge_back(cell: i64, edge: i64) -> i64:
    """Which edge of the neighbour across ``edge`` leads back."""
    return (edge + 1) % CORNERS if cell & 1 == 0 else (edge + 2) % CORNERS


def wheel_cell(vertex: i64, k: i64) -> i64:
    """The ``k``-th of the six cells round a vertex, counter-clockwise (D-20.6)."""
    base = vertex * 2
    if k == 0:
        return base
    if k == 1:
        return base - ROW + 1
    if k == 2:
        return base - ROW
    if k == 3:
        return base - ROW - 1
    return base - 2 if k == 4 else base - 1


def wheel_corner(k: i64) -> i64:
    """At which corner of the ``k``-th cell the centre of the wheel lies."""
    return k // 2


def dot_at(dots: vec[i64], start: i64, rotation: i64, c: i64) -> i64:
    """The dot that a tile, turned, shows in corner ``c`` (D-20.5)."""
    return dots[start + (c - rotation + CORNERS) % CORNERS]


def is_turned_alike(dots: vec[i64], start: i64, rotation: i64) -> bool:
    """Whether a smaller rotation shows the same dots in the same corners."""
    for smaller in range(rotation):
        same = True
        for c in range(CORNERS):
            if dot_at(dots, start, smaller, c) != dot_at(dots, start, rotation, c):
                same = False
        if same:
            return True
    return False


def rotations(dots: vec[i64], start: i64) -> list[int]:
    """The rotations that show different dots."""
    return [r for r in range(CORNERS) if not is_turned_alike(dots, start, r)]


# The sectors and the corners of the Cradle (D-20.7).
CRADLE_CELLS: Final[vec[i64]] = packed([wheel_cell(ORIGIN, k) for k in range(WHEEL)])
CRADLE_RING: Final[vec[i64]] = packed(
    [
        vertex_at(1, 0),
        vertex_at(0, 1),
        vertex_at(-1, 1),
        vertex_at(-1, 0),
        vertex_at(0, -1),
        vertex_at(1, -1),
    ]
)


def is_cradle_corner(vertex: i64) -> bool:
    for ring in CRADLE_RING:
        if ring == vertex:
            return True
    return False
