"""Construction, completion, effects and piles: sections U-13 to U-16."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import Completed
from tests.uchronia.given import GAME

if TYPE_CHECKING:
    from tests.uchronia.given import Given

WORKS = "viaduct bridge square thermae frontier_post"


@pytest.mark.rule("U-13.1", "U-13.9")
def test_starts_and_feeds_are_mixed_step_by_step(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone x2"},
        stocks={"A": "marble"},
        sites={"A": {"fountain": ""}},
        forum="clay stone",
        works=WORKS,
    )

    table.play("command:stone", "start:viaduct", "feed:fountain", "start:bridge").ends()

    assert table.sites("A") == {"viaduct": "", "bridge": "", "fountain": "marble"}


@pytest.mark.rule("U-13.3")
def test_a_start_needs_a_forum_card_of_the_colour(given: Given) -> None:
    table = given(hands={"A": "stone clay"}, stocks={"A": "clay"}, forum="wood", works=WORKS)

    table.play("command:stone").asked("order_step", "A", "start:frontier_post", "done")


@pytest.mark.rule("U-13.4")
def test_no_start_of_a_name_under_construction(given: Given) -> None:
    table = given(hands={"A": "stone"}, sites={"A": {"viaduct": ""}}, forum="clay", works=WORKS)

    table.play("command:stone").ends()


@pytest.mark.rule("U-13.6")
def test_no_limit_on_sites(given: Given) -> None:
    begun = dict.fromkeys(GAME.tables.ids[:20], "")
    table = given(hands={"A": "stone"}, sites={"A": begun}, forum="marble", works=WORKS)

    table.play("command:stone", "start:square").ends()

    assert len(table.sites("A")) == 21


@pytest.mark.rule("U-13.7")
def test_a_feed_takes_a_resource_of_the_colour_from_the_stock(given: Given) -> None:
    table = given(
        hands={"A": "stone marble"},
        stocks={"A": "clay", "B": "marble"},
        sites={"A": {"square": ""}, "B": {"fountain": ""}},
        forum="marble",
        works="viaduct bridge rampart thermae frontier_post",
    )
    other = given(hands={"A": "stone"}, stocks={"A": "marble"}, sites={"A": {"square": ""}})

    table.play("command:stone").ends()
    other.play("command:stone", "feed:square").ends()

    assert other.sites("A") == {"square": "marble"}
    assert other.stock("A") == ""


@pytest.mark.rule("U-13.10")
def test_the_foundation_is_no_resource(given: Given) -> None:
    table = given(hands={"A": "stone"}, forum="clay", works=WORKS)

    table.play("command:stone", "start:viaduct").ends()

    assert table.sites("A") == {"viaduct": ""}
    assert table.completed("A") == ""


@pytest.mark.rule("U-13.13", "U-14.1")
@pytest.mark.parametrize(
    ("name", "colour", "cost"),
    [
        ("viaduct", "clay", 1),
        ("scouts_lodge", "wood", 1),
        ("thermae", "brick", 2),
        ("bridge", "stone", 2),
        ("square", "marble", 3),
    ],
)
def test_completed_when_the_cost_is_reached(
    given: Given, name: str, colour: str, cost: int
) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone x4"},
        stocks={"A": f"{colour} x4"},
        sites={"A": {name: ""}},
    )
    table.play("command:stone", *[f"feed:{name}"] * cost).forced()

    assert table.completed("A") == name
    assert table.points("A") == cost + 4
    assert table.discard == (colour if cost == 1 else f"{colour} x{cost}")


@pytest.mark.rule("U-14.5")
def test_completed_buildings_are_never_lost(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "brick clay", "B": "clay"},
        completed={"A": "bridge tyrant_arena raptor_kennels", "B": "viaduct"},
        domains={"B": "wood"},
        stocks={"B": "clay"},
    )

    table.play("command:brick").withholds("bonus:bridge")
    table.play("reveal:clay", "bonus:tyrant_arena").forced()

    assert table.completed("B") == "viaduct"


@pytest.mark.rule("U-15.1")
def test_no_effect_before_completion(given: Given) -> None:
    table = given(
        hands={"A": "clay wood"}, sites={"A": {"timber_slide": "", "jungle_shrine": "brick"}}
    )

    table.play("command:clay").ends()

    assert table.limit("A") == 2


@pytest.mark.rule("U-15.3")
def test_every_kind_of_effect_has_its_moment() -> None:
    tables = GAME.tables
    bonuses = sum(tables.bonuses)

    assert bonuses & (tables.completions | tables.scorings) == 0
    assert tables.completions & tables.scorings == 0
    assert tables.fed_by_production == 1 << tables.ids.index("fountain")


@pytest.mark.rule("U-15.9")
def test_permanent_effects_ask_only_where_they_may(given: Given) -> None:
    may = given(hands={"A": "wood"}, completed={"A": "latrines"})
    must = given(hands={"A": "wood"}, completed={"A": "jungle_shrine"})

    may.play("plot").asked("plot_discard", "A")
    must.play("plot").ends()

    assert must.hand_size("A") == 7


@pytest.mark.rule("U-15.10")
def test_on_completion_happens_once(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "stone x2", "B": "wood"},
        stocks={"A": "clay x2"},
        sites={"A": {"potters_row": "", "viaduct": ""}},
        forum="wood x5",
    )

    table.play("command:stone", "feed:potters_row", "wood", "wood", "plot")
    table.play("command:stone", "feed:viaduct")

    assert table.stock("A") == "wood x2"
    assert [event.card for event in table.told(Completed) if isinstance(event, Completed)] == [
        "potters_row",
        "viaduct",
    ]


@pytest.mark.rule("U-15.18")
def test_effects_obey_the_rules_of_the_zone(given: Given) -> None:
    table = given(
        hands={"A": "wood clay"},
        completed={"A": "porters_hall"},
        sites={"A": {"viaduct": ""}},
        fresh="viaduct",
    )

    table.play("command:wood").withholds("bonus:porters_hall")


@pytest.mark.rule("U-16.2")
def test_no_reshuffle_before_a_card_is_needed(given: Given) -> None:
    table = given(hands={"A": "wood x4"}, pile="wood", only_pile=True, discard="clay x2")

    table.play("plot").ends()

    assert table.pile_size == 0
    assert table.discard == "clay x2"


@pytest.mark.rule("U-16.8")
def test_discarded_buildings_form_a_new_pile(given: Given) -> None:
    table = given(
        phase="end",
        hands={"B": "clay"},
        works="bridge square",
        only_buildings=True,
        buildings="viaduct",
        discarded_buildings="rampart rampart thermae",
    )

    assert len(table.s.works) == 5
    assert table.works.startswith("bridge square viaduct")
    assert len(table.buildings) == 1


@pytest.mark.rule("U-16.8", "U-16.11")
def test_great_works_stay_short_when_nothing_is_left(given: Given) -> None:
    table = given(phase="end", hands={"B": "clay"}, works="bridge rampart", only_buildings=True)

    assert table.works == "bridge rampart"


@pytest.mark.rule("U-16.11")
def test_no_check_without_a_building_of_another_colour(given: Given) -> None:
    table = given(
        phase="end",
        hands={"B": "clay"},
        works="bridge rampart guildhall echo_gallery leaf_library",
        only_buildings=True,
        buildings="caravanserai covered_canal",
    )

    assert table.works == "bridge rampart guildhall echo_gallery leaf_library"


@pytest.mark.rule("U-16.9")
def test_the_check_is_repeated(given: Given) -> None:
    table = given(
        phase="end",
        hands={"B": "clay"},
        works="bridge rampart guildhall echo_gallery leaf_library",
        buildings=(
            "bridge rampart guildhall echo_gallery leaf_library "
            "square viaduct thermae fountain latrines"
        ),
    )

    assert table.works == "square viaduct thermae fountain latrines"
    assert len(table.s.building_discard) == 10
