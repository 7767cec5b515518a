# interpreted: rich does the work
"""Tables drawn for the terminal: ``draw.py`` of a game's folder has its class, ``DRAWING``.

A drawing gets what a seat may know and nothing else. Colour is never the only signal: every player
has a shape, every kind of thing a letter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ludopolis.text import render, term
from ludopolis.text.render import pack_name, player_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ludopolis.core.game import Game, Setup
    from ludopolis.wire.text import About, Line
    from ludopolis.wire.view import View

SHAPES: Final = "●■▲◆★"
STYLES: Final = ("bright_blue", "bright_red", "green", "yellow", "magenta")
WIDE: Final = 110


class Drawing(ABC):
    """How the table of one game looks at the terminal.

    Made once per match; ``table`` is called with a fresh view before every question. Texts come
    from ``say`` (a key of the Fluent files), ``words`` (a line) and ``called`` (a pack's name).
    ``told`` are the kinds of place whose things say what they do when they are answers.
    """

    told: tuple[str, ...] = ()

    def __init__(self, game: Game, setup: Setup, language: str, players: Sequence[str]) -> None:
        self.game = game
        self.setup = setup
        self.language = language
        self.players = players
        self.things = game.things()

    @abstractmethod
    def table(self, view: View, width: int) -> RenderableType:
        """Everything a player needs to decide, at most ``width`` columns wide."""

    def map(self, width: int) -> RenderableType | None:
        """What never changes and need not be on every screen: ways, values, signs."""
        return None

    def label(self, view: View, ask: int, option: int) -> Text:
        """An option in words, with what helps to choose it."""
        label = Text(self.words(self.game.label(ask, option)))
        for place in self.game.path(ask, option)[:1]:
            about = self.things.at(place)
            if about is not None and place.partition(":")[0] in self.told:
                label.append(f" · {' · '.join(self.pertinent(view, ask, option, about))}", "dim")
        return label

    def pertinent(self, view: View, ask: int, option: int, about: About) -> list[str]:
        """What of a thing's text matters to the choice."""
        return self.facts(about) + self.effects(about)

    def facts(self, about: About) -> list[str]:
        return [self.words(fact) for fact in about.facts]

    def effects(self, about: About) -> list[str]:
        return [" ".join(self.words(line) for line in row) for row in about.effects]

    def grouped(self, ask: int, option: int) -> tuple[int, str, str] | None:
        """Under which heading an option stands: its rank, its words, and the short label there."""
        return None

    def say(self, key: str, **args: int | str) -> str:
        return term(key, self.language, args)

    def words(self, line: Line) -> str:
        return render(line, self.language, self.game.names(), self.players)

    def called(self, thing: str) -> str:
        return pack_name(thing, self.language, self.game.names())

    def player(self, seat: int) -> Text:
        """Shape and name of the player in a seat, in his colour."""
        name = player_name(seat, self.language, self.players)
        return Text(f"{SHAPES[seat]} {name}", STYLES[seat])

    def mark(self, seat: int) -> Text:
        """The shape of the player in a seat; a dot for nobody."""
        return Text(SHAPES[seat], STYLES[seat]) if seat >= 0 else Text("·", "dim")


def drawing(game: Game, setup: Setup, language: str, players: Sequence[str]) -> Drawing:
    """The drawing for a game."""
    kind: type[Drawing] = game.part("draw").DRAWING
    return kind(game, setup, language, players)
