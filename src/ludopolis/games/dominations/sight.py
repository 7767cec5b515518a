"""From a position of Dominations to what a seat may know of it, field by field (section 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludopolis.core.native import i64, unpacked
from ludopolis.games.dominations.board import MONUMENT_TILE, SECTOR
from ludopolis.games.dominations.columns import (
    STAMP,
    InfluenceFrom,
    Monument,
    Now,
    Player,
    PointsFrom,
    Slot,
    Where,
)
from ludopolis.games.dominations.counting import controller
from ludopolis.games.dominations.grid import CORNERS, cell_i, cell_j, cell_t, vertex_a, vertex_b
from ludopolis.games.dominations.tables import LAND_TILES, MONUMENTS, ROLES
from ludopolis.games.dominations.tree import tree_x, tree_y
from ludopolis.games.dominations.view import (
    DominationsOwn,
    DominationsView,
    FilledCell,
    HandTile,
    MonumentView,
    PlayerView,
    TreeCard,
)
from ludopolis.games.dominations.vocabulary import DOMAINS, Shape, Side

if TYPE_CHECKING:
    from ludopolis.games.dominations.state import Dominations
    from ludopolis.games.dominations.tree import Tree
    from ludopolis.wire.view import Asked


def own_of(s: Dominations, seat: int, asked: Asked | None) -> DominationsOwn:
    """What is hidden from all others: the hand, the cards dealt, the tiles given back (D-19.1)."""
    if seat < 0:
        return DominationsOwn(seat, asked, [], [], [], [], [], [])
    is_asked = asked is not None and asked.seat == seat
    return DominationsOwn(
        seat=seat,
        asked=asked,
        hand=tiles_at(s, seat),
        aside=tiles_at(s, Where.ASIDE) if is_asked else [],
        chosen=tiles_at(s, Where.CHOSEN) if is_asked else [],
        returned=returned(s, seat),
        dealt=dealt(s, seat),
        picked=picked(s, seat),
    )


def view_of(s: Dominations, own: DominationsOwn) -> DominationsView:
    """What is public (D-19.2), with what the seat alone may see."""
    seats = range(s.seats)
    asked_seat = -1 if own.asked is None else own.asked.seat
    return DominationsView(
        seat=own.seat,
        seats=s.seats,
        over=s.over,
        scores=s.scores(),
        asked=own.asked,
        age=s.turn[Now.AGE],
        round=s.turn[Now.ROUND],
        active=s.turn[Now.ACTIVE],
        order=[s.turn[Now.ORDER + place] for place in seats],
        board=board_view(s),
        frontier=[cell_list(cell) for cell in s.board.frontier],
        wheels=[vertex_list(vertex) for vertex in s.board.wheels],
        players=[player_view(s, each, asked_seat) for each in seats],
        monuments=[
            monument_view(s, monument)
            for monument in range(MONUMENTS)
            if s.monument(monument, Monument.IN_PLAY) == 1
        ],
        holders=[s.turn[Now.HOLDERS + role] for role in range(ROLES)],
        spent=[s.holder(role) >= 0 and s.is_spent(s.holder(role), role) for role in range(ROLES)],
        copies=unpacked(s.copies),
        supply_size=len(s.supply),
        hand=own.hand,
        aside=own.aside,
        chosen=own.chosen,
        returned=own.returned,
        dealt=own.dealt,
        picked=own.picked,
    )


def cell_list(cell: i64) -> list[int]:
    return [cell_i(cell), cell_j(cell), cell_t(cell)]


def vertex_list(vertex: i64) -> list[int]:
    return [vertex_a(vertex), vertex_b(vertex)]


def board_view(s: Dominations) -> list[FilledCell]:
    board = s.board
    if board.shown is None:
        board.shown = [filled_cell(s, slot) for slot in range(board.size())]
    return board.shown[:]


def filled_cell(s: Dominations, slot: i64) -> FilledCell:
    board = s.board
    at = slot * Slot.SIZE
    return FilledCell(
        option=board.cell(slot),
        cell=cell_list(board.cell(slot)),
        tile=tile_id(s, board.tile(slot)),
        rotation=board.rotation(slot),
        camp=board.camp(slot),
        dots=unpacked(board.slots[at + Slot.DOTS : at + Slot.SIZE]),
        owner=board.owner(slot),
        level=board.level(slot),
    )


def tile_id(s: Dominations, tile: i64) -> str:
    if tile >= SECTOR:
        return "cradle"
    if tile >= MONUMENT_TILE:
        return s.tables.monument_ids[tile - MONUMENT_TILE]
    return s.tables.tile_ids[tile]


def player_view(s: Dominations, seat: int, asked_seat: int) -> PlayerView:
    row = player_row(s, seat)
    is_revealed = s.turn[Now.REVEALED] == 1
    # A tile about to be laid is still one of the hand for everybody else.
    chosen = len(places(s, Where.CHOSEN)) if seat == asked_seat else 0
    return PlayerView(
        knowledge=row[:DOMAINS],
        limits=[s.limit(seat, domain) for domain in range(DOMAINS)],
        influence=s.influence(seat),
        points=s.points(seat),
        points_from=row[Player.POINTS_FROM : Player.POINTS_FROM + PointsFrom.SIZE],
        influence_from=row[Player.INFLUENCE_FROM : Player.INFLUENCE_FROM + InfluenceFrom.SIZE],
        tokens=s.tokens(seat),
        hand_size=s.hand_count(seat) + chosen,
        giving_up=len(places(s, Where.ASIDE)) if seat == asked_seat else 0,
        has_chosen=row[Player.MONUMENT] >= 0,
        nation=s.tables.nation_ids[row[Player.NATION]] if is_revealed else "",
        nodus=unpacked(s.trees[seat].nodus),
        tree=tree_view(s, seat),
    )


def tree_view(s: Dominations, seat: int) -> list[TreeCard]:
    tree = s.trees[seat]
    if tree.shown is None:
        tree.shown = [tree_card(s, tree, place) for place in range(tree.size())]
    return tree.shown[:]


def tree_card(s: Dominations, tree: Tree, place: i64) -> TreeCard:
    card = tree.card(place)
    copy = tree.copy_of(place)
    return TreeCard(
        card=s.tables.card_ids[card],
        copy=copy + 1,
        advanced=tree.side(place) == Side.ADVANCED,
        cell=[tree_x(tree.cell(place)), tree_y(tree.cell(place))],
        halves=[s.tables.half(card, copy, k) for k in range(4)],
    )


def monument_view(s: Dominations, monument: int) -> MonumentView:
    place = s.monument(monument, Monument.PLACE)
    where: list[int] = []
    if place >= 0:
        is_circle = s.tables.shapes[monument] == Shape.CIRCLE
        where = vertex_list(place) if is_circle else cell_list(place)
    return MonumentView(
        monument=s.tables.monument_ids[monument],
        bought=s.monument(monument, Monument.BOUGHT),
        place=where,
        founder=s.monument(monument, Monument.FOUNDER),
        controller=controller(s, monument),
    )


def places(s: Dominations, where: i64) -> list[int]:
    found: list[int] = []
    for tile in range(LAND_TILES):
        if s.where[tile] == where:
            found.append(tile)
    return found


def tiles_at(s: Dominations, where: int) -> list[HandTile]:
    dots = s.tables.dots
    return [
        HandTile(
            option=tile,
            tile=s.tables.tile_ids[tile],
            camp=s.tables.camps[tile],
            dots=unpacked(dots[tile * CORNERS : (tile + 1) * CORNERS]),
        )
        for tile in places(s, where)
    ]


def returned(s: Dominations, seat: int) -> list[str]:
    """Tiles that the seat gave back and that nobody can have drawn since."""
    mine = [
        tile
        for tile in places(s, Where.SUPPLY)
        if s.stamps[tile] % STAMP == seat + 1 and s.learnt[seat * LAND_TILES + tile] > 0
    ]
    whole = [tile for tile in mine if is_whole(s, seat, s.stamps[tile])]
    return [s.tables.tile_ids[tile] for tile in whole]


def is_whole(s: Dominations, seat: int, stamp: int) -> bool:
    """Whether no tile of the heap with this stamp has been drawn: then its tiles are known."""
    serial = stamp // STAMP
    heap = [tile for tile in range(LAND_TILES) if s.learnt[seat * LAND_TILES + tile] == serial]
    return all(s.where[tile] == Where.SUPPLY and s.stamps[tile] == stamp for tile in heap)


def player_row(s: Dominations, seat: i64) -> list[int]:
    return unpacked(s.players[seat * Player.SIZE : (seat + 1) * Player.SIZE])


def dealt(s: Dominations, seat: int) -> list[str]:
    row = player_row(s, seat)
    nations = row[Player.NATIONS_DEALT : Player.NATIONS_DEALT + 2]
    monuments = row[Player.MONUMENTS_DEALT : Player.MONUMENTS_DEALT + 2]
    tables = s.tables
    return [tables.nation_ids[n] for n in nations] + [tables.monument_ids[m] for m in monuments]


def picked(s: Dominations, seat: int) -> list[str]:
    nation = s.players[seat * Player.SIZE + Player.NATION]
    monument = s.players[seat * Player.SIZE + Player.MONUMENT]
    chosen = [s.tables.nation_ids[nation]] if nation >= 0 else []
    return chosen + ([s.tables.monument_ids[monument]] if monument >= 0 else [])
