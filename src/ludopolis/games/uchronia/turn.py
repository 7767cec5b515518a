"""The turn: clear the Domain, act by Command or Plot, refill, and the end of the game (U-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import asks, layout, tables, verbs
from ludopolis.games.uchronia.orders import execute, execute_copy
from ludopolis.games.uchronia.state import GUARD, NO_REASON, STANDSTILL, THRESHOLD, Uchronia
from ludopolis.games.uchronia.step import Step, add_options

STILL_ROUNDS: Final = 2


class SetupDiscard(Step):
    """Each player in turn order puts a card into the Forum, seen by the next (D-01, U-3.10)."""

    code: ClassVar[int] = 20

    def __init__(self, done: i64) -> None:
        self.done: Final = done

    def fields(self) -> list[int]:
        return [self.done]

    def step(self, s: Uchronia) -> Decision | None:
        if self.done == s.seats * s.tables.constants.setup_to_forum:
            check_one_colour(s)  # U-3.12
            s.stack.append(TURN)
            return None
        seat = (s.first + self.done) % s.seats
        options: list[int] = []
        add_options(s.colours(layout.HAND + seat * layout.SEAT_CARDS), 0, options)
        return Decision(seat, asks.SETUP_DISCARD, options)

    def answer(self, s: Uchronia, option: int) -> None:
        seat = (s.first + self.done) % s.seats
        verbs.put_in_forum(s, seat, option)
        s.stack.append(SetupDiscard(self.done + 1))


class Turn(Step):
    """A turn in its four parts (U-4.1)."""

    code: ClassVar[int] = 21

    def step(self, s: Uchronia) -> Decision | None:
        verbs.begin_turn(s)
        s.stack.append(END_OF_TURN)
        s.stack.append(ACT)
        if s.has_power(s.turn, tables.REPLACE_WORK_POWER):
            s.stack.append(REPLACE_A_WORK)
        s.stack.append(CLEAR_DOMAIN)
        return None


class ClearDomain(Step):
    """Part (a): the last Command goes to the Forum (U-4.2), but for Covered Canal (D-02)."""

    code: ClassVar[int] = 22

    def step(self, s: Uchronia) -> Decision | None:
        if s.domain_size(s.turn) == 2 and s.has_power(s.turn, tables.DOMAIN_TO_STOCK_POWER):
            cause = s.tables.causes[tables.DOMAIN_TO_STOCK_POWER]
            return Decision(s.turn, asks.DOMAIN_TO_STOCK, [asks.YES, asks.NO], cause)
        verbs.clear_domain(s, s.turn, 0)
        return None

    def answer(self, s: Uchronia, option: int) -> None:
        verbs.clear_domain(s, s.turn, option)


class ReplaceWork(Step):
    """Part (b): Drafting Loft may replace one of the Great Works (D-03)."""

    code: ClassVar[int] = 23

    def step(self, s: Uchronia) -> Decision | None:
        left = len(s.building_pile) - s.building_top + len(s.building_discard)
        if left == 0 or len(s.works) == 0:
            return None
        names: i64 = 0
        for card in s.works:
            names |= bit(card)
        options: list[int] = []
        add_options(names, 0, options)
        options.append(PASS)
        return Decision(
            s.turn, asks.REPLACE_WORK, options, s.tables.causes[tables.REPLACE_WORK_POWER]
        )

    def answer(self, s: Uchronia, option: int) -> None:
        if option == PASS:
            return
        # The new Building comes first; the old one can't be drawn again at once.
        verbs.draw_work(s)
        verbs.drop_work(s, option)
        verbs.bury_building(s, option)


class Act(Step):
    """Part (c): Command or Plot (D-04).

    Any card may be commanded, whatever its Order can do; a Plot needs no card (U-4.5, U-5.6).
    """

    code: ClassVar[int] = 24

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        hand = layout.HAND + s.turn * layout.SEAT_CARDS
        add_options(s.colours(hand), 0, options)
        for colour in range(tables.COLOURS):
            if s.cards[hand + colour] >= 2:
                options.append(asks.COMMAND_TWO + colour)
        options.append(asks.PLOT)
        return Decision(s.turn, asks.ACTION, options)

    def answer(self, s: Uchronia, option: int) -> None:
        seat = s.turn
        if option == asks.PLOT:
            # A copy, if wanted, and then the draw, which a Command does not have (U-6.1, U-4.7).
            verbs.plot(s, seat)
            s.stack.append(PLOT_DRAW)
            s.stack.append(PLOT_A_DISCARD)
            s.stack.append(COPY_AN_ORDER)
        elif option >= asks.COMMAND_TWO:
            verbs.command(s, seat, option - asks.COMMAND_TWO, 2)
            s.stack.append(ANY_ORDER)
        else:
            verbs.command(s, seat, option, 1)
            execute(s, seat, option)  # a colour is its Order (U-5.2)


class WildOrder(Step):
    """Two cards of a colour: any Order, but still one (D-06, U-5.3, U-5.4)."""

    code: ClassVar[int] = 25

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(s.turn, asks.WILD_ORDER, [0, 1, 2, 3, 4])

    def answer(self, s: Uchronia, option: int) -> None:
        execute(s, s.turn, option)


class Copy(Step):
    """A Plot may copy an Order that an opponent's Domain shows (D-07, U-6.6).

    The cards stay where they are, for others to copy as well (U-6.7).
    """

    code: ClassVar[int] = 26

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        for order in range(tables.COLOURS):
            if may_copy(s, s.turn, order):
                options.append(order)
        if not options:
            return None
        options.append(PASS)
        return Decision(s.turn, asks.COPY, options)

    def answer(self, s: Uchronia, option: int) -> None:
        if option == PASS:
            return
        collect_tolls(s, s.turn, option)
        execute_copy(s, s.turn, option)


def may_copy(s: Uchronia, seat: i64, order: i64) -> bool:
    """Shown by an opponent, and an Activity of the colour (U-6.2 to U-6.4)."""
    if s.activity_count(seat, order) == 0 and not s.has_power(seat, tables.COPY_ANY):
        return False
    for other in range(s.seats):
        if other != seat and s.domain(other, order) > 0:
            return True
    return False


def collect_tolls(s: Uchronia, seat: i64, order: i64) -> None:
    """Toll House: all copied owners draw, clockwise (U-6.11)."""
    for distance in range(1, s.seats):
        owner = (seat + distance) % s.seats
        if s.domain(owner, order) > 0:
            verbs.draw(s, owner, s.tableau[owner * layout.COLUMNS + layout.TOLL])


class PlotDiscard(Step):
    """Latrines: a card may go to the Forum just before the draw (D-19)."""

    code: ClassVar[int] = 27

    def step(self, s: Uchronia) -> Decision | None:
        if s.hand_size(s.turn) == 0 or not s.has_power(s.turn, tables.PLOT_DISCARD_POWER):
            return None
        options: list[int] = []
        add_options(s.colours(layout.HAND + s.turn * layout.SEAT_CARDS), 0, options)
        options.append(PASS)
        return Decision(
            s.turn, asks.PLOT_DISCARD, options, s.tables.causes[tables.PLOT_DISCARD_POWER]
        )

    def answer(self, s: Uchronia, option: int) -> None:
        if option != PASS:
            verbs.transfer(s, s.turn, asks.HAND_ZONE, asks.FORUM_ZONE, option)


class PlotDraw(Step):
    """The draw that ends a Plot (U-6.9, U-6.10)."""

    code: ClassVar[int] = 28

    def step(self, s: Uchronia) -> Decision | None:
        missing = s.tableau[s.turn * layout.COLUMNS + layout.PLOT_TARGET] - s.hand_size(s.turn)
        if missing <= 0:
            missing = s.tables.constants.plot_draw
        verbs.draw(s, s.turn, missing)
        return None


class EndOfTurn(Step):
    """Part (d): refill, one-colour check, end of the game, or the next turn (U-4.6)."""

    code: ClassVar[int] = 29

    def step(self, s: Uchronia) -> Decision | None:
        verbs.refill_works(s)
        check_one_colour(s)
        if s.turn == s.last():
            end_round(s)
        if not s.over:
            verbs.pass_turn(s)
            s.stack.append(TURN)
        return None


# Frames without fields are shared by all positions.
TURN: Final = Turn()
CLEAR_DOMAIN: Final = ClearDomain()
REPLACE_A_WORK: Final = ReplaceWork()
ACT: Final = Act()
ANY_ORDER: Final = WildOrder()
COPY_AN_ORDER: Final = Copy()
PLOT_A_DISCARD: Final = PlotDiscard()
PLOT_DRAW: Final = PlotDraw()
END_OF_TURN: Final = EndOfTurn()


def end_round(s: Uchronia) -> None:
    """The game ends with this round if it must, else the next one begins (U-17.6, U-17.8)."""
    verbs.count_quiet_round(s)
    reason = end_reason(s)
    if reason == NO_REASON:
        verbs.begin_round(s)
    else:
        verbs.end_game(s, reason)


def end_reason(s: Uchronia) -> i64:
    """Why the game ends with this round (U-17.7, U-17.12, U-17.13)."""
    if s.ending == 1:
        return THRESHOLD
    if s.quiet_rounds == STILL_ROUNDS:
        return STANDSTILL
    return GUARD if s.round >= s.tables.constants.round_guard else NO_REASON


def check_one_colour(s: Uchronia) -> None:
    """Great Works of one colour are replaced (U-16.9 to U-16.11)."""
    while is_one_colour(s) and has_other_colour(s, s.tables.material[s.works[0]]):
        verbs.discard_works(s)
        verbs.refill_works(s)


def is_one_colour(s: Uchronia) -> bool:
    if len(s.works) < s.tables.constants.great_works:
        return False
    material = s.tables.material
    for card in s.works:
        if material[card] != material[s.works[0]]:
            return False
    return True


def has_other_colour(s: Uchronia, colour: i64) -> bool:
    """Whether a Building of another colour is left in pile and discard pile."""
    for i in range(s.building_top, len(s.building_pile)):
        if s.tables.material[s.building_pile[i]] != colour:
            return True
    for card in s.building_discard:
        if s.tables.material[card] != colour:
            return True
    return False


FRAMES: Final[list[type[AnyFrame]]] = [
    SetupDiscard,
    Turn,
    ClearDomain,
    ReplaceWork,
    Act,
    WildOrder,
    Copy,
    PlotDiscard,
    PlotDraw,
    EndOfTurn,
]
