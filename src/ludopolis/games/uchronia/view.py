"""What a seat of Uchronia may know (U-2); ``sight`` builds it from the position."""

from __future__ import annotations

import msgspec

from ludopolis.wire.view import Own, View


class Site(msgspec.Struct, frozen=True, gc=False):
    """A Building under construction, with the Resources under it by colour."""

    card: int
    resources: list[int]
    fresh: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    """The open side of a seat; counts are by colour.

    ``at_least`` and ``at_most`` say what everybody knows of the Hand.
    """

    hand_size: int
    at_least: list[int]
    at_most: list[int]
    stock: list[int]
    activities: list[int]
    activity_limit: int
    domain: list[int]
    sites: list[Site]
    completed: list[int]


class Raid(msgspec.Struct, frozen=True, gc=False):
    """The raid that was made in this Order.

    ``revealed`` counts its cards by colour, ``withheld`` is the colour that does not count against
    each seat (-1: none), ``gave`` lists who gave a card.
    """

    revealed: list[int]
    withheld: list[int]
    gave: list[int]


class Order(msgspec.Struct, frozen=True, gc=False):
    """The Order in progress. ``used`` lists the Buildings whose bonus is spent."""

    order: int
    copied: bool
    steps_left: int
    used: list[int]
    raid: Raid | None


class UchroniaView(View, frozen=True, tag="uchronia"):
    """Numbers index seats, colours and Buildings; -1 is nobody.

    ``hand`` is the viewer's own. ``unseen`` counts the cards in the resource pile and in other
    Hands together (U-2.6). ``pile_bottom`` lists Buildings that were seen going under the pile.
    """

    round: int
    turn: int
    first: int
    last: int
    ending: bool
    threshold: int
    players: list[Player]
    hand: list[int] | None
    order: Order | None
    forum: list[int]
    discard: list[int]
    turned: list[int]
    pile_size: int
    unseen: list[int]
    monopoly: list[int]
    works: list[int]
    building_pile_size: int
    pile_bottom: list[int]
    building_discard: list[int]


class UchroniaOwn(Own, frozen=True):
    """What of a view only its seat may know."""

    hand: list[int] | None
    unseen: list[int]
