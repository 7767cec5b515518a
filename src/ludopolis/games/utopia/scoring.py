"""Phase 3: the income from districts (section 11)."""

from ludopolis.core.native import i64, vec
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.verbs import gain


def income(s: Utopia, seat: i64) -> i64:
    """The worth of the civilisations whose monuments the seat controls (T-11.1).

    Printed values and wonders play no part (T-11.2).
    """
    total: i64 = 0
    for district in range(s.terms.districts):
        if s.controller[district] == seat:
            total += s.worth[s.monument[district]]
    return total


def scoring_order(s: Utopia) -> vec[i64]:
    """Track order as it stands, or by the flag that of the turns of phase 2 (T-11.3)."""
    order = s.track[:]
    if s.terms.scores_by_turns:
        seats = s.terms.seats
        for place in range(seats):
            order[place] = (s.order >> (3 * (seats + place))) & 7
    return order


def score_districts(s: Utopia) -> None:
    """All score once, in an order that their gains don't change (T-11.3, T-11.4)."""
    order = scoring_order(s)
    for place in range(s.terms.seats):
        gain(s, order[place], income(s, order[place]), "districts")
