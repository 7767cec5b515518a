"""What a seat of Dominations may know (section 19); ``sight`` builds it from the position."""

from __future__ import annotations

import msgspec

from ludopolis.wire.view import Own, View


class FilledCell(msgspec.Struct, frozen=True, gc=False):
    """A cell of the board. ``option`` is its number in answers, ``tile`` its id or a Monument's.

    ``camp`` and ``dots`` are Domains by number (6: vestigium, 8: none), -1 for no Camp; ``owner``
    and ``level`` tell the City, -1 and 0 for none. Cradle sectors have the id ``cradle``.
    """

    option: int
    cell: list[int]
    tile: str
    rotation: int
    camp: int
    dots: list[int]
    owner: int
    level: int


class TreeCard(msgspec.Struct, frozen=True, gc=False):
    """A card of a tree; ``halves`` on its n, e, s and w side, ``copy`` counted from 1."""

    card: str
    copy: int
    advanced: bool
    cell: list[int]
    halves: list[int]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One player, as everybody may know. ``nation`` is empty until it is revealed."""

    knowledge: list[int]
    limits: list[int]
    influence: int
    points: int
    points_from: list[int]
    influence_from: list[int]
    tokens: int
    hand_size: int
    giving_up: int
    has_chosen: bool
    nation: str
    nodus: list[int]
    tree: list[TreeCard]


class MonumentView(msgspec.Struct, frozen=True, gc=False):
    """A Monument in play: Level cards bought, its place (a vertex, a cell, or none yet)."""

    monument: str
    bought: int
    place: list[int]
    founder: int
    controller: int


class HandTile(msgspec.Struct, frozen=True, gc=False):
    """A tile in the own hand; ``option`` is its number in answers."""

    option: int
    tile: str
    camp: int
    dots: list[int]


class DominationsView(View, frozen=True, tag="dominations"):
    """All that is public, and of the hidden things those of the own seat.

    ``hand``, ``aside`` (about to be given up), ``chosen`` (about to be laid), ``dealt`` (the two
    Nations, then the two Monuments) and ``picked`` (of each kind the one chosen) are the viewer's
    own; ``returned`` are the tiles that the viewer knows to lie at the back of the supply.
    """

    age: int
    round: int
    active: int
    order: list[int]
    board: list[FilledCell]
    frontier: list[list[int]]
    wheels: list[list[int]]
    players: list[PlayerView]
    monuments: list[MonumentView]
    holders: list[int]
    spent: list[bool]
    copies: list[int]
    supply_size: int
    hand: list[HandTile]
    aside: list[HandTile]
    chosen: list[HandTile]
    returned: list[str]
    dealt: list[str]
    picked: list[str]


class DominationsOwn(Own, frozen=True):
    """What of a view only its seat may know."""

    hand: list[HandTile]
    aside: list[HandTile]
    chosen: list[HandTile]
    returned: list[str]
    dealt: list[str]
    picked: list[str]
