"""The legal answers of Utopia, worked out a second time: plainly, from what a seat can see.

Nothing here is shared with the engine but the view. Slow, and as close to the words of the rules
as it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.games.utopia.events import SurpriseDrawn
from tests.utopia.board import ISLANDS, SITES, links, sailings

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludopolis.games.utopia.view import UtopiaView
    from ludopolis.wire.event import Event

CIVS: Final = ["maya", "persia", "egypt", "greece", "china"]
ISLES: Final = ["water", "fire", "earth", "wind"]
COLOURS: Final = ["blue", "red", "green", "yellow", "purple"]
COSTS: Final = {"move": 1, "add": 1, "add_any": 3, "remove": 1, "raise": 1, "lower": 2}


class Oracle:
    """Follows one game: it remembers what was answered since the turn or go began."""

    def __init__(self, flags: dict[str, str]) -> None:
        self.flags = flags
        self.said: dict[str, str] = {}
        self.owed = 0
        self.island = ""
        self.plaza = ""

    def hear(self, ask: str, word: str, events: list[Event]) -> None:
        """Take note of an answer and of what came of it."""
        self.said[ask] = word
        if ask == "action" and word in COSTS:
            self.owed = COSTS[word]
        if ask == "pay":
            self.owed -= 1
        if word.startswith("guest:"):
            self.island = word.rsplit(":", maxsplit=1)[-1]
        if word.startswith("wonder:"):
            self.plaza = word.rsplit(":", maxsplit=1)[-1]
        if ask == "island":
            self.island = word
        for event in events:
            if isinstance(event, SurpriseDrawn):
                self.island = event.island

    def answers(self, ask: str, view: UtopiaView) -> set[str]:
        """All answers to a question, for the seat whose view this is."""
        table = Sight(view)
        by_ask: dict[str, Callable[[Sight], set[str]]] = {
            "enter": self.enter,
            "extra": self.extra,
            "district": self.district,
            "build": lambda t: t.builds() | {"done"},
            "wonder_prince": self.wonder_prince,
            "name": lambda t: {COLOURS[s] for s in range(t.v.seats) if s != t.seat},
            "position_discard": lambda t: {civ for civ in CIVS if t.hand[civ]},
            "hand_limit": self.hand_limit,
            "action": lambda t: {a for a in COSTS if t.civs_for(a)} | t.builds() | {"end"},
            "civilisation": lambda t: t.civs_for(self.said["action"]),
            "from": lambda t: {d for d in SITES if t.own(d, self.civ)},
            "to": self.to,
            "how_many": self.how_many,
            "monument": lambda t: {d for d in SITES if t.monument(d) == self.civ},
            "prince": lambda t: t.removable(self.civ),
            "island": lambda t: {isle for isle in ISLES if isle != t.closed},
            "pay": self.pay,
        }
        return by_ask[ask](table)

    @property
    def civ(self) -> str:
        return self.said["civilisation"]

    def enter(self, t: Sight) -> set[str]:
        surprise = set() if t.v.surprised[t.seat] else {"surprise"}
        return t.guests() | t.builds() | surprise

    def extra(self, t: Sight) -> set[str]:
        may_build = self.flags.get("extra_entering_builds", "true") == "true"
        return t.guests() | (t.builds() if may_build else set())

    def district(self, t: Sight) -> set[str]:
        return {d for d in SITES if ISLANDS[d[:2]] == self.island}

    def wonder_prince(self, t: Sight) -> set[str]:
        assert t.v.asked is not None
        civ = CIVS[t.v.asked.cause]
        return {d for d in SITES if ISLANDS[d[:2]] == self.plaza and t.own(d, civ)}

    def to(self, t: Sight) -> set[str]:
        start = self.said["from"]
        steps = 1 if self.flags.get("sea_range", "adjacent") == "adjacent" else 0
        ends = links(start) | sailings(start, steps)
        return {d for d in ends if ISLANDS[d[:2]] != t.closed}

    def hand_limit(self, t: Sight) -> set[str]:
        assert sum(t.hand.values()) > 5 or self.flags["spare_cards"] == "discarded"
        keep = {"keep"} if sum(t.hand.values()) <= 5 else set()
        return {civ for civ in CIVS if t.hand[civ]} | keep

    def how_many(self, t: Sight) -> set[str]:
        assert t.own(self.said["from"], self.civ) > 1
        return {"1", "2"}

    def pay(self, t: Sight) -> set[str]:
        found = set()
        for card in CIVS:
            turned = card != self.civ
            left = {**t.hand, card: t.hand[card] - 1}
            privileges = t.privileges - turned
            is_there = left[card] >= 0 and privileges >= 0
            if is_there and can_pay(left, privileges, self.civ, self.owed - 1):
                found.add(f"{card}+privilege" if turned else card)
        return found


def can_pay(hand: dict[str, int], privileges: int, civ: str, cost: int) -> bool:
    """Whether some number of true cards and one of turned cards make up the cost."""
    others = sum(hand.values()) - hand[civ]
    return any(
        true <= hand[civ] and cost - true <= min(privileges, others) for true in range(cost + 1)
    )


class Sight:
    """A view by the names of things, as its seat reads it."""

    def __init__(self, view: UtopiaView) -> None:
        assert view.hand is not None
        self.v = view
        self.seat = view.seat
        self.hand = dict(zip(CIVS, view.hand, strict=True))
        self.reserve = dict(zip(CIVS, view.reserve[self.seat], strict=True))
        self.privileges = view.privileges[self.seat]
        self.closed = "water" if view.seats == 2 else ""
        self.mine = {
            (SITES[p.district], CIVS[p.civ]): p.count for p in view.princes if p.seat == self.seat
        }

    def own(self, district: str, civ: str) -> int:
        return self.mine.get((district, civ), 0)

    def monument(self, district: str) -> str:
        civ = self.v.monument[SITES.index(district)]
        return CIVS[civ] if civ >= 0 else ""

    def removable(self, civ: str) -> set[str]:
        return {d for d in SITES if self.monument(d) == civ and self.own(d, civ)}

    def guests(self) -> set[str]:
        """T-5.11: those with a prince in reserve; if there are none, all."""
        pairs = [(civ, isle) for civ in CIVS for isle in ISLES]
        lying = [pair for pair, count in zip(pairs, self.v.guests, strict=True) if count]
        good = [(civ, isle) for civ, isle in lying if self.reserve[civ]]
        return {f"guest:{civ}:{isle}" for civ, isle in good or lying}

    def builds(self) -> set[str]:
        """T-17.5."""
        if self.v.bases[self.seat] == 0:
            return set()
        wonders = {f"wonder:{isle}" for isle in ISLES if self.may_build_wonder(isle)}
        controls = {
            f"control:{d}:{civ}"
            for (d, civ), count in self.mine.items()
            if count >= 3 and not self.monument(d) and self.v.stock[CIVS.index(civ)] > 0
        }
        return wonders | controls

    def may_build_wonder(self, isle: str) -> bool:
        here = {civ for d, civ in self.mine if ISLANDS[d[:2]] == isle}
        return self.v.wonder[ISLES.index(isle)] < 0 and here == set(CIVS)

    def civs_for(self, action: str) -> set[str]:
        """T-9.24: civilisations with which the action can be done and paid."""
        return {
            civ
            for civ in CIVS
            if can_pay(self.hand, self.privileges, civ, COSTS[action]) and self.works(action, civ)
        }

    def works(self, action: str, civ: str) -> bool:
        worth = self.v.worth[CIVS.index(civ)]
        return {
            "move": any(moved == civ for _, moved in self.mine),
            "add": self.reserve[civ] > 0 and civ in {self.monument(d) for d in SITES},
            "add_any": self.reserve[civ] > 0,
            "remove": bool(self.removable(civ)),
            "raise": worth < 5,
            "lower": worth > 1,
        }[action]
