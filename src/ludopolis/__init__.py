"""Board games about cities and civilisations: Uchronia, Utopia and Dominations.

This is the public interface; all else may change. A game in five lines:

>>> import ludopolis
>>> position = ludopolis.new("utopia", seats=2, seed=7)
>>> while not position.over:
...     position.push(position.words()[0])
>>> position.scores
[57, 53]

Environments for learners are in ``ludopolis.envs``, which needs an optional extra.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str

    from ludopolis.bots.bot import Bot, Budget, World
    from ludopolis.contest.arena import Report, arena
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Outcome
    from ludopolis.core.rng import Rng, seeded
    from ludopolis.play.foresight import Outlook
    from ludopolis.play.position import (
        Option,
        Ply,
        Position,
        bot,
        bot_names,
        from_text,
        games,
        new,
        play_out,
        plies,
        read_record,
        replay,
        write_record,
    )
    from ludopolis.wire.error import Refusal
    from ludopolis.wire.event import Event
    from ludopolis.wire.record import Record
    from ludopolis.wire.view import View

__all__ = [
    "Bot",
    "Budget",
    "Decision",
    "Event",
    "Option",
    "Outcome",
    "Outlook",
    "Ply",
    "Position",
    "Record",
    "Refusal",
    "Report",
    "Rng",
    "View",
    "World",
    "__version__",
    "arena",
    "bot",
    "bot_names",
    "from_text",
    "games",
    "new",
    "play_out",
    "plies",
    "read_record",
    "replay",
    "seeded",
    "write_record",
]

HOMES = {
    "Bot": "bots.bot",
    "Budget": "bots.bot",
    "World": "bots.bot",
    "Decision": "core.decision",
    "Outcome": "core.game",
    "Outlook": "play.foresight",
    "Rng": "core.rng",
    "seeded": "core.rng",
    "Report": "contest.arena",
    "arena": "contest.arena",
    "Refusal": "wire.error",
    "Event": "wire.event",
    "Record": "wire.record",
    "View": "wire.view",
}
"""Where a public name is defined, if not in ``play.position``."""


def __getattr__(name: str) -> object:
    # Loaded when first used, so that ``import ludopolis`` costs nothing.
    if name not in __all__:
        raise AttributeError(f"module 'ludopolis' has no attribute {name!r}")
    if name == "__version__":
        return str(import_module("ludopolis.wire.version").program_version())
    found: object = getattr(import_module(f"ludopolis.{HOMES.get(name, 'play.position')}"), name)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
