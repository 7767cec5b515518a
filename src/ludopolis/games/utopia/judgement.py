"""Utopia judged by hand: points, income still to come, and what princes and cards may become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.decision import PASS
from ludopolis.core.judgement import FULL_SIGHT, UNCLEAR, ByNet, Heuristic, Level
from ludopolis.core.native import append, filled, i64, mask_of, vec
from ludopolis.games.utopia.asks import (
    ACTION,
    BUILD,
    ENTER,
    EXTRA,
    HAND_LIMIT,
    NAME,
    PAY,
    POSITION_DISCARD,
    SURPRISE,
    TURNED,
)
from ludopolis.games.utopia.state import DEVELOPMENT, SCORING, WELCOME, Utopia
from ludopolis.games.utopia.tables import CIVS, ISLANDS
from ludopolis.games.utopia.turn import GOAL

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game

# What a level may overlook.
INCOME: Final = 1
DISTRICTS: Final = 2
WONDERS: Final = 4
CARDS: Final = 8
VISITORS: Final = 16
FUTURE: Final = 32

LEVELS: Final = [
    Level(DISTRICTS),
    Level(FULL_SIGHT - FUTURE),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 25, 4, by_net=ByNet(20, 2)),
    Level(FULL_SIGHT, 100, 10, by_net=ByNet(165, 10)),
]
SEARCH: Final = {
    "curiosity": 0.4, "sharpness": 3.0, "width": 100.0, "actions": 10.0, "glances": 3.0,
}  # fmt: skip

SETTLED: Final[i64] = mask_of([ENTER, BUILD, EXTRA, POSITION_DISCARD, ACTION, HAND_LIMIT])
EVEN_WORTH: Final = 3.0
WONDER_POINTS: Final = 6.0
RETURN_POINTS: Final = 2.0
NONE_LEFT: Final = -100.0
"""The worth of a monument that can't be had any more."""

WEIGHTS: Final[dict[str, float]] = {
    "least_pace": 6.6,
    "extra_pace": 5.0,
    "one_prince": 0.14,
    "two_princes": 0.42,
    "three_princes": 0.93,
    "crowd": 0.3,
    "wonder_two": 0.042,
    "wonder_three": 0.22,
    "wonder_four": 0.48,
    "wonder_five": 0.93,
    "wonder_income": 0.2,
    "visitor": 0.9,
    "card": 0.8,
    "privilege": 1.2,
    "settling": 0.5,
    "entry": 4.0,
    "calm": 2.0,
    "swing": 1.1,
}
"""Set by hand; a few were changed after duels of greedy bots (docs/design/bots.md)."""
LEAST_PACE: Final = 0
EXTRA_PACE: Final = 1
ONE_PRINCE: Final = 2
CROWD: Final = 5
WONDER_TWO: Final = 6
WONDER_INCOME: Final = 10
VISITOR: Final = 11
CARD: Final = 12
PRIVILEGE: Final = 13
SETTLING: Final = 14
ENTRY: Final = 15
CALM: Final = 16
SWING: Final = 17
FIRST_OF_A_WONDER: Final = 0.03


def judge(game: Game, sight: int, weights: list[float]) -> Heuristic:
    return UtopiaHeuristic(game, sight, weights)


def last_on_track(s: Utopia, seats: list[int]) -> int:
    """Which of the seats comes last in track order."""
    last = s.terms.seats - 1
    while s.track[last] not in seats:
        last -= 1
    return s.track[last]


class UtopiaHeuristic(Heuristic[Utopia]):
    """Values in points at the end of the game."""

    def is_settled(self, s: Utopia) -> bool:
        return s.pending is None or (SETTLED >> s.pending.ask) & 1 == 1

    def obvious(self, s: Utopia, decision: Decision) -> int:
        """A payment is made with the card that shows the civilisation, if there is one.

        No card is thrown away unless it must be: to keep it is never worse (T-8.16). An extra guest
        goes to the rival who is furthest behind.
        """
        if decision.ask == PAY and decision.options[0] < TURNED:
            return decision.options[0]
        if decision.ask == HAND_LIMIT and decision.options[-1] == PASS:
            return PASS
        if decision.ask == NAME:
            return last_on_track(s, decision.options)
        return UNCLEAR

    def considered(self, decision: Decision) -> list[int]:
        """All but the surprise guest: one draw looked at says nothing of the others."""
        options = decision.options
        if decision.ask != ENTER or SURPRISE not in options:
            return options
        return [option for option in options if option != SURPRISE]

    def searched(self, s: Utopia, decision: Decision) -> list[int]:
        """Search tries a draw many times."""
        return decision.options

    def scale(self, s: Utopia) -> float:
        return self.weights[CALM] + self.weights[SWING] * self.rounds_left(s)

    def value(self, s: Utopia, seat: i64) -> float:
        rounds = self.rounds_left(s)
        total = float(s.points[seat])
        if self.sees(INCOME):
            total += self.income(s, seat, rounds)
        if s.bases[seat] > 0:
            if self.sees(DISTRICTS):
                total += self.district_hopes(s, seat, rounds)
            if self.sees(WONDERS):
                total += self.wonder_hopes(s, seat, rounds)
        if self.sees(CARDS):
            total += self.hand(s, seat, rounds)
        return total - self.given(s, seat)

    def names(self) -> list[str]:
        return ["points", "income", "districts", "wonders", "cards"]

    def parts(self, s: Utopia, seat: i64) -> vec[float]:
        rounds = self.rounds_left(s)
        return vec[float](
            [
                float(s.points[seat]),
                self.income(s, seat, rounds),
                self.district_hopes(s, seat, rounds) - self.given(s, seat),
                self.wonder_hopes(s, seat, rounds),
                self.hand(s, seat, rounds),
            ]
        )

    def rounds_left(self, s: Utopia) -> float:
        """How many more times districts will be scored, at the pace of the leader."""
        if not self.sees(FUTURE):
            return 1.0
        leader = s.track[0]
        pace = self.weights[EXTRA_PACE]
        for district in range(s.terms.districts):
            if s.controller[district] == leader:
                pace += float(s.worth[s.monument[district]])
        left = float(GOAL - s.points[leader]) / max(self.weights[LEAST_PACE], pace)
        return max(1.0 if s.phase != SCORING else 0.0, left)

    def worth(self, s: Utopia, civ: i64, rounds: float) -> float:
        """What a monument of the civilisation brings until the end."""
        now = float(s.worth[civ])
        later = EVEN_WORTH + self.weights[SETTLING] * (now - EVEN_WORTH)
        return now + (rounds - 1.0) * later

    def income(self, s: Utopia, seat: i64, rounds: float) -> float:
        total = 0.0
        for district in range(s.terms.districts):
            if s.controller[district] == seat:
                total += self.worth(s, s.monument[district], rounds)
        for island in range(ISLANDS):
            if s.wonder[island] == seat:
                total += self.weights[WONDER_INCOME] * self.free_value(s, island)
        return total

    def free_value(self, s: Utopia, island: i64) -> float:
        """The printed values of the island's districts that nobody controls."""
        starts = s.terms.tables.island_starts
        total: i64 = 0
        for district in range(starts[island], starts[island + 1]):
            if s.controller[district] < 0:
                total += s.terms.values[district]
        return float(total)

    def given(self, s: Utopia, seat: i64) -> float:
        """The extra guest that a rival got, or will get, for the seat's surprise guest."""
        if s.phase != WELCOME or (s.surprised >> seat) & 1 == 0:
            return 0.0
        return self.weights[ENTRY]

    def is_late(self, s: Utopia, seat: i64) -> bool:
        """Whether the seat can build no more before the districts are scored."""
        if s.phase != DEVELOPMENT or (s.acted >> seat) & 1 == 0:
            return False
        return s.pending is None or s.pending.seat != seat

    def district_hopes(self, s: Utopia, seat: i64, rounds: float) -> float:
        """Princes that gather for control of districts; each district can be taken once."""
        total = 0.0
        gains = self.gains(s, seat, rounds)
        princes = s.princes
        controller = s.controller
        starts = s.terms.tables.island_starts
        first = s.prince_index(seat, 0, 0)
        for island in range(ISLANDS):
            if self.stands_on(s, seat, island):
                for district in range(starts[island], starts[island + 1]):
                    at = first + district * CIVS
                    few = princes[at] + princes[at + 1] + princes[at + 2]
                    if few + princes[at + 3] + princes[at + 4] > 0 and controller[district] < 0:
                        wonder = self.wonder_share(s, seat, island, district)
                        total += self.district_hope(princes, at, gains, wonder)
        return total

    def gains(self, s: Utopia, seat: i64, rounds: float) -> vec[float]:
        """What a monument of each civilisation would bring the seat, built as soon as it can."""
        is_late = self.is_late(s, seat)
        found = vec[float](capacity=CIVS)
        for civ in range(CIVS):
            gain = self.worth(s, civ, rounds) if s.stock[civ] > 0 else NONE_LEFT
            found = append(found, gain - float(s.worth[civ]) if is_late else gain)
        return found

    def stands_on(self, s: Utopia, seat: i64, island: i64) -> bool:
        for civ in range(CIVS):
            if s.standing_on(seat, island, civ) > 0:
                return True
        return False

    def district_hope(self, princes: vec[i64], at: i64, gains: vec[float], wonder: float) -> float:
        """The nearest way to take the district, and a part of the others: only one comes true.

        The seat's princes in it are counted from ``at`` on.
        """
        best = 0.0
        others = 0.0
        for civ in range(CIVS):
            count = princes[at + civ]
            if count > 0:
                gain = gains[civ] + wonder
                hope = self.weights[ONE_PRINCE - 1 + min(count, 3)] * max(0.0, gain)
                if hope > best:
                    others += best
                    best = hope
                else:
                    others += hope
        return best + self.weights[CROWD] * others

    def wonder_share(self, s: Utopia, seat: i64, island: i64, district: i64) -> float:
        """What the island's wonder pays for the district: to the seat itself or to another."""
        owner = s.wonder[island]
        if owner < 0:
            return 0.0
        value = float(s.terms.values[district])
        if owner == seat:
            return value if s.terms.own_income else 0.0
        return -value / float(s.terms.seats - 1)

    def wonder_hopes(self, s: Utopia, seat: i64, rounds: float) -> float:
        total = 0.0
        for island in range(ISLANDS):
            if s.wonder[island] < 0:
                found: i64 = 0
                for civ in range(CIVS):
                    if s.standing_on(seat, island, civ) > 0:
                        found += 1
                if found > 0:
                    gain = WONDER_POINTS
                    if rounds > 1.0:
                        gain += self.weights[WONDER_INCOME] * self.free_value(s, island)
                    total += self.wonder_share_of(found) * gain
        return total

    def wonder_share_of(self, found: i64) -> float:
        """How near a wonder is with so many civilisations."""
        return FIRST_OF_A_WONDER if found == 1 else self.weights[WONDER_TWO - 2 + found]

    def hand(self, s: Utopia, seat: i64, rounds: float) -> float:
        """Cards, and princes at monuments that a card brings home for points."""
        cards = 0.0
        visits = 0.0
        later = min(1.0, rounds - 0.8)
        visitors = self.visitors(s, seat)
        for civ in range(CIVS):
            held = s.hand(seat, civ)
            visiting = visitors[civ]
            pairs = min(held, visiting)
            visits += RETURN_POINTS * 0.97 * float(pairs)
            visits += self.weights[VISITOR] * later * float(visiting - pairs)
            cards += float(held - pairs)
        means = self.weights[CARD] * min(cards, 7.0)
        means += self.weights[PRIVILEGE] * float(s.privileges[seat])
        return visits + later * means

    def visitors(self, s: Utopia, seat: i64) -> vec[i64]:
        """The seat's princes at monuments of their own civilisation, by civilisation."""
        found = filled(CIVS, 0)
        if self.sees(VISITORS):
            at = s.prince_index(seat, 0, 0)
            for civ in s.monument:
                if civ >= 0:
                    found[civ] += s.princes[at + civ]
                at += CIVS
        return found
