"""Starting, feeding and completing Buildings, whoever asks for it: an Order or an effect."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import bit, i64
from ludopolis.games.uchronia import asks, layout
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import BuildingStep, Step, add_options
from ludopolis.games.uchronia.tables import ANY_FOUNDATION, COLOURS
from ludopolis.games.uchronia.verbs import feed, hand_over, start, transfer

# Where a Resource may come from, as bits.
FROM_STOCK: Final = 1 << asks.STOCK_ZONE
FROM_FORUM: Final = 1 << asks.FORUM_ZONE
FROM_HAND: Final = 1 << asks.HAND_ZONE
SOURCE_ZONES: Final = 3


def may_start(s: Uchronia, seat: i64, card: i64) -> bool:
    """A new name, and a Forum card to serve as Foundation (U-13.2 to U-13.4)."""
    if s.owns_name(seat, card):
        return False
    if s.has_power(seat, ANY_FOUNDATION):
        return s.count(layout.FORUM) > 0
    return s.forum(s.tables.material[card]) > 0


def startable_names(s: Uchronia, seat: i64, names: i64) -> i64:
    """The Buildings of the Great Works among ``names`` that the seat may start, as bits."""
    found: i64 = 0
    for card in s.works:
        if (names >> card) & 1 == 1 and may_start(s, seat, card):
            found |= bit(card)
    return found


def begin_start(s: Uchronia, seat: i64, card: i64) -> None:
    """Start a Building; the Foundation is asked for when its colour is free (U-13.2)."""
    if s.has_power(seat, ANY_FOUNDATION):
        colours = s.colours(layout.FORUM)
        if colours & (colours - 1) != 0:
            s.stack.append(Foundation(card))
            return
        start(s, seat, card, lowest_bit(colours))
    else:
        start(s, seat, card, s.tables.material[card])


def lowest_bit(mask: i64) -> i64:
    at: i64 = 0
    while (mask >> at) & 1 == 0:
        at += 1
    return at


def may_feed(s: Uchronia, seat: i64, card: i64, zones: i64, same_turn: bool) -> bool:
    """Whether one of the zones holds a Resource that the Building takes now (U-13.7, U-13.8)."""
    if (s.fresh >> card) & 1 == 1 and not same_turn:
        return False
    accepted = s.accepts(seat, card)
    for zone in range(SOURCE_ZONES):
        if (zones >> zone) & 1 == 1 and s.colours(s.place(zone, seat)) & accepted != 0:
            return True
    return False


def feedable_names(s: Uchronia, seat: i64, zones: i64, same_turn: bool) -> i64:
    """The seat's Buildings under construction that can be fed from the zones, as bits."""
    found: i64 = 0
    rest = s.tableau[seat * layout.COLUMNS + layout.SITES]
    card: i64 = 0
    while rest != 0:
        if rest & 1 == 1 and may_feed(s, seat, card, zones, same_turn):
            found |= bit(card)
        rest >>= 1
        card += 1
    return found


def materials(s: Uchronia, seat: i64, card: i64, zones: i64) -> list[int]:
    """The options of ``material``: zone and colour of each fitting Resource."""
    accepted = s.accepts(seat, card)
    options: list[int] = []
    for zone in range(SOURCE_ZONES):
        if (zones >> zone) & 1 == 1:
            fitting = s.colours(s.place(zone, seat)) & accepted
            add_options(fitting, zone * COLOURS, options)
    return options


def begin_feed(s: Uchronia, seat: i64, card: i64, zones: i64) -> None:
    """Feed a Building; its material is asked for when there is a choice (D-12).

    From the Hand the question depends on the accepted colours alone: it tells nothing of the Hand.
    """
    options = materials(s, seat, card, zones)
    accepted = s.accepts(seat, card)
    free = zones == FROM_HAND and accepted & (accepted - 1) != 0
    if len(options) > 1 or free:
        s.stack.append(Material(card, zones))
    else:
        feed_and_complete(s, seat, card, options[0])


def feed_and_complete(s: Uchronia, seat: i64, card: i64, option: i64) -> None:
    """Feed, and on completion push what follows: Monopoly holder first, then the effect."""
    if not feed(s, seat, card, option // COLOURS, option % COLOURS):
        return
    if (s.tables.completions >> card) & 1 == 1:
        s.stack.append(Completion(card))
    colour = s.tables.material[card]
    holder = s.monopoly[colour]
    if holder >= 0 and s.forum(colour) > 0:
        s.stack.append(MonopolyTake(colour))
        hand_over(s, holder)


class Foundation(BuildingStep):
    """Which Forum card is the Foundation (D-11)."""

    code: ClassVar[int] = 1

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        add_options(s.colours(layout.FORUM), 0, options)
        return Decision(s.turn, asks.FOUNDATION, options, self.card)

    def answer(self, s: Uchronia, option: int) -> None:
        start(s, s.turn, self.card, option)


class Material(Step):
    """Which Resource the Building gets (D-12)."""

    code: ClassVar[int] = 2

    def __init__(self, card: i64, zones: i64) -> None:
        self.card: Final = card
        self.zones: Final = zones

    def fields(self) -> list[int]:
        return [self.card, self.zones]

    def wanted(self, s: Uchronia) -> i64:
        return s.accepts(s.turn, self.card) if self.zones == FROM_HAND else 0

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(
            s.turn, asks.MATERIAL, materials(s, s.turn, self.card, self.zones), self.card
        )

    def answer(self, s: Uchronia, option: int) -> None:
        feed_and_complete(s, s.turn, self.card, option)


class MonopolyTake(Step):
    """The Monopoly holder may take a Forum card of the completed colour (U-12.6, U-12.7)."""

    code: ClassVar[int] = 3

    def __init__(self, colour: i64) -> None:
        self.colour: Final = colour

    def fields(self) -> list[int]:
        return [self.colour]

    def step(self, s: Uchronia) -> Decision | None:
        return Decision(s.monopoly[self.colour], asks.MONOPOLY_TAKE, [asks.YES, asks.NO])

    def answer(self, s: Uchronia, option: int) -> None:
        holder = s.monopoly[self.colour]
        hand_over(s, holder)
        if option == asks.YES:
            transfer(s, holder, asks.FORUM_ZONE, asks.HAND_ZONE, self.colour)


class Completion(BuildingStep):
    """The Building's own effect on completion (U-14.3, step 4)."""

    code: ClassVar[int] = 4

    def step(self, s: Uchronia) -> Decision | None:
        s.tables.effects[self.card].complete(s, s.turn)
        return None


FRAMES: Final[list[type[AnyFrame]]] = [Foundation, Material, MonopolyTake, Completion]
