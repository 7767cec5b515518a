"""The hand-made judgement of a game, its levels and settings, as its folder gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.judgement import FULL_SIGHT, judged

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.judgement import Heuristic, Level


def heuristic_for(
    game: Game, sight: int = FULL_SIGHT, changes: dict[str, float] | None = None
) -> Heuristic:
    """The judgement of the game's positions; ``sight`` masks what it overlooks.

    ``changes`` puts other numbers in place of some weights.
    """
    weights = {**weights_of(game), **(changes or {})}
    return judged(game, sight, list(weights.values()))


def weights_of(game: Game) -> dict[str, float]:
    """The weights of a game's judgement by name."""
    weights: dict[str, float] = game.part("judgement").WEIGHTS
    return weights


def levels_of(game: Game) -> list[Level]:
    """What the levels of a game see, from the weakest to the strongest."""
    levels: list[Level] = game.part("judgement").LEVELS
    return levels


def search_of(game: Game) -> dict[str, float]:
    """The settings of search in a game; docs/design/bots.md says which trials they come from."""
    settings: dict[str, float] = game.part("judgement").SEARCH
    return settings
