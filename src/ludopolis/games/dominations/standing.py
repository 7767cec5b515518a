"""Standing figures: what the visible sides of a player's cards add to costs, limits and bonuses.

They are sums over effect lines, kept up to date line by line and worked out anew on loading.
"""

from ludopolis.core.native import filled, i64, vec
from ludopolis.games.dominations.board import Board
from ludopolis.games.dominations.grid import WHEEL
from ludopolis.games.dominations.state import (
    ASSIMILATION,
    CAMP_BONUS,
    CITY_COST,
    CONCENTRATION,
    EXCHANGES,
    HAND_SIZE,
    HIGHEST_CITY,
    MASTERY_COST,
    MONUMENT_COST,
    STANDING,
    STEPS,
    TRADE_BONUS,
    TRIGGER_LINES,
    UPGRADE_COST,
)
from ludopolis.games.dominations.tables import (
    AMOUNT,
    CAMP,
    CARD_DOMAIN,
    CARD_VALUE,
    DOMAIN,
    LEVEL,
    LINE,
    OUTCOME,
    TRIGGER,
    Tables,
)
from ludopolis.games.dominations.tree import Tree
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, PASSIVE, RANKS
from ludopolis.games.dominations.vocabulary import ASSIMILATION as ASSIMILATION_LINE
from ludopolis.games.dominations.vocabulary import CAMP_BONUS as CAMP_LINE
from ludopolis.games.dominations.vocabulary import CITY_COST as CITY_LINE
from ludopolis.games.dominations.vocabulary import CONCENTRATION_BONUS as CONCENTRATION_LINE
from ludopolis.games.dominations.vocabulary import EXCHANGE as EXCHANGE_LINE
from ludopolis.games.dominations.vocabulary import HAND_SIZE as HAND_LINE
from ludopolis.games.dominations.vocabulary import MASTERY_COST as MASTERY_LINE
from ludopolis.games.dominations.vocabulary import MONUMENT_COST as MONUMENT_LINE
from ludopolis.games.dominations.vocabulary import RESERVE_STEP as RESERVE_LINE
from ludopolis.games.dominations.vocabulary import TRADE_BONUS as TRADE_LINE
from ludopolis.games.dominations.vocabulary import UPGRADE_COST as UPGRADE_LINE


def add_side(figures: vec[i64], at: i64, tables: Tables, card: i64, side: i64, sign: i64) -> None:
    """Add (or with -1 take away) the lines of one side; ``at`` is where the player's row begins."""
    for number in range(tables.first_line(card, side), tables.end_line(card, side)):
        line = number * LINE
        trigger = tables.lines[line + TRIGGER]
        figures[at + TRIGGER_LINES + trigger] += sign
        if trigger == PASSIVE:
            add_line(figures, at, tables.lines, line, sign)


def add_line(figures: vec[i64], at: i64, lines: vec[i64], line: i64, sign: i64) -> None:
    outcome = lines[line + OUTCOME]
    amount = sign * lines[line + AMOUNT]
    if outcome == RESERVE_LINE:
        figures[at + STEPS + lines[line + DOMAIN]] += amount
    elif outcome == CAMP_LINE:
        add_to_domains(figures, at + CAMP_BONUS, lines[line + CAMP], amount)
    elif outcome == TRADE_LINE:
        add_to_domains(figures, at + TRADE_BONUS, lines[line + CAMP], amount)
    elif outcome == CONCENTRATION_LINE:
        add_to_domains(figures, at + CONCENTRATION, lines[line + DOMAIN], amount)
    elif outcome == CITY_LINE:
        add_to_ranks(figures, at + CITY_COST, lines[line + CAMP], lines[line + LEVEL], amount)
    elif outcome == MASTERY_LINE:
        rank = rank_of(lines[line + CARD_VALUE])
        add_to_ranks(figures, at + MASTERY_COST, lines[line + CARD_DOMAIN], rank, amount)
    elif outcome == UPGRADE_LINE:
        rank = rank_of(lines[line + CARD_VALUE])
        add_to_ranks(figures, at + UPGRADE_COST, lines[line + CARD_DOMAIN], rank, amount)
    elif outcome == MONUMENT_LINE:
        figures[at + MONUMENT_COST] += amount
    elif outcome == HAND_LINE:
        figures[at + HAND_SIZE] += amount
    elif outcome == ASSIMILATION_LINE:
        figures[at + ASSIMILATION] += amount
    else:
        assert outcome == EXCHANGE_LINE
        figures[at + EXCHANGES] += sign


def rank_of(value: i64) -> i64:
    """Values 3, 6, 9 as 1, 2, 3; -1 stays."""
    return ANY if value == ANY else value // RANKS


def add_to_domains(figures: vec[i64], at: i64, domain: i64, amount: i64) -> None:
    for each in range(DOMAINS):
        if domain in (ANY, each):
            figures[at + each] += amount


def add_to_ranks(figures: vec[i64], at: i64, domain: i64, rank: i64, amount: i64) -> None:
    for each in range(DOMAINS):
        if domain in (ANY, each):
            for level in range(1, RANKS + 1):
                if rank in (ANY, level):
                    figures[at + each * RANKS + level - 1] += amount


def note_city(figures: vec[i64], seat: i64, camp: i64, level: i64) -> None:
    at = seat * STANDING + HIGHEST_CITY + camp
    figures[at] = max(figures[at], level)


def standing_of(tables: Tables, board: Board, trees: list[Tree]) -> vec[i64]:
    """All standing figures, from scratch."""
    figures = filled(STANDING * len(trees), 0)
    for seat in range(len(trees)):
        tree = trees[seat]
        for place in range(tree.size()):
            add_side(figures, seat * STANDING, tables, tree.card(place), tree.side(place), 1)
    for slot in range(WHEEL, board.size()):
        if board.owner(slot) >= 0:
            note_city(figures, board.owner(slot), board.camp(slot), board.level(slot))
    return figures
