"""What was confirmed is stored, whatever happens to the server or is done to its file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bench.server_kill import try_it
from ludopolis.testing.load_figures import Process
from tests.extent import amount
from tests.server.people import ME, Person, id_of

if TYPE_CHECKING:
    from pathlib import Path

MOVES = amount(150, 400)


def test_no_confirmed_move_is_lost_or_doubled_by_killing(tmp_path: Path) -> None:
    found = try_it(rounds=2, moves=MOVES, tables=amount(4, 8), game="utopia", folder=tmp_path)

    assert found.confirmed >= MOVES
    assert found.lost == []
    assert found.doubled == []
    assert found.unconfirmed == []
    assert found.refused == {}


def stored(database: Path) -> set[str]:
    """The matches in the file, as a program finds them that comes and goes."""
    with closing(sqlite3.connect(database)) as connection:
        return {row[0] for row in connection.execute("SELECT id FROM matches")}


@pytest.mark.parametrize("workers", [1, 2])
def test_who_looks_into_the_file_takes_nothing_away(tmp_path: Path, workers: int) -> None:
    """A command, a backup, a curious host: they must see that a server has the file open.

    Else SQLite takes away the log with the last commits when they go, and the server writes on
    into a file that nobody will find again.
    """
    database = tmp_path / "s.db"
    process = Process(str(database), environment={"LUDOPOLIS_WORKERS": str(workers)})
    with process:
        ada = Person(process.url, "Ada")
        made, seen = set(), []
        for _ in range(4):
            made.add(id_of(ada.make(ME, ME)))
            seen.append(made - stored(database))
        ada.close()
        process.kill()

    assert seen == [set()] * 4
    assert stored(database) == made
