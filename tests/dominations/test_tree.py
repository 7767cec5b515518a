"""Section 12: the Civilisation Tree, by properties and by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from ludopolis.games.dominations.tables import CAMPFIRE, MASTERIES, partners
from ludopolis.games.dominations.tree import (
    Tree,
    beside,
    campfire_tree,
    facing,
    joint,
    layout,
    tree_cell,
    tree_of,
    tree_x,
    tree_y,
)
from ludopolis.games.dominations.vocabulary import HALF_IDS, Half
from tests.dominations.given import CARD_IDS, TABLES, planted

if TYPE_CHECKING:
    from tests.dominations.given import Given

HALVES: Final = st.integers(0, Half.NOTHING)


@pytest.mark.rule("D-12.4", "D-12.5", "D-12.6", "D-12.7", "D-12.8")
@given_any(HALVES, HALVES)
def test_what_forms_a_nodus(one: int, other: int) -> None:
    domain = joint(one, other)

    assert domain == joint(other, one)
    assert (domain >= 0) == bool(partners(one) >> other & 1)
    assert domain in (-1, one, other)
    assert domain != Half.VESTIGIUM


@pytest.mark.rule("D-12.4", "D-12.5", "D-12.6", "D-12.7", "D-12.8")
@pytest.mark.parametrize(
    ("one", "other", "nodus"),
    [
        ("trade", "trade", "trade"),
        ("trade", "art", None),
        ("vestigium", "art", "art"),
        ("vestigium", "vestigium", None),
        ("corruptio", "trade", None),
        ("corruptio", "vestigium", None),
        ("corruptio", "corruptio", None),
        ("none", "trade", None),
        ("none", "none", None),
    ],
)
def test_pairs_of_halves(one: str, other: str, nodus: str | None) -> None:
    domain = joint(HALF_IDS.index(one), HALF_IDS.index(other))

    assert domain == (-1 if nodus is None else HALF_IDS.index(nodus))


@pytest.mark.rule("D-20.13", "D-20.14", "D-20.16")
@given_any(st.tuples(st.integers(-39, 39), st.integers(-39, 39)), st.integers(0, 3))
def test_sides_meet(cell: tuple[int, int], side: int) -> None:
    here = tree_cell(*cell)
    there = beside(here, side)
    dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][side]

    assert (tree_x(there), tree_y(there)) == (cell[0] + dx, cell[1] + dy)
    assert beside(there, facing(side)) == here


@pytest.mark.rule("D-12.1", "D-12.13", "D-2.6")
def test_the_campfire_lets_four_sides_begin() -> None:
    tree = campfire_tree(TABLES)

    cells = list(tree.frontier)[::2]
    assert [(tree_x(cell), tree_y(cell)) for cell in cells] == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert tree.card(0) == CAMPFIRE
    assert [TABLES.half(CAMPFIRE, 0, side) for side in range(4)] == [Half.VESTIGIUM] * 4


def grown(picks: list[int]) -> Tree:
    """A tree grown by laying a card and copy wherever the pick says, if it fits."""
    tree = campfire_tree(TABLES)
    for pick in picks:
        card, copy = pick % MASTERIES, pick // MASTERIES % 4
        cells = tree.cells(TABLES.accepts[layout(card, copy)])
        if cells and not tree.has(card):
            tree = tree.with_card(TABLES, card, copy, cells[pick % len(cells)])
    return tree


def half_at(tree: Tree, x: int, y: int, side: int) -> int | None:
    place = tree.place_at(tree_cell(x, y))
    return None if place < 0 else TABLES.half(tree.card(place), tree.copy_of(place), side)


@pytest.mark.rule("D-12.2", "D-12.3", "D-12.12", "D-20.15")
@given_any(st.lists(st.integers(0, 5000), max_size=30))
def test_grown_trees_join_everywhere(picks: list[int]) -> None:
    tree = grown(picks)
    counts = [0] * 6
    for place in range(tree.size()):
        x, y = tree_x(tree.cell(place)), tree_y(tree.cell(place))
        for side, (dx, dy) in ((0, (0, 1)), (1, (1, 0))):
            other = half_at(tree, x + dx, y + dy, facing(side))
            if other is not None:
                counts[joint(half_at(tree, x, y, side) or 0, other)] += 1

    assert list(tree.nodus) == counts
    assert sum(counts) >= tree.size() - 1


@pytest.mark.rule("D-12.2", "D-12.3", "D-12.7", "D-12.9")
@given_any(st.lists(st.integers(0, 5000), max_size=15), st.integers(0, 4 * MASTERIES - 1))
def test_where_a_card_fits(picks: list[int], pick: int) -> None:
    tree = grown(picks)
    card, copy = pick % MASTERIES, pick // MASTERIES
    legal = []
    for x in range(-17, 18):
        for y in range(-17, 18):
            met = [
                (TABLES.half(card, copy, side), half_at(tree, x + dx, y + dy, facing(side)))
                for side, (dx, dy) in enumerate([(0, 1), (1, 0), (0, -1), (-1, 0)])
            ]
            touching = [(mine, other) for mine, other in met if other is not None]
            empty = tree.place_at(tree_cell(x, y)) < 0
            if empty and touching and all(joint(*pair) >= 0 for pair in touching):
                legal.append(tree_cell(x, y))

    assert tree.cells(TABLES.accepts[layout(card, copy)]) == sorted(legal)
    assert tree.fits(TABLES.accepts[layout(card, copy)]) == bool(legal)


@pytest.mark.rule("D-12.10")
@given_any(st.lists(st.integers(0, 5000), max_size=20))
def test_a_tree_is_what_it_wrote_down(picks: list[int]) -> None:
    tree = grown(picks)
    again = tree_of(TABLES, tree.row())

    assert again.row() == tree.row()
    assert list(again.frontier) == list(tree.frontier)
    assert list(again.held) == list(tree.held)


@pytest.mark.rule("D-12.7")
def test_a_cell_beside_corruptio_stays_empty_for_ever() -> None:
    tree = planted("markets:1@(1,0) fishing:3@(0,1) guilds:3@(1,1)")
    dead = tree_cell(2, 1)

    assert TABLES.half(CARD_IDS.index("guilds"), 2, 1) == Half.CORRUPTIO
    for card in range(MASTERIES):
        for copy in range(4):
            assert dead not in tree.cells(TABLES.accepts[layout(card, copy)])


@pytest.mark.rule("D-12.9", "D-12.11")
def test_level_cards_join_like_masteries(given: Given) -> None:
    table = given(
        "build",
        trees={0: "markets:1@(1,0)", 1: "lighthouse-1"},
        pieces="lighthouse (-1,1,0) r0",
        knowledge={0: "all 9"},
    )
    table.chain("monument", "lighthouse")
    while table.asking == "pay.reduce":
        table.chain("")
    table.chain("")

    assert table.has(0, "lighthouse-2")
    assert sum(table.s.trees[0].nodus) >= 2
    assert table.s.trees[0].cell(1) == tree_cell(1, 0)
