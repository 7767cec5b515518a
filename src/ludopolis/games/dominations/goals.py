"""How far a player of Dominations is: points, objectives, the nearest of them, the closest role.

What a Nation wants is told to its own player alone until the Nations are revealed (D-19.1).
"""

from __future__ import annotations

from typing import Final

from ludopolis.core.game import best_rival
from ludopolis.core.native import i64
from ludopolis.games.dominations.columns import Need, Now, Objective, Role
from ludopolis.games.dominations.counting import (
    cities,
    controlled,
    groups,
    largest_group,
    matching_masteries,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import OBJECTIVES, ROLES
from ludopolis.games.dominations.vocabulary import ANY, DOMAIN_IDS, DOMAINS, OBJECTIVE_IDS, Goal
from ludopolis.wire.text import Arg, Line, NameArg, SeatArg

LEVELS: Final = 3
PERCENT: Final = 100


class Part:
    """One thing that an objective wants; ``which`` is a level, a Domain or a line of Masteries."""

    def __init__(self, have: i64, need: i64, which: i64 = 0) -> None:
        self.have: Final = have
        self.need: Final = need
        self.which: Final = which

    def lack(self) -> i64:
        return max(0, self.need - self.have)


def lines(s: Dominations, seat: int, viewer: int) -> list[Line]:
    found = [points_line(s, seat)]
    nation = s.nation(seat)
    if nation >= 0 and (seat == viewer or s.turn[Now.REVEALED] == 1):
        found += objective_lines(s, seat, nation)
    role = closest_role(s, seat)
    if role >= 0:
        found.append(role_line(s, seat, role))
    return found


def points_line(s: Dominations, seat: int) -> Line:
    scores = s.scores()
    rival = best_rival(scores, seat)
    return Line(
        "dominations-goal-points",
        {"points": scores[seat], "player": SeatArg(rival), "other": scores[rival]},
    )


# --- objectives --------------------------------------------------------------------------------


def objective_lines(s: Dominations, seat: int, nation: int) -> list[Line]:
    """How many are met, and what the nearest of the others lacks first."""
    met = 0
    nearest: list[Part] = []
    kind = 0
    least = PERCENT + 1
    for number in range(OBJECTIVES):
        at = (nation * OBJECTIVES + number) * Objective.SIZE
        parts = parts_of(s, seat, at)
        share = lacking(parts)
        if share == 0:
            met += 1
        elif share < least:
            least, nearest, kind = share, parts, s.tables.objectives[at + Objective.KIND]
    points = s.tables.constants.objective_vp[met]
    count = Line(
        "dominations-goal-objectives", {"count": met, "need": OBJECTIVES, "points": points}
    )
    return [count] if met == OBJECTIVES else [count, part_line(s, kind, first_lacking(nearest))]


def parts_of(s: Dominations, seat: i64, at: i64) -> list[Part]:
    """What the objective wants, and how much of it is there (D-18.4 to D-18.6)."""
    row = s.tables.objectives
    kind = row[at + Objective.KIND]
    if kind == Goal.CITIES:
        return city_parts(s, seat, at)
    if kind == Goal.NODUS:
        return nodus_parts(s, seat, at)
    if kind == Goal.MASTERIES:
        return mastery_parts(s, seat, at)
    return [Part(counted(s, seat, kind), row[at + Objective.COUNT])]


def counted(s: Dominations, seat: i64, kind: i64) -> i64:
    if kind == Goal.ADJACENT_CITIES:
        return largest_group(s.board, seat)
    if kind == Goal.SEPARATE_CITIES:
        return len(groups(s.board, seat))
    if kind == Goal.MONUMENTS:
        return controlled(s, seat)
    return s.influence(seat)


def city_parts(s: Dominations, seat: i64, at: i64) -> list[Part]:
    """A higher City stands in for a lower one, so each level wants all above it too."""
    found: list[Part] = []
    for level in range(1, LEVELS + 1):
        need: i64 = 0
        for other in range(level, LEVELS + 1):
            need += s.tables.objectives[at + Objective.NEED + other - 1]
        found.append(Part(cities(s.board, seat, ANY, level), need, level))
    return found


def nodus_parts(s: Dominations, seat: i64, at: i64) -> list[Part]:
    found: list[Part] = []
    for domain in range(DOMAINS):
        need = s.tables.objectives[at + Objective.NEED + domain]
        found.append(Part(s.trees[seat].nodus[domain], need, domain))
    return found


def mastery_parts(s: Dominations, seat: i64, at: i64) -> list[Part]:
    row = s.tables.objectives
    found: list[Part] = []
    for line in range(row[at + Objective.LINES_FROM], row[at + Objective.LINES_TO]):
        need = s.tables.needs[line * Need.SIZE + Need.COUNT]
        found.append(Part(matching_masteries(s, seat, line * Need.SIZE), need, line))
    return found


def lacking(parts: list[Part]) -> i64:
    """Which part of an objective is still to do, in per cent; 0 is met."""
    lack: i64 = 0
    need: i64 = 0
    for part in parts:
        lack += part.lack()
        need += part.need
    return 0 if lack == 0 else max(1, PERCENT * lack // need)


def first_lacking(parts: list[Part]) -> Part:
    for part in parts:
        if part.lack() > 0:
            return part
    return parts[0]


def part_line(s: Dominations, kind: int, part: Part) -> Line:
    args: dict[str, Arg] = {"count": part.have, "need": part.need}
    if kind == Goal.CITIES:
        args["level"] = part.which
    elif kind == Goal.NODUS:
        args["domain"] = NameArg(DOMAIN_IDS[part.which])
    elif kind == Goal.MASTERIES:
        args["value"] = s.tables.needs[part.which * Need.SIZE + Need.VALUE]
    return Line(f"dominations-goal-{OBJECTIVE_IDS[kind].replace('_', '-')}", args)


# --- roles -------------------------------------------------------------------------------------


def closest_role(s: Dominations, seat: i64) -> i64:
    """The role for which one Knowledge more, or less, matters soonest; -1 without Knowledge."""
    best: i64 = -1
    least: i64 = 0
    for role in range(ROLES):
        domain = s.tables.roles[role * Role.SIZE + Role.DOMAIN]
        own = s.knowledge(seat, domain)
        most = s.knowledge(rival_in(s, seat, domain), domain)
        gap = max(own - most, most - own)
        if own > 0 and (best < 0 or gap < least):
            best = role
            least = gap
    return best


def rival_in(s: Dominations, seat: i64, domain: i64) -> i64:
    """Who of the others has the most Knowledge in a Domain."""
    best: i64 = -1
    for other in range(s.seats):
        if other != seat and (best < 0 or s.knowledge(other, domain) > s.knowledge(best, domain)):
            best = other
    return best


def role_line(s: Dominations, seat: int, role: int) -> Line:
    domain = s.tables.roles[role * Role.SIZE + Role.DOMAIN]
    rival = rival_in(s, seat, domain)
    return Line(
        "dominations-goal-role",
        {
            "role": NameArg(s.tables.role_ids[role]),
            "count": s.knowledge(seat, domain),
            "domain": NameArg(DOMAIN_IDS[domain]),
            "player": SeatArg(rival),
            "other": s.knowledge(rival, domain),
        },
    )
