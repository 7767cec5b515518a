"""``ludopolis admin`` and ``ludopolis bench server``: for those who look after a server."""

from __future__ import annotations

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import Parameter

from ludopolis.cli.arguments import FIRST_GAME, AsJson, GameName, at_least
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.text import term

Database: TypeAlias = Annotated[
    str | None, Parameter(help="Path of a SQLite file, or the URL of a PostgreSQL database.")
]
MatchId: TypeAlias = Annotated[str, Parameter(help="The match, as in its address.")]
MatchIds: TypeAlias = Annotated[list[str] | None, Parameter(help="Matches; all if none are named.")]


def show_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def list_matches(*, database: Database = None, json: AsJson = False) -> None:
    from ludopolis.server.ops.admin import list_matches
    from ludopolis.server.settings import from_environment

    rows = asyncio.run(list_matches(from_environment(database=database)))
    if json:
        show_json(rows)
        return
    for row in rows:
        players = ", ".join(name or "-" for name in row.players)
        words = [row.id, row.game, row.status, str(row.ply), moment(row.updated), players]
        print("  ".join([*words, row.fault]).rstrip())


def show(
    match: MatchId,
    /,
    *,
    database: Database = None,
    reveal: Annotated[bool, Parameter(negative="", help="Show the seed.")] = False,
    json: AsJson = False,
) -> None:
    from ludopolis.server.ops.admin import show_match
    from ludopolis.server.settings import from_environment

    found = asyncio.run(show_match(from_environment(database=database), match))
    config = found.config if reveal else msgspec.structs.replace(found.config, seed="")
    if json:
        show_json([config, found.entries])
        return
    for name in config.__struct_fields__:
        print(f"{name}: {getattr(config, name)}")
    for entry in found.entries:
        details = msgspec.json.encode(entry.details).decode()
        numbers = f"{entry.number:5}  {moment(entry.at)}  {entry.kind:<12}"
        print(f"{numbers} {entry.seat:3} {entry.ply:5} {entry.value:7}  {details}")


def export(
    matches: MatchIds = None,
    /,
    *,
    to: Annotated[Path, Parameter(help="Folder to write to.")],
    record: Annotated[
        bool, Parameter(negative="", help="Write records, as `ludopolis record` reads them.")
    ] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.admin import export_matches
    from ludopolis.server.settings import from_environment

    settings = from_environment(database=database)
    count = asyncio.run(export_matches(settings, matches or [], to, as_record=record))
    print(term("server-exported", chosen_language(language), {"count": count}))


def backup(
    to: Annotated[Path, Parameter(help="File to write to; it must not be there.")],
    /,
    *,
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.admin import back_up
    from ludopolis.server.settings import from_environment

    back_up(from_environment(database=database), to)
    print(term("server-backed-up", chosen_language(language), {"file": str(to)}))


def import_matches(
    files: Annotated[list[Path], Parameter(help="Files that `export` has written.")],
    /,
    *,
    database: Database = None,
    language: Language = None,
) -> None:
    from ludopolis.server.ops.admin import import_matches
    from ludopolis.server.settings import from_environment

    count = asyncio.run(import_matches(from_environment(database=database), files))
    print(term("server-imported", chosen_language(language), {"count": count}))


def verify(
    matches: MatchIds = None, /, *, database: Database = None, language: Language = None
) -> int:
    from ludopolis.server.ops.admin import verify_matches
    from ludopolis.server.settings import from_environment

    found = asyncio.run(verify_matches(from_environment(database=database), matches or []))
    faulty = {key: fault for key, fault in found.items() if fault}
    for key, fault in faulty.items():
        print(term("server-faulty", chosen_language(language), {"match": key, "fault": fault}))
    print(term("server-verified", chosen_language(language), {"count": len(found) - len(faulty)}))
    return 1 if faulty else 0


def repair(match: MatchId, /, *, database: Database = None, language: Language = None) -> None:
    from ludopolis.server.ops.admin import repair_match
    from ludopolis.server.settings import from_environment

    count = asyncio.run(repair_match(from_environment(database=database), match))
    print(term("server-repaired", chosen_language(language), {"count": count}))


def bench(
    game: GameName = FIRST_GAME,
    /,
    *,
    tables: Annotated[int, Parameter(help="How many matches at a time.")] = 50,
    seats: Annotated[int, Parameter(help="Sockets per match.")] = 4,
    seconds: Annotated[float, Parameter(help="Time to measure.")] = 10.0,
    rate: Annotated[float, Parameter(help="Moves per second; 0: as fast as can be.")] = 0.0,
    database: Database = None,
    json: AsJson = False,
) -> None:
    import ludopolis.server  # noqa: F401 - says what is missing, before the load needs it
    from ludopolis.testing.load_figures import Process, measure

    at_least("tables", tables, 1)
    with tempfile.TemporaryDirectory() as folder:
        process = Process(database or str(Path(folder, "bench.db")))
        with process:
            figures = measure(process, game, seats, tables, seconds, rate)
    if json:
        show_json(figures)
        return
    for name in figures.__struct_fields__:
        print(f"{name.replace('_', ' '):<28}{getattr(figures, name)}")
