"""From a position of Uchronia to what a seat may know of it, field by field (U-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.native import filled, i64, unpacked
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.knowledge import at_most
from ludopolis.games.uchronia.step import add_options
from ludopolis.games.uchronia.tables import COLOURS
from ludopolis.games.uchronia.view import Order, Player, Raid, Site, UchroniaOwn, UchroniaView

if TYPE_CHECKING:
    from ludopolis.games.uchronia.state import Uchronia
    from ludopolis.wire.view import Asked

WITHHELD_MASK: Final = 15


def own_of(s: Uchronia, seat: int, asked: Asked | None) -> UchroniaOwn:
    hand = seat_row(s, layout.HAND, seat) if seat >= 0 else None
    return UchroniaOwn(seat, asked, hand, unseen(s, seat))


def view_of(s: Uchronia, own: UchroniaOwn) -> UchroniaView:
    left = unpacked(s.building_pile[s.building_top :])
    return UchroniaView(
        seat=own.seat,
        seats=s.seats,
        over=s.over,
        scores=s.scores(),
        asked=own.asked,
        round=s.round,
        turn=s.turn,
        first=s.first,
        last=s.last(),
        ending=s.ending == 1,
        threshold=s.tables.constants.thresholds[s.seats],
        players=[player_of(s, other) for other in range(s.seats)],
        hand=own.hand,
        order=order_of(s),
        forum=row(s, layout.FORUM),
        discard=row(s, layout.DISCARD),
        turned=row(s, layout.TURNED),
        pile_size=len(s.pile) - s.top,
        unseen=own.unseen,
        monopoly=unpacked(s.monopoly),
        works=unpacked(s.works),
        building_pile_size=len(left),
        pile_bottom=left[len(left) - s.bottom :],
        building_discard=unpacked(s.building_discard),
    )


def row(s: Uchronia, place: i64) -> list[int]:
    return unpacked(s.cards[place : place + COLOURS])


def seat_row(s: Uchronia, zone: i64, seat: i64) -> list[int]:
    return row(s, zone + seat * layout.SEAT_CARDS)


def names_in(mask: i64) -> list[int]:
    """The Buildings whose bits are set."""
    found: list[int] = []
    add_options(mask, 0, found)
    return found


def player_of(s: Uchronia, seat: i64) -> Player:
    at_mosts: list[int] = []
    for colour in range(COLOURS):
        at_mosts.append(at_most(s, seat, colour))
    return Player(
        hand_size=s.hand_size(seat),
        at_least=seat_row(s, layout.KNOWN, seat),
        at_most=at_mosts,
        stock=seat_row(s, layout.STOCK, seat),
        activities=seat_row(s, layout.ACTIVITIES, seat),
        activity_limit=s.activity_limit(seat),
        domain=seat_row(s, layout.DOMAIN, seat),
        sites=[site_of(s, seat, card) for card in names_in(s.seat_number(seat, layout.SITES))],
        completed=names_in(s.seat_number(seat, layout.COMPLETED)),
    )


def site_of(s: Uchronia, seat: i64, card: i64) -> Site:
    rest = s.site(seat, card)
    resources: list[int] = []
    for colour in range(COLOURS):
        resources.append(rest & layout.SITE_MASK)
        rest >>= layout.SITE_BITS
    return Site(card, resources, seat == s.turn and (s.fresh >> card) & 1 == 1)


def order_of(s: Uchronia) -> Order | None:
    if s.order < 0:
        return None
    return Order(
        order=s.order,
        copied=s.copied == 1,
        steps_left=s.steps,
        used=names_in(s.used),
        raid=raid_of(s) if s.raided == 1 else None,
    )


def raid_of(s: Uchronia) -> Raid:
    return Raid(
        revealed=row(s, layout.SHOWN),
        withheld=[(s.withheld >> 4 * seat & WITHHELD_MASK) - 1 for seat in range(s.seats)],
        gave=[seat for seat in range(s.seats) if s.gave >> seat & 1],
    )


def unseen(s: Uchronia, seat: i64) -> list[int]:
    counts = filled(COLOURS, 0)
    for at in range(s.top, len(s.pile)):
        counts[s.pile[at]] += 1
    for other in range(s.seats):
        if other != seat:
            for colour in range(COLOURS):
                counts[colour] += s.hand(other, colour)
    return unpacked(counts)
