"""Utopia at the terminal: players in track order, the prestige scale, four islands, one's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludopolis.core.drawing import STYLES, WIDE, Drawing
from ludopolis.games.utopia.game import UtopiaGame
from ludopolis.games.utopia.tables import CIV_IDS, CIVS, ISLAND_IDS, ISLANDS
from ludopolis.games.utopia.view import PHASES, UtopiaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ludopolis.core.game import Game, Setup
    from ludopolis.wire.view import View

LETTERS: Final = "MPEGC"
WELCOME: Final = 1
NARROW_NAME: Final = 15
WIDE_NAME: Final = 19
WAYS_WIDTH: Final = 15
MONUMENT: Final = "♜"
WONDER: Final = "✦"
SHIP: Final = "≈"


class UtopiaDrawing(Drawing):
    """The board as four lists of districts, side by side as the islands lie."""

    def __init__(self, game: Game, setup: Setup, language: str, players: Sequence[str]) -> None:
        super().__init__(game, setup, language, players)
        assert isinstance(game, UtopiaGame)
        self.tables = game.tables
        self.terms = game.terms(setup)

    def table(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, UtopiaView)
        parts: list[RenderableType] = [
            self.headline(view),
            self.people(view, width),
            self.scale(view),
            self.board(view, width),
        ]
        if view.hand is not None:
            parts.append(self.hand(view.hand))
        return Group(*parts)

    # --- texts -------------------------------------------------------------------------------

    def civ(self, civ: int) -> str:
        return self.say(f"utopia-civilisation-{CIV_IDS[civ]}")

    def headline(self, view: UtopiaView) -> Text:
        parts = [
            self.say("utopia-table-round", round=view.round),
            self.say(f"utopia-phase-{PHASES[view.phase]}"),
        ]
        if view.phase == WELCOME:
            parts.append(self.say("utopia-table-pass", **{"pass": view.entry + 1}))
        else:
            parts.append(self.say("utopia-table-deck", deck=view.deck_size, pile=sum(view.pile)))
        return Text(" · ".join(parts), "bold")

    def scale(self, view: UtopiaView) -> Text:
        """The civilisations from the king's favourite down, with the letters used on the board."""
        line = Text(f"{self.say('utopia-table-scale')} ", "bold")
        order = sorted(range(CIVS), key=lambda civ: -view.worth[civ])
        places = [f"{view.worth[civ]} {LETTERS[civ]}·{self.civ(civ)}" for civ in order]
        return line.append("  ".join(places), "not bold")

    def hand(self, hand: list[int]) -> Text:
        line = Text(f"{self.say('utopia-table-hand')} ", "bold")
        cards = [f"{count}×{self.civ(civ)}" for civ, count in enumerate(hand) if count]
        return line.append("  ".join(cards) or self.say("utopia-table-hand-empty"), "not bold")

    # --- players -----------------------------------------------------------------------------

    def people(self, view: UtopiaView, width: int) -> Table:
        """One line per player, in the order of the track."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        heads = ["score", "cards", "bases", "privileges"]
        for head in heads:
            grid.add_column(self.say(f"utopia-table-{head}"), justify="right")
        grid.add_column(self.say("utopia-table-reserve"))
        for seat in view.track:
            grid.add_row(
                self.player_cell(view, seat),
                str(view.scores[seat]),
                str(view.hand_sizes[seat]),
                str(view.bases[seat]),
                str(view.privileges[seat]),
                counted(view.reserve[seat], " ", all_numbers=True),
            )
        return grid

    def player_cell(self, view: UtopiaView, seat: int) -> Text:
        asked = view.asked is not None and view.asked.seat == seat
        pointer = "►" if asked else "✓" if view.acted[seat] else " "
        name = Text(f"{pointer} ").append_text(self.player(seat))
        return name.append(f" ({self.say('cli-you')})") if seat == view.seat else name

    # --- board -------------------------------------------------------------------------------

    def board(self, view: UtopiaView, width: int) -> Table:
        """Water over Earth at the left, Fire over Wind at the right, as on the printed board."""
        half = (width - 2) // 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=half)
        grid.add_column(width=half)
        islands = [self.island(view, island, half) for island in range(ISLANDS)]
        grid.add_row(islands[0], islands[1])
        grid.add_row(islands[2], islands[3])
        return grid

    def island(self, view: UtopiaView, island: int, width: int) -> RenderableType:
        wide = 2 * width + 2 >= WIDE
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(width=3)
        rows.add_column(width=WIDE_NAME if wide else NARROW_NAME, no_wrap=True)
        rows.add_column(width=2)
        if wide:
            rows.add_column(width=WAYS_WIDTH, style="dim", no_wrap=True)
        rows.add_column(width=3)
        rows.add_column(overflow="fold")
        for district in self.terms.island_districts[island]:
            cells = self.district(view, district)
            if wide:
                cells.insert(3, self.roads(district))
            rows.add_row(*cells)
        return Group(self.island_title(view, island), rows)

    def roads(self, district: int) -> str:
        """Where streets and bridges lead; on the same island the number says it."""
        ids = self.tables.district_ids
        home = ids[district][:2]
        ends = [end for end in self.terms.reach[district] if end in self.tables.roads[district]]
        return "→" + " ".join(ids[end].removeprefix(home) for end in ends)

    def island_title(self, view: UtopiaView, island: int) -> Text:
        title = Text(self.called(ISLAND_IDS[island]), "bold underline")
        if island == self.terms.closed:
            return title.append(f"  {self.say('utopia-table-closed')}", "dim not underline")
        if view.wonder[island] >= 0:
            title.append(f"  {WONDER} {self.say('utopia-table-wonder')} ", "not underline")
            title.append_text(self.mark(view.wonder[island]))
        guests = [view.guests[civ * ISLANDS + island] for civ in range(CIVS)]
        if any(guests):
            title.append(f"  {self.say('utopia-table-guests')} ", "not bold not underline")
            title.append(counted(guests, " "), "not underline")
        return title

    def district(self, view: UtopiaView, district: int) -> list[RenderableType]:
        name = self.tables.district_ids[district]
        return [
            name,
            self.called(name),
            self.worth(district),
            self.monument(view, district),
            self.princes(view, district),
        ]

    def worth(self, district: int) -> str:
        """The printed value, with a sign for a ship."""
        return f"{self.terms.values[district]}{SHIP if self.tables.sailings[district] else ' '}"

    def monument(self, view: UtopiaView, district: int) -> Text:
        if view.monument[district] < 0:
            return Text("")
        seat = view.controller[district]
        return Text(f"{MONUMENT}{LETTERS[view.monument[district]]}").append_text(self.mark(seat))

    def princes(self, view: UtopiaView, district: int) -> Text:
        """Group by group: the player's shape, then letters with counts."""
        line = Text()
        for seat in range(view.seats):
            counts = [0] * CIVS
            for princes in view.princes:
                if princes.district == district and princes.seat == seat:
                    counts[princes.civ] = princes.count
            if any(counts):
                line.append(" " if line else "")
                line.append_text(self.mark(seat)).append(counted(counts), STYLES[seat])
        return line

    # --- options and map ---------------------------------------------------------------------

    def label(self, view: View, ask: int, option: int) -> Text:
        """Districts with their id, value and princes; civilisations with their place."""
        assert isinstance(view, UtopiaView)
        label = super().label(view, ask, option)
        word = self.game.word(ask, option)
        if word in self.tables.district_ids:
            district = self.tables.district_ids.index(word)
            line = Text(f"{word} {label.plain} {self.worth(district)} ")
            line.append_text(self.monument(view, district)).append(" ")
            return line.append_text(self.princes(view, district))
        if word in CIV_IDS:
            place = view.worth[CIV_IDS.index(word)]
            return label.append(f" · {self.say('utopia-table-place', place=place)}", "dim")
        return label

    def grouped(self, ask: int, option: int) -> tuple[int, str, str] | None:
        """Guests island by island."""
        kind, *parts = self.game.word(ask, option).split(":")
        if kind != "guest":
            return None
        civ = self.say(f"utopia-civilisation-{parts[0]}")
        return ISLAND_IDS.index(parts[1]), self.called(parts[1]), civ

    def map(self, width: int) -> RenderableType:
        """Where one card takes a prince from each district."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for head in ("district", "value", "land", "sea"):
            grid.add_column(self.say(f"utopia-map-{head}"))
        for district, name in enumerate(self.tables.district_ids):
            roads = self.tables.roads[district]
            reach = self.terms.reach[district]
            grid.add_row(
                f"{name} {self.called(name)}",
                str(self.terms.values[district]),
                self.ids([end for end in reach if end in roads]),
                self.ids([end for end in reach if end not in roads]),
            )
        return Group(grid, Text(self.say("utopia-map-legend"), "dim"))

    def ids(self, districts: list[int]) -> str:
        return " ".join(self.tables.district_ids[district] for district in districts)


def counted(counts: list[int], between: str = "", *, all_numbers: bool = False) -> str:
    """Letters of civilisations with their numbers; a single one needs no number."""
    parts = [
        f"{LETTERS[civ]}{count if count > 1 or all_numbers else ''}"
        for civ, count in enumerate(counts)
        if count or all_numbers
    ]
    return between.join(parts)


DRAWING: Final = UtopiaDrawing
