"""``ludopolis dataset``: games between bots as Parquet files for learners."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import (
    FIRST_GAME,
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
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.contest.spread import spread
from ludopolis.text import term


def dataset(
    game: GameName = FIRST_GAME,
    /,
    *,
    out: Annotated[Path, Parameter(help="Folder for the files; it must not have a data set yet.")],
    bots: Annotated[
        str, Parameter(help="Names of bots, separated by commas; they take turns in the seats.")
    ] = "level2,level1",
    seats: Seats = 2,
    games: Annotated[int, Parameter(help="Number of games.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 0,
    flag: Flags = None,
    pack: PackFile = None,
    trust_programs: TrustPrograms = False,
    language: Language = None,
) -> int:
    """Let bots play and write every choice to Parquet files, for learners to read."""
    from ludopolis.envs.dataset import Writer, play, recipe_of

    at_least("--games", games, 1)
    at_least("--jobs", jobs, 0)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    admit_programs(names, chosen_language(language), trusted=trust_programs)
    recipe = recipe_of(game, names, seats, games, seed, flags_of(flag), pack)
    writer = Writer(out, recipe)
    workers = jobs or os.cpu_count() or 1
    for number, rows in spread(partial(play, recipe), list(range(games)), workers):
        writer.add(number, rows)
    rows_written = writer.close()
    facts: dict[str, int | str] = {"games": games, "rows": rows_written, "folder": str(out)}
    print(term("cli-dataset-written", chosen_language(language), facts))
    return 0
