"""Objectives: judged once, on the final position; nothing is used up between them (D-18.3)."""

from ludopolis.core.native import i64
from ludopolis.games.dominations.columns import Need, Objective
from ludopolis.games.dominations.counting import (
    cities,
    controlled,
    groups,
    largest_group,
    matching_masteries,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import OBJECTIVES
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, Goal


def has_cities(s: Dominations, seat: i64, ones: i64, twos: i64, threes: i64) -> bool:
    """Cities of the levels wanted, a higher one standing in for a lower one (D-18.4)."""
    board = s.board
    return (
        cities(board, seat, ANY, 3) >= threes
        and cities(board, seat, ANY, 2) >= twos + threes
        and cities(board, seat, ANY, 1) >= ones + twos + threes
    )


def has_nodus(s: Dominations, seat: i64, at: i64) -> bool:
    """For each Domain named enough whole Nodus (D-18.4)."""
    tree = s.trees[seat]
    for domain in range(DOMAINS):
        if tree.nodus[domain] < s.tables.objectives[at + Objective.NEED + domain]:
            return False
    return True


def has_masteries(s: Dominations, seat: i64, at: i64) -> bool:
    """Each line: enough Masteries of exactly the value, on either side (D-18.5, D-18.6)."""
    needs = s.tables.needs
    rows = s.tables.objectives
    for line in range(rows[at + Objective.LINES_FROM], rows[at + Objective.LINES_TO]):
        row = line * Need.SIZE
        if matching_masteries(s, seat, row) < needs[row + Need.COUNT]:
            return False
    return True


def is_met(s: Dominations, seat: i64, nation: i64, number: i64) -> bool:
    """Whether one of the five objectives of a Nation is met by the seat (D-18.4)."""
    at = (nation * OBJECTIVES + number) * Objective.SIZE
    row = s.tables.objectives
    kind = row[at + Objective.KIND]
    if kind == Goal.CITIES:
        need = at + Objective.NEED
        return has_cities(s, seat, row[need], row[need + 1], row[need + 2])
    if kind == Goal.ADJACENT_CITIES:
        return largest_group(s.board, seat) >= row[at + Objective.COUNT]
    if kind == Goal.SEPARATE_CITIES:
        return len(groups(s.board, seat)) >= row[at + Objective.COUNT]
    if kind == Goal.MONUMENTS:
        return controlled(s, seat) >= row[at + Objective.COUNT]
    if kind == Goal.NODUS:
        return has_nodus(s, seat, at)
    if kind == Goal.INFLUENCE:
        return s.influence(seat) >= row[at + Objective.COUNT]
    return has_masteries(s, seat, at)


def objectives_met(s: Dominations, seat: i64) -> list[bool]:
    """The five objectives of the seat's Nation: what might have been counts alike (D-18.1)."""
    nation = s.nation(seat)
    return [is_met(s, seat, nation, number) for number in range(OBJECTIVES)]
