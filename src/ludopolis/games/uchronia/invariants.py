"""What holds in every position of Uchronia, counted from scratch."""

from __future__ import annotations

from ludopolis.core.native import filled, i64
from ludopolis.games.uchronia import layout
from ludopolis.games.uchronia.knowledge import excess
from ludopolis.games.uchronia.ledger import CAPS, DREW, NAMED, ROW, SEAT, first_row, older, unseen
from ludopolis.games.uchronia.scoring import points, threshold
from ludopolis.games.uchronia.state import Uchronia
from ludopolis.games.uchronia.tables import COLOURS
from ludopolis.games.uchronia.verbs import add_completed

DERIVED = [
    layout.POWERS,
    layout.LIMIT,
    layout.REVEALS,
    layout.PLOT_TARGET,
    layout.STAND_INS,
    layout.COUNTS_AS,
    layout.TOLL,
    layout.BUILT,
    layout.WORTH,
]


def violations(s: Uchronia) -> list[str]:
    found: list[str] = []
    check_resources(s, found)
    check_buildings(s, found)
    check_sites(s, found)
    check_rows(s, found)
    check_monopolies(s, found)
    check_points(s, found)
    check_knowledge(s, found)
    return found


def check_resources(s: Uchronia, found: list[str]) -> None:
    """Every Resource card is in exactly one zone (U-1.2)."""
    for colour in range(COLOURS):
        total = resource_total(s, colour)
        if total != s.tables.constants.resource_cards[colour]:
            found.append(f"U-1.3 there are {total} cards of colour {colour}")
    for place in range(len(s.cards)):
        if s.cards[place] < 0:
            found.append(f"place {place} holds fewer than no cards")


def resource_total(s: Uchronia, colour: i64) -> i64:
    total: i64 = 0
    place: i64 = colour
    while place < len(s.cards):
        is_note = layout.SHOWN <= place < layout.SHOWN + COLOURS
        is_known = place >= layout.KNOWN and (place - layout.KNOWN) % layout.SEAT_CARDS < COLOURS
        if not (is_note or is_known):
            total += s.cards[place]
        place += COLOURS
    for i in range(s.top, len(s.pile)):
        if s.pile[i] == colour:
            total += 1
    for seat in range(s.seats):
        for card in range(s.tables.names):
            total += s.site_count(seat, card, colour)
    return total


def check_buildings(s: Uchronia, found: list[str]) -> None:
    """Every Building card is in exactly one zone (U-1.4), no name twice with one owner (U-13.4)."""
    counts = filled(s.tables.names, 0)
    for work in s.works:
        counts[work] += 1
    for discarded in s.building_discard:
        counts[discarded] += 1
    for i in range(s.building_top, len(s.building_pile)):
        counts[s.building_pile[i]] += 1
    for seat in range(s.seats):
        completed = s.tableau[seat * layout.COLUMNS + layout.COMPLETED]
        sites = s.tableau[seat * layout.COLUMNS + layout.SITES]
        if completed & sites != 0:
            found.append(f"U-13.4 seat {seat} owns a name twice")
        for card in range(s.tables.names):
            counts[card] += ((completed | sites) >> card) & 1
    for card in range(s.tables.names):
        if counts[card] != s.tables.constants.copies:
            found.append(f"U-1.4 there are {counts[card]} copies of Building {card}")
    if len(s.works) > s.tables.constants.great_works:
        found.append(f"U-16.7 there are {len(s.works)} Great Works")


def check_sites(s: Uchronia, found: list[str]) -> None:
    """Resources lie only under unfinished Buildings, fewer than the cost (U-14.1)."""
    for seat in range(s.seats):
        sites = s.tableau[seat * layout.COLUMNS + layout.SITES]
        for card in range(s.tables.names):
            size = s.site_size(seat, card)
            if (sites >> card) & 1 == 0 and size > 0:
                found.append(f"seat {seat} keeps Resources under Building {card}")
            if size >= s.tables.cost[card]:
                found.append(f"U-14.1 Building {card} of seat {seat} should be completed")
        if s.domain_size(seat) > 2:
            found.append(f"U-2.1 seat {seat} has {s.domain_size(seat)} cards in the Domain")


def check_rows(s: Uchronia, found: list[str]) -> None:
    """What completed Buildings give, entered again from scratch (U-14.3)."""
    fresh = Uchronia(s.tables, s.seats, s.rng, [])
    fresh.clear()
    for seat in range(s.seats):
        row = seat * layout.COLUMNS
        for card in range(s.tables.names):
            if (s.tableau[row + layout.COMPLETED] >> card) & 1 == 1:
                add_completed(fresh, seat, card)
        for column in DERIVED:
            if fresh.tableau[row + column] != s.tableau[row + column]:
                found.append(f"column {column} of seat {seat} is out of step")


def check_monopolies(s: Uchronia, found: list[str]) -> None:
    """The holder has Activities and is beaten by nobody; a strict majority holds (U-12)."""
    for colour in range(COLOURS):
        holder = s.monopoly[colour]
        held: i64 = s.activities(holder, colour) if holder >= 0 else 0
        if holder >= 0 and held == 0:
            found.append(f"U-12.4 seat {holder} holds Monopoly {colour} without an Activity")
        leaders: i64 = 0
        most: i64 = held
        for seat in range(s.seats):
            count = s.activities(seat, colour)
            if count > most:
                most = count
                leaders = 1
            elif count == most and count > held:
                leaders += 1
        if most > held and (holder >= 0 or leaders == 1):
            found.append(f"U-12.1 Monopoly {colour} lies with the wrong player")


def check_points(s: Uchronia, found: list[str]) -> None:
    """Points re-derived: Buildings, Monopolies, scoring effects (U-17.1)."""
    for seat in range(s.seats):
        total: i64 = 0
        for card in range(s.tables.names):
            if (s.tableau[seat * layout.COLUMNS + layout.COMPLETED] >> card) & 1 == 1:
                total += s.tables.worth[card] + s.tables.effects[card].points(s, seat)
        for colour in range(COLOURS):
            if s.monopoly[colour] == seat:
                total += s.activities(seat, colour)
        if total != points(s, seat):
            found.append(f"U-17.1 seat {seat} has {total} points, not {points(s, seat)}")
        if total >= threshold(s) and s.ending == 0:
            found.append(f"U-17.4 seat {seat} has not set off the end")


def check_knowledge(s: Uchronia, found: list[str]) -> None:
    """What the table has learnt of a Hand is true of it."""
    for seat in range(s.seats):
        hand = filled(COLOURS, 0)
        for colour in range(COLOURS):
            at = seat * layout.SEAT_CARDS + colour
            hand[colour] = s.cards[layout.HAND + at]
            if s.cards[layout.KNOWN + at] > hand[colour]:
                found.append(f"U-2.3 seat {seat} is known to hold more than it does")
        if (s.capped >> seat) & 1 == 1 and excess(s.caps, seat * CAPS, hand, 0) > 0:
            found.append(f"U-2.4 seat {seat} holds what it was known to lack")
        if len(s.ledger) > 0:
            check_ledger(s, seat, found)


def check_ledger(s: Uchronia, seat: i64, found: list[str]) -> None:
    """The cards drawn are as many as those named and those unseen, by colour no fewer."""
    total: i64 = 0
    for colour in range(COLOURS):
        named: i64 = 0
        row = first_row(s)
        while row < len(s.ledger):
            if s.ledger[row + SEAT] == seat:
                named += s.ledger[row + NAMED + colour]
                total += s.ledger[row + DREW] if colour == 0 else 0
            row += ROW
        if older(s, seat, colour) > named + unseen(s, seat, colour):
            found.append(f"U-2.3 seat {seat} had older cards that have vanished")
        total += older(s, seat, colour) - named - unseen(s, seat, colour)
    if total != 0:
        found.append(f"U-2.3 the ledger of seat {seat} is out of step with its Hand")
