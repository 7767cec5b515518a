"""Write the fixed positions that the harness pages and the client's tests show.

``python -m tools.web_views`` plays one game of each title with a fixed seed and keeps what seat 0
sees early and late, with the plies told since the question before.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

import msgspec

from ludopolis.core.game import Setup
from ludopolis.games import SLUGS, open_game
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo, Update

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "harness" / "views"
SEATS: Final = {"utopia": 4}
FEW_SEATS: Final = 3
NAMES: Final = ("Ada", "Blaise", "Christiaan", "Dorothea", "Erasmus")
MOMENTS: Final = {"early": 0.15, "late": 0.85}
SEED: Final = 7
VIEWER: Final = 0


def fresh_table(slug: str) -> Table:
    setup = Setup(SEATS.get(slug, FEW_SEATS), SEED)
    seats = [SeatInfo(NAMES[0])]
    seats += [SeatInfo(NAMES[seat], "bot", "level1") for seat in range(1, setup.seats)]
    return Table(open_game(slug), setup, seats)


def play_to(table: Table, chance: random.Random, last: int | None) -> int:
    """Play at random to the first question of the viewer at or after ``last``; the ply before."""
    since = table.ply
    while table.asked >= 0:
        if table.asked == VIEWER and last is not None and table.ply >= last:
            break
        since = table.ply
        options = table.history.state.decision.options
        table.play(table.asked, table.ply, chance.choice(options), 0.0)
    return since


def updates_of(slug: str) -> dict[str, Update]:
    whole = fresh_table(slug)
    play_to(whole, random.Random(SEED), None)
    found = {"end": whole.update(VIEWER, max(0, whole.ply - 3))}
    for moment, part in MOMENTS.items():
        table = fresh_table(slug)
        since = play_to(table, random.Random(SEED), int(part * whole.ply))
        found[moment] = table.update(VIEWER, since)
    return found


def main(slugs: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in slugs or SLUGS:
        for moment, update in updates_of(slug).items():
            target = FOLDER / f"{slug}-{moment}.json"
            target.write_bytes(msgspec.json.encode(update) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
