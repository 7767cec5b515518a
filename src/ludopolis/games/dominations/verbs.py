"""The only code that changes the zones: it keeps figures in step and tells listeners."""

from ludopolis.core.native import append, bit, i64, packed, vec
from ludopolis.core.rng import Rng
from ludopolis.games.dominations import events
from ludopolis.games.dominations.amounts import Amounts
from ludopolis.games.dominations.board import MONUMENT_TILE, slot_row
from ludopolis.games.dominations.columns import (
    INFLUENCE_SOURCE_IDS,
    POINT_SOURCE_IDS,
    STAMP,
    Monument,
    Now,
    Player,
    PointsFrom,
    Standing,
    Where,
)
from ludopolis.games.dominations.grid import cell_i, cell_j, cell_t, vertex_a, vertex_b
from ludopolis.games.dominations.standing import add_side, note_city
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import LAND_TILES, MONUMENTS, NATIONS
from ludopolis.games.dominations.tree import tree_x, tree_y
from ludopolis.games.dominations.vocabulary import DOMAINS, Shape, Side


def cell_list(cell: i64) -> list[int]:
    return [cell_i(cell), cell_j(cell), cell_t(cell)]


# -- points, Influence, Knowledge --


def score(s: Dominations, seat: i64, points: i64, source: i64) -> None:
    """Victory points, noted by their source (D-21.20)."""
    if points == 0:
        return
    at = seat * Player.SIZE
    s.players[at + Player.POINTS] += points
    s.players[at + Player.POINTS_FROM + source] += points
    if s.sink is not None:
        s.sink.append(
            events.Scored(seat, points, s.players[at + Player.POINTS], POINT_SOURCE_IDS[source])
        )


def grow_influence(s: Dominations, seat: i64, amount: i64, source: i64) -> None:
    """Influence, noted by its source; it never goes down (D-21.21)."""
    if amount == 0:
        return
    at = seat * Player.SIZE
    s.players[at + Player.INFLUENCE] += amount
    s.players[at + Player.INFLUENCE_FROM + source] += amount
    if s.sink is not None:
        total = s.players[at + Player.INFLUENCE]
        s.sink.append(events.InfluenceGrew(seat, amount, total, INFLUENCE_SOURCE_IDS[source]))


def add_knowledge(s: Dominations, seat: i64, domain: i64, amount: i64) -> None:
    """One addition to a reserve; only at the highest limit a loss scores (D-8.4 to D-8.7)."""
    if amount == 0:
        return
    at = seat * Player.SIZE + domain
    limit = s.limit(seat, domain)
    total = s.players[at] + amount
    if total <= limit:
        s.players[at] = total
        return
    s.players[at] = limit
    if limit == s.tables.constants.reserve_max:
        score(s, seat, s.tables.constants.over_max_vp, PointsFrom.OVERFLOW)


def collect(s: Dominations, seat: i64) -> bool:
    """Add what the seat Produced in this activation; whether it was anything (D-4.8 c).

    The sums stay for ``on_produce``, which looks at them before limits and Gains (D-8.16).
    """
    at = Now.PRODUCED + seat * DOMAINS
    total: i64 = 0
    for domain in range(DOMAINS):
        total += s.turn[at + domain]
    if total == 0:
        return False
    if s.sink is not None:
        s.sink.append(events.Produced(seat, [s.turn[at + domain] for domain in range(DOMAINS)]))
    for domain in range(DOMAINS):
        add_knowledge(s, seat, domain, s.turn[at + domain])
    return True


def produce(s: Dominations, seat: i64, domain: i64, amount: i64) -> None:
    """Note Production of this activation, all there is (D-8.13); ``collect`` adds it."""
    s.turn[Now.PRODUCED + seat * DOMAINS + domain] += amount


def clear_production(s: Dominations) -> None:
    for at in range(Now.PRODUCED, Now.USES):
        s.turn[at] = 0


def gain(s: Dominations, seat: i64, domain: i64, amount: i64, card: i64) -> None:
    """Knowledge Gained by an effect line; nothing waits for a Gain (D-8.14, D-8.15, D-21.19)."""
    if s.sink is not None:
        amounts = [0] * DOMAINS
        amounts[domain] = amount
        s.sink.append(events.Gained(seat, amounts, s.tables.card_ids[card]))
    add_knowledge(s, seat, domain, amount)


def gain_all(s: Dominations, seat: i64, named: Amounts, card: i64) -> None:
    """Named Vestigium Knowledge: one addition a Domain (D-8.11)."""
    if s.sink is not None:
        s.sink.append(events.Gained(seat, named.fields(), s.tables.card_ids[card]))
    for domain in range(DOMAINS):
        add_knowledge(s, seat, domain, named.figures[domain])


def pay(s: Dominations, seat: i64, cost: Amounts) -> None:
    """Each Domain pays its own part (D-13.1)."""
    for domain in range(DOMAINS):
        s.players[seat * Player.SIZE + domain] -= cost.figures[domain]
        assert s.players[seat * Player.SIZE + domain] >= 0
    if s.sink is not None:
        s.sink.append(events.Paid(seat, cost.fields()))


def exchange(
    s: Dominations, seat: i64, give: i64, source: i64, get: i64, target: i64, place: i64
) -> None:
    """Turn Knowledge into other Knowledge by the rate of the card at ``place`` (D-13.6, D-13.7).

    Neither Produced nor Gained: no effect follows (D-13.8).
    """
    s.players[seat * Player.SIZE + source] -= give
    s.players[seat * Player.SIZE + target] += get
    # The Campfire, at place 0, has no limit.
    if place > 0:
        s.turn[Now.USES + place] += 1
    if s.sink is not None:
        card = s.tables.card_ids[s.trees[seat].card(place)]
        s.sink.append(events.Exchanged(seat, give, source, get, target, card))


def clear_knowledge(s: Dominations) -> None:
    """All Knowledge is set to 0 (D-16.1)."""
    for seat in range(s.seats):
        for domain in range(DOMAINS):
            s.players[seat * Player.SIZE + domain] = 0
    if s.sink is not None:
        s.sink.append(events.KnowledgeCleared())


# -- board --


def choose_tile(s: Dominations, tile: i64) -> None:
    """The tile about to be laid; as long as it is not laid, only its player knows which it is."""
    s.claim_where()
    s.where[tile] = Where.CHOSEN


def lay_tile(s: Dominations, seat: i64, tile: i64, cell: i64, rotation: i64) -> i64:
    """A Land tile goes from the hand onto the board, for good (D-4.5); its slot."""
    s.claim_where()
    s.where[tile] = Where.ON_BOARD
    s.turn[Now.HAS_PLACED] = 1
    s.board = s.board.with_tile(cell, slot_row(s.tables, cell, tile, rotation))
    if s.sink is not None:
        s.sink.append(events.TilePlaced(seat, s.tables.tile_ids[tile], cell_list(cell), rotation))
    return s.board.size() - 1


def wake(s: Dominations, seat: i64, slot: i64) -> None:
    if s.sink is not None:
        tile = s.tables.tile_ids[s.board.tile(slot)]
        s.sink.append(events.TileWoken(seat, tile, cell_list(s.board.cell(slot))))


def note_locus(s: Dominations, seat: i64, vertex: i64) -> None:
    if s.sink is not None:
        s.sink.append(events.LocusScored(seat, [vertex_a(vertex), vertex_b(vertex)]))


def lay_piece(s: Dominations, seat: i64, monument: i64, place: i64, rotation: i64) -> None:
    """A Monument's piece comes onto a vertex or a cell (D-10.5).

    Nothing is activated, also by a wheel that it completes (D-6.10, D-10.10).
    """
    s.claim_monuments()
    s.monuments[monument * Monument.SIZE + Monument.PLACE] = place
    s.monuments[monument * Monument.SIZE + Monument.FOUNDER] = seat
    is_circle = s.tables.shapes[monument] == Shape.CIRCLE
    if not is_circle:
        row = slot_row(s.tables, place, MONUMENT_TILE + monument, rotation)
        s.board = s.board.with_tile(place, row)
    if s.sink is not None:
        where = [vertex_a(place), vertex_b(place)] if is_circle else cell_list(place)
        s.sink.append(events.PieceLaid(seat, s.tables.monument_ids[monument], where, rotation))


def put_city(s: Dominations, seat: i64, slot: i64) -> i64:
    """A City is built or raised by one level; its new level (D-9.3, D-9.7)."""
    level = s.board.level(slot) + 1
    camp = s.board.camp(slot)
    s.board = s.board.with_city(slot, seat, level)
    s.players[seat * Player.SIZE + Player.TOKENS] -= 1
    s.claim_standing()
    note_city(s.standing, seat, camp, level)
    if s.sink is not None:
        s.sink.append(events.CityBuilt(seat, cell_list(s.board.cell(slot)), camp, level))
    return level


# -- trees --


def plant(s: Dominations, seat: i64, card: i64, copy: i64, cell: i64) -> None:
    """A card comes into a tree for good (D-12.10); only now its reductions work (D-11.15)."""
    s.claim_trees()
    s.claim_standing()
    s.trees[seat] = s.trees[seat].with_card(s.tables, card, copy, cell)
    add_side(s.standing, seat * Standing.SIZE, s.tables, card, Side.BASIC, 1)


def take_mastery(
    s: Dominations, seat: i64, mastery: i64, copy: i64, cell: i64, assimilated: bool
) -> None:
    """A copy leaves the supply and goes into a tree (D-11.3)."""
    s.claim_copies()
    s.copies[mastery] &= ~bit(copy)
    plant(s, seat, mastery, copy, cell)
    if s.sink is not None:
        where = [tree_x(cell), tree_y(cell)]
        name = s.tables.card_ids[mastery]
        s.sink.append(events.MasteryTaken(seat, name, copy + 1, where, assimilated))


def take_level(s: Dominations, seat: i64, card: i64, cell: i64) -> None:
    """The top Level card of a Monument goes into a tree (D-10.4)."""
    s.claim_monuments()
    monument = s.tables.monument_of[card]
    s.monuments[monument * Monument.SIZE + Monument.BOUGHT] += 1
    plant(s, seat, card, 0, cell)
    if s.sink is not None:
        level = s.monuments[monument * Monument.SIZE + Monument.BOUGHT]
        where = [tree_x(cell), tree_y(cell)]
        s.sink.append(events.LevelBought(seat, s.tables.monument_ids[monument], level, where))


def turn_mastery(s: Dominations, seat: i64, mastery: i64, is_free: bool) -> None:
    """A Mastery is turned to its advanced side, which replaces the basic one (D-11.10)."""
    s.claim_trees()
    s.claim_standing()
    s.trees[seat] = s.trees[seat].turned(mastery)
    add_side(s.standing, seat * Standing.SIZE, s.tables, mastery, Side.BASIC, -1)
    add_side(s.standing, seat * Standing.SIZE, s.tables, mastery, Side.ADVANCED, 1)
    if s.sink is not None:
        s.sink.append(events.MasteryTurned(seat, s.tables.card_ids[mastery], is_free))


# -- tiles --


def draw_tiles(s: Dominations, seat: i64, count: i64) -> None:
    """Draw from the front of the supply while it lasts (D-2.7, D-16.6, D-21.22)."""
    s.claim_where()
    s.claim_supply()
    size: i64 = len(s.supply)
    most = min(size, count)
    drawn: list[int] = []
    s.turn[Now.SERIAL] += 1
    for k in range(most):
        tile = s.supply[size - 1 - k]
        s.where[tile] = seat
        s.stamps[tile] = s.turn[Now.SERIAL] * STAMP
        drawn.append(tile)
    if most > 0:
        s.supply = s.supply[: size - most]
        s.revealed += 1
    if s.sink is not None and most > 0:
        # As a set: the order would tell more than the hand.
        drawn.sort()
        s.sink.append(events.TilesDrawn(seat, most, [s.tables.tile_ids[tile] for tile in drawn]))


def set_aside(s: Dominations, tile: i64) -> None:
    """A tile is chosen to be given up."""
    s.claim_where()
    s.where[tile] = Where.ASIDE


def give_back(s: Dominations, seat: i64) -> i64:
    """The tiles set aside go to the back in random order, unseen; how many (D-2.9, D-19.3)."""
    given: list[int] = []
    for tile in range(LAND_TILES):
        if s.where[tile] == Where.ASIDE:
            given.append(tile)
    if not given:
        return 0
    # Told in the order of the content: the new order at the back is known to nobody.
    told = given[:]
    s.claim_where()
    s.claim_supply()
    s.chance().shuffle(given)
    s.turn[Now.SERIAL] += 1
    s.turn[Now.LAST_GIVEN + seat] = s.turn[Now.SERIAL]
    s.revealed += 1
    supply = vec[i64](capacity=len(s.supply) + len(given))
    for tile in given:
        s.where[tile] = Where.SUPPLY
        s.stamps[tile] = s.turn[Now.SERIAL] * STAMP + seat + 1
        s.learnt[seat * LAND_TILES + tile] = s.turn[Now.SERIAL]
        supply = append(supply, tile)
    for tile in s.supply:
        supply = append(supply, tile)
    s.supply = supply
    if s.sink is not None:
        s.sink.append(
            events.TilesReturned(seat, len(told), [s.tables.tile_ids[tile] for tile in told])
        )
    return len(told)


# -- setup and time --


def seal(s: Dominations) -> None:
    """Others decide from here on: what was done before can't be taken back."""
    s.revealed += 1


def deal(s: Dominations) -> None:
    """Shuffle the three piles; two Nations, two Monuments and a hand for each (D-2.3, D-2.7).

    As all chance, it comes from the position's own generator (D-19.4).
    """
    nations = shuffled(s.chance(), NATIONS)
    monuments = shuffled(s.chance(), MONUMENTS)
    s.supply = packed(shuffled(s.chance(), LAND_TILES))
    for seat in range(s.seats):
        deal_two(s, seat, Player.NATIONS_DEALT, nations)
        deal_two(s, seat, Player.MONUMENTS_DEALT, monuments)
        draw_tiles(s, seat, s.tables.constants.hand_size)


def shuffled(rng: Rng, count: int) -> list[int]:
    items = list(range(count))
    rng.shuffle(items)
    return items


def deal_two(s: Dominations, seat: i64, column: i64, items: list[int]) -> None:
    """Two of a shuffled pile go to a seat, lower number first: their order tells nothing."""
    first = items[2 * seat]
    second = items[2 * seat + 1]
    at = seat * Player.SIZE + column
    s.players[at] = min(second, first)
    s.players[at + 1] = max(first, second)


def choose_nation(s: Dominations, seat: i64, nation: i64) -> None:
    s.players[seat * Player.SIZE + Player.NATION] = nation


def choose_monument(s: Dominations, seat: i64, monument: i64) -> None:
    """The second of the two choices; the next seat is asked (D-2.3)."""
    s.players[seat * Player.SIZE + Player.MONUMENT] = monument
    s.revealed += 1
    if s.sink is not None:
        nation = s.tables.nation_ids[s.players[seat * Player.SIZE + Player.NATION]]
        s.sink.append(events.NationChosen(seat, nation, s.tables.monument_ids[monument]))


def reveal_choices(s: Dominations) -> None:
    """All choices are shown; the chosen Monuments are in play (D-2.4, D-2.5)."""
    s.claim_monuments()
    s.turn[Now.REVEALED] = 1
    s.revealed += 1
    for seat in range(s.seats):
        monument = s.players[seat * Player.SIZE + Player.MONUMENT]
        s.monuments[monument * Monument.SIZE + Monument.IN_PLAY] = 1
    if s.sink is not None:
        rows = [seat * Player.SIZE for seat in range(s.seats)]
        nations = [s.tables.nation_ids[s.players[row + Player.NATION]] for row in rows]
        chosen = [s.tables.monument_ids[s.players[row + Player.MONUMENT]] for row in rows]
        s.sink.append(events.ChoicesRevealed(nations, chosen))


def draw_order(s: Dominations) -> None:
    """The order of the first Age is random (D-2.11)."""
    order = [seat for seat in range(s.seats)]
    s.chance().shuffle(order)
    s.revealed += 1
    set_order(s, order)


def set_order(s: Dominations, order: list[int]) -> None:
    for place in range(s.seats):
        s.turn[Now.ORDER + place] = order[place]
    if s.sink is not None:
        s.sink.append(events.OrderSet(order))


def begin_age(s: Dominations) -> None:
    s.turn[Now.AGE] += 1
    s.turn[Now.ROUND] = 0
    if s.sink is not None:
        order = [s.turn[Now.ORDER + place] for place in range(s.seats)]
        s.sink.append(events.AgeBegan(s.turn[Now.AGE], order))


def begin_turn(s: Dominations, round_number: i64, place: i64) -> i64:
    """A player's turn begins; whose it is."""
    seat = s.turn[Now.ORDER + place]
    s.turn[Now.ROUND] = round_number
    s.turn[Now.TURN] = place
    s.turn[Now.ACTIVE] = seat
    s.turn[Now.HAS_PLACED] = 0
    s.revealed += 1
    # Exchange rates are counted by turn (D-13.7).
    for at in range(Now.USES, Now.SIZE):
        s.turn[at] = 0
    if s.sink is not None:
        s.sink.append(events.TurnBegan(seat, s.turn[Now.AGE], round_number))
    return seat


def end_turn(s: Dominations) -> None:
    s.turn[Now.ACTIVE] = -1


def add_extra(s: Dominations, builds: i64, develops: i64) -> None:
    """Extra actions, to be offered after this one (D-11.16, D-21.24, D-21.25)."""
    s.turn[Now.EXTRA_BUILDS] += builds
    s.turn[Now.EXTRA_DEVELOPS] += develops


def clear_extra(s: Dominations) -> None:
    s.turn[Now.EXTRA_BUILDS] = 0
    s.turn[Now.EXTRA_DEVELOPS] = 0


# -- roles --


def hold_role(s: Dominations, role: i64, seat: i64) -> None:
    """A Domination card goes to a seat, or with -1 to nobody (D-15.1, D-15.2)."""
    s.turn[Now.HOLDERS + role] = seat
    if s.sink is not None and seat >= 0:
        s.sink.append(events.RoleTaken(seat, s.tables.role_ids[role]))


def spend_role(s: Dominations, seat: i64, role: i64) -> None:
    """A power that works once is used up (D-15.17)."""
    s.players[seat * Player.SIZE + Player.SPENT] |= bit(role)


def renew_roles(s: Dominations) -> None:
    """All six cards are given out anew, used or not (D-15.17)."""
    for seat in range(s.seats):
        s.players[seat * Player.SIZE + Player.SPENT] = 0


def judge(s: Dominations, seat: i64, met: list[bool]) -> None:
    if s.sink is not None:
        s.sink.append(events.ObjectivesJudged(seat, s.tables.nation_ids[s.nation(seat)], met))
