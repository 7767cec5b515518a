"""Pearls at the terminal: every player's cards on the table, then one's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludopolis.core.drawing import Drawing
from ludopolis.testing.pearls.game import PearlsGame
from ludopolis.testing.pearls.view import PearlsView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludopolis.wire.view import View

HEADS: Final = ("points", "cards", "laid")


class PearlsDrawing(Drawing):
    """One line per player."""

    def table(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, PearlsView)
        parts: list[RenderableType] = [
            Text(self.say("pearls-table-deck", count=view.deck), "bold"),
            self.people(view),
        ]
        if view.seat >= 0:
            hand = Text(f"{self.say('pearls-table-hand')} ", "bold")
            parts.append(hand.append(self.counted(view.hand), "not bold"))
        return Group(*parts)

    def people(self, view: PearlsView) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        for head in HEADS:
            grid.add_column(self.say(f"pearls-table-{head}"))
        for seat in range(view.seats):
            size = str(view.hand_sizes[seat])
            laid = self.counted(view.laid[seat])
            grid.add_row(self.player(seat), str(view.scores[seat]), size, laid)
        return grid

    def counted(self, counts: list[int]) -> str:
        assert isinstance(self.game, PearlsGame)
        names = [self.called(name) for name in self.game.tables.ids]
        return "  ".join(f"{n}×{name}" for n, name in zip(counts, names, strict=True) if n) or "–"


DRAWING: Final = PearlsDrawing
