"""Learning in rounds: play, train, and let the new net take over only if it is better.

All that a round makes lies in one folder, so that a run that was cut short goes on where it
stopped.
"""

from __future__ import annotations

import os
import time
from functools import partial
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from ludopolis.bots.judgements import heuristic_for
from ludopolis.contest.arena import contest_of, report_of, run
from ludopolis.contest.cluster import spread_on_ray
from ludopolis.contest.ratings import Interval
from ludopolis.contest.spread import spread
from ludopolis.core.net_plan import Plan
from ludopolis.games import open_game
from ludopolis.learn.selfplay import ENDS, Lessons, Played, play
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game

BY_HAND: Final = "greedy"
"""Whom the first net has to beat: the same look-ahead by the hand-made judgement."""
SEARCH: Final = "iterations=16"
"""A net of points does not change the look-ahead, so it is tried in a short search."""
LOG: Final = "log.jsonl"
COURSE: Final = "course.json"
GATE: Final = 0.55
EVEN: Final = 0.5


class Course(msgspec.Struct, frozen=True):
    """What is learnt and how; kept in the folder, so that a run goes on as it began."""

    game: str
    seed: int = 1
    games: int = 8000
    steps: int = 4000
    hidden: tuple[int, int] = (64, 32)
    without: tuple[str, ...] = ("board", "choices")
    told: bool = True
    points: bool = False
    window: int = 3
    blunders: float = 0.1
    doubt: float = 0.1
    kept: float = 0.1
    trust: float = 0.3
    gate_games: int = 400


class Round(msgspec.Struct, frozen=True):
    """A line of the log: what came of a round. ``rival`` is whom the net had to beat."""

    number: int
    games: int
    rows: int
    loss: float
    right: float
    rival: str
    gate: Interval
    older: list[Interval]
    taken: bool
    strength: float
    seconds: float


class Fit(msgspec.Struct, frozen=True):
    """How well a net foretells games that it was not trained on; kept beside the net."""

    rows: int
    loss: float
    right: float


class Learning:
    """A folder in which a game is learnt."""

    def __init__(self, folder: Path, course: Course, jobs: int, ray: str | None = None) -> None:
        self.folder = folder
        self.course = course
        self.jobs = jobs or os.cpu_count() or 1
        self.ray = ray
        self.game = open_game(course.game)
        folder.mkdir(parents=True, exist_ok=True)
        self.agree()
        self.log = self.read_log()

    def agree(self) -> None:
        """Refuse to go on with a course other than the one that was begun here."""
        path = self.folder / COURSE
        if not path.exists():
            path.write_bytes(msgspec.json.format(msgspec.json.encode(self.course)))
            return
        try:
            begun = msgspec.json.decode(path.read_bytes(), type=Course)
        except msgspec.MsgspecError:
            raise Refusal("learn-other-course", folder=str(self.folder)) from None
        if begun != self.course:
            raise Refusal("learn-other-course", folder=str(self.folder))

    def read_log(self) -> list[Round]:
        path = self.folder / LOG
        lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
        return [msgspec.json.decode(line, type=Round) for line in lines]

    def rounds(self, count: int) -> Iterator[Round]:
        """The rounds still to go, each as it ends."""
        for number in range(len(self.log), count):
            done = self.round(number)
            self.log.append(done)
            with (self.folder / LOG).open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
            yield done

    def champions(self) -> list[str]:
        """The nets that took over, the newest last, after the judgement made by hand."""
        by_hand = f"ismcts:{SEARCH}" if self.course.points else BY_HAND
        return [by_hand, *(self.bot(done.number) for done in self.log if done.taken)]

    def best(self) -> Path | None:
        """The net of the last round that took over."""
        taken = [self.net(done.number) for done in self.log if done.taken]
        return taken[-1] if taken else None

    def bot(self, number: int) -> str:
        net = self.net(number)
        return f"ismcts:net={net}:{SEARCH}" if self.course.points else f"learnt:{net}"

    def net(self, number: int) -> Path:
        return self.folder / f"net-{number:03}.bin"

    def fit(self, number: int) -> Path:
        return self.folder / f"net-{number:03}.json"

    def rows(self, number: int) -> Path:
        return self.folder / f"games-{number:03}.npz"

    def round(self, number: int) -> Round:
        began = time.perf_counter()
        if not self.rows(number).exists():
            self.play_games(number)
        if not self.net(number).exists():
            self.train_net(number)
        fit = msgspec.json.decode(self.fit(number).read_bytes(), type=Fit)
        return self.examined(number, fit, began)

    def train_net(self, number: int) -> None:
        """Train on the rows of the last rounds; the net is written last."""
        from ludopolis.learn.network import train  # noqa: PLC0415 - PyTorch is loaded late

        trained = train(self.game, self.plan(), self.data(number), self.training(number))
        fit = Fit(trained.rows, trained.loss, trained.right)
        write_whole(self.fit(number), msgspec.json.encode(fit))
        write_whole(self.net(number), trained.net)

    def play_games(self, number: int) -> None:
        """Play the games of a round and write down what is to be learnt from them."""
        course = self.course
        lessons = Lessons(
            course.game,
            course.seed * 1000 + number,
            str(self.best() or ""),
            course.blunders,
            course.doubt,
            course.kept,
        )
        numbers = list(range(course.games))
        work = partial(play, lessons)
        found = (
            spread(work, numbers, self.jobs)
            if self.ray is None
            else spread_on_ray(work, numbers, self.ray, self.jobs)
        )
        played = [game for _, game in sorted(found, key=lambda pair: pair[0])]
        arrays = {
            f"{seats}-{name}": array
            for seats in self.game.seats
            for name, array in gathered(self.game, seats, played).items()
        }
        partly = self.rows(number).with_suffix(".part.npz")
        np.savez(partly, **arrays)
        partly.rename(self.rows(number))

    def data(self, number: int) -> dict[int, dict[str, Any]]:
        """The rows of the last rounds, by number of seats."""
        first = max(0, number + 1 - self.course.window)
        files = [np.load(self.rows(earlier)) for earlier in range(first, number + 1)]
        found: dict[int, dict[str, Any]] = {}
        for seats in self.game.seats:
            names = [name for name in files[0].files if name.startswith(f"{seats}-")]
            found[seats] = {
                name.partition("-")[2]: np.concatenate([file[name] for file in files])
                for name in names
            }
        return {seats: rows for seats, rows in found.items() if len(rows["seen"]) > 1}

    def plan(self) -> Plan:
        course = self.course
        told = heuristic_for(self.game).names() if course.told else []
        return plan_of(self.game, course.hidden, course.without, told=told, points=course.points)

    def training(self, number: int) -> Any:  # noqa: ANN401 - of a module that needs PyTorch
        from ludopolis.learn.network import Course as Training  # noqa: PLC0415 - as in ``train_net``

        course = self.course
        seed = course.seed * 1000 + number
        return Training(course.hidden, course.steps, trust=course.trust, seed=seed)

    def examined(self, number: int, fit: Fit, began: float) -> Round:
        """Let the new net play the last one and all older ones."""
        champions = self.champions()
        gate = self.duel(self.bot(number), champions[-1], number, self.course.gate_games)
        older: list[Interval] = []
        if gate.share >= GATE:
            games = max(2, self.course.gate_games // 4)
            older = [self.duel(self.bot(number), bot, number, games) for bot in champions[:-1]]
        taken = gate.share >= GATE and all(result.share >= EVEN for result in older)
        before = self.log[-1].strength if self.log else 0.0
        return Round(
            number,
            self.course.games,
            fit.rows,
            fit.loss,
            fit.right,
            champions[-1],
            gate,
            older,
            taken,
            round(before + elo(gate.share), 1) if taken else before,
            round(time.perf_counter() - began, 1),
        )

    def duel(self, bot: str, rival: str, number: int, games: int) -> Interval:
        """The share of games that a bot wins against another, two by two."""
        course = self.course
        seed = course.seed * 1000 + number
        contest = contest_of(course.game, [bot, rival], self.game.seats[0], games, seed, {})
        played = list(run(contest, self.jobs, ray=self.ray))
        return report_of(contest, played).standings[0].win


def plan_of(
    game: Game,
    hidden: tuple[int, int],
    without: tuple[str, ...],
    *,
    told: list[str],
    points: bool = False,
) -> Plan:
    """A net for all numbers of seats that reads all features but those left out.

    One that corrects ``points`` reads no more of a feature by seats than the own seat's numbers.
    """
    seats = game.seats[-1]
    fewer = {feature.name: feature.size for feature in game.encoder(seats - 1).features}
    features = [
        (feature.name, size * max(1, feature.codes), feature.codes)
        for feature in game.encoder(seats).features
        if feature.name not in without
        for size in [(points and feature.size - fewer[feature.name]) or feature.size]
    ]
    trust = (0.0, 0.0)
    return Plan(game.slug, game.pack_id, seats, features, told, list(hidden), trust, points=points)


def write_whole(path: Path, data: bytes) -> None:
    partly = path.with_suffix(".part")
    partly.write_bytes(data)
    partly.rename(path)


def elo(share: float) -> float:
    """A share of wins as points of strength; 400 are odds of ten to one."""
    share = min(0.99, max(0.01, share))
    return 400 * log10(share / (1 - share))


def gathered(game: Game, seats: int, played: list[Played]) -> dict[str, Any]:
    """The rows of all games with so many seats."""
    chosen = [one for one in played if one.seats == seats]
    count = sum(one.rows for one in chosen)
    width = game.encoder(seats).width

    def joined(name: str, kind: str, columns: int) -> Any:  # noqa: ANN401 - an array of any kind
        whole = b"".join(getattr(one, name) for one in chosen)
        return np.frombuffer(whole, kind).reshape(count, columns)

    terms = sum(len(one.terms) for one in chosen) // 2 // max(1, count)
    return {
        "seen": joined("seen", "<i2", width),
        "terms": joined("terms", "<i2", terms),
        "leads": joined("leads", "<f4", 1)[:, 0],
        "ends": joined("ends", "<f4", 2 * ENDS),
    }
