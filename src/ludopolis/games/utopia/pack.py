"""The pack of a Utopia board: its TOML as structs, its checks, and the tables made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ludopolis.content import Loaded, load
from ludopolis.games.utopia.tables import ISLAND_IDS, ISLANDS, Tables

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
MAX_VALUE = 4  # T-1.5


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the pack: no key that the format doesn't know."""


class Canvas(Part, frozen=True):
    width: int
    height: int


class Drawing(Part, frozen=True):
    street_width: float
    bridge_width: float
    token_radius: float
    prince_slot_pitch: float
    monument_radius: float
    guest_radius: float
    label_height: float


class ScoreTrack(Part, frozen=True):
    start: int
    last: int
    goal: Literal[50]  # T-12.1
    lap: int
    direction: str
    squares: list[Rect]


class ScalePlace(Part, frozen=True):
    value: int
    rect: Rect


class PrestigeScale(Part, frozen=True):
    places: list[ScalePlace]


class Sector(Part, frozen=True):
    id: str
    name_en: str
    name_fr: str
    name_nl: str
    position: int
    adjacent: list[str]
    label: Point
    polygon: list[Point]


class Lighthouse(Part, frozen=True):
    id: str
    at: Point
    line: list[Point]
    between: list[str]


class Reefs(Part, frozen=True):
    between: list[str]
    passable: bool
    line: list[Point]
    rocks: list[list[Point]]


class Lagoon(Part, frozen=True):
    at: Point
    radius: float


class Canal(Part, frozen=True):
    width: float
    passable: bool
    north: list[Point]
    south: list[Point]
    west: list[Point]
    east: list[Point]
    lagoon: Lagoon


class Island(Part, frozen=True):
    id: str
    name_en: str
    name_fr: str
    name_nl: str
    symbol: str
    districts: list[str]
    sector: str
    used_with_two_players: bool
    wonder: Point
    guest_ship: Point
    guest_slots: list[Point]
    plaza: list[Point]
    coast: list[Point]


class District(Part, frozen=True):
    id: str
    name_en: str
    name_fr: str
    name_nl: str
    island: str
    value: int
    ship: bool
    sector: str
    neighbours: list[str]
    bridges: list[str]
    label: Point
    label_width: float
    monument: Point
    princes: list[Point]
    polygon: list[Point]
    ship_at: Point | None = None
    jetty: list[Point] = []


class Link(Part, frozen=True):
    a: str
    b: str
    line: list[Point]


DISTRICT_FACTS: Final = ("names", "district_values", "street_neighbours", "bridges", "ships")
"""What of a board's provenance is said of its districts."""


class Pack(Part, frozen=True):
    """A whole board."""

    format: int
    game: str
    canvas: Canvas
    provenance: dict[str, str]
    drawing: Drawing
    score_track: ScoreTrack
    prestige_scale: PrestigeScale
    sector: list[Sector]
    lighthouse: list[Lighthouse]
    reefs: Reefs
    canal: Canal
    island: list[Island]
    district: list[District]
    street: list[Link]
    bridge: list[Link]


def load_pack(source: Traversable) -> Loaded[Pack]:
    """Read a board and refuse one that can't be played, naming every fault."""
    return load(source, Pack, look_over)


def look_over(pack: Loaded[Pack]) -> None:
    check_islands(pack)
    check_districts(pack)
    check_links(pack)


def check_islands(pack: Loaded[Pack]) -> None:
    if [island.id for island in pack.data.island] != ISLAND_IDS:
        pack.problem("island", "utopia-pack-islands", islands=", ".join(ISLAND_IDS))
    known = {district.id: district.island for district in pack.data.district}
    sectors = {sector.id for sector in pack.data.sector}
    listed: set[str] = set()
    for i, island in enumerate(pack.data.island):
        for j, name in enumerate(island.districts):
            if known.get(name) != island.id:
                key = f"island[{i}].districts[{j}]"
                pack.problem(key, "utopia-pack-district-missing", id=name, island=island.id)
        listed.update(island.districts)
        if island.sector not in sectors:
            pack.problem(f"island[{i}].sector", "utopia-pack-sector-unknown", id=island.sector)
    if sum(not island.used_with_two_players for island in pack.data.island) != 1:
        pack.problem("island", "utopia-pack-closed-island")
    for i, district in enumerate(pack.data.district):
        if district.id not in listed:
            pack.problem(f"district[{i}].id", "utopia-pack-district-unlisted", id=district.id)


def check_districts(pack: Loaded[Pack]) -> None:
    sectors = {sector.id: sector for sector in pack.data.sector}
    for i, district in enumerate(pack.data.district):
        if not 1 <= district.value <= MAX_VALUE:
            pack.problem(f"district[{i}].value", "utopia-pack-value", value=district.value)
        if district.sector not in sectors:
            pack.problem(f"district[{i}].sector", "utopia-pack-sector-unknown", id=district.sector)
    for i, sector in enumerate(pack.data.sector):
        for j, name in enumerate(sector.adjacent):
            if name not in sectors:
                key = f"sector[{i}].adjacent[{j}]"
                pack.problem(key, "utopia-pack-sector-unknown", id=name)
            elif sector.id not in sectors[name].adjacent:
                key = f"sector[{i}].adjacent[{j}]"
                pack.problem(key, "utopia-pack-sector-one-way", a=sector.id, b=name)


def check_links(pack: Loaded[Pack]) -> None:
    """Streets and bridges lead both ways, and no district is cut off."""
    districts = {district.id: district for district in pack.data.district}
    for i, district in enumerate(pack.data.district):
        for kind, ends in (("neighbours", district.neighbours), ("bridges", district.bridges)):
            for j, name in enumerate(ends):
                key = f"district[{i}].{kind}[{j}]"
                if name not in districts:
                    pack.problem(key, "utopia-pack-district-unknown", id=name)
                elif district.id not in getattr(districts[name], kind):
                    pack.problem(key, "utopia-pack-one-way", a=district.id, b=name)
        # With two players an island is closed: nobody may depend on a way to another one.
        streets = [districts[name] for name in district.neighbours if name in districts]
        if not any(d.island == district.island and d is not district for d in streets):
            pack.problem(f"district[{i}].neighbours", "utopia-pack-cut-off", id=district.id)
    check_lines(pack, "street", pack.data.street, "neighbours")
    check_lines(pack, "bridge", pack.data.bridge, "bridges")


def check_lines(pack: Loaded[Pack], kind: str, links: list[Link], field: str) -> None:
    """Every drawn street and bridge is one that the districts name, and the other way round."""
    drawn = {frozenset((link.a, link.b)) for link in links}
    named = {
        frozenset((district.id, end))
        for district in pack.data.district
        for end in getattr(district, field)
    }
    for i, link in enumerate(links):
        if frozenset((link.a, link.b)) not in named:
            pack.problem(f"{kind}[{i}]", "utopia-pack-line-extra", a=link.a, b=link.b)
    for i, district in enumerate(pack.data.district):
        for end in getattr(district, field):
            if frozenset((district.id, end)) not in drawn:
                key = f"district[{i}].{field}"
                pack.problem(key, "utopia-pack-line-missing", a=district.id, b=end)


def tables_of(pack: Pack, rules_version: int) -> Tables:
    """The board in numbers, districts island by island."""
    by_id = {district.id: district for district in pack.district}
    order = [by_id[name] for island in pack.island for name in island.districts]
    index = {district.id: i for i, district in enumerate(order)}
    # Which sectors are neighbours is a fact of the board (T-9.5).
    near = {sector.id: {sector.id, *sector.adjacent} for sector in pack.sector}
    starts = [0]
    for island in pack.island:
        starts.append(starts[-1] + len(island.districts))
    closed = [i for i in range(ISLANDS) if not pack.island[i].used_with_two_players]
    return Tables(
        [district.id for district in order],
        starts,
        [district.value for district in order],
        [sorted(index[n] for n in [*d.neighbours, *d.bridges]) for d in order],
        [sailings(d, order, near[d.sector]) for d in order],
        [sailings(d, order, {d.sector}) for d in order],
        closed[0],
        builds_by_prince=rules_version == 1,
    )


def sailings(start: District, order: list[District], sectors: set[str]) -> list[int]:
    """The other districts with a ship in these sectors (T-9.4).

    Canal and reefs need no rule of their own: no sectors are neighbours across them (T-9.6).
    """
    if not start.ship:
        return []
    return [i for i, d in enumerate(order) if d.ship and d is not start and d.sector in sectors]


def origins_of(pack: Pack) -> dict[str, str]:
    """Where districts and islands come from, by the kind and id of their texts.

    A district is its name, value, ways and ship. The islands are the rulebook's, but how many
    districts each of them has is not said there.
    """
    told = pack.provenance
    is_ours = "reconstructed" in [told.get(fact) for fact in DISTRICT_FACTS]
    found = {f"district:{each.id}": "reconstructed" for each in pack.district if is_ours}
    if told.get("island_size_assignment") == "reconstructed":
        found |= {f"island:{each.id}": "partly" for each in pack.island}
    return found
