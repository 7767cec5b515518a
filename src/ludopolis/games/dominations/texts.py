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
    AT_LEAST,
    CAMP,
    CARD_DOMAIN,
    CARD_VALUE,
    COUNT,
    DIV,
    DOMAIN,
    EDGES,
    FROM,
    GET,
    GIVE,
    KIND,
    LEVEL,
    LINE,
    LINES_FROM,
    LINES_TO,
    MAX_VALUE,
    MOST,
    NEED,
    NEED_COUNT,
    NEED_LINE,
    NEED_MASK,
    NEED_VALUE,
    OBJECTIVE,
    OBJECTIVES,
    OUTCOME,
    PER,
    PER_DOMAIN,
    PER_LEVEL,
    PER_SIDE,
    PER_VALUE,
    PRODUCED,
    TIMES,
    TO,
    TRIGGER,
)
from ludopolis.games.dominations.vocabulary import (
    ANY,
    CITIES,
    CITY_COST,
    CONCENTRATION_BONUS,
    DOMAIN_IDS,
    EXCHANGE,
    FREE_UPGRADE,
    KNOWLEDGE,
    MASTERIES_KIND,
    NODUS,
    OBJECTIVE_IDS,
    ON_PRODUCE,
    OUTCOME_IDS,
    PASSIVE,
    PER_IDS,
    RESERVE_STEP,
    SIDE_IDS,
    TRIGGER_IDS,
    VESTIGIUM,
)
from ludopolis.wire.text import Line, NameArg, TermArg

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables
    from ludopolis.wire.text import Arg

ANY_DOMAIN: Final = "dominations-domain-any"


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
        return [
            dashed_line("objective", kind, {"count": row[NEED + each], "domain": domain(each)})
            for each in range(len(DOMAIN_IDS))
            if row[NEED + each] > 0
        ]
    if row[KIND] == MASTERIES_KIND:
        lines = range(row[LINES_FROM], row[LINES_TO])
        return [masteries_text(tables, line * NEED_LINE) for line in lines]
    return [dashed_line("objective", kind, {"count": row[COUNT]})]


def masteries_text(tables: Tables, at: int) -> Line:
    mask = tables.needs[at + NEED_MASK]
    wanted: list[TermArg | NameArg] = [
        NameArg(name) for number, name in enumerate(DOMAIN_IDS) if mask >> number & 1
    ]
    return dashed_line(
        "objective",
        "masteries",
        {
            "count": tables.needs[at + NEED_COUNT],
            "value": tables.needs[at + NEED_VALUE],
            "domains": wanted,
        },
    )
