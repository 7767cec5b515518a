"""Tables put away and taken up again: a terminal closed in mid-game, a server that restarts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludopolis.play.clock import Clock
from ludopolis.play.files import read_whole, write_whole
from ludopolis.play.history import History
from ludopolis.play.record import check_game, check_option, setup_of
from ludopolis.play.saved import SavedTable
from ludopolis.play.table import Table
from ludopolis.wire.error import Refusal
from ludopolis.wire.record import check_chain, check_fields

if TYPE_CHECKING:
    from pathlib import Path

    from ludopolis.core.game import Game


def write_table(path: Path, table: Table, now: float) -> None:
    """Write the table down; a crash leaves the old file or the new one."""
    write_whole(path, msgspec.json.encode(table.save(now)) + b"\n")


def read_table(path: Path) -> SavedTable:
    """A table that was written down; ``record.header.game`` says which game to restore it with."""
    try:
        saved = msgspec.json.decode(read_whole(path), type=SavedTable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("table-unreadable", file=str(path), detail=str(error)) from None
    check_fields(saved.record)
    check_chain(saved.record)
    return saved


def restore(game: Game, saved: SavedTable, now: float) -> Table:
    """The table as it was saved, or a refusal that says why it can't go on."""
    check_game(saved.record.header, game)
    setup = setup_of(saved.record)
    game.check_setup(setup)
    if len(saved.seats) != setup.seats or len(saved.left) != setup.seats:
        raise Refusal("record-shape", detail="seats")
    table = Table(game, setup, saved.seats, saved.timing, now)
    table.started = saved.record.header.started
    table.salt = saved.record.salt or ""
    table.history = replay_history(game, saved)
    table.undone = list(saved.undone)
    table.clock = Clock(saved.timing, list(saved.left), list(saved.fallen), now)
    table.clock.running = table.asked
    return table


def replay_history(game: Game, saved: SavedTable) -> History:
    history = History(game, setup_of(saved.record))
    for ply, option in enumerate(saved.record.plies):
        if history.state.over:
            raise Refusal("record-after-end", ply=ply)
        check_option(game, history.state.decision, ply, option)
        history.play(option)
    history.play_forced()
    return history
