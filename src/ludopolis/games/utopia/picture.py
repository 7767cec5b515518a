"""Utopia as a picture: four islands in their sea, the track round them, the scale, one's hand."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from ludopolis.core.picture import (
    BODY,
    GAP,
    INK,
    MARKS,
    SEATS,
    Box,
    Picture,
    Theme,
    circle,
    group,
    icon,
    mark,
    path,
    rect,
    ring,
    shape,
    text,
    way,
)
from ludopolis.games.utopia.pack import load_pack
from ludopolis.games.utopia.tables import CIV_IDS, ISLANDS
from ludopolis.games.utopia.view import PHASES, UtopiaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludopolis.games.utopia.pack import District, Island, Pack
    from ludopolis.wire.view import View

DISPLAY: Final = "'IM FELL English',Georgia,serif"
BOARD_INK: Final = "#3b3120"
COAST: Final = "#8d7446"
PLAZA: Final = "#e3cfa0"
LIGHT: Final = "#fffdf5"
HULL: Final = "#5b3a1a"
WONDER: Final = "#7d560f"
CIV_TINTS: Final = ("#b7d7a8", "#d5c1e8", "#f2d58a", "#b9d7ef", "#f0b7a6")
EMBLEMS: Final = ("mayan-pyramid", "lion", "ankh", "greek-temple", "pagoda")
ISLE_TINTS: Final = {
    "water": "#d8e6d9", "fire": "#f3d9c0", "earth": "#e6deb2", "wind": "#ece4ee"
}  # fmt: skip
SYMBOLS: Final = {
    "bird": "hummingbird", "fish": "circling-fish", "salamander": "salamander", "snake": "snake"
}  # fmt: skip
ICONS: Final = [*EMBLEMS, *SYMBOLS.values(), "galleon", "indian-palace", "lighthouse", "sailboat"]
SCALE: Final = 0.66
CARD_WIDTH: Final = 54


def coast(points: Sequence[Sequence[float]]) -> str:
    """A closed curve through the points, as a coast is drawn."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    bends = [f"Q{p[0]} {p[1]} {m[0]} {m[1]}" for p, m in zip(points, middles, strict=True)]
    return f"M{middles[-1][0]} {middles[-1][1]}{''.join(bends)}Z"


def sea_of(pack: Pack) -> str:
    """What never changes: the sea chart, the coasts and the squares of the track."""
    whole = Box(0, 0, pack.canvas.width, pack.canvas.height)
    x, y = pack.canal.lagoon.at
    rhumbs = "".join(
        f"M{x} {y}l{cos(k * pi / 8) * 1200:.0f} {sin(k * pi / 8) * 1200:.0f}" for k in range(16)
    )
    parts = [
        rect(whole, "url(#utopia-deep)"),
        rect(whole, "url(#utopia-waves)"),
        path(rhumbs, stroke="#5f98a3", stroke_width=0.8, opacity=0.35),
    ]
    for island in pack.island:
        shore = coast(island.coast)
        parts.append(path(shore, stroke=LIGHT, stroke_width=36, opacity=0.16))
        parts.append(path(shore, stroke=LIGHT, stroke_width=16, opacity=0.3))
    parts += [lighthouses(pack), lands(pack), squares(pack)]
    return "".join(parts)


def lighthouses(pack: Pack) -> str:
    parts: list[str] = []
    for light in pack.lighthouse:
        parts.append(path(way(light.line), stroke=BOARD_INK, stroke_width=3, opacity=0.7,
                          stroke_dasharray="2 8", stroke_linecap="round"))  # fmt: skip
        parts.append(icon("lighthouse", light.at[0], light.at[1] - 9, 34, BOARD_INK))
    for rock in pack.reefs.rocks:
        parts.append(path(coast(rock), "#8b8375", stroke=BOARD_INK))
    return "".join(parts)


def lands(pack: Pack) -> str:
    parts: list[str] = []
    for island in pack.island:
        parts.append(path(coast(island.coast), "#d8c698", stroke=COAST, stroke_width=4))
        parts.append(path(ring(island.plaza), PLAZA, stroke=COAST, stroke_width=1.5))
    return "".join(parts)


def squares(pack: Pack) -> str:
    """The score track; every fifth square and the goal stand out."""
    parts: list[str] = []
    track = pack.score_track
    for place, (x, y, width, height) in enumerate(track.squares):
        fill = "#e9b93f" if place == track.goal else PLAZA if place % 5 == 0 else "#f0e3c2"
        parts.append(rect(Box(x, y, width, height), fill, stroke=COAST))
        parts.append(text(x + width / 2, y + height / 2, place, 22, fill=BOARD_INK, opacity=0.65,
                          text_anchor="middle"))  # fmt: skip
    return "".join(parts)


class UtopiaPicture(Picture):
    """The board as in the browser; the pack says where everything lies."""

    theme = Theme("#dfeceb", "#fbf7ec", "#b3c3bb", "#14586b", DISPLAY)

    def prepare(self) -> None:
        self.pack = load_pack(self.source).data
        known = {district.id: district for district in self.pack.district}
        names = [name for island in self.pack.island for name in island.districts]
        self.districts = [known[name] for name in names]
        self.sea = sea_of(self.pack) + "".join(self.sectors())

    def definitions(self) -> str:
        wave = path("M0 11q6-5 12 0t12 0 12 0 12 0", stroke="#5f98a3", opacity=0.16)
        waves = shape("pattern", wave, id="utopia-waves", width=48, height=22,
                      patternUnits="userSpaceOnUse")  # fmt: skip
        stops = '<stop offset="0" stop-color="#a9d0d3"/><stop offset="1" stop-color="#7fb4bd"/>'
        deep = shape("radialGradient", stops, id="utopia-deep")
        return super().definitions() + waves + deep

    def state(self, view: View) -> str:
        assert isinstance(view, UtopiaView)
        phase = self.say(f"utopia-phase-{PHASES[view.phase]}")
        return f"{self.say('web-utopia-round', round=view.round)} · {phase}"

    def figures(self, view: View, seat: int) -> str:
        assert isinstance(view, UtopiaView)
        return self.say(
            "web-utopia-figures",
            cards=view.hand_sizes[seat],
            bases=view.bases[seat],
            privileges=view.privileges[seat],
        )

    def board(self, view: View) -> tuple[str, float, float]:
        assert isinstance(view, UtopiaView)
        pack = self.pack
        parts = [self.district(view, place, each) for place, each in enumerate(self.districts)]
        for place, island in enumerate(pack.island):
            parts += [self.plaza(view, place, island), *self.guests(view, place, island)]
        parts += [*bridges(pack), *princes(view, self.districts), *scale(view, pack)]
        parts += ministers(view, pack)
        width, height = pack.canvas.width * SCALE, pack.canvas.height * SCALE
        return self.scaled("".join(parts)), width, height

    def backdrop(self) -> str:
        return self.scaled(self.sea)

    def scaled(self, drawn: str) -> str:
        return group([shape("g", drawn, font_family=DISPLAY)], 0, 0, SCALE)

    def sectors(self) -> list[str]:
        return [
            text(*sector.label, self.called(sector.id), 24, fill="#5f98a3", text_anchor="middle",
                 font_style="italic", letter_spacing=3)
            for sector in self.pack.sector
        ]  # fmt: skip

    def district(self, view: UtopiaView, place: int, district: District) -> str:
        island = next(island for island in self.pack.island if island.id == district.island)
        is_closed = view.seats == 2 and not island.used_with_two_players
        parts = [
            path(ring(district.polygon), ISLE_TINTS.get(district.island, PLAZA), stroke=COAST,
                 stroke_width=1.2, opacity=0.35 if is_closed else 1),
        ]  # fmt: skip
        if district.jetty:
            parts.append(path(way(district.jetty), stroke=HULL, stroke_width=6))
        if district.ship_at:
            x, y = district.ship_at
            parts.append(icon("sailboat", x, y - 2, 36, HULL))
        parts.append(text(*district.label, self.called(district.id), 16.5, fill=BOARD_INK,
                          text_anchor="middle"))  # fmt: skip
        parts.append(monument(view, self.pack.drawing.monument_radius, place, district))
        return "".join(parts)

    def plaza(self, view: UtopiaView, place: int, island: Island) -> str:
        x, y = island.wonder
        owner = view.wonder[place]
        sign = icon(SYMBOLS.get(island.symbol, "snake"), x, y - 8, 60, BOARD_INK)
        sign = shape("g", sign, opacity=0.42)
        if owner >= 0:
            sign = icon("indian-palace", x, y - 8, 60, WONDER) + mark(owner, x + 30, y + 8, 1.3)
        name = text(x, y + 28, self.called(island.id), 17, fill=BOARD_INK, text_anchor="middle",
                    font_style="italic")  # fmt: skip
        return sign + name

    def guests(self, view: UtopiaView, place: int, island: Island) -> list[str]:
        x, y = island.guest_ship
        radius = self.pack.drawing.guest_radius
        parts = [icon("galleon", x, y, 104, LIGHT)]
        slots = iter(island.guest_slots)
        for civ in range(len(CIV_IDS)):
            for _, (gx, gy) in zip(range(view.guests[civ * ISLANDS + place]), slots, strict=False):
                parts.append(circle(gx, gy, radius, CIV_TINTS[civ], stroke=BOARD_INK,
                                    stroke_width=1.5))  # fmt: skip
                parts.append(icon(EMBLEMS[civ], gx, gy, radius * 1.45, BOARD_INK))
        return parts

    def mine(self, view: View) -> tuple[str, float]:
        """The cards in hand, one for each civilisation, with how many there are."""
        assert isinstance(view, UtopiaView)
        parts: list[str] = []
        held = [civ for civ, count in enumerate(view.hand or []) if count]
        for place, civ in enumerate(held):
            x = place * (CARD_WIDTH + GAP)
            parts += [
                rect(Box(x, 0, CARD_WIDTH, 66), CIV_TINTS[civ], rx=7, stroke=BOARD_INK),
                icon(EMBLEMS[civ], x + CARD_WIDTH / 2, 26, 36, BOARD_INK),
                text(x + CARD_WIDTH / 2, 56, self.say(f"utopia-civilisation-{CIV_IDS[civ]}"), 11,
                     fill=BOARD_INK, text_anchor="middle"),
                count_badge((view.hand or [])[civ], x + CARD_WIDTH - 4, 4),
            ]  # fmt: skip
        piles = [
            self.say("web-utopia-deck", count=view.deck_size),
            self.say("web-utopia-pile", count=sum(view.pile)),
        ]
        low = 80 if held else 8
        parts.append(text(0, low + 4, "   ".join(piles), 13, fill=INK))
        return "".join(parts), low + 14


def count_badge(count: int, x: float, y: float) -> str:
    if count < 2:
        return ""
    words = text(x, y, f"×{count}", 12, fill=LIGHT, text_anchor="middle", font_weight=700)
    return rect(Box(x - 12, y - 9, 24, 18), BOARD_INK, rx=9) + words


def monument(view: UtopiaView, radius: float, place: int, district: District) -> str:
    """The monument and whose it is, or the value of the place."""
    x, y = district.monument
    civ, seat = view.monument[place], view.controller[place]
    if civ < 0 or seat < 0:
        spot = circle(x, y, radius, "#ffffff", fill_opacity=0.42, stroke=COAST, stroke_width=1.5,
                      stroke_dasharray="4 4")  # fmt: skip
        return spot + text(x, y, district.value, 30, fill=BOARD_INK, text_anchor="middle")
    return (
        circle(x, y, radius, CIV_TINTS[civ], stroke=BOARD_INK, stroke_width=2)
        + icon(EMBLEMS[civ], x, y, radius * 1.5, BOARD_INK)
        + mark(seat, x + radius * 0.8, y + radius * 0.75, 1.15)
    )


def bridges(pack: Pack) -> list[str]:
    parts: list[str] = []
    width = pack.drawing.bridge_width
    for bridge in pack.bridge:
        line = way(bridge.line)
        parts.append(path(line, stroke=COAST, stroke_width=width))
        parts.append(path(line, stroke=PLAZA, stroke_width=width - 5))
        parts.append(path(line, stroke=COAST, stroke_width=width - 5, stroke_dasharray="1.5 5",
                          opacity=0.7))  # fmt: skip
    return parts


def princes(view: UtopiaView, districts: list[District]) -> list[str]:
    """Stack by stack: the shape and colour of the player, the sign of the civilisation."""
    used = [0] * len(districts)
    parts: list[str] = []
    for stack in view.princes:
        slots = districts[stack.district].princes
        layer, slot = divmod(used[stack.district], len(slots))
        used[stack.district] += 1
        x, y = slots[slot][0] + layer * 7, slots[slot][1] - layer * 7
        parts.append(prince(stack.seat, stack.civ, stack.count, x, y))
    return parts


def prince(seat: int, civ: int, count: int, x: float, y: float) -> str:
    fill, ink = SEATS[seat]
    token = path(MARKS[seat], fill, stroke=BOARD_INK, stroke_width=0.9,
                 transform="scale(1.28)")  # fmt: skip
    parts = [token, icon(EMBLEMS[civ], 0, 0, 15, ink)]
    if count > 1:
        parts.append(circle(10, -9, 7.5, LIGHT, stroke=BOARD_INK))
        parts.append(text(10, -9, count, 12, fill=BOARD_INK, text_anchor="middle", font_weight=700,
                          font_family=BODY))  # fmt: skip
    return group(parts, x, y)


def scale(view: UtopiaView, pack: Pack) -> list[str]:
    """The prestige scale, the king's favourite on top."""
    parts: list[str] = []
    for place in pack.prestige_scale.places:
        civ = view.worth.index(place.value)
        x, y, width, height = place.rect
        box = Box(x, y + 2, width, height - 4)
        parts += [
            rect(box, CIV_TINTS[civ], rx=8, stroke=BOARD_INK, stroke_width=1.5),
            text(x + 17, y + height / 2, place.value, 34, fill=BOARD_INK, text_anchor="middle"),
            icon(EMBLEMS[civ], x + width - 28, y + height / 2, 42, BOARD_INK),
        ]
    return parts


def ministers(view: UtopiaView, pack: Pack) -> list[str]:
    """On their squares, the front of a line first."""
    lap, places = pack.score_track.lap, pack.score_track.squares
    line: dict[int, int] = {}
    parts: list[str] = []
    for seat in view.track:
        score = view.scores[seat]
        place = line[score] = line.get(score, -1) + 1
        x, y, width, height = places[score if score <= lap else (score - 1) % lap + 1]
        is_wide = width > 100
        dx = -56 + place * 28 if is_wide else place % 2 * 24 - (12 if place > 0 else 0)
        dy = 0 if is_wide else place // 2 * 20 - (8 if place > 1 else 0)
        parts.append(mark(seat, x + width / 2 + dx, y + height / 2 + dy, 1.5))
    return parts


PICTURE: Final = UtopiaPicture
