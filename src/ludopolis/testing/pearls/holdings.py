"""What players of Pearls may have at the end: kinds of cards laid."""

from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import KINDS, Tables


def holdings(s: Pearls, seat: int) -> list[str]:
    laid = [kind for kind in range(KINDS) if s.laid[seat * KINDS + kind] > 0]
    return [f"card {s.tables.ids[kind]}" for kind in laid]


def possible_holdings(tables: Tables) -> dict[str, str]:
    return dict.fromkeys([f"card {name}" for name in tables.ids], "")
