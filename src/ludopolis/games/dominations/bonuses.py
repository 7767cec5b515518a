"""What cards add to the Production of an activation: it is Gained, line by line (D-8.13)."""

from ludopolis.core.native import filled, i64, vec
from ludopolis.games.dominations.amounts import Amounts
from ludopolis.games.dominations.columns import Key, Standing
from ludopolis.games.dominations.effects import passes
from ludopolis.games.dominations.grid import CORNERS
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.verbs import gain_all
from ludopolis.games.dominations.vocabulary import DOMAINS, Effect


def gain_bonuses(s: Dominations, seat: i64, slot: i64, vertex: i64) -> None:
    """All players Gain what their cards add, the active one first (D-3.8)."""
    gain_bonuses_of(s, seat, seat, slot, vertex)
    for place in range(s.seats):
        owner = s.at_initiative(place)
        if owner != seat:
            gain_bonuses_of(s, owner, seat, slot, vertex)


def gain_bonuses_of(s: Dominations, owner: i64, seat: i64, slot: i64, vertex: i64) -> None:
    """The bonuses of one player's cards, in the order they were acquired (D-21.1)."""
    if not has_bonus(s, owner):
        return
    tables = s.tables
    tree = s.trees[owner]
    for place in range(1, tree.size()):
        card = tree.card(place)
        side = tree.side(place)
        for number in range(tables.first_line(card, side), tables.end_line(card, side)):
            counts = bonus_counts(s, owner, seat, slot, vertex, number * Key.SIZE)
            for domain in range(DOMAINS):
                counts[domain] *= tables.lines[number * Key.SIZE + Key.AMOUNT]
            bonus = Amounts(counts)
            if bonus.domains() > 0:
                gain_all(s, owner, bonus, card)


def has_bonus(s: Dominations, owner: i64) -> bool:
    """Whether any card of the player adds to Production; most have none."""
    row = owner * Standing.SIZE
    for column in range(Standing.CAMP_BONUS, Standing.HIGHEST_CITY):
        if s.standing[row + column] > 0:
            return True
    return False


def bonus_counts(
    s: Dominations, owner: i64, seat: i64, slot: i64, vertex: i64, line: i64
) -> vec[i64]:
    """How often a line adds its amount, by Domain (D-21.43 to D-21.45).

    Other lines add nothing.
    """
    counts = filled(DOMAINS, 0)
    lines = s.tables.lines
    outcome = lines[line + Key.OUTCOME]
    if outcome == Effect.TRADE_BONUS:
        for other in s.board.involved(slot, vertex):
            if s.board.owner(other) == owner:
                count(counts, lines[line + Key.CAMP], s.board.camp(other))
    elif outcome == Effect.CAMP_BONUS and owner == seat:
        count(counts, lines[line + Key.CAMP], s.board.camp(slot))
    elif outcome == Effect.CONCENTRATION_BONUS and owner == seat and vertex < 0:
        count_concentrations(s, slot, lines[line + Key.DOMAIN], counts)
    return counts


def count(counts: vec[i64], wanted: i64, domain: i64) -> None:
    if passes(wanted, domain):
        counts[domain] += 1


def count_concentrations(s: Dominations, slot: i64, wanted: i64, counts: vec[i64]) -> None:
    """The pairs of like dots that face each other across the edges of a tile (D-5.3)."""
    board = s.board
    for edge in range(CORNERS):
        if board.next(slot, edge) >= 0:
            for end in range(2):
                dot = board.dot(slot, (edge + end) % CORNERS)
                if dot < DOMAINS and dot == board.faced(slot, edge, end):
                    count(counts, wanted, dot)
