"""Sections 17 and 18: the end of the game and the objectives."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.core.native import packed
from ludopolis.games import base_pack
from ludopolis.games.dominations.columns import Objective
from ludopolis.games.dominations.counting import controlled, piece_bonus, strength
from ludopolis.games.dominations.events import ObjectivesJudged, Scored
from ludopolis.games.dominations.goals import lacking, parts_of
from ludopolis.games.dominations.pack import load_content
from ludopolis.games.dominations.scoring import is_met
from ludopolis.games.dominations.tables import OBJECTIVES
from ludopolis.games.dominations.vocabulary import Goal
from tests.dominations import naive
from tests.dominations.given import GAME, MONUMENT_IDS, NATION_IDS, Given, Table, in_tables
from tests.dominations.naive import PACK

if TYPE_CHECKING:
    from ludopolis.games.dominations.pack import Objective as PackObjective


def with_kind(kind: str, **figures: object) -> tuple[str, int]:
    """A Nation and the number of an objective with these figures."""
    for nation in PACK.nation:
        for number, objective in enumerate(nation.objectives):
            if objective.kind == kind and has(objective, figures):
                return nation.id, number
    raise AssertionError(kind)


def has(objective: PackObjective, figures: dict[str, object]) -> bool:
    return all(getattr(objective, key) == value for key, value in figures.items())


def meets(table: Table, nation: str, number: int) -> bool:
    """Judged by the rules; what is told of it meanwhile must agree."""
    met = is_met(table.s, 0, NATION_IDS.index(nation), number)
    at = (NATION_IDS.index(nation) * OBJECTIVES + number) * Objective.SIZE
    assert (lacking(parts_of(table.s, 0, at)) == 0) is met
    return met


# Cells in a strip to the right of the Cradle; neighbours in this order share an edge.
STRIP: Final = [(k, -1, t) for k in range(1, 15) for t in (0, 1)]
TILES: Final = [f"L{number:02}" for number in range(1, 91)]


def strip(levels: list[int], gap: int = 1) -> str:
    """Cities of these levels; ``gap`` 2 leaves a tile between each."""
    laid = []
    for k, (i, j, t) in enumerate(STRIP):
        city, rest = divmod(k, gap)
        owner = f" P0:{levels[city]}" if rest == 0 and city < len(levels) else ""
        laid.append(f"{TILES[k]} ({i},{j},{t}) r0{owner}")
    return ", ".join(laid)


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize(
    ("levels", "met"),
    [
        ([1] * 6, False),
        ([1] * 5 + [3], True),
        ([2, 2, 1, 1, 1, 1], True),
        ([2] * 5, False),
    ],
)
def test_x27_cities_of_levels(given: Given, levels: list[int], met: bool) -> None:
    nation, number = with_kind("cities", levels=[5, 1, 0])
    table = given(board=strip(levels), hands={0: "L90"})

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize(("levels", "met"), [([3] * 4, True), ([3, 3, 3, 2, 2], False)])
def test_cities_of_the_highest_level(given: Given, levels: list[int], met: bool) -> None:
    nation, number = with_kind("cities", levels=[0, 0, 4])
    table = given(board=strip(levels), hands={0: "L90"})

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4", "D-9.13")
@pytest.mark.parametrize(("count", "met"), [(7, True), (6, False)])
def test_x28_adjacent_cities(given: Given, count: int, met: bool) -> None:
    nation, number = with_kind("adjacent_cities", n=7)
    table = given(board=strip([1] * count), hands={0: "L90"})

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize(("count", "gap", "met"), [(8, 2, True), (7, 2, False), (9, 1, False)])
def test_x28_separate_cities(given: Given, count: int, gap: int, met: bool) -> None:
    nation, number = with_kind("separate_cities", n=8)
    table = given(board=strip([1] * count, gap), hands={0: "L90"})

    assert meets(table, nation, number) == met


def in_own_tables(table: Table, kind: int, **columns: list[int]) -> Table:
    """The same position, where the first objective of all is of this kind and has these figures."""
    tables = load_content(base_pack("dominations")).tables
    tables.objectives[Objective.KIND] = kind
    for name, figures in columns.items():
        for k, figure in enumerate(figures):
            tables.objectives[getattr(Objective, name.upper()) + k] = figure
    return in_tables(table, tables)


LEVELS: Final = [[], [1], [2], [3], [1, 1], [1, 2], [2, 2], [1, 3], [2, 3], [3, 3], [1, 2, 3]]


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize("levels", LEVELS)
def test_cities_of_any_levels(levels: list[int]) -> None:
    table = in_own_tables(Given()(board=strip(levels), hands={0: "L90"}), Goal.CITIES)
    for a, b, c in product(range(3), repeat=3):
        x, y, z = (levels.count(level) for level in (1, 2, 3))
        met = z >= c and y + z >= b + c and x + y + z >= a + b + c
        for k, figure in enumerate((a, b, c)):
            table.s.tables.objectives[Objective.NEED + k] = figure
        assert is_met(table.s, 0, 0, 0) is met


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize(
    ("kind", "most"), [(Goal.ADJACENT_CITIES, 3), (Goal.SEPARATE_CITIES, 2), (Goal.INFLUENCE, 9)]
)
def test_at_least_as_many_as_an_objective_wants(kind: int, most: int) -> None:
    board = strip([1, 1, 1]) + ", L90 (-2,0,1) r0 P0:1"
    position = Given()(board=board, influence={0: 9}, hands={0: "L89"})

    met = [is_met(in_own_tables(position, kind, count=[n]).s, 0, 0, 0) for n in (most, most + 1)]

    assert met == [True, False]


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize("short", range(7))
def test_nodus_of_every_domain(short: int) -> None:
    need = [1, 2, 3, 1, 2, 3]
    table = in_own_tables(Given()(hands={0: "L90"}), Goal.NODUS, need=need)

    with_nodus(table, [figure - (domain == short) for domain, figure in enumerate(need)])

    assert is_met(table.s, 0, 0, 0) == (short == 6)


@pytest.mark.rule("D-18.1", "D-18.4")
def test_all_five_are_judged_in_their_order() -> None:
    table = Given()(
        board=strip([1] * 8, 2), influence={0: 30}, nations={0: "huns"}, hands={0: "L90"}
    )
    nation = NATION_IDS.index("huns")

    assert table.met(0) == [is_met(table.s, 0, nation, number) for number in range(5)]
    assert sum(table.met(0)) == 2


@pytest.mark.rule("D-10.17", "D-21.34")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_any_monument_can_be_controlled(monument: str) -> None:
    circle = naive.MONUMENTS[monument].shape == "circle"
    place = "(2,-1)" if circle else "(0,0,1) r0"
    table = Given()(pieces=f"{monument} {place}", trees={1: f"{monument}-1"}, hands={0: "L90"})

    assert [controlled(table.s, seat) for seat in range(3)] == [0, 1, 0]
    assert table.controller(monument) == 1


@pytest.mark.rule("D-10.13", "D-10.17")
def test_a_city_away_from_the_tile_adds_nothing(given: Given) -> None:
    """The Monument's tile was laid last, and the City has an empty cell beside it."""
    table = given(
        board="L07 (1,-1,0) r0 P1:3, L16 (0,0,1) r0 P2:1",
        pieces="lighthouse (-1,-1,0) r0",
        trees={0: "lighthouse-1"},
        hands={0: "L90"},
    )

    assert [strength(table.s, MONUMENT_IDS.index("lighthouse"), seat) for seat in range(3)] == [
        1,
        0,
        0,
    ]


@pytest.mark.rule("D-10.14")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_what_every_piece_does(monument: str) -> None:
    pack = naive.MONUMENTS[monument]
    circle = pack.shape == "circle"
    cell = "(1,-1,0)" if circle else "(1,0,0)"
    place = "(2,-1)" if circle else "(0,0,1) r0"
    table = Given()(
        board=f"L07 {cell} r0, L16 (-1,-1,0) r0", pieces=f"{monument} {place}", hands={0: "L90"}
    )
    figures = [pack.piece.city_vp, pack.piece.city_influence]
    figures += [pack.piece.city_discount, pack.piece.trade_plus]

    assert [piece_bonus(table.s, 6, column) for column in range(4)] == figures
    assert [piece_bonus(table.s, 7, column) for column in range(4)] == [0] * 4


@pytest.mark.rule("D-10.18", "D-10.19")
@pytest.mark.parametrize("order", ["0 1 2", "2 1 0", "2 0 1"])
def test_who_laid_the_piece_wins_ties_alone(given: Given, order: str) -> None:
    board = "L07 (1,-1,0) r0, L18 (1,-1,1) r0 P1:3, L33 (2,-1,0) r1 P2:2"
    table = given(
        board=board,
        pieces="colosseum (2,-1)",
        trees={0: "colosseum-1", 2: "colosseum-2"},
        order=order,
        hands={0: "L90"},
    )

    assert table.controller("colosseum") == (2 if order[0] == "2" else 1)


def with_nodus(table: Table, counts: list[int]) -> Table:
    tree = table.s.trees[0]
    table.s.trees[0] = type(tree)(tree.cards, tree.held, tree.frontier, packed(counts))
    return table


@pytest.mark.rule("D-18.4", "D-12.12")
@pytest.mark.parametrize(
    ("counts", "met"), [([8, 0, 0, 3, 6, 0], True), ([9, 0, 0, 3, 4, 0], False)]
)
def test_x29_nodus(given: Given, counts: list[int], met: bool) -> None:
    nation, number = with_kind("nodus", need={"trade": 8, "government": 5, "science": 3})
    table = with_nodus(given(hands={0: "L90"}), counts)

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4", "D-18.5", "D-18.6")
@pytest.mark.parametrize(
    ("trees", "met"),
    [
        ("guilds+ banking mathematics astronomy spice-route empire feudalism+", True),
        ("guilds banking mathematics optics spice-route empire feudalism", False),
        ("guilds banking mathematics astronomy spice-route empire", False),
    ],
)
def test_x30_masteries(given: Given, trees: str, met: bool) -> None:
    nation, number = next(
        (nation.id, number)
        for nation in PACK.nation
        for number, objective in enumerate(nation.objectives)
        if isinstance(objective.need, list) and len(objective.need) == 2
        if objective.need[0].domains == ["trade", "science"]
    )
    table = given(trees={0: trees}, hands={0: "L90"})

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4")
@pytest.mark.parametrize(("influence", "met"), [(30, True), (29, False)])
def test_influence_objective(given: Given, influence: int, met: bool) -> None:
    nation, number = with_kind("influence", n=30)
    table = given(influence={0: influence}, hands={0: "L90"})

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.4", "D-10.17")
@pytest.mark.parametrize(("trees", "met"), [("colosseum-1", True), ("", False)])
def test_monuments_objective(given: Given, trees: str, met: bool) -> None:
    nation, number = with_kind("monuments", n=1)
    wheel = "L07 (1,-1,0) r0, L18 (1,-1,1) r0, L33 (2,-1,0) r1, L50 (1,-2,1) r2"
    table = given(
        board=f"{wheel}, L64 (2,-2,0) r0, L80 (2,-2,1) r1",
        pieces="colosseum (2,-1)",
        trees={0: trees, 1: "" if met else "colosseum-1"},
        hands={0: "L90"},
    )

    assert meets(table, nation, number) == met


@pytest.mark.rule("D-18.1")
def test_five_objectives_three_of_history() -> None:
    for nation in PACK.nation:
        what_ifs = [objective.what_if for objective in nation.objectives]
        assert what_ifs == [False, False, False, True, True]


@pytest.mark.rule("D-18.2", "D-18.3")
@pytest.mark.parametrize(
    ("influence", "board", "points"),
    [(0, "", 0), (30, "", 10), (30, strip([1] * 8, 2), 20)],
)
def test_x31_points_by_the_number_met(
    given: Given, influence: int, board: str, points: int
) -> None:
    table = given("objectives", age=3, influence={0: influence}, nations={0: "huns"}, board=board)

    assert table.points(0) == points
    assert table.s.over
    judged = table.told(ObjectivesJudged)
    assert [(event.seat, event.met) for event in judged] == [(k, table.met(k)) for k in range(3)]
    assert judged[0].nation == "huns"


@pytest.mark.rule("D-18.2")
def test_x31_all_in_all() -> None:
    assert PACK.constants.objective_vp == [0, 10, 20, 40, 70, 100]


@pytest.mark.rule("D-17.1", "D-17.2")
def test_the_end_of_the_third_age(given: Given) -> None:
    table = given("end", age=3, influence={0: 4}, knowledge={0: "religion 2", 1: "government 1"})

    assert table.s.over
    assert (table.points(0), table.points(1)) == (4 + 3, 3)


@pytest.mark.rule("D-17.4")
def test_game_end_effects_come_before_objectives(given: Given) -> None:
    table = given(
        "game_end",
        age=3,
        board=strip([3]),
        trees={0: "empire"},
        influence={0: 30},
        nations={0: "huns"},
    )

    told = [(event.source, event.points) for event in table.told(Scored)]
    assert told == [("cards", 3), ("objectives", 10)]


@pytest.mark.rule("D-17.5", "D-3.7")
@pytest.mark.parametrize(
    ("order", "places_"), [("0 1 2", [1, 2, 3]), ("1 0 2", [2, 1, 3]), ("2 1 0", [2, 1, 3])]
)
def test_a_tie_goes_to_the_player_nearest_to_i(
    given: Given, order: str, places_: list[int]
) -> None:
    table = given("objectives", age=3, order=order, points={0: 50, 1: 50, 2: 40})

    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.places == places_


@pytest.mark.rule("D-17.5")
def test_no_result_before_the_end() -> None:
    table = Given()(hands={0: "L07"})

    assert GAME.outcome(table.s) is None
