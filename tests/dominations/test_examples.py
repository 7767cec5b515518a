"""Section 23: the worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.dominations.age import highest_value
from ludopolis.games.dominations.events import Gained, LocusScored
from ludopolis.games.dominations.grid import vertex_at

if TYPE_CHECKING:
    from tests.dominations.given import Given, Table

X5_BOARD = "L07 (1,-1,0) r0, L18 (1,-1,1) r0, L33 (2,-1,0) r1, L50 (1,-2,1) r2, L64 (2,-2,0) r0"
X6_BOARD = (
    "L07 (1,-1,0) r0 P2:3, L18 (1,-1,1) r0 P1:2, L33 (2,-1,0) r1, L50 (1,-2,1) r2,"
    " L64 (2,-2,0) r0 P0:1"
)
X8_BOARD = (
    "L07 (1,-1,0) r0, L50 (1,-2,1) r2, L64 (2,-2,0) r0, L80 (2,-2,1) r1, L33 (2,-1,0) r1,"
    " L42 (0,0,1) r0, L56 (1,0,0) r0"
)
X9_BOARD = (
    "L07 (1,-1,0) r0 P1:3, L50 (1,-2,1) r2, L64 (2,-2,0) r0, L80 (2,-2,1) r1, L33 (2,-1,0) r1,"
    " L42 (0,0,1) r0, L56 (1,0,0) r0 P2:2, L18 (1,-1,1) r0 P0:1"
)


@pytest.mark.rule("D-5.1", "D-5.2", "D-5.3", "D-5.4", "D-5.7", "D-20.11")
def test_x1_concentration(given: Given) -> None:
    table = given(hands={0: "L07"})

    table.place("L07", "(1,-1,0)")

    assert table.produced(0) == "trade 4 craftsmanship 1 religion 1"


@pytest.mark.rule("D-21.9", "D-8.14")
def test_x2_gain_on_production(given: Given) -> None:
    table = given(hands={0: "L07"}, trees={0: "bartering"})

    table.place("L07", "(1,-1,0)")

    assert table.knowledge(0) == "trade 5 craftsmanship 1 religion 1"


@pytest.mark.rule("D-8.4", "D-8.7")
def test_x3_limit_below_20(given: Given) -> None:
    table = given(hands={0: "L07"}, knowledge={0: "trade 3"})

    table.place("L07", "(1,-1,0)")

    assert table.knowledge(0) == "trade 5 craftsmanship 1 religion 1"
    assert table.points(0) == 0


@pytest.mark.rule("D-5.5", "D-5.6")
def test_x4_two_edges_without_a_wheel(given: Given) -> None:
    table = given(
        board="L01 (-2,0,1) r0, L02 (-2,0,0) r0, L03 (-2,-1,1) r0, L04 (-2,-1,0) r0,"
        " L05 (-2,-2,1) r0, L06 (-1,-2,0) r0, L08 (-1,-2,1) r0, L61 (0,-2,0) r0",
        hands={0: "L66"},
    )

    table.place("L66", "(0,-2,1)", 1)

    assert table.produced(0) == "trade 1 science 1 government 5 religion 4"


@pytest.mark.rule("D-6.1", "D-6.2", "D-6.3", "D-6.4", "D-6.6")
def test_x5_locus(given: Given) -> None:
    table = given(board=X5_BOARD, hands={0: "L80"})

    table.place("L80", "(2,-2,1)", 1)

    assert table.produced(0) == ("trade 1 craftsmanship 1 art 2 science 1 government 1 religion 1")


@pytest.mark.rule("D-7.1", "D-7.2", "D-7.3", "D-7.4", "D-7.6")
def test_x6_trading_in_a_locus(given: Given) -> None:
    table = given(board=X6_BOARD, hands={0: "L80"})

    table.place("L80", "(2,-2,1)", 1)

    assert table.produced(1) == "craftsmanship 2"
    assert table.produced(2) == "trade 3"
    assert table.produced(0) == ("trade 1 craftsmanship 1 art 2 science 1 government 2 religion 1")


def at_the_cradle(given: Given, flags: dict[str, str], rules_version: int = 0) -> Table:
    """X-7: L18 completes the wheel at a corner of the Cradle."""
    board = "L07 (1,-1,0) r0, L42 (0,0,1) r0, L56 (1,0,0) r0"
    table = given(board=board, hands={0: "L18"}, flags=flags, rules_version=rules_version)
    return table.place("L18", "(1,-1,1)")


@pytest.mark.rule("D-6.7", "D-20.10")
@pytest.mark.parametrize(
    ("locus", "produced"),
    [
        ("land", "craftsmanship 3 art 1 science 2 religion 3"),
        ("any", "craftsmanship 3 science 2 religion 2"),
    ],
)
def test_x7_a_wheel_at_a_corner_of_the_cradle(given: Given, locus: str, produced: str) -> None:
    table = at_the_cradle(given, {"locus": locus})

    assert table.produced(0) == produced
    assert table.s.board.is_wheel(vertex_at(1, 0))


@pytest.mark.rule("D-6.7")
@pytest.mark.parametrize(("rules_version", "loci"), [(1, 1), (2, 0)])
def test_only_the_first_rules_took_every_wheel_for_a_locus(
    given: Given, rules_version: int, loci: int
) -> None:
    assert len(at_the_cradle(given, {}, rules_version).told(LocusScored)) == loci


@pytest.mark.rule("D-6.5", "D-6.7")
def test_x8_one_of_two_wheels_is_no_locus(given: Given) -> None:
    table = given(board=X8_BOARD, hands={0: "L18"}).place("L18", "(1,-1,1)")

    assert table.told(LocusScored) == [LocusScored(0, [2, -1])]
    assert table.produced(0) == "trade 1 craftsmanship 2 art 2 science 1 government 1"


@pytest.mark.rule("D-6.5")
@pytest.mark.parametrize(
    ("vertex", "produced"),
    [
        ("(1,0)", "craftsmanship 3 science 2 religion 2"),
        ("(2,-1)", "trade 1 craftsmanship 2 art 2 science 1 government 1"),
    ],
)
def test_x8_several_wheels(given: Given, vertex: str, produced: str) -> None:
    table = given(board=X8_BOARD, hands={0: "L18"}, flags={"locus": "any"})

    table.place("L18", "(1,-1,1)").asks("grow.locus", 0, "(1,0)", "(2,-1)").play(vertex)

    assert table.produced(0) == produced


def inventor(given: Given, pieces: str = "", locus: str = "land") -> Table:
    trees = {1: "colosseum-1"} if pieces else {}
    return given(
        board=X9_BOARD,
        hands={0: "L10"},
        roles={"inventor": 0},
        age=2,
        pieces=pieces,
        trees=trees,
        flags={"locus": locus},
    )


@pytest.mark.rule("D-15.10", "D-15.11", "D-15.12", "D-7.7")
@pytest.mark.parametrize(
    ("locus", "loci"), [("land", ["locus:(2,-1)"]), ("any", ["locus:(1,0)", "locus:(2,-1)"])]
)
def test_x9_inventor_along_the_edges(given: Given, locus: str, loci: list[str]) -> None:
    table = inventor(given, locus=locus).play("inventor", "(1,-1,1)")

    table.asks("inventor.mode", 0, "edges", *loci).play("edges")

    assert table.produced(0) == "trade 2 craftsmanship 5 art 1 science 2 religion 4"
    assert table.produced(1) == "trade 3"
    assert table.produced(2) == "science 2"


@pytest.mark.rule("D-15.13", "D-6.11")
@pytest.mark.parametrize("vertex", ["(1,0)", "(2,-1)"])
def test_x9_a_circle_takes_no_dot_away(given: Given, vertex: str) -> None:
    table = inventor(given, f"colosseum {vertex}").play("inventor", "(1,-1,1)", "edges")

    assert table.produced(0) == "trade 2 craftsmanship 5 art 1 science 2 religion 4"


@pytest.mark.rule("D-7.1", "D-7.10")
def test_x10_trading_in_another_players_turn(given: Given) -> None:
    table = given(
        board="L07 (1,-1,0) r0, L18 (1,-1,1) r0 P1:2",
        hands={0: "L33"},
        trees={1: "agriculture"},
    )

    table.place("L33", "(2,-1,0)", 1)

    assert table.produced(0) == "trade 2 craftsmanship 1 art 1 religion 1"
    assert table.produced(1) == "craftsmanship 2"
    assert table.knowledge(1) == "craftsmanship 3"


def with_livestock(given: Given, tree: str, flags: dict[str, str], rules_version: int = 0) -> Table:
    """X-11: a Camp of craftsmanship, and a card that adds to it."""
    table = given(
        "turn",
        board="L18 (1,-1,1) r0 P0:1, L07 (1,-1,0) r0",
        hands={0: "L27"},
        trees={0: tree},
        flags=flags,
        rules_version=rules_version,
    )
    assert table.knowledge(0) == "craftsmanship 1"
    return table.place("L27", "(-2,0,1)", 1)


@pytest.mark.rule("D-8.13", "D-8.15", "D-8.16", "D-21.7", "D-3.4")
@pytest.mark.parametrize(
    ("bonus", "agriculture", "produced", "knowledge"),
    [
        ("gained", "agriculture", 1, 5),
        ("gained", "agriculture+", 1, 4),
        ("produced", "agriculture", 3, 5),
        ("produced", "agriculture+", 3, 5),
    ],
)
def test_x11_produce_and_gain(
    given: Given, bonus: str, agriculture: str, produced: int, knowledge: int
) -> None:
    table = with_livestock(given, f"fishing {agriculture} livestock", {"card_bonus": bonus})

    assert table.produced(0) == f"craftsmanship {produced} art 2 science 1 government 1"
    assert table.knowledge(0) == f"craftsmanship {knowledge} art 2 science 1 government 1"


@pytest.mark.rule("D-4.8", "D-5.11")
def test_what_cards_add_is_gained_before_other_effects(given: Given) -> None:
    table = with_livestock(given, "fishing agriculture livestock", {})

    gained = [(event.card, event.amounts) for event in table.told(Gained)]
    assert gained[1:] == [
        ("livestock", [0, 2, 0, 0, 0, 0]),
        ("agriculture", [0, 1, 0, 0, 0, 0]),
    ]


@pytest.mark.rule("D-8.13")
@pytest.mark.parametrize(("rules_version", "produced"), [(1, 3), (2, 1)])
def test_only_the_first_rules_produced_what_cards_add(
    given: Given, rules_version: int, produced: int
) -> None:
    table = with_livestock(given, "fishing livestock", {}, rules_version)

    assert table.s.produced(0, 1) == produced
    assert table.s.knowledge(0, 1) == 4


@pytest.mark.rule("D-7.9", "D-7.10")
@pytest.mark.parametrize(("bonus", "produced"), [("gained", 2), ("produced", 4)])
def test_a_city_that_trades_for_a_card(given: Given, bonus: str, produced: int) -> None:
    """X-10 with Mining: in the turn of another the owner gets as much either way."""
    table = given(
        board="L07 (1,-1,0) r0, L18 (1,-1,1) r0 P1:2",
        hands={0: "L33"},
        trees={1: "mining"},
        flags={"card_bonus": bonus},
    ).place("L33", "(2,-1,0)", 1)

    assert table.s.produced(1, 1) == produced
    assert table.knowledge(1) == "craftsmanship 4"


@pytest.mark.rule("D-8.6", "D-8.13")
@pytest.mark.parametrize(("bonus", "points"), [("gained", 2), ("produced", 1)])
def test_what_a_card_adds_is_an_addition_of_its_own(given: Given, bonus: str, points: int) -> None:
    table = given(
        board="L18 (1,-1,1) r0 P0:3, L07 (1,-1,0) r0",
        hands={0: "L27"},
        trees={0: "livestock"},
        knowledge={0: "craftsmanship 20"},
        flags={"card_bonus": bonus},
    ).place("L27", "(-2,0,1)", 1)

    assert table.points(0) == points


@pytest.mark.rule("D-8.5")
def test_x12_above_20(given: Given) -> None:
    table = given(
        "turn",
        seats=2,
        board="L31 (0,0,1) r0 P0:3, L32 (1,0,0) r0",
        hands={0: "L33 L34"},
        knowledge={0: "art 20"},
    )

    table.place("L33", "(-1,1,0)", 1)

    assert table.points(0) == 1
    assert table.s.knowledge(0, 2) == 20


@pytest.mark.rule("D-8.1", "D-8.2")
@pytest.mark.parametrize(("level", "limit"), [(1, 10), (2, 15), (3, 20)])
def test_x13_limits_do_not_stack(given: Given, level: int, limit: int) -> None:
    table = given(
        board=f"L31 (0,0,1) r0 P0:{level}, L32 (-1,1,0) r0 P0:1, L33 (-2,0,1) r0 P0:1",
        hands={0: "L01"},
    )

    assert table.limit(0, "art") == limit


@pytest.mark.rule("D-5.9", "D-5.10", "D-8.9", "D-8.10", "D-5.8", "D-4.8")
@pytest.mark.parametrize(
    ("named", "knowledge"),
    [
        ("trade", "trade 3 craftsmanship 1 science 2"),
        ("science", "trade 1 craftsmanship 1 science 3"),
    ],
)
def test_x14_produced_vestigium(given: Given, named: str, knowledge: str) -> None:
    table = given(
        pieces="lighthouse (-1,1,0) r0",
        hands={0: "L12"},
        trees={0: "bartering+", 1: "lighthouse-1"},
    )

    table.place("L12", "(-1,1,1)")
    table.asks("produce.vestigium", 0).play(named)

    assert table.knowledge(0) == knowledge


@pytest.mark.rule("D-9.6", "D-9.7", "D-9.3")
def test_x16_influence_of_a_city(given: Given) -> None:
    table = given("build", board="L31 (0,0,1) r0", knowledge={0: "art 3"})
    table.build("(0,0,1)")
    assert (table.influence(0), table.tokens(0)) == (1, 14)

    second = given("build", board="L31 (0,0,1) r0 P0:1", knowledge={0: "art 6"})
    second.upgrade_city("(0,0,1)")
    assert (second.influence(0), second.tokens(0)) == (3, 13)

    third = given("build", board="L31 (0,0,1) r0 P0:2", knowledge={0: "art 9"})
    third.upgrade_city("(0,0,1)")
    assert (third.influence(0), third.tokens(0)) == (6, 12)


@pytest.mark.rule("D-12.5", "D-12.11")
def test_x17_a_vestigium_half(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 3"})

    table.develop("markets", 1, "(1,0)")

    assert table.nodus(0) == "art 1"


X18 = "markets:1@(1,0) fishing:3@(0,1)"


@pytest.mark.rule("D-12.3", "D-12.4", "D-12.12")
def test_x18_two_neighbours(given: Given) -> None:
    table = given("develop", trees={0: X18}, knowledge={0: "trade 5"})
    assert table.nodus(0) == "craftsmanship 1 art 1"

    table.chain("develop", "bartering", "1").withholds("(1,1)")

    legal = given("develop", trees={0: f"{X18} guilds:3@(1,1)"}, knowledge={0: "trade 5"})
    assert legal.nodus(0) == "trade 2 craftsmanship 1 art 1"
    assert legal.violations() == []


@pytest.mark.rule("D-12.6", "D-12.7")
def test_x19_dead_ends(given: Given) -> None:
    table = given("develop", trees={0: f"{X18} guilds:3@(1,1)"}, knowledge={0: "all 5"})
    frontier = list(table.s.trees[0].frontier)[::2]
    cells = [table.game.word(19, cell) for cell in frontier]

    assert "(2,1)" not in cells
    table.chain("develop", "caravans", "2").withholds("(0,-1)")


@pytest.mark.rule("D-12.6", "D-12.7")
def test_x19_what_may_meet_the_campfire(given: Given) -> None:
    table = given("develop", trees={0: X18}, knowledge={0: "all 5"})

    table.chain("develop", "caravans", "1").offers("(0,-1)")


@pytest.mark.rule("D-11.5", "D-11.6", "D-11.7")
@pytest.mark.parametrize(
    ("tree", "offered"),
    [("fishing", False), ("forge", True), ("engineering", True), ("mathematics", False)],
)
def test_x20_prerequisite(given: Given, tree: str, offered: bool) -> None:
    board = "L16 (0,0,1) r0 P0:3, L17 (1,0,0) r0"
    table = given("develop", trees={0: tree}, knowledge={0: "craftsmanship 9"}, board=board)

    table.play("develop")

    assert ("metallurgy" in table.words()) == offered


@pytest.mark.rule("D-11.5")
def test_x20_rule_of_1(given: Given) -> None:
    board = "L16 (0,0,1) r0 P0:3, L17 (1,0,0) r0"
    table = given("develop", trees={0: "forge"}, knowledge={0: "craftsmanship 9"}, board=board)

    table.play("develop").withholds("forge")


@pytest.mark.rule("D-14.6")
@pytest.mark.parametrize(("influence", "value"), [(0, 3), (12, 3), (13, 6), (22, 6), (23, 9)])
def test_x21_assimilation_bands(given: Given, influence: int, value: int) -> None:
    table = given()

    assert highest_value(table.s, influence) == value


@pytest.mark.rule("D-14.9", "D-14.10", "D-14.11")
def test_x22_advanced_assimilation(given: Given) -> None:
    table = given(
        "assimilation",
        influence={1: 14},
        trees={0: "forge+ mathematics printing+", 1: "forge mathematics"},
    )

    table.asks("age.assimilate", 1, "turn:forge", "no").play("turn:forge")

    assert table.is_advanced(1, "forge")


@pytest.mark.rule("D-14.5", "D-14.10")
def test_x22_without_the_card_only_a_basic_copy(given: Given) -> None:
    table = given("assimilation", influence={1: 14}, trees={0: "forge+ mathematics printing+"})

    table.asks("age.assimilate", 1, "take:forge", "take:mathematics", "no")
    table.chain("take:forge", "", "")

    assert table.has(1, "forge")
    assert not table.is_advanced(1, "forge")


@pytest.mark.rule("D-14.6", "D-14.13")
def test_x23_vp_after_assimilation(given: Given) -> None:
    table = given("assimilation", influence={1: 13}, trees={0: "mercenaries"})

    table.chain("take:mercenaries", "", "")

    assert table.influence(1) == 15
    assert table.points(1) == 15


@pytest.mark.rule("D-14.6", "D-14.13")
def test_x23_out_of_reach_with_12(given: Given) -> None:
    table = given("assimilation", influence={1: 12}, trees={0: "mercenaries"})

    assert table.points(1) == 12


@pytest.mark.rule("D-15.1", "D-15.2", "D-15.3", "D-15.4", "D-15.7")
def test_x24_roles_and_ties(given: Given) -> None:
    table = given(
        "influence",
        seats=2,
        order="1 0",
        knowledge={0: "trade 4", 1: "trade 4 art 1"},
    )

    assert table.points(1) == 3 + 4
    assert table.influence(1) == 2
    assert [table.holder(role) for role in ("trader", "diplomat")] == [1, 1]
    others = ("governor", "high-priest", "inventor", "farmer")
    assert [table.holder(role) for role in others] == [-1] * 4


@pytest.mark.rule("D-15.5", "D-17.3")
@pytest.mark.parametrize(("age", "points"), [(1, 0), (3, 3)])
def test_x25_governor_with_two_players(given: Given, age: int, points: int) -> None:
    table = given("roles", seats=2, age=age, knowledge={1: "government 1"})

    assert table.points(1) == points
    assert (table.next == "1 age.order") == (age == 1)


@pytest.mark.rule("D-17.2")
def test_x26_third_age(given: Given) -> None:
    table = given("roles", age=3, knowledge={0: "art 1"}, influence={0: 29}, nations={0: "huns"})

    assert table.points(0) == 3
    assert table.influence(0) == 29
    assert not table.met(0)[0]


@pytest.mark.rule("D-13.6", "D-13.9")
def test_x33_exchange(given: Given) -> None:
    table = given("build", knowledge={0: "trade 4 art 5"})

    table.play("exchange", "trade")
    table.asks("exchange.get", 0, "craftsmanship", "science", "government", "religion")
    table.play("science", "exchange", "trade", "science")

    assert table.knowledge(0) == "art 5 science 2"


@pytest.mark.rule("D-11.16", "D-21.24")
def test_x34_extra_action(given: Given) -> None:
    table = given(
        "build",
        board="L61 (0,0,1) r0 P0:3, L62 (-1,1,0) r0 P0:2, L16 (-2,0,1) r0 P0:1, L31 (1,-1,0) r0",
        trees={0: "forge"},
        knowledge={0: "government 9 art 3 craftsmanship 3"},
    )
    table.build("(1,-1,0)")
    before = table.points(0)

    table.develop("urban-planning")

    assert table.next == "0 build.menu"
    assert table.points(0) > before


@pytest.mark.rule("D-11.14", "D-21.14")
def test_x35_own_reaction(given: Given) -> None:
    board = "L31 (0,0,1) r0 P0:3, L32 (1,0,0) r0"
    table = given("develop", board=board, trees={0: "mathematics"}, knowledge={0: "art 9"}, seats=2)
    table.develop("academy")
    own = table.points(0)

    later = given("develop", board=board, trees={0: "mathematics academy"}, knowledge={0: "art 3"})
    later.develop("music")

    assert own == 3
    assert later.points(0) == 1


@pytest.mark.rule("D-10.7", "D-10.10", "D-10.13")
def test_x36_circle(given: Given) -> None:
    board = f"{X6_BOARD}, L80 (2,-2,1) r1"
    table = given("build", board=board, monuments="colosseum", knowledge={0: "all 5"})

    table.chain("monument", "colosseum", "(2,-1)", "")

    assert [table.produced(seat) for seat in range(3)] == ["", "", ""]
    table.ends_turn()
    assert table.violations() == []


@pytest.mark.rule("D-10.9", "D-10.10", "D-10.11")
def test_x37_monument_tile(given: Given) -> None:
    table = given("build", monuments="lighthouse", knowledge={0: "all 5"})

    table.chain("monument", "lighthouse", "(-1,1,0)", "0", "")

    assert table.s.board.size() == 7
    assert table.produced(0) == ""
