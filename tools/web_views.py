"""Write the fixed positions that the harness pages and the client's tests show.

``python -m tools.web_views`` lets bots play one game of each title with a fixed seed and keeps
what seat 0 sees early, late and at the end, with the plies told since the question before.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from ludopolis.bots.bot import Bot, Budget, world_of
from ludopolis.bots.roster import bot_named
from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import SLUGS, open_game
from ludopolis.play.table import Table
from ludopolis.wire.message import SeatInfo, Update

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "harness" / "views"
SEATS: Final = {"utopia": 4}
FEW_SEATS: Final = 3
NAMES: Final = ("Ada", "Blaise", "Christiaan", "Dorothea", "Erasmus")
MOMENTS: Final = {"early": 0.15, "late": 0.8}
ASKED: Final = {"utopia": "enter", "uchronia": "action", "dominations": "grow.menu"}
"""What is asked in them: something that is answered on the board."""
LEVEL: Final = "level2"
SEED: Final = 7
VIEWER: Final = 0


def fresh_table(slug: str) -> Table:
    setup = Setup(SEATS.get(slug, FEW_SEATS), SEED)
    seats = [SeatInfo(NAMES[0])]
    seats += [SeatInfo(NAMES[seat], "bot", LEVEL) for seat in range(1, setup.seats)]
    return Table(open_game(slug), setup, seats)


def play_to(table: Table, bot: Bot, last: int | None) -> int:
    """Play to the viewer's question at or after ``last``; the ply of the one before it."""
    game, rng, since = table.game, seeded(SEED), 0
    while table.asked >= 0:
        state = table.history.state
        if table.asked == VIEWER:
            asked = game.asks[state.decision.ask].name
            if last is not None and table.ply >= last and asked == ASKED[game.slug]:
                break
            since = table.ply
        option = bot.choose(world_of(game, state, rng), Budget(0.0), rng)
        table.play(table.asked, table.ply, option, 0.0)
    return since


def updates_of(slug: str) -> dict[str, Update]:
    whole = fresh_table(slug)
    bot = bot_named(whole.game, LEVEL)
    play_to(whole, bot, None)
    found = {"end": whole.update(VIEWER, max(0, whole.ply - 3))}
    for moment, part in MOMENTS.items():
        table = fresh_table(slug)
        since = play_to(table, bot, int(part * whole.ply))
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
