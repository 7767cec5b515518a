# interpreted: texts are made outside the hot path
"""What things on Utopia's table are, in words: districts, islands, civilisations, guests, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.words import word_texts
from ludopolis.games.utopia.asks import ACTION_IDS
from ludopolis.games.utopia.tables import CIV_IDS, ISLAND_IDS
from ludopolis.games.utopia.words import civ_term
from ludopolis.wire.text import About, Line, NameArg, Things

if TYPE_CHECKING:
    from ludopolis.games.utopia.tables import Tables
    from ludopolis.wire.text import TermArg

ACTION_RULES: Final = ["T-9.1", "T-9.10", "T-9.13", "T-9.16", "T-9.19", "T-9.21"]

WORDS: Final = {
    "civilisation": "T-1.2",
    "district": "T-7.1",
    "island": "T-1.3",
    "sea": "T-9.4",
    "way": "T-9.3",
    "ship": "T-9.4",
    "guest": "T-5.4",
    "surprise": "T-5.12",
    "bag": "T-2.2",
    "prince": "T-1.9",
    "reserve": "T-2.3",
    "monument": "T-7.4",
    "wonder": "T-6.1",
    "control": "T-7.1",
    "base": "T-1.10",
    "privilege": "T-10.1",
    "minister": "T-3.1",
    "track": "T-3.3",
    "scale": "T-1.13",
    "king": "T-9.19",
    "phase": "T-4.1",
}


def things(tables: Tables) -> Things:
    texts = {
        f"district:{name}": district_text(tables, district)
        for district, name in enumerate(tables.district_ids)
    }
    texts |= {f"island:{ISLAND_IDS[i]}": island_text(tables, i) for i in range(len(ISLAND_IDS))}
    for civ in CIV_IDS:
        texts[f"civ:{civ}"] = civ_text(civ)
        texts[f"card:{civ}"] = card_text(civ)
        texts |= {f"guest:{civ}:{island}": guest_text(civ, island) for island in ISLAND_IDS}
    texts["bag"] = About(
        Line("utopia-option-surprise"), [], [[Line("utopia-text-surprise")]], "T-5.12"
    )
    for action, rule in zip(ACTION_IDS, ACTION_RULES, strict=True):
        texts[f"action:{action}"] = action_text(action, rule)
    return Things(texts | word_texts("utopia", WORDS))


def name_line(thing: str) -> Line:
    return Line("option-name", {"name": NameArg(thing)})


def district_text(tables: Tables, district: int) -> About:
    """Island and value, whether a ship lies there, and where streets and bridges lead."""
    island = NameArg(ISLAND_IDS[tables.island_of[district]])
    facts = [Line("utopia-text-district", {"island": island, "value": tables.values[district]})]
    if tables.sailings[district]:
        facts.append(Line("utopia-text-ship"))
    facts.append(Line("utopia-text-near", {"districts": names(tables, tables.roads[district])}))
    effect = Line("utopia-text-control")
    return About(name_line(tables.district_ids[district]), facts, [[effect]], "T-7.1")


def names(tables: Tables, districts: list[int]) -> list[TermArg | NameArg]:
    return [NameArg(tables.district_ids[district]) for district in districts]


def island_text(tables: Tables, island: int) -> About:
    districts = list(range(tables.island_starts[island], tables.island_starts[island + 1]))
    facts = [Line("utopia-text-island", {"districts": names(tables, districts)})]
    return About(name_line(ISLAND_IDS[island]), facts, [[Line("utopia-text-wonder")]], "T-6.1")


def civ_text(civ: str) -> About:
    title = Line("utopia-option-civ", {"civ": civ_term(civ)})
    return About(title, [], [[Line("utopia-text-civ", {"civ": civ_term(civ)})]], "T-11.1")


def card_text(civ: str) -> About:
    """All that a card pays for."""
    title = Line("utopia-text-card", {"civ": civ_term(civ)})
    return About(title, [], [[action_line(action)] for action in ACTION_IDS], "T-8.12")


def action_text(action: str, rule: str) -> About:
    effect = Line(f"utopia-text-{action.replace('_', '-')}")
    return About(action_line(action), [], [[effect]], rule)


def action_line(action: str) -> Line:
    return Line(f"utopia-option-{action.replace('_', '-')}")


def guest_text(civ: str, island: str) -> About:
    title = Line("utopia-option-guest", {"civ": civ_term(civ), "island": NameArg(island)})
    effect = Line("utopia-text-guest", {"civ": civ_term(civ), "island": NameArg(island)})
    return About(title, [], [[effect]], "T-5.4")
