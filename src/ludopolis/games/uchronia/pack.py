"""The pack of Uchronia: its TOML as structs, its checks, and the tables made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ludopolis.content import Loaded, load, load_text
from ludopolis.games.uchronia.asks import ZONE_IDS
from ludopolis.games.uchronia.effects.catalogue import (
    AMOUNT,
    ANY_ORDER,
    CATALOGUE,
    COLOUR,
    COLOUR_LIST,
    FLAG,
    ZONE,
    Entry,
)
from ludopolis.games.uchronia.tables import (
    COLOUR_IDS,
    MAX_NAMES,
    MAX_SEATS,
    ORDER_IDS,
    Constants,
    Tables,
)

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.games.uchronia.effects.effect import Effect

Value = str | int | bool | list[str]
Kind = Literal["order_bonus", "permanent", "on_completion", "scoring", "special"]
MAX_COST: Final = 100
MAX_COPIES: Final = 100


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the pack: no key that the format doesn't know."""


class Numbers(Part, frozen=True):
    players_min: int
    players_max: int
    setup_draw: int
    setup_to_forum: int
    great_works: int
    plot_hand_target: int
    plot_draw_at_target: int
    activity_limit_base: int
    activity_limit_per_building: int
    resource_cards: int
    building_cards: int
    building_names: int
    round_guard: int


class Material(Part, frozen=True):
    """A colour, with its Order and the cost of its Buildings."""

    id: str
    colour: str
    order: str
    cost: int
    victory_points: int
    resource_cards: int
    building_names: int
    name_en: str
    name_fr: str
    name_nl: str
    colour_fr: str
    colour_nl: str
    order_en: str
    order_fr: str
    order_nl: str


class Building(Part, frozen=True):
    id: str
    name_en: str
    name_fr: str
    name_nl: str
    material: str
    kind: Kind
    effect: str
    text_en: str
    text_fr: str
    text_nl: str
    arguments: dict[str, Value] = {}
    order: str = ""
    hook: str = ""
    decisions: list[str] = []
    provenance: str = ""
    known: list[str] = []
    notes: str = ""


class Pack(Part, frozen=True):
    """All cards and constants."""

    schema: int
    game: str
    copies_per_building: int
    constants: Numbers
    threshold: dict[str, int]
    material: list[Material]
    terms: dict[str, dict[str, str]]
    building: list[Building]


def load_pack(source: Traversable) -> Loaded[Pack]:
    """Read a pack and refuse one that can't be played, naming every fault."""
    return load(source, Pack, look_over)


def load_pack_text(name: str, text: str) -> Loaded[Pack]:
    """The same for a text; ``name`` stands for the file in messages."""
    return load_text(name, text, Pack, look_over)


def look_over(pack: Loaded[Pack]) -> None:
    check_materials(pack)
    check_counts(pack)
    check_numbers(pack)
    for i in range(len(pack.data.building)):
        check_building(pack, i)


def check_materials(pack: Loaded[Pack]) -> None:
    """The five colours and their Orders are the frame of the rules (U-1.1)."""
    if [material.id for material in pack.data.material] != COLOUR_IDS:
        pack.refuse("material", "uchronia-pack-materials", materials=", ".join(COLOUR_IDS))
    for i, material in enumerate(pack.data.material):
        if material.order != ORDER_IDS[i]:
            pack.problem(f"material[{i}].order", "uchronia-pack-order", order=ORDER_IDS[i])
        if not 1 <= material.cost <= MAX_COST:
            pack.problem(f"material[{i}].cost", "uchronia-pack-amount", value=material.cost)
        for key in ("victory_points", "resource_cards"):
            if getattr(material, key) < 0:
                value = getattr(material, key)
                pack.problem(f"material[{i}].{key}", "uchronia-pack-amount", value=value)


def check_counts(pack: Loaded[Pack]) -> None:
    """What the constants say must be what is there (U-1.2 to U-1.5)."""
    data = pack.data
    names = len(data.building)
    resources = sum(material.resource_cards for material in data.material)
    expected = {
        "building_names": names,
        "building_cards": names * data.copies_per_building,
        "resource_cards": resources,
    }
    for key, count in expected.items():
        if getattr(data.constants, key) != count:
            stated = getattr(data.constants, key)
            pack.problem(f"constants.{key}", "uchronia-pack-count", stated=stated, found=count)
    if not MAX_SEATS <= names <= MAX_NAMES:
        pack.problem("building", "uchronia-pack-names", least=MAX_SEATS, most=MAX_NAMES)
    if not 1 <= data.copies_per_building <= MAX_COPIES:
        copies = data.copies_per_building
        pack.problem("copies_per_building", "uchronia-pack-amount", value=copies)
    for i, material in enumerate(data.material):
        found = sum(building.material == material.id for building in data.building)
        if material.building_names != found:
            key = f"material[{i}].building_names"
            stated = material.building_names
            pack.problem(key, "uchronia-pack-count", stated=stated, found=found)


def check_numbers(pack: Loaded[Pack]) -> None:
    numbers = pack.data.constants
    if not 2 <= numbers.players_min <= numbers.players_max <= MAX_SEATS:
        pack.problem("constants.players_max", "uchronia-pack-players", least=2, most=MAX_SEATS)
    for seats in range(numbers.players_min, numbers.players_max + 1):
        if pack.data.threshold.get(str(seats), 0) < 1:
            pack.problem("threshold", "uchronia-pack-threshold", seats=seats)
    least = {
        "setup_draw": 1,
        "setup_to_forum": 0,
        "great_works": 1,
        "plot_hand_target": 1,
        "plot_draw_at_target": 0,
        "activity_limit_base": 0,
        "activity_limit_per_building": 0,
        "round_guard": 1,
    }
    for key, bound in least.items():
        value = getattr(numbers, key)
        if value < bound:
            pack.problem(f"constants.{key}", "uchronia-pack-amount", value=value)
    dealt = numbers.players_max * numbers.setup_draw
    if numbers.setup_to_forum > numbers.setup_draw or dealt > numbers.resource_cards:
        pack.problem("constants.setup_draw", "uchronia-pack-amount", value=numbers.setup_draw)


def check_building(pack: Loaded[Pack], i: int) -> None:
    building = pack.data.building[i]
    if building.material not in COLOUR_IDS:
        known = ", ".join(COLOUR_IDS)
        pack.problem(f"building[{i}].material", "uchronia-pack-colour", known=known)
    entry = CATALOGUE.get(building.effect)
    if entry is None:
        pack.problem(f"building[{i}].effect", "uchronia-pack-effect", effect=building.effect)
        return
    if building.kind != entry.kind:
        pack.problem(f"building[{i}].kind", "uchronia-pack-kind", kind=entry.kind)
    check_order(pack, i, entry)
    check_arguments(pack, i, entry)


def check_order(pack: Loaded[Pack], i: int, entry: Entry) -> None:
    order = pack.data.building[i].order
    orders = ORDER_IDS if entry.order == ANY_ORDER else [entry.order]
    if order in orders:
        return
    if not entry.order:
        pack.problem(f"building[{i}].order", "uchronia-pack-no-order")
    else:
        known = ", ".join(orders)
        pack.problem(f"building[{i}].order", "uchronia-pack-bonus-order", known=known)


def check_arguments(pack: Loaded[Pack], i: int, entry: Entry) -> None:
    building = pack.data.building[i]
    key = f"building[{i}].arguments"
    for name in building.arguments:
        if name not in entry.arguments:
            pack.problem(f"{key}.{name}", "uchronia-pack-argument-unknown", argument=name)
    for name, sort in entry.arguments.items():
        value = building.arguments.get(name)
        if value is None and sort != FLAG:
            pack.problem(key, "uchronia-pack-argument-missing", argument=name)
        elif not fits(value, sort, entry.zones):
            pack.problem(f"{key}.{name}", "uchronia-pack-argument", argument=name)
    chosen = [building.arguments.get(name) for name, s in entry.arguments.items() if s == ZONE]
    if len(chosen) > 1 and chosen[0] == chosen[1]:
        pack.problem(key, "uchronia-pack-same-zone")
    if "hand" in chosen[1:] and building.effect == "exchange":
        # The Hand is picked from first: what lies in it stays unsaid until then.
        pack.problem(key, "uchronia-pack-hand-first")


def fits(value: Value | None, sort: str, zones: tuple[str, ...]) -> bool:
    """Whether the value is of the argument's sort."""
    if sort == FLAG:
        return value is None or isinstance(value, bool)
    if sort == AMOUNT:
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_COST
    if sort == COLOUR_LIST:
        return isinstance(value, list) and bool(value) and set(value) <= set(COLOUR_IDS)
    return value in (COLOUR_IDS if sort == COLOUR else zones)


def tables_of(pack: Pack, rules_version: int) -> Tables:
    """The pack in numbers, Buildings in its order."""
    # U-3.6: by the English names, whatever language is played in.
    by_name = sorted(pack.building, key=lambda building: building.name_en.casefold())
    rank = {building.id: place for place, building in enumerate(by_name)}
    return Tables(
        constants(pack),
        [building.id for building in pack.building],
        [COLOUR_IDS.index(building.material) for building in pack.building],
        [rank[building.id] for building in pack.building],
        [effect(card, building) for card, building in enumerate(pack.building)],
        looks_within_exchange=rules_version == 1,
    )


def constants(pack: Pack) -> Constants:
    numbers = pack.constants
    return Constants(
        [material.resource_cards for material in pack.material],
        [material.cost for material in pack.material],
        [material.victory_points for material in pack.material],
        [pack.threshold.get(str(seats), 0) for seats in range(MAX_SEATS + 1)],
        pack.copies_per_building,
        numbers.setup_draw,
        numbers.setup_to_forum,
        numbers.great_works,
        numbers.plot_hand_target,
        numbers.plot_draw_at_target,
        numbers.activity_limit_base,
        numbers.activity_limit_per_building,
        numbers.round_guard,
    )


def effect(card: int, building: Building) -> Effect:
    entry = CATALOGUE[building.effect]
    arguments = [
        number(building.arguments.get(name, False), sort) for name, sort in entry.arguments.items()
    ]
    if entry.order == ANY_ORDER:
        return entry.make(card, ORDER_IDS.index(building.order), *arguments)
    return entry.make(card, *arguments)


def number(value: Value, sort: str) -> int:
    """The argument as the effect takes it; several colours are bits."""
    if sort == ZONE:
        return ZONE_IDS.index(str(value))
    if sort == COLOUR:
        return COLOUR_IDS.index(str(value))
    if sort == COLOUR_LIST:
        assert isinstance(value, list)
        return sum(1 << COLOUR_IDS.index(colour) for colour in set(value))
    assert isinstance(value, int)
    return int(value)


def origins_of(pack: Pack) -> dict[str, str]:
    """Where the Buildings come from, by the kind and id of their texts."""
    return {f"building:{card.id}": card.provenance for card in pack.building}
