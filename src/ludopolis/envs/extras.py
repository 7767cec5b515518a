"""What to say when an optional library is missing, and how environments are named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludopolis.games import open_game
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Game


def missing(library: str, extra: str) -> Refusal:
    """The refusal that names the extra which brings the library."""
    return Refusal("extra-missing", library=library, extra=extra)


def env_id(game: Game) -> str:
    """The name of the environment, with the rules version: what it means never changes.

    >>> env_id(open_game("utopia"))
    'Utopia-v1'
    """
    return f"{game.slug.capitalize()}-v{game.rules_version}"


def game_named(name: str) -> Game:
    """The game with this slug or this versioned id; refuses a version that is not the present one.

    >>> game_named("Utopia-v1").slug
    'utopia'
    """
    slug = re.sub(r"-v[0-9]+$", "", str(name)).lower()
    game = open_game(slug)
    if name not in {slug, env_id(game)}:
        raise Refusal("env-version", asked=name, present=env_id(game))
    return game
