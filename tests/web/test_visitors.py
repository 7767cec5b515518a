"""Who looks on, who plays on a phone, who asks for the impossible, who speaks French or Dutch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS
from tests.extent import amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

ME_AND_BOT: Final = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "level1"}]
RAW_KEY: Final = re.compile(r"\b(?:web|utopia|uchronia|dominations|common|refusal)-[a-z-]+[a-z]\b")


def test_a_spectator_sees_the_table_but_no_hand(come: Callable[..., Visitor]) -> None:
    ada, blaise = come("Ada"), come("Blaise")
    match = ada.create("uchronia", ME_AND_BOT, public=True)
    ada.await_turn()

    blaise.open(f"/match/{match}")
    blaise.page.get_by_text("Watching").wait_for()

    assert blaise.page.locator("[data-spot^='hand:']").count() == 0
    assert blaise.page.locator("[data-target]").count() == 0
    assert all(update["view"]["hand"] is None for update in blaise.updates())
    assert "Ada" in blaise.text()


def test_a_game_on_a_phone_by_taps(come: Callable[..., Visitor]) -> None:
    ada = come(width=390, height=844, touch=True)
    ada.against_bots("utopia")
    for _ in range(15):
        button = ada.page.locator(".decision [data-target]").first
        button.wait_for()
        button.tap()
        ada.page.wait_for_timeout(30)

    assert ada.updates()[-1]["ply"] > 8


def test_dragging_the_board_picks_nothing(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("utopia")
    ada.await_turn()
    ply = ada.updates()[-1]["ply"]
    box = ada.page.locator("[data-spot='island:wind']").bounding_box()
    assert box is not None

    ada.button("Zoom in").click()
    ada.page.mouse.move(box["x"], box["y"])
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] - 120, box["y"] - 60, steps=6)
    ada.page.mouse.up()

    assert ada.updates()[-1]["ply"] == ply
    ada.button("Show the whole board").click()


def test_the_impossible_is_explained_with_its_rule(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.await_turn()

    ada.page.locator("[data-spot^='work:']").first.click()

    said = ada.page.get_by_role("alert").inner_text()
    assert "can’t be chosen now" in said
    assert "U-3.9" in said


def test_pointing_explains(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")
    ada.await_turn()

    ada.page.locator("[data-spot^='work:']").first.hover()

    assert "Rule U-15" in ada.page.get_by_role("tooltip").inner_text()


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("game", SLUGS)
def test_playing_in_another_language(
    stay: Callable[..., Visitor], game: str, language: str
) -> None:
    ada = stay(language=language)
    ada.against_bots(game)

    ada.pick_many(amount(12, 30))

    assert RAW_KEY.findall(ada.text()) == []
    assert "’s turn" not in ada.text()
