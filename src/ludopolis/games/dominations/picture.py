"""Dominations as a picture: the growing land, a Civilisation Tree, one's tiles and Knowledge."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from ludopolis.core.picture import (
    INK,
    SIDE,
    SOFT_INK,
    Box,
    Picture,
    Theme,
    circle,
    fitted,
    group,
    icon,
    mark,
    path,
    rect,
    ring,
    text,
)
from ludopolis.games.dominations.game import DominationsGame
from ludopolis.games.dominations.tables import MASTERIES
from ludopolis.games.dominations.view import DominationsView
from ludopolis.games.dominations.vocabulary import DOMAINS, Half

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ludopolis.games.dominations.view import FilledCell, HandTile, PlayerView, TreeCard
    from ludopolis.wire.view import View

Point = tuple[float, float]

DISPLAY: Final = "'Marcellus',Georgia,serif"
DARK: Final = "#221d16"
SOFT: Final = "#5f574b"
LIGHT: Final = "#ffffff"
LINE: Final = "#c4b9a7"
CARD_FILL: Final = "#fbf6ea"
ADVANCED: Final = "#f6e4b4"
GOLD: Final = "#7b5713"
GROUNDS: Final = {"land": "#d9ceb6", "cradle": "#b79f7a", "monument": "#8d8474"}
TINTS: Final = (
    "#d9a514", "#d2691e", "#2f74c0", "#2f8f4e", "#b8322f", "#7d4fa8", "#f5f1e8", "#26221f"
)  # fmt: skip
"""The six Domains, Vestigium and Corruptio."""
PLAYERS: Final = (
    ("#16233f", "#ffffff"), ("#ffffff", "#1d1a14"), ("#1fa9b8", "#06222a"), ("#ffc4d6", "#3a0f22"),
    ("#4a3524", "#ffffff"),
)  # fmt: skip
"""Domains have all the hues there are, so players have none of them."""
SIGNS: Final = ("two-coins", "anvil", "lyre", "astrolabe", "crown", "sun")
DARK_INKED: Final = (0, 1, 6)
"""Halves on whose colour dark ink is read best."""
ICONS: Final = [*SIGNS, "obelisk"]
EDGE: Final = 100.0
HEIGHT: Final = EDGE * sqrt(3) / 2
CARD: Final = Box(0, 0, 132, 92)
MAP: Final = Box(0, 0, 596, 700)
TREE: Final = Box(596, 40, 440, 660)
TITLE: Final = 14.0
"""The size of a card's name, how wide its letters are of that, and its room."""
TITLE_WIDTH: Final = 0.53
TITLE_ROOM: Final = CARD.width - 40
LEAST: Final = 3.2
"""So many cards wide and high is the window of a young tree."""
MOST_KNOWLEDGE: Final = 20


# --- the lattice --------------------------------------------------------------------------------


def vertex(a: int, b: int) -> Point:
    return (a + b / 2) * EDGE, -b * HEIGHT


def corners(cell: Sequence[int]) -> list[Point]:
    """Of a cell, counter-clockwise, in the order of its dots."""
    i, j, t = cell
    if t == 0:
        return [vertex(i, j), vertex(i + 1, j), vertex(i, j + 1)]
    return [vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)]


def centre(cell: Sequence[int]) -> Point:
    points = corners(cell)
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def extent(cells: Iterable[Sequence[int]], margin: float = 30) -> Box:
    points = [point for cell in cells for point in corners(cell)]
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    return Box(left, top, right - left, bottom - top)


# --- outlines -----------------------------------------------------------------------------------


def round_way(steps: int, inner: float, far: float = 1) -> list[Point]:
    """On a circle, from the left over the top to the right; every second point lies further in."""
    angles = [pi * (1 - step / steps) for step in range(steps + 1)]
    reach = [far if step % 2 == 0 else far * inner for step in range(steps + 1)]
    return [(r * cos(angle), -r * sin(angle)) for angle, r in zip(angles, reach, strict=True)]


UPPER: Final[tuple[list[Point], ...]] = (
    round_way(24, 1),
    [(-0.92, 0), (-0.92, -0.92), (0.92, -0.92), (0.92, 0)],
    [(-1.2, 0), (0, -1.2), (1.2, 0)],
    [(-1.12, 0), (-0.56, -0.97), (0.56, -0.97), (1.12, 0)],
    [(-0.95, 0), (-1.05, -1), (-0.5, -0.68), (0, -1.1), (0.5, -0.68), (1.05, -1), (0.95, 0)],
    round_way(8, 0.76, 1.18),
)
"""The upper half of each Domain's outline, about as large as a circle of radius 1: it is known
without its colour. The lower half mirrors it; all others are round.
"""


def outline(half: int, r: float, *, is_whole: bool = True) -> str:
    upper = UPPER[half] if half < DOMAINS else UPPER[0]
    lower = [(x, -y) for x, y in reversed(upper)] if is_whole else []
    return ring([(x * r, y * r) for x, y in [*upper, *lower]])


# --- pieces -------------------------------------------------------------------------------------


def glyph(half: int, r: float) -> str:
    """The sign of a Domain, or the cross of Corruptio, within a circle round (0, 0)."""
    if half < DOMAINS:
        return icon(SIGNS[half], 0, 0, r * 1.36, DARK if half in DARK_INKED else LIGHT)
    if half == Half.CORRUPTIO:
        arm = r * 0.45
        cross = f"M{-arm} {-arm}L{arm} {arm}M{arm} {-arm}L{-arm} {arm}"
        return path(cross, stroke=LIGHT, stroke_width=2)
    return ""


def sign(half: int, x: float, y: float, r: float) -> str:
    """A dot or a Camp: the colour and the sign of its Domain."""
    if not 0 <= half < len(TINTS):
        return ""
    drawn = path(outline(half, r), TINTS[half], stroke=DARK, stroke_width=1.2)
    return group([drawn, glyph(half, r)], x, y)


def tile(cell: Sequence[int], camp: int, dots: Sequence[int], kind: str) -> str:
    """The ground, the Camp in the middle and the dots in the corners."""
    points = corners(cell)
    x, y = centre(cell)
    ground = path(ring(points), GROUNDS[kind], stroke=CARD_FILL, stroke_width=3,
                  stroke_linejoin="round")  # fmt: skip
    parts = [ground, sign(camp, x, y, 15)]
    for dot, (cx, cy) in zip(dots, points, strict=True):
        parts.append(sign(dot, x + (cx - x) * 0.66, y + (cy - y) * 0.66, 8))
    return "".join(parts)


def filled_cell(cell: FilledCell) -> str:
    """A tile with the City on it."""
    kind = "cradle" if cell.tile == "cradle" else "monument" if cell.camp < 0 else "land"
    drawn = tile(cell.cell, cell.camp, cell.dots, kind)
    if cell.owner < 0:
        return drawn
    x, y = centre(cell.cell)
    fill, ink = PLAYERS[cell.owner]
    city = [
        path("M-15 13V-4L0-16L15-4V13Z", fill, stroke=DARK, stroke_width=1.5),
        text(0, 3, cell.level, 14, fill=ink, text_anchor="middle", font_weight=700),
        mark(cell.owner, 14, 12, 0.72, seats=PLAYERS),
    ]
    return drawn + group(city, x, y - 3)


def half_nodus(half: int, side: int) -> str:
    """Half a Nodus at the border of a card; its sign stays upright whatever the side."""
    if not 0 <= half < len(TINTS):
        return ""
    turn, upright = ((180, 180), (270, 90), (0, 0), (90, 270))[side]
    x, y = ((0, -46), (66, 0), (0, 46), (-66, 0))[side]
    bowl = path(outline(half, 16, is_whole=False), TINTS[half], stroke=DARK, stroke_width=1.2)
    inner = glyph(half, 9.5)
    if half == Half.VESTIGIUM:
        inner = circle(0, 0, 3.5, "none", stroke=SOFT, stroke_width=1.5)
    inner = f'<g transform="translate(0 -7.5) rotate({upright})">{inner}</g>'
    return f'<g transform="translate({x} {y}) rotate({turn})">{bowl}{inner}</g>'


class DominationsPicture(Picture):
    """Map and tree as in the browser; without a seat of one's own the tree of who is asked."""

    theme = Theme("#e9e4dc", "#faf7f1", LINE, "#5b3f7a", DISPLAY, PLAYERS)

    def prepare(self) -> None:
        assert isinstance(self.game, DominationsGame)
        self.tables = self.game.tables
        titles = {name: about.title for name, about in self.things.texts.items()}
        self.titles = {
            name: self.words(titles[f"card:{name}"])
            for name in self.tables.card_ids
            if f"card:{name}" in titles
        }

    def state(self, view: View) -> str:
        assert isinstance(view, DominationsView)
        return self.say("web-dominations-state", age=view.age, round=view.round)

    def figures(self, view: View, seat: int) -> str:
        assert isinstance(view, DominationsView)
        player = view.players[seat]
        figures = self.say(
            "web-dominations-figures",
            influence=player.influence,
            tokens=player.tokens,
            hand=player.hand_size,
        )
        nation = f" · {self.called(player.nation)}" if player.nation else ""
        return figures + nation

    def board(self, view: View) -> tuple[str, float, float]:
        assert isinstance(view, DominationsView)
        seat = view.seat if view.seat >= 0 else view.active
        whole = extent([*(cell.cell for cell in view.board), *view.frontier])
        tree = view.players[seat].tree
        name = f"{self.say('web-dominations-tree')} · {self.player(seat)}"
        parts = [
            rect(MAP, "#d6cdbd"),
            fitted(self.land(view), whole, MAP),
            text(TREE.x + 14, 20, name, 15, fill=INK, font_weight=700),
            fitted([self.card(card) for card in tree], tree_window(tree), TREE),
        ]
        return "".join(parts), TREE.x + TREE.width, MAP.height

    def land(self, view: DominationsView) -> list[str]:
        """Tiles, Cities and Monuments, and where the land can grow."""
        frontier = "".join(ring(corners(cell)) for cell in view.frontier)
        parts = [path(frontier, stroke=LINE, stroke_dasharray="4 7")]
        parts += [filled_cell(cell) for cell in view.board]
        for monument in view.monuments:
            if len(monument.place) == 2:
                x, y = vertex(*monument.place)
                seat = monument.controller
                edge = PLAYERS[seat][0] if seat >= 0 else DARK
                parts.append(circle(x, y, 21, "#efe6d2", stroke=edge, stroke_width=5))
                parts.append(icon("obelisk", x, y - 1, 28, DARK))
                if seat >= 0:
                    parts.append(mark(seat, x + 16, y + 15, seats=PLAYERS))
        return parts

    def card(self, card: TreeCard) -> str:
        """A card of a tree: its name, its value, a star for the advanced side, its Halves."""
        x, y = card.cell
        number = self.tables.card_ids.index(card.card)
        is_mastery = number < MASTERIES
        name = self.titles.get(card.card, self.called(card.card))
        edge = TINTS[self.tables.domain[number]] if is_mastery else GOLD
        box = Box(-CARD.width / 2 + 5, -CARD.height / 2 + 5, CARD.width - 10, CARD.height - 10)
        fill = ADVANCED if card.advanced else CARD_FILL
        parts = [rect(box, fill, rx=9, stroke=edge, stroke_width=4), title(name)]
        if is_mastery:
            value = f"{'★ ' if card.advanced else ''}{self.tables.value[number]}"
            parts.append(text(0, 16, value, 13, fill=SOFT, text_anchor="middle", font_weight=700))
        parts += [half_nodus(half, side) for side, half in enumerate(card.halves)]
        return group(parts, x * CARD.width, -y * CARD.height)

    # --- one's own -----------------------------------------------------------------------------

    def mine(self, view: View) -> tuple[str, float]:
        """Knowledge against its limits; then the tiles in hand, the Nation and the Monument."""
        assert isinstance(view, DominationsView)
        if view.seat < 0:
            return "", 0
        parts = [knowledge(view.players[view.seat])]
        hand = [*view.chosen, *view.aside, *view.hand]
        for place, held in enumerate(hand):
            row, column = divmod(place, 5)
            parts.append(fitted([hand_tile(held)], extent([(0, 0, 0)], 4),
                                Box(column * 60, 100 + row * 54, 56, 50)))  # fmt: skip
        low = 106 + -(-len(hand) // 5) * 54
        if view.picked:
            chosen = " · ".join(self.called(thing) for thing in view.picked)
            parts.append(text(0, low + 6, chosen, 13, fill=INK, font_family=DISPLAY))
            low += 18
        return "".join(parts), low


def title(name: str) -> str:
    """The name of a card of a tree; a long one stands in two lines."""
    lines = [name]
    if len(name) * TITLE * TITLE_WIDTH > TITLE_ROOM and " " in name:
        lines = name.split(" ", 1)
    size = min(TITLE, TITLE_ROOM / TITLE_WIDTH / max(map(len, lines)))
    top = -2 - (len(lines) - 1) * 0.75 * TITLE
    return "".join(
        text(0, top + at * TITLE, line, size, fill=DARK, text_anchor="middle", font_family=DISPLAY)
        for at, line in enumerate(lines)
    )


def hand_tile(held: HandTile) -> str:
    return tile((0, 0, 0), held.camp, held.dots, "land")


def knowledge(player: PlayerView) -> str:
    """Six bars: what a player knows in each Domain, and how much he can know."""
    parts: list[str] = []
    length = (SIDE - 24) / 2
    for domain in range(DOMAINS):
        row, column = divmod(domain, 2)
        x, y = column * length, 14 + row * 30
        known, limit = player.knowledge[domain], player.limits[domain]
        bar = (length - 74) / MOST_KNOWLEDGE
        parts += [
            sign(domain, x + 11, y, 10),
            rect(Box(x + 28, y - 4, MOST_KNOWLEDGE * bar, 9), "#e6ded1", rx=4),
            rect(Box(x + 28, y - 4, limit * bar, 9), LINE, rx=4),
            rect(Box(x + 28, y - 4, known * bar, 9), TINTS[domain], rx=4),
            text(x + length - 42, y, known, 14, fill=INK, font_weight=700),
            text(x + length - 24, y, f"/{limit}", 12, fill=SOFT_INK),
        ]
    return "".join(parts)


def tree_window(tree: list[TreeCard]) -> Box:
    """The cards and the places round them; a young tree is not blown up."""
    xs = [0, *(card.cell[0] for card in tree)]
    ys = [0, *(-card.cell[1] for card in tree)]
    width = max(max(xs) - min(xs) + 1.1, LEAST)
    height = max(max(ys) - min(ys) + 1.1, LEAST)
    left = (min(xs) + max(xs) - width) / 2
    top = (min(ys) + max(ys) - height) / 2
    return Box(left * CARD.width, top * CARD.height, width * CARD.width, height * CARD.height)


PICTURE: Final = DominationsPicture
