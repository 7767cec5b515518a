"""Positions of Utopia in the notation of the worked examples, and what is asked of them.

``given`` fills in what a position leaves open, so that every component is somewhere: reserves,
bases, stock, bag and deck are what the board, the hands and the pile leave over.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.games.utopia.building import Build
from ludopolis.games.utopia.development import Development, PositionDiscard, Turn, Turns
from ludopolis.games.utopia.events import Scored, SurpriseDrawn
from ludopolis.games.utopia.game import UtopiaGame
from ludopolis.games.utopia.state import DEVELOPMENT, SCORING, WELCOME, Utopia
from ludopolis.games.utopia.tables import CIV_IDS, ISLAND_IDS
from ludopolis.games.utopia.turn import Round, Scoring
from ludopolis.games.utopia.view import UtopiaView
from ludopolis.games.utopia.welcome import Enter, Welcome
from ludopolis.testing.scenario import PLAIN, Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.game import Game

LETTERS: Final = "BRGYP"
SCALE: Final = "china persia egypt maya greece"
PAIR_IDS: Final = [f"{civ}/{island}" for civ in CIV_IDS for island in ISLAND_IDS]
COUNTED: Final = re.compile(r"([a-z]+(?:/[a-z]+)?)(?: x(\d+))?")
PRINCES: Final = re.compile(r"([BRGYP]) ([a-z]+)(?: x(\d+))?")
MAX_SEEDS: Final = 5000
STEPS: Final = [
    "civilisation",
    "district",
    "from",
    "to",
    "how_many",
    "monument",
    "island",
    "prince",
    "pay",
    "wonder_prince",
]


def opened(rules_version: int = 0) -> UtopiaGame:
    game = open_game("utopia", rules_version=rules_version)
    assert isinstance(game, UtopiaGame)
    return game


GAME: Final = opened()
DISTRICTS: Final = GAME.tables.district_ids


def island_of(district: str) -> int:
    return ["wa", "fi", "ea", "wi"].index(district[:2])


def counted(text: str, kinds: list[str]) -> list[int]:
    """How many of each kind: ``maya x2 china`` is two and one."""
    counts = [0] * len(kinds)
    for name, many in COUNTED.findall(text):
        counts[kinds.index(name)] += int(many or 1)
    return counts


def listed(counts: list[int], kinds: list[str]) -> str:
    """The inverse of ``counted``: kinds in their fixed order, ``x1`` left out."""
    return " ".join(
        name if count == 1 else f"{name} x{count}"
        for name, count in zip(kinds, counts, strict=True)
        if count
    )


def rest(rows: list[list[int]], total: int) -> list[int]:
    """What is left of ``total`` of each kind."""
    return [total - sum(column) for column in zip(*rows, strict=True)]


def per_colour(colours: str, texts: Mapping[str, str], kinds: list[str]) -> list[list[int]]:
    return [counted(texts.get(colour, ""), kinds) for colour in colours]


def standing(rows: list[list[int]]) -> list[int]:
    """A seat's princes by island and civilisation."""
    totals = [[0] * 5 for _ in ISLAND_IDS]
    for district, row in zip(DISTRICTS, rows, strict=True):
        for civ, count in enumerate(row):
            totals[island_of(district)][civ] += count
    return [count for row in totals for count in row]


class Position:
    """The zones of a position under construction."""

    def __init__(self, colours: str) -> None:
        self.colours = colours
        self.seats = len(colours)
        self.princes = [[[0] * 5 for _ in DISTRICTS] for _ in colours]
        self.controller = [-1] * len(DISTRICTS)
        self.monument = [-1] * len(DISTRICTS)
        self.wonder = [-1] * 4

    def put_princes(self, princes: Mapping[str, str]) -> None:
        for district, text in princes.items():
            for colour, civ, many in PRINCES.findall(text):
                row = self.princes[self.colours.index(colour)][DISTRICTS.index(district)]
                row[CIV_IDS.index(civ)] += int(many or 1)

    def put_buildings(self, monuments: Mapping[str, str], wonders: Mapping[str, str]) -> None:
        for district, text in monuments.items():
            civ, colour = text.split()
            self.monument[DISTRICTS.index(district)] = CIV_IDS.index(civ)
            self.controller[DISTRICTS.index(district)] = self.colours.index(colour)
        for island, colour in wonders.items():
            self.wonder[ISLAND_IDS.index(island)] = self.colours.index(colour)

    def prince_zones(self) -> list[list[int]]:
        """Princes by seat and district, in reserve, and by seat and island."""
        return [
            [count for rows in self.princes for row in rows for count in row],
            [count for rows in self.princes for count in rest(rows, 8)],
            [count for rows in self.princes for count in standing(rows)],
        ]

    def building_zones(self) -> list[list[int]]:
        return [self.controller, self.monument, self.wonder]

    def bases(self) -> list[int]:
        built = [*self.controller, *self.wonder]
        return [8 - built.count(seat) for seat in range(self.seats)]

    def stock(self) -> list[int]:
        return [7 - self.monument.count(civ) for civ in range(5)]


class Table(Scenario):
    """A scenario of Utopia whose seats go by the letters of their colours."""

    def __init__(
        self, setup: Setup, state: Utopia, mode: str, colours: str, game: Game = GAME
    ) -> None:
        super().__init__(game, setup, state, mode)
        self.colours = colours

    @property
    def s(self) -> Utopia:
        assert isinstance(self.state, Utopia)
        return self.state

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    # -- what is asked --

    def asked(self, name: str, colour: str, *words: str) -> Self:
        """Assert the question that a player is really asked; ``words`` are all the answers."""
        return self.asks(name, self.seat(colour), *words)

    @property
    def next(self) -> str:
        """Who is asked now, and what."""
        self.forced()
        asked = self.s.decision
        return f"{self.colours[asked.seat]} {GAME.asks[asked.ask].name}"

    def fated(self, word: str, drawn: str) -> Self:
        """Give an answer after which the bag gives the guest ``drawn``."""
        self.forced()
        option = self.option(word)
        for seed in range(MAX_SEEDS):
            self.s.rng = seeded(seed)
            trial = self.s.clone()
            trial.sink = []
            trial.apply(option)
            drawn_now = [e for e in trial.sink if isinstance(e, SurpriseDrawn)]
            if drawn == f"{drawn_now[0].civ}/{drawn_now[0].island}":
                self.apply(option)
                return self
        raise AssertionError(f"{drawn} is not in the bag")

    # -- where things are --

    @property
    def track(self) -> str:
        return " ".join(f"{self.colours[seat]}{self.s.points[seat]}" for seat in self.s.track)

    @property
    def scale(self) -> str:
        worth = list(self.s.worth)
        return " ".join(CIV_IDS[worth.index(value)] for value in (5, 4, 3, 2, 1))

    def princes(self, district: str) -> str:
        """All princes in a district: ``R maya x4, B persia``."""
        site = DISTRICTS.index(district)
        found = [
            f"{colour} {listed([self.s.princes_at(seat, site, civ)], [CIV_IDS[civ]])}"
            for seat, colour in enumerate(self.colours)
            for civ in range(5)
            if self.s.princes_at(seat, site, civ)
        ]
        return ", ".join(found)

    def monument(self, district: str) -> str:
        site = DISTRICTS.index(district)
        if self.s.monument[site] < 0:
            return ""
        return f"{CIV_IDS[self.s.monument[site]]} {self.colours[self.s.controller[site]]}"

    def wonder(self, island: str) -> str:
        owner = self.s.wonder[ISLAND_IDS.index(island)]
        return self.colours[owner] if owner >= 0 else ""

    def reserve(self, colour: str) -> list[int]:
        return list(self.s.reserve)[self.seat(colour) * 5 :][:5]

    def bases(self, colour: str) -> int:
        return self.s.bases[self.seat(colour)]

    def privileges(self, colour: str) -> int:
        return self.s.privileges[self.seat(colour)]

    def stock(self, civ: str) -> int:
        return self.s.stock[CIV_IDS.index(civ)]

    def score(self, colour: str) -> int:
        return self.s.points[self.seat(colour)]

    # -- cards and guests --

    def cards(self, row: int) -> list[int]:
        return list(self.s.cards)[row * 5 :][:5]

    def hand(self, colour: str) -> str:
        return listed(self.cards(self.seat(colour)), CIV_IDS)

    def hand_sizes(self) -> list[int]:
        return [sum(self.cards(seat)) for seat in range(len(self.colours))]

    @property
    def deck(self) -> list[int]:
        return self.cards(len(self.colours))

    @property
    def pile(self) -> str:
        return listed(self.cards(len(self.colours) + 1), CIV_IDS)

    def guests(self, row: int) -> list[int]:
        return list(self.s.guests)[row * 20 :][:20]

    def taken(self, colour: str) -> str:
        """The guests in front of a player."""
        return listed(self.guests(self.seat(colour)), PAIR_IDS)

    @property
    def lying(self) -> str:
        return listed(self.guests(len(self.colours)), PAIR_IDS)

    @property
    def lying_count(self) -> int:
        return sum(self.guests(len(self.colours)))

    @property
    def bag(self) -> list[int]:
        return self.guests(len(self.colours) + 1)

    # -- what was told --

    def gains(self) -> list[str]:
        """All gains so far, in order: ``R5``."""
        return [
            f"{self.colours[event.seat]}{event.points}"
            for event in self.events
            if isinstance(event, Scored)
        ]

    def view(self, colour: str) -> UtopiaView:
        seat = self.seat(colour) if colour else -1
        view = GAME.view(self.s, seat)
        assert isinstance(view, UtopiaView)
        return view

    def is_over(self) -> bool:
        return self.s.over

    @property
    def winners(self) -> str:
        outcome = GAME.outcome(self.s)
        assert outcome is not None
        return "".join(self.colours[seat] for seat in outcome.winners)

    def twin(self) -> Table:
        """The same position to be played on in another way."""
        return Table(self.setup, self.s.clone(), self.mode, self.colours, self.game)

    # -- going on --

    def paid(self) -> Self:
        """Answer what follows without a choice, up to the next question of go or turn."""
        while not self.s.over and GAME.asks[self.s.decision.ask].name in STEPS:
            assert len(self.words()) == 1, f"a choice is left: {self.words()}"
            self.apply(self.s.decision.options[0])
        return self

    def goes(self, count: int) -> str:
        """Who has the next goes of phase 1; each takes the first guest listed."""
        order = ""
        while len(order) < count:
            words = self.words()
            if GAME.asks[self.s.decision.ask].name == "enter":
                order += self.colours[self.s.decision.seat]
            self.apply(self.option("done" if "done" in words else words[0]))
        return order

    def turns(self) -> str:
        """Who has the turns of phase 2 from now on; each ends his at once."""
        order = ""
        while self.s.phase == DEVELOPMENT:
            words = self.words()
            if GAME.asks[self.s.decision.ask].name == "action":
                order += self.colours[self.s.decision.seat]
            self.apply(self.option("end" if "end" in words else words[0]))
        return order

    def end_goes(self) -> Self:
        """Let everybody enter the first guest listed, until phase 1 is over."""
        while self.s.phase == WELCOME:
            words = self.words()
            self.apply(self.option("done" if "done" in words else words[0]))
        return self

    def end_turns(self) -> Self:
        """Let everybody discard and end his turn, until phase 2 is over."""
        while self.s.phase == DEVELOPMENT and not self.s.over:
            words = self.words()
            self.apply(self.option("end" if "end" in words else words[0]))
        return self


class Given:
    """Makes tables whose scenario runs in one mode."""

    def __init__(self, mode: str = PLAIN) -> None:
        self.mode = mode

    def new(self, seats: int, seed: int = 1, flags: dict[str, str] | None = None) -> Table:
        """A new game."""
        setup = Setup(seats, seed, flags)
        return Table(setup, GAME.new(setup), self.mode, LETTERS[:seats])

    def starting(self, colour: str, seats: int) -> Table:
        """A new game in which chance picks this first player."""
        for seed in range(MAX_SEEDS):
            table = self.new(seats, seed)
            if table.track.startswith(colour):
                return table
        raise AssertionError(f"{colour} is never first")

    def __call__(
        self,
        *,
        phase: str = "development",
        turn: str = "",
        seats: int = 3,
        track: str = "",
        scale: str = SCALE,
        princes: Mapping[str, str] | None = None,
        monuments: Mapping[str, str] | None = None,
        wonders: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        deck: str | None = None,
        pile: str = "",
        lying: str = "",
        taken: Mapping[str, str] | None = None,
        privileges: Mapping[str, int] | None = None,
        acted: str = "",
        entry: int = 1,
        surprised: str = "",
        round_number: int = 1,
        order: str = "",
        flags: dict[str, str] | None = None,
        rules_version: int = 0,
    ) -> Table:
        """A position before the next question.

        ``phase`` is ``welcome`` (the go of ``turn`` begins), ``entered`` (he has just entered a
        prince), ``deal``, ``discards``, ``development`` (the turn of ``turn`` begins),
        ``scoring`` or ``round`` (a new one begins). ``order`` is that of the start of phase 1, if
        the track has changed since.
        """
        track = track or " ".join(f"{colour}0" for colour in LETTERS[:seats])
        colours = "".join(colour for colour in LETTERS if colour in track)
        turn = turn or track[0]
        position = Position(colours)
        position.put_princes(princes or {})
        position.put_buildings(monuments or {}, wonders or {})
        counters = counters_of(colours, phase, acted + turn, entry, surprised)
        places = [colours.index(word[0]) for word in track.split()]
        began = [colours.index(colour) for colour in order] or places
        zones = [
            [round_number, *counters, sum(seat << 3 * i for i, seat in enumerate(began))],
            *position.prince_zones(),
            cards_row(per_colour(colours, hands or {}, CIV_IDS), deck, pile),
            guests_row(per_colour(colours, taken or {}, PAIR_IDS), counted(lying, PAIR_IDS)),
            *position.building_zones(),
            points_of(track, colours),
            places,
            [5 - scale.split().index(civ) for civ in CIV_IDS],
            position.bases(),
            [(privileges or {}).get(colour, 0) for colour in colours],
            position.stock(),
        ]
        stack = stack_of(phase, colours.index(turn))
        return self.table(colours, zones, stack, flags, rules_version)

    def table(
        self,
        colours: str,
        zones: list[list[int]],
        stack: list[AnyFrame],
        flags: dict[str, str] | None,
        rules_version: int = 0,
    ) -> Table:
        """The position with these zones, run on to its first question."""
        setup = Setup(len(colours), 0, flags)
        game = opened(rules_version)
        state = game.load(setup, zones, seeded(1), stack)
        table = Table(setup, state, self.mode, colours, game)
        state.settle()
        assert GAME.violations(state) == []
        return table


def counters_of(colours: str, phase: str, acted: str, entry: int, surprised: str) -> list[int]:
    """Phase, pass, who has acted and who has drawn a surprise guest."""
    number = {"deal": WELCOME, "scoring": DEVELOPMENT, "round": SCORING}.get(phase, DEVELOPMENT)
    if phase in {"welcome", "entered"}:
        number = WELCOME
    has_turn = phase in {"welcome", "entered", "development"}
    acted_mask = sum(1 << colours.index(colour) for colour in set(acted)) if has_turn else 0
    surprised_mask = sum(1 << colours.index(colour) for colour in surprised)
    return [number, entry - 1, acted_mask, surprised_mask]


def stack_of(phase: str, seat: int) -> list[AnyFrame]:
    stacks: dict[str, list[AnyFrame]] = {
        "welcome": [Scoring(), Development(), Welcome(), Enter(seat)],
        "entered": [Scoring(), Development(), Welcome(), Build(seat)],
        "deal": [Scoring(), Development()],
        "discards": [Scoring(), Turns(), PositionDiscard(0, 2)],
        "development": [Scoring(), Turns(), Turn(seat)],
        "scoring": [Scoring()],
        "round": [Round()],
    }
    return stacks[phase]


def points_of(track: str, colours: str) -> list[int]:
    scores = {word[0]: int(word[1:]) for word in track.split()}
    return [scores[colour] for colour in colours]


def cards_row(hands: list[list[int]], deck: str | None, pile: str) -> list[int]:
    """Hands, deck, pile; what is in neither hand nor the one that is given lies in the other."""
    if deck is None:
        piled = counted(pile, CIV_IDS)
        rows = [*hands, rest([*hands, piled], 10), piled]
    else:
        left = counted(deck, CIV_IDS)
        rows = [*hands, left, rest([*hands, left], 10)]
    return [count for row in rows for count in row]


def guests_row(taken: list[list[int]], lying: list[int]) -> list[int]:
    """Guests in front of the players, on the board, in the bag."""
    bag = rest([*taken, lying], 2)
    if len(taken) == 2:
        bag = [0 if pair % 4 == 0 else count for pair, count in enumerate(bag)]
    return [count for row in [*taken, lying, bag] for count in row]
