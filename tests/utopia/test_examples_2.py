"""The worked examples X-26 to X-51, and X-20 on which X-48 builds (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ludopolis.games.utopia.events import GameEnded
from ludopolis.games.utopia.state import DEVELOPMENT

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

FIRE = ("fi1", "fi2", "fi3", "fi4", "fi5")
WIND = ("wi1", "wi2", "wi3", "wi4", "wi5", "wi6", "wi7", "wi8")
ALL_MAYA_OUT = {"ea1": "B maya x2", "wi1": "B maya x2", "fi1": "B maya x2", "wa1": "B maya x2"}
FIVE_ON_WIND = {"wi1": "B maya", "wi2": "B persia", "wi5": "B egypt, B greece", "wi7": "B china"}
NINE_GUESTS = (
    "china/fire maya/wind persia/wind egypt/wind greece/wind china/wind "
    "maya/earth persia/earth greece/earth"
)


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


@pytest.mark.rule("T-12.4")
def test_all_who_are_level_share_victory(given: Given) -> None:
    table = given(phase="scoring", track="R52 G52 B52", flags={"victory_tie": "shared"})

    assert table.winners == "BRG"
    assert [event.winners for event in table.events if isinstance(event, GameEnded)] == [[0, 1, 2]]


@pytest.mark.rule("T-12.4")
def test_who_is_ahead_shares_with_nobody(given: Given) -> None:
    table = given(phase="scoring", track="R52 B51 G30", flags={"victory_tie": "shared"})

    assert table.winners == "R"


@pytest.mark.rule("T-12.3")
def test_the_first_on_the_track_is_told_as_winner(given: Given) -> None:
    table = given(phase="scoring", track="R52 G52 B30")

    assert [event.winners for event in table.events if isinstance(event, GameEnded)] == [[1]]


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


def without_a_maya(given: Given, **more: object) -> Table:
    """Blue's go of X-51: no Maya is left in reserve, but two districts can be taken."""
    princes = {"ea1": "B maya x3", "wi1": "B maya x3", "fi1": "B maya x2"}
    options: dict[str, Any] = {"princes": princes, "lying": "china/fire greece/fire", **more}
    return given(phase="welcome", turn="B", **options)


@pytest.mark.rule("T-5.9", "T-5.16")
def test_X_51_building_brings_the_prince_of_a_surprise_guest_back(given: Given) -> None:
    table = without_a_maya(given)

    table.fated("surprise", "maya/earth")
    table.asked("build", "B", "control:ea1:maya", "control:wi1:maya", "done")
    table.play("control:ea1:maya").asked("build", "B", "control:wi1:maya", "done").play("done")
    table.asked("district", "B", "ea1", "ea2", "ea3", "ea4", "ea5", "ea6").play("ea4")
    table.asked("build", "B", "control:wi1:maya", "done").play("done")

    table.asked("name", "B", "red", "green")
    assert table.princes("ea4") == "B maya"
    assert table.reserve("B")[0] == 2


@pytest.mark.rule("T-5.9", "T-5.16")
def test_X_51_without_building_nothing_is_placed(given: Given) -> None:
    table = without_a_maya(given)

    table.fated("surprise", "maya/earth").play("done").asked("name", "B", "red", "green")

    assert table.reserve("B")[0] == 0


@pytest.mark.rule("T-5.16")
def test_the_first_rules_asked_for_no_building_then(given: Given) -> None:
    table = without_a_maya(given, rules_version=1)

    table.fated("surprise", "maya/earth").asked("name", "B", "red", "green")


@pytest.mark.rule("T-5.9", "T-5.11")
def test_building_after_a_guest_that_was_taken_for_nothing(given: Given) -> None:
    table = without_a_maya(given, lying="maya/earth maya/wind", surprised="B")

    table.play("guest:maya:wind").play("control:wi1:maya", "done", "wi8", "done")

    assert table.princes("wi8") == "B maya"
    assert table.next == "R enter"


@pytest.mark.rule("T-5.11", "T-5.23")
@pytest.mark.parametrize(("builds", "then"), [("true", "R build"), ("false", "B enter")])
def test_the_named_player_builds_without_a_prince_too(given: Given, builds: str, then: str) -> None:
    princes = {"ea1": "R maya x3", "wi1": "R maya x3", "fi1": "R maya x2"}
    table = given(
        phase="welcome",
        turn="G",
        track="G9 B0 R0",
        princes=princes,
        lying="maya/earth maya/wind",
        flags={"extra_entering_builds": builds},
    )

    table.fated("surprise", "china/fire").play("fi1", "red", "guest:maya:earth")

    assert table.next == then
