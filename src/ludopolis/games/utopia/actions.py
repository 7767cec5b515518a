"""Card actions (section 9): price, condition, questions and effect of each, and the payment."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import i64, vec
from ludopolis.core.rng import Rng
from ludopolis.games.utopia import asks, verbs
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.step import CardStep
from ludopolis.games.utopia.tables import CIVS, MONUMENTS, PRINCES

CONTROLLER_POINTS: Final = 1
REMOVAL_POINTS: Final = 2
TOP: Final = 5
BOTTOM: Final = 1


def may_pay(s: Utopia, seat: i64, civ: i64, cost: i64) -> bool:
    """Whether cards and privileges make ``cost`` cards of the civilisation (T-10.1, T-10.3)."""
    short = cost - s.hand(seat, civ)
    if short <= 0:
        return True
    return short <= s.privileges[seat] and s.hand_size(seat) >= cost


def monument_sites(s: Utopia, civ: i64) -> list[int]:
    return [d for d in range(s.terms.districts) if s.monument[d] == civ]


def visited_monuments(s: Utopia, seat: i64, civ: i64) -> list[int]:
    """Where a monument of the civilisation and a prince of the seat meet, whoever controls it."""
    return [d for d in monument_sites(s, civ) if s.princes_at(seat, d, civ) > 0]


class Action:
    """A card action: its price in cards, when it is allowed, what it asks first, what it does.

    ``number`` is its answer to D-8.
    """

    def __init__(self, number: i64, price: i64) -> None:
        self.number: Final = number
        self.price: Final = price

    @abstractmethod
    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        """Whether it has something to work on, cards apart."""

    def is_possible(self, s: Utopia, seat: i64, civ: i64) -> bool:
        """Whether it can be carried out and paid in full (T-9.24, T-17.1)."""
        return may_pay(s, seat, civ, self.price) and self.is_allowed(s, seat, civ)

    def ask(self, s: Utopia, seat: i64, civ: i64) -> None:
        """Push its first question about the civilisation; by default there is only the payment."""
        s.stack.append(Pay(seat, self.number, civ, self.price, -1, -1, 0))

    @abstractmethod
    def carry_out(self, s: Utopia, paid: Pay) -> None:
        """Do what has been paid for."""


class Move(Action):
    """One or two princes go to a district within reach (T-9.1, T-9.8)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.reserve[seat * CIVS + civ] < PRINCES

    def ask(self, s: Utopia, seat: i64, civ: i64) -> None:
        s.stack.append(MoveFrom(seat, civ))

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.move(s, paid.seat, paid.civ, paid.site, paid.end, paid.count)


class Add(Action):
    """A prince comes to a monument of its civilisation; a host is thanked (T-9.10, T-9.15)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.stock[civ] < MONUMENTS and s.reserve[seat * CIVS + civ] > 0

    def ask(self, s: Utopia, seat: i64, civ: i64) -> None:
        s.stack.append(AddAt(seat, civ))

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.put(s, paid.seat, paid.site, paid.civ)
        # T-9.11, T-9.12: in the player's own district nobody gains.
        controller = s.controller[paid.site]
        if controller != paid.seat:
            verbs.gain(s, controller, CONTROLLER_POINTS, "visitor")


class AddAnywhere(Action):
    """A prince comes to any district; nobody gains a point (T-9.13, T-9.14, T-9.15)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.reserve[seat * CIVS + civ] > 0

    def ask(self, s: Utopia, seat: i64, civ: i64) -> None:
        s.stack.append(AddIsland(seat, civ))

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.put(s, paid.seat, paid.site, paid.civ)


class Remove(Action):
    """A prince leaves a monument of its civilisation; only its player gains (T-9.16, T-9.17)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.stock[civ] < MONUMENTS and len(visited_monuments(s, seat, civ)) > 0

    def ask(self, s: Utopia, seat: i64, civ: i64) -> None:
        s.stack.append(RemoveAt(seat, civ))

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.take_back(s, paid.seat, paid.site, paid.civ)
        verbs.gain(s, paid.seat, REMOVAL_POINTS, "return")


class Raise(Action):
    """A civilisation below the top goes up, paid with its own card (T-9.19, T-9.20, T-9.23)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.worth[civ] < TOP

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.raise_civ(s, paid.seat, paid.civ)


class Lower(Action):
    """A civilisation above the bottom drops to it, paid with two of its cards (T-9.22, T-9.23)."""

    def is_allowed(self, s: Utopia, seat: i64, civ: i64) -> bool:
        return s.worth[civ] > BOTTOM

    def carry_out(self, s: Utopia, paid: Pay) -> None:
        verbs.lower_civ(s, paid.seat, paid.civ)


ACTIONS: Final[list[Action]] = [
    Move(asks.MOVE, 1),
    Add(asks.ADD, 1),
    AddAnywhere(asks.ADD_ANY, 3),
    Remove(asks.REMOVE, 1),
    Raise(asks.RAISE, 1),
    Lower(asks.LOWER, 2),
]
"""The card actions by number."""


def possible_actions(s: Utopia, seat: i64) -> list[int]:
    """The actions that some civilisation allows; without a card there are none."""
    options: list[int] = []
    size = s.hand_size(seat)
    for action in ACTIONS:
        if size >= action.price:
            for civ in range(CIVS):
                if action.is_possible(s, seat, civ):
                    options.append(action.number)
                    break
    return options


class Choose(CardStep):
    """With which civilisation? (D-9)."""

    code: ClassVar[int] = 13

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat, action, -1, ACTIONS[action].price)

    def fields(self) -> list[int]:
        return [self.seat, self.action]

    def civs(self, s: Utopia) -> list[int]:
        action = ACTIONS[self.action]
        return [civ for civ in range(CIVS) if action.is_possible(s, self.seat, civ)]

    def is_payable(self, s: Utopia) -> bool:
        return len(self.civs(s)) > 0

    def some_civ(self, s: Utopia, pool: vec[i64], rng: Rng) -> i64:
        action = ACTIONS[self.action]
        needed = self.needed(s)
        civs: list[int] = []
        for civ in range(CIVS):
            if pool[civ] >= needed and action.is_allowed(s, self.seat, civ):
                civs.append(civ)
        return civs[rng.below(len(civs))]

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, asks.CIVILISATION, self.civs(s), self.action)

    def answer(self, s: Utopia, option: int) -> None:
        ACTIONS[self.action].ask(s, self.seat, option)


class Question(CardStep):
    """A question of an action about its civilisation. By default the answer is all that it asks."""

    def __init__(self, seat: i64, action: i64, civ: i64, ask: i64) -> None:
        super().__init__(seat, action, civ, ACTIONS[action].price)
        self.ask: Final = ask

    def fields(self) -> list[int]:
        return [self.seat, self.civ]

    @abstractmethod
    def options(self, s: Utopia) -> list[int]:
        """The answers."""

    def step(self, s: Utopia) -> Decision | None:
        return Decision(self.seat, self.ask, self.options(s), self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        self.demand(s, option, -1, 0)

    def demand(self, s: Utopia, site: i64, end: i64, count: i64) -> None:
        """All is said: the payment is what is left."""
        s.stack.append(Pay(self.seat, self.action, self.civ, self.owed, site, end, count))


class MoveFrom(Question):
    """From which district? Only the player's own princes move (D-10, T-9.9)."""

    code: ClassVar[int] = 14

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, asks.MOVE, civ, asks.FROM)

    def options(self, s: Utopia) -> list[int]:
        return [d for d in range(s.terms.districts) if s.princes_at(self.seat, d, self.civ) > 0]

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(MoveTo(self.seat, self.civ, option))


class MoveTo(Question):
    """To which district? (D-11)."""

    code: ClassVar[int] = 15

    def __init__(self, seat: i64, civ: i64, start: i64) -> None:
        super().__init__(seat, asks.MOVE, civ, asks.TO)
        self.start: Final = start

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.start]

    def options(self, s: Utopia) -> list[int]:
        return s.terms.reach[self.start]

    def answer(self, s: Utopia, option: int) -> None:
        if s.princes_at(self.seat, self.start, self.civ) > 1:
            s.stack.append(MoveCount(self.seat, self.civ, self.start, option))
        else:
            self.demand(s, self.start, option, 1)


class MoveCount(Question):
    """One prince or two? They start and end together (D-12, T-9.2)."""

    code: ClassVar[int] = 16

    def __init__(self, seat: i64, civ: i64, start: i64, end: i64) -> None:
        super().__init__(seat, asks.MOVE, civ, asks.HOW_MANY)
        self.start: Final = start
        self.end: Final = end

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.start, self.end]

    def options(self, s: Utopia) -> list[int]:
        return [1, 2]

    def answer(self, s: Utopia, option: int) -> None:
        self.demand(s, self.start, self.end, option)


class AddAt(Question):
    """At which monument? (D-13)."""

    code: ClassVar[int] = 17

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, asks.ADD, civ, asks.MONUMENT)

    def options(self, s: Utopia) -> list[int]:
        return monument_sites(s, self.civ)


class AddIsland(Question):
    """On which island? (D-14)."""

    code: ClassVar[int] = 18

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, asks.ADD_ANY, civ, asks.ISLAND)

    def options(self, s: Utopia) -> list[int]:
        return s.terms.open_islands

    def answer(self, s: Utopia, option: int) -> None:
        s.stack.append(AddDistrict(self.seat, self.civ, option))


class AddDistrict(Question):
    """In which district of the island? (D-2 after D-14)."""

    code: ClassVar[int] = 19

    def __init__(self, seat: i64, civ: i64, island: i64) -> None:
        super().__init__(seat, asks.ADD_ANY, civ, asks.DISTRICT)
        self.island: Final = island

    def fields(self) -> list[int]:
        return [self.seat, self.civ, self.island]

    def options(self, s: Utopia) -> list[int]:
        return s.terms.island_districts[self.island]


class RemoveAt(Question):
    """Which prince? (D-15)."""

    code: ClassVar[int] = 20

    def __init__(self, seat: i64, civ: i64) -> None:
        super().__init__(seat, asks.REMOVE, civ, asks.PRINCE)

    def options(self, s: Utopia) -> list[int]:
        return visited_monuments(s, self.seat, self.civ)


class Pay(CardStep):
    """Card by card the payment; with the last card the action happens (T-9.25, D-16)."""

    code: ClassVar[int] = 21

    def __init__(
        self, seat: i64, action: i64, civ: i64, owed: i64, site: i64, end: i64, count: i64
    ) -> None:
        super().__init__(seat, action, civ, owed)
        self.site: Final = site
        self.end: Final = end
        self.count: Final = count

    def fields(self) -> list[int]:
        return [self.seat, self.action, self.civ, self.owed, self.site, self.end, self.count]

    def step(self, s: Utopia) -> Decision | None:
        """A card as it is, or any other turned, though the right one is held (T-10.4, T-10.5)."""
        own = s.hand(self.seat, self.civ)
        options: list[int] = []
        if own > 0:
            options.append(self.civ)
        # A turned card is listed only if the rest of the payment stays possible.
        if s.privileges[self.seat] > 0 and self.owed - 1 - own <= s.privileges[self.seat] - 1:
            for civ in range(CIVS):
                if civ != self.civ and s.hand(self.seat, civ) > 0:
                    options.append(asks.TURNED + civ)
        return Decision(self.seat, asks.PAY, options, self.civ)

    def answer(self, s: Utopia, option: int) -> None:
        verbs.pay(s, self.seat, option % asks.TURNED, self.civ)
        owed = self.owed - 1
        if owed == 0:
            ACTIONS[self.action].carry_out(s, self)
            return
        rest = Pay(self.seat, self.action, self.civ, owed, self.site, self.end, self.count)
        s.stack.append(rest)


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
