"""Whole games of each title, clicked through by picking among highlighted things only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS
from tests.extent import sparing

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor


@pytest.mark.parametrize("game", sparing(SLUGS, "dominations", "uchronia"))
def test_whole_game_against_bots(come: Callable[..., Visitor], game: str) -> None:
    ada = come()
    ada.against_bots(game)

    picks = ada.play_on()

    assert picks > 20
    assert ada.is_over()
    result = ada.updates()[-1]["result"]
    assert min(result["places"]) == 1
    assert [str(score) for score in result["scores"]] == ada.scores()
    assert counted(ada) == result["scores"]
    assert ada.violations() == []


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
