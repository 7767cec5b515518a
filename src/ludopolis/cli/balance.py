"""``ludopolis balance``: a page that shows whether the content of a game is balanced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

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
from ludopolis.contest.arena import Contest, contest_of
from ludopolis.contest.balance import Balance, balance_of, samples
from ludopolis.contest.balance_page import page
from ludopolis.text import term


def balance(
    game: GameName = FIRST_GAME,
    /,
    *,
    bots: Annotated[str, Parameter(help="The bot in every seat.")] = "level3",
    seats: Seats = 2,
    games: Annotated[int, Parameter(help="Number of games.")] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 0,
    flag: Flags = None,
    pack: PackFile = None,
    out: Annotated[Path, Parameter(help="The page to write.")] = Path("balance.html"),
    trust_programs: TrustPrograms = False,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Play a bot against itself and write a page with plots and tables.

    Example: ludopolis balance utopia --bots level3 --games 2000 --out utopia.html
    """
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    admit_programs([bots], chosen_language(language), trusted=trust_programs)
    contest = contest_of(game, [bots], seats, games, seed, flags_of(flag), pack=pack)
    report = gather_games(contest, jobs or os.cpu_count() or 1)
    out.write_text(page(report), encoding="utf-8")
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print(
            term(
                "bots-balance-written",
                chosen_language(language),
                {"file": str(out), "games": games},
            )
        )
    return 0


def gather_games(contest: Contest, jobs: int) -> Balance:
    """All games, with a bar at the terminal."""
    found = []
    with Bar("", contest.games) as bar:
        for sample in samples(contest, jobs):
            found.append(sample)
            bar.step()
    return balance_of(contest, found)
