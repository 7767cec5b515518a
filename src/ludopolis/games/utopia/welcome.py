"""Phase 1: guests arrive, and the players bring their princes into the city."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.utopia import verbs
from ludopolis.games.utopia.asks import DISTRICT, ENTER, ENTER_BUILDS, EXTRA, NAME, SURPRISE
from ludopolis.games.utopia.building import Build, add_builds, build
from ludopolis.games.utopia.state import WELCOME, Utopia
from ludopolis.games.utopia.step import SeatStep
from ludopolis.games.utopia.tables import CIVS, ISLANDS, PAIRS

PASSES: Final = 3  # T-5.3


def add_guests(s: Utopia, seat: i64, options: list[int]) -> None:
    """The kinds of guests that the seat may take, by civilisation, then island (T-5.11, T-17.3)."""
    for pair in range(PAIRS):
        if s.guests_on_board(pair) > 0 and s.reserve[seat * CIVS + pair // ISLANDS] > 0:
            options.append(pair)
    if options:
        return
    for pair in range(PAIRS):
        if s.guests_on_board(pair) > 0:
            options.append(pair)


def place_prince(s: Utopia, seat: i64, pair: i64, may_build: bool) -> None:
    """Have a prince placed for a guest, if one is left, and let the seat build (T-5.9)."""
    civ = pair // ISLANDS
    if s.reserve[seat * CIVS + civ] > 0:
        if may_build:
            s.stack.append(Build(seat))
        s.stack.append(Place(seat, civ, pair % ISLANDS))
    elif may_build and not s.terms.tables.builds_by_prince:
        s.stack.append(PlaceLate(seat, civ, pair % ISLANDS))
        s.stack.append(Build(seat))


class Welcome(Frame[Utopia]):
    """Guests arrive, then three passes follow, then the guests leave (T-5.3, T-5.10).

    Every go takes one guest off the board, so none is left after the last (T-5.25).
    """

    code: ClassVar[int] = 3

    def step(self, s: Utopia) -> Decision | None:
        if s.phase != WELCOME:
            verbs.begin_phase(s, WELCOME)
            verbs.welcome_guests(s)
        seat = s.next_seat()
        if seat < 0:
            verbs.begin_pass(s)
            if s.entry == PASSES:
                verbs.guests_leave(s)
                return None
            seat = s.next_seat()
        verbs.act(s, seat)
        s.stack.append(self)
        s.stack.append(Enter(seat))
        return None


class Enter(SeatStep):
    """A go: take a guest, draw a surprise guest, or build first (T-5.4, T-5.9, T-5.12).

    It can't be passed (T-5.7), and a surprise guest is the go of its drawer (T-5.21).
    """

    code: ClassVar[int] = 4

    def step(self, s: Utopia) -> Decision | None:
        options: list[int] = []
        add_guests(s, self.seat, options)
        if (s.surprised >> self.seat) & 1 == 0:
            options.append(SURPRISE)
        add_builds(s, self.seat, options, ENTER_BUILDS)
        return Decision(self.seat, ENTER, options)

    def answer(self, s: Utopia, option: int) -> None:
        if option < PAIRS:
            verbs.take_guest(s, self.seat, option)
            place_prince(s, self.seat, option, True)
        elif option == SURPRISE:
            # Naming comes last: building is for before it (T-5.15, T-5.22).
            s.stack.append(Name(self.seat))
            place_prince(s, self.seat, verbs.draw_surprise(s, self.seat), True)
        else:
            s.stack.append(self)
            build(s, self.seat, option - ENTER_BUILDS)


class Place(Frame[Utopia]):
    """The prince of a guest goes into any district of the guest's island (T-5.4, T-5.5).

    Nobody gains by it, not even a controller (T-5.6).
    """

    code: ClassVar[int] = 5

    def __init__(self, seat: i64, civ: i64, island: i64) -> None:
        self.seat: Final = seat
        self.civ: Final = civ
        self.island: Final = island

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.island]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, DISTRICT, s.terms.island_districts[self.island], self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        verbs.put(s, self.seat, option, self.civ)


class PlaceLate(Place):
    """No prince was left for a guest: one that building brought back enters (T-5.11, T-5.16)."""

    code: ClassVar[int] = 24

    def step(self, s: Utopia) -> Decision | None:
        if s.reserve[self.seat * CIVS + self.civ] > 0:
            s.stack.append(Build(self.seat))
            s.stack.append(Place(self.seat, self.civ, self.island))
        return None


class Name(SeatStep):
    """The drawer of a surprise guest names the player who enters next (T-5.17)."""

    code: ClassVar[int] = 6

    def step(self, s: Utopia) -> Decision | None:
        others = [seat for seat in range(s.terms.seats) if seat != self.seat]
        return Decision(self.seat, NAME, others)

    def answer(self, s: Utopia, option: int) -> None:
        verbs.name_player(s, self.seat, option)
        s.stack.append(Extra(option))


class Extra(SeatStep):
    """The extra entering of the named player (T-5.18 to T-5.20, T-5.23).

    No act is noted: the player keeps all goes, and play goes on as before (T-5.24).
    """

    code: ClassVar[int] = 7

    def step(self, s: Utopia) -> Decision | None:
        options: list[int] = []
        add_guests(s, self.seat, options)
        if s.terms.extra_builds:
            add_builds(s, self.seat, options, ENTER_BUILDS)
        return Decision(self.seat, EXTRA, options)

    def answer(self, s: Utopia, option: int) -> None:
        if option < PAIRS:
            verbs.take_guest(s, self.seat, option)
            place_prince(s, self.seat, option, s.terms.extra_builds)
        else:
            s.stack.append(self)
            build(s, self.seat, option - ENTER_BUILDS)


FRAMES: Final[list[type[AnyFrame]]] = [Welcome, Enter, Place, PlaceLate, Name, Extra]
