"""Bots of now against bots of an older build: python -m bench.former FOLDER GAME [--games G] …

FOLDER holds the older package (site-packages, or its ``src``). It plays in a process of its own:
both deal the game from the same seed, carry out the same options and must be asked the same
questions, so only games whose rules did not change since can be compared. One seat, each in turn,
has the bot of now (``--now``), all others that of the older build (``--then``). Each finished game
is a line of ``--out``, and a run that was cut short goes on there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from ludopolis.bots.bot import Bot, Budget, world_of
from ludopolis.bots.bot_game import seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.contest.ratings import wilson
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import open_game

PATIENT = 30.0
"""Rounds are counted, and a busy machine changes no answer: the clock of search is put off."""


class Side:
    """A game of one build, and the bots of it that play in some of its seats."""

    def __init__(self, slug: str, seats: int, deal: int, bots: dict[int, tuple[str, int]]) -> None:
        self.game = open_game(slug)
        self.state = self.game.new(Setup(seats, deal))
        self.bots = {seat: patient(bot_named(self.game, name)) for seat, (name, _) in bots.items()}
        self.rngs = {seat: seeded(seed) for seat, (_, seed) in bots.items()}
        self.times: list[float] = []
        for bot in self.bots.values():
            bot.reset()

    def options(self) -> list[int]:
        return [] if self.state.over else list(self.state.decision.options)

    def answer(self) -> int:
        seat = self.state.decision.seat
        began = time.process_time()
        world = world_of(self.game, self.state, self.rngs[seat])
        option = self.bots[seat].choose(world, Budget(), self.rngs[seat])
        self.times.append(time.process_time() - began)
        return option


def patient(bot: Bot) -> Bot:
    """The same bot, with a search that ends by its rounds alone (settings of any build)."""
    search: Any = bot
    if not hasattr(search, "settings"):
        return bot
    settings, (rounds, _, *rest) = search.settings.__reduce__()
    found: Bot = type(search)(search.heuristic, settings(rounds, PATIENT, *rest))
    return found


def serve() -> None:
    """Be the older build: a line with a game, or options to carry out and whether to answer."""
    side: Side | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "deal" in asked:
            bots = {int(seat): (name, seed) for seat, (name, seed) in asked["bots"].items()}
            side = Side(asked["game"], asked["seats"], asked["deal"], bots)
        assert side is not None
        for option in asked["options"]:
            side.state.apply(option)
        reply: dict[str, Any] = {"options": side.options()}
        if asked["answer"]:
            reply["answer"] = side.answer()
            reply["seconds"] = side.times[-1]
        print(json.dumps(reply), flush=True)


class Older:
    """The process of the older build."""

    def __init__(self, folder: Path) -> None:
        code = f"import sys; sys.path[:0] = [{str(folder)!r}]; import former; former.serve()"
        self.process = subprocess.Popen(  # noqa: S603 - this interpreter
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parent,
            env={"PYTHONPATH": str(folder)},
        )
        self.options: list[int] = []

    def ask(self, *, answer: bool, **new: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = json.dumps({"options": self.options, "answer": answer, **new})
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        self.options = []
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        return reply


OLDER: dict[Path, Older] = {}
"""One process for each worker of this one."""


def play(given: argparse.Namespace, number: int) -> dict[str, Any]:
    """Game ``number``: the bot of now in one seat, those of the older build in the others."""
    deal, place = divmod(number, given.seats)
    dealt = seed_from(given.seed, "deal", deal)
    bots = {
        seat: (given.now if seat == place else given.then, seed_from(given.seed, number, seat))
        for seat in range(given.seats)
    }
    now = Side(given.game, given.seats, dealt, {place: bots.pop(place)})
    if given.folder not in OLDER:
        OLDER[given.folder] = Older(given.folder)
    older = OLDER[given.folder]
    older.options = []
    older.ask(answer=False, deal=dealt, game=given.game, seats=given.seats, bots=bots)
    theirs = []
    while not now.state.over:
        options = now.options()
        option = options[0]
        if len(options) > 1 and now.state.decision.seat == place:
            option = now.answer()
        elif len(options) > 1:
            reply = older.ask(answer=True)
            assert reply["options"] == options, "the builds play different rules"
            option = reply["answer"]
            theirs.append(reply["seconds"])
        now.state.apply(option)
        older.options.append(option)
    outcome = now.game.outcome(now.state)
    assert outcome is not None
    first = sum(rank == 1 for rank in outcome.places)
    return {
        "number": number,
        "won": 1 / first if outcome.places[place] == 1 else 0.0,
        "scores": outcome.scores,
        "now": [round(1000 * seconds, 2) for seconds in now.times],
        "then": [round(1000 * seconds, 2) for seconds in theirs],
    }


def told(given: argparse.Namespace, played: list[dict[str, Any]]) -> str:
    found = wilson(sum(game["won"] for game in played), len(played))
    mean = {}
    for side in ("now", "then"):
        times = [each for game in played for each in game[side]]
        mean[side] = f"{sum(times) / len(times):.1f} ms"
    return (
        f"{given.game}, {given.seats} seats: {given.now} against {given.then} of then"
        f" {found.share:.1%} ({found.low:.1%}-{found.high:.1%}) of {len(played)},"
        f" {mean['now']} against {mean['then']} of processor time an answer"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--now", default="level5")
    parser.add_argument("--then", default="level5")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    played: list[dict[str, Any]] = []
    if given.out is not None and given.out.exists():
        played = [json.loads(line) for line in given.out.read_text().splitlines()]
    done = {game["number"] for game in played}
    left = [number for number in range(given.games) if number not in done]
    for _, game in spread(partial(play, given), left, given.jobs):
        played.append(game)
        if given.out is not None:
            with given.out.open("a") as file:
                file.write(json.dumps(game) + "\n")
    print(told(given, played))
    return 0


if __name__ == "__main__":
    sys.exit(main())
