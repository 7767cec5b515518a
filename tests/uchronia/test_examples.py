"""The worked examples of the rules, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import Drew, EndSetOff, Lacked

if TYPE_CHECKING:
    from tests.uchronia.given import Given, Table


@pytest.mark.rule("U-5.5", "U-8.1", "U-4.7")
def test_X_01_production_with_two_activities(given: Given) -> None:
    table = given(
        hands={"A": "clay stone"}, activities={"A": "clay x2"}, forum="clay wood marble x2"
    )

    table.play("command:clay", "take:marble", "take:marble", "take:wood").ends()

    assert table.hand("A") == "stone"
    assert table.domain("A") == "clay"
    assert table.stock("A") == "wood marble x2"
    assert table.forum == "clay"


@pytest.mark.rule("U-8.1", "U-8.3")
def test_X_02_production_with_one_activity(given: Given) -> None:
    table = given(hands={"A": "clay wood"}, activities={"A": "clay"}, forum="marble brick x2")

    table.play("command:clay", "take:marble")
    assert table.stock("A") == "marble"
    table.play("take:brick").ends()

    assert table.hand("A") == "wood"
    assert table.stock("A") == "brick marble"
    assert table.forum == "brick"


@pytest.mark.rule("U-8.2", "U-7.5")
def test_X_03_the_forum_runs_dry(given: Given) -> None:
    table = given(hands={"A": "clay"}, activities={"A": "clay x2"}, forum="wood")

    table.play("command:clay", "take:wood").ends()

    assert table.domain("A") == "clay"
    assert table.stock("A") == "wood"
    assert table.forum == ""


@pytest.mark.rule("U-9.1")
def test_X_04_exploration_with_one_activity(given: Given) -> None:
    table = given(hands={"A": "wood brick clay stone"}, activities={"A": "wood"})

    table.play("command:wood", "stow:brick")
    assert table.stock("A") == "brick"
    table.play("stow:clay").ends()

    assert table.hand("A") == "stone"
    assert table.stock("A") == "clay brick"


@pytest.mark.rule("U-10.2", "U-10.3", "U-10.6", "U-10.7", "U-10.10", "U-10.13", "U-10.14")
def test_X_05_draconians_with_two_activities(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay marble x2 wood", "B": "clay wood marble", "C": "clay x2"},
        activities={"A": "brick x2"},
        domains={"B": "stone"},
        forum="marble x3 stone",
    )

    table.play("command:brick", "reveal:clay", "marble", "marble")
    table.asked("give", "B", "clay", "marble")
    table.play("clay").ends()

    assert table.hand("A") == "clay wood marble x2"
    assert table.domain("A") == "brick"
    assert table.stock("A") == "clay marble x2"
    assert table.hand("B") == "wood marble"
    assert table.hand("C") == "clay x2"
    assert table.forum == "stone marble"


@pytest.mark.rule("U-10.8", "U-2.4", "U-10.12")
def test_X_06_an_opponent_who_cannot_give(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "wood x2"}, domains={"B": "wood"}, forum="clay stone"
    )

    table.play("command:brick", "reveal:clay").ends()

    assert table.told(Lacked) == [Lacked(1, ["clay"])]
    assert table.hand("A") == "clay"
    assert table.stock("A") == "clay"
    assert table.hand("B") == "wood x2"
    assert table.forum == "stone"


@pytest.mark.rule("U-10.2")
def test_X_07_fewer_cards_than_reveals(given: Given) -> None:
    table = given(
        hands={"A": "brick wood", "B": "wood"},
        activities={"A": "brick x2"},
        domains={"B": "clay"},
    )

    table.play("command:brick", "reveal:wood").ends()

    assert table.hand("A") == "wood"
    assert table.stock("A") == "wood"
    assert table.hand("B") == ""


@pytest.mark.rule("U-10.4", "U-15.5")
def test_X_08_bridge_without_a_card_left(given: Given) -> None:
    table = given(
        hands={"A": "brick"}, completed={"A": "bridge"}, sites={"B": {"square": "marble x2"}}
    )

    table.play("command:brick")
    table.asked("order_step", "A", "bonus:bridge", "done")
    table.play("bonus:bridge").ends()

    assert table.domain("A") == "brick"
    assert table.stock("A") == "marble"
    assert table.sites("B") == {"square": "marble"}


@pytest.mark.rule("U-10.15")
def test_X_09_frontier_post(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay marble", "B": "clay x2 marble", "C": "clay wood"},
        activities={"A": "brick"},
        completed={"B": "frontier_post"},
        domains={"B": "wood", "C": "clay"},
    )

    table.play("command:brick", "reveal:clay", "marble")
    table.asked("withhold", "A", "clay", "marble")
    table.play("clay").ends()

    assert table.hand("A") == "clay marble"
    assert table.stock("A") == "clay marble"
    assert table.hand("B") == "clay x2"
    assert table.hand("C") == "wood"


@pytest.mark.rule("U-10.15", "U-10.12")
def test_X_10_frontier_post_against_a_single_card(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay"},
        completed={"B": "frontier_post"},
        domains={"B": "wood"},
        forum="clay",
    )

    table.play("command:brick", "reveal:clay").ends()

    assert table.hand("A") == "clay"
    assert table.stock("A") == "clay"
    assert table.hand("B") == "clay"
    assert table.told(Lacked) == []


@pytest.mark.rule("U-11.1", "U-11.4", "U-11.5")
def test_X_11_trade_at_the_limit(given: Given) -> None:
    table = given(hands={"A": "marble"}, activities={"A": "marble"}, stocks={"A": "clay wood"})

    table.play("command:marble", "launch:clay").ends()

    assert table.domain("A") == "marble"
    assert table.activities("A") == "clay marble"
    assert table.stock("A") == "wood"
    assert (table.monopoly("marble"), table.monopoly("clay")) == ("A", "A")
    assert table.points("A") == 2


@pytest.mark.rule("U-7.2", "U-11.3")
def test_X_12_a_new_trade_activity_does_not_feed_itself(given: Given) -> None:
    table = given(
        hands={"A": "marble"}, completed={"A": "rampart strongroom"}, stocks={"A": "marble x2"}
    )

    table.play("command:marble", "launch:marble").ends()

    assert table.activities("A") == "marble"
    assert table.stock("A") == "marble"


@pytest.mark.rule("U-15.4", "U-11.6", "U-12.4")
def test_X_13_thermae(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "thermae"},
        activities={"A": "marble clay"},
        stocks={"A": "stone wood"},
    )
    assert table.points("A") == 4

    table.play("command:marble", "launch:stone")
    assert table.monopoly("stone") == "A"
    table.play("bonus:thermae", "clay", "wood").ends()

    assert table.activities("A") == "wood stone marble"
    assert table.stock("A") == "clay"
    assert [table.monopoly(c) for c in ("marble", "stone", "wood", "clay")] == ["A", "A", "A", ""]
    assert table.points("A") == 5


@pytest.mark.rule("U-12.1", "U-12.2", "U-12.3", "U-12.5")
def test_X_14_monopoly_gain_tie_overtake(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "waterwheel"},
        activities={"A": "marble", "B": "clay"},
        stocks={"A": "clay x2"},
    )
    assert (table.points("A"), table.points("B")) == (3, 1)

    table.play("command:marble", "launch:clay")
    assert table.monopoly("clay") == "B"
    table.play("launch:clay").ends()

    assert table.monopoly("clay") == "A"
    assert table.activities("A") == "clay x2 marble"
    assert (table.points("A"), table.points("B")) == (5, 0)


@pytest.mark.rule("U-12.4")
@pytest.mark.parametrize(("others", "holder"), [("clay", "B"), ("clay x2", "")])
def test_X_15_a_monopoly_lost_without_a_launch(given: Given, others: str, holder: str) -> None:
    table = given(
        seats=3,
        hands={"A": "marble"},
        completed={"A": "thermae"},
        activities={"A": "clay x2", "B": "clay x2", "C": others},
        monopolies={"clay": "A"},
        stocks={"A": "wood"},
    )

    table.play("command:marble", "bonus:thermae", "clay", "wood", "done").ends()

    assert table.activities("A") == "clay wood"
    assert table.stock("A") == "clay"
    assert table.monopoly("clay") == holder
    assert table.monopoly("wood") == "A"


@pytest.mark.rule("U-13.2", "U-13.8", "U-13.11", "U-16.7")
def test_X_16_starting_bridge(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "stone", "B": "wood"},
        activities={"A": "stone"},
        stocks={"A": "stone x2"},
        forum="stone clay",
        works="bridge square thermae latrines rampart",
        buildings="viaduct",
    )

    table.play("command:stone")
    table.asked("order_step", "A", "start:bridge", "start:rampart", "start:latrines", "done")
    table.play("start:bridge").withholds("feed:bridge", "start:rampart").offers("start:latrines")
    assert table.works == "square thermae latrines rampart"
    table.play("done").asked("action", "B")

    assert table.sites("A") == {"bridge": ""}
    assert table.stock("A") == "stone x2"
    assert table.forum == "clay"
    assert table.discard == "stone"
    assert table.works == "square thermae latrines rampart viaduct"


@pytest.mark.rule("U-14.1", "U-14.2", "U-14.3", "U-14.4", "U-11.4", "U-12.7")
def test_X_17_completing_bridge(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone", "B": "stone x2"},
        stocks={"A": "stone x2"},
        sites={"A": {"bridge": ""}},
        forum="clay",
    )

    table.play("command:stone", "feed:bridge", "feed:bridge").ends()

    assert table.completed("A") == "bridge"
    assert (table.points("A"), table.limit("A")) == (2, 3)
    assert table.stock("A") == ""
    assert table.discard == "stone x2"


@pytest.mark.rule("U-13.2", "U-14.1")
def test_X_18_viaduct(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "stone x2", "B": "wood"},
        stocks={"A": "clay"},
        forum="clay",
        works="viaduct square fountain thermae rampart",
    )

    table.play("command:stone", "start:viaduct").asked("action", "B")
    table.play("plot").asked("action", "A")
    assert table.forum == "stone"
    table.play("command:stone", "feed:viaduct")

    assert table.completed("A") == "viaduct"
    assert (table.points("A"), table.limit("A")) == (1, 3)
    assert table.discard == "clay x2"


@pytest.mark.rule("U-14.1", "U-17.2")
def test_X_19_square_one_short(given: Given) -> None:
    table = given(
        hands={"A": "stone"}, stocks={"A": "marble"}, sites={"A": {"square": "marble x2"}}
    )
    assert table.points("A") == 0

    table.play("command:stone", "feed:square").ends()

    assert table.completed("A") == "square"
    assert table.points("A") == 3
    assert table.discard == "marble x3"


@pytest.mark.rule("U-13.4", "U-13.5")
def test_X_20_no_name_twice(given: Given) -> None:
    works = "viaduct square fountain thermae frontier_post"
    table = given(hands={"A": "stone"}, completed={"A": "viaduct"}, forum="clay", works=works)
    other = given(
        turn="B", hands={"B": "stone"}, completed={"A": "viaduct"}, forum="clay", works=works
    )

    table.play("command:stone").ends()
    other.play("command:stone")

    assert table.sites("A") == {}
    other.asked("order_step", "B", "start:viaduct", "done")


@pytest.mark.rule("U-15.2", "U-15.7", "U-7.3")
def test_X_21_a_bonus_gained_in_mid_order(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        stocks={"A": "stone marble"},
        sites={"A": {"treadwheel_crane": "stone", "square": "marble x2"}},
    )

    table.play("command:stone", "feed:treadwheel_crane")
    assert table.points("A") == 2
    table.play("bonus:treadwheel_crane").ends()

    assert table.completed("A") == "treadwheel_crane square"
    assert (table.points("A"), table.limit("A")) == (5, 4)
    assert table.stock("A") == ""


@pytest.mark.rule("U-12.6", "U-14.3", "U-2.3")
def test_X_22_the_construction_bonus_of_a_monopoly(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "clay wood x2"},
        stocks={"A": "brick"},
        sites={"A": {"thermae": "brick"}},
        activities={"B": "brick"},
        forum="brick wood",
    )

    table.play("command:stone", "feed:thermae").asked("monopoly_take", "B", "yes", "no")
    table.play("yes").ends()

    assert table.completed("A") == "thermae"
    assert table.hand_size("B") == 4
    assert table.known("B") == "brick"
    assert table.forum == "wood"
    assert table.discard == "brick x2"


@pytest.mark.rule("U-5.3", "U-5.4", "U-5.5", "U-6.3")
def test_X_23_two_cards_any_order(given: Given) -> None:
    table = given(
        phase="rest",
        seats=3,
        hands={"A": "wood x2 clay", "B": "clay", "C": "clay"},
        completed={"A": "rampart strongroom"},
        activities={"A": "marble", "B": "marble wood", "C": "marble"},
        stocks={"A": "stone brick"},
    )

    table.play("command2:wood", "trade", "launch:stone", "launch:brick").asked("action", "B")
    assert table.domain("A") == "wood x2"
    assert table.activities("A") == "brick stone marble"
    table.play("plot").asked("copy", "B", "exploration", "none")
    table.play("none").asked("action", "C")
    table.play("plot").asked("action", "A")

    assert table.domain("A") == ""
    assert table.forum == "wood x2"


@pytest.mark.rule("U-6.2", "U-6.5", "U-6.7", "U-6.9")
def test_X_24_copying_gives_one_step(given: Given) -> None:
    table = given(
        turn="B",
        hands={"B": "stone x3"},
        activities={"B": "clay x2"},
        domains={"A": "clay"},
        forum="marble x2 wood",
    )

    table.play("plot", "production", "take:marble").ends()

    assert table.domain("B") == ""
    assert table.hand_size("B") == 5
    assert table.stock("B") == "marble"
    assert table.domain("A") == "clay"
    assert table.forum == "wood marble"


@pytest.mark.rule("U-6.9", "U-6.6")
@pytest.mark.parametrize(
    ("hand", "size"),
    [("wood x7", 8), ("wood x5", 6), ("wood x4", 5), ("", 5)],
)
def test_X_25_plot_with_five_or_more_cards(given: Given, hand: str, size: int) -> None:
    table = given(hands={"A": hand}, domains={"B": "clay"})

    table.play("plot").ends()

    assert table.hand_size("A") == size


@pytest.mark.rule("U-6.8", "U-15.4")
def test_X_26_copying_triggers_order_bonuses(given: Given) -> None:
    table = given(
        turn="B",
        hands={"B": "stone x5"},
        activities={"B": "clay x2"},
        completed={"B": "waterwheel"},
        domains={"A": "clay"},
        forum="stone",
        pile="wood",
    )

    table.play("plot", "production", "take:stone", "bonus:waterwheel").ends()

    assert table.stock("B") == "wood stone"
    assert table.hand_size("B") == 6
    assert table.forum == ""


@pytest.mark.rule("U-6.10", "U-15.2")
def test_X_27_a_building_completed_during_a_plot(given: Given) -> None:
    table = given(
        turn="B",
        hands={"B": "wood x4"},
        activities={"B": "stone"},
        stocks={"B": "brick"},
        sites={"B": {"jungle_shrine": "brick"}},
        domains={"A": "stone"},
    )

    table.play("plot", "construction", "feed:jungle_shrine").ends()

    assert table.completed("B") == "jungle_shrine"
    assert table.hand_size("B") == 7


@pytest.mark.rule("U-16.1", "U-16.2", "U-16.3", "U-16.6")
def test_X_28_reshuffle_in_mid_draw(given: Given) -> None:
    table = given(
        hands={"A": "wood x2"},
        pile="wood",
        only_pile=True,
        discard="clay x2 stone",
        forum="marble",
    )

    table.play("plot").ends()

    assert table.hand_size("A") == 5
    assert table.hand("A").endswith(("wood x3", "wood x3 stone"))
    assert table.pile_size == 1
    assert table.discard == ""
    assert table.forum == "marble"


@pytest.mark.rule("U-16.4")
def test_X_29_nothing_left_to_draw(given: Given) -> None:
    table = given(phase="rest", hands={"A": "clay", "B": "wood"}, only_pile=True)

    table.play("plot").asked("action", "B")

    assert table.hand("A") == "clay"
    assert table.told(Drew) == []


@pytest.mark.rule("U-16.9", "U-16.10", "U-16.11")
def test_X_30_one_colour_great_works(given: Given) -> None:
    table = given(
        phase="end",
        works="bridge treadwheel_crane echo_gallery guildhall",
        buildings="rampart square viaduct viaduct thermae fountain",
    )

    assert table.works == "square viaduct viaduct thermae fountain"
    assert table.discarded_buildings == "bridge treadwheel_crane echo_gallery guildhall rampart"


@pytest.mark.rule("U-3.3", "U-3.4", "U-3.5", "U-3.6", "U-3.7", "U-3.8", "U-3.11")
def test_X_31_first_player(given: Given) -> None:
    table = given.setup(3, "rampart bridge bridge fountain latrines square")

    table.asked("setup_discard", "B")
    assert table.works == "rampart bridge fountain latrines square"
    assert table.buildings[-1] == "bridge"
    first = table.words()[0]
    table.play(first).asked("setup_discard", "C")
    table.play(table.words()[0]).asked("setup_discard", "A")
    table.play(table.words()[0]).asked("action", "B")

    assert [table.hand_size(player) for player in "ABC"] == [5, 5, 5]
    assert sum(table.s.forum(colour) for colour in range(5)) == 3
    assert table.pile_size == 156
    assert table.view("A").last == 0


@pytest.mark.rule("U-4.2")
def test_X_32_start_of_turn(given: Given) -> None:
    table = given(phase="turn", hands={"A": "clay"}, domains={"A": "wood x2"}, forum="clay")

    table.asked("action", "A")
    assert table.domain("A") == ""
    assert table.forum == "clay wood x2"
    table.play("command:clay").offers("take:wood")


@pytest.mark.rule("U-17.3", "U-17.4", "U-17.5", "U-17.6", "U-17.9")
def test_X_33_end_set_off_in_mid_round(given: Given) -> None:
    table = given(
        phase="rest",
        seats=3,
        turn="B",
        hands={"B": "stone", "C": "marble"},
        completed={
            "A": "square chancery tyrant_arena",
            "B": "square chancery tyrant_arena bridge echo_gallery",
            "C": "hall_of_nations house_of_plans star_observatory thermae viaduct",
        },
        sites={"B": {"covered_canal": "stone"}},
        activities={"B": "clay x3", "C": "clay x2 marble x2"},
        stocks={"B": "stone", "C": "clay x2"},
        works="latrines latrines rampart tenements tenements",
    )
    assert [table.points(player) for player in "ABC"] == [9, 16, 14]

    table.play("command:stone", "feed:covered_canal").asked("action", "C")
    assert table.points("B") == 18
    table.play("command:marble", "launch:clay")
    assert table.monopoly("clay") == "B"
    table.play("launch:clay")

    assert table.reason == "threshold"
    assert [table.points(player) for player in "ABC"] == [9, 15, 18]
    assert table.winners == "C"


@pytest.mark.rule("U-17.7")
def test_X_34_end_set_off_by_the_last_player(given: Given) -> None:
    table = given(
        phase="rest",
        turn="B",
        hands={"B": "stone"},
        completed={"B": "square chancery tyrant_arena house_of_plans fountain hall_of_nations"},
        sites={"B": {"waterwheel": "brick"}},
        stocks={"B": "brick"},
    )
    assert table.points("B") == 18

    table.play("command:stone", "feed:waterwheel")

    assert table.reason == "threshold"
    assert table.winners == "B"


SIX = "square chancery tyrant_arena house_of_plans fountain bridge"
SEVEN = "square chancery tyrant_arena house_of_plans bridge rampart viaduct"


@pytest.mark.rule("U-17.10", "U-17.11", "U-17.9")
@pytest.mark.parametrize(("first", "second", "winners"), [(SEVEN, SIX, "A"), (SEVEN, SEVEN, "AB")])
def test_X_35_ties(given: Given, first: str, second: str, winners: str) -> None:
    table = given(
        phase="end",
        seats=4,
        turn="D",
        completed={"A": first, "B": second},
        works="latrines latrines guildhall tenements tenements",
    )

    assert (table.points("A"), table.points("B")) == (17, 17)
    assert table.winners == winners


@pytest.mark.rule("U-15.16", "U-13.8")
def test_X_36_fountain_by_production(given: Given) -> None:
    table = given(
        hands={"A": "clay"},
        activities={"A": "clay"},
        stocks={"A": "marble"},
        sites={"A": {"fountain": "marble"}},
        forum="marble wood",
    )

    table.play("command:clay", "fountain").asked("material", "A", "forum:marble", "stock:marble")
    table.play("forum:marble", "fountain").ends()

    assert table.completed("A") == "fountain"
    assert table.points("A") == 4
    assert table.stock("A") == ""
    assert table.forum == "wood"
    assert table.discard == "marble x3"


@pytest.mark.rule("U-15.16", "U-13.8")
def test_X_36_not_in_the_turn_it_was_started(given: Given) -> None:
    table = given(
        hands={"A": "clay"}, sites={"A": {"fountain": ""}}, fresh="fountain", forum="marble wood"
    )

    table.play("command:clay").withholds("fountain")


@pytest.mark.rule("U-15.15")
def test_X_37_clay_as_stand_in(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        activities={"A": "stone"},
        completed={"A": "mortar_pits"},
        stocks={"A": "clay x2"},
        sites={"A": {"square": "marble x2", "bridge": "clay"}},
    )

    table.play("command:stone").withholds("feed:bridge")
    table.play("feed:square").ends()

    assert table.completed("A") == "mortar_pits square"
    assert table.stock("A") == "clay"
    assert table.discard == "clay marble x2"


@pytest.mark.rule("U-15.14", "U-10.6")
def test_X_38_rampart(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay"},
        completed={"A": "bridge", "B": "rampart"},
        domains={"B": "stone"},
        sites={"B": {"square": "marble"}},
    )

    table.play("command:brick").withholds("bonus:bridge")
    table.play("reveal:clay").ends()

    assert table.told(Lacked) == []
    assert table.hand("A") == "clay"
    assert (table.hand("B"), table.sites("B")) == ("clay", {"square": "marble"})
    assert table.stock("A") == ""


@pytest.mark.rule("U-17.4", "U-17.5", "U-15.11")
def test_X_39_setting_off_the_end_for_a_moment(given: Given) -> None:
    table = given(
        phase="rest",
        hands={"A": "clay", "B": "brick wood"},
        completed={
            "A": "strongroom square chancery fountain hall_of_nations house_of_plans",
            "B": "tyrant_arena",
        },
        stocks={"A": "wood x8"},
        forum="stone",
    )
    assert table.points("A") == 19

    table.play("command:clay", "take:stone").asked("action", "B")
    assert table.points("A") == 20
    table.play("command:brick", "reveal:wood", "bonus:tyrant_arena").forced()

    assert table.points("A") == 19
    assert table.reason == "threshold"


@pytest.mark.rule("U-14.3", "U-15.10", "U-15.12")
def test_X_40_parade_ground(given: Given) -> None:
    table = given(
        seats=4,
        hands={"A": "stone", "C": "clay wood", "D": "marble"},
        stocks={"A": "brick"},
        sites={"A": {"parade_ground": "brick"}},
        completed={"D": "rampart"},
        activities={"C": "brick"},
        forum="brick",
    )

    table.play("command:stone", "feed:parade_ground").asked("monopoly_take", "C")
    table.play("no").asked("put_in_forum", "C", "clay", "wood")
    table.play("wood").asked("take_more", "A", "wood", "brick", "enough")
    table.play("brick", "wood").ends()

    assert table.completed("A") == "parade_ground"
    assert table.stock("A") == "wood brick"
    assert table.hand("C") == "clay"
    assert table.hand("D") == "marble"
    assert table.forum == ""


@pytest.mark.rule("U-16.4", "U-16.1")
def test_X_41_the_forum_as_last_reserve(given: Given) -> None:
    table = given(hands={"A": "clay x2"}, pile="stone", only_pile=True, forum="wood x3 marble")

    table.play("plot").ends()

    assert table.hand_size("A") == 5
    assert table.forum == ""
    assert table.pile_size == 2
    assert table.discard == ""


@pytest.mark.rule("U-15.19", "U-17.4", "U-12.4")
def test_X_42_an_exchange_is_one_change(given: Given) -> None:
    table = thermae_at_the_threshold(given)

    assert table.points("B") == 19
    table.play("command:marble", "bonus:thermae", "done").ends()

    assert (table.monopoly("brick"), table.monopoly("stone")) == ("B", "A")
    assert table.points("B") == 19
    assert table.told(EndSetOff) == []
    assert table.s.ending == 0


@pytest.mark.rule("U-15.19", "U-17.4")
def test_matches_of_the_first_rules_still_look_within_an_exchange(given: Given) -> None:
    given.rules_version = 1
    table = thermae_at_the_threshold(given)

    table.play("command:marble", "bonus:thermae", "done").ends()

    assert table.points("B") == 19
    assert table.told(EndSetOff) == [EndSetOff(1, 20)]
    assert table.s.ending == 1


def thermae_at_the_threshold(given: Given) -> Table:
    """B would have 20 points between the two halves of A's exchange, and has 19 after it."""
    return given(
        hands={"A": "marble"},
        completed={
            "A": "thermae",
            "B": "square chancery tyrant_arena house_of_plans fountain hall_of_nations",
        },
        activities={"A": "brick stone", "B": "brick stone"},
        stocks={"A": "stone"},
        monopolies={"brick": "A", "stone": "B"},
    )
