"""Dominations judged by hand: points, Influence to come, objectives, cards, Knowledge."""

from __future__ import annotations

from math import pow  # noqa: A004 - the built-in one is not for floats alone
from typing import TYPE_CHECKING, Final

from ludopolis.bots.heuristics.heuristic import ANY, Heuristic
from ludopolis.core.decision import PASS
from ludopolis.core.native import append, filled, i64, vec
from ludopolis.games.dominations import vocabulary as words
from ludopolis.games.dominations.asks import (
    AGE_ASSIMILATE,
    AGE_KEEP,
    AGE_ORDER,
    AGE_REDRAW,
    BUILD_EXCHANGE,
    BUILD_MENU,
    DEVELOP_EXCHANGE,
    DEVELOP_MENU,
    EFFECT_FREE_UPGRADE,
    GAIN_VESTIGIUM,
    GROW_MENU,
    GROW_SECOND,
    MENU_EXCHANGE,
    PAY_REDUCE,
    PRODUCE_VESTIGIUM,
    SECOND_EXCHANGE,
    SETUP_MONUMENT,
    SETUP_OBJECTIVE,
    SETUP_REDRAW,
)
from ludopolis.games.dominations.board import LEVEL, OWNER, SLOT
from ludopolis.games.dominations.counting import controlled, groups, masteries
from ludopolis.games.dominations.grid import WHEEL
from ludopolis.games.dominations.state import AGE, ROUND, Dominations
from ludopolis.games.dominations.tables import (
    AGES,
    AMOUNT,
    CARDS,
    COUNT,
    DIV,
    KIND,
    LINE,
    LINES_FROM,
    LINES_TO,
    MOST,
    NEED,
    NEED_COUNT,
    NEED_LINE,
    NEED_MASK,
    NEED_VALUE,
    OBJECTIVE,
    OBJECTIVES,
    OUTCOME,
    PER,
    ROLE,
    ROLE_DOMAIN,
    ROLE_VP,
    ROLE_VP_TWO,
    ROLES,
    TRIGGER,
    TURNS_PER_AGE,
    Tables,
)

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.game import Game
    from ludopolis.core.state import State

# What a level may overlook.
SCORED: Final = 1
OBJECTIVE_HOPES: Final = 2
CARD_EFFECTS: Final = 4
KNOWLEDGE: Final = 8
ROLE_HOPES: Final = 16
CITY_TRADE: Final = 32

SETTLED: Final = [
    SETUP_OBJECTIVE,
    SETUP_MONUMENT,
    SETUP_REDRAW,
    GROW_MENU,
    GROW_SECOND,
    BUILD_MENU,
    DEVELOP_MENU,
    EFFECT_FREE_UPGRADE,
    AGE_ASSIMILATE,
    AGE_ORDER,
    AGE_KEEP,
    AGE_REDRAW,
]
EXCHANGES: Final = {
    GROW_MENU: MENU_EXCHANGE,
    GROW_SECOND: SECOND_EXCHANGE,
    BUILD_MENU: BUILD_EXCHANGE,
    DEVELOP_MENU: DEVELOP_EXCHANGE,
}
REDRAWS: Final = [SETUP_REDRAW, AGE_KEEP, AGE_REDRAW]
VESTIGIA: Final = [PRODUCE_VESTIGIUM, GAIN_VESTIGIUM]
POINT: Final = 0.42
"""What a point of Knowledge that an effect brings is worth."""
PLENTY: Final = 9

WEIGHTS: Final[dict[str, float]] = {
    "point": 0.21,
    "plenty_point": 0.25,
    "unspent": 0.2,
    "spending": 0.6,
    "hope": 0.8,
    "bend": 2.0,
    "city_turn": 0.13,
    "cards": 1.0,
    "influence": 1.0,
    "role": 0.67,
    "role_fade": 0.6,
    "calm": 5.0,
    "swing": 1.1,
}
"""Set by hand; a few were changed after duels of greedy bots (docs/design/bots.md)."""
SPEND_POINT: Final = 0
PLENTY_POINT: Final = 1
UNSPENT: Final = 2
SPENDING: Final = 3
HOPE: Final = 4
BEND: Final = 5
CITY_TURN: Final = 6
CARDS_WEIGHT: Final = 7
INFLUENCE_WEIGHT: Final = 8
ROLE_WEIGHT: Final = 9
ROLE_FADE: Final = 10
CALM: Final = 11
SWING: Final = 12
TYPICAL: Final = [5.0, 4.0, 6.0, 3.0, 2.0, 5.0, 3.0, 2.0, 1.0, 12.0, 3.0, 15.0]
"""What the counts of effect lines come to in the middle of a game, in the order of the rules."""
TIMES: Final = [0.0, 1.0, 0.0, 0.5, 0.6, 0.25, 0.5, 0.2, 0.5, 0.25, 0.0, 0.0, 1.0]
"""How often a trigger happens in a turn; those of Ages and of the end are counted apart."""
PASSIVE_WORTH: Final = [0.15, 0.25, 0.12, 0.12, 0.15, 0.2, 0.2, 0.1, 0.12, 0.15, 0.12]
"""Points per turn of one step of each lasting outcome, from ``city_cost`` on."""
LAST_ROLE: Final = 3.0


def judge(game: Game, sight: int, weights: list[float]) -> Heuristic:
    return DominationsHeuristic(game, sight, weights)


class Rates:
    """What each side of each card brings: per turn, per Age and at the end, in points."""

    def __init__(self, tables: Tables) -> None:
        self.turn = vec[float]()
        self.age_points = vec[float]()
        self.age_influence = vec[float]()
        self.end = vec[float]()
        for side in range(2 * CARDS):
            self.turn = append(self.turn, 0.0)
            self.age_points = append(self.age_points, 0.0)
            self.age_influence = append(self.age_influence, 0.0)
            self.end = append(self.end, 0.0)
            for line in range(tables.sides[side], tables.sides[side + 1]):
                self.add(tables, side, line * LINE)

    def add(self, tables: Tables, side: i64, line: i64) -> None:
        trigger = tables.lines[line + TRIGGER]
        outcome = tables.lines[line + OUTCOME]
        amount = expected(tables, line)
        if trigger == words.PASSIVE:
            self.turn[side] += PASSIVE_WORTH[outcome - words.CITY_COST] * min(3.0, amount)
        elif trigger == words.END_OF_AGE and outcome == words.INFLUENCE:
            self.age_influence[side] += amount
        elif trigger in (words.END_OF_AGE, words.AGE_START):
            self.age_points[side] += worth(outcome, amount)
        elif trigger == words.GAME_END:
            self.end[side] += worth(outcome, amount)
        else:
            self.turn[side] += TIMES[trigger] * worth(outcome, amount)


def expected(tables: Tables, line: i64) -> float:
    amount = float(tables.lines[line + AMOUNT])
    per = tables.lines[line + PER]
    if per < 0:
        return amount
    times = TYPICAL[per] / float(max(1, tables.lines[line + DIV]))
    most = tables.lines[line + MOST]
    return amount * min(times, float(most)) if most > 0 else amount * times


def worth(outcome: i64, amount: float) -> float:
    if outcome == words.VP:
        return amount
    if outcome == words.INFLUENCE:
        return 1.7 * amount
    return POINT * amount


class DominationsHeuristic(Heuristic):
    """Values in victory points at the end of the game."""

    def __init__(self, game: Game, sight: int, weights: list[float]) -> None:
        super().__init__(game, sight, weights)
        self.rates: Rates | None = None

    def is_settled(self, s: State) -> bool:
        return s.pending is None or s.pending.ask in SETTLED

    def obvious(self, s: State, decision: Decision) -> int:
        """Hands are kept; a free point goes where it completes a price."""
        ask = decision.ask
        if ask in REDRAWS:
            return PASS if PASS in decision.options else ANY
        if ask == PAY_REDUCE:
            return decision.options[0]
        if ask in VESTIGIA:
            assert isinstance(s, Dominations)
            return self.fullest(s, decision)
        return ANY

    def fullest(self, s: Dominations, decision: Decision) -> int:
        """The Domain with the most Knowledge that has room for more."""
        best = decision.options[0]
        most: i64 = -1
        for domain in decision.options:
            have = s.knowledge(decision.seat, domain)
            if have < min(PLENTY, s.limit(decision.seat, domain)) and have > most:
                most = have
                best = domain
        return best

    def scale(self, s: State) -> float:
        assert isinstance(s, Dominations)
        return self.weights[CALM] + self.weights[SWING] * self.turns_left(s, 0)

    def ends_left(self, s: Dominations) -> float:
        """How many times Influence will still be scored."""
        return float(AGES + 1 - max(1, s.turn[AGE]))

    def turns_in_age(self, s: Dominations, seat: i64) -> float:
        """The seat's turns until the end of the Age; a turn in progress is half a turn."""
        if s.turn[AGE] == 0:
            return float(TURNS_PER_AGE)
        left = float(TURNS_PER_AGE - s.turn[ROUND])
        active = s.active()
        if active < 0:
            return left
        if active == seat:
            return left + self.still_to_come(s)
        return left + 1.0 if s.initiative(seat) > s.initiative(active) else left

    def still_to_come(self, s: Dominations) -> float:
        """How much of the turn in progress is left to spend Knowledge in."""
        ask = s.pending.ask if s.pending is not None else DEVELOP_MENU
        if ask in (GROW_MENU, GROW_SECOND):
            return 0.6
        return 0.3 if ask == BUILD_MENU else 0.0

    def considered(self, decision: Decision) -> list[int]:
        """All but the exchange, which gives two for one."""
        options = decision.options
        exchange = EXCHANGES.get(decision.ask, ANY)
        if exchange == ANY or exchange not in options or len(options) == 1:
            return options
        return [option for option in options if option != exchange]

    def turns_left(self, s: Dominations, seat: i64) -> float:
        ages = self.ends_left(s) - 1.0
        return self.turns_in_age(s, seat) + ages * float(TURNS_PER_AGE)

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Dominations)
        total = self.scored(s, seat)
        if s.over:
            return float(s.points(seat))
        if self.sees(OBJECTIVE_HOPES):
            total += self.objectives(s, seat)
        if self.sees(CARD_EFFECTS):
            total += self.cards(s, seat)
        if self.sees(KNOWLEDGE):
            total += self.reserves(s, seat)
        if self.sees(ROLE_HOPES):
            total += self.roles(s, seat)
        if self.sees(CITY_TRADE):
            total += self.trade(s, seat)
        return total

    def terms(self, s: State, seat: i64) -> dict[str, float]:
        assert isinstance(s, Dominations)
        return {
            "points": float(s.points(seat)),
            "influence": self.scored(s, seat) - float(s.points(seat)),
            "objectives": self.objectives(s, seat),
            "masteries": self.cards(s, seat),
            "knowledge": self.reserves(s, seat),
            "roles": self.roles(s, seat),
            "cities": self.trade(s, seat),
        }

    def scored(self, s: Dominations, seat: i64) -> float:
        again = self.weights[INFLUENCE_WEIGHT] * self.ends_left(s)
        return float(s.points(seat)) + again * float(s.influence(seat))

    def cards(self, s: Dominations, seat: i64) -> float:
        if self.rates is None:
            self.rates = Rates(s.tables)
        rates = self.rates
        turns = self.turns_left(s, seat)
        ends = self.ends_left(s)
        tree = s.trees[seat]
        total = 0.0
        for place in range(1, tree.size()):
            at = tree.card(place) * 2 + tree.side(place)
            total += turns * rates.turn[at] + ends * rates.age_points[at] + rates.end[at]
            total += rates.age_influence[at] * ends * (ends + 1.0) * 0.5
        return total * self.weights[CARDS_WEIGHT]

    def reserves(self, s: Dominations, seat: i64) -> float:
        """Knowledge that can still be spent in this Age."""
        total = 0.0
        for domain in range(words.DOMAINS):
            have = s.knowledge(seat, domain)
            total += self.weights[SPEND_POINT] * float(min(have, PLENTY))
            total += self.weights[PLENTY_POINT] * float(max(0, have - PLENTY))
        turns = self.turns_in_age(s, seat)
        return total * min(1.0, self.weights[UNSPENT] + self.weights[SPENDING] * turns)

    def roles(self, s: Dominations, seat: i64) -> float:
        """Domination cards that the seat would take if the Age ended now."""
        near = 1.0 / (1.0 + self.weights[ROLE_FADE] * self.turns_in_age(s, seat))
        is_last = s.turn[AGE] == AGES
        total = 0.0
        for role in range(ROLES):
            row = role * ROLE
            if self.leads(s, seat, s.tables.roles[row + ROLE_DOMAIN]):
                points = s.tables.roles[row + (ROLE_VP_TWO if s.seats == 2 else ROLE_VP)]
                total += LAST_ROLE if is_last else float(points) + 1.0
        return total * near * self.weights[ROLE_WEIGHT]

    def leads(self, s: Dominations, seat: i64, domain: i64) -> bool:
        have = s.knowledge(seat, domain)
        if have == 0:
            return False
        for other in range(s.seats):
            if other != seat and s.knowledge(other, domain) >= have:
                return False
        return True

    def trade(self, s: Dominations, seat: i64) -> float:
        """What Cities will Produce."""
        slots = s.board.slots
        levels: i64 = 0
        for slot in range(WHEEL, s.board.size()):
            if slots[slot * SLOT + OWNER] == seat:
                levels += slots[slot * SLOT + LEVEL]
        return self.weights[CITY_TURN] * float(levels) * self.turns_left(s, seat)

    def objectives(self, s: Dominations, seat: i64) -> float:
        """What the objectives will score if those begun are met with some chance."""
        nation = s.nation(seat)
        if nation < 0:
            return 0.0
        hoped = 0.0
        for number in range(OBJECTIVES):
            done = self.progress(s, seat, (nation * OBJECTIVES + number) * OBJECTIVE)
            hoped += 1.0 if done >= 1.0 else self.weights[HOPE] * pow(done, self.weights[BEND])
        whole = min(OBJECTIVES - 1, int(hoped))
        table = s.tables.constants.objective_vp
        low = 0.0 if whole == 0 else float(table[whole - 1])
        return low + (hoped - float(whole)) * (float(table[whole]) - low)

    def progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """How much of an objective is met, from 0 to 1."""
        row = s.tables.objectives
        kind = row[at + KIND]
        if kind == words.CITIES:
            return self.city_progress(s, seat, at)
        if kind == words.ADJACENT_CITIES:
            return share(self.largest(s, seat), row[at + COUNT])
        if kind == words.SEPARATE_CITIES:
            return share(len(groups(s.board, seat)), row[at + COUNT])
        if kind == words.MONUMENTS_KIND:
            return share(controlled(s, seat), row[at + COUNT])
        if kind == words.NODUS:
            return self.nodus_progress(s, seat, at)
        if kind == words.INFLUENCE_KIND:
            return share(s.influence(seat), row[at + COUNT])
        return self.mastery_progress(s, seat, at)

    def largest(self, s: Dominations, seat: i64) -> i64:
        most: i64 = 0
        for size in groups(s.board, seat):
            most = max(most, size)
        return most

    def city_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """Levels built of the levels wanted, the highest Cities against the highest wishes."""
        row = s.tables.objectives
        have = filled(4, 0)
        slots = s.board.slots
        for slot in range(WHEEL, s.board.size()):
            if slots[slot * SLOT + OWNER] == seat:
                have[slots[slot * SLOT + LEVEL]] += 1
        built: i64 = 0
        wanted: i64 = 0
        spare: i64 = 0
        for step in range(3):
            level = 3 - step
            need = row[at + NEED + level - 1]
            there = have[level] + spare
            built += level * min(there, need)
            wanted += level * need
            spare = max(0, there - need)
        return share(built, wanted)

    def nodus_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        have: i64 = 0
        need: i64 = 0
        for domain in range(words.DOMAINS):
            wanted = s.tables.objectives[at + NEED + domain]
            need += wanted
            have += min(wanted, s.trees[seat].nodus[domain])
        return share(have, need)

    def mastery_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """Values of Masteries had of those wanted."""
        needs = s.tables.needs
        rows = s.tables.objectives
        have: i64 = 0
        need: i64 = 0
        for line in range(rows[at + LINES_FROM], rows[at + LINES_TO]):
            row = line * NEED_LINE
            count: i64 = 0
            for domain in range(words.DOMAINS):
                if (needs[row + NEED_MASK] >> domain) & 1 == 1:
                    count += masteries(s, seat, domain, needs[row + NEED_VALUE], words.ANY)
            need += needs[row + NEED_COUNT] * needs[row + NEED_VALUE]
            have += min(count, needs[row + NEED_COUNT]) * needs[row + NEED_VALUE]
        return share(have, need)


def share(have: i64, need: i64) -> float:
    if have >= need:
        return 1.0
    return float(have) / float(need)
