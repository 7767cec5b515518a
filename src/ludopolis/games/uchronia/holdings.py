"""What players of Uchronia may have at the end: completed Buildings and Monopolies."""

from ludopolis.games.uchronia.layout import COLUMNS, COMPLETED
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOUR_IDS, Tables


def holdings(s: Uchronia, seat: int) -> list[str]:
    completed = s.tableau[seat * COLUMNS + COMPLETED]
    found = [f"building {name}" for i, name in enumerate(s.tables.ids) if completed >> i & 1]
    found += [f"monopoly {COLOUR_IDS[i]}" for i, owner in enumerate(s.monopoly) if owner == seat]
    return found


def possible_holdings(tables: Tables) -> dict[str, str]:
    found = [f"building {name}" for name in tables.ids]
    return dict.fromkeys(found + [f"monopoly {name}" for name in COLOUR_IDS], "")
