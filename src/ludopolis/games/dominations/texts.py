# interpreted: texts are made outside the hot path
"""What cards and objectives do, in words made from their figures (D-21.5).

An effect line is a row of short texts to be read one after the other: when, what, for each what.
So the cards of any pack read well in every language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.words import word_texts
from ludopolis.games.dominations.columns import Condition, Key, Need, Objective, Piece, Role
from ludopolis.games.dominations.pack import UNLIMITED
from ludopolis.games.dominations.tables import CAMPFIRE, MASTERIES, OBJECTIVES
from ludopolis.games.dominations.vocabulary import (
    ANY,
    DOMAIN_IDS,
    DOMAINS,
    OBJECTIVE_IDS,
    OUTCOME_IDS,
    PER_IDS,
    POWER_IDS,
    SHAPE_IDS,
    SIDE_IDS,
    TRIGGER_IDS,
    Effect,
    Goal,
    Half,
    Side,
    Trigger,
)
from ludopolis.games.dominations.words import half_arg, tile_label
from ludopolis.wire.text import About, Line, NameArg, TermArg, Things

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables
    from ludopolis.wire.text import Arg

ANY_DOMAIN: Final = "dominations-domain-any"
# Columns of a Monument's place, with the figure that says nothing.
PLACE_COUNTS: Final = (
    ("own_cities", Condition.OWN_CITIES, 0),
    ("cities", Condition.ANY_CITIES, 0),
    ("no_cradle", Condition.NO_CRADLE, 0),
    ("edges_min", Condition.EDGES_MIN, 0),
    ("edges_max", Condition.EDGES_MAX, 3),
    ("away", Condition.AWAY, 0),
)
PLACE_DOMAINS: Final = (
    ("dots", Condition.DOTS_DOMAIN, Condition.DOTS_LEAST),
    ("camps", Condition.CAMPS_DOMAIN, Condition.CAMPS_LEAST),
)
PIECE_IDS: Final = ("city_vp", "city_influence", "city_discount", "trade_plus")


KINDS: Final = {"mastery": "card"}
WORDS: Final = {
    "domain": "D-8.1",
    "knowledge": "D-8.4",
    "reserve": "D-8.1",
    "age": "D-3.1",
    "tile": "D-4.1",
    "camp": "D-5.2",
    "dot": "D-5.1",
    "cradle": "D-5.7",
    "locus": "D-6.1",
    "concentration": "D-5.3",
    "produce": "D-8.13",
    "city": "D-9.2",
    "monument": "D-10.1",
    "level": "D-10.3",
    "mastery": "D-11.2",
    "advance": "D-11.8",
    "tree": "D-12.1",
    "half": "D-12.3",
    "nodus": "D-12.4",
    "vestigium": "D-12.5",
    "corruptio": "D-12.7",
    "influence": "D-14.13",
    "assimilate": "D-14.5",
    "nation": "D-18.1",
    "objective": "D-18.2",
    "role": "D-15.1",
    "build": "D-9.1",
    "develop": "D-11.1",
    "token": "D-9.7",
    "exchange": "D-13.6",
}


def things(tables: Tables) -> Things:
    """Every card and piece by kind and id; Masteries and Level cards are both cards of the tree."""
    texts: dict[str, About] = {}
    for card, name in enumerate(tables.card_ids):
        texts[f"card:{name}"] = card_text(tables, card)
    for monument, name in enumerate(tables.monument_ids):
        texts[f"monument:{name}"] = monument_text(tables, monument)
    for nation, name in enumerate(tables.nation_ids):
        texts[f"nation:{name}"] = nation_text(tables, nation)
    for role, name in enumerate(tables.role_ids):
        texts[f"role:{name}"] = role_text(tables, role)
    for tile, name in enumerate(tables.tile_ids):
        texts[f"tile:{name}"] = About(tile_label(tables, tile), rule="D-5.1")
    for name in DOMAIN_IDS:
        texts[f"domain:{name}"] = About(name_line(name), rule="D-8.1")
    return Things(texts | word_texts("dominations", WORDS), KINDS, ["role"])


def name_line(thing: str) -> Line:
    return Line("option-name", {"name": NameArg(thing)})


def card_text(tables: Tables, card: int) -> About:
    if card == CAMPFIRE:
        rate = tables.constants
        args: dict[str, Arg] = {"give": rate.campfire_give, "get": rate.campfire_get}
        effect = Line("dominations-text-campfire", args)
        return About(name_line(tables.card_ids[card]), [], [[effect]], "D-13.6")
    return mastery_text(tables, card) if card < MASTERIES else level_text(tables, card)


def mastery_text(tables: Tables, mastery: int) -> About:
    """Domain, value and prerequisite; then what each side does, and what turning it costs."""
    own: dict[str, Arg] = {
        "domain": domain(tables.domain[mastery]),
        "value": tables.value[mastery],
    }
    facts = [Line("dominations-text-mastery", own)]
    need = tables.prerequisite[mastery]
    if need >= 0:
        args: dict[str, Arg] = {"domain": domain(need // 10), "value": need % 10}
        facts.append(Line("dominations-text-needs", args))
    basic, advanced = (
        in_one_row(side_text(tables, mastery, side)) for side in (Side.BASIC, Side.ADVANCED)
    )
    turned = Line("dominations-text-advanced", {"price": price(tables, mastery)})
    effects = [[Line("dominations-text-basic"), *basic], [turned, *advanced]]
    return About(name_line(tables.card_ids[mastery]), facts, effects, "D-11.1")


def in_one_row(rows: list[list[Line]]) -> list[Line]:
    """All effect lines of a side, with a mark between them."""
    marked = [line for row in rows for line in (Line("dominations-text-also"), *row)]
    return marked[1:]


def price(tables: Tables, card: int) -> list[TermArg | NameArg]:
    """What turning a Mastery, or buying a Level card, costs: so much of each Domain."""
    amounts = [tables.costs[card * DOMAINS + each] for each in range(DOMAINS)]
    return [NameArg(DOMAIN_IDS[each], amounts[each]) for each in range(DOMAINS) if amounts[each]]


def level_text(tables: Tables, card: int) -> About:
    monument = tables.monument_of[card]
    level = card - tables.first_level[monument] + 1
    args: dict[str, Arg] = {"monument": NameArg(tables.monument_ids[monument]), "level": level}
    facts = [Line("dominations-text-price", {"price": price(tables, card)})]
    return About(
        Line("dominations-text-level-card", args),
        facts,
        side_text(tables, card, Side.BASIC),
        "D-10.1",
    )


def monument_text(tables: Tables, monument: int) -> About:
    """Where it may stand and what its piece does there; then its levels with their prices."""
    shape = SHAPE_IDS[tables.shapes[monument]]
    facts = [
        Line(f"dominations-text-{shape}"),
        *condition_text(list(tables.conditions)[monument * Condition.SIZE :]),
        *piece_text(tables, monument),
    ]
    effects: list[list[Line]] = []
    for level in range(tables.levels(monument)):
        card = tables.first_level[monument] + level
        args: dict[str, Arg] = {"level": level + 1, "price": price(tables, card)}
        effects.append(
            [Line("dominations-text-level", args), *in_one_row(side_text(tables, card, Side.BASIC))]
        )
    return About(name_line(tables.monument_ids[monument]), facts, effects, "D-10.1")


def condition_text(row: list[int]) -> list[Line]:
    """What the place of a Monument must fulfil (D-10.11)."""
    found = [
        dashed_line("place", name, {"count": row[column]})
        for name, column, usual in PLACE_COUNTS
        if row[column] != usual
    ]
    for name, wanted, least in PLACE_DOMAINS:
        if row[least] > 0:
            args: dict[str, Arg] = {"count": row[least], "domain": domain(row[wanted])}
            found.append(dashed_line("place", name, args))
    return found


def piece_text(tables: Tables, monument: int) -> list[Line]:
    """What the piece on the board does for all players (D-10.14)."""
    row = list(tables.pieces)[monument * Piece.SIZE : (monument + 1) * Piece.SIZE]
    found = [
        dashed_line("piece", name, {"count": figure})
        for name, figure in zip(PIECE_IDS, row, strict=True)
        if figure > 0
    ]
    dots = [dot for dot in list(tables.monument_dots)[3 * monument :][:3] if dot != Half.NOTHING]
    if dots:
        found.append(Line("dominations-piece-dots", {"dots": [half_arg(dot) for dot in dots]}))
    return found


def nation_text(tables: Tables, nation: int) -> About:
    points = list(tables.constants.objective_vp)
    args: dict[str, Arg] = {f"met{count}": points[count] for count in range(1, OBJECTIVES + 1)}
    effects = [objective_text(tables, nation, number) for number in range(OBJECTIVES)]
    facts = [Line("dominations-text-nation", args)]
    return About(name_line(tables.nation_ids[nation]), facts, effects, "D-18.1")


def role_text(tables: Tables, role: int) -> About:
    """Whose it is and what it scores; then its power in the Age to come (D-15.5)."""
    row = list(tables.roles)[role * Role.SIZE : (role + 1) * Role.SIZE]
    facts = [Line("dominations-text-role", {"domain": domain(row[Role.DOMAIN])})]
    same = row[Role.VP] == row[Role.VP_TWO]
    points: dict[str, Arg] = {"points": row[Role.VP], "two": row[Role.VP_TWO]}
    facts.append(Line(f"dominations-text-role-points{'' if same else '-two'}", points))
    power = dashed_line("power", POWER_IDS[row[Role.POWER]], {"amount": row[Role.AMOUNT]})
    return About(name_line(tables.role_ids[role]), facts, [[power]], "D-15.5")


def side_text(tables: Tables, card: int, side: int) -> list[list[Line]]:
    """The effect lines of one side of a card, from top to bottom."""
    first, end = tables.first_line(card, side), tables.end_line(card, side)
    return [line_text(tables, number * Key.SIZE) for number in range(first, end)]


def line_text(tables: Tables, line: int) -> list[Line]:
    """One effect line: when and under which condition, what, for each what."""
    row = list(tables.lines)[line : line + Key.SIZE]
    outcome = outcome_text(tables, row)
    if row[Key.TRIGGER] == Trigger.PASSIVE:
        return [dashed_line("trigger", "passive"), outcome, *filters(row)]
    return [trigger_text(row), *filters(row), outcome, *per_text(row)]


def dashed_line(group: str, name: str, args: dict[str, Arg] | None = None) -> Line:
    return Line(f"dominations-{group}-{name.replace('_', '-')}", args or {})


def domain(number: int) -> NameArg | TermArg:
    return TermArg(ANY_DOMAIN) if number == ANY else NameArg(DOMAIN_IDS[number])


def trigger_text(row: list[int]) -> Line:
    if row[Key.TRIGGER] == Trigger.ON_PRODUCE:
        args: dict[str, Arg] = {"domain": domain(row[Key.PRODUCED]), "least": row[Key.AT_LEAST]}
        return dashed_line("trigger", "on_produce", args)
    return dashed_line("trigger", TRIGGER_IDS[row[Key.TRIGGER]])


def filters(row: list[int]) -> list[Line]:
    """The conditions of a line, those of its count apart."""
    found: list[Line] = []
    if row[Key.CAMP] != ANY:
        found.append(dashed_line("filter", "camp", {"domain": domain(row[Key.CAMP])}))
    if row[Key.EDGES] != ANY:
        found.append(dashed_line("filter", "edges", {"edges": row[Key.EDGES]}))
    if row[Key.LEVEL] != ANY:
        name = "exact_level" if row[Key.OUTCOME] == Effect.CITY_COST else "level"
        found.append(dashed_line("filter", name, {"level": row[Key.LEVEL]}))
    if row[Key.CARD_DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[Key.CARD_DOMAIN])}))
    if row[Key.CARD_VALUE] != ANY:
        found.append(dashed_line("filter", "value", {"value": row[Key.CARD_VALUE]}))
    if row[Key.OUTCOME] == Effect.CONCENTRATION_BONUS and row[Key.DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[Key.DOMAIN])}))
    return found


def outcome_text(tables: Tables, row: list[int]) -> Line:
    outcome = row[Key.OUTCOME]
    name = OUTCOME_IDS[outcome]
    args: dict[str, Arg] = {"amount": row[Key.AMOUNT]}
    if outcome == Effect.KNOWLEDGE and row[Key.DOMAIN] == Half.VESTIGIUM:
        name = "knowledge_vestigium"
    elif outcome == Effect.KNOWLEDGE:
        args["domain"] = domain(row[Key.DOMAIN])
    elif outcome == Effect.RESERVE_STEP:
        step = tables.constants.reserve_step * row[Key.AMOUNT]
        args = {"amount": step, "domain": domain(row[Key.DOMAIN])}
    elif outcome == Effect.FREE_UPGRADE:
        args["value"] = row[Key.MAX_VALUE]
    elif outcome == Effect.EXCHANGE:
        args = {
            "give": row[Key.GIVE],
            "from": domain(row[Key.FROM]),
            "get": row[Key.GET],
            "to": domain(row[Key.TO]),
            "times": row[Key.TIMES],
        }
    return dashed_line("outcome", name, args)


def per_text(row: list[int]) -> list[Line]:
    """What a line counts, with the conditions of the count."""
    if row[Key.PER] == ANY:
        return []
    found = [dashed_line("per", PER_IDS[row[Key.PER]], {"div": row[Key.DIV]})]
    if row[Key.PER_DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[Key.PER_DOMAIN])}))
    if row[Key.PER_LEVEL] != ANY:
        found.append(dashed_line("filter", "level", {"level": row[Key.PER_LEVEL]}))
    if row[Key.PER_VALUE] != ANY:
        found.append(dashed_line("filter", "value", {"value": row[Key.PER_VALUE]}))
    if row[Key.PER_SIDE] != ANY:
        found.append(dashed_line("filter", f"side_{SIDE_IDS[row[Key.PER_SIDE]]}"))
    if row[Key.MOST] != UNLIMITED:
        found.append(dashed_line("filter", "max", {"max": row[Key.MOST]}))
    return found


def objective_text(tables: Tables, nation: int, number: int) -> list[Line]:
    """One objective of a Nation: all its lines must be met."""
    at = (nation * OBJECTIVES + number) * Objective.SIZE
    row = list(tables.objectives)[at : at + Objective.SIZE]
    kind = OBJECTIVE_IDS[row[Objective.KIND]]
    if row[Objective.KIND] == Goal.CITIES:
        ones, twos, threes = row[Objective.NEED : Objective.NEED + 3]
        return [dashed_line("objective", kind, {"ones": ones, "twos": twos, "threes": threes})]
    if row[Objective.KIND] == Goal.NODUS:
        needs = row[Objective.NEED : Objective.NEED + DOMAINS]
        wanted: list[TermArg | NameArg] = [
            NameArg(DOMAIN_IDS[each], needs[each]) for each in range(DOMAINS) if needs[each] > 0
        ]
        return [dashed_line("objective", kind, {"wanted": wanted})]
    if row[Objective.KIND] == Goal.MASTERIES:
        first, end = row[Objective.LINES_FROM], row[Objective.LINES_TO]
        more = [masteries_text(tables, line, "masteries_too") for line in range(first + 1, end)]
        return [masteries_text(tables, first, kind), *more]
    return [dashed_line("objective", kind, {"count": row[Objective.COUNT]})]


def masteries_text(tables: Tables, line: int, name: str) -> Line:
    at = line * Need.SIZE
    mask = tables.needs[at + Need.MASK]
    wanted: list[TermArg | NameArg] = [
        NameArg(name) for number, name in enumerate(DOMAIN_IDS) if mask >> number & 1
    ]
    return dashed_line(
        "objective",
        name,
        {
            "count": tables.needs[at + Need.COUNT],
            "value": tables.needs[at + Need.VALUE],
            "domains": wanted,
        },
    )
