"""The round: welcome, development, scoring, and the end of the game."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.games.utopia.development import Development
from ludopolis.games.utopia.scoring import score_districts
from ludopolis.games.utopia.state import SCORING, Utopia
from ludopolis.games.utopia.verbs import begin_phase, begin_round, end_game, rotate_start
from ludopolis.games.utopia.welcome import Welcome

GOAL: Final = 50


def winners(s: Utopia) -> list[int]:
    """The first on the track, or all level with him if victory is shared (T-12.3, T-12.4)."""
    best = s.points[s.track[0]]
    if s.terms.shared_victory:
        return [seat for seat in range(s.terms.seats) if s.points[seat] == best]
    return [s.track[0]]


class Round(Frame[Utopia]):
    """A new round begins, with whoever is first on the track then (T-4.1, T-3.7, T-3.9)."""

    code: ClassVar[int] = 22

    def step(self, s: Utopia) -> Decision | None:
        if s.round > 0:
            rotate_start(s)
        begin_round(s)
        s.stack.append(Scoring())
        s.stack.append(Development())
        s.stack.append(Welcome())
        return None


class Scoring(Frame[Utopia]):
    """Phase 3: every controlled district brings points; then the end, or a new round (T-4.2).

    Nothing is asked (T-11.5). Only here does reaching the goal end the game (T-12.1, T-12.2); there
    may be any number of rounds (T-12.6).
    """

    code: ClassVar[int] = 23

    def step(self, s: Utopia) -> Decision | None:
        begin_phase(s, SCORING)
        score_districts(s)
        if s.points[s.track[0]] >= GOAL:
            end_game(s, winners(s))
        else:
            s.stack.append(Round())
        return None


FRAMES: Final[list[type[AnyFrame]]] = [Round, Scoring]
