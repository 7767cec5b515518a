"""``ludopolis arena``: bots against bots, with ratings, intervals and a cross table."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from ludopolis.cli.arguments import (
    FIRST_GAME,
    AsJson,
    Flags,
    GameName,
    Jobs,
    PackFile,
    Seats,
    Seed,
    at_least,
    flags_of,
)
from ludopolis.cli.programs import TrustPrograms, admit_programs
from ludopolis.cli.progress import Bar
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.contest.arena import Log, contest_of, report_of, run
from ludopolis.contest.ratings import shares
from ludopolis.text import term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis.contest.arena import Contest, Played, Report
    from ludopolis.contest.ratings import Interval

Bots = Annotated[str, Parameter(help="Names of bots, separated by commas; run:PROGRAM is one too.")]
Ray = Annotated[
    str | None,
    Parameter(help="Play on the Ray cluster at this address; `local` starts one here."),
]


def arena(
    game: GameName = FIRST_GAME,
    /,
    *,
    bots: Bots = "level3,level2",
    seats: Seats = 2,
    games: Annotated[int, Parameter(help="Number of games; whole deals are played.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 0,
    ray: Ray = None,
    seconds: Annotated[
        float, Parameter(help="Time for each answer; 0 leaves it to the bot.")
    ] = 0.0,
    flag: Flags = None,
    pack: PackFile = None,
    log: Annotated[
        Path | None,
        Parameter(help="File of finished games; if it exists, the run continues from it."),
    ] = None,
    records: Annotated[Path | None, Parameter(help="Folder for the records of all games.")] = None,
    out: Annotated[Path | None, Parameter(help="Write the standings to this CSV file.")] = None,
    trust_programs: TrustPrograms = False,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Play bots against each other: the same deals for all, every bot in every seat.

    Example: ludopolis arena utopia --bots level5,level4 --games 400 --log l5-l4.jsonl
    """
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    admit_programs(names, chosen_language(language), trusted=trust_programs)
    contest = contest_of(game, names, seats, games, seed, flags_of(flag), seconds, pack)
    finished = Log(log, contest) if log is not None else None
    games_left = run(contest, jobs, finished, keep=records is not None, ray=ray)
    played = gather_games(contest, games_left, finished, records)
    report = report_of(contest, played)
    if out is not None:
        write_csv(out, report)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, chosen_language(language))
    return 0


def gather_games(
    contest: Contest, games_left: Iterator[Played], log: Log | None, records: Path | None
) -> list[Played]:
    """All games, with a bar and the running result at the terminal."""
    all_games = list(log.done.values()) if log is not None else []
    all_games = [played for played in all_games if played.number < contest.games]
    wins = dict.fromkeys(contest.bots, 0.0)
    for played in all_games:
        count_wins(wins, played)
    with Bar(running_result(wins), contest.games, len(all_games)) as bar:
        for played in games_left:
            all_games.append(played)
            count_wins(wins, played)
            if records is not None:
                keep(records, played)
            bar.step(description=running_result(wins))
    return all_games


def count_wins(wins: dict[str, float], played: Played) -> None:
    for bot, share in zip(played.bots, shares(played.places), strict=True):
        wins[bot] += share


def running_result(wins: dict[str, float]) -> str:
    return " · ".join(f"{bot} {won:g}" for bot, won in wins.items())


def keep(folder: Path, played: Played) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    assert played.record is not None
    (folder / f"{played.number:06}.json").write_text(played.record, encoding="utf-8")


def write_csv(path: Path, report: Report) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["bot", "games", "wins", "share", "low", "high", "place", "score",
                         "rating", "doubt", "ms", "slowest_ms", "faults"])  # fmt: skip
        for row in report.standings:
            faults = " ".join(f"{fault}={count}" for fault, count in sorted(row.faults.items()))
            writer.writerow([row.bot, row.games, row.wins, row.win.share, row.win.low,
                             row.win.high, row.place, row.score, row.rating, row.doubt, row.ms,
                             row.slowest_ms, faults])  # fmt: skip


def print_report(report: Report, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    keys = ("bot", "games", "win", "place", "score", "rating", "ms", "faults")
    table = Table(*[term(f"bots-arena-{key}", language) for key in keys])
    for row in sorted(report.standings, key=lambda row: -row.rating):
        faults = ", ".join(f"{fault} {count}" for fault, count in sorted(row.faults.items()))
        table.add_row(row.bot, str(row.games), spell_interval(row.win), f"{row.place:.2f}",
                      f"{row.score:.1f}", f"{row.rating:.1f} ± {2 * row.doubt:.1f}",
                      f"{row.ms:.1f}", faults or "–")  # fmt: skip
    console = Console()
    console.print(table)
    print_cross(report, language)
    seats = ", ".join(
        f"{seat + 1}: {spell_interval(share)}" for seat, share in enumerate(report.seats)
    )
    console.print(term("bots-arena-seats", language, {"seats": seats}))


def print_cross(report: Report, language: str) -> None:
    """Who came in ahead of whom; with two bots the first table says it all."""
    from rich.console import Console
    from rich.table import Table

    bots = list(report.cross)
    if len(bots) < 3:
        return
    table = Table(term("bots-arena-ahead", language), *bots)
    for bot in bots:
        cells = [
            "–" if other == bot else spell_interval(report.cross[bot][other]) for other in bots
        ]
        table.add_row(bot, *cells)
    Console().print(table)


def spell_interval(share: Interval) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
