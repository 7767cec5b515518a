"""Whole games of three by somebody who plays as a bot would: how many answers that takes."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

from ludopolis.bots.bot import Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play.foresight import Foresight
from ludopolis.play.history import History
from ludopolis.server.match.entry import Config
from tests.extent import sparing
from tests.web.visitor import OVER, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ludopolis.core.state import State
    from tests.web.visitor import Visitor

MOST: Final = {"utopia": 75, "uchronia": 85, "dominations": 80}
"""So many answers a person gives in a game of three, a gesture counted once."""
GAMES: Final = {"utopia": 3, "uchronia": 2, "dominations": 1}
"""So many games are counted together: some games are longer than others."""
ENDING: Final = "ending"
ASKED: Final = """(over) =>
  document.querySelector('main ol.options button') || document.body.textContent.includes(over)"""
STAGED: Final = """(count) =>
  (document.querySelector('.staged')?.textContent.split('→').length ?? 0) === count"""
OPTION: Final = "main button[data-target='option:{}']"
CONFIRM: Final = "main button[data-target='confirm']"
BOTS: Final = [{"kind": "bot", "level": "level1"}] * 2


class Follower:
    """Somebody at the text table who answers as a bot would, from what lies in the store."""

    def __init__(self, visitor: Visitor, database: Path, game: str) -> None:
        self.visitor = visitor
        self.database = database
        self.game = open_game(game)
        self.bot = bot_named(self.game, "level2")
        self.rng = seeded(1)
        self.sent: list[dict[str, Any]] = []
        visitor.page.on("websocket", lambda socket: socket.on("framesent", self.note))
        self.match = visitor.create(game, [{"kind": "me"}, *BOTS], query="?text")

    def note(self, data: str | bytes) -> None:
        self.sent.append(msgspec.json.decode(data))

    @property
    def gestures(self) -> list[list[int]]:
        plays = [frame for frame in self.sent if frame["type"] == "play"]
        return [[play["option"], *play["more"]] for play in plays]

    def state(self) -> State:
        """The position as it is stored."""
        with self.stored() as store:
            query = "SELECT config FROM matches WHERE id = ?"
            config = msgspec.json.decode(
                store.execute(query, [self.match]).fetchone()[0], type=Config
            )
            query = "SELECT value FROM moves WHERE match = ? AND kind = 'play' ORDER BY number"
            plies = [value for (value,) in store.execute(query, [self.match])]
        history = History(self.game, Setup(config.seats, int(config.seed), dict(config.flags)))
        history.play_forced()
        for option in plies:
            history.play(option)
            history.play_forced()
        return history.state

    @contextlib.contextmanager
    def stored(self) -> Iterator[sqlite3.Connection]:
        """A copy of the store: the server wants its own to itself."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.database.parent.glob(f"{self.database.name}*"):
                shutil.copy(file, folder)
            with contextlib.closing(sqlite3.connect(f"{folder}/{self.database.name}")) as store:
                yield store

    def choice(self, s: State) -> int:
        return self.bot.choose(world_of(self.game, s, self.rng), Budget(0.0), self.rng)

    def gesture(self, s: State) -> list[tuple[str, int]]:
        """What is to be answered to which questions, as the bot does it, in one gesture."""
        ahead = Foresight(self.game, s)
        given: list[tuple[str, int]] = []
        while (asked := ahead.continued if given else ahead.pending) is not None:
            spec = self.game.asks[asked.ask]
            # All that is preset after it is confirmed with it.
            is_confirmed = spec.preset and given[-1][0] == spec.name
            option = asked.options[0] if is_confirmed else self.choice(ahead.state)
            given.append((spec.name, option))
            ahead.answer(option)
        asked = ahead.pending
        if asked is not None and PASS in asked.options and self.choice(ahead.state) == PASS:
            given.append((ENDING, PASS))
        return given

    def play(self) -> None:
        """Answer until the game is over."""
        page = self.visitor.page
        while True:
            wait_until(page, ASKED, OVER["en"])
            if self.visitor.is_over():
                return
            gesture = self.gesture(self.state())
            before = len(self.gestures)
            self.carry_out(gesture)
            while len(self.gestures) == before:
                page.wait_for_timeout(5)
            assert self.gestures[before] == [option for _, option in gesture]

    def carry_out(self, gesture: list[tuple[str, int]]) -> None:
        page = self.visitor.page
        presets = {spec.name for spec in self.game.asks if spec.preset}
        clicked = [step for step in gesture if step[0] != ENDING]
        for count, (ask, option) in enumerate(clicked):
            is_preset = ask in presets
            if is_preset and ask == clicked[count - 1][0]:
                continue
            wait_until(page, STAGED, count)
            rest = {name for name, _ in clicked[count + 1 :]} - ({ask} if is_preset else set())
            if clicked != gesture and not rest:
                page.locator(".ending input").check()
            page.locator(OPTION.format(option)).click()
            if is_preset or option == PASS:
                page.locator(CONFIRM).click()


@pytest.mark.parametrize("game", sparing(SLUGS, "utopia", "uchronia", "dominations"))
def test_a_game_takes_few_answers(come: Callable[..., Visitor], database: Path, game: str) -> None:
    followers = [Follower(come(), database, game) for _ in range(GAMES[game])]
    for follower in followers:
        follower.play()

    answers = [len(follower.gestures) for follower in followers]
    assert sum(answers) <= MOST[game] * len(answers), answers
    for follower in followers:
        assert follower.visitor.violations() == []
