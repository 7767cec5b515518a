# interpreted: texts are made outside the hot path
"""What Uchronia's cards are, in words: Buildings, Resource cards and Monopolies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.words import word_texts
from ludopolis.games.uchronia.tables import COLOUR_IDS, ORDER_IDS
from ludopolis.games.uchronia.words import building, material, order_term
from ludopolis.wire.text import About, Line, NameArg, Things

if TYPE_CHECKING:
    from ludopolis.games.uchronia.tables import Tables
    from ludopolis.wire.text import Arg

KINDS: Final = {
    **dict.fromkeys(("hand", "forum", "stock", "activities"), "material"),
    **dict.fromkeys(("work", "site", "built", "at"), "building"),
}
ORDER_RULES: Final = ["U-8.1", "U-9.1", "U-10.1", "U-13.1", "U-11.1"]

WORDS: Final = {
    "order": "U-5.2",
    "production": "U-8.1",
    "exploration": "U-9.1",
    "draconians": "U-10.1",
    "construction": "U-13.1",
    "trade": "U-11.1",
    "command": "U-5.1",
    "plot": "U-6.1",
    "copy": "U-6.2",
    "step": "U-5.5",
    "bonus": "U-15.4",
    "domain": "U-4.8",
    "stock": "U-1.8",
    "forum": "U-2.1",
    "hand": "U-2.1",
    "resource": "U-1.8",
    "activity": "U-11.1",
    "monopoly": "U-12.1",
    "building": "U-1.6",
    "works": "U-3.8",
    "foundation": "U-13.2",
    "raid": "U-10.1",
    "points": "U-2.2",
    "last": "U-3.7",
}


def things(tables: Tables) -> Things:
    colours = range(len(COLOUR_IDS))
    return Things(
        {
            **{f"building:{card}": building_text(tables, card) for card in tables.ids},
            **{f"material:{COLOUR_IDS[colour]}": material_text(colour) for colour in colours},
            **{f"monopoly:{COLOUR_IDS[colour]}": monopoly_text(colour) for colour in colours},
            **word_texts("uchronia", WORDS),
        },
        KINDS,
    )


def building_text(tables: Tables, card: str) -> About:
    """Material, cost and points; then the effect as the pack words it."""
    number = tables.ids.index(card)
    facts: dict[str, Arg] = {
        "material": material(COLOUR_IDS[tables.material[number]]),
        "cost": tables.cost[number],
        "points": tables.worth[number],
    }
    effect = Line("option-name", {"name": NameArg(f"building.{card}.text")})
    title = Line("uchronia-option-building", {"building": building(card)})
    return About(title, [Line("uchronia-text-building", facts)], [[effect]], "U-15.1")


def material_text(colour: int) -> About:
    """A card's Order, and what a main step of it does."""
    card: dict[str, Arg] = {"card": material(COLOUR_IDS[colour])}
    order = Line("uchronia-text-card", {**card, "order": order_term(ORDER_IDS[colour])})
    step = Line(f"uchronia-text-{ORDER_IDS[colour]}")
    return About(Line("uchronia-option-colour", card), [order], [[step]], ORDER_RULES[colour])


def monopoly_text(colour: int) -> About:
    title = Line("uchronia-text-monopoly", {"order": order_term(ORDER_IDS[colour])})
    card: dict[str, Arg] = {"card": material(COLOUR_IDS[colour])}
    points = Line("uchronia-text-monopoly-points", card)
    bonus = Line("uchronia-text-monopoly-bonus", card)
    return About(title, [], [[points], [bonus]], "U-12.1")
