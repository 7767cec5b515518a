"""All games, opened. The process that bots' processes are forked from imports it.

So a process that is begun while many bots think can think at once.
"""

from typing import Final

from ludopolis.bots.levels import LEVELS
from ludopolis.games import SLUGS, open_game
from ludopolis.server.background.workers import bot_of

BOTS: Final = [bot_of(open_game(slug), level) for slug in SLUGS for level in LEVELS]
