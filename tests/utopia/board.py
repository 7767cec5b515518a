"""The board as its streets, bridges and ships are drawn, read without the engine."""

from __future__ import annotations

import tomllib
from typing import Final

from ludopolis.games import base_pack

BOARD: Final = tomllib.loads(base_pack("utopia").read_text("utf-8"))
ISLANDS: Final = {"wa": "water", "fi": "fire", "ea": "earth", "wi": "wind"}
CHAIN: Final = ["fi", "wa", "ea", "wi"]
SITES: Final = [
    f"{i}{n + 1}" for i, m in (("wa", 5), ("fi", 5), ("ea", 6), ("wi", 8)) for n in range(m)
]


def links(district: str) -> set[str]:
    """What the drawn streets and bridges join to a district (T-9.3)."""
    lines = [(link["a"], link["b"]) for link in [*BOARD["street"], *BOARD["bridge"]]]
    return {a if b == district else b for a, b in lines if district in {a, b}}


def sailings(district: str, most: int) -> set[str]:
    """The other districts with ships, at most so many steps along the chain of seas (T-9.4)."""
    ships = {each["id"] for each in BOARD["district"] if each["ship"]}
    if district not in ships:
        return set()
    place = CHAIN.index(district[:2])
    return {s for s in ships - {district} if abs(CHAIN.index(s[:2]) - place) <= most}
