"""What this program is: ``ludopolis version`` and ``ludopolis games``."""

from __future__ import annotations

import json as codec
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludopolis.cli.arguments import AsJson
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.games import SLUGS, check_slug, open_game
from ludopolis.text import term
from ludopolis.wire.version import program_version

if TYPE_CHECKING:
    from ludopolis.core.game import Game


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    import ludopolis.core.state

    return ludopolis.core.state.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def present_games() -> list[Game]:
    """The games that this program can open."""
    found: list[Game] = []
    for slug in SLUGS:
        try:
            found.append(open_game(slug))
        except ModuleNotFoundError:
            continue
    return found


def version(*, json: AsJson = False, language: Language = None) -> int:
    """Show the version of the program and of the rules, and the hash of each pack.

    Add it to a bug report.
    """
    facts: dict[str, object] = {
        "ludopolis": program_version(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "compiled": is_compiled(),
    }
    packs = {game.slug: versions_of(game) for game in present_games()}
    if json:
        print(codec.dumps({**facts, "games": packs}))
        return 0
    tongue = chosen_language(language)
    print(f"Ludopolis {facts['ludopolis']} · Python {facts['python']} · {facts['system']}")
    print(term("cli-compiled" if facts["compiled"] else "cli-uncompiled", tongue))
    for slug, pack in packs.items():
        print(term("cli-version-game", tongue, {"game": slug, **pack}))
    return 0


def versions_of(game: Game) -> dict[str, int | str]:
    return {"rules_version": game.rules_version, "pack": game.pack_id, "hash": game.pack_hash}


def games(
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    /,
    *,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """List the games with their numbers of players and the settings of a match.

    Example: ludopolis games utopia --language fr
    """
    if game is not None:
        check_slug(game)
    shown = [found for found in present_games() if game in {None, found.slug}]
    if json:
        print(codec.dumps({found.slug: describe_game(found) for found in shown}))
        return 0
    for found in shown:
        print_game(found, chosen_language(language))
    return 0


def describe_game(game: Game) -> dict[str, object]:
    return {
        "seats": list(game.seats),
        "flags": {flag.name: flag.values for flag in game.flags},
        "pack": game.pack_id,
        "pack_hash": game.pack_hash,
    }


def print_game(game: Game, language: str) -> None:
    seats = {"min": game.seats.start, "max": game.seats.stop - 1}
    print(term("cli-games-seats", language, {"game": game.slug, **seats}))
    for flag in game.flags:
        values = " | ".join([f"{flag.values[0]} *", *flag.values[1:]])
        print(f"  --flag {flag.name}=…   {values}")
        print(f"      {term(f'{game.slug}-flag-{flag.name}', language)}")
