"""The setup: shuffles, first player, Great Works and hands (U-3)."""

from __future__ import annotations

from ludopolis.core.native import append, bit, i64, vec
from ludopolis.games.uchronia import verbs
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS
from ludopolis.games.uchronia.turn import SetupDiscard


def shuffle_piles(s: Uchronia) -> None:
    """Shuffle the Buildings, then the Resource cards (U-3.2, U-3.9).

    Shuffles are the only chance there is, here and when a pile is renewed (U-0.12).
    """
    tables = s.tables
    buildings = vec[i64]()
    for card in range(tables.names):
        for copy in range(tables.constants.copies):
            buildings = append(buildings, card)
    s.chance().shuffle_packed(buildings)
    s.building_pile = buildings
    pile = vec[i64]()
    for colour in range(COLOURS):
        for copy in range(tables.constants.resource_cards[colour]):
            pile = append(pile, colour)
    s.chance().shuffle_packed(pile)
    s.pile = pile


def lay_out(s: Uchronia) -> None:
    """Find the first player, complete the Great Works and deal the hands (U-3.3 to U-3.9)."""
    find_first(s)
    verbs.refill_works(s)  # a name may be there twice now (U-3.8)
    for distance in range(s.seats):
        verbs.draw(s, (s.first + distance) % s.seats, s.tables.constants.setup_draw)
    s.stack.append(SetupDiscard(0))


def find_first(s: Uchronia) -> None:
    """Each player draws a new name; the first in the alphabet begins (U-3.3 to U-3.6)."""
    drawn: i64 = 0
    best: i64 = -1
    for seat in range(s.seats):
        card = verbs.next_building(s)
        while (drawn >> card) & 1 == 1:
            verbs.bury_building(s, card)
            card = verbs.next_building(s)
        drawn |= bit(card)
        verbs.show_work(s, card)
        if best < 0 or s.tables.rank[card] < s.tables.rank[best]:
            best = card
            s.first = seat
    s.turn = s.first
