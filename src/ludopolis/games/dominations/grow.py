"""Grow: a tile from the hand onto the board, or the Inventor's tile woken, and the second tile."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64, unpacked
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.columns import Now
from ludopolis.games.dominations.exchange import Offer, may_exchange
from ludopolis.games.dominations.grid import CORNERS, rotations
from ludopolis.games.dominations.production import Activate, has_unspent, role_with
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.verbs import choose_tile, lay_tile, spend_role, wake
from ludopolis.games.dominations.vocabulary import Power


def land_cells(s: Dominations) -> list[int]:
    """The cells of all Land tiles on the board, in order (D-15.10)."""
    board = s.board
    return [board.cell(slot) for slot in board.order if board.is_land(slot)]


def loci_at(s: Dominations, cell: i64) -> list[int]:
    """The wheels at a cell that are a Locus: of Land tiles, or by the flag any (D-6.7, D-6.9)."""
    wheels = s.board.wheels_at(cell)
    if s.terms.any_wheel:
        return wheels
    return [vertex for vertex in wheels if s.board.is_all_land(vertex)]


class TileStep(Frame[Dominations]):
    """A question about the tile to lay; ``second`` is 1 for the Farmer's (D-15.15)."""

    def __init__(self, seat: i64, second: i64) -> None:
        self.seat: Final = seat
        self.second: Final = second

    def fields(self) -> list[int]:
        return [self.seat, self.second]


class Grow(TileStep):
    """Which tile, or what else? (D-4.1, D-15.15)"""

    code: ClassVar[int] = 7

    def step(self, s: Dominations) -> Decision | None:
        options = s.hand(self.seat)
        # Without a tile the turn goes on with Build (D-4.7).
        if not options:
            return None
        # No PASS: Grow is compulsory (D-3.5). The Inventor is an offer (D-15.18).
        if self.second == 0:
            if has_unspent(s, self.seat, Power.REACTIVATE_ONCE) and land_cells(s):
                options.append(asks.MENU_INVENTOR)
            if may_exchange(s, self.seat):
                options.append(asks.MENU_EXCHANGE)
        return Decision(self.seat, asks.GROW_MENU, options)

    def answer(self, s: Dominations, option: int) -> None:
        if option == asks.MENU_EXCHANGE:
            # After the exchange the same menu is asked again (D-22.6).
            s.stack.append(self)
            s.stack.append(Offer(self.seat))
        elif option == asks.MENU_INVENTOR:
            # In place of a tile: the hand keeps all of its own (D-15.14).
            s.stack.append(Wake(self.seat))
        else:
            choose_tile(s, option)
            s.stack.append(GrowCell(self.seat, self.second))


class GrowCell(TileStep):
    """On which cell beside a filled one? Colours need not agree (D-4.1, D-4.3)."""

    code: ClassVar[int] = 8

    def step(self, s: Dominations) -> Decision | None:
        return Decision(self.seat, asks.GROW_CELL, unpacked(s.board.frontier))

    def answer(self, s: Dominations, option: int) -> None:
        s.stack.append(GrowRotation(self.seat, option, self.second))


class GrowRotation(Frame[Dominations]):
    """Turned how? With the answer the tile lies on the board (D-4.4)."""

    code: ClassVar[int] = 9

    def __init__(self, seat: i64, cell: i64, second: i64) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.second: Final = second

    def fields(self) -> list[int]:
        return [self.seat, self.cell, self.second]

    def step(self, s: Dominations) -> Decision | None:
        options = rotations(s.tables.dots, s.chosen_tile() * CORNERS)
        return Decision(self.seat, asks.GROW_ROTATION, options)

    def answer(self, s: Dominations, option: int) -> None:
        # Only the last answer of a chain changes anything: until then one may go back (D-22.4).
        if self.second == 1:
            spend_role(s, self.seat, role_with(s, Power.SECOND_TILE_ONCE))
        slot = lay_tile(s, self.seat, s.chosen_tile(), self.cell, option)
        s.stack.append(Placed(self.seat, slot))


class Placed(Frame[Dominations]):
    """A tile was placed and is activated at once (D-4.6); a Locus must be scored (D-6.1, D-6.6).

    Which one, if the tile completed several? (D-6.5)
    """

    code: ClassVar[int] = 10

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def fields(self) -> list[int]:
        return [self.seat, self.slot]

    def step(self, s: Dominations) -> Decision | None:
        loci = loci_at(s, s.board.cell(self.slot))
        if len(loci) > 1:
            return Decision(self.seat, asks.GROW_LOCUS, loci)
        s.stack.append(Activate(self.seat, self.slot, loci[0] if loci else -1))
        return None

    def answer(self, s: Dominations, option: int) -> None:
        s.stack.append(Activate(self.seat, self.slot, option))


class Wake(SeatStep):
    """Which tile does the Inventor wake? (D-15.10)"""

    code: ClassVar[int] = 11

    def step(self, s: Dominations) -> Decision | None:
        return Decision(self.seat, asks.INVENTOR_TILE, land_cells(s))

    def answer(self, s: Dominations, option: int) -> None:
        s.stack.append(WakeMode(self.seat, option))


class WakeMode(Frame[Dominations]):
    """Along its edges, or for one of its Loci? (D-15.12)"""

    code: ClassVar[int] = 12

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def fields(self) -> list[int]:
        return [self.seat, self.cell]

    def step(self, s: Dominations) -> Decision | None:
        loci = loci_at(s, self.cell)
        # Without a Locus there is nothing to choose (D-15.12).
        if not loci:
            self.answer(s, asks.EDGES_MODE)
            return None
        modes = [asks.EDGES_MODE]
        for vertex in loci:
            modes.append(asks.LOCUS_MODE + vertex)
        return Decision(self.seat, asks.INVENTOR_MODE, modes)

    def answer(self, s: Dominations, option: int) -> None:
        spend_role(s, self.seat, role_with(s, Power.REACTIVATE_ONCE))
        slot = s.board.slot_at(self.cell)
        wake(s, self.seat, slot)
        # From here on as if the tile had just been placed (D-15.11).
        s.stack.append(Activate(self.seat, slot, option - asks.LOCUS_MODE))


class Second(SeatStep):
    """A second tile, if the Farmer has placed a first one? (D-15.15, D-15.16, D-15.18)"""

    code: ClassVar[int] = 13

    def step(self, s: Dominations) -> Decision | None:
        # Waking a tile is no placing, so that the Inventor alone gives no second tile (D-15.16).
        if s.turn[Now.HAS_PLACED] == 0 or not has_unspent(s, self.seat, Power.SECOND_TILE_ONCE):
            return None
        if s.hand_count(self.seat) == 0:
            return None
        options = [asks.SECOND_PLACE]
        if may_exchange(s, self.seat):
            options.append(asks.SECOND_EXCHANGE)
        options.append(PASS)
        return Decision(self.seat, asks.GROW_SECOND, options)

    def answer(self, s: Dominations, option: int) -> None:
        if option == asks.SECOND_EXCHANGE:
            s.stack.append(self)
            s.stack.append(Offer(self.seat))
        elif option == asks.SECOND_PLACE:
            s.stack.append(Grow(self.seat, 1))


FRAMES: Final[list[type[AnyFrame]]] = [Grow, GrowCell, GrowRotation, Placed, Wake, WakeMode, Second]
