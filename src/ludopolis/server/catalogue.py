"""What clients draw from: games, packs, names, texts and rules; made once, then kept as bytes."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludopolis.bots.levels import LEVELS
from ludopolis.content.source import Document, read_files
from ludopolis.games import SLUGS, base_pack, open_game
from ludopolis.text.catalogue import LANGUAGES, SUFFIX, locales
from ludopolis.wire.error import Refusal
from ludopolis.wire.rest import Ask, Catalogue, Flag, GameInfo, Rule, Texts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.game import Game

BOT_LEVELS: Final = ["uniform", *LEVELS]
"""The bots that a visitor may seat; programs of a host's own are not among them."""
DEFAULT_LEVEL: Final = "level2"
RULE: Final = re.compile(r"\* \*\*(?P<id>[A-Z]+-[0-9.]+)\*\*\s+(?P<text>.*)")
SECTION: Final = re.compile(r"##+\s+(?P<title>.*)")


@cache
def playable() -> tuple[str, ...]:
    """The games that are here; one whose rules or pack can't be loaded is left out."""
    return tuple(slug for slug in SLUGS if is_playable(slug))


def is_playable(slug: str) -> bool:
    try:
        open_game(slug)
    except (ImportError, OSError, Refusal):
        return False
    return True


def game_of(slug: str) -> Game:
    if slug not in playable():
        raise Refusal("game-unknown", game=slug, games=", ".join(playable()))
    return open_game(slug)


def check_level(level: str) -> None:
    if level not in BOT_LEVELS:
        raise Refusal("bot-unknown", bot=level, bots=", ".join(BOT_LEVELS))


def info_of(game: Game) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        least=game.seats.start,
        most=game.seats.stop - 1,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        flags=[Flag(spec.name, list(spec.values)) for spec in game.flags],
        levels=BOT_LEVELS,
    )


@cache
def games() -> list[GameInfo]:
    return [info_of(game_of(slug)) for slug in playable()]


def asks_of(game: Game) -> list[Ask]:
    return [
        Ask(number, spec.name, spec.things, spec.rule, spec.optional)
        for number, spec in enumerate(game.asks)
    ]


@cache
def catalogue(slug: str, language: str) -> Catalogue:
    game = game_of(slug)
    names = dict(game.names().get("en", {})) | dict(game.names().get(language, {}))
    pack = dict(Document(read_files(base_pack(slug))).table)
    return Catalogue(info_of(game), asks_of(game), names, game.things(), pack)


@cache
def texts(language: str) -> Texts:
    if language not in LANGUAGES:
        raise Refusal("language-unknown", language=language, languages=", ".join(LANGUAGES))
    folder = locales() / language
    return Texts(
        language,
        {
            file.name: file.read_text(encoding="utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(SUFFIX)
        },
    )


@cache
def rules(slug: str) -> list[Rule]:
    """The numbered rules, in order, with the section that each stands in."""
    game_of(slug)
    found: list[Rule] = []
    section = ""
    for paragraph in paragraphs(rule_page(slug).read_text(encoding="utf-8")):
        if match := SECTION.match(paragraph):
            section = match["title"]
        elif match := RULE.match(paragraph):
            found.append(Rule(match["id"], section, match["text"]))
    return found


def paragraphs(page: str) -> list[str]:
    """The lines of a page, those that go on a list item joined to it."""
    joined: list[str] = []
    for line in page.splitlines():
        if line.startswith("  ") and joined and joined[-1]:
            joined[-1] += "\n" + line.strip()
        else:
            joined.append(line.rstrip())
    return joined


def rule_page(slug: str) -> Traversable:
    """In an installed package beside the code, in a checkout under ``docs``."""
    name = f"{slug}.md"
    installed = files("ludopolis") / "rules" / name
    if installed.is_file():
        return installed
    return Path(__file__).resolve().parents[3] / "docs" / "rules" / name
