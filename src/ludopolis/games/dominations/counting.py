"""What can be counted in a position: Cities, groups, cards, control. Changes nothing."""

from ludopolis.core.native import append, filled, i64, vec
from ludopolis.games.dominations.board import MONUMENT_TILE, Board
from ludopolis.games.dominations.columns import Key, Monument, Need, Piece, Player, Slot
from ludopolis.games.dominations.grid import CORNERS, WHEEL, corner
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MASTERIES, MONUMENTS
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, Per, Shape


def cities(board: Board, seat: i64, domain: i64, level: i64) -> i64:
    """Own Cities of a Camp colour (-1: any) and of a level or higher (D-21.27)."""
    count: i64 = 0
    slots = board.slots
    for slot in range(WHEEL, board.size()):
        at = slot * Slot.SIZE
        if slots[at + Slot.OWNER] != seat or slots[at + Slot.LEVEL] < level:
            continue
        if domain == ANY or slots[at + Slot.CAMP] == domain:
            count += 1
    return count


def city_levels(board: Board, seat: i64, domain: i64) -> i64:
    """The levels of own Cities, added up (D-21.28)."""
    total: i64 = 0
    slots = board.slots
    for slot in range(WHEEL, board.size()):
        at = slot * Slot.SIZE
        if slots[at + Slot.OWNER] == seat and (domain == ANY or slots[at + Slot.CAMP] == domain):
            total += slots[at + Slot.LEVEL]
    return total


def group_size(board: Board, seat: i64, start: i64, seen: vec[i64], waiting: vec[i64]) -> i64:
    """How many of the seat's Cities are connected with the one at ``start``; marks them seen."""
    # Every City found looks at its own neighbours in turn.
    waiting[0] = start
    seen[start] = 1
    found: i64 = 1
    done: i64 = 0
    while done < found:
        slot = waiting[done]
        done += 1
        for edge in range(CORNERS):
            other = board.next(slot, edge)
            if other >= 0 and seen[other] == 0 and board.owner(other) == seat:
                seen[other] = 1
                waiting[found] = other
                found += 1
    return found


def groups(board: Board, seat: i64) -> vec[i64]:
    """The sizes of the groups of connected Cities (D-9.13, D-21.30)."""
    sizes = filled(0, 0)
    seen = filled(board.size(), 0)
    waiting = filled(board.size(), 0)
    for slot in range(WHEEL, board.size()):
        if board.owner(slot) == seat and seen[slot] == 0:
            sizes = append(sizes, group_size(board, seat, slot, seen, waiting))
    return sizes


def largest_group(board: Board, seat: i64) -> i64:
    """How many Cities the largest own group has (D-21.29)."""
    most: i64 = 0
    for size in groups(board, seat):
        most = max(most, size)
    return most


def matching_masteries(s: Dominations, seat: i64, need: i64) -> i64:
    """Own Masteries that a line of an objective wants: of exactly its value (D-18.5, D-18.6)."""
    needs = s.tables.needs
    count: i64 = 0
    for domain in range(DOMAINS):
        if (needs[need + Need.MASK] >> domain) & 1 == 1:
            count += masteries(s, seat, domain, needs[need + Need.VALUE], ANY)
    return count


def masteries(s: Dominations, seat: i64, domain: i64, value: i64, side: i64) -> i64:
    """Own Masteries; -1 lets every Domain, value or side pass (D-21.31)."""
    count: i64 = 0
    tree = s.trees[seat]
    tables = s.tables
    for place in range(1, tree.size()):
        card = tree.card(place)
        if card >= MASTERIES:
            continue
        if domain != ANY and tables.domain[card] != domain:
            continue
        if value != ANY and tables.value[card] != value:
            continue
        if side == ANY or tree.side(place) == side:
            count += 1
    return count


def domains(s: Dominations, seat: i64) -> i64:
    """Different Domains among own Masteries (D-21.32)."""
    count: i64 = 0
    for domain in range(DOMAINS):
        if masteries(s, seat, domain, ANY, ANY) > 0:
            count += 1
    return count


def level_cards(s: Dominations, seat: i64, monument: i64) -> i64:
    """Own Level cards of one Monument."""
    count: i64 = 0
    tree = s.trees[seat]
    first = s.tables.first_level[monument]
    for card in range(first, first + s.monument(monument, Monument.BOUGHT)):
        if tree.held[card] > 0:
            count += 1
    return count


def all_level_cards(s: Dominations, seat: i64) -> i64:
    """Own Level cards of all Monuments; they are no Masteries (D-10.16, D-21.33)."""
    count: i64 = 0
    tree = s.trees[seat]
    for place in range(1, tree.size()):
        if tree.card(place) >= MASTERIES:
            count += 1
    return count


# -- Monuments on the board --


def is_adjacent(s: Dominations, monument: i64, slot: i64) -> bool:
    """Whether a slot is adjacent to the Monument's piece (D-10.13)."""
    place = s.monuments[monument * Monument.SIZE + Monument.PLACE]
    if place < 0:
        return False
    board = s.board
    if s.tables.shapes[monument] == Shape.CIRCLE:
        cell = board.cell(slot)
        for c in range(CORNERS):
            if corner(cell, c) == place:
                return True
        return False
    for edge in range(CORNERS):
        other = board.next(slot, edge)
        if other >= 0 and board.tile(other) == MONUMENT_TILE + monument:
            return True
    return False


def piece_bonus(s: Dominations, slot: i64, column: i64) -> i64:
    """The sum of one figure over the pieces adjacent to a slot (D-10.14)."""
    total: i64 = 0
    for monument in range(MONUMENTS):
        if s.monuments[monument * Monument.SIZE + Monument.PLACE] >= 0:
            figure = s.tables.pieces[monument * Piece.SIZE + column]
            if figure > 0 and is_adjacent(s, monument, slot):
                total += figure
    return total


def strength(s: Dominations, monument: i64, seat: i64) -> i64:
    """Level cards and levels of adjacent Cities (D-10.17)."""
    total = level_cards(s, seat, monument)
    board = s.board
    for slot in range(WHEEL, board.size()):
        if board.owner(slot) == seat and is_adjacent(s, monument, slot):
            total += board.level(slot)
    return total


def controller(s: Dominations, monument: i64) -> i64:
    """Who controls a Monument, -1 for nobody (D-10.17 to D-10.20)."""
    if s.monuments[monument * Monument.SIZE + Monument.PLACE] < 0:
        return -1
    best: i64 = -1
    most: i64 = -1
    founder = s.monument(monument, Monument.FOUNDER)
    for place in range(s.seats):
        seat = s.at_initiative(place)
        power = strength(s, monument, seat)
        # Initiative order settles ties but for the holder of level 1 (D-10.18, D-10.19).
        if power > most or (power == most and seat == founder):
            best = seat
            most = power
    return best


def controlled(s: Dominations, seat: i64) -> i64:
    """How many Monuments the seat controls at this moment (D-21.34)."""
    count: i64 = 0
    for monument in range(MONUMENTS):
        if controller(s, monument) == seat:
            count += 1
    return count


# -- counts of effect lines --


def stock(s: Dominations, seat: i64, domain: i64) -> i64:
    """Knowledge in the own reserve, of one Domain or of all (D-21.35)."""
    if domain != ANY:
        return s.knowledge(seat, domain)
    total: i64 = 0
    for each in range(DOMAINS):
        total += s.players[seat * Player.SIZE + each]
    return total


def nodus(s: Dominations, seat: i64, domain: i64) -> i64:
    """Whole Nodus in the own tree, of one Domain or of all (D-21.26)."""
    tree = s.trees[seat]
    if domain != ANY:
        return tree.nodus[domain]
    total: i64 = 0
    for count in tree.nodus:
        total += count
    return total


def counted(s: Dominations, seat: i64, line: i64) -> i64:
    """What the ``per`` of an effect line counts (D-21.26 to D-21.37)."""
    lines = s.tables.lines
    per = lines[line + Key.PER]
    domain = lines[line + Key.PER_DOMAIN]
    if per == Per.NODUS:
        return nodus(s, seat, domain)
    if per == Per.CITIES:
        return cities(s.board, seat, domain, lines[line + Key.PER_LEVEL])
    if per == Per.CITY_LEVELS:
        return city_levels(s.board, seat, domain)
    if per == Per.CITY_GROUP:
        return largest_group(s.board, seat)
    if per == Per.CITY_SEPARATE:
        return len(groups(s.board, seat))
    if per == Per.MASTERIES:
        return masteries(s, seat, domain, lines[line + Key.PER_VALUE], lines[line + Key.PER_SIDE])
    if per == Per.DOMAINS:
        return domains(s, seat)
    if per == Per.MONUMENT_LEVELS:
        return all_level_cards(s, seat)
    if per == Per.MONUMENTS:
        return controlled(s, seat)
    if per == Per.STOCK:
        return stock(s, seat, domain)
    if per == Per.INFLUENCE:
        return s.players[seat * Player.SIZE + Player.INFLUENCE]
    return s.produced(seat, domain)
