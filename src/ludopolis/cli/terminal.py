"""The terminal: printing, clearing, asking. Works as well when input or output is a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

MIN_WIDTH: Final = 60
MAX_WIDTH: Final = 130


class Closed(Exception):
    """There is no more input: the pipe ended, or the player pressed Ctrl-D."""


class Terminal:
    """What a session prints to and reads from."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.is_interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.is_interactive:
            # Importing it gives `input` its line editing.
            import readline  # noqa: F401

    @property
    def width(self) -> int:
        return max(MIN_WIDTH, min(self.console.width, MAX_WIDTH))

    def clear(self) -> None:
        if self.is_interactive:
            self.console.clear()

    def show(self, what: RenderableType, style: str = "") -> None:
        """Print texts as they are: a bracket in a name is no markup."""
        shown = Text(what, style) if isinstance(what, str) else what
        self.console.print(shown, width=self.width)

    def tell(self, text: str, style: str = "") -> None:
        """Print a paragraph, broken as the terminal is wide."""
        self.show(" ".join(text.split()), style)

    def note(self, text: str, style: str = "") -> None:
        """Print lines that must stay whole, such as paths to be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def height_of(self, what: RenderableType) -> int:
        options = self.console.options.update(width=self.width)
        return len(self.console.render_lines(what, options))

    def room(self) -> int:
        """How many lines fit on a screen; a pipe has no end."""
        return self.console.height if self.is_interactive else sys.maxsize

    def read(self, prompt: str) -> str:
        try:
            answer = input(prompt)
        except EOFError:
            raise Closed from None
        if not sys.stdin.isatty():
            # What a pipe says is not echoed; a transcript should show it.
            print(answer)
        return answer.strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter, if somebody is there to press it."""
        if self.is_interactive:
            self.read(prompt)
