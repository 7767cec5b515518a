"""Effect lines at work: when a trigger happens, the lines that wait for it yield their outcome."""

from typing import ClassVar, Final

from ludopolis.core.decision import PASS, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.amounts import Amounts, amounts_of, nothing
from ludopolis.games.dominations.columns import InfluenceFrom, Key, PointsFrom, Standing
from ludopolis.games.dominations.counting import counted
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MASTERIES
from ludopolis.games.dominations.verbs import (
    add_extra,
    draw_tiles,
    gain,
    gain_all,
    grow_influence,
    score,
    seal,
    turn_mastery,
)
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, Effect, Half, Side, Trigger


class Happening:
    """What cards may wait for: the trigger, whose cards, and what the filters look at.

    ``first`` and ``second`` are Camp and edges or level, or Domain and value; ``skip`` is the place
    of the card that is itself the event (D-11.14), 0 for none.
    """

    def __init__(
        self, trigger: i64, seat: i64, first: i64 = ANY, second: i64 = ANY, skip: i64 = 0
    ) -> None:
        self.trigger: Final = trigger
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.skip: Final = skip


def fire(
    s: Dominations, trigger: i64, seat: i64, first: i64 = ANY, second: i64 = ANY, skip: i64 = 0
) -> None:
    """Something happened: push the work of the seat's cards that wait for it, if there are any."""
    waits = s.standing[seat * Standing.SIZE + Standing.TRIGGER_LINES + trigger] > 0
    if waits or (skip > 0 and may_turn_up(s, trigger, seat, skip)):
        event = Happening(trigger, seat, first, second, skip)
        # The size of now: a card that comes while the effects run does not take part in them.
        s.stack.append(Effects(event, 1, 0, s.trees[seat].size()))


def may_turn_up(s: Dominations, trigger: i64, seat: i64, place: i64) -> bool:
    """Whether the own lines of a card may turn another whose new side waits for it (D-11.12)."""
    tree = s.trees[seat]
    if has_line(s, tree.card(place), tree.side(place), Trigger.ON_ACQUIRE, Effect.FREE_UPGRADE):
        for mastery in range(MASTERIES):
            if tree.has(mastery) and has_line(s, mastery, Side.ADVANCED, trigger):
                return True
    return False


def has_line(s: Dominations, card: i64, side: i64, trigger: i64, outcome: i64 = ANY) -> bool:
    tables = s.tables
    for number in range(tables.first_line(card, side), tables.end_line(card, side)):
        line = number * Key.SIZE
        is_outcome = passes(outcome, tables.lines[line + Key.OUTCOME])
        if is_outcome and tables.lines[line + Key.TRIGGER] == trigger:
            return True
    return False


def fire_all(s: Dominations, trigger: i64) -> None:
    """The same for all players, in initiative order (D-3.8)."""
    place = s.seats - 1
    while place >= 0:
        fire(s, trigger, s.at_initiative(place))
        place -= 1


def acquire(s: Dominations, seat: i64, card: i64) -> None:
    """A side comes into effect: its own lines happen at once (D-11.12, D-21.6).

    The card lies in the tree already, so that counts include it (D-11.13).
    """
    place = s.trees[seat].held[card]
    s.stack.append(Effects(Happening(Trigger.ON_ACQUIRE, seat), place, 0, place + 1))


def turn_over(s: Dominations, seat: i64, mastery: i64, is_free: bool) -> None:
    """Turn a Mastery; then its own lines, then the cards that wait for it (D-11.12, D-21.15)."""
    turn_mastery(s, seat, mastery, is_free)
    tables = s.tables
    place = s.trees[seat].held[mastery]
    fire(s, Trigger.ON_UPGRADE, seat, tables.domain[mastery], tables.value[mastery], place)
    acquire(s, seat, mastery)


def passes(wanted: i64, given: i64) -> bool:
    return wanted == ANY or wanted == given  # noqa: PLR1714 -- a tuple would be built each time


def applies(s: Dominations, event: Happening, line: i64) -> bool:
    """Whether all filters of a line hold (D-21.4)."""
    lines = s.tables.lines
    trigger = event.trigger
    if trigger == Trigger.ON_PRODUCE:
        return s.produced(event.seat, lines[line + Key.PRODUCED]) >= lines[line + Key.AT_LEAST]
    if trigger == Trigger.ON_PLACE:
        is_camp = passes(lines[line + Key.CAMP], event.first)
        return is_camp and event.second >= lines[line + Key.EDGES]
    if trigger == Trigger.ON_CITY_BUILT:
        is_camp = passes(lines[line + Key.CAMP], event.first)
        return is_camp and event.second >= lines[line + Key.LEVEL]
    if trigger in (Trigger.ON_DEVELOP, Trigger.ON_UPGRADE):
        is_domain = passes(lines[line + Key.CARD_DOMAIN], event.first)
        return is_domain and passes(lines[line + Key.CARD_VALUE], event.second)
    return True


def yield_of(s: Dominations, seat: i64, line: i64) -> i64:
    """How much a line yields (D-21.2)."""
    lines = s.tables.lines
    amount = lines[line + Key.AMOUNT]
    if lines[line + Key.PER] == ANY:
        return amount
    times = counted(s, seat, line) // lines[line + Key.DIV]
    most = lines[line + Key.MOST]
    return amount * (min(most, times))


def carry_out(s: Dominations, seat: i64, line: i64, card: i64) -> None:
    """Let a line yield its outcome; what needs a decision is pushed (D-21.19 to D-21.25)."""
    amount = yield_of(s, seat, line)
    if amount == 0:
        return
    outcome = s.tables.lines[line + Key.OUTCOME]
    if outcome == Effect.VP:
        score(s, seat, amount, PointsFrom.CARDS)
    elif outcome == Effect.INFLUENCE:
        grow_influence(s, seat, amount, InfluenceFrom.CARDS)
    elif outcome == Effect.KNOWLEDGE:
        gain_line(s, seat, s.tables.lines[line + Key.DOMAIN], amount, card)
    elif outcome == Effect.TILES:
        draw_tiles(s, seat, amount)
    elif outcome == Effect.FREE_UPGRADE:
        s.stack.append(FreeUpgrade(seat, amount, s.tables.lines[line + Key.MAX_VALUE], card))
    # Extra actions are nothing outside the own turn (D-21.24, D-21.25).
    elif seat == s.active():
        add_extra(
            s,
            amount if outcome == Effect.EXTRA_BUILD else 0,
            amount if outcome == Effect.EXTRA_DEVELOP else 0,
        )


def gain_line(s: Dominations, seat: i64, domain: i64, amount: i64, card: i64) -> None:
    if domain == Half.VESTIGIUM:
        # A question to another seat than the one at turn: that one can't take its move back.
        if seat != s.active():
            seal(s)
        s.stack.append(GainVestigium(seat, amount, card, nothing()))
    else:
        gain(s, seat, domain, amount, card)


class Effects(Frame[Dominations]):
    """The lines of a seat's cards that wait for a trigger, from one card and line on (D-21.1)."""

    code: ClassVar[int] = 1

    def __init__(self, event: Happening, place: i64, line: i64, end: i64) -> None:
        self.event: Final = event
        self.place: Final = place
        self.line: Final = line
        self.end: Final = end

    def fields(self) -> list[int]:
        e = self.event
        return [e.seat, e.trigger, self.place, self.line, self.end, e.first, e.second, e.skip]

    @classmethod
    def restore(cls, fields: list[int]) -> AnyFrame:
        seat, trigger, place, line, end, first, second, skip = fields
        return Effects(Happening(trigger, seat, first, second, skip), place, line, end)

    def step(self, s: Dominations) -> Decision | None:
        line = self.line
        depth = len(s.stack)
        for place in range(self.place, self.end):
            if place != self.event.skip:
                self.run_card(s, place, line, depth)
                if len(s.stack) > depth:
                    return None
            line = 0
        return None

    def run_card(self, s: Dominations, place: i64, line: i64, depth: i64) -> None:
        """The lines of one card; stops behind a line that needs a decision, after a successor."""
        event = self.event
        tables = s.tables
        tree = s.trees[event.seat]
        card = tree.card(place)
        start = tables.first_line(card, tree.side(place))
        end = tables.end_line(card, tree.side(place))
        while start + line < end:
            row = (start + line) * Key.SIZE
            line += 1
            if tables.lines[row + Key.TRIGGER] == event.trigger and applies(s, event, row):
                carry_out(s, event.seat, row, card)
                # The line asks something: the rest of the lines waits below its question.
                if len(s.stack) > depth:
                    s.stack.insert(depth, Effects(event, place, line, self.end))
                    return


class GainVestigium(Frame[Dominations]):
    """Which Domain for this point? The points named are added together (D-8.9, D-8.11)."""

    code: ClassVar[int] = 2

    def __init__(self, seat: i64, left: i64, card: i64, named: Amounts) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.card: Final = card
        self.named: Final = named

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.card, *self.named.fields()]

    @classmethod
    def restore(cls, fields: list[int]) -> AnyFrame:
        seat, left, card = fields[:3]
        return GainVestigium(seat, left, card, amounts_of(fields[3:]))

    def step(self, s: Dominations) -> Decision | None:
        return Decision(self.seat, asks.GAIN_VESTIGIUM, list(range(DOMAINS)), self.card)

    def answer(self, s: Dominations, option: int) -> None:
        if self.seat != s.active():
            seal(s)
        named = self.named.changed(option, 1)
        if self.left == 1:
            gain_all(s, self.seat, named, self.card)
        else:
            s.stack.append(GainVestigium(self.seat, self.left - 1, self.card, named))


def free_upgrades(s: Dominations, seat: i64, max_value: i64, card: i64) -> list[int]:
    """Other own basic Masteries up to a value (D-21.23)."""
    tree = s.trees[seat]
    found: list[int] = []
    for mastery in range(MASTERIES):
        if mastery == card or s.tables.value[mastery] > max_value:
            continue
        if tree.has(mastery) and tree.side_of(mastery) == Side.BASIC:
            found.append(mastery)
    return found


class FreeUpgrade(Frame[Dominations]):
    """Which Mastery is turned free, if any? (D-21.23)"""

    code: ClassVar[int] = 3

    def __init__(self, seat: i64, left: i64, max_value: i64, card: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.max_value: Final = max_value
        self.card: Final = card

    def fields(self) -> list[int]:
        return [self.seat, self.left, self.max_value, self.card]

    def step(self, s: Dominations) -> Decision | None:
        options = free_upgrades(s, self.seat, self.max_value, self.card)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, asks.EFFECT_FREE_UPGRADE, options, self.card)

    def answer(self, s: Dominations, option: int) -> None:
        if option == PASS:
            return
        # Pushed before the turning, whose own effects come first.
        if self.left > 1:
            s.stack.append(FreeUpgrade(self.seat, self.left - 1, self.max_value, self.card))
        turn_over(s, self.seat, option, True)


FRAMES: Final[list[type[AnyFrame]]] = [Effects, GainVestigium, FreeUpgrade]
