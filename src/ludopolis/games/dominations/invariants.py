"""What holds in every position of Dominations, counted from scratch."""

from ludopolis.core.native import bit, i64
from ludopolis.games.dominations.board import board_of
from ludopolis.games.dominations.columns import (
    InfluenceFrom,
    Monument,
    Now,
    Player,
    PointsFrom,
    Where,
)
from ludopolis.games.dominations.grid import CORNERS, WHEEL, neighbour
from ludopolis.games.dominations.standing import standing_of
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import CARDS, COPIES, LAND_TILES, MASTERIES, MONUMENTS
from ludopolis.games.dominations.tree import EAST, NORTH, beside, facing, joint, tree_of
from ludopolis.games.dominations.vocabulary import DOMAINS, Side


def violations(s: Dominations) -> list[str]:
    found: list[str] = []
    check_tiles(s, found)
    check_board(s, found)
    check_cities(s, found)
    check_cards(s, found)
    check_counters(s, found)
    for seat in range(s.seats):
        check_tree(s, seat, found)
    return found


def check_tiles(s: Dominations, found: list[str]) -> None:
    """Every Land tile is in one place (D-1.1, D-1.3)."""
    in_supply = sorted([tile for tile in s.supply])
    if in_supply != [t for t in range(LAND_TILES) if s.where[t] == Where.SUPPLY]:
        found.append("D-1.1 the supply and the places of tiles differ")
    on_board = sorted([tile for tile in board_tiles(s) if tile < LAND_TILES])
    if on_board != [t for t in range(LAND_TILES) if s.where[t] == Where.ON_BOARD]:
        found.append("D-1.1 the board and the places of tiles differ")
    chosen = len([t for t in range(LAND_TILES) if s.where[t] == Where.CHOSEN])
    aside = len([t for t in range(LAND_TILES) if s.where[t] == Where.ASIDE])
    if chosen > 1 or (chosen > 0 and aside > 0):
        found.append("D-22.4 more than one tile is being chosen")


def board_tiles(s: Dominations) -> list[int]:
    return [s.board.tile(slot) for slot in range(WHEEL, s.board.size())]


def check_board(s: Dominations, found: list[str]) -> None:
    """The board kept step by step is the board made anew; every tile is connected (D-4.1)."""
    board = s.board
    fresh = board_of(s.tables, board.rows())
    same = (
        list(fresh.slots) == list(board.slots)
        and list(fresh.order) == list(board.order)
        and list(fresh.frontier) == list(board.frontier)
        and list(fresh.wheels) == list(board.wheels)
    )
    if not same:
        found.append("D-4.1 the board differs from the one made anew")
    for cell in board.frontier:
        beside = [board.slot_at(neighbour(cell, edge)) for edge in range(CORNERS)]
        if board.slot_at(cell) >= 0 or max(beside) < 0:
            found.append(f"D-4.1 cell {cell} is no frontier")
    for slot in range(board.size()):
        for edge in range(CORNERS):
            if board.slot_at(neighbour(board.cell(slot), edge)) != board.next(slot, edge):
                found.append(f"D-20.4 slot {slot} has wrong neighbours")


def check_cities(s: Dominations, found: list[str]) -> None:
    """Tokens, Influence of Cities and standing figures, from the board (D-9.6, D-9.7, D-8.1)."""
    board = s.board
    constants = s.tables.constants
    for seat in range(s.seats):
        tokens: i64 = s.tokens(seat)
        influence: i64 = 0
        for slot in range(board.size()):
            if board.owner(slot) == seat:
                tokens += board.level(slot)
                for level in range(1, board.level(slot) + 1):
                    influence += constants.city_influence[level]
                if not board.is_land(slot):
                    found.append(f"D-9.10 a City of seat {seat} stands on no Camp")
        if tokens != constants.city_tokens or s.tokens(seat) < 0:
            found.append(f"D-9.7 seat {seat} has {tokens} City tokens")
        if (
            influence
            != s.players[seat * Player.SIZE + Player.INFLUENCE_FROM + InfluenceFrom.CITIES]
        ):
            found.append(f"D-9.6 seat {seat} has the wrong Influence of Cities")
    if list(standing_of(s.tables, board, s.trees)) != list(s.standing):
        found.append("D-8.8 standing figures differ from those made anew")


def check_cards(s: Dominations, found: list[str]) -> None:
    """Each copy and each Level card is in one place (D-1.3, D-10.1)."""
    for mastery in range(MASTERIES):
        copies = s.copies[mastery]
        for tree in s.trees:
            if tree.has(mastery):
                mark = bit(tree.copy_of(tree.held[mastery]))
                if copies & mark != 0:
                    found.append(f"D-1.1 a copy of card {mastery} is in two places")
                copies |= mark
        if copies != bit(COPIES) - 1:
            found.append(f"D-1.1 copies of card {mastery} are missing")
    for monument in range(MONUMENTS):
        check_monument(s, monument, found)


def check_monument(s: Dominations, monument: i64, found: list[str]) -> None:
    first = s.tables.first_level[monument]
    bought = s.monument(monument, Monument.BOUGHT)
    for card in range(first, first + s.tables.levels(monument)):
        owners = len([tree for tree in s.trees if tree.has(card)])
        if owners != (1 if card < first + bought else 0):
            found.append(f"D-10.1 Level card {card} is with {owners} players")
    at = monument * Monument.SIZE
    if (bought > 0) != (s.monuments[at + Monument.PLACE] >= 0):
        found.append(f"D-10.5 Monument {monument} has the wrong place")
    if bought > 0 and s.monuments[at + Monument.IN_PLAY] == 0:
        found.append(f"D-2.5 Monument {monument} is not in play")


def check_counters(s: Dominations, found: list[str]) -> None:
    """Reserves within limits; points and Influence as their sources add up; the track whole."""
    for seat in range(s.seats):
        at = seat * Player.SIZE
        for domain in range(DOMAINS):
            if not 0 <= s.knowledge(seat, domain) <= s.limit(seat, domain):
                found.append(f"D-8.4 seat {seat} holds too much of Domain {domain}")
        points: i64 = 0
        for source in range(PointsFrom.SIZE):
            points += s.players[at + Player.POINTS_FROM + source]
        influence: i64 = 0
        for source in range(InfluenceFrom.SIZE):
            influence += s.players[at + Player.INFLUENCE_FROM + source]
        if points != s.players[at + Player.POINTS] or influence != s.players[at + Player.INFLUENCE]:
            found.append(f"the counters of seat {seat} differ from their sources")
    order = sorted([s.turn[Now.ORDER + place] for place in range(s.seats)])
    if order != list(range(s.seats)):
        found.append("D-3.2 the initiative track does not list every player once")


def check_tree(s: Dominations, seat: i64, found: list[str]) -> None:
    """The tree made anew is the same; every joint is a Nodus (D-12.3, D-12.12)."""
    tree = s.trees[seat]
    fresh = tree_of(s.tables, tree.row())
    same = (
        list(fresh.frontier) == list(tree.frontier)
        and list(fresh.nodus) == list(tree.nodus)
        and list(fresh.held) == list(tree.held)
    )
    if not same:
        found.append(f"D-12.2 the tree of seat {seat} differs from the one made anew")
    total = 0
    for place in range(tree.size()):
        for side in (NORTH, EAST):
            other = tree.place_at(beside(tree.cell(place), side))
            if other >= 0:
                half = s.tables.half(tree.card(place), tree.copy_of(place), side)
                met = s.tables.half(tree.card(other), tree.copy_of(other), facing(side))
                if joint(half, met) < 0:
                    found.append(f"D-12.3 a joint in the tree of seat {seat} is no Nodus")
                total += 1
        if tree.side(place) == Side.ADVANCED and tree.card(place) >= MASTERIES:
            found.append(f"D-10.16 a Level card of seat {seat} is turned")
        if tree.card(place) > CARDS:
            found.append(f"D-1.1 seat {seat} has an unknown card")
    if total != sum([count for count in tree.nodus]):
        found.append(f"D-12.12 the Nodus of seat {seat} are miscounted")
