"""Section 21: how effect lines work, and what they can count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.core.rng import seeded
from ludopolis.games.dominations.columns import Now
from ludopolis.games.dominations.counting import counted, domains, masteries, stock
from ludopolis.games.dominations.effects import Happening, applies, yield_of
from ludopolis.games.dominations.events import (
    Gained,
    InfluenceGrew,
    MasteryTurned,
    Scored,
    TilesDrawn,
    TilesReturned,
)
from ludopolis.games.dominations.pack import Line, line_row
from ludopolis.games.dominations.purchase import mastery_price
from ludopolis.games.dominations.tables import CARDS, Tables
from ludopolis.games.dominations.texts import objective_text, side_text
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, TRIGGER_IDS
from ludopolis.text import render
from tests.dominations import naive
from tests.dominations.given import CARD_IDS, GAME, TABLES, Given, Table, in_tables, write_line
from tests.text.faults import line_faults

if TYPE_CHECKING:
    from ludopolis.wire.text import Line as Text

BOARD: Final = (
    "L07 (1,-1,0) r0 P0:2, L18 (1,-1,1) r0 P0:1, L33 (2,-1,0) r1 P0:3, L50 (1,-2,1) r2 P1:2,"
    " L64 (2,-2,0) r0, L80 (2,-2,1) r1, L47 (0,0,1) r0 P0:1, L62 (-1,1,0) r0 P0:2"
)


def rich() -> Table:
    return Given()(
        board=BOARD,
        pieces="colosseum (2,-1)",
        trees={0: "great-pyramid-1 markets music+ guilds forge colosseum-1", 1: "prayer"},
        knowledge={0: "trade 4 art 7"},
        influence={0: 17},
        hands={0: "L90"},
    )


def with_line(table: Table, **keys: object) -> Table:
    """The same position where the first line of all is this one."""
    line = Line(trigger="on_acquire", outcome="vp", **keys)  # type: ignore[arg-type]
    for column, figure in enumerate(line_row(line)):
        table.s.tables.lines[column] = figure
    return table


COUNTS: Final = [
    {"per": "nodus"},
    {"per": "nodus", "per_domain": "trade"},
    {"per": "cities"},
    {"per": "cities", "per_domain": "art"},
    {"per": "cities", "per_level": 2},
    {"per": "city_levels"},
    {"per": "city_levels", "per_domain": "government"},
    {"per": "city_group"},
    {"per": "city_separate"},
    {"per": "masteries"},
    {"per": "masteries", "per_domain": "trade"},
    {"per": "masteries", "per_value": 6},
    {"per": "masteries", "per_side": "advanced"},
    {"per": "masteries", "per_side": "basic", "per_value": 3},
    {"per": "domains"},
    {"per": "monument_levels"},
    {"per": "monuments"},
    {"per": "stock"},
    {"per": "stock", "per_domain": "art"},
    {"per": "influence"},
]


@pytest.mark.rule(
    "D-21.26",
    "D-21.27",
    "D-21.28",
    "D-21.29",
    "D-21.30",
    "D-21.31",
    "D-21.32",
    "D-21.33",
    "D-21.34",
    "D-21.35",
    "D-21.37",
)
@pytest.mark.parametrize("keys", COUNTS)
def test_counts(own_tables: Tables, keys: dict[str, object]) -> None:
    table = with_line(in_tables(rich(), own_tables), amount=1, **keys)
    line = Line(trigger="on_acquire", outcome="vp", amount=1, **keys)  # type: ignore[arg-type]

    assert counted(table.s, 0, 0) == naive.count(line, table.view(0), 0, [0] * 6)


@pytest.mark.rule("D-21.31", "D-21.32", "D-21.35", "D-10.16")
@pytest.mark.parametrize("number", range(6))
def test_each_domain_counts(number: int) -> None:
    first = CARD_IDS[12 * number]
    table = Given()(trees={0: f"great-pyramid-1 {first}"}, knowledge={0: f"{DOMAIN_IDS[number]} 3"})

    assert domains(table.s, 0) == 1
    assert [masteries(table.s, 0, domain, -1, -1) for domain in range(6)].index(1) == number
    assert stock(table.s, 0, -1) == 3


@pytest.mark.rule("D-21.2")
def test_a_yield_of_nothing_does_nothing(given: Given) -> None:
    table = given("turn", trees={0: "markets fishing"}, hands={0: "L90"})

    assert table.told(Gained) == []


@pytest.mark.rule("D-21.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_told_of_nothing(seats: int) -> None:
    table = Given().new(seats, 8)
    rng = seeded(8)
    while not table.s.over:
        options = table.s.decision.options
        table.apply(options[rng.below(len(options))])

    assert all(event.points for event in table.told(Scored))
    assert all(event.amount for event in table.told(InfluenceGrew))
    assert all(any(event.amounts) for event in table.told(Gained))
    assert all(event.count == len(event.tiles) > 0 for event in table.told(TilesReturned))
    assert all(event.count == len(event.tiles) > 0 for event in table.told(TilesDrawn))


@pytest.mark.rule("D-21.2")
@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({"amount": 3}, 3),
        ({"amount": 3, "per": "cities"}, 15),
        ({"amount": 3, "per": "cities", "div": 2}, 6),
        ({"amount": 3, "per": "cities", "max": 4}, 12),
        ({"amount": 3, "per": "cities", "div": 2, "max": 1}, 3),
        ({"amount": 3, "per": "cities", "per_domain": "religion"}, 0),
    ],
)
def test_yield(own_tables: Tables, keys: dict[str, object], expected: int) -> None:
    table = with_line(in_tables(rich(), own_tables), **keys)

    assert yield_of(table.s, 0, 0) == expected


@pytest.mark.rule("D-21.4")
@pytest.mark.parametrize(
    ("trigger", "keys", "passing", "failing"),
    [
        ("on_place", {"camp": "art"}, (2, 1), (0, 1)),
        ("on_place", {"edges": 2}, (0, 2), (0, 1)),
        ("on_place", {"camp": "art", "edges": 2}, (2, 3), (2, 1)),
        ("on_city_built", {"camp": "art", "level": 2}, (2, 3), (2, 1)),
        ("on_develop", {"card_domain": "trade"}, (0, 9), (1, 9)),
        ("on_develop", {"card_value": 6}, (0, 6), (0, 9)),
        ("on_upgrade", {"card_domain": "trade", "card_value": 6}, (0, 6), (1, 6)),
    ],
)
def test_filters(
    own_tables: Tables,
    trigger: str,
    keys: dict[str, object],
    passing: tuple[int, int],
    failing: tuple[int, int],
) -> None:
    table = with_line(in_tables(rich(), own_tables), amount=1, **keys)
    number = TRIGGER_IDS.index(trigger)

    assert applies(table.s, Happening(number, 0, *passing), 0)
    assert not applies(table.s, Happening(number, 0, *failing), 0)


@pytest.mark.rule("D-21.1")
def test_cards_in_the_order_they_were_acquired(given: Given) -> None:
    table = given(
        "turn",
        board="L16 (0,0,1) r0 P0:1, L07 (1,-1,0) r0 P0:1",
        trees={0: "fishing markets"},
        hands={0: "L90"},
    )

    gained = [event.card for event in table.told(Gained)]
    assert gained == ["fishing", "markets"]


@pytest.mark.rule("D-21.3")
def test_a_line_works_for_its_owner_only(given: Given) -> None:
    table = given(hands={0: "L07"}, trees={1: "bartering caravans"})

    table.place("L07", "(1,-1,0)")

    assert table.knowledge(0) == "trade 4 craftsmanship 1 religion 1"
    assert table.knowledge(1) == ""


def all_texts() -> list[Text]:
    cards = [
        text
        for card in range(CARDS)
        for side in (0, 1)
        for line in side_text(TABLES, card, side)
        for text in line
    ]
    goals = [
        text
        for nation in range(16)
        for number in range(5)
        for text in objective_text(TABLES, nation, number)
    ]
    return cards + goals


@pytest.mark.rule("D-21.5")
def test_every_line_has_words_in_every_language() -> None:
    faults = [fault for text in all_texts() for fault in line_faults(GAME, text)]

    assert faults == []


@pytest.mark.rule("D-21.5")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "At the start of each of your turns: gain 1 Trade for each of your Cities"
                " (Domain: Trade) (counted at most 3 times)"
            ),
        ),
        (
            "fr",
            (
                "Au début de chacun de vos tours : gagnez 1 Commerce par Cité à vous"
                " (Domaine : Commerce) (compté 3 fois au plus)"
            ),
        ),
        (
            "nl",
            (
                "Aan het begin van elk van je beurten: krijg 1 Handel per eigen Stad"
                " (Domein: Handel) (hoogstens 3 keer geteld)"
            ),
        ),
    ],
)
def test_the_words_of_markets(language: str, words: str) -> None:
    line = side_text(TABLES, CARD_IDS.index("markets"), 1)[1]

    assert " ".join(render(text, language, GAME.names()) for text in line) == words


@pytest.mark.rule("D-21.39", "D-21.4")
def test_a_reduction_for_one_value_only(own_tables: Tables) -> None:
    line = Line(trigger="passive", outcome="mastery_cost", amount=2, card_value=6)
    for column, figure in enumerate(line_row(line)):
        own_tables.lines[column] = figure

    table = in_tables(Given()(trees={0: "markets"}, hands={0: "L90"}), own_tables)

    names = ("bartering", "guilds", "spice-route")
    prices = [mastery_price(table.s, 0, CARD_IDS.index(name)) for name in names]
    assert prices == [3, 4, 9]


TURNING: Final = Line(trigger="on_acquire", outcome="free_upgrade", amount=1, max_value=9)


@pytest.mark.rule("D-11.12")
@pytest.mark.parametrize(
    ("trigger", "phase", "trees", "answers"),
    [
        ("on_develop", "develop", "mathematics markets", ("develop", "printing")),
        ("on_upgrade", "develop", "mathematics markets printing", ("upgrade", "printing")),
        ("on_upgrade", "develop", "printing markets", ("upgrade", "printing")),
        ("on_monument_level", "build", "markets", ("monument", "colosseum")),
    ],
)
def test_a_side_that_a_purchase_turns_up_reacts_to_it(
    own_tables: Tables, trigger: str, phase: str, trees: str, answers: tuple[str, str]
) -> None:
    waiting = Line(trigger=trigger, outcome="vp", amount=17)  # type: ignore[arg-type]
    write_line(own_tables, "markets", 1, waiting)
    write_line(own_tables, "colosseum-1", 0, TURNING)
    position = Given()(
        phase, board=BOARD, trees={0: trees}, knowledge={0: "all 9"}, monuments="colosseum"
    )
    table = in_tables(position, own_tables)

    table.chain(*answers).to("effect.free_upgrade").play("markets")

    assert [event.points for event in table.told(Scored)].count(17) == 1


@pytest.mark.rule("D-11.12")
@pytest.mark.parametrize("turned", ["markets", "holy-scriptures"])
def test_any_side_that_is_turned_up_reacts(own_tables: Tables, turned: str) -> None:
    waiting = Line(trigger="on_monument_level", outcome="vp", amount=17)
    write_line(own_tables, turned, 1, waiting)
    write_line(own_tables, "colosseum-1", 0, TURNING)
    position = Given()(
        "build", board=BOARD, trees={0: turned}, knowledge={0: "all 9"}, monuments="colosseum"
    )
    table = in_tables(position, own_tables)

    table.chain("monument", "colosseum").to("effect.free_upgrade").play(turned)

    assert [event.points for event in table.told(Scored)].count(17) == 1
    assert [event.is_free for event in table.told(MasteryTurned)] == [True]


@pytest.mark.rule("D-21.23")
def test_as_many_are_turned_free_as_the_line_says(own_tables: Tables) -> None:
    line = Line(trigger="on_acquire", outcome="free_upgrade", amount=2, max_value=6)
    write_line(own_tables, "colosseum-1", 0, line)
    trees = {0: "prayer guilds markets spice-route academy"}
    position = Given()(
        "build", board=BOARD, trees=trees, knowledge={0: "all 9"}, monuments="colosseum"
    )
    table = in_tables(position, own_tables)
    table.chain("monument", "colosseum").to("effect.free_upgrade")

    assert sorted(table.words()) == ["guilds", "markets", "no", "prayer"]
    table.play("guilds")
    while table.asking != "effect.free_upgrade":
        table.chain("")
    assert sorted(table.words()) == ["markets", "no", "prayer"]
    table.play("markets")

    assert table.asking != "effect.free_upgrade"
    assert [table.is_advanced(0, name) for name in trees[0].split()] == [0, 1, 1, 0, 0]


@pytest.mark.rule("D-21.24", "D-11.16")
def test_an_extra_action_is_of_one_kind(given: Given) -> None:
    table = given(
        "develop",
        board="L16 (0,0,1) r0",
        trees={0: "administration"},
        knowledge={0: "science 9 trade 5 craftsmanship 3"},
        hands={1: "L07 L18"},
    ).develop("natural-philosophy")

    table.asks("develop.menu", 0).offers("develop").develop("markets")
    table.asks("develop.menu", 0, "exchange", "end").play("end")

    assert table.next == "1 grow.menu"


@pytest.mark.rule("D-21.24", "D-21.25")
@pytest.mark.parametrize("card", ["urban-planning", "natural-philosophy"])
def test_outside_the_own_turn_an_extra_action_is_nothing(given: Given, card: str) -> None:
    table = given("assimilation", trees={0: card}, influence={1: 23})

    table.chain(f"take:{card}", "", "")

    assert list(table.s.turn[Now.EXTRA_BUILDS : Now.EXTRA_DEVELOPS + 1]) == [0, 0]


@pytest.mark.rule("D-11.12", "D-11.14")
def test_only_the_card_that_was_turned_takes_effect(given: Given) -> None:
    table = given(
        "develop", trees={0: "banking music"}, knowledge={0: "trade 3 science 2"}, board=BOARD
    )
    before = table.influence(0), table.points(0)
    lines = naive.MASTERIES["banking"].advanced

    table.chain("upgrade", "banking")

    view = table.view(0)
    assert table.influence(0) - before[0] == naive.total(lines, "on_acquire", "influence", view)
    assert table.points(0) - before[1] == naive.total(lines, "on_acquire", "vp", view)
