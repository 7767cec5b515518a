"""Positions for people: the table as the terminal draws it, printed or as text, or as a picture."""

from __future__ import annotations

from io import BytesIO, StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

from ludopolis.core.drawing import WIDE, drawing
from ludopolis.envs.extras import missing
from ludopolis.play.picture import png_of
from ludopolis.play.position import Position
from ludopolis.wire.error import Refusal

try:
    import numpy as np
except ModuleNotFoundError:
    raise missing("numpy", "envs") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from rich.console import RenderableType

    from ludopolis.core.game import Game, Setup
    from ludopolis.core.state import State

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
RENDERING: Final = {"render_modes": RENDER_MODES, "render_fps": 2}
"""What an environment tells of its pictures: recorders of videos show so many in a second."""
LANGUAGE: Final = "en"


def check_render(mode: str | None) -> None:
    if mode not in {None, *RENDER_MODES}:
        raise Refusal("env-render", mode=str(mode), modes=", ".join(RENDER_MODES))


def rendered(
    mode: str | None, game: Game, setup: Setup, s: State, seat: int, pack: Path | str | None
) -> str | NDArray[np.uint8] | None:
    """The position as a seat may see it, in the way of a render mode; None if it was printed."""
    if mode == "ansi":
        return table_text(game, setup, s, seat)
    if mode == "rgb_array":
        own = None if pack is None else Path(pack)
        return pixels(Position(game, setup, s, [], pack=own).svg(seat, players=players(setup)))
    if mode == "human":
        Console().print(table(game, setup, s, seat, Console().width))
    return None


def table(game: Game, setup: Setup, s: State, seat: int, width: int) -> RenderableType:
    return drawing(game, setup, LANGUAGE, players(setup)).table(game.view(s, seat), width)


def players(setup: Setup) -> list[str]:
    """The names of the agents."""
    return [f"seat_{seat}" for seat in range(setup.seats)]


def table_text(game: Game, setup: Setup, s: State, seat: int) -> str:
    """What the terminal shows, without its colours."""
    sheet = StringIO()
    Console(file=sheet, width=WIDE, color_system=None).print(table(game, setup, s, seat, WIDE))
    return sheet.getvalue()


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as rows of red, green and blue."""
    try:
        from PIL import Image  # noqa: PLC0415 - the extra may be missing
    except ModuleNotFoundError:
        raise missing("PIL", "pictures") from None
    return np.array(Image.open(BytesIO(png_of(svg))).convert("RGB"))
