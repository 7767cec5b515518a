"""A game without a pointer: digits, Enter, and Tab to what is highlighted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.extent import IS_ALL, amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

FOCUSED = "() => document.activeElement?.dataset.target ?? ''"
MAX_TABS = 80
MAX_PRESSES = amount(60, 4000)
PATIENCE = 120_000


def press_something(visitor: Visitor) -> None:
    """Choose by digit, confirm by Enter, or walk to a highlighted thing with Tab."""
    keyboard = visitor.page.keyboard
    if visitor.page.locator("[data-target=confirm]").count():
        keyboard.press("Enter")
        return
    buttons = visitor.page.locator(".options button").count()
    if buttons:
        keyboard.press(str(visitor.rng.randint(1, min(buttons, 9))))
        return
    for _ in range(MAX_TABS):
        keyboard.press("Tab")
        if visitor.page.evaluate(FOCUSED):
            keyboard.press("Enter")
            return


def test_a_game_by_keyboard(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("uchronia")

    for _ in range(MAX_PRESSES):
        if ada.is_over():
            break
        ada.page.wait_for_selector("[data-target], .end", timeout=PATIENCE)
        if ada.page.locator("[data-target]").count():
            press_something(ada)
        ada.page.wait_for_timeout(5)

    assert ada.updates()[-1]["ply"] > 20
    assert ada.is_over() or not IS_ALL
