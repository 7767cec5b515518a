"""Exchange of Knowledge: the Campfire's rate and the rates of cards (D-13.6 to D-13.10)."""

from typing import ClassVar, Final

from ludopolis.core.decision import Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.native import i64
from ludopolis.games.dominations import asks
from ludopolis.games.dominations.columns import Key, Now, Standing
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.step import SeatStep
from ludopolis.games.dominations.verbs import exchange
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, Effect

CAMPFIRE_PLACE: Final = 0


def rate_line(s: Dominations, seat: i64, place: i64) -> i64:
    """Where the exchange line of the card at ``place`` begins, -1 if it has none (D-21.46)."""
    tables = s.tables
    tree = s.trees[seat]
    card = tree.card(place)
    side = tree.side(place)
    for number in range(tables.first_line(card, side), tables.end_line(card, side)):
        if tables.lines[number * Key.SIZE + Key.OUTCOME] == Effect.EXCHANGE:
            return number * Key.SIZE
    return -1


def may_give(s: Dominations, seat: i64, place: i64, source: i64) -> bool:
    """Whether the rate takes this Domain, there is enough of it, and something to get for it."""
    give = s.tables.constants.campfire_give
    if place != CAMPFIRE_PLACE:
        line = rate_line(s, seat, place)
        give = s.tables.lines[line + Key.GIVE]
        wanted = s.tables.lines[line + Key.FROM]
        if wanted != ANY and wanted != source:  # noqa: PLR1714
            return False
    if s.knowledge(seat, source) < give:
        return False
    for target in range(DOMAINS):
        if may_get(s, seat, place, source, target):
            return True
    return False


def may_get(s: Dominations, seat: i64, place: i64, source: i64, target: i64) -> bool:
    """Another Domain with room below its limit (D-13.9)."""
    if source == target:
        return False
    get = s.tables.constants.campfire_get
    if place != CAMPFIRE_PLACE:
        line = rate_line(s, seat, place)
        get = s.tables.lines[line + Key.GET]
        wanted = s.tables.lines[line + Key.TO]
        if wanted != ANY and wanted != target:  # noqa: PLR1714
            return False
    return s.knowledge(seat, target) + get <= s.limit(seat, target)


def is_usable(s: Dominations, seat: i64, place: i64) -> bool:
    """Whether the rate of a card can be used now: the Campfire's without end (D-13.6, D-13.7)."""
    if place != CAMPFIRE_PLACE:
        line = rate_line(s, seat, place)
        if line < 0 or s.turn[Now.USES + place] >= s.tables.lines[line + Key.TIMES]:
            return False
    for source in range(DOMAINS):
        if may_give(s, seat, place, source):
            return True
    return False


def may_exchange(s: Dominations, seat: i64) -> bool:
    """Whether any exchange is possible: every menu of the own turn asks (D-13.10, D-22.6)."""
    if is_usable(s, seat, CAMPFIRE_PLACE):
        return True
    # Every menu asks this: most trees have no rate, and need not be searched.
    if s.standing[seat * Standing.SIZE + Standing.EXCHANGES] == 0:
        return False
    for place in range(1, s.trees[seat].size()):
        if is_usable(s, seat, place):
            return True
    return False


def offers(s: Dominations, seat: i64) -> list[int]:
    """The Campfire, then the cards by number."""
    tree = s.trees[seat]
    found: list[int] = []
    for place in range(tree.size()):
        if is_usable(s, seat, place):
            found.append(asks.OFFER_CARD + tree.card(place) if place > 0 else asks.OFFER_CAMPFIRE)
    found.sort()
    return found


class Offer(SeatStep):
    """By which rate, if there are several? (D-13.7)"""

    code: ClassVar[int] = 14

    def step(self, s: Dominations) -> Decision | None:
        found = offers(s, self.seat)
        if len(found) > 1:
            return Decision(self.seat, asks.EXCHANGE_OFFER, found)
        # The only rate is not asked for (D-22.3).
        self.answer(s, found[0])
        return None

    def answer(self, s: Dominations, option: int) -> None:
        place: i64 = 0
        if option != asks.OFFER_CAMPFIRE:
            place = s.trees[self.seat].held[option - asks.OFFER_CARD]
        s.stack.append(Give(self.seat, place))


class Give(Frame[Dominations]):
    """Knowledge of which Domain is given? (D-13.6)"""

    code: ClassVar[int] = 15

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def fields(self) -> list[int]:
        return [self.seat, self.place]

    def step(self, s: Dominations) -> Decision | None:
        options = [d for d in range(DOMAINS) if may_give(s, self.seat, self.place, d)]
        return Decision(self.seat, asks.EXCHANGE_GIVE, options, s.trees[self.seat].card(self.place))

    def answer(self, s: Dominations, option: int) -> None:
        s.stack.append(Get(self.seat, self.place, option))


class Get(Frame[Dominations]):
    """Knowledge of which Domain is got for it? (D-13.9)"""

    code: ClassVar[int] = 16

    def __init__(self, seat: i64, place: i64, source: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.source: Final = source

    def fields(self) -> list[int]:
        return [self.seat, self.place, self.source]

    def step(self, s: Dominations) -> Decision | None:
        options: list[int] = []
        for target in range(DOMAINS):
            if may_get(s, self.seat, self.place, self.source, target):
                options.append(target)
        return Decision(self.seat, asks.EXCHANGE_GET, options, s.trees[self.seat].card(self.place))

    def answer(self, s: Dominations, option: int) -> None:
        give = s.tables.constants.campfire_give
        get = s.tables.constants.campfire_get
        if self.place != CAMPFIRE_PLACE:
            line = rate_line(s, self.seat, self.place)
            give = s.tables.lines[line + Key.GIVE]
            get = s.tables.lines[line + Key.GET]
        exchange(s, self.seat, give, self.source, get, option, self.place)


FRAMES: Final[list[type[AnyFrame]]] = [Offer, Give, Get]
