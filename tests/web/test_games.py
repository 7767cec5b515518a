"""Whole games of each title, by mouse, fingers, keys and names, played as a bot would."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS
from tests.extent import IS_ALL, amount
from tests.web.hands import Finger, Hand, Keys, Names
from tests.web.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.visitor import Visitor

MOST: Final = {"utopia": 75, "uchronia": 85, "dominations": 80}
"""So many answers a person gives at most in a game of three; a gesture counts once."""
GESTURES: Final = amount(10, 200)
UPRIGHT: Final = {"width": 390, "height": 844, "touch": True}
LYING: Final = {"width": 844, "height": 390, "touch": True}
HANDS: Final[dict[str, tuple[type[Hand], dict[str, int]]]] = {
    "mouse": (Hand, {}),
    "fingers, upright": (Finger, UPRIGHT),
    "fingers, lying": (Finger, LYING),
    "keys": (Keys, {}),
    "names": (Names, {}),
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", SLUGS)
def test_a_game_takes_few_answers(
    come: Callable[..., Visitor], database: Path, game: str, hand: str
) -> None:
    kind, settings = HANDS[hand]
    ada = come(**settings)
    player = Player(ada, database, game, kind(ada))

    with contextlib.closing(player.table):
        answers = player.play(GESTURES)

    assert answers == len(player.sent)
    assert answers <= MOST[game]
    assert ada.is_over() or not IS_ALL
    if ada.is_over():
        check_end(ada)
        assert kind.is_by_name or ada.scores() == told(ada)


def check_end(visitor: Visitor) -> None:
    result = visitor.updates()[-1]["result"]
    assert min(result["places"]) == 1
    ranked = visitor.page.locator(".end ol strong").all_inner_texts()
    assert sorted(ranked) == sorted(told(visitor))
    assert counted(visitor) == result["scores"]
    assert visitor.violations_at_sizes() == []


def told(visitor: Visitor) -> list[str]:
    """The scores that the server has told."""
    return [str(score) for score in visitor.updates()[-1]["result"]["scores"]]


def counted(visitor: Visitor) -> list[int]:
    """What the sources of points add up to for each seat, as the end shows them."""
    rows = visitor.page.locator(".end table").first.locator("tbody tr").all()
    points = [[int(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    return [sum(of_one) for of_one in zip(*points, strict=True)]


def test_play_now_is_one_click(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.open("/")

    ada.page.locator("article", has_text="Utopia").get_by_role("button", name="Play now").click()

    ada.await_turn()
    assert "/match/" in ada.page.url
