"""Section 20: the triangular board, by properties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from ludopolis.core.native import packed
from ludopolis.games.dominations import grid
from ludopolis.games.dominations.board import MONUMENT_TILE, Board, board_of, cradle_board, slot_row
from ludopolis.games.dominations.tables import MONUMENTS
from tests.dominations.given import TABLES

if TYPE_CHECKING:
    from tests.dominations.given import Given

INSIDE: Final = st.integers(-34, 33)
CELLS: Final = st.tuples(INSIDE, INSIDE, st.integers(0, 1))
EDGES: Final = st.integers(0, 2)


def number(cell: tuple[int, int, int]) -> int:
    return grid.cell_at(*cell)


def name(cell: int) -> tuple[int, int, int]:
    return grid.cell_i(cell), grid.cell_j(cell), grid.cell_t(cell)


def point(vertex: int) -> tuple[int, int]:
    return grid.vertex_a(vertex), grid.vertex_b(vertex)


def centre(cell: tuple[int, int, int]) -> tuple[float, float]:
    """Where a cell is drawn: the middle of its three corners."""
    corners = [drawn(point(grid.corner(number(cell), c))) for c in range(3)]
    return sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3


def drawn(vertex: tuple[int, int]) -> tuple[float, float]:
    a, b = vertex
    return a + b / 2, b * 3**0.5 / 2


@pytest.mark.rule("D-20.1", "D-20.2", "D-20.16")
@given_any(CELLS, CELLS)
def test_numbers_of_cells_keep_their_order(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    assert name(number(one)) == one
    assert (number(one) < number(other)) == (one < other)


@pytest.mark.rule("D-20.1")
@given_any(CELLS)
def test_corners_are_drawn_at_distance_one(cell: tuple[int, int, int]) -> None:
    for edge in range(3):
        one = drawn(point(grid.corner(number(cell), edge)))
        other = drawn(point(grid.corner(number(cell), (edge + 1) % 3)))
        assert (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 == pytest.approx(1)


@pytest.mark.rule("D-20.3")
@pytest.mark.parametrize(
    ("cell", "corners"),
    [((2, -1, 0), [(2, -1), (3, -1), (2, 0)]), ((2, -1, 1), [(3, -1), (3, 0), (2, 0)])],
)
def test_corners(cell: tuple[int, int, int], corners: list[tuple[int, int]]) -> None:
    assert [point(grid.corner(number(cell), c)) for c in range(3)] == corners


@pytest.mark.rule("D-20.4", "D-20.12")
@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ((2, -1, 0), [(2, -2, 1), (2, -1, 1), (1, -1, 1)]),
        ((2, -1, 1), [(3, -1, 0), (2, 0, 0), (2, -1, 0)]),
    ],
)
def test_neighbours(cell: tuple[int, int, int], near: list[tuple[int, int, int]]) -> None:
    assert [name(grid.neighbour(number(cell), edge)) for edge in range(3)] == near


@pytest.mark.rule("D-20.4", "D-20.11")
@given_any(CELLS, EDGES)
def test_neighbours_share_an_edge_and_lead_back(cell: tuple[int, int, int], edge: int) -> None:
    here = number(cell)
    there = grid.neighbour(here, edge)
    back = grid.edge_back(here, edge)

    assert grid.neighbour(there, back) == here
    assert grid.corner(here, edge) == grid.corner(there, (back + 1) % 3)
    assert grid.corner(here, (edge + 1) % 3) == grid.corner(there, back)


@pytest.mark.rule("D-20.5")
@given_any(st.permutations([0, 1, 2]), st.integers(0, 2), st.integers(0, 2))
def test_a_turned_tile_shows_its_dots(dots: list[int], rotation: int, m: int) -> None:
    shown = grid.dot_at(packed(dots), 0, rotation, (m + rotation) % 3)

    assert shown == dots[m]


@pytest.mark.rule("D-4.4")
@pytest.mark.parametrize(
    ("dots", "rotations"), [([1, 2, 3], [0, 1, 2]), ([1, 1, 2], [0, 1, 2]), ([4, 4, 4], [0])]
)
def test_rotations_that_show_the_same_dots_are_one(dots: list[int], rotations: list[int]) -> None:
    assert grid.rotations(packed(dots), 0) == rotations


@pytest.mark.rule("D-20.6")
@given_any(st.tuples(INSIDE, INSIDE))
def test_six_cells_round_a_vertex(vertex: tuple[int, int]) -> None:
    v = grid.vertex_at(*vertex)
    cells = [grid.wheel_cell(v, k) for k in range(6)]

    assert len(set(cells)) == 6
    for k, cell in enumerate(cells):
        assert grid.corner(cell, grid.wheel_corner(k)) == v
        assert cells[(k + 1) % 6] in [grid.neighbour(cell, edge) for edge in range(3)]


@pytest.mark.rule("D-20.6")
def test_the_wheel_as_written() -> None:
    v = grid.vertex_at(2, -1)

    assert [name(grid.wheel_cell(v, k)) for k in range(6)] == [
        (2, -1, 0),
        (1, -1, 1),
        (1, -1, 0),
        (1, -2, 1),
        (2, -2, 0),
        (2, -2, 1),
    ]


@pytest.mark.rule("D-2.1", "D-20.7")
def test_the_cradle_fills_six_cells() -> None:
    board = cradle_board(TABLES)

    cells = [name(board.cell(slot)) for slot in range(board.size())]
    assert cells == [(0, 0, 0), (-1, 0, 1), (-1, 0, 0), (-1, -1, 1), (0, -1, 0), (0, -1, 1)]
    assert [point(v) for v in grid.CRADLE_RING] == [
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
    ]


CRADLE: Final = [
    ((0, 0, 0), (0, 0, 1), (1, 0), (0, 1), ["craftsmanship", "trade"]),
    ((-1, 0, 1), (-1, 1, 0), (0, 1), (-1, 1), ["art", "craftsmanship"]),
    ((-1, 0, 0), (-2, 0, 1), (-1, 1), (-1, 0), ["science", "art"]),
    ((-1, -1, 1), (-1, -1, 0), (-1, 0), (0, -1), ["government", "science"]),
    ((0, -1, 0), (0, -2, 1), (0, -1), (1, -1), ["religion", "government"]),
    ((0, -1, 1), (1, -1, 0), (1, -1), (1, 0), ["trade", "religion"]),
]


@pytest.mark.rule("D-20.8", "D-5.7")
@pytest.mark.parametrize(("sector", "outside", "first", "second", "dots"), CRADLE)
def test_the_dots_of_the_cradle(
    sector: tuple[int, int, int],
    outside: tuple[int, int, int],
    first: tuple[int, int],
    second: tuple[int, int],
    dots: list[str],
) -> None:
    board = cradle_board(TABLES)
    slot = board.slot_at(number(sector))
    shown = {point(grid.corner(number(sector), c)): board.dot(slot, c) for c in range(3)}

    assert number(outside) in [grid.neighbour(number(sector), edge) for edge in range(3)]
    domains = ["trade", "craftsmanship", "art", "science", "government", "religion"]
    assert [domains[shown[first]], domains[shown[second]]] == dots
    assert shown[0, 0] == 8
    assert (board.camp(slot), board.owner(slot)) == (-1, -1)
    assert board.is_cradle(slot)
    assert not board.is_land(slot)


@pytest.mark.rule("D-20.9", "D-4.1")
def test_the_first_tile_lies_beside_the_cradle(given: Given) -> None:
    table = given(hands={0: "L07 L18"})

    table.play("tile:L07")

    outside = {f"({i},{j},{t})" for _, (i, j, t), *_ in CRADLE}
    assert set(table.words()) == outside


def grown(picks: list[int]) -> tuple[Board, list[int]]:
    """A board grown by picking a frontier cell for each tile in turn."""
    rows: list[int] = []
    board = cradle_board(TABLES)
    for tile, pick in enumerate(picks):
        cell = board.frontier[pick % len(board.frontier)]
        rows += [cell, tile, pick % 3, -1, 0]
        board = board_of(TABLES, rows)
    return board, rows


@pytest.mark.rule("D-4.1", "D-4.2", "D-20.10", "D-6.8")
@given_any(st.lists(st.integers(0, 500), max_size=25))
def test_frontier_and_wheels_of_grown_boards(picks: list[int]) -> None:
    board, _ = grown(picks)
    filled = {board.cell(slot) for slot in range(board.size())}
    beside = {grid.neighbour(cell, edge) for cell in filled for edge in range(3)}
    corners = {grid.corner(cell, c) for cell in filled for c in range(3)} - {grid.ORIGIN}
    wheels = [v for v in corners if {grid.wheel_cell(v, k) for k in range(6)} <= filled]

    assert list(board.frontier) == sorted(beside - filled)
    assert list(board.wheels) == sorted(wheels)
    assert [board.cell(slot) for slot in board.order] == sorted(filled)


@pytest.mark.rule("D-4.5")
@given_any(st.lists(st.integers(0, 500), min_size=1, max_size=20))
def test_a_board_is_what_it_wrote_down(picks: list[int]) -> None:
    board, rows = grown(picks)

    assert board.rows() == rows


@pytest.mark.rule("D-4.1", "D-4.2", "D-20.4", "D-20.10")
@given_any(st.lists(st.integers(0, 500), max_size=25))
def test_a_board_grown_tile_by_tile_is_the_one_made_at_once(picks: list[int]) -> None:
    board = cradle_board(TABLES)
    for tile, pick in enumerate(picks):
        cell = crowded(board)[pick % 3] if pick % 2 else board.frontier[pick % len(board.frontier)]
        kind = MONUMENT_TILE + pick % MONUMENTS if pick % 7 == 0 else tile
        board = board.with_tile(cell, slot_row(TABLES, cell, kind, pick % 3))
        if kind == tile and pick % 5 < 3:
            board = board.with_city(board.size() - 1, pick % 5, 1 + pick % 3)
    again = board_of(TABLES, board.rows())

    assert list(board.slots) == list(again.slots)
    assert list(board.order) == list(again.order)
    assert list(board.frontier) == list(again.frontier)
    assert list(board.wheels) == list(again.wheels)
    check_neighbours(board)


def crowded(board: Board) -> list[int]:
    """The frontier, the cells with the most filled neighbours first."""
    beside = {cell: [grid.neighbour(cell, edge) for edge in range(3)] for cell in board.frontier}
    return sorted(beside, key=lambda cell: -sum(board.slot_at(near) >= 0 for near in beside[cell]))


def check_neighbours(board: Board) -> None:
    for slot in range(board.size()):
        cell = board.cell(slot)
        near = [board.slot_at(grid.neighbour(cell, edge)) for edge in range(3)]
        wheels = sorted({grid.corner(cell, c) for c in range(3)} & set(board.wheels))
        assert [board.next(slot, edge) for edge in range(3)] == near
        assert board.edges(slot) == sum(other >= 0 for other in near)
        assert board.wheels_at(cell) == wheels
        for vertex in wheels:
            wheel = [board.slot_at(grid.wheel_cell(vertex, k)) for k in range(6)]
            assert board.involved(slot, vertex) == wheel
            assert board.is_all_land(vertex) == all(board.is_land(each) for each in wheel)


@pytest.mark.rule("D-4.2", "D-21.10")
@pytest.mark.parametrize("outside", [outside for _, outside, *_ in CRADLE])
def test_every_sector_counts_as_a_neighbour(outside: tuple[int, int, int]) -> None:
    board = board_of(TABLES, [number(outside), 0, 0, -1, 0])

    assert board.edges(6) == 1


@pytest.mark.rule("D-20.16")
@pytest.mark.parametrize(("first", "step"), [((0, -1, 1), 0), ((-1, 0, 0), 2)])
def test_the_window_holds_the_longest_row_of_tiles(first: tuple[int, int, int], step: int) -> None:
    cell = number(first)
    for _ in range(67):
        ways = [grid.neighbour(cell, edge) for edge in range(3)]
        along = [grid.cell_i(way) for way in ways]
        cell = ways[along.index(max(along) if step == 0 else min(along))]
        ways = [grid.neighbour(cell, edge) for edge in range(3)]

    assert 0 <= cell < grid.CELLS
    for c in range(3):
        a, b = point(grid.corner(cell, c))
        assert -grid.HALF_SPAN <= min(a, b) <= max(a, b) < grid.HALF_SPAN
