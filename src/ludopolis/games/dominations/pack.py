# interpreted: packs are read once, outside the hot path
"""The shape of a Dominations pack, and its freezing into tables.

Annotations are not postponed: msgspec would compile each of them when the game is first opened.
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from ludopolis import content
from ludopolis.games.dominations.checks import check
from ludopolis.games.dominations.columns import Key, Need
from ludopolis.games.dominations.tables import CAMPFIRE, CARDS, COPIES, MASTERIES, Constants, Tables
from ludopolis.games.dominations.vocabulary import (
    ANY,
    DOMAIN_IDS,
    HALF_IDS,
    OBJECTIVE_IDS,
    OUTCOME_IDS,
    PER_IDS,
    POWER_IDS,
    SHAPE_IDS,
    SIDE_IDS,
    TRIGGER_IDS,
)

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.wire.text import Names

Domain: TypeAlias = Literal["trade", "craftsmanship", "art", "science", "government", "religion"]
Dot: TypeAlias = Literal[
    "trade", "craftsmanship", "art", "science", "government", "religion", "vestigium", "none"
]
Half: TypeAlias = Literal[
    "trade",
    "craftsmanship",
    "art",
    "science",
    "government",
    "religion",
    "vestigium",
    "corruptio",
    "none",
]
Trigger: TypeAlias = Literal[
    "on_acquire",
    "turn_start",
    "age_start",
    "on_produce",
    "on_place",
    "on_locus",
    "on_city_built",
    "on_monument_level",
    "on_develop",
    "on_upgrade",
    "end_of_age",
    "game_end",
    "passive",
]
Outcome: TypeAlias = Literal[
    "knowledge",
    "vp",
    "influence",
    "tiles",
    "free_upgrade",
    "extra_build",
    "extra_develop",
    "city_cost",
    "mastery_cost",
    "upgrade_cost",
    "monument_cost",
    "reserve_step",
    "camp_bonus",
    "trade_bonus",
    "concentration_bonus",
    "exchange",
    "hand_size",
    "assimilation",
]
Per: TypeAlias = Literal[
    "nodus",
    "cities",
    "city_levels",
    "city_group",
    "city_separate",
    "masteries",
    "domains",
    "monument_levels",
    "monuments",
    "stock",
    "produced",
    "influence",
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Rank: TypeAlias = Literal[3, 6, 9]
CityLevel: TypeAlias = Literal[1, 2, 3]
ABSENT: Final = -1
UNLIMITED: Final = 1_000_000


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose keys are all known."""


class Sourced(Strict, frozen=True, kw_only=True):
    """Where the figures come from; the rules look at neither key (D-24.2)."""

    provenance: Literal["rulebook", "partly", "reconstructed"] = "reconstructed"
    note: str = ""


class Name(Strict, frozen=True):
    """What a thing is called in each language (D-24.1)."""

    en: str
    fr: str
    nl: str


class Line(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """One effect line (section 21)."""

    trigger: Trigger
    outcome: Outcome
    amount: Positive | None = None
    domain: Literal[Domain, "vestigium"] | None = None
    per: Per | None = None
    per_domain: Domain | None = None
    per_level: CityLevel | None = None
    per_value: Rank | None = None
    per_side: Literal["basic", "advanced"] | None = None
    div: Positive = 1
    max: Positive = UNLIMITED
    produced: Domain | None = None
    at_least: Positive = 1
    camp: Domain | None = None
    edges: Positive | None = None
    level: CityLevel | None = None
    card_domain: Domain | None = None
    card_value: Rank | None = None
    max_value: Rank | None = None
    give: Positive | None = None
    from_: Literal[Domain, "any"] | None = msgspec.field(default=None, name="from")
    get: Positive | None = None
    to: Literal[Domain, "any"] | None = None
    times: Positive | None = None


class Sides(Strict, frozen=True):
    n: Half
    e: Half
    s: Half
    w: Half


class Prerequisite(Strict, frozen=True):
    domain: Domain
    value: Rank


class Mastery(Sourced, frozen=True, kw_only=True):
    id: str
    domain: Domain
    value: Rank
    name: Name
    upgrade: dict[Domain, Positive]
    basic: list[Line]
    advanced: list[Line]
    copies: Annotated[list[Sides], msgspec.Meta(min_length=4, max_length=4)]
    prerequisite: Prerequisite | None = None


class Counted(Strict, frozen=True):
    domain: Domain
    n: Positive


class Condition(Strict, frozen=True, kw_only=True):
    """What the place of a piece must fulfil (D-10.11)."""

    own_cities: Count = 0
    cities: Count = 0
    wheel_dots: Counted | None = None
    camps: Counted | None = None
    no_cradle: bool = False
    edges_min: Count = 0
    edges_max: Count = 3
    away_from_cradle: bool = False


class Piece(Strict, frozen=True, kw_only=True):
    """What a piece does on the board (D-10.14)."""

    dots: Annotated[list[Dot], msgspec.Meta(min_length=3, max_length=3)] | None = None
    city_vp: Count = 0
    city_influence: Count = 0
    city_discount: Count = 0
    trade_plus: Count = 0


class Level(Sourced, frozen=True, kw_only=True):
    level: Positive
    cost: dict[Domain, Positive]
    effects: list[Line]
    sides: Sides


class Monument(Sourced, frozen=True, kw_only=True):
    id: str
    name: Name
    shape: Literal["circle", "tile"]
    condition: Condition
    piece: Piece
    level: list[Level]


class NeededMasteries(Strict, frozen=True):
    count: Positive
    value: Rank
    domains: list[Domain]


class Objective(Sourced, frozen=True, kw_only=True):
    """``need`` counts Nodus by Domain, or lists Masteries."""

    kind: Literal[
        "cities",
        "adjacent_cities",
        "separate_cities",
        "monuments",
        "nodus",
        "influence",
        "masteries",
    ]
    what_if: bool
    n: Count = 0
    levels: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)] | None = None
    need: dict[Domain, Positive] | list[NeededMasteries] | None = None


class Nation(Sourced, frozen=True, kw_only=True):
    id: str
    name: Name
    objectives: list[Objective]


class Tile(Sourced, frozen=True, kw_only=True):
    id: str
    camp: Domain
    dots: Annotated[list[Dot], msgspec.Meta(min_length=3, max_length=3)]


class Cradle(Sourced, frozen=True, kw_only=True):
    edges: Annotated[
        list[Annotated[list[Dot], msgspec.Meta(min_length=2, max_length=2)]],
        msgspec.Meta(min_length=6, max_length=6),
    ]


class Rate(Strict, frozen=True):
    give: Positive
    get: Positive


class Campfire(Sourced, frozen=True, kw_only=True):
    name: Name
    sides: Sides
    exchange: Rate


class Figures(Sourced, frozen=True, kw_only=True):
    players_min: int
    players_max: int
    ages: int
    turns_per_age: int
    hand_size: Positive
    city_tokens: Positive
    reserve_base: Positive
    reserve_step: Positive
    reserve_max: Positive
    over_max_vp: Count
    setup_objectives_dealt: int
    setup_monuments_dealt: int
    last_age_role_vp: Count
    objective_vp: Annotated[list[Count], msgspec.Meta(min_length=6, max_length=6)]


class DomainEntry(Strict, frozen=True):
    id: Domain
    colour: str
    name: Name


class CityLevelEntry(Sourced, frozen=True, kw_only=True):
    level: CityLevel
    cost: Positive
    influence: Count
    reserve: Positive
    trade: Count


class Band(Strict, frozen=True):
    from_: Count = msgspec.field(name="from")
    max_value: Rank


class Role(Sourced, frozen=True, kw_only=True):
    id: str
    domain: Domain
    vp: Count
    vp_two_players: Count
    power: Literal[
        "set_order",
        "extra_tiles",
        "influence_now",
        "camp_plus",
        "reactivate_once",
        "second_tile_once",
    ]
    name: Name
    amount: Count = 0


class Pack(Strict, frozen=True):
    """All files of a pack together (section 24)."""

    schema: Literal[1]
    game: Literal["dominations"]
    constants: Figures
    domain: list[DomainEntry]
    city_level: list[CityLevelEntry]
    influence_band: list[Band]
    role: list[Role]
    mastery: list[Mastery]
    monument: list[Monument]
    nation: list[Nation]
    tile: list[Tile]
    cradle: Cradle
    campfire: Campfire


class Content:
    """A pack, checked: its tables for the rules, its names for the texts, its structs for both."""

    def __init__(self, pack_id: str, pack_hash: str, pack: Pack) -> None:
        self.id = pack_id
        self.hash = pack_hash
        self.pack = pack
        self.tables = freeze(pack)
        self.names = names_of(pack)
        self.origins = origins_of(pack, self.tables)


def load_content(source: "Traversable") -> Content:
    """The pack of a folder or a file. Refuses what the rules don't know (D-24.3)."""
    loaded = content.load(source, Pack, check)
    return Content(loaded.name, loaded.hash, loaded.data)


def names_of(pack: Pack) -> "Names":
    """What the pack calls its things, by language and id."""
    things: dict[str, Name] = {"campfire": pack.campfire.name}
    for group in (pack.domain, pack.role, pack.mastery, pack.monument, pack.nation):
        for thing in group:
            things[thing.id] = thing.name
    return {
        language: {key: getattr(name, language) for key, name in things.items()}
        for language in ("en", "fr", "nl")
    }


def origins_of(pack: Pack, tables: Tables) -> dict[str, str]:
    """Where things come from, by the kind and id of their texts."""
    found = {f"card:{tables.card_ids[CAMPFIRE]}": str(pack.campfire.provenance)}
    found |= {f"card:{card.id}": card.provenance for card in pack.mastery}
    for number, monument in enumerate(pack.monument):
        found[f"monument:{monument.id}"] = monument.provenance
        for level, card in enumerate(monument.level):
            found[f"card:{tables.card_ids[tables.first_level[number] + level]}"] = card.provenance
    found |= {f"nation:{nation.id}": nation.provenance for nation in pack.nation}
    found |= {f"role:{role.id}": role.provenance for role in pack.role}
    return found | {f"tile:{tile.id}": tile.provenance for tile in pack.tile}


# -- freezing --


def number(names: list[str], name: str | None) -> int:
    return ANY if name is None else names.index(name)


def given_or_absent(value: int | None) -> int:
    return ABSENT if value is None else value


def line_row(line: Line) -> list[int]:
    """The columns in the order of ``tables``."""
    return [
        TRIGGER_IDS.index(line.trigger),
        OUTCOME_IDS.index(line.outcome),
        0 if line.amount is None else line.amount,
        number(HALF_IDS, line.domain),
        number(PER_IDS, line.per),
        number(DOMAIN_IDS, line.per_domain),
        given_or_absent(line.per_level),
        given_or_absent(line.per_value),
        number(SIDE_IDS, line.per_side),
        line.div,
        line.max,
        number(DOMAIN_IDS, line.produced),
        line.at_least,
        number(DOMAIN_IDS, line.camp),
        given_or_absent(line.edges),
        given_or_absent(line.level),
        number(DOMAIN_IDS, line.card_domain),
        given_or_absent(line.card_value),
        given_or_absent(line.max_value),
        given_or_absent(line.give),
        ANY if line.from_ == "any" else number(DOMAIN_IDS, line.from_),
        given_or_absent(line.get),
        ANY if line.to == "any" else number(DOMAIN_IDS, line.to),
        given_or_absent(line.times),
    ]


def halves_row(sides: Sides) -> list[int]:
    return [HALF_IDS.index(half) for half in (sides.n, sides.e, sides.s, sides.w)]


def cost_row(cost: dict[Domain, int]) -> list[int]:
    return [cost.get(domain, 0) for domain in DOMAIN_IDS]  # type: ignore[call-overload]


def condition_row(condition: Condition) -> list[int]:
    dots, camps = condition.wheel_dots, condition.camps
    return [
        condition.own_cities,
        condition.cities,
        ANY if dots is None else DOMAIN_IDS.index(dots.domain),
        0 if dots is None else dots.n,
        ANY if camps is None else DOMAIN_IDS.index(camps.domain),
        0 if camps is None else camps.n,
        int(condition.no_cradle),
        condition.edges_min,
        condition.edges_max,
        int(condition.away_from_cradle),
    ]


def piece_row(piece: Piece) -> list[int]:
    return [piece.city_vp, piece.city_influence, piece.city_discount, piece.trade_plus]


def dots_row(dots: list[Dot] | None) -> list[int]:
    return [HALF_IDS.index("none")] * 3 if dots is None else [HALF_IDS.index(dot) for dot in dots]


def objective_row(objective: Objective, needs: list[int]) -> list[int]:
    """The columns of an objective; its Mastery lines go to ``needs``."""
    first = len(needs) // Need.SIZE
    figures = [0] * len(DOMAIN_IDS)
    if isinstance(objective.need, dict):
        figures = cost_row(objective.need)
    elif objective.need is not None:
        for line in objective.need:
            mask = sum(1 << DOMAIN_IDS.index(domain) for domain in line.domains)
            needs.extend([line.count, line.value, mask])
    elif objective.levels is not None:
        figures = [*objective.levels, 0, 0, 0]
    return [
        OBJECTIVE_IDS.index(objective.kind),
        objective.n,
        *figures,
        first,
        len(needs) // Need.SIZE,
    ]


def frozen_constants(pack: Pack) -> Constants:
    figures = pack.constants
    return Constants(
        figures.hand_size,
        figures.city_tokens,
        figures.reserve_base,
        figures.reserve_step,
        figures.reserve_max,
        figures.over_max_vp,
        figures.last_age_role_vp,
        pack.campfire.exchange.give,
        pack.campfire.exchange.get,
        figures.objective_vp,
        [0, *(level.cost for level in pack.city_level)],
        [0, *(level.influence for level in pack.city_level)],
        [0, *(level.trade for level in pack.city_level)],
        [figure for band in pack.influence_band for figure in (band.from_, band.max_value)],
    )


class CardRows:
    """The rows of all cards, filled card by card."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.sides: list[int] = []
        self.halves: list[int] = []
        self.costs: list[int] = []
        self.ids: list[str] = []

    def side(self, lines: list[Line]) -> None:
        for line in lines:
            self.lines.extend(line_row(line))
        self.sides.append(len(self.lines) // Key.SIZE)

    def mastery(self, mastery: Mastery) -> None:
        self.ids.append(mastery.id)
        self.side(mastery.basic)
        self.side(mastery.advanced)
        for copy in mastery.copies:
            self.halves.extend(halves_row(copy))
        self.costs.extend(cost_row(mastery.upgrade))

    def level(self, monument: Monument, level: Level) -> None:
        self.ids.append(f"{monument.id}-{level.level}")
        self.side(level.effects)
        self.side([])
        self.halves.extend(halves_row(level.sides) * COPIES)
        self.costs.extend(cost_row(level.cost))

    def campfire(self, campfire: Campfire) -> None:
        """A card without effects; the content gives it four vestigium Halves (D-12.13)."""
        self.ids.append("campfire")
        self.side([])
        self.side([])
        self.halves.extend(halves_row(campfire.sides) * COPIES)
        self.costs.extend([0] * len(DOMAIN_IDS))


def card_rows(pack: Pack) -> CardRows:
    rows = CardRows()
    rows.sides.append(0)
    for mastery in pack.mastery:
        rows.mastery(mastery)
    for monument in pack.monument:
        for level in monument.level:
            rows.level(monument, level)
    rows.campfire(pack.campfire)
    assert len(rows.ids) == CAMPFIRE + 1
    return rows


def first_levels(pack: Pack) -> list[int]:
    firsts = [MASTERIES]
    for monument in pack.monument:
        firsts.append(firsts[-1] + len(monument.level))
    assert firsts[-1] == CARDS
    return firsts


def freeze(pack: Pack) -> Tables:
    rows = card_rows(pack)
    needs: list[int] = []
    objectives = [
        figure
        for nation in pack.nation
        for objective in nation.objectives
        for figure in objective_row(objective, needs)
    ]
    none = [ABSENT] * (CARDS + 1 - MASTERIES)
    prerequisites = [mastery.prerequisite for mastery in pack.mastery]
    return Tables(
        frozen_constants(pack),
        rows.lines,
        rows.sides,
        rows.halves,
        rows.costs,
        [DOMAIN_IDS.index(mastery.domain) for mastery in pack.mastery] + none,
        [mastery.value for mastery in pack.mastery] + none,
        [
            ABSENT if need is None else DOMAIN_IDS.index(need.domain) * 10 + need.value
            for need in prerequisites
        ],
        [ABSENT] * MASTERIES
        + [index for index, monument in enumerate(pack.monument) for _ in monument.level]
        + [ABSENT],
        first_levels(pack),
        [SHAPE_IDS.index(monument.shape) for monument in pack.monument],
        [figure for monument in pack.monument for figure in condition_row(monument.condition)],
        [figure for monument in pack.monument for figure in piece_row(monument.piece)],
        [figure for monument in pack.monument for figure in dots_row(monument.piece.dots)],
        objectives,
        needs,
        [DOMAIN_IDS.index(tile.camp) for tile in pack.tile],
        [figure for tile in pack.tile for figure in dots_row(tile.dots)],
        [HALF_IDS.index(dot) for edge in pack.cradle.edges for dot in edge],
        [
            figure
            for role in pack.role
            for figure in (
                DOMAIN_IDS.index(role.domain),
                role.vp,
                role.vp_two_players,
                POWER_IDS.index(role.power),
                role.amount,
            )
        ],
        rows.ids,
        [monument.id for monument in pack.monument],
        [nation.id for nation in pack.nation],
        [tile.id for tile in pack.tile],
        [role.id for role in pack.role],
    )
