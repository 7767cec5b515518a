"""Everything can be read, hit and seen: sizes of texts and targets, options, the end of the log."""

from __future__ import annotations

import contextlib
from itertools import count
from typing import TYPE_CHECKING, Final

import pytest

from ludopolis.games import SLUGS, open_game
from tests.extent import IS_ALL, amount, is_chosen
from tests.web.hands import Hand
from tests.web.player import Player
from tests.web.visitor import DRAWN, SIZES, ZOOMED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from tests.web.visitor import Visitor

GESTURES: Final = amount(3, 200)
LOOKS: Final = 3
"""At every third pick it is looked at all sizes."""
# Text below 12 px, targets below 24 px, options that are cut off though there is room, the way out
# or the confirmation out of sight, a log that is not at its end; players out of sight on a screen
# that has a part for them; marks of what happened over what is written beside the board.
FAULTS: Final = """() => {
  const inView = ({ top, bottom, left, right }) =>
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('.hidden-text, .ghost')) return false
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && inView(box)
  }
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement
    if (!node.textContent.trim() || holder.tagName === 'OPTION' || !isSeen(holder)) continue
    const scale = holder instanceof SVGGraphicsElement ? Math.abs(holder.getScreenCTM().d) : 1
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < 11.95) found.push(`text ${node.textContent.trim()}: ${size}`)
  }
  const targets = 'button, a[href], select, input:not([type=checkbox]), [data-target]'
  for (const each of document.querySelectorAll(targets)) {
    if (!isSeen(each) || each.matches('p a')) continue
    const { width, height } = each.getBoundingClientRect()
    if (Math.min(width, height) < 23.5)
      found.push(`target ${each.dataset.target ?? each.textContent}: ${width} x ${height}`)
  }
  const log = document.querySelector('ol.log')
  const below = (element) => element.getBoundingClientRect().bottom
  const isCut = log && below(log) > below(log.parentElement) + 1
  if (isCut && isSeen(log.parentElement)) found.push('log')
  const least = (element) => parseFloat(getComputedStyle(element).minHeight)
  const mayShrink = (element) => isSeen(element) && getComputedStyle(element).flexShrink !== '0'
  const spare = (element) =>
    mayShrink(element) ? Math.max(0, element.offsetHeight - least(element)) : 0
  const options = document.querySelector('.decision .options')
  const parts = [...document.querySelectorAll('.side > .part, .side > .since')]
  const room = parts.reduce((sum, part) => sum + spare(part), 0)
  if (options && isSeen(options) && options.scrollHeight - options.clientHeight > 1 && room > 4)
    found.push(`options: ${options.scrollHeight} in ${options.clientHeight}, room ${room}`)
  const players = document.querySelector('.part.players')
  if (innerWidth > 820 && innerHeight > 520 && isSeen(players))
    for (const player of players.querySelectorAll('.seats > li'))
      if (below(player) > below(players) + 1) found.push(`cut off: ${player.textContent.trim()}`)
  const boards = [...document.querySelectorAll('.drawn, .part.players')]
  for (const mark of document.querySelectorAll('.traces span')) {
    const { top, bottom } = mark.getBoundingClientRect()
    const holds = (board) => top > board.top - 1 && bottom < board.bottom + 1
    if (!boards.some((board) => holds(board.getBoundingClientRect())))
      found.push(`over its board: ${mark.textContent} ${top} to ${bottom}`)
  }
  const isWhole = document.documentElement.scrollHeight <= innerHeight
  const ways = isWhole ? '.decision .decline, .decision [data-target=confirm]' : 'none'
  for (const each of document.querySelectorAll(ways)) {
    const { top, bottom } = each.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight + 1) found.push(`out of sight: ${each.textContent}`)
  }
  return found
}"""
OVERFLOW: Final = "() => document.documentElement.scrollWidth - innerWidth"


def chosen(sizes: Iterable[str], one_of: int) -> list[tuple[str, str]]:
    """Games at sizes: all of them, or a sample."""
    every = [(game, size) for game in SLUGS for size in sizes]
    return [pair for number, pair in enumerate(every) if is_chosen(number, one_of)]


def faults(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(DRAWN)
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize(("game", "size"), chosen([*SIZES, *ZOOMED], 3))
def test_fixed_positions_can_be_read_and_hit(
    stay: Callable[..., Visitor], game: str, size: str
) -> None:
    width, height = {**SIZES, **ZOOMED}[size]
    ada = stay(width=width, height=height)
    ada.open(f"/harness/{game}/late")
    ada.page.wait_for_selector(".decision h2")
    ada.page.wait_for_timeout(100)

    assert faults(ada) == []
    assert ada.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("game", SLUGS)
def test_a_game_can_be_read_and_hit_from_its_first_to_its_last_question(
    come: Callable[..., Visitor], database: Path, game: str
) -> None:
    ada = come()
    player = Player(ada, database, game, Hand(ada))
    found: set[str] = set()
    picks = count()

    def look() -> None:
        if next(picks) % LOOKS == 0:
            look_closely()

    def look_closely() -> None:
        for name, size in SIZES.items():
            ada.resize(size)
            found.update(f"{name}: {fault}" for fault in faults(ada))
        ada.resize(SIZES["laptop"])

    with contextlib.closing(player.table):
        player.play(GESTURES, look)
    look_closely()

    assert found == set()
    assert ada.is_over() or not IS_ALL


@pytest.mark.parametrize("game", SLUGS)
def test_however_many_play_all_are_in_sight(
    come: Callable[..., Visitor], database: Path, game: str
) -> None:
    ada = come()
    player = Player(ada, database, game, Hand(ada), seats=open_game(game).seats[-1])
    found: set[str] = set()

    with contextlib.closing(player.table):
        player.play(amount(4, 200), lambda: found.update(faults(ada)))

    assert found == set()


def test_what_the_others_did_stays_in_sight_until_one_acts(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.against_bots("utopia", 3)
    since = ada.page.locator(".since li")
    marks = ada.page.locator(".traces span")
    while since.count() == 0:
        assert ada.pick_many(1) == 1
        ada.await_turn()
    told = since.first.inner_text()
    marks.first.wait_for()

    ada.move()
    ada.await_turn()

    assert told.strip()
    assert told not in since.all_inner_texts()


def test_a_tap_on_a_small_board_looks_closer_until_all_can_be_hit(
    come: Callable[..., Visitor],
) -> None:
    ada = come(touch=True, width=390, height=844)
    page = ada.open("/harness/utopia/late")
    guest = page.locator(".drawn [data-spot^='guest:'] circle.guest").first
    guest.wait_for()
    before = page.locator(".drawn [data-target^='guest:']").count()
    box = guest.bounding_box()
    assert box is not None

    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".drawn [data-target^='guest:']")

    assert before == 0
    assert faults(ada) == []
