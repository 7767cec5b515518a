"""How somebody answers at a page: with a mouse, fingers, the keyboard, or by roles and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.web.visitor import DRAWN

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

MAX_TABS: Final = 250
DIGITS: Final = 9
MORE: Final = ".decision [aria-expanded='false'].quiet"
TARGET: Final = "[data-target='{}']"
# A point where nothing lies over it, of the first such element that has one: buttons before the
# board, which may be too small to hit what is on it.
POINT: Final = """(selector) => {
  const found = [...document.querySelectorAll(selector)]
  found.sort((a, b) => (b.tagName === 'BUTTON') - (a.tagName === 'BUTTON'))
  for (const each of found) {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = each.getBoundingClientRect()
    for (const part of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const at = [left + width * part, top + height * other]
        if (each.contains(document.elementFromPoint(...at))) return at
      }
  }
  return null
}"""
FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"
DIGIT: Final = """(id) =>
  [...document.querySelectorAll('.options button')].findIndex((each) => each.dataset.target === id)
  + 1"""


class Hand:
    """A mouse; what it points at is clicked where nothing lies over it."""

    query: str = ""
    is_by_name: bool = False

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page

    def give(self, target: str) -> bool:
        """Pick a target; false if it can't be hit."""
        return self.press(TARGET.format(target))

    def show_more(self) -> bool:
        """Have all answers listed; false if they are."""
        return self.press(MORE)

    def tick(self, box: str) -> bool:
        return self.press(box)

    def press(self, selector: str) -> bool:
        at, before = self.page.evaluate(POINT, selector), None
        # Nobody is so quick as to hit what has just appeared and is still moving.
        while at is not None and at != before:
            self.page.evaluate(DRAWN)
            before, at = at, self.page.evaluate(POINT, selector)
        if at is not None:
            self.point(*at)
        return at is not None

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Hand):
    """Taps."""

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Hand):
    """Digits, and Tab to what has none."""

    def give(self, target: str) -> bool:
        digit = self.page.evaluate(DIGIT, target)
        if not 1 <= digit <= DIGITS:
            return self.press(TARGET.format(target))
        self.page.keyboard.press(str(digit))
        return True

    def tick(self, box: str) -> bool:
        return self.press(box, "Space")

    def press(self, selector: str, key: str = "Enter") -> bool:
        if self.page.locator(selector).count() == 0:
            return False
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED, selector):
                self.page.keyboard.press(key)
                return True
        raise AssertionError(f"Tab does not lead to {selector}")


class Names(Hand):
    """Roles and names of the accessibility tree, at the text table: each leads to one thing."""

    query = "?text"
    is_by_name = True

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        if found.count() == 0:
            return False
        name = " ".join(found.first.inner_text().split())
        self.page.get_by_role("button", name=name, exact=True).click()
        return True

    def tick(self, box: str) -> bool:
        if self.page.locator(box).count() == 0:
            return False
        self.page.get_by_role("checkbox").check()
        return True
