"""Pieces are carried to their places, by mouse and by finger, and do there what clicks would do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from ludopolis.games import SLUGS
from tests.extent import takes_long
from tests.web.test_lessons import GUIDE, begin, settled
from tests.web.visitor import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

    from tests.web.visitor import Visitor

Place = tuple[str, float, float]

# Which pieces of a game have a place to go to.
PIECES: Final = {"utopia": "guest:", "dominations": "tile:", "uchronia": "hand:"}
# The first thing to be done in a lesson: a piece, and the place for it.
LESSONS: Final = {
    "utopia": ("guest:maya:earth", "district:ea5"),
    "uchronia": ("hand:clay", "forum:wood"),
    "dominations": ("tile:L76", "cell:0,-2,1"),
}
MIDDLES: Final = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const box = (element.querySelector('[data-token]') ?? element).getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)?.closest('[data-target]')
  return top === element ? [element.dataset.target, x, y] : null
}).filter((found) => found)"""
QUESTION: Final = "() => document.querySelector('#question')?.textContent ?? ''"
UP: Final = "document.querySelector('.carried.up') !== null"


class Mouse:
    def __init__(self, visitor: Visitor) -> None:
        self.mouse = visitor.page.mouse

    def press(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def go(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=3)

    def let_go(self) -> None:
        self.mouse.up()


class Finger:
    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def press(self, x: float, y: float) -> None:
        self.touch("touchStart", {"x": x, "y": y})

    def go(self, x: float, y: float) -> None:
        self.touch("touchMove", {"x": x - 9, "y": y - 9})
        self.touch("touchMove", {"x": x, "y": y})

    def let_go(self) -> None:
        self.touch("touchEnd")


class Carrier:
    """Somebody who takes pieces up; ``sent`` is what they told the server."""

    def __init__(self, visitor: Visitor, hand: Mouse | Finger) -> None:
        self.visitor = visitor
        self.hand = hand
        self.sent: list[dict[str, Any]] = []
        visitor.page.on("websocket", lambda it: it.on("framesent", self.hear))

    def hear(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def found(self, selector: str) -> list[Place]:
        """What lies on top, with the middle of each."""
        return [tuple(each) for each in self.visitor.page.evaluate(MIDDLES, selector)]

    def asked(self) -> str:
        question: str = self.visitor.page.evaluate(QUESTION)
        return question

    def lift(self, piece: Place) -> bool:
        """Press and pull a little: whether the piece comes along, and has a place to go to."""
        page, (_, x, y) = self.visitor.page, piece
        self.hand.press(x, y)
        self.hand.go(x - 25, y - 25)
        wait_until(page, f"() => {UP} || !document.querySelector('.carried')")
        if page.evaluate(f"() => {UP}"):
            return True
        self.hand.let_go()
        return False

    def lift_again(self, piece: Place) -> bool:
        """The same piece, wherever the panel shows it by now."""
        selector = f"[data-piece][data-target='{piece[0]}']"
        wait_until(self.visitor.page, f"(selector) => ({MIDDLES})(selector).length > 0", selector)
        return self.lift(self.found(selector)[0])

    def until_lifted(self, game: str) -> Place:
        """Play until some piece can be taken up, and take it up."""
        for _ in range(60):
            self.visitor.await_turn()
            for piece in self.found(f"[data-piece][data-target^='{PIECES[game]}']"):
                if self.lift(piece):
                    return piece
            self.visitor.move()
        pytest.fail("no piece could be taken up")

    def places(self) -> list[Place]:
        return self.found("[data-spot][data-target]")


def carrier(come: Callable[..., Visitor], game: str) -> Carrier:
    ada = come()
    carrying = Carrier(ada, Mouse(ada))
    ada.against_bots(game)
    return carrying


@pytest.mark.parametrize("game", SLUGS)
def test_piece_is_carried_to_its_place(come: Callable[..., Visitor], game: str) -> None:
    ada = carrier(come, game)
    piece = ada.until_lifted(game)
    before, asked = len(ada.sent), ada.asked()

    ada.hand.go(3, 3)
    ada.hand.let_go()
    assert ada.asked() != asked
    assert ada.lift_again(piece)
    ada.visitor.page.keyboard.press("Escape")
    ada.hand.let_go()
    assert ada.visitor.page.locator(".staged").count() == 0
    assert ada.asked() != asked
    assert len(ada.sent) == before

    assert ada.lift_again(piece)
    _, x, y = ada.places()[0]
    ada.hand.go(x, y)
    ada.hand.let_go()
    wait_until(
        ada.visitor.page,
        "(asked) => document.querySelector('#question')?.textContent !== asked",
        asked,
    )
    plays = [sent for sent in ada.sent[before:] if sent["type"] == "play"]
    assert [len(play["more"]) > 0 for play in plays] in ([], [True])
    assert plays or ada.visitor.page.locator(".staged").count() > 0


def to_be_carried(visitor: Visitor, game: str) -> Page:
    """A lesson whose first piece is to be carried to its place."""
    page = begin(visitor, game)
    settled(page)
    while page.locator(f"{GUIDE} .main").count():
        page.locator(f"{GUIDE} .main").click()
        settled(page)
    return page


@pytest.mark.parametrize("game", SLUGS)
def test_piece_is_carried_in_a_lesson(come: Callable[..., Visitor], game: str) -> None:
    ada = come()
    carrying = Carrier(ada, Mouse(ada))
    page = to_be_carried(ada, game)
    piece, place = LESSONS[game]

    assert carrying.lift_again((piece, 0, 0))
    [(_, x, y)] = [found for found in carrying.places() if found[0] == place]
    carrying.hand.go(x, y)
    carrying.hand.let_go()

    page.wait_for_selector(".staged", state="detached")
    settled(page)
    assert [len(sent["more"]) for sent in carrying.sent if sent["type"] == "play"] == [1]
    assert page.get_by_role("button", name="Back to the lesson").count() == 0


def test_tile_lies_as_it_was_turned_in_a_lesson(come: Callable[..., Visitor]) -> None:
    ada = come()
    carrying = Carrier(ada, Mouse(ada))
    page = to_be_carried(ada, "dominations")
    piece, place = LESSONS["dominations"]
    assert carrying.lift_again((piece, 0, 0))
    [(_, x, y)] = [found for found in carrying.places() if found[0] == place]
    carrying.hand.go(x, y)

    page.keyboard.press("r")
    page.mouse.wheel(0, 100)
    carrying.hand.let_go()

    third = page.locator("[aria-pressed=true]")
    third.wait_for()
    assert third.get_attribute("data-target") == "rot:2"
    settled(page)
    while not page.locator(f"{GUIDE} .do", has_text="Confirm").count():
        page.locator(".options .hinted").click()
        settled(page)
    page.locator("[data-target=confirm]").click()
    settled(page)
    assert page.get_by_role("button", name="Back to the lesson").count() == 0


def test_finger_carries_a_guest_on_a_phone(come: Callable[..., Visitor]) -> None:
    ada = come(width=844, height=390, touch=True)
    carrying = Carrier(ada, Finger(ada))
    ada.against_bots("utopia")
    ada.await_turn()
    # The board is small: a tap looks closer.
    box = ada.page.locator("[data-spot^='guest:']").first.bounding_box()
    assert box is not None
    carrying.hand.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    carrying.hand.let_go()
    ada.page.wait_for_selector("[data-piece]", state="attached")
    carrying.until_lifted("utopia")

    _, x, y = carrying.places()[0]
    carrying.hand.go(x, y)
    carrying.hand.let_go()

    wait_until(ada.page, "() => document.querySelector('.carried') === null")
    wait_until(ada.page, "() => document.querySelector('.staged') === null")
    assert [len(sent["more"]) for sent in carrying.sent if sent["type"] == "play"] == [1]


@takes_long
def test_tile_lies_as_it_was_turned(come: Callable[..., Visitor]) -> None:
    ada = carrier(come, "dominations")
    ada.until_lifted("dominations")
    _, x, y = ada.places()[0]
    ada.hand.go(x, y)

    ada.visitor.page.keyboard.press("r")
    ada.visitor.page.mouse.wheel(0, 100)
    ada.hand.let_go()

    third = ada.visitor.page.locator("[aria-pressed=true]")
    third.wait_for()
    assert third.get_attribute("data-target") == "rot:2"


@takes_long
def test_prince_is_carried_to_another_district(come: Callable[..., Visitor]) -> None:
    ada = carrier(come, "utopia")
    for _ in range(60):
        ada.visitor.await_turn()
        moving = ada.visitor.page.evaluate(
            """() => [...document.querySelectorAll('[data-piece^=move]')].map((prince) => {
              const box = prince.getBoundingClientRect()
              return ['', box.x + box.width / 2, box.y + box.height / 2]
            })"""
        )
        if any(ada.lift(tuple(prince)) for prince in moving):
            break
        ada.visitor.move()
    assert "move to" in ada.asked()
    assert {place.split(":")[0] for place, _, _ in ada.places()} == {"district"}
