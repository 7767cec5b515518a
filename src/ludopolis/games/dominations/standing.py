"""Standing figures: what the visible sides of a player's cards add to costs, limits and bonuses.

They are sums over effect lines, kept up to date line by line and worked out anew on loading.
"""

from ludopolis.core.native import filled, i64, vec
from ludopolis.games.dominations.board import Board
from ludopolis.games.dominations.columns import Key, Standing
from ludopolis.games.dominations.grid import WHEEL
from ludopolis.games.dominations.tables import Tables
from ludopolis.games.dominations.tree import Tree
from ludopolis.games.dominations.vocabulary import ANY, DOMAINS, TIERS, Effect, Trigger


def add_side(figures: vec[i64], at: i64, tables: Tables, card: i64, side: i64, sign: i64) -> None:
    """Add (or with -1 take away) the lines of one side; ``at`` is where the player's row begins.

    So a line works for its owner, while its side is visible (D-21.3).
    """
    for number in range(tables.first_line(card, side), tables.end_line(card, side)):
        line = number * Key.SIZE
        trigger = tables.lines[line + Key.TRIGGER]
        figures[at + Standing.TRIGGER_LINES + trigger] += sign
        if trigger == Trigger.PASSIVE:
            add_line(figures, at, tables.lines, line, sign)


def add_line(figures: vec[i64], at: i64, lines: vec[i64], line: i64, sign: i64) -> None:
    """A modifier; those of several cards add up (D-13.3, D-21.18, D-21.38 to D-21.48)."""
    outcome = lines[line + Key.OUTCOME]
    amount = sign * lines[line + Key.AMOUNT]
    if outcome == Effect.RESERVE_STEP:
        figures[at + Standing.STEPS + lines[line + Key.DOMAIN]] += amount
    elif outcome == Effect.CAMP_BONUS:
        add_to_domains(figures, at + Standing.CAMP_BONUS, lines[line + Key.CAMP], amount)
    elif outcome == Effect.TRADE_BONUS:
        add_to_domains(figures, at + Standing.TRADE_BONUS, lines[line + Key.CAMP], amount)
    elif outcome == Effect.CONCENTRATION_BONUS:
        add_to_domains(figures, at + Standing.CONCENTRATION, lines[line + Key.DOMAIN], amount)
    elif outcome == Effect.CITY_COST:
        level = lines[line + Key.LEVEL]
        add_to_tiers(figures, at + Standing.CITY_COST, lines[line + Key.CAMP], level, amount)
    elif outcome == Effect.MASTERY_COST:
        add_to_cards(figures, at + Standing.MASTERY_COST, lines, line, amount)
    elif outcome == Effect.UPGRADE_COST:
        add_to_cards(figures, at + Standing.UPGRADE_COST, lines, line, amount)
    elif outcome == Effect.MONUMENT_COST:
        figures[at + Standing.MONUMENT_COST] += amount
    elif outcome == Effect.HAND_SIZE:
        figures[at + Standing.HAND_SIZE] += amount
    elif outcome == Effect.ASSIMILATION:
        figures[at + Standing.ASSIMILATION] += amount
    else:
        assert outcome == Effect.EXCHANGE
        figures[at + Standing.EXCHANGES] += sign


def add_to_cards(figures: vec[i64], at: i64, lines: vec[i64], line: i64, amount: i64) -> None:
    """To the prices of cards that the line's filters let pass: values 3, 6, 9 are tiers 1, 2, 3."""
    value = lines[line + Key.CARD_VALUE]
    tier = ANY if value == ANY else value // TIERS
    add_to_tiers(figures, at, lines[line + Key.CARD_DOMAIN], tier, amount)


def add_to_domains(figures: vec[i64], at: i64, domain: i64, amount: i64) -> None:
    for each in range(DOMAINS):
        if domain in (ANY, each):
            figures[at + each] += amount


def add_to_tiers(figures: vec[i64], at: i64, domain: i64, tier: i64, amount: i64) -> None:
    for each in range(DOMAINS):
        if domain in (ANY, each):
            for level in range(1, TIERS + 1):
                if tier in (ANY, level):
                    figures[at + each * TIERS + level - 1] += amount


def note_city(figures: vec[i64], seat: i64, camp: i64, level: i64) -> None:
    """Only the highest City of a colour counts for the Reserve limit (D-8.2)."""
    at = seat * Standing.SIZE + Standing.HIGHEST_CITY + camp
    figures[at] = max(figures[at], level)


def standing_of(tables: Tables, board: Board, trees: list[Tree]) -> vec[i64]:
    """All standing figures, from scratch."""
    figures = filled(Standing.SIZE * len(trees), 0)
    for seat in range(len(trees)):
        tree = trees[seat]
        for place in range(tree.size()):
            add_side(figures, seat * Standing.SIZE, tables, tree.card(place), tree.side(place), 1)
    for slot in range(WHEEL, board.size()):
        if board.owner(slot) >= 0:
            note_city(figures, board.owner(slot), board.camp(slot), board.level(slot))
    return figures
