"""Somebody who plays as a bot would, but by the page: with mouse, fingers, keys, or by names alone.

What to answer is found by following the match in the server's store; how to answer is up to the
page, which must offer every answer to the hand that plays.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.play.foresight import Foresight
from ludopolis.play.history import History
from ludopolis.server.match.entry import Config
from tests.extent import PATIENCE
from tests.web.visitor import GLANCE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Request

    from ludopolis.core.decision import Decision
    from ludopolis.core.state import State
    from tests.web.hands import Hand
    from tests.web.visitor import Visitor

CONFIRM: Final = "confirm"
# What can be picked now. Where much can, the rest is a button away.
OFFERED: Final = """() => {
  const found = new Set()
  for (const each of document.querySelectorAll('[data-target]')) found.add(each.dataset.target)
  return [...found]
}"""
BOT: Final = {"kind": "bot", "level": "level1"}
CONFIG: Final = "SELECT config FROM matches WHERE id = ?"
PLAYED: Final = """SELECT number, value FROM moves
  WHERE match = ? AND kind = 'play' AND number > ? ORDER BY number"""


class Plan(NamedTuple):
    """The answers of one gesture, what is to be picked for them, and whether to end with them."""

    answers: list[int]
    picks: list[str]
    ends: bool


class Follower:
    """The match as it lies in the store."""

    def __init__(self, database: Path, match: str) -> None:
        self.match = match
        self.store = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        row = self.store.execute(CONFIG, [match]).fetchone()
        config = msgspec.json.decode(row[0], type=Config)
        self.game = open_game(config.game)
        setup = Setup(config.seats, int(config.seed), dict(config.flags))
        self.history = History(self.game, setup)
        self.history.play_forced()
        self.number = -1

    def close(self) -> None:
        self.store.close()

    def follow(self) -> int:
        """Take in what has been played since; the ply that is asked for."""
        for number, option in self.store.execute(PLAYED, [self.match, self.number]).fetchall():
            self.number = number
            self.history.play(option)
            self.history.play_forced()
        return self.history.ply


class Player:
    """Plays in a match, else against bots at a table of so many seats."""

    def __init__(
        self,
        visitor: Visitor,
        database: Path,
        game: str,
        hand: Hand,
        match: str = "",
        *,
        seats: int = 3,
    ) -> None:
        self.visitor = visitor
        self.hand = hand
        self.sent: list[list[int]] = []
        self.unforetold = 0
        visitor.page.on("request", lambda request: self.ask(request, 1))
        visitor.page.on("requestfinished", lambda request: self.ask(request, -1))
        visitor.page.on("requestfailed", lambda request: self.ask(request, -1))
        visitor.page.on("websocket", lambda socket: socket.on("framesent", self.note))
        if match:
            visitor.open(f"/match/{match}{hand.query}")
        else:
            chairs = [{"kind": "me", "name": "Ada"}, *[BOT] * (seats - 1)]
            match = visitor.create(game, chairs, query=hand.query)
        self.table = Follower(database, match)
        self.game = self.table.game
        self.bot = bot_named(self.game, "level2")
        self.rng = seeded(1)

    def note(self, data: str | bytes) -> None:
        frame: dict[str, Any] = msgspec.json.decode(data)
        if frame["type"] == "play":
            self.sent.append([frame["option"], *frame["more"]])

    def ask(self, request: Request, more: int) -> None:
        """Whoever thinks for a moment knows what answers would bring before giving one."""
        if "/forecast?" in request.url:
            self.unforetold += more

    # --- what to do --------------------------------------------------------------------------

    def choice(self, s: State) -> int:
        return self.bot.choose(world_of(self.game, s, self.rng), Budget(0.0), self.rng)

    def plan(self, s: State) -> Plan:
        """What the bot would do in one gesture. All that is preset is confirmed at once."""
        ahead, answers, picks = Foresight(self.game, s), list[int](), list[str]()
        asked, was_preset = ahead.pending, False
        while asked is not None:
            is_preset = self.game.asks[asked.ask].preset and bool(answers)
            if is_preset and was_preset:
                option = asked.options[0]
            else:
                option = self.choice(ahead.state)
                picks += self.picks(asked, option, is_preset=is_preset)
            answers.append(option)
            ahead.answer(option)
            asked, was_preset = ahead.continued, is_preset
        asked = ahead.pending
        may_end = asked is not None and PASS in asked.options
        return Plan(answers, picks, may_end and self.choice(ahead.state) == PASS)

    def picks(self, asked: Decision, option: int, *, is_preset: bool) -> list[str]:
        path = [] if self.hand.is_by_name else self.game.path(asked.ask, option)
        found = path or [f"option:{option}"]
        return [*found, CONFIRM] if is_preset or option == PASS else found

    # --- doing it ----------------------------------------------------------------------------

    def play(self, gestures: int, look: Callable[[], None] = lambda: None) -> int:
        """Play until the game is over, or so many gestures; how many there were.

        ``look`` is called before each pick.
        """
        for count in range(gestures):
            if not self.is_asked():
                return count
            self.carry_out(self.plan(self.table.history.state), look)
        return gestures

    def is_asked(self) -> bool:
        """Wait for one's turn, with the store at the same ply; false when the game is over."""
        with self.patience("the next question") as go_on:
            while go_on():
                if self.visitor.is_over():
                    return False
                if self.offered() and self.visitor.moment()[0] == self.table.follow():
                    return True
        raise AssertionError

    def offered(self) -> list[str]:
        """What can be picked now; nothing while it may still change."""
        found: list[str] = self.visitor.page.evaluate(OFFERED)
        return [] if self.unforetold else found

    def carry_out(self, plan: Plan, look: Callable[[], None]) -> None:
        """Pick what is offered of the plan, step by step, until the page has sent it."""
        before, picks = len(self.sent), plan.picks
        with self.patience(f"a way to {plan}") as go_on:
            while len(self.sent) == before and go_on():
                offered = self.offered()
                if offered:
                    look()
                # A menu is passed over where what it leads to can be picked at once.
                if wanted := next((pick for pick in picks if pick in offered), None):
                    if plan.ends and wanted == picks[-1]:
                        self.hand.tick(".ending input:not(:checked)")
                    if self.hand.give(wanted):
                        picks = picks[picks.index(wanted) + 1 :]
                elif offered and not self.hand.show_more():
                    self.visitor.page.wait_for_timeout(GLANCE)
        sent = self.sent[before]
        assert sent in (plan.answers, [*plan.answers, PASS]), (sent, plan)

    @contextlib.contextmanager
    def patience(self, what: str) -> Any:  # noqa: ANN401 - a generator of a function
        end = time.monotonic() + PATIENCE

        def go_on() -> bool:
            self.visitor.page.wait_for_timeout(1)
            assert time.monotonic() < end, f"{what}: {self.offered()} {self.visitor.text()[:200]}"
            return True

        yield go_on
