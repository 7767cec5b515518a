"""The only code that changes the zones of Uchronia: it keeps counts in step and tells listeners."""

from __future__ import annotations

from ludopolis.core.native import append, bit, i64, unpacked, vec
from ludopolis.games.uchronia import asks, events, knowledge, layout
from ludopolis.games.uchronia.ledger import close_lot
from ludopolis.games.uchronia.scoring import points, threshold
from ludopolis.games.uchronia.state import NOBODY, REASON_IDS, Uchronia
from ludopolis.games.uchronia.tables import COLOUR_IDS, COLOURS, ORDER_IDS

# -- Resource cards --


def remove(s: Uchronia, seat: i64, zone: i64, colour: i64) -> None:
    s.cards[s.place(zone, seat) + colour] -= 1
    if zone == asks.HAND_ZONE:
        knowledge.learn_departure(s, seat, colour)


def put(s: Uchronia, seat: i64, zone: i64, colour: i64) -> None:
    s.cards[s.place(zone, seat) + colour] += 1
    if zone == asks.HAND_ZONE:
        knowledge.learn_arrival(s, seat, colour)


def transfer(s: Uchronia, seat: i64, source: i64, target: i64, colour: i64) -> None:
    """Move a card between zones of the seat or the table, in public (U-0.5)."""
    remove(s, seat, source, colour)
    put(s, seat, target, colour)
    if s.sink is not None:
        moved = events.Transferred(
            seat, asks.ZONE_IDS[source], asks.ZONE_IDS[target], COLOUR_IDS[colour]
        )
        s.sink.append(moved)
    if target == asks.ACTIVITIES_ZONE:
        # Only who launches can win it by that, and is looked at next (U-11.2, U-12.1).
        settle_monopoly(s, colour)
    note_points(s, seat)


def exchange(
    s: Uchronia, seat: i64, first: i64, first_colour: i64, second: i64, second_colour: i64
) -> None:
    """Two cards change places at once: one change, after which points are looked at (U-15.19)."""
    remove(s, seat, first, first_colour)
    remove(s, seat, second, second_colour)
    put(s, seat, first, second_colour)
    put(s, seat, second, first_colour)
    if s.sink is not None:
        s.sink.append(
            events.Exchanged(
                seat,
                asks.ZONE_IDS[first],
                COLOUR_IDS[first_colour],
                asks.ZONE_IDS[second],
                COLOUR_IDS[second_colour],
            )
        )
    if asks.ACTIVITIES_ZONE in (first, second):
        winner = settle_monopoly(s, first_colour)
        if s.tables.looks_within_exchange:
            note_gain(s, winner)
        other = settle_monopoly(s, second_colour)
        note_gain(s, winner)
        note_gain(s, other)
    note_points(s, seat)


def next_card(s: Uchronia) -> i64:
    """Take the top card of the resource pile, renewed if need be; -1 if there is none."""
    if s.top == len(s.pile) and not renew_pile(s):
        return -1
    card = s.pile[s.top]
    s.top += 1
    s.quiet = 0
    s.revealed += 1
    return card


def renew_pile(s: Uchronia) -> bool:
    """Shuffle the discard pile, or else the Forum, into a new pile (U-16.1 to U-16.4)."""
    place: i64 = layout.DISCARD if s.count(layout.DISCARD) > 0 else layout.FORUM
    if s.count(place) == 0:
        return False
    pile = vec[i64]()
    for colour in range(COLOURS):
        for copy in range(s.cards[place + colour]):
            pile = append(pile, colour)
        s.cards[place + colour] = 0
    s.chance().shuffle_packed(pile)
    s.pile = pile
    s.top = 0
    close_lot(s)
    if s.sink is not None:
        s.sink.append(
            events.PileRenewed("discard" if place == layout.DISCARD else "forum", len(pile))
        )
    return True


def draw(s: Uchronia, seat: i64, count: i64) -> None:
    """Draw up to ``count`` cards that only their owner sees (U-2.5, U-16.6).

    What can't be drawn any more is lost (U-0.10).
    """
    hand = layout.HAND + seat * layout.SEAT_CARDS
    before = s.cards if s.sink is None else s.cards[:]
    for i in range(count):
        colour = next_card(s)
        if colour < 0:
            break
        s.cards[hand + colour] += 1
        knowledge.learn_draw(s, seat)
    if s.sink is not None:
        drawn = [s.cards[hand + colour] - before[hand + colour] for colour in range(COLOURS)]
        if sum(drawn) > 0:
            s.sink.append(events.Drew(seat, sum(drawn), colour_list(drawn)))


def turn_up(s: Uchronia, seat: i64, count: i64) -> None:
    """Turn up to ``count`` cards of the pile for all to see (U-16.5)."""
    for i in range(count):
        colour = next_card(s)
        if colour < 0:
            break
        put(s, seat, asks.TURNED_ZONE, colour)
    if s.sink is not None:
        s.sink.append(
            events.TurnedUp(
                seat, colour_list(unpacked(s.cards[layout.TURNED : layout.TURNED + COLOURS]))
            )
        )


def colour_list(counts: list[int]) -> list[str]:
    """The colours so often as they are counted. In what order they were drawn, nobody is told."""
    colours: list[str] = []
    for colour in range(COLOURS):
        for copy in range(counts[colour]):
            colours.append(COLOUR_IDS[colour])
    return colours


def clear_domain(s: Uchronia, seat: i64, to_stock: i64) -> None:
    """The cards of the last Command go to the Forum, but for ``to_stock`` of them (U-4.2)."""
    place = layout.DOMAIN + seat * layout.SEAT_CARDS
    kept = to_stock
    for colour in range(COLOURS):
        while s.cards[place + colour] > 0:
            target: i64 = asks.STOCK_ZONE if kept > 0 else asks.FORUM_ZONE
            kept -= 1
            transfer(s, seat, asks.DOMAIN_ZONE, target, colour)


def put_in_forum(s: Uchronia, seat: i64, colour: i64) -> None:
    """A card that all wait for goes from the Hand to the Forum (U-3.9, U-15.10)."""
    transfer(s, seat, asks.HAND_ZONE, asks.FORUM_ZONE, colour)
    s.revealed += 1


# -- turns and orders --


def begin_round(s: Uchronia) -> None:
    s.round += 1
    s.quiet = 1


def count_quiet_round(s: Uchronia) -> None:
    """One more round in which nothing happened, or none in succession (U-17.12)."""
    s.quiet_rounds = s.quiet_rounds + 1 if s.quiet == 1 else 0


def begin_turn(s: Uchronia) -> None:
    s.fresh = 0
    if s.sink is not None:
        s.sink.append(events.TurnBegan(s.turn, s.round))


def pass_turn(s: Uchronia) -> None:
    """The next player clockwise is the acting player (U-0.1, U-3.7)."""
    s.turn = (s.turn + 1) % s.seats
    s.revealed += 1


def hand_over(s: Uchronia, seat: i64) -> None:
    """Another seat has its say in this turn: what came before can't be taken back any more."""
    if seat != s.turn:
        s.revealed += 1


def command(s: Uchronia, seat: i64, colour: i64, cards: i64) -> None:
    """Play one or two cards from Hand to Domain, to stay there until the seat's next turn.

    Rules: U-5.1, U-5.7, U-4.8.
    """
    for i in range(cards):
        remove(s, seat, asks.HAND_ZONE, colour)
        put(s, seat, asks.DOMAIN_ZONE, colour)
    s.quiet = 0
    if s.sink is not None:
        s.sink.append(events.Commanded(seat, COLOUR_IDS[colour], cards))


def plot(s: Uchronia, seat: i64) -> None:
    if s.sink is not None:
        s.sink.append(events.Plotted(seat))


def begin_order(s: Uchronia, seat: i64, order: i64, steps: i64, copied: i64) -> None:
    """Fix the number of main steps: Activities launched meanwhile add none (U-7.2, U-11.3)."""
    s.order = order
    s.steps = steps
    s.used = 0
    s.copied = copied
    s.quiet = 0
    if s.sink is not None:
        name = ORDER_IDS[order]
        if copied == 1:
            s.sink.append(events.OrderCopied(seat, name, steps))
        else:
            s.sink.append(events.OrderBegan(seat, name, steps))


def spend_steps(s: Uchronia, count: i64) -> None:
    """Take main steps: one, or all of them as one raid (U-10.1)."""
    s.steps -= count


def end_order(s: Uchronia) -> None:
    if s.sink is not None:
        s.sink.append(events.OrderEnded(s.turn, ORDER_IDS[s.order]))
    s.order = -1
    s.steps = 0
    s.used = 0
    s.copied = 0
    if s.raided == 1:
        s.raided = 0
        s.gave = 0
        s.withheld = 0
        for colour in range(COLOURS):
            s.cards[layout.SHOWN + colour] = 0


def use_bonus(s: Uchronia, seat: i64, card: i64) -> None:
    """An Order Bonus is used once in an Order (U-15.4)."""
    s.used |= bit(card)
    if s.sink is not None:
        s.sink.append(events.BonusUsed(seat, s.tables.ids[card]))


# -- the raid --


def reveal(s: Uchronia, seat: i64, colour: i64) -> None:
    """Show a card of the Hand to all (U-10.5)."""
    s.raided = 1
    s.cards[layout.SHOWN + colour] += 1
    knowledge.learn_shown(s, seat, colour, s.cards[layout.SHOWN + colour])
    s.revealed += 1
    if s.sink is not None:
        s.sink.append(events.Revealed(seat, COLOUR_IDS[colour]))


def withhold(s: Uchronia, seat: i64, owner: i64, colour: i64) -> None:
    """One revealed card does not count against ``owner`` (U-10.15)."""
    s.withheld |= (colour + 1) << (4 * owner)
    if s.sink is not None:
        s.sink.append(events.Withheld(seat, owner, COLOUR_IDS[colour]))


def give(s: Uchronia, giver: i64, seat: i64, colour: i64) -> None:
    """A card goes from the giver's Hand to the raider's Stock, for all to see (U-10.7, U-10.14)."""
    remove(s, giver, asks.HAND_ZONE, colour)
    put(s, seat, asks.STOCK_ZONE, colour)
    s.gave |= bit(giver)
    s.revealed += 1
    if s.sink is not None:
        s.sink.append(events.Gave(giver, seat, COLOUR_IDS[colour]))
    note_points(s, seat)


def lack(s: Uchronia, seat: i64, mask: i64) -> None:
    """The seat can't give: it holds none of these colours, and everybody knows (U-2.4)."""
    knowledge.learn_lack(s, seat, mask)
    s.revealed += 1
    if s.sink is not None:
        colours = [COLOUR_IDS[colour] for colour in range(COLOURS) if (mask >> colour) & 1 == 1]
        s.sink.append(events.Lacked(seat, colours))


def rob_stock(s: Uchronia, seat: i64, owner: i64, colour: i64) -> None:
    s.cards[layout.STOCK + owner * layout.SEAT_CARDS + colour] -= 1
    s.cards[layout.STOCK + seat * layout.SEAT_CARDS + colour] += 1
    if s.sink is not None:
        s.sink.append(events.StockRobbed(seat, owner, COLOUR_IDS[colour]))
    note_points(s, seat)


def rob_site(s: Uchronia, seat: i64, owner: i64, card: i64, colour: i64) -> None:
    s.claim_sites()
    s.sites[owner * s.tables.names + card] -= bit(layout.SITE_BITS * colour)
    s.cards[layout.STOCK + seat * layout.SEAT_CARDS + colour] += 1
    if s.sink is not None:
        s.sink.append(events.SiteRobbed(seat, owner, s.tables.ids[card], COLOUR_IDS[colour]))
    note_points(s, seat)


# -- Monopolies and points --


def settle_monopoly(s: Uchronia, colour: i64) -> i64:
    """The holder keeps it while beaten by nobody; else the strict majority, or none (U-12.4).

    So a tie changes nothing, and the first Activity of a colour takes it (U-12.1 to U-12.3). What
    an Activity counts as by an effect doesn't matter here (U-12.8). Returns who has won it. When
    all is settled that changes at once, the caller looks at points, and not before (U-17.4).
    """
    most: i64 = 0
    leaders: i64 = 0
    leader: i64 = NOBODY
    for seat in range(s.seats):
        held = s.cards[layout.ACTIVITIES + seat * layout.SEAT_CARDS + colour]
        if held > most:
            most = held
            leaders = 0
        if held == most:
            leaders += 1
            leader = seat
    holder = s.monopoly[colour]
    if holder >= 0 and most > 0 and s.activities(holder, colour) == most:
        return NOBODY
    return give_monopoly(s, colour, leader if most > 0 and leaders == 1 else NOBODY)


def give_monopoly(s: Uchronia, colour: i64, seat: i64) -> i64:
    """Who has won it by this: the seat, unless it had the Monopoly before."""
    before = s.monopoly[colour]
    if before == seat:
        return NOBODY
    s.claim_monopoly()
    s.monopoly[colour] = seat
    if s.sink is not None:
        s.sink.append(events.MonopolyChanged(COLOUR_IDS[colour], seat, before))
    return seat


def note_gain(s: Uchronia, winner: i64) -> None:
    """Look at the points of who has won a Monopoly, if somebody has."""
    if winner >= 0:
        note_points(s, winner)


def note_points(s: Uchronia, seat: i64) -> None:
    """The end is set off as soon as a seat has the threshold, and stays so (U-17.4, U-17.5)."""
    if s.ending == 0 and points(s, seat) >= threshold(s):
        s.ending = 1
        if s.sink is not None:
            s.sink.append(events.EndSetOff(seat, points(s, seat)))


def end_game(s: Uchronia, reason: i64) -> None:
    s.reason = reason
    s.over = True
    if s.sink is not None:
        s.sink.append(events.GameEnded(REASON_IDS[reason], s.scores()))


# -- Buildings --


def discard_from_forum(s: Uchronia, colour: i64) -> None:
    """Discarded is what goes to the discard pile; the Forum is another place (U-0.6)."""
    s.cards[layout.FORUM + colour] -= 1
    s.cards[layout.DISCARD + colour] += 1


def start(s: Uchronia, seat: i64, card: i64, foundation: i64) -> None:
    """Take a Building from the Great Works; ``foundation`` is the Forum card's colour, or -1.

    The Foundation is no Resource of the Building (U-13.10), and nothing is drawn for the Building
    before the turn ends (U-13.11).
    """
    if foundation >= 0:
        discard_from_forum(s, foundation)
    drop_work(s, card)
    s.claim_tableau()
    s.tableau[seat * layout.COLUMNS + layout.SITES] |= bit(card)
    s.fresh |= bit(card)
    if s.sink is not None:
        laid = COLOUR_IDS[foundation] if foundation >= 0 else None
        s.sink.append(events.Started(seat, s.tables.ids[card], laid))


def feed(s: Uchronia, seat: i64, card: i64, zone: i64, colour: i64) -> bool:
    """Transfer a Resource to a Building; whether that completed it (U-13.7, U-14.1).

    Nothing else completes a Building, and none gets more than its cost (U-14.2, U-13.13).
    """
    remove(s, seat, zone, colour)
    s.claim_sites()
    s.sites[seat * s.tables.names + card] += bit(layout.SITE_BITS * colour)
    if s.sink is not None:
        fed = events.SiteFed(seat, s.tables.ids[card], asks.ZONE_IDS[zone], COLOUR_IDS[colour])
        s.sink.append(fed)
    if s.site_size(seat, card) < s.tables.cost[card]:
        return False
    complete(s, seat, card)
    return True


def complete(s: Uchronia, seat: i64, card: i64) -> None:
    """Steps (1) and (2) of completion: the Resources are discarded (U-14.3, U-14.4)."""
    s.claim_sites()
    s.claim_tableau()
    at = seat * s.tables.names + card
    for colour in range(COLOURS):
        s.cards[layout.DISCARD + colour] += (
            s.sites[at] >> (layout.SITE_BITS * colour)
        ) & layout.SITE_MASK
    s.sites[at] = 0
    row = seat * layout.COLUMNS
    s.tableau[row + layout.SITES] &= ~bit(card)
    add_completed(s, seat, card)
    if s.sink is not None:
        s.sink.append(events.Completed(seat, s.tables.ids[card], s.tables.worth[card]))
    note_points(s, seat)


def add_completed(s: Uchronia, seat: i64, card: i64) -> None:
    """Put the Building among the completed ones; its effect begins only now (U-15.1, U-15.2)."""
    s.claim_tableau()
    row = seat * layout.COLUMNS
    s.tableau[row + layout.COMPLETED] |= bit(card)
    s.tableau[row + layout.BUILT] += 1
    s.tableau[row + layout.WORTH] += s.tables.worth[card]
    s.tables.effects[card].stand(s, seat)


def add_to_row(s: Uchronia, seat: i64, column: i64, amount: i64) -> None:
    s.claim_tableau()
    s.tableau[seat * layout.COLUMNS + column] += amount


def raise_in_row(s: Uchronia, seat: i64, column: i64, number: i64) -> None:
    """The number of a column becomes at least this."""
    s.claim_tableau()
    at = seat * layout.COLUMNS + column
    s.tableau[at] = max(s.tableau[at], number)


def mark_in_row(s: Uchronia, seat: i64, column: i64, at: i64) -> None:
    """Set a bit of a column: a lasting permission, or a colour."""
    s.claim_tableau()
    s.tableau[seat * layout.COLUMNS + column] |= bit(at)


# -- Great Works --


def next_building(s: Uchronia) -> i64:
    """Take the top of the building pile, renewed from its discard pile; -1 if both are empty."""
    if s.building_top == len(s.building_pile):
        if len(s.building_discard) == 0:
            return -1
        pile = s.building_discard[:]
        s.chance().shuffle_packed(pile)
        s.building_pile = pile
        s.building_top = 0
        s.building_discard = vec[i64]()
        if s.sink is not None:
            s.sink.append(events.PileRenewed("building", len(pile)))
    card = s.building_pile[s.building_top]
    s.building_top += 1
    s.bottom = min(s.bottom, len(s.building_pile) - s.building_top)
    s.revealed += 1
    return card


def draw_work(s: Uchronia) -> bool:
    """Draw a Building into the Great Works; False if there is none (U-16.8)."""
    card = next_building(s)
    if card < 0:
        return False
    show_work(s, card)
    return True


def show_work(s: Uchronia, card: i64) -> None:
    """Lay a drawn Building among the Great Works."""
    s.works = append(s.works[:], card)
    if s.sink is not None:
        s.sink.append(events.WorkDrawn(s.tables.ids[card]))


def drop_work(s: Uchronia, card: i64) -> None:
    """One copy of the Building leaves the Great Works."""
    left = vec[i64]()
    found = False
    for work in s.works:
        if work == card and not found:
            found = True
        else:
            left = append(left, work)
    s.works = left


def bury_building(s: Uchronia, card: i64) -> None:
    """Put a Building under the pile, where everybody knows it to be."""
    s.building_pile = append(s.building_pile[:], card)
    s.bottom += 1
    if s.sink is not None:
        s.sink.append(events.WorkBuried(s.tables.ids[card]))


def refill_works(s: Uchronia) -> None:
    """Draw until the Great Works are complete (U-16.7, U-16.8)."""
    while len(s.works) < s.tables.constants.great_works:
        if not draw_work(s):
            return


def discard_works(s: Uchronia) -> None:
    discard = s.building_discard[:]
    for work in s.works:
        discard = append(discard, work)
    if s.sink is not None:
        s.sink.append(events.WorksDiscarded([s.tables.ids[work] for work in s.works]))
    s.building_discard = discard
    s.works = vec[i64]()
