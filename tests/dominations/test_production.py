"""Sections 4 to 7: placing, Production along edges, Locus, trading."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.dominations.events import Gained, LocusScored, Produced
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, Half
from tests.dominations.given import TILE_IDS, Given, in_tables
from tests.dominations.naive import PACK

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables
    from tests.dominations.given import Table

RING = "L07 (1,-1,0) r0, L18 (1,-1,1) r0, L33 (2,-1,0) r1, L50 (1,-2,1) r2, L64 (2,-2,0) r0"


@pytest.mark.rule("D-4.1", "D-4.2")
def test_beside_cradle_tiles_and_monuments(given: Given) -> None:
    table = given(
        hands={0: "L18 L10"},
        board="L07 (1,-1,0) r0",
        pieces="lighthouse (-1,1,0) r0",
        trees={1: "lighthouse-1"},
    )

    table.play("tile:L18")

    assert table.words() == [
        "(-2,0,1)",
        "(-2,1,1)",
        "(-1,-1,0)",
        "(-1,1,1)",
        "(0,-2,1)",
        "(0,0,1)",
        "(1,-2,1)",
        "(1,-1,1)",
    ]


@pytest.mark.rule("D-4.3", "D-4.4")
def test_any_colours_in_any_of_three_rotations(given: Given) -> None:
    table = given(hands={0: "L42 L10"}).play("tile:L42", "(1,-1,0)")

    table.asks("grow.rotation", 0, "0", "1", "2").play("2")

    assert table.violations() == []
    assert table.view(1).board[6].rotation == 2


@pytest.mark.rule("D-4.5")
def test_tiles_stay(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0", hands={0: "L18"})
    before = table.view(0).board

    table.place("L18", "(1,-1,1)")

    assert table.view(0).board[: len(before)] == before


@pytest.mark.rule("D-4.6", "D-6.1")
def test_a_completed_wheel_replaces_the_edges(given: Given) -> None:
    edges = given(board="L07 (1,-1,0) r0", hands={0: "L18"}).place("L18", "(1,-1,1)")
    wheel = given(board=RING, hands={0: "L80"}).place("L80", "(2,-2,1)", 1)

    assert edges.told(LocusScored) == []
    assert wheel.told(LocusScored) == [LocusScored(0, [2, -1])]


@pytest.mark.rule("D-4.7")
def test_without_a_tile_the_turn_goes_on_with_build(given: Given) -> None:
    table = given("turn", hands={}, supply="", knowledge={0: "trade 4"})

    table.asks("build.menu", 0)


@pytest.mark.rule("D-4.8")
def test_the_order_of_an_activation(given: Given) -> None:
    board = RING.replace("L07 (1,-1,0) r0", "L07 (1,-1,0) r0 P1:2")
    table = given(
        board=board.replace("L64 (2,-2,0) r0", ""),
        pieces="lighthouse (2,-2,0) r0",
        hands={0: "L80"},
        trees={0: "relics shipbuilding painting", 1: "bartering lighthouse-1"},
        flags={"locus": "any"},
    )

    table.place("L80", "(2,-2,1)", 1)
    assert table.asking == "produce.vestigium"
    assert table.knowledge(0) == table.knowledge(1) == ""

    table.play("art")
    assert table.asking == "gain.vestigium"
    assert [event.seat for event in table.told(Produced)] == [0, 1]
    gains = [(event.seat, event.card) for event in table.told(Gained)]
    assert gains == [(0, "painting"), (1, "bartering")]
    assert table.points(0) == 0

    table.play("science", "science")
    assert table.told(Gained)[-1].card == "shipbuilding"
    assert table.points(0) == 1


@pytest.mark.rule("D-5.2", "D-5.5")
def test_the_camp_counts_once_however_many_edges(given: Given) -> None:
    table = given(
        board="L01 (-2,0,1) r0, L02 (-2,0,0) r0, L03 (-2,-1,1) r0, L04 (-2,-1,0) r0,"
        " L05 (-2,-2,1) r0, L06 (-1,-2,0) r0, L08 (-1,-2,1) r0, L61 (0,-2,0) r0",
        hands={0: "L66"},
    )

    table.place("L66", "(0,-2,1)", 1)

    dots_and_concentrations = 8 + 2
    produced = sum(table.s.produced(0, domain) for domain in range(6))
    assert produced == dots_and_concentrations + 1


@pytest.mark.rule("D-5.11", "D-15.9")
def test_the_trader_raises_the_camp(given: Given) -> None:
    plain = given(hands={0: "L07"}, age=2).place("L07", "(1,-1,0)")
    trader = given(hands={0: "L07"}, age=2, roles={"trader": 0}).place("L07", "(1,-1,0)")
    other = given(hands={0: "L07"}, age=2, roles={"trader": 1}).place("L07", "(1,-1,0)")

    assert trader.s.produced(0, 0) == plain.s.produced(0, 0) + 1
    assert other.produced(0) == plain.produced(0)


@pytest.mark.rule("D-15.9", "D-6.3")
def test_the_trader_counts_with_a_locus(given: Given) -> None:
    table = given(board=RING, hands={0: "L80"}, age=2, roles={"trader": 0})

    table.place("L80", "(2,-2,1)", 1)

    assert table.s.produced(0, 5) == 2


@pytest.mark.rule("D-6.8")
def test_the_middle_of_the_cradle_is_no_wheel(given: Given) -> None:
    table = given(board=f"{RING}, L80 (2,-2,1) r1", hands={0: "L10"})

    assert table.view(0).wheels == [[2, -1]]


@pytest.mark.rule("D-6.9", "D-5.8")
@pytest.mark.parametrize(("locus", "loci", "dots"), [("any", 1, 6), ("land", 0, 10)])
def test_a_monument_tile_is_a_cell_of_a_wheel(
    given: Given, locus: str, loci: int, dots: int
) -> None:
    """By the book it makes no Locus: two edges Produce, each with a Concentration."""
    board = RING.replace("L64 (2,-2,0) r0", "")
    table = given(
        board=board,
        pieces="great-wall (2,-2,0) r0",
        trees={1: "great-wall-1"},
        hands={0: "L80"},
        flags={"locus": locus},
    )

    table.place("L80", "(2,-2,1)", 1)

    assert len(table.told(LocusScored)) == loci
    assert sum(table.s.produced(0, domain) for domain in range(6)) == dots + 1


@pytest.mark.rule("D-6.10", "D-10.10")
def test_a_wheel_completed_by_a_monument_is_not_scored(given: Given) -> None:
    table = given("build", board=RING, monuments="petra", knowledge={0: "all 9"})

    table.chain("monument", "petra", "(2,-2,1)", "0")
    while table.asking == "pay.reduce":
        table.chain("")
    table.chain("")

    assert table.told(LocusScored) == []
    assert table.produced(0) == ""
    assert [2, -1] in table.view(0).wheels


@pytest.mark.rule("D-7.5")
def test_a_city_trades_once_per_activation(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0 P1:3, L42 (0,0,1) r0, L56 (1,0,0) r0", hands={0: "L18"})

    table.place("L18", "(1,-1,1)")

    assert table.produced(1) == "trade 3"


@pytest.mark.rule("D-7.2")
def test_without_a_locus_only_tiles_across_the_edges_trade(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0 P1:3, L18 (1,-1,1) r0 P2:1", hands={0: "L33"})

    table.place("L33", "(2,-1,0)", 1)

    assert table.produced(1) == ""
    assert table.produced(2) == "craftsmanship 1"


@pytest.mark.rule("D-7.8")
def test_outside_the_wheel_nobody_trades(given: Given) -> None:
    table = given(board=f"{RING}, L90 (3,-2,0) r0 P1:2", hands={0: "L80"})

    table.place("L80", "(2,-2,1)", 1)

    assert table.produced(1) == ""


@pytest.mark.rule("D-7.9", "D-10.14")
def test_a_monument_beside_a_city_raises_its_trade(given: Given) -> None:
    board = "L07 (1,-1,0) r0 P1:1, L18 (1,-1,1) r0, L33 (2,-1,0) r1, L50 (1,-2,1) r2"
    board += ", L64 (2,-2,0) r0, L80 (2,-2,1) r1"
    plain = given(board=board, hands={0: "L42"}).place("L42", "(0,0,1)")
    fields = {"pieces": "stonehenge (2,-1)", "trees": {2: "stonehenge-1"}}
    raised = given(board=board, hands={0: "L56"}, roles={"inventor": 0}, age=2, **fields)  # type: ignore[arg-type]
    raised.play("inventor", "(1,-1,1)", "edges")

    assert plain.produced(1) == ""
    assert raised.produced(1) == "trade 2"


@pytest.mark.rule("D-8.13", "D-7.10")
def test_trading_is_production(given: Given) -> None:
    table = given(board="L07 (1,-1,0) r0 P1:2", hands={0: "L18"}, trees={1: "bartering"})

    table.place("L18", "(1,-1,1)")

    assert table.produced(1) == "trade 2"
    assert table.knowledge(1) == "trade 3"


@pytest.mark.rule("D-5.10", "D-8.9", "D-8.10", "D-21.45")
def test_vestigium_makes_no_concentration_with_vestigium(own_tables: Tables) -> None:
    """A tile of three vestigium dots beside the Lighthouse and a sector: each dot is a point."""
    for c in range(3):
        own_tables.dots[TILE_IDS.index("L12") * 3 + c] = Half.VESTIGIUM
    gardens = "hanging-gardens-1 hanging-gardens-2 hanging-gardens-3"
    position = Given()(pieces="lighthouse (-1,1,0) r0", trees={0: gardens}, hands={0: "L12"})
    table = in_tables(position, own_tables)

    table.place("L12", "(-1,1,1)")

    for name in ("art", "science", "trade"):
        table.asks("produce.vestigium", 0, *DOMAIN_IDS).play(name)
    assert table.asking != "produce.vestigium"
    assert table.produced(0) == "trade 2 art 1 science 2"
    assert table.told(Gained) == []


@pytest.mark.rule("D-5.9", "D-4.4")
def test_missing_dots_produce_nothing_and_look_alike(own_tables: Tables) -> None:
    for c in range(3):
        own_tables.dots[TILE_IDS.index("L12") * 3 + c] = Half.NOTHING
    table = in_tables(Given()(hands={0: "L12"}), own_tables)
    table.chain("tile:L12", "(1,-1,0)")
    assert table.words() == ["0"]

    table.chain("0")

    assert table.produced(0) == "trade 2 religion 1"
    assert table.asking != "produce.vestigium"


@pytest.mark.rule("D-6.4", "D-21.45")
def test_the_gardens_find_no_concentration_in_a_locus(given: Given) -> None:
    gardens = "hanging-gardens-1 hanging-gardens-2 hanging-gardens-3"
    table = given(
        board=RING, pieces="hanging-gardens (-1,1,0) r0", trees={0: gardens}, hands={0: "L80"}
    )

    table.place("L80", "(2,-2,1)", 1)

    assert len(table.told(LocusScored)) == 1
    assert table.told(Gained) == []


def tile_with(camp: str) -> str:
    return next(tile.id for tile in PACK.tile if tile.camp == camp)


def beside_a_city(seats: int, owner: int, camp: str) -> Table:
    """Seat 0 lays two tiles beside a City of a seat, one after the other."""
    table = Given()(
        seats=seats,
        board=f"{tile_with(camp)} (1,-1,0) r0 P{owner}:1, L47 (2,-2,1) r0",
        hands={0: "L90 L89 L88"},
        roles={"farmer": 0},
        age=2,
    )
    table.place("L90", "(1,-1,1)").play("place")
    return table.place("L89", "(1,-2,1)")


@pytest.mark.rule("D-7.1", "D-7.4", "D-8.16")
@pytest.mark.parametrize("camp", DOMAIN_IDS)
@pytest.mark.parametrize(("seats", "owner"), [(2, 1), (3, 2), (4, 3)])
def test_each_activation_is_counted_by_itself(seats: int, owner: int, camp: str) -> None:
    table = beside_a_city(seats, owner, camp)

    told = [event.amounts for event in table.told(Produced) if event.seat == owner]
    assert told == [[int(camp == name) for name in DOMAIN_IDS]] * 2
    assert table.produced(owner) == f"{camp} 1"
    assert table.knowledge(owner) == f"{camp} 2"


@pytest.mark.rule("D-8.5", "D-8.6")
@pytest.mark.parametrize(("before", "points"), [(18, 0), (19, 1)])
def test_reaching_20_scores_nothing(given: Given, before: int, points: int) -> None:
    table = given(
        board="L07 (1,-1,0) r0 P0:2, L16 (-1,1,0) r0",
        trees={0: "currency"},
        hands={0: "L18"},
        knowledge={0: f"trade {before}"},
    )

    table.place("L18", "(1,-1,1)")

    assert table.s.produced(0, 0) == 2
    assert (table.s.knowledge(0, 0), table.points(0)) == (20, points)


@pytest.mark.rule("D-22.2", "D-15.10")
def test_without_a_tile_on_the_board_the_inventor_wakes_none(given: Given) -> None:
    given(hands={0: "L07"}, roles={"inventor": 0}, age=2).withholds("inventor")


@pytest.mark.rule("D-15.15", "D-22.2")
def test_without_a_tile_left_the_farmer_is_not_asked(given: Given) -> None:
    table = given(hands={0: "L07"}, roles={"farmer": 0}, knowledge={0: "trade 4"}, age=2)

    table.place("L07", "(1,-1,0)")

    assert table.asking == "build.menu"
