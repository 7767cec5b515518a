"""Order Bonuses that start or feed the owner's Buildings."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.asks import HAND_ZONE, PICK_SITE, PICK_START
from ludopolis.games.uchronia.construction import (
    FROM_HAND,
    begin_feed,
    begin_start,
    feedable_names,
    startable_names,
)
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import Step, add_options
from ludopolis.games.uchronia.tables import COLOURS


class ExtraFeed(Effect):
    """Feed a Building from one zone (Builders' Arch, Porters' Hall, Treadwheel Crane).

    It takes what Buildings accept, as any transfer (U-15.18). ``same_turn`` lifts the restriction
    of U-13.8 for this one.
    """

    def __init__(self, card: i64, order: i64, source: i64, same_turn: i64) -> None:
        super().__init__(card, order)
        self.source: Final = source
        self.same_turn: Final = same_turn

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return feedable_names(s, seat, bit(self.source), self.same_turn == 1) != 0

    def seems_usable(self, s: Uchronia, seat: i64) -> bool:
        if self.source != HAND_ZONE or s.hand_size(seat) == 0:
            return False
        return open_sites(s, seat, self.same_turn) != 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickSite(self.card, bit(self.source), self.same_turn))


class ExtraStart(Effect):
    """Start a Building of certain materials, given as bits (Sauropod Yard)."""

    def __init__(self, card: i64, order: i64, materials: i64) -> None:
        super().__init__(card, order)
        self.materials: Final = materials

    def is_usable(self, s: Uchronia, seat: i64) -> bool:
        return startable_names(s, seat, names_of(s, self.materials)) != 0

    def use(self, s: Uchronia, seat: i64) -> None:
        s.stack.append(PickStart(self.card, self.materials))


def names_of(s: Uchronia, materials: i64) -> i64:
    """All Buildings of these materials, as bits."""
    names: i64 = 0
    for colour in range(COLOURS):
        if (materials >> colour) & 1 == 1:
            names |= s.tables.of_colour[colour]
    return names


def open_sites(s: Uchronia, seat: i64, same_turn: i64) -> i64:
    """The Buildings that may receive a Resource now, whatever there is to give, as bits."""
    sites = s.tableau[seat * layout.COLUMNS + layout.SITES]
    return sites if same_turn == 1 else sites & ~s.fresh


class PickSite(Step):
    """Which Building is fed (D-14)."""

    code: ClassVar[int] = 60

    def __init__(self, cause: i64, zones: i64, same_turn: i64) -> None:
        self.cause: Final = cause
        self.zones: Final = zones
        self.same_turn: Final = same_turn

    def fields(self) -> list[int]:
        return [self.cause, self.zones, self.same_turn]

    def wanted(self, s: Uchronia) -> i64:
        if self.zones != FROM_HAND:
            return 0
        mask: i64 = 0
        sites = open_sites(s, s.turn, self.same_turn)
        for card in range(s.tables.names):
            if (sites >> card) & 1 == 1:
                mask |= s.accepts(s.turn, card)
        return mask

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        add_options(feedable_names(s, s.turn, self.zones, self.same_turn == 1), 0, options)
        return Decision(s.turn, PICK_SITE, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        begin_feed(s, s.turn, option, self.zones)


class PickStart(Step):
    """Which Building is started (D-21)."""

    code: ClassVar[int] = 61

    def __init__(self, cause: i64, materials: i64) -> None:
        self.cause: Final = cause
        self.materials: Final = materials

    def fields(self) -> list[int]:
        return [self.cause, self.materials]

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        add_options(startable_names(s, s.turn, names_of(s, self.materials)), 0, options)
        return Decision(s.turn, PICK_START, options, self.cause)

    def answer(self, s: Uchronia, option: int) -> None:
        begin_start(s, s.turn, option)


FRAMES: Final[list[type[AnyFrame]]] = [PickSite, PickStart]
