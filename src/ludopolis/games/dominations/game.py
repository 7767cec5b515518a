"""Dominations as a game: set-up, saving and restoring, result, and the doors to views and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.game import FlagSpec, Game, Outcome, Setup
from ludopolis.core.native import bit, filled, i64, packed, vec
from ludopolis.core.rng import seeded
from ludopolis.games.dominations import (
    age,
    asks,
    build,
    develop,
    effects,
    exchange,
    goals,
    grow,
    holdings,
    production,
    purchase,
    setup,
    texts,
    turn,
    words,
)
from ludopolis.games.dominations.board import board_of, cradle_board
from ludopolis.games.dominations.columns import Monument, Now, Player, Where
from ludopolis.games.dominations.encode import DominationsEncoder
from ludopolis.games.dominations.invariants import violations
from ludopolis.games.dominations.pack import load_content
from ludopolis.games.dominations.sight import own_of, view_of
from ludopolis.games.dominations.standing import standing_of
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import (
    COPIES,
    LAND_TILES,
    MASTERIES,
    MAX_SEATS,
    MONUMENTS,
    ROLES,
    Tables,
    Terms,
)
from ludopolis.games.dominations.tree import campfire_tree, tree_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.wire.text import Line, Names, Things
    from ludopolis.wire.view import Own, View

RULES_VERSIONS: Final = [1, 2]
"""2: as the book says, a Locus is of Land tiles, and what cards add to Production is Gained."""

FLAGS: Final = {
    1: [FlagSpec("locus", ["any", "land"]), FlagSpec("card_bonus", ["produced", "gained"])],
    2: [FlagSpec("locus", ["land", "any"]), FlagSpec("card_bonus", ["gained", "produced"])],
}
"""By version of the rules: they differ only in what is the default."""
FIRST_TREE: Final = 9
FRAMES: Final = [
    *setup.FRAMES,
    *age.FRAMES,
    *turn.FRAMES,
    *grow.FRAMES,
    *production.FRAMES,
    *build.FRAMES,
    *develop.FRAMES,
    *purchase.FRAMES,
    *exchange.FRAMES,
    *effects.FRAMES,
]


def open_game(source: Traversable, rules_version: int) -> Game:
    """Dominations with the content of a pack; refuses one that can't be played."""
    content = load_content(source)
    game = DominationsGame(content.tables, rules_version, content.names, content.id, content.hash)
    game.origins = content.origins
    return game


class DominationsGame(Game[Dominations]):
    """Dominations with one pack."""

    def __init__(
        self, tables: Tables, rules_version: int, names: Names, pack_id: str, pack_hash: str
    ) -> None:
        seats = range(2, MAX_SEATS + 1)
        super().__init__(
            "dominations",
            rules_version,
            seats,
            asks.SPECS,
            FLAGS[rules_version],
            pack_id,
            pack_hash,
            FRAMES,
            names,
        )
        self.tables: Final = tables

    def terms(self, setup: Setup) -> Terms:
        return Terms(
            self.tables,
            setup.seats,
            self.flag_value(setup, "locus") == "any",
            self.flag_value(setup, "card_bonus") == "produced",
        )

    def new(self, setup: Setup) -> Dominations:
        self.check_setup(setup)
        s = empty(self.terms(setup), seeded(setup.seed), [first_frame()])
        s.settle()
        return s

    def load(
        self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> Dominations:
        tables = self.tables
        board = board_of(tables, zones[FIRST_TREE - 1])
        trees = [tree_of(tables, row) for row in zones[FIRST_TREE:]]
        return Dominations(
            self.terms(setup),
            rng,
            stack,
            board,
            trees,
            packed(zones[0]),
            packed(zones[1]),
            packed(zones[2]),
            packed(zones[3]),
            packed(zones[4]),
            packed(zones[5]),
            packed(zones[6]),
            packed(zones[7]),
            standing_of(tables, board, trees),
        )

    def view(self, s: Dominations, seat: int) -> View:
        return view_of(s, own_of(s, seat, self.asked(s, seat)))

    def own(self, s: Dominations, seat: int) -> Own:
        return own_of(s, seat, self.asked(s, seat))

    def goal_lines(self, s: Dominations, seat: int, viewer: int) -> list[Line]:
        return goals.lines(s, seat, viewer)

    def outcome(self, s: Dominations) -> Outcome | None:
        """Most VP; a tie goes to the player nearest to I (D-17.5)."""
        if not s.over:
            return None
        scores = s.scores()
        places = [1] * s.seats
        for seat in range(s.seats):
            for other in range(s.seats):
                # No place is shared: the initiative of Age 3 breaks every tie.
                if scores[other] > scores[seat] or (
                    scores[other] == scores[seat] and s.initiative(other) < s.initiative(seat)
                ):
                    places[seat] += 1
        return Outcome(scores, places, "ages")

    def word(self, ask: int, option: int) -> str:
        return words.word(self.tables, ask, option)

    def question(self, decision: Decision) -> Line:
        return words.question(self.tables, decision)

    def label(self, ask: int, option: int) -> Line:
        return words.label(self.tables, ask, option)

    def encoder(self, seats: int) -> Encoder:
        return DominationsEncoder(seats, self.asks)

    def first(self, s: Dominations) -> int:
        return -1 if s.age() == 0 else s.at_initiative(0)

    def holdings(self, s: Dominations, seat: int) -> list[str]:
        return holdings.holdings(s, seat)

    def possible_holdings(self, seats: int) -> dict[str, str]:
        return holdings.possible_holdings(self.tables)

    def things(self) -> Things:
        return texts.things(self.tables).marked(self.origins)

    def violations(self, s: Dominations) -> list[str]:
        return violations(s)


def first_frame() -> AnyFrame:
    return setup.Deal()


def empty(terms: Terms, rng: Rng, stack: list[AnyFrame]) -> Dominations:
    """The table before anything is dealt (D-2.1, D-2.2, D-2.6)."""
    tables = terms.tables
    seats = terms.seats
    board = cradle_board(tables)
    trees = [campfire_tree(tables) for seat in range(seats)]
    return Dominations(
        terms,
        rng,
        stack,
        board,
        trees,
        first_players(terms),
        first_turn(seats),
        first_monuments(),
        filled(MASTERIES, bit(COPIES) - 1),
        filled(LAND_TILES, Where.SUPPLY),
        filled(LAND_TILES, 0),
        filled(seats * LAND_TILES, 0),
        packed(list(range(LAND_TILES))),
        standing_of(tables, board, trees),
    )


def first_players(terms: Terms) -> vec[i64]:
    players = filled(terms.seats * Player.SIZE, 0)
    for seat in range(terms.seats):
        players[seat * Player.SIZE + Player.TOKENS] = terms.tables.constants.city_tokens
        players[seat * Player.SIZE + Player.NATION] = -1
        players[seat * Player.SIZE + Player.MONUMENT] = -1
    return players


def first_turn(seats: i64) -> vec[i64]:
    """Seat order stands in for the initiative until it is drawn."""
    row = filled(Now.SIZE, 0)
    row[Now.ACTIVE] = -1
    for seat in range(seats):
        row[Now.ORDER + seat] = seat
    for role in range(ROLES):
        row[Now.HOLDERS + role] = -1
    return row


def first_monuments() -> vec[i64]:
    rows = filled(MONUMENTS * Monument.SIZE, 0)
    for monument in range(MONUMENTS):
        rows[monument * Monument.SIZE + Monument.PLACE] = -1
        rows[monument * Monument.SIZE + Monument.FOUNDER] = -1
    return rows
