"""Activation of a Land tile: what everybody Produces, and the effects that follow (D-4.8)."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import bit, i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.bonuses import gain_bonuses
from ludopolis.games.dominations.columns import Piece, Role, Standing
from ludopolis.games.dominations.counting import piece_bonus
from ludopolis.games.dominations.effects import fire
from ludopolis.games.dominations.grid import CORNERS, WHEEL, wheel_corner
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import ROLES
from ludopolis.games.dominations.verbs import clear_production, collect, note_locus, produce
from ludopolis.games.dominations.vocabulary import DOMAINS, Half, Power, Trigger


def role_with(s: Dominations, power: i64) -> i64:
    """The Domination card with this power."""
    role: i64 = 0
    while s.tables.roles[role * Role.SIZE + Role.POWER] != power:
        role += 1
    assert role < ROLES
    return role


def power_amount(s: Dominations, seat: i64, power: i64) -> i64:
    """What a power adds for a seat: nothing without the card."""
    role = role_with(s, power)
    return s.tables.roles[role * Role.SIZE + Role.AMOUNT] if s.holder(role) == seat else 0


def has_unspent(s: Dominations, seat: i64, power: i64) -> bool:
    """Whether a seat holds a power that works once and has not used it (D-15.17)."""
    role = role_with(s, power)
    return s.holder(role) == seat and not s.is_spent(seat, role)


def produce_dot(s: Dominations, seat: i64, dot: i64) -> i64:
    """One dot; the Vestigium points it brings. A missing dot brings nothing (D-5.1, D-5.9)."""
    if dot < DOMAINS:
        produce(s, seat, dot, 1)
        return 0
    return 1 if dot == Half.VESTIGIUM else 0


def produced_bonus(s: Dominations, seat: i64, column: i64) -> i64:
    """What cards add as Production: nothing, unless the table plays so (D-8.13)."""
    return s.standing[seat * Standing.SIZE + column] if s.terms.bonus_produced else 0


def produce_pair(s: Dominations, seat: i64, dot: i64, other: i64) -> i64:
    """Two dots that face each other, and their Concentration (D-5.3, D-5.10)."""
    if dot == other and dot < DOMAINS:
        produce(s, seat, dot, 1 + produced_bonus(s, seat, Standing.CONCENTRATION + dot))
    return produce_dot(s, seat, dot) + produce_dot(s, seat, other)


def produce_camp(s: Dominations, seat: i64, slot: i64) -> None:
    """The Camp of the activated tile, with the Trader (D-5.2, D-5.11, D-15.9)."""
    camp = s.board.camp(slot)
    bonus = produced_bonus(s, seat, Standing.CAMP_BONUS + camp)
    produce(s, seat, camp, 1 + bonus + power_amount(s, seat, Power.CAMP_PLUS))


def trade(s: Dominations, slot: i64) -> None:
    """The City on a slot, if there is one, Produces for its owner (D-7.1, D-7.3, D-7.4, D-7.9)."""
    board = s.board
    # Whoever is active: the own Cities trade as well (D-7.6).
    owner = board.owner(slot)
    if owner < 0:
        return
    camp = board.camp(slot)
    amount = s.tables.constants.city_trade[board.level(slot)]
    amount += produced_bonus(s, owner, Standing.TRADE_BONUS + camp)
    produce(s, owner, camp, amount + piece_bonus(s, slot, Piece.TRADE_PLUS))


def produce_edges(s: Dominations, seat: i64, slot: i64) -> i64:
    """The dots along all connected edges of a tile; the Vestigium points they bring (D-5.1).

    Every edge counts in full, a dot on two of them twice (D-5.5, D-5.6).
    """
    board = s.board
    points: i64 = 0
    for edge in range(CORNERS):
        if board.next(slot, edge) >= 0:
            for end in range(2):
                dot = board.dot(slot, (edge + end) % CORNERS)
                points += produce_pair(s, seat, dot, board.faced(slot, edge, end))
    return points


def produce_locus(s: Dominations, seat: i64, vertex: i64) -> i64:
    """The six dots at the centre of a wheel; the Vestigium points they bring (D-6.2).

    There is no Concentration (D-6.4); a circle hides no dot (D-6.11, D-15.13).
    """
    board = s.board
    points: i64 = 0
    for k in range(WHEEL):
        points += produce_dot(s, seat, board.dot(board.wheel_slot(vertex, k), wheel_corner(k)))
    return points


class Activation(Frame[Dominations]):
    """A part of what activating a tile does, along its edges (``vertex`` -1) or for a Locus."""

    def __init__(self, seat: i64, slot: i64, vertex: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot
        self.vertex: Final = vertex

    def fields(self) -> list[int]:
        return [self.seat, self.slot, self.vertex]


class Activate(Activation):
    """A tile is activated, along its edges or for a Locus (D-4.8 a)."""

    code: ClassVar[int] = 4

    def step(self, s: Dominations) -> Decision | None:
        clear_production(s)
        if self.vertex < 0:
            points = produce_edges(s, self.seat, self.slot)
        else:
            note_locus(s, self.seat, self.vertex)
            points = produce_locus(s, self.seat, self.vertex)
        for slot in s.board.involved(self.slot, self.vertex):
            trade(s, slot)
        # Once, along edges as well as for a Locus (D-5.2, D-6.3).
        produce_camp(s, self.seat, self.slot)
        # Named before anything is added: a full reserve must not depend on the order (D-8.11).
        s.stack.append(Collect(self.seat, self.slot, self.vertex))
        if points > 0:
            s.stack.append(NameProduced(self.seat, points))
        return None


class NameProduced(Frame[Dominations]):
    """Which Domain for this Vestigium point Produced? (D-4.8 b, D-8.9, D-8.10)"""

    code: ClassVar[int] = 5

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def step(self, s: Dominations) -> Decision | None:
        # All six: a full Domain may be named, though the point is lost (D-8.12).
        return Decision(self.seat, asks.PRODUCE_VESTIGIUM, list(range(DOMAINS)))

    def answer(self, s: Dominations, option: int) -> None:
        produce(s, self.seat, option, 1)
        if self.left > 1:
            s.stack.append(NameProduced(self.seat, self.left - 1))


class Collect(Activation):
    """Production goes to the reserves; then the effects, last ones pushed first (D-4.8 c to f)."""

    code: ClassVar[int] = 6

    def step(self, s: Dominations) -> Decision | None:
        produced: i64 = 0
        # The active player first, then the others in initiative order (D-3.8).
        if collect(s, self.seat):
            produced |= bit(self.seat)
        for place in range(s.seats):
            other = s.at_initiative(place)
            if other != self.seat and collect(s, other):
                produced |= bit(other)
        if not s.terms.bonus_produced:
            gain_bonuses(s, self.seat, self.slot, self.vertex)
        if self.vertex >= 0:
            fire(s, Trigger.ON_LOCUS, self.seat)  # D-21.11
        camp = s.board.camp(self.slot)
        fire(s, Trigger.ON_PLACE, self.seat, camp, s.board.edges(self.slot))  # D-21.10
        self.fire_produced(s, produced)
        return None

    def fire_produced(self, s: Dominations, produced: i64) -> None:
        """``on_produce`` of all who Produced, in anybody's turn (D-7.10, D-21.9).

        The active player comes first (D-3.8) and is pushed last.
        """
        place = s.seats - 1
        while place >= 0:
            other = s.at_initiative(place)
            if other != self.seat and (produced >> other) & 1 == 1:
                fire(s, Trigger.ON_PRODUCE, other)
            place -= 1
        if (produced >> self.seat) & 1 == 1:
            fire(s, Trigger.ON_PRODUCE, self.seat)


FRAMES: Final[list[type[AnyFrame]]] = [Activate, NameProduced, Collect]
