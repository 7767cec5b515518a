"""Build: Cities and the Level cards of Monuments."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.amounts import nothing
from ludopolis.games.dominations.columns import InfluenceFrom, Monument, Piece, PointsFrom, Standing
from ludopolis.games.dominations.counting import piece_bonus
from ludopolis.games.dominations.effects import fire
from ludopolis.games.dominations.grid import CORNERS, rotations
from ludopolis.games.dominations.places import has_place, places
from ludopolis.games.dominations.purchase import (
    LEVEL_CARD,
    Purchase,
    begin_purchase,
    is_payable,
    level_reduction,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.tables import MONUMENTS
from ludopolis.games.dominations.tree import layout
from ludopolis.games.dominations.verbs import grow_influence, pay, put_city, score
from ludopolis.games.dominations.vocabulary import CITY_LEVELS, TIERS, Shape, Trigger

# -- Cities --


def city_price(s: Dominations, seat: i64, slot: i64, level: i64) -> i64:
    """What raising the slot to a level costs, in the Camp's colour (D-9.5, D-13.2 to D-13.4)."""
    camp = s.board.camp(slot)
    price = s.tables.constants.city_cost[level]
    price -= s.standing[seat * Standing.SIZE + Standing.CITY_COST + camp * TIERS + level - 1]
    price -= piece_bonus(s, slot, Piece.CITY_DISCOUNT)  # D-10.14
    return max(0, price)


def may_build(s: Dominations, seat: i64, slot: i64) -> bool:
    """A free Camp that can be paid; a circle beside it does not matter (D-9.2, D-9.8 to D-9.10)."""
    board = s.board
    if not board.is_land(slot) or board.owner(slot) >= 0:
        return False
    return city_price(s, seat, slot, 1) <= s.knowledge(seat, board.camp(slot))


def may_raise(s: Dominations, seat: i64, slot: i64) -> bool:
    """An own City below the highest level that can be paid (D-9.3, D-9.4)."""
    board = s.board
    level = board.level(slot)
    if board.owner(slot) != seat or level == CITY_LEVELS:
        return False
    return city_price(s, seat, slot, level + 1) <= s.knowledge(seat, board.camp(slot))


def city_cells(s: Dominations, seat: i64) -> list[int]:
    board = s.board
    return [board.cell(slot) for slot in board.order if may_build(s, seat, slot)]


def upgrade_cells(s: Dominations, seat: i64) -> list[int]:
    board = s.board
    return [board.cell(slot) for slot in board.order if may_raise(s, seat, slot)]


def has_city_cell(s: Dominations, seat: i64) -> bool:
    """Whether a City can be built; without a token none can (D-9.7)."""
    if s.tokens(seat) == 0:
        return False
    for slot in s.board.order:
        if may_build(s, seat, slot):
            return True
    return False


def has_upgrade_cell(s: Dominations, seat: i64) -> bool:
    """Whether a City can be raised; that takes a token as well (D-9.7)."""
    if s.tokens(seat) == 0:
        return False
    for slot in s.board.order:
        if may_raise(s, seat, slot):
            return True
    return False


class City(Frame[Dominations]):
    """On which Camp? ``is_upgrade`` 1: which own City is raised? (D-9.2, D-9.3)"""

    code: ClassVar[int] = 20

    def __init__(self, seat: i64, is_upgrade: i64) -> None:
        self.seat: Final = seat
        self.is_upgrade: Final = is_upgrade

    def fields(self) -> list[int]:
        return [self.seat, self.is_upgrade]

    def step(self, s: Dominations) -> Decision | None:
        if self.is_upgrade == 1:
            return Decision(self.seat, asks.BUILD_UPGRADE, upgrade_cells(s, self.seat))
        return Decision(self.seat, asks.BUILD_CITY, city_cells(s, self.seat))

    def answer(self, s: Dominations, option: int) -> None:
        """Price, token, Influence, pieces, then the cards that wait (D-9.6, D-9.11, D-21.12).

        Nothing is activated, so the City does not trade (D-9.12).
        """
        seat = self.seat
        slot = s.board.slot_at(option)
        camp = s.board.camp(slot)
        price = city_price(s, seat, slot, s.board.level(slot) + 1)
        pay(s, seat, nothing().changed(camp, price))
        level = put_city(s, seat, slot)
        grow_influence(s, seat, s.tables.constants.city_influence[level], InfluenceFrom.CITIES)
        score(s, seat, piece_bonus(s, slot, Piece.CITY_VP), PointsFrom.PIECES)
        grow_influence(s, seat, piece_bonus(s, slot, Piece.CITY_INFLUENCE), InfluenceFrom.PIECES)
        fire(s, Trigger.ON_CITY_BUILT, seat, camp, level)


# -- Monuments --


def may_buy(s: Dominations, seat: i64, monument: i64) -> bool:
    """Whether the top Level card can be bought to the end (D-10.1, D-10.4, D-10.6, D-22.2)."""
    card = s.top_level(monument)
    if card < 0 or not is_payable(s, seat, card, level_reduction(s, seat)):
        return False
    if not s.trees[seat].fits(s.tables.accepts[layout(card, 0)]):
        return False
    return s.monument(monument, Monument.BOUGHT) > 0 or has_place(s, seat, monument)


def buyable(s: Dominations, seat: i64) -> list[int]:
    return [monument for monument in range(MONUMENTS) if may_buy(s, seat, monument)]


def has_buyable(s: Dominations, seat: i64) -> bool:
    for monument in range(MONUMENTS):
        if may_buy(s, seat, monument):
            return True
    return False


class BuyMonument(SeatStep):
    """The top Level card of which Monument? (D-10.1)"""

    code: ClassVar[int] = 21

    def step(self, s: Dominations) -> Decision | None:
        return Decision(self.seat, asks.BUILD_MONUMENT, buyable(s, self.seat))

    def answer(self, s: Dominations, option: int) -> None:
        if s.monument(option, Monument.BOUGHT) == 0:
            s.stack.append(ChoosePlace(self.seat, option))
        else:
            begin_purchase(s, Purchase(LEVEL_CARD, self.seat, s.top_level(option)))


class ChoosePlace(Frame[Dominations]):
    """Where does the Monument's piece lie? (D-10.5)"""

    code: ClassVar[int] = 22

    def __init__(self, seat: i64, monument: i64) -> None:
        self.seat: Final = seat
        self.monument: Final = monument

    def fields(self) -> list[int]:
        return [self.seat, self.monument]

    def step(self, s: Dominations) -> Decision | None:
        card = s.top_level(self.monument)
        return Decision(self.seat, asks.BUILD_PLACE, places(s, self.seat, self.monument), card)

    def answer(self, s: Dominations, option: int) -> None:
        if s.tables.shapes[self.monument] == Shape.CIRCLE:
            vertex = option - asks.PLACE_VERTEX
            card = s.top_level(self.monument)
            begin_purchase(s, Purchase(LEVEL_CARD, self.seat, card, vertex))
        else:
            s.stack.append(ChooseRotation(self.seat, self.monument, option))


class ChooseRotation(Frame[Dominations]):
    """How is the Monument tile turned? (D-10.9)"""

    code: ClassVar[int] = 23

    def __init__(self, seat: i64, monument: i64, cell: i64) -> None:
        self.seat: Final = seat
        self.monument: Final = monument
        self.cell: Final = cell

    def fields(self) -> list[int]:
        return [self.seat, self.monument, self.cell]

    def step(self, s: Dominations) -> Decision | None:
        options = rotations(s.tables.monument_dots, self.monument * CORNERS)
        return Decision(self.seat, asks.BUILD_ROTATION, options, s.top_level(self.monument))

    def answer(self, s: Dominations, option: int) -> None:
        card = s.top_level(self.monument)
        begin_purchase(s, Purchase(LEVEL_CARD, self.seat, card, self.cell, option))


FRAMES: Final[list[type[AnyFrame]]] = [City, BuyMonument, ChoosePlace, ChooseRotation]
