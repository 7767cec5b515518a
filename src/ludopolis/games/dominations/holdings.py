"""What players of Dominations may have at the end: cards, a Nation and its objectives."""

from ludopolis.games.dominations.scoring import objectives_met
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import OBJECTIVES, Tables


def holdings(s: Dominations, seat: int) -> list[str]:
    tree = s.trees[seat]
    nation = s.tables.nation_ids[s.nation(seat)]
    found = [card_name(s.tables, tree.card(place)) for place in range(1, tree.size())]
    found.append(f"nation {nation}")
    met = objectives_met(s, seat)
    found += [f"objective {nation} {i + 1}" for i, done in enumerate(met) if done]
    return found


def possible_holdings(tables: Tables) -> dict[str, str]:
    """An objective is for the seats of its Nation only."""
    cards = range(len(tables.card_ids) - 1)
    found = dict.fromkeys([card_name(tables, card) for card in cards], "")
    for nation in tables.nation_ids:
        found[f"nation {nation}"] = ""
    for nation in tables.nation_ids:
        for i in range(OBJECTIVES):
            found[f"objective {nation} {i + 1}"] = f"nation {nation}"
    return found


def card_name(tables: Tables, card: int) -> str:
    kind = "mastery" if tables.monument_of[card] < 0 else "monument"
    return f"{kind} {tables.card_ids[card]}"
