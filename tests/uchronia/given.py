"""Positions of Uchronia in the notation of the worked examples, and what is asked of them.

``given`` fills in what a position leaves open, so that every card is somewhere: Resource cards that
are not named lie under the named ones of the resource pile, Buildings likewise.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Setup
from ludopolis.core.native import packed
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.games.uchronia.game import UchroniaGame
from ludopolis.games.uchronia.layout import (
    ACTIVITIES,
    COLUMNS,
    COMPLETED,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    KNOWN,
    SEAT_CARDS,
    SITE_BITS,
    SITES,
    STOCK,
)
from ludopolis.games.uchronia.scoring import points
from ludopolis.games.uchronia.setup import lay_out
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOUR_IDS
from ludopolis.games.uchronia.turn import (
    ACT,
    ANY_ORDER,
    END_OF_TURN,
    TURN,
)
from ludopolis.games.uchronia.verbs import add_completed, note_points, settle_monopoly
from ludopolis.games.uchronia.view import UchroniaView
from ludopolis.testing.scenario import PLAIN, Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from ludopolis.core.frame import AnyFrame

LETTERS: Final = "ABCDE"
COUNTED: Final = re.compile(r"([a-z]+)(?: x(\d+))?")
WORKS: Final = "tenements pterosaur_roost strongroom guildhall chancery"


def opened(rules_version: int = 0) -> UchroniaGame:
    game = open_game("uchronia", rules_version=rules_version)
    assert isinstance(game, UchroniaGame)
    return game


GAME: Final = opened()
NAMES: Final = GAME.tables.ids


def counted(text: str) -> list[int]:
    """How many of each colour: ``clay x2 wood`` is two and one."""
    counts = [0] * len(COLOUR_IDS)
    for colour, many in COUNTED.findall(text):
        counts[COLOUR_IDS.index(colour)] += int(many or 1)
    return counts


def listed(counts: list[int]) -> str:
    """The inverse of ``counted``: colours in their fixed order, ``x1`` left out."""
    return " ".join(
        colour if count == 1 else f"{colour} x{count}"
        for colour, count in zip(COLOUR_IDS, counts, strict=True)
        if count
    )


def in_order(text: str) -> list[int]:
    """Cards from the top: ``clay x2 wood`` is clay, clay, wood."""
    return [
        COLOUR_IDS.index(colour)
        for colour, many in COUNTED.findall(text)
        for _ in range(int(many or 1))
    ]


def numbers(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def mask(text: str) -> int:
    return sum(1 << card for card in numbers(text))


class Table(Scenario):
    """A scenario of Uchronia whose seats go by letters."""

    def __init__(self, setup: Setup, state: Uchronia, mode: str, game: UchroniaGame = GAME) -> None:
        super().__init__(game, setup, state, mode)

    @property
    def s(self) -> Uchronia:
        assert isinstance(self.state, Uchronia)
        return self.state

    # -- what is asked --

    def play(self, *words: str) -> Self:
        """Give these answers in turn; forced ones may be named or left out."""
        for word in words:
            if word not in self.words():
                self.forced()
            self.apply(self.option(word))
        return self

    def asked(self, name: str, player: str, *words: str) -> Self:
        """Assert the question that a player is really asked; ``words`` are all the answers."""
        return self.asks(name, LETTERS.index(player), *words)

    def ends(self) -> Self:
        """Assert that the action of the turn is over (see ``Given``)."""
        self.forced()
        assert [type(frame) for frame in self.s.stack] == [type(ANY_ORDER)], self.words()
        return self

    @property
    def next(self) -> str:
        """Who is asked now, and what."""
        self.forced()
        asked = self.s.decision
        return f"{LETTERS[asked.seat]} {GAME.asks[asked.ask].name}"

    # -- where things are --

    def row(self, place: int) -> str:
        return listed(list(self.s.cards)[place : place + 5])

    def of_seat(self, zone: int, player: str) -> str:
        return self.row(zone + LETTERS.index(player) * SEAT_CARDS)

    def hand(self, player: str) -> str:
        return self.of_seat(HAND, player)

    def hand_size(self, player: str) -> int:
        return self.s.hand_size(LETTERS.index(player))

    def known(self, player: str) -> str:
        """The part of a Hand that everybody knows."""
        return self.of_seat(KNOWN, player)

    def stock(self, player: str) -> str:
        return self.of_seat(STOCK, player)

    def activities(self, player: str) -> str:
        return self.of_seat(ACTIVITIES, player)

    def domain(self, player: str) -> str:
        return self.of_seat(DOMAIN, player)

    @property
    def forum(self) -> str:
        return self.row(FORUM)

    @property
    def discard(self) -> str:
        return self.row(DISCARD)

    @property
    def pile(self) -> str:
        """The resource pile, without its order."""
        left = list(self.s.pile)[self.s.top :]
        return listed([left.count(colour) for colour in range(5)])

    @property
    def pile_size(self) -> int:
        return len(self.s.pile) - self.s.top

    @property
    def works(self) -> str:
        return " ".join(NAMES[card] for card in self.s.works)

    @property
    def buildings(self) -> list[str]:
        """The building pile from the top."""
        return [NAMES[card] for card in self.s.building_pile][self.s.building_top :]

    @property
    def discarded_buildings(self) -> str:
        return " ".join(NAMES[card] for card in self.s.building_discard)

    def column(self, player: str, column: int) -> int:
        return self.s.tableau[LETTERS.index(player) * COLUMNS + column]

    def completed(self, player: str) -> str:
        built = self.column(player, COMPLETED)
        return " ".join(name for card, name in enumerate(NAMES) if built >> card & 1)

    def sites(self, player: str) -> dict[str, str]:
        """The Buildings under construction with the Resources under them."""
        seat = LETTERS.index(player)
        begun = self.column(player, SITES)
        return {
            name: listed([self.s.site_count(seat, card, colour) for colour in range(5)])
            for card, name in enumerate(NAMES)
            if begun >> card & 1
        }

    def monopoly(self, colour: str) -> str:
        holder = self.s.monopoly[COLOUR_IDS.index(colour)]
        return LETTERS[holder] if holder >= 0 else ""

    def points(self, player: str) -> int:
        return points(self.s, LETTERS.index(player))

    def limit(self, player: str) -> int:
        return self.s.activity_limit(LETTERS.index(player))

    @property
    def steps(self) -> int:
        """Main steps left in the Order in progress."""
        return self.s.steps

    # -- what was told, and the end --

    def told(self, kind: type) -> list[object]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, player: str) -> UchroniaView:
        """What a player may know; nobody's letter is a spectator's."""
        view = GAME.view(self.s, LETTERS.index(player) if player else -1)
        assert isinstance(view, UchroniaView)
        return view

    @property
    def winners(self) -> str:
        outcome = GAME.outcome(self.s)
        assert outcome is not None
        return "".join(LETTERS[seat] for seat in outcome.winners)

    @property
    def reason(self) -> str:
        outcome = GAME.outcome(self.s)
        return outcome.reason if outcome is not None else ""

    def twin(self) -> Table:
        """The same position to be played on in another way."""
        return Table(self.setup, self.s.clone(), self.mode)

    def sampled(self, player: str, seed: int) -> Table:
        """A world that the player can't tell from this one."""
        twin = self.twin()
        twin.s.determinize(LETTERS.index(player) if player else -1, seeded(seed))
        return twin


class Given:
    """Makes tables whose scenario runs in one mode."""

    def __init__(self, mode: str = PLAIN) -> None:
        self.mode = mode
        self.rules_version = 0

    def new(self, seats: int, seed: int = 1) -> Table:
        """A new game."""
        setup = Setup(seats, seed)
        return Table(setup, GAME.new(setup), self.mode)

    def setup(self, seats: int, buildings: str) -> Table:
        """A game whose building pile begins with these."""
        s = GAME.empty(seats, seeded(1))
        fill_pile(s, [], only=False)
        fill_buildings(s, numbers(buildings), only=False)
        lay_out(s)
        s.settle()
        return Table(Setup(seats, 0), s, self.mode)

    def __call__(
        self,
        *,
        seats: int = 2,
        turn: str = "A",
        phase: str = "action",
        hands: Mapping[str, str] | None = None,
        stocks: Mapping[str, str] | None = None,
        activities: Mapping[str, str] | None = None,
        domains: Mapping[str, str] | None = None,
        completed: Mapping[str, str] | None = None,
        sites: Mapping[str, Mapping[str, str]] | None = None,
        fresh: str = "",
        monopolies: Mapping[str, str] | None = None,
        forum: str = "",
        discard: str = "",
        pile: str = "",
        only_pile: bool = False,
        works: str = WORKS,
        buildings: str = "",
        discarded_buildings: str = "",
        only_buildings: bool = False,
        first: str = "A",
        round_number: int = 1,
    ) -> Table:
        """A position before the next question.

        ``phase`` is ``action`` (part (c) of the turn of ``turn``; when it is over a question that
        no rule asks stops the game, so that ``ends`` can look), ``turn`` (the turn begins),
        ``rest`` (part (c), and the game goes on after it) or ``end`` (part (d)). With
        ``only_pile`` the Resource cards not named lie in the Stock of the last player; with
        ``only_buildings`` the Buildings not named are out of the game.
        """
        setup = Setup(seats, 0)
        game = opened(self.rules_version)
        s = game.empty(seats, seeded(1))
        zones = {HAND: hands, STOCK: stocks, ACTIVITIES: activities, DOMAIN: domains}
        for zone, rows in zones.items():
            for player, text in (rows or {}).items():
                put(s, zone + LETTERS.index(player) * SEAT_CARDS, text)
        put(s, FORUM, forum)
        put(s, DISCARD, discard)
        put_buildings(s, completed or {}, sites or {})
        s.fresh = mask(fresh)
        s.works = packed(numbers(works))
        s.building_discard = packed(numbers(discarded_buildings))
        fill_pile(s, in_order(pile), only=only_pile)
        fill_buildings(s, numbers(buildings), only=only_buildings)
        for colour, player in (monopolies or {}).items():
            s.monopoly[COLOUR_IDS.index(colour)] = LETTERS.index(player)
        for number in range(5):
            settle_monopoly(s, number)
        s.first = LETTERS.index(first)
        s.turn = LETTERS.index(turn)
        s.round = round_number
        for seat in range(seats):
            note_points(s, seat)
        s.stack.extend(stack_of(phase))
        s.revealed = 0
        table = Table(setup, s, self.mode, game)
        s.settle()
        if not only_buildings:
            assert game.violations(s) == []
        return table


def stack_of(phase: str) -> list[AnyFrame]:
    stacks: dict[str, list[AnyFrame]] = {
        "action": [ANY_ORDER, ACT],
        "rest": [END_OF_TURN, ACT],
        "turn": [TURN],
        "end": [END_OF_TURN],
    }
    return stacks[phase]


def put(s: Uchronia, place: int, text: str) -> None:
    for colour, count in enumerate(counted(text)):
        s.cards[place + colour] += count


def put_buildings(
    s: Uchronia, completed: Mapping[str, str], sites: Mapping[str, Mapping[str, str]]
) -> None:
    for player, text in completed.items():
        for card in numbers(text):
            add_completed(s, LETTERS.index(player), card)
    for player, begun in sites.items():
        seat = LETTERS.index(player)
        for name, resources in begun.items():
            card = NAMES.index(name)
            s.tableau[seat * COLUMNS + SITES] |= 1 << card
            for colour, count in enumerate(counted(resources)):
                s.sites[seat * s.tables.names + card] += count << SITE_BITS * colour


def fill_pile(s: Uchronia, top: list[int], *, only: bool) -> None:
    """The resource pile: the named cards, then all that are nowhere else."""
    rest: list[int] = []
    for colour in range(5):
        used = sum(list(s.cards)[colour::5]) + top.count(colour)
        for seat in range(s.seats):
            used += sum(s.site_count(seat, card, colour) for card in range(s.tables.names))
        left = s.tables.constants.resource_cards[colour] - used
        if only:
            s.cards[STOCK + (s.seats - 1) * SEAT_CARDS + colour] += left
        else:
            rest += [colour] * left
    seeded(7).shuffle(rest)
    s.pile = packed(top + rest)


def fill_buildings(s: Uchronia, top: list[int], *, only: bool) -> None:
    """The building pile: the named ones, then all that are nowhere else."""
    rest: list[int] = []
    for card in range(s.tables.names):
        used = list(s.works).count(card) + list(s.building_discard).count(card) + top.count(card)
        for seat in range(s.seats):
            used += s.owns_name(seat, card)
        rest += [card] * (s.tables.constants.copies - used)
    s.building_pile = packed(top if only else top + rest)
