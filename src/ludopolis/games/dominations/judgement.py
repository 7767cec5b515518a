"""Dominations judged by hand: points, Influence to come, objectives, cards, Knowledge."""

from __future__ import annotations

from math import pow  # noqa: A004 - the built-in one is not for floats alone
from typing import TYPE_CHECKING, Final

from ludopolis.core.decision import PASS
from ludopolis.core.judgement import FULL_SIGHT, UNCLEAR, ByNet, Heuristic, Level
from ludopolis.core.native import append, filled, i64, mask_of, vec
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.columns import Key, Need, Now, Objective, Role, Slot
from ludopolis.games.dominations.counting import (
    controlled,
    groups,
    largest_group,
    matching_masteries,
)
from ludopolis.games.dominations.grid import CORNERS, WHEEL
from ludopolis.games.dominations.shortage import short_of_building, short_of_developing
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import AGES, CARDS, OBJECTIVES, ROLES, TURNS_PER_AGE, Tables
from ludopolis.games.dominations.turn import BuildMenu, DevelopMenu
from ludopolis.games.dominations.vocabulary import DOMAINS, Effect, Goal, Per, Trigger

if TYPE_CHECKING:
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.game import Game


class Sight:
    """What a level may overlook, as bits."""

    SCORED: Final = 1
    OBJECTIVES: Final = 2
    CARDS: Final = 4
    KNOWLEDGE: Final = 8
    ROLES: Final = 16
    TRADE: Final = 32


LEVELS: Final = [
    Level(Sight.SCORED | Sight.OBJECTIVES | Sight.KNOWLEDGE),
    Level(Sight.SCORED | Sight.CARDS | Sight.KNOWLEDGE),
    Level(FULL_SIGHT),
    Level(FULL_SIGHT, 12, 4, by_net=ByNet(12, 4), shared=True),
    Level(FULL_SIGHT, 300, 4, by_net=ByNet(1000, 4)),
]
SEARCH: Final = {
    "curiosity": 0.4, "sharpness": 20.0, "width": 40.0, "actions": 4.0, "glances": 3.0,
}  # fmt: skip

SETTLED: Final[i64] = mask_of(
    [
        asks.SETUP_OBJECTIVE,
        asks.SETUP_MONUMENT,
        asks.SETUP_REDRAW,
        asks.GROW_MENU,
        asks.GROW_SECOND,
        asks.BUILD_MENU,
        asks.DEVELOP_MENU,
        asks.EFFECT_FREE_UPGRADE,
        asks.AGE_ASSIMILATE,
        asks.AGE_ORDER,
        asks.AGE_KEEP,
        asks.AGE_REDRAW,
    ]
)
EXCHANGES: Final = {
    asks.GROW_MENU: asks.MENU_EXCHANGE,
    asks.GROW_SECOND: asks.SECOND_EXCHANGE,
    asks.BUILD_MENU: asks.BUILD_EXCHANGE,
    asks.DEVELOP_MENU: asks.DEVELOP_EXCHANGE,
}
REDRAWS: Final = [asks.SETUP_REDRAW, asks.AGE_KEEP, asks.AGE_REDRAW]
VESTIGIA: Final = [asks.PRODUCE_VESTIGIUM, asks.GAIN_VESTIGIUM]
PLENTY: Final = 9

WEIGHTS: Final[dict[str, float]] = {
    "point": 0.32,
    "plenty_point": 0.25,
    "saving": 1.5,
    "unspent": 0.2,
    "spending": 0.6,
    "hope": 0.8,
    "bend": 2.0,
    "city_turn": 0.13,
    "cards": 1.0,
    "gain": 0.42,
    "growth": 1.0,
    "influence": 1.0,
    "role": 0.67,
    "role_fade": 1.5,
    "calm": 5.0,
    "swing": 1.1,
    "influence_line": 1.7,
    "lasting": 1.0,
    "produced": 1.0,
    "reaction": 1.0,
    "of_one_domain": 0.3,
    "last_role": 3.0,
    "usual": 1.0,
}
"""Set by hand; a few were changed after duels of greedy bots (docs/design/bots.md)."""


class Weight:
    """The places of ``WEIGHTS``."""

    POINT: Final = 0
    PLENTY_POINT: Final = 1
    SAVING: Final = 2
    UNSPENT: Final = 3
    SPENDING: Final = 4
    HOPE: Final = 5
    BEND: Final = 6
    CITY_TURN: Final = 7
    CARDS: Final = 8
    GAIN: Final = 9
    GROWTH: Final = 10
    INFLUENCE: Final = 11
    ROLE: Final = 12
    ROLE_FADE: Final = 13
    CALM: Final = 14
    SWING: Final = 15
    INFLUENCE_LINE: Final = 16
    LASTING: Final = 17
    PRODUCED: Final = 18
    REACTION: Final = 19
    OF_ONE_DOMAIN: Final = 20
    LAST_ROLE: Final = 21
    USUAL: Final = 22


TYPICAL: Final = [8.0, 2.0, 11.0, 3.0, 3.0, 6.0, 4.0, 1.0, 0.5, 12.0, 3.0, 18.0]
"""What the counts of effect lines come to late in a game, in the order of the rules."""
OFTEN: Final = [0.0, 1.0, 0.0, 0.0, 1.0, 0.3, 0.8, 0.1, 0.55, 0.35, 0.0, 0.0, 0.0]
"""How often a trigger happens in a turn; those of Ages and of the end are counted apart."""
PRODUCED_AT_LEAST: Final = [1.0, 0.75, 0.45, 0.28, 0.12, 0.05, 0.02]
"""How often in a turn that much of one Domain is Produced."""
PAIRS_PRODUCED: Final = 0.6
LASTING: Final = [0.8, 0.55, 0.35, 0.1, 0.3, 1.0, 0.35, 0.15, 0.4, 0.2, 0.05]
"""Knowledge per turn that a step of each lasting outcome saves or brings, from ``city_cost`` on."""
UNBOUNDED: Final = 1e6


class When:
    """When a term of a card counts."""

    EACH_TURN: Final = 0
    EACH_AGE: Final = 1
    EACH_AGE_INFLUENCE: Final = 2
    AT_THE_END: Final = 3


class Held:
    """Columns of what a seat holds, by Domain and for all of them; or what a card brings anyway."""

    FIXED: Final = -1
    CITIES: Final = 0
    LEVELS: Final = 7
    NODUS: Final = 14
    SIZE: Final = 21


GROWTH: Final = [0.1, 0.14, 0.1]
"""Cities, levels and Nodus of one Domain that a turn adds."""
MET: Final = [0.5, 0.1, 0.1, 0.6, 0.0, 0.18, 0.1]
"""The share of seats that met an objective of each kind, in the order of ``Goal``."""


def judge(game: Game, sight: int, weights: list[float]) -> Heuristic:
    return DominationsHeuristic(game, sight, weights)


class Rates:
    """What each side of each card brings, in terms: when, how much, and times what it counts.

    A term counts nothing (``source`` is ``Held.FIXED``) or a column of what a seat holds.
    """

    def __init__(self, tables: Tables, weights: vec[float]) -> None:
        self.gain: Final = weights[Weight.GAIN]
        self.weights: Final[vec[float]] = weights
        self.starts = vec[i64]()
        self.when = vec[i64]()
        self.amount = vec[float]()
        self.source = vec[i64]()
        self.div = vec[float]()
        self.most = vec[float]()
        for side in range(2 * CARDS):
            self.starts = append(self.starts, len(self.when))
            for line in range(tables.sides[side], tables.sides[side + 1]):
                self.add(tables, line * Key.SIZE)
        self.starts = append(self.starts, len(self.when))

    def add(self, tables: Tables, line: i64) -> None:
        trigger = tables.lines[line + Key.TRIGGER]
        outcome = tables.lines[line + Key.OUTCOME]
        amount = float(tables.lines[line + Key.AMOUNT])
        if trigger == Trigger.PASSIVE:
            self.add_lasting(tables, line, outcome, amount)
        elif trigger == Trigger.END_OF_AGE and outcome == Effect.INFLUENCE:
            self.put(tables, line, When.EACH_AGE_INFLUENCE, amount)
        elif trigger in (Trigger.END_OF_AGE, Trigger.AGE_START):
            self.put(tables, line, When.EACH_AGE, self.worth(outcome, amount))
        elif trigger == Trigger.GAME_END:
            self.put(tables, line, When.AT_THE_END, self.worth(outcome, amount))
        elif trigger != Trigger.ON_ACQUIRE:
            often = self.frequency(tables, line, trigger)
            self.put(tables, line, When.EACH_TURN, often * self.worth(outcome, amount))

    def add_lasting(self, tables: Tables, line: i64, outcome: i64, amount: float) -> None:
        """Reductions and bonuses, as the points that a turn with them brings more."""
        lasting = LASTING[outcome - Effect.CITY_COST]
        worth = self.weights[Weight.LASTING] * lasting * amount * self.gain
        camp = tables.lines[line + Key.CAMP]
        if outcome == Effect.TRADE_BONUS:
            self.append(When.EACH_TURN, worth, Held.CITIES + column(camp), 1.0, UNBOUNDED)
            return
        if camp >= 0 or tables.lines[line + Key.CARD_DOMAIN] >= 0:
            worth *= self.weights[Weight.OF_ONE_DOMAIN]
        self.append(When.EACH_TURN, worth, Held.FIXED, 1.0, UNBOUNDED)

    def worth(self, outcome: i64, amount: float) -> float:
        if outcome == Effect.VP:
            return amount
        if outcome == Effect.INFLUENCE:
            return self.weights[Weight.INFLUENCE_LINE] * amount
        return self.gain * amount

    def put(self, tables: Tables, line: i64, when: i64, worth: float) -> None:
        """A term of the line; what is not counted from the position is as usual."""
        per = tables.lines[line + Key.PER]
        div = float(max(1, tables.lines[line + Key.DIV]))
        most = float(tables.lines[line + Key.MOST])
        if most <= 0.0:
            most = UNBOUNDED
        domain = column(tables.lines[line + Key.PER_DOMAIN])
        if per < 0 or per == Per.PRODUCED:
            self.append(when, worth, Held.FIXED, 1.0, UNBOUNDED)
        elif per == Per.NODUS:
            self.append(when, worth, Held.NODUS + domain, div, most)
        elif per == Per.CITIES and tables.lines[line + Key.PER_LEVEL] <= 1:
            self.append(when, worth, Held.CITIES + domain, div, most)
        elif per == Per.CITY_LEVELS:
            self.append(when, worth, Held.LEVELS + domain, div, most)
        else:
            usual = min(most, TYPICAL[per] / div)
            usual *= self.weights[Weight.USUAL]
            self.append(when, worth * usual, Held.FIXED, 1.0, UNBOUNDED)

    def frequency(self, tables: Tables, line: i64, trigger: i64) -> float:
        """How often a line is set off in a turn."""
        lines = tables.lines
        if trigger == Trigger.ON_PRODUCE:
            often = PAIRS_PRODUCED
            if lines[line + Key.PER] != Per.PRODUCED:
                often = PRODUCED_AT_LEAST[min(6, max(1, lines[line + Key.AT_LEAST]))]
            return self.weights[Weight.PRODUCED] * often
        often = self.weights[Weight.REACTION] * OFTEN[trigger]
        if lines[line + Key.CAMP] >= 0 or lines[line + Key.CARD_DOMAIN] >= 0:
            often *= self.weights[Weight.OF_ONE_DOMAIN]
        if lines[line + Key.EDGES] >= 2 or lines[line + Key.LEVEL] >= 2:
            often *= 0.5
        return often

    def append(self, when: i64, amount: float, source: i64, div: float, most: float) -> None:
        self.when = append(self.when, when)
        self.amount = append(self.amount, amount)
        self.source = append(self.source, source)
        self.div = append(self.div, div)
        self.most = append(self.most, most)


def column(domain: i64) -> i64:
    """Where a Domain is counted; all Domains together come last."""
    return domain if domain >= 0 else DOMAINS


def first_best(options: list[int], worths: vec[float]) -> int:
    """The option that is worth most, the first of equals."""
    best: i64 = 0
    for i in range(len(worths)):
        if worths[i] > worths[best]:
            best = i
    return options[best]


class DominationsHeuristic(Heuristic[Dominations]):
    """Values in victory points at the end of the game."""

    def __init__(self, game: Game, sight: int, weights: list[float]) -> None:
        super().__init__(game, sight, weights)
        self.rates: Rates | None = None
        full = self.weights[Weight.POINT] * PLENTY
        self.saved: Final[vec[float]] = vec[float](
            [full * pow(have / PLENTY, self.weights[Weight.SAVING]) for have in range(PLENTY + 1)]
        )
        """What so much Knowledge of a Domain is worth."""

    def is_settled(self, s: Dominations) -> bool:
        return s.pending is None or (SETTLED >> s.pending.ask) & 1 == 1

    def obvious(self, s: Dominations, decision: Decision) -> int:
        """Hands are kept; a free point goes where it completes a price."""
        ask = decision.ask
        if ask in REDRAWS:
            return PASS if PASS in decision.options else UNCLEAR
        if ask == asks.PAY_REDUCE:
            return decision.options[0]
        if ask in VESTIGIA:
            return self.fullest(s, decision)
        if ask == asks.SETUP_OBJECTIVE and self.sees(Sight.OBJECTIVES):
            return self.promising(s, decision)
        if ask == asks.SETUP_MONUMENT:
            return self.nearest(s, decision)
        return UNCLEAR

    def promising(self, s: Dominations, decision: Decision) -> int:
        """The Nation whose objectives are met most often."""
        hopes = vec[float](capacity=len(decision.options))
        for nation in decision.options:
            hope = 0.0
            for number in range(OBJECTIVES):
                at = (nation * OBJECTIVES + number) * Objective.SIZE
                hope += MET[s.tables.objectives[at + Objective.KIND]]
            hopes = append(hopes, hope)
        return first_best(decision.options, hopes)

    def nearest(self, s: Dominations, decision: Decision) -> int:
        """The Monument whose first level costs most of what the tiles in hand Produce."""
        paid = vec[float](capacity=len(decision.options))
        for monument in decision.options:
            cost = s.tables.first_level[monument] * DOMAINS
            total: i64 = 0
            for tile in s.hand(decision.seat):
                for corner in range(CORNERS):
                    domain = s.tables.dots[tile * CORNERS + corner]
                    if domain < DOMAINS:
                        total += s.tables.costs[cost + domain]
            paid = append(paid, float(total))
        return first_best(decision.options, paid)

    def fullest(self, s: Dominations, decision: Decision) -> int:
        """The Domain with the most Knowledge that has room for more."""
        held = vec[float](capacity=len(decision.options))
        for domain in decision.options:
            have = s.knowledge(decision.seat, domain)
            has_room = have < min(PLENTY, s.limit(decision.seat, domain))
            held = append(held, float(have) if has_room else -1.0)
        return first_best(decision.options, held)

    def scale(self, s: Dominations) -> float:
        return self.weights[Weight.CALM] + self.weights[Weight.SWING] * self.turns_left(s, 0)

    def ends_left(self, s: Dominations) -> float:
        """How many times Influence will still be scored."""
        return float(AGES + 1 - max(1, s.turn[Now.AGE]))

    def turns_in_age(self, s: Dominations, seat: i64) -> float:
        """The seat's turns until the end of the Age; a turn in progress is half a turn."""
        if s.turn[Now.AGE] == 0:
            return float(TURNS_PER_AGE)
        left = float(TURNS_PER_AGE - s.turn[Now.ROUND])
        active = s.active()
        if active < 0:
            return left
        if active == seat:
            return left + self.still_to_come(s)
        return left + 1.0 if s.initiative(seat) > s.initiative(active) else left

    def still_to_come(self, s: Dominations) -> float:
        """How much of the turn in progress is left to spend Knowledge in."""
        ask = s.pending.ask if s.pending is not None else asks.DEVELOP_MENU
        if ask in (asks.GROW_MENU, asks.GROW_SECOND):
            return 0.6
        return 0.3 if ask == asks.BUILD_MENU else 0.0

    def considered(self, decision: Decision) -> list[int]:
        """All but the exchange, which gives two for one."""
        options = decision.options
        exchange = EXCHANGES.get(decision.ask, UNCLEAR)
        if exchange == UNCLEAR or exchange not in options or len(options) == 1:
            return options
        return [option for option in options if option != exchange]

    def searched(self, s: Dominations, decision: Decision) -> list[int]:
        """Exchange only for the one Knowledge that a purchase of this menu lacks."""
        if decision.ask == asks.EXCHANGE_GET:
            lacking = self.lacking(s, s.stack[-2], decision.seat)
            useful = [domain for domain in decision.options if (lacking >> domain) & 1 == 1]
            return useful or decision.options
        options = self.considered(decision)
        if len(options) == len(decision.options):
            return options
        return decision.options if self.lacking(s, s.stack[-1], decision.seat) != 0 else options

    def planned(self, s: Dominations, decision: Decision) -> list[int]:
        return self.searched(s, decision)

    def lacking(self, s: Dominations, menu: AnyFrame, seat: i64) -> i64:
        """The Domains, as bits, of which one more would pay for something in the menu."""
        if isinstance(menu, BuildMenu):
            return short_of_building(s, seat)
        if isinstance(menu, DevelopMenu) and menu.left > 0:
            return short_of_developing(s, seat)
        return 0

    def turns_left(self, s: Dominations, seat: i64) -> float:
        ages = self.ends_left(s) - 1.0
        return self.turns_in_age(s, seat) + ages * float(TURNS_PER_AGE)

    def value(self, s: Dominations, seat: i64) -> float:
        total = self.scored(s, seat)
        if s.over:
            return float(s.points(seat))
        if self.sees(Sight.OBJECTIVES):
            total += self.objectives(s, seat)
        held = self.held(s, seat)
        if self.sees(Sight.CARDS):
            total += self.cards(s, seat, held)
        if self.sees(Sight.KNOWLEDGE):
            total += self.reserves(s, seat)
        if self.sees(Sight.ROLES):
            total += self.roles(s, seat)
        if self.sees(Sight.TRADE):
            total += self.trade(s, seat, held)
        return total

    def names(self) -> list[str]:
        return ["points", "influence", "objectives", "masteries", "knowledge", "roles", "cities"]

    def parts(self, s: Dominations, seat: i64) -> vec[float]:
        points = float(s.points(seat))
        held = self.held(s, seat)
        return vec[float](
            [
                points,
                self.scored(s, seat) - points,
                self.objectives(s, seat),
                self.cards(s, seat, held),
                self.reserves(s, seat),
                self.roles(s, seat),
                self.trade(s, seat, held),
            ]
        )

    def scored(self, s: Dominations, seat: i64) -> float:
        again = self.weights[Weight.INFLUENCE] * self.ends_left(s)
        return float(s.points(seat)) + again * float(s.influence(seat))

    def cards(self, s: Dominations, seat: i64, held: vec[i64]) -> float:
        if self.rates is None:
            self.rates = Rates(s.tables, self.weights)
        rates = self.rates
        turns = self.turns_left(s, seat)
        ends = self.ends_left(s)
        tree = s.trees[seat]
        total = 0.0
        for place in range(1, tree.size()):
            side = tree.card(place) * 2 + tree.side(place)
            for term in range(rates.starts[side], rates.starts[side + 1]):
                when = rates.when[term]
                if when == When.EACH_TURN:
                    total += turns * self.brought(rates, term, held, turns * 0.5)
                elif when == When.EACH_AGE:
                    total += ends * self.brought(rates, term, held, turns * 0.5)
                elif when == When.AT_THE_END:
                    total += self.brought(rates, term, held, turns)
                else:
                    total += rates.amount[term] * ends * (ends + 1.0) * 0.5
        return total * self.weights[Weight.CARDS]

    def brought(self, rates: Rates, term: i64, held: vec[i64], turns: float) -> float:
        """What a term brings once, after some more turns."""
        source = rates.source[term]
        if source < 0:
            return rates.amount[term]
        kind = source // (DOMAINS + 1)
        growth = self.weights[Weight.GROWTH] * GROWTH[kind] * turns
        if source == kind * (DOMAINS + 1) + DOMAINS:
            growth *= float(DOMAINS)
        count = (float(held[source]) + growth) / rates.div[term]
        return rates.amount[term] * min(rates.most[term], count)

    def held(self, s: Dominations, seat: i64) -> vec[i64]:
        """Cities, their levels and Nodus by Domain, each with the sum of all."""
        held = filled(Held.SIZE, 0)
        slots = s.board.slots
        for slot in range(WHEEL, s.board.size()):
            at = slot * Slot.SIZE
            if slots[at + Slot.OWNER] == seat:
                level = slots[at + Slot.LEVEL]
                camp = slots[at + Slot.CAMP]
                held[Held.CITIES + camp] += 1
                held[Held.CITIES + DOMAINS] += 1
                held[Held.LEVELS + camp] += level
                held[Held.LEVELS + DOMAINS] += level
        for domain in range(DOMAINS):
            count = s.trees[seat].nodus[domain]
            held[Held.NODUS + domain] = count
            held[Held.NODUS + DOMAINS] += count
        return held

    def reserves(self, s: Dominations, seat: i64) -> float:
        """Knowledge that can still be spent in this Age."""
        total = 0.0
        for domain in range(DOMAINS):
            have = s.knowledge(seat, domain)
            total += self.saved[min(have, PLENTY)]
            if have > PLENTY:
                total += self.weights[Weight.PLENTY_POINT] * float(have - PLENTY)
        turns = self.turns_in_age(s, seat)
        return total * min(
            1.0, self.weights[Weight.UNSPENT] + self.weights[Weight.SPENDING] * turns
        )

    def roles(self, s: Dominations, seat: i64) -> float:
        """Domination cards that the seat leads for; a lead lasts better the fewer turns come."""
        turns = self.turns_in_age(s, seat)
        doubt = self.weights[Weight.ROLE_FADE] * turns * turns
        is_last = s.turn[Now.AGE] == AGES
        total = 0.0
        for role in range(ROLES):
            row = role * Role.SIZE
            margin = self.margin(s, seat, s.tables.roles[row + Role.DOMAIN])
            if margin > 0.0:
                points = s.tables.roles[row + (Role.VP_TWO if s.seats == 2 else Role.VP)]
                worth = self.weights[Weight.LAST_ROLE] if is_last else float(points) + 1.0
                total += worth * margin / (margin + doubt)
        return total * self.weights[Weight.ROLE]

    def margin(self, s: Dominations, seat: i64, domain: i64) -> float:
        """How much more Knowledge of a Domain the seat has than anybody else."""
        most: i64 = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.knowledge(other, domain))
        return float(s.knowledge(seat, domain) - most)

    def trade(self, s: Dominations, seat: i64, held: vec[i64]) -> float:
        """What Cities will Produce."""
        levels = held[Held.LEVELS + DOMAINS]
        return self.weights[Weight.CITY_TURN] * float(levels) * self.turns_left(s, seat)

    def objectives(self, s: Dominations, seat: i64) -> float:
        """What the objectives will score if those begun are met with some chance."""
        nation = s.nation(seat)
        if nation < 0:
            return 0.0
        hoped = 0.0
        for number in range(OBJECTIVES):
            done = self.progress(s, seat, (nation * OBJECTIVES + number) * Objective.SIZE)
            if done >= 1.0:
                hoped += 1.0
            elif done > 0.0:
                hoped += self.weights[Weight.HOPE] * pow(done, self.weights[Weight.BEND])
        whole = min(OBJECTIVES - 1, int(hoped))
        table = s.tables.constants.objective_vp
        low = float(table[whole])
        return low + (hoped - float(whole)) * (float(table[whole + 1]) - low)

    def progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """How much of an objective is met, from 0 to 1."""
        row = s.tables.objectives
        kind = row[at + Objective.KIND]
        if kind == Goal.CITIES:
            return self.city_progress(s, seat, at)
        if kind == Goal.ADJACENT_CITIES:
            return share(largest_group(s.board, seat), row[at + Objective.COUNT])
        if kind == Goal.SEPARATE_CITIES:
            return share(len(groups(s.board, seat)), row[at + Objective.COUNT])
        if kind == Goal.MONUMENTS:
            return share(controlled(s, seat), row[at + Objective.COUNT])
        if kind == Goal.NODUS:
            return self.nodus_progress(s, seat, at)
        if kind == Goal.INFLUENCE:
            return share(s.influence(seat), row[at + Objective.COUNT])
        return self.mastery_progress(s, seat, at)

    def city_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """Levels built of the levels wanted, the highest Cities against the highest wishes."""
        row = s.tables.objectives
        have = filled(4, 0)
        slots = s.board.slots
        for slot in range(WHEEL, s.board.size()):
            if slots[slot * Slot.SIZE + Slot.OWNER] == seat:
                have[slots[slot * Slot.SIZE + Slot.LEVEL]] += 1
        built: i64 = 0
        wanted: i64 = 0
        spare: i64 = 0
        for step in range(3):
            level = 3 - step
            need = row[at + Objective.NEED + level - 1]
            there = have[level] + spare
            built += level * min(there, need)
            wanted += level * need
            spare = max(0, there - need)
        return share(built, wanted)

    def nodus_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        have: i64 = 0
        need: i64 = 0
        for domain in range(DOMAINS):
            wanted = s.tables.objectives[at + Objective.NEED + domain]
            need += wanted
            have += min(wanted, s.trees[seat].nodus[domain])
        return share(have, need)

    def mastery_progress(self, s: Dominations, seat: i64, at: i64) -> float:
        """Values of Masteries had of those wanted."""
        needs = s.tables.needs
        rows = s.tables.objectives
        have: i64 = 0
        need: i64 = 0
        for line in range(rows[at + Objective.LINES_FROM], rows[at + Objective.LINES_TO]):
            row = line * Need.SIZE
            count = matching_masteries(s, seat, row)
            need += needs[row + Need.COUNT] * needs[row + Need.VALUE]
            have += min(count, needs[row + Need.COUNT]) * needs[row + Need.VALUE]
        return share(have, need)


def share(have: i64, need: i64) -> float:
    if have >= need:
        return 1.0
    return float(have) / float(need)
