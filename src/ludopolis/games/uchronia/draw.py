"""Uchronia at the terminal: Forum and Great Works, then every player's zones, then one's Hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludopolis.core.drawing import Drawing
from ludopolis.games.uchronia.game import UchroniaGame
from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.games.uchronia.view import UchroniaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ludopolis.core.game import Game, Setup
    from ludopolis.games.uchronia.view import Player, Site
    from ludopolis.wire.view import View

LETTERS: Final = "CWBSM"
TINTS: Final = ("yellow", "orange3", "red", "grey62", "blue")
FRESH: Final = "*"
LAST_TURN: Final = "⚑"


class UchroniaDrawing(Drawing):
    """Cards are letters with numbers: C3 is three Clay. The map tells what each Building does."""

    told = ("work", "site", "built", "at")

    def __init__(self, game: Game, setup: Setup, language: str, players: Sequence[str]) -> None:
        super().__init__(game, setup, language, players)
        assert isinstance(game, UchroniaGame)
        self.tables = game.tables

    def table(self, view: View, width: int) -> RenderableType:
        assert isinstance(view, UchroniaView)
        parts: list[RenderableType] = [
            self.headline(view),
            self.legend(),
            self.centre(view),
            self.people(view),
            self.districts(view),
        ]
        if view.hand is not None:
            hand = Text(f"{self.say('uchronia-table-hand')}: ", "bold")
            parts.append(hand.append_text(self.spelled(view.hand)))
        return Group(*parts)

    # --- texts -------------------------------------------------------------------------------

    def cards(self, counts: list[int]) -> Text:
        """Letters with their numbers; a single card needs no number."""
        line = Text()
        for colour, count in enumerate(counts):
            if count:
                line.append(" " if line else "")
                line.append(f"{LETTERS[colour]}{count if count > 1 else ''}", TINTS[colour])
        return line or Text("–", "dim")

    def spelled(self, counts: list[int]) -> Text:
        """The same in full words."""
        line = Text()
        for colour, count in enumerate(counts):
            if count:
                name = self.called(f"material.{COLOUR_IDS[colour]}")
                line.append("  " if line else "").append(f"{count}×{name}", TINTS[colour])
        return line or Text(self.say("uchronia-table-nothing"), "dim")

    def building(self, card: int) -> Text:
        """Name, letter of the material, cost."""
        colour = self.tables.material[card]
        mark = f" {LETTERS[colour]}{self.tables.cost[card]}"
        return Text(self.called(f"building.{self.tables.ids[card]}")).append(mark, TINTS[colour])

    def headline(self, view: UchroniaView) -> Text:
        parts = [
            self.say("uchronia-table-round", round=view.round),
            self.say("uchronia-table-goal", points=view.threshold),
            self.say(
                "uchronia-table-piles", pile=view.pile_size, buildings=view.building_pile_size
            ),
        ]
        if view.ending:
            parts.insert(1, self.say("uchronia-table-last-round"))
        if view.order is not None:
            order = self.say(f"uchronia-order-{ORDER_IDS[view.order.order]}")
            steps = view.order.steps_left
            parts.append(self.say("uchronia-table-order", order=order, count=steps))
        return Text(" · ".join(parts), "bold")

    def legend(self) -> Text:
        """Which letter is which material and Order, and who has the Last Turn card."""
        line = Text()
        for colour, name in enumerate(COLOUR_IDS):
            order = self.say(f"uchronia-order-{ORDER_IDS[colour]}")
            line.append("  " if line else "").append(LETTERS[colour], TINTS[colour])
            line.append(f"={self.called(f'material.{name}')}/{order}", "dim")
        return line.append(f"  {LAST_TURN}={self.say('uchronia-table-last-turn')}", "dim")

    # --- the table ---------------------------------------------------------------------------

    def centre(self, view: UchroniaView) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold")
        grid.add_column(overflow="fold")
        grid.add_row(self.say("uchronia-table-forum"), self.cards(view.forum))
        grid.add_row(self.say("uchronia-table-works"), self.joined(view.works))
        grid.add_row(self.say("uchronia-table-discard"), self.cards(view.discard))
        return grid

    def joined(self, cards: list[int]) -> Text:
        line = Text()
        for card in cards:
            line.append(", " if line else "").append_text(self.building(card))
        return line or Text("–", "dim")

    def people(self, view: UchroniaView) -> Table:
        """One line per player, in the order of turns."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        grid.add_column(self.say("uchronia-table-score"), justify="right")
        for head in ("hand", "domain", "stock", "activities", "monopolies"):
            grid.add_column(self.say(f"uchronia-table-{head}"))
        for seat in in_turn_order(view):
            player = view.players[seat]
            grid.add_row(
                self.player_cell(view, seat),
                str(view.scores[seat]),
                self.hand_cell(player),
                self.cards(player.domain),
                self.cards(player.stock),
                self.activities_cell(player),
                self.cards([int(owner == seat) for owner in view.monopoly]),
            )
        return grid

    def districts(self, view: UchroniaView) -> Table:
        """The Buildings of every player: completed, and under construction."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column(style="dim")
        grid.add_column(overflow="fold")
        for seat in in_turn_order(view):
            player = view.players[seat]
            if player.completed:
                completed = self.say("uchronia-table-completed")
                grid.add_row(self.mark(seat), completed, self.joined(player.completed))
            if player.sites:
                begun = Text(", ").join([self.site(site) for site in player.sites])
                grid.add_row(self.mark(seat), self.say("uchronia-table-sites"), begun)
        return grid

    def player_cell(self, view: UchroniaView, seat: int) -> Text:
        asked = view.asked is not None and view.asked.seat == seat
        name = Text("► " if asked else "  ").append_text(self.player(seat))
        if seat == view.seat:
            name.append(f" ({self.say('cli-you')})")
        if seat == view.last:
            name.append(f" {LAST_TURN}", "bold")
        return name

    def hand_cell(self, player: Player) -> Text:
        """How many cards, and which of them everybody knows."""
        line = Text(str(player.hand_size))
        if any(player.at_least):
            known = self.cards(player.at_least).plain
            line.append(f"\n{self.say('uchronia-table-known', card=known)}", "dim")
        return line

    def activities_cell(self, player: Player) -> Text:
        """The Activities, their number and their limit."""
        number = f" ({sum(player.activities)}/{player.activity_limit})"
        return self.cards(player.activities).append(number, "dim")

    def site(self, site: Site) -> Text:
        """A Building with what lies under it; a star if it was started this turn."""
        line = self.building(site.card).append(" [")
        return line.append_text(self.cards(site.resources)).append(f"]{FRESH * site.fresh}")

    # --- the map ---------------------------------------------------------------------

    def map(self, width: int) -> RenderableType:
        """What every Building does."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(overflow="fold")
        for card, name in enumerate(self.tables.ids):
            effects = self.effects(self.things.texts[f"building:{name}"])
            grid.add_row(self.building(card), *effects)
        return grid


def in_turn_order(view: UchroniaView) -> list[int]:
    return [(view.first + distance) % view.seats for distance in range(view.seats)]


DRAWING: Final = UchroniaDrawing
