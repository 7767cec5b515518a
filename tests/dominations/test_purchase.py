"""Sections 11 and 13: prices, reductions, copies and rates over all Domains, one by one."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from ludopolis.games.dominations.columns import Now
from ludopolis.games.dominations.develop import meets_prerequisite
from ludopolis.games.dominations.events import Exchanged, MasteryTaken, MasteryTurned, Paid
from ludopolis.games.dominations.exchange import may_exchange
from ludopolis.games.dominations.pack import Line
from ludopolis.games.dominations.purchase import fits, is_payable
from ludopolis.games.dominations.tables import MASTERIES, Tables
from ludopolis.games.dominations.tree import layout
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS
from tests.dominations import naive
from tests.dominations.given import CARD_IDS, TABLES, Given, Table, in_tables, write_line
from tests.dominations.test_masteries import support
from tests.dominations.test_tree import grown

DOMAINS: Final = range(6)
BOUGHT: Final = range(len(TABLES.card_ids) - 1)


@pytest.mark.rule("D-13.1", "D-13.3", "D-22.5")
@pytest.mark.parametrize("domain", DOMAINS)
def test_one_point_short_needs_a_reduction_of_one(domain: int) -> None:
    table = Given()()
    for card in BOUGHT:
        price = [TABLES.costs[card * 6 + each] for each in DOMAINS]
        for each in DOMAINS:
            table.s.players[each] = price[each]
        assert is_payable(table.s, 0, card, 0)
        if price[domain] > 0:
            table.s.players[domain] -= 1
            assert not is_payable(table.s, 0, card, 0)
            assert is_payable(table.s, 0, card, 1)


def upgrading(tables: Tables, price: dict[int, int], reduction: int) -> Table:
    """Markets is about to be turned, at another price; what is not paid can't be exchanged."""
    markets = CARD_IDS.index("markets")
    for domain in DOMAINS:
        tables.costs[markets * 6 + domain] = price.get(domain, 0)
    line = Line(trigger="passive", outcome="upgrade_cost", amount=reduction)
    write_line(tables, "fishing", 0, line)
    position = Given()("develop", trees={0: "fishing markets"}, knowledge={0: "all 5"})
    return in_tables(position, tables)


@pytest.mark.rule("D-13.2", "D-13.3", "D-13.5", "D-22.3")
@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize(("reduction", "left"), [(1, 2), (2, 3), (4, 5), (6, 5)])
def test_a_price_of_one_domain_is_lowered_without_a_question(
    own_tables: Tables, domain: int, reduction: int, left: int
) -> None:
    table = upgrading(own_tables, {domain: 4}, reduction)

    table.chain("upgrade", "markets")

    assert table.is_advanced(0, "markets")
    assert [table.s.knowledge(0, each) for each in DOMAINS] == [
        left if each == domain else 5 for each in DOMAINS
    ]
    assert [event.is_free for event in table.told(MasteryTurned)] == [False]


@pytest.mark.rule("D-13.5")
@pytest.mark.parametrize("reduction", [3, 4])
def test_what_is_wholly_reduced_asks_nothing(own_tables: Tables, reduction: int) -> None:
    table = upgrading(own_tables, {0: 2, 5: 1}, reduction)

    table.chain("upgrade", "markets")

    assert table.is_advanced(0, "markets")
    assert table.knowledge(0) == " ".join(f"{name} 5" for name in DOMAIN_IDS)


@pytest.mark.rule("D-13.5")
@pytest.mark.parametrize("other", range(1, 6))
def test_any_domain_of_the_price_may_be_lowered(own_tables: Tables, other: int) -> None:
    table = upgrading(own_tables, {0: 2, other: 2}, 2)
    table.chain("upgrade", "markets")

    table.asks("pay.reduce", 0, "trade", DOMAIN_IDS[other]).play(DOMAIN_IDS[other])
    table.asks("pay.reduce", 0, "trade", DOMAIN_IDS[other]).play("trade")

    assert table.is_advanced(0, "markets")
    assert (table.s.knowledge(0, 0), table.s.knowledge(0, other)) == (4, 4)


@pytest.mark.rule("D-11.6")
@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("value", [3, 6, 9])
def test_any_prerequisite(own_tables: Tables, domain: int, value: int) -> None:
    """Each Mastery by itself, behind another one and a Level card that are none."""
    wanted = CARD_IDS.index("spice-route")
    own_tables.prerequisite[wanted] = domain * 10 + value
    for number in range(0, MASTERIES, 4):
        trees = (f"{CARD_IDS[number]}", f"great-pyramid-1 {CARD_IDS[number]}")
        met = own_tables.domain[number] == domain and own_tables.value[number] >= value
        for tree in trees:
            table = in_tables(Given()(trees={0: tree}), own_tables)
            assert meets_prerequisite(table.s, 0, wanted) == met


@pytest.mark.rule("D-11.6")
def test_any_card_of_the_tree_may_be_the_prerequisite(own_tables: Tables) -> None:
    wanted = CARD_IDS.index("metallurgy")
    for tree in ("markets fishing forge", "forge fishing markets", "markets forge fishing"):
        table = in_tables(Given()(trees={0: tree}), own_tables)
        assert meets_prerequisite(table.s, 0, wanted)


@pytest.mark.rule("D-11.2", "D-22.2")
@pytest.mark.parametrize("mastery", ["markets", "holy-scriptures"])
def test_one_mastery_to_be_had_is_enough(given: Given, mastery: str) -> None:
    others = {name: "" for name in CARD_IDS[:MASTERIES] if name != mastery}
    table = given(
        "develop",
        trees={0: support(naive.MASTERIES[mastery])},
        knowledge={0: "all 9"},
        copies=others | {mastery: "1"},
    )

    table.chain("develop")

    assert table.words() == [mastery]


@pytest.mark.rule("D-11.3", "D-11.4", "D-22.2")
@given_any(
    st.lists(st.integers(0, 5000), max_size=12), st.integers(0, MASTERIES - 1), st.integers(0, 15)
)
def test_the_copies_left_that_fit(picks: list[int], mastery: int, left: int) -> None:
    table = Given()("develop", knowledge={0: "all 20"})
    table.s.trees[0] = grown(picks)
    table.s.copies[mastery] = left
    fitting = [
        copy
        for copy in range(4)
        if (left >> copy) & 1 and table.s.trees[0].cells(TABLES.accepts[layout(mastery, copy)])
    ]

    assert fits(table.s, 0, mastery) == bool(fitting)


@pytest.mark.rule("D-11.3")
@pytest.mark.parametrize("copy", ["1", "2", "3", "4"])
def test_the_last_copy_is_to_be_had(given: Given, copy: str) -> None:
    table = given("develop", knowledge={0: "trade 3"}, copies={"markets": copy})

    table.chain("develop", "markets")

    assert table.words() == [copy]
    table.chain(copy, "")
    assert table.s.copies[0] == 0


# -- exchange --


@pytest.mark.rule("D-13.6", "D-13.9", "D-22.6")
@pytest.mark.parametrize("source", DOMAINS)
@pytest.mark.parametrize("target", DOMAINS)
def test_two_of_any_domain_become_one_of_any_other(given: Given, source: int, target: int) -> None:
    """All other reserves are full, or have too little to give."""
    full = dict.fromkeys(DOMAIN_IDS, 5) | {DOMAIN_IDS[target]: 4}
    few = dict.fromkeys(DOMAIN_IDS, 1) | {DOMAIN_IDS[source]: 2}
    for amounts, gives, gets in ((full, None, [target]), (few, [source], None)):
        knowledge = " ".join(f"{name} {amount}" for name, amount in amounts.items())
        table = given("build", knowledge={0: knowledge})
        table.chain("exchange")
        assert gives is None or table.words() == [DOMAIN_IDS[each] for each in gives]
        if source != target:
            table.chain(DOMAIN_IDS[source])
            assert gets is None or table.words() == [DOMAIN_IDS[each] for each in gets]
            assert DOMAIN_IDS[source] not in table.words()
            table.chain(DOMAIN_IDS[target])
            assert table.s.knowledge(0, source) == amounts[DOMAIN_IDS[source]] - 2
            assert table.s.knowledge(0, target) == amounts[DOMAIN_IDS[target]] + 1


def with_rates(tables: Tables, knowledge: str, **keys: object) -> Table:
    """Two cards with a rate, the one of the higher number acquired first."""
    for card, give in (("markets", 1), ("fishing", 3)):
        line = Line(
            trigger="passive",
            outcome="exchange",
            give=give,
            get=1,
            times=1,
            **({"from_": "any", "to": "any"} | keys),  # type: ignore[arg-type]
        )
        write_line(tables, card, 0, line)
    position = Given()("build", trees={0: "dance fishing markets"}, knowledge={0: knowledge})
    return in_tables(position, tables)


@pytest.mark.rule("D-13.7", "D-21.46", "D-20.16")
def test_rates_are_offered_in_the_order_of_the_cards(own_tables: Tables) -> None:
    table = with_rates(own_tables, "trade 5")

    table.chain("exchange")

    assert table.words() == ["campfire", "markets", "fishing"]


@pytest.mark.rule("D-13.7", "D-21.46")
def test_a_rate_for_one_domain_only(own_tables: Tables) -> None:
    table = with_rates(own_tables, "trade 3 art 3", from_="art", to="religion")

    table.chain("exchange", "fishing")
    assert table.words() == ["art"]
    table.chain("art")

    assert table.words() == ["religion"]
    table.chain("religion")
    assert table.knowledge(0) == "trade 3 religion 1"


@pytest.mark.rule("D-13.7", "D-21.46", "D-22.6")
def test_a_rate_that_is_used_up_makes_no_exchange_possible(own_tables: Tables) -> None:
    table = with_rates(own_tables, "art 2", to="religion")
    assert may_exchange(table.s, 0)

    table.chain("exchange", "markets", "", "")

    assert table.knowledge(0) == "art 1 religion 1"
    assert not may_exchange(table.s, 0)


@pytest.mark.rule("D-13.7")
def test_rates_are_counted_by_turn(given: Given) -> None:
    table = given("develop", hands={1: "L07 L18"})
    for column in range(Now.USES, Now.SIZE):
        table.s.turn[column] = 1

    table.to("grow.menu")

    assert set(table.s.turn[Now.USES : Now.SIZE]) == {0}


@pytest.mark.rule("D-13.6", "D-13.1")
def test_what_is_told_of_a_trade_and_of_a_price(given: Given) -> None:
    table = given("develop", knowledge={0: "trade 5 art 1"}).play("exchange", "art")

    table.develop("markets")

    assert table.told(Exchanged) == [Exchanged(0, 2, "trade", 1, "art", "campfire")]
    assert table.told(Paid) == [Paid(0, [3, 0, 0, 0, 0, 0])]
    assert table.told(MasteryTaken) == [MasteryTaken(0, "markets", 1, [-1, 0], False)]
