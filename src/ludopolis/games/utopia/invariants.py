"""What holds in every position of Utopia (section 15), counted from scratch."""

from ludopolis.core.native import i64, vec
from ludopolis.games.utopia import tables
from ludopolis.games.utopia.development import KEPT
from ludopolis.games.utopia.state import DEVELOPMENT, Utopia


def violations(s: Utopia) -> list[str]:
    found: list[str] = []
    check_princes(s, found)
    check_buildings(s, found)
    check_cards(s, found)
    check_guests(s, found)
    check_track(s, found)
    return found


def check_princes(s: Utopia, found: list[str]) -> None:
    for seat in range(s.terms.seats):
        for civ in range(tables.CIVS):
            total = s.reserve[seat * tables.CIVS + civ]
            for island in range(tables.ISLANDS):
                standing = count_standing(s, seat, island, civ)
                total += standing
                if standing != s.standing_on(seat, island, civ):
                    found.append(f"T-15.1 seat {seat} on island {island} is miscounted")
                if has_negative(s, seat, island, civ):
                    found.append(f"T-15.1 seat {seat} on island {island} has fewer than none")
                if standing > 0 and island == s.terms.closed:
                    found.append(f"T-2.10 seat {seat} stands on the closed island")
            if total != tables.PRINCES or s.reserve[seat * tables.CIVS + civ] < 0:
                found.append(f"T-15.1 seat {seat} civilisation {civ} has {total} princes")


def count_standing(s: Utopia, seat: i64, island: i64, civ: i64) -> i64:
    total: i64 = 0
    for district in s.terms.island_districts[island]:
        total += s.princes_at(seat, district, civ)
    return total


def has_negative(s: Utopia, seat: i64, island: i64, civ: i64) -> bool:
    for district in s.terms.island_districts[island]:
        if s.princes_at(seat, district, civ) < 0:
            return True
    return False


def check_buildings(s: Utopia, found: list[str]) -> None:
    for seat in range(s.terms.seats):
        owned = s.bases[seat]
        for district in range(s.terms.districts):
            owned += 1 if s.controller[district] == seat else 0
        for island in range(tables.ISLANDS):
            owned += 1 if s.wonder[island] == seat else 0
        if owned != tables.BASES or s.bases[seat] < 0:
            found.append(f"T-15.2 seat {seat} has {owned} bases")
    for civ in range(tables.CIVS):
        built: i64 = 0
        for district in range(s.terms.districts):
            built += 1 if s.monument[district] == civ else 0
        if built + s.stock[civ] != tables.MONUMENTS or s.stock[civ] < 0:
            found.append(f"T-15.3 civilisation {civ} has {built + s.stock[civ]} monuments")
    for district in range(s.terms.districts):
        if (s.controller[district] < 0) != (s.monument[district] < 0):
            found.append(f"T-15.8 district {district} has a monument without a controller")


def check_cards(s: Utopia, found: list[str]) -> None:
    for civ in range(tables.CIVS):
        check_column(s.cards, tables.CIVS, civ, tables.CARDS, "T-15.4", found)
    for seat in range(s.terms.seats):
        if s.hand_size(seat) > KEPT and not may_hold_more(s, seat):
            found.append(f"T-15.9 seat {seat} keeps {s.hand_size(seat)} cards")


def check_column(
    zone: vec[i64], width: i64, column: i64, expected: i64, rule: str, found: list[str]
) -> None:
    """Over all rows of a zone there are as many of a kind as there must be."""
    total: i64 = 0
    for row in range(len(zone) // width):
        count = zone[row * width + column]
        total += count
        if count < 0:
            found.append(f"{rule} row {row} has fewer than none of kind {column}")
    if total != expected:
        found.append(f"{rule} there are {total} of kind {column}")


def may_hold_more(s: Utopia, seat: i64) -> bool:
    """From the deal to the end of the own turn (T-8.18)."""
    if s.phase != DEVELOPMENT:
        return False
    is_acting = s.pending is not None and s.pending.seat == seat
    return is_acting or (s.acted >> seat) & 1 == 0


def check_guests(s: Utopia, found: list[str]) -> None:
    for pair in range(tables.PAIRS):
        expected: i64 = 0 if pair % tables.ISLANDS == s.terms.closed else tables.GUESTS
        check_column(s.guests, tables.PAIRS, pair, expected, "T-15.5", found)


def check_track(s: Utopia, found: list[str]) -> None:
    worths = sorted([worth for worth in s.worth])
    if worths != [1, 2, 3, 4, 5]:
        found.append(f"T-15.6 the scale is {worths}")
    order = [seat for seat in s.track]
    if sorted(order) != list(range(s.terms.seats)):
        found.append(f"T-3.3 the track lists {order}")
    for i in range(s.terms.seats - 1):
        if s.points[s.track[i]] < s.points[s.track[i + 1]]:
            found.append("T-3.3 the track is out of order")
