"""``ludopolis record render``: the table of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from cyclopts import Parameter

from ludopolis.cli.arguments import PackFile
from ludopolis.cli.record import SPECTATOR, RecordFile, Viewer, open_record, viewer_of
from ludopolis.cli.speech import Language, chosen_language
from ludopolis.play.files import write_whole
from ludopolis.play.picture import moving as moving_picture
from ludopolis.play.picture import picture_of, png_of
from ludopolis.play.record import check_game, replay, setup_of
from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from ludopolis.core.game import Game
    from ludopolis.core.state import State
    from ludopolis.wire.record import Record

ENDINGS: Final = (".svg", ".png")
At: TypeAlias = Annotated[
    int | None, Parameter(help="Draw the table before this move; without it, at the end.")
]
Out: TypeAlias = Annotated[
    Path | None, Parameter(help="Where to: a name ending in .svg or .png; else beside the record.")
]
Moving: TypeAlias = Annotated[
    bool, Parameter(negative="", help="Draw the whole game, as an SVG that moves.")
]
Seconds: TypeAlias = Annotated[float, Parameter(help="How long each picture of it stays.")]


def render(
    file: RecordFile,
    /,
    *,
    at: At = None,
    out: Out = None,
    moving: Moving = False,
    seconds: Seconds = 0.5,
    seat: Viewer = 0,
    pack: PackFile = None,
    language: Language = None,
) -> int:
    """Draw the table at a move of a game as a picture: SVG, or PNG where a library makes it.

    Example: ludopolis record render game.json --at 40 --seat 1
    """
    target = out or file.with_suffix(".svg")
    check_ending(target, ENDINGS[:1] if moving else ENDINGS)
    record, game = open_record(file, pack)
    viewer = viewer_of(seat, record)
    watcher = SPECTATOR if viewer is None else viewer
    tongue = chosen_language(language)
    drawn = picture_of(game, setup_of(record), tongue, record.header.players, pack)
    states = positions(record, game)
    if moving:
        svg = moving_picture(drawn, states, watcher, checked(seconds))
    else:
        svg = drawn.svg(game.view(states[place_of(at, record)], watcher))
    is_png = target.suffix.lower() == ".png"
    write_whole(target, png_of(svg) if is_png else svg.encode())
    print(target)
    return 0


def check_ending(target: Path, endings: tuple[str, ...]) -> None:
    """Refuse a name that would say that the file holds what it doesn't."""
    if target.suffix.lower() not in endings:
        raise Refusal("picture-ending", file=str(target), endings=", ".join(endings))


def positions(record: Record, game: Game) -> list[State]:
    """All of a game, the first one too."""
    check_game(record.header, game)
    return [game.new(setup_of(record)), *(step.state.clone() for step in replay(record, game))]


def place_of(at: int | None, record: Record) -> int:
    place = record.length if at is None else at
    if not 0 <= place <= record.length:
        raise Refusal("ply-out-of-range", ply=place, length=record.length)
    return place


def checked(seconds: float) -> float:
    if not 0 < seconds < 1e6:
        raise Refusal("too-small", name="seconds", value=str(seconds), min=0)
    return seconds
