"""Pearls as a game: set-up, saving and restoring, result, and the doors to views and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.game import FlagSpec, Game, Outcome, Setup
from ludopolis.core.rng import seeded
from ludopolis.testing.pearls import goals, holdings, invariants, texts, words
from ludopolis.testing.pearls.asks import ASKS
from ludopolis.testing.pearls.encode import PearlsEncoder
from ludopolis.testing.pearls.pack import load_pack, tables_of
from ludopolis.testing.pearls.sight import own_of, view_of
from ludopolis.testing.pearls.state import Pearls
from ludopolis.testing.pearls.tables import COPIES, KINDS, MAX_SEATS, START_HAND, Tables
from ludopolis.testing.pearls.turn import FRAMES, Turn
from ludopolis.testing.pearls.verbs import draw

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.wire.text import Line, Names, Things
    from ludopolis.wire.view import Own, View

RULES_VERSIONS: Final = [1]
FLAGS: Final = [FlagSpec("deck", ["full", "short"])]


def open_game(source: Traversable, rules_version: int) -> Game:
    """Pearls with the cards of a pack; refuses one that can't be played."""
    pack = load_pack(source)
    tables = tables_of(pack.data)
    return PearlsGame(tables, rules_version, pack.names(), pack.name, pack.hash)


class PearlsGame(Game[Pearls]):
    """The rules of Pearls with the cards of one pack."""

    def __init__(
        self, tables: Tables, rules_version: int, names: Names, pack_id: str, pack_hash: str
    ) -> None:
        seats = range(2, MAX_SEATS + 1)
        super().__init__(
            "pearls", rules_version, seats, ASKS, FLAGS, pack_id, pack_hash, FRAMES, names
        )
        self.tables: Final = tables

    def new(self, setup: Setup) -> Pearls:
        self.check_setup(setup)
        rng = seeded(setup.seed)
        copies = COPIES[self.flag_index(setup, "deck")]
        deck = [kind for kind in range(KINDS) for copy in range(copies)]
        rng.shuffle(deck)
        empty = [0] * (setup.seats * KINDS)
        zones = [deck, empty.copy(), empty.copy(), empty.copy()]
        s = Pearls(self.tables, zones, rng, [Turn(0)])
        for seat in range(setup.seats):
            for card in range(START_HAND):
                draw(s, seat)
        s.settle()
        return s

    def load(self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]) -> Pearls:
        return Pearls(self.tables, [zone.copy() for zone in zones], rng, stack)

    def view(self, s: Pearls, seat: int) -> View:
        return view_of(s, own_of(s, seat, self.asked(s, seat)))

    def own(self, s: Pearls, seat: int) -> Own:
        return own_of(s, seat, self.asked(s, seat))

    def goal_lines(self, s: Pearls, seat: int, viewer: int) -> list[Line]:
        return goals.lines(s, seat)

    def outcome(self, s: Pearls) -> Outcome | None:
        if not s.over:
            return None
        scores = s.scores()
        places = [1 + sum([other > score for other in scores]) for score in scores]
        return Outcome(scores, places, "deck-empty")

    def word(self, ask: int, option: int) -> str:
        return words.word(self.tables, ask, option)

    def question(self, decision: Decision) -> Line:
        return words.question(decision)

    def label(self, ask: int, option: int) -> Line:
        return words.label(self.tables, ask, option)

    def encoder(self, seats: int) -> Encoder:
        return PearlsEncoder(seats, len(self.asks))

    def things(self) -> Things:
        return texts.things(self.tables)

    def holdings(self, s: Pearls, seat: int) -> list[str]:
        return holdings.holdings(s, seat)

    def possible_holdings(self, seats: int) -> dict[str, str]:
        return holdings.possible_holdings(self.tables)

    def violations(self, s: Pearls) -> list[str]:
        return invariants.violations(s)
