"""The effects of cards worked out the slow way: from the pack as written and from a public view.

Nothing here uses the interpreter of effect lines or its counts, so that tests can compare the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.games import base_pack
from ludopolis.games.dominations.pack import load_content
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludopolis.games.dominations.pack import Condition, Line, Mastery, Monument
    from ludopolis.games.dominations.view import DominationsView, FilledCell, PlayerView

PACK: Final = load_content(base_pack("dominations")).pack
MASTERIES: Final[Mapping[str, Mastery]] = {mastery.id: mastery for mastery in PACK.mastery}
MONUMENTS: Final[Mapping[str, Monument]] = {monument.id: monument for monument in PACK.monument}


def neighbours(cell: list[int]) -> list[list[int]]:
    i, j, t = cell
    if t == 0:
        return [[i, j - 1, 1], [i, j, 1], [i - 1, j, 1]]
    return [[i + 1, j, 0], [i, j + 1, 0], [i, j, 0]]


def round_vertex(vertex: list[int]) -> list[list[int]]:
    """The six cells of a wheel (D-20.6)."""
    a, b = vertex
    left, below = a - 1, b - 1
    return [[a, b, 0], [left, b, 1], [left, b, 0], [left, below, 1], [a, below, 0], [a, below, 1]]


def corners(cell: list[int]) -> list[list[int]]:
    """The corners of a cell, counter-clockwise (D-20.3)."""
    i, j, t = cell
    return [[i, j], [i + 1, j], [i, j + 1]] if t == 0 else [[i + 1, j], [i + 1, j + 1], [i, j + 1]]


def may_lie(condition: Condition, view: DominationsView, seat: int, place: list[int]) -> bool:
    """Whether a circle on a wheel or a tile on a cell fulfils a condition (D-10.11, D-10.12)."""
    cells = round_vertex(place) if len(place) == 2 else neighbours(place)
    near = [filled for filled in view.board if filled.cell in cells]
    owners = [filled.owner for filled in near if filled.owner >= 0]
    camps = [DOMAIN_IDS[filled.camp] for filled in near if filled.camp >= 0]
    wanted = condition.camps
    is_met = owners.count(seat) >= condition.own_cities
    is_met = is_met and (wanted is None or camps.count(wanted.domain) >= wanted.n)
    if len(place) == 2:
        return is_met and may_lie_on_wheel(condition, place, near)
    ring = [corner for filled in view.board[:6] for corner in corners(filled.cell)]
    is_away = not any(corner in ring for corner in corners(place) if corner != [0, 0])
    is_edged = condition.edges_min <= len(near) <= condition.edges_max
    return is_met and is_edged and (is_away or not condition.away_from_cradle)


def may_lie_on_wheel(condition: Condition, vertex: list[int], near: list[FilledCell]) -> bool:
    dots = [filled.dots[corners(filled.cell).index(vertex)] for filled in near]
    colours = [DOMAIN_IDS[dot] for dot in dots if dot < len(DOMAIN_IDS)]
    wanted = condition.wheel_dots
    is_met = len([filled for filled in near if filled.owner >= 0]) >= condition.cities
    is_met = is_met and (wanted is None or colours.count(wanted.domain) >= wanted.n)
    return is_met and not (condition.no_cradle and any(each.tile == "cradle" for each in near))


def own_cities(view: DominationsView, seat: int) -> list[FilledCell]:
    return [filled for filled in view.board if filled.owner == seat]


def groups(view: DominationsView, seat: int) -> list[int]:
    """Sizes of the groups of connected Cities."""
    left = [filled.cell for filled in own_cities(view, seat)]
    sizes: list[int] = []
    while left:
        group = [left.pop()]
        for cell in group:
            near = [other for other in neighbours(cell) if other in left]
            group += near
            left = [other for other in left if other not in near]
        sizes.append(len(group))
    return sizes


def nodus(player: PlayerView, domain: str | None) -> int:
    """Whole Nodus: two sides that touch, each pair once (D-20.15)."""
    at = {tuple(card.cell): card.halves for card in player.tree}
    count = 0
    for (x, y), halves in at.items():
        for (dx, dy), side, back in (((0, 1), 0, 2), ((1, 0), 1, 3)):
            other = at.get((x + dx, y + dy))
            if other is not None:
                colour = min(halves[side], other[back])
                count += domain is None or DOMAIN_IDS[colour] == domain
    return count


def masteries(player: PlayerView) -> list[tuple[Mastery, bool]]:
    return [(MASTERIES[c.card], c.advanced) for c in player.tree if c.card in MASTERIES]


def counted_cards(line: Line, player: PlayerView) -> int:
    found = masteries(player)
    if line.per == "domains":
        return len({mastery.domain for mastery, _ in found})
    if line.per == "monument_levels":
        return len([card for card in player.tree if card.card[-1].isdigit()])
    return sum(
        line.per_domain in (None, mastery.domain)
        and line.per_value in (None, mastery.value)
        and line.per_side in (None, "advanced" if advanced else "basic")
        for mastery, advanced in found
    )


def counted_cities(line: Line, view: DominationsView, seat: int) -> int:
    if line.per == "city_group":
        return max(groups(view, seat), default=0)
    if line.per == "city_separate":
        return len(groups(view, seat))
    found = [
        filled
        for filled in own_cities(view, seat)
        if line.per_domain in (None, DOMAIN_IDS[filled.camp])
        and filled.level >= (line.per_level or 1)
    ]
    return sum(filled.level for filled in found) if line.per == "city_levels" else len(found)


def count(line: Line, view: DominationsView, seat: int, produced: list[int]) -> int:
    """What the ``per`` of a line counts."""
    player = view.players[seat]
    if line.per == "nodus":
        return nodus(player, line.per_domain)
    if line.per in ("masteries", "domains", "monument_levels"):
        return counted_cards(line, player)
    if line.per == "monuments":
        return sum(monument.controller == seat for monument in view.monuments)
    if line.per == "influence":
        return player.influence
    if line.per in ("stock", "produced"):
        row = player.knowledge if line.per == "stock" else produced
        return row[DOMAIN_IDS.index(line.per_domain)] if line.per_domain else sum(row)
    return counted_cities(line, view, seat)


def amount(line: Line, view: DominationsView, seat: int, produced: list[int]) -> int:
    """What a line yields (D-21.2)."""
    assert line.amount is not None
    if line.per is None:
        return line.amount
    return line.amount * min(line.max, count(line, view, seat, produced) // line.div)


def total(
    lines: list[Line],
    trigger: str,
    outcome: str,
    view: DominationsView,
    seat: int = 0,
    produced: list[int] | None = None,
) -> int:
    """The sum of what the lines with this trigger and outcome yield, filters left aside."""
    return sum(
        amount(line, view, seat, produced or [0] * 6)
        for line in lines
        if line.trigger == trigger and line.outcome == outcome
    )


def passive(lines: list[Line], outcome: str, **filters: str | int) -> int:
    """The sum of the modifiers that let these filters pass."""
    return sum(
        line.amount or 0
        for line in lines
        if line.outcome == outcome
        and all(getattr(line, key) in (None, value) for key, value in filters.items())
    )
