"""Dominations at the terminal: players, the triangular board, Monuments, one's hand and tree.

A triangle is two lines of five signs: its dots in the corners, its Camp or City in the middle. Each
touches the triangles at its left and right; one that points up also the one below, one that points
down the one above.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludopolis.core.drawing import SHAPES, STYLES, Drawing
from ludopolis.games.dominations.game import DominationsGame
from ludopolis.games.dominations.grid import cell_i, cell_j, cell_t
from ludopolis.games.dominations.view import DominationsView
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, DOMAINS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ludopolis.core.game import Game, Setup
    from ludopolis.games.dominations.view import FilledCell, HandTile, PlayerView
    from ludopolis.wire.text import About
    from ludopolis.wire.view import View

LETTERS: Final = "TCASGRV.."
"""The six Domains, Vestigium, Corruptio and nothing; in a tile's middle they are small."""
CELL_ASKS: Final = ("grow.cell", "inventor.tile", "build.city", "build.upgrade")
MONUMENT_ASKS: Final = ("setup.monument", "build.monument")
TURNING_ASKS: Final = ("develop.upgrade", "effect.free_upgrade")
CELL_WIDTH: Final = 5
CRADLE: Final = "cradle"

Place = tuple[int, int]
"""Row and column of a triangle: rows count downwards, columns in half sides to the right."""


class DominationsDrawing(Drawing):
    """The board as rows of triangles, everything else as short lists."""

    told = ("mastery", "monument", "nation")

    def __init__(self, game: Game, setup: Setup, language: str, players: Sequence[str]) -> None:
        super().__init__(game, setup, language, players)
        assert isinstance(game, DominationsGame)
        self.tables = game.tables

    def table(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, DominationsView)
        parts: list[RenderableType] = [
            self.headline(view),
            self.people(view),
            self.board(view, width),
            self.roles(view),
            self.monuments(view),
        ]
        if view.seat >= 0:
            parts += [self.tree(view.players[view.seat]), self.own(view)]
        return Group(*parts)

    def headline(self, view: DominationsView) -> Text:
        facts = {"age": view.age, "round": view.round, "tiles": view.supply_size}
        return Text(self.say("dominations-table-headline", **facts), "bold")

    # --- players -----------------------------------------------------------------------------

    def people(self, view: DominationsView) -> Table:
        """In the order of the Age; Knowledge with its limits, Domain by Domain."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        for head in ("points", "influence", "tiles", "cities"):
            grid.add_column(self.say(f"dominations-table-{head}"), justify="right")
        for domain in DOMAIN_IDS:
            grid.add_column(self.called(domain)[:5], justify="right")
        for seat in view.order:
            player = view.players[seat]
            numbers = (player.points, player.influence, player.hand_size, player.tokens)
            grid.add_row(self.player_cell(view, seat), *map(str, numbers), *reserves(player))
        return grid

    def player_cell(self, view: DominationsView, seat: int) -> Text:
        is_asked = view.asked is not None and view.asked.seat == seat
        name = Text("► " if is_asked else "  ").append_text(self.player(seat))
        return name.append(f" ({self.say('cli-you')})") if seat == view.seat else name

    def roles(self, view: DominationsView) -> Text:
        line = Text(f"{self.say('dominations-table-roles')} ", "bold")
        held = [role for role, seat in enumerate(view.holders) if seat >= 0]
        for role in held:
            line.append(f"{self.called(self.tables.role_ids[role])} ", "not bold")
            line.append_text(self.mark(view.holders[role])).append("  ")
        return line if held else line.append("–", "not bold")

    def monuments(self, view: DominationsView) -> Text:
        line = Text(f"{self.say('dominations-table-monuments')} ", "bold")
        for monument in view.monuments:
            name = self.called(monument.monument)
            place = f" ({','.join(map(str, monument.place))})" if monument.place else ""
            line.append(f"{name}{place} {monument.bought} ", "not bold")
            line.append_text(self.mark(monument.controller)).append("  ")
        return line

    def tree(self, player: PlayerView) -> Text:
        line = Text(f"{self.say('dominations-table-tree')} ", "bold")
        cards = []
        for card in player.tree:
            x, y = card.cell
            cards.append(f"{self.called(card.card)}{'+' if card.advanced else ''} ({x},{y})")
        return line.append(" · ".join(cards), "not bold")

    def own(self, view: DominationsView) -> Text:
        line = Text(f"{self.say('dominations-table-hand')} ", "bold")
        tiles = [*view.chosen, *view.hand]
        line.append("  ".join(tile_text(tile) for tile in tiles) or "–", "not bold")
        chosen = [self.called(thing) for thing in view.picked]
        if chosen:
            line.append(f"\n{self.say('dominations-table-nation')} ", "bold")
            line.append(" · ".join(chosen), "not bold")
        return line

    # --- board -------------------------------------------------------------------------------

    def board(self, view: DominationsView, width: int) -> Text:
        """All filled triangles; those that can be chosen show the numbers of their answers."""
        cells = {place_of(cell.cell): cell for cell in view.board}
        numbers = numbered_cells(view)
        places = [*cells, *numbers]
        first = min(column for _, column in places)
        last = max(column for _, column in places)
        last = min(last, first + width // CELL_WIDTH - 1)
        board = Text(no_wrap=True)
        for row in range(min(r for r, _ in places), max(r for r, _ in places) + 1):
            upper, lower = Text(), Text()
            for column in range(first, last + 1):
                place = (row, column)
                lines = self.triangle(cells.get(place), numbers.get(place, 0), points_up(place))
                upper.append_text(lines[0])
                lower.append_text(lines[1])
            board.append_text(upper).append("\n").append_text(lower).append("\n")
        board.rstrip()
        return board

    def triangle(self, cell: FilledCell | None, number: int, up: bool) -> tuple[Text, Text]:
        """The two lines of a triangle: two corners and the middle, and the corner opposite."""
        if cell is None:
            blank = " " * CELL_WIDTH
            label = Text(f"{number:^{CELL_WIDTH}}" if number else blank, "bold cyan")
            return (Text(blank), label) if up else (label, Text(blank))
        dots = [LETTERS[dot] for dot in cell.dots]
        if up:
            return Text(f"/ {dots[2]} \\", "dim"), self.broad(cell, number, dots[0], dots[1])
        return self.broad(cell, number, dots[2], dots[1]), Text(f"\\ {dots[0]} /", "dim")

    def broad(self, cell: FilledCell, number: int, left: str, right: str) -> Text:
        line = Text(left)
        camp = LETTERS[cell.camp].lower() if cell.camp >= 0 else " "
        if number:
            line.append(f"{number:^3}", "bold cyan")
        elif cell.owner >= 0:
            line.append(f"{SHAPES[cell.owner]}{cell.level}{camp}", STYLES[cell.owner])
        else:
            line.append(f" {'#' if cell.tile == CRADLE else camp} ")
        return line.append(right)

    # --- options and map ---------------------------------------------------------------------

    def pertinent(self, view: View, ask: int, option: int, about: About) -> list[str]:
        """The side of a Mastery that one gets, the next level of a Monument, a Nation's aims."""
        assert isinstance(view, DominationsView)
        effects = self.effects(about)
        name, word = self.game.asks[ask].name, self.game.word(ask, option)
        if name == "setup.objective":
            return effects
        if name in MONUMENT_ASKS:
            levels = {monument.monument: monument.bought for monument in view.monuments}
            return effects[levels.get(word, 0) :][:1]
        turned = name in TURNING_ASKS or word.startswith("turn:")
        return [*self.facts(about), effects[turned]]

    def map(self, width: int) -> RenderableType:
        """What the signs mean."""
        letters = zip(LETTERS, DOMAIN_IDS, strict=False)
        names = "  ".join(f"{letter} {self.called(domain)}" for letter, domain in letters)
        return Group(Text(names), Text(self.say("dominations-table-legend"), "dim"))


def reserves(player: PlayerView) -> list[str]:
    return [f"{player.knowledge[domain]}/{player.limits[domain]}" for domain in range(DOMAINS)]


def tile_text(tile: HandTile) -> str:
    """``L07 t TSC``: the Camp small, then the dots against the clock."""
    dots = "".join(LETTERS[dot] for dot in tile.dots)
    return f"{tile.tile} {LETTERS[tile.camp].lower()} {dots}"


def place_of(cell: list[int]) -> Place:
    """Where a cell stands: up and down triangles alternate along a row (D-20.1, D-20.2)."""
    i, j, t = cell
    return -j, 2 * i + j + t


def points_up(place: Place) -> bool:
    row, column = place
    return (column + row) % 2 == 0


def numbered_cells(view: DominationsView) -> dict[Place, int]:
    """The cells among the answers to the question, with their numbers."""
    if view.asked is None or view.asked.options is None or view.asked.ask not in CELL_ASKS:
        return {}
    cells = [[cell_i(cell), cell_j(cell), cell_t(cell)] for cell in view.asked.options]
    return {place_of(cell): number for number, cell in enumerate(cells, start=1)}


DRAWING: Final = DominationsDrawing
