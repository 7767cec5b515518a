from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from ludopolis.bots.bot import Bot, Budget, World
from ludopolis.bots.bot_game import BotGame
from ludopolis.bots.foreign import Foreign
from ludopolis.bots.uniform import Uniform
from ludopolis.core.game import Setup
from ludopolis.core.rng import Rng
from ludopolis.games import open_game

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"


def played(bot: Bot, seconds: float = 5.0) -> BotGame:
    game = open_game("utopia")
    match = BotGame(game, Setup(2, 3), [bot, Uniform()], [1, 2], Budget(seconds))
    try:
        match.play()
    finally:
        bot.close()
    return match


def script(name: str, *arguments: str, start: float = 10.0) -> Foreign:
    return Foreign([sys.executable, str(HERE / "bad" / name), *arguments], start, trusted=True)


@pytest.mark.parametrize("command", ["python3 first.py", "node wordy.js"])
def test_the_examples_play_a_whole_game(command: str) -> None:
    program, name = command.split()
    if program == "node" and shutil.which("node") is None:
        pytest.skip("there is no Node here")

    match = played(Foreign([program, str(EXAMPLES / name)], trusted=True))

    assert match.state.over
    assert match.faults[0] == {}
    assert match.asked[0] > 10


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("crash.bot", "crash"),
        ("nonsense.bot", "nonsense"),
        ("illegal.bot", "illegal"),
        ("flood.bot", "flood"),
    ],
)
def test_bad_programs_are_marked_and_the_game_goes_on(name: str, fault: str) -> None:
    match = played(script(name))

    assert match.state.over
    assert match.faults[0][fault] == 3
    assert match.faults[0]["absent"] > 0
    assert match.faults[1] == {}


def test_a_program_that_idles_is_not_waited_for() -> None:
    match = played(script("idle.bot", start=0.1), seconds=0.05)

    assert match.state.over
    assert match.faults[0]["late"] == 3


def test_a_program_reads_no_file_that_it_was_not_given(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the seed", encoding="utf-8")
    # The path is disguised, else the program would be given the file.
    disguised = str(secret).replace("/", "@")

    game = open_game("utopia")
    bot = script("snoop.bot", disguised)
    match = BotGame(game, Setup(2, 3), [bot, Uniform()], [1, 2], Budget(5.0))
    first = match.state.decision
    while match.state.decision.seat != 0:
        match.step()
    first = match.state.decision
    match.step()
    bot.close()

    assert match.faults[0] == {}
    assert match.plies[-1] == first.options[0]


class Broken(Bot):
    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        raise ZeroDivisionError


class Cheat(Bot):
    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        return 424242


@pytest.mark.parametrize(("bot", "fault"), [(Broken(), "crash"), (Cheat(), "illegal")])
def test_bots_of_our_own_kind_cannot_stop_a_match_either(bot: Bot, fault: str) -> None:
    match = played(bot)

    assert match.state.over
    assert match.faults[0][fault] == match.asked[0]
