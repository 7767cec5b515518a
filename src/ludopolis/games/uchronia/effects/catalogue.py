# interpreted: it is read once, when a pack is loaded
"""The effects that a pack can name, with the arguments each of them takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

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
from ludopolis.games.uchronia.tables import (
    ANY_FOUNDATION,
    COPY_ANY,
    COPY_BONUS,
    DOMAIN_TO_STOCK_POWER,
    FORUM_AS_STOCK,
    PLOT_DISCARD_POWER,
    PROTECTION,
    REPLACE_WORK_POWER,
    WITHHOLD,
)

# What an argument can be.
ZONE: Final = "zone"
COLOUR: Final = "colour"
COLOUR_LIST: Final = "colours"
AMOUNT: Final = "amount"
FLAG: Final = "flag"

Arguments = Mapping[str, int]


class Entry(msgspec.Struct, frozen=True):
    """A kind of effect. ``arguments`` says what each argument is; a flag may be left out.

    ``orders`` names the Orders that an Order Bonus of this kind fits, none for other effects.
    ``zones`` names the zones that its arguments may be.
    """

    kind: str
    make: Callable[[int, int, Arguments], Effect]
    arguments: dict[str, str] = {}
    orders: list[str] = []
    zones: list[str] = []


EVERY_ORDER: Final = ["production", "exploration", "draconians", "construction", "trade"]
RAIDS: Final = ["draconians"]


def permission(power: int) -> Entry:
    return Entry("permanent", lambda card, order, a: Permission(card, power))


CATALOGUE: Final[dict[str, Entry]] = {
    # Order Bonuses that move cards.
    "transfer": Entry(
        "order_bonus",
        lambda card, order, a: Transfer(card, order, a["source"], a["target"]),
        {"source": ZONE, "target": ZONE},
        EVERY_ORDER,
        ["hand", "stock", "forum"],
    ),
    "exchange": Entry(
        "order_bonus",
        lambda card, order, a: Exchange(card, order, a["first"], a["second"]),
        {"first": ZONE, "second": ZONE},
        EVERY_ORDER,
        ["hand", "stock", "forum", "activities"],
    ),
    "launch": Entry(
        "order_bonus",
        lambda card, order, a: Launch(card, order, a["source"]),
        {"source": ZONE},
        EVERY_ORDER,
        ["hand", "stock", "forum"],
    ),
    "draw": Entry(
        "order_bonus",
        lambda card, order, a: Draw(card, order, a["amount"]),
        {"amount": AMOUNT},
        EVERY_ORDER,
    ),
    "turn_up": Entry(
        "order_bonus",
        lambda card, order, a: TurnUp(card, order, a["target"]),
        {"target": ZONE},
        EVERY_ORDER,
        ["hand", "stock", "forum"],
    ),
    "turn_up_and_share": Entry(
        "order_bonus", lambda card, order, a: TurnUpAndShare(card, order), {}, EVERY_ORDER
    ),
    # Order Bonuses that build.
    "extra_feed": Entry(
        "order_bonus",
        lambda card, order, a: ExtraFeed(card, order, a["source"], a["same_turn"]),
        {"source": ZONE, "same_turn": FLAG},
        EVERY_ORDER,
        ["hand", "stock", "forum"],
    ),
    "extra_start": Entry(
        "order_bonus",
        lambda card, order, a: ExtraStart(card, order, a["materials"]),
        {"materials": COLOUR_LIST},
        EVERY_ORDER,
    ),
    # Order Bonuses of Draconians.
    "extra_reveal": Entry(
        "order_bonus",
        lambda card, order, a: ExtraReveal(card, a["amount"]),
        {"amount": AMOUNT},
        RAIDS,
    ),
    "second_gift": Entry("order_bonus", lambda card, order, a: SecondGift(card), {}, RAIDS),
    "take_from_stock": Entry("order_bonus", lambda card, order, a: TakeFromStock(card), {}, RAIDS),
    "take_from_site": Entry("order_bonus", lambda card, order, a: TakeFromSite(card), {}, RAIDS),
    # Permanent.
    "protection": permission(PROTECTION),
    "withhold": permission(WITHHOLD),
    "any_foundation": permission(ANY_FOUNDATION),
    "copy_any": permission(COPY_ANY),
    "domain_to_stock": permission(DOMAIN_TO_STOCK_POWER),
    "forum_as_stock": permission(FORUM_AS_STOCK),
    "copy_bonus": permission(COPY_BONUS),
    "plot_discard": permission(PLOT_DISCARD_POWER),
    "replace_work": permission(REPLACE_WORK_POWER),
    "activity_limit": Entry(
        "permanent", lambda card, order, a: ActivityLimit(card, a["amount"]), {"amount": AMOUNT}
    ),
    "plot_target": Entry(
        "permanent", lambda card, order, a: PlotTarget(card, a["amount"]), {"amount": AMOUNT}
    ),
    "toll": Entry("permanent", lambda card, order, a: Toll(card, a["amount"]), {"amount": AMOUNT}),
    "stand_in": Entry(
        "permanent", lambda card, order, a: StandIn(card, a["colour"]), {"colour": COLOUR}
    ),
    "counts_as_all": Entry(
        "permanent", lambda card, order, a: CountsAsAll(card, a["colour"]), {"colour": COLOUR}
    ),
    # On completion.
    "take_from_forum": Entry(
        "on_completion", lambda card, order, a: TakeFromForum(card, a["amount"]), {"amount": AMOUNT}
    ),
    "parade": Entry(
        "on_completion", lambda card, order, a: Parade(card, a["amount"]), {"amount": AMOUNT}
    ),
    "draw_per_building": Entry(
        "on_completion", lambda card, order, a: DrawPerBuilding(card, a["most"]), {"most": AMOUNT}
    ),
    "renew_works": Entry("on_completion", lambda card, order, a: RenewWorks(card)),
    # Scoring.
    "score_colours": Entry(
        "scoring",
        lambda card, order, a: ScoreColours(card, a["colours"], a["points"]),
        {"colours": AMOUNT, "points": AMOUNT},
    ),
    "score_stock": Entry(
        "scoring",
        lambda card, order, a: ScoreStock(card, a["per"], a["most"]),
        {"per": AMOUNT, "most": AMOUNT},
    ),
    "score_activities": Entry(
        "scoring", lambda card, order, a: ScoreActivities(card, a["per"]), {"per": AMOUNT}
    ),
    "score_buildings": Entry(
        "scoring", lambda card, order, a: ScoreBuildings(card, a["per"]), {"per": AMOUNT}
    ),
    # Special.
    "fed_by_production": Entry(
        "special", lambda card, order, a: FedByProduction(card), {}, ["production"]
    ),
}
