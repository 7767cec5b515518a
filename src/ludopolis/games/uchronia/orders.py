"""Executing an Order: main steps and Order Bonuses, one at a time, in any order (U-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame
from ludopolis.core.native import i64
from ludopolis.games.uchronia import asks, layout, tables
from ludopolis.games.uchronia.construction import (
    FROM_FORUM,
    FROM_STOCK,
    begin_feed,
    begin_start,
    feedable_names,
    startable_names,
)
from ludopolis.games.uchronia.raid import begin_raid
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.step import Step, add_options
from ludopolis.games.uchronia.verbs import begin_order, end_order, spend_steps, transfer, use_bonus

ALL_NAMES: Final = (1 << 60) - 1


def execute(s: Uchronia, seat: i64, order: i64) -> None:
    """A commanded Order: one main step and the Activity Bonus (U-5.5)."""
    begin_order(s, seat, order, 1 + s.activity_count(seat, order), 0)
    s.stack.append(NEXT_STEP)


def execute_copy(s: Uchronia, seat: i64, order: i64) -> None:
    """A copied Order: one main step, unless an effect says otherwise (U-6.5)."""
    steps: i64 = 1
    if s.has_power(seat, tables.COPY_BONUS):
        steps += s.activity_count(seat, order)
    begin_order(s, seat, order, steps, 1)
    s.stack.append(NEXT_STEP)


class OrderStep(Step):
    """The next step of the Order in progress: a main step, an Order Bonus or the end (D-05, U-7.1).

    All of it is optional (U-0.8). The Order ends by itself when nothing is left but to end it
    (U-7.5, U-0.11).
    """

    code: ClassVar[int] = 10

    def step(self, s: Uchronia) -> Decision | None:
        options: list[int] = []
        if s.steps > 0:
            add_main_steps(s, s.turn, options)
        unclear = add_bonuses(s, s.turn, options)
        if not options and not unclear:
            end_order(s)
            return None
        options.append(PASS)
        return Decision(s.turn, asks.ORDER_STEP, options)

    def answer(self, s: Uchronia, option: int) -> None:
        if option == PASS:
            end_order(s)
            return
        # What the step sets off comes on top, and is over before the next one (U-7.7).
        s.stack.append(self)
        chosen: i64 = option
        if chosen >= asks.FEED_BY_PRODUCTION or chosen < asks.BONUS:
            main_step(s, s.turn, chosen)
        else:
            card = chosen - asks.BONUS
            use_bonus(s, s.turn, card)
            s.tables.effects[card].use(s, s.turn)


NEXT_STEP: Final = OrderStep()
"""Shared by all positions: it has no fields."""


def main_step(s: Uchronia, seat: i64, option: i64) -> None:
    """Take one of the main steps, or the raid that stands for all of them (U-10.1)."""
    if asks.REVEAL <= option < asks.LAUNCH:
        begin_raid(s, seat, option - asks.REVEAL)
        return
    spend_steps(s, 1)
    if option < asks.STOW:  # U-8.1
        transfer(s, seat, asks.FORUM_ZONE, asks.STOCK_ZONE, option - asks.TAKE)
    elif option < asks.REVEAL:  # U-9.1
        transfer(s, seat, asks.HAND_ZONE, asks.STOCK_ZONE, option - asks.STOW)
    elif option < asks.LAUNCH_FORUM:  # U-11.1
        transfer(s, seat, asks.STOCK_ZONE, asks.ACTIVITIES_ZONE, option - asks.LAUNCH)
    elif option < asks.START:
        transfer(s, seat, asks.FORUM_ZONE, asks.ACTIVITIES_ZONE, option - asks.LAUNCH_FORUM)
    elif option < asks.FEED:
        begin_start(s, seat, option - asks.START)
    elif option < asks.BONUS:
        begin_feed(s, seat, option - asks.FEED, construction_zones(s, seat))
    else:
        begin_feed(s, seat, option - asks.FEED_BY_PRODUCTION, FROM_STOCK | FROM_FORUM)


def add_main_steps(s: Uchronia, seat: i64, options: list[int]) -> None:
    """The main options of the Order; whether they are possible is judged anew (U-7.6).

    An empty zone has none: no Production without Forum, no raid without Hand (U-8.2, U-9.2,
    U-10.4).
    """
    order = s.order
    hand = layout.HAND + seat * layout.SEAT_CARDS
    if order == tables.PRODUCTION:  # any colour in every step (U-8.3)
        add_cards(s, layout.FORUM, asks.TAKE, options)
        add_fountains(s, seat, options)
    elif order == tables.EXPLORATION:
        add_cards(s, hand, asks.STOW, options)
    elif order == tables.DRACONIANS:
        add_cards(s, hand, asks.REVEAL, options)
    elif order == tables.CONSTRUCTION:  # starts and feeds, in any mixture (U-13.1, U-13.9)
        add_options(startable_names(s, seat, ALL_NAMES), asks.START, options)
        add_options(feedable_names(s, seat, construction_zones(s, seat), False), asks.FEED, options)
    else:
        add_launches(s, seat, options)


def add_cards(s: Uchronia, place: i64, first: i64, options: list[int]) -> None:
    """Each colour of a zone as an option, counted from ``first``."""
    for colour in range(tables.COLOURS):
        if s.cards[place + colour] > 0:
            options.append(first + colour)


def add_fountains(s: Uchronia, seat: i64, options: list[int]) -> None:
    """Buildings that a main step of Production may feed instead (U-15.16)."""
    mask = s.tableau[seat * layout.COLUMNS + layout.SITES] & s.tables.fed_by_production
    if mask != 0:
        mask &= feedable_names(s, seat, FROM_STOCK | FROM_FORUM, False)
        add_options(mask, asks.FEED_BY_PRODUCTION, options)


def add_launches(s: Uchronia, seat: i64, options: list[int]) -> None:
    """Launches from the Stock, and from the Forum with the Square, below the limit (U-11.5)."""
    if not may_launch(s, seat):
        return
    add_cards(s, layout.STOCK + seat * layout.SEAT_CARDS, asks.LAUNCH, options)
    if s.has_power(seat, tables.FORUM_AS_STOCK):
        add_cards(s, layout.FORUM, asks.LAUNCH_FORUM, options)


def may_launch(s: Uchronia, seat: i64) -> bool:
    """The limit is tested here and nowhere else: nobody ever loses an Activity by it (U-11.8)."""
    return s.activity_total(seat) < s.activity_limit(seat)


def construction_zones(s: Uchronia, seat: i64) -> i64:
    """Where the main steps of Construction take Resources from."""
    if s.has_power(seat, tables.FORUM_AS_STOCK):
        return FROM_STOCK | FROM_FORUM
    return FROM_STOCK


def add_bonuses(s: Uchronia, seat: i64, options: list[int]) -> bool:
    """Add the usable Order Bonuses, in a commanded or a copied Order (U-15.4 to U-15.8, U-6.8).

    True if only the Hand keeps one from being used: then ``done`` must be said, so that nobody
    learns it from an Order that ends by itself.
    """
    rest = s.tableau[seat * layout.COLUMNS + layout.COMPLETED] & s.tables.bonuses[s.order] & ~s.used
    unclear = False
    card: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            effect = s.tables.effects[card]
            if effect.is_usable(s, seat):
                options.append(asks.BONUS + card)
            elif effect.seems_usable(s, seat):
                unclear = True
        rest >>= 1
        card += 1
    return unclear


FRAMES: Final[list[type[AnyFrame]]] = [OrderStep]
