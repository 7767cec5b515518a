"""Sections 11 and 12: scoring and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.utopia.given import GAME

if TYPE_CHECKING:
    from tests.utopia.given import Given


@pytest.mark.rule("T-11.1")
@pytest.mark.parametrize(
    ("civ", "gain"), [("china", 5), ("persia", 4), ("egypt", 3), ("maya", 2), ("greece", 1)]
)
def test_the_value_of_the_civilisation(given: Given, civ: str, gain: int) -> None:
    table = given(phase="scoring", monuments={"ea1": f"{civ} R"})

    assert table.gains() == [f"R{gain}"]


@pytest.mark.rule("T-11.1")
def test_every_district_counts(given: Given) -> None:
    monuments = {"ea1": "china R", "wi1": "china R", "fi1": "greece R"}
    table = given(phase="scoring", monuments=monuments)

    assert table.gains() == ["R11"]


@pytest.mark.rule("T-11.2")
def test_printed_values_and_wonders_play_no_part(given: Given) -> None:
    table = given(
        phase="scoring",
        track="R3 B2 G1",
        monuments={"ea1": "greece R"},
        wonders={"earth": "G", "fire": "B"},
    )

    assert table.gains() == ["R1"]
    assert table.track == "R4 B2 G1"


@pytest.mark.rule("T-11.3")
def test_players_score_in_track_order_of_the_start(given: Given) -> None:
    monuments = {"ea1": "maya G", "ea2": "china B", "ea3": "egypt R"}
    table = given(phase="scoring", track="G10 R9 B7", monuments=monuments)

    assert table.gains() == ["G2", "R3", "B5"]
    assert table.track == "G12 R12 B12"


@pytest.mark.rule("T-11.3")
@pytest.mark.parametrize(
    ("phase3_order", "track", "winner"),
    [("track", "R53 B53 G32", "R"), ("turns", "B53 R53 G32", "B")],
)
def test_the_order_of_phase_3_by_both_readings(
    given: Given, phase3_order: str, track: str, winner: str
) -> None:
    """X-38: Blue had his turn first; in hers Red passed him."""
    table = given(
        phase="discards",
        track="B44 R43 G30",
        hands={"B": "greece x2", "R": "maya greece"},
        princes={"wi8": "R maya"},
        monuments={
            "wi8": "maya G",
            "ea1": "china R",
            "ea2": "egypt R",
            "wi1": "china B",
            "wi2": "persia B",
        },
        flags={"phase3_order": phase3_order},
    )

    table.play("greece").asked("action", "R").play("remove").paid().end_turns()

    assert table.track == track
    assert table.winners == winner


@pytest.mark.rule("T-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_of_the_turns_is_kept_for_every_number_of_seats(given: Given, seats: int) -> None:
    """All own a Chinese monument and stand level; the last on the track passes the others."""
    colours = "BRGYP"[:seats]
    monuments = {f"wi{place + 1}": f"china {colour}" for place, colour in enumerate(colours)}
    table = given(
        phase="discards",
        track=" ".join(f"{colour}9" for colour in colours),
        monuments=monuments,
        princes={"wi1": f"{colours[-1]} china"},
        hands={colours[-1]: "china"},
        flags={"phase3_order": "turns"},
    )

    while table.next != f"{colours[-1]} action":
        table.play("end")
    table.play("remove").paid().end_turns()

    assert table.gains() == [f"{colours[-1]}2", *[f"{colour}5" for colour in colours]]


@pytest.mark.rule("T-11.3")
def test_only_the_turns_of_phase_2_count(given: Given) -> None:
    """Green passes Blue in the first pass of phase 1, whose order plays no part."""
    table = given(
        phase="entered",
        turn="B",
        track="B5 R3 G2",
        wonders={"fire": "G"},
        princes={"fi4": "B maya x3"},
        monuments={"wi1": "china G", "wi2": "china R"},
        lying="maya/wind x2 persia/wind x2 egypt/wind x2 greece/wind x2",
        flags={"phase3_order": "turns"},
    )

    table.play("control:fi4:maya").end_goes().end_turns()

    assert table.gains() == ["G4", "G5", "B2", "R5"]


@pytest.mark.rule("T-11.4")
def test_the_whole_income_is_one_gain(given: Given) -> None:
    monuments = {"ea1": "maya B", "ea2": "maya B", "ea3": "maya R"}
    table = given(phase="scoring", track="R6 G6 B4", monuments=monuments)

    assert table.gains() == ["R2", "B4"]
    assert table.track == "R8 B8 G6"


@pytest.mark.rule("T-11.5")
def test_nothing_is_asked_and_nothing_built(given: Given) -> None:
    table = given(phase="scoring", track="R3 B2 G1", princes={"ea1": "B maya x3, R china x3"})

    assert table.monument("ea1") == ""
    assert table.s.round == 2
    assert table.next == "R enter"


@pytest.mark.rule("T-12.1")
@pytest.mark.parametrize(("track", "over"), [("R49 B3 G2", False), ("R50 B3 G2", True)])
def test_fifty_points_end_the_game(given: Given, track: str, over: bool) -> None:
    table = given(phase="scoring", track=track)

    assert table.is_over() == over


@pytest.mark.rule("T-12.1")
def test_the_income_counts(given: Given) -> None:
    table = given(phase="scoring", track="R48 B46 G2", monuments={"ea1": "persia B"})

    assert table.is_over()
    assert table.winners == "B"


@pytest.mark.rule("T-12.2")
def test_fifty_points_in_phase_1_end_nothing(given: Given) -> None:
    five = "B maya, B persia, B egypt, B greece, B china"
    table = given(
        phase="entered",
        turn="B",
        track="B46 R4 G2",
        princes={"fi1": five},
        lying="maya/wind persia/wind",
        acted="RG",
        entry=3,
    )

    table.play("wonder:fire")

    assert table.score("B") == 52
    assert not table.is_over()
    assert table.next.endswith("position_discard")


@pytest.mark.rule("T-12.3")
def test_the_most_points_win(given: Given) -> None:
    table = given(
        phase="scoring", track="R50 B47 G2", monuments={"ea1": "china B", "ea2": "greece R"}
    )

    assert table.track == "B52 R51 G2"
    assert table.winners == "B"


@pytest.mark.rule("T-12.4", "T-12.5")
@pytest.mark.parametrize(
    ("flags", "places"),
    [({}, [2, 1, 4, 3]), ({"victory_tie": "shared"}, [1, 1, 4, 3])],
)
def test_places_follow_the_track(given: Given, flags: dict[str, str], places: list[int]) -> None:
    table = given(phase="scoring", track="R51 B51 Y7 G7", flags=flags)

    outcome = GAME.outcome(table.s)

    assert outcome is not None
    assert outcome.places == places
    assert outcome.scores == [51, 51, 7, 7]


@pytest.mark.rule("T-12.6")
def test_rounds_are_not_limited(given: Given) -> None:
    table = given(phase="scoring", track="R49 B3 G2", round_number=1000)

    assert not table.is_over()
    assert table.s.round == 1001
