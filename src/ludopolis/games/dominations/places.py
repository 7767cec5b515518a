"""Where the piece of a Monument may lie: circles on wheels, tiles on cells (D-10.7 to D-10.13)."""

from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.board import Board
from ludopolis.games.dominations.columns import Condition, Monument
from ludopolis.games.dominations.grid import (
    CORNERS,
    WHEEL,
    corner,
    is_cradle_corner,
    neighbour,
    wheel_corner,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MONUMENTS
from ludopolis.games.dominations.vocabulary import Shape


def bears_circle(s: Dominations, vertex: i64) -> bool:
    for monument in range(MONUMENTS):
        place = s.monuments[monument * Monument.SIZE + Monument.PLACE]
        if place == vertex and s.tables.shapes[monument] == Shape.CIRCLE:
            return True
    return False


def has_cities(board: Board, slots: list[int], seat: i64, least: i64) -> bool:
    """Whether enough Cities, of a seat or (-1) of anybody, stand on the slots."""
    count: i64 = 0
    for slot in slots:
        owner = board.owner(slot)
        if owner >= 0 and (seat < 0 or owner == seat):
            count += 1
    return count >= least


def has_camps(board: Board, slots: list[int], domain: i64, least: i64) -> bool:
    """Whether enough Camps have the colour; none has -1, and then none is wanted."""
    count: i64 = 0
    for slot in slots:
        if board.camp(slot) == domain:
            count += 1
    return count >= least


def has_dots(board: Board, vertex: i64, domain: i64, least: i64) -> bool:
    count: i64 = 0
    for k in range(WHEEL):
        if board.dot(board.wheel_slot(vertex, k), wheel_corner(k)) == domain:
            count += 1
    return count >= least


def touches_cradle(board: Board, slots: list[int]) -> bool:
    for slot in slots:
        if board.is_cradle(slot):
            return True
    return False


def fulfils_common(s: Dominations, seat: i64, monument: i64, slots: list[int]) -> bool:
    """The parts of a condition that both shapes know."""
    row = monument * Condition.SIZE
    wanted = s.tables.conditions
    return has_cities(s.board, slots, seat, wanted[row + Condition.OWN_CITIES]) and has_camps(
        s.board, slots, wanted[row + Condition.CAMPS_DOMAIN], wanted[row + Condition.CAMPS_LEAST]
    )


def may_lie_on_wheel(s: Dominations, seat: i64, monument: i64, vertex: i64) -> bool:
    """A wheel, also one at the Cradle, without a circle (D-10.7, D-10.8, D-10.11, D-10.12)."""
    if bears_circle(s, vertex):
        return False
    board = s.board
    row = monument * Condition.SIZE
    wanted = s.tables.conditions
    slots: list[int] = [board.wheel_slot(vertex, k) for k in range(WHEEL)]
    if wanted[row + Condition.NO_CRADLE] == 1 and touches_cradle(board, slots):
        return False
    if not has_cities(board, slots, -1, wanted[row + Condition.ANY_CITIES]):
        return False
    if not has_dots(
        board, vertex, wanted[row + Condition.DOTS_DOMAIN], wanted[row + Condition.DOTS_LEAST]
    ):
        return False
    return fulfils_common(s, seat, monument, slots)


def is_near_cradle(cell: i64) -> bool:
    """Whether a corner of the cell is a corner of the Cradle."""
    for c in range(CORNERS):
        if is_cradle_corner(corner(cell, c)):
            return True
    return False


def may_lie_on_cell(s: Dominations, seat: i64, monument: i64, cell: i64) -> bool:
    """An empty cell beside a filled one that fulfils all of the condition (D-10.9 to D-10.12)."""
    board = s.board
    row = monument * Condition.SIZE
    wanted = s.tables.conditions
    slots: list[int] = []
    for edge in range(CORNERS):
        slot = board.slot_at(neighbour(cell, edge))
        if slot >= 0:
            slots.append(slot)
    if not wanted[row + Condition.EDGES_MIN] <= len(slots) <= wanted[row + Condition.EDGES_MAX]:
        return False
    if wanted[row + Condition.AWAY] == 1 and is_near_cradle(cell):
        return False
    return fulfils_common(s, seat, monument, slots)


def places(s: Dominations, seat: i64, monument: i64) -> list[int]:
    """The options of ``build.place``, in order."""
    found: list[int] = []
    if s.tables.shapes[monument] == Shape.CIRCLE:
        for vertex in s.board.wheels:
            if may_lie_on_wheel(s, seat, monument, vertex):
                found.append(asks.PLACE_VERTEX + vertex)
    else:
        for cell in s.board.frontier:
            if may_lie_on_cell(s, seat, monument, cell):
                found.append(cell)
    return found


def has_place(s: Dominations, seat: i64, monument: i64) -> bool:
    if s.tables.shapes[monument] == Shape.CIRCLE:
        for vertex in s.board.wheels:
            if may_lie_on_wheel(s, seat, monument, vertex):
                return True
        return False
    for cell in s.board.frontier:
        if may_lie_on_cell(s, seat, monument, cell):
            return True
    return False
