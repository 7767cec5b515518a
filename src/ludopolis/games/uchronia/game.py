"""Uchronia as a game: set-up, saving and restoring, result, and the doors to views and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.game import Game, Outcome, Setup
from ludopolis.core.native import i64
from ludopolis.core.rng import seeded
from ludopolis.games.uchronia import (
    construction,
    goals,
    holdings,
    invariants,
    orders,
    raid,
    texts,
    turn,
    words,
)
from ludopolis.games.uchronia.asks import ASKS
from ludopolis.games.uchronia.effects import cards, completion, raiders, sites
from ludopolis.games.uchronia.encode import UchroniaEncoder
from ludopolis.games.uchronia.pack import load_pack, origins_of, tables_of
from ludopolis.games.uchronia.scoring import places
from ludopolis.games.uchronia.setup import lay_out, shuffle_piles
from ludopolis.games.uchronia.sight import own_of, view_of
from ludopolis.games.uchronia.state import REASON_IDS, Uchronia

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.games.uchronia.tables import Tables
    from ludopolis.wire.text import Line, Names, Things
    from ludopolis.wire.view import Own, View

RULES_VERSIONS: Final = [1, 2]
"""2: both cards of an exchange move before anybody's points are looked at (U-15.19)."""

FRAMES: Final = [
    *construction.FRAMES,
    *raid.FRAMES,
    *orders.FRAMES,
    *turn.FRAMES,
    *completion.FRAMES,
    *cards.FRAMES,
    *sites.FRAMES,
    *raiders.FRAMES,
]


def open_game(source: Traversable, rules_version: int) -> Game:
    """Uchronia with the Buildings of a pack; refuses one that can't be played."""
    pack = load_pack(source)
    numbers = pack.data.constants
    seats = range(numbers.players_min, numbers.players_max + 1)
    tables = tables_of(pack.data, rules_version)
    game = UchroniaGame(tables, rules_version, seats, pack.names(), pack.name, pack.hash)
    game.origins = origins_of(pack.data)
    return game


class UchroniaGame(Game[Uchronia]):
    """Uchronia with one list of Buildings."""

    def __init__(
        self,
        tables: Tables,
        rules_version: int,
        seats: range,
        names: Names,
        pack_id: str,
        pack_hash: str,
    ) -> None:
        super().__init__(
            "uchronia", rules_version, seats, ASKS, [], pack_id, pack_hash, FRAMES, names
        )
        self.tables: Final = tables

    def new(self, setup: Setup) -> Uchronia:
        self.check_setup(setup)
        s = self.empty(setup.seats, seeded(setup.seed))
        shuffle_piles(s)
        lay_out(s)
        s.settle()
        return s

    def empty(self, seats: i64, rng: Rng) -> Uchronia:
        """A table without any card."""
        s = Uchronia(self.tables, seats, rng, [])
        s.clear()
        return s

    def load(
        self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> Uchronia:
        s = Uchronia(self.tables, setup.seats, rng, stack)
        s.set_zones(zones)
        return s

    def view(self, s: Uchronia, seat: int) -> View:
        return view_of(s, own_of(s, seat, self.asked(s, seat)))

    def own(self, s: Uchronia, seat: int) -> Own:
        return own_of(s, seat, self.asked(s, seat))

    def goal_lines(self, s: Uchronia, seat: int, viewer: int) -> list[Line]:
        return goals.lines(s, seat)

    def outcome(self, s: Uchronia) -> Outcome | None:
        if not s.over:
            return None
        return Outcome(s.scores(), places(s), REASON_IDS[s.reason])

    def word(self, ask: int, option: int) -> str:
        return words.word(self.tables, ask, option)

    def question(self, decision: Decision) -> Line:
        return words.question(self.tables, decision)

    def label(self, ask: int, option: int) -> Line:
        return words.label(self.tables, ask, option)

    def listed_options(self, ask: int) -> list[int]:
        found = super().listed_options(ask)
        return [option for option in found if words.is_in_pack(self.tables, ask, option)]

    def encoder(self, seats: int) -> Encoder:
        return UchroniaEncoder(seats, self.tables.names, len(self.asks))

    def holdings(self, s: Uchronia, seat: int) -> list[str]:
        return holdings.holdings(s, seat)

    def possible_holdings(self, seats: int) -> dict[str, str]:
        return holdings.possible_holdings(self.tables)

    def things(self) -> Things:
        return texts.things(self.tables).marked(self.origins)

    def violations(self, s: Uchronia) -> list[str]:
        return invariants.violations(s)
