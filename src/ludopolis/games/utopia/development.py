"""Phase 2: the deal, the discard by position, and the turns."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.utopia.actions import Choose, possible_actions
from ludopolis.games.utopia.asks import ACTION, ACTION_BUILDS, HAND_LIMIT, POSITION_DISCARD
from ludopolis.games.utopia.building import add_builds, build
from ludopolis.games.utopia.state import DEVELOPMENT, Utopia
from ludopolis.games.utopia.step import SeatStep
from ludopolis.games.utopia.tables import CIVS
from ludopolis.games.utopia.verbs import act, begin_phase, deal, discard

DEALT: Final = 5
KEPT: Final = 5
FIRST_DISCARDS: Final = 2


def held_civs(s: Utopia, seat: i64) -> list[int]:
    """The cards in hand, alike ones once, whether new or kept (T-8.8, T-17.3)."""
    return [civ for civ in range(CIVS) if s.hand(seat, civ) > 0]


class Development(Frame[Utopia]):
    """Deal five cards to each in track order, then discards, then the turns (T-8.1, T-8.2)."""

    code: ClassVar[int] = 8

    def step(self, s: Utopia) -> Decision | None:
        begin_phase(s, DEVELOPMENT)
        for place in range(s.terms.seats):
            deal(s, s.track[place], DEALT)
        s.stack.append(Turns())
        s.stack.append(PositionDiscard(0, FIRST_DISCARDS))
        return None


class PositionDiscard(Frame[Utopia]):
    """The first on the track discards two cards, the last none, the others one (T-8.5).

    So with two players the second discards none (T-8.6). One card after the other, in track order,
    which can't change meanwhile (T-8.7, T-8.9).
    """

    code: ClassVar[int] = 9

    def __init__(self, place: i64, left: i64) -> None:
        self.place: Final = place
        self.left: Final = left

    def fields(self) -> list[int]:
        return [self.place, self.left]

    def step(self, s: Utopia) -> Decision | None:
        if self.place == s.terms.seats - 1:
            return None
        seat = s.track[self.place]
        options = held_civs(s, seat)
        if self.left == 0 or not options:  # T-8.10: who has no card left discards no more
            s.stack.append(PositionDiscard(self.place + 1, 1))
            return None
        return Decision(seat, POSITION_DISCARD, options)

    def answer(self, s: Utopia, option: int) -> None:
        discard(s, s.track[self.place], option)
        s.stack.append(PositionDiscard(self.place, self.left - 1))


class Turns(Frame[Utopia]):
    """Each player has one turn, in the order of the track at that moment (T-8.11)."""

    code: ClassVar[int] = 10

    def step(self, s: Utopia) -> Decision | None:
        seat = s.next_seat()
        if seat >= 0:
            act(s, seat)
            s.stack.append(self)
            s.stack.append(Turn(seat))
        return None


class Turn(SeatStep):
    """Card actions and buildings in any order, until the player ends it (T-8.12 to T-8.14)."""

    code: ClassVar[int] = 11

    def step(self, s: Utopia) -> Decision | None:
        options = possible_actions(s, self.seat)
        add_builds(s, self.seat, options, ACTION_BUILDS)
        options.append(PASS)
        return Decision(self.seat, ACTION, options)

    def answer(self, s: Utopia, option: int) -> None:
        if option == PASS:
            s.stack.append(HandLimit(self.seat))
            return
        # An action is carried out as a whole before buildings are offered again (T-7.12).
        s.stack.append(self)
        if option < ACTION_BUILDS:
            s.stack.append(Choose(self.seat, option))
        else:
            build(s, self.seat, option - ACTION_BUILDS)


class HandLimit(SeatStep):
    """At the end of the turn the player keeps five cards at most (T-8.15).

    Only by the flag may he discard more (T-8.16).
    """

    code: ClassVar[int] = 12

    def step(self, s: Utopia) -> Decision | None:
        options = held_civs(s, self.seat)
        if s.hand_size(self.seat) <= KEPT:
            if not s.terms.may_discard or not options:
                return None
            options.append(PASS)
        return Decision(self.seat, HAND_LIMIT, options)

    def answer(self, s: Utopia, option: int) -> None:
        if option != PASS:
            discard(s, self.seat, option)
            s.stack.append(self)


FRAMES: Final[list[type[AnyFrame]]] = [Development, PositionDiscard, Turns, Turn, HandLimit]
