"""Words of a game are explained where they stand: by pointing, by key, by a long press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS
from tests.web.visitor import SIZES, ZOOMED

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.visitor import Visitor

WORD: Final = ".decision .why [data-word]"
EXPLAINED: Final = "#explained"
SOON: Final = 150
# Notes when the pointer comes to a word, and when that is explained.
WATCH: Final = """() => {
  document.addEventListener('pointerover', ({ target }) => {
    if (target.closest('[data-word]')) window.pointedAt = performance.now()
  }, true)
  new MutationObserver(() => {
    if (document.querySelector('#explained')) window.toldAt ??= performance.now()
  }).observe(document.body, { childList: true, subtree: true })
}"""


# All that can be focused, one after the other: what explains itself where one can't read it.
OUT_OF_SIGHT: Final = """async () => {
  const found = []
  const frame = () => new Promise(requestAnimationFrame)
  for (const each of document.querySelectorAll('[data-word], [data-spot]')) {
    each.focus()
    if (document.activeElement !== each) continue
    await frame()
    await frame()
    const { top, bottom, left, right } = document.getElementById('explained')
      ?.getBoundingClientRect() ?? { top: 0, bottom: 0, left: 0, right: 0 }
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      found.push(`${each.dataset.word ?? each.dataset.spot}: ${left} ${top} ${right} ${bottom}`)
  }
  return found
}"""


@pytest.mark.parametrize("size", [*SIZES, *ZOOMED])
@pytest.mark.parametrize("slug", SLUGS)
def test_explanations_are_in_sight_as_a_whole(
    stay: Callable[..., Visitor], slug: str, size: str
) -> None:
    width, height = {**SIZES, **ZOOMED}[size]
    page = stay(width=width, height=height).open(f"/harness/{slug}/late")
    page.wait_for_selector(".decision h2")

    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_pointing_explains_after_a_while_beside_the_panel(
    come: Callable[..., Visitor], slug: str
) -> None:
    page = come().open(f"/harness/{slug}/early")
    page.evaluate(WATCH)

    page.locator(WORD).first.hover()
    page.wait_for_selector(EXPLAINED)
    told, panel = page.locator(EXPLAINED).bounding_box(), page.locator(".side").bounding_box()

    assert page.evaluate("toldAt - pointedAt") > SOON
    assert told is not None
    assert panel is not None
    assert told["x"] + told["width"] <= panel["x"]


def test_the_keyboard_explains_a_word_and_the_words_of_an_answer(
    come: Callable[..., Visitor],
) -> None:
    ada = come()
    page = ada.open("/harness/dominations/late")
    page.locator("#question").focus()

    page.keyboard.press("Tab")
    word = page.evaluate("() => document.activeElement.dataset.word")
    described = page.evaluate("() => document.activeElement.getAttribute('aria-describedby')")
    first = page.inner_text(EXPLAINED)

    assert word.startswith("term:")
    assert described == "explained"
    assert ada.violations() == []
    page.keyboard.press("Escape")
    assert page.locator(EXPLAINED).count() == 0
    page.locator(".options button").first.focus()
    page.wait_for_selector(EXPLAINED)
    assert page.inner_text(EXPLAINED) != first


@pytest.mark.parametrize("selector", [".options button [data-word]", ".drawn [data-spot^=civ]"])
def test_a_long_press_explains_and_chooses_nothing(
    come: Callable[..., Visitor], selector: str
) -> None:
    ada = come(touch=True, width=390, height=844)
    page = ada.open("/harness/utopia/late")
    page.wait_for_selector(selector)
    asked = page.inner_text(".decision")
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector(EXPLAINED)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(SOON)

    assert page.inner_text(".decision") == asked
    assert page.locator(".staged").count() == 0
    assert page.locator(EXPLAINED).count() == 1
