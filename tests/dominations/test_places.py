"""Section 10: where the piece of a Monument may lie, against a naive reading of its condition."""

from __future__ import annotations

from itertools import product
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

if TYPE_CHECKING:
    from collections.abc import Mapping

OWN_TABLES: Final = load_content(base_pack("dominations")).tables
PICK: Final = st.tuples(st.integers(0, 500), st.integers(-2, 2))
PICKS: Final = st.lists(PICK, min_size=10, max_size=16)
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


# A wheel of Land tiles and one at the Cradle.
WHEELS: Final = [
    *[(2, -1, 0), (1, -1, 1), (1, -1, 0), (1, -2, 1), (2, -2, 0), (2, -2, 1)],
    *[(-2, 0, 1), (-2, 0, 0), (-2, -1, 1), (-1, -1, 0)],
]


def dense(picks: list[tuple[int, int]]) -> Board:
    """Two wheels and more, with Cities of seats 0 to 2 on some tiles."""
    rows: list[int] = []
    board = cradle_board(OWN_TABLES)
    for tile, (pick, owner) in enumerate(picks):
        beside = {cell: touched(board, cell) for cell in board.frontier}
        most = [cell for cell, edges in beside.items() if edges == max(beside.values())]
        cells = most if pick % 3 else list(beside)
        cell = cells[pick % len(cells)] if tile >= len(WHEELS) else cell_at(*WHEELS[tile])
        rows += [cell, (tile * 37 + pick) % 90, pick % 3, max(owner, -1), int(owner >= 0)]
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


ONE_TRADE: Final = Counted("trade", 1)


@pytest.mark.rule("D-10.11", "D-10.13")
@pytest.mark.parametrize("k", range(6))
@pytest.mark.parametrize(
    "condition",
    [
        Condition(own_cities=1),
        Condition(cities=1),
        Condition(wheel_dots=ONE_TRADE),
        Condition(camps=ONE_TRADE),
    ],
)
def test_any_cell_of_a_wheel_may_fulfil_a_condition(k: int, condition: Condition) -> None:
    trade, art = (tile_of(name) for name in ("trade", "art"))
    wheel = [cell_at(*cell) for cell in WHEELS[:6]]
    found = []
    for fulfils in (True, False):
        rows = []
        for at, cell in enumerate(wheel):
            is_it = fulfils and at == k
            rows += [cell, trade if is_it else art, 0, 0 if is_it else -1, int(is_it)]
        table = with_condition(board_of(OWN_TABLES, rows), "kukulkan", condition)
        found.append(has_place(table.s, 0, MONUMENT_IDS.index("kukulkan")))

    assert found == [True, False]


def tile_of(name: str) -> int:
    """A tile with a Camp of this colour, which all its dots have as well."""
    number = DOMAIN_IDS.index(name)
    tile = list(OWN_TABLES.camps).index(number)
    for c in range(3):
        OWN_TABLES.dots[tile * 3 + c] = number
    return tile


@pytest.mark.rule("D-10.11", "D-4.2")
def test_every_sector_counts_for_the_edges_of_a_tile() -> None:
    board = cradle_board(OWN_TABLES)

    table = with_condition(board, "great-wall", Condition(edges_min=1, edges_max=1))

    assert places(table.s, 0, MONUMENT_IDS.index("great-wall")) == list(board.frontier)


@pytest.mark.rule("D-10.7")
@pytest.mark.parametrize("monument", CIRCLES)
def test_a_wheel_bears_one_circle_whichever_it_is(monument: str) -> None:
    table = Given()(pieces=f"{monument} (2,-1)", hands={0: "L90"})

    assert bears_circle(table.s, vertex_at(2, -1))
    assert not bears_circle(table.s, vertex_at(2, -2))


@pytest.mark.rule("D-10.11", "D-20.7")
@pytest.mark.parametrize("t", [0, 1])
def test_what_is_near_the_cradle(t: int) -> None:
    ring = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    for i, j in product(range(-4, 4), repeat=2):
        corners = {(a, b) for a, b in naive.corners([i, j, t])}
        assert is_near_cradle(cell_at(i, j, t)) == bool(corners & ring)
