"""The games: each is a folder here, found by its ``about.toml`` and loaded when first asked for.

docs/guides/add-a-game.md says what else such a folder holds.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.game import Game

FOLDER: Final = files(__name__)
ABOUT: Final = "about.toml"


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says of itself, its texts aside: its place in the lobby, and whom we thank."""

    place: int
    minutes: int
    credits: str


def about(slug: str) -> Facts:
    return msgspec.toml.decode((FOLDER / slug / ABOUT).read_bytes(), type=Facts)


def game_folders() -> list[str]:
    """The folders with a game, in the order of the lobby."""
    slugs = [folder.name for folder in FOLDER.iterdir() if (folder / ABOUT).is_file()]
    return sorted(slugs, key=lambda slug: (about(slug).place, slug))


SLUGS: Final = game_folders()


def check_slug(slug: str) -> None:
    if slug not in SLUGS:
        raise Refusal("game-unknown", game=slug, games=", ".join(SLUGS))


def base_pack(slug: str) -> Traversable:
    """The content that the game comes with: one file, or a folder of files."""
    check_slug(slug)
    packs = FOLDER / slug / "packs"
    file = packs / "base.toml"
    return file if file.is_file() else packs / "base"


def open_game(slug: str, pack: Path | None = None) -> Game:
    """The game with its base pack, or with a pack of one's own.

    >>> open_game("utopia").seats
    range(2, 6)
    """
    return with_base(slug) if pack is None else with_pack(slug, pack)


@cache
def with_base(slug: str) -> Game:
    return with_pack(slug, base_pack(slug))


def with_pack(slug: str, source: Traversable) -> Game:
    check_slug(slug)
    game: Game = import_module(f"ludopolis.games.{slug}.game").open_game(source)
    return game


class CallableGames(ModuleType):
    """This package, which can be called: ``ludopolis.games()`` lists the games."""

    def __call__(self) -> list[str]:
        return SLUGS[:]


sys.modules[__name__].__class__ = CallableGames
