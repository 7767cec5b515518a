# interpreted: packs are read once, outside the hot path
"""What a pack must fulfil beyond its shape (D-24.3), each fault noted with file, line, key."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ludopolis.games.dominations.tables import (
    AGES,
    COPIES,
    LAND_TILES,
    LEVEL_CARDS,
    MASTERIES,
    MAX_SEATS,
    MONUMENTS,
    NATIONS,
    ROLES,
    TURNS_PER_AGE,
)
from ludopolis.games.dominations.tree import MAX_CARDS
from ludopolis.games.dominations.vocabulary import (
    CITY_LEVELS,
    DOMAIN_IDS,
    DOMAINS,
    OUTCOME_IDS,
    POWER_IDS,
    VALUES,
    Effect,
)

if TYPE_CHECKING:
    from ludopolis.content import Loaded
    from ludopolis.games.dominations.pack import Line, Mastery, Monument, Objective, Pack

ONCE_ONLY: Final = {"tiles", "free_upgrade", "extra_build", "extra_develop"}
MODIFIERS: Final = frozenset(OUTCOME_IDS[Effect.CITY_COST :])
# Which filters a trigger, an outcome or a count knows; every other key has no meaning there.
TRIGGER_KEYS: Final = {
    "on_produce": {"produced", "at_least"},
    "on_place": {"camp", "edges"},
    "on_city_built": {"camp", "level"},
    "on_develop": {"card_domain", "card_value"},
    "on_upgrade": {"card_domain", "card_value"},
}
OUTCOME_KEYS: Final = {
    "knowledge": {"domain"},
    "free_upgrade": {"max_value"},
    "city_cost": {"camp", "level"},
    "mastery_cost": {"card_domain", "card_value"},
    "upgrade_cost": {"card_domain", "card_value"},
    "reserve_step": {"domain"},
    "camp_bonus": {"camp"},
    "trade_bonus": {"camp"},
    "concentration_bonus": {"domain"},
    "exchange": {"give", "from", "get", "to", "times"},
}
PER_KEYS: Final = {
    "nodus": {"per_domain"},
    "cities": {"per_domain", "per_level"},
    "city_levels": {"per_domain"},
    "masteries": {"per_domain", "per_value", "per_side"},
    "stock": {"per_domain"},
    "produced": {"per_domain"},
}
REQUIRED: Final = {
    "knowledge": {"domain"},
    "free_upgrade": {"max_value"},
    "reserve_step": {"domain"},
    "exchange": {"give", "from", "get", "to", "times"},
}
LINE_KEYS: Final = (
    "amount",
    "domain",
    "per",
    "per_domain",
    "per_level",
    "per_value",
    "per_side",
    "div",
    "max",
    "produced",
    "at_least",
    "camp",
    "edges",
    "level",
    "card_domain",
    "card_value",
    "max_value",
    "give",
    "from",
    "get",
    "to",
    "times",
)
OBJECTIVE_KEY: Final = {"cities": "levels", "nodus": "need", "masteries": "need"}
CIRCLE_KEYS: Final = ("cities", "wheel_dots", "no_cradle")
TILE_KEYS: Final = ("edges_min", "edges_max", "away_from_cradle")


def check(loaded: Loaded[Pack]) -> None:
    """Note everything that keeps the rules from playing a pack."""
    check_counts(loaded)
    check_figures(loaded)
    for index, mastery in enumerate(loaded.data.mastery):
        check_mastery(loaded, f"mastery[{index}]", mastery)
    for index, monument in enumerate(loaded.data.monument):
        check_monument(loaded, f"monument[{index}]", monument)
    for index, nation in enumerate(loaded.data.nation):
        what_ifs = [objective.what_if for objective in nation.objectives]
        if what_ifs != [False, False, False, True, True]:
            loaded.problem(f"nation[{index}].objectives", "dominations-objectives")
        for place, objective in enumerate(nation.objectives):
            check_objective(loaded, f"nation[{index}].objectives[{place}]", objective)
    check_tiles(loaded)
    check_patterns(loaded)
    check_tree_bound(loaded)


def check_counts(loaded: Loaded[Pack]) -> None:
    pack = loaded.data
    wanted = {
        "mastery": (len(pack.mastery), MASTERIES),
        "monument": (len(pack.monument), MONUMENTS),
        "nation": (len(pack.nation), NATIONS),
        "tile": (len(pack.tile), LAND_TILES),
        "role": (len(pack.role), ROLES),
        "domain": (len(pack.domain), DOMAINS),
        "city_level": (len(pack.city_level), CITY_LEVELS),
    }
    for key, (count, want) in wanted.items():
        if count != want:
            loaded.problem(key, "dominations-count", count=count, wanted=want)
    levels = sum(len(monument.level) for monument in pack.monument)
    if levels != LEVEL_CARDS:
        loaded.problem("monument", "dominations-count", count=levels, wanted=LEVEL_CARDS)


def check_figures(loaded: Loaded[Pack]) -> None:
    pack, game = loaded.data, loaded.data.constants
    fixed = {
        "players_min": 2,
        "players_max": MAX_SEATS,
        "ages": AGES,
        "turns_per_age": TURNS_PER_AGE,
        "setup_objectives_dealt": 2,
        "setup_monuments_dealt": 2,
    }
    for key, want in fixed.items():
        if getattr(game, key) != want:
            loaded.problem(f"constants.{key}", "dominations-fixed", wanted=want)
    if [domain.id for domain in pack.domain] != DOMAIN_IDS:
        loaded.problem("domain", "dominations-order")
    for index, level in enumerate(pack.city_level):
        reserve = game.reserve_base + level.level * game.reserve_step
        if level.level != index + 1 or level.reserve != reserve:
            loaded.problem(f"city_level[{index}]", "dominations-fixed", wanted=reserve)
    if sorted(role.power for role in pack.role) != sorted(POWER_IDS):
        loaded.problem("role", "dominations-powers")
    if pack.influence_band[0].from_ != 0:
        loaded.problem("influence_band[0].from", "dominations-fixed", wanted=0)


def check_mastery(loaded: Loaded[Pack], path: str, mastery: Mastery) -> None:
    if (mastery.prerequisite is None) == (mastery.value == VALUES[2]) or (
        mastery.prerequisite is not None and mastery.prerequisite.value == VALUES[2]
    ):
        loaded.problem(f"{path}.prerequisite", "dominations-prerequisite")
    if len({(c.n, c.e, c.s, c.w) for c in mastery.copies}) != COPIES:
        loaded.problem(f"{path}.copies", "dominations-copies")
    for side, lines in (("basic", mastery.basic), ("advanced", mastery.advanced)):
        check_lines(loaded, f"{path}.{side}", lines)


def check_lines(loaded: Loaded[Pack], path: str, lines: list[Line]) -> None:
    for index, line in enumerate(lines):
        check_line(loaded, f"{path}[{index}]", line)
    if sum(line.outcome == "exchange" for line in lines) > 1:
        loaded.problem(path, "dominations-exchange")


def check_line(loaded: Loaded[Pack], path: str, line: Line) -> None:
    if (line.outcome in MODIFIERS) != (line.trigger == "passive"):
        loaded.problem(f"{path}.trigger", "dominations-trigger", outcome=line.outcome)
    if line.outcome in ONCE_ONLY and line.trigger != "on_acquire":
        loaded.problem(f"{path}.trigger", "dominations-trigger", outcome=line.outcome)
    if line.per == "produced" and line.trigger != "on_produce":
        loaded.problem(f"{path}.per", "dominations-trigger", outcome=line.outcome)
    for key in LINE_KEYS:
        present = is_present(line, key)
        if present and key not in known_keys(line):
            loaded.problem(f"{path}.{key}", "dominations-key", outcome=line.outcome)
        if not present and key in required_keys(line):
            loaded.problem(f"{path}.{key}", "pack-key-missing")
    if line.outcome != "knowledge" and line.domain == "vestigium":
        loaded.problem(f"{path}.domain", "dominations-key", outcome=line.outcome)


def is_present(line: Line, key: str) -> bool:
    name = "from_" if key == "from" else key
    return bool(getattr(line, name) != getattr(type(line)(trigger="passive", outcome="vp"), name))


def known_keys(line: Line) -> set[str]:
    keys = TRIGGER_KEYS.get(line.trigger, set()) | OUTCOME_KEYS.get(line.outcome, set())
    if line.outcome != "exchange":
        keys |= {"amount"}
    if line.trigger != "passive":
        keys |= {"per"}
    if line.per is not None:
        keys |= {"div", "max"} | PER_KEYS.get(line.per, set())
    return keys


def required_keys(line: Line) -> set[str]:
    keys = set(REQUIRED.get(line.outcome, set()))
    if line.outcome != "exchange":
        keys |= {"amount"}
    if line.trigger == "on_produce":
        keys |= {"produced"}
    if line.per == "produced":
        keys |= {"per_domain"}
    return keys


def check_monument(loaded: Loaded[Pack], path: str, monument: Monument) -> None:
    condition = monument.condition
    default = type(condition)()
    strangers = TILE_KEYS if monument.shape == "circle" else CIRCLE_KEYS
    for key in strangers:
        if getattr(condition, key) != getattr(default, key):
            loaded.problem(f"{path}.condition.{key}", "dominations-shape", shape=monument.shape)
    if (monument.piece.dots is None) != (monument.shape == "circle"):
        loaded.problem(f"{path}.piece", "dominations-shape", shape=monument.shape)
    for index, level in enumerate(monument.level):
        if level.level != index + 1:
            loaded.problem(f"{path}.level[{index}].level", "dominations-order")
        check_lines(loaded, f"{path}.level[{index}].effects", level.effects)


def check_objective(loaded: Loaded[Pack], path: str, objective: Objective) -> None:
    key = OBJECTIVE_KEY.get(objective.kind, "n")
    present = {
        "n": objective.n > 0,
        "levels": objective.levels is not None,
        "need": objective.need is not None,
    }
    for name, there in present.items():
        if there != (name == key):
            code = "dominations-key" if there else "pack-key-missing"
            arguments = {"outcome": objective.kind} if there else {}
            loaded.problem(f"{path}.{name}", code, **arguments)
    if key == "need" and isinstance(objective.need, dict) != (objective.kind == "nodus"):
        loaded.problem(f"{path}.need", "dominations-key", outcome=objective.kind)


def check_tiles(loaded: Loaded[Pack]) -> None:
    tiles = loaded.data.tile
    camps = Counter[str](tile.camp for tile in tiles)
    dots = Counter[str](dot for tile in tiles for dot in tile.dots)
    for domain in DOMAIN_IDS:
        if camps[domain] != LAND_TILES // DOMAINS:
            loaded.problem("tile", "dominations-camps", domain=domain, count=camps[domain])
        if dots[domain] != 3 * LAND_TILES // DOMAINS:
            loaded.problem("tile", "dominations-dots", domain=domain, count=dots[domain])
    seen: set[tuple[str, ...]] = set()
    for index, tile in enumerate(tiles):
        turns = [tile.dots[turn:] + tile.dots[:turn] for turn in range(3)]
        shape = (tile.camp, *min(turns))
        if shape in seen:
            loaded.problem(f"tile[{index}].dots", "dominations-alike")
        seen.add(shape)


def check_patterns(loaded: Loaded[Pack]) -> None:
    """Twelve Masteries a Domain, four a value; the common ones alike but for the colour."""
    masteries = loaded.data.mastery
    for domain in DOMAIN_IDS:
        for value in VALUES:
            count = sum(m.domain == domain and m.value == value for m in masteries)
            if count != 4:
                loaded.problem("mastery", "dominations-spread", domain=domain, value=value)
    for value, common in ((VALUES[0], 4), (VALUES[1], 2)):
        patterns = [
            Counter(pattern(m) for m in masteries if (m.domain, m.value) == (domain, value))
            for domain in DOMAIN_IDS
        ]
        shared = patterns[0]
        for other in patterns[1:]:
            shared &= other
        if shared.total() < common:
            loaded.problem("mastery", "dominations-pattern", value=value)


def pattern(mastery: Mastery) -> str:
    """The effects of a Mastery with its own Domain left open."""
    return repr((mastery.basic, mastery.advanced)).replace(f"'{mastery.domain}'", "own")


def check_tree_bound(loaded: Loaded[Pack]) -> None:
    """A tree must stay within the numbered grid: one card a Build, a Develop, an assimilation."""
    turns = AGES * TURNS_PER_AGE
    extra = sum(
        extra_actions(mastery.basic) + extra_actions(mastery.advanced)
        for mastery in loaded.data.mastery
    ) + sum(extra_actions(level.effects) for m in loaded.data.monument for level in m.level)
    if 2 * turns + AGES + extra > MAX_CARDS:
        loaded.problem("mastery", "dominations-extra", most=MAX_CARDS - 2 * turns - AGES)


def extra_actions(lines: list[Line]) -> int:
    """How many more cards these lines can bring; a count is taken at its most."""
    outcomes = ("extra_build", "extra_develop")
    return sum(
        (line.amount or 0) * (1 if line.per is None else min(line.max, MAX_CARDS))
        for line in lines
        if line.outcome in outcomes
    )
