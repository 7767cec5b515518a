"""Every question of every game can be answered on the board or by a button, step by step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from ludopolis.core.game import Game
    from tests.web.visitor import Visitor

GAMES: Final = 4
MANY: Final = 9
"""With more answers than this the board shows them, not buttons."""
SHOW: Final = """async (update) => {
  postMessage(update, location.origin)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}"""
CLICK: Final = """async (id) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(`[data-target="${id}"]`).dispatchEvent(click)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}"""
MARKED: Final = """(mark) =>
  [...document.querySelectorAll(`[data-${mark}]`)].map((element) => element.dataset[mark])"""

Paths = list[list[str]]


def paths_of(game: Game, table: Table) -> Paths:
    """The steps to each answer; one that points at nothing is a button."""
    asked = table.history.state.decision
    paths = [(option, game.path(asked.ask, option)) for option in asked.options]
    return [path or [f"option:{option}"] for option, path in paths]


def kinds_of(places: str) -> set[str]:
    """The kinds of things in a path; a word that follows a thing is a button."""
    first, *more = places.split(" ")
    return {step.partition(":")[0] for step in (first, *(step for step in more if ":" in step))}


def moments(game: Game) -> Iterator[tuple[Table, Paths]]:
    """Questions of random games: each kind of question with few and with many answers."""
    shown: set[tuple[int, frozenset[str], bool]] = set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        setup = Setup(min(game.seats.stop - 1, 2 + seed), seed)
        table = Table(game, setup, [SeatInfo(f"P{seat}") for seat in range(setup.seats)])
        while table.asked >= 0:
            asked = table.history.state.decision
            paths = paths_of(game, table)
            kinds = frozenset(path[0].partition(":")[0] for path in paths)
            if (asked.ask, kinds, len(paths) > MANY) not in shown:
                shown.add((asked.ask, kinds, len(paths) > MANY))
                yield table, paths
            options = [option for option in asked.options if option != PASS] or asked.options
            table.play(table.asked, table.ply, chance.choice(options), 0.0)


def unanswerable(page: Page, paths: Paths) -> set[str]:
    """The steps that are highlighted nowhere."""
    lacking = {path[0] for path in paths} - set(page.evaluate(MARKED, "target"))
    starts = [path[0] for path in paths if len(path) > 1]
    for start in sorted({start for start in starts if starts.count(start) > 1} - lacking):
        page.evaluate(CLICK, start)
        nexts = {path[1] for path in paths if path[0] == start}
        lacking |= nexts - set(page.evaluate(MARKED, "target"))
        page.keyboard.press("Backspace")
    return lacking


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_can_be_answered(stay: Callable[..., Visitor], slug: str) -> None:
    game, ada = open_game(slug), stay()
    ada.open(f"/harness/{slug}/early")
    ada.page.wait_for_selector("[data-spot]")
    drawn: set[str] = set()
    faults: list[tuple[str, int, set[str]]] = []

    for table, paths in moments(game):
        update = msgspec.to_builtins(table.update(table.asked, table.ply))
        ada.page.evaluate(SHOW, update)
        drawn |= {spot.partition(":")[0] for spot in ada.page.evaluate(MARKED, "spot")}
        if lacking := unanswerable(ada.page, paths):
            faults.append((update["question"]["ask"], table.ply, lacking))

    assert faults == []
    pointed = [kinds_of(places) for spec in game.asks for places in spec.things.values()]
    assert set().union(*pointed) - drawn == set()
