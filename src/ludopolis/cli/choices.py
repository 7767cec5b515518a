"""The numbered answers to a question: how they are listed, and what the player typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludopolis.wire.error import Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludopolis.core.decision import Decision
    from ludopolis.core.drawing import Drawing
    from ludopolis.wire.view import View

GAP: Final = 2
FEW: Final = 3
LAST: Final = 1_000_000
LEAST_LETTERS: Final = 2

Numbered = tuple[Text, Text]
"""The number of an answer, and its label."""


class Choices:
    """The options of one decision, numbered from 1 in the order in which they are listed."""

    def __init__(self, drawing: Drawing, view: View, decision: Decision) -> None:
        game, ask = drawing.game, decision.ask
        self.groups = {option: drawing.grouped(ask, option) for option in decision.options}
        self.options = sorted(decision.options, key=self.rank)
        self.words = [game.word(ask, option) for option in self.options]
        self.labels = [drawing.label(view, ask, option) for option in self.options]

    def rank(self, option: int) -> int:
        """Groups first; sorting keeps the order within."""
        group = self.groups[option]
        return LAST if group is None else group[0]

    # --- listing -----------------------------------------------------------------------------

    def table(self, width: int) -> RenderableType:
        """Options that belong together on one line, the others in as many columns as fit."""
        rows: dict[str, list[Text]] = {}
        alone: list[Numbered] = []
        for number, option in enumerate(self.options, start=1):
            group = self.groups[option]
            if group is None:
                alone.append((number_text(number), self.labels[number - 1]))
            else:
                rows.setdefault(group[1], []).append(
                    number_text(number).append_text(Text(group[2]))
                )
        parts: list[RenderableType] = []
        if rows:
            parts.append(grouped_rows(rows))
        if alone:
            parts.append(columns(alone, width))
        return Group(*parts)

    # --- reading -----------------------------------------------------------------------------

    def option_of(self, typed: str) -> int:
        """The option that a number, a notation or the beginning of a label stands for."""
        if typed.isdecimal():
            number = int(typed)
            if not 1 <= number <= len(self.options):
                raise Refusal("choice-number", typed=typed, max=len(self.options))
            return self.options[number - 1]
        lowered = typed.lower()
        for word, option in zip(self.words, self.options, strict=True):
            if lowered == word.lower():
                return option
        return self.beginning_with(lowered)

    def beginning_with(self, typed: str) -> int:
        found = [
            option
            for label, word, option in zip(self.labels, self.words, self.options, strict=True)
            if label.plain.lower().startswith(typed) or typed in word.split(":")
        ]
        if len(typed) >= LEAST_LETTERS and len(found) == 1:
            return found[0]
        raise Refusal("choice-unknown", typed=typed, max=len(self.options))


def number_text(number: int) -> Text:
    return Text(f"{number:>2} ", "bold cyan")


def grouped_rows(rows: dict[str, list[Text]]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for heading, texts in rows.items():
        grid.add_row(Text(heading, "dim"), *texts)
    return grid


def columns(answers: list[Numbered], width: int) -> Table:
    """Down the columns, in order; few options need one column only, long ones go on indented."""
    widest = max(number.cell_len + label.cell_len for number, label in answers) + GAP
    count = 1 if len(answers) <= FEW else max(1, width // widest)
    height = -(-len(answers) // count)
    grid = Table.grid()
    for row in range(height):
        cells = [
            cell for number, label in answers[row::height] for cell in (number, padded_label(label))
        ]
        grid.add_row(*cells)
    return grid


def padded_label(label: Text) -> Padding:
    return Padding(label, (0, GAP, 0, 0))
