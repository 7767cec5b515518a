"""The hand-made judgements, one per game, found by the game's slug."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ludopolis.bots.heuristics.heuristic import FULL_SIGHT

if TYPE_CHECKING:
    from ludopolis.bots.heuristics.heuristic import Heuristic
    from ludopolis.core.game import Game


def heuristic_for(
    game: Game, sight: int = FULL_SIGHT, changes: dict[str, float] | None = None
) -> Heuristic:
    """The judgement of the game's positions; ``sight`` masks what it overlooks.

    ``changes`` puts other numbers in place of some weights.
    """
    weights = {**weights_of(game.slug), **(changes or {})}
    module = import_module(f"ludopolis.bots.heuristics.{game.slug}")
    found: Heuristic = module.judge(game, sight, list(weights.values()))
    return found


def weights_of(slug: str) -> dict[str, float]:
    """The weights of a game's judgement by name."""
    weights: dict[str, float] = import_module(f"ludopolis.bots.heuristics.{slug}").WEIGHTS
    return weights
