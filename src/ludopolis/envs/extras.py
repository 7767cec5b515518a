"""What to say when an optional library is missing, and how environments are named."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludopolis.core.game import Setup
from ludopolis.games import check_slug, open_game, rules_versions
from ludopolis.wire.error import Refusal, check_flags, check_int

if TYPE_CHECKING:
    from ludopolis.core.game import Game


def missing(library: str, extra: str) -> Refusal:
    """The refusal that names the extra which brings the library."""
    return Refusal("extra-missing", library=library, extra=extra)


def versioned(slug: str, rules_version: int) -> str:
    """The name of the environment, with the rules version: what it means never changes.

    >>> versioned("utopia", 2)
    'Utopia-v2'
    """
    return f"{slug.capitalize()}-v{rules_version}"


def env_id(game: Game) -> str:
    return versioned(game.slug, game.rules_version)


def game_named(name: str, pack: Path | str | None = None) -> Game:
    """The game with this slug, or with this versioned id; refuses a version that is not here.

    >>> game_named("Uchronia-v1").rules_version
    1
    """
    slug = re.sub(r"-v[0-9]+$", "", str(name)).lower()
    check_slug(slug)
    found = {versioned(slug, version): version for version in rules_versions(slug)}
    if name not in {slug, *found}:
        raise Refusal("env-version", asked=name, present=[*found][-1])
    source = None if pack is None else Path(pack)
    return open_game(slug, source, rules_version=found.get(name, 0))


def checked_setup(game: Game, seats: object, flags: object) -> Setup:
    """A setup without a deal; refuses seats and flags that the rules don't know."""
    setup = Setup(check_int("seats", seats), 0, check_flags(flags))
    game.check_setup(setup)
    return setup


def dealt(game: Game, setup: Setup, seed: int, options: Mapping[str, object] | None) -> Setup:
    """The setup with a deal; ``options["flags"]`` are other variants of the rules."""
    if options and "flags" in options:
        setup = checked_setup(game, setup.seats, options["flags"])
    return Setup(setup.seats, seed, setup.flags)


def versions_of(slug: str) -> list[Game]:
    """The game by each version of its rules, oldest first."""
    return [open_game(slug, rules_version=version) for version in rules_versions(slug)]
