"""The text table alone is enough to play: by roles and names, as a screen reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.visitor import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

OPTIONS = "main ol.options button, main button[data-target='confirm']"


def test_options_are_named_buttons_of_the_accessibility_tree(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia", query="?text")
    ada.await_turn()

    tree = ada.page.locator("main").aria_snapshot()

    assert "Which card do you put into the Forum?" in tree
    for name in ada.page.locator(OPTIONS).all_inner_texts():
        assert f'button "{name.strip()}"' in tree


def test_the_news_is_announced(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia", query="?text")
    ada.await_turn()

    live = ada.page.locator("[aria-live=polite]").inner_text()

    assert "Which card do you put into the Forum?" in live


def test_focus_goes_on_from_the_next_question(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia", query="?text")
    ada.await_turn()
    asked = ada.page.locator("#question").inner_text()

    ada.page.locator(OPTIONS).first.focus()
    ada.page.keyboard.press("Enter")

    wait_until(
        ada.page,
        "(asked) => document.activeElement?.id === 'question' "
        "&& document.activeElement.innerText !== asked",
        arg=asked,
    )
