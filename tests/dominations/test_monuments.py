"""Section 10: Monuments, each of the twelve and all their Level cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games.dominations.build import may_buy
from ludopolis.games.dominations.columns import Monument, Standing
from ludopolis.games.dominations.events import Gained, LevelBought, PieceLaid
from ludopolis.games.dominations.grid import cell_at, vertex_at
from ludopolis.games.dominations.places import bears_circle
from tests.dominations import naive
from tests.dominations.given import MONUMENT_IDS, TABLES, Given, Table
from tests.dominations.naive import MONUMENTS, PACK
from tests.dominations.test_masteries import by_cards, having, lines_of, settled

if TYPE_CHECKING:
    from ludopolis.games.dominations.pack import Line

WHEEL: Final = (
    "L07 (1,-1,0) r0 P0:1, L18 (1,-1,1) r0 P1:1, L33 (2,-1,0) r1, L50 (1,-2,1) r2,"
    " L64 (2,-2,0) r0, L80 (2,-2,1) r1"
)
NAMES: Final = [monument.id for monument in PACK.monument]
LEVELS: Final = [(m.id, level.level) for m in PACK.monument for level in m.level]


def place_of(monument: str) -> str:
    circle = MONUMENTS[monument].shape == "circle"
    return f"{monument} (2,-1)" if circle else f"{monument} (0,0,1) r0"


def price(monument: str, level: int) -> str:
    cost = MONUMENTS[monument].level[level - 1].cost
    return " ".join(f"{domain} {amount}" for domain, amount in cost.items())


def buying(monument: str, level: int, given: Given, **fields: object) -> Table:
    """The active player can just pay this level; another player has all before it."""
    before = " ".join(f"{monument}-{k}" for k in range(1, level))
    position: dict[str, object] = {
        "board": WHEEL,
        "monuments": monument,
        "pieces": place_of(monument) if level > 1 else "",
        "trees": {1: before},
        "knowledge": {0: price(monument, level)},
    }
    return given("build", **(position | fields))  # type: ignore[arg-type]


def bought(table: Table, monument: str) -> Table:
    """Buy the top level, with the first of everything else."""
    table.chain("monument", monument)
    while table.asking in ("build.place", "build.rotation", "pay.reduce"):
        table.chain("")
    return settled(table.chain(""))


@pytest.mark.rule("D-10.1", "D-10.3", "D-10.15", "D-21.6", "D-21.33")
@pytest.mark.parametrize(("monument", "level"), LEVELS)
def test_every_level_card(monument: str, level: int) -> None:
    board = f"{WHEEL}, L31 (-1,1,0) r0 P0:1, L76 (1,-3,1) r0"
    table = buying(monument, level, Given(), board=board)

    bought(table, monument)

    card = MONUMENTS[monument].level[level - 1]
    view = table.view(0)
    assert table.has(0, f"{monument}-{level}")
    assert by_cards(table) == (
        naive.total(card.effects, "on_acquire", "vp", view),
        naive.total(card.effects, "on_acquire", "influence", view),
    )
    gains = naive.total(card.effects, "on_acquire", "knowledge", view)
    assert sum(view.players[0].knowledge) == gains
    assert table.s.monument(MONUMENT_IDS.index(monument), Monument.BOUGHT) == level


def standing(trigger: str) -> list[tuple[str, int]]:
    return [
        (monument.id, level.level)
        for monument in PACK.monument
        for level in monument.level
        if any(line.trigger == trigger for line in level.effects)
    ]


def owning(monument: str, level: int, phase: str, **fields: object) -> Table:
    """The active player has the levels up to this one; only the last one's lines are compared."""
    cards = " ".join(f"{monument}-{k}" for k in range(1, level + 1))
    position: dict[str, object] = {
        "board": WHEEL,
        "pieces": place_of(monument),
        "trees": {0: cards},
        "hands": {0: "L66 L46"},
        "age": 2,
    }
    return Given()(phase, **(position | fields))  # type: ignore[arg-type]


def effects_of(monument: str, level: int) -> list[Line]:
    levels = MONUMENTS[monument].level[:level]
    return [line for each in levels for line in each.effects]


@pytest.mark.rule("D-10.15")
@pytest.mark.parametrize(("monument", "level"), standing("turn_start"))
def test_turn_start_of_a_level_card(monument: str, level: int) -> None:
    table = owning(monument, level, "turn")
    view = table.view(0)
    expected = naive.total(effects_of(monument, level), "turn_start", "knowledge", view)

    assert sum(view.players[0].knowledge) == expected > 0


@pytest.mark.rule("D-10.15", "D-21.13")
@pytest.mark.parametrize(("card", "side"), having("on_monument_level"))
def test_masteries_that_wait_for_a_level(card: str, side: str) -> None:
    plus = "+" if side == "advanced" else ""
    table = buying("colosseum", 1, Given(), trees={0: f"{card}{plus}"})
    lines = lines_of(card, side)

    bought(table, "colosseum")

    first = MONUMENTS["colosseum"].level[0]
    view = table.view(0)
    assert by_cards(table) == (
        naive.total(lines, "on_monument_level", "vp", view)
        + naive.total(first.effects, "on_acquire", "vp", view),
        naive.total(lines, "on_monument_level", "influence", view)
        + naive.total(first.effects, "on_acquire", "influence", view),
    )
    saved = min(naive.passive(lines, "monument_cost"), sum(first.cost.values()))
    gains = naive.total(lines, "on_monument_level", "knowledge", view)
    gains += naive.total(first.effects, "on_acquire", "knowledge", view)
    assert sum(view.players[0].knowledge) == saved + gains


@pytest.mark.rule("D-10.1")
def test_anybody_may_buy_the_next_level(given: Given) -> None:
    table = buying("colosseum", 2, given)

    bought(table, "colosseum")

    assert table.has(0, "colosseum-2")
    assert table.has(1, "colosseum-1")


@pytest.mark.rule("D-10.1")
def test_no_level_is_left_out(given: Given) -> None:
    table = buying("colosseum", 1, given, knowledge={0: "all 20"})

    bought(table, "colosseum")

    assert table.has(0, "colosseum-1")
    assert not table.has(0, "colosseum-2")


@pytest.mark.rule("D-10.2", "D-2.5")
def test_level_cards_are_public() -> None:
    assert len(TABLES.card_ids) == 72 + 50 + 1
    assert TABLES.card_ids[72:77] == [f"great-pyramid-{k}" for k in range(1, 6)]
    for card, name in enumerate(TABLES.card_ids):
        assert TABLES.called(card) == (name[:-2] if name[-1].isdigit() else name)


@pytest.mark.rule("D-10.3", "D-13.1")
@pytest.mark.parametrize("monument", NAMES)
def test_a_price_one_short(monument: str) -> None:
    table = buying(monument, 2, Given())
    domain = next(number for number in range(6) if table.s.knowledge(0, number) > 0)
    assert may_buy(table.s, 0, MONUMENT_IDS.index(monument))

    table.s.players[domain] -= 1

    assert not may_buy(table.s, 0, MONUMENT_IDS.index(monument))


@pytest.mark.rule("D-10.1")
@pytest.mark.parametrize("monument", NAMES)
def test_after_the_last_level_there_is_nothing_to_buy(monument: str) -> None:
    levels = [level.level for level in MONUMENTS[monument].level]
    table = Given()(
        "build",
        board=WHEEL,
        pieces=place_of(monument),
        trees={1: " ".join(f"{monument}-{level}" for level in levels)},
        knowledge={0: "all 9"},
    )
    number = MONUMENT_IDS.index(monument)

    assert table.s.top_level(number) == -1
    assert not may_buy(table.s, 0, number)


@pytest.mark.rule("D-10.4", "D-12.3")
def test_a_level_that_fits_nowhere_cannot_be_bought(given: Given) -> None:
    table = buying("colosseum", 2, given)
    number = MONUMENT_IDS.index("colosseum")
    tree = table.s.trees[0]

    assert may_buy(table.s, 0, number)
    table.s.trees[0] = type(tree)(tree.cards, tree.held, tree.nodus[:0], tree.nodus)

    assert not may_buy(table.s, 0, number)


@pytest.mark.rule("D-10.9", "D-4.4")
@pytest.mark.parametrize("monument", [name for name in NAMES if MONUMENTS[name].shape == "tile"])
def test_a_monument_tile_is_turned_three_ways(given: Given, monument: str) -> None:
    board = f"{WHEEL}, L31 (-1,1,0) r0 P0:1, L76 (1,-3,1) r0"
    table = buying(monument, 1, given, board=board).chain("monument", monument, "")

    assert table.words() == ["0", "1", "2"]
    place = table.view(0).frontier
    table.chain("2").to("develop.menu")

    [laid] = table.told(PieceLaid)
    assert (laid.seat, laid.monument, laid.rotation) == (0, monument, 2)
    assert laid.place in place
    assert [(e.monument, e.level) for e in table.told(LevelBought)] == [(monument, 1)]


@pytest.mark.rule("D-10.5")
def test_level_1_places_the_piece(given: Given) -> None:
    table = bought(buying("colosseum", 1, given), "colosseum")

    view = next(m for m in table.view(0).monuments if m.monument == "colosseum")
    assert view.place == [2, -1]
    assert view.founder == 0
    assert table.told(PieceLaid) == [PieceLaid(0, "colosseum", [2, -1], 0)]
    assert table.s.monument(MONUMENT_IDS.index("colosseum"), Monument.FOUNDER) == 0


@pytest.mark.rule("D-10.6")
@pytest.mark.parametrize("monument", ["colosseum", "great-pyramid", "petra", "machu-picchu"])
def test_without_a_place_level_1_cannot_be_bought(given: Given, monument: str) -> None:
    table = buying(monument, 1, given, board="")

    table.withholds("monument")


CONDITIONS: Final = [
    ("great-pyramid", WHEEL, True),
    ("great-pyramid", WHEEL.replace(" P0:1", ""), False),
    ("stonehenge", WHEEL, True),
    ("colosseum", WHEEL, True),
    ("colosseum", WHEEL.replace(" P1:1", ""), False),
    ("kukulkan", WHEEL.replace(" P1:1", ""), True),
    ("kukulkan", WHEEL.replace(" P1:1", "").replace(" P0:1", ""), False),
    ("angkor-wat", WHEEL, True),
    ("hagia-sophia", WHEEL, True),
    ("hagia-sophia", WHEEL.replace("L80", "L41"), False),
]


@pytest.mark.rule("D-10.7", "D-10.11", "D-10.12")
@pytest.mark.parametrize(("monument", "board", "allowed"), CONDITIONS)
def test_conditions_of_circles(given: Given, monument: str, board: str, allowed: bool) -> None:
    table = buying(monument, 1, given, board=board)

    assert ("monument" in table.words()) == allowed


CORNER: Final = "L07 (1,-1,0) r0 P0:1, L42 (0,0,1) r0, L56 (1,0,0) r0, L18 (1,-1,1) r0"


@pytest.mark.rule("D-10.8", "D-10.11")
@pytest.mark.parametrize(("monument", "allowed"), [("kukulkan", True), ("angkor-wat", False)])
def test_a_wheel_with_cradle_cells(given: Given, monument: str, allowed: bool) -> None:
    table = buying(monument, 1, given, board=CORNER)

    assert ("monument" in table.words()) == allowed


@pytest.mark.rule("D-10.7")
def test_one_circle_a_wheel(given: Given) -> None:
    table = buying("kukulkan", 1, given, pieces="colosseum (2,-1)", trees={1: "colosseum-1"})

    table.withholds("monument")


@pytest.mark.rule("D-10.7")
def test_a_tile_far_away_is_no_circle_on_a_wheel(given: Given) -> None:
    """Cells and vertices have numbers of their own kind, which may be equal."""
    table = given(pieces="lighthouse (-18,-17,0) r0, colosseum (2,-1)")
    cell, wheel = cell_at(-18, -17, 0), vertex_at(0, 2)

    assert cell == wheel
    assert not bears_circle(table.s, wheel)
    assert bears_circle(table.s, vertex_at(2, -1))


@pytest.mark.rule("D-10.9", "D-10.11", "D-10.13")
@pytest.mark.parametrize(
    ("monument", "allowed", "forbidden"),
    [
        ("lighthouse", ["(-1,1,0)", "(3,-2,0)"], []),
        ("machu-picchu", ["(3,-2,0)"], ["(-1,1,0)", "(0,0,1)"]),
        ("parthenon", [], ["(-1,1,0)", "(3,-2,0)"]),
        ("hanging-gardens", [], ["(-1,1,0)"]),
        ("petra", ["(1,0,0)"], ["(-1,1,0)"]),
        ("great-wall", ["(-1,1,0)"], ["(1,0,0)"]),
    ],
)
def test_conditions_of_tiles(
    given: Given, monument: str, allowed: list[str], forbidden: list[str]
) -> None:
    board = f"{WHEEL}, L42 (0,0,1) r0"
    table = buying(monument, 1, given, board=board)
    if "monument" not in table.words():
        assert not allowed
        return
    table.chain("monument", monument)

    assert set(allowed) <= set(table.words())
    assert not set(forbidden) & set(table.words())


@pytest.mark.rule("D-10.13", "D-10.14")
def test_a_tile_is_adjacent_to_three_cells(given: Given) -> None:
    table = given(
        "build",
        board="L31 (0,0,1) r0 P0:1, L16 (-1,1,0) r0",
        monuments="parthenon",
        knowledge={0: price("parthenon", 1)},
    )

    table.chain("monument", "parthenon")

    assert table.words() == ["(0,1,0)", "(1,0,0)"]


@pytest.mark.rule("D-10.16")
def test_level_cards_are_no_masteries(given: Given) -> None:
    table = given(
        "assimilation",
        board=WHEEL,
        influence={0: 30},
        pieces="colosseum (2,-1)",
        trees={0: "", 1: "colosseum-1"},
    )

    assert table.asking != "age.assimilate"


X32: Final = "L07 (1,-1,0) r0 P0:2, L18 (1,-1,1) r0 P1:1, L33 (2,-1,0) r1, L50 (1,-2,1) r2"


@pytest.mark.rule("D-10.17", "D-10.18")
def test_x32_control(given: Given) -> None:
    table = given(
        board=f"{X32}, L64 (2,-2,0) r0, L80 (2,-2,1) r1",
        pieces="colosseum (2,-1)",
        trees={0: "colosseum-1", 1: "colosseum-2 colosseum-3"},
        order="1 0 2",
        hands={0: "L10"},
    )

    assert table.controller("colosseum") == 0


@pytest.mark.rule("D-10.17")
def test_x32_control_without_a_level_card(given: Given) -> None:
    table = given(
        board=f"{X32}, L64 (2,-2,0) r0 P2:3, L80 (2,-2,1) r1 P2:1",
        pieces="colosseum (2,-1)",
        trees={0: "colosseum-1", 1: "colosseum-2 colosseum-3"},
        hands={0: "L10"},
    )

    assert table.controller("colosseum") == 2


@pytest.mark.rule("D-10.19")
@pytest.mark.parametrize(("order", "winner"), [("0 1 2", 1), ("0 2 1", 2)])
def test_a_tie_without_the_founder(given: Given, order: str, winner: int) -> None:
    table = given(
        board="L07 (1,-1,0) r0, L18 (1,-1,1) r0 P1:3, L33 (2,-1,0) r1 P2:3, L50 (1,-2,1) r2,"
        " L64 (2,-2,0) r0, L80 (2,-2,1) r1",
        pieces="colosseum (2,-1)",
        trees={0: "colosseum-1"},
        order=order,
        hands={0: "L10"},
    )

    assert table.controller("colosseum") == winner


@pytest.mark.rule("D-10.20", "D-21.34")
def test_an_unbuilt_monument_is_controlled_by_nobody(given: Given) -> None:
    table = given(monuments="colosseum", board=WHEEL, hands={0: "L10"})

    assert table.controller("colosseum") == -1


GARDENS: Final = "hanging-gardens-1 hanging-gardens-2 hanging-gardens-3"


@pytest.mark.rule("D-21.45", "D-5.3")
@pytest.mark.parametrize(("owner", "gained"), [(0, [[1, 0, 0, 0, 0, 0]]), (1, [])])
def test_the_owner_makes_more_of_a_concentration(
    given: Given, owner: int, gained: list[list[int]]
) -> None:
    table = given(
        pieces="hanging-gardens (-1,1,0) r0", trees={owner: GARDENS}, hands={0: "L07"}
    ).place("L07", "(1,-1,0)")

    assert table.produced(0) == "trade 4 craftsmanship 1 religion 1"
    assert [event.amounts for event in table.told(Gained)] == gained


@pytest.mark.rule("D-21.45", "D-5.7")
def test_a_concentration_with_the_first_sector_counts_for_the_gardens(given: Given) -> None:
    table = given(pieces="hanging-gardens (-1,1,0) r0", trees={0: GARDENS}, hands={0: "L01"})

    table.place("L01", "(0,0,1)", 1)

    assert [event.amounts for event in table.told(Gained)] == [[1, 0, 0, 0, 0, 0]]


@pytest.mark.rule("D-21.45")
def test_every_concentration_counts_for_the_gardens(given: Given) -> None:
    table = given(pieces="hanging-gardens (-1,1,0) r0", trees={0: GARDENS})

    assert [table.s.standing[Standing.CONCENTRATION + domain] for domain in range(6)] == [1] * 6


@pytest.mark.rule("D-10.9", "D-10.13")
def test_machu_picchu_keeps_away_from_every_sector(given: Given) -> None:
    first = given(hands={0: "L10"}).chain("tile:L10")
    beside_the_cradle = set(first.words())
    table = buying("machu-picchu", 1, given)

    table.chain("monument", "machu-picchu")

    assert len(beside_the_cradle) == 6
    assert not beside_the_cradle & set(table.words())
