"""The worked examples X-1 to X-25, but for X-20 (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.utopia.verbs import gain

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

FIRE = ("fi1", "fi2", "fi3", "fi4", "fi5")
WIND = ("wi1", "wi2", "wi3", "wi4", "wi5", "wi6", "wi7", "wi8")
FIVE_ON_WIND = {"wi1": "B maya", "wi2": "B persia", "wi5": "B egypt, B greece", "wi7": "B china"}


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
