"""Utopia as a game: set-up, saving and restoring, result, and the doors to views and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.game import FlagSpec, Game, Outcome, Setup
from ludopolis.core.native import append, filled, i64, packed, vec
from ludopolis.core.rng import seeded
from ludopolis.games.utopia import (
    actions,
    building,
    development,
    goals,
    holdings,
    invariants,
    texts,
    turn,
    welcome,
    words,
)
from ludopolis.games.utopia.asks import ask_specs
from ludopolis.games.utopia.encode import UtopiaEncoder
from ludopolis.games.utopia.pack import load_pack, origins_of, tables_of
from ludopolis.games.utopia.sight import changes_of, own_of, view_of
from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import (
    BASES,
    CARDS,
    CIVS,
    GUESTS,
    ISLANDS,
    MAX_SEATS,
    MONUMENTS,
    PAIRS,
    PRINCES,
    PRIVILEGES,
    Tables,
    Terms,
)
from ludopolis.games.utopia.turn import Round, winners

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.wire.text import Line, Names, Things
    from ludopolis.wire.view import Own, View

RULES_VERSIONS: Final = [1, 2]
"""2: who has no prince for a guest may build all the same (T-5.11, T-5.16); two more flags."""

FRAMES: Final = [
    *turn.FRAMES,
    *welcome.FRAMES,
    *building.FRAMES,
    *development.FRAMES,
    *actions.FRAMES,
]

FLAGS: Final = [
    FlagSpec("district_value_floor", ["1", "2"]),
    FlagSpec("start_rotation", ["front", "first", "all"]),
    FlagSpec("sea_range", ["adjacent", "same"]),
    FlagSpec("phase1_order", ["live", "fixed"]),
    FlagSpec("extra_entering_builds", ["true", "false"]),
    FlagSpec("wonder_own_income", ["true", "false"]),
    FlagSpec("victory_tie", ["track", "shared"]),
]
NEW_FLAGS: Final = [
    FlagSpec("phase3_order", ["track", "turns"]),
    FlagSpec("spare_cards", ["kept", "discarded"]),
]
"""Unknown to version 1, whose questions can't be declined where a card may be thrown away."""


def open_game(source: Traversable, rules_version: int) -> Game:
    """Utopia on the board of a pack; refuses one that can't be played."""
    pack = load_pack(source)
    tables = tables_of(pack.data, rules_version)
    game = UtopiaGame(tables, rules_version, pack.names(), pack.name, pack.hash)
    game.origins = origins_of(pack.data)
    return game


class UtopiaGame(Game[Utopia]):
    """Utopia on one board."""

    def __init__(
        self, tables: Tables, rules_version: int, names: Names, pack_id: str, pack_hash: str
    ) -> None:
        super().__init__(
            "utopia",
            rules_version,
            range(2, MAX_SEATS + 1),
            ask_specs(len(tables.district_ids), may_discard=rules_version > 1),
            FLAGS + NEW_FLAGS if rules_version > 1 else FLAGS,
            pack_id,
            pack_hash,
            FRAMES,
            names,
        )
        self.tables: Final = tables
        self.known_terms: Final[dict[tuple[object, ...], Terms]] = {}

    def terms(self, setup: Setup) -> Terms:
        """What a match of this setup fixes; matches of equal setups share it."""
        key: tuple[object, ...] = (setup.seats, *sorted(setup.flags.items()))
        if key not in self.known_terms:
            self.known_terms[key] = self.new_terms(setup)
        return self.known_terms[key]

    def new_terms(self, setup: Setup) -> Terms:
        return Terms(
            self.tables,
            setup.seats,
            1 + self.flag_index(setup, "district_value_floor"),
            self.flag_index(setup, "start_rotation"),
            self.flag_index(setup, "sea_range") == 1,
            self.flag_index(setup, "phase1_order") == 1,
            self.flag_index(setup, "extra_entering_builds") == 0,
            self.flag_index(setup, "wonder_own_income") == 0,
            self.flag_index(setup, "victory_tie") == 1,
            setup.flags.get("phase3_order") == "turns",
            setup.flags.get("spare_cards") == "discarded",
        )

    def new(self, setup: Setup) -> Utopia:
        self.check_setup(setup)
        terms = self.terms(setup)
        rng = seeded(setup.seed)  # the source of all chance in the match (T-13.2)
        worth = packed([5, 4, 3, 2, 1])  # T-1.13, in an order by chance (T-2.1)
        rng.shuffle_packed(worth)
        first = rng.below(terms.seats)  # T-2.5; the others follow clockwise (T-2.6)
        track = vec[i64]()
        for i in range(terms.seats):
            track = append(track, (first + i) % terms.seats)
        s = empty(terms, rng, [Round()], track, worth)
        s.settle()
        return s

    def load(self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]) -> Utopia:
        s = Utopia(
            self.terms(setup),
            rng,
            stack,
            packed(zones[1]),
            packed(zones[2]),
            packed(zones[3]),
            packed(zones[4]),
            packed(zones[5]),
            packed(zones[6]),
            packed(zones[7]),
            packed(zones[8]),
            packed(zones[9]),
            packed(zones[10]),
            packed(zones[11]),
            packed(zones[12]),
            packed(zones[13]),
            packed(zones[14]),
        )
        s.set_counters(zones[0])
        return s

    def view(self, s: Utopia, seat: int) -> View:
        return view_of(s, own_of(s, seat, self.asked(s, seat)))

    def own(self, s: Utopia, seat: int) -> Own:
        return own_of(s, seat, self.asked(s, seat))

    def changes(self, before: Utopia, after: Utopia) -> dict[str, object] | None:
        return changes_of(before, after)

    def goal_lines(self, s: Utopia, seat: int, viewer: int) -> list[Line]:
        return goals.lines(s, seat)

    def outcome(self, s: Utopia) -> Outcome | None:
        """The ranking is the track; whoever shares the victory is first (T-12.4, T-12.5)."""
        if not s.over:
            return None
        places = [0] * s.terms.seats
        for i in range(s.terms.seats):
            places[s.track[i]] = i + 1
        for seat in winners(s):
            places[seat] = 1
        return Outcome(s.scores(), places, "goal")

    def word(self, ask: int, option: int) -> str:
        return words.word(self.tables, ask, option)

    def question(self, decision: Decision) -> Line:
        return words.question(self.asks, decision)

    def label(self, ask: int, option: int) -> Line:
        return words.label(self.tables, ask, option)

    def encoder(self, seats: int) -> Encoder:
        return UtopiaEncoder(seats, len(self.tables.district_ids), len(self.asks))

    def holdings(self, s: Utopia, seat: int) -> list[str]:
        return holdings.holdings(s, seat)

    def possible_holdings(self, seats: int) -> dict[str, str]:
        return holdings.possible_holdings(self.tables, seats)

    def things(self) -> Things:
        return texts.things(self.tables).marked(self.origins)

    def violations(self, s: Utopia) -> list[str]:
        return invariants.violations(s)


def empty(
    terms: Terms, rng: Rng, stack: list[AnyFrame], track: vec[i64], worth: vec[i64]
) -> Utopia:
    """The table before the first guest: nothing on the board (T-2.3, T-2.7).

    Neither deck nor bag has an order: a card or guest is drawn by chance when it is needed, which
    is the same as a shuffle before (T-2.2, T-2.4).
    """
    seats = terms.seats
    cards = filled((seats + 2) * CIVS, 0)
    for civ in range(CIVS):
        cards[seats * CIVS + civ] = CARDS
    guests = filled((seats + 2) * PAIRS, 0)
    for pair in range(PAIRS):
        if pair % ISLANDS != terms.closed:  # T-2.9
            guests[(seats + 1) * PAIRS + pair] = GUESTS
    return Utopia(
        terms,
        rng,
        stack,
        filled(seats * terms.districts * CIVS, 0),
        filled(seats * CIVS, PRINCES),
        filled(seats * ISLANDS * CIVS, 0),
        cards,
        guests,
        filled(terms.districts, -1),
        filled(terms.districts, -1),
        filled(ISLANDS, -1),
        filled(seats, 0),  # T-1.14
        track,
        worth,
        filled(seats, BASES),
        filled(seats, PRIVILEGES),
        filled(CIVS, MONUMENTS),
    )
