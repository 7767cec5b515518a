"""Tables drawn as SVG: ``picture.py`` of a game's folder has its class, ``PICTURE``.

A picture gets what a seat may know and nothing else. It looks like the table in the browser, whose
shapes and colours it takes; the fonts are those at hand where it is shown.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from functools import cache
from html import escape
from importlib.resources import files
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ludopolis.text import render, term
from ludopolis.text.render import pack_name, player_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from ludopolis.core.game import Game, Setup
    from ludopolis.wire.text import Line
    from ludopolis.wire.view import View

Seats: TypeAlias = tuple[tuple[str, str], ...]
"""The colour of each player, and of what is written on it."""

SEATS: Final[Seats] = (
    ("#0072b2", "#ffffff"), ("#c2461a", "#ffffff"), ("#00795a", "#ffffff"), ("#e2c02b", "#2a2300"),
    ("#a8568a", "#ffffff"),
)  # fmt: skip
MARKS: Final = (
    "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
    "M-8.8-8.8H8.8V8.8H-8.8Z",
    "M0-11.5L11 8.5H-11Z",
    "M0-12L11 0L0 12L-11 0Z",
    "M0-10.8L9.4-5.4V5.4L0 10.8L-9.4 5.4V-5.4Z",
)
"""Outlines round (0, 0): players are told apart by shape and letter as well as colour."""
LETTERS: Final = "ABCDE"
LOW: Final = 2
"""The seat whose letter sits lower: a triangle's."""
INK: Final = "#23292b"
SOFT_INK: Final = "#57584f"
BODY: Final = "'Alegreya Sans','Segoe UI',sans-serif"
HEAD: Final = 44
SIDE: Final = 324
ROW: Final = 50
PLAIN_WIDTH: Final = 100
GAP: Final = 8
LETTER_WIDTH: Final = 0.52
"""Of a letter, on average, for its size."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


class Theme(NamedTuple):
    """The colours of a game that all of its picture shares, and the font of its titles."""

    paper: str
    panel: str
    line: str
    accent: str
    display: str
    seats: Seats = SEATS


# --- shapes -------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def shape(tag: str, content: str = "", /, **attributes: float | str) -> str:
    """An element; a hyphen in the name of an attribute is written as an underscore."""
    pairs = [
        (
            name.replace("xml_", "xml:").replace("_", "-"),
            value if isinstance(value, str) else number(value),
        )
        for name, value in attributes.items()
    ]
    spelled = "".join(f' {name}="{value}"' for name, value in pairs)
    return f"<{tag}{spelled}>{content}</{tag}>" if content else f"<{tag}{spelled}/>"


def rect(box: Box, fill: str, **attributes: float | str) -> str:
    x, y, width, height = box
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: float | str) -> str:
    return shape("path", d=d, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: float | str) -> str:
    return shape("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def text(x: float, y: float, words: object, size: float, **attributes: float | str) -> str:
    """Words on a line whose middle is at ``y``; browsers and converters agree on that."""
    base = y + 0.34 * size
    return shape("text", escape(str(words)), x=x, y=base, font_size=size, **attributes)


def group(parts: Iterable[str], x: float, y: float, scale: float = 1.0) -> str:
    turn = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){turn}">{"".join(parts)}</g>'


def ring(points: Sequence[Sequence[float]]) -> str:
    return f"{way(points)}Z"


def way(points: Sequence[Sequence[float]]) -> str:
    return "M" + "L".join(" ".join(map(number, point)) for point in points)


def mark(seat: int, x: float, y: float, scale: float = 1.0, *, seats: Seats = SEATS) -> str:
    """The shape, letter and colour of the player in a seat."""
    fill, ink = seats[seat]
    outline = path(MARKS[seat], fill, stroke=INK, stroke_width=1.2)
    low = 2.4 if seat == LOW else 0
    letter = text(0, low, LETTERS[seat], 11, fill=ink, text_anchor="middle", font_weight=700)
    return group([outline, letter], x, y, scale)


def icon(name: str, x: float, y: float, size: float, fill: str) -> str:
    """A sign of ``icons.toml``, its middle at a point."""
    at, half = f"#i-{name}", size / 2
    return shape("use", href=at, x=x - half, y=y - half, width=size, height=size, fill=fill)


def wrapped(words: str, width: float, size: float) -> list[str]:
    """The words in lines that are about so wide."""
    most = max(1, int(width / (size * LETTER_WIDTH)))
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(parts: Iterable[str], window: Box, box: Box, most: float = 1.0) -> str:
    """The part of a drawing that a window shows, in the middle of a box, as large as it can be."""
    scale = min(box.width / window.width, box.height / window.height, most)
    x = box.x + (box.width - window.width * scale) / 2 - window.x * scale
    y = box.y + (box.height - window.height * scale) / 2 - window.y * scale
    return group(parts, x, y, scale)


@cache
def signs(package: str) -> str:
    """The definitions of all signs of a game."""
    drawn = tomllib.loads((files(package) / "icons.toml").read_text("utf-8"))
    return "".join(
        f'<symbol id="i-{name}" viewBox="0 0 512 512">{body}</symbol>'
        for name, body in drawn.items()
    )


# --- the whole ----------------------------------------------------------------------------------


class Picture(ABC):
    """How the table of one game looks as a picture.

    A game draws its board, a line about each player and what the viewer alone has; the frame round
    them is the same for all. Texts come from ``say``, ``words`` and ``called``.
    """

    theme: Theme

    def __init__(
        self,
        game: Game,
        setup: Setup,
        language: str,
        players: Sequence[str],
        source: Traversable,
    ) -> None:
        self.game = game
        self.setup = setup
        self.language = language
        self.players = players
        self.source = source
        self.things = game.things()
        self.prepare()

    def prepare(self) -> None:
        """Work out what is the same in every picture of the game."""

    @abstractmethod
    def board(self, view: View) -> tuple[str, float, float]:
        """The board from (0, 0) on, its width and its height."""

    @abstractmethod
    def state(self, view: View) -> str:
        """Where the game stands, in words."""

    @abstractmethod
    def figures(self, view: View, seat: int) -> str:
        """A line about a player."""

    def mine(self, view: View) -> tuple[str, float]:
        """What the viewer alone has, and its height."""
        return "", 0

    def definitions(self) -> str:
        return signs(type(self).__module__.rpartition(".")[0])

    def backdrop(self) -> str:
        """What lies under every board and never changes."""
        return ""

    def svg(self, view: View) -> str:
        """The whole picture."""
        frame, width, height = self.frame(view)
        return self.document(frame, width, height)

    def document(self, drawn: str, width: float, height: float) -> str:
        """An SVG of its own round what is drawn."""
        whole = Box(0, 0, width, height)
        lowest = [rect(whole, self.theme.paper), group([self.backdrop()], 0, HEAD)]
        size = f'width="{number(width)}" height="{number(height)}"'
        window = f'viewBox="0 0 {number(width)} {number(height)}" font-family="{BODY}"'
        body = shape("defs", self.definitions()) + "".join(lowest) + drawn
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {window}>{body}</svg>'

    def frame(self, view: View) -> tuple[str, float, float]:
        """All that the view decides, and the width and height of the picture."""
        drawn, width, tall = self.board(view)
        own, lower = self.mine(view)
        height = HEAD + max(tall, lower + ROW * view.seats + 4 * GAP)
        parts = [
            group([drawn], 0, HEAD),
            rect(Box(width, 0, SIDE, height), self.theme.paper),
            rect(Box(0, 0, width + SIDE, HEAD), self.theme.panel),
            self.head(view, width + SIDE),
            group([own, self.seats(view, lower + GAP)], width + GAP, HEAD + GAP),
        ]
        return "".join(parts), width + SIDE, height

    def moving(self, views: Sequence[View], seconds: float) -> str:
        """The views one after the other, over and over; where nothing moves, the last one."""
        frames = [self.frame(view) for view in views]
        parts = []
        for place, (drawn, _, _) in enumerate(frames):
            is_last = place == len(frames) - 1
            shown = "inline" if is_last else "none"
            parts.append(shape("g", timed(place, len(frames), seconds) + drawn, display=shown))
        width, height = max(w for _, w, _ in frames), max(h for _, _, h in frames)
        return self.document("".join(parts), width, height)

    def head(self, view: View, width: float) -> str:
        title = self.say(f"{self.game.slug}-title")
        title_width = 24 * 0.55 * len(title)
        asked = view.asked
        turn = self.say("web-game-over")
        if asked is not None and asked.seat == view.seat:
            turn = self.say("web-your-turn")
        elif asked is not None:
            turn = self.say("web-waiting-for", player=self.player(asked.seat))
        return (
            text(14, HEAD / 2, title, 24, fill=INK, font_family=self.theme.display)
            + text(28 + title_width, HEAD / 2, self.state(view), 17, fill=SOFT_INK)
            + text(width - 14, HEAD / 2, turn, 17, fill=self.theme.accent, font_weight=700,
                   text_anchor="end")
        )  # fmt: skip

    def seats(self, view: View, top: float) -> str:
        """A row for each player: mark, name, points, figures."""
        rows: list[str] = []
        for seat in range(view.seats):
            is_asked = view.asked is not None and view.asked.seat == seat
            edge = self.theme.accent if is_asked else self.theme.line
            box = Box(0, top + seat * ROW, SIDE - 2 * GAP, ROW - 6)
            name = self.player(seat)
            you = f" ({self.say('web-you')})" if seat == view.seat else ""
            rows += [
                rect(box, self.theme.panel, rx=8, stroke=edge, stroke_width=2 if is_asked else 1),
                mark(seat, 18, box.y + 15, seats=self.theme.seats),
                text(36, box.y + 15, name + you, 16, fill=INK, font_weight=700),
                text(box.width - 12, box.y + 16, view.scores[seat], 22, fill=INK,
                     text_anchor="end", font_family=self.theme.display),
                text(10, box.y + 35, self.figures(view, seat), 12.5, fill=SOFT_INK),
            ]  # fmt: skip
        return "".join(rows)

    def say(self, key: str, **args: int | str) -> str:
        return term(key, self.language, args)

    def words(self, line: Line) -> str:
        return render(line, self.language, self.game.names(), self.players)

    def called(self, thing: str) -> str:
        return pack_name(thing, self.language, self.game.names())

    def player(self, seat: int) -> str:
        return player_name(seat, self.language, self.players)

    def effects(self, thing: str) -> str:
        """What a thing does, in words."""
        about = self.things.texts.get(thing)
        rows = about.effects if about is not None else []
        return " ".join(self.words(line) for row in rows for line in row)


def timed(place: int, count: int, seconds: float) -> str:
    """What shows one of so many frames, each for so many seconds, again and again."""
    values = ["none", "inline", "none"][place == 0 : 3 - (place == count - 1)]
    times = [0, place / count, (place + 1) / count][place == 0 : 3 - (place == count - 1)]
    return shape(
        "animate",
        attributeName="display",
        values=";".join(values),
        keyTimes=";".join(f"{time:.5g}" for time in times),
        dur=f"{seconds * count:.5g}s",
        calcMode="discrete",
        repeatCount="indefinite",
    )


class PlainPicture(Picture):
    """The picture of a game that has none of its own: what the terminal shows."""

    theme = Theme("#ffffff", "#ffffff", "#cccccc", INK, BODY)

    def definitions(self) -> str:
        return "<style/>"

    def state(self, view: View) -> str:
        return ""

    def figures(self, view: View, seat: int) -> str:
        return ""

    def board(self, view: View) -> tuple[str, float, float]:
        """The lines of the terminal, letters as wide as each other."""
        from rich.console import Console  # noqa: PLC0415 - only such games need it

        from ludopolis.core.drawing import drawing  # noqa: PLC0415 - as above

        console = Console(width=PLAIN_WIDTH, file=StringIO())
        with console.capture() as capture:
            console.print(drawing(self.game, self.setup, self.language, self.players)
                          .table(view, PLAIN_WIDTH))  # fmt: skip
        lines = capture.get().splitlines()
        drawn = [
            text(GAP, 14 + 18 * row, line, 14, fill=INK, style="white-space:pre",
                 font_family="monospace")
            for row, line in enumerate(lines)
        ]  # fmt: skip
        return "".join(drawn), PLAIN_WIDTH * 8.5, 18 * len(lines) + 2 * GAP


def picture(
    game: Game, setup: Setup, language: str, players: Sequence[str], source: Traversable
) -> Picture:
    """The picture of a game; what the terminal shows, where a game has no ``picture.py``."""
    folder = type(game).__module__.rpartition(".")[0]
    if find_spec(f"{folder}.picture") is None:
        return PlainPicture(game, setup, language, players, source)
    kind: type[Picture] = game.part("picture").PICTURE
    return kind(game, setup, language, players, source)
