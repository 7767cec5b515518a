"""Whole lessons in a browser: by clicks, by keyboard alone, and through the accessibility tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.lesson import guide_of, has_lesson
from ludopolis.text import render, term

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

LESSONS = [slug for slug in SLUGS if has_lesson(slug)]
FOCUSED = "() => document.activeElement?.closest('button')?.innerText ?? ''"
MAX_PRESSES = 400
GUIDE = ".guide"
SAID = f"{GUIDE} .said"
POINTED = ".ring"
SHOWN = (
    "() => [...document.querySelectorAll('.guide, #question')].map((e) => e.innerText).join('\\n')"
)
WAYS = [f"{GUIDE} .main", "[data-target=confirm]", ".options .hinted"]
"""Where to click next: go on reading, confirm, or choose what is marked."""


def last_text(slug: str, language: str = "en") -> str:
    guide = guide_of(slug)
    return render(guide.line(guide.lesson.steps[-1]), language, guide.game.names())


def begin(visitor: Visitor, slug: str) -> Page:
    """One click from the lobby."""
    page = visitor.open("/")
    title = term(f"{slug}-title", visitor.language)
    page.get_by_role("button", name=term("web-learn", visitor.language, {"game": title})).click()
    page.wait_for_selector(SAID)
    return page


def settled(page: Page) -> str:
    """What the guide says and what is asked, once there is something to read or to do."""
    page.wait_for_selector("[data-busy=false]")
    page.wait_for_selector(f"{GUIDE} .main, {GUIDE} .do, {GUIDE} .row")
    shown: str = page.evaluate(SHOWN)
    return shown


def await_change(page: Page, before: str) -> None:
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


def await_pointing(page: Page, slug: str) -> None:
    """All that the step speaks of is pointed at; a place that is not drawn would never be."""
    number = int(page.inner_text(f"{GUIDE} .progress").split()[0])
    step = guide_of(slug).lesson.steps[number - 1]
    pointed = 1 if step.answer else len(step.point)
    if pointed:
        page.locator(POINTED).nth(pointed - 1).wait_for()


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_by_clicks(come: Callable[..., Visitor], slug: str) -> None:
    ada = come()
    page = begin(ada, slug)
    last = last_text(slug)
    for _ in range(MAX_PRESSES):
        before = settled(page)
        await_pointing(page, slug)
        if last in before:
            break
        page.locator(next(way for way in WAYS if page.locator(way).count())).first.click()
        await_change(page, before)

    assert last in page.inner_text(GUIDE)
    # Away from what would be explained on hovering.
    page.mouse.move(1, 1)
    assert ada.violations() == []


def test_a_lesson_by_keyboard_alone(come: Callable[..., Visitor]) -> None:
    ada = come(width=1366, height=900)
    page = ada.open("/")
    while page.evaluate(FOCUSED) != "Learn Utopia":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(SAID)
    for _ in range(MAX_PRESSES):
        before = settled(page)
        if last_text("utopia") in before:
            break
        page.keyboard.press(wanted_key(page))
        await_change(page, before)

    assert last_text("utopia") in page.inner_text(GUIDE)


def wanted_key(page: Page) -> str:
    """N for the next thing to read, Enter to confirm, else the number of what is marked."""
    if page.locator(f"{GUIDE} .main").count():
        return "n"
    if page.locator("[data-target=confirm]").count():
        return "Enter"
    return page.locator(".options .hinted kbd").inner_text()


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_lesson_through_the_accessibility_tree(
    come: Callable[..., Visitor], language: str
) -> None:
    """Roles and names only: what the guide tells to choose is a button of that name."""
    ada = come(language=language)
    page = begin(ada, "utopia")
    guide = page.get_by_role("region", name=term("web-lesson-guide", language))
    following = guide.get_by_role("button", name=term("web-lesson-next", language))
    form = re.escape(term("web-lesson-do", language, {"choice": "@"})).replace("@", "(.+)")
    for _ in range(MAX_PRESSES):
        before = settled(page)
        if last_text("utopia", language) in before:
            break
        choice = re.search(form, before)
        if following.count():
            following.click()
        elif choice is not None:
            decision = page.get_by_role("region", name=term("web-decision", language))
            decision.get_by_role("button", name=re.compile(re.escape(choice[1]))).first.click()
        await_change(page, before)

    assert last_text("utopia", language) in page.inner_text(GUIDE)


def test_the_guide_speaks_through_the_announcer(come: Callable[..., Visitor]) -> None:
    page = begin(come(), "utopia")
    guide = guide_of("utopia")
    first = render(guide.line(guide.lesson.steps[0]), "en", guide.game.names())

    assert first in page.locator("[aria-live=polite]").all_inner_texts()[0]


def test_leaving_the_path_and_the_guide(come: Callable[..., Visitor]) -> None:
    ada = come(width=390, height=844, touch=True)
    page = begin(ada, "utopia")
    guide = guide_of("utopia")
    page.locator(".options .option:not(.hinted)").nth(1).tap()
    page.get_by_role("button", name="Back to the lesson").tap()
    page.wait_for_selector(f"{GUIDE} .progress")
    shown = page.inner_text(f"{GUIDE} .progress")
    page.get_by_role("button", name="Leave the guide").tap()
    hidden = page.locator(SAID).count()
    page.get_by_role("button", name="Call the guide").tap()

    assert shown == f"1 of {len(guide.lesson.steps)}"
    assert hidden == 0
    assert page.locator(SAID).count() == 1
    assert ada.violations() == []
