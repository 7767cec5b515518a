"""How far a player of Pearls is: points laid, and the most of the others."""

from ludopolis.core.game import best_rival
from ludopolis.testing.pearls.state import Pearls
from ludopolis.wire.text import Line, SeatArg


def lines(s: Pearls, seat: int) -> list[Line]:
    scores = s.scores()
    rival = best_rival(scores, seat)
    return [
        Line(
            "pearls-goal-points",
            {"points": scores[seat], "player": SeatArg(rival), "other": scores[rival]},
        )
    ]
