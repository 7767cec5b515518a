from __future__ import annotations

from typing import TYPE_CHECKING

from bench.server_kill import try_it
from tests.extent import amount

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
