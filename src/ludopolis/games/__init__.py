"""The games: each is a folder here, found by its ``about.toml`` and loaded when first asked for.

docs/guides/add-a-game.md says what else such a folder holds.
"""

from __future__ import annotations

import copyreg
import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from ludopolis.content.source import parse_toml
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

    from ludopolis.core.game import Game

FOLDER: Final = Path(__file__).parent
ABOUT: Final = "about.toml"
ARCHIVE: Final = "released"
"""The folder of earlier packs, beside the present one."""
OWN_PACKS: Final = "LUDOPOLIS_PACKS"
"""The variable that names a folder of packs of one's own, each called by its hash, or several."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says of itself, its texts aside: its place in the lobby, and whom we thank."""

    place: int
    minutes: int
    credits: str


def about(slug: str) -> Facts:
    text = (FOLDER / slug / ABOUT).read_text(encoding="utf-8")
    return msgspec.convert(parse_toml(ABOUT, text), Facts)


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


def open_game(
    slug: str, pack: Path | None = None, *, rules_version: int = 0, pack_hash: str = ""
) -> Game:
    """The game with its base pack, or with a pack of one's own.

    What was begun goes on by the rules and the pack that it began with: name them. Without a
    version it is the newest, without a hash the present pack. Refuses what can't be had any more.

    >>> open_game("utopia").seats
    range(2, 6)
    >>> open_game("uchronia", rules_version=1).rules_version
    1
    """
    check_slug(slug)
    version = rules_version or rules_versions(slug)[-1]
    if pack is not None:
        return with_pack(slug, pack, version)
    game = with_base(slug, version)
    return game if pack_hash in {"", game.pack_hash} else with_earlier(slug, version, pack_hash)


def rules_versions(slug: str) -> list[int]:
    """The versions of the rules that can still be played, oldest first."""
    versions: list[int] = import_module(f"ludopolis.games.{slug}.game").RULES_VERSIONS
    return versions


@cache
def with_base(slug: str, rules_version: int) -> Game:
    return with_pack(slug, base_pack(slug), rules_version)


@cache
def with_earlier(slug: str, rules_version: int, pack_hash: str) -> Game:
    game = with_pack(slug, earlier_pack(slug, pack_hash), rules_version)
    if game.pack_hash != pack_hash:
        raise pack_missing(slug, pack_hash)
    return game


def with_pack(slug: str, source: Traversable, rules_version: int) -> Game:
    check_slug(slug)
    known = rules_versions(slug)
    if rules_version not in known:
        versions = ", ".join(str(version) for version in known)
        raise Refusal("rules-version", game=slug, version=rules_version, versions=versions)
    game: Game = import_module(f"ludopolis.games.{slug}.game").open_game(source, rules_version)
    copyreg.pickle(type(game), named_game)
    return game


def named_game(game: Game) -> tuple[Callable[..., Game], tuple[str, int, str]]:
    """How a game is pickled and copied: it is opened again, by what a record knows of it."""
    return opened_again, (game.slug, game.rules_version, game.pack_hash)


def opened_again(slug: str, rules_version: int, pack_hash: str) -> Game:
    return open_game(slug, rules_version=rules_version, pack_hash=pack_hash)


def pack_source(game: Game) -> Traversable:
    """Where the content of an opened game lies, if it came with the program or is kept."""
    is_base = game.pack_hash == with_base(game.slug, game.rules_version).pack_hash
    return base_pack(game.slug) if is_base else earlier_pack(game.slug, game.pack_hash)


def earlier_pack(slug: str, pack_hash: str) -> Traversable:
    """A pack that the game came with before, or one that the host keeps."""
    folders: list[Traversable] = [FOLDER / slug / "packs" / ARCHIVE, *own_folders()]
    if pack_hash.isalnum():
        for folder in folders:
            for found in (folder / f"{pack_hash}.toml", folder / pack_hash):
                if found.is_file() or found.is_dir():
                    return found
    raise pack_missing(slug, pack_hash)


def own_folders() -> list[Path]:
    names = os.environ.get(OWN_PACKS, "").split(os.pathsep)
    return [Path(name) for name in names if name]


def add_own_folder(folder: Path) -> None:
    """Look for packs there too, in this process and in those that it begins."""
    os.environ[OWN_PACKS] = os.pathsep.join(str(each) for each in [*own_folders(), folder])


def pack_missing(slug: str, pack_hash: str) -> Refusal:
    return Refusal("pack-missing", game=slug, pack=pack_hash)


class CallableGames(ModuleType):
    """This package, which can be called: ``ludopolis.games()`` lists the games."""

    def __call__(self) -> list[str]:
        return SLUGS[:]


sys.modules[__name__].__class__ = CallableGames
