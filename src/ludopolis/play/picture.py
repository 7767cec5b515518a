"""Positions as pictures: as SVG, as PNG where a library can make one, and a game that moves."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.core.picture import picture
from ludopolis.games import pack_source
from ludopolis.play.fonts import font_files
from ludopolis.text import LANGUAGES
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ludopolis.core.game import Game
    from ludopolis.core.picture import Picture
    from ludopolis.core.state import State

FRAMES: Final = 60
"""A picture that moves shows so many positions, evenly spread over the game."""


def picture_of(
    game: Game, setup: Setup, language: str, players: Sequence[str], pack: Path | None
) -> Picture:
    """How a match is drawn; ``pack`` is where its content lies, if it is one's own."""
    if language not in LANGUAGES:
        raise Refusal("language-unknown", language=language, languages=", ".join(LANGUAGES))
    flags = tuple(sorted(setup.flags.items()))
    return made_picture(game, setup.seats, flags, language, tuple(players), pack)


@lru_cache(maxsize=32)
def made_picture(
    game: Game,
    seats: int,
    flags: tuple[tuple[str, str], ...],
    language: str,
    players: tuple[str, ...],
    pack: Path | None,
) -> Picture:
    setup = Setup(seats, 0, dict(flags))
    return picture(game, setup, language, players, pack or pack_source(game))


def moving(drawn: Picture, states: Sequence[State], seat: int, seconds: float) -> str:
    """The positions of a game one after the other, as a seat sees them: an SVG that moves."""
    count = min(FRAMES, len(states))
    chosen = [states[round(k * (len(states) - 1) / max(1, count - 1))] for k in range(count)]
    return drawn.moving([drawn.game.view(state, seat) for state in chosen], seconds)


def png_of(svg: str) -> bytes:
    """The picture as PNG, by ``resvg_py`` or ``cairosvg``, whichever is installed."""
    for library, convert in (("resvg_py", by_resvg), ("cairosvg", by_cairo)):
        try:
            import_module(library)
        except (ImportError, OSError):  # cairosvg is there, but the library below it isn't
            continue
        return convert(svg)
    raise Refusal("extra-missing", library="resvg_py", extra="pictures")


def by_resvg(svg: str) -> bytes:
    drawn = import_module("resvg_py").svg_to_bytes(svg_string=svg, font_files=font_files())
    return bytes(drawn)


def by_cairo(svg: str) -> bytes:
    return bytes(import_module("cairosvg").svg2png(bytestring=svg.encode()))
