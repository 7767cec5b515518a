"""Section 5: welcoming the princes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.core.game import Setup
from ludopolis.games.utopia.state import DEVELOPMENT, WELCOME, Utopia
from ludopolis.testing.conformance import walk
from tests.utopia.given import GAME

if TYPE_CHECKING:
    from tests.utopia.given import Given, Table

ALL_MAYA_OUT = {"ea1": "R maya x2", "wi1": "R maya x2", "fi1": "R maya x2", "wa1": "R maya x2"}
EARTH = ("ea1", "ea2", "ea3", "ea4", "ea5", "ea6")


@pytest.mark.rule("T-5.1")
@pytest.mark.parametrize(
    ("seats", "lying", "bag"), [(2, 6, 24), (3, 9, 31), (4, 12, 28), (5, 15, 25)]
)
def test_guests_are_not_put_back(given: Given, seats: int, lying: int, bag: int) -> None:
    table = given.new(seats)

    assert table.lying_count == lying
    assert sum(table.bag) == bag
    assert max(table.guests(seats)) <= 2


@pytest.mark.rule("T-5.1", "T-13.1")
def test_other_seeds_bring_other_guests(given: Given) -> None:
    assert len({given.new(3, seed).lying for seed in range(5)}) == 5


@pytest.mark.rule("T-5.2")
def test_nobody_decides_before_the_first_go(given: Given) -> None:
    table = given.new(4)

    words = [word for word in table.words() if word.startswith("guest:")]
    lying = [f"guest:{pair.replace('/', ':')}" for pair in table.lying.split() if "/" in pair]
    assert table.next.endswith("enter")
    assert sorted(words) == sorted(lying)


@pytest.mark.rule("T-5.3")
def test_three_passes_with_a_go_for_each(given: Given) -> None:
    table = given.new(4)

    passes = [table.goes(4), table.goes(4), table.goes(4)]

    assert [sorted(goes) for goes in passes] == [sorted("BRGY")] * 3
    assert table.end_goes().s.phase == DEVELOPMENT


@pytest.mark.rule("T-5.4")
def test_the_prince_has_the_civilisation_and_island_of_the_guest(given: Given) -> None:
    table = given(phase="welcome", turn="R", lying="china/earth maya/fire")

    table.play("guest:china:earth").asked("district", "R", *EARTH).play("ea6")

    assert table.princes("ea6") == "R china"
    assert table.reserve("R") == [8, 8, 8, 8, 7]
    assert table.lying == "maya/fire"


@pytest.mark.rule("T-5.5", "T-5.6")
@pytest.mark.parametrize("controller", ["B", "R"])
def test_entering_a_controlled_district_gives_nobody_points(given: Given, controller: str) -> None:
    table = given(
        phase="welcome",
        turn="R",
        monuments={"ea6": f"maya {controller}"},
        wonders={"earth": "B"},
        lying="maya/earth maya/fire",
    )

    table.play("guest:maya:earth", "ea6")

    assert table.princes("ea6") == "R maya"
    assert table.gains() == []
    assert table.track == "B0 R0 G0"


@pytest.mark.rule("T-5.7")
def test_a_go_cannot_be_passed(given: Given) -> None:
    table = given.new(3)

    assert not GAME.asks[table.s.decision.ask].optional
    table.withholds("done", "end", "pass")
    table.end_goes()

    assert [sum(table.reserve(colour)) for colour in "BRG"] == [37, 37, 37]


@pytest.mark.rule("T-5.8")
def test_a_guest_taken_stays_out_of_the_bag(given: Given) -> None:
    table = given(phase="welcome", turn="R", lying="china/earth maya/fire")
    bag = table.bag

    table.play("guest:china:earth", "ea6")

    assert table.taken("R") == "china/earth"
    assert table.bag == bag


@pytest.mark.rule("T-5.9")
def test_building_before_entering_as_often_as_he_can(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        princes={"ea1": "B maya x3", "ea2": "B china x3", "ea3": "B maya x2"},
        lying="maya/earth maya/fire",
    )

    table.asked(
        "enter",
        "B",
        "guest:maya:fire",
        "guest:maya:earth",
        "surprise",
        "control:ea1:maya",
        "control:ea2:china",
    )
    table.play("control:ea1:maya").asked(
        "enter", "B", "guest:maya:fire", "guest:maya:earth", "surprise", "control:ea2:china"
    )
    table.play("control:ea2:china", "guest:maya:earth", "ea3")
    table.asked("build", "B", "control:ea3:maya", "done").play("control:ea3:maya")

    assert [table.monument(d) for d in ("ea1", "ea2", "ea3")] == ["maya B", "china B", "maya B"]
    assert table.next == "R enter"


@pytest.mark.rule("T-5.10", "T-5.14")
def test_all_guests_go_back_into_the_bag(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="G",
        acted="BR",
        entry=3,
        lying="maya/wind",
        taken={"B": "maya/fire x2 china/wind", "R": "egypt/earth"},
        surprised="G",
    )

    table.play("wi1")

    assert table.s.phase == DEVELOPMENT
    assert table.bag == [2] * 20
    assert table.taken("B") == ""


@pytest.mark.rule("T-5.11")
def test_a_guest_for_nothing_only_if_there_is_no_other(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="R",
        princes=ALL_MAYA_OUT,
        lying="maya/earth maya/wind china/fire",
        surprised="R",
    )

    table.forced()

    assert table.taken("R") == "china/fire"


@pytest.mark.rule("T-5.11")
def test_the_last_prince_in_reserve_enters(given: Given) -> None:
    seven = ALL_MAYA_OUT | {"wa1": "R maya"}
    table = given(phase="welcome", turn="R", princes=seven, lying="maya/earth china/fire")

    table.offers("guest:maya:earth").play("guest:maya:earth", "ea6")

    assert table.princes("ea6") == "R maya"
    assert table.reserve("R")[0] == 0


@pytest.mark.rule("T-5.11", "T-5.18")
def test_a_named_player_without_a_prince_takes_a_guest_for_nothing(given: Given) -> None:
    table = given(phase="welcome", turn="B", princes=ALL_MAYA_OUT, lying="maya/earth maya/wind")

    table.fated("surprise", "china/fire").play("fi1", "red")
    table.asked("extra", "R", "guest:maya:earth", "guest:maya:wind").play("guest:maya:earth")

    assert table.taken("R") == "maya/earth"
    assert table.reserve("R")[0] == 0
    assert table.lying == "maya/wind"


@pytest.mark.rule("T-5.12", "T-5.14", "T-5.15")
def test_a_surprise_guest_comes_from_the_bag(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/wind china/fire")
    bag = sum(table.bag)

    table.fated("surprise", "persia/earth").asked("district", "B", *EARTH).play("ea4")

    assert table.princes("ea4") == "B persia"
    assert table.taken("B") == "persia/earth"
    assert sum(table.bag) == bag - 1
    assert table.lying == "maya/wind china/fire"


@pytest.mark.rule("T-5.13")
def test_a_surprise_once_per_round(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        track="B2 R1 G0",
        acted="RG",
        entry=1,
        lying="maya/wind china/fire egypt/fire greece/fire",
    )

    table.fated("surprise", "persia/earth").play("ea4", "red", "guest:maya:wind", "wi1")
    table.asked("enter", "B", "guest:china:fire", "guest:egypt:fire", "guest:greece:fire")

    assert table.s.entry == 1


@pytest.mark.rule("T-5.13")
def test_a_surprise_again_in_the_next_round(given: Given) -> None:
    table = given(phase="round", track="B2 R1 G0", surprised="BRG")

    table.asked("enter", "B").offers("surprise")


@pytest.mark.rule("T-5.15")
def test_the_prince_of_a_surprise_guest_must_be_placed(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/wind china/fire")

    table.fated("surprise", "persia/earth")

    assert not GAME.asks[table.s.decision.ask].optional


@pytest.mark.rule("T-5.17")
@pytest.mark.parametrize(
    ("turn", "others"), [("B", ["red", "green"]), ("R", ["blue", "green"]), ("G", ["blue", "red"])]
)
def test_another_player_is_named(given: Given, turn: str, others: list[str]) -> None:
    table = given(phase="welcome", turn=turn, lying="maya/wind china/fire")

    table.fated("surprise", "persia/earth").play("ea1").asked("name", turn, *others)


@pytest.mark.rule("T-5.19")
def test_the_named_player_cannot_draw(given: Given) -> None:
    table = given(phase="welcome", turn="B", lying="maya/wind china/fire")

    table.fated("surprise", "persia/earth").play("ea1", "green")

    table.asked("extra", "G", "guest:maya:wind", "guest:china:fire")


@pytest.mark.rule("T-5.20", "T-5.21", "T-5.24")
def test_the_extra_entering_is_no_go_and_the_draw_is_one(given: Given) -> None:
    table = given(
        phase="welcome", turn="B", lying="maya/wind china/fire egypt/wind", acted="", entry=3
    )

    table.fated("surprise", "persia/earth").play("ea1", "green", "guest:maya:wind", "wi1")

    assert table.goes(2) == "RG"
    assert table.end_goes().s.phase == DEVELOPMENT


def blue_may_build_after_his_draw(given: Given) -> Table:
    """Blue has drawn a surprise guest and placed his prince; two districts are ready."""
    table = given(
        phase="welcome",
        turn="B",
        princes={"ea1": "B maya x2", "ea2": "B china x3"},
        lying="persia/wind china/fire",
    )
    return table.fated("surprise", "maya/earth").play("ea1")


@pytest.mark.rule("T-5.22")
def test_the_drawer_builds_before_he_names(given: Given) -> None:
    table = blue_may_build_after_his_draw(given)

    table.asked("build", "B", "control:ea1:maya", "control:ea2:china", "done")
    table.play("control:ea1:maya").asked("build", "B", "control:ea2:china", "done")
    table.play("control:ea2:china").asked("name", "B")


@pytest.mark.rule("T-5.22")
def test_the_extra_entering_ends_his_turn(given: Given) -> None:
    table = blue_may_build_after_his_draw(given)

    table.play("done", "red").asked("extra", "R").play("guest:persia:wind", "wi1")

    assert table.next == "R enter"


@pytest.mark.rule("T-5.23")
def test_the_named_player_builds_before_and_after(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        princes={"ea2": "R china x3", "wi1": "R persia x2"},
        lying="persia/wind china/fire",
    )

    table.fated("surprise", "maya/earth").play("ea1", "red")
    table.asked("extra", "R", "guest:persia:wind", "guest:china:fire", "control:ea2:china")
    table.play("control:ea2:china").asked("extra", "R", "guest:persia:wind", "guest:china:fire")
    table.play("guest:persia:wind", "wi1").asked("build", "R", "control:wi1:persia", "done")
    table.play("control:wi1:persia")

    assert table.monument("ea2") == "china R"
    assert table.monument("wi1") == "persia R"


@pytest.mark.rule("T-5.23")
def test_the_flag_forbids_building_before_too(given: Given) -> None:
    table = given(
        phase="welcome",
        turn="B",
        princes={"ea2": "R china x3"},
        lying="persia/wind china/fire",
        flags={"extra_entering_builds": "false"},
    )

    table.fated("surprise", "maya/earth").play("ea1", "red")

    table.asked("extra", "R", "guest:persia:wind", "guest:china:fire")


def goes_to_come(s: Utopia) -> int:
    return (3 - s.entry) * s.terms.seats - (int(s.acted).bit_count() - 1)


@pytest.mark.rule("T-5.25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_guests_on_the_board_equal_the_goes_to_come(seats: int) -> None:
    seen = [
        (sum(p.state.guests_on_board(pair) for pair in range(20)), goes_to_come(p.state))
        for p in walk(GAME, Setup(seats, 5), 1500)
        if isinstance(p.state, Utopia) and p.state.phase == WELCOME and p.state.decision.ask == 0
    ]

    assert [lying for lying, to_come in seen] == [to_come for lying, to_come in seen]
    assert len(seen) > 3 * seats


def everybody_draws(table: Table) -> None:
    """Every go is a surprise guest, as long as there may be one."""
    while "surprise" in table.words():
        table.play("surprise")
        while GAME.asks[table.s.decision.ask].name != "enter":
            table.apply(table.s.decision.options[-1])


@pytest.mark.rule("T-5.26")
def test_twenty_guests_stay_in_the_bag(given: Given) -> None:
    table = given.new(5)

    everybody_draws(table)

    assert sum(table.bag) == 20
