"""The worked examples of the rules, one by one (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.utopia.state import DEVELOPMENT
from ludopolis.games.utopia.verbs import gain

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

WATER = ("wa1", "wa2", "wa3", "wa4", "wa5")
FIRE = ("fi1", "fi2", "fi3", "fi4", "fi5")
WIND = ("wi1", "wi2", "wi3", "wi4", "wi5", "wi6", "wi7", "wi8")
ALL_MAYA_OUT = {"ea1": "B maya x2", "wi1": "B maya x2", "fi1": "B maya x2", "wa1": "B maya x2"}
FIVE_ON_WIND = {"wi1": "B maya", "wi2": "B persia", "wi5": "B egypt, B greece", "wi7": "B china"}
NINE_GUESTS = (
    "china/fire maya/wind persia/wind egypt/wind greece/wind china/wind "
    "maya/earth persia/earth greece/earth"
)


@pytest.mark.rule("T-2.5", "T-2.6")
def test_X_1_the_first_player_stands_in_front(given: Given) -> None:
    blue_first = given.starting("B", 3)
    green_first = given.starting("G", 3)

    assert blue_first.track == "B0 R0 G0"
    assert blue_first.next == "B enter"
    assert green_first.track == "G0 B0 R0"


@pytest.mark.rule("T-3.7")
def test_X_2_the_front_minister_goes_to_the_back(given: Given) -> None:
    table = given(phase="round", track="B0 R0 G0")

    assert table.track == "R0 G0 B0"
    assert table.next == "R enter"


@pytest.mark.rule("T-3.7", "T-3.8")
def test_X_3_those_still_on_the_start_square_rotate(given: Given) -> None:
    table = given(phase="round", track="B5 R0 G0", round_number=2)

    assert table.track == "B5 G0 R0"
    assert table.goes(3) == "BGR"


@pytest.mark.rule("T-5.1", "T-5.2")
def test_X_4_three_guests_a_player(given: Given) -> None:
    table = given.new(4)

    assert table.lying_count == 12
    assert sum(table.bag) == 28


@pytest.mark.rule("T-5.4", "T-5.8")
def test_X_5_a_guest_enters(given: Given) -> None:
    table = given(phase="welcome", turn="G", lying="maya/wind china/fire")
    bag = table.bag

    table.asked("enter", "G", "guest:maya:wind", "guest:china:fire", "surprise")
    table.play("guest:maya:wind").asked("district", "G", *WIND).play("wi5")

    assert table.princes("wi5") == "G maya"
    assert table.reserve("G") == [7, 8, 8, 8, 8]
    assert table.taken("G") == "maya/wind"
    assert table.bag == bag
    assert table.gains() == []


@pytest.mark.rule("T-6.1", "T-6.2", "T-6.3", "T-6.4", "T-6.6", "T-6.7")
def test_X_6_a_wonder(given: Given) -> None:
    table = given(
        phase="entered", turn="B", track="B4 R2 G0", princes=FIVE_ON_WIND, lying="maya/wind"
    )

    table.asked("build", "B", "wonder:wind", "done").play("wonder:wind")

    assert table.wonder("wind") == "B"
    assert table.reserve("B") == [8, 8, 8, 8, 8]
    assert table.bases("B") == 7
    assert table.track == "B10 R2 G0"


@pytest.mark.rule("T-7.1", "T-7.3", "T-7.4", "T-7.6", "T-7.7")
def test_X_7_a_district_is_taken(given: Given) -> None:
    table = given(
        phase="entered",
        turn="R",
        track="R6 Y5 B1",
        wonders={"water": "Y"},
        princes={"wa1": "R maya x3"},
        lying="maya/wind",
    )

    table.asked("build", "R", "control:wa1:maya", "done").play("control:wa1:maya")

    assert table.monument("wa1") == "maya R"
    assert table.reserve("R")[0] == 8
    assert table.bases("R") == 7
    assert table.stock("maya") == 6
    assert table.track == "Y7 R6 B1"


@pytest.mark.rule("T-9.1", "T-9.3", "T-9.20")
def test_X_8_a_move_by_land(given: Given) -> None:
    table = given(turn="Y", seats=4, hands={"Y": "china"}, princes={"ea1": "Y china"})

    table.asked("action", "Y", "move", "end").play("move")
    table.asked("to", "Y", "ea2", "ea4", "ea5", "ea6", "wa3").play("ea4").paid()

    assert table.princes("ea4") == "Y china"
    assert table.princes("ea1") == ""
    assert table.hand("Y") == ""
    assert table.pile == "china"


@pytest.mark.rule("T-9.1", "T-9.2", "T-9.4")
def test_X_9_two_princes_sail(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya"}, princes={"fi1": "B maya x2"})

    table.asked("action", "B", "move", "raise", "end").play("move")
    table.asked("to", "B", "fi2", "fi3", "fi5", "wa1", "wa4").play("wa4")
    table.asked("how_many", "B", "1", "2").play("2").paid()

    assert table.princes("wa4") == "B maya x2"
    assert table.princes("fi1") == ""
    assert table.pile == "maya"


@pytest.mark.rule("T-9.10", "T-9.11")
def test_X_10_a_prince_is_added_at_a_monument(given: Given) -> None:
    table = given(turn="R", track="R3 B3 G0", monuments={"ea5": "persia B"}, hands={"R": "persia"})

    table.asked("action", "R", "add", "raise", "end").play("add").paid()

    assert table.princes("ea5") == "R persia"
    assert table.track == "B4 R3 G0"
    assert table.pile == "persia"


@pytest.mark.rule("T-9.13", "T-9.22")
def test_X_11_a_prince_is_added_anywhere(given: Given) -> None:
    table = given(turn="R", monuments={"fi2": "greece B"}, hands={"R": "greece x3"})

    table.asked("action", "R", "add", "add_any", "raise", "end").play("add_any")
    table.asked("island", "R", "water", "fire", "earth", "wind").play("fire")
    table.asked("district", "R", *FIRE).play("fi3").paid()

    assert table.princes("fi3") == "R greece"
    assert table.hand("R") == ""
    assert table.pile == "greece x3"
    assert table.gains() == []


@pytest.mark.rule("T-9.16", "T-9.17", "T-9.18")
def test_X_12_a_prince_is_removed(given: Given) -> None:
    table = given(
        turn="R",
        track="B5 R4 G0",
        monuments={"wi8": "maya B"},
        princes={"wi8": "R maya"},
        hands={"R": "maya"},
    )

    table.asked("action", "R", "move", "add", "remove", "raise", "end").play("remove").paid()

    assert table.princes("wi8") == ""
    assert table.reserve("R")[0] == 8
    assert table.track == "R6 B5 G0"
    assert table.gains() == ["R2"]


@pytest.mark.rule("T-9.19")
def test_X_13_a_civilisation_is_raised(given: Given) -> None:
    table = given(turn="B", scale="china persia egypt maya greece", hands={"B": "egypt"})

    table.asked("action", "B", "raise", "end").play("raise").paid()

    assert table.scale == "china egypt persia maya greece"


@pytest.mark.rule("T-9.21")
def test_X_14_a_civilisation_is_dropped(given: Given) -> None:
    table = given(turn="B", scale="china persia egypt maya greece", hands={"B": "persia x2"})

    table.asked("action", "B", "raise", "lower", "end").play("lower").paid()

    assert table.scale == "china egypt maya greece persia"


@pytest.mark.rule("T-11.1", "T-11.3")
def test_X_15_income(given: Given) -> None:
    table = given(
        phase="scoring",
        scale="china egypt maya greece persia",
        track="R10 B8 G7",
        monuments={"ea1": "china R", "ea3": "maya B", "ea4": "maya G", "ea6": "greece G"},
    )

    assert table.gains() == ["R5", "B3", "G5"]
    assert table.track == "R15 G12 B11"
    assert not table.is_over()


@pytest.mark.rule("T-8.5", "T-8.8", "T-8.9")
def test_X_16_discards_by_position(given: Given) -> None:
    table = given(
        phase="discards",
        track="G14 Y9 B9 R2",
        hands={
            "G": "maya x2 egypt x2 greece china x2",
            "Y": "maya x2 greece china x2",
            "B": "maya x2 greece china x2",
            "R": "maya x2 greece china x2",
        },
    )

    table.asked("position_discard", "G", "maya", "egypt", "greece", "china").play("egypt")
    table.asked("position_discard", "G", "maya", "egypt", "greece", "china").play("egypt")
    table.asked("position_discard", "Y", "maya", "greece", "china").play("maya")
    table.asked("position_discard", "B", "maya", "greece", "china").play("china")

    assert table.next == "G action"
    assert table.hand_sizes() == [4, 5, 5, 4]
    assert table.pile == "maya egypt x2 china"


@pytest.mark.rule("T-8.6", "T-8.7")
def test_X_17_two_players_discard(given: Given) -> None:
    hand = "maya x3 persia x2"
    table = given(phase="discards", track="R11 B10", hands={"R": hand, "B": hand})

    table.play("maya", "maya")

    assert table.next == "R action"
    assert table.hand_sizes() == [5, 3]


@pytest.mark.rule("T-8.5", "T-8.7")
def test_X_17_the_line_counts_on_the_start_square(given: Given) -> None:
    hand = "maya x2 persia x2 egypt"
    table = given(phase="discards", track="B0 R0 G0", hands={"B": hand, "R": hand, "G": hand})

    table.asked("position_discard", "B").play("maya")
    table.asked("position_discard", "B").play("maya")
    table.asked("position_discard", "R").play("maya")

    assert table.next == "B action"
    assert table.hand_sizes() == [3, 4, 5]


@pytest.mark.rule("T-3.2", "T-3.4", "T-3.6")
def test_X_18_gains_on_the_track(given: Given) -> None:
    table = given(track="R7 B5 G5")

    gain(table.s, table.seat("G"), 2, "return")
    assert table.track == "R7 G7 B5"
    gain(table.s, table.seat("B"), 2, "return")
    assert table.track == "R7 G7 B7"
    gain(table.s, table.seat("R"), 0, "return")
    assert table.track == "R7 G7 B7"


@pytest.mark.rule("T-3.10", "T-9.11")
@pytest.mark.parametrize(
    ("hand", "adds", "track", "turns"),
    [
        ("persia", ["add"], "B12 R9 Y9 G8", "BRYG"),
        ("persia x2", ["add", "add"], "B12 Y10 R9 G8", "BYRG"),
    ],
)
def test_X_19_points_given_change_the_order(
    given: Given, hand: str, adds: list[str], track: str, turns: str
) -> None:
    table = given(turn="B", track="B12 R9 G8 Y8", monuments={"wi3": "persia Y"}, hands={"B": hand})

    table.play(*adds).paid()

    assert table.track == track
    assert table.turns() == turns


def green_extra_entering(given: Given, flags: dict[str, str] | None = None) -> Table:
    """X-20, up to Green's D-2 -> fi3."""
    table = given(
        phase="welcome",
        turn="B",
        track="B3 R2 G1",
        princes={"fi1": "G maya", "fi2": "G persia, G egypt", "fi5": "G greece"},
        lying=NINE_GUESTS,
        flags=flags,
    )
    table.fated("surprise", "egypt/earth").play("ea2", "green")
    table.asked("extra", "G").withholds("surprise")
    return table.play("guest:china:fire", "fi3")


@pytest.mark.rule(
    "T-5.12", "T-5.15", "T-5.17", "T-5.18", "T-5.19", "T-5.20", "T-5.21", "T-5.24", "T-3.13"
)
def test_X_20_a_surprise_guest(given: Given) -> None:
    table = green_extra_entering(given)

    table.asked("build", "G", "wonder:fire", "done").play("wonder:fire")

    assert table.track == "G7 B3 R2"
    assert table.lying_count == 8
    assert table.next == "G enter"
    table.offers("surprise")
    assert table.goes(5) == "GRGBR"


@pytest.mark.rule("T-3.7", "T-3.8")
@pytest.mark.parametrize(
    ("before", "flags", "after"),
    [
        ("B5 G0 R0", {}, "B5 R0 G0"),
        ("B5 G0 R0", {"start_rotation": "all"}, "B5 G0 R0"),
        ("B5 G2 R0", {}, "B5 G2 R0"),
    ],
)
def test_X_21_rotation(given: Given, before: str, flags: dict[str, str], after: str) -> None:
    table = given(phase="round", track=before, flags=flags)

    assert table.track == after


@pytest.mark.rule("T-10.1", "T-10.4")
def test_X_22_a_privilege_turns_one_card_of_three(given: Given) -> None:
    table = given(turn="R", privileges={"R": 2}, hands={"R": "greece x2 persia"})

    table.play("add_any").asked("civilisation", "R", "persia", "greece")
    table.play("greece", "wind", "wi7")
    table.asked("pay", "R", "greece", "persia+privilege").play("greece")
    table.asked("pay", "R", "greece", "persia+privilege").play("greece")
    table.paid()

    assert table.princes("wi7") == "R greece"
    assert table.privileges("R") == 1
    assert table.hand("R") == ""
    assert table.pile == "persia greece x2"


@pytest.mark.rule("T-10.3", "T-9.21")
def test_X_23_two_privileges_in_one_action(given: Given) -> None:
    table = given(turn="R", privileges={"R": 2}, hands={"R": "maya china"})

    table.play("lower").asked("civilisation", "R", "maya", "persia", "egypt", "china")
    table.play("persia").asked("pay", "R", "maya+privilege", "china+privilege")
    table.play("maya+privilege").paid()

    assert table.scale == "china egypt maya greece persia"
    assert table.privileges("R") == 0
    assert table.pile == "maya china"


@pytest.mark.rule("T-7.8")
@pytest.mark.parametrize(
    ("flags", "track"), [({}, "B7 R6 G0"), ({"wonder_own_income": "false"}, "R6 B3 G0")]
)
def test_X_24_the_owner_of_the_wonder_takes_the_district(
    given: Given, flags: dict[str, str], track: str
) -> None:
    table = given(
        phase="entered",
        turn="B",
        track="R6 B3 G0",
        wonders={"earth": "B"},
        princes={"ea1": "B egypt x3"},
        lying="maya/wind",
        flags=flags,
    )

    table.play("control:ea1:egypt")

    assert table.track == track


def red_on_fire(given: Given) -> Table:
    return given(
        phase="entered",
        turn="R",
        princes={"fi4": "R maya x4", "fi2": "R persia, R egypt", "fi3": "R greece, R china"},
        lying="maya/wind",
    )


@pytest.mark.rule("T-7.11")
def test_X_25_wonder_first(given: Given) -> None:
    table = red_on_fire(given)

    table.asked("build", "R", "wonder:fire", "control:fi4:maya", "done").play("wonder:fire")
    table.asked("build", "R", "control:fi4:maya", "done").play("control:fi4:maya")

    assert table.score("R") == 10


@pytest.mark.rule("T-7.11", "T-6.11")
def test_X_25_district_first(given: Given) -> None:
    table = red_on_fire(given)

    table.play("control:fi4:maya").asked("build", "R", "wonder:fire", "done").play("wonder:fire")

    assert table.score("R") == 6


@pytest.mark.rule("T-6.5")
def test_X_26_which_prince_makes_way_for_the_wonder(given: Given) -> None:
    princes = {**FIVE_ON_WIND, "wi4": "B maya x2"}
    table = given(phase="entered", turn="B", track="B4 R2 G0", princes=princes, lying="maya/wind")

    table.play("wonder:wind").asked("wonder_prince", "B", "wi1", "wi4").play("wi4")

    assert table.princes("wi1") == "B maya"
    assert table.princes("wi4") == "B maya"
    assert table.reserve("B") == [6, 8, 8, 8, 8]
    assert table.wonder("wind") == "B"


@pytest.mark.rule("T-9.14")
def test_X_27_three_cards_give_no_point(given: Given) -> None:
    table = given(
        turn="R", track="R1 B1 G0", monuments={"fi2": "greece B"}, hands={"R": "greece x3"}
    )

    table.play("add_any", "fire", "fi2").paid()

    assert table.princes("fi2") == "R greece"
    assert table.track == "R1 B1 G0"


@pytest.mark.rule("T-7.3", "T-8.13", "T-9.16")
def test_X_28_build_then_remove(given: Given) -> None:
    table = given(turn="G", hands={"G": "maya"}, princes={"ea4": "G maya x4, B maya"})

    table.asked("action", "G", "move", "raise", "control:ea4:maya", "end")
    table.play("control:ea4:maya")
    table.asked("action", "G", "move", "add", "remove", "raise", "end").play("remove").paid()

    assert table.monument("ea4") == "maya G"
    assert table.princes("ea4") == "B maya"
    assert table.score("G") == 2
    assert table.reserve("G")[0] == 8


SEVEN_OF_BLUE = {
    "wa1": "maya B",
    "wa2": "maya B",
    "wa3": "persia B",
    "wa4": "egypt B",
    "wa5": "egypt B",
    "fi1": "greece B",
    "fi2": "china B",
}


def blue_may_build_two(given: Given, monuments: dict[str, str]) -> Table:
    return given(
        phase="entered",
        turn="B",
        princes={**FIVE_ON_WIND, "ea1": "B maya x3"},
        monuments=monuments,
        lying="maya/wind china/fire",
    )


@pytest.mark.rule("T-6.9", "T-7.9")
def test_X_29_without_a_base_nothing_is_built(given: Given) -> None:
    table = blue_may_build_two(given, {**SEVEN_OF_BLUE, "fi3": "china B"})

    assert table.bases("B") == 0
    assert table.next == "R enter"


@pytest.mark.rule("T-6.9", "T-7.9")
@pytest.mark.parametrize("first", ["wonder:wind", "control:ea1:maya"])
def test_X_29_the_last_base_builds_one(given: Given, first: str) -> None:
    table = blue_may_build_two(given, SEVEN_OF_BLUE)

    table.asked("build", "B", "wonder:wind", "control:ea1:maya", "done").play(first)

    assert table.bases("B") == 0
    assert table.next == "R enter"


@pytest.mark.rule("T-7.9")
def test_X_30_all_monuments_of_a_civilisation_are_built(given: Given) -> None:
    built = dict.fromkeys([*FIRE, "wa1", "wa2"], "maya R")
    table = given(
        phase="entered",
        turn="B",
        monuments=built,
        princes={"ea1": "B maya x3", "ea2": "B china x3"},
        lying="maya/wind",
    )

    assert table.stock("maya") == 0
    table.asked("build", "B", "control:ea2:china", "done")


@pytest.mark.rule("T-5.11")
def test_X_31_a_guest_without_a_prince_is_not_listed(given: Given) -> None:
    table = given(phase="welcome", turn="B", princes=ALL_MAYA_OUT, lying="maya/earth china/wind")

    table.asked("enter", "B", "guest:china:wind", "surprise")


@pytest.mark.rule("T-5.11")
def test_X_31_a_guest_is_taken_for_nothing(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        princes=ALL_MAYA_OUT,
        lying="maya/earth maya/wind",
        surprised="B",
    )

    table.asked("enter", "B", "guest:maya:earth", "guest:maya:wind").play("guest:maya:wind")

    assert table.lying == "maya/earth"
    assert table.reserve("B")[0] == 0
    assert table.next == "R enter"


@pytest.mark.rule("T-9.20", "T-9.22")
@pytest.mark.parametrize(("action", "civ"), [("raise", "greece"), ("lower", "china")])
def test_X_32_top_and_bottom_of_the_scale(given: Given, action: str, civ: str) -> None:
    table = given(turn="B", hands={"B": "china x2 greece x2"})

    table.play(action)

    assert table.words() == [civ]


@pytest.mark.rule("T-9.3", "T-9.4", "T-9.5", "T-9.6")
@pytest.mark.parametrize(
    ("start", "flags", "reach"),
    [
        ("fi3", {}, "fi1 fi2 fi4 wa1 wa4 wi2"),
        ("wi3", {}, "ea4 ea6 wi2 wi4 wi6"),
        ("wa4", {}, "ea4 ea6 fi1 fi3 wa1 wa3 wa5"),
        ("ea2", {}, "ea1 ea3 wi8"),
        ("wa4", {"sea_range": "same"}, "wa1 wa3 wa5"),
    ],
)
def test_X_33_reach(given: Given, start: str, flags: dict[str, str], reach: str) -> None:
    table = given(turn="B", princes={start: "B maya"}, hands={"B": "maya"}, flags=flags)

    table.play("move").asked("to", "B", *reach.split())


@pytest.mark.rule("T-2.9")
def test_X_34_two_players_draw_from_thirty(given: Given) -> None:
    table = given.new(2)

    assert table.lying_count == 6
    assert sum(table.bag) == 24


@pytest.mark.rule("T-2.8", "T-2.10", "T-2.11")
@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("fi1", "fi2 fi3 fi5"),
        ("fi5", "fi1 fi4"),
        ("ea1", "ea2 ea4 ea5 ea6"),
        ("ea6", "ea1 ea4 ea5 wi3 wi4 wi6"),
    ],
)
def test_X_34_two_players_reach(given: Given, start: str, reach: str) -> None:
    table = given(turn="B", seats=2, princes={start: "B maya"}, hands={"B": "maya"})

    table.play("move").asked("to", "B", *reach.split())


@pytest.mark.rule("T-2.8", "T-2.10")
def test_X_34_two_players_islands(given: Given) -> None:
    table = given(turn="B", seats=2, hands={"B": "maya x3"})

    table.play("add_any").asked("island", "B", "fire", "earth", "wind")


@pytest.mark.rule("T-8.15")
def test_X_35_the_hand_limit(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya x4 china x3"})

    table.play("end").asked("hand_limit", "B", "maya", "china").play("china")
    table.asked("hand_limit", "B", "maya", "china").play("maya")

    assert table.hand("B") == "maya x3 china x2"


@pytest.mark.rule("T-8.3")
def test_X_36_the_pile_becomes_the_deck(given: Given) -> None:
    table = given(phase="deal", deck="maya x3")

    assert table.hand_sizes() == [5, 5, 5]
    assert sum(table.deck) == 35
    assert table.pile == ""


@pytest.mark.rule("T-8.4")
def test_X_36_the_deal_may_take_the_last_card(given: Given) -> None:
    table = given(
        phase="deal",
        seats=5,
        hands={
            "B": "maya x5",
            "R": "persia x5",
            "G": "egypt x5",
            "Y": "greece x5",
            "P": "china x5",
        },
        deck="maya x2 persia x2 egypt x2 greece x2 china x2",
    )

    assert table.hand_sizes() == [10, 10, 10, 10, 10]
    assert sum(table.deck) == 0
    assert table.pile == ""


@pytest.mark.rule("T-12.2", "T-12.3")
def test_X_37_fifty_points_end_nothing_before_scoring(given: Given) -> None:
    table = given(
        turn="B",
        track="B49 R46 G20",
        monuments={"wi8": "maya B", "ea1": "china R", "ea2": "persia R"},
        princes={"wi8": "B maya"},
        hands={"B": "maya"},
    )

    table.play("remove").paid()
    assert table.track == "B51 R46 G20"
    assert not table.is_over()
    table.end_turns()

    assert table.gains() == ["B2", "B2", "R9"]
    assert table.track == "R55 B53 G20"
    assert table.is_over()
    assert table.winners == "R"


@pytest.mark.rule("T-12.4", "T-11.3")
@pytest.mark.parametrize(("flags", "winners"), [({}, "R"), ({"victory_tie": "shared"}, "BR")])
def test_X_38_level_scores(given: Given, flags: dict[str, str], winners: str) -> None:
    table = given(
        phase="scoring",
        track="R45 B44 G30",
        monuments={"ea1": "china R", "ea2": "egypt R", "wi1": "china B", "wi2": "persia B"},
        flags=flags,
    )

    assert table.gains() == ["R8", "B9"]
    assert table.track == "R53 B53 G30"
    assert table.winners == winners


@pytest.mark.rule("T-7.2")
@pytest.mark.parametrize("turn", ["B", "R"])
def test_X_39_a_controlled_district_is_not_taken_again(given: Given, turn: str) -> None:
    table = given(
        phase="welcome",
        turn=turn,
        monuments={"ea1": "maya B"},
        princes={"ea1": "B maya x3, R china x3"},
        lying="maya/wind",
    )

    table.asked("enter", turn, "guest:maya:wind", "surprise")


@pytest.mark.rule("T-9.1", "T-9.9")
def test_X_40_one_own_prince_moves(given: Given) -> None:
    table = given(turn="B", hands={"B": "maya"}, princes={"ea1": "B maya, B persia, R maya x2"})

    table.play("move", "ea2").paid()

    assert table.princes("ea2") == "B maya"
    assert table.princes("ea1") == "B persia, R maya x2"


@pytest.mark.rule("T-3.6", "T-11.3")
def test_X_41_an_income_of_nothing_is_no_move(given: Given) -> None:
    table = given(phase="scoring", track="G6 Y6 R4 B0", monuments={"ea1": "maya R"})

    assert table.track == "G6 Y6 R6 B0"


@pytest.mark.rule("T-5.25", "T-5.10")
def test_X_42_a_surprise_with_one_guest_left(given: Given) -> None:
    table = given(phase="welcome", turn="G", lying="maya/wind", acted="BR", entry=3)

    table.asked("enter", "G", "guest:maya:wind", "surprise").fated("surprise", "china/fire")
    table.play("fi1").asked("name", "G", "blue", "red").play("blue")
    table.asked("district", "B", *WIND).play("wi1")

    assert table.princes("fi1") == "G china"
    assert table.princes("wi1") == "B maya"
    assert table.lying == ""
    assert table.s.phase == DEVELOPMENT


@pytest.mark.rule("T-5.13", "T-17.3")
def test_X_43_one_surprise_a_round_and_kinds_of_guests(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/wind x2 china/fire", surprised="B")

    table.asked("enter", "B", "guest:maya:wind", "guest:china:fire")


@pytest.mark.rule("T-10.2", "T-10.6")
def test_X_44_a_turned_card_is_discarded_as_it_is(given: Given) -> None:
    table = given(
        turn="B",
        privileges={"B": 1},
        hands={"B": "maya"},
        monuments={"wi8": "china R"},
        princes={"wi8": "B china"},
    )

    table.asked("action", "B", "move", "add", "remove", "raise", "end").play("remove").paid()

    assert table.score("B") == 2
    assert table.privileges("B") == 0
    assert table.pile == "maya"


@pytest.mark.rule("T-9.12", "T-9.16")
def test_X_45_add_and_remove_at_ones_own_monument(given: Given) -> None:
    table = given(
        turn="R", track="R2 B1 G0", monuments={"wi8": "persia R"}, hands={"R": "persia x2"}
    )

    table.play("add", "remove").paid()

    assert table.track == "R4 B1 G0"
    assert table.princes("wi8") == ""
    assert table.hand("R") == ""


@pytest.mark.rule("T-3.11")
def test_X_46_a_turn_goes_on(given: Given) -> None:
    table = given(
        turn="B", track="B5 R5 G0", monuments={"wi3": "persia R"}, hands={"B": "persia x2"}
    )

    table.play("add").paid()
    assert table.track == "R6 B5 G0"
    table.asked("action", "B").play("raise").paid()

    assert table.turns() == "BRG"


@pytest.mark.rule("T-1.5", "T-7.7")
@pytest.mark.parametrize(
    ("flags", "track"), [({}, "R6 Y6 B1"), ({"district_value_floor": "2"}, "Y7 R6 B1")]
)
def test_X_47_a_district_worth_one(given: Given, flags: dict[str, str], track: str) -> None:
    table = given(
        phase="entered",
        turn="R",
        track="R6 Y5 B1",
        wonders={"wind": "Y"},
        princes={"wi8": "R maya x3"},
        lying="maya/wind",
        flags=flags,
    )

    table.play("control:wi8:maya")

    assert table.track == track


@pytest.mark.rule("T-5.23")
def test_X_48_no_building_in_the_extra_entering(given: Given) -> None:
    table = green_extra_entering(given, {"extra_entering_builds": "false"})

    assert table.track == "B3 R2 G1"
    assert table.next == "R enter"
    table.play("guest:maya:wind", "wi1").asked("enter", "G").offers("wonder:fire")


@pytest.mark.rule("T-3.13")
def test_X_48_a_fixed_order(given: Given) -> None:
    table = green_extra_entering(given, {"phase1_order": "fixed"})

    table.play("wonder:fire")

    assert table.goes(5) == "RGBRG"


@pytest.mark.rule("T-7.10", "T-7.2")
def test_X_49_which_civilisation_builds(given: Given) -> None:
    table = given(
        phase="entered", turn="B", princes={"ea1": "B maya x3, B china x3"}, lying="maya/wind"
    )

    table.asked("build", "B", "control:ea1:maya", "control:ea1:china", "done")
    table.play("control:ea1:maya")

    assert table.monument("ea1") == "maya B"
    assert table.princes("ea1") == "B china x3"
    assert table.next == "R enter"


@pytest.mark.rule("T-5.16", "T-5.17", "T-5.14")
def test_X_50_a_surprise_guest_without_a_prince(given: Given) -> None:
    table = given(phase="welcome", turn="B", princes=ALL_MAYA_OUT, lying="china/fire greece/fire")

    table.asked("enter", "B", "guest:greece:fire", "guest:china:fire", "surprise")
    table.fated("surprise", "maya/earth").asked("name", "B", "red", "green").play("red")
    table.asked("extra", "R", "guest:greece:fire", "guest:china:fire")
    table.play("guest:china:fire").asked("district", "R", *FIRE).play("fi2")

    assert table.princes("fi2") == "R china"
    assert table.taken("B") == "maya/earth"
    assert table.taken("R") == "china/fire"
    assert table.lying == "greece/fire"
