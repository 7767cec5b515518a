"""Objectives: judged once, on the final position (section 18)."""

from ludopolis.core.native import i64
from ludopolis.games.dominations.counting import (
    cities,
    controlled,
    groups,
    largest_group,
    masteries,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import (
    COUNT,
    KIND,
    LINES_FROM,
    LINES_TO,
    NEED,
    NEED_COUNT,
    NEED_LINE,
    NEED_MASK,
    NEED_VALUE,
    OBJECTIVE,
    OBJECTIVES,
)
from ludopolis.games.dominations.vocabulary import (
    ADJACENT_CITIES,
    ANY,
    CITIES,
    DOMAINS,
    INFLUENCE_KIND,
    MONUMENTS_KIND,
    NODUS,
    SEPARATE_CITIES,
)


def has_cities(s: Dominations, seat: i64, ones: i64, twos: i64, threes: i64) -> bool:
    """Cities of the levels wanted, a higher one standing in for a lower one (D-18.4)."""
    board = s.board
    return (
        cities(board, seat, ANY, 3) >= threes
        and cities(board, seat, ANY, 2) >= twos + threes
        and cities(board, seat, ANY, 1) >= ones + twos + threes
    )


def has_nodus(s: Dominations, seat: i64, at: i64) -> bool:
    tree = s.trees[seat]
    for domain in range(DOMAINS):
        if tree.nodus[domain] < s.tables.objectives[at + NEED + domain]:
            return False
    return True


def has_masteries(s: Dominations, seat: i64, at: i64) -> bool:
    """Each line: enough Masteries of exactly the value in the Domains listed (D-18.5)."""
    needs = s.tables.needs
    rows = s.tables.objectives
    for line in range(rows[at + LINES_FROM], rows[at + LINES_TO]):
        row = line * NEED_LINE
        count: i64 = 0
        for domain in range(DOMAINS):
            if (needs[row + NEED_MASK] >> domain) & 1 == 1:
                count += masteries(s, seat, domain, needs[row + NEED_VALUE], ANY)
        if count < needs[row + NEED_COUNT]:
            return False
    return True


def is_met(s: Dominations, seat: i64, nation: i64, number: i64) -> bool:
    """Whether one of the five objectives of a Nation is met by the seat."""
    at = (nation * OBJECTIVES + number) * OBJECTIVE
    row = s.tables.objectives
    kind = row[at + KIND]
    if kind == CITIES:
        return has_cities(s, seat, row[at + NEED], row[at + NEED + 1], row[at + NEED + 2])
    if kind == ADJACENT_CITIES:
        return largest_group(s.board, seat) >= row[at + COUNT]
    if kind == SEPARATE_CITIES:
        return len(groups(s.board, seat)) >= row[at + COUNT]
    if kind == MONUMENTS_KIND:
        return controlled(s, seat) >= row[at + COUNT]
    if kind == NODUS:
        return has_nodus(s, seat, at)
    if kind == INFLUENCE_KIND:
        return s.influence(seat) >= row[at + COUNT]
    return has_masteries(s, seat, at)


def objectives_met(s: Dominations, seat: i64) -> list[bool]:
    """The five objectives of the seat's Nation."""
    nation = s.nation(seat)
    return [is_met(s, seat, nation, number) for number in range(OBJECTIVES)]
