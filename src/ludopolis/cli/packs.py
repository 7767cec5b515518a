"""``ludopolis pack``: a copy of a game's content to change, and what is wrong with the change."""

from __future__ import annotations

import json as codec
import tomllib
from importlib.resources import as_file
from pathlib import Path
from shutil import copyfile, copytree
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import AsJson
from ludopolis.cli.speech import Language, chosen_language, explain
from ludopolis.games import SLUGS, base_pack, open_game
from ludopolis.text import term
from ludopolis.wire.error import Refusal


def copy(
    game: Annotated[str, Parameter(help=f"Whose content, one of: {', '.join(SLUGS)}.")],
    target: Annotated[Path, Parameter(help="The file or folder to make; it must be new.")],
    /,
    *,
    language: Language = None,
) -> int:
    """Copy a game's base pack. Nothing is ever overwritten.

    Example: ludopolis pack copy uchronia my-buildings.toml
    """
    source = base_pack(game)
    if target.exists():
        raise Refusal("file-exists", file=str(target))
    try:
        with as_file(source) as original:
            if original.is_dir():
                copytree(original, target)
            else:
                copyfile(original, target)
    except OSError as failed:
        raise Refusal("file-unwritable", file=str(target), detail=str(failed.strerror)) from None
    print(term("cli-pack-copied", chosen_language(language), {"file": str(target), "game": game}))
    return 0


def check(
    file: Annotated[Path, Parameter(help="A TOML file, or a folder of TOML files.")],
    /,
    *,
    game: Annotated[
        str | None,
        Parameter(help="The game it is for; by default, what the key `game` of the file says."),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Check a pack. Every fault is named with file, line and key.

    Example: ludopolis pack check my-board.toml --game utopia
    """
    slug = game or game_named_in(file)
    try:
        opened = open_game(slug, file)
    except Refusal as refusal:
        if not json:
            raise
        print(codec.dumps({"ok": False, "problems": problems(refusal, chosen_language(language))}))
        return 2
    if json:
        print(
            codec.dumps(
                {"ok": True, "game": slug, "pack": opened.pack_id, "hash": opened.pack_hash}
            )
        )
    else:
        facts = {"pack": opened.pack_id, "game": slug, "hash": opened.pack_hash}
        print(term("cli-pack-good", chosen_language(language), facts))
    return 0


def problems(refusal: Refusal, language: str) -> list[dict[str, object]]:
    each = getattr(refusal, "problems", [refusal])
    return [
        {"code": problem.code, **problem.arguments, "text": explain(problem, language)[0]}
        for problem in each
    ]


def game_named_in(file: Path) -> str:
    """What the pack itself says; broken files are for the loader to explain."""
    paths = sorted(file.glob("*.toml")) if file.is_dir() else [file]
    for path in paths:
        try:
            named = tomllib.loads(path.read_text(encoding="utf-8")).get("game")
        except (OSError, ValueError):
            continue
        if isinstance(named, str):
            return named
    raise Refusal("pack-game-unnamed" if file.exists() else "no-such-file", file=str(file))
