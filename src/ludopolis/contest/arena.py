"""The arena: bots against bots on the same deals, every bot in every seat, on any number of cores.

Each finished game is one line of a file, so that a run that was cut short goes on where it stopped,
and what a game is depends on its number alone.
"""

from __future__ import annotations

import os
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.bots.bot import Budget
from ludopolis.bots.bot_game import BotGame, seed_from
from ludopolis.bots.roster import bot_named
from ludopolis.contest.cluster import spread_on_ray
from ludopolis.contest.ratings import Interval, Standing, cross_table, ratings_of, shares, wilson
from ludopolis.contest.spread import spread
from ludopolis.core.game import Setup
from ludopolis.games import open_game
from ludopolis.play.record import header_of, result_of
from ludopolis.wire.error import Refusal, check_flags
from ludopolis.wire.record import encode, seal_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.core.game import Game

STARTED: Final = "1970-01-01T00:00:00+00:00"
"""Records of the arena carry no date, so that equal games are equal files."""


class Contest(msgspec.Struct, frozen=True):
    """What is played; the first line of the file. ``games`` is rounded up to whole deals."""

    game: str
    pack_hash: str
    bots: list[str]
    seats: int
    games: int
    seed: int
    flags: dict[str, str]
    seconds: float
    # Journals of earlier versions don't say: all games had their first rules.
    rules_version: int = 1
    pack: str | None = None
    """Where content of one's own lies."""


class Played(msgspec.Struct, frozen=True):
    """One finished game; lists are by seat."""

    number: int
    deal: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    reason: str
    plies: int
    asked: list[int]
    ms: list[float]
    slowest_ms: list[float]
    # Journals of earlier versions say "marks".
    faults: list[dict[str, int]] = msgspec.field(name="marks")
    record: str | None = None


class Report(msgspec.Struct, frozen=True):
    """The result of a contest."""

    contest: Contest
    games: int
    standings: list[Standing]
    cross: dict[str, dict[str, Interval]]
    seats: list[Interval]
    mean_plies: float


def contest_of(
    game: str, bots: list[str], seats: int, games: int, seed: int, flags: dict[str, str],
    seconds: float = 0.0, pack: Path | str | None = None,
) -> Contest:  # fmt: skip
    """A contest that can be played, or a refusal."""
    path = None if pack is None else Path(pack).absolute()
    found = open_game(game, path)
    found.check_setup(Setup(seats, seed, flags))
    if not bots:
        raise Refusal("arena-bots")
    if games < 1:
        raise Refusal("too-small", name="games", value=games, min=1)
    for bot in bots:
        bot_named(found, bot).close()
    per_deal = len(line_ups(bots, seats))
    whole = -(-games // per_deal) * per_deal
    return Contest(
        game, found.pack_hash, bots, seats, whole, seed, flags, seconds, found.rules_version,
        None if path is None else str(path),
    )  # fmt: skip


def game_of(contest: Contest) -> Game:
    """The game by the rules and with the content of the contest, which a worker may not have."""
    return game_with(contest.game, contest.rules_version, contest.pack, contest.pack_hash)


@cache
def game_with(slug: str, rules_version: int, pack: str | None, pack_hash: str) -> Game:
    path = None if pack is None else Path(pack)
    try:
        game = open_game(slug, path, rules_version=rules_version, pack_hash=pack_hash)
    except Refusal:
        raise Refusal("arena-other-pack", game=slug) from None
    if game.pack_hash != pack_hash:
        raise Refusal("arena-other-pack", game=slug)
    return game


def line_ups(bots: list[str], seats: int) -> list[list[str]]:
    """Who sits where, for one deal: every choice of bots, turned through all seats.

    >>> line_ups(["a", "b"], 2)
    [['a', 'b'], ['b', 'a']]
    """
    filled = bots if len(bots) >= seats else [bots[i % len(bots)] for i in range(seats)]
    found: list[list[str]] = []
    for chosen in combinations(filled, seats):
        turned = [list(chosen[i:] + chosen[:i]) for i in range(seats)]
        found += turned if len(set(chosen)) > 1 else turned[:1]
    return found


def play_one(contest: Contest, number: int, *, keep: bool) -> Played:
    """Game ``number`` of the contest; the same whoever plays it, where and when."""
    game = game_of(contest)
    ups = line_ups(contest.bots, contest.seats)
    deal, place = divmod(number, len(ups))
    names = ups[place]
    setup = Setup(contest.seats, seed_from(contest.seed, "deal", deal), contest.flags)
    seeds = [
        seed_from(contest.seed, deal, name, names[:seat].count(name))
        for seat, name in enumerate(names)
    ]
    bots = [bot_named(game, name) for name in names]
    match = BotGame(game, setup, bots, seeds, Budget(contest.seconds))
    try:
        match.play()
    finally:
        for bot in bots:
            bot.close()
    return played_of(game, setup, names, match, (number, deal), keep=keep)


def played_of(
    game: Game, setup: Setup, names: list[str], match: BotGame, at: tuple[int, int], *, keep: bool
) -> Played:
    outcome = game.outcome(match.state)
    assert outcome is not None
    record = None
    if keep:
        header = header_of(game, setup, names, STARTED)
        sealed_record = seal_record(header, match.plies, setup.seed, result_of(outcome))
        record = encode(sealed_record).decode()
    return Played(
        number=at[0],
        deal=at[1],
        bots=names,
        scores=outcome.scores,
        places=outcome.places,
        reason=outcome.reason,
        plies=len(match.plies),
        asked=match.asked,
        ms=[round(1000 * seconds, 2) for seconds in match.seconds],
        slowest_ms=[round(1000 * seconds, 2) for seconds in match.slowest],
        faults=[dict(faults) for faults in match.faults],
        record=record,
    )


class Log:
    """The file of finished games: a line with the contest, then a line per game, in any order."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.done: dict[int, Played] = {}
        if path.exists() and path.stat().st_size > 0:
            self.read(contest)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(contest) + b"\n")

    def read(self, contest: Contest) -> None:
        lines = self.path.read_bytes().split(b"\n")
        try:
            earlier = msgspec.json.decode(lines[0], type=Contest)
        except msgspec.MsgspecError:
            raise Refusal("arena-not-a-log", file=str(self.path)) from None
        # More games of the same contest are welcome, and a pack may lie elsewhere by now.
        if msgspec.structs.replace(earlier, games=contest.games, pack=contest.pack) != contest:
            raise Refusal("arena-other-contest", file=str(self.path))
        for line in lines[1:-1]:
            self.take(line)
        if lines[-1]:
            self.cut(len(lines[-1]))

    def take(self, line: bytes) -> None:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            raise Refusal("arena-not-a-log", file=str(self.path)) from None
        self.done[played.number] = played

    def cut(self, length: int) -> None:
        """Drop a last line that was being written when the run was stopped."""
        with self.path.open("r+b") as file:
            file.truncate(self.path.stat().st_size - length)

    def add(self, played: Played) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
        self.done[played.number] = played


def games_of(
    contest: Contest, numbers: list[int], jobs: int, ray: str | None, *, keep: bool
) -> Iterator[Played]:
    """Play these games; they come as they are finished."""
    play = partial(play_one, contest, keep=keep)
    if ray is not None:
        results = spread_on_ray(play, numbers, ray, jobs)
    else:
        results = spread(play, numbers, jobs or os.cpu_count() or 1)
    for _, played in results:
        yield played


def run(
    contest: Contest,
    jobs: int,
    log: Log | None = None,
    *,
    keep: bool = False,
    ray: str | None = None,
) -> Iterator[Played]:
    """All games of the contest that the log has not got yet, written down as they end.

    They are played by ``jobs`` processes (0: one per core), or by the cluster at address ``ray``.
    """
    done = log.done if log is not None else {}
    numbers = [number for number in range(contest.games) if number not in done]
    for played in games_of(contest, numbers, jobs, ray, keep=keep):
        if log is not None:
            log.add(msgspec.structs.replace(played, record=None))
        yield played


def report_of(contest: Contest, games: list[Played]) -> Report:
    """What the games say; the order in which they ended does not matter."""
    games = sorted(games, key=lambda played: played.number)
    bots = list(dict.fromkeys(contest.bots))
    results = [(played.bots, played.places) for played in games]
    ratings = ratings_of(bots, results)
    return Report(
        contest=contest,
        games=len(games),
        standings=[standing_of(bot, games, ratings[bot]) for bot in bots],
        cross=cross_table(bots, results),
        seats=[
            wilson(sum(shares(played.places)[seat] for played in games), len(games))
            for seat in range(contest.seats)
        ],
        mean_plies=round(sum(played.plies for played in games) / max(1, len(games)), 1),
    )


def standing_of(bot: str, games: list[Played], rating: tuple[float, float]) -> Standing:
    rows = [
        (played, seat, shares(played.places)[seat])
        for played in games
        for seat, name in enumerate(played.bots)
        if name == bot
    ]
    count = max(1, len(rows))
    wins = sum(share for _, _, share in rows)
    asked = sum(played.asked[seat] for played, seat, _ in rows)
    faults: dict[str, int] = {}
    for played, seat, _ in rows:
        for fault, times in played.faults[seat].items():
            faults[fault] = faults.get(fault, 0) + times
    return Standing(
        bot=bot,
        games=len(rows),
        wins=round(wins, 2),
        win=wilson(wins, len(rows)),
        place=round(sum(played.places[seat] for played, seat, _ in rows) / count, 3),
        score=round(sum(played.scores[seat] for played, seat, _ in rows) / count, 2),
        rating=rating[0],
        doubt=rating[1],
        ms=round(sum(played.ms[seat] for played, seat, _ in rows) / max(1, asked), 3),
        slowest_ms=max((played.slowest_ms[seat] for played, seat, _ in rows), default=0.0),
        faults=faults,
    )


def arena(
    game: str,
    players: list[str],
    *,
    seats: int = 2,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    seconds: float = 0.0,
    flags: dict[str, str] | None = None,
    pack: Path | str | None = None,
) -> Report:
    """Let bots meet on the same deals, each in every seat: standings, ratings, cross table.

    ``flags`` are variants of the rules, ``pack`` is content of your own.

    >>> report = arena("utopia", ["uniform", "greedy"], games=2)
    >>> [standing.bot for standing in report.standings]
    ['uniform', 'greedy']
    """
    contest = contest_of(game, players, seats, games, seed, check_flags(flags), seconds, pack)
    return report_of(contest, list(run(contest, jobs)))
