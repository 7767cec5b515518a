"""What clients draw from: games, packs, names, texts and rules; made once, then kept as bytes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ludopolis.bots.levels import LEVELS
from ludopolis.content.rulebook import rulebook
from ludopolis.content.source import Document, read_files
from ludopolis.games import SLUGS, about, open_game, pack_source
from ludopolis.play.lesson import has_lesson
from ludopolis.text.catalogue import LANGUAGES, text_files
from ludopolis.wire.error import Refusal
from ludopolis.wire.event import Event
from ludopolis.wire.rest import Ask, Catalogue, Flag, GameInfo, Rule, Texts

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.wire.event import Telling
    from ludopolis.wire.text import Line

BOT_LEVELS: Final = ["uniform", *LEVELS]
"""The bots that a visitor may seat; programs of a host's own are not among them."""
DEFAULT_LEVEL: Final = "level2"


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


def game_of(slug: str, rules_version: int = 0, pack_hash: str = "") -> Game:
    if slug not in playable():
        raise Refusal("game-unknown", game=slug, games=", ".join(playable()))
    return open_game(slug, rules_version=rules_version, pack_hash=pack_hash)


def check_level(level: str) -> None:
    if level not in BOT_LEVELS:
        raise Refusal("bot-unknown", bot=level, bots=", ".join(BOT_LEVELS))


def info_of(game: Game) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        min=game.seats.start,
        max=game.seats.stop - 1,
        rules_version=game.rules_version,
        pack_id=game.pack_id,
        pack_hash=game.pack_hash,
        flags=[Flag(spec.name, list(spec.values)) for spec in game.flags],
        levels=BOT_LEVELS,
        minutes=about(game.slug).minutes,
        credits=about(game.slug).credits,
        lesson=has_lesson(game.slug),
    )


@cache
def games() -> list[GameInfo]:
    return [info_of(game_of(slug)) for slug in playable()]


def asks_of(game: Game) -> list[Ask]:
    return [
        Ask(
            number,
            spec.name,
            spec.things,
            spec.rule,
            spec.optional,
            spec.preset,
            labels_of(game, number),
        )
        for number, spec in enumerate(game.asks)
    ]


def labels_of(game: Game, ask: int) -> dict[str, Line]:
    """What options are called, by their words."""
    if game.is_wide(ask):
        return {}
    return {game.word(ask, option): game.label(ask, option) for option in game.listed_options(ask)}


def tellings_of(game: Game) -> dict[str, list[Telling]]:
    """How each kind of event of a game is told."""
    known = vars(game.part("events")).values()
    kinds = [kind for kind in known if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__: list(kind.tellings) for kind in kinds if kind.tellings}


def catalogue(slug: str, language: str, rules_version: int = 0, pack_hash: str = "") -> Catalogue:
    """Of the newest rules and the present pack, or of those that a match began with."""
    return catalogue_of(game_of(slug, rules_version, pack_hash), language)


@cache
def catalogue_of(game: Game, language: str) -> Catalogue:
    names = dict(game.names().get("en", {})) | dict(game.names().get(language, {}))
    pack = dict(Document(read_files(pack_source(game))).table)
    return Catalogue(info_of(game), asks_of(game), tellings_of(game), names, game.things(), pack)


@cache
def texts(language: str) -> Texts:
    if language not in LANGUAGES:
        raise Refusal("language-unknown", language=language, languages=", ".join(LANGUAGES))
    files = text_files(language).items()
    return Texts(language, {name: file.read_text(encoding="utf-8") for name, file in files})


@cache
def rules(slug: str, language: str) -> list[Rule]:
    """The numbered rules, in order, with the section that each stands in."""
    game_of(slug)
    return list(rulebook(slug, language).rules.values())
