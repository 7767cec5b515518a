# interpreted: texts are made outside the hot path
"""What cards and objectives do, in words made from their figures (D-21.5).

An effect line is a row of short texts to be read one after the other: when, what, for each what.
So the cards of any pack read well in every language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.games.dominations.columns import Key, Need, Objective
from ludopolis.games.dominations.pack import UNLIMITED
from ludopolis.games.dominations.tables import OBJECTIVES
from ludopolis.games.dominations.vocabulary import (
    ANY,
    DOMAIN_IDS,
    OBJECTIVE_IDS,
    OUTCOME_IDS,
    PER_IDS,
    SIDE_IDS,
    TRIGGER_IDS,
    Effect,
    Goal,
    Half,
    Trigger,
)
from ludopolis.wire.text import Line, NameArg, TermArg

if TYPE_CHECKING:
    from ludopolis.games.dominations.tables import Tables
    from ludopolis.wire.text import Arg

ANY_DOMAIN: Final = "dominations-domain-any"


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
        return [
            dashed_line(
                "objective", kind, {"count": row[Objective.NEED + each], "domain": domain(each)}
            )
            for each in range(len(DOMAIN_IDS))
            if row[Objective.NEED + each] > 0
        ]
    if row[Objective.KIND] == Goal.MASTERIES:
        lines = range(row[Objective.LINES_FROM], row[Objective.LINES_TO])
        return [masteries_text(tables, line * Need.SIZE) for line in lines]
    return [dashed_line("objective", kind, {"count": row[Objective.COUNT]})]


def masteries_text(tables: Tables, at: int) -> Line:
    mask = tables.needs[at + Need.MASK]
    wanted: list[TermArg | NameArg] = [
        NameArg(name) for number, name in enumerate(DOMAIN_IDS) if mask >> number & 1
    ]
    return dashed_line(
        "objective",
        "masteries",
        {
            "count": tables.needs[at + Need.COUNT],
            "value": tables.needs[at + Need.VALUE],
            "domains": wanted,
        },
    )
