"""What a seat of Dominations could buy with one Knowledge more: the reason for an exchange."""

from __future__ import annotations

from ludopolis.core.native import bit, i64
from ludopolis.games.dominations.build import city_price
from ludopolis.games.dominations.develop import meets_prerequisite
from ludopolis.games.dominations.purchase import (
    fits,
    level_reduction,
    mastery_price,
    missing,
    upgrade_reduction,
)
from ludopolis.games.dominations.state import Dominations
from ludopolis.games.dominations.tables import MASTERIES, MONUMENTS
from ludopolis.games.dominations.tree import layout
from ludopolis.games.dominations.vocabulary import CITY_LEVELS, DOMAINS, Side


def short_of_building(s: Dominations, seat: i64) -> i64:
    """The Domains, as bits, of which one more would pay for a City or a Level card."""
    mask: i64 = 0
    if s.tokens(seat) > 0:
        board = s.board
        for slot in board.order:
            owner = board.owner(slot)
            level = board.level(slot)
            if owner not in (-1, seat) or level == CITY_LEVELS or not board.is_land(slot):
                continue
            camp = board.camp(slot)
            if city_price(s, seat, slot, level + 1) == s.knowledge(seat, camp) + 1:
                mask |= bit(camp)
    reduction = level_reduction(s, seat)
    for monument in range(MONUMENTS):
        card = s.top_level(monument)
        if card < 0:
            continue
        lacking = short_of_card(s, seat, card, reduction)
        if lacking != 0 and s.trees[seat].fits(s.tables.accepts[layout(card, 0)]):
            mask |= lacking
    return mask


def short_of_developing(s: Dominations, seat: i64) -> i64:
    """The Domains, as bits, of which one more would pay for a Mastery or for turning one."""
    mask: i64 = 0
    tree = s.trees[seat]
    for mastery in range(MASTERIES):
        if tree.has(mastery):
            if tree.side_of(mastery) == Side.BASIC:
                mask |= short_of_card(s, seat, mastery, upgrade_reduction(s, seat, mastery))
            continue
        domain = s.tables.domain[mastery]
        if mask & bit(domain) != 0 or s.copies[mastery] == 0:
            continue
        if mastery_price(s, seat, mastery) != s.knowledge(seat, domain) + 1:
            continue
        if meets_prerequisite(s, seat, mastery) and fits(s, seat, mastery):
            mask |= bit(domain)
    return mask


def short_of_card(s: Dominations, seat: i64, card: i64, reduction: i64) -> i64:
    """The Domains of which one more would pay the card's price; none if it takes more."""
    if missing(s, seat, card) != reduction + 1:
        return 0
    mask: i64 = 0
    for domain in range(DOMAINS):
        if s.tables.costs[card * DOMAINS + domain] > s.knowledge(seat, domain):
            mask |= bit(domain)
    return mask
