"""Tables put away and taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ludopolis.core.decision import PASS
from ludopolis.core.game import Setup
from ludopolis.play.saved import SavedTable
from ludopolis.play.saving import read_table, restore, write_table
from ludopolis.play.table import Table
from ludopolis.wire.error import Refusal
from ludopolis.wire.message import SeatInfo, Timing
from ludopolis.wire.record import seal_record
from tests.pearls import GAME, PACK, pearls

if TYPE_CHECKING:
    from pathlib import Path


def in_progress() -> Table:
    seats = [SeatInfo("Ann"), SeatInfo("Robo", "bot", "easy")]
    t = Table(GAME, Setup(2, 6), seats, Timing("live", main=60.0), 100.0)
    t.play(0, 0, PASS, 110.0)
    t.play(1, 1, t.history.state.decision.options[0], 120.0)
    t.undo(1, 1, 120.0)
    return t


def resaved(t: Table, plies: list[int]) -> SavedTable:
    saved = t.save(120.0)
    record = seal_record(saved.record.header, plies, t.setup.seed)
    return msgspec.structs.replace(saved, record=record)


def test_table_goes_on(tmp_path: Path) -> None:
    t = in_progress()
    write_table(tmp_path / "table.json", t, 125.0)

    again = restore(GAME, read_table(tmp_path / "table.json"), 9000.0)

    assert again.history.state.save() == t.history.state.save()
    assert again.record() == t.record()
    assert again.seats == t.seats
    assert (again.ply, again.branch, again.asked) == (1, 1, 1)
    assert again.update(0) == t.update(0)


def test_clocks_stand_still_in_between() -> None:
    t = in_progress()

    again = restore(GAME, t.save(125.0), 9000.0)
    again.tick(9010.0)

    assert again.clock.left == [50.0, 35.0]


def test_both_tables_play_on_alike() -> None:
    t = in_progress()
    again = restore(GAME, t.save(125.0), 9000.0)

    t.play(1, 1, PASS, 130.0)
    again.play(1, 1, PASS, 9005.0)

    assert again.history.state.save() == t.history.state.save()


def test_forced_ply_missing_at_the_end_is_played() -> None:
    t = in_progress()

    again = restore(GAME, resaved(t, []), 0.0)

    assert len(again.history.state.decision.options) > 1


@pytest.mark.parametrize("content", [b"", b"{}", b"[1", b"\xff\xfe", b'{"record": 3}'])
def test_not_a_saved_table(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)

    with pytest.raises(Refusal, match="table-unreadable"):
        read_table(path)


def test_edited_table(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    write_table(path, in_progress(), 125.0)
    path.write_bytes(path.read_bytes().replace(b'"plies":[-1', b'"plies":[2'))

    with pytest.raises(Refusal, match="record-edited"):
        read_table(path)


def test_other_content() -> None:
    other = pearls(pack=PACK.replace("value = 2", "value = 3"))

    with pytest.raises(Refusal, match="record-other-pack"):
        restore(other, in_progress().save(0.0), 0.0)


def test_illegal_ply() -> None:
    with pytest.raises(Refusal, match=r"record-illegal .*ply=1"):
        restore(GAME, resaved(in_progress(), [PASS, 99]), 0.0)


def test_plies_after_the_end() -> None:
    t = in_progress()
    while t.asked >= 0:
        t.play(t.asked, t.ply, PASS, 130.0)

    with pytest.raises(Refusal, match="record-after-end"):
        restore(GAME, resaved(t, [*t.history.plies, PASS]), 0.0)


def test_seats_do_not_fit() -> None:
    saved = msgspec.structs.replace(in_progress().save(0.0), seats=[SeatInfo("Ann")])

    with pytest.raises(Refusal, match="record-shape"):
        restore(GAME, saved, 0.0)
