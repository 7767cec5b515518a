"""Uchronia as a picture: Great Works, Forum and Monopolies, then everybody's district."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.picture import (
    GAP,
    INK,
    SOFT_INK,
    Box,
    Picture,
    Theme,
    icon,
    mark,
    rect,
    shape,
    text,
    wrapped,
)
from ludopolis.games.uchronia.game import UchroniaGame
from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.games.uchronia.view import UchroniaView

if TYPE_CHECKING:
    from ludopolis.games.uchronia.view import Player
    from ludopolis.wire.view import View

DISPLAY: Final = "'Forum',Georgia,serif"
DARK: Final = "#1d1a14"
LIGHT: Final = "#ffffff"
PALE: Final = "#f3ead0"
GILT: Final = "#e6c25f"
PANEL: Final = "#fbf8ea"
TINTS: Final = ("#e0b93c", "#c9772c", "#b03a2e", "#8a8f92", "#35669c")
INKS: Final = (DARK, DARK, LIGHT, DARK, LIGHT)
"""Which ink is read best on each colour."""
SIGNS: Final = ("amphora", "wood-pile", "brick-wall", "stone-block", "ionic-column")
ORDER_SIGNS: Final = ("wheat", "compass", "dinosaur-rex", "hammer-nails", "scales")
ICONS: Final = [*SIGNS, *ORDER_SIGNS]
WIDTH: Final = 1036
EDGE: Final = 10
WORK: Final = Box(0, 0, 196, 124)
BUILDING: Final = 160
TITLE: Final = 26
"""How high a Building of somebody else is: its title is enough."""
LAID: Final = 18
LINE_HEIGHT: Final = 13.5
TEXT: Final = 11.5
CARD: Final = Box(0, 0, 58, 78)
IN_ROW: Final = 6


class UchroniaPicture(Picture):
    """The table as in the browser; the viewer's district comes first, with texts."""

    theme = Theme("#e6ead6", PANEL, "#bdbf99", "#2f5d34", DISPLAY)

    def prepare(self) -> None:
        assert isinstance(self.game, UchroniaGame)
        self.tables = self.game.tables
        self.told = [self.effects(f"building:{name}") for name in self.tables.ids]

    def definitions(self) -> str:
        stops = '<stop offset="0" stop-color="#2f4a33"/><stop offset="1" stop-color="#203626"/>'
        jungle = shape("linearGradient", stops, id="uchronia-jungle", x2="0", y2="1")
        back = rect(Box(0, 0, 12, 12), "#5d4829") + rect(Box(0, 0, 6, 12), "#6b5433")
        pattern = shape("pattern", back, id="uchronia-back", width=12, height=12,
                        patternUnits="userSpaceOnUse", patternTransform="rotate(45)")  # fmt: skip
        return super().definitions() + jungle + pattern

    def state(self, view: View) -> str:
        assert isinstance(view, UchroniaView)
        goal = self.say("web-uchronia-goal", points=view.threshold)
        end = self.say("web-uchronia-last-round") if view.ending else goal
        return f"{self.say('web-uchronia-round', round=view.round)} · {end}"

    def figures(self, view: View, seat: int) -> str:
        assert isinstance(view, UchroniaView)
        player = view.players[seat]
        return self.say(
            "web-uchronia-figures",
            hand=player.hand_size,
            stock=sum(player.stock),
            built=len(player.completed),
        )

    def board(self, view: View) -> tuple[str, float, float]:
        assert isinstance(view, UchroniaView)
        tall = max(WORK.height, *(TITLE + 6 + self.lines_of(card, WORK.width) * LINE_HEIGHT
                                  for card in view.works))  # fmt: skip
        parts = [self.works(view, tall), self.middle(view, 54 + tall)]
        top = 176 + tall
        for step in range(view.seats):
            seat = (max(view.seat, 0) + step) % view.seats
            drawn, height = self.district(view, seat, top)
            parts.append(drawn)
            top += height + GAP
        height = max(top, 640)
        return (
            rect(Box(0, 0, WIDTH, height), "url(#uchronia-jungle)") + "".join(parts),
            WIDTH,
            height,
        )

    # --- the middle ----------------------------------------------------------------------------

    def lines_of(self, card: int, width: float) -> int:
        """How many lines the text of a Building takes."""
        return len(wrapped(self.told[card], width - 14, TEXT))

    def works(self, view: UchroniaView, tall: float) -> str:
        more = self.say("web-uchronia-building-pile", count=view.building_pile_size)
        parts = [
            self.title(EDGE, 18, self.say("web-uchronia-works")),
            text(WIDTH - EDGE, 18, more, 13, fill=PALE, text_anchor="end"),
        ]
        for place, card in enumerate(view.works):
            box = Box(EDGE + place * (WORK.width + GAP), 36, WORK.width, tall)
            parts.append(self.building(card, box))
        return "".join(parts)

    def title(self, x: float, y: float, words: str) -> str:
        return text(x, y, words, 18, fill=PALE, font_family=DISPLAY)

    def middle(self, view: UchroniaView, top: float) -> str:
        """Forum, piles and Monopolies."""
        parts = [self.title(EDGE, top, self.say("web-uchronia-forum"))]
        x = float(EDGE)
        for colour, count in enumerate(view.forum):
            parts.append(self.card(colour, count, x, top + 20))
            x += CARD.width + GAP
        piles = (("pile", view.pile_size), ("discard", sum(view.discard)))
        for name, count in piles:
            parts.append(self.pile(self.say(f"web-uchronia-{name}"), count, x, top + 20))
            x += CARD.width + GAP
        x += 2 * GAP
        parts.append(self.title(x, top, self.say("web-uchronia-monopolies")))
        for colour, owner in enumerate(view.monopoly):
            parts.append(monopoly(colour, owner, x + colour * 54, top + 20))
        return "".join(parts) + self.order(view, x + 5 * 54 + 2 * GAP, top)

    def order(self, view: UchroniaView, x: float, top: float) -> str:
        """The Order in progress."""
        if view.order is None:
            return ""
        name = self.say(f"uchronia-order-{ORDER_IDS[view.order.order]}")
        steps = self.say("web-uchronia-steps", count=view.order.steps_left)
        return (
            self.title(x, top, self.say("web-uchronia-order"))
            + text(x, top + 34, name, 15, fill=PALE)
            + text(x, top + 56, steps, 13, fill=PALE)
        )

    def card(self, colour: int, count: int, x: float, y: float) -> str:
        """Cards of a colour: sign of the material, its name, sign of its Order, how many."""
        name = self.called(f"material.{COLOUR_IDS[colour]}")
        middle = x + CARD.width / 2
        parts = [
            rect(Box(x, y, CARD.width, CARD.height), TINTS[colour], rx=7, stroke=DARK),
            icon(SIGNS[colour], middle, y + 22, 28, INKS[colour]),
            text(
                middle, y + 45, name, 12, fill=INKS[colour], text_anchor="middle", font_weight=700
            ),
            icon(ORDER_SIGNS[colour], middle, y + 63, 15, INKS[colour]),
        ]
        if count > 1:
            badge = Box(x + CARD.width - 12, y - 8, 20, 18)
            parts.append(rect(badge, DARK, rx=9))
            parts.append(text(badge.x + 10, badge.y + 9, count, 12, fill=LIGHT,
                              text_anchor="middle", font_weight=700))  # fmt: skip
        return shape("g", "".join(parts), opacity=1 if count else 0.35)

    def pile(self, name: str, count: int, x: float, y: float) -> str:
        middle = x + CARD.width / 2
        box = rect(Box(x, y, CARD.width, CARD.height), "url(#uchronia-back)", rx=7, stroke=DARK)
        words = text(middle, y + 30, name, 11, fill=LIGHT, text_anchor="middle")
        return box + words + text(middle, y + 50, count, 17, fill=LIGHT, text_anchor="middle",
                                  font_weight=700)  # fmt: skip

    # --- districts -----------------------------------------------------------------------------

    def district(self, view: UchroniaView, seat: int, top: float) -> tuple[str, float]:
        """A player's open cards and Buildings, and how high they are together."""
        player = view.players[seat]
        is_full = seat == max(view.seat, 0)
        cards: list[tuple[int, list[int] | None]] = [
            *((site.card, site.resources) for site in player.sites),
            *((card, None) for card in player.completed),
        ]
        rows = -(-len(cards) // IN_ROW)
        # A site tells what lies under it, also where there is no room for its text.
        tall: float = TITLE + LAID * bool(player.sites)
        if is_full:
            lines = [self.lines_of(card, BUILDING) for card, _ in cards]
            tall += max(lines, default=0) * LINE_HEIGHT + 6
        height = 42 + rows * (tall + GAP)
        edge = GILT if view.turn == seat else DARK
        parts = [
            rect(Box(EDGE, top, WIDTH - 2 * EDGE, height), PANEL, rx=10, stroke=edge,
                 stroke_width=2 if view.turn == seat else 1),
            self.zones(player, seat, top + 20),
        ]  # fmt: skip
        for place, (card, resources) in enumerate(cards):
            row, column = divmod(place, IN_ROW)
            x = 2 * EDGE + column * (BUILDING + GAP)
            high = tall if is_full or resources is not None else TITLE
            box = Box(x, top + 40 + row * (tall + GAP), BUILDING, high)
            parts.append(self.building(card, box, resources, is_brief=not is_full))
        return "".join(parts), height

    def zones(self, player: Player, seat: int, y: float) -> str:
        parts = [
            mark(seat, 30, y),
            text(48, y, self.player(seat), 18, fill=INK, font_family=DISPLAY),
        ]
        limit = self.say("web-uchronia-limit", limit=player.activity_limit)
        zones = (
            (self.say("web-uchronia-domain"), player.domain),
            (self.say("web-uchronia-stock"), player.stock),
            (f"{self.say('web-uchronia-activities')} ({limit})", player.activities),
        )
        x = 190.0
        for name, counts in zones:
            parts.append(text(x, y, name, 13, fill=SOFT_INK))
            x += 16 + len(name) * 6
            for colour, count in enumerate(counts):
                if count:
                    parts.append(small(colour, count, x, y))
                    x += 44
            x += 22
        return "".join(parts)

    def building(
        self, card: int, box: Box, resources: list[int] | None = None, *, is_brief: bool = False
    ) -> str:
        """A Building with its text; under construction it shows what lies under it."""
        colour = self.tables.material[card]
        name = self.called(f"building.{self.tables.ids[card]}")
        dashes = "5 3" if resources is not None else "none"
        x, y, width, _ = box
        parts = [
            rect(box, PANEL, rx=8, stroke=DARK, stroke_dasharray=dashes),
            rect(Box(x, y, width, TITLE), TINTS[colour], rx=8, stroke=DARK),
            icon(SIGNS[colour], x + 15, y + 13, 15, INKS[colour]),
            text(x + 27, y + 13, name, min(15, 2.1 * (width - 48) / len(name)), fill=INKS[colour],
                 font_family=DISPLAY),
            text(x + width - 8, y + 13, self.tables.cost[card], 14, fill=INKS[colour],
                 text_anchor="end", font_weight=700),
        ]  # fmt: skip
        low = y + 36
        if resources is not None:
            parts.append(self.laid(card, resources, x + 7, low))
            low += 17
        for line in [] if is_brief else wrapped(self.told[card], width - 14, TEXT):
            parts.append(text(x + 7, low, line, TEXT, fill=INK))
            low += LINE_HEIGHT
        return "".join(parts)

    def laid(self, card: int, resources: list[int], x: float, y: float) -> str:
        """How many Resources lie under a site, of how many, and which."""
        cost = self.tables.cost[card]
        parts = [text(x, y, f"{sum(resources)}/{cost}", 12, fill=INK, font_weight=700)]
        x += 26
        for colour, count in enumerate(resources):
            if count:
                parts.append(small(colour, count, x, y, 0.75))
                x += 34
        return "".join(parts)

    def mine(self, view: View) -> tuple[str, float]:
        """The Hand, one card for each colour."""
        assert isinstance(view, UchroniaView)
        held = [(colour, count) for colour, count in enumerate(view.hand or []) if count]
        if not held:
            return "", 0
        cards = [
            self.card(colour, count, place * (CARD.width + 4), GAP)
            for place, (colour, count) in enumerate(held)
        ]
        return "".join(cards), CARD.height + 2 * GAP


def small(colour: int, count: int, x: float, y: float, scale: float = 1.0) -> str:
    """So many cards of a colour in a zone."""
    width, height = 40 * scale, 22 * scale
    return (
        rect(Box(x, y - height / 2, width, height), TINTS[colour], rx=5, stroke=DARK)
        + icon(SIGNS[colour], x + 12 * scale, y, 16 * scale, INKS[colour])
        + text(x + 29 * scale, y, count, 13 * scale, fill=INKS[colour], text_anchor="middle",
               font_weight=700)
    )  # fmt: skip


def monopoly(colour: int, owner: int, x: float, y: float) -> str:
    middle = x + 23
    owned = mark(owner, middle, y + 54, 1.1) if owner >= 0 else ""
    box = Box(x, y, 46, CARD.height)
    edge = rect(box, TINTS[colour], rx=23, stroke=GILT, stroke_width=2)
    return edge + icon(ORDER_SIGNS[colour], middle, y + 24, 24, DARK) + owned


PICTURE: Final = UchroniaPicture
