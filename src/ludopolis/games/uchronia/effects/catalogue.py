# interpreted: it is read once, when a pack is loaded
"""The effects that a pack can name, with the arguments each of them takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ludopolis.games.uchronia import tables
from ludopolis.games.uchronia.effects.cards import (
    Draw,
    Exchange,
    Launch,
    Transfer,
    TurnUp,
    TurnUpAndShare,
)
from ludopolis.games.uchronia.effects.completion import (
    DrawPerBuilding,
    Parade,
    RenewWorks,
    TakeFromForum,
)
from ludopolis.games.uchronia.effects.effect import Effect
from ludopolis.games.uchronia.effects.raiders import SecondGift, TakeFromSite, TakeFromStock
from ludopolis.games.uchronia.effects.scoring import (
    ScoreActivities,
    ScoreBuildings,
    ScoreColours,
    ScoreStock,
)
from ludopolis.games.uchronia.effects.sites import ExtraFeed, ExtraStart
from ludopolis.games.uchronia.effects.standing import (
    ActivityLimit,
    CountsAsAll,
    ExtraReveal,
    FedByProduction,
    Permission,
    PlotTarget,
    StandIn,
    Toll,
)

# What an argument can be.
ZONE: Final = "zone"
COLOUR: Final = "colour"
COLOUR_LIST: Final = "colours"
AMOUNT: Final = "amount"
FLAG: Final = "flag"

ANY_ORDER: Final = "any"
OPEN_ZONES: Final = ("hand", "stock", "forum")


class Entry(msgspec.Struct, frozen=True):
    """A kind of effect (U-15.3). ``arguments`` says what each argument is; a flag may be left out.

    ``make`` takes the Building, then the Order if the pack chooses it, then the arguments. An
    Order Bonus that fits one Order only names it in ``order``. ``zones`` are those that a zone
    argument may be.
    """

    kind: str
    make: Callable[..., Effect]
    arguments: dict[str, str] = {}
    order: str = ""
    zones: tuple[str, ...] = OPEN_ZONES


def bonus(make: Callable[..., Effect], **arguments: str) -> Entry:
    """An Order Bonus for whatever Order the pack says."""
    return Entry("order_bonus", make, arguments, ANY_ORDER)


def raid_bonus(make: Callable[..., Effect], **arguments: str) -> Entry:
    return Entry("order_bonus", make, arguments, "draconians")


def permission(power: int) -> Entry:
    return Entry("permanent", partial(Permission, power=power))


def permanent(make: Callable[..., Effect], **arguments: str) -> Entry:
    return Entry("permanent", make, arguments)


def on_completion(make: Callable[..., Effect], **arguments: str) -> Entry:
    return Entry("on_completion", make, arguments)


def scoring(make: Callable[..., Effect], **arguments: str) -> Entry:
    return Entry("scoring", make, arguments)


CATALOGUE: Final[dict[str, Entry]] = {
    # Order Bonuses that move cards.
    "transfer": bonus(Transfer, source=ZONE, target=ZONE),
    "exchange": Entry(
        "order_bonus",
        Exchange,
        {"first": ZONE, "second": ZONE},
        ANY_ORDER,
        (*OPEN_ZONES, "activities"),
    ),
    "launch": bonus(Launch, source=ZONE),
    "draw": bonus(Draw, amount=AMOUNT),
    "turn_up": bonus(TurnUp, target=ZONE),
    "turn_up_and_share": bonus(TurnUpAndShare),
    # Order Bonuses that build.
    "extra_feed": bonus(ExtraFeed, source=ZONE, same_turn=FLAG),
    "extra_start": bonus(ExtraStart, materials=COLOUR_LIST),
    # Order Bonuses of Draconians.
    "extra_reveal": raid_bonus(ExtraReveal, amount=AMOUNT),
    "second_gift": raid_bonus(SecondGift),
    "take_from_stock": raid_bonus(TakeFromStock),
    "take_from_site": raid_bonus(TakeFromSite),
    # Permanent.
    "protection": permission(tables.PROTECTION),
    "withhold": permission(tables.WITHHOLD),
    "any_foundation": permission(tables.ANY_FOUNDATION),
    "copy_any": permission(tables.COPY_ANY),
    "domain_to_stock": permission(tables.DOMAIN_TO_STOCK_POWER),
    "forum_as_stock": permission(tables.FORUM_AS_STOCK),
    "copy_bonus": permission(tables.COPY_BONUS),
    "plot_discard": permission(tables.PLOT_DISCARD_POWER),
    "replace_work": permission(tables.REPLACE_WORK_POWER),
    "activity_limit": permanent(ActivityLimit, amount=AMOUNT),
    "plot_target": permanent(PlotTarget, amount=AMOUNT),
    "toll": permanent(Toll, amount=AMOUNT),
    "stand_in": permanent(StandIn, colour=COLOUR),
    "counts_as_all": permanent(CountsAsAll, colour=COLOUR),
    # On completion.
    "take_from_forum": on_completion(TakeFromForum, amount=AMOUNT),
    "parade": on_completion(Parade, amount=AMOUNT),
    "draw_per_building": on_completion(DrawPerBuilding, most=AMOUNT),
    "renew_works": on_completion(RenewWorks),
    # Scoring.
    "score_colours": scoring(ScoreColours, colours=AMOUNT, points=AMOUNT),
    "score_stock": scoring(ScoreStock, per=AMOUNT, most=AMOUNT),
    "score_activities": scoring(ScoreActivities, per=AMOUNT),
    "score_buildings": scoring(ScoreBuildings, per=AMOUNT),
    # Special.
    "fed_by_production": Entry("special", FedByProduction, {}, "production"),
}
