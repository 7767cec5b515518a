"""Card actions: which are possible, their questions one by one, and the payment that ends each."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.utopia.asks import (
    ADD,
    ADD_ANY,
    CIVILISATION,
    COSTS,
    DISTRICT,
    FROM,
    HOW_MANY,
    ISLAND,
    LOWER,
    MONUMENT,
    MOVE,
    PAY,
    PRINCE,
    RAISE,
    REMOVE,
    TO,
    TURNED,
)
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIVS, MONUMENTS, PRINCES
from ludopolis.games.utopia.verbs import (
    gain,
    lower_civ,
    move,
    pay,
    put,
    raise_civ,
    take_back,
)

CONTROLLER_POINTS: Final = 1
REMOVAL_POINTS: Final = 2
TOP: Final = 5
BOTTOM: Final = 1


def may_pay(s: Utopia, seat: i64, civ: i64, cost: i64) -> bool:
    """Whether cards and privileges make ``cost`` cards of the civilisation (T-10.1)."""
    short = cost - s.hand(seat, civ)
    if short <= 0:
        return True
    return short <= s.privileges[seat] and s.hand_size(seat) >= cost


def may_act(s: Utopia, seat: i64, action: i64, civ: i64) -> bool:
    """Whether the action has something to work on, cards apart (T-9.24)."""
    if action == MOVE:
        return s.reserve[seat * CIVS + civ] < PRINCES
    if action == ADD:
        return s.stock[civ] < MONUMENTS and s.reserve[seat * CIVS + civ] > 0
    if action == ADD_ANY:
        return s.reserve[seat * CIVS + civ] > 0
    if action == REMOVE:
        return s.stock[civ] < MONUMENTS and has_removable(s, seat, civ)
    if action == RAISE:
        return s.worth[civ] < TOP
    return s.worth[civ] > BOTTOM


def has_removable(s: Utopia, seat: i64, civ: i64) -> bool:
    for district in range(s.terms.districts):
        if s.monument[district] == civ and s.princes_at(seat, district, civ) > 0:
            return True
    return False


def is_possible(s: Utopia, seat: i64, action: i64, civ: i64) -> bool:
    return may_pay(s, seat, civ, COSTS[action]) and may_act(s, seat, action, civ)


def possible_actions(s: Utopia, seat: i64) -> list[int]:
    """The actions that some civilisation allows; without a card there are none."""
    options: list[int] = []
    size = s.hand_size(seat)
    for action in range(LOWER + 1):
        if size >= COSTS[action]:
            for civ in range(CIVS):
                if is_possible(s, seat, action, civ):
                    options.append(action)
                    break
    return options


def monument_sites(s: Utopia, civ: i64) -> list[int]:
    return [d for d in range(s.terms.districts) if s.monument[d] == civ]


class CardStep(Frame[Utopia]):
    """A step of a card action that still owes cards; ``civ`` is -1 before it is chosen."""

    def __init__(self, seat: i64, civ: i64, owed: i64) -> None:
        self.seat: Final = seat
        self.civ: Final = civ
        self.owed: Final = owed


class Choose(CardStep):
    """With which civilisation? (D-9)."""

    code: ClassVar[int] = 13

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat, -1, COSTS[action])
        self.action: Final = action

    def fields(self) -> list[int]:
        return [self.seat, self.action]

    def step(self, s: Utopia) -> Decision | None:
        civs = [c for c in range(CIVS) if is_possible(s, self.seat, self.action, c)]
        return Decision(self.seat, CIVILISATION, civs, self.action)

    def answer(self, s: Utopia, option: int) -> None:
        if self.action == MOVE:
            s.stack.append(MoveFrom(self.seat, option))
        elif self.action == ADD:
            s.stack.append(AddAt(self.seat, option))
        elif self.action == ADD_ANY:
            s.stack.append(AddIsland(self.seat, option))
        elif self.action == REMOVE:
            s.stack.append(RemoveAt(self.seat, option))
        else:
            s.stack.append(Pay(self.seat, self.action, option, COSTS[self.action], -1, -1, 0))


class MoveFrom(CardStep):
    """From which district? (D-10)."""

    code: ClassVar[int] = 14

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, civ, COSTS[MOVE])

    def fields(self) -> list[int]:
        return [self.seat, self.civ]

    def step(self, s: Utopia) -> Decision | None:
        sites: list[int] = []
        for district in range(s.terms.districts):
            if s.princes_at(self.seat, district, self.civ) > 0:
                sites.append(district)
        return Decision(self.seat, FROM, sites, self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(MoveTo(self.seat, self.civ, option))


class MoveTo(CardStep):
    """To which district? (D-11)."""

    code: ClassVar[int] = 15

    def __init__(self, seat: i64, civ: i64, start: i64) -> None:
        super().__init__(seat, civ, COSTS[MOVE])
        self.start: Final = start

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.start]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, TO, s.terms.reach[self.start], self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        if s.princes_at(self.seat, self.start, self.civ) > 1:
            s.stack.append(MoveCount(self.seat, self.civ, self.start, option))
        else:
            s.stack.append(Pay(self.seat, MOVE, self.civ, COSTS[MOVE], self.start, option, 1))


class MoveCount(CardStep):
    """One prince or two? (D-12)."""

    code: ClassVar[int] = 16

    def __init__(self, seat: i64, civ: i64, start: i64, end: i64) -> None:
        super().__init__(seat, civ, COSTS[MOVE])
        self.start: Final = start
        self.end: Final = end

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.start, self.end]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, HOW_MANY, [1, 2], self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(Pay(self.seat, MOVE, self.civ, COSTS[MOVE], self.start, self.end, option))


class AddAt(CardStep):
    """At which monument? (D-13)."""

    code: ClassVar[int] = 17

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, civ, COSTS[ADD])

    def fields(self) -> list[int]:
        return [self.seat, self.civ]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, MONUMENT, monument_sites(s, self.civ), self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(Pay(self.seat, ADD, self.civ, COSTS[ADD], option, -1, 0))


class AddIsland(CardStep):
    """On which island? (D-14)."""

    code: ClassVar[int] = 18

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, civ, COSTS[ADD_ANY])

    def fields(self) -> list[int]:
        return [self.seat, self.civ]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, ISLAND, s.terms.open_islands, self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(AddDistrict(self.seat, self.civ, option))


class AddDistrict(CardStep):
    """In which district of the island? (D-2 after D-14)."""

    code: ClassVar[int] = 19

    def __init__(self, seat: i64, civ: i64, island: i64) -> None:
        super().__init__(seat, civ, COSTS[ADD_ANY])
        self.island: Final = island

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.island]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, DISTRICT, s.terms.island_districts[self.island], self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(Pay(self.seat, ADD_ANY, self.civ, COSTS[ADD_ANY], option, -1, 0))


class RemoveAt(CardStep):
    """Which prince? (D-15)."""

    code: ClassVar[int] = 20

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, civ, COSTS[REMOVE])

    def fields(self) -> list[int]:
        return [self.seat, self.civ]

    def step(self, s: Utopia) -> Decision | None:
        sites: list[int] = []
        for district in monument_sites(s, self.civ):
            if s.princes_at(self.seat, district, self.civ) > 0:
                sites.append(district)
        return Decision(self.seat, PRINCE, sites, self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(Pay(self.seat, REMOVE, self.civ, COSTS[REMOVE], option, -1, 0))


class Pay(CardStep):
    """Card by card the payment; with the last card the action happens (T-9.25, D-16)."""

    code: ClassVar[int] = 21

    def __init__(
        self, seat: i64, action: i64, civ: i64, owed: i64, site: i64, end: i64, count: i64
    ) -> None:
        super().__init__(seat, civ, owed)
        self.action: Final = action
        self.site: Final = site
        self.end: Final = end
        self.count: Final = count

    def fields(self) -> list[int]:
        return [self.seat, self.action, self.civ, self.owed, self.site, self.end, self.count]

    def step(self, s: Utopia) -> Decision | None:
        own = s.hand(self.seat, self.civ)
        options: list[int] = []
        if own > 0:
            options.append(self.civ)
        # A turned card is listed only if the rest of the payment stays possible.
        if s.privileges[self.seat] > 0 and self.owed - 1 - own <= s.privileges[self.seat] - 1:
            for civ in range(CIVS):
                if civ != self.civ and s.hand(self.seat, civ) > 0:
                    options.append(TURNED + civ)
        return Decision(self.seat, PAY, options, self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        pay(s, self.seat, option % TURNED, self.civ)
        if self.owed > 1:
            s.stack.append(
                Pay(
                    self.seat,
                    self.action,
                    self.civ,
                    self.owed - 1,
                    self.site,
                    self.end,
                    self.count,
                )
            )
        else:
            self.carry_out(s)

    def carry_out(self, s: Utopia) -> None:
        if self.action == MOVE:
            move(s, self.seat, self.civ, self.site, self.end, self.count)
        elif self.action == ADD:
            put(s, self.seat, self.site, self.civ)
            controller = s.controller[self.site]
            if controller != self.seat:
                gain(s, controller, CONTROLLER_POINTS, "visitor")
        elif self.action == ADD_ANY:
            put(s, self.seat, self.site, self.civ)
        elif self.action == REMOVE:
            take_back(s, self.seat, self.site, self.civ)
            gain(s, self.seat, REMOVAL_POINTS, "return")
        elif self.action == RAISE:
            raise_civ(s, self.seat, self.civ)
        else:
            lower_civ(s, self.seat, self.civ)


FRAMES: Final[list[type[AnyFrame]]] = [
    Choose,
    MoveFrom,
    MoveTo,
    MoveCount,
    AddAt,
    AddIsland,
    AddDistrict,
    RemoveAt,
    Pay,
]
