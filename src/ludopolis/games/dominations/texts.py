# interpreted: texts are made outside the hot path
"""What cards and objectives do, in words made from their figures (D-21.5).

An effect line is a row of short texts to be read one after the other: when, what, for each what.
So the cards of any pack read well in every language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.games.dominations.pack import UNLIMITED
from ludopolis.games.dominations.tables import (
    AMOUNT,
    ANY_CITIES,
    AT_LEAST,
    AWAY,
    CAMP,
    CAMPFIRE,
    CAMPS_DOMAIN,
    CAMPS_LEAST,
    CARD_DOMAIN,
    CARD_VALUE,
    CONDITION,
    COUNT,
    DIV,
    DOMAIN,
    DOTS_DOMAIN,
    DOTS_LEAST,
    EDGES,
    EDGES_MAX,
    EDGES_MIN,
    FROM,
    GET,
    GIVE,
    KIND,
    LEVEL,
    LINE,
    LINES_FROM,
    LINES_TO,
    MASTERIES,
    MAX_VALUE,
    MOST,
    NEED,
    NEED_COUNT,
    NEED_LINE,
    NEED_MASK,
    NEED_VALUE,
    NO_CRADLE,
    OBJECTIVE,
    OBJECTIVES,
    OUTCOME,
    OWN_CITIES,
    PER,
    PER_DOMAIN,
    PER_LEVEL,
    PER_SIDE,
    PER_VALUE,
    PIECE,
    PRODUCED,
    ROLE,
    ROLE_AMOUNT,
    ROLE_DOMAIN,
    ROLE_POWER,
    ROLE_VP,
    ROLE_VP_TWO,
    TIMES,
    TO,
    TRIGGER,
)
from ludopolis.games.dominations.vocabulary import (
    ADVANCED,
    ANY,
    BASIC,
    CITIES,
    CITY_COST,
    CONCENTRATION_BONUS,
    DOMAIN_IDS,
    DOMAINS,
    EXCHANGE,
    FREE_UPGRADE,
    KNOWLEDGE,
    MASTERIES_KIND,
    NODUS,
    NOTHING,
    OBJECTIVE_IDS,
    ON_PRODUCE,
    OUTCOME_IDS,
    PASSIVE,
    PER_IDS,
    POWER_IDS,
    RESERVE_STEP,
    SHAPE_IDS,
    SIDE_IDS,
    TRIGGER_IDS,
    VESTIGIUM,
)
from ludopolis.games.dominations.words import half_arg, tile_label
from ludopolis.wire.text import About, Line, NameArg, TermArg, Things

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables
    from ludopolis.wire.text import Arg

ANY_DOMAIN: Final = "dominations-domain-any"
# Columns of a Monument's place, with the figure that says nothing.
PLACE_COUNTS: Final = (
    ("own_cities", OWN_CITIES, 0),
    ("cities", ANY_CITIES, 0),
    ("no_cradle", NO_CRADLE, 0),
    ("edges_min", EDGES_MIN, 0),
    ("edges_max", EDGES_MAX, 3),
    ("away", AWAY, 0),
)
PLACE_DOMAINS: Final = (("dots", DOTS_DOMAIN, DOTS_LEAST), ("camps", CAMPS_DOMAIN, CAMPS_LEAST))
PIECE_IDS: Final = ("city_vp", "city_influence", "city_discount", "trade_plus")


KINDS: Final = {"mastery": "card"}


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
        texts[f"domain:{name}"] = About(named(name), rule="D-8.1")
    return Things(texts, KINDS)


def named(thing: str) -> Line:
    return Line("option-name", {"name": NameArg(thing)})


def card_text(tables: Tables, card: int) -> About:
    if card == CAMPFIRE:
        rate = tables.constants
        args: dict[str, Arg] = {"give": rate.campfire_give, "get": rate.campfire_get}
        effect = Line("dominations-text-campfire", args)
        return About(named(tables.card_ids[card]), [], [[effect]], "D-13.6")
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
    basic, advanced = (in_one_row(side_text(tables, mastery, side)) for side in (BASIC, ADVANCED))
    turned = Line("dominations-text-advanced", {"price": price(tables, mastery)})
    effects = [[Line("dominations-text-basic"), *basic], [turned, *advanced]]
    return About(named(tables.card_ids[mastery]), facts, effects, "D-11.1")


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
        Line("dominations-text-level-card", args), facts, side_text(tables, card, BASIC), "D-10.1"
    )


def monument_text(tables: Tables, monument: int) -> About:
    """Where it may stand and what its piece does there; then its levels with their prices."""
    shape = SHAPE_IDS[tables.shapes[monument]]
    facts = [
        Line(f"dominations-text-{shape}"),
        *condition_text(list(tables.conditions)[monument * CONDITION :]),
        *piece_text(tables, monument),
    ]
    effects: list[list[Line]] = []
    for level in range(tables.levels(monument)):
        card = tables.first_level[monument] + level
        args: dict[str, Arg] = {"level": level + 1, "price": price(tables, card)}
        effects.append(
            [Line("dominations-text-level", args), *in_one_row(side_text(tables, card, BASIC))]
        )
    return About(named(tables.monument_ids[monument]), facts, effects, "D-10.1")


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
    row = list(tables.pieces)[monument * PIECE : (monument + 1) * PIECE]
    found = [
        dashed_line("piece", name, {"count": figure})
        for name, figure in zip(PIECE_IDS, row, strict=True)
        if figure > 0
    ]
    dots = [dot for dot in list(tables.monument_dots)[3 * monument :][:3] if dot != NOTHING]
    if dots:
        found.append(Line("dominations-piece-dots", {"dots": [half_arg(dot) for dot in dots]}))
    return found


def nation_text(tables: Tables, nation: int) -> About:
    points = list(tables.constants.objective_vp)
    args: dict[str, Arg] = {f"met{count}": points[count] for count in range(1, OBJECTIVES + 1)}
    effects = [objective_text(tables, nation, number) for number in range(OBJECTIVES)]
    facts = [Line("dominations-text-nation", args)]
    return About(named(tables.nation_ids[nation]), facts, effects, "D-18.1")


def role_text(tables: Tables, role: int) -> About:
    """Whose it is and what it scores; then its power in the Age to come (D-15.5)."""
    row = list(tables.roles)[role * ROLE : (role + 1) * ROLE]
    facts = [Line("dominations-text-role", {"domain": domain(row[ROLE_DOMAIN])})]
    same = row[ROLE_VP] == row[ROLE_VP_TWO]
    points: dict[str, Arg] = {"points": row[ROLE_VP], "two": row[ROLE_VP_TWO]}
    facts.append(Line(f"dominations-text-role-points{'' if same else '-two'}", points))
    power = dashed_line("power", POWER_IDS[row[ROLE_POWER]], {"amount": row[ROLE_AMOUNT]})
    return About(named(tables.role_ids[role]), facts, [[power]], "D-15.5")


def side_text(tables: Tables, card: int, side: int) -> list[list[Line]]:
    """The effect lines of one side of a card, from top to bottom."""
    first, end = tables.first_line(card, side), tables.end_line(card, side)
    return [line_text(tables, number * LINE) for number in range(first, end)]


def line_text(tables: Tables, line: int) -> list[Line]:
    """One effect line: when and under which condition, what, for each what."""
    row = list(tables.lines)[line : line + LINE]
    outcome = outcome_text(tables, row)
    if row[TRIGGER] == PASSIVE:
        return [dashed_line("trigger", "passive"), outcome, *filters(row)]
    return [trigger_text(row), *filters(row), outcome, *per_text(row)]


def dashed_line(group: str, name: str, args: dict[str, Arg] | None = None) -> Line:
    return Line(f"dominations-{group}-{name.replace('_', '-')}", args or {})


def domain(number: int) -> NameArg | TermArg:
    return TermArg(ANY_DOMAIN) if number == ANY else NameArg(DOMAIN_IDS[number])


def trigger_text(row: list[int]) -> Line:
    if row[TRIGGER] == ON_PRODUCE:
        args: dict[str, Arg] = {"domain": domain(row[PRODUCED]), "least": row[AT_LEAST]}
        return dashed_line("trigger", "on_produce", args)
    return dashed_line("trigger", TRIGGER_IDS[row[TRIGGER]])


def filters(row: list[int]) -> list[Line]:
    """The conditions of a line, those of its count apart."""
    found: list[Line] = []
    if row[CAMP] != ANY:
        found.append(dashed_line("filter", "camp", {"domain": domain(row[CAMP])}))
    if row[EDGES] != ANY:
        found.append(dashed_line("filter", "edges", {"edges": row[EDGES]}))
    if row[LEVEL] != ANY:
        name = "exact_level" if row[OUTCOME] == CITY_COST else "level"
        found.append(dashed_line("filter", name, {"level": row[LEVEL]}))
    if row[CARD_DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[CARD_DOMAIN])}))
    if row[CARD_VALUE] != ANY:
        found.append(dashed_line("filter", "value", {"value": row[CARD_VALUE]}))
    if row[OUTCOME] == CONCENTRATION_BONUS and row[DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[DOMAIN])}))
    return found


def outcome_text(tables: Tables, row: list[int]) -> Line:
    outcome = row[OUTCOME]
    name = OUTCOME_IDS[outcome]
    args: dict[str, Arg] = {"amount": row[AMOUNT]}
    if outcome == KNOWLEDGE and row[DOMAIN] == VESTIGIUM:
        name = "knowledge_vestigium"
    elif outcome == KNOWLEDGE:
        args["domain"] = domain(row[DOMAIN])
    elif outcome == RESERVE_STEP:
        step = tables.constants.reserve_step * row[AMOUNT]
        args = {"amount": step, "domain": domain(row[DOMAIN])}
    elif outcome == FREE_UPGRADE:
        args["value"] = row[MAX_VALUE]
    elif outcome == EXCHANGE:
        args = {
            "give": row[GIVE],
            "from": domain(row[FROM]),
            "get": row[GET],
            "to": domain(row[TO]),
            "times": row[TIMES],
        }
    return dashed_line("outcome", name, args)


def per_text(row: list[int]) -> list[Line]:
    """What a line counts, with the conditions of the count."""
    if row[PER] == ANY:
        return []
    found = [dashed_line("per", PER_IDS[row[PER]], {"div": row[DIV]})]
    if row[PER_DOMAIN] != ANY:
        found.append(dashed_line("filter", "domain", {"domain": domain(row[PER_DOMAIN])}))
    if row[PER_LEVEL] != ANY:
        found.append(dashed_line("filter", "level", {"level": row[PER_LEVEL]}))
    if row[PER_VALUE] != ANY:
        found.append(dashed_line("filter", "value", {"value": row[PER_VALUE]}))
    if row[PER_SIDE] != ANY:
        found.append(dashed_line("filter", f"side_{SIDE_IDS[row[PER_SIDE]]}"))
    if row[MOST] != UNLIMITED:
        found.append(dashed_line("filter", "max", {"max": row[MOST]}))
    return found


def objective_text(tables: Tables, nation: int, number: int) -> list[Line]:
    """One objective of a Nation: all its lines must be met."""
    at = (nation * OBJECTIVES + number) * OBJECTIVE
    row = list(tables.objectives)[at : at + OBJECTIVE]
    kind = OBJECTIVE_IDS[row[KIND]]
    if row[KIND] == CITIES:
        ones, twos, threes = row[NEED : NEED + 3]
        return [dashed_line("objective", kind, {"ones": ones, "twos": twos, "threes": threes})]
    if row[KIND] == NODUS:
        needs = row[NEED : NEED + DOMAINS]
        wanted: list[TermArg | NameArg] = [
            NameArg(DOMAIN_IDS[each], needs[each]) for each in range(DOMAINS) if needs[each] > 0
        ]
        return [dashed_line("objective", kind, {"wanted": wanted})]
    if row[KIND] == MASTERIES_KIND:
        first, end = row[LINES_FROM], row[LINES_TO]
        more = [masteries_text(tables, line, "masteries_too") for line in range(first + 1, end)]
        return [masteries_text(tables, first, kind), *more]
    return [dashed_line("objective", kind, {"count": row[COUNT]})]


def masteries_text(tables: Tables, line: int, name: str) -> Line:
    at = line * NEED_LINE
    mask = tables.needs[at + NEED_MASK]
    wanted: list[TermArg | NameArg] = [
        NameArg(name) for number, name in enumerate(DOMAIN_IDS) if mask >> number & 1
    ]
    return dashed_line(
        "objective",
        name,
        {
            "count": tables.needs[at + NEED_COUNT],
            "value": tables.needs[at + NEED_VALUE],
            "domains": wanted,
        },
    )
