"""Dominations as a game: set-up, saving and restoring, result, and the doors to views and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludopolis.core.game import FlagSpec, Game, Outcome, Setup
from ludopolis.core.native import bit, filled, i64, packed, vec
from ludopolis.core.rng import seeded
from ludopolis.games.dominations import age, build, exchange, grow, setup, turn, words
from ludopolis.games.dominations.asks import SPECS
from ludopolis.games.dominations.board import board_of, cradle_board
from ludopolis.games.dominations.develop import DevelopMastery, UpgradeMastery
from ludopolis.games.dominations.effects import Effects, FreeUpgrade, GainVestigium
from ludopolis.games.dominations.encode import DominationsEncoder
from ludopolis.games.dominations.invariants import violations
from ludopolis.games.dominations.pack import load_content
from ludopolis.games.dominations.production import Activate, Collect, NameProduced
from ludopolis.games.dominations.purchase import Copy, Plant, Reduce
from ludopolis.games.dominations.sight import own_of, view_of
from ludopolis.games.dominations.standing import standing_of
from ludopolis.games.dominations.state import (
    ACTIVE,
    FOUNDER,
    HOLDERS,
    MONUMENT,
    MONUMENT_ROW,
    NATION,
    ORDER,
    PLACE,
    PLAYER,
    SUPPLY,
    TOKENS,
    USES,
    Dominations,
)
from ludopolis.games.dominations.tables import (
    COPIES,
    LAND_TILES,
    MASTERIES,
    MONUMENTS,
    ROLES,
    SEATS_MOST,
    Match,
    Tables,
)
from ludopolis.games.dominations.tree import CARDS_MOST, campfire_tree, tree_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ludopolis.core.arrays.encoding import Encoder
    from ludopolis.core.decision import Decision
    from ludopolis.core.frame import AnyFrame
    from ludopolis.core.rng import Rng
    from ludopolis.core.state import State
    from ludopolis.wire.text import Line, Names
    from ludopolis.wire.view import Own, View

RULES_VERSION: Final = 1
FLAGS: Final[list[FlagSpec]] = []
FIRST_TREE: Final = 9


def open_game(source: Traversable) -> Game:
    """Dominations with the content of a pack; refuses one that can't be played."""
    content = load_content(source)
    return DominationsGame(content.tables, content.names, content.id, content.hash)


class DominationsGame(Game):
    """Dominations with one pack."""

    def __init__(self, tables: Tables, names: Names, pack_id: str, pack_hash: str) -> None:
        seats = range(2, SEATS_MOST + 1)
        super().__init__("dominations", RULES_VERSION, seats, SPECS, FLAGS, pack_id, pack_hash)
        self.tables: Final = tables
        self.pack_names: Final = names

    def new(self, setup: Setup) -> Dominations:
        self.check_setup(setup)
        s = empty(Match(self.tables, setup.seats), seeded(setup.seed), [first_frame()])
        s.settle()
        return s

    def load(
        self, setup: Setup, zones: list[list[int]], rng: Rng, stack: list[AnyFrame]
    ) -> Dominations:
        tables = self.tables
        board = board_of(tables, zones[FIRST_TREE - 1])
        trees = [tree_of(tables, row) for row in zones[FIRST_TREE:]]
        return Dominations(
            Match(tables, setup.seats),
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

    def thaw(self, code: int, fields: list[int]) -> AnyFrame:
        return thaw(code, fields)

    def view(self, s: State, seat: int) -> View:
        assert isinstance(s, Dominations)
        return view_of(s, own_of(s, seat, self.asked(s, seat)))

    def own(self, s: State, seat: int) -> Own:
        assert isinstance(s, Dominations)
        return own_of(s, seat, self.asked(s, seat))

    def outcome(self, s: State) -> Outcome | None:
        """Most VP; a tie goes to the player nearest to I (D-17.5)."""
        assert isinstance(s, Dominations)
        if not s.over:
            return None
        scores = s.scores()
        places = [1] * s.seats
        for seat in range(s.seats):
            for other in range(s.seats):
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

    def names(self) -> Names:
        return self.pack_names

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Dominations)
        return violations(s)


def first_frame() -> AnyFrame:
    return setup.Deal()


def empty(match: Match, rng: Rng, stack: list[AnyFrame]) -> Dominations:
    """The table before anything is dealt (D-2.1, D-2.2, D-2.6)."""
    tables = match.tables
    seats = match.seats
    board = cradle_board(tables)
    trees = [campfire_tree(tables) for seat in range(seats)]
    return Dominations(
        match,
        rng,
        stack,
        board,
        trees,
        first_players(match),
        first_turn(seats),
        first_monuments(),
        filled(MASTERIES, bit(COPIES) - 1),
        filled(LAND_TILES, SUPPLY),
        filled(LAND_TILES, 0),
        filled(seats * LAND_TILES, 0),
        packed(list(range(LAND_TILES))),
        standing_of(tables, board, trees),
    )


def first_players(match: Match) -> vec[i64]:
    players = filled(match.seats * PLAYER, 0)
    for seat in range(match.seats):
        players[seat * PLAYER + TOKENS] = match.tables.constants.city_tokens
        players[seat * PLAYER + NATION] = -1
        players[seat * PLAYER + MONUMENT] = -1
    return players


def first_turn(seats: i64) -> vec[i64]:
    """Seat order stands in for the initiative until it is drawn."""
    row = filled(USES + CARDS_MOST + 1, 0)
    row[ACTIVE] = -1
    for seat in range(seats):
        row[ORDER + seat] = seat
    for role in range(ROLES):
        row[HOLDERS + role] = -1
    return row


def first_monuments() -> vec[i64]:
    rows = filled(MONUMENTS * MONUMENT_ROW, 0)
    for monument in range(MONUMENTS):
        rows[monument * MONUMENT_ROW + PLACE] = -1
        rows[monument * MONUMENT_ROW + FOUNDER] = -1
    return rows


# -- frames --


def thaw(code: int, f: list[int]) -> AnyFrame:
    """The frame with this code and these fields."""
    if not f:
        return thaw_plain(code)
    if len(f) == 1:
        return thaw_single(code, f[0])
    if len(f) == 2:
        return thaw_pair(code, f[0], f[1])
    if len(f) == 3:
        return thaw_triple(code, f[0], f[1], f[2])
    return thaw_long(code, f)


def thaw_plain(code: int) -> AnyFrame:
    if code == turn.TurnEnd.code:
        return turn.TurnEnd()
    if code == age.Age.code:
        return age.Age()
    if code == age.EndOfAge.code:
        return age.EndOfAge()
    if code == age.Assimilate.code:
        return age.Assimilate()
    if code == age.InfluencePoints.code:
        return age.InfluencePoints()
    if code == age.Roles.code:
        return age.Roles()
    if code == age.NextAge.code:
        return age.NextAge()
    if code == age.AgeStart.code:
        return age.AgeStart()
    if code == age.GameEnd.code:
        return age.GameEnd()
    if code == age.Objectives.code:
        return age.Objectives()
    if code == setup.Deal.code:
        return setup.Deal()
    if code == setup.Reveal.code:
        return setup.Reveal()
    assert code == setup.FirstOrder.code
    return setup.FirstOrder()


def thaw_single(code: int, field: int) -> AnyFrame:
    if code == grow.Wake.code:
        return grow.Wake(field)
    if code == grow.Second.code:
        return grow.Second(field)
    if code == exchange.Offer.code:
        return exchange.Offer(field)
    if code == build.BuyMonument.code:
        return build.BuyMonument(field)
    if code == DevelopMastery.code:
        return DevelopMastery(field)
    if code == UpgradeMastery.code:
        return UpgradeMastery(field)
    if code == turn.BuildMenu.code:
        return turn.BuildMenu(field)
    if code == turn.Extras.code:
        return turn.Extras(field)
    if code == age.Role.code:
        return age.Role(field)
    if code == setup.ChooseNation.code:
        return setup.ChooseNation(field)
    assert code == setup.ChooseMonument.code
    return setup.ChooseMonument(field)


def thaw_pair(code: int, first: int, second: int) -> AnyFrame:
    if code == NameProduced.code:
        return NameProduced(first, second)
    if code == grow.Grow.code:
        return grow.Grow(first, second)
    if code == grow.GrowCell.code:
        return grow.GrowCell(first, second)
    if code == grow.Placed.code:
        return grow.Placed(first, second)
    if code == grow.WakeMode.code:
        return grow.WakeMode(first, second)
    if code == exchange.Give.code:
        return exchange.Give(first, second)
    if code == build.City.code:
        return build.City(first, second)
    if code == build.ChoosePlace.code:
        return build.ChoosePlace(first, second)
    if code == turn.Turn.code:
        return turn.Turn(first, second)
    if code == age.Rounds.code:
        return age.Rounds(first, second)
    assert code == age.GiveUp.code
    return age.GiveUp(first, second)


def thaw_triple(code: int, first: int, second: int, third: int) -> AnyFrame:
    if code == Activate.code:
        return Activate(first, second, third)
    if code == Collect.code:
        return Collect(first, second, third)
    if code == grow.GrowRotation.code:
        return grow.GrowRotation(first, second, third)
    if code == exchange.Get.code:
        return exchange.Get(first, second, third)
    if code == Copy.code:
        return Copy(first, second, third)
    if code == build.ChooseRotation.code:
        return build.ChooseRotation(first, second, third)
    if code == turn.DevelopMenu.code:
        return turn.DevelopMenu(first, second, third)
    assert code == age.NameOrder.code
    return age.NameOrder(first, second, third)


def thaw_long(code: int, f: list[int]) -> AnyFrame:
    if code == Effects.code:
        return Effects(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7])
    if code == GainVestigium.code:
        return GainVestigium(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8])
    if code == FreeUpgrade.code:
        return FreeUpgrade(f[0], f[1], f[2], f[3])
    if code == Reduce.code:
        return Reduce(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11])
    assert code == Plant.code
    return Plant(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11])
