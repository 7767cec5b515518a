"""What to say when an optional library is missing, and how environments are named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludopolis.games import check_slug, open_game, rules_versions
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Game


def missing(library: str, extra: str) -> Refusal:
    """The refusal that names the extra which brings the library."""
    return Refusal("extra-missing", library=library, extra=extra)


def env_id(game: Game) -> str:
    """The name of the environment, with the rules version: what it means never changes.

    >>> env_id(open_game("utopia"))
    'Utopia-v2'
    """
    return f"{game.slug.capitalize()}-v{game.rules_version}"


def game_named(name: str) -> Game:
    """The game with this slug, or with this versioned id; refuses a version that is not here.

    >>> game_named("Uchronia-v1").rules_version
    1
    """
    slug = re.sub(r"-v[0-9]+$", "", str(name)).lower()
    check_slug(slug)
    found = {env_id(game): game for game in versions_of(slug)}
    newest = open_game(slug)
    if name not in {slug, *found}:
        raise Refusal("env-version", asked=name, present=env_id(newest))
    return found.get(name, newest)


def versions_of(slug: str) -> list[Game]:
    """The game by each version of its rules, oldest first."""
    return [open_game(slug, rules_version=version) for version in rules_versions(slug)]
