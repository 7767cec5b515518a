"""The End of an Age: effects, assimilation, VP for Influence, roles; the next Age or the end."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.columns import InfluenceFrom, PointsFrom, Role, Standing
from ludopolis.games.dominations.effects import fire_all, turn_over
from ludopolis.games.dominations.production import power_amount
from ludopolis.games.dominations.purchase import ASSIMILATED, Copy, fits
from ludopolis.games.dominations.scoring import objectives_met
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import AGES, MASTERIES, ROLES, TURNS_PER_AGE
from ludopolis.games.dominations.turn import Turn
from ludopolis.games.dominations.verbs import (
    begin_age,
    clear_knowledge,
    draw_tiles,
    give_back,
    grow_influence,
    hold_role,
    judge,
    renew_roles,
    score,
    seal,
    set_aside,
    set_order,
)
from ludopolis.games.dominations.vocabulary import Power, Side, Trigger


class Age(Frame[Dominations]):
    """An Age begins: five rounds, then its end (D-3.1, D-3.6)."""

    code: ClassVar[int] = 31

    def step(self, s: Dominations) -> Decision | None:
        begin_age(s)
        s.stack.append(Rounds(1, 0))
        return None


class Rounds(Frame[Dominations]):
    """The turns still to come in this Age, in initiative order (D-3.2)."""

    code: ClassVar[int] = 32

    def __init__(self, round_number: i64, place: i64) -> None:
        self.round_number: Final = round_number
        self.place: Final = place

    def fields(self) -> list[int]:
        return [self.round_number, self.place]

    def step(self, s: Dominations) -> Decision | None:
        if self.place == s.seats:
            s.stack.append(Rounds(self.round_number + 1, 0))
        elif self.round_number > TURNS_PER_AGE:
            s.stack.append(EndOfAge())
        else:
            s.stack.append(Rounds(self.round_number, self.place + 1))
            s.stack.append(Turn(self.round_number, self.place))
        return None


class EndOfAge(Frame[Dominations]):
    """The steps of D-14.1, the last ones pushed first; after Age 3 as well (D-17.1).

    Step 1 are the ``end_of_age`` effects, which happen by themselves (D-14.2, D-14.3, D-21.16).
    """

    code: ClassVar[int] = 33

    def step(self, s: Dominations) -> Decision | None:
        seal(s)
        s.stack.append(Roles())
        s.stack.append(InfluencePoints())
        s.stack.append(Assimilate())
        fire_all(s, Trigger.END_OF_AGE)
        return None


# -- step 2: assimilation --


def reach(s: Dominations, seat: i64) -> i64:
    """The Influence that counts for assimilation (D-14.12, D-21.48)."""
    return s.influence(seat) + s.standing[seat * Standing.SIZE + Standing.ASSIMILATION]


def leader(s: Dominations) -> i64:
    """The player with the most Influence; ties by initiative (D-14.4, D-3.7)."""
    # From I on, so that a later player needs more (D-3.7).
    best = s.at_initiative(0)
    for place in range(1, s.seats):
        seat = s.at_initiative(place)
        if reach(s, seat) > reach(s, best):
            best = seat
    return best


def highest_value(s: Dominations, influence: i64) -> i64:
    """The highest value that this Influence lets assimilate (D-14.6)."""
    value: i64 = 0
    bands = s.tables.constants.bands
    for band in range(len(bands) // 2):
        if influence >= bands[2 * band]:
            value = bands[2 * band + 1]
    return value


def is_held_by_other(s: Dominations, seat: i64, mastery: i64, side: i64) -> bool:
    """Whether another player has the Mastery, at least on this side."""
    for other in range(s.seats):
        tree = s.trees[other]
        if other != seat and tree.has(mastery) and tree.side_of(mastery) >= side:
            return True
    return False


def may_take(s: Dominations, seat: i64, mastery: i64) -> bool:
    """A Mastery of another player, of which a copy is left and fits (D-14.5, D-14.7).

    Its prerequisite is not needed (D-14.8).
    """
    if s.copies[mastery] == 0 or s.trees[seat].has(mastery):
        return False
    return is_held_by_other(s, seat, mastery, Side.BASIC) and fits(s, seat, mastery)


def may_turn(s: Dominations, seat: i64, mastery: i64) -> bool:
    """An own basic Mastery that another player has advanced (D-14.9)."""
    tree = s.trees[seat]
    if not tree.has(mastery) or tree.side_of(mastery) != Side.BASIC:
        return False
    return is_held_by_other(s, seat, mastery, Side.ADVANCED)


def assimilations(s: Dominations, seat: i64) -> list[int]:
    """What the leader may take or turn; the value limits both (D-14.6, D-14.10)."""
    most = highest_value(s, reach(s, seat))
    near = [m for m in range(MASTERIES) if s.tables.value[m] <= most]
    options = [m for m in near if may_take(s, seat, m)]
    for mastery in near:
        if may_turn(s, seat, mastery):
            options.append(asks.TURNED + mastery)
    return options


class Assimilate(Frame[Dominations]):
    """What does the leader assimilate, if anything? (D-14.4)"""

    code: ClassVar[int] = 34

    def step(self, s: Dominations) -> Decision | None:
        seat = leader(s)
        options = assimilations(s, seat)
        if not options:
            return None
        options.append(PASS)
        return Decision(seat, asks.AGE_ASSIMILATE, options)

    def answer(self, s: Dominations, option: int) -> None:
        if option == PASS:
            return
        seat = leader(s)
        if option >= asks.TURNED:
            turn_over(s, seat, option - asks.TURNED, True)
        else:
            s.stack.append(Copy(ASSIMILATED, seat, option))


class InfluencePoints(Frame[Dominations]):
    """Step 3: VP equal to the Influence (D-14.13)."""

    code: ClassVar[int] = 35

    def step(self, s: Dominations) -> Decision | None:
        for place in range(s.seats):
            seat = s.at_initiative(place)
            score(s, seat, s.influence(seat), PointsFrom.INFLUENCE)
        return None


# -- step 4: roles --


def dominant(s: Dominations, domain: i64) -> i64:
    """Who has the most Knowledge left in a Domain, -1 if nobody has any (D-15.1, D-15.2)."""
    best: i64 = -1
    most: i64 = 0
    for place in range(s.seats):
        seat = s.at_initiative(place)
        if s.knowledge(seat, domain) > most:
            best = seat
            most = s.knowledge(seat, domain)
    return best


def role_points(s: Dominations, role: i64) -> i64:
    """What a Domination card scores (D-15.5, D-17.2, D-17.3)."""
    if s.age() == AGES:
        return s.tables.constants.last_age_role_vp
    return s.tables.roles[role * Role.SIZE + (Role.VP_TWO if s.seats == 2 else Role.VP)]


class Roles(Frame[Dominations]):
    """Find all six holders with the old initiative, then go through them (D-15.4).

    Then the next Age is prepared, or the game ends (D-14.14).
    """

    code: ClassVar[int] = 36

    def step(self, s: Dominations) -> Decision | None:
        renew_roles(s)
        # One player may take several cards (D-15.3).
        for role in range(ROLES):
            hold_role(s, role, dominant(s, s.tables.roles[role * Role.SIZE + Role.DOMAIN]))
        s.stack.append(GameEnd() if s.age() == AGES else NextAge())
        s.stack.append(UseRole(0))
        return None


class UseRole(Frame[Dominations]):
    """Points and power of one Domination card, then the next (D-15.5)."""

    code: ClassVar[int] = 37

    def __init__(self, role: i64) -> None:
        self.role: Final = role

    def fields(self) -> list[int]:
        return [self.role]

    def step(self, s: Dominations) -> Decision | None:
        role = self.role
        if role + 1 < ROLES:
            s.stack.append(UseRole(role + 1))
        seat = s.holder(role)
        if seat < 0:
            return None
        score(s, seat, role_points(s, role), PointsFrom.ROLES)
        if s.age() < AGES:
            self.use_power(s, seat)
        return None

    def use_power(self, s: Dominations, seat: i64) -> None:
        """What happens at once; the other powers are looked up when they matter (D-15.5)."""
        power = s.tables.roles[self.role * Role.SIZE + Role.POWER]
        # The Influence was scored in step 3 already: this scores in the next Age (D-15.7).
        if power == Power.INFLUENCE_NOW:
            amount = s.tables.roles[self.role * Role.SIZE + Role.AMOUNT]
            grow_influence(s, seat, amount, InfluenceFrom.ROLES)
        elif power == Power.SET_ORDER:
            # The Governor decides, whoever moved last.
            seal(s)
            s.stack.append(NameOrder(seat, 0, 0))


class NameOrder(Frame[Dominations]):
    """Who is next on the initiative track? The last place goes to the last player (D-15.6).

    ``order`` has three bits for each seat named.
    """

    code: ClassVar[int] = 38

    def __init__(self, seat: i64, count: i64, order: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.order: Final = order

    def fields(self) -> list[int]:
        return [self.seat, self.count, self.order]

    def named(self) -> list[int]:
        return [(self.order >> (3 * k)) & 7 for k in range(self.count)]

    def left(self, s: Dominations) -> list[int]:
        named = self.named()
        return [seat for seat in range(s.seats) if seat not in named]

    def step(self, s: Dominations) -> Decision | None:
        left = self.left(s)
        if len(left) > 1:
            return Decision(self.seat, asks.AGE_ORDER, left)
        # The last player is not asked for (D-22.3).
        set_order(s, self.named() + left)
        return None

    def answer(self, s: Dominations, option: int) -> None:
        chosen: i64 = option
        order = self.order | (chosen << (3 * self.count))
        s.stack.append(NameOrder(self.seat, self.count + 1, order))


# -- step 5: the next Age --


def hand_goal(s: Dominations, seat: i64) -> i64:
    """How many tiles a hand is refilled to (D-15.8, D-16.4, D-21.47)."""
    more = (
        power_amount(s, seat, Power.EXTRA_TILES)
        + s.standing[seat * Standing.SIZE + Standing.HAND_SIZE]
    )
    return s.tables.constants.hand_size + more


class NextAge(Frame[Dominations]):
    """Knowledge to 0, hands refilled in the new order, ``age_start``, the Age (D-16.1, D-16.2)."""

    code: ClassVar[int] = 39

    def step(self, s: Dominations) -> Decision | None:
        seal(s)
        clear_knowledge(s)
        s.stack.append(Age())
        s.stack.append(AgeStart())
        place = s.seats - 1
        while place >= 0:
            s.stack.append(GiveUp(asks.AGE_KEEP, s.at_initiative(place)))
            place -= 1
        return None


class AgeStart(Frame[Dominations]):
    """The ``age_start`` effects in the new order (D-16.7, D-21.8)."""

    code: ClassVar[int] = 40

    def step(self, s: Dominations) -> Decision | None:
        fire_all(s, Trigger.AGE_START)
        return None


class GiveUp(Frame[Dominations]):
    """One more tile to give up? Then the hand is refilled (D-2.8, D-16.3, D-16.5).

    ``ask`` tells the occasion: tiles given up before an Age's refill, or in a redraw.
    """

    code: ClassVar[int] = 41

    def __init__(self, ask: i64, seat: i64) -> None:
        self.ask: Final = ask
        self.seat: Final = seat

    def fields(self) -> list[int]:
        return [self.ask, self.seat]

    def step(self, s: Dominations) -> Decision | None:
        options = s.hand(self.seat)
        # An empty hand can give up nothing, but may still be refilled.
        if not options:
            self.answer(s, PASS)
            return None
        options.append(PASS)
        return Decision(self.seat, self.ask, options)

    def answer(self, s: Dominations, option: int) -> None:
        if option != PASS:
            set_aside(s, option)
            s.stack.append(self)
            return
        # The seat is done; another one is asked.
        seal(s)
        given = give_back(s, self.seat)
        if self.ask == asks.AGE_KEEP:
            missing = hand_goal(s, self.seat) - s.hand_count(self.seat)
            draw_tiles(s, self.seat, max(0, missing))
            s.stack.append(GiveUp(asks.AGE_REDRAW, self.seat))
        else:
            draw_tiles(s, self.seat, given)


# -- the end --


class GameEnd(Frame[Dominations]):
    """After the roles of Age 3: ``game_end`` effects, then objectives (D-17.4, D-21.17)."""

    code: ClassVar[int] = 42

    def step(self, s: Dominations) -> Decision | None:
        s.stack.append(Objectives())
        fire_all(s, Trigger.GAME_END)
        return None


class Objectives(Frame[Dominations]):
    """Objectives score by their number, and the game is over (D-18.2, D-17.5)."""

    code: ClassVar[int] = 43

    def step(self, s: Dominations) -> Decision | None:
        for place in range(s.seats):
            seat = s.at_initiative(place)
            met = objectives_met(s, seat)
            judge(s, seat, met)
            count: i64 = 0
            for each in met:
                if each:
                    count += 1
            score(s, seat, s.tables.constants.objective_vp[count], PointsFrom.OBJECTIVES)
        s.over = True
        return None


FRAMES: Final[list[type[AnyFrame]]] = [
    Age,
    Rounds,
    EndOfAge,
    Assimilate,
    InfluencePoints,
    Roles,
    UseRole,
    NameOrder,
    NextAge,
    AgeStart,
    GiveUp,
    GameEnd,
    Objectives,
]
