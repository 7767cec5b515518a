"""Wonders and control of districts: what a seat may build now, and the building of it."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.utopia.asks import BUILD, BUILD_BUILDS, WONDER_PRINCE, control_option
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.step import SeatStep
from ludopolis.games.utopia.tables import CIVS, ISLANDS
from ludopolis.games.utopia.verbs import build_wonder, take_back, take_control

CONTROL_PRICE: Final = 3


def has_all_civs(s: Utopia, seat: i64, island: i64) -> bool:
    """Whether the seat has a prince of each civilisation anywhere on the island (T-6.1, T-6.2)."""
    start = (seat * ISLANDS + island) * CIVS
    for civ in range(CIVS):
        if s.standing[start + civ] == 0:
            return False
    return True


def add_builds(s: Utopia, seat: i64, options: list[int], offset: i64) -> None:
    """Append the build answers, wonders first (T-17.5). Without a base there are none (T-6.9)."""
    if s.bases[seat] == 0:
        return
    for island in range(ISLANDS):
        # T-6.3: one wonder an island.
        if s.wonder[island] < 0 and has_all_civs(s, seat, island):
            options.append(offset + island)
    for island in range(ISLANDS):
        add_controls(s, seat, island, options, offset)


def add_controls(s: Utopia, seat: i64, island: i64, options: list[int], offset: i64) -> None:
    """The districts without a monument that the seat may take (T-7.1, T-7.2, T-7.9).

    Each civilisation with three princes there is an answer of its own (T-7.10).
    """
    start = (seat * ISLANDS + island) * CIVS
    enough = False
    for civ in range(CIVS):
        if s.standing[start + civ] >= CONTROL_PRICE:
            enough = True
    if not enough:
        return
    starts = s.terms.tables.island_starts
    for district in range(starts[island], starts[island + 1]):
        if s.controller[district] < 0:
            for civ in range(CIVS):
                if s.princes_at(seat, district, civ) >= CONTROL_PRICE and s.stock[civ] > 0:
                    options.append(offset + control_option(district, civ))


def build(s: Utopia, seat: i64, answer: i64) -> None:
    """Carry out a build answer, its offset taken off."""
    if answer < ISLANDS:
        s.stack.append(Wonder(seat, answer, 0))
        return
    take_control(s, seat, (answer - ISLANDS) // CIVS, (answer - ISLANDS) % CIVS)


class Build(SeatStep):
    """A seat that has just entered a prince may build, as often as it can (T-5.9).

    It need not (T-6.8, T-7.5). What is possible is checked anew after each building (T-7.11).
    """

    code: ClassVar[int] = 1

    def step(self, s: Utopia) -> Decision | None:
        options: list[int] = []
        add_builds(s, self.seat, options, BUILD_BUILDS)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, BUILD, options)

    def answer(self, s: Utopia, option: int) -> None:
        if option != PASS:
            s.stack.append(self)
            build(s, self.seat, option - BUILD_BUILDS)


class Wonder(Frame[Utopia]):
    """The princes for a wonder come back one civilisation after the other (T-6.4, T-6.5)."""

    code: ClassVar[int] = 2

    def __init__(self, seat: i64, island: i64, civ: i64) -> None:
        self.seat: Final = seat
        self.island: Final = island
        self.civ: Final = civ

    def fields(self) -> list[int]:
        return [self.seat, self.island, self.civ]

    def step(self, s: Utopia) -> Decision | None:
        if self.civ == CIVS:
            build_wonder(s, self.seat, self.island)
            return None
        starts = s.terms.tables.island_starts
        sites: list[int] = []
        for district in range(starts[self.island], starts[self.island + 1]):
            if s.princes_at(self.seat, district, self.civ) > 0:
                sites.append(district)
        if len(sites) > 1:
            return Decision(self.seat, WONDER_PRINCE, sites, self.civ)
        self.answer(s, sites[0])
        return None

    def answer(self, s: Utopia, option: int) -> None:
        take_back(s, self.seat, option, self.civ)
        s.stack.append(Wonder(self.seat, self.island, self.civ + 1))


FRAMES: Final[list[type[AnyFrame]]] = [Build, Wonder]
