"""A newcomer is told what the game is about, once, and again on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS
from ludopolis.text.catalogue import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

CARD: Final = "dialog[open] #card-lines"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_card_is_there_on_entering(
    come: Callable[..., Visitor], slug: str, language: str
) -> None:
    ada = come(new=True, language=language)
    ada.against_bots(slug)

    ada.page.wait_for_selector(CARD)

    goal = catalogue(language).format(f"{slug}-card-goal", {}) or CARD
    assert goal in ada.page.inner_text(CARD)
    assert ada.violations() == []


def test_the_card_is_read_once_and_comes_back_from_the_menu(come: Callable[..., Visitor]) -> None:
    ada = come(new=True, width=390, height=844)
    ada.against_bots("utopia")
    ada.page.wait_for_selector(CARD)

    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(CARD, state="detached")
    ada.page.reload()
    ada.await_turn()

    assert ada.page.locator(CARD).count() == 0
    ada.button("Menu").click()
    ada.button("What this game is about").click()
    assert ada.page.locator(CARD).is_visible()


def test_a_lesson_begins_with_its_guide(come: Callable[..., Visitor]) -> None:
    page = come(new=True).open("/")
    page.get_by_role("button", name="Learn Utopia").click()
    page.wait_for_selector(".guide .said")

    assert page.locator("dialog[open]").count() == 0
