"""What holds in every position of Pearls."""

from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import COPIES, KINDS


def violations(s: Pearls) -> list[str]:
    found: list[str] = []
    for kind in range(KINDS):
        count = s.deck.count(kind) + sum(s.hands[kind::KINDS]) + sum(s.laid[kind::KINDS])
        if count not in COPIES:
            found.append(f"{count} cards of kind {kind}")
    for slot in range(len(s.hands)):
        if s.shown[slot] > s.hands[slot]:
            found.append(f"more cards shown than held in slot {slot}")
    return found
