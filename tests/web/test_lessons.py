"""Whole lessons in a browser: by clicks, touch, keyboard alone and the accessibility tree alone.

Every game is taught in every language in every way; ``make test`` tries each pair of these once.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS
from ludopolis.play.lesson import guide_of, has_lesson
from ludopolis.text import render, term
from ludopolis.text.catalogue import LANGUAGES
from tests.extent import IS_ALL
from tests.web.visitor import GLANCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

    from tests.web.visitor import Visitor

LESSONS: Final = [slug for slug in SLUGS if has_lesson(slug)]
FOCUSED: Final = "() => document.activeElement?.closest('button')?.innerText ?? ''"
MARKED: Final = "() => document.activeElement?.classList.contains('hinted') ?? false"
MAX_PRESSES: Final = 400
GUIDE: Final = ".guide"
SAID: Final = f"{GUIDE} .said"
POINTED: Final = ".ring"
SHOWN: Final = (
    "() => [...document.querySelectorAll('.guide, #question')].map((e) => e.innerText).join('\\n')"
)
NEXT: Final = [f"{GUIDE} .main", "[data-target=confirm]", ".decision .hinted"]
"""Where to click next: go on reading, confirm, or choose what is marked."""
TOUCHED: Final = list(product(LESSONS, LANGUAGES))[None if IS_ALL else -1 :]
PHONE: Final = {"width": 390, "height": 844, "touch": True}


def last_text(slug: str, language: str) -> str:
    guide = guide_of(slug)
    return render(guide.line(guide.lesson.steps[-1]), language, guide.game.names())


def learn(slug: str, language: str) -> str:
    """The name of the button that begins a lesson, one click from the lobby."""
    return term("web-learn", language, {"game": term(f"{slug}-title", language)})


def begin(visitor: Visitor, slug: str) -> Page:
    page = visitor.open("/")
    page.get_by_role("button", name=learn(slug, visitor.language)).click()
    page.wait_for_selector(SAID)
    return page


def begin_by_key(visitor: Visitor, slug: str) -> Page:
    page = visitor.open("/")
    while page.evaluate(FOCUSED) != learn(slug, visitor.language):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(SAID)
    return page


def settled(page: Page) -> str:
    """What the guide says and what is asked, once there is something to read or to do."""
    page.wait_for_selector("[data-busy=false]")
    page.wait_for_selector(f"{GUIDE} .main, {GUIDE} .do, {GUIDE} .row")
    shown, before = page.evaluate(SHOWN), ""
    # The question and what the guide says of it come one after the other.
    while shown != before:
        page.wait_for_timeout(GLANCE)
        shown, before = page.evaluate(SHOWN), shown
    return str(shown)


def await_pointing(page: Page, slug: str) -> None:
    """All that the step speaks of is pointed at; a place that is not drawn would never be."""
    number = int(page.inner_text(f"{GUIDE} .progress").split()[0])
    step = guide_of(slug).lesson.steps[number - 1]
    pointed = 1 if step.answer else len(step.point)
    if pointed:
        page.locator(POINTED).nth(pointed - 1).wait_for()


def follow(page: Page, slug: str, language: str, go_on: Callable[[str], None]) -> None:
    """Do what the guide says, given what is shown, until it has said the last thing."""
    last = last_text(slug, language)
    for _ in range(MAX_PRESSES):
        before = settled(page)
        if last in before:
            break
        go_on(before)
        wait_until(page, f"(before) => ({SHOWN})() !== before", before)

    assert last in page.inner_text(GUIDE)


def next_thing(page: Page, slug: str) -> Locator:
    await_pointing(page, slug)
    return page.locator(next(way for way in NEXT if page.locator(way).count())).first


def by_clicks(ada: Visitor, slug: str) -> None:
    page = begin(ada, slug)
    follow(page, slug, ada.language, lambda _: next_thing(page, slug).click())


def by_touch(ada: Visitor, slug: str) -> None:
    page = begin(ada, slug)
    follow(page, slug, ada.language, lambda _: next_thing(page, slug).tap())


def by_keyboard(ada: Visitor, slug: str) -> None:
    page = begin_by_key(ada, slug)
    follow(page, slug, ada.language, lambda _: press(page))


def press(page: Page) -> None:
    """N for the next thing to read, Enter to confirm, else the number of what is marked."""
    number = page.locator(".options .hinted kbd")
    if page.locator(f"{GUIDE} .main").count():
        page.keyboard.press("n")
    elif page.locator("[data-target=confirm]").count():
        page.keyboard.press("Enter")
    elif number.count():
        page.keyboard.press(number.inner_text())
    else:
        while not page.evaluate(MARKED):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def by_accessibility_tree(ada: Visitor, slug: str) -> None:
    """Roles and names only: what the guide tells to choose is a button of that name."""
    page, language = begin(ada, slug), ada.language
    guide = page.get_by_role("region", name=term("web-lesson-guide", language))
    following = guide.get_by_role("button", name=term("web-lesson-next", language))
    decision = page.get_by_role("region", name=term("web-decision", language))
    form = re.escape(term("web-lesson-do", language, {"choice": "@"})).replace("@", "(.+)")

    def go_on(shown: str) -> None:
        choice = re.search(form, shown)
        if choice is None:
            following.click()
        else:
            name = re.compile(rf"^\s*{re.escape(choice[1])}( …)?\s*$")
            decision.get_by_role("button", name=name).first.click()

    follow(page, slug, language, go_on)


WAYS: Final = [by_clicks, by_keyboard, by_accessibility_tree]


def trials() -> Iterator[tuple[str, str, Callable[[Visitor, str], None]]]:
    """Everything, or a Latin square: each two of game, language and way once together."""
    for (a, slug), (b, language), (c, way) in product(
        enumerate(LESSONS), enumerate(LANGUAGES), enumerate(WAYS)
    ):
        if IS_ALL or (a + b + c) % len(WAYS) == 0:
            yield slug, language, way


@pytest.mark.parametrize(("slug", "language", "way"), list(trials()))
def test_a_lesson_from_the_first_word_to_the_last(
    come: Callable[..., Visitor], slug: str, language: str, way: Callable[[Visitor, str], None]
) -> None:
    ada = come(language=language)

    way(ada, slug)

    # Away from what would be explained on hovering.
    ada.page.mouse.move(1, 1)
    assert ada.violations() == []


@pytest.mark.parametrize(("slug", "language"), TOUCHED)
def test_a_lesson_by_touch(come: Callable[..., Visitor], slug: str, language: str) -> None:
    ada = come(language=language, **PHONE)

    by_touch(ada, slug)

    assert ada.violations() == []


def test_the_guide_speaks_through_the_announcer(come: Callable[..., Visitor]) -> None:
    page = begin(come(), "utopia")
    guide = guide_of("utopia")
    first = render(guide.line(guide.lesson.steps[0]), "en", guide.game.names())

    assert first in page.locator("[aria-live=polite]").all_inner_texts()[0]


def test_leaving_the_path_and_the_guide(come: Callable[..., Visitor]) -> None:
    ada = come(**PHONE)
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
