"""Positions of Dominations in the notation of the worked examples, and what is asked of them.

``given`` fills in what a position leaves open, so that every component is somewhere: the supply has
the tiles that board and hands leave over, City tokens and copies are counted from board and trees.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

from ludopolis.core.game import Setup
from ludopolis.core.rng import seeded
from ludopolis.games import open_game
from ludopolis.games.dominations.age import (
    Age,
    Assimilate,
    EndOfAge,
    GameEnd,
    InfluencePoints,
    NextAge,
    Objectives,
    Roles,
    Rounds,
)
from ludopolis.games.dominations.board import MONUMENT_TILE
from ludopolis.games.dominations.columns import (
    InfluenceFrom,
    Key,
    Monument,
    Now,
    Player,
    PointsFrom,
    Where,
)
from ludopolis.games.dominations.counting import controller
from ludopolis.games.dominations.game import DominationsGame
from ludopolis.games.dominations.grid import cell_at, vertex_at
from ludopolis.games.dominations.grow import Grow, Second
from ludopolis.games.dominations.pack import line_row
from ludopolis.games.dominations.scoring import objectives_met
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import (
    CAMPFIRE,
    COPIES,
    LAND_TILES,
    MASTERIES,
    MONUMENTS,
    ROLES,
)
from ludopolis.games.dominations.tree import MAX_CARDS, Tree, campfire_tree, layout, tree_cell
from ludopolis.games.dominations.turn import BuildMenu, DevelopMenu, Turn, TurnEnd
from ludopolis.games.dominations.view import DominationsView
from ludopolis.games.dominations.vocabulary import DOMAIN_IDS, Shape
from ludopolis.testing.scenario import PLAIN, Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludopolis.core.frame import AnyFrame
    from ludopolis.games.dominations.pack import Line
    from ludopolis.games.dominations.tables import Tables

E = TypeVar("E")

LAID: Final = re.compile(r"(\S+) \((-?\d+),(-?\d+),([01])\) r([012])(?: P(\d):([123]))?")
CIRCLED: Final = re.compile(r"(\S+) \((-?\d+),(-?\d+)\)")
PLANTED: Final = re.compile(r"([a-z0-9-]+):([1-4])@\((-?\d+),(-?\d+)\)(\+?)")
NAMED: Final = re.compile(r"([a-z0-9-]+)(\+?)")
AMOUNT: Final = re.compile(r"([a-z]+) (\d+)")


def opened(rules_version: int = 0) -> DominationsGame:
    game = open_game("dominations", rules_version=rules_version)
    assert isinstance(game, DominationsGame)
    return game


GAME: Final = opened()
TABLES: Final = GAME.tables
TILE_IDS: Final = TABLES.tile_ids
CARD_IDS: Final = TABLES.card_ids
MONUMENT_IDS: Final = TABLES.monument_ids
NATION_IDS: Final = TABLES.nation_ids
ROLE_IDS: Final = TABLES.role_ids


def amounts(text: str) -> list[int]:
    """Six numbers by Domain: ``trade 4 art 1``; ``all 5`` is five of each."""
    out = [0] * len(DOMAIN_IDS)
    for name, many in AMOUNT.findall(text):
        for domain in DOMAIN_IDS if name == "all" else [name]:
            out[DOMAIN_IDS.index(domain)] = int(many)
    return out


def listed(figures: list[int]) -> str:
    """The inverse of ``amounts``, in the fixed order, zeros left out."""
    return " ".join(f"{DOMAIN_IDS[k]} {figure}" for k, figure in enumerate(figures) if figure)


# -- board and trees --


def board_rows(board: str, pieces: str) -> list[int]:
    """Tiles and Monument tiles in the order written: ``L07 (1,-1,0) r0 P1:2``."""
    rows: list[int] = []
    for name, i, j, t, rotation, owner, level in LAID.findall(f"{board} {pieces}"):
        is_land = name in TILE_IDS
        tile = TILE_IDS.index(name) if is_land else MONUMENT_TILE + MONUMENT_IDS.index(name)
        rows += [cell_at(int(i), int(j), int(t)), tile, int(rotation)]
        rows += [int(owner) if owner else -1, int(level) if level else 0]
    return rows


def planted(text: str) -> Tree:
    """A tree card by card: ``markets:1@(1,0)`` where it says, ``markets`` wherever it fits.

    A ``+`` behind a card turns it to its advanced side.
    """
    tree = campfire_tree(TABLES)
    for word in text.split():
        exact = PLANTED.fullmatch(word)
        if exact:
            name, copy, x, y, plus = exact.groups()
            card = CARD_IDS.index(name)
            tree = tree.with_card(TABLES, card, int(copy) - 1, tree_cell(int(x), int(y)))
        else:
            match = NAMED.fullmatch(word)
            assert match, word
            name, plus = match.groups()
            card = CARD_IDS.index(name)
            tree = best_place(tree, card)
        tree = tree.turned(card) if plus else tree
    return tree


def best_place(tree: Tree, card: int) -> Tree:
    """The card where it leaves the most room for more."""
    copies = range(COPIES if card < MASTERIES else 1)
    trees = [
        tree.with_card(TABLES, card, copy, cell)
        for copy in copies
        for cell in tree.cells(TABLES.accepts[layout(card, copy)])
    ]
    return max(trees, key=lambda grown: len(grown.frontier))


class Table(Scenario):
    """A scenario of Dominations."""

    @property
    def s(self) -> Dominations:
        assert isinstance(self.state, Dominations)
        return self.state

    @property
    def next(self) -> str:
        """Who is asked now, and what: ``0 grow.menu``; ``over`` when the game is."""
        self.forced()
        if self.s.over:
            return "over"
        asked = self.s.decision
        return f"{asked.seat} {GAME.asks[asked.ask].name}"

    @property
    def asking(self) -> str:
        """The pending question, forced or not; nothing when the game is over."""
        return "" if self.s.over else GAME.asks[self.s.decision.ask].name

    def place(self, tile: str, cell: str, rotation: int = 0) -> Table:
        """Place a tile of the hand."""
        return self.chain(f"tile:{tile}", cell, str(rotation))

    def build(self, cell: str) -> Table:
        """Build a City on a cell."""
        return self.chain("city", cell)

    def upgrade_city(self, cell: str) -> Table:
        return self.chain("upgrade", cell)

    def develop(self, mastery: str, copy: int = 0, cell: str = "") -> Table:
        """Develop a Mastery; without a copy or cell the first one listed."""
        return self.chain("develop", mastery, str(copy or ""), cell)

    def chain(self, *words: str) -> Table:
        """Answer a chain of questions, forced or not; an empty word takes the first answer."""
        for word in words:
            options = self.s.decision.options
            self.apply(self.option(word) if word else options[0])
        return self

    def to(self, name: str) -> Table:
        """Answer with the first option until this is asked."""
        while GAME.asks[self.s.decision.ask].name != name:
            self.apply(self.s.decision.options[0])
        return self

    def ends_turn(self) -> Table:
        """Decline everything until another player or the End of the Age is asked."""
        seat = self.s.active()
        while not self.s.over and self.s.active() == seat:
            self.apply(self.s.decision.options[-1])
        return self

    # -- figures --

    def knowledge(self, seat: int) -> str:
        return listed([self.s.knowledge(seat, domain) for domain in range(6)])

    def produced(self, seat: int) -> str:
        """What the last activation Produced for a seat."""
        return listed([self.s.produced(seat, domain) for domain in range(6)])

    def limit(self, seat: int, domain: str) -> int:
        return self.s.limit(seat, DOMAIN_IDS.index(domain))

    def influence(self, seat: int) -> int:
        return self.s.influence(seat)

    def points(self, seat: int) -> int:
        return self.s.points(seat)

    def tokens(self, seat: int) -> int:
        return self.s.tokens(seat)

    def nodus(self, seat: int) -> str:
        return listed(list(self.s.trees[seat].nodus))

    def hand(self, seat: int) -> str:
        return " ".join(TILE_IDS[tile] for tile in self.s.hand(seat))

    @property
    def supply(self) -> list[str]:
        """The supply from front to back."""
        return [TILE_IDS[tile] for tile in reversed(list(self.s.supply))]

    @property
    def order(self) -> list[int]:
        return [self.s.at_initiative(place) for place in range(self.s.seats)]

    def holder(self, role: str) -> int:
        return self.s.holder(ROLE_IDS.index(role))

    def has(self, seat: int, card: str) -> bool:
        return self.s.trees[seat].has(CARD_IDS.index(card))

    def is_advanced(self, seat: int, card: str) -> bool:
        return self.s.trees[seat].side_of(CARD_IDS.index(card)) == 1

    def city(self, cell: str) -> str:
        """``P1:2`` for a City of player 1 on level 2, nothing for none."""
        i, j, t = (int(part) for part in cell.strip("()").split(","))
        slot = self.s.board.slot_at(cell_at(i, j, t))
        if self.s.board.owner(slot) < 0:
            return ""
        return f"P{self.s.board.owner(slot)}:{self.s.board.level(slot)}"

    def controller(self, monument: str) -> int:
        return controller(self.s, MONUMENT_IDS.index(monument))

    def met(self, seat: int) -> list[bool]:
        return objectives_met(self.s, seat)

    def view(self, seat: int) -> DominationsView:
        view = GAME.view(self.s, seat)
        assert isinstance(view, DominationsView)
        return view

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def violations(self) -> list[str]:
        return GAME.violations(self.s)


def in_tables(table: Table, tables: Tables) -> Table:
    """The same position read with other tables."""
    game = type(GAME)(tables, 1, GAME.pack_names, "test", "test")
    return Table(game, table.setup, game.restore(table.setup, table.s.save()))


def write_line(tables: Tables, card: str, side: int, line: Line) -> None:
    """Let this be the first line of a side."""
    row = tables.first_line(CARD_IDS.index(card), side) * Key.SIZE
    for column, figure in enumerate(line_row(line)):
        tables.lines[row + column] = figure


class Given:
    """Makes tables whose scenario runs in one mode."""

    def __init__(self, mode: str = PLAIN) -> None:
        self.mode = mode

    def new(self, seats: int, seed: int = 1) -> Table:
        """A new game."""
        setup = Setup(seats, seed)
        return Table(GAME, setup, GAME.new(setup), self.mode)

    def __call__(
        self,
        phase: str = "grow",
        *,
        active: int = 0,
        seats: int = 3,
        age: int = 1,
        round_number: int = 1,
        order: str = "",
        board: str = "",
        pieces: str = "",
        hands: Mapping[int, str] | None = None,
        supply: str | None = None,
        knowledge: Mapping[int, str] | None = None,
        trees: Mapping[int, str] | None = None,
        influence: Mapping[int, int] | None = None,
        points: Mapping[int, int] | None = None,
        roles: Mapping[str, int] | None = None,
        spent: str = "",
        nations: Mapping[int, str] | None = None,
        monuments: str = "",
        copies: Mapping[str, str] | None = None,
        tokens: Mapping[int, int] | None = None,
        has_placed: bool = False,
        flags: dict[str, str] | None = None,
        rules_version: int = 0,
    ) -> Table:
        """A position before the next question.

        ``phase`` is ``turn`` (the turn of ``active`` begins), ``grow``, ``second``, ``build``,
        ``develop``, or a step after the last turn: ``end``, ``assimilation``, ``influence``,
        ``roles``, ``next_age``, ``game_end``, ``objectives``. Without ``supply`` all other tiles
        are in it, in the order of the content from front to back. ``tokens`` below the number that
        board leaves over count as lost to Cities nobody sees.
        """
        game = opened(rules_version)
        setup = Setup(seats, 1, flags)
        places = [int(word) for word in order.split()] or list(range(seats))
        is_turn = phase in TURN_PHASES
        position = Position(seats, f"{monuments} {monuments_of(pieces)}")
        position.put_board(board_rows(board, pieces))
        position.put_tiles(hands or {}, supply)
        for seat in range(seats):
            position.put_tree(seat, (trees or {}).get(seat, ""))
            position.put_player(seat, (knowledge or {}).get(seat, ""), (nations or {}).get(seat))
        for seat, amount in (influence or {}).items():
            position.add_influence(seat, amount)
        for seat, amount in (points or {}).items():
            position.add_points(seat, amount)
        for seat, left in (tokens or {}).items():
            position.players[seat * Player.SIZE + Player.TOKENS] = left
        position.put_pieces(pieces)
        position.put_roles(roles or {}, spent)
        for name, numbers in (copies or {}).items():
            position.copies[CARD_IDS.index(name)] = sum(1 << (int(copy) - 1) for copy in numbers)
        position.put_time(age, round_number, places, active if is_turn else -1)
        position.turn[Now.HAS_PLACED] = int(has_placed)
        stack = stack_of(phase, active, round_number, places.index(active))
        state = game.load(setup, position.zones(), seeded(1), stack)
        table = Table(game, setup, state, self.mode)
        state.settle()
        return table


TURN_PHASES: Final = ("turn", "grow", "second", "build", "develop")


def monuments_of(pieces: str) -> str:
    return " ".join(word for word in pieces.split() if word in MONUMENT_IDS)


class Position:
    """The zones of a position under construction."""

    def __init__(self, seats: int, monuments: str) -> None:
        self.seats = seats
        self.players = [0] * seats * Player.SIZE
        self.turn = [0] * (Now.USES + MAX_CARDS + 1)
        self.monuments = [0, 0, -1, -1] * MONUMENTS
        self.copies = [(1 << COPIES) - 1] * MASTERIES
        self.where = [Where.SUPPLY] * LAND_TILES
        self.supply: list[int] = []
        self.board: list[int] = []
        self.trees: list[Tree] = []
        wanted = [MONUMENT_IDS.index(name) for name in dict.fromkeys(monuments.split())]
        others = [monument for monument in range(MONUMENTS) if monument not in wanted]
        self.in_play = [*wanted, *others][: max(seats, len(wanted))]
        for monument in self.in_play:
            self.monuments[monument * Monument.SIZE + Monument.IN_PLAY] = 1

    def put_board(self, rows: list[int]) -> None:
        self.board = rows
        for k in range(len(rows) // 5):
            if rows[5 * k + 1] < LAND_TILES:
                self.where[rows[5 * k + 1]] = Where.ON_BOARD

    def put_tiles(self, hands: Mapping[int, str], supply: str | None) -> None:
        for seat, names in hands.items():
            for name in names.split():
                self.where[TILE_IDS.index(name)] = seat
        left = [tile for tile in range(LAND_TILES) if self.where[tile] == Where.SUPPLY]
        if supply is not None:
            front = [TILE_IDS.index(name) for name in supply.split()]
            for tile in left:
                self.where[tile] = Where.SUPPLY if tile in front else Where.ON_BOARD
            left = front
        self.supply = left[::-1]

    def put_tree(self, seat: int, text: str) -> None:
        tree = planted(text)
        self.trees.append(tree)
        for place in range(1, tree.size()):
            card = tree.card(place)
            if card < MASTERIES:
                self.copies[card] &= ~(1 << tree.copy_of(place))
            elif card < CAMPFIRE:
                at = TABLES.monument_of[card] * Monument.SIZE
                self.monuments[at + Monument.BOUGHT] += 1
                self.monuments[at + Monument.IN_PLAY] = 1
                if card == TABLES.first_level[TABLES.monument_of[card]]:
                    self.monuments[at + Monument.FOUNDER] = seat

    def put_player(self, seat: int, knowledge: str, nation: str | None) -> None:
        at = seat * Player.SIZE
        self.players[at : at + 6] = amounts(knowledge)
        chosen = NATION_IDS.index(nation) if nation else seat
        self.players[at + Player.NATION] = chosen
        spare = chosen + 1 if chosen + 1 < len(NATION_IDS) else chosen - 1
        self.players[at + Player.NATIONS_DEALT] = min(chosen, spare)
        self.players[at + Player.NATIONS_DEALT + 1] = max(chosen, spare)
        monument = self.in_play[seat]
        self.players[at + Player.MONUMENT] = monument
        spare = [other for other in range(MONUMENTS) if other not in self.in_play][seat]
        self.players[at + Player.MONUMENTS_DEALT] = min(monument, spare)
        self.players[at + Player.MONUMENTS_DEALT + 1] = max(monument, spare)
        levels = [
            self.board[k + 4] for k in range(0, len(self.board), 5) if self.board[k + 3] == seat
        ]
        self.players[at + Player.TOKENS] = TABLES.constants.city_tokens - sum(levels)
        grown = sum(level * (level + 1) // 2 for level in levels)
        self.players[at + Player.INFLUENCE_FROM + InfluenceFrom.CITIES] = grown
        self.players[at + Player.INFLUENCE] = grown

    def add_influence(self, seat: int, total: int) -> None:
        """Bring the Influence to a total; what Cities don't explain comes from cards."""
        at = seat * Player.SIZE
        self.players[at + Player.INFLUENCE_FROM + InfluenceFrom.CARDS] = (
            total - self.players[at + Player.INFLUENCE]
        )
        self.players[at + Player.INFLUENCE] = total

    def add_points(self, seat: int, total: int) -> None:
        self.players[seat * Player.SIZE + Player.POINTS_FROM + PointsFrom.CARDS] = total
        self.players[seat * Player.SIZE + Player.POINTS] = total

    def put_pieces(self, pieces: str) -> None:
        """Where the pieces lie; without a level 1 card in a tree nobody is the founder."""
        for name, i, j, t, _, _, _ in LAID.findall(pieces):
            at = MONUMENT_IDS.index(name) * Monument.SIZE
            self.monuments[at + Monument.PLACE] = cell_at(int(i), int(j), int(t))
        for name, a, b in CIRCLED.findall(pieces):
            assert TABLES.shapes[MONUMENT_IDS.index(name)] == Shape.CIRCLE
            at = MONUMENT_IDS.index(name) * Monument.SIZE
            self.monuments[at + Monument.PLACE] = vertex_at(int(a), int(b))

    def put_roles(self, roles: Mapping[str, int], spent: str) -> None:
        for role in range(ROLES):
            self.turn[Now.HOLDERS + role] = roles.get(ROLE_IDS[role], -1)
        for name in spent.split():
            self.players[roles[name] * Player.SIZE + Player.SPENT] |= 1 << ROLE_IDS.index(name)

    def put_time(self, age: int, round_number: int, places: list[int], active: int) -> None:
        self.turn[Now.AGE] = age
        self.turn[Now.ROUND] = round_number
        self.turn[Now.ACTIVE] = active
        self.turn[Now.TURN] = places.index(active) if active >= 0 else self.seats - 1
        self.turn[Now.REVEALED] = 1
        self.turn[Now.ORDER : Now.ORDER + self.seats] = places

    def zones(self) -> list[list[int]]:
        return [
            self.players,
            self.turn,
            self.monuments,
            self.copies,
            self.where,
            [0] * LAND_TILES,
            [0] * LAND_TILES * self.seats,
            self.supply,
            self.board,
            *[tree.row() for tree in self.trees],
        ]


def stack_of(phase: str, seat: int, round_number: int, place: int) -> list[AnyFrame]:
    later: list[AnyFrame] = [Rounds(round_number, place + 1)]
    steps: list[AnyFrame] = [
        TurnEnd(),
        DevelopMenu(seat, 1, 0),
        BuildMenu(seat),
        Second(seat),
        Grow(seat, 0),
    ]
    ends: list[AnyFrame] = [Roles(), InfluencePoints(), Assimilate()]
    stacks: dict[str, list[AnyFrame]] = {
        "turn": [*later, Turn(round_number, place)],
        "grow": [*later, *steps],
        "second": [*later, *steps[:4]],
        "build": [*later, *steps[:3]],
        "develop": [*later, *steps[:2]],
        "end": [EndOfAge()],
        "assimilation": ends,
        "influence": ends[:2],
        "roles": ends[:1],
        "next_age": [NextAge()],
        "age": [Age()],
        "game_end": [GameEnd()],
        "objectives": [Objectives()],
    }
    return stacks[phase]
