"""The hand-made judgements, one per game, found by the game's slug."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ludopolis.bots.heuristics.heuristic import FULL_SIGHT

if TYPE_CHECKING:
    from ludopolis.bots.heuristics.heuristic import Heuristic
    from ludopolis.core.game import Game


def heuristic_for(game: Game, sight: int = FULL_SIGHT) -> Heuristic:
    """The judgement of the game's positions; ``sight`` masks what it overlooks."""
    found: Heuristic = import_module(f"ludopolis.bots.heuristics.{game.slug}").judge(game, sight)
    return found
