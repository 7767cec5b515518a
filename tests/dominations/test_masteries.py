"""Each of the 72 Masteries, basic and advanced: acquired and exercised, against the naive count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games.dominations.age import hand_goal, reach
from ludopolis.games.dominations.build import city_price
from ludopolis.games.dominations.columns import InfluenceFrom, Player, PointsFrom
from ludopolis.games.dominations.events import Gained
from ludopolis.games.dominations.purchase import level_reduction, mastery_price, upgrade_reduction
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS
from tests.dominations import naive
from tests.dominations.given import CARD_IDS, Given, Table
from tests.dominations.naive import MASTERIES, PACK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludopolis.games.dominations.pack import Domain, Line, Mastery

BOARD: Final = (
    "L07 (1,-1,0) r0 P0:2, L18 (1,-1,1) r0 P0:1, L33 (2,-1,0) r1 P0:1, L50 (1,-2,1) r2,"
    " L64 (2,-2,0) r0, L47 (0,0,1) r0 P0:1, L62 (-1,1,0) r0 P0:2, L76 (-2,0,1) r0 P0:1"
)
ALL: Final = [*MASTERIES]
PLAINLY: Final = Given()
BOTH: Final = [(card, side) for card in ALL for side in ("basic", "advanced")]


def lines_of(card: str, side: str) -> list[Line]:
    mastery = MASTERIES[card]
    return mastery.basic if side == "basic" else mastery.advanced


def support(mastery: Mastery) -> str:
    """A card that fulfils the prerequisite and changes no price."""
    need = mastery.prerequisite
    if need is None:
        return ""
    return next(
        other.id
        for other in PACK.mastery
        if (other.domain, other.value) == (need.domain, need.value)
        and all(line.trigger != "passive" for line in other.basic)
    )


def price(cost: Mapping[Domain, int]) -> str:
    return " ".join(f"{domain} {amount}" for domain, amount in cost.items())


def by_cards(table: Table) -> tuple[int, int]:
    """VP and Influence of the active player that came from cards."""
    row = list(table.s.players)
    return row[Player.POINTS_FROM + PointsFrom.CARDS], row[
        Player.INFLUENCE_FROM + InfluenceFrom.CARDS
    ]


def with_card(phase: str, card: str, side: str, **position: object) -> Table:
    plus = "+" if side == "advanced" else ""
    fields: dict[str, object] = {"board": BOARD, "hands": {0: "L80 L66 L46"}, "age": 2}
    fields |= {"trees": {0: f"{card}{plus}"}, **position}
    return PLAINLY(phase, **fields)  # type: ignore[arg-type]


def having(trigger: str) -> list[tuple[str, str]]:
    return [
        (card, side)
        for card, side in BOTH
        if any(line.trigger == trigger for line in lines_of(card, side))
    ]


def settled(table: Table) -> Table:
    """Answer what the effects of a card ask: Vestigium is trade, nothing is turned free."""
    while table.asking in ("gain.vestigium", "effect.free_upgrade"):
        options = table.s.decision.options
        table.apply(options[0] if table.asking == "gain.vestigium" else options[-1])
    return table


def gained(lines: list[Line], trigger: str, table: Table, domain: str) -> int:
    view = table.view(0)
    of_domain = [line for line in lines if named(line) == domain]
    return naive.total(of_domain, trigger, "knowledge", view)


@pytest.mark.rule("D-21.6", "D-21.20", "D-21.21", "D-11.2", "D-11.3", "D-11.13")
@pytest.mark.parametrize("card", ALL)
def test_developed(card: str) -> None:
    mastery = MASTERIES[card]
    table = PLAINLY(
        "develop",
        board=BOARD,
        trees={0: support(mastery)},
        knowledge={0: f"{mastery.domain} {mastery.value}"},
    )

    settled(table.develop(card))

    view = table.view(0)
    assert table.has(0, card)
    assert by_cards(table) == (
        naive.total(mastery.basic, "on_acquire", "vp", view),
        naive.total(mastery.basic, "on_acquire", "influence", view),
    )
    for number, domain in enumerate(DOMAIN_IDS):
        assert table.s.knowledge(0, number) == gained(mastery.basic, "on_acquire", table, domain)
    assert table.violations() == []


@pytest.mark.rule("D-21.6", "D-11.8", "D-11.10", "D-11.11", "D-11.12")
@pytest.mark.parametrize("card", ALL)
def test_upgraded(card: str) -> None:
    mastery = MASTERIES[card]
    own = naive.passive(
        mastery.basic, "upgrade_cost", card_domain=mastery.domain, card_value=mastery.value
    )
    table = PLAINLY("develop", board=BOARD, trees={0: card}, knowledge={0: price(mastery.upgrade)})
    halves = table.view(0).players[0].tree[1].halves

    table.chain("upgrade", card)
    while table.asking == "pay.reduce":
        table.apply(table.s.decision.options[0])
    settled(table)

    view = table.view(0)
    assert view.players[0].tree[1].advanced
    assert view.players[0].tree[1].halves == halves
    assert by_cards(table) == (
        naive.total(mastery.advanced, "on_acquire", "vp", view),
        naive.total(mastery.advanced, "on_acquire", "influence", view),
    )
    rest = sum(table.s.knowledge(0, number) for number in range(6))
    gains = sum(gained(mastery.advanced, "on_acquire", table, domain) for domain in DOMAIN_IDS)
    assert rest == gains + min(own, sum(mastery.upgrade.values()))
    assert table.violations() == []


@pytest.mark.rule("D-21.7", "D-21.19", "D-21.27")
@pytest.mark.parametrize(("card", "side"), having("turn_start"))
def test_turn_start(card: str, side: str) -> None:
    table = with_card("turn", card, side)

    settled(table)

    for number, domain in enumerate(DOMAIN_IDS):
        expected = gained(lines_of(card, side), "turn_start", table, domain)
        assert table.s.knowledge(0, number) == expected


def named(line: Line) -> str | None:
    """Vestigium is named trade."""
    return "trade" if line.domain == "vestigium" else line.domain


PLACEMENTS: Final = [("L80", "(2,-2,1)", 1), ("L66", "(0,-2,1)", 1), ("L46", "(-1,-1,0)", 0)]


def reactions(lines: list[Line], trigger: str, table: Table, camp: str, edges: int) -> list[Line]:
    """The lines that a placement sets off."""
    produced = [table.s.produced(0, number) for number in range(6)]
    return [
        line
        for line in lines
        if line.trigger == trigger
        and line.camp in (None, camp)
        and (line.edges or 0) <= edges
        and (line.produced is None or produced[DOMAIN_IDS.index(line.produced)] >= line.at_least)
    ]


@pytest.mark.rule("D-21.9", "D-21.10", "D-21.11", "D-21.36", "D-8.16")
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize(
    ("card", "side"),
    sorted({*having("on_produce"), *having("on_place"), *having("on_locus")}),
)
def test_placing(card: str, side: str, placement: tuple[str, str, int]) -> None:
    tile, cell, rotation = placement
    table = with_card("grow", card, side)

    settled(table.place(tile, cell, rotation))

    camp = next(each.camp for each in PACK.tile if each.id == tile)
    slot = table.s.board.size() - 1
    edges = sum(table.s.board.next(slot, edge) >= 0 for edge in range(3))
    lines = reactions(lines_of(card, side), "on_produce", table, camp, edges)
    lines += reactions(lines_of(card, side), "on_place", table, camp, edges)
    if tile == "L80":
        lines += reactions(lines_of(card, side), "on_locus", table, camp, edges)
    produced = [table.s.produced(0, number) for number in range(6)]
    view = table.view(0)
    for number, domain in enumerate(DOMAIN_IDS):
        gains = sum(
            naive.amount(line, view, 0, produced)
            for line in lines
            if line.outcome == "knowledge" and named(line) == domain
        )
        limit = table.limit(0, domain)
        assert table.s.knowledge(0, number) == min(limit, min(limit, produced[number]) + gains)
    points = [line for line in lines if line.outcome == "vp"]
    influence = [line for line in lines if line.outcome == "influence"]
    assert by_cards(table) == (
        sum(naive.amount(line, view, 0, produced) for line in points),
        sum(naive.amount(line, view, 0, produced) for line in influence),
    )


CITIES: Final = [
    ("city", "(1,-2,1)", "science", 1),
    ("city", "(2,-2,0)", "government", 1),
    ("upgrade", "(1,-1,0)", "trade", 3),
    ("upgrade", "(1,-1,1)", "craftsmanship", 2),
    ("upgrade", "(2,-1,0)", "art", 2),
    ("upgrade", "(-2,0,1)", "religion", 2),
]


@pytest.mark.rule("D-21.12")
@pytest.mark.parametrize(("verb", "cell", "camp", "level"), CITIES)
@pytest.mark.parametrize(("card", "side"), having("on_city_built"))
def test_city_built(card: str, side: str, verb: str, cell: str, camp: str, level: int) -> None:
    table = with_card("build", card, side, knowledge={0: f"{camp} {3 * level}"})
    fired = [
        line
        for line in lines_of(card, side)
        if line.trigger == "on_city_built"
        and line.camp in (None, camp)
        and (line.level or 0) <= level
    ]
    saved = naive.passive(lines_of(card, side), "city_cost", camp=camp, level=level)

    settled(table.chain(verb, cell))

    view = table.view(0)
    assert by_cards(table) == (
        naive.total(fired, "on_city_built", "vp", view),
        naive.total(fired, "on_city_built", "influence", view),
    )
    gains = naive.total(fired, "on_city_built", "knowledge", view)
    left = sum(table.s.knowledge(0, number) for number in range(6))
    assert left == gains + min(saved, 3 * level)


@pytest.mark.rule("D-21.14")
@pytest.mark.parametrize("developed", ["markets", "guilds", "music", "prayer"])
@pytest.mark.parametrize(("card", "side"), having("on_develop"))
def test_developing(card: str, side: str, developed: str) -> None:
    new = MASTERIES[developed]
    table = with_card("develop", card, side, knowledge={0: f"{new.domain} {new.value}"})
    fired = [
        line
        for line in lines_of(card, side)
        if line.card_domain in (None, new.domain) and line.card_value in (None, new.value)
    ]

    settled(table.develop(developed))

    view = table.view(0)
    assert by_cards(table)[0] == (
        naive.total(fired, "on_develop", "vp", view)
        + naive.total(new.basic, "on_acquire", "vp", view)
    )


@pytest.mark.rule("D-21.15")
@pytest.mark.parametrize("turned", ["markets", "guilds", "music"])
@pytest.mark.parametrize(("card", "side"), having("on_upgrade"))
def test_upgrading(card: str, side: str, turned: str) -> None:
    old = MASTERIES[turned]
    plus = "+" if side == "advanced" else ""
    table = with_card(
        "develop",
        card,
        side,
        trees={0: f"{card}{plus} {turned}"},
        knowledge={0: price(old.upgrade)},
    )
    fired = [
        line
        for line in lines_of(card, side)
        if line.card_domain in (None, old.domain) and line.card_value in (None, old.value)
    ]
    saved = naive.passive(
        lines_of(card, side), "upgrade_cost", card_domain=old.domain, card_value=old.value
    )
    saved += naive.passive(old.basic, "upgrade_cost", card_domain=old.domain, card_value=old.value)

    settled(table.chain("upgrade", turned))

    view = table.view(0)
    assert by_cards(table)[0] == (
        naive.total(fired, "on_upgrade", "vp", view)
        + naive.total(old.advanced, "on_acquire", "vp", view)
    )
    left = sum(table.s.knowledge(0, number) for number in range(6))
    assert left == naive.total(fired, "on_upgrade", "knowledge", view) + saved


@pytest.mark.rule("D-21.16", "D-14.2", "D-14.3")
@pytest.mark.parametrize(("card", "side"), having("end_of_age"))
def test_end_of_age(card: str, side: str) -> None:
    table = with_card("end", card, side, knowledge={0: "trade 5 art 4 science 5 religion 3"})
    view = with_card("grow", card, side, knowledge={0: "trade 5 art 4 science 5 religion 3"}).view(
        0
    )

    lines = lines_of(card, side)
    assert by_cards(table) == (
        naive.total(lines, "end_of_age", "vp", view),
        naive.total(lines, "end_of_age", "influence", view),
    )


@pytest.mark.rule("D-21.17", "D-21.26", "D-21.31", "D-17.4")
@pytest.mark.parametrize(("card", "side"), having("game_end"))
def test_game_end(card: str, side: str) -> None:
    plus = "+" if side == "advanced" else ""
    position = {
        "trees": {0: f"{card}{plus} markets music+ prayer", 1: "colosseum-1 colosseum-2"},
        "pieces": "colosseum (2,-1)",
        "board": f"{BOARD}, L80 (2,-2,1) r1",
        "hands": {},
        "influence": {0: 20},
        "age": 3,
    }
    before = with_card("build", card, side, **position).view(0)

    table = with_card("game_end", card, side, **position)

    assert table.s.over
    assert by_cards(table)[0] == naive.total(lines_of(card, side), "game_end", "vp", before)


@pytest.mark.rule("D-21.8", "D-16.7")
@pytest.mark.parametrize(("card", "side"), having("age_start"))
def test_age_start(card: str, side: str) -> None:
    table = with_card("next_age", card, side, age=1)

    while table.s.active() < 0:
        table.apply(table.s.decision.options[-1])

    settled(table)
    expected = gained(lines_of(card, side), "age_start", table, "trade")
    assert sum(table.s.knowledge(0, number) for number in range(6)) == expected > 0


@pytest.mark.rule("D-3.8", "D-16.7")
@pytest.mark.parametrize("seats", range(2, 5))
def test_an_age_starts_for_everybody(seats: int) -> None:
    everybody = dict.fromkeys(range(seats), "banking+")
    table = with_card("next_age", "banking", "advanced", seats=seats, age=1, trees=everybody)

    while table.s.active() < 0:
        table.apply(table.s.decision.options[-1])
    settled(table)

    held = [sum(table.s.knowledge(seat, k) for k in range(6)) for seat in range(seats)]
    assert held == [gained(lines_of("banking", "advanced"), "age_start", table, "trade")] * seats


@pytest.mark.rule("D-21.18", "D-21.38", "D-21.39", "D-21.40", "D-21.41", "D-21.47", "D-21.48")
@pytest.mark.parametrize(("card", "side"), having("passive"))
def test_prices_and_limits(card: str, side: str) -> None:
    table = with_card("grow", card, side)
    bare = with_card("grow", "dance", "basic")
    lines = lines_of(card, side)

    for mastery in PACK.mastery:
        number = CARD_IDS.index(mastery.id)
        filters = {"card_domain": mastery.domain, "card_value": mastery.value}
        saved = naive.passive(lines, "mastery_cost", **filters)
        assert mastery_price(table.s, 0, number) == max(0, mastery.value - saved)
        saved = naive.passive(lines, "upgrade_cost", **filters)
        assert upgrade_reduction(table.s, 0, number) == saved
    for number, domain in enumerate(DOMAIN_IDS):
        steps = naive.passive(lines, "reserve_step", domain=domain)
        assert table.limit(0, domain) == min(20, bare.limit(0, domain) + 5 * steps)
        slot = next(k for k in range(6, 14) if table.s.board.camp(k) == number)
        for level in (1, 2, 3):
            saved = naive.passive(lines, "city_cost", camp=domain, level=level)
            assert city_price(table.s, 0, slot, level) == max(0, 3 * level - saved)
    assert level_reduction(table.s, 0) == naive.passive(lines, "monument_cost")
    assert hand_goal(table.s, 0) == 7 + naive.passive(lines, "hand_size")
    assert reach(table.s, 0) - table.influence(0) == naive.passive(lines, "assimilation")


@pytest.mark.rule("D-21.42", "D-21.43", "D-21.44", "D-21.45", "D-5.11", "D-7.9")
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize(("card", "side"), having("passive"))
def test_production(card: str, side: str, placement: tuple[str, str, int]) -> None:
    """What a card adds is Gained, or by the flag Produced: as much of each Domain."""
    tile, cell, rotation = placement
    table = with_card("grow", card, side).place(tile, cell, rotation)
    flags = {"card_bonus": "produced"}
    other = with_card("grow", card, side, flags=flags).place(tile, cell, rotation)
    bare = with_card("grow", "markets", "basic").place(tile, cell, rotation)
    lines = lines_of(card, side)
    camp = next(each.camp for each in PACK.tile if each.id == tile)
    traders = {"L80": ["trade", "craftsmanship", "art"]}.get(tile, [])
    matches = {"L66": ["government", "religion"], "L46": ["science"]}.get(tile, [])

    for number, domain in enumerate(DOMAIN_IDS):
        more = naive.passive(lines, "camp_bonus", camp=domain) if domain == camp else 0
        more += naive.passive(lines, "trade_bonus", camp=domain) * traders.count(domain)
        more += naive.passive(lines, "concentration_bonus", domain=domain) * matches.count(domain)
        gained = sum(e.amounts[number] for e in table.told(Gained) if e.card == card)
        reacting = sum(e.amounts[number] for e in other.told(Gained) if e.card == card)
        assert gained - reacting == more
        assert table.s.produced(0, number) == bare.s.produced(0, number)
        assert other.s.produced(0, number) == bare.s.produced(0, number) + more


@pytest.mark.rule("D-21.9", "D-21.4")
@pytest.mark.parametrize(("rotation", "asking"), [(0, "gain.vestigium"), (1, "build.menu")])
def test_spice_route_wants_three_of_trade(given: Given, rotation: int, asking: str) -> None:
    table = given(hands={0: "L07"}, trees={0: "spice-route"}).place("L07", "(0,0,1)", rotation)

    assert table.s.produced(0, 0) == (3 if asking == "gain.vestigium" else 2)
    assert table.asking == asking


@pytest.mark.rule("D-21.46", "D-13.7")
@pytest.mark.parametrize(("side", "times"), [("basic", 2), ("advanced", 4)])
def test_banking(side: str, times: int) -> None:
    table = with_card("build", "banking", side, knowledge={0: "trade 9"})

    for turn in range(times):
        table.play("exchange", "banking")
        table.play("art" if turn % 2 else "science")

    left = table.s.knowledge(0, 0)
    table.play("exchange")
    assert left == 9 - times
    assert table.asking != "exchange.offer"


@pytest.mark.rule("D-21.23")
@pytest.mark.parametrize(("side", "offered"), [("basic", False), ("advanced", True)])
def test_printing_turns_another_mastery(side: str, offered: bool) -> None:
    printing = MASTERIES["printing"]
    cards = "mathematics markets academy"
    if side == "basic":
        table = with_card(
            "develop", "x", side, trees={0: cards}, knowledge={0: "science 9"}
        ).develop("printing")
    else:
        knowledge = price(printing.upgrade)
        trees = {0: f"{cards} printing"}
        table = with_card("develop", "x", side, trees=trees, knowledge={0: knowledge})
        table.chain("upgrade", "printing")

    assert table.next == "0 effect.free_upgrade"
    assert ("academy" in table.words()) == offered
    assert "printing" not in table.words()
    table.play("markets")

    assert table.is_advanced(0, "markets")


@pytest.mark.rule("D-21.25", "D-11.16")
def test_natural_philosophy_gives_a_develop_action() -> None:
    table = with_card(
        "develop",
        "x",
        "basic",
        trees={0: "administration"},
        knowledge={0: "science 9 trade 3"},
    ).develop("natural-philosophy")

    table.asks("develop.menu", 0).offers("develop").develop("markets")

    assert table.has(0, "markets")
    assert "develop" not in table.words()


@pytest.mark.rule("D-21.22")
def test_holy_scriptures_draws_tiles() -> None:
    upgrade = price(MASTERIES["holy-scriptures"].upgrade)
    table = with_card(
        "develop", "holy-scriptures", "basic", knowledge={0: upgrade}, supply="L01 L02 L03"
    )

    table.chain("upgrade", "holy-scriptures")

    assert table.hand(0) == "L01 L02 L46 L66 L80"
    assert table.supply == ["L03"]
