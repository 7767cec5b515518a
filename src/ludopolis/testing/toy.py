"""Pearls, a very small game with everything that makes games hard to serve.

Hidden hands, draws, a question put to another seat in the middle of a turn, forced questions and
a pass. Rules, numbered for tests: Y-1 each seat starts with two cards; Y-2 a turn begins with a
draw, and the game ends when there is nothing to draw; Y-3 the seat lays up to two cards or passes;
Y-4 laying a ruby lets it choose a rival with cards; Y-5 the rival shows and gives a card of its
choice; Y-6 points are the values of the cards laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

import msgspec

from ludopolis.content import load_text
from ludopolis.core.decision import PASS, AskSpec, Decision
from ludopolis.core.frame import AnyFrame, Frame
from ludopolis.core.game import FlagSpec, Game, Outcome, Setup
from ludopolis.core.rng import Rng, seeded
from ludopolis.core.state import State
from ludopolis.wire.event import Event
from ludopolis.wire.text import Line, NameArg, SeatArg
from ludopolis.wire.view import Asked, Own, View

if TYPE_CHECKING:
    from ludopolis.wire.text import Names

LAY: Final = 0
ROB: Final = 1
GIVE: Final = 2

KINDS: Final = 3
RUBY: Final = 2
MOST_SEATS: Final = 4
START_HAND: Final = 2
MOST_LAID: Final = 2

ASKS: Final = [
    AskSpec("lay", {"lay:*": "card:*"}, "Y-3", KINDS, optional=True),
    AskSpec("rob", {"rob:*": "seat:*"}, "Y-4", MOST_SEATS),
    AskSpec("give", {"give:*": "card:*"}, "Y-5", KINDS),
]

TOY_PACK: Final = """\
title = "pearls"

[[kind]]
id = "shell"
value = 1
name_en = "shell"
name_fr = "coquillage"
name_nl = "schelp"

[[kind]]
id = "pearl"
value = 2
name_en = "pearl"
name_fr = "perle"
name_nl = "parel"

[[kind]]
id = "ruby"
value = 1
name_en = "ruby"
name_fr = "rubis"
name_nl = "robijn"
"""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    value: int
    name_en: str
    name_fr: str
    name_nl: str


class ToyPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the game."""

    title: str
    kind: list[Kind]


class Drew(Event, frozen=True):
    """A card was drawn; only its owner knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    def line(self) -> Line:
        if self.card is None:
            return Line("toy-event-drew-hidden", {"player": SeatArg(self.seat)})
        return Line("toy-event-drew", {"player": SeatArg(self.seat), "card": NameArg(self.card)})


class LeakyDrew(Drew, frozen=True):
    """The planted leak: it tells everybody."""

    def seen_by(self, seat: int) -> Self:
        return self


class Laid(Event, frozen=True):
    """A card was laid for all to see."""

    seat: int
    card: str

    def line(self) -> Line:
        return Line("toy-event-laid", {"player": SeatArg(self.seat), "card": NameArg(self.card)})


class Gave(Event, frozen=True):
    """A card was shown and given: everybody knows where it is."""

    seat: int
    taker: int
    card: str

    def line(self) -> Line:
        args = {"player": SeatArg(self.seat), "taker": SeatArg(self.taker)}
        return Line("toy-event-gave", {**args, "card": NameArg(self.card)})


class Ended(Event, frozen=True):
    """There was nothing left to draw."""

    def line(self) -> Line:
        return Line("toy-event-ended")


class ToyView(View, frozen=True, kw_only=True):
    """Own hand, sizes of all hands, and all that lies open."""

    deck: int
    hand: list[int]
    hand_sizes: list[int]
    shown: list[list[int]]
    laid: list[list[int]]
    leak: list[int]


class ToyOwn(Own, frozen=True):
    """What of a view only its seat may know."""

    hand: list[int]


class ToyState(State):
    """Hands, laid cards and cards known to be in hands, as counts per seat and kind."""

    def __init__(
        self, game: ToyGame, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> None:
        super().__init__(rng, stack)
        self.game = game
        self.deck, self.hands, self.shown, self.laid = zones
        self.seats = len(self.hands) // KINDS

    def clone(self) -> ToyState:
        twin = ToyState(self.game, self.zones(), self.rng.clone(), self.stack.copy())
        twin.copy_kernel(self)
        return twin

    def zones(self) -> list[list[int]]:
        return [self.deck.copy(), self.hands.copy(), self.shown.copy(), self.laid.copy()]

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def kinds_in_hand(self, seat: int) -> list[int]:
        return [kind for kind, count in enumerate(self.hand(seat)) if count]

    def rivals(self, seat: int) -> list[int]:
        return [rival for rival in range(self.seats) if rival != seat and any(self.hand(rival))]

    def scores(self) -> list[int]:
        values = self.game.values
        return [
            sum(self.laid[seat * KINDS + kind] * values[kind] for kind in range(KINDS))
            for seat in range(self.seats)
        ]

    def determinize(self, seat: int, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        pool = self.deck.copy()
        for other in others:
            for slot in range(other * KINDS, (other + 1) * KINDS):
                pool.extend([slot % KINDS] * (self.hands[slot] - self.shown[slot]))
        rng.shuffle(pool)
        for other in others:
            self.redeal(other, pool)
        self.deck = pool
        self.rng = rng.fork()
        self.settle()

    def redeal(self, seat: int, pool: list[int]) -> None:
        unknown = sum(self.hand(seat))
        for slot in range(seat * KINDS, (seat + 1) * KINDS):
            unknown -= self.shown[slot]
            self.hands[slot] = self.shown[slot]
        for card in range(unknown):
            self.hands[seat * KINDS + pool.pop()] += 1


def emit(s: ToyState, event: Event) -> None:
    if s.sink is not None:
        s.sink.append(event)


def draw(s: ToyState, seat: int) -> None:
    kind = s.deck.pop()
    s.hands[seat * KINDS + kind] += 1
    s.revealed += 1
    make = LeakyDrew if s.game.leak_events else Drew
    emit(s, make(seat, s.game.ids[kind]))


def lay(s: ToyState, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.laid[seat * KINDS + kind] += 1
    emit(s, Laid(seat, s.game.ids[kind]))


def give(s: ToyState, seat: int, taker: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.hands[taker * KINDS + kind] += 1
    s.shown[taker * KINDS + kind] += 1
    s.revealed += 1
    emit(s, Gave(seat, taker, s.game.ids[kind]))


def leave_hand(s: ToyState, seat: int, kind: int) -> None:
    slot = seat * KINDS + kind
    s.hands[slot] -= 1
    s.shown[slot] = max(0, s.shown[slot] - 1)


class Turn(Frame[ToyState]):
    """Y-2: draw, then lay; the next seat follows."""

    code: ClassVar[int] = 0

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def step(self, s: ToyState) -> None:
        if not s.deck:
            s.over = True
            emit(s, Ended())
            return
        draw(s, self.seat)
        s.stack.append(Turn((self.seat + 1) % s.seats))
        s.stack.append(Lay(self.seat, MOST_LAID))


class Lay(Frame[ToyState]):
    """Y-3: lay up to ``left`` cards."""

    code: ClassVar[int] = 1

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def fields(self) -> list[int]:
        return [self.seat, self.left]

    def step(self, s: ToyState) -> Decision | None:
        kinds = s.kinds_in_hand(self.seat)
        if not kinds or self.left == 0:
            return None
        return Decision(self.seat, LAY, [*kinds, PASS])

    def answer(self, s: ToyState, option: int) -> None:
        if option == PASS:
            return
        lay(s, self.seat, option)
        s.stack.append(Lay(self.seat, self.left - 1))
        if option == RUBY:
            s.stack.append(Rob(self.seat))


class Rob(Frame[ToyState]):
    """Y-4: choose who must give."""

    code: ClassVar[int] = 2

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.seat]

    def step(self, s: ToyState) -> Decision | None:
        rivals = s.rivals(self.seat)
        return Decision(self.seat, ROB, rivals, RUBY) if rivals else None

    def answer(self, s: ToyState, option: int) -> None:
        s.revealed += 1
        s.stack.append(Give(option, self.seat))


class Give(Frame[ToyState]):
    """Y-5: the rival chooses the card."""

    code: ClassVar[int] = 3

    def __init__(self, seat: int, taker: int) -> None:
        self.seat = seat
        self.taker = taker

    def fields(self) -> list[int]:
        return [self.seat, self.taker]

    def step(self, s: ToyState) -> Decision:
        return Decision(self.seat, GIVE, s.kinds_in_hand(self.seat), RUBY)

    def answer(self, s: ToyState, option: int) -> None:
        give(s, self.seat, self.taker, option)


class ToyGame(Game[ToyState]):
    """The rules of Pearls.

    ``leak`` plants the next card in every view, ``leak_events`` tells everybody what was drawn.
    """

    def __init__(
        self, pack: str = TOY_PACK, *, leak: bool = False, leak_events: bool = False
    ) -> None:
        loaded = load_text("pearls.toml", pack, ToyPack)
        flags = [FlagSpec("deck", ["full", "short"])]
        seats = range(2, MOST_SEATS + 1)
        frames: list[type[AnyFrame]] = [Turn, Lay, Rob, Give]
        super().__init__("toy", 1, seats, ASKS, flags, loaded.data.title, loaded.hash, frames)
        self.ids: Final = [kind.id for kind in loaded.data.kind]
        self.values: Final = [kind.value for kind in loaded.data.kind]
        self.pack_names: Final = loaded.names()
        self.leak: Final = leak
        self.leak_events: Final = leak_events

    def copies(self, setup: Setup) -> int:
        return 4 if self.flag_index(setup, "deck") else 6

    def new(self, setup: Setup) -> ToyState:
        self.check_setup(setup)
        rng = seeded(setup.seed)
        deck = [kind for kind in range(KINDS) for copy in range(self.copies(setup))]
        rng.shuffle(deck)
        empty = [0] * (setup.seats * KINDS)
        s = ToyState(self, [deck, empty.copy(), empty.copy(), empty.copy()], rng, [Turn(0)])
        for seat in range(setup.seats):
            for card in range(START_HAND):
                draw(s, seat)
        s.settle()
        return s

    def load(
        self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> ToyState:
        assert len(zones[1]) == setup.seats * KINDS
        return ToyState(self, [zone.copy() for zone in zones], rng, stack)

    def own(self, s: ToyState, seat: int) -> ToyOwn:
        return ToyOwn(seat, self.asked(s, seat), [] if seat < 0 else s.hand(seat))

    def view(self, s: ToyState, seat: int) -> ToyView:
        seats = range(s.seats)
        return ToyView(
            seat=seat,
            seats=s.seats,
            over=s.over,
            scores=s.scores(),
            asked=self.asked(s, seat),
            deck=len(s.deck),
            hand=[] if seat < 0 else s.hand(seat),
            hand_sizes=[sum(s.hand(other)) for other in seats],
            shown=[s.shown[other * KINDS : (other + 1) * KINDS] for other in seats],
            laid=[s.laid[other * KINDS : (other + 1) * KINDS] for other in seats],
            leak=s.deck[-1:] if self.leak else [],
        )

    def asked(self, s: ToyState, seat: int) -> Asked | None:
        if s.pending is None:
            return None
        d = s.decision
        options = d.options if d.seat == seat else None
        return Asked(d.seat, self.asks[d.ask].name, d.cause, options)

    def outcome(self, s: ToyState) -> Outcome | None:
        if not s.over:
            return None
        scores = s.scores()
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(scores, places, "deck-empty")

    def word(self, ask: int, option: int) -> str:
        if option == PASS:
            return "pass"
        name = str(option) if ask == ROB else self.ids[option]
        return f"{self.asks[ask].name}:{name}"

    def question(self, decision: Decision) -> Line:
        return Line(f"toy-ask-{self.asks[decision.ask].name}")

    def label(self, ask: int, option: int) -> Line:
        if option == PASS:
            return Line("toy-option-pass")
        if ask == ROB:
            return Line("toy-option-rob", {"player": SeatArg(option)})
        key = "toy-option-lay" if ask == LAY else "toy-option-give"
        return Line(key, {"card": NameArg(self.ids[option])})

    def names(self) -> Names:
        return self.pack_names

    def violations(self, s: ToyState) -> list[str]:
        found = []
        for kind in range(KINDS):
            count = s.deck.count(kind) + sum(s.hands[kind::KINDS]) + sum(s.laid[kind::KINDS])
            if count not in {4, 6}:
                found.append(f"{count} cards of kind {kind}")
        if any(shown > held for shown, held in zip(s.shown, s.hands, strict=True)):
            found.append("more cards shown than held")
        return found
