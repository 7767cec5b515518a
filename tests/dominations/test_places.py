"""Section 10: where the piece of a Monument may lie, against a naive reading of its condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from ludopolis.games import base_pack
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.board import Board, board_of, cradle_board
from ludopolis.games.dominations.columns import Condition as Key
from ludopolis.games.dominations.grid import cell_at, neighbour, vertex_at
from ludopolis.games.dominations.pack import Condition, Counted, condition_row, load_content
from ludopolis.games.dominations.places import bears_circle, has_place, is_near_cradle, places
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS
from tests.dominations import naive
from tests.dominations.given import MONUMENT_IDS, Given, Table, in_tables
from tests.dominations.test_grid import CRADLE

if TYPE_CHECKING:
    from collections.abc import Mapping

OWN_TABLES: Final = load_content(base_pack("dominations")).tables
PICKS: Final = st.lists(st.tuples(st.integers(0, 500), st.integers(-2, 2)), max_size=24)
COUNTED: Final = st.builds(Counted, st.sampled_from(DOMAIN_IDS), st.integers(1, 3))
CONDITIONS: Final = st.fixed_dictionaries(
    {},
    optional={
        "own_cities": st.integers(0, 2),
        "cities": st.integers(0, 3),
        "wheel_dots": COUNTED,
        "camps": COUNTED,
        "no_cradle": st.booleans(),
        "edges_min": st.integers(0, 3),
        "edges_max": st.integers(1, 3),
        "away_from_cradle": st.booleans(),
    },
)
CIRCLES: Final = [name for name, each in naive.MONUMENTS.items() if each.shape == "circle"]


def dense(picks: list[tuple[int, int]]) -> Board:
    """Tiles that fill up corners, with Cities of seats 0 to 2 on some of them."""
    rows: list[int] = []
    board = cradle_board(OWN_TABLES)
    for tile, (pick, owner) in enumerate(picks):
        beside = {cell: touched(board, cell) for cell in board.frontier}
        most = [cell for cell, edges in beside.items() if edges == max(beside.values())]
        cells = most if pick % 3 else list(beside)
        rows += [cells[pick % len(cells)], tile * 37 % 90, pick % 3]
        rows += [max(owner, -1), int(owner >= 0)]
        board = board_of(OWN_TABLES, rows)
    return board


def touched(board: Board, cell: int) -> int:
    return sum(board.slot_at(neighbour(cell, edge)) >= 0 for edge in range(3))


def with_condition(board: Board, monument: str, condition: Condition) -> Table:
    """A position with this board, and tables in which the Monument has this condition."""
    at = MONUMENT_IDS.index(monument) * Key.SIZE
    for column, figure in enumerate(condition_row(condition)):
        OWN_TABLES.conditions[at + column] = figure
    table = in_tables(Given()(hands={0: "L90"}), OWN_TABLES)
    table.s.board = board
    return table


@pytest.mark.rule("D-10.7", "D-10.8", "D-10.9", "D-10.11", "D-10.12", "D-10.13", "D-20.16")
@given_any(
    PICKS, CONDITIONS, st.sampled_from(["great-pyramid", "kukulkan", "great-wall", "lighthouse"])
)
def test_the_places_of_any_condition(
    picks: list[tuple[int, int]], keys: Mapping[str, Any], monument: str
) -> None:
    condition = Condition(**keys)
    table = with_condition(dense(picks), monument, condition)
    number = MONUMENT_IDS.index(monument)
    view = table.view(0)

    for seat in range(3):
        if monument in CIRCLES:
            legal = [v for v in view.wheels if naive.may_lie(condition, view, seat, v)]
            expected = [asks.PLACE_VERTEX + vertex_at(*vertex) for vertex in legal]
        else:
            legal = [c for c in view.frontier if naive.may_lie(condition, view, seat, c)]
            expected = [cell_at(*cell) for cell in legal]
        assert places(table.s, seat, number) == expected
        assert has_place(table.s, seat, number) == bool(expected)


@pytest.mark.rule("D-10.7")
@pytest.mark.parametrize("monument", CIRCLES)
def test_a_wheel_bears_one_circle_whichever_it_is(monument: str) -> None:
    table = Given()(pieces=f"{monument} (2,-1)", hands={0: "L90"})

    assert bears_circle(table.s, vertex_at(2, -1))
    assert not bears_circle(table.s, vertex_at(2, -2))


@pytest.mark.rule("D-10.11", "D-20.7")
@pytest.mark.parametrize("cell", [outside for _, outside, *_ in CRADLE])
def test_the_cells_outside_the_cradle_are_near_it(cell: tuple[int, int, int]) -> None:
    assert is_near_cradle(cell_at(*cell))
    assert not is_near_cradle(cell_at(3, -2, 0))
