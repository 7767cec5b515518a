"""Sections 3 and 4: the score track, the order of play, the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.native import packed
from ludopolis.games.utopia.events import PhaseBegan, RoundBegan

if TYPE_CHECKING:
    from tests.utopia.given import Given

FIVE = "maya, {0} persia, {0} egypt, {0} greece, {0} china"


def five_princes(colour: str) -> str:
    return f"{colour} {FIVE.format(colour)}"


@pytest.mark.rule("T-3.1", "T-3.4")
def test_a_minister_moves_at_once(given: Given) -> None:
    table = given(
        turn="R",
        track="B5 R4 G0",
        monuments={"wi8": "maya B"},
        princes={"wi8": "R maya x2"},
        hands={"R": "maya x2"},
    )

    table.play("remove").paid()
    assert table.track == "R6 B5 G0"
    table.play("remove").paid()

    assert table.track == "R8 B5 G0"


@pytest.mark.rule("T-3.2", "T-3.3", "T-3.4")
def test_who_arrives_later_stands_behind(given: Given) -> None:
    table = given(
        turn="R",
        track="B5 G5 R3",
        monuments={"wi8": "maya B"},
        princes={"wi8": "R maya"},
        hands={"R": "maya"},
    )

    table.play("remove").paid()

    assert table.track == "B5 G5 R5"


@pytest.mark.rule("T-3.3")
def test_the_higher_score_acts_first_then_the_front_of_the_line(given: Given) -> None:
    table = given(phase="discards", track="Y9 G7 B7 R2")

    assert table.turns() == "YGBR"


@pytest.mark.rule("T-3.5")
def test_squares_on_the_way_do_not_matter(given: Given) -> None:
    table = given(
        phase="entered",
        turn="R",
        track="Y6 B3 G2 R0",
        princes={"fi1": five_princes("R")},
        lying="maya/wind",
    )

    table.play("wonder:fire")

    assert table.track == "Y6 R6 B3 G2"


@pytest.mark.rule("T-3.6")
def test_a_gain_of_nothing_keeps_the_place_in_line(given: Given) -> None:
    table = given(phase="scoring", track="B4 R4 G4")

    assert table.track == "B4 R4 G4"
    assert table.gains() == []


@pytest.mark.rule("T-3.7")
def test_the_first_round_does_not_rotate(given: Given) -> None:
    table = given(phase="round", track="B0 R0 G0", round_number=0)

    assert table.track == "B0 R0 G0"


@pytest.mark.rule("T-3.7")
@pytest.mark.parametrize("rotation", ["front", "first", "all"])
def test_the_front_of_four_goes_to_the_back(given: Given, rotation: str) -> None:
    table = given(phase="round", track="B0 R0 G0 Y0", flags={"start_rotation": rotation})

    assert table.track == "R0 G0 Y0 B0"


@pytest.mark.rule("T-3.7")
def test_rotation_comes_before_anything_else(given: Given) -> None:
    table = given(phase="round", track="B3 R0 G0 Y0")

    assert table.events[0] == RoundBegan(2, [0, 2, 3, 1])


@pytest.mark.rule("T-3.7")
def test_other_squares_do_not_rotate(given: Given) -> None:
    table = given(phase="round", track="B3 R3 G3 Y0")

    assert table.track == "B3 R3 G3 Y0"


@pytest.mark.rule("T-3.8")
def test_rotation_whoever_was_first_before(given: Given) -> None:
    table = given(phase="round", track="P9 Y0 G0 B0 R0", round_number=4)

    assert table.track == "P9 G0 B0 R0 Y0"


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize(
    ("rotation", "order", "track"),
    [
        ("front", "RGYB", "B3 G0 Y0 R0"),
        ("first", "RGYB", "B3 G0 Y0 R0"),
        ("all", "RGYB", "B3 R0 G0 Y0"),
        ("front", "BRGY", "B3 G0 Y0 R0"),
        ("first", "BRGY", "B3 R0 G0 Y0"),
        ("all", "BRGY", "B3 R0 G0 Y0"),
    ],
)
def test_three_readings_of_who_goes_last(
    given: Given, rotation: str, order: str, track: str
) -> None:
    """Blue has scored: as the last of the round before, then as its first player."""
    table = given(
        phase="round", track="B3 R0 G0 Y0", order=order, flags={"start_rotation": rotation}
    )

    assert table.track == track


@pytest.mark.rule("T-3.8")
@pytest.mark.parametrize(
    ("rotation", "tracks"),
    [
        ("front", ["R0 G0 B0", "G1 B0 R0", "G1 R0 B0", "G1 B0 R0"]),
        ("first", ["R0 G0 B0", "G1 B0 R0", "G1 B0 R0", "G1 B0 R0"]),
        ("all", ["R0 G0 B0", "G1 R0 B0", "G1 R0 B0", "G1 R0 B0"]),
    ],
)
def test_the_readings_over_whole_rounds(given: Given, rotation: str, tracks: list[str]) -> None:
    """Red begins the second round, in which Green scores a point; then nobody does."""
    table = given(phase="round", track="B0 R0 G0", flags={"start_rotation": rotation})
    seen = [table.track]
    table.end_goes()
    table.s.points[table.seat("G")] = 1
    table.s.track = packed([table.seat(colour) for colour in "GRB"])
    for _ in range(3):
        table.end_turns()
        seen.append(table.track)
        table.end_goes()

    assert seen == tracks


@pytest.mark.rule("T-3.9")
@pytest.mark.parametrize(
    ("before", "first"), [("B0 R0 G0", "R enter"), ("G4 B0 R0", "G enter"), ("R9 B8 G7", "R enter")]
)
def test_the_first_player_after_rotation(given: Given, before: str, first: str) -> None:
    assert given(phase="round", track=before).next == first


@pytest.mark.rule("T-3.10")
def test_points_change_the_order_of_those_still_to_act_in_phase_1(given: Given) -> None:
    table = given(
        phase="entered",
        turn="B",
        track="B5 R3 G2",
        wonders={"fire": "G"},
        princes={"fi4": "B maya x3"},
        lying="maya/wind persia/wind egypt/wind greece/wind",
    )

    table.play("control:fi4:maya")

    assert table.track == "G6 B5 R3"
    assert table.goes(2) == "GR"


@pytest.mark.rule("T-3.11")
def test_a_go_is_finished_whatever_happens_on_the_track(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        track="B5 R3 G2",
        wonders={"fire": "G"},
        princes={"fi4": "B maya x3"},
        lying="maya/wind persia/wind egypt/wind greece/wind",
    )

    table.play("control:fi4:maya")

    assert table.track == "G6 B5 R3"
    assert table.next == "B enter"


@pytest.mark.rule("T-3.12")
def test_nobody_acts_twice_in_a_pass(given: Given) -> None:
    table = given(
        turn="B",
        track="B5 R5 G0",
        monuments={"wi3": "persia B"},
        hands={"R": "persia x2"},
    )

    table.play("add", "add").paid()
    assert table.track == "B7 R5 G0"

    assert table.turns() == "RG"


@pytest.mark.rule("T-3.13")
@pytest.mark.parametrize(("flags", "goes"), [({}, "GBR"), ({"phase1_order": "fixed"}, "BRG")])
def test_each_pass_looks_the_order_up_afresh(
    given: Given, flags: dict[str, str], goes: str
) -> None:
    table = given(
        phase="entered",
        turn="G",
        track="B3 R2 G1",
        acted="BR",
        princes={"fi1": five_princes("G")},
        lying="maya/wind persia/wind egypt/wind greece/wind china/wind maya/fire",
        flags=flags,
    )

    table.play("wonder:fire")

    assert table.goes(3) == goes


@pytest.mark.rule("T-3.13")
def test_the_fixed_order_is_that_of_the_start_of_each_phase(given: Given) -> None:
    table = given(phase="round", track="R0 B0 G0", flags={"phase1_order": "fixed"})

    assert table.track == "B0 G0 R0"
    assert table.goes(9) == "BGRBGRBGR"


@pytest.mark.rule("T-4.1")
def test_three_phases_in_order(given: Given) -> None:
    table = given(phase="round", track="B5 R4 G0")

    table.end_goes().end_turns()

    phases = [event.phase for event in table.events if isinstance(event, PhaseBegan)]
    assert phases == [1, 2, 3, 1]


@pytest.mark.rule("T-4.2")
def test_a_new_round_begins_with_the_rotation(given: Given) -> None:
    table = given(turn="B", track="B5 R0 G0", acted="RG", round_number=3)

    table.end_turns()

    assert table.s.round == 4
    assert table.track == "B5 G0 R0"


@pytest.mark.rule("T-4.2", "T-12.1")
def test_the_game_ends_after_phase_3(given: Given) -> None:
    table = given(turn="B", track="B50 R0 G0", acted="RG", round_number=3)

    assert not table.is_over()
    table.end_turns()

    assert table.is_over()
    assert table.s.round == 3
