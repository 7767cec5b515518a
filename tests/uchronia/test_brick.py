"""The Brick Buildings, with the corner cases of their notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games.uchronia.events import Lacked

if TYPE_CHECKING:
    from tests.uchronia.given import Given


@pytest.mark.rule("U-11.6", "U-15.19")
def test_thermae_at_the_limit(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "thermae"},
        activities={"A": "clay x3"},
        stocks={"A": "clay wood"},
    )

    table.play("command:marble").asked("order_step", "A", "bonus:thermae", "done")
    table.play("bonus:thermae", "clay").ends()

    assert table.activities("A") == "clay x2 wood"
    assert table.stock("A") == "clay x2"


@pytest.mark.rule("U-7.2")
def test_thermae_does_not_change_the_steps(given: Given) -> None:
    table = given(
        hands={"A": "marble"},
        completed={"A": "thermae"},
        activities={"A": "clay"},
        stocks={"A": "marble x3"},
    )

    table.play("command:marble", "bonus:thermae")
    table.forced()

    assert table.activities("A") == "marble"
    assert table.steps == 1


def test_raptor_kennels_a_second_gift(given: Given) -> None:
    table = given(
        seats=3,
        hands={"A": "brick clay wood", "B": "clay x2 wood", "C": "stone"},
        activities={"A": "brick"},
        completed={"A": "raptor_kennels"},
        domains={"B": "wood", "C": "wood"},
    )

    table.play("command:brick").withholds("bonus:raptor_kennels")
    table.play("reveal:clay", "wood").asked("give", "B", "clay", "wood")
    table.play("clay", "bonus:raptor_kennels").asked("give", "B", "clay", "wood")
    table.play("wood").ends()

    assert table.stock("A") == "clay wood"
    assert table.hand("B") == "clay"


@pytest.mark.rule("U-2.4")
def test_raptor_kennels_when_nothing_fits_any_more(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay stone"},
        completed={"A": "raptor_kennels"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay", "bonus:raptor_kennels").ends()

    assert table.hand("B") == "stone"
    assert table.told(Lacked) == [Lacked(1, ["clay"])]


def test_raptor_kennels_respect_the_withheld_card(given: Given) -> None:
    table = given(
        hands={"A": "brick clay wood", "B": "clay x2 wood x2"},
        activities={"A": "brick"},
        completed={"A": "raptor_kennels", "B": "frontier_post"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay", "wood", "clay", "bonus:raptor_kennels").ends()

    assert table.hand("B") == "clay x2"


def test_raptor_kennels_need_a_giver(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "stone"},
        completed={"A": "raptor_kennels"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay").ends()


def test_raptor_kennels_do_not_list_an_empty_hand(given: Given) -> None:
    table = given(
        hands={"A": "brick clay", "B": "clay"},
        completed={"A": "raptor_kennels"},
        domains={"B": "wood"},
    )

    table.play("command:brick", "reveal:clay").ends()

    assert table.stock("A") == "clay"


@pytest.mark.rule("U-13.8")
def test_builders_arch_feeds_from_the_forum(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "builders_arch"},
        sites={"A": {"scouts_lodge": "", "timber_slide": ""}},
        fresh="timber_slide",
        forum="wood",
    )

    table.play("command:stone", "bonus:builders_arch").ends()

    assert table.completed("A") == "scouts_lodge builders_arch"
    assert table.sites("A") == {"timber_slide": ""}


def test_builders_arch_with_mortar_pits(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "builders_arch mortar_pits"},
        sites={"A": {"bridge": ""}},
        forum="clay stone",
    )

    table.play("command:stone", "bonus:builders_arch").asked(
        "material", "A", "forum:clay", "forum:stone"
    )


@pytest.mark.rule("U-6.9")
@pytest.mark.parametrize(("hand", "size"), [("wood x2", 7), ("wood x6", 7), ("wood x7", 8)])
def test_jungle_shrine_draws_up_to_seven(given: Given, hand: str, size: int) -> None:
    table = given(hands={"A": hand}, completed={"A": "jungle_shrine"})

    table.play("plot").ends()

    assert table.hand_size("A") == size


@pytest.mark.rule("U-15.11")
@pytest.mark.parametrize(
    ("stock", "extra"), [("wood x2", 0), ("wood x2 clay", 1), ("wood x8", 2), ("wood x12", 3)]
)
def test_strongroom_counts_the_stock(given: Given, stock: str, extra: int) -> None:
    table = given(completed={"A": "strongroom"}, stocks={"A": stock})

    assert table.points("A") == 2 + extra


def test_strongroom_falls_when_resources_are_spent(given: Given) -> None:
    table = given(
        hands={"A": "stone"},
        completed={"A": "strongroom"},
        stocks={"A": "marble x3"},
        sites={"A": {"square": ""}},
    )

    table.play("command:stone", "feed:square").ends()

    assert table.points("A") == 2


def test_porters_hall_feeds_from_the_hand(given: Given) -> None:
    table = given(
        hands={"A": "wood x2 clay", "B": "stone"},
        activities={"B": "wood"},
        completed={"A": "porters_hall"},
        sites={"A": {"scouts_lodge": ""}},
        forum="wood",
    )

    table.play("command:wood", "bonus:porters_hall").asked("monopoly_take", "B")
    table.play("no", "bonus:scouts_lodge", "done").ends()

    assert table.completed("A") == "scouts_lodge porters_hall"


def test_porters_hall_with_mortar_pits(given: Given) -> None:
    table = given(
        hands={"A": "wood clay stone"},
        completed={"A": "porters_hall mortar_pits"},
        sites={"A": {"bridge": ""}},
    )

    table.play("command:wood", "bonus:porters_hall").asked(
        "material", "A", "hand:clay", "hand:stone"
    )
    table.play("hand:clay")

    assert table.sites("A") == {"bridge": "clay"}


@pytest.mark.rule("U-0.11")
def test_an_order_ends_by_done_when_only_the_hand_forbids_a_bonus(given: Given) -> None:
    table = given(
        hands={"A": "wood clay x2"},
        completed={"A": "porters_hall"},
        sites={"A": {"bridge": ""}},
    )

    table.play("command:wood", "stow:clay")

    assert table.words() == ["done"]


@pytest.mark.rule("U-15.10", "U-15.13")
def test_parade_ground_takes_from_the_whole_forum(given: Given) -> None:
    table = given(
        hands={"A": "stone", "B": "clay"},
        stocks={"A": "brick"},
        sites={"A": {"parade_ground": "brick"}},
        forum="marble x2",
    )

    table.play("command:stone", "feed:parade_ground").asked(
        "take_more", "A", "clay", "marble", "enough"
    )
    table.play("marble", "marble").ends()

    assert table.stock("A") == "marble x2"
    assert table.forum == "clay"
    assert table.hand("B") == ""


@pytest.mark.rule("U-16.5", "U-15.5")
def test_waterwheel_without_a_forum(given: Given) -> None:
    table = given(hands={"A": "clay"}, completed={"A": "waterwheel"}, pile="marble")

    table.play("command:clay", "bonus:waterwheel").ends()

    assert table.stock("A") == "marble"


@pytest.mark.rule("U-16.1")
def test_waterwheel_renews_the_pile(given: Given) -> None:
    table = given(
        hands={"A": "clay"}, completed={"A": "waterwheel"}, only_pile=True, discard="brick"
    )

    table.play("command:clay", "bonus:waterwheel").ends()

    assert table.stock("A") == "brick"


@pytest.mark.rule("U-16.4")
def test_waterwheel_needs_a_card(given: Given) -> None:
    table = given(hands={"A": "clay"}, completed={"A": "waterwheel"}, only_pile=True)

    table.play("command:clay").ends()
